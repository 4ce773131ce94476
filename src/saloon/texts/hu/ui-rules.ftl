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
