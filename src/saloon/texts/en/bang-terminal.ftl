# BANG! in the terminal: what only a game that is played line by line has to say.

bang-premise = A shootout in which only the Sheriff is known to all. The others you have to find out, by what they do.
    .open = A shootout in which everybody knows whom to fear, and plays alone.
bang-roles-sheriff = { $count ->
    [one] { $count } Sheriff
   *[other] { $count } Sheriffs
 }
    .you = You are the Sheriff.
bang-roles-deputy = { $count ->
    [one] { $count } Deputy
   *[other] { $count } Deputies
 }
    .you = { $count ->
    [one] You are the Deputy.
   *[other] You are a Deputy.
 }
bang-roles-outlaw = { $count ->
    [one] { $count } Outlaw
   *[other] { $count } Outlaws
 }
    .you = { $count ->
    [one] You are the Outlaw.
   *[other] You are an Outlaw.
 }
bang-roles-renegade = { $count ->
    [one] { $count } Renegade
   *[other] { $count } Renegades
 }
    .you = { $count ->
    [one] You are the Renegade.
   *[other] You are a Renegade.
 }
bang-help =
    Answer with the number of a line, or with its name: beer, end, bang { $seat }, cat { $number }.
    The beginning of a name is enough. Players have the numbers of the table.

    hand         explains the cards you hold
    ? bang { $seat }  says whether you could do that, and why not

## Answers in a list, with their targets beside them; a question that comes again; one that has only one answer.

bang-list-play = { bang-line-card-as }
bang-list-use = { bang-do-use }
bang-again-play = What else?
bang-skip-top = (Enter: it does not matter)
bang-forced-play = There is nothing left to play: your turn ends.
bang-forced-shot = You have nothing to answer with.
bang-forced-defend = { bang-forced-shot }
bang-forced-roulette = { bang-forced-shot }
bang-forced-bang = You have no BANG! card to discard.
bang-forced-rescue = { $amount ->
    [0] You are saved.
   *[other] You have nothing that could save you.
 }

## A few words: why a card cannot be played, or would be played in vain.

bang-short-BB-PLAY-02 = one BANG! a turn
bang-short-BB-PLAY-12 = already in play
bang-short-BB-PLAY-14 = already in play
bang-short-BB-PLAY-20 = no possible target
bang-short-BB-CARD-07 = only as an answer to a shot
bang-short-BB-CARD-13 = not with two players left
bang-short-DC-GREEN-11 = already in play
bang-short-DC-COST-02 = costs another card
bang-short-DC-CARD-02 = only as an answer to a shot
bang-short-DC-THREE-11 = not with two players left
bang-short-HN-CARD-13 = { bang-event-the-sermon }
bang-short-HN-CARD-23 = { bang-event-the-reverend }
bang-short-HN-EXTRA-01 = { bang-event-handcuffs }
bang-short-FC-CARD-29 = another card first
bang-short-FC-CARD-52 = { bang-event-the-judge }
bang-vain-full-life = no effect: your life is full
bang-vain-no-life = no effect on a ghost
bang-vain-two-left = no effect with two players left
bang-vain-unhurt = no effect: no life points are missing

## Notions

bang-notion-distance = distance
    .text = The distance to a player is the number of places between you, the shorter way around, without those who are out. Mustang and Scope change it, never below 1.
bang-notion-range = range
    .text = A BANG! reaches as far as your weapon's range: 1 without a weapon card.
bang-notion-draw = draw!
    .text = To draw! is to turn up the top card of the deck and look at its suit and value: hearts help with Barrel and Jail, 2 to 9 of spades let Dynamite explode. It is discarded.
bang-notion-roles = roles
    .text = The Sheriff is known to all and wins, with the Deputies, when all Outlaws and the Renegade are out. The Outlaws win when the Sheriff dies. The Renegade has to be the last one alive. Who kills an Outlaw draws 3 cards; a Sheriff who kills a Deputy loses all cards. Of the two Renegades among eight players each plays alone. Three players have open roles: the Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy; who kills the own prey wins at once, and every other kill brings 3 cards.
bang-notion-phases = phases
    .text = A turn has three phases: 1. draw two cards, 2. play cards, 3. discard down to as many cards as you have life points.
bang-notion-turn = turn
    .text = In a turn a player draws two cards, plays any number (but only one BANG!), and keeps at most as many as life points. Cards lying in front, like Jail, come before that.
bang-notion-blue = blue
    .text = Blue cards stay in play in front of a player, and work until they are lost.
bang-notion-brown = brown
    .text = Brown cards act at once and go to the discard pile.
bang-notion-green = green
    .text = Green cards are laid down in front of you and used in a later turn, by discarding them. Those with a Missed! effect can be used in anybody's turn.
bang-notion-cost = cost
    .text = Some brown cards cost another card from your hand, of your choice; it is discarded without effect.
bang-notion-effects = effects
    .text = A BANG! effect costs its target 1 life point; a Missed! effect cancels it. Cards of these names have them, and others do: Gatling shoots, Barrel dodges.
bang-notion-events = events
    .text = Before each turn of the Sheriff, from the second one on, an event is turned up. It changes the rules for everybody until the next one covers it. The table shows which one is in force and which one comes next; the last one stays until the game ends.
bang-notion-life = life
    .text = Without life points a player is eliminated, unless a Beer saves the last one.
bang-notion-hand-limit = hand limit
    .text = At the end of your turn you keep as many cards as you have life points.
