# Co říkají jen stránky mimo stůl: přinášejí si to samy.

ui-seconds = sekund
ui-percent = { $value } %

## Úvodní stránka

ui-hero-title = Přisuň si židli, parťáku.
ui-hero-text = Tři hry, všechna pravidla, s přáteli i s boty. Bez registrace.
ui-hero-play = Hrát hned proti botům
ui-hero-dealing = Rozdává se…
ui-hero-friends = Otevřít stůl pro přátele
ui-shelf-open = { $name }: stůl podle vlastního nastavení
ui-shelf-boxes = { $name }: s čím se hraje
ui-shelf-none = žádná krabice
ui-shelf-done = Hotovo
ui-games = Hry
ui-tables = Otevřené stoly
ui-tables-new = Nový stůl
ui-tables-none = Teď tu žádný otevřený stůl není. Otevři ho, nebo si sedni k botům.
ui-lobby-host = rozdává { $name }
ui-lobby-clock = { $minutes } min na hodinách
ui-lobby-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
ui-lobby-locked = chce heslo
ui-lobby-sit = Přisednout
ui-lobby-sit-at = Přisednout ke stolu { $name }
ui-lobby-watch = Dívat se
ui-lobby-watch-at = Dívat se na stůl { $name }
ui-lobby-back = Zpátky
ui-lobby-back-to = Zpátky ke stolu { $name }
ui-phase-lobby = čeká se
ui-phase-playing = hraje se
ui-phase-paused = přestávka
ui-phase-finished = dohráno
ui-phase-broken = zastaveno chybou
ui-phase-closed = zavřeno
ui-new-here = Poprvé ve městě?
ui-new-here-rules = Nauč se BANG! za pět minut
ui-new-here-rules-more = Role, tahy, vzdálenost: vše, co je potřeba na první hru.
ui-new-here-cards = Prohlédni si karty
ui-new-here-cards-more = Každá karta a postava s celým textem.
ui-new-here-last = Tvoje poslední hra
ui-new-here-last-more = { $turns ->
    [one] Podívej se znovu na její jediný tah, z kterékoli židle.
    [few] Podívej se znovu na její { $turns } tahy, z kterékoli židle.
   *[other] Podívej se znovu na jejích { $turns } tahů, z kterékoli židle.
}
ui-new-here-name = Vyber si jméno
ui-new-here-name-more = A jestli chceš, nech si ho pod heslovou frází.

## Cestou ke stolu

ui-lost-title = Zabloudění v poušti
ui-lost-text = Taková stránka tu není.

## Nový stůl

ui-new-title = Nový stůl
ui-new-lead = Na všechno už je rozumná odpověď; změň, co chceš.
ui-new-part-game = Hra
ui-new-part-rules = Pravidla
ui-new-part-seats = Místa
ui-new-part-time = Čas a způsoby
ui-new-name = Jméno stolu
ui-new-game = Hra
ui-new-game-coming = { $name } (zatím ne)
ui-new-players = Počet hráčů
ui-new-needs-box = Hrát v { $players } jde jen s krabicí { $box }.
ui-new-add-box = Přidat { $box }
ui-new-boxes = Krabice na stole
ui-new-boxes-coming = Ještě na cestě: { $names }
ui-box-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
ui-box-characters = { $count ->
    [one] { $count } postava
    [few] { $count } postavy
   *[other] { $count } postav
}
ui-box-events = { $count ->
    [one] { $count } událost
    [few] { $count } události
   *[other] { $count } událostí
}
ui-new-edition = Podle kterých pravidel
ui-new-rulings = Jednotlivé výklady a varianty
ui-new-rulings-as-edition = jako v pravidlech
ui-new-rulings-changed = změněno: { $count }
ui-new-rulings-more = Kde se vydání pravidel liší nebo mlčí, dá se každá věc rozhodnout zvlášť.
ui-new-ruling-rule = Pravidlo { $rule }
ui-new-ruling-reset = jako v pravidlech
ui-new-bots = Botů u stolu
ui-new-bot = Druh botů
ui-new-access = Kdo smí přisednout
ui-access-link = Kdo má odkaz
    .about = Stůl není v seznamu. Pošli přátelům odkaz.
ui-access-open = Kdokoli
    .about = Stůl je v seznamu na úvodní stránce.
ui-access-password = Kdo zná heslo
    .about = Stůl je v seznamu a ptá se na heslo.
ui-new-password-kept = Prázdné znamená: platí to dosavadní
ui-new-spectators = Diváci
ui-new-spectators-more = Ostatní se smějí dívat; vidí jen to, co vidí všichni.
ui-new-clock = Hodiny
ui-clock-none = Žádné
    .about = Nikdo nikoho nehoní.
ui-clock-quick = Rychlé
    .about = Každému 2 minuty, 5 sekund navíc za otázku, 10 sekund na reakci.
ui-clock-normal = Běžné
    .about = Každému 5 minut, 10 sekund navíc za otázku, 20 sekund na reakci.
ui-clock-relaxed = Pohodové
    .about = Každému 15 minut, 20 sekund navíc za otázku, 40 sekund na reakci.
ui-clock-own = Vlastní
ui-clock-bank = Na celou hru
ui-clock-increment = Navíc za otázku
ui-clock-reaction = Na reakci
ui-new-pace = Tempo
ui-pace-none = Žádné
    .about = Boti odpovídají hned. Kdo je rychlý, prozradí, co drží.
ui-pace-quick = Svižné
    .about = Boti se na okamžik zamyslí; každá reakce trvá stejně krátce.
ui-pace-normal = Běžné
    .about = Boti přemýšlejí jako lidé a žádná reakce neprozradí rychlostí, kdo co drží.
ui-pace-relaxed = Pohodové
    .about = Dost času všechno sledovat.
ui-new-undo = Vracení tahu
ui-new-undo-more = Vlastní poslední volba, dokud se nic neodhalilo a nikdo jiný nehrál.
ui-new-out = Otevřené karty pro vyřazené
ui-new-out-more = Kdo je ze hry, vidí všem do ruky a píše si jen s diváky.
ui-new-series = Série
ui-new-series-more = Několik her za sebou: výhry, body a místa se sčítají. V BANG! si přeživší smí nechat postavu a šerif se střídá.
ui-new-sum = Tvůj stůl
ui-new-open = Otevřít stůl
ui-new-start = Začít hned s boty
ui-new-open-more = Než hra začne, dá se u stolu všechno ještě změnit.

## Karty

ui-cards-title = Karty a postavy
ui-cards-search = Hledat v názvech a textech
ui-cards-kind = Druh
ui-cards-box = Krabice
ui-cards-all = Vše
ui-cards-all-boxes = Všechny krabice
ui-cards-none = Nic takového v těchto krabicích není.
ui-cards-shown = Karta v plné velikosti
ui-cards-found = { $count ->
    [one] nalezena { $count } karta
    [few] nalezeny { $count } karty
   *[other] nalezeno { $count } karet
}
ui-kinds-brown = Hnědé karty
ui-kinds-blue = Modré karty
ui-kinds-green = Zelené karty
ui-kinds-orange = Oranžové karty
ui-kinds-black = Černé karty
ui-kinds-character = Postavy
ui-kinds-role = Role
ui-kinds-event = Události
ui-kinds-die = Kostky
ui-kinds-card = Pokerové karty a vybavení
ui-kinds-fight = Bojové karty
ui-kinds-story = Příběhy
ui-kinds-goal = Cíle
ui-kind-brown = Hnědá: na jedno použití
ui-kind-blue = Modrá: zůstává ve hře
ui-kind-green = Zelená: použitelná od příštího tahu
ui-kind-orange = Oranžová: nese náboje
ui-kind-black = Černá
ui-kind-character = Postava
ui-kind-role = Role
ui-kind-event = Událost
ui-kind-die = Strana kostky
ui-kind-card = Pokerová karta nebo vybavení
ui-kind-fight = Bojová karta
ui-kind-story = Příběh
ui-kind-goal = Cíl
ui-piece-kind = Druh
ui-piece-box = Krabice
ui-piece-copies = V balíčku
ui-piece-range = Dosah
ui-piece-lives = Životy
ui-piece-life = { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
}
ui-piece-book = První hra
ui-piece-book-more = ve zjednodušené hře se vynechává

## Záznamy

ui-replays-lead = Tvoje dohrané hry. Každý okamžik má svůj odkaz.
ui-replays-own = Tvoje hry
ui-replays-none = Zatím nic. Dohraj hru a objeví se tu.
ui-replay-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
ui-outcome-won = Výhra
ui-outcome-lost = Prohra
ui-outcome-other = Záznam
ui-outcome-unfinished = Ukončeno
ui-import = Přehrát záznam
ui-import-more = V souboru se záznamem je celá hra. Přetáhni ho sem, nebo ho vyber.
ui-import-choose = Vybrat soubor
ui-replay-title = Záznam hry
ui-replay-log = Průběh
ui-replay-turn = { $turn ->
    [0] Před prvním tahem
   *[other] { $turn }. tah
}
ui-replay-controls = Přehrávání
ui-replay-back = O krok zpět
ui-replay-on = O krok dál
ui-replay-turn-back = O tah zpět
ui-replay-turn-on = O tah dál
ui-replay-play = Přehrát
ui-replay-pause = Pozastavit
ui-replay-place = Místo ve hře
ui-replay-at = { $step } z { $steps } · { $turn }. tah
ui-replay-view = Očima
ui-replay-view-open = Všechny karty odkryté
ui-replay-view-table = Jako divák
ui-replay-view-seat = Očima: { $name }
ui-replay-copy = Zkopírovat odkaz na tento okamžik
ui-replay-copied = Odkaz na tento okamžik je zkopírovaný.
ui-replay-save = Uložit záznam

## Nastavení

ui-set-look = Vzhled
ui-set-theme = Motiv
ui-theme-auto = Podle systému
ui-theme-dark = Saloon v noci
ui-theme-light = V pravé poledne
ui-set-cards = Velikost karet
ui-set-motion = Pohyb
ui-set-motion-how = Animace
ui-motion-auto = Podle systému
ui-motion-full = Zapnuté
ui-motion-none = Vypnuté
ui-set-speed = Rychlost
ui-set-speed-times = { $value }×
ui-set-sound = Zvuk
ui-set-sounds = Zvuky
ui-set-sounds-more = Tvůj tah, výstřely, zásahy, lízání: každý zní jinak.
ui-set-volume = Hlasitost
ui-sound-turn = Tvůj tah
ui-sound-shot = Výstřel
ui-sound-draw = Lízání
ui-sound-win = Vítězství
ui-set-play = Hraní
ui-set-confirm = Ptát se před nebezpečným tahem
ui-set-confirm-more = Než zahraješ něco, co uškodí tobě nebo tvé straně.
ui-set-hints = Rady pro nováčky
ui-set-hints-more = Řádek nad stolem: co můžeš použít a jak.
ui-set-local = Tohle nastavení zůstává jen v tomto prohlížeči.
ui-me-title = Ty
ui-me-name = Jméno
ui-me-rename = Uložit
ui-me-renamed = Od teď se tak jmenuješ.
ui-me-guest = Host: zná tě jen tenhle prohlížeč.
ui-me-kept = Uloženo pod heslovou frází.
ui-me-claim = Nechat si tohle jméno
ui-me-claim-more = S heslovou frází se můžeš vrátit z kteréhokoli zařízení. Na e-mail se neptáme, takže zapomenutou frázi nejde obnovit.
ui-me-claim-do = Nechat si ho
ui-me-claimed = Hotovo. Teď se můžeš přihlásit odkudkoli.
ui-me-passphrase = Heslová fráze
ui-me-passphrase-more = Aspoň { $count } znaků; pár slov, která k sobě patří jen pro tebe.
ui-me-login = Už mě tu znají
ui-me-login-more = Místa a hry hosta, kterým jsi teď, zůstanou tomu hostovi.
ui-me-login-do = Přihlásit se
ui-me-back = Vítej zpátky.
ui-me-logout = Odhlásit se
ui-me-left = Jsi zase hostem.
ui-me-data = Co o tobě ukládáme: jméno, hry a otisk heslové fráze.
ui-me-export = Stáhnout
ui-me-exported = V souboru je všechno, co je o tobě uloženo.
ui-me-forget = Smazat mě
ui-me-forget-more = Tvoje jméno a totožnost se smažou a místa u stolů se uvolní. Odehrané hry zůstanou ostatním, bez tvého jména. Vrátit to nejde.
ui-me-forget-do = Smazat nadobro
ui-me-forgotten = Zapomenuto. Buď zdráv, cizinče.

## O projektu

ui-about-title = O Saloonu
ui-about-lead = Místo, kde se s přáteli i s boty hrají stolní hry z Divokého západu, na vlastním serveru.
ui-about-fan = Fanouškovský projekt
ui-about-fan-text = Saloon je neoficiální. Autoři ani vydavatelé her ho nevytvářejí, neschvalují ani neplatí; názvy her jsou ochrannými známkami svých majitelů. Všechna pravidla, karty a postavy vysvětlujeme vlastními slovy a žádné ilustrace z her nepoužíváme. Líbí se ti tu některá hra? Kup si ji: u opravdového stolu je ještě lepší.
ui-about-free = Svobodný software
ui-about-free-text = Saloon je svobodný software pod licencí MIT: používej ho, čti ho, měň ho, provozuj ho pro své přátele.
ui-about-icons = Ikony
ui-about-icons-text = Ikony pocházejí ze sbírky Game-icons.net pod licencí Creative Commons Uveďte původ 3.0; barvy a velikosti jsou naše. Autoři ikon:
ui-about-fonts = Písma
ui-about-fonts-text = Rye od Nicole Fally; Alegreya a Alegreya Sans od Juana Pabla del Peral (Huerta Tipográfica). Všechna pod licencí SIL Open Font License; několik písmen v nadpisech jsme doplnili my.
ui-about-privacy = Tvoje data
ui-about-privacy-text = Žádné sledování, žádné reklamy, žádné třetí strany. Jediná cookie si pamatuje, kdo jsi. Co je o tobě uloženo, můžeš stáhnout i smazat:
