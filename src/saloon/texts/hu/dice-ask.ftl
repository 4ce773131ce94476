# A kockajáték: mit kérdez, hogyan szólnak a válaszok, és miért nem lehet valamit.

dice-ask-reroll = Jelöld ki, mely kockákat dobod újra, vagy tartsd meg mindet.
    .other = { $seat } kiválasztja, mely kockákat dobja újra.
dice-ask-aim = { $amount ->
    [one] { $about }: kire?
   *[other] { $about }: kire? Még { $amount } kockával kell célozni.
 }
    .other = { $seat } céloz.
dice-ask-beer = { $amount ->
    [one] Kié legyen a sör?
   *[other] Kié legyen a következő sör? Még { $amount } van.
 }
    .other = { $seat } sört tölt.
dice-ask-heal = { $about }: ki nyerjen vissza egy életpontot?
    .other = { $seat } kiválasztja, ki nyerjen vissza egy életpontot ({ $about }).
dice-ask-avert = { $about }: nyilat kérsz az életpont elvesztése helyett?
    .other = { $seat } az életpont elvesztése helyett nyilat kérhet ({ $about }).
dice-ask-return-arrow = { $about }: kinek a nyila kerüljön vissza a készletbe?
    .other = { $seat } visszatehet egy nyilat ({ $about }).
dice-ask-unknown = Te döntesz.
    .other = { $seat } dönt.

## Válaszok

dice-do-reroll = Újradobás: { $dice }
dice-do-stop = Mind marad
dice-do-shoot = { $seatIs ->
    [none] Lövés
   *[other] Lövés, célpont: { $seat }
 }
dice-do-double = { $seatIs ->
    [none] Dupla lövés egy sörért
   *[other] Dupla lövés egy sörért, célpont: { $seat }
 }
dice-do-beer = { $seatIs ->
    [none] A sör átadása
    [me] Te iszod meg
   *[other] A sört kapja: { $seat }
 }
dice-do-heal = { $seatIs ->
    [none] Gyógyítás
    [me] Magadat gyógyítod
   *[other] Gyógyítás: { $seat }
 }
dice-do-take-arrow = Nyilat kérsz
dice-do-return = { $seatIs ->
    [none] Egy nyíl visszatétele
    [me] Visszateszed egy nyiladat
   *[other] Egy nyíl visszatétele: { $seat }
 }
dice-do-pass = Nem
    .avert = Egy életpontot veszítesz
    .return-arrow = Semmit sem teszel vissza

## Okok

dice-reason-max-life = { $whyIs ->
    [sheriff] +{ $amount } ({ $why })
    [legacy] +{ $amount }, mert mást nevezett ki seriffnek
   *[other] { $amount } életpont ({ $why })
 }

dice-why-unknown = Ezt most nem engedik a szabályok.
dice-why-game-over = A játék véget ért.
dice-why-not-asked = Most nem te jössz.
dice-why-already-answered = Te már válaszoltál, a többiek még nem.
dice-why-not-an-option = Ez nem válasz erre a kérdésre.

dice-why-DG-ROLL-02 = Dobás után bármely kockádat újradobhatod, vagy mindet megtarthatod.
dice-why-DG-ROLL-07 = Ebben a körben már nem dobható újra: { $die }.
dice-why-DG-ROLL-11 = Csak az itt fekvő kockák dobhatók újra.
dice-why-DG-DEATH-04 = { $target } már kiesett.
dice-why-DG-SHOT-01 = { $places ->
    [one] Ezzel csak azt találhatod el, aki melletted ül.
   *[other] Ezzel csak azt találhatod el, aki melletted ül; ez a játékos { $places } hellyel odébb ül.
 }
dice-why-DG-SHOT-02 = { $places ->
    [one] Ezzel csak azt találhatod el, aki két hellyel odébb ül; ez a játékos melletted ül.
   *[other] Ezzel csak azt találhatod el, aki két hellyel odébb ül; ez a játékos { $places } hellyel odébb ül.
 }
dice-why-DG-SHOT-11 = Magadra nem célozhatsz.
dice-why-DG-BEER-01 = A sör egy életpontot ad vissza annak, akit választasz.
dice-why-DG-BEER-09 = { $target } már kiesett: a sör nem segít.
dice-why-DG-CHAR-01 = Bart Cassidy az életpont elvesztése helyett nyilat kérhet.
dice-why-DG-CHAR-09 = Calamity Janet azt találja el, aki egy vagy két hellyel odébb ül; ez a játékos { $places } hellyel odébb ül.
dice-why-DG-CHAR-21 = Kit Carlson minden gatlingért visszatehet egy nyilat.
dice-why-DG-CHAR-28 = Pedro Ramirez minden elvesztett életpontért visszatehet egyet a nyilai közül.
dice-why-DG-CHAR-31 = { $needed ->
    [1] Rose Doolan 1-ese azt találja el, aki egy vagy két hellyel odébb ül; ez a játékos { $places } hellyel odébb ül.
   *[other] { $places ->
        [one] Rose Doolan 2-ese azt találja el, aki két vagy három hellyel odébb ül; ez a játékos melletted ül.
       *[other] Rose Doolan 2-ese azt találja el, aki két vagy három hellyel odébb ül; ez a játékos { $places } hellyel odébb ül.
     }
 }
dice-why-DG-CHAR-34 = Sid Ketchum azzal kezdi a körét, hogy valakit gyógyít.
dice-why-DG-CHAR-37 = { $target } már kiesett, nem gyógyítható.
dice-why-DG-CHAR-38 = Csak Slab the Killer duplázhat lövést, körönként egyszer, egy sörért.
