# A Western Legends asztala a böngészőben.

ui-legends-goal = Légy legenda: az utolsó forduló után az nyer, akinek a legtöbb pontja van.
ui-legends-hint = Egy körben három akciód van: válassz a listából, vagy kattints egy világító mezőre, és odamész. Vidd az egeret bármi fölé, és elolvashatod, mi az.
    .touch = Egy körben három akciód van: válassz a listából, vagy koppints egy világító mezőre, és odamész. Tartsd az ujjad bármin, és elolvashatod, mi az.
ui-legends-your-turn = Te jössz
ui-legends-turn-of = { $name } köre
ui-legends-over = A játéknak vége
ui-legends-asked = Te válaszolsz
ui-legends-panel = Mit tehetsz
ui-legends-action = Akció
ui-legends-spent = elhasználva
ui-legends-lost-action = elveszett
ui-legends-did-move = Mozgás
ui-legends-did-through = Mozgás
ui-legends-did-play = Lap
ui-legends-did-work = Munka
ui-legends-did-buy = Vásárlás
ui-legends-did-upgrade = Vásárlás
ui-legends-did-sell = Eladás
ui-legends-did-sell-card = Eladás
ui-legends-did-doctor = Orvos
ui-legends-did-revel = Mulatás
ui-legends-did-prospect = Aranymosás
ui-legends-did-acquire = Marha
ui-legends-did-ship = Marha
ui-legends-did-rustle = Marha
ui-legends-did-rob-bank = Bank
ui-legends-did-poker = Póker
ui-legends-did-arrest = Elfogás
ui-legends-did-duel = Párbaj
ui-legends-did-rob = Rablás
ui-legends-did-black-arrest = Elfogás
ui-legends-did-black-duel = Párbaj
ui-legends-did-black-rob = Rablás
ui-legends-did-provisions = Ellátmány
ui-legends-actions-left = { $count ->
    [0] nincs több akció
   *[other] még { $count } akció
 }
ui-legends-who = Ki leszel?
ui-legends-bot = bot
ui-legends-first = minden fordulót ő kezd
ui-legends-no-character = még nincs szereplője

## A térkép

ui-legends-map = A térkép
ui-legends-overview = Az egész térkép: koppints, hová menjünk
ui-legends-closer = Közelebb
ui-legends-farther = Távolabb
ui-legends-whole = Egész térkép
ui-legends-to-me = A figurámhoz
ui-legends-ride = Indulás
ui-legends-places = Mezők listája
ui-legends-places-only = Csak ahová most mehetsz
ui-legends-here = itt van: { $names }
ui-legends-another-action = még egy akció
ui-legends-points = { $count } pont
ui-legends-region-mesitos_point = Mesito's Point
ui-legends-region-darkrock = Darkrock
ui-legends-region-dixon_creek = Dixon Creek
ui-legends-region-sunny_hills = Sunny Hills
ui-legends-region-red_falls = Red Falls
ui-legends-region-cliff_junction = Cliff Junction
ui-legends-region-spikes_view = Spike's View
ui-legends-place-sheriff_office = Seriff
ui-legends-place-store = Vegyesbolt
ui-legends-place-saloon = Szalon
ui-legends-place-bank = Bank
ui-legends-place-doctor = Orvos
ui-legends-place-cabaret = Kabaré
ui-legends-place-rail_station = Vasútállomás
ui-legends-place-ranch_green = Zöld farm
ui-legends-place-ranch_blue = Kék farm
ui-legends-place-mine_sunny_hills = Aranymosó
ui-legends-place-mine_cliff_junction = Aranymosó
ui-legends-place-mine_spikes_view = Bánya
ui-legends-at-work = munka, $10
ui-legends-at-buy_equipment = vásárlás
ui-legends-at-sell_nuggets = aranyrögök eladása
ui-legends-at-bank_robbery = bankrablás
ui-legends-at-heal_all = orvos, $10
ui-legends-at-revel = mulatás, $30 egy HP
ui-legends-at-prospect = aranymosás
ui-legends-at-acquire_cattle = marha
ui-legends-at-poker = póker, $10

## Játékostáblák

ui-legends-lp = HP
ui-legends-lp-count = { $count } HP
ui-legends-wanted = körözött: { $count }
ui-legends-marshal = törvényőr: { $count }
ui-legends-wounds = { $count ->
    [0] nincs seb
   *[other] { $count } seb
 }
ui-legends-cards = { $count } lap
ui-legends-nuggets = { $count } aranyrög
ui-legends-cattle = { $herd } marha
ui-legends-own-wounds = Sebek
ui-legends-own-money = Pénz
ui-legends-own-gold = Arany
ui-legends-hand-limit = kéz: { $count }
ui-legends-upgraded = fejlesztve
ui-legends-owned = megvan
ui-legends-in-use = használatban
ui-legends-ability-works = A képesség él.
ui-legends-ability-later = 5 HP-tól él.
ui-legends-tracks = A skálák
ui-legends-track-legend = Hírnév
ui-legends-track-law = Törvény
ui-legends-track-wanted = Körözött
ui-legends-track-marshal = Törvényőr
ui-legends-deck = pakli
ui-legends-discards = dobott lapok
ui-legends-fight-deck = harci pakli

## Lapok

ui-legends-hand = A kezed, { $count } lap
ui-legends-no-cards = Nincs lap a kezedben
ui-legends-usable = használható
ui-legends-hidden-card = lefordított lap
ui-legends-fight-card = Harci lap
ui-legends-price = ára ${ $price }
ui-legends-kind-effect = Hatás
ui-legends-kind-action = Akció
ui-legends-kind-reaction = Reakció

## Mit lehet tenni

ui-legends-on-foot = gyalog
ui-legends-act-move = Mozgás
ui-legends-act-go = Tovább
ui-legends-act-further = Egy mezővel tovább
ui-legends-act-through = Át a sziklákon
ui-legends-act-store = Vásárlás
ui-legends-act-buy = Vásárlás
ui-legends-act-hand = Lap kijátszása
ui-legends-act-work = Munka
ui-legends-act-sell = Aranyrögök eladása
ui-legends-act-revel = Mulatás
ui-legends-act-doctor = Orvos
ui-legends-act-prospect = Aranymosás
ui-legends-act-acquire = Marha
ui-legends-act-rob-bank = Bankrablás
ui-legends-act-poker = Póker
ui-legends-gain-move = legfeljebb { $count } mező ({ $mount }), a térképen világít
ui-legends-gain-go = még { $count } pont, a térképen világít
ui-legends-gain-store = { $count } dologra futja a ${ $money }
ui-legends-gain-prospect = { $dice } kocka; hely { $room } aranyrögnek
ui-legends-gain-guard = az őr { $count } lapot húz; győzelem: { $gain }, vereség: +1 KP és 1 seb
ui-legends-gain-lost = (a limit feletti ${ $money } elvész)
ui-legends-spoils-either = { $one } vagy { $other }
ui-legends-spoils-money = { $lost ->
    [0] a pénz fele (${ $money })
   *[other] a pénz fele (${ $money }, a limit feletti ${ $lost } elvész)
}
ui-legends-spoils-nuggets = { $lost ->
    [0] az arany fele ({ ui-legends-unit-nuggets })
   *[other] az arany fele ({ ui-legends-unit-nuggets }, a limit felett elvész: { $lost })
}
ui-legends-spoils-cattle = a marha
ui-legends-spoils-none = más elvihető nincs
ui-legends-does-not-count = nem számít: { $why }
ui-legends-gain-arrest = győzelem: +1 TP, a bandita börtönbe kerül; vereség: 1 seb
ui-legends-gain-duel = győzelem: +2 HP; vereség: 1 seb
ui-legends-gain-rob = győzelem: { $spoils }; vereség: 1 seb
ui-legends-gain-acquire = jelző rejtett jutalommal
ui-legends-gain-ship = +1 TP és a jutalom
ui-legends-gain-rustle = +1 KP és a jutalom
ui-legends-gain-sell-card = +$20, +1 HP
ui-legends-gain-provisions = +1 lap, −1 seb
ui-legends-gain-whiskey = 1 seb valakinek itt
ui-legends-gain-demand = $10 vagy egy lap
ui-legends-unit-lp = { $count } HP
ui-legends-unit-wp = { $count } KP
ui-legends-unit-mp = { $count } TP
ui-legends-unit-nuggets = { $count } aranyrög
ui-legends-unit-wounds = { $count } seb
ui-legends-unit-cards = { $count } lap

## A bolt

ui-legends-store-in = Vegyesbolt, { $town }
ui-legends-store-lead = Egy akcióért annyi, amennyire futja. Mindenből egy, tárgyból legfeljebb három.
ui-legends-store-open = Az akció ki van fizetve: vegyél és fejlessz, amennyit csak akarsz.
ui-legends-store-watch = { $name } vásárol.
ui-legends-store-items = { $count } a { $of } közül
ui-legends-store-leave = Ki a boltból
ui-legends-to-map = Vissza a térképhez
ui-legends-shelf-gear = Hátasok és fegyverek
ui-legends-shelf-item = Tárgyak
ui-legends-bought = megvéve
ui-legends-in-basket = a kosárban
ui-legends-short = hiányzik ${ $money }
ui-legends-theirs = megvan
ui-legends-basket = Kosár
ui-legends-basket-of = { $name } kosara
ui-legends-basket-empty = Még semmi
ui-legends-have = A pénzed
ui-legends-has = Maradt
ui-legends-rest = Marad
ui-legends-pay = Megveszem: ${ $money } · 1 akció
ui-legends-pay-more = Megveszem: ${ $money }
ui-legends-pay-nothing = Válassz valamit
ui-legends-front-mule = Mozgás 3, 2-vel több rögöt visz.
ui-legends-up-mule = Mozgás 4, 2-vel több rög. A végén 1 HP.
ui-legends-front-mustang = Mozgás 4.
ui-legends-up-mustang = Mozgás 5. A végén 2 HP.
ui-legends-front-revolver = Nincs hatása.
ui-legends-up-revolver = Ha te támadsz, a lapod 1-gyel többet ér. A végén 1 HP.
ui-legends-front-shotgun = Megnyert harc után húzz 1 lapot.
ui-legends-up-shotgun = Az ellenfél lapja is 1-gyel kevesebbet ér. A végén 1 HP.
ui-legends-front-rifle = Játékos elleni harc előtt nézd meg 2 lapját.
ui-legends-up-rifle = Harci lapokból is 2-t; utána 1 lapot cserélhetsz. A végén 2 HP.

## Harcok

ui-legends-fight-arrest = Letartóztatás
ui-legends-fight-duel = Párbaj
ui-legends-fight-robbery = Rablás
ui-legends-fight-bandit = Harc egy útonállóval
ui-legends-fight-guard = Bankrablás
ui-legends-fight-sheriff = Lecsap a seriff
ui-legends-fight-gang = Harc egy bandával
ui-legends-fight-virtual = { $mine ->
    [yes] Te harcolsz.
   *[no] { $name } harcol.
 } Döntetlennél a győztes: { $rival }.
ui-legends-fight-players = { $who ->
    [attacker] Te támadsz, { $rival } védekezik. Döntetlennél te nyersz.
    [defender] { $name } támad, te védekezel. Döntetlennél a támadó nyer.
   *[none] { $name } támad, { $rival } védekezik. Döntetlennél a támadó nyer.
 }
ui-legends-played-by = { $mine ->
    [yes] te játszod
   *[no] { $name } játssza
 }
ui-legends-step-declared = Kihívás
ui-legends-step-laid = Lapok lent
ui-legends-step-revealed = Felfedve
ui-legends-step-compared = Eldőlt
ui-legends-fight-won = { $mine ->
    [yes] Győztél!
   *[no] { $name } győz!
 }
ui-legends-fight-lost = { $mine ->
    [yes] Vesztettél!
   *[no] { $name } veszít!
 }
ui-legends-gave-up = { $mine ->
    [yes] Megadod magad
   *[no] { $name } megadja magát
 }
ui-legends-would-be = { $wins ->
    [yes] A lapoddal { $own } : { $against } lenne, és te nyernél.
   *[no] A lapoddal { $own } : { $against } lenne, de így is vesztenél.
 }
ui-legends-tie = döntetlen
ui-legends-ahead = az előnyöd { $count }
ui-legends-behind = a hátrányod { $count }
ui-legends-counts = értéke { $count }
ui-legends-stakes-win = { $mine ->
    [yes] Ha nyersz:
   *[no] Ha { $name } nyer:
 }
ui-legends-stakes-lose = { $mine ->
    [yes] Ha vesztesz:
   *[no] Ha { $name } veszít:
 }
ui-legends-win-arrest = 1 TP; a bandita börtönbe kerül, elveszti minden KP-ját, a marháját, a pénze és az aranya felét.
ui-legends-win-robbery-now = { $spoils }.
ui-legends-win-arrest-now = 1 TP; a bandita börtönbe kerül, és elveszti minden KP-ját{ $loss }.
ui-legends-win-duel = 2 HP.
ui-legends-win-robbery = 1 KP, a marha, és a pénz vagy az arany fele.
ui-legends-win-bandit = 1 HP vagy 1 TP; az útonálló eltűnik.
ui-legends-win-guard = $80 és 3 KP.
ui-legends-win-sheriff = szabadság.
ui-legends-win-gang = amit a történet mond.
ui-legends-lose-player = 1 seb, és 1 húzott lap.
ui-legends-lose-bandit = 1 seb, és 1 húzott lap; az útonálló eltűnik.
ui-legends-lose-guard = 1 KP, 1 seb, és 1 húzott lap.
ui-legends-lose-sheriff = börtön: oda minden KP, a marha, a pénz és az arany fele.
ui-legends-lose-sheriff-now = börtön: oda minden KP{ $loss }.
ui-legends-lose-gang = amit a történet mond.

## Történetek

ui-legends-stories = Történetek
ui-legends-cylinders = { $count } henger a { $of } közül: { $names }
ui-legends-no-cylinders = még nincs rajta henger, { $of } kell hozzá
ui-legends-add-yours = Te is hozzájárulhatsz

## Póker

ui-legends-poker = Póker a szalonban
ui-legends-poker-lead = { $mine ->
    [yes] Te nyitottad a játékot: döntetlennél te nyersz.
   *[no] { $name } nyitotta a játékot, döntetlennél ő nyer.
 }
ui-legends-poker-players = Ki játszik
ui-legends-poker-opened = nyitotta a játékot
ui-legends-poker-joined = beszállt $10-ért
ui-legends-poker-wins = nyert!
ui-legends-poker-dealer = Az osztó
ui-legends-poker-out = Nem játszik: { $names }
ui-legends-flop = A flop
ui-legends-poker-won = { $mine ->
    [yes] Tiéd a kassza!
   *[no] A kasszát viszi: { $names }.
 }
ui-legends-poker-bank = Az osztó nyert: a kassza a banké.
ui-legends-poker-order = A kombinációk sorrendje, a legjobb elöl
ui-legends-poker-choose = { $count ->
    [one] Tegyél a flophoz még egy lapot a kezedből.
   *[other] Tegyél a flophoz két lapot a kezedből.
 }
ui-legends-poker-pick = { $count ->
    [one] Válassz még 1 lapot
   *[other] Válassz { $count } lapot
 }
ui-legends-poker-lay = { $count ->
    [one] Hozzáteszem ezt a lapot
   *[other] Hozzáteszem ezeket a lapokat
 }
ui-legends-poker-rules = Aki veszít, húz 1 lapot. A kombináción kívüli lapok sosem számítanak; az ász sosem alacsony.
ui-legends-gain-pot = a kassza ${ $pot } vagy több

## Célok és a Fekete Ruhás

ui-legends-goals = A céljaid
ui-legends-goals-done = { $count } kész a { $of } közül
ui-legends-tokens = legendajelzők: { $count }
ui-legends-black = A Fekete Ruhás
ui-legends-black-deck = még { $count } lap
ui-legends-win-black = jutalom a harc fajtája szerint; ő játszik tovább.

## A vége

ui-legends-scores = Miből lettek a pontok
ui-legends-score-place = Hely
ui-legends-score-who = Ki
ui-legends-score-lp = Hírnév
ui-legends-score-gear = Felszerelés
ui-legends-score-money = Pénz
ui-legends-score-wanted = Körözött
ui-legends-score-marshal = Törvényőr
ui-legends-score-chapters = Jelzők
ui-legends-score-wounds = Sebek
ui-legends-score-points = Pont
ui-legends-score-ties = Egyenlő pontnál a több TP vagy KP dönt, aztán a több rög, aztán a kevesebb seb.
