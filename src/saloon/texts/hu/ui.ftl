# A kliens saját szavai: minden, ami a játékok körül van.

ui-loading = Betöltés…
ui-close = Bezárás
ui-cancel = Mégse
ui-skip = Ugrás a tartalomhoz
ui-reload = Újratöltés
ui-broken-title = Ez nem töltődött be
ui-broken-text = Az oldal egy részét nem sikerült letölteni. Talán megszakadt a kapcsolat, vagy a szerveren újabb változat fut.
ui-language = Nyelv
ui-stranger = Idegen
ui-less = Kevesebb: { $what }
ui-more = Több: { $what }
ui-seconds = másodperc
ui-percent = { $value }%

## Fejléc és lábléc

ui-nav = Főmenü
ui-nav-home = Saloon, a kezdőlapra
ui-nav-play = Játék
ui-nav-cards = Lapok
ui-nav-rules = Szabályok
ui-nav-replays = Felvételek
ui-nav-settings = Beállítások
ui-about = Névjegy
ui-foot-nav = Egyebek
ui-foot-fan = Rajongói projekt, nincs kapcsolatban a játékok kiadóival.

## Ha valami nem sikerül

ui-error-unknown = Ez nem sikerült: { $detail }
ui-error-offline = A szerver nem válaszol. Rendben van a kapcsolat?
ui-error-bad-request = A szerver ezt nem értette: { $detail }
ui-error-impossible = Így nem lehet játszani: { $detail }
ui-error-bad-record = Ebben a fájlban nincs itt visszajátszható játék: { $detail }
ui-error-unknown-table = Nincs ilyen asztal. Talán már mindenki hazament.
ui-error-unknown-replay = Nincs ilyen felvétel.
ui-error-unknown-game = Nincs ilyen játék.
ui-error-not-found = Itt nincs semmi.
ui-error-too-fast = Ez egyszerre kicsit sok volt. Várj egy pillanatot, és próbáld újra.
ui-error-too-large = Ez túl nagy.
ui-error-name-taken = Ez a név már foglalt. Válassz másikat.
ui-error-wrong-passphrase = A név és a jelmondat nem illik össze.
ui-error-wrong-password = Nem ez a jelszó.
ui-error-not-allowed = Ezt nem teheted.
ui-error-bad-name = Ez a név nem használható: { $detail }
ui-error-no-identity = A szerver nem tudja, ki vagy. Töltsd újra az oldalt.
ui-error-no-game = Ennél az asztalnál most nem folyik játék.
ui-error-unknown-seat = Nincs ilyen hely.
ui-error-claimed = Ezt a személyazonosságot már jelmondat őrzi.
ui-error-stopping = A szerver mindjárt újraindul. Próbáld újra kicsit később.
ui-error-not-ready = A szerver még nem áll készen. Próbáld újra kicsit később.
ui-error-no-database = A szerver nem éri el az adatait. Próbáld újra kicsit később.
ui-error-wrong-origin = Ez az oldal más címről való, mint a szerver. Nyisd meg a szerver saját oldalát.

## A kezdőlap

ui-hero-title = Húzz ide egy széket, pajtás!
ui-hero-text = A titkos szerepek híres lövöldözése a böngésződben. Minden szabály betartva, barátokkal vagy botokkal, regisztráció nélkül.
ui-hero-play = Játék most, botok ellen
ui-hero-dealing = Osztás…
ui-hero-friends = Asztal nyitása barátoknak
ui-games = Játékok
ui-game-bang = BANG!
    .about = Titkos szerepek, hangos fegyverek. Ki a seriff barátja?
ui-game-dice = A kockajáték
    .about = A lövöldözés negyedóra alatt, lapok helyett kockákkal.
ui-game-legends = Western Legends
    .about = Nyitott vadnyugat: légy a törvény embere, bandita vagy aranyásó.
ui-game-players = { $from }–{ $to } játékos
ui-game-minutes = { $from }–{ $to } perc
ui-game-coming = Még úton van
ui-tables = Nyitott asztalok
ui-tables-new = Új asztal
ui-tables-none = Most nincs nyitott asztal. Nyiss egyet, vagy ülj le a botokhoz.
ui-lobby-name = { $name } asztala
ui-lobby-host = { $name } oszt
ui-lobby-clock = { $minutes } perc az órán
ui-lobby-watching = { $count } néző
ui-lobby-locked = jelszó kell hozzá
ui-lobby-sit = Leülök
ui-lobby-sit-at = Leülök ide: { $name }
ui-lobby-watch = Nézem
ui-lobby-watch-at = Nézem ezt: { $name }
ui-lobby-back = Vissza
ui-lobby-back-to = Vissza ide: { $name }
ui-phase-lobby = várakozik
ui-phase-playing = játékban
ui-phase-paused = szünetel
ui-phase-finished = véget ért
ui-phase-broken = hiba miatt leállt
ui-seats = { $humans } ember, { $bots } bot, { $free } szabad hely
ui-seats-free = { $count } szabad hely
ui-seats-full = tele
ui-new-here = Először a városban?
ui-new-here-rules = Tanuld meg a BANG!-et öt perc alatt
ui-new-here-rules-more = Szerepek, körök, távolság: minden, ami az első játékhoz kell.
ui-new-here-cards = Nézd át a lapokat
ui-new-here-cards-more = Minden lap és személyiség a teljes szövegével.
ui-new-here-last = A legutóbbi játékod
ui-new-here-last-more = Nézd meg újra a { $turns } körét, bármelyik székből.
ui-new-here-name = Válassz nevet
ui-new-here-name-more = És ha akarod, őrizd meg egy jelmondattal.

## Az asztalhoz vezető úton

ui-gate-locked = { $name } ezt az asztalt a barátainak tartja. Mi a jelszó?
ui-gate-password = Jelszó
ui-gate-enter = Belépek
ui-gate-wrong = Nem ez a jelszó.
ui-gate-none-title = Itt nincs asztal
ui-lost-title = Eltévedtél a sivatagban
ui-lost-text = Nincs ilyen oldal.
ui-lost-home = Vissza a saloonba

## Új asztal

ui-new-title = Új asztal
ui-new-lead = Mindenre van már ésszerű válasz; változtasd meg, amit szeretnél.
ui-new-part-game = Játék
ui-new-part-rules = Szabályok
ui-new-part-seats = Helyek
ui-new-part-time = Idő és szokások
ui-new-name = Az asztal neve
ui-new-game = Játék
ui-new-game-coming = { $name } (még nincs)
ui-new-players = Játékosok száma
ui-new-needs-box = { $players } játékoshoz ez a doboz kell: { $box }.
ui-new-add-box = Hozzáadás: { $box }
ui-new-boxes = Dobozok az asztalon
ui-new-boxes-coming = Még úton van: { $names }
ui-box-cards = { $count } lap
ui-box-characters = { $count } személyiség
ui-box-events = { $count } esemény
ui-new-edition = Szabálykönyv
ui-new-rulings = Egyes szabályok és változatok
ui-new-rulings-as-edition = a szabálykönyv szerint
ui-new-rulings-changed = { $count } módosítva
ui-new-rulings-more = Ahol a szabálykönyvek nem értenek egyet, minden pont külön eldönthető.
ui-new-ruling-rule = { $rule } szabály
ui-new-ruling-reset = a szabálykönyv szerint
ui-new-bots = Botok az asztalnál
ui-new-bot = A botok fajtája
ui-new-access = Ki ülhet le
ui-access-link = Akinek megvan a link
    .about = Az asztal nincs a listán. Küldd el a linket a barátaidnak.
ui-access-open = Bárki
    .about = Az asztal szerepel a kezdőlap listáján.
ui-access-password = Aki tudja a jelszót
    .about = Az asztal a listán van, és jelszót kér.
ui-new-spectators = Nézők
ui-new-spectators-more = Mások is nézhetik; csak azt látják, amit mindenki lát.
ui-new-clock = Óra
ui-clock-none = Nincs
    .about = Senkit sem sürget semmi.
ui-clock-quick = Gyors
    .about = Fejenként 2 perc, kérdésenként még 5 másodperc, 10 másodperc a reakcióra.
ui-clock-normal = Normál
    .about = Fejenként 5 perc, kérdésenként még 10 másodperc, 20 másodperc a reakcióra.
ui-clock-relaxed = Kényelmes
    .about = Fejenként 15 perc, kérdésenként még 20 másodperc, 40 másodperc a reakcióra.
ui-clock-own = Saját
ui-clock-bank = Az egész játékra
ui-clock-increment = Kérdésenként még
ui-clock-reaction = Reakcióra
ui-new-pace = Tempó
ui-pace-none = Nincs
    .about = A botok azonnal válaszolnak. Aki gyors, elárulja, mi van a kezében.
ui-pace-quick = Gyors
    .about = A botok egy pillanatra elgondolkodnak; minden reakció ugyanolyan rövid ideig tart.
ui-pace-normal = Normál
    .about = A botok úgy gondolkodnak, mint az emberek, és egyetlen reakció sebessége sem árulja el, kinél mi van.
ui-pace-relaxed = Kényelmes
    .about = Van idő mindent követni.
ui-new-undo = Visszavonás
ui-new-undo-more = A saját utolsó döntésed, amíg semmi sem derült ki, és más nem lépett.
ui-new-out = Nyílt lapok a kiesetteknek
ui-new-out-more = Aki kiesett, mindenki kezét látja, és csak a nézőkkel beszélget.
ui-new-series = Sorozat
ui-new-series-more = Több játék egymás után: a túlélők megtarthatják a személyiségüket, a seriff körbejár.
ui-new-sum = Az asztalod
ui-new-open = Asztal megnyitása
ui-new-start = Azonnali kezdés botokkal
ui-new-open-more = A játék kezdetéig az asztalnál még minden megváltoztatható.

## Lapok

ui-cards-title = Lapok és személyiségek
ui-cards-search = Keresés nevekben és szövegekben
ui-cards-kind = Fajta
ui-cards-box = Doboz
ui-cards-all = Mind
ui-cards-all-boxes = Minden doboz
ui-cards-none = Ezekben a dobozokban nincs ilyen.
ui-cards-shown = A lap teljes méretben
ui-cards-found = { $count } találat
ui-kinds-brown = Barna lapok
ui-kinds-blue = Kék lapok
ui-kinds-green = Zöld lapok
ui-kinds-orange = Narancs lapok
ui-kinds-black = Fekete lapok
ui-kinds-character = Személyiségek
ui-kinds-role = Szerepek
ui-kinds-event = Események
ui-kind-brown = Barna: egyszer használatos
ui-kind-blue = Kék: játékban marad
ui-kind-green = Zöld: a következő körtől használható
ui-kind-orange = Narancs: töltényt hordoz
ui-kind-black = Fekete
ui-kind-character = Személyiség
ui-kind-role = Szerep
ui-kind-event = Esemény
ui-piece-kind = Fajta
ui-piece-box = Doboz
ui-piece-copies = A pakliban
ui-piece-range = Lőtávolság
ui-piece-lives = Életpont
ui-piece-life = { $count } életpont
ui-piece-book = Első játék
ui-piece-book-more = az egyszerűsített játékból kimarad

## Felvételek

ui-replays-lead = A befejezett játékaid. Minden pillanatnak saját linkje van.
ui-replays-own = A játékaid
ui-replays-none = Még nincs semmi. Játssz végig egy játékot, és itt lesz.
ui-replay-turns = { $count } kör
ui-outcome-won = Győzelem
ui-outcome-lost = Vereség
ui-outcome-other = Felvétel
ui-outcome-unfinished = Vége
ui-import = Felvétel megnézése
ui-import-more = A felvétel fájljában egy egész játék van. Húzd ide, vagy válaszd ki.
ui-import-choose = Fájl kiválasztása
ui-replay-title = Felvétel
ui-replay-log = Napló
ui-replay-turn = { $turn ->
    [0] Az első kör előtt
   *[other] { $turn }. kör
}
ui-replay-controls = Visszajátszás
ui-replay-back = Egy lépést vissza
ui-replay-on = Egy lépést előre
ui-replay-turn-back = Egy kört vissza
ui-replay-turn-on = Egy kört előre
ui-replay-play = Lejátszás
ui-replay-pause = Szünet
ui-replay-place = Hely a játékban
ui-replay-at = { $step } / { $steps } · { $turn }. kör
ui-replay-view = Kinek a szemével
ui-replay-view-open = Minden lap nyíltan
ui-replay-view-table = Nézőként
ui-replay-view-seat = { $name } szemével
ui-replay-copy = A pillanat linkjének másolása
ui-replay-copied = A pillanat linkje a vágólapon van.
ui-replay-save = A felvétel mentése

## Beállítások

ui-set-look = Megjelenés
ui-set-theme = Téma
ui-theme-auto = Mint a rendszer
ui-theme-dark = Éjszaka a saloonban
ui-theme-light = Délidő
ui-set-cards = A lapok mérete
ui-set-motion = Mozgás
ui-set-motion-how = Animációk
ui-motion-auto = Mint a rendszer
ui-motion-full = Be
ui-motion-none = Ki
ui-set-speed = Sebesség
ui-set-speed-times = { $value }×
ui-set-sound = Hang
ui-set-sounds = Hangok
ui-set-sounds-more = A köröd, lövés, találat, húzás: mindegyiknek saját hangja van.
ui-set-volume = Hangerő
ui-sound-turn = A te köröd
ui-sound-shot = Lövés
ui-sound-draw = Húzás
ui-sound-win = Győzelem
ui-set-play = Játék
ui-set-confirm = Kérdezzen veszélyes lépés előtt
ui-set-confirm-more = Mielőtt olyat játszol ki, ami neked vagy a saját oldaladnak árt.
ui-set-hints = Tanácsok kezdőknek
ui-set-hints-more = A körödben egy mondat: mi a célod, és mit tehetsz.
ui-set-local = Ezek a beállítások csak ebben a böngészőben maradnak meg.
ui-me-title = Te
ui-me-name = Név
ui-me-rename = Mentés
ui-me-renamed = Mostantól ez a neved.
ui-me-guest = Vendég: csak ez a böngésző ismer.
ui-me-kept = Jelmondat őrzi.
ui-me-claim = Megtartom ezt a nevet
ui-me-claim-more = Jelmondattal bármilyen eszközről visszajöhetsz önmagadként. E-mail-címet nem kérünk, ezért az elfelejtett jelmondat nem állítható vissza.
ui-me-claim-do = Megtartom
ui-me-claimed = Kész. Mostantól bárhonnan beléphetsz vele.
ui-me-passphrase = Jelmondat
ui-me-passphrase-more = Legalább { $count } karakter; néhány szó, amely csak neked tartozik össze.
ui-me-login = Jártam már itt
ui-me-login-more = A mostani vendég helyei és játékai annál a vendégnél maradnak.
ui-me-login-do = Belépés
ui-me-back = Örülünk, hogy visszajöttél.
ui-me-logout = Kilépés
ui-me-left = Újra vendég vagy.
ui-me-data = Amit rólad tárolunk: a neved, a játékaid, a jelmondatod lenyomata.
ui-me-export = Letöltés
ui-me-exported = A fájlban minden benne van, amit rólad tárolunk.
ui-me-forget = Töröljetek
ui-me-forget-more = A neved és a személyazonosságod törlődik, a helyeid felszabadulnak. A lejátszott játékok a többieknek megmaradnak, a neved nélkül. Ezt nem lehet visszacsinálni.
ui-me-forget-do = Végleges törlés
ui-me-forgotten = Elfelejtve. Üdv, idegen.

## Névjegy

ui-about-title = A Saloonról
ui-about-lead = Egy hely, ahol barátokkal és botokkal vadnyugati társasjátékokat játszhatsz, a saját szervereden.
ui-about-fan = Rajongói projekt
ui-about-fan-text = A Saloon nem hivatalos. Nem a játékok szerzői vagy kiadói készítik, nem ők hagyják jóvá vagy támogatják; a játékok nevei a tulajdonosaik védjegyei. Minden szabályt, lapot és személyiséget a saját szavainkkal magyarázunk el, és a játékok rajzait nem használjuk. Ha tetszik itt egy játék, vedd meg: igazi asztal körül még jobb.
ui-about-free = Szabad szoftver
ui-about-free-text = A Saloon MIT-licencű szabad szoftver: használd, olvasd, változtasd meg, futtasd a barátaidnak.
ui-about-icons = Ikonok
ui-about-icons-text = Az ikonok a Game-icons.net gyűjteményéből valók, a Creative Commons Nevezd meg! 3.0 licenc alatt; a színek és méretek a mieink. Az ikonok alkotói:
ui-about-fonts = Betűtípusok
ui-about-fonts-text = Rye: Nicole Fally; Alegreya és Alegreya Sans: Juan Pablo del Peral (Huerta Tipográfica). Mindegyik a SIL Open Font License alatt; a címek néhány betűjét mi egészítettük ki.
ui-about-privacy = Az adataid
ui-about-privacy-text = Nincs követés, nincs reklám, nincsenek harmadik felek. Egyetlen süti emlékszik rá, ki vagy. Amit rólad tárolunk, letöltheted és törölheted:
