# Hogyan kell játszani a Western Legendset, röviden.

ui-rules-legends-title = Így kell játszani: Western Legends
ui-rules-legends-lead = Nyitott vadnyugat, kijelölt út nélkül: lovagolj, kereskedj, moss aranyat, pókerezz, tartsd be vagy szegd meg a törvényt. Az nyer, akiből a legnagyobb legenda lesz.

ui-rules-legends-aim = Miről szól
    .text = Hírnévpontokat (HP) gyűjtesz. Ha valaki eléri a megbeszélt számot, a fordulót végigjátsszátok, aztán még egyet; a végén a felszerelés, a pénz és a törvényhez való viszonyod is számít.
    .more = A szereplőd képessége akkor él, amikor már van 5 HP-d.
ui-rules-legends-turn = Egy kör
    .text = Először a bevétel: $20, vagy 2 lap, vagy $10 és 1 lap. Aztán kiválasztod, melyik fegyvert és hátast használod. Utána három akciód van: mozgás, egy lap akciója, harc valakivel melletted, vagy amit a hely kínál.
    .more = A végén elmesélitek a történeteket, eldobod a kézlimit feletti lapokat (5, sebenként 1-gyel kevesebb), és aki bandita, HP-t kap.
ui-rules-legends-map = A térkép
    .text = Gyalog 2 mezőt mész egy akcióval, öszvéren 3-at, musztángon 4-et. Az elérhető mezők világítanak, és kiírják, mennyibe kerülnek. A sziklák útban vannak, a folyó nem.
    .more = Az útonálló megállít és harcol. Bandita nem léphet a seriff mezőjére.
ui-rules-legends-sides = Törvény és bűn
    .text = A törvénypontok (TP) felfelé menet pénzt és HP-t fizetnek, a végén még egyszer. A körözési pontok (KP) lapokat hoznak, és minden köröd végén HP-t, de a seriff érted jöhet.
    .more = Senkinek sincs mindkettő. A törvényőr, aki KP-t kap, elveszti minden TP-jét; a bandita csak letartóztatással szabadul meg a KP-jától.
ui-rules-legends-fights = Harcok
    .text = Mindketten letesztek egy lapot képpel lefelé, majd felfeditek; fegyverek, képességek és hatások változtatják az értékét. Párbajnál, rablásnál és letartóztatásnál döntetlen esetén a támadó nyer. A vesztes megsebesül, és húz egy lapot.
    .more = Az útonállóknak, a bank őrének és a seriffnek harci lapjai vannak, közülük a harcoló szomszédja választ. Ellenük a döntetlen vereség.
ui-rules-legends-poker = Póker
    .text = A szalonban $10-ért indítasz játékot; a városból bárki beszállhat. Három lapot felfedtek, mindenki kettőt tesz hozzá a kezéből, a legjobb kombináció viszi a kasszát. Ha senki sem száll be, az osztó ellen játszol.
    .more = A piros kettesek a kezedből bármelyik lapot helyettesítik.
ui-rules-legends-stories = Történetek
    .text = Két történet fekszik nyitva. Aki megteszi, amit valamelyik kér, hengert tehet rá, akció nélkül, körönként egyszer. Ha betelt, elmesélitek, és mindenki kap valamit, akinek van rajta hengere.
    .more = Célokkal játszva mindenkinek van még három titkos feladata.
ui-rules-legends-end = A vége
    .text = A HP-dhoz jönnek a fejlesztett felszerelés pontjai, minden $60 után 1 HP, és amit a sávok érnek; a sebek pontba kerülnek. Egyenlőségnél a több TP vagy KP dönt, aztán a több aranyrög, aztán a kevesebb seb.
    .more = Kettesben a Fekete Ruhás a harmadik: ha egyikőtöknek sincs több pontja nála, mindketten vesztettetek.

ui-rules-legends-first-law = Törvényőrként keresd az útonállókat és a marhát; minden TP fizet.
ui-rules-legends-first-outlaw = Banditaként kevés pénz és arany legyen nálad, és kerüld a seriffet.
ui-rules-legends-first-renegade = Aranyásóként nem kell oldalt választanod: moss aranyat, add el a bankban, mulass a kabaréban.
ui-rules-legends-first-all = Vegyél hamar hátast. Gyalog két mező egy akcióért hosszú út.
