# BANG!: szerepek, színek, modulok, kiadások, szabályértelmezések, botok és általános szavak.

bang-and = { $list } és { $last }
bang-you = te

## Szerepek és oldalak

bang-role-sheriff = Seriff
    .goal = Ejtsd ki az összes banditát és minden renegátot.
    .goal-wild-west-show-event = Maradj te utoljára játékban.
bang-role-deputy = Helyettes
    .goal = Védd a seriffet: akkor győzöl, ha a seriff oldala győz.
    .goal-three-player-mode = Saját kezűleg öld meg a renegátot. Ha hármatok közül valaki kiesett, maradj te utolsóként életben.
    .goal-wild-west-show-event = Maradj te utoljára játékban.
bang-role-outlaw = Bandita
    .goal = Érd el, hogy a seriff meghaljon.
    .goal-three-player-mode = Saját kezűleg öld meg a helyettest. Ha hármatok közül valaki kiesett, maradj te utolsóként életben.
    .goal-wild-west-show-event = Maradj te utoljára játékban.
bang-role-renegade = Renegát
    .goal = Maradj életben utolsóként: a seriffnek kell utoljára elesnie.
    .goal-three-player-mode = Saját kezűleg öld meg a banditát. Ha hármatok közül valaki kiesett, maradj te utolsóként életben.
    .goal-wild-west-show-event = Maradj te utoljára játékban.

bang-side-law = a seriff oldala
bang-side-outlaw = a banditák
bang-side-renegade = a renegát
bang-side-deputy = a helyettes
bang-side-last = az utolsó játékban maradó
bang-side-nobody = senki

## Színek és keretek

bang-suit-h = kőr
bang-suit-d = káró
bang-suit-c = treff
bang-suit-s = pikk

bang-border-brown = barna
    .about = Azonnal hat, aztán az eldobott lapok közé kerül.
    .note = barna: azonnal hat
bang-border-blue = kék
    .about = Az asztalon marad, és onnantól folyamatosan hat.
    .note = kék: játékban marad
bang-border-green = zöld
    .about = Most leteszed; egy későbbi körben használhatod, eldobva.
    .note = zöld: most leteszed, egy későbbi körben használod

## Szavak

bang-word-life = { $count } élet
bang-word-cards = { $count } lap
bang-word-distance = távolság: { $count }
bang-word-range = lőtávolság: { $count }
bang-word-turn = { $count }. kör
bang-word-deck = húzópakli
bang-word-pile = eldobott lapok
bang-word-hand = kéz
bang-word-in-play = asztalon
bang-word-hand-limit = kézben tartható lapok
bang-word-out = kiesett
bang-word-stick = dinamitrúd

## Modulok

bang-module-base = BANG!
    .about = Az alapjáték: 80 lap, 16 személyiség, 4–7 játékos.
bang-module-dodge-city = Dodge City
    .about = Még 40 lap, köztük zöldek, és 15 személyiség; 3–8 játékos.
bang-module-bullet = The Bullet
    .about = Még három személyiség és két új esemény a High Noonhoz.
bang-module-high-noon = High Noon
    .about = Minden körben új esemény változtatja meg a szabályokat.
bang-module-fistful-of-cards = A Fistful of Cards
    .about = Egy másik eseménypakli: minden kör más szabályokat hoz.
bang-module-gold-rush = Gold Rush
    .about = A sebzésért aranyrög jár, az aranyrögért felszerelés.
bang-module-shadow-gunslingers = Árnyék pisztolyhősök
    .about = Aki kiesett, minden saját körére visszatér árnyékként, életpontok nélkül.
bang-module-armed-and-dangerous = Armed & Dangerous
    .about = Narancssárga lapok töltényjelzőkkel és 8 személyiség.
bang-module-great-train-robbery = The Great Train Robbery
    .about = Egy vonat, amelyen utazni és rabolni lehet, és 8 személyiség.
bang-module-valley-of-shadows = The Valley of Shadows
    .about = Még 16 lap és 8 személyiség.
bang-module-wild-west-show = Wild West Show
    .about = Események, amelyek felforgatják a célokat és a helyeket, és 8 személyiség.
bang-module-eldorado = Eldorado
    .about = Rajongói eseménypakli.

## Kiadások

bang-edition-dynamite-box = Dynamite Box
    .about = A 2023-as nagy doboz szabályai.
bang-edition-hu-compendium = Magyar összefoglaló
    .about = Ahogy a régebbi magyar kiadások játékosai ismerik.

## Szabályértelmezések

bang-ruling-sheriff-starting-hand = A seriff kezdőlapjai
    .about = Hány lappal kezd a seriff.
    .printed = ahány töltény a személyiségén látható
    .current-life = eggyel többel, a plusz élet miatt
bang-ruling-cat-balou-self-target = Cat Balou magunkra
    .about = A Cat Balou saját magunkra is kijátszható.
bang-ruling-panic-self-target = Pánik! magunkra
    .about = A Pánik! saját magunkra is kijátszható.
bang-ruling-start-check-order = Dinamit és Börtön
    .about = Melyikre kell előbb felcsapni.
    .dynamite-first = előbb a Dinamitra
    .placed-first = arra, amelyik régebben ott van
bang-ruling-jail-skip-discards-excess = Fölös lapok a börtönben
    .about = Aki a börtönben kimarad, az is eldobja a fölös lapjait.
bang-ruling-jail-disables-barrel = Börtönben nincs Hordó
    .about = A rab Hordója nem működik.
bang-ruling-beer-with-two-players = Sör két játékosnál
    .about = Mire jó a Sör, ha már csak ketten vannak.
    .no-effect = kijátszható, de nem hat
    .forbidden = nem játszható ki
bang-ruling-renegade-win-condition = Hogyan győz a renegát
    .about = Mi kell az utolsó renegátnak, amikor a seriff elesik.
    .last-alive = egyedül maradjon életben
    .kills-sheriff = ő maga ölje is meg a seriffet
bang-ruling-bang-self-target = BANG! magunkra
    .about = A BANG! saját magunk ellen is kijátszható.
bang-ruling-replay-same-weapon = Ugyanaz a fegyver újra
    .about = Egy fegyver lecserélhető egy ugyanolyan nevűre.
bang-ruling-suzy-draws-during-duel = Suzy Lafayette párbajban
    .about = Suzy Lafayette párbaj közben is húz.
bang-ruling-expert-two-characters = Két személyiségből egy
    .about = Mindenki két személyiséget kap, és az egyiket megtartja.
bang-ruling-simplified-no-book-cards = Első játék
    .about = A könyv jelű lapok kimaradnak.
bang-ruling-dynamite-stick-variant = Dinamitrúd
    .about = Változat a fa dinamitrúddal: a Dinamit ahhoz kerül, akinél a rúd van.
bang-ruling-three-player-mode = Játék hármasban
    .about = Hárman is játszhatnak, nyílt szerepekkel és saját célokkal.
bang-ruling-rag-time-self-target = Rag Time magunkra
    .about = A Rag Time saját magunkra is kijátszható.
bang-ruling-can-can-self-target = Kánkán magunkra
    .about = A Kánkán saját magunkra is használható.
bang-ruling-conestoga-effect = Mit tesz a Conestoga
    .about = Mi lesz a Conestogával kiválasztott lappal.
    .take = kézbe kerül
    .discard = eldobják
bang-ruling-conestoga-self-target = Conestoga magunkra
    .about = A Conestoga saját magunkra is használható.
bang-ruling-melee-distance = Az Ökölcsapás és a Kés hatótávja
    .about = Számít-e náluk a Mustang, a Távcső és hasonlók.
    .modified = 1 távolság, minden módosítóval
    .fixed-1 = csak a közvetlen szomszédok
bang-ruling-pepperbox-range = A Pepperbox hatótávja
    .about = Milyen messzire lő a Pepperbox.
    .weapon-range = ameddig a fegyver
    .fixed-1 = csak a közvetlen szomszédok
bang-ruling-stolen-green-must-be-played = Elvett zöld lapok
    .about = A más elől elvett zöld lapot még abban a körben le kell tenni.
bang-ruling-elena-fuente-lives = Elena Fuente életei
    .about = Hány élete van Elena Fuentének.
bang-ruling-pixie-pete-lives = Pixie Pete életei
    .about = Hány élete van Pixie Pete-nek.
bang-ruling-pixie-pete-draw = Pixie Pete húzása
    .about = Hány lapot húz Pixie Pete az 1. fázisban.
bang-ruling-sean-mallory-lives = Sean Mallory életei
    .about = Hány élete van Sean Mallorynak.
bang-ruling-pat-brennan-own-cards = Pat Brennan saját lapjai
    .about = Pat Brennan a saját maga előtt fekvő lapot is elveheti.
bang-ruling-molly-stark-scope = Molly Stark lapjai
    .about = Mely lapok után húz Molly Stark.
    .any-hand-card = minden kézből felhasznált lap után
    .bang-missed-beer = csak BANG!, Elvétve! és Sör után
bang-ruling-vera-custer-timing = Mikor választ Vera Cluster
    .about = Mikor nevezi meg, kinek a képességét kapja meg.
    .phase-1 = a körét kezdő felcsapások után
    .turn-start = azok előtt
bang-ruling-thirst-draw = Szomjúság
    .about = Hány lapot kell húzni a Szomjúság alatt.
    .one-less = eggyel kevesebbet a szokásosnál
    .exactly-one = mindenki pontosan egyet
bang-ruling-train-arrival-timing = Vonat érkezik
    .about = Mikor jár a plusz lap.
    .phase-1-plus-one = az 1. fázisban, a többivel együtt
    .after-phase-1 = az 1. fázis után
bang-ruling-sermon-scope = A prédikáció
    .about = Ki nem használhat BANG! lapot.
    .active-player = a soron lévő játékos
    .everyone = senki sem
bang-ruling-daltons-affect-green = A Daltonok és a zöld lapok
    .about = A Daltonok a zöld lapokat is viszik, nem csak a kékeket.
bang-ruling-ricochet-counts-as-bang = A golyó ereje és a korlát
    .about = A golyó ereje a kör egyetlen BANG! lapjának számít.
bang-ruling-abandoned-mine-ability-discards = Az elhagyott bánya
    .about = Hová kerülnek a képességért eldobott lapok.
    .discard-pile = az eldobott lapok közé
    .deck = lefordítva a paklira
bang-ruling-abandoned-mine-condition = Az elhagyott bánya és a húzás más módjai
    .about = Kinek az eldobott lapjai kerülnek lefordítva a paklira.
    .could-draw = mindenkié, aki húzhatott az eldobott lapok közül
    .drew = csak azé, aki valóban onnan húzott
bang-ruling-peyote-guess = Meszkalin kaktusz
    .about = Mire kell tippelni a következő lapnál.
    .colour = piros vagy fekete
    .suit = a négy szín egyikére
bang-ruling-new-identity-source = Új személyazonosság
    .about = Honnan jön a felkínált személyiség.
    .random = találomra a dobozból
    .life-counter-card = a játékos második személyiséglapja
bang-ruling-combined-event-deck = Kevert események
    .about = A High Noon és az A Fistful of Cards egyetlen pakliba kerül.
bang-ruling-combined-event-deck-size = A kevert pakli mérete
    .about = Hány esemény van a kevert pakliban.
bang-ruling-combined-last-event = A kevert pakli utolsó lapja
    .about = Melyik lap zárja a kevert paklit.
    .high-noon = Fényes nappal
    .a-fistful-of-cards = Egy maroknyi kártya

## Botok

bang-bot-cowhand = Marhahajcsár
    .about = Értelmesen játszik, és kitalálja, ki kicsoda.
bang-bot-random = Zöldfülű
    .about = Találomra bármit megtesz, ami szabad.

## Amire előre lehet válaszolni

bang-habit-barrel-first = Előbb a Hordót próbáljam
bang-habit-always-draw = Mindig húzzak, ha egy képesség engedi
bang-habit-any-order = Ne kérdezze, melyik eldobott lap legyen felül
