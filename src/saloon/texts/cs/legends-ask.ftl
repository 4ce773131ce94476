# Legendy Západu: na co se hra ptá a jak znějí odpovědi.

legends-ask-character = Kterou postavu si necháš?
    .other = { $seat } si vybírá postavu.
legends-ask-start-space = Kde začneš?
    .other = { $seat } si vybírá, kde začne.
legends-ask-income = Příjem: peníze, karty, nebo od obojího trochu?
    .other = { $seat } bere příjem.
legends-ask-gear = Co v tomto tahu použiješ? ({ $about })
    .other = { $seat } si vybírá ({ $about }).
legends-ask-act = { $amount ->
    [0] Žádná akce nezbývá. Co je zadarmo, ještě smíš.
    [one] Co uděláš? Zbývá 1 akce.
    [few] Co uděláš? Zbývají { $amount } akce.
   *[other] Co uděláš? Zbývá { $amount } akcí.
 }
    .other = Na tahu: { $seat }
legends-ask-discard = { $amount ->
    [one] Kterou kartu oželíš? ({ $about })
    [few] Které karty oželíš? Ještě { $amount }. ({ $about })
   *[other] Které karty oželíš? Ještě { $amount }. ({ $about })
 }
    .other = { $seat } se vzdává karet ({ $about }).
legends-ask-use-now = { $about }: použiješ hned?
    .other = { $seat } smí novou věc použít hned ({ $about }).
legends-ask-roll-again = { $about }: kterou kostkou hodíš znovu?
    .other = { $seat } smí kostkou házet znovu ({ $about }).
legends-ask-arrow = Šipka: hodíš touto kostkou znovu?
    .other = { $seat } smí kostkou házet znovu.
legends-ask-choose = Co si vezmeš? ({ $about })
    .other = { $seat } se rozhoduje ({ $about }).
legends-ask-give = { $about } si žádá: peníze, nebo kartu?
    .other = { $seat } něco dává, dostane { $by } ({ $about }).
legends-ask-ride = { $about }: kterou kartu odhodíš, abys jel až o 3 pole?
    .other = { $seat } smí za kartu jet dál.
legends-ask-ride-on = { $amount ->
    [one] Kam? Nejvýš o 1 pole.
   *[other] Kam? Nejvýš o { $amount } pole.
 }
    .other = { $seat } jede.
legends-ask-take-one = { $about }: kterou kartu si vezmeš?
    .other = { $seat } si prohlíží karty a jednu si bere ({ $about }).
legends-ask-unknown = Rozhodnutí je na tobě.
    .other = { $seat } se rozhoduje.

## Odpovědi

legends-do-keep = { $card }
legends-do-stand = { $place }
legends-do-income = { $detailIs ->
    [money] $20
    [cards] 2 karty
   *[both] $10 a 1 karta
 }
legends-do-use = { $detail }
legends-do-work = Práce: $10
legends-do-buy = Koupit: { $detail }
legends-do-upgrade = Vylepšit: { $detail }
legends-do-sell = Prodat nugety: { $amount }
legends-do-sell-card = Prodat { $card }
legends-do-doctor = K lékaři: $10
legends-do-revel = Povyražení: { $amount } BV
legends-do-prospect = Rýžovat
legends-do-acquire = Vzít dobytek
legends-do-ship = Odvézt vlakem: { $card }
legends-do-rustle = Prodat jako kradený: { $card }
legends-do-move = Přesun: { $place }
legends-do-go = Dál: { $place }
legends-do-further = O pole dál: { $place }
legends-do-through = Přes { $rocks }: { $place }
legends-do-play = { $detailIs ->
    [none] { $card }
    [lp] { $card }: 1 BV
    [wp] { $card }: 1 BP
   *[other] { $card }: { $detail }
 }
legends-do-punch = { $seatIs ->
    [none] { $detailIs ->
        [none] { $card }
       *[other] { $card }: { $detail }
     }
   *[other] { $card }: { $seat }
 }
legends-do-whiskey = { $seatIs ->
    [none] { $detailIs ->
        [none] Hodit whiskey
       *[other] Hodit whiskey, cíl: { $detail }
     }
   *[other] Hodit whiskey, cíl: { $seat }
 }
legends-do-provisions = Použít zásoby
legends-do-demand = { $seatIs ->
    [none] { $detailIs ->
        [none] Žádat peníze nebo kartu
       *[other] Žádat peníze nebo kartu, dá: { $detail }
     }
   *[other] Žádat peníze nebo kartu, dá: { $seat }
 }
legends-do-give = { $detailIs ->
    [money] Dát $10
   *[other] Dát kartu
 }
    .help-oneself = { $detailIs ->
        [money] Vzít si $10
       *[other] Líznout kartu
     }
legends-do-discard = { $card }
legends-do-reroll = Znovu: { $detail }
legends-do-choose = { $detail }
legends-do-take = { $card }
legends-do-yes = Ano
legends-do-no = Ne
legends-do-pass = Nic
    .ride = Zůstat tady
    .ride-on = Zastavit tady
    .roll-again = Nechat obě
legends-do-end = Ukončit tah
