# The Great Train Robbery: vagonok, állomások, lapok, személyiségek, és ami a vonatról szól.

## Vagonok

bang-railcar-baggage-car = Poggyászkocsi
    .text = Dobd el Elvétve!, Pánik!, Cat Balou vagy plusz Bang! lapként.
bang-railcar-caboose = Fékezőkocsi
    .text = Egy másik kék lapodat eldobhatod Elvétve! lapként.
bang-railcar-cattle-truck = Marhavagon
    .text = Dobd el: vegyél el egyet a 3 legutóbb eldobott lap közül.
bang-railcar-circus-wagon = Cirkuszi kocsi
    .text = Dobd el: a többiek eldobnak egy-egy kijátszott lapot.
bang-railcar-coal-hopper = Szeneskocsi
    .text = Dobd el: húzz egy lapot, és dobj el egy vagont bárki elől.
bang-railcar-dining-car = Étkezőkocsi
    .text = A köröd elején húzol: kőrre visszanyersz 1 életet.
bang-railcar-express-car = Első osztály
    .text = Dobd el: a köröd véget ér, eldobod a kezed, és még egy kört játszol.
bang-railcar-ghost-car = Szellemkocsi
    .text = Bárkié lehet a seriffen kívül, kiesetté is: élet nélkül játékban marad.
bang-railcar-lounge-car = Szalonkocsi
    .text = Dobd el: húzz 2 vagont, egyet magadnak, egyet másnak.
bang-railcar-lumber-flatcar = Rönkszállító
    .text = Bárki elé teheted: minden más játékost 1-gyel messzebb lát.
bang-railcar-mail-car = Postakocsi
    .text = Dobd el: húzz 3 lapot, és egyet közülük adj egy másik játékosnak.
bang-railcar-observation-car = Kilátókocsi
    .text = A többieket 1-gyel közelebb látod, ők téged 1-gyel messzebb.
bang-railcar-passenger-car = Utazókocsi
    .text = Dobd el: vegyél el egy lapot bármelyik másik játékostól, kézből vagy kijátszottat.
bang-railcar-prisoner-car = Rabszállító
    .text = A többiek Indiánok! és Párbaj lapjai nem hatnak rád.
bang-railcar-private-car = Privát kocsi
    .text = Ha nincs lap a kezedben, nem lehetsz Bang! lap célpontja.
bang-railcar-sleeper-car = Hálókocsi
    .text = Minden körben egyszer egy másik kék lapodat eldobhatod plusz Bang! lapként.

bang-border-railcar = vagon
    .about = A vonatról veszik el. Egy játékos előtt olyan, mint egy kék lap; kézbe sosem kerül.
    .note = vagon: a gazdája előtt van, mint egy kék lap
bang-border-station = állomás
    .about = Az alatta álló vagon ára.
    .note = állomás: az alatta álló vagon ára

## Állomások és mozdony

bang-station-boom-town = Boom Town
    .text = Ár: egy Bang! lap.
    .price = Bang!
bang-station-catico = Catico
    .text = Ár: egy Pánik! vagy Cat Balou lap.
    .price = Pánik!, Cat Balou
bang-station-creepy-creek = Creepy Creek
    .text = Ár: egy pikk lap.
    .price = ♠
bang-station-crowns-hole = Crown's Hole
    .text = Ár: egy Sör lap.
    .price = Sör
bang-station-deathwood = Deathwood
    .text = Ár: egy kék lap; egy vagon is megteszi.
    .price = kék
bang-station-dodgeville = Dodgeville
    .text = Ár: egy Elvétve! lap.
    .price = Elvétve!
bang-station-fort-wroth = Fort Wroth
    .text = Ár: egy lap a tízestől az ászig.
    .price = 10–A
bang-station-frisco = Frisco
    .text = Ár: egy treff lap.
    .price = ♣
bang-station-miners-oath = Miner's Oath
    .text = Ár: egy káró lap.
    .price = ♦
bang-station-san-tafe = San Tafe
    .text = Ár: egy kőr lap.
    .price = ♥
bang-station-tombrock = Tombrock
    .text = Ár: 1 élet, de nem az utolsó.
    .price = 1 élet
bang-station-virginia-town = Virginia Town
    .text = Ár: tetszőleges 2 lap.
    .price = 2 lap
bang-station-yooma = Yooma
    .text = Ár: egy lap a kettestől a kilencesig.
    .price = 2–9

bang-locomotive-ironhorse = Vasparipa
    .text = A végállomáson mindenki Bang! hatás célpontja.
bang-locomotive-leland = Leland
    .text = A végállomáson mindenki elvesz egy lapot, mint a Zsibvásáron.
bang-locomotive-end = végállomás
bang-train = A vonat
    .left = { $count } vagon a pakliban
    .advance = Továbbküldöm, és elveszek egy vagont
    .row = Állomások
    .under = { $card }, állomás: { $station }
    .waiting = { $card }: még nincs állomás fölötte

## Lapok

bang-card-cactus = Kaktusz
    .text = Elvétve! hatás; aztán húzol: kőrre vagy káróra visszanyersz 1 életet.
bang-card-evaded = Hajszál híja!
    .text = Elvétve! hatás; a kivédett lapot a kezedbe veszed.
bang-card-full-steam = Teljes gőzzel
    .text = A vonat a végállomásra megy. A mozdony hatása kétszer vagy egyszer sem jön, ahogy akarod.
bang-card-knife-revolver = Késrevolver
    .text = Bang! hatás lőtávolságon belül, a Bang! lapod helyett. Húzol: J, Q, K vagy A, és visszaveszed.
bang-card-money-bag = Pénzes zsák
    .text = A legutóbb eldobott lap hatása, ha az barna.
bang-card-most-wanted = Körözési plakát
    .text = Húzz egy lapot. Aztán mindenki, te is, felfordít egyet: a pikk 1 életbe kerül.
bang-card-next-stop = Következő állomás
    .text = Húzz egy lapot; a vonat egy állomással továbbmegy.
bang-card-switch = Váltó
    .text = Cseréld ki egy kijátszott lapodat egy másik játékoséra.
bang-card-train-robbery = Vonatrablás
    .text = Egy játékos minden kijátszott lapjáért: eldobja, vagy Bang! hatás éri. A Bang! lapod helyett.
bang-card-water-tower = Víztorony
    .text = Vegyél el ingyen egy tetszőleges vagont a vonatról.
bang-card-dragoon = Dragoon
    .text = Fegyver, lőtávolság 2. A körödben eggyel több Bang! lapot játszhatsz ki.
bang-card-map = Térkép
    .text = Az 1. fázis húzása előtt megnézed a 2 felső lapot; egyet eldobhatsz.
bang-card-refund = Visszatérítés
    .text = Ha más elveszi vagy eldobja egy másik lapodat, húzol egy lapot.
bang-card-strongbox = Páncélkazetta
    .text = A köröd végén húzol egy lapot.

## Személyiségek

bang-character-benny-brawler = Benny Brawler
    .text = A körében akárhány vagont elvehet, mindegyikért fizet.
bang-character-evan-babbit = Evan Babbit
    .text = Eldob egy azonos színű lapot: az őt célzó Bang! lap egy másik, 1 távolságra lévő játékost ér.
bang-character-jimmy-texas = Jimmy Texas
    .text = A köre végén húz egy lapot.
bang-character-manuelita = Manuelita
    .text = Húz 2 lapot, valahányszor a vonat a végállomásra ér.
bang-character-sancho = Sancho
    .text = Az az egy vagon, amelyet a körében elvesz, ingyen van.
bang-character-sgt-blaze = Sgt. Blaze
    .text = Ha olyat tesz, ami több játékosnak szól, egyet megkímélhet.
bang-character-shade-oconnor = Shade O'Connor
    .text = Ha a vonat más körében mozdul, eldobhat egy lapot, hogy húzzon egyet.
bang-character-zippy-roy = Zippy Roy
    .text = A körében egyszer egy állomással továbbküldheti a vonatot.

## Ami történik

bang-log-locomotive = A mozdony ezt az oldalát mutatja: { $side }.
bang-log-train-moved = { $whyIs ->
    [full-steam] Teljes gőzzel: a vonat a végállomásra megy.
   *[other] { $stationIs ->
        [none] A vonat elhagyja az utolsó állomást.
       *[other] A vonat továbbmegy, a mozdony itt áll: { $station }.
     }
 }
bang-log-end-of-line = Végállomás: { $side }.
bang-log-new-line = Új vonal, elöl: { $side }. Állomások: { $row }. Vagonok: { $railcars }.
bang-log-attached = A vonathoz kapcsolódik: { $card }.
bang-log-uncoupled = { $seatIs ->
    [me] Megkapod: { $card }.
   *[other] { $seat } megkapja: { $card }.
 }
bang-log-boarded = { $stationIs ->
    [none] { $seatIs ->
        [me] Ingyen elveszed: { $card }.
       *[other] { $seat } ingyen elveszi: { $card }.
     }
   *[other] { $seatIs ->
        [me] Elveszed: { $card } ({ $station }).
       *[other] { $seat } elveszi: { $card } ({ $station }).
     }
 }
bang-log-parked = { $targetIs ->
    [me] Mostantól előtted van: { $card }.
    [self] { $seatIs ->
        [me] Mostantól előtted van: { $card }.
       *[other] Mostantól { $seat } előtt van: { $card }.
     }
   *[other] Mostantól { $target } előtt van: { $card }.
 }
bang-log-steam = { $twice ->
    [yes] A mozdony hatása kétszer jön.
   *[no] A mozdony hatása elmarad.
 }
bang-log-used-for = { $seatIs ->
    [me] Így használod{ bang-line-at }: { $card }, mint { $as }.
   *[other] { $seat } így használja{ bang-line-at }: { $card }, mint { $as }.
 }
bang-log-bag-copied = { $why }: olyan, mint ez a lap: { $as }.
bang-log-swapped = { $seatIs ->
    [me] Csere ({ $target }): adod { $card }, kapod { $got }.
   *[other] { $targetIs ->
        [me] { $seat } cserél veled: { $card } a tiéd, { $got } az övé.
       *[other] { $seat } cserél ({ $target }): adja { $card }, kapja { $got }.
     }
 }
bang-log-scouted = { $seatIs ->
    [me] Eldobod a pakliból: { $card } ({ $why }).
   *[other] { $seat } eldobja a pakliból: { $card } ({ $why }).
 }
bang-log-redirected = { $targetIs ->
    [me] A Bang! most rád irányul ({ $why }).
   *[other] A Bang! új célpontja: { $target } ({ $why }).
 }
bang-log-exempted = { $targetIs ->
    [me] Te kimaradsz ({ $why }).
    [self] { $seatIs ->
        [me] Magadat kíméled meg ({ $why }).
       *[other] { $seat } kimarad ({ $why }).
     }
   *[other] { $target } kimarad ({ $why }).
 }

## Amit kérdezünk

bang-ask-railcar = { $aboutIs ->
    [none] Melyik vagont veszed el?
   *[other] { $about }: melyik vagont veszed el?
 }
    .other = { $seat } vagont választ.
bang-ask-fare = { $about }: mivel fizetsz? Még { $amount } lap jár.
    .other = { $seat } fizet ({ $about }).
bang-ask-park = { $about }: ki elé teszed?
    .other = { $seat } választ, ki elé kerüljön: { $about }.
bang-ask-full-steam = { $about } a végállomáson: kétszer, vagy egyszer sem?
    .other = { $seat } dönt a mozdony hatásáról ({ $about }).
bang-ask-map = { $about }: ezek a lapok következnek. Eldobsz egyet?
    .other = { $seat } megnézi a pakli felső lapjait ({ $about }).
bang-ask-trade-in = A vonat megmozdult: eldobsz egy lapot, hogy húzz egyet?
    .other = { $seat } kicserélhet egy lapot ({ $about }).
bang-ask-redirect = { $by } rád lő: { $about }. Eldobsz egy azonos színű lapot, hogy mást érjen?
    .other = { $seat } másra irányíthatja a Bang! lapot.
bang-ask-exempt = { $about }: megkímélsz valakit?
    .other = { $seat } megkímélhet valakit ({ $about }).
bang-ask-robbery = Vonatrablás: lemondasz erről: { $about }, vagy jöjjön a Bang!?
    .other = { $seat } lemond erről: { $about }, vagy rálőnek.
bang-ask-switch-get = { $about }: { $by } melyik lapját kéred?
    .other = { $seat } választ, mit cserél ({ $about }).
bang-ask-switch-give = { $about }: melyik lapot kapja érte { $by }?
    .other = { $seat } választ, mit cserél ({ $about }).
bang-ask-derail = { $about }: melyik vagont dobják el?
    .other = { $seat } eldobandó vagont választ ({ $about }).
bang-ask-mail = { $about }: melyik lapot adod, és kinek?
    .other = { $seat } továbbadja az egyik lapot ({ $about }).
bang-ask-lounge = { $about }: melyik vagont adod, és kinek? A másik a tiéd.
    .other = { $seat } továbbadja a két vagon egyikét ({ $about }).
bang-ask-from-pile = { $about }: melyik eldobott lapot veszed el?
    .other = { $seat } elvesz egy eldobott lapot ({ $about }).
bang-ask-bag-target = Pénzes zsák, mint { $about }: ki a célpont?
    .other = { $seat } célpontot választ.

bang-do-take-free = Ingyen elveszem: { $card }
bang-do-ignore = Egyszer sem
bang-do-twice = Kétszer
bang-do-drop = Eldobom: { $card }
bang-do-redirect = Eldobom: { $card }, az új célpont { $seat }
bang-do-exempt = { $seatIs ->
    [me] Magamat kímélem meg
   *[other] Megkímélem: { $seat }
 }
bang-do-stand-fast = Megtartom, jöjjön a lövés
bang-line-with-train = { $withIs ->
    [take] { $otherIs ->
        [none] Elveszem: { $card }
       *[other] Elveszem: { $card }, ára: { $other }
     }
    [advance-free] Továbbküldöm a vonatot, és ingyen elveszem: { $card }
   *[advance] { $otherIs ->
        [none] Továbbküldöm a vonatot, és elveszem: { $card }
       *[other] Továbbküldöm a vonatot, és elveszem: { $card }, ára: { $other }
     }
 }
bang-line-with-baggage = { $seatIs ->
    [none] Poggyászkocsi, mint { $with }
    [me] Poggyászkocsi, mint { $with }, magamra
   *[other] Poggyászkocsi, mint { $with }, célpont { $seat }
 }
bang-line-with-sleeper = { $seatIs ->
    [none] Hálókocsi: { $card }, mint Bang!
    [me] Hálókocsi: { $card }, mint Bang!, magamra
   *[other] Hálókocsi: { $card }, mint Bang!, célpont { $seat }
 }

## Miért nem

bang-why-GT-TAKE-01 = Körönként egy vagon jár, és azt már elvetted.
bang-why-GT-TAKE-02 = Vagont a saját körödben vehetsz el, amíg lapot játszhatsz ki.
bang-why-GT-TAKE-03 = { $card }: még nincs állomás fölötte, nem lehet megvenni.
bang-why-GT-TAKE-04 = { $card }: nincs semmid, amivel ezt az árat kifizethetnéd.
bang-why-GT-TAKE-10 = A vonat körönként egyszer mozdul ingyen, és ez már megtörtént.
bang-why-GT-TAKE-12 = Ezután egyetlen vagont sem tudnál kifizetni, pedig egyet el kellene venned.
bang-why-GT-TAKE-14 = Válaszd ki, ki elé kerül a vagon.
bang-why-GT-TAKE-20 = Csak a vonat vagonjait lehet elvenni.
bang-why-GT-END-02 = Végállomás: most fizethetsz egy vagonért.
bang-why-GT-STATION-11 = { $card }: egy életbe kerül, és az utolsót nem adhatod.
bang-why-GT-CAR-13 = { $card } nem állhat a seriff előtt.
bang-why-GT-CAR-01 = { $card }: Elvétve!, Pánik!, Cat Balou vagy Bang! lapként, ahol az a lap használható.
bang-why-GT-CAR-03 = { $card }: ehhez egy másik kék lap kell, amikor rád lőnek.
bang-why-GT-CAR-05 = { $card }: nincs eldobott lap.
bang-why-GT-CAR-08 = { $card }: dobd el az egyik kijátszott lapodat.
bang-why-GT-CAR-09 = { $card }: válassz egy vagont valaki elől.
bang-why-GT-CAR-12 = { $card }: e kör után már nem jöhet újabb plusz kör.
bang-why-GT-CAR-18 = { $card }: akit a Szellemkocsi tart játékban, annak nincs élete, nem veszíthet és nem nyerhet.
bang-why-GT-CAR-25 = { $card }: nincs vagon a pakliban.
bang-why-GT-CAR-29 = { $card }: add a húzott lapok egyikét egy másik játékosnak.
bang-why-GT-CAR-31 = { $card }: csak másik játékos lehet a célpont.
bang-why-GT-CAR-33 = Rabszállító: a többiek Indiánok! és Párbaj lapjai { $targetIs ->
    [me] nem hatnak rád
   *[other] itt nem hatnak ({ $target })
 }.
bang-why-GT-CAR-34 = Privát kocsi: { $targetIs ->
    [me] ha nincs lap a kezedben, nem lehetsz
   *[other] { $target } lap nélkül nem lehet
 } Bang! lap célpontja.
bang-why-GT-CAR-36 = { $needIs ->
    [none] { $card }: ehhez egy másik kék lap kell, minden körben egyszer.
   *[other] { bang-why-need }
 }
bang-why-GT-CAR-38 = { $card }: minden körben egyszer, és ez már megvolt.
bang-why-GT-CARD-01 = { $card }: akkor játszod ki, ha rád lőnek.
bang-why-GT-CARD-03 = { $card }: akkor játszod ki, ha rád lőnek.
bang-why-GT-CARD-06 = Teljes gőzzel: a hatás kétszer jön, vagy egyszer sem.
bang-why-GT-CARD-09 = { $card }: csak másik játékos lehet a célpont.
bang-why-GT-CARD-14 = { $card }: a két lap egyikét eldobhatod.
bang-why-GT-CARD-17 = { $card }: az eldobott lapok tetején nincs olyan barna lap, amelynek a hatása most használható.
bang-why-GT-CARD-33 = { $card }: ehhez kell egy lap előtted és egy másik játékos előtt.
bang-why-GT-CARD-39 = { $card }: itt semmit sem lehet cserélni. Senkinek nem lehet két egyforma lapja, és a seriff nem kaphat Börtönt vagy Szellemkocsit.
bang-why-GT-CARD-40 = { $card }: másik játékos kell, akinek van kijátszott lapja.
bang-why-GT-CARD-46 = { $card }: a vonatnak nincs vagonja.
bang-why-GT-CHAR-04 = { $card }: ehhez a Bang! színével azonos színű lap kell.
bang-why-GT-CHAR-15 = { $card }: válassz egy vagont a vonatról.
bang-why-GT-CHAR-18 = { $card }: kíméld meg az érintettek egyikét, vagy senkit.
bang-why-GT-CHAR-22 = { $card }: amikor a vonat más körében mozdul.
bang-why-GT-CHAR-25 = { bang-why-need }

ui-kinds-railcar = Vagonok
ui-kinds-station = Állomások
ui-kinds-locomotive = Mozdonyok
ui-kind-railcar = Vagon: az állomáson vehető el
ui-kind-station = A vonat állomása
ui-kind-locomotive = A mozdony két oldalának egyike
