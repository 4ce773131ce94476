# Western Legends: miért nem lehet valamit.

legends-why-unknown = Ezt most nem engedik a szabályok.
legends-why-game-over = A játék véget ért.
legends-why-not-asked = Most nem te jössz.
legends-why-already-answered = Te már válaszoltál, a többiek még nem.
legends-why-not-an-option = Ez nem válasz erre a kérdésre.

legends-why-WL-SETUP-07 = A két kiosztott szereplő egyikét tartod meg.
legends-why-WL-SETUP-13 = A kezdőhelyed egyik mezőjén kezdesz.
legends-why-WL-FIRST-03 = Az első játékban ilyen tárgyat nem árulnak.
legends-why-WL-FIRST-04 = Az első játékban nincs marha.
legends-why-WL-START-02 = A bevétel $20, vagy 2 lap, vagy $10 és 1 lap.
legends-why-WL-START-03 = Abból választasz, amid van.
    .fight = most más fegyver van nála
legends-why-WL-START-05 = Azonnal csak a frissen vett dolog használható.

legends-why-WL-ACT-01 = Erre már nincs akciód.
legends-why-WL-MOVE-03 = Az túl messze van: legfeljebb { $points } mező.
legends-why-WL-MOVE-07 = Nincs folyamatban olyan mozgás, amelyből maradt pont.
legends-why-WL-MOVE-09 = Bandita nem léphet a seriff mezőjére, és át sem haladhat rajta.
legends-why-WL-MOVE-13 = Az úton álló útonállónál véget ér a mozgás.
legends-why-WL-MOVE-18 = Ez csak rögtön a mozgás akció után lehetséges.
legends-why-WL-MOVE-19 = Legalább 1 mezőt lépned kell.
legends-why-WL-CARD-01 = Ennek a lapnak nincs akciója.
legends-why-WL-CARD-07 = Egy mozgás után csak egy Sprint vagy Ökölcsapás játszható ki.
legends-why-WL-CARD-08 = A Sprint és az Ökölcsapás a saját mozgás akciód után jöhet.
legends-why-WL-POKERCARD-07 = Az Ökölcsapáshoz kell valaki a meződön.
legends-why-WL-POKERCARD-10 = A megnézett lapok egyikét veszed el.
    .fight = csak a városokon kívül
legends-why-WL-EFFECT-17 = A saját kezedből választasz lapot.
legends-why-WL-END-02 = A kézlimit fölötti lapokat el kell dobni.
legends-why-WL-LIMIT-06 = Nincs mit elvenni.
legends-why-WL-LIMIT-07 = Azok közül választasz, amelyek lehetségesek.

legends-why-WL-LOC-01 = Ezen a helyen ez nem lehetséges.
legends-why-WL-WORK-01 = A munka bármely helyszínen $10-t hoz.
legends-why-WL-WORK-02 = A nyílt vidéken nincs munka.
legends-why-WL-STORE-01 = { $amount ->
    [0] A boltban felszerelést vehetsz és fejleszthetsz.
   *[other] Az ára { $amount } dollár, neked { $held } van.
 }
legends-why-WL-STORE-02 = Ilyen lapod már van.
legends-why-WL-STORE-04 = Ez a lap már fejlesztve van.
legends-why-WL-STORE-05 = A tárgyakat nem lehet fejleszteni.
legends-why-WL-STORE-06 = 3 tárgyad van, több nem lehet.
legends-why-WL-BANK-01 = A bank rögöt vesz, és neked nincs.
legends-why-WL-BANK-02 = A bankban az Aranyrög lap egy rögnek számít.
legends-why-WL-DOC-01 = Az orvos $10-ért minden sebet meggyógyít.
legends-why-WL-DOC-03 = Nincs sebed.
legends-why-WL-CAB-01 = A kabaréban 1 HP ára $30.
legends-why-WL-MINE-01 = Aranyat bányában vagy aranymosónál lehet keresni.
legends-why-WL-MINE-02 = A nyilas kocka újra dobható.
legends-why-WL-MINE-04 = A térképpel egy kockát dobhatsz újra, mielőtt bármit kapnál.
legends-why-WL-RANCH-01 = Marhát farmon lehet átvenni.
legends-why-WL-RANCH-03 = Már van marhád.
legends-why-WL-RANCH-04 = A lopott marhát a másik színű farmon lehet eladni.
legends-why-WL-RANCH-09 = A saját farmján a marha nem adható el.
legends-why-WL-RAIL-01 = Marhát a vasútállomásról lehet elszállítani.
legends-why-WL-RAIL-03 = Bandita nem szállíthat marhát.
legends-why-WL-ITEM-11 = A whiskeyhez kell valaki a meződön.
legends-why-WL-ITEM-13 = Az ellátmányt egy akcióval lehet felhasználni.
legends-why-WL-CHAR-06 = Billy, a Kölyök egy mozgásonként egyszer kérhet valakitől a mezőjén.
legends-why-WL-CHAR-08 = Véres Késnek 2 mozgáspont kell, hogy átkeljen a mellette lévő sziklákon.
legends-why-WL-CHAR-16 = Kit Carson egy mozgásonként egyszer 1 mezővel továbbmehet.
    .fight = csak a városokon kívül
legends-why-WL-CHAR-24 = Y.B. Rowdy egy lapért legfeljebb 3 mezőt lovagol.
