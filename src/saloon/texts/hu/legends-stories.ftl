# Western Legends: történetek. A lap másik oldala (`legends-tale-…`) csak akkor olvasható, ha teljesült.

## Szavak

legends-word-rattlesnake_gang = a csörgőkígyók bandája
legends-word-war_party = a harcosok csapata
legends-word-claim_jumpers = a telekrablók
legends-word-masked_riders = az álarcos lovasok
legends-word-hired_guns = a felbérelt fegyveresek
legends-word-train_robbers = a vonatrablók
legends-step-draw-1 = 1 lap húzása
legends-step-draw-2 = 2 lap húzása
legends-step-heal-1_draw-1 = 1 seb gyógyítása és 1 lap húzása
legends-step-heal-2 = Legfeljebb 2 seb gyógyítása
legends-step-item-map = Egy térkép
legends-step-item-map_draw-1 = Egy térkép és 1 lap
legends-step-item-provisions = Ellátmány
legends-step-item-ten_gallon_draw-1 = Egy szombreró és 1 lap
legends-step-item-whiskey = Egy üveg whiskey
legends-step-lose_money-20 = $20 elvesztése
legends-step-lose_money-20_lp-1 = $20 kifizetése 1 HP-ért
legends-step-lose_nugget-1 = 1 rög elvesztése
legends-step-money-20 = $20 felvétele
legends-step-money-30 = $30 felvétele
legends-step-money-40 = $40 felvétele
legends-step-nugget-1 = 1 rög felvétele
legends-step-return_cattle = A marhád visszaadása
legends-step-return_cattle_money-20_lp-1 = A marhád visszaadása $20-ért és 1 HP-ért
legends-step-roll_prospecting_die = Dobás egy aranymosó kockával
legends-step-sell_nuggets-2 = Legfeljebb 2 rög eladása
legends-step-wound-1_lp-1 = 1 seb elszenvedése 1 HP-ért
legends-step-wound-1_money-20 = 1 seb elszenvedése $20-ért
legends-step-wound-1_money-50 = 1 seb elszenvedése $50-ért
legends-step-wp-1_money-40 = 1 KP és $40

## Események

legends-log-story = Új történet: { $story }.
legends-log-contributed = { $moves ->
    [yes] { $seatIs ->
        [me] Áthelyezel egy hengert ehhez a történethez: { $story }.
       *[other] { $seat } áthelyez egy hengert ehhez a történethez: { $story }.
     }
   *[no] { $seatIs ->
        [me] Hozzájárulsz ehhez a történethez: { $story }.
       *[other] { $seat } hozzájárul ehhez a történethez: { $story }.
     }
 }
legends-log-story-told = A történet véget ér: { $story }. Hozzájárultak: { $seats }. { $tale }
legends-log-stories-renewed = Egy pakli történetei elfogytak: { $count } lap újra összekeverve.

## Kérdések, válaszok, elutasítások

legends-ask-sell-nuggets = Hány rögöt adsz el? ({ $about })
    .other = { $seat } rögöket ad el ({ $about }).
legends-do-contribute = Hozzájárulás: { $card }
legends-why-WL-STORY-01 = Ebben a körben már hozzájárultál egy történethez.
legends-why-WL-STORY-02 = { $storyIs ->
    [none] Csak játékban lévő történethez járulhatsz hozzá.
   *[other] Nem teljesíted, amit ez a történet kér: { $story }.
 }
legends-why-WL-STORY-09 = Ezt kínálja a történet.
legends-why-WL-STORY-13 = Egy lapot tehetsz le a kezedből.
legends-why-WL-STORY-15 = A történet más lapokat kér.
legends-why-WL-STORY-30 = Mindkét hengered egy történeten van; akkor kapod vissza, ha véget ér.

## A lapok

legends-story-1 = Marhaszemle
    .text = Szállíts marhát ebben a körben, és ne legyen sebed.
legends-story-2 = Aranyláz
    .text = Legyen nálad legalább 3 rög.
legends-story-3 = Kocsmai verekedés
    .text = Fejezz be egy mozgást valamelyik szalonban.
legends-story-4 = A csörgőkígyók bandája
    .text = Nyerj meg bármilyen harcot ebben a körben.
legends-story-5 = Fizetésnap
    .text = Dolgozz egy helyszínen.
legends-story-6 = Marhatolvajok holdja
    .text = Nyerj meg egy rablást másik szereplő ellen, vagy adj el lopott marhát ebben a körben.
legends-story-7 = Még egyet az útra
    .text = Fejezz be egy mozgást valamelyik szalonban úgy, hogy van whiskeyd.
legends-story-8 = Körözik: élve vagy halva
    .text = Szerezz legalább 1 KP-t ebben a körben.
legends-story-9 = Új helyettesek
    .text = Szerezz legalább 1 TP-t ebben a körben.
legends-story-10 = A szerencsejátékos karimája
    .text = Nyerj meg egy pókerpartit ebben a körben.
legends-story-11 = Az elveszett telek
    .text = Moss aranyat a Cliff Junction-i aranymosónál.
legends-story-12 = Véres pénz
    .text = Szerezz legalább 2 HP-t egyetlen akcióval.
legends-story-13 = Marhavásár
    .text = Vegyél fel marhát egy farmon.
legends-story-14 = Az orvos számlája
    .text = Gyógyíts legalább 1 sebet ebben a körben.
legends-story-15 = Hadiösvényen
    .text = Fejezz be egy mozgást bármelyik rejtekhelyen.
legends-story-16 = Megvadult csorda
    .text = Állj a két városon kívül, marhával.
legends-story-17 = Nagy tétekben
    .text = Kezdj egy pókerpartit ebben a körben.
legends-story-18 = Aki két kézzel szór
    .text = Költs legalább $60-t egyetlen akcióval.
legends-story-19 = Útonállók nyomában
    .text = Nyerj meg egy harcot egy útonálló ellen ebben a körben.
legends-story-20 = A megszökött öszvér
    .text = Fejezz be egy mozgást egy bányánál vagy aranymosónál, öszvérrel.
legends-story-21 = Hírek a vasúton
    .text = Fejezz be egy mozgást a vasútállomáson.
legends-story-22 = A páncélterem tervei
    .text = Fejezz be egy mozgást a bankban.
legends-story-23 = Bemutató
    .text = Mulass a kabaréban.
legends-story-24 = Telekrablók
    .text = Moss aranyat bármelyik bányánál vagy aranymosónál.
legends-story-25 = Lóverseny
    .text = Lépj egy körben legalább 8 mezőre, musztánggal.
legends-story-26 = Az álarcos lovasok
    .text = Legyen legalább $80-d.
legends-story-27 = Távirat Keletről
    .text = Dobj el 2 egyszínű lapot.
legends-story-28 = A farmer lánya
    .text = Fejezz be egy mozgást egy farmon, marhával.
legends-story-29 = Felbérelt fegyveresek
    .text = Hívj ki harcra egy másik szereplőt ebben a körben.
legends-story-30 = Leárazás a puskaművesnél
    .text = Fejlessz egy fegyvert vagy hátast.
legends-story-31 = Homokvihar
    .text = Fejezz be egy mozgást a két városon kívül.
legends-story-32 = A csodadoktor műsora
    .text = Használj fel ebben a körben ellátmányt az akciójával vagy whiskeyt a reakciójával.
legends-story-33 = A seriff jutalma
    .text = Fejezz be egy mozgást a seriffirodában.
legends-story-34 = A díjnyertes bika
    .text = Szállíts marhát, vagy adj el lopott marhát ebben a körben.
legends-story-35 = Az aranyásó özvegye
    .text = Adj el legalább 1 rögöt a bankban.
legends-story-36 = Kalappal a kézben
    .text = Veszíts el egy pókerpartit ebben a körben.
legends-story-37 = Az elszakadt térkép
    .text = Dobj el 1 lapot egy bányánál vagy aranymosónál.
legends-story-38 = Vonatrablók
    .text = Fejezz be egy mozgást a vasútállomáson vagy a bankban.
legends-story-39 = Készletek télire
    .text = Vegyél ellátmányt.
legends-story-40 = Az utolsó ellenállás
    .text = Legyen legalább 2 sebed.

## A másik oldaluk

legends-tale-1 = Kapsz $20-t, és húzol 1 lapot.
legends-tale-2 = Eladhatsz legfeljebb 2 rögöt, darabját $20-ért, HP nélkül, vagy dobsz egy aranymosó kockával.
legends-tale-3 = Húzz 2 lapot, vagy kapj 1 sebet és 1 HP-t.
legends-tale-4 = Harcolj a csörgőkígyók bandája ellen (3 harci lap). Aki nyer, 2 HP-t kap.
legends-tale-5 = Kapsz $20-t.
legends-tale-6 = Kapsz $40-t vagy 1 KP-t.
legends-tale-7 = Gyógyíts legfeljebb 2 sebet, vagy húzz 1 lapot.
legends-tale-8 = Húzz 2 lapot, vagy kapj 1 sebet és $50-t.
legends-tale-9 = Kapsz $20-t, és húzol 1 lapot.
legends-tale-10 = Kapsz egy szombrerót, és húzol 1 lapot, vagy kapsz $20-t.
legends-tale-11 = Kapsz egy térképet vagy 1 rögöt.
legends-tale-12 = Kapsz $30-t. Ha vállalsz 1 sebet, kapsz még $20-t.
legends-tale-13 = Kapsz $20-t, vagy visszaadod a marhádat $20-ért és 1 HP-ért.
legends-tale-14 = Kapsz $20-t.
legends-tale-15 = Harcolj a harcosok csapata ellen (3 harci lap). Aki nyer, $40-t kap, és húz 1 lapot.
legends-tale-16 = Add vissza a marhádat, vagy kapj 1 sebet; aztán kapsz 1 HP-t.
legends-tale-17 = Kapsz $30-t.
legends-tale-18 = Húzz 2 lapot.
legends-tale-19 = Kapsz 1 HP-t.
legends-tale-20 = Kapsz 1 rögöt vagy $20-t.
legends-tale-21 = Kapsz $10-t, és húzol 1 lapot.
legends-tale-22 = Kapsz $20-t, vagy 1 KP-t és $40-t.
legends-tale-23 = Gyógyíts 1 sebet, és húzz 1 lapot.
legends-tale-24 = Harcolj a telekrablók ellen (2 harci lap). Aki nyer, 2 rögöt kap.
legends-tale-25 = Mindegyikőtök letehet egy lapot lefordítva. A legmagasabb 1 HP-t kap (egyenlők mind), a többi $20-t.
legends-tale-26 = Harcolj az álarcos lovasok ellen (4 harci lap). Aki nyer, 3 HP-t kap; aki veszít, még $20-t vagy 1 rögöt is elveszít.
legends-tale-27 = Kapsz $30-t vagy 1 HP-t.
legends-tale-28 = Kapsz 1 HP-t.
legends-tale-29 = Harcolj a felbérelt fegyveresek ellen (3 harci lap). Aki nyer, $50-t kap.
legends-tale-30 = Kapsz $20-t.
legends-tale-31 = Dobj el 1 lapot, vagy kapj 1 sebet; aztán kapsz 1 HP-t.
legends-tale-32 = Kapsz whiskeyt vagy ellátmányt.
legends-tale-33 = Kapsz $40-t vagy 1 TP-t; a bandita a $40-t kapja.
legends-tale-34 = Kapsz 1 HP-t és $10-t.
legends-tale-35 = Fizetsz $20-t 1 HP-ért, vagy húzol 1 lapot.
legends-tale-36 = Kapsz egy szombrerót, és húzol 1 lapot, vagy kapsz $20-t.
legends-tale-37 = Kapsz egy térképet, és húzol 1 lapot, vagy kapsz $20-t.
legends-tale-38 = Harcolj a vonatrablók ellen (3 harci lap). Aki nyer, 1 HP-t és $30-t kap.
legends-tale-39 = Húzz 2 lapot, vagy gyógyíts 1 sebet, és húzz 1 lapot.
legends-tale-40 = Gyógyíts 1 sebet, és kapsz $20-t.
