# Western Legends: mit kérdez a játék, és hogyan szólnak a válaszok.

legends-ask-character = Melyik szereplőt tartod meg?
    .other = { $seat } szereplőt választ.
legends-ask-start-space = Hol kezdesz?
    .other = { $seat } kiválasztja, hol kezd.
legends-ask-income = Bevétel: pénz, lapok, vagy mindkettőből egy kevés?
    .other = { $seat } felveszi a bevételt.
legends-ask-gear = Mit használsz ebben a körben? ({ $about })
    .other = { $seat } választ ({ $about }).
legends-ask-act = { $amount ->
    [0] Nincs több akciód. Ami ingyen van, azt még megteheted.
   *[other] Mit teszel? Még { $amount } akciód van.
 }
    .other = { $seat } van soron.
legends-ask-discard = { $amount ->
    [one] Melyik lapról mondasz le? ({ $about })
   *[other] Mely lapokról mondasz le? Még { $amount } lapról kell. ({ $about })
 }
    .other = { $seat } lapokról mond le ({ $about }).
legends-ask-use-now = { $about }: használod mostantól?
    .other = { $seat } azonnal használhatja az új szerzeményt ({ $about }).
legends-ask-roll-again = { $about }: melyik kockát dobod újra?
    .other = { $seat } újra dobhat egy kockát ({ $about }).
legends-ask-arrow = Nyíl: újra dobod ezt a kockát?
    .other = { $seat } újra dobhat egy kockát.
legends-ask-choose = Mit választasz? ({ $about })
    .other = { $seat } választ ({ $about }).
legends-ask-give = { $about } követel: pénzt vagy lapot adsz?
    .other = { $seat } ad valamit, a kapó: { $by } ({ $about }).
legends-ask-ride = { $about }: melyik lapot dobod el, hogy legfeljebb 3 mezőt lovagolj?
    .other = { $seat } egy lapért továbblovagolhat.
legends-ask-ride-on = Hová? Legfeljebb { $amount } mező.
    .other = { $seat } lovagol.
legends-ask-take-one = { $about }: melyik lapot veszed el?
    .other = { $seat } lapokat néz meg, és egyet elvesz ({ $about }).
legends-ask-unknown = Te döntesz.
    .other = { $seat } dönt.

## Válaszok

legends-do-keep = { $card }
legends-do-stand = { $place }
legends-do-income = { $detailIs ->
    [money] $20
    [cards] 2 lap
   *[both] $10 és 1 lap
 }
legends-do-use = { $detail }
legends-do-work = Munka: $10
legends-do-buy = Vásárlás: { $detail }
legends-do-upgrade = Fejlesztés: { $detail }
legends-do-sell = Rögök eladása: { $amount }
legends-do-sell-card = Eladás: { $card }
legends-do-doctor = Az orvoshoz: $10
legends-do-revel = Mulatás: { $amount } HP
legends-do-prospect = Aranymosás
legends-do-acquire = Marha átvétele
legends-do-ship = Elszállítás: { $card }
legends-do-rustle = Eladás lopottként: { $card }
legends-do-move = Mozgás: { $place }
legends-do-go = Tovább: { $place }
legends-do-further = Egy mezővel tovább: { $place }
legends-do-through = Átkelés ({ $rocks }): { $place }
legends-do-play = { $detailIs ->
    [none] { $card }
    [lp] { $card }: 1 HP
    [wp] { $card }: 1 KP
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
        [none] Whiskeydobás
       *[other] Whiskeydobás, célpont: { $detail }
     }
   *[other] Whiskeydobás, célpont: { $seat }
 }
legends-do-provisions = Az ellátmány felhasználása
legends-do-demand = { $seatIs ->
    [none] { $detailIs ->
        [none] Pénz vagy lap követelése
       *[other] Pénz vagy lap követelése, adja: { $detail }
     }
   *[other] Pénz vagy lap követelése, adja: { $seat }
 }
legends-do-give = { $detailIs ->
    [money] $10 átadása
   *[other] Egy lap átadása
 }
    .help-oneself = { $detailIs ->
        [money] $10 felvétele
       *[other] Egy lap húzása
     }
legends-do-discard = { $card }
legends-do-reroll = Újra: { $detail }
legends-do-choose = { $detail }
legends-do-take = { $card }
legends-do-yes = Igen
legends-do-no = Nem
legends-do-pass = Passz
    .ride = Maradás
    .ride-on = Megállás itt
    .roll-again = Mindkettő marad
legends-do-end = A kör vége
