# BANG!: amit még érdemes tudni egy lapról, de nem fér rá. A terminál mutatja meg.

## Lapok

bang-more-card-bang = Egy Elvétve! hatás megszünteti. Magadra csak akkor, ha az asztal szabályértelmezései engedik.
bang-more-card-missed = Bárki körében.
bang-more-card-beer = Más körében csak akkor, ha az utolsó életedet veszítenéd el. Sosem a kezdeti szám fölé, és sosem más helyett.
bang-more-card-panic = Ami a távolságot módosítja, számít; a fegyver nem. Magadra is, ha az asztal szabályértelmezései engedik.
bang-more-card-cat-balou = Bármilyen távolságra. Magadra is, ha az asztal szabályértelmezései engedik.
bang-more-card-gatling = Bármilyen távolságra, balról sorban. Nem BANG! lap.
bang-more-card-indians = Balról sorban. Az Elvétve!, a Hordó és a többi BANG! hatású lap nem segít.
bang-more-card-duel = Bármilyen távolságra; a másik kezd. A Hordó és az Elvétve! nem segít, és az eldobott lapok nem számítanak a kör BANG! lapjának.
bang-more-card-general-store = Az óramutató járása szerint; csak az élő játékosok.
bang-more-card-barrel = Más színnél még védekezhetsz másképp.
bang-more-card-jail = Bármilyen távolságra. A felcsapás után a Börtön mindenképp az eldobott lapok közé kerül.
bang-more-card-dynamite = Magad elé teszed; az első felcsapás a következő körödben jön. Amit okoz, azért senki sem felelős.
bang-more-card-scope = Sosem 1 alá.
bang-more-card-volcanic = Ugyanarra a játékosra vagy másokra.
bang-more-card-brawl = Mindegyiküknél te választasz: véletlen lap a kézből, vagy egy kijátszott lap.
bang-more-card-punch = Ami a távolságot módosítja, számít; a fegyver nem.
bang-more-card-rag-time = Bármilyen távolságra. Magadra is, ha az asztal szabályértelmezései engedik.
bang-more-card-tequila = Te magad is lehetsz. Csak a körödben; végzetes veszteségtől senkit sem ment meg.
bang-more-card-whisky = Csak a körödben; végzetes veszteségtől nem ment meg.
bang-more-card-canteen = Csak a körödben; végzetes veszteségtől nem ment meg.
bang-more-card-can-can = Bármilyen távolságra. Magadra is, ha az asztal szabályértelmezései engedik.
bang-more-card-conestoga = Bármilyen távolságra. Magadra is, ha az asztal szabályértelmezései engedik.
bang-more-card-derringer = Ami a távolságot módosítja, számít; a fegyver nem.
bang-more-card-knife = Ami a távolságot módosítja, számít; a fegyver nem.
bang-more-card-howitzer = Bármilyen távolságra, balról sorban.

## Személyiségek

bang-more-character-bart-cassidy = Azonnal. Az utolsó élet akkor sem hoz semmit, ha megmentik.
bang-more-character-black-jack = A piros: kőr vagy káró. A további lapot már nem mutatja meg.
bang-more-character-calamity-janet = Ott is, ahol eldobják őket: Párbajban vagy Indiánok! ellen. A BANG! gyanánt kijátszott Elvétve! a kör egyetlen BANG! lapjának számít.
bang-more-character-el-gringo = Véletlenül, minden életért egyet. Dinamitért nem, és olyan Párbajért sem, amelyet ő maga játszott ki.
bang-more-character-jesse-jones = A második lap mindig a pakliból jön.
bang-more-character-jourdonnais = A kőr Elvétve! hatást ad. Egy igazi Hordóval két próbája van.
bang-more-character-kit-carlson = A harmadik lap képpel lefelé visszakerül a pakli tetejére.
bang-more-character-lucky-duke = Mindkét lap az eldobott lapok közé kerül.
bang-more-character-paul-regret = A Mustanggal összeadódik.
bang-more-character-pedro-ramirez = A második lap mindig a pakliból jön.
bang-more-character-rose-doolan = A Távcsővel összeadódik.
bang-more-character-sid-ketchum = Más körében is, és akkor is, ha éppen meghalna; ahányszor van mivel fizetnie, de sosem a kezdeti szám fölé.
bang-more-character-slab-the-killer = A Hordó csak az egyiket adja meg. Más BANG! hatású lapokra ez nem vonatkozik.
bang-more-character-vulture-sam = A kézből és az asztalról is. Ha seriffként kiejt egy helyettest, előbb elveszi őket, aztán mindent elveszít.
bang-more-character-apache-kid = Káró Párbajjal nem lehet kihívni.
bang-more-character-belle-star = A kékeknek és a zöldeknek egyaránt.
bang-more-character-chuck-wengam = Ahányszor csak akarja.
bang-more-character-doc-holyday = Nem számít a kör BANG! lapjának. Apache Kid ellen a két lap közül legalább az egyik nem lehet káró.
bang-more-character-greg-digger = Sosem a kezdeti szám fölé.
bang-more-character-herb-hunter = A jutalmon felül.
bang-more-character-molly-stark = A Párbajban használt lapokért csak a Párbaj végén. A kényszerű eldobás nem számít.
bang-more-character-pat-brennan = Kéket vagy zöldet, és pontosan egyet.
bang-more-character-tequila-joe = A többi gyógyító lap a szokott módon hat.
bang-more-character-vera-custer = A Dinamit és a Börtön után. Vulture Sam képességével ketten egyesével osztoznak a lapokon.
bang-more-character-johnny-kisch = A kézben lévő lapokat nem érinti.

## Események

bang-more-event-blessing = A Hordó és a Börtön mindig sikerül, és egy Dinamit sem robban fel.
bang-more-event-curse = A Hordó és a Börtön sosem sikerül, a Dinamit pedig minden 2 és 9 közötti lapra felrobban.
bang-more-event-the-daltons = Mindenki maga választ; a seriff az első.
bang-more-event-ghost-town = A szellemnek nincs élete, amit elveszíthetne vagy visszanyerhetne; játékban lévőnek számít, és a kör végén újra távozik.
bang-more-event-gold-rush-event = A seriff kezd.
bang-more-event-the-sermon = Párbajban válaszként sem.
bang-more-event-abandoned-mine = Amíg van lap az eldobottak között. A kijátszott lapok, és amit képességért vagy más körében dobnak el, a szokott helyre kerülnek.
bang-more-event-dead-man = Végleg. Az is, aki ebben a körben a saját köre előtt esik el.
bang-more-event-law-of-the-west = A lap másféle használata nem számít kijátszásnak.
bang-more-event-lasso = Kijátszani továbbra is lehet őket.
bang-more-event-peyote = Ha téved, eldobja, és kezdődik a 2. fázis.
bang-more-event-ricochet = Bármilyen távolságra, és a körönkénti egy BANG! felett.
bang-more-event-sniper = 1 életbe kerül, a körönkénti egy BANG! felett van, és ismételhető.
bang-more-event-the-judge = A már játékban lévő lapok tovább hatnak.
bang-more-event-ranch = Egyszer.
bang-more-event-new-identity = A játék végéig.
bang-more-event-a-fistful-of-cards = Bármelyik Elvétve! hatás megszüntet egyet közülük.
