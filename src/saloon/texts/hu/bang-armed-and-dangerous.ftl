# Armed & Dangerous: lapok és személyiségek, töltényjelzők.

bang-card-ace-up-the-sleeve = Ász az ingujjban
    .text = Fizess 2 jelzőt róla: húzz egy lapot.
bang-card-bandolier = Tölténytartó
    .text = Körönként egyszer fizess 1 jelzőt róla: eggyel több Bang! lapot játszhatsz ki.
bang-card-beer-keg = Sörös hordó
    .text = A körödben fizess 3 jelzőt róla: visszanyersz 1 életet.
bang-card-bell-tower = Harangtorony
    .text = Fizess 1 jelzőt róla: a következő lapodhoz mindenki 1 távolságra van.
bang-card-big-fifty = Nagy Ötvenes
    .text = Fegyver, lőtávolság 6. Egy jelzőért a Bang! ellen nem ér a célpont képessége és kijátszott lapja.
bang-card-bomb = Bomba
    .text = Bárki elé teheted. A kör elején húzás: piros, továbbadja; fekete, 2 jelző le. Üresen 2 életbe kerül.
bang-card-buntline-special = Buntline Special
    .text = Fegyver, lőtávolság 2. Egy jelzőért aki kivédi a Bang! lapot, eldob egy lapot a kezéből.
bang-card-crate = Láda
    .text = Fizess 2 jelzőt róla: Elvétve! hatás.
bang-card-double-barrel = Duplacsövű
    .text = Fegyver, lőtávolság 1. Egy káró Bang! laphoz fizess 1 jelzőt róla: semmi sem védi ki.
bang-card-lockpick = Zárfeltörés
    .text = Fizess 3 jelzőt róla: elveszel egy véletlen lapot bárki kezéből.
bang-card-thunderer = Thunderer
    .text = Fegyver, lőtávolság 3. Egy Bang! laphoz fizess 1 jelzőt róla: a lapot visszaveszed a kezedbe.
bang-card-tumbleweed = Ördögszekér
    .text = Bárki körében fizess 1 jelzőt róla: egy húzást meg kell ismételni.
bang-card-whip = Ostor
    .text = Fizess 3 jelzőt róla: dobj el egy tetszőleges kijátszott lapot, akár a sajátodat.
bang-card-a-little-nip = Egy kis korty
    .text = Visszanyersz 1 életet; minden 3 jelzőért még 1-et.
bang-card-arrow = Nyílvessző
    .text = Egy játékos eldob egy Bang! lapot, vagy veszít 1 életet; jelzőnként még egy játékos.
bang-card-caravan = Karaván
    .text = Húzz 2 lapot; minden 2 jelzőért még egyet.
bang-card-duck = Fedezékbe!
    .text = Elvétve! hatás; 2 jelzőért visszaveszed ezt a lapot.
bang-card-flintlock = Kovás puska
    .text = Bang! hatás egy lőtávolságon belüli játékosra; ha kivédik, 2 jelzőért visszaveszed a lapot.
bang-card-quick-shot = Gyorstüzelés
    .text = Bang! hatás egy lőtávolságon belüli játékosra; jelzőnként még egyre.
bang-card-reloading = Újratöltés
    .text = Ossz el 3 jelzőt a narancssárga lapjaidra és a személyiségedre.
bang-card-rust = Rozsda
    .text = A többiek minden narancssárga lapjukról és a személyiségükről elveszítenek egy jelzőt; legfeljebb 4 a tiéd.
bang-card-squaw = Indián asszony
    .text = Dobj el egy tetszőleges kijátszott lapot; 2 jelzőért inkább a kezedbe veszed.

bang-character-al-preacher = Al Preacher
    .text = Ha más kék vagy narancssárga lapot játszik ki, 2 jelzőért húzhat egy lapot.
bang-character-bass-greeves = Bass Greeves
    .text = A körében egyszer eldobhat egy lapot a kezéből, és 2 jelzőt tehet az egyik lapjára.
bang-character-bloody-mary = Bloody Mary
    .text = Húz egy lapot, valahányszor kivédik egy Bang! lapját.
bang-character-frankie-canton = Frankie Canton
    .text = A körében egyszer elvehet egy jelzőt bármelyik narancssárga lapról vagy más személyiségről.
bang-character-julie-cutter = Julie Cutter
    .text = Valahányszor valaki életet vesz el tőle, húz: piros esetén Bang! éri az illetőt.
bang-character-mexicali-kid = Mexicali Kid
    .text = A körében egyszer 2 jelzőért Bang! hatást ad egy lőtávolságon belüli játékosra.
bang-character-ms-abigail = Ms. Abigail
    .text = Nem kell törődnie a J, Q, K és A értékű barna lapokkal, ha csak ő a célpontjuk.
bang-character-red-ringo = Red Ringo
    .text = 4 jelzővel kezd. A körében egyszer legfeljebb 2-t áttehet a narancssárga lapjaira.

bang-word-loads = { $count } töltényjelző
    .about = A narancssárga lapok hatásaiért velük fizetsz, a barna lapokat erősebbé teszik. Négynek van hely.
    .supply = A készletben még { $count } van.

bang-ask-load = { $aboutIs ->
    [blue] Kék lapot játszottál ki: hová teszel egy töltényjelzőt?
    [excess] Az eldobott lapért: hová teszel egy töltényjelzőt?
   *[other] { $about }: hová kerüljön { $amount } töltényjelző?
 }
    .other = { $seat } valahová tehet egy töltényjelzőt.
bang-ask-pay = { $about }: melyik jelzővel fizetsz? Még { $amount } hiányzik.
    .other = { $seat } töltényjelzővel fizet ({ $about }).
bang-ask-load-shot = { $about }: fizetsz egy töltényjelzőt ezért a Bang!-ért?
    .other = { $seat } erősebbé teheti a Bang! lapot ({ $about }).
bang-ask-upgrade = { $about }: fizetsz { $amount } töltényjelzőt, hogy erősebb legyen?
    .other = { $seat } erősebbé teheti a lapot ({ $about }).
bang-ask-preach = { $by } letett egy lapot. Fizetsz { $amount } töltényjelzőt, hogy húzz egyet?
    .other = { $seat } húzhat egy lapot ({ $about }).
bang-ask-pass-on = { $about }: kinek adod tovább?
    .other = { $seat } továbbadja: { $about }.
bang-ask-forced-discard = { $about }: melyik lapot dobod el?
    .other = { $seat } kénytelen eldobni egy lapot ({ $about }).

bang-do-load = { $cardIs ->
    [none] A személyiségre
   *[other] Erre: { $card }
 }
bang-do-pay = { $cardIs ->
    [none] A személyiségről
   *[other] Erről: { $card }
 }
bang-do-upgrade = { $seatIs ->
    [none] Fizetek, legyen erősebb
   *[other] Fizetek, { $seat } is célpont
 }
bang-do-hand-on = Továbbadom: { $seat }

bang-log-loaded = { $cardIs ->
    [none] { $seatIs ->
        [me] A személyiségeden most { $tokens } töltényjelző van.
       *[other] { $seat } személyiségén most { $tokens } töltényjelző van.
     }
   *[other] { $card } megtöltve: { $tokens } jelző.
 }
bang-line-tokens-left = { $tokens } marad
bang-log-unloaded = { $cardIs ->
    [none] { $seatIs ->
        [me] Jelzők kerülnek le a személyiségedről; { bang-line-tokens-left }.
       *[other] Jelzők kerülnek le { $seat } személyiségéről; { bang-line-tokens-left }.
     }
   *[other] { $card } jelzőket veszít; { bang-line-tokens-left }.
 }

bang-why-AD-CARD-04 = { $card }: körönként egyszer, és az már megvolt.
bang-why-AD-CARD-08 = { $card }: már fentről nézel, amíg ki nem játszol egy lapot.
bang-why-AD-CARD-12 = { $card }: a köröd elején kell húzni rá, másra nem használod.
bang-why-AD-CARD-13 = Piros: add tovább a Bombát egy másik játékosnak.
bang-why-AD-CARD-23 = { $card }: csak akkor segít, ha rád lőnek.
bang-why-AD-CARD-26 = { $card }: csak másik játékos lehet a célpont.
bang-why-AD-CARD-27 = { $target } kezében nincs lap, amelyet a { $card } elvehetne.
bang-why-AD-CARD-29 = { $card }: csak ha valaki húzott.
bang-why-AD-CARD-30 = { $card }: akkor használod, ha valaki húzott, bárki körében.
bang-why-AD-CARD-35 = { $target } előtt nincs lap, amelyet a { $card } elérne.
bang-why-AD-CARD-39 = { $card }: dobj el egy Bang! lapot, vagy veszítesz 1 életet; magadra nem célozhatsz.
bang-why-AD-CARD-45 = { $card }: akkor játszod ki, ha rád lőnek, máskor nem.
bang-why-AD-CARD-46 = { $card }: magadra nem célozhatsz vele.
bang-why-AD-CARD-52 = { $card }: magadra nem célozhatsz vele.
bang-why-AD-CARD-56 = Töltés: minden jelzőnek kerülnie kell valahová.
bang-why-AD-CHAR-01 = A személyiségedről és a narancssárga lapjaidról fizethetsz jelzőkkel.
bang-why-AD-CHAR-03 = { $card }: ha más kék vagy narancssárga lapot tett le, 2 jelzőért.
bang-why-AD-CHAR-07 = { $card }: a körödben egyszer, egy kézben tartott lapért.
bang-why-AD-CHAR-08 = Mindkét jelző egy helyre kerül.
bang-why-AD-CHAR-11 = { $card }: a körödben egyszer, egy jelzőért.
bang-why-AD-CHAR-12 = { $card }: ott nincs elvehető jelző.
bang-why-AD-CHAR-21 = { $card }: ehhez 2 töltényjelző kell.
bang-why-AD-CHAR-23 = { $card }: { $target } nincs lőtávolságon belül.
bang-why-AD-CHAR-26 = { $card }: csak olyan J, Q, K vagy A értékű barna lap ellen, amely egyedül téged céloz.
bang-why-AD-CHAR-30 = { $card }: ehhez jelző kell a személyiségeden és egy narancssárga lap, amelyre kerülhet.
bang-why-AD-CHAR-31 = A második jelző ugyanarra a lapra kerülhet, vagy egy másikra.
bang-why-AD-DANGER-04 = A készletben túl kevés töltényjelző van ehhez: { $card }; 3 kell hozzá.
bang-why-AD-DANGER-06 = { $card }: túl kevés rajta a töltényjelző.
bang-why-AD-TOKEN-05 = { $card }: 4 töltényjelző fér rá, több nem.
bang-why-AD-TOKEN-06 = Egy személyiségre vagy lapra legfeljebb 4 töltényjelző fér: nincs hely.
bang-why-AD-TOKEN-07 = Egy kijátszott kék lapért valahová tehetsz egy töltényjelzőt.
bang-why-AD-TOKEN-11 = Egy fölös lapért valahová tehetsz egy töltényjelzőt.
bang-why-AD-UPGRADE-03 = A narancssárga lapjaidról és a személyiségedről fizethetsz jelzőkkel.
bang-why-AD-UPGRADE-05 = Rajtad áll, hogy erősebbé teszed-e a lapot.
bang-why-AD-WEAPON-03 = { $card }: a jelzőt akkor fizeted, amikor Bang! lapot játszottál ki.
bang-why-AD-WEAPON-07 = { $card }: ez ellen a Bang! ellen a Nagy Ötvenes miatt nem ér.
bang-why-AD-WEAPON-12 = A Bang! lapot kivédték: dobj el egy lapot a kezedből.
bang-why-AD-WEAPON-15 = { $card }: egy jelzőért a káró Bang! kivédhetetlen.
bang-why-AD-WEAPON-18 = { $card }: egy jelzőért a Bang! lap visszakerül a kezedbe.
