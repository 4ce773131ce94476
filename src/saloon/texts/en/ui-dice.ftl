# The table of the Dice Game in the browser.

ui-dice-dice = The dice
ui-dice-die = Die { $number }: { $face }
ui-dice-kind-duel = duel die
ui-dice-not-rolled = not rolled yet
ui-dice-kept = kept
ui-dice-again = roll again
ui-dice-chosen = chosen
ui-dice-locked = locked
ui-dice-locked-why = Locked: it is not rolled again in this turn.
ui-dice-hint = Tap dice to roll them again. What glows can be used now; rest the pointer on anything to read about it.
    .touch = Tap dice to roll them again. What glows can be used now; press and hold anything to read about it.
ui-dice-roll-again = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
 }
ui-dice-turn = Your turn
    .other = Turn: { $name }
ui-dice-roll = Your roll { $roll } of { $of }
    .other = { $name }: roll { $roll } of { $of }
ui-dice-arrows = { $count ->
    [0] no arrows
    [one] { $count } arrow
   *[other] { $count } arrows
 }
ui-dice-supply = { $count ->
    [one] { $count } arrow left
   *[other] { $count } arrows left
 }
ui-dice-places = { $count ->
    [one] { $count } place away
   *[other] { $count } places away
 }
ui-dice-or = { $list } or { $last }

# Under a die: what it does.
ui-dice-does-arrow = arrow taken
ui-dice-does-dynamite = { $count } of { $of }
ui-dice-does-beer = +1, anybody
ui-dice-does-gatling = { $count } of { $of }
ui-dice-does-whisky = +1, { $who }
ui-dice-does-duel = a duel

# What the dice that are kept will do.
ui-dice-if-stop = If you stop now:
    .other = If { $name } stops now:
ui-dice-if-kept = What you keep:
ui-dice-then-shots = { $count ->
    [one] { $who } loses a life point
   *[other] { $count } hits on { $who }
 }
ui-dice-then-beers = { $count ->
    [one] a beer for anybody
   *[other] { $count } beers for anybody
 }
ui-dice-then-gatling = the Gatling fires at everybody else
ui-dice-then-misfire = Gatling { $count } of { $of }
ui-dice-then-dynamite = Dynamite { $count } of { $of }
ui-dice-then-whisky = { $count ->
    [one] a whisky
   *[other] { $count } whiskies
 }
ui-dice-then-duel = { $count ->
    [one] a duel
   *[other] { $count } duels
 }
ui-dice-then-nothing = nothing happens

# Big moments.
ui-dice-big-indians = Indians attack!
ui-dice-big-gatling = Gatling!
ui-dice-big-dynamite = Dynamite!
ui-dice-big-duel = A duel!
ui-dice-big-outbreak = The dead rise!

## Undead or Alive

ui-dice-tokens = { $count ->
    [one] Wound token: { $symbols }
   *[other] Wound tokens: { $symbols }
 }
    .text = Each takes away one die of its kind in the next turn; that of Dynamite counts as one more Dynamite.
ui-dice-rage = { $count ->
    [one] { $count } rage card
   *[other] { $count } rage cards
 }
ui-dice-rage-own = Your rage cards: { $symbols }
ui-dice-rage-known = Rage cards: { $symbols }
ui-dice-revealed = Rage card: { $face }
ui-dice-zombie = zombie
    .text = Dead, but not gone: rolls three dice, is never healed, and wins with the other zombies.
ui-dice-master = Zombie Master
    .text = Leads the zombies and wins with them.
ui-dice-boneyard = Hands { $hands }, living { $living }
    .text = With every death a card of the Boneyard is turned up. More hands than living players, and the dead rise.
ui-dice-outbreak = The dead walk
ui-dice-rage-deck = Rage cards: { $count }
ui-dice-token-pile = Wound tokens: { $count }
ui-dice-between = Between two games
ui-dice-rage-open = With the dice:
ui-dice-goal-zombies = Zombies win when no survivor is left.
ui-dice-goal-survivors = Survivors win when no zombie is left.

ui-dice-face-bullseye1 = shoot at distance 1
ui-dice-face-bullseye2 = shoot at distance 2
ui-dice-face-beer = a life point for anybody
ui-dice-face-dynamite = stays as it lies; three end the roll
ui-dice-face-gatling = three: all others lose a life point
ui-dice-face-arrow = take an arrow
