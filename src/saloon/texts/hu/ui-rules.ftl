# Így kell játszani, röviden.

ui-rules-title = Így játsszuk a BANG!-et
ui-rules-lead = Lövöldözés, amelyben csak a seriff mutatja meg az arcát. Mindenki mást ki kell ismerni, meg kell bízni benne, vagy le kell lőni. Öt perc, és kezdheted.
ui-rules-contents = Tartalom
ui-rules-players = { $count } játékos
ui-rules-play = Az asztalokhoz
ui-rules-cards = Az összes lap

ui-rules-roles = Ki vagy te?
ui-rules-roles-text = Kapsz egy szerepet és egy személyiséget. A szerep mondja meg, hogyan győzöl, és titkos marad; csak a seriffé fekszik nyíltan. A személyiség nyílt: van egy képessége, és valahány életpontja, vagyis tölténye.
ui-rules-counts = Kik ülnek az asztalnál
ui-rules-counts-more = Nyolc játékoshoz a Dodge City kell, és háromhoz is: hárman külön párbajt játszanak, ahol mindenki egy másikra vadászik.

ui-rules-turn = A köröd
ui-rules-turn-draw = Húzz
    .text = Végy két lapot a pakliból.
ui-rules-turn-play = Játssz
    .text = Játssz ki annyi lapot, amennyit akarsz, de egy körben csak egy BANG!-et. Egy játékos előtt sosem fekszik két azonos nevű lap.
ui-rules-turn-discard = Dobj
    .text = Legfeljebb annyi lapot tarts a kezedben, ahány életpontod maradt.
ui-rules-turn-before = Ha Dinamit vagy Börtön van előtted, először azzal kell elbánni. Utána az óramutató járása szerint a következő jön.

ui-rules-borders = A keret elárulja
ui-rules-border-brown = Kijátszod, megtörténik, és a dobópakliba kerül.
ui-rules-border-blue = Játékban marad előtted vagy valaki más előtt, és hat, amíg el nem veszik. Fegyvered egyszerre csak egy lehet.
ui-rules-border-green = Először csak előtted fekszik. A következő körödtől eldobhatod a hatásáért.

ui-rules-distance = Távolság és fegyverek
    .text = Számold meg a helyeket a másik játékosig a rövidebb irányban; aki kiesett, nem számít. A szomszédok távolsága 1. A Mustang mindenkitől eggyel távolabb visz, a Távcső mindenkit eggyel közelebb hoz hozzád.
    .more = A fegyver mondja meg, milyen messzire ér a BANG!-ed; nélküle egy 1 lőtávolságú Colt 45-ösöd van. Nem kell számolnod: a körödben minden hely mutatja a távolságát, világít, ha eléred, és elmondja, honnan jön a szám.

ui-rules-shots = Lövések
    .text = A BANG! egy életpontba kerül a célpontnak, hacsak nem felel Elvétve! lappal, vagy meg nem menti a Hordó. A Gatling mindenki másra egyszerre lő; az Indiánokat BANG! tartja távol, a Párbajban pedig ketten felváltva dobnak BANG!-et, amíg az egyiküké el nem fogy.
    .more = Mindig megkérdezünk, amikor lehetne válaszod, akár van, akár nincs, és az asztal mindig ugyanannyit vár. Így a szünetből senki sem tudja meg, mi van a kezedben.

ui-rules-checks = Csapj fel!
    .text = Néhány lap a szerencsére bízza a dolgot: felfordul a pakli legfelső lapja, és a színe meg az értéke dönt. A kőr megment a Hordó mögött, és kinyitja a Börtönt; a 2 és 9 közötti pikk felrobbantja a Dinamitot, ami három életpontba kerül, különben továbbvándorol.

ui-rules-end = Az utolsó töltény
    .text = Aki elveszti az utolsó életpontját, azt egy Sör azonnal megmentheti, de nem, ha már csak ketten maradtak. Különben kiesik, megmutatja a szerepét, és mindent eldob. Aki kiejt egy banditát, három lapot húz; ha a seriff kiejt egy helyettest, minden lapját elveszti.
    .more = Ha a seriff elesik, vége: a banditák győznek, vagy a renegát, ha már senki más nem él. Ha minden bandita és renegát kiesett, a seriff és a helyettesek nyertek, élve vagy halva.

ui-rules-first = Az első játékodhoz
ui-rules-first-law = Seriffként figyeld, ki lő rád. Helyettesként állj a seriff mellé; az ő élete többet ér, mint a tiéd.
ui-rules-first-outlaw = Banditaként lőj a seriffre, amikor csak eléred. A bujkálás csak a renegátnak használ.
ui-rules-first-renegade = Renegátként segítsd a gyengébbet, és a seriff essen el utoljára.
ui-rules-first-all = Csak az világít, amit megtehetsz. Minden más megmondja, miért nem megy, és az asztalon minden elmagyarázza magát, ha rámutatsz vagy hosszan megnyomod.

ui-rules-boxes = A dobozok
ui-rules-boxes-text = Az alapjáték önmagában teljes. Minden doboz hozzátesz valamit; hogy melyik van az asztalon, az dönti el, aki nyitja.
ui-rules-box-cards = Mi van benne

ui-rules-box-dodge-city = A zöld lapokat először magad elé teszed, és a következő körödtől dobhatod el őket a hatásukért; néhány barna lap még egy lapba kerül a kezedből. Nyolcan is játszhatjátok, két renegáttal, és hárman is, akkor körbe vadásztok egymásra.
ui-rules-box-high-noon = Az első forduló olyan, mint máskor. Utána a seriff minden köre előtt felfordul egy esemény, és addig hat, amíg a következő nem jön; hogy melyik lesz az, azt mindenki előre látja. Az utolsó a Fényes nappal: a játék végéig minden kör egy életpontba kerül.
ui-rules-box-fistful-of-cards = Az események úgy jönnek, mint a High Noonban: a seriff második körétől minden köre előtt egy. Az utolsó az Egy maroknyi kártya: a köröd elején annyi BANG! hatás célpontja vagy, ahány lap van a kezedben.
ui-rules-box-bullet = Három személyiség csatlakozik a többihez. A két esemény a High Noon paklijába kerül, ha az is az asztalon van.
ui-rules-box-gold-rush = Minden életpontért, amelyet valaki más miattad veszít el, egy aranyrögöt kapsz. A boltban három felszerelés fekszik nyíltan, és a körödben annyit veszel, amennyit ki tudsz fizetni. A barnák azonnal hatnak. A feketék előtted maradnak: ellopni nem lehet őket, de aki kifizeti az árukat és még egy rögöt, eldobat veled egyet. A Sört életpont helyett egy rögért is kijátszhatod.
ui-rules-box-shadow-gunslingers = Senki sem esik ki végleg. Aki elesett, minden saját körére visszatér: megvan a képessége, de nincs életpontja, nem is kaphat és nem is veszíthet, és a köre végén mindent maga mögött hagy.
ui-rules-box-armed-and-dangerous = A narancssárga lapokat úgy teszed le, mint a kékeket, három töltényjelzővel. Ezekkel fizeted meg, amit tudnak, és az utolsóval a lap is elmegy. Ha kék lapot játszol ki, egy jelzőt tehetsz egy narancssárga lapra vagy a személyiségedre, és ugyanígy minden lapért, amelyet a köröd végén el kell dobnod; egyen legfeljebb négy lehet. Néhány barna lap jelzőkért erősebb. Összesen 32 jelző van; ha háromnál kevesebb maradt a készletben, nem lehet narancssárga lapot letenni.
ui-rules-box-great-train-robbery = Egy sor állomás alatt, ahány játékos, annyi állomás, vonat áll, és a seriff minden körének elején eggyel továbbmegy. A körödben egyszer kifizetheted, amit egy állomás kér, és elviheted az alatta álló vagont; előtte eggyel továbbviheted a vonatot. A végállomáson a mozdony hat: a Vasparipa mindenkire lő, a Leland Zsibvásárt nyit. Aztán a másik oldalára fordul, és új vonal kezdődik.
ui-rules-box-valley-of-shadows = A lapjai a pakliba kerülnek, a személyiségei a többihez. Néhány lap válasz: a Szökés érvénytelenít egy lapot, amely csak téged céloz, a Visszacsapás visszaadja a lövést. A Szellem pedig visszahoz valakit, aki kiesett, de életpontok nélkül.
ui-rules-box-wild-west-show = Az elején semmi sincs érvényben. Aki Postakocsit vagy Wells Fargót játszik ki, felfordít egy eseményt, és az addig hat, amíg a két lap egyikét megint ki nem játsszák. Az utolsó a Vadnyugati Show: onnantól mindenki azért játszik, hogy ő maradjon utolsónak.
ui-rules-box-eldorado = Rajongók készítette, külön eseménypakli. Az első az elejétől érvényes, mindegyik két fordulóig; de ha valaki ászt hoz játékba, azonnal vége, és az illető a köre végén felfordítja a következőt.
