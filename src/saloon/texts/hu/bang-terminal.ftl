# A BANG! a terminálban: amit csak egy soronként játszott játéknak kell elmondania.

bang-premise = Lövöldözés, amelyben csak a seriffet ismeri mindenki. A többieket abból kell kiismerned, amit tesznek.
    .open = Lövöldözés, amelyben mindenki tudja, kitől féljen, és mindenki egyedül játszik.
bang-roles-sheriff = { $count } seriff
    .you = A szereped: { bang-role-sheriff }.
bang-roles-deputy = { $count } helyettes
    .you = A szereped: { bang-role-deputy }.
bang-roles-outlaw = { $count } bandita
    .you = A szereped: { bang-role-outlaw }.
bang-roles-renegade = { $count } renegát
    .you = A szereped: { bang-role-renegade }.
bang-help =
    Felelj egy sor számával vagy a nevével: sör, kör vége, bang { $seat }, cat { $number }.
    A név eleje is elég. A játékosok száma az asztalon látható.

    kéz          elmagyarázza a kezedben lévő lapokat
    ? bang { $seat }  megmondja, megteheted-e, és ha nem, miért nem

## Válaszok listában, mellettük a célpontok; kérdés, amely újra jön; kérdés, amelyre csak egy válasz van.

bang-list-play = { $card }{ bang-line-used-as }
bang-list-use = { bang-do-use }
bang-again-play = Mi legyen még?
bang-skip-top = (Enter: mindegy)
bang-forced-play = Nincs mit kijátszanod: véget ér a köröd.
bang-forced-shot = Nincs mivel felelned.
bang-forced-defend = { bang-forced-shot }
bang-forced-roulette = { bang-forced-shot }
bang-forced-bang = Nincs eldobható BANG! lapod.
bang-forced-rescue = { $amount ->
    [0] Megmenekültél.
   *[other] Nincs semmid, ami megmenthetne.
 }

## Pár szó: miért nem játszható ki egy lap, vagy miért lenne hiába.

bang-short-BB-PLAY-02 = körönként egy BANG!
bang-short-BB-PLAY-12 = már játékban van
bang-short-BB-PLAY-14 = már játékban van
bang-short-BB-PLAY-20 = nincs lehetséges célpont
bang-short-BB-CARD-07 = csak lövésre adott válaszként
bang-short-BB-CARD-13 = nem, ha ketten maradtatok
bang-short-DC-GREEN-11 = már játékban van
bang-short-DC-COST-02 = még egy lapba kerül
bang-short-DC-CARD-02 = csak lövésre adott válaszként
bang-short-DC-THREE-11 = nem, ha ketten maradtatok
bang-short-HN-CARD-13 = { bang-event-the-sermon }
bang-short-HN-CARD-23 = { bang-event-the-reverend }
bang-short-HN-EXTRA-01 = { bang-event-handcuffs }
bang-short-FC-CARD-29 = előbb egy másik lap
bang-short-FC-CARD-52 = { bang-event-the-judge }
bang-vain-full-life = nincs hatása: minden életed megvan
bang-vain-no-life = szellemre nem hat
bang-vain-two-left = nincs hatása, ha ketten maradtatok
bang-vain-unhurt = nincs hatása: nem hiányzik életpont

## Fogalmak

bang-notion-distance = távolság
    .text = Egy játékos távolsága annyi, ahány hely van köztetek a rövidebb irányban; aki kiesett, nem számít. A Mustang és a Távcső módosítja, de sosem 1 alá.
bang-notion-range = lőtávolság
    .text = Egy BANG! addig ér el, ameddig a fegyvered hord; fegyverlap nélkül 1 távolságra.
bang-notion-draw = felcsapás
    .text = Felcsapáskor felfordul a pakli legfelső lapja, és a színe meg az értéke dönt: a kőr segít a Hordónál és a Börtönnél, a 2 és 9 közötti pikk felrobbantja a Dinamitot. A lap utána az eldobott lapok közé kerül.
bang-notion-roles = szerepek
    .text = A seriffet mindenki ismeri; a helyettesekkel együtt akkor győz, ha minden bandita és a renegát kiesett. A banditák győznek, ha a seriff meghal. A renegátnak utolsóként kell életben maradnia. Aki megöl egy banditát, 3 lapot húz; az a seriff, aki megöl egy helyettest, minden lapját elveszti. Nyolc játékosnál a két renegát külön-külön játszik. Hárman nyílt szerepekkel játszanak: a helyettes a renegátra, a renegát a banditára, a bandita a helyettesre vadászik; aki megöli a saját prédáját, azonnal győz, minden más ölés 3 lapot hoz.
bang-notion-phases = szakaszok
    .text = Egy körnek három szakasza van: 1. húzz két lapot, 2. játssz ki lapokat, 3. dobj el annyit, hogy legfeljebb annyi lapod maradjon, ahány életed van.
bang-notion-turn = kör
    .text = A körében egy játékos két lapot húz, bármennyit kijátszik (de csak egy BANG!-et), és legfeljebb annyit tart meg, ahány élete van. Az előtte fekvő lapok, például a Börtön, ez előtt jönnek.
bang-notion-blue = kék
    .text = A kék lapok játékban maradnak egy játékos előtt, és hatnak, amíg el nem vesznek.
bang-notion-brown = barna
    .text = A barna lapok azonnal hatnak, aztán az eldobott lapok közé kerülnek.
bang-notion-green = zöld
    .text = A zöld lapokat magad elé teszed, és egy későbbi körben használod úgy, hogy eldobod őket. Azok, amelyek Elvétve! hatásúak, bárki körében használhatók.
bang-notion-cost = ár
    .text = Néhány barna lap még egy tetszőleges lapba kerül a kezedből; azt hatás nélkül eldobod.
bang-notion-effects = hatások
    .text = A BANG! hatás 1 életébe kerül a célpontnak; az Elvétve! hatás megszünteti. Ilyen hatásuk az ilyen nevű lapoknak van, de másoknak is: a Gatling lő, a Hordó véd.
bang-notion-events = események
    .text = A seriff második körétől kezdve minden köre előtt felfordul egy esemény. Mindenki számára megváltoztatja a szabályokat, amíg a következő el nem takarja. Az asztal mutatja, melyik érvényes és melyik jön; az utolsó a játék végéig marad.
bang-notion-life = élet
    .text = Akinek nem marad élete, kiesik, hacsak egy Sör meg nem menti az utolsót.
bang-notion-hand-limit = kézben tartható lapok
    .text = A köröd végén annyi lapot tarthatsz meg, ahány életed van.
