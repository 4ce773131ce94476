# A kockajáték: szerepek, kockák, dobozok, botok és általános szavak.

dice-and = { $list } és { $last }
dice-you = te

## Szerepek és oldalak

dice-role-sheriff = Seriff
    .goal = Ejtsd ki az összes banditát és minden renegátot.
dice-role-deputy = Helyettes
    .goal = Védd a seriffet: akkor győzöl, ha a seriff oldala győz.
    .goal-three = Te ejtsd ki a renegátot, vagy maradj életben utolsóként.
dice-role-outlaw = Bandita
    .goal = Gondoskodj róla, hogy a seriff elessen.
    .goal-three = Te ejtsd ki a helyettest, vagy maradj életben utolsóként.
dice-role-renegade = Renegát
    .goal = Maradj életben utolsóként: a seriffnek kell utoljára elesnie.
    .goal-three = Te ejtsd ki a banditát, vagy maradj életben utolsóként.

dice-side-law = a seriff oldala
dice-side-outlaw = a banditák
dice-side-renegade = a renegát
dice-side-deputy = a helyettes
dice-side-zombies = a zombik
dice-side-survivors = a túlélők
dice-side-nobody = senki

## Kockák

dice-die-arrow = Indián nyíl
    .text = Azonnal kapsz egy nyilat. Az utolsónál támadnak az indiánok: mindenkinek nyilanként 1 életpontba kerül.
dice-die-dynamite = Dinamit
    .text = Nem dobható újra. Három vagy több véget vet a dobásnak, és 1 életpontodba kerül.
dice-die-bullseye1 = 1-es céltábla
    .text = Egy melletted ülő játékos 1 életpontot veszít.
dice-die-bullseye2 = 2-es céltábla
    .text = Egy két hellyel odébb ülő játékos 1 életpontot veszít. Ha csak ketten-hárman élnek, 1-esnek számít.
dice-die-beer = Sör
    .text = Akit választasz, akár te is, visszanyer 1 életpontot, de a kezdetinél több senkinek sem lehet.
dice-die-gatling = Gatling
    .text = Három vagy több: mindenki más 1 életpontot veszít, te pedig visszateszed az összes nyiladat.
dice-die-whisky = Whisky
    .text = Visszanyersz 1 életpontot, és megszabadulsz egy sebjelzőtől, ha van.
dice-die-duel = Párbaj
    .text = Add a kockát valakinek: felváltva dobtok vele, míg valaki párbaj helyett mást dob; ő 1 életpontot veszít.

## Dobozok

dice-module-base = BANG! A kockajáték
    .about = Öt kocka, kilenc nyíl, 16 személyiség, 3–8 játékos.
dice-module-duels = Nézz a szemembe
    .about = Fekete kockák párbajjal és whiskyvel, és sebek, amelyek elrontják a következő dobást.
dice-module-rage = Két golyó elég
    .about = Aki egy körben két életpontot veszít, lapot húz, amely erősíti a következő dobását.
dice-module-posse = Új banda a városban
    .about = Nyolc további személyiség.
dice-module-undead = Élve vagy holtan?
    .about = A holtak kinyúlnak a temetőből, és zombiként visszajöhetnek; 4–8 játékos.
dice-module-legacy = Vadnyugati örökség
    .about = Ami az egyik játékban történt, kihat a következőre; sorozathoz.

## Szabályértelmezések

dice-ruling-nobody-left-of-three = Hárman játszanak, és senki sem marad
    .about = Ki győz a háromfős játékban, ha az utolsók egyszerre esnek el.
    .nobody = senki, a játék döntetlen
    .outlaw = a bandita

## Botok

dice-bot-gambler = Szerencsejátékos
    .about = Kiszámolja minden dobás esélyeit, és kitalálja, ki kicsoda.
dice-bot-random = Zöldfülű
    .about = Találomra bármit megtesz, ami szabad.
