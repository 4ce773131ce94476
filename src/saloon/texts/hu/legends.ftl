# Western Legends: oldalak, dobozok, beállítások, botok és mindenütt használt szavak.

legends-and = { $list } és { $last }
legends-you = te

## Oldalak

legends-side-neutral = semleges
legends-side-lawman = törvényőr
legends-side-outlaw = bandita
legends-side-points = pontok
legends-side-man-in-black = a Fekete Ruhás

## Honnan van valami

legends-word-income = bevétel
legends-word-work = munka
legends-word-bank = bank
legends-word-doctor = orvos
legends-word-cabaret = kabaré
legends-word-prospecting = aranymosás
legends-word-cattle = marha
legends-word-station = állomás
legends-word-ranch = farm
legends-word-wanted = körözési sáv
legends-word-marshal = törvénysáv
legends-word-hand-limit = kézlimit
legends-word-blue = kék
legends-word-green = zöld
legends-word-weapon = fegyver
legends-word-mount = hátas

## Mit lehet kapni vagy veszteni

legends-step-lp-1 = 1 HP
legends-step-mp-1 = 1 TP
legends-step-wp-1 = 1 KP

## Dobozok

legends-module-base = Western Legends
    .about = 65 mezős tábla, a Vadnyugat tizenkét alakja, 2–6 játékos.
legends-module-first-game = Első játék
    .about = Marhák nélkül, a tárgyak közül csak ellátmánnyal, és rövid.
legends-module-goals = Célok
    .about = Mindenkinek három titkos célja van, ezek legendajelzőket hoznak.

## Beállítások

legends-ruling-length = Hossz
    .about = Hány hírnévpont hozza el a végét.
    .short = rövid, 15 pont
    .medium = közepes, 20 pont
    .long = hosszú, 25 pont
legends-ruling-man-in-black = A Fekete Ruhás
    .about = Két játékosnál: hány ponttal kezd.
    .easy = könnyű, 0 pontról
    .normal = közepes, 3 pontról
    .hard = nehéz, 5 pontról

## Botok

legends-bot-drifter = Csavargó
    .about = A szereplőjéhez illő megélhetést választ, és előre tervez.
legends-bot-random = Zöldfülű
    .about = Bármit megtesz, ami szabad, véletlenszerűen.
