# A kockajáték szabályai röviden.

ui-rules-dice-title = Így megy a kockajáték
ui-rules-dice-lead = Ugyanaz a lövöldözés negyedóra alatt: öt kocka, kilenc nyíl, és a seriffen kívül senki, akiben biztos lehetsz.
ui-rules-dice-roles-text = Kapsz egy szerepet és egy személyiséget. A szerep mondja meg, hogyan győzöl, és titokban marad; csak a seriffé nyílt, neki két életponttal több jár. A személyiség nyílt: van egy képessége és valahány életpontja.
ui-rules-dice-counts-more = Hárman nyílt szerepekkel játszanak: mindenki egyvalakire vadászik.

ui-rules-dice-turn-roll = Dobás
    .text = Dobj mind az öt kockával. A nyilakat azonnal megkapod.
ui-rules-dice-turn-again = Újra
    .text = Még kétszer bármely kockát felveheted és újradobhatod. A dinamit ott marad, ahol van.
ui-rules-dice-turn-resolve = Végrehajtás
    .text = Ami végül előtted fekszik, az hat: előbb a lövések, aztán a sörök, végül a gatling. Semmi sem hagyható ki.
ui-rules-dice-turn-before = Minden kocka alatt ott áll, mit tesz, alattuk pedig az, mi lesz, ha most megállsz. Utána az óramutató járása szerint a következő jön.

ui-rules-dice-faces = A kocka oldalai
ui-rules-dice-arrows = Nyilak és indiánok
    .text = Minden dobott nyílért kapsz egyet a készletből, és magad elé teszed. Akinek az utolsó jut, az hozza az indiánokat: mindenki minden nyiláért egy életpontot veszít, és az összes nyíl visszakerül.
    .more = Figyeld a készletet: három nyílnál egy meggondolatlan dobás többe kerülhet bármelyik lövésnél.
ui-rules-dice-places = Helyek
    .text = Az 1-es a melletted ülőt találja el, a 2-es azt, aki két hellyel odébb ül, bármelyik irányban. Aki kiesett, nem számít. Ha már csak ketten vagy hárman élnek, a 2-es is 1-es.
    .more = Nem kell számolnod: minden helyen ott áll, hány hellyel van odébb, és felragyog, ha egy kocka eléri.
ui-rules-dice-end = Az utolsó életpont
    .text = Aki az utolsó életpontját is elveszíti, azonnal kiesik, megmutatja a szerepét, és visszateszi a nyilait. Ami egyetlen okból vész el, egyszerre vész el, így többen is eleshetnek egyszerre.
    .more = Ha a seriff elesik, a banditák győznek, vagy a renegát, ha már csak ő él. Ha nincs több bandita és renegát, a seriff és a helyettesek győztek, élve vagy halva.

ui-rules-dice-first-law = Seriffként figyeld, ki lő rád. Helyettesként a seriffnek tölts.
ui-rules-dice-first-outlaw = Banditaként lőj a seriffre, valahányszor eléri egy kocka; a gatling mindig eléri.
ui-rules-dice-first-renegade = Renegátként segítsd a gyengébbet, és hagyd a seriffet utoljára.
ui-rules-dice-first-all = Állj meg, amíg jó: két dinamittal az asztalon minden további dobás kockázat.
