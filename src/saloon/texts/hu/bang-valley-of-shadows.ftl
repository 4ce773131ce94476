# The Valley of Shadows: lapok és személyiségek.

bang-card-aim = Célpont
    .text = Egy Bang! lappal együtt játszod ki: ha talál, 2 életbe kerül.
bang-card-backfire = Visszacsapás
    .text = Elvétve! lap; aki lőtt, Bang! hatás célpontja lesz.
bang-card-bandidos = Banditák
    .text = A többiek eldobnak egy Bang! lapot vagy 2 másik lapot a kezükből.
bang-card-escape = Szökés
    .text = Ha egy Bang!-tól különböző lapnak csak te vagy a célpontja, hatástalan.
bang-card-fanning = Sortűz
    .text = Bang! hatás lőtávolságon belül, és egy másik az elsőtől 1 távolságra. A Bang! lapodnak számít.
bang-card-last-call = Végső harc
    .text = Visszanyersz 1 életet, akkor is, ha csak ketten maradtatok.
bang-card-poker = Póker
    .text = A többiek tesznek egy lapot, mindet felfordítjátok. Ha nincs köztük ász, 2 a tiéd.
bang-card-saved = Megmentve!
    .text = Egy másik játékos 1-gyel kevesebb életet veszít. Ha ez mentette meg, 2 lap a kezéből vagy a pakliból.
bang-card-tomahawk = Tomahawk
    .text = Bang! hatás legfeljebb 2 távolságra. Nem Bang! lap.
bang-card-tornado = Tornádó
    .text = Mindenki egyszerre átad 2 lapot a kezéből a bal oldali szomszédjának.
bang-card-bounty = Vérdíj
    .text = Bárki elé leteheted: aki Bang! lappal eltalálja, húz egy lapot.
bang-card-ghost = Szellem
    .text = Egy kiesett játékos elé teszed: visszatér a játékba, élet nélkül.
bang-card-lemat = LeMat
    .text = Fegyver, lőtávolság 1. A körödben bármelyik lapot kijátszhatod Bang! lapként.
bang-card-rattlesnake = Csörgőkígyó
    .text = Bárki elé leteheted. A köre elején húz: a pikk 1 életbe kerül.
bang-card-shotgun = Sörétes puska
    .text = Fegyver, lőtávolság 1. Akit Bang! lappal eltalálsz, eldob egy lapot a kezéből.

bang-character-black-flower = Fekete Virág
    .text = A körében egyszer egy treff lapot a kezéből ráadás Bang! lapként kijátszhat.
bang-character-colorado-bill = Colorado Bill
    .text = Minden Bang! lapjához húz: pikk esetén nem védhető ki.
bang-character-der-spot-burst-ringer = Villámkezű
    .text = A körében egyszer egy Bang! lapot Gatlingként kijátszhat.
bang-character-evelyn-shebang = Evelyn Shebang
    .text = Az 1. fázisban eggyel kevesebb lapot húzhat egy 1 távolságra adott Bang! hatásért.
bang-character-henry-block = Henry Block
    .text = Aki elveszi vagy eldobatja egy lapját, Bang! hatás célpontja lesz.
bang-character-lemonade-jim = Lemonade Jim
    .text = Ha más Sört játszik ki, eldobhat egy lapot, és visszanyer 1 életet.
bang-character-mick-defender = Mick Defender
    .text = Ha egy Bang!-tól különböző lapnak csak ő a célpontja, Elvétve! lappal hatástalaníthatja.
bang-character-tuco-franziskaner = Tuco Franziskaner
    .text = Ha nincs előtte kék lap, az 1. fázisban 2-vel több lapot húz.

bang-ruling-bandidos-wording = Banditák
    .about = Mibe kerülnek a Banditák.
    .czech = egy Bang! lapba vagy két lapba, a többieknek
    .international = két lapba vagy egy életbe, mindenkinek
bang-ruling-saved-reward = A Megmentve! jutalma
    .about = Mikor hoz két lapot a Megmentve!
    .elimination-prevented = csak ha életet mentett
    .whenever-survives = valahányszor a játékos életben marad

bang-ask-reward = { $about }: a pakliból, vagy { $by } kezéből?
    .other = { $seat } két lapot vesz el ({ $about }).
bang-ask-bandidos = { $about }: dobj el egy Bang! lapot, vagy még { $amount } lapot.
    .other = { $about }: { $seat } dob el lapot.
bang-ask-bandidos-life = { $about }: eldobsz { $amount } lapot, vagy veszítesz 1 életet?
    .other = { $about }: dob el lapot { $seat }?
bang-ask-second-target = { $about }: ki legyen a másik, { $by } szomszédságában?
    .other = { $seat } második célpontot választ ({ $about }).
bang-ask-poker = { $about }: melyik lapot teszed fel?
    .other = { $about }: a többiek feltesznek egy lapot: { $seats }.
bang-ask-tornado = { $about }: melyik lapot adod balra? Még { $amount }.
    .other = { $about }: mindenki lapokat ad tovább: { $seats }.
bang-ask-fewer = { $about }: eggyel kevesebbet húzol, és rálősz egy szomszédra?
    .other = { $seat } eggyel kevesebbet húzhat, és lőhet ({ $about }).
bang-ask-shoot = { $about }: kire lősz?
    .other = { $seat } célpontot választ ({ $about }).
bang-ask-lemonade = { $by } Sört játszik ki: eldobsz egy lapot, hogy visszanyerj 1 életet?
    .other = { $seat } eldobhat egy lapot egy életért ({ $about }).

bang-do-stake = Felteszem: { $card }
bang-do-also = { $seat } is
bang-do-shoot = Rálövök: { $seat }

bang-log-staked = { $seatIs ->
    [me] Felteszed ezt: { $card }.
   *[other] { $seat } felteszi ezt: { $card }.
 }

bang-why-VS-CARD-01 = { $card }: egy Bang! lappal együtt játszod ki.
bang-why-VS-CARD-05 = { $card }: akkor játszod ki, ha rád lőnek.
bang-why-VS-CARD-10 = Banditák: dobj el egy Bang! lapot vagy két lapot.
bang-why-VS-CARD-23 = { $card }: téged sosem talál el.
bang-why-VS-CARD-26 = { $card }: előbb az jön, akitől 1 távolságra van még valaki.
bang-why-VS-CARD-30 = Válaszd ki a második célpontot az első mellett.
bang-why-VS-CARD-32 = { $card }: kiesett játékosnak szól; { $target } játékban van.
bang-why-VS-CARD-34 = { $card }: a szellemnek nincs élete, nem veszíthet és nem nyerhet.
bang-why-VS-CARD-48 = { $card }: a körödben bármelyik kézben tartott lapod Bang!
bang-why-VS-CARD-52 = Póker: mindenki feltesz egy lapot.
bang-why-VS-CARD-68 = Eltalált a Sörétes puska: dobj el egy lapot a kezedből.
bang-why-VS-CARD-69 = { $card }: csak másik játékos lehet a célpont.
bang-why-VS-CARD-76 = Tornádó: válaszd ki a lapokat, amelyeket továbbadsz.
bang-why-VS-CHAR-01 = { $card }: ehhez egy treff lap kell a kezedből.
bang-why-VS-CHAR-05 = { $card }: eggyel kevesebb lap egy lövésért a szomszédra.
bang-why-VS-CHAR-16 = { $card }: egy lap a kézből egy életért, ha más Sört játszik ki.
bang-why-VS-CHAR-18 = { $card }: egy Elvétve! lap, ha egy Bang!-tól különböző lapnak csak te vagy a célpontja.
bang-why-VS-CHAR-23 = { $card }: ehhez egy Bang! lap kell, a körödben egyszer.
bang-why-VS-CARD-18 = { $card }: hatástalanít egy Bang!-tól különböző lapot, ha csak te vagy a célpontja.
bang-why-VS-CARD-63 = Mindkét lap ugyanonnan jön.
bang-why-VS-CARD-78 = { $card }: akkor játszod ki, ha más éppen életet veszítene.
