# A kockajáték asztala a böngészőben.

ui-dice-dice = A kockák
ui-dice-die = { $number }. kocka: { $face }
ui-dice-kind-duel = párbajkocka
ui-dice-not-rolled = még nem dobtak vele
ui-dice-kept = marad
ui-dice-again = újradobás
ui-dice-chosen = kiválasztva
ui-dice-locked = rögzítve
ui-dice-locked-why = Rögzítve: ebben a körben már nem dobható újra.
ui-dice-hint = Kattints a kockákra, amelyeket újradobnál. Ami világít, az most használható; vidd fölé az egeret, és elolvashatod, mi az.
    .touch = Koppints a kockákra, amelyeket újradobnál. Ami világít, az most használható; tartsd rajta az ujjad, és elolvashatod, mi az.
ui-dice-roll-again = { $count } kocka újradobása
ui-dice-turn = Te jössz
    .other = Következik: { $name }
ui-dice-roll = { $roll }. dobásod ({ $of } lehet)
    .other = { $name }: { $roll }. dobás ({ $of } lehet)
ui-dice-arrows = { $count ->
    [0] nincs nyíl
   *[other] { $count } nyíl
 }
ui-dice-supply = { $count } nyíl maradt
ui-dice-places = { $count } hellyel odébb
ui-dice-or = { $list } vagy { $last }

# A kocka alatt: mit tesz.
ui-dice-does-arrow = kapott nyíl
ui-dice-does-dynamite = { $count } / { $of }
ui-dice-does-beer = +1 bárkinek
ui-dice-does-gatling = { $count } / { $of }
ui-dice-does-whisky = +1, { $who }
ui-dice-does-duel = párbaj

# Mit tesznek a megtartott kockák.
ui-dice-if-stop = Ha most megállsz:
    .other = Ha { $name } most megáll:
ui-dice-if-kept = Amit megtartasz:
ui-dice-then-shots = { $count ->
    [one] egy életpontot veszít { $who }
   *[other] { $count } találat: { $who }
 }
ui-dice-then-beers = { $count ->
    [one] egy sör bárkinek
   *[other] { $count } sör bárkinek
 }
ui-dice-then-gatling = a gatling mindenki másra tüzel
ui-dice-then-misfire = gatling { $count } / { $of }
ui-dice-then-dynamite = dinamit { $count } / { $of }
ui-dice-then-whisky = { $count ->
    [one] egy whisky
   *[other] { $count } pohár whisky
 }
ui-dice-then-duel = { $count ->
    [one] egy párbaj
   *[other] { $count } párbaj
 }
ui-dice-then-nothing = semmi sem történik

# Nagy pillanatok.
ui-dice-big-indians = Támadnak az indiánok!
ui-dice-big-gatling = Gatling!
ui-dice-big-dynamite = Dinamit!
ui-dice-big-duel = Párbaj!
ui-dice-big-outbreak = Felkelnek a holtak!

## Élőhalottak

ui-dice-tokens = { $count ->
    [one] Sebjelző: { $symbols }
   *[other] Sebjelzők: { $symbols }
 }
    .text = Mindegyik érvénytelenít egy ilyen kockát a következő körben; a dinamitos eggyel több dinamitnak számít.
ui-dice-rage = { $count } dühlap
ui-dice-rage-own = A dühlapjaid: { $symbols }
ui-dice-rage-known = Dühlapok: { $symbols }
ui-dice-revealed = Dühlap: { $face }
ui-dice-zombie = zombi
    .text = Halott, mégsem ment el: három kockával dob, semmi sem gyógyítja, és a többi zombival együtt győz.
ui-dice-master = Zombimester
    .text = A zombik vezére, velük együtt győz.
ui-dice-boneyard = Kezek: { $hands }, élők: { $living }
    .text = Minden halálkor felfordul egy lap a temetőből. Ha több a kéz, mint az élő, a holtak felkelnek.
ui-dice-outbreak = Járnak a holtak
ui-dice-rage-deck = Dühlapok: { $count }
ui-dice-token-pile = Sebjelzők: { $count }
ui-dice-between = Két játék között
ui-dice-rage-open = A kockákhoz:
ui-dice-goal-zombies = A zombik győznek, ha nem marad túlélő.
ui-dice-goal-survivors = A túlélők győznek, ha nem marad zombi.

ui-dice-face-bullseye1 = lövés 1 távolságra
ui-dice-face-bullseye2 = lövés 2 távolságra
ui-dice-face-beer = egy életpont bárkinek
ui-dice-face-dynamite = úgy marad; három véget vet a dobásnak
ui-dice-face-gatling = három: mindenki más életpontot veszít
ui-dice-face-arrow = végy el egy nyilat
