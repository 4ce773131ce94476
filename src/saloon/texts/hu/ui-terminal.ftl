# A terminál: ami egy soronként játszott játék körül áll.

ui-terminal-you = Te
ui-terminal-hello = { $game }, { $players } játékos (mag: { $seed })
ui-terminal-company = Ennél az asztalnál: { $company }.
ui-terminal-record-of = { $game }, { $players } játékos, mag: { $seed }, { $choices } döntés.
ui-terminal-goal = Cél: { $goal }
ui-terminal-character = A személyiséged { $character }: { $text }
ui-terminal-or = { $list } vagy { $last }

## A kérdés és a válaszok

ui-terminal-tip = (Írd be egy sor számát vagy szövegének elejét; a többit a súgó mondja el.)
ui-terminal-tip-hand = (Írj be egy számot vagy nevet; a kéz a lapjaidat magyarázza el, a ? { $name } egy játékost, a súgó a többit.)
ui-terminal-tip-dice = (Írd be az újradobandó kockák számát, például 1 3; a 0 mindet megtartja, a többit a súgó mondja el.)
ui-terminal-reroll = Melyik kockákat dobod újra?
ui-terminal-locked = marad
ui-terminal-keep = { $count } lapodból { $limit } lapot tarthatsz meg.
ui-terminal-status = Életed: { $life }  A kezedben: { $cards }
ui-terminal-at = célpont: { $targets }
ui-terminal-yourself = { $number } te magad
ui-terminal-only-yourself = csak magadra: senki mást nem érsz el
ui-terminal-whom = { $label }, { $targets }? (Enter: valami más)
ui-terminal-sure = Tényleg magadra? (igen vagy nem)
ui-terminal-then = Akkor valami mást. (Az Enter újra megmutatja a kérdést.)
ui-terminal-only = Csak egy lehetőség van: { $label }.
ui-terminal-in-vain = nincs hatása
ui-terminal-not-now-short = most nem
ui-terminal-step-in = Most közbeléphetsz, mielőtt { $name } folytatja:
ui-terminal-not-now = Most nem

## Amit be lehet írni

ui-terminal-help =
    ? sör        elmagyaráz egy dolgot; ugyanígy ? { $name }, ? bandita, ? kör
    asztal       újra megmutatja az asztalt; csak Enter: a kérdést
    napló        újra elmondja, mi történt (napló 50: többet)
    vissza       visszavonja az utolsó döntésed, ha senkinek nem mutatott újat
    kilép        elhagyja a játékot
ui-terminal-word-help = súgó
ui-terminal-word-table = asztal
ui-terminal-word-log = napló
ui-terminal-word-undo = vissza
ui-terminal-word-quit = kilép
ui-terminal-word-hand = kéz
ui-terminal-words-no = nem semmi passz mégse kész
ui-terminal-words-yes = igen i
ui-terminal-words-me = én magam engem magamra te
ui-terminal-words-fillers = ellen rá kijátszás használat kijátszom használom
ui-terminal-unknown = „{ $typed }” nincs a válaszok között. Az Enter újra megmutatja a kérdést, a súgó megmondja, mi írható be.
ui-terminal-no-line = Nincs { $typed }. sor: írj be egy számot { $from } és { $to } között.
ui-terminal-no-die = Nincs { $typed }. kocka: a számuk 1 és { $to } között van.
ui-terminal-no-player = Nincs { $typed }. játékos.
ui-terminal-nobody = Itt senkit sem hívnak így: „{ $typed }”.
ui-terminal-which = Melyik: { $which }?
ui-terminal-not-usable = Ezt most nem használhatod: { $name }.
ui-terminal-possible = Ezt megteheted.
ui-terminal-undone = Az utolsó döntésed vissza van vonva.
ui-terminal-no-undo-no-choice = Nem megy: nincs visszavonható döntésed.
ui-terminal-no-undo-answered = Nem megy: azóta más is válaszolt, a döntésed érvényes.
ui-terminal-no-undo-shown = Nem megy: az a döntés rejtett dolgot mutatott meg, érvényes marad.

## Magyarázatok

ui-terminal-nothing = Itt semmit sem hívnak így: „{ $typed }”.
ui-terminal-usable = Most használhatod: { $way }
ui-terminal-empty-hand = Üres a kezed.
ui-terminal-piece-card = lap, { $colour }
ui-terminal-piece-character = { $life ->
    [0] személyiség
   *[other] személyiség, { $life } élet
 }
ui-terminal-piece-role = szerep
ui-terminal-piece-equipment = felszerelés, { $colour }
ui-terminal-piece-railcar = vagon
ui-terminal-piece-locomotive = a mozdony oldala
ui-terminal-piece-station = állomás
ui-terminal-piece-event = esemény
ui-terminal-piece-die = a kocka egyik oldala
ui-terminal-piece-story = történet
ui-terminal-copies = { $count } példány ebben a játékban
ui-terminal-person = { $name }, { $number }. játékos: { $facts }.
ui-terminal-is-out = { $name } kiesett a játékból.
ui-terminal-unknown-role = ismeretlen szerep
ui-terminal-of-life = { $most } életből { $life }
ui-terminal-in-hand = { $count } lap a kézben
ui-terminal-lies = Játékban: { $cards }.
ui-terminal-known-hand = A kezéből ezt ismered: { $cards }.
ui-terminal-you-see = Így látod { $name } helyét: { $distance }; a te lőtávolságod { $range }: { $near ->
    [yes] eléred
   *[no] nem éred el
 }.
ui-terminal-sees-you = { $name } így lát téged: távolság { $distance }, lőtávolság { $range }.

## A vége

ui-terminal-watching = Kiestél; a többiek tovább játszanak.
ui-terminal-won = Győztél!
ui-terminal-lost = Vesztettél.
ui-terminal-left = Elhagyod az asztalt: a játék befejezetlen marad (mag: { $seed }, { $choices } döntés). Viszlát!
ui-terminal-input-ended = Véget ért a bemenet: a játék befejezetlen marad (mag: { $seed }, { $choices } döntés). Viszlát!
ui-terminal-next-game = Az Enter kiosztja a sorozat következő játékát; a kilép szóval felállsz az asztaltól.
ui-terminal-another-game = Még egy játék? Az igen kiosztja, puszta Enterrel felállsz az asztaltól.
ui-terminal-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-terminal-goodbye = Viszlát!
ui-terminal-save = Elmented a felvételt? Írj be egy fájlnevet, vagy csak Entert, ha nem.
ui-terminal-save-again = Írj be másik nevet, vagy csak Entert.
ui-terminal-saved = A felvétel itt van: { $file }; a saloon replay újra elmondja.
ui-terminal-sound = A felvétel hibátlan.
ui-terminal-sound-so-far = A felvétel hibátlan; { $choices } döntés után a játéknak még nincs vége.

## Az asztal

ui-terminal-turn = { $turn }. kör: { $whose ->
    [me] te jössz
   *[other] { $name }
 }
ui-terminal-before = A kör előtt: { $whose ->
    [me] te jössz
   *[other] { $name }
 }
ui-terminal-supply = maradt nyíl: { $count }
ui-terminal-dice = Kockák: { $dice }
ui-terminal-deck = pakli: { $count } lap
ui-terminal-pile = { $count ->
    [0] dobópakli: üres
   *[other] dobópakli: { $count } lap, legfelül { $card }
 }
ui-terminal-event-now = esemény: { $event }
ui-terminal-event-none = esemény: még nincs
ui-terminal-event-next = a következő: { $event }
ui-terminal-event-stays = ez már marad
ui-terminal-event-hidden = még { $left } lefordítva
ui-terminal-name = név
ui-terminal-who = személyiség
ui-terminal-is = szerep
ui-terminal-life = élet
ui-terminal-out = kiesett
ui-terminal-ghost = szellem
ui-terminal-arrows = nyilak
ui-terminal-places = helynyire
ui-terminal-wounds = sebek
ui-terminal-rage = düh
ui-terminal-shop = a boltban: { $pieces }
ui-terminal-train = állomások: { $stops }
ui-terminal-train-waiting = még az első állomás előtt: { $pieces }
ui-terminal-hand = lapok
ui-terminal-distance = távolság
ui-terminal-range = lőtáv { $range }
ui-terminal-near = { $distance } – eléred
ui-terminal-far = { $distance } – messze van
ui-terminal-weapon = { $card } (lőtáv { $range })
ui-terminal-in-play = kijátszva
ui-terminal-lp = HP
ui-terminal-mp = TP
ui-terminal-wp = KP
ui-terminal-money = pénz
ui-terminal-nuggets = arany
ui-terminal-cattle = marha
ui-terminal-tokens = jelzők
ui-terminal-gear = hely és felszerelés
ui-terminal-dollars = ${ $amount }
ui-terminal-land = { $count ->
    [0] Seriff: { $sheriff } · nincs útonálló
   *[other] Seriff: { $sheriff } · útonállók: { $bandits }
 }
ui-terminal-man-in-black = A Fekete Ruhás: { $place } · { $lp } HP
ui-terminal-goals = A titkos céljaid: { $goals }
ui-terminal-story = { $names ->
    [none] Történet: { $story } – { $text }
   *[other] Történet: { $story } – { $text } ({ $count }/{ $spaces }: { $names })
 }
ui-terminal-your-hand = A lapjaid: { $cards }
ui-terminal-sheriff-there = a seriff
ui-terminal-bandit-there = egy útonálló
ui-terminal-piece-plain-card = lap
