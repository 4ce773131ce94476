# Miért nem lehet valamit, a szabály száma szerint, és honnan jönnek a számok.

bang-reason-distance = távolság { $distance } ({ $apartIs ->
    [none] { $seats } hely
   *[other] { $apart }
 }{ $nearerIs ->
    [none] { "" }
   *[other] , közelebb hozza: { $nearer }
 }{ $fartherIs ->
    [none] { "" }
   *[other] , távolabb viszi: { $farther }
 })
bang-reason-sees-me = { bang-reason-distance }
bang-reason-range = lőtávolság { $range } ({ $by })
bang-reason-hand-limit = { $byIs ->
    [life] kézben tartható: { $hand_limit }, ahány élet, annyi lap
   *[other] kézben tartható: { $hand_limit } ({ $by })
 }

bang-why-unknown = Ezt most nem engedik a szabályok.
bang-why-game-over = A játék véget ért.
bang-why-not-asked = Most nem te jössz.
bang-why-already-answered = Te már válaszoltál, a többiek még nem.
bang-why-not-an-option = Ez nem válasz erre a kérdésre.

bang-why-need = { $needIs ->
    [turn] { $card }: csak a saját körödben, amikor lapot játszhatsz ki.
    [shot] { $card }: csak akkor, ha rád lőnek.
    [pause] { $card }: előbb fejezd be, amit elkezdtél.
    [wound] { $card }: nem hiányzik életpontod.
    [life] { $card }: az utolsó életpontodat nem adhatod oda.
    [lives] { $card }: most nincs életpontod, így sem veszíteni, sem szerezni nem tudsz.
    [cards] { $card }: ehhez { $amount } lap kell a kezedből.
    [bangs] { $card }: ehhez { $amount } BANG! lap kell a kezedből.
    [blue] { $card }: ehhez egy kék lap kell a kezedből.
    [times] { $card }: körönként { $amount ->
        [one] egyszer
        [3] háromszor
       *[other] kétszer
     }, és az már megvolt.
    [another] { $card }: csak más játékos lehet a célpont.
    [marks] { $card }: nincs az asztalon lap, amelyet eltalálhatna.
    [nuggets] { $card }: ehhez { $amount } aranyrög kell, és nincs annyid.
    [equipment] { $card }: nincs több felszerelés.
    [unwanted] { $card }: már mindenki körözött.
    [suit] { $card }: a ♦ lapok magukban hatástalanok { $target } ellen.
   *[other] { bang-why-not-an-option }
 }

bang-why-BB-PLAY-02 = Ebben a körben már kijátszottál egy BANG! lapot: többet csak Volcanic vagy Willy the Kid enged.
bang-why-BB-PLAY-08 = { $target } előtt már van ilyen lap: { $card }.
bang-why-BB-PLAY-12 = Ez a fegyver már előtted van: { $card }. Ugyanolyanra nem cserélheted.
bang-why-BB-PLAY-14 = Ilyen lap már van előtted: { $card }. Két azonos nevű nem lehet.
bang-why-BB-PLAY-17 = { $card } magától hat, amíg az asztalon van: nem lehet elhasználni.
bang-why-BB-PLAY-18 = Csak a kezedből játszhatsz ki lapot, a saját körödben.
bang-why-BB-PLAY-20 = { $targetIs ->
    [none] Célpont kell hozzá: { $card }.
   *[other] Nincs célpontja: { $card }.
 }
bang-why-BB-TERM-05 = Így nem használható: { $card }.
bang-why-BB-DIST-02 = { $target } már kiesett.
bang-why-BB-DIST-06 = { $target } túl messze van: { bang-reason-distance }. Ehhez 1 távolság kell, a fegyver nem segít: { $card }.
bang-why-BB-DIST-09 = { $target } lőtávolon kívül van: { bang-reason-distance }, a te lőtávolságod { $range }.
bang-why-BB-CARD-03 = Ennél az asztalnál nem lőhetsz BANG! lappal saját magadra.
bang-why-BB-CARD-07 = Az Elvétve! csak rád leadott lövésre válaszul játszható ki.
bang-why-BB-CARD-13 = Két játékosnál a Sör már senkin sem segít.
bang-why-BB-CARD-20 = Ennél az asztalnál a Pánik! csak mások lapjaira jó.
bang-why-BB-CARD-21 = Nincs előtted lap, amelyet elvehetnél magadtól.
bang-why-BB-CARD-22 = Nincs ott elvehető vagy eldobható lap.
bang-why-BB-CARD-24 = Ennél az asztalnál a Cat Balou csak mások lapjaira jó.
bang-why-BB-CARD-40 = Senki sem párbajozhat saját magával.
bang-why-BB-CARD-51 = A seriffet nem lehet börtönbe zárni.
bang-why-BB-CARD-52 = Senki sem megy önként börtönbe.

bang-why-DC-CHAR-16 = Mások ♦ lapjai hatástalanok { $targetIs ->
    [me] ellened
   *[other] { $target } ellen
 }.
bang-why-DC-GREEN-02 = Ebben a körben került az asztalra, csak a következőtől használható: { $card }.
bang-why-DC-GREEN-03 = Csak az előtted fekvő lapot használhatod.
bang-why-DC-GREEN-04 = Csak a saját körödben használhatod: { $card }.
bang-why-DC-GREEN-05 = Csak rád leadott lövésre válaszul használható: { $card }.
bang-why-DC-GREEN-09 = A mástól elvett zöld lapot előbb le kell tenned: { $card }.
bang-why-DC-GREEN-11 = Ilyen lap már van előtted: { $card }. Két azonos nevű nem lehet.
bang-why-DC-COST-02 = Még egy lapba kerül a kezedből, de nincs több: { $card }.
bang-why-DC-CARD-02 = Csak rád leadott lövésre válaszul használható: { $card }.
bang-why-DC-CARD-04 = { $target } nem melletted ül: ennél az asztalnál ez csak a szomszédokat éri el, bármi is módosítja a távolságot ({ $card }).
bang-why-DC-CARD-09 = Ennél az asztalnál csak mások lapjaira jó: { $card }.
bang-why-DC-CARD-25 = { $target } nem melletted ül: ennél az asztalnál ez csak a szomszédokat éri el, bármi is módosítja a távolságot ({ $card }).
bang-why-DC-CARD-26 = { $target } nem melletted ül: ennél az asztalnál ez csak a szomszédokat éri el, bármi is módosítja a távolságot ({ $card }).
bang-why-DC-CARD-29 = Ennél az asztalnál csak mások lapjaira jó: { $card }.
bang-why-DC-CARD-30 = Ennél az asztalnál csak mások lapjaira jó: { $card }.
bang-why-DC-CARD-33 = Ennél az asztalnál nem irányíthatod saját magadra: { $card }.
bang-why-DC-THREE-11 = A hármas játékban senki sem ihat Sört, ha már csak ketten maradtak.

bang-why-BB-CARD-47 = Ez a lövés ellen már megvolt az egy próbálkozás: { $card }.
bang-why-BB-CARD-48 = Ennél az asztalnál a börtönben nem használható: { $card }.
bang-why-BB-DMG-06 = Ez nem lenne elég a megmenekülésedhez.
bang-why-BU-CHAR-09 = Az igazit egyszerűen ki kell játszani: { $card }.
bang-why-DC-CHAR-05 = Belle Star: az ő körében hatástalan: { $card }.
bang-why-HN-CARD-09 = Másnaposság: ebben a fordulóban nincs képessége: { $card }.
bang-why-FC-CARD-26 = Lasszó: ebben a fordulóban hatástalan: { $card }.
bang-why-BB-CHAR-12 = { bang-why-need }
bang-why-BB-INTERACT-40 = { bang-why-need }
bang-why-DC-CHAR-11 = { bang-why-need }
bang-why-DC-CHAR-18 = { bang-why-need }
bang-why-DC-CHAR-22 = { bang-why-need }
bang-why-HN-GHOST-10 = { bang-why-need }
bang-why-CB-SUIT-06 = { bang-why-need }
bang-why-FC-CARD-46 = { bang-why-need }
bang-why-HN-CARD-13 = A prédikáció: most nem használható BANG! lap.
bang-why-HN-CARD-23 = A tiszteletes: ebben a körben senki sem játszhat ki Sört.
bang-why-HN-EXTRA-01 = Bilincsbe verve: most csak a megnevezett színű lapokat játszhatod ki.
bang-why-FC-CARD-29 = A vadnyugat törvénye: előbb ezt kell kijátszanod: { $card }.
bang-why-FC-CARD-52 = A bíró: ebben a körben senki elé nem szabad lapot letenni.

## A játék mást kérdez: a szabály a kérdésé.

bang-why-BU-CHAR-06 = { bang-why-need }
bang-why-BB-TURN-07 = Ezt most nem lehet: játssz ki egy lapot, vagy fejezd be a kört.
bang-why-BB-TURN-09 = Előbb dobd el a fölös lapjaidat.
bang-why-BB-CARD-01 = Rád lőnek: előbb erre válaszolj.
bang-why-FC-CARD-37 = { $needIs ->
    [none] A golyó ereje: előbb fejezd be a lapra leadott lövést.
   *[other] { bang-why-need }
 }
bang-why-FC-CARD-42 = Orosz Rulett: játssz ki egy Elvétve! lapot, vagy 2 életet veszítesz.
bang-why-BB-CARD-36 = Párbajozol: dobj el egy BANG! lapot, vagy 1 életet veszítesz.
bang-why-BB-CARD-41 = Indiánok! Dobj el egy BANG! lapot, vagy 1 életet veszítesz.
bang-why-BB-DMG-04 = Ez nem ment meg.
bang-why-BB-CARD-14 = { bang-why-not-an-option }
bang-why-BB-CHAR-11 = { bang-why-not-an-option }
bang-why-BB-CHAR-14 = { bang-why-not-an-option }
bang-why-BB-CHAR-15 = { bang-why-not-an-option }
bang-why-BB-CHAR-17 = { bang-why-not-an-option }
bang-why-BB-CHAR-19 = { bang-why-need }
bang-why-BB-CHAR-23 = { bang-why-not-an-option }
bang-why-BB-DISC-03 = { bang-why-not-an-option }
bang-why-BB-GAIN-05 = { bang-why-not-an-option }
bang-why-BB-VARIANT-01 = { bang-why-not-an-option }
bang-why-DC-CHAR-03 = { bang-why-not-an-option }
bang-why-DC-CHAR-06 = { bang-why-not-an-option }
bang-why-DC-CHAR-20 = { bang-why-need }
bang-why-DC-COST-01 = { bang-why-not-an-option }
bang-why-BU-CHAR-10 = { bang-why-not-an-option }
bang-why-VS-CARD-61 = { bang-why-not-an-option }
bang-why-HN-SETUP-04 = { bang-why-not-an-option }
bang-why-HN-CARD-18 = { bang-why-not-an-option }
bang-why-HN-EXTRA-04 = { bang-why-not-an-option }
bang-why-FC-CARD-16 = { bang-why-not-an-option }
bang-why-FC-CARD-25 = { bang-why-not-an-option }
bang-why-FC-CARD-33 = { bang-why-not-an-option }
bang-why-FC-CARD-36 = { bang-why-not-an-option }

## Így nem lehet asztalt nyitni.

bang-why-BB-SETUP-01 = Ezekkel a dobozokkal ennyien nem játszhattok.
bang-why-DC-THREE-09 = A hármas játékban nincs seriff, akit választani lehetne.
bang-why-ED-01 = A hármas játék szabályai nélkül hárman nem játszhattok.

## Between two games, and without life points.

bang-why-BB-SERIES-02 = Csak a túlélők tartják meg a személyiségüket.
bang-why-CB-RETURN-16 = Akinek nincs életpontja, nem veszíthet és nem is kaphat.
