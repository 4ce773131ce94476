# The Dice Game in the terminal: what only a game that is played line by line has to say.

dice-premise = A shootout with dice in which only the Sheriff is known to all. The others you have to find out, by what they do.
    .open = A shootout with dice in which everybody knows whom to hunt, and plays alone.
dice-roles-sheriff = { bang-roles-sheriff }
    .you = { bang-roles-sheriff.you }
dice-roles-deputy = { bang-roles-deputy }
    .you = { bang-roles-deputy.you }
dice-roles-outlaw = { bang-roles-outlaw }
    .you = { bang-roles-outlaw.you }
dice-roles-renegade = { bang-roles-renegade }
    .you = { bang-roles-renegade.you }
dice-help =
    Answer with the number of a line, with the beginning of what it says, or with a player's name.
    Dice to roll again are named by their numbers: 1 3. To keep them all, type 0.

## Notions

dice-notion-turn = turn
    .text = In a turn a player rolls five dice, and twice more any of them again; Dynamite stays. Then they take effect: shots first, then beers, then the Gatling. Nothing may be left out.
dice-notion-arrows = arrows
    .text = { ui-rules-dice-arrows.text }
dice-notion-indians = Indians
    .text = { ui-rules-dice-arrows.text }
dice-notion-places = places
    .text = { ui-rules-dice-places.text }
dice-notion-roles = roles
    .text = { ui-rules-dice-end.more }
dice-notion-life = life
    .text = { ui-rules-dice-end.text }
