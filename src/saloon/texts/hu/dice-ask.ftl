# A kockajáték: mit kérdez, hogyan szólnak a válaszok, és miért nem lehet valamit.

dice-ask-reroll = Jelöld ki, mely kockákat dobod újra, vagy tartsd meg mindet.
    .other = { $seat } kiválasztja, mely kockákat dobja újra.
dice-ask-aim = { $amount ->
    [one] { $about }: kire?
   *[other] { $about }: kire? Még { $amount } kocka vár célra.
 }
    .other = { $seat } céloz.
dice-ask-beer = { $amount ->
    [one] Kié legyen a sör?
   *[other] Kié legyen egy sör? Még { $amount } van.
 }
    .other = { $seat } sört tölt.
dice-ask-heal = { $about }: ki nyerjen egy életet?
    .other = { $seat } kiválasztja, ki nyerjen egy életet ({ $about }).
dice-ask-avert = { $about }: elveszel egy nyilat az életvesztés helyett?
    .other = { $seat } az életvesztés helyett nyilat vehet el ({ $about }).
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
    [me] Megiszod te
   *[other] Sör, kapja: { $seat }
 }
dice-do-heal = { $seatIs ->
    [none] Gyógyítás
    [me] Magadat gyógyítod
   *[other] Gyógyítás: { $seat }
 }
dice-do-take-arrow = Nyilat veszel el
dice-do-return = { $seatIs ->
    [none] Egy nyíl visszatétele
    [me] Visszateszed egy nyiladat
   *[other] Egy nyíl vissza: { $seat }
 }
dice-do-pass = Nem
    .avert = Elveszted az életet
    .return-arrow = Semmit sem teszel vissza

## Okok

dice-reason-max-life = { $whyIs ->
    [sheriff] +{ $amount } mint { $why }
    [legacy] +{ $amount }, mert mást nevezett meg seriffnek
   *[other] { $amount } élet mint { $why }
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
    [one] Ezzel csak a melletted ülő található el.
   *[other] Ezzel csak a melletted ülő található el, ő { $places } hellyel van odébb.
 }
dice-why-DG-SHOT-02 = { $places ->
    [one] Ezzel csak a két hellyel odébb ülő található el, ő melletted ül.
   *[other] Ezzel csak a két hellyel odébb ülő található el, ő { $places } hellyel van odébb.
 }
dice-why-DG-SHOT-11 = Magadra nem célozhatsz.
dice-why-DG-BEER-01 = A sör egy életet ad egy általad választott játékosnak.
dice-why-DG-BEER-09 = { $target } már kiesett: a sör nem segít.
dice-why-DG-CHAR-01 = Bart Cassidy életvesztés helyett nyilat vehet el.
dice-why-DG-CHAR-09 = Calamity Janet az egy vagy két hellyel odébb ülőt találja el; ez a játékos { $places } hellyel odébb ül.
dice-why-DG-CHAR-21 = Kit Carlson minden gatlingért visszatehet egy nyilat.
dice-why-DG-CHAR-28 = Pedro Ramirez életvesztéskor visszatehet egyet a nyilai közül.
dice-why-DG-CHAR-31 = { $needed ->
    [1] Rose Doolan 1-ese az egy vagy két hellyel odébb ülőt találja el; ez a játékos { $places } hellyel odébb ül.
   *[other] { $places ->
        [one] Rose Doolan 2-ese a két vagy három hellyel odébb ülőt találja el; ez a játékos melletted ül.
       *[other] Rose Doolan 2-ese a két vagy három hellyel odébb ülőt találja el; ez a játékos { $places } hellyel odébb ül.
     }
 }
dice-why-DG-CHAR-34 = Sid Ketchum azzal kezdi a körét, hogy valakit gyógyít.
dice-why-DG-CHAR-37 = { $target } már kiesett, nem gyógyítható.
dice-why-DG-CHAR-38 = Csak Slab the Killer duplázhat lövést, körönként egyszer, egy sörért.
