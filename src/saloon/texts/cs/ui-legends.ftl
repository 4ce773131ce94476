# Stůl Legend Západu v prohlížeči.

ui-legends-goal = Staň se legendou: kdo má po posledním kole nejvíc bodů, vyhrává.
ui-legends-hint = Za tah máš tři akce: vyber ze seznamu, nebo klikni na svítící pole a jdi tam. Najeď myší na cokoli a dočteš se o tom.
    .touch = Za tah máš tři akce: vyber ze seznamu, nebo ťukni na svítící pole a jdi tam. Podrž prst na čemkoli a dočteš se o tom.
ui-legends-your-turn = Jsi na tahu
ui-legends-turn-of = Na tahu: { $name }
ui-legends-over = Hra skončila
ui-legends-asked = Odpovídáš ty
ui-legends-panel = Co můžeš dělat
ui-legends-action = Akce
ui-legends-spent = pryč
ui-legends-lost-action = ztraceno
ui-legends-did-move = Pohyb
ui-legends-did-through = Pohyb
ui-legends-did-play = Karta
ui-legends-did-work = Práce
ui-legends-did-buy = Nákup
ui-legends-did-upgrade = Nákup
ui-legends-did-sell = Prodej
ui-legends-did-sell-card = Prodej
ui-legends-did-doctor = Lékař
ui-legends-did-revel = Zábava
ui-legends-did-prospect = Rýžování
ui-legends-did-acquire = Dobytek
ui-legends-did-ship = Dobytek
ui-legends-did-rustle = Dobytek
ui-legends-did-rob-bank = Banka
ui-legends-did-poker = Poker
ui-legends-did-arrest = Zatčení
ui-legends-did-duel = Souboj
ui-legends-did-rob = Loupež
ui-legends-did-black-arrest = Zatčení
ui-legends-did-black-duel = Souboj
ui-legends-did-black-rob = Loupež
ui-legends-did-provisions = Zásoby
ui-legends-actions-left = { $count ->
    [0] žádná akce nezbývá
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[other] zbývá { $count } akcí
 }
ui-legends-who = Kým budeš?
ui-legends-bot = bot
ui-legends-first = začíná každé kolo
ui-legends-no-character = zatím bez postavy

## Mapa

ui-legends-map = Mapa
ui-legends-overview = Celá mapa: klepni, kam chceš
ui-legends-closer = Blíž
ui-legends-farther = Dál
ui-legends-whole = Celá mapa
ui-legends-to-me = K mé figurce
ui-legends-ride = Vyrazit
ui-legends-places = Seznam polí
ui-legends-places-only = Jen ta, kam teď můžeš
ui-legends-here = je tu: { $names }
ui-legends-another-action = další akce
ui-legends-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
ui-legends-region-mesitos_point = Mesito's Point
ui-legends-region-darkrock = Darkrock
ui-legends-region-dixon_creek = Dixon Creek
ui-legends-region-sunny_hills = Sunny Hills
ui-legends-region-red_falls = Red Falls
ui-legends-region-cliff_junction = Cliff Junction
ui-legends-region-spikes_view = Spike's View
ui-legends-place-sheriff_office = Šerif
ui-legends-place-store = Obchod
ui-legends-place-saloon = Saloon
ui-legends-place-bank = Banka
ui-legends-place-doctor = Lékař
ui-legends-place-cabaret = Kabaret
ui-legends-place-rail_station = Nádraží
ui-legends-place-ranch_green = Zelený ranč
ui-legends-place-ranch_blue = Modrý ranč
ui-legends-place-mine_sunny_hills = Rýžoviště
ui-legends-place-mine_cliff_junction = Rýžoviště
ui-legends-place-mine_spikes_view = Důl
ui-legends-at-work = práce za $10
ui-legends-at-buy_equipment = nákup
ui-legends-at-sell_nuggets = prodej nugetů
ui-legends-at-bank_robbery = přepadení banky
ui-legends-at-heal_all = lékař za $10
ui-legends-at-revel = zábava, $30 za 1 BV
ui-legends-at-prospect = rýžování
ui-legends-at-acquire_cattle = dobytek
ui-legends-at-poker = poker za $10

## Desky hráčů

ui-legends-lp = BV
ui-legends-lp-count = { $count } BV
ui-legends-wanted = psanec { $count }
ui-legends-marshal = strážce { $count }
ui-legends-wounds = { $count ->
    [0] bez zranění
   *[other] zranění: { $count }
 }
ui-legends-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
ui-legends-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
   *[other] { $count } nugetů
 }
ui-legends-cattle = { $herd } dobytek
ui-legends-own-wounds = Zranění
ui-legends-own-money = Peníze
ui-legends-own-gold = Zlato
ui-legends-hand-limit = ruka { $count }
ui-legends-upgraded = vylepšeno
ui-legends-owned = máš
ui-legends-in-use = používá se
ui-legends-ability-works = Schopnost platí.
ui-legends-ability-later = Platí od 5 BV.
ui-legends-tracks = Stupnice
ui-legends-track-legend = Věhlas
ui-legends-track-law = Zákon
ui-legends-track-wanted = Psanci
ui-legends-track-marshal = Strážci
ui-legends-deck = balíček
ui-legends-discards = odhozeno
ui-legends-fight-deck = bojové karty

## Karty

ui-legends-hand = Tvoje ruka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
ui-legends-no-cards = V ruce nic není
ui-legends-usable = lze použít
ui-legends-hidden-card = karta lícem dolů
ui-legends-fight-card = Bojová karta
ui-legends-price = stojí ${ $price }
ui-legends-kind-effect = Efekt
ui-legends-kind-action = Akce
ui-legends-kind-reaction = Reakce

## Co lze dělat

ui-legends-on-foot = pěšky
ui-legends-act-move = Pohyb
ui-legends-act-go = Jít dál
ui-legends-act-further = O pole dál
ui-legends-act-through = Přes skály
ui-legends-act-store = Nákup
ui-legends-act-buy = Nákup
ui-legends-act-hand = Zahrát kartu
ui-legends-act-work = Pracovat
ui-legends-act-sell = Prodat nugety
ui-legends-act-revel = Bavit se
ui-legends-act-doctor = K lékaři
ui-legends-act-prospect = Rýžovat
ui-legends-act-acquire = Vzít dobytek
ui-legends-act-rob-bank = Přepadnout banku
ui-legends-act-poker = Poker
ui-legends-gain-move = nejvýš { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
 } ({ $mount }), svítí na mapě
ui-legends-gain-go = { $count ->
    [one] zbývá { $count } bod
    [few] zbývají { $count } body
   *[other] zbývá { $count } bodů
 }, svítí na mapě
ui-legends-gain-store = { $count ->
    [one] { $count } věc
    [few] { $count } věci
   *[other] { $count } věcí
 }, na které máš ${ $money }
ui-legends-gain-prospect = kostky: { $dice }; místo na nugety: { $room }
ui-legends-gain-guard = strážný bere { $count }; výhra { $gain }, prohra +1 BP a 1 zranění
ui-legends-gain-lost = (${ $money } nad limit propadne)
ui-legends-spoils-either = { $one } nebo { $other }
ui-legends-spoils-money = { $lost ->
    [0] polovina peněz (${ $money })
   *[other] polovina peněz (${ $money }, ${ $lost } nad limit propadne)
}
ui-legends-spoils-nuggets = { $lost ->
    [0] polovina zlata ({ ui-legends-unit-nuggets })
   *[other] polovina zlata ({ ui-legends-unit-nuggets }, nad limit propadne: { $lost })
}
ui-legends-spoils-cattle = dobytek
ui-legends-spoils-none = jinak není co vzít
ui-legends-does-not-count = neplatí: { $why }
ui-legends-gain-arrest = výhra +1 BSZ a psanec jde do vězení; prohra 1 zranění
ui-legends-gain-duel = výhra +2 BV; prohra 1 zranění
ui-legends-gain-rob = výhra: { $spoils }; prohra: 1 zranění
ui-legends-gain-acquire = žeton se skrytým bonusem
ui-legends-gain-ship = +1 BSZ a bonus
ui-legends-gain-rustle = +1 BP a bonus
ui-legends-gain-sell-card = +$20, +1 BV
ui-legends-gain-provisions = +1 karta, −1 zranění
ui-legends-gain-whiskey = 1 zranění pro někoho tady
ui-legends-gain-demand = $10 nebo karta
ui-legends-unit-lp = { $count } BV
ui-legends-unit-wp = { $count } BP
ui-legends-unit-mp = { $count } BSZ
ui-legends-unit-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
   *[other] { $count } nugetů
 }
ui-legends-unit-wounds = { $count } zranění
ui-legends-unit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }

## Obchod

ui-legends-store-in = Obchod, { $town }
ui-legends-store-lead = Za jednu akci, na co máš. Od každého druhu jeden kus, předměty nejvýš tři.
ui-legends-store-open = Akce je zaplacená: kupuj a vylepšuj, co chceš.
ui-legends-store-watch = Nakupuje { $name }.
ui-legends-store-items = { $count } ze { $of }
ui-legends-store-leave = Odejít z obchodu
ui-legends-to-map = Zpět k mapě
ui-legends-shelf-gear = Zvířata a zbraně
ui-legends-shelf-item = Předměty
ui-legends-bought = koupeno
ui-legends-in-basket = v košíku
ui-legends-short = chybí ${ $money }
ui-legends-theirs = vlastní
ui-legends-basket = Košík
ui-legends-basket-of = Nakupuje { $name }
ui-legends-basket-empty = Zatím nic
ui-legends-have = Máš
ui-legends-has = Zbývá
ui-legends-rest = Zbude
ui-legends-pay = Koupit za ${ $money } · 1 akce
ui-legends-pay-more = Koupit za ${ $money }
ui-legends-pay-nothing = Vyber, co koupíš
ui-legends-front-mule = Pohyb 3, unese o 2 nugety víc.
ui-legends-up-mule = Pohyb 4, unese o 2 víc. Na konci 1 BV.
ui-legends-front-mustang = Pohyb 4.
ui-legends-up-mustang = Pohyb 5. Na konci 2 BV.
ui-legends-front-revolver = Bez účinku.
ui-legends-up-revolver = Když útočíš, má tvá karta o 1 víc. Na konci 1 BV.
ui-legends-front-shotgun = Po vyhraném boji lízni 1 kartu.
ui-legends-up-shotgun = K tomu má karta proti tobě o 1 méně. Na konci 1 BV.
ui-legends-front-rifle = Před bojem s hráčem si prohlédni 2 jeho karty.
ui-legends-up-rifle = Také 2 bojové karty; pak smíš 1 kartu vyměnit. Na konci 2 BV.

## Boje

ui-legends-fight-arrest = Zatčení
ui-legends-fight-duel = Souboj
ui-legends-fight-robbery = Loupež
ui-legends-fight-bandit = Boj s banditou
ui-legends-fight-guard = Přepadení banky
ui-legends-fight-sheriff = Šerif zasahuje
ui-legends-fight-gang = Boj s tlupou
ui-legends-fight-virtual = { $mine ->
    [yes] Bojuješ ty.
   *[no] Bojuje { $name }.
 } Při shodě vítězí { $rival }.
ui-legends-fight-players = { $who ->
    [attacker] Útočíš ty, brání se { $rival }. Při shodě vyhráváš.
    [defender] Útočí { $name }, bráníš se ty. Při shodě vítězí útok.
   *[none] Útočí { $name }, brání se { $rival }. Při shodě vítězí útok.
 }
ui-legends-played-by = { $mine ->
    [yes] hraješ za něj ty
   *[no] hraje za něj { $name }
 }
ui-legends-step-declared = Vyhlášeno
ui-legends-step-laid = Karty leží
ui-legends-step-revealed = Odkryto
ui-legends-step-compared = Porovnáno
ui-legends-fight-won = { $mine ->
    [yes] Vyhráváš!
   *[no] { $name } vyhrává!
 }
ui-legends-fight-lost = { $mine ->
    [yes] Prohráváš!
   *[no] { $name } prohrává!
 }
ui-legends-gave-up = { $mine ->
    [yes] Vzdáváš se
   *[no] { $name } se vzdává
 }
ui-legends-would-be = { $wins ->
    [yes] S tvou kartou by to bylo { $own } : { $against } a vítězství by bylo tvoje.
   *[no] S tvou kartou by to bylo { $own } : { $against }, na výhru to nestačí.
 }
ui-legends-tie = shoda
ui-legends-ahead = vedeš o { $count }
ui-legends-behind = ztrácíš { $count }
ui-legends-counts = platí za { $count }
ui-legends-stakes-win = { $mine ->
    [yes] Když vyhraješ:
   *[no] Když vyhraje { $name }:
 }
ui-legends-stakes-lose = { $mine ->
    [yes] Když prohraješ:
   *[no] Když prohraje { $name }:
 }
ui-legends-win-arrest = 1 BSZ; psanec jde do vězení, ztrácí všechny BP, dobytek a polovinu peněz i zlata.
ui-legends-win-robbery-now = { $spoils }.
ui-legends-win-arrest-now = 1 BSZ; psanec jde do vězení a ztrácí všechny BP{ $loss }.
ui-legends-win-duel = 2 BV.
ui-legends-win-robbery = 1 BP, dobytek a polovina peněz nebo zlata.
ui-legends-win-bandit = 1 BV nebo 1 BSZ; bandita zmizí.
ui-legends-win-guard = $80 a 3 BP.
ui-legends-win-sheriff = svoboda.
ui-legends-win-gang = co říká příběh.
ui-legends-lose-player = 1 zranění a 1 karta z balíčku.
ui-legends-lose-bandit = 1 zranění a 1 karta z balíčku; bandita zmizí.
ui-legends-lose-guard = 1 BP, 1 zranění a 1 karta z balíčku.
ui-legends-lose-sheriff = vězení: pryč jsou všechny BP, dobytek a polovina peněz i zlata.
ui-legends-lose-sheriff-now = vězení: pryč jsou všechny BP{ $loss }.
ui-legends-lose-gang = co říká příběh.

## Příběhy

ui-legends-stories = Příběhy
ui-legends-cylinders = válečky { $count } { $of ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
 } { $of }: { $names }
ui-legends-no-cylinders = zatím bez válečků, k dokončení jich je třeba { $of }
ui-legends-add-yours = Můžeš přidat svůj

## Poker

ui-legends-poker = Poker v saloonu
ui-legends-poker-lead = { $mine ->
    [yes] Hru začínáš ty: shoda je tvoje.
   *[no] Hru začíná { $name } a při shodě vyhrává.
 }
ui-legends-poker-players = Kdo hraje
ui-legends-poker-opened = začíná hru
ui-legends-poker-joined = vstup za $10
ui-legends-poker-wins = vyhrává!
ui-legends-poker-dealer = Bankéř
ui-legends-poker-out = Mimo hru: { $names }
ui-legends-flop = Flop
ui-legends-poker-won = { $mine ->
    [yes] Bank je tvůj!
   *[no] Bank získává { $names }.
 }
ui-legends-poker-bank = Vyhrává bankéř: peníze jdou do banky.
ui-legends-poker-order = Pořadí kombinací, nejlepší první
ui-legends-poker-choose = { $count ->
    [one] Přidej k flopu ještě jednu kartu z ruky.
   *[other] Přidej k flopu dvě karty z ruky.
 }
ui-legends-poker-pick = { $count ->
    [one] Vyber ještě 1 kartu
    [few] Vyber { $count } karty
   *[other] Vyber { $count } karet
 }
ui-legends-poker-lay = { $count ->
    [one] Přidat tuto kartu
   *[other] Přidat tyto karty
 }
ui-legends-poker-rules = Kdo prohraje, lízne si 1 kartu. Karty mimo kombinaci se nikdy nepočítají; eso není nikdy nízké.
ui-legends-gain-pot = v banku ${ $pot } a víc

## Cíle a Muž v černém

ui-legends-goals = Tvoje cíle
ui-legends-goals-done = splněno { $count } { $of ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
 } { $of }
ui-legends-tokens = žetony věhlasu: { $count }
ui-legends-black = Muž v černém
ui-legends-black-deck = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
 }
ui-legends-win-black = odměna podle druhu boje; on hraje dál.

## Konec

ui-legends-scores = Odkud jsou body
ui-legends-score-place = Místo
ui-legends-score-who = Kdo
ui-legends-score-lp = Věhlas
ui-legends-score-gear = Vybavení
ui-legends-score-money = Peníze
ui-legends-score-wanted = Psanec
ui-legends-score-marshal = Strážce
ui-legends-score-chapters = Žetony
ui-legends-score-wounds = Zranění
ui-legends-score-points = Body
ui-legends-score-ties = Při rovnosti bodů rozhoduje víc BSZ nebo BP, pak víc nugetů, pak méně zranění.
