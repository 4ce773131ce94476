# A terminál: ami egy soronként játszott játék körül áll.

ui-terminal-you = Te
ui-terminal-hello = { $game }, { $players } játékos (mag: { $seed })
ui-terminal-record-of = { $game }, { $players } játékos, mag: { $seed }, { $choices } döntés
ui-terminal-role = A szereped: { $role }. { $goal }
ui-terminal-character = A személyiséged: { $character }. { $text }
ui-terminal-tip = Írd be egy sor számát vagy szövegének elejét; a többit a súgó mondja el.
ui-terminal-tip-dice = Írd be az újradobandó kockák számát, például 1 3; a 0 mindet megtartja.
ui-terminal-reroll = Melyik kockákat dobod újra?
ui-terminal-locked = marad
ui-terminal-help =
    A kérdésre egy számmal, egy válasz elejével vagy egy játékos nevének elejével felelhetsz.
    asztal: újra megmutatja az asztalt. Csak Enter: újra kérdez.
    napló: újra elmondja, mi történt. ? sör: elmagyaráz egy dolgot vagy személyt.
    vissza: visszavonja az utolsó döntésed, ha senki nem tudott meg belőle semmit.
    kilép: elhagyja a játékot.
ui-terminal-word-help = súgó
ui-terminal-word-table = asztal
ui-terminal-word-log = napló
ui-terminal-word-undo = vissza
ui-terminal-word-quit = kilép
ui-terminal-unknown = A(z) „{ $typed }” nem válasz erre a kérdésre. Az Enter újra kérdez, a súgó megmondja, mi írható be.
ui-terminal-no-line = Nincs { $typed }. sor: írj be egy számot { $from } és { $to } között.
ui-terminal-no-die = Nincs { $typed }. kocka: a számuk 1 és { $to } között van.
ui-terminal-which = Melyik: { $which }?
ui-terminal-nothing = Itt semmit sem hívnak így: „{ $typed }”.
ui-terminal-step-in = Most közbeléphetsz:
ui-terminal-not-now = Most nem
ui-terminal-undone = Az utolsó döntésed vissza van vonva.
ui-terminal-no-undo = Ezt nem lehet visszavonni.
ui-terminal-won = Győztél!
ui-terminal-lost = Vesztettél.
ui-terminal-next-game = Az Enter kiosztja a sorozat következő játékát; a kilép szóval felállsz az asztaltól.
ui-terminal-left = Elhagyod az asztalt; a játék befejezetlen marad (mag: { $seed }). Viszlát!
ui-terminal-saved = A felvétel itt van: { $file }; a saloon replay újra elmondja.
ui-terminal-sound = A felvétel hibátlan.
ui-terminal-sound-so-far = A felvétel hibátlan; { $choices } döntés után a játéknak még nincs vége.

## Az asztal

ui-terminal-turn = { $turn }. kör
ui-terminal-supply = maradt nyíl: { $count }
ui-terminal-dice = Kockák: { $dice }
ui-terminal-deck = pakli: { $count }
ui-terminal-pile = dobópakli: { $card }
ui-terminal-name = név
ui-terminal-who = személyiség
ui-terminal-is = szerep
ui-terminal-life = élet
ui-terminal-out = kiesett
ui-terminal-arrows = nyilak
ui-terminal-places = helynyire
ui-terminal-wounds = sebek
ui-terminal-rage = düh
ui-terminal-hand = lapok
ui-terminal-distance = távolság
ui-terminal-in-play = kijátszva
