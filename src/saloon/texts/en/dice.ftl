# The Dice Game: roles, dice, boxes, bots, and words used everywhere.

dice-and = { $list } and { $last }
dice-you = you

## Roles and sides

dice-role-sheriff = Sheriff
    .goal = Eliminate all Outlaws and every Renegade.
dice-role-deputy = Deputy
    .goal = Protect the Sheriff: you win if the Sheriff's side wins.
    .goal-three = Eliminate the Renegade yourself, or be the last one alive.
dice-role-outlaw = Outlaw
    .goal = See to it that the Sheriff dies.
    .goal-three = Eliminate the Deputy yourself, or be the last one alive.
dice-role-renegade = Renegade
    .goal = Be the last one alive: the Sheriff must fall last.
    .goal-three = Eliminate the Outlaw yourself, or be the last one alive.

dice-side-law = the Sheriff's side
dice-side-outlaw = the Outlaws
dice-side-renegade = the Renegade
dice-side-deputy = the Deputy
dice-side-zombies = the zombies
dice-side-survivors = the survivors
dice-side-nobody = nobody

## Dice

dice-die-arrow = Indian arrow
    .text = Take an arrow at once. With the last one the Indians attack: each arrow costs its owner 1 life point.
dice-die-dynamite = Dynamite
    .text = Locked: it is not rolled again. Three or more end the rolling and cost you 1 life point.
dice-die-bullseye1 = Bull's Eye 1
    .text = A player beside you loses 1 life point.
dice-die-bullseye2 = Bull's Eye 2
    .text = A player two places away loses 1 life point. With two or three left it counts as a 1.
dice-die-beer = Beer
    .text = A player of your choice, maybe you, gains 1 life point, but never more than at the start.
dice-die-gatling = Gatling
    .text = Three or more: everybody else loses 1 life point, and you put back all your arrows.
dice-die-whisky = Whisky
    .text = You gain 1 life point and lose a wound token, if you have any.
dice-die-duel = Duel
    .text = Hand the die to another player: you roll it in turn until one shows no duel and loses 1 life point.

## Boxes

dice-module-base = BANG! The Dice Game
    .about = Five dice, nine arrows, 16 characters, 3 to 8 players.
dice-module-duels = Look Me in the Eyes
    .about = Black dice with duels and whisky, and wounds that spoil your next roll.
dice-module-rage = Two Bullets Are Enough
    .about = Whoever loses two life points in a turn draws a card that strengthens the next roll.
dice-module-posse = A New Posse in Town
    .about = Eight more characters.
dice-module-undead = Undead or Alive?
    .about = The dead reach out of the Boneyard, and may come back as zombies; 4 to 8 players.
dice-module-legacy = Wild West Legacy
    .about = What happened in one game has consequences in the next; for a series.

## Rulings

dice-ruling-nobody-left-of-three = Three players, and nobody is left
    .about = Who wins a game for three if the last players fall at the same time.
    .nobody = nobody: it is a draw
    .outlaw = the Outlaw

## Bots

dice-bot-gambler = Gambler
    .about = Works out the odds of every roll, and who is who.
dice-bot-random = Greenhorn
    .about = Does anything that is allowed, at random.
