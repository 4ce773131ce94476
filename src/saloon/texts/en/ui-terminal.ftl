# The terminal: what stands around a game that is played line by line.

ui-terminal-you = You
ui-terminal-hello = { $game } with { $players } players (seed { $seed })
ui-terminal-company = At this table: { $company }.
ui-terminal-record-of = { $game } with { $players } players, seed { $seed }: { $choices } choices.
ui-terminal-goal = Goal: { $goal }
ui-terminal-character = You play { $character }: { $text }
ui-terminal-or = { $list } or { $last }

## The question and its answers

ui-terminal-tip = (Type the number of a line, or the beginning of what it says; help tells the rest.)
ui-terminal-tip-hand = (Type a number or a name; hand explains your cards, ? { $name } a player, help the rest.)
ui-terminal-tip-dice = (Type the numbers of the dice to roll again, such as 1 3; 0 keeps them all, help tells the rest.)
ui-terminal-reroll = Which dice do you roll again?
ui-terminal-locked = stays
ui-terminal-keep = You may keep { $limit } of your { $count } cards.
ui-terminal-status = Your life: { $life }  Your hand: { $cards }
ui-terminal-at = at { $targets }
ui-terminal-yourself = { $number } yourself
ui-terminal-only-yourself = only at yourself: nobody else is in reach
ui-terminal-whom = { $label }: { $targets }? (Enter: something else)
ui-terminal-sure = Really at yourself? (yes or no)
ui-terminal-then = Then something else. (Enter shows the question again.)
ui-terminal-only = There is only one choice: { $label }.
ui-terminal-in-vain = no effect
ui-terminal-not-now-short = not now
ui-terminal-step-in = You could step in now, before { $name } goes on:
ui-terminal-not-now = Not now

## What can be typed

ui-terminal-help =
    ? beer       explains a thing; also ? { $name }, ? outlaw, ? turn
    table        shows the table again; just Enter: the question
    log          tells again what happened (log 50: more of it)
    undo         takes back your last choice, if it showed nobody anything new
    quit         leaves the game
ui-terminal-word-help = help
ui-terminal-word-table = table
ui-terminal-word-log = log
ui-terminal-word-undo = undo
ui-terminal-word-quit = quit exit q
ui-terminal-word-hand = hand
ui-terminal-words-no = no none pass back cancel done
ui-terminal-words-yes = yes y
ui-terminal-words-me = me myself self yourself i you
ui-terminal-words-fillers = at on to from against play use
ui-terminal-unknown = '{ $typed }' is none of the answers. Enter shows the question again, help tells what you can type.
ui-terminal-no-line = There is no line { $typed }: type a number from { $from } to { $to }.
ui-terminal-no-die = There is no die { $typed }: they have the numbers 1 to { $to }.
ui-terminal-no-player = There is no player { $typed }.
ui-terminal-nobody = Nobody here is called '{ $typed }'.
ui-terminal-which = Which one: { $which }?
ui-terminal-not-usable = You cannot use { $name } now.
ui-terminal-possible = You can do that.
ui-terminal-undone = Your last choice is taken back.
ui-terminal-no-undo-no-choice = Not possible: there is no choice of yours to take back.
ui-terminal-no-undo-answered = Not possible: somebody has answered since, your choice stands.
ui-terminal-no-undo-shown = Not possible: that choice showed something hidden, it stands.

## Explanations

ui-terminal-nothing = There is nothing here called '{ $typed }'.
ui-terminal-usable = You can use it now: { $way }
ui-terminal-empty-hand = Your hand is empty.
ui-terminal-piece-card = card, { $colour }
ui-terminal-piece-character = { $life ->
    [0] character
   *[other] character, { $life } life points
 }
ui-terminal-piece-role = role
ui-terminal-piece-equipment = equipment, { $colour }
ui-terminal-piece-railcar = railcar
ui-terminal-piece-locomotive = side of the locomotive
ui-terminal-piece-station = station
ui-terminal-piece-event = event
ui-terminal-piece-die = face of a die
ui-terminal-piece-story = story
ui-terminal-copies = { $count ->
    [one] { $count } copy in this game
   *[other] { $count } copies in this game
 }
ui-terminal-person = { $name }, number { $number }: { $facts }.
ui-terminal-is-out = { $name } is out of the game.
ui-terminal-unknown-role = of unknown role
ui-terminal-of-life = { $life } of { $most } life points
ui-terminal-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
ui-terminal-lies = In play: { $cards }.
ui-terminal-known-hand = You know of the hand: { $cards }.
ui-terminal-you-see = You see { $name } at { $distance }; your range is { $range }: { $near ->
    [yes] in range
   *[no] out of range
 }.
ui-terminal-sees-you = { $name } sees you at distance { $distance }, with range { $range }.

## The end

ui-terminal-watching = You are out of the game; the others play on.
ui-terminal-won = You have won!
ui-terminal-lost = You have lost.
ui-terminal-left = You leave the table: the game stays unfinished (seed { $seed }, { $choices } choices). Goodbye!
ui-terminal-input-ended = The input has ended: the game stays unfinished (seed { $seed }, { $choices } choices). Goodbye!
ui-terminal-next-game = Enter deals the next game of the series; quit leaves the table.
ui-terminal-another-game = Another game? yes deals it; just Enter leaves the table.
ui-terminal-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-terminal-goodbye = Goodbye!
ui-terminal-save = Save the record? Type a file name, or Enter for no.
ui-terminal-save-again = Another name, or Enter for no.
ui-terminal-saved = The record is in { $file }; saloon replay tells it again.
ui-terminal-sound = The record is sound.
ui-terminal-sound-so-far = The record is sound; the game is not over after { $choices } choices.

## The table

ui-terminal-turn = Turn { $turn }, { $whose ->
    [me] your turn
   *[other] { $name }'s turn
 }
ui-terminal-before = Before { $whose ->
    [me] your turn
   *[other] { $name }'s turn
 }
ui-terminal-supply = arrows left: { $count }
ui-terminal-dice = Dice: { $dice }
ui-terminal-deck = { $count ->
    [one] deck: { $count } card
   *[other] deck: { $count } cards
 }
ui-terminal-pile = { $count ->
    [0] discard pile: empty
    [one] discard pile: { $count } card, { $card }
   *[other] discard pile: { $count } cards, { $card } on top
 }
ui-terminal-event-now = event: { $event }
ui-terminal-event-none = event: none yet
ui-terminal-event-next = next: { $event }
ui-terminal-event-stays = it stays
ui-terminal-event-hidden = { $left } more, face down
ui-terminal-name = name
ui-terminal-who = character
ui-terminal-is = role
ui-terminal-life = life
ui-terminal-out = out
ui-terminal-ghost = ghost
ui-terminal-arrows = arrows
ui-terminal-places = places
ui-terminal-wounds = wounds
ui-terminal-rage = rage
ui-terminal-shop = in the shop: { $pieces }
ui-terminal-train = stations: { $stops }
ui-terminal-train-waiting = still before the first station: { $pieces }
ui-terminal-hand = hand
ui-terminal-distance = distance
ui-terminal-range = range { $range }
ui-terminal-near = { $distance } – in range
ui-terminal-far = { $distance } – too far
ui-terminal-weapon = { $card } (range { $range })
ui-terminal-in-play = in play
ui-terminal-lp = LP
ui-terminal-mp = MP
ui-terminal-wp = WP
ui-terminal-money = money
ui-terminal-nuggets = gold
ui-terminal-cattle = cattle
ui-terminal-tokens = tokens
ui-terminal-gear = place and equipment
ui-terminal-dollars = ${ $amount }
ui-terminal-land = { $count ->
    [0] Sheriff: { $sheriff } · no bandits
   *[other] Sheriff: { $sheriff } · bandits: { $bandits }
 }
ui-terminal-man-in-black = The Man in Black: { $place } · { $lp } LP
ui-terminal-goals = Your secret goals: { $goals }
ui-terminal-story = { $names ->
    [none] Story: { $story } – { $text }
   *[other] Story: { $story } – { $text } ({ $count } of { $spaces }: { $names })
 }
ui-terminal-your-hand = Your hand: { $cards }
ui-terminal-sheriff-there = the sheriff
ui-terminal-bandit-there = a bandit
ui-terminal-piece-plain-card = card
