# How to play the Dice Game, in short.

ui-rules-dice-title = How to play the Dice Game
ui-rules-dice-lead = The same shoot-out, in a quarter of an hour: five dice, nine arrows, and nobody but the Sheriff whom you can be sure of.
ui-rules-dice-roles-text = You are dealt a role and a character. The role says how you win, and stays hidden; only the Sheriff’s lies open, and brings two more life points. The character is open: it has an ability and a number of life points.
ui-rules-dice-counts-more = Three play with open roles: everybody hunts one other.

ui-rules-dice-turn-roll = Roll
    .text = Roll all five dice. Arrows are taken at once.
ui-rules-dice-turn-again = Again
    .text = Twice more you may pick up any dice and roll them again. Dynamite stays where it lies.
ui-rules-dice-turn-resolve = Resolve
    .text = What you have in the end takes effect: shots first, then beers, then the Gatling. Nothing may be left out.
ui-rules-dice-turn-before = Under every die stands what it will do, and below them what happens if you stop now. Then the turn passes on clockwise.

ui-rules-dice-faces = The faces of a die
ui-rules-dice-arrows = Arrows and Indians
    .text = Every arrow you roll comes from the supply and lies before you. Whoever takes the last one brings the Indians: everybody loses a life point for each arrow of theirs, and all arrows go back.
    .more = Keep an eye on the supply: with three arrows left, a careless roll can cost more than any shot.
ui-rules-dice-places = Places
    .text = A 1 hits a player beside you, a 2 one who sits two places away, either way round. Who is out does not count. With two or three players left, a 2 is a 1.
    .more = You need not count: every seat shows how many places away it is, and lights up when a die can hit it.
ui-rules-dice-end = The last life point
    .text = Who loses the last life point is out at once, shows their role and puts back their arrows. All losses of one thing happen together, so several may fall at the same time.
    .more = If the Sheriff falls, the Outlaws win, or the Renegade if nobody else is alive. If all Outlaws and Renegades are gone, the Sheriff and the Deputies have won, dead or alive.

ui-rules-dice-first-law = As Sheriff, watch who shoots at you. As Deputy, pour your beers for the Sheriff.
ui-rules-dice-first-outlaw = As an Outlaw, shoot at the Sheriff whenever a die reaches them; a Gatling always does.
ui-rules-dice-first-renegade = As Renegade, help whoever is weaker, and let the Sheriff be the last to fall.
ui-rules-dice-first-all = Stop while it is good: two Dynamites on the table make every further roll a risk.
