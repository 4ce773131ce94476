# A kliens saját szavai: minden, ami a játékok körül van.

ui-loading = Betöltés…
ui-close = Bezárás
ui-cancel = Mégse
ui-skip = Ugrás a tartalomhoz
ui-reload = Újratöltés
ui-try-again = Újrapróbálom
ui-broken-title = Ez nem töltődött be
ui-broken-text = Az oldal egy részét nem sikerült letölteni. Talán megszakadt a kapcsolat, vagy a szerveren újabb változat fut.
ui-language = Nyelv
ui-stranger = Idegen
ui-less = Kevesebb: { $what }
ui-more = Több: { $what }

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

ui-game-bang = BANG!
    .about = Titkos szerepek, hangos fegyverek. Ki a seriff barátja?
ui-game-dice = A kockajáték
    .about = A lövöldözés negyedóra alatt, lapok helyett kockákkal.
ui-game-legends = Western Legends
    .about = Nyitott vadnyugat: légy a törvény embere, bandita vagy aranyásó.
ui-game-players = { $from }–{ $to } játékos
ui-game-minutes = { $from }–{ $to } perc
ui-game-now = Játék most: { $name }
    .short = Játék most
ui-game-coming = Még úton van
ui-lobby-name = { $name } asztala
ui-seats = { $humans } ember, { $bots } bot, { $free } szabad hely
ui-seats-free = { $count } szabad hely
ui-seats-full = tele

## Az asztalhoz vezető úton

ui-gate-locked = { $name } ezt az asztalt a barátainak tartja. Mi a jelszó?
ui-gate-password = Jelszó
ui-gate-enter = Belépek
ui-gate-wrong = Nem ez a jelszó.
ui-gate-none-title = Itt nincs asztal
ui-lost-home = Vissza a saloonba
