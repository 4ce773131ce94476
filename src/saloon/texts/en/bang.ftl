# BANG!: roles, suits, modules, editions, rulings, bots, and words used everywhere.

bang-and = { $list } and { $last }
bang-you = you

## Roles and sides

bang-role-sheriff = Sheriff
    .goal = Eliminate all Outlaws and every Renegade.
    .goal-wild-west-show-event = Be the last one in play.
bang-role-deputy = Deputy
    .goal = Protect the Sheriff: you win if the Sheriff's side wins.
    .goal-three-player-mode = Kill the Renegade with your own hand. Once one of the three is out, be the last one alive.
    .goal-wild-west-show-event = Be the last one in play.
bang-role-outlaw = Outlaw
    .goal = See to it that the Sheriff dies.
    .goal-three-player-mode = Kill the Deputy with your own hand. Once one of the three is out, be the last one alive.
    .goal-wild-west-show-event = Be the last one in play.
bang-role-renegade = Renegade
    .goal = Be the last one alive: the Sheriff must fall last.
    .goal-three-player-mode = Kill the Outlaw with your own hand. Once one of the three is out, be the last one alive.
    .goal-wild-west-show-event = Be the last one in play.

bang-side-law = the Sheriff's side
bang-side-outlaw = the Outlaws
bang-side-renegade = the Renegade
bang-side-deputy = the Deputy
bang-side-last = the last one in play
bang-side-nobody = nobody

## Suits and borders

bang-suit-h = hearts
bang-suit-d = diamonds
bang-suit-c = clubs
bang-suit-s = spades

bang-border-brown = brown
    .about = Acts at once and is discarded.
    .note = brown: acts at once
bang-border-blue = blue
    .about = Stays in play and works from then on.
    .note = blue: stays in play
bang-border-green = green
    .about = Laid down now; used from a later turn on by discarding it.
    .note = green: laid down now, used from a later turn on

## Words

bang-word-life = { $count ->
    [one] { $count } life point
   *[other] { $count } life points
 }
bang-word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
bang-word-distance = distance { $count }
bang-word-range = range { $count }
bang-word-turn = turn { $count }
bang-word-deck = deck
bang-word-pile = discard pile
bang-word-hand = hand
bang-word-in-play = in play
bang-word-hand-limit = hand limit
bang-word-out = out
bang-word-stick = dynamite stick

## Modules

bang-module-base = BANG!
    .about = The base game: 80 cards, 16 characters, 4 to 7 players.
bang-module-dodge-city = Dodge City
    .about = 40 more cards, green ones among them, 15 characters; 3 to 8 players.
bang-module-bullet = The Bullet
    .about = Three more characters, and two more events for High Noon.
bang-module-high-noon = High Noon
    .about = Every round a new event changes the rules for everybody.
bang-module-fistful-of-cards = A Fistful of Cards
    .about = Another deck of events: every round changes the rules.
bang-module-gold-rush = Gold Rush
    .about = Wounds bring gold nuggets, and nuggets buy equipment.
bang-module-shadow-gunslingers = Shadow Gunslingers
    .about = Who is out comes back for every turn of the own, as a shadow without life points.
bang-module-armed-and-dangerous = Armed & Dangerous
    .about = Orange cards with load tokens, and 8 characters.
bang-module-great-train-robbery = The Great Train Robbery
    .about = A train to ride and to rob, and 8 characters.
bang-module-valley-of-shadows = The Valley of Shadows
    .about = 16 more cards and 8 characters.
bang-module-wild-west-show = Wild West Show
    .about = Events that turn goals and places upside down, and 8 characters.
bang-module-eldorado = Eldorado
    .about = A fan-made deck of events.

## Editions

bang-edition-dynamite-box = Dynamite Box
    .about = The rules of the big box of 2023.
bang-edition-hu-compendium = Hungarian compendium
    .about = As players of the older Hungarian printings know it.

## Rulings

bang-ruling-sheriff-starting-hand = The Sheriff's first hand
    .about = How many cards the Sheriff starts with.
    .printed = as many as bullets printed on the character
    .current-life = one more, for the additional life point
bang-ruling-cat-balou-self-target = Cat Balou on oneself
    .about = Cat Balou may be played on oneself.
bang-ruling-panic-self-target = Panic! on oneself
    .about = Panic! may be played on oneself.
bang-ruling-start-check-order = Dynamite and Jail
    .about = Which one is checked first.
    .dynamite-first = Dynamite first
    .placed-first = the one laid down first
bang-ruling-jail-skip-discards-excess = Hand limit in jail
    .about = Who loses the turn in jail still discards down to the hand limit.
bang-ruling-jail-disables-barrel = No Barrel in jail
    .about = A prisoner's Barrel does not work.
bang-ruling-beer-with-two-players = Beer with two players left
    .about = What a Beer is good for when only two players are left.
    .no-effect = may be played, without effect
    .forbidden = may not be played
bang-ruling-renegade-win-condition = How the Renegade wins
    .about = What the last Renegade needs when the Sheriff falls.
    .last-alive = be the only one alive
    .kills-sheriff = have killed the Sheriff, too
bang-ruling-bang-self-target = BANG! at oneself
    .about = A BANG! may be aimed at oneself.
bang-ruling-replay-same-weapon = The same weapon again
    .about = A weapon may replace one of the same name.
bang-ruling-suzy-draws-during-duel = Suzy Lafayette in a Duel
    .about = Suzy Lafayette draws in the middle of a Duel.
bang-ruling-expert-two-characters = Two characters to choose from
    .about = Everybody is dealt two characters and keeps one.
bang-ruling-simplified-no-book-cards = First game
    .about = The cards with a book symbol are left out.
bang-ruling-dynamite-stick-variant = Dynamite stick
    .about = The variant with the wooden stick: Dynamite goes to whoever holds it.
bang-ruling-three-player-mode = Game for three
    .about = Three can play, with open roles and goals of their own.
bang-ruling-rag-time-self-target = Rag Time on oneself
    .about = Rag Time may be played on oneself.
bang-ruling-can-can-self-target = Can Can on oneself
    .about = Can Can may be used on oneself.
bang-ruling-conestoga-effect = What Conestoga does
    .about = What becomes of the card chosen with Conestoga.
    .take = it is taken into hand
    .discard = it is discarded
bang-ruling-conestoga-self-target = Conestoga on oneself
    .about = Conestoga may be used on oneself.
bang-ruling-melee-distance = Reach of Punch and Knife
    .about = Whether Mustang, Scope and the like matter to them.
    .modified = distance 1, with all that changes it
    .fixed-1 = the very neighbours
bang-ruling-pepperbox-range = Reach of the Pepperbox
    .about = How far the Pepperbox shoots.
    .weapon-range = as far as the weapon
    .fixed-1 = the very neighbours
bang-ruling-stolen-green-must-be-played = Stolen green cards
    .about = A green card taken from in front of somebody must be laid down in the same turn.
bang-ruling-elena-fuente-lives = Elena Fuente's life points
    .about = How many life points Elena Fuente has.
bang-ruling-pixie-pete-lives = Pixie Pete's life points
    .about = How many life points Pixie Pete has.
bang-ruling-pixie-pete-draw = Pixie Pete's draw
    .about = How many cards Pixie Pete draws in phase 1.
bang-ruling-sean-mallory-lives = Sean Mallory's life points
    .about = How many life points Sean Mallory has.
bang-ruling-pat-brennan-own-cards = Pat Brennan's own cards
    .about = Pat Brennan may take a card in front of himself, too.
bang-ruling-molly-stark-scope = Molly Stark's cards
    .about = For which cards Molly Stark draws.
    .any-hand-card = any hand card she spends
    .bang-missed-beer = BANG!, Missed! and Beer only
bang-ruling-vera-custer-timing = When Vera Custer chooses
    .about = When she names the character whose ability she has.
    .phase-1 = after the checks of her turn
    .turn-start = before them
bang-ruling-thirst-draw = Thirst
    .about = How many cards are drawn under Thirst.
    .one-less = one card less than usual
    .exactly-one = exactly one card, for everybody
bang-ruling-train-arrival-timing = Train Arrival
    .about = When the additional card is drawn.
    .phase-1-plus-one = in phase 1, as part of the draw
    .after-phase-1 = after phase 1
bang-ruling-sermon-scope = The Sermon
    .about = Who cannot use BANG! cards.
    .active-player = the player whose turn it is
    .everyone = nobody can
bang-ruling-daltons-affect-green = The Daltons and green cards
    .about = The Daltons take green cards as well as blue ones.
bang-ruling-ricochet-counts-as-bang = Ricochet and the limit
    .about = A Ricochet counts as the one BANG! of the turn.
bang-ruling-abandoned-mine-ability-discards = Abandoned Mine
    .about = Where cards go that are discarded for an ability.
    .discard-pile = on the discard pile
    .deck = face down on the deck
bang-ruling-abandoned-mine-condition = Abandoned Mine and other ways of drawing
    .about = Whose discards go face down on the deck.
    .could-draw = those of anybody who could draw from the discard pile
    .drew = only those of a player who did draw from it
bang-ruling-peyote-guess = Peyote
    .about = What is guessed about the next card.
    .colour = its colour, red or black
    .suit = its suit, one of four
bang-ruling-new-identity-source = New Identity
    .about = Where the offered character comes from.
    .random = a random one from the box
    .life-counter-card = the player's second character card
bang-ruling-combined-event-deck = Mixed events
    .about = High Noon and A Fistful of Cards are shuffled into one deck.
bang-ruling-combined-event-deck-size = Size of the mixed deck
    .about = How many events the mixed deck has.
bang-ruling-combined-last-event = Last event of the mixed deck
    .about = Which card ends the mixed deck.
    .high-noon = High Noon
    .a-fistful-of-cards = A Fistful of Cards

## Bots

bang-bot-cowhand = Cowhand
    .about = Plays sensibly and works out who is who.
bang-bot-random = Greenhorn
    .about = Does anything that is allowed, at random.

## What can be answered in advance

bang-habit-barrel-first = Try the Barrel before any card
bang-habit-always-draw = Always draw when an ability offers it
bang-habit-any-order = Never ask which discarded card lies on top
