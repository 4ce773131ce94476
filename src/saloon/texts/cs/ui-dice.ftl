# Stůl Kostkové hry v prohlížeči.

ui-dice-dice = Kostky
ui-dice-die = Kostka { $number }: { $face }
ui-dice-kind-duel = soubojová kostka
ui-dice-not-rolled = ještě nehozená
ui-dice-kept = zůstává
ui-dice-again = hodit znovu
ui-dice-chosen = vybraná
ui-dice-locked = zamčená
ui-dice-locked-why = Zamčená: v tomto tahu už zůstane ležet.
ui-dice-hint = Klikni na kostky, kterými chceš házet znovu. Co svítí, lze teď použít; najeď myší na cokoli a dočteš se o tom.
    .touch = Ťukni na kostky, kterými chceš házet znovu. Co svítí, lze teď použít; podrž prst na čemkoli a dočteš se o tom.
ui-dice-roll-again = { $count ->
    [one] Hodit znovu 1 kostkou
   *[other] Hodit znovu { $count } kostkami
 }
ui-dice-turn = Jsi na tahu
    .other = Na tahu: { $name }
ui-dice-roll = Tvůj hod { $roll } ze { $of }
    .other = { $name }: hod { $roll } ze { $of }
ui-dice-arrows = { $count ->
    [0] bez šípů
    [one] { $count } šíp
    [few] { $count } šípy
   *[other] { $count } šípů
 }
ui-dice-supply = { $count ->
    [one] zbývá { $count } šíp
    [few] zbývají { $count } šípy
   *[other] zbývá { $count } šípů
 }
ui-dice-places = { $count ->
    [one] o { $count } místo dál
    [few] o { $count } místa dál
   *[other] o { $count } míst dál
 }
ui-dice-or = { $list } nebo { $last }

# Pod kostkou: co udělá.
ui-dice-does-arrow = šíp vzat
ui-dice-does-dynamite = { $count } ze { $of }
ui-dice-does-beer = +1 komukoli
ui-dice-does-gatling = { $count } ze { $of }
ui-dice-does-whisky = +1, { $who }
ui-dice-does-duel = souboj

# Co udělají kostky, které zůstanou.
ui-dice-if-stop = Když teď skončíš:
    .other = Když teď { $name } skončí:
ui-dice-if-kept = Co si necháváš:
ui-dice-then-shots = { $count ->
    [one] jeden život ztratí { $who }
    [few] { $count } zásahy: { $who }
   *[other] { $count } zásahů: { $who }
 }
ui-dice-then-beers = { $count ->
    [one] pivo pro kohokoli
    [few] { $count } piva pro kohokoli
   *[other] { $count } piv pro kohokoli
 }
ui-dice-then-gatling = kulomet střílí na všechny ostatní
ui-dice-then-misfire = kulomet { $count } ze { $of }
ui-dice-then-dynamite = dynamit { $count } ze { $of }
ui-dice-then-whisky = { $count ->
    [one] jedna whisky
   *[other] { $count }× whisky
 }
ui-dice-then-duel = { $count ->
    [one] souboj
    [few] { $count } souboje
   *[other] { $count } soubojů
 }
ui-dice-then-nothing = nestane se nic

# Velké chvíle.
ui-dice-big-indians = Indiáni útočí!
ui-dice-big-gatling = Kulomet!
ui-dice-big-dynamite = Dynamit!
ui-dice-big-duel = Souboj!
ui-dice-big-outbreak = Mrtví vstávají!

## Nemrtví nebo živí

ui-dice-tokens = { $count ->
    [one] Žeton zranění: { $symbols }
   *[other] Žetony zranění: { $symbols }
 }
    .text = Každý zruší v příštím tahu jednu takovou kostku; dynamitový platí jako dynamit navíc.
ui-dice-rage = { $count ->
    [one] { $count } karta zuřivosti
    [few] { $count } karty zuřivosti
   *[other] { $count } karet zuřivosti
 }
ui-dice-rage-own = Tvé karty zuřivosti: { $symbols }
ui-dice-rage-known = Karty zuřivosti: { $symbols }
ui-dice-revealed = Karta zuřivosti: { $face }
ui-dice-zombie = zombie
    .text = Po smrti, a přece tady: hází třemi kostkami, nic ji nevyléčí a vyhrává s ostatními zombiemi.
ui-dice-master = Pán zombií
    .text = Vede zombie a vyhrává s nimi.
ui-dice-boneyard = Ruce { $hands }, živí { $living }
    .text = S každou smrtí se otočí karta krchova. Je-li rukou víc než živých hráčů, mrtví vstanou.
ui-dice-outbreak = Mrtví chodí
ui-dice-rage-deck = Karty zuřivosti: { $count }
ui-dice-token-pile = Žetony zranění: { $count }
ui-dice-between = Mezi dvěma hrami
ui-dice-rage-open = Ke kostkám:
ui-dice-goal-zombies = Zombie vyhrají, když nezůstane nikdo z přeživších.
ui-dice-goal-survivors = Přeživší vyhrají, když nezůstane žádná zombie.

ui-dice-face-bullseye1 = střela na vzdálenost 1
ui-dice-face-bullseye2 = střela na vzdálenost 2
ui-dice-face-beer = bod života komukoli
ui-dice-face-dynamite = zůstává ležet; tři ukončí hod
ui-dice-face-gatling = tři: všichni ostatní ztrácejí bod života
ui-dice-face-arrow = vezmi si šíp
