# The table of Western Legends in the browser.

ui-legends-goal = Become a legend: whoever has the most points when the last round is over wins.
ui-legends-hint = Three actions a turn: choose from the list, or click a lit space to go there. Rest the pointer on anything to read about it.
    .touch = Three actions a turn: choose from the list, or tap a lit space to go there. Press and hold anything to read about it.
ui-legends-your-turn = Your turn
ui-legends-turn-of = { $name }'s turn
ui-legends-over = The game is over
ui-legends-asked = Your answer
ui-legends-panel = What you may do
ui-legends-action = Action
ui-legends-spent = spent
ui-legends-lost-action = lost
ui-legends-did-move = Moved
ui-legends-did-through = Moved
ui-legends-did-play = Card
ui-legends-did-work = Worked
ui-legends-did-buy = Shopped
ui-legends-did-upgrade = Shopped
ui-legends-did-sell = Sold gold
ui-legends-did-sell-card = Sold a card
ui-legends-did-doctor = Doctor
ui-legends-did-revel = Revelled
ui-legends-did-prospect = Prospected
ui-legends-did-acquire = Cattle
ui-legends-did-ship = Cattle
ui-legends-did-rustle = Cattle
ui-legends-did-rob-bank = Bank
ui-legends-did-poker = Poker
ui-legends-did-arrest = Arrest
ui-legends-did-duel = Duel
ui-legends-did-rob = Robbery
ui-legends-did-black-arrest = Arrest
ui-legends-did-black-duel = Duel
ui-legends-did-black-rob = Robbery
ui-legends-did-provisions = Provisions
ui-legends-actions-left = { $count ->
    [0] no action left
    [one] { $count } action left
   *[other] { $count } actions left
 }
ui-legends-who = Who will you be?
ui-legends-bot = a bot
ui-legends-first = begins every round
ui-legends-no-character = no character yet

## The map

ui-legends-map = The map
ui-legends-overview = The whole map: tap to go there
ui-legends-closer = Closer
ui-legends-farther = Farther
ui-legends-whole = Whole map
ui-legends-to-me = To my figure
ui-legends-ride = Go there
ui-legends-places = List of spaces
ui-legends-places-only = Only where you may go now
ui-legends-here = here: { $names }
ui-legends-another-action = another action
ui-legends-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
ui-legends-region-mesitos_point = Mesito's Point
ui-legends-region-darkrock = Darkrock
ui-legends-region-dixon_creek = Dixon Creek
ui-legends-region-sunny_hills = Sunny Hills
ui-legends-region-red_falls = Red Falls
ui-legends-region-cliff_junction = Cliff Junction
ui-legends-region-spikes_view = Spike's View
ui-legends-place-sheriff_office = Sheriff
ui-legends-place-store = General Store
ui-legends-place-saloon = Saloon
ui-legends-place-bank = Bank
ui-legends-place-doctor = Doctor
ui-legends-place-cabaret = Cabaret
ui-legends-place-rail_station = Rail Station
ui-legends-place-ranch_green = Green Ranch
ui-legends-place-ranch_blue = Blue Ranch
ui-legends-place-mine_sunny_hills = Gold Field
ui-legends-place-mine_cliff_junction = Gold Field
ui-legends-place-mine_spikes_view = Mine
ui-legends-at-work = work $10
ui-legends-at-buy_equipment = shop
ui-legends-at-sell_nuggets = sell nuggets
ui-legends-at-bank_robbery = rob the bank
ui-legends-at-heal_all = doctor $10
ui-legends-at-revel = revel, $30 for 1 LP
ui-legends-at-prospect = prospect
ui-legends-at-acquire_cattle = take cattle
ui-legends-at-poker = poker $10

## Boards

ui-legends-lp = LP
ui-legends-lp-count = { $count } LP
ui-legends-wanted = { $count } wanted
ui-legends-marshal = { $count } marshal
ui-legends-wounds = { $count ->
    [0] no wounds
    [one] { $count } wound
   *[other] { $count } wounds
 }
ui-legends-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
ui-legends-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
 }
ui-legends-cattle = { $herd } cattle
ui-legends-own-wounds = Wounds
ui-legends-own-money = Money
ui-legends-own-gold = Gold
ui-legends-hand-limit = hand { $count }
ui-legends-upgraded = upgraded
ui-legends-owned = yours
ui-legends-in-use = in use
ui-legends-ability-works = The ability works.
ui-legends-ability-later = Works from 5 LP on.
ui-legends-tracks = The tracks
ui-legends-track-legend = Legend
ui-legends-track-law = Law
ui-legends-track-wanted = Wanted
ui-legends-track-marshal = Marshal
ui-legends-deck = poker deck
ui-legends-discards = discards
ui-legends-fight-deck = fight deck

## Cards

ui-legends-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
ui-legends-no-cards = No cards in hand
ui-legends-usable = can be used
ui-legends-hidden-card = a card face down
ui-legends-fight-card = Fight card
ui-legends-price = costs ${ $price }
ui-legends-kind-effect = Effect
ui-legends-kind-action = Action
ui-legends-kind-reaction = Reaction

## What can be done

ui-legends-on-foot = on foot
ui-legends-act-move = Move
ui-legends-act-go = Go on
ui-legends-act-further = One space further
ui-legends-act-through = Through the rocks
ui-legends-act-store = Shop
ui-legends-act-buy = Shop
ui-legends-act-hand = Play a card
ui-legends-act-work = Work
ui-legends-act-sell = Sell nuggets
ui-legends-act-revel = Revel
ui-legends-act-doctor = See the doctor
ui-legends-act-prospect = Prospect
ui-legends-act-acquire = Take cattle
ui-legends-act-rob-bank = Rob the bank
ui-legends-act-poker = Poker
ui-legends-gain-move = up to { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 } ({ $mount }), lit on the map
ui-legends-gain-go = { $count ->
    [one] { $count } point left
   *[other] { $count } points left
 }, lit on the map
ui-legends-gain-store = { $count ->
    [one] { $count } thing
   *[other] { $count } things
 } you can pay with ${ $money }
ui-legends-gain-prospect = { $dice } dice; room for { $room ->
    [one] { $room } nugget
   *[other] { $room } nuggets
 }
ui-legends-gain-guard = the guard draws { $count }; win { $gain }, lose +1 WP and 1 wound
ui-legends-gain-lost = (${ $money } above the limit is lost)
ui-legends-spoils-either = { $one } or { $other }
ui-legends-spoils-money = { $lost ->
    [0] half of the money (${ $money })
   *[other] half of the money (${ $money }, ${ $lost } above the limit is lost)
}
ui-legends-spoils-nuggets = { $lost ->
    [0] half of the gold ({ ui-legends-unit-nuggets })
   *[other] half of the gold ({ ui-legends-unit-nuggets }, { $lost } above the limit will be lost)
}
ui-legends-spoils-cattle = the cattle
ui-legends-spoils-none = nothing else to take
ui-legends-does-not-count = does not count: { $why }
ui-legends-gain-arrest = win +1 MP, jail for the outlaw; lose 1 wound
ui-legends-gain-duel = win +2 LP; lose 1 wound
ui-legends-gain-rob = win { $spoils }; lose 1 wound
ui-legends-gain-acquire = a token with a hidden bonus
ui-legends-gain-ship = +1 MP and the bonus
ui-legends-gain-rustle = +1 WP and the bonus
ui-legends-gain-sell-card = +$20, +1 LP
ui-legends-gain-provisions = +1 card, −1 wound
ui-legends-gain-whiskey = 1 wound for somebody here
ui-legends-gain-demand = $10 or a card
ui-legends-unit-lp = { $count } LP
ui-legends-unit-wp = { $count } WP
ui-legends-unit-mp = { $count } MP
ui-legends-unit-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
 }
ui-legends-unit-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
 }
ui-legends-unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }

## The store

ui-legends-store-in = General Store, { $town }
ui-legends-store-lead = One action for as much as you can pay. One of each kind, three items at most.
ui-legends-store-open = The action is paid: buy and upgrade as much as you like.
ui-legends-store-watch = { $name } is shopping.
ui-legends-store-items = { $count } of { $of }
ui-legends-store-leave = Leave the store
ui-legends-to-map = Back to the map
ui-legends-shelf-gear = Mounts and weapons
ui-legends-shelf-item = Items
ui-legends-bought = bought
ui-legends-in-basket = in the basket
ui-legends-short = ${ $money } short
ui-legends-theirs = owned
ui-legends-basket = Basket
ui-legends-basket-of = { $name }'s basket
ui-legends-basket-empty = Nothing yet
ui-legends-have = You have
ui-legends-has = Money left
ui-legends-rest = Left
ui-legends-pay = Buy for ${ $money } · 1 action
ui-legends-pay-more = Buy for ${ $money }
ui-legends-pay-nothing = Choose what to buy
ui-legends-front-mule = Moves 3, carries 2 nuggets more.
ui-legends-up-mule = Moves 4, carries 2 more. 1 LP at the end.
ui-legends-front-mustang = Moves 4.
ui-legends-up-mustang = Moves 5. 2 LP at the end.
ui-legends-front-revolver = No effect.
ui-legends-up-revolver = Your card counts 1 more when you attack. 1 LP at the end.
ui-legends-front-shotgun = Draw 1 card after a fight you win.
ui-legends-up-shotgun = Also, the card against you counts 1 less. 1 LP at the end.
ui-legends-front-rifle = Before a fight, see 2 cards of the player you fight.
ui-legends-up-rifle = Of fight cards, too; then you may swap 1 card. 2 LP at the end.

## Fights

ui-legends-fight-arrest = An arrest
ui-legends-fight-duel = A duel
ui-legends-fight-robbery = A robbery
ui-legends-fight-bandit = Fight with a bandit
ui-legends-fight-guard = The bank is robbed
ui-legends-fight-sheriff = The sheriff strikes
ui-legends-fight-gang = Fight with a gang
ui-legends-fight-virtual = { $mine ->
    [yes] You fight the { $rival }.
   *[no] { $name } fights the { $rival }.
 } Ties go to the opponent.
ui-legends-fight-players = { $who ->
    [attacker] You attack { $rival }. Ties go to the attacker: to you.
    [defender] { $name } attacks you. Ties go to the attacker.
   *[none] { $name } attacks { $rival }. Ties go to the attacker.
 }
ui-legends-played-by = { $mine ->
    [yes] played by you
   *[no] played by { $name }
 }
ui-legends-step-declared = Declared
ui-legends-step-laid = Cards laid
ui-legends-step-revealed = Revealed
ui-legends-step-compared = Compared
ui-legends-fight-won = { $mine ->
    [yes] You win!
   *[no] { $name } wins!
 }
ui-legends-fight-lost = { $mine ->
    [yes] You lose!
   *[no] { $name } loses!
 }
ui-legends-gave-up = { $mine ->
    [yes] You surrender
   *[no] { $name } surrenders
 }
ui-legends-would-be = { $wins ->
    [yes] Your card would make it { $own } : { $against }, and you would win.
   *[no] Your card would make it { $own } : { $against }, and you would still lose.
 }
ui-legends-tie = a tie
ui-legends-ahead = you are { $count } ahead
ui-legends-behind = you are { $count } behind
ui-legends-counts = counts { $count }
ui-legends-stakes-win = { $mine ->
    [yes] If you win:
   *[no] If { $name } wins:
 }
ui-legends-stakes-lose = { $mine ->
    [yes] If you lose:
   *[no] If { $name } loses:
 }
ui-legends-win-arrest = 1 MP; the outlaw goes to jail, loses all WP, the cattle, and half of the money and gold.
ui-legends-win-robbery-now = { $spoils }.
ui-legends-win-arrest-now = 1 MP; the outlaw goes to jail and loses all WP{ $loss }.
ui-legends-win-duel = 2 LP.
ui-legends-win-robbery = 1 WP, the cattle, and half of the money or of the gold.
ui-legends-win-bandit = 1 LP or 1 MP; the bandit is gone.
ui-legends-win-guard = $80 and 3 WP.
ui-legends-win-sheriff = freedom.
ui-legends-win-gang = what the story says.
ui-legends-lose-player = 1 wound, and 1 card drawn.
ui-legends-lose-bandit = 1 wound, and 1 card drawn; the bandit is gone.
ui-legends-lose-guard = 1 WP, 1 wound, and 1 card drawn.
ui-legends-lose-sheriff = jail: all WP, the cattle, and half of the money and gold are lost.
ui-legends-lose-sheriff-now = jail: all WP{ $loss } are lost.
ui-legends-lose-gang = what the story says.

## Stories

ui-legends-stories = Stories
ui-legends-cylinders = { $count } of { $of } cylinders: { $names }
ui-legends-no-cylinders = no cylinders yet, { $of } complete it
ui-legends-add-yours = You may add yours

## Poker

ui-legends-poker = Poker at the saloon
ui-legends-poker-lead = { $mine ->
    [yes] You opened the game: ties are yours.
   *[no] { $name } opened the game and wins ties.
 }
ui-legends-poker-players = Who plays
ui-legends-poker-opened = opened the game
ui-legends-poker-joined = joined for $10
ui-legends-poker-wins = wins!
ui-legends-poker-dealer = The dealer
ui-legends-poker-out = Not in the game: { $names }
ui-legends-flop = The flop
ui-legends-poker-won = { $mine ->
    [yes] The pot is yours!
   *[no] The pot goes to { $names }.
 }
ui-legends-poker-bank = The dealer wins: the pot goes to the bank.
ui-legends-poker-order = The order of hands, the best first
ui-legends-poker-choose = { $count ->
    [one] Add one more card of your hand to the flop.
   *[other] Add two cards of your hand to the flop.
 }
ui-legends-poker-pick = { $count ->
    [one] Pick 1 more card
   *[other] Pick { $count } cards
 }
ui-legends-poker-lay = { $count ->
    [one] Add this card
   *[other] Add these cards
 }
ui-legends-poker-rules = Losers draw 1 card. Cards outside the combination never count; the ace is never low.
ui-legends-gain-pot = the pot is ${ $pot } and more

## Goals and the Man in Black

ui-legends-goals = Your goals
ui-legends-goals-done = { $count } of { $of } met
ui-legends-tokens = legend tokens: { $count }
ui-legends-black = Man in Black
ui-legends-black-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }
ui-legends-win-black = what this kind of fight brings; he plays on.

## The end

ui-legends-scores = How the points came about
ui-legends-score-place = Place
ui-legends-score-who = Who
ui-legends-score-lp = Legend
ui-legends-score-gear = Equipment
ui-legends-score-money = Money
ui-legends-score-wanted = Wanted
ui-legends-score-marshal = Marshal
ui-legends-score-chapters = Tokens
ui-legends-score-wounds = Wounds
ui-legends-score-points = Points
ui-legends-score-ties = Who is level on points: more MP or WP is better, then more nuggets, then fewer wounds.
