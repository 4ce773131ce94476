# What only the pages away from a table say: they bring it with them.

ui-seconds = seconds
ui-percent = { $value } %

## The first page

ui-hero-title = Pull up a chair, partner.
ui-hero-text = Three games, every rule kept, friends or bots. No account needed.
ui-hero-play = Play now against bots
ui-hero-dealing = Dealing…
ui-hero-friends = Open a table for friends
ui-shelf-open = { $name }: a table with your own settings
ui-shelf-boxes = { $name }: boxes to play with
ui-shelf-none = none in play
ui-shelf-done = Done
ui-games = Games
ui-tables = Open tables
ui-tables-new = New table
ui-tables-none = No open table right now. Open one, or let the bots deal you in.
ui-lobby-host = { $name } deals
ui-lobby-clock = { $minutes } min on the clock
ui-lobby-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
ui-lobby-locked = needs a password
ui-lobby-sit = Sit down
ui-lobby-sit-at = Sit down at { $name }
ui-lobby-watch = Watch
ui-lobby-watch-at = Watch { $name }
ui-lobby-back = Back to it
ui-lobby-back-to = Back to { $name }
ui-phase-lobby = waiting
ui-phase-playing = in play
ui-phase-paused = paused
ui-phase-finished = finished
ui-phase-broken = stopped by an error
ui-phase-closed = closed
ui-new-here = New in town?
ui-new-here-rules = Learn BANG! in five minutes
ui-new-here-rules-more = Roles, turns, distance: all you need for a first game.
ui-new-here-cards = Look through the cards
ui-new-here-cards-more = Every card and character with its full text.
ui-new-here-last = Your last game
ui-new-here-last-more = { $turns ->
    [one] Watch its one turn again, from any seat.
   *[other] Watch its { $turns } turns again, from any seat.
}
ui-new-here-name = Choose your name
ui-new-here-name-more = And keep it under a passphrase, if you like.

## On the way to a table

ui-lost-title = Lost in the desert
ui-lost-text = There is no such page.

## A new table

ui-new-title = A new table
ui-new-lead = Everything has a sensible answer already; change what you like.
ui-new-part-game = Game
ui-new-part-rules = Rules
ui-new-part-seats = Seats
ui-new-part-time = Time and manners
ui-new-name = Name of the table
ui-new-game = Game
ui-new-game-coming = { $name } (not yet)
ui-new-players = Players
ui-new-needs-box = { $players } can only play with { $box }.
ui-new-add-box = Add { $box }
ui-new-boxes = Boxes on the table
ui-new-boxes-coming = Still on the trail: { $names }
ui-box-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-box-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
ui-box-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
ui-new-edition = Rulebook
ui-new-rulings = Single rulings and variants
ui-new-rulings-as-edition = as in the rulebook
ui-new-rulings-changed = { $count } changed
ui-new-rulings-more = Where the rulebooks disagree or are silent, each point can be settled by itself.
ui-new-ruling-rule = Rule { $rule }
ui-new-ruling-reset = as in the rulebook
ui-new-bots = Bots at the table
ui-new-bot = Kind of bot
ui-new-access = Who may sit down
ui-access-link = Whoever has the link
    .about = The table is not listed. Send the link to your friends.
ui-access-open = Anybody
    .about = The table is listed on the first page.
ui-access-password = With a password
    .about = The table is listed, and asks for the password.
ui-new-password-kept = Leave it empty to keep the old one
ui-new-spectators = Spectators
ui-new-spectators-more = Others may watch; they see only what everybody sees.
ui-new-clock = Clock
ui-clock-none = None
    .about = Nobody is hurried.
ui-clock-quick = Quick
    .about = 2 minutes each, 5 seconds more per question, 10 seconds to react.
ui-clock-normal = Normal
    .about = 5 minutes each, 10 seconds more per question, 20 seconds to react.
ui-clock-relaxed = Relaxed
    .about = 15 minutes each, 20 seconds more per question, 40 seconds to react.
ui-clock-own = My own
ui-clock-bank = For the whole game
ui-clock-increment = More per question
ui-clock-reaction = To react
ui-new-pace = Pace
ui-pace-none = None
    .about = Bots answer at once. Whoever is quick betrays their hand.
ui-pace-quick = Quick
    .about = Bots think for a moment; every reaction takes the same short time.
ui-pace-normal = Normal
    .about = Bots think like people, and no reaction betrays by its speed who holds what.
ui-pace-relaxed = Relaxed
    .about = Time to follow everything.
ui-new-undo = Taking back
ui-new-undo-more = One’s own last choice, as long as nothing was revealed and nobody else has acted.
ui-new-out = Open cards for who is out
ui-new-out-more = Whoever is out sees all hands, and chats with spectators only.
ui-new-series = Series
ui-new-series-more = Several games in a row: wins, points and places are added up. In BANG! survivors may keep their character, and the Sheriff passes on.
ui-new-sum = Your table
ui-new-open = Open the table
ui-new-start = Start at once with bots
ui-new-open-more = You can still change everything at the table, before the game begins.

## Cards

ui-cards-title = Cards and characters
ui-cards-search = Search names and texts
ui-cards-kind = Kind
ui-cards-box = Box
ui-cards-all = All
ui-cards-all-boxes = All boxes
ui-cards-none = Nothing like that in these boxes.
ui-cards-shown = The card in full
ui-cards-found = { $count ->
    [one] { $count } card found
   *[other] { $count } cards found
}
ui-kinds-brown = Brown cards
ui-kinds-blue = Blue cards
ui-kinds-green = Green cards
ui-kinds-orange = Orange cards
ui-kinds-black = Black cards
ui-kinds-character = Characters
ui-kinds-role = Roles
ui-kinds-event = Events
ui-kinds-die = Dice
ui-kinds-card = Poker cards and equipment
ui-kinds-fight = Fight cards
ui-kinds-story = Stories
ui-kinds-goal = Goals
ui-kind-brown = Brown: played once
ui-kind-blue = Blue: stays in play
ui-kind-green = Green: usable from the next turn
ui-kind-orange = Orange: carries load
ui-kind-black = Black
ui-kind-character = Character
ui-kind-role = Role
ui-kind-event = Event
ui-kind-die = Face of a die
ui-kind-card = Poker card or equipment
ui-kind-fight = Fight card
ui-kind-story = Story
ui-kind-goal = Goal
ui-piece-kind = Kind
ui-piece-box = Box
ui-piece-copies = In the deck
ui-piece-range = Range
ui-piece-lives = Life points
ui-piece-life = { $count ->
    [one] { $count } life point
   *[other] { $count } life points
}
ui-piece-book = First game
ui-piece-book-more = left out in the simplified game

## Replays

ui-replays-lead = Your finished games. Every moment has its own link.
ui-replays-own = Your games
ui-replays-none = Nothing yet. Finish a game, and it will be here.
ui-replay-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
ui-outcome-won = Won
ui-outcome-lost = Lost
ui-outcome-other = Seen
ui-outcome-unfinished = Ended
ui-import = Watch a record
ui-import-more = A record file holds a whole game. Drop one here, or choose it.
ui-import-choose = Choose a file
ui-replay-title = Replay
ui-replay-log = Log
ui-replay-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
ui-replay-controls = Playing it back
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-turn-back = One turn back
ui-replay-turn-on = One turn on
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-place = Place in the game
ui-replay-at = { $step } of { $steps } · turn { $turn }
ui-replay-view = Seen by
ui-replay-view-open = All cards open
ui-replay-view-table = As a spectator
ui-replay-view-seat = As { $name }
ui-replay-copy = Copy the link to this moment
ui-replay-copied = The link to this moment is copied.
ui-replay-save = Save the record

## Settings

ui-set-look = Look
ui-set-theme = Theme
ui-theme-auto = Like the system
ui-theme-dark = Saloon at night
ui-theme-light = High noon
ui-set-cards = Size of cards
ui-set-motion = Motion
ui-set-motion-how = Animations
ui-motion-auto = Like the system
ui-motion-full = On
ui-motion-none = Off
ui-set-speed = Speed
ui-set-speed-times = { $value } ×
ui-set-sound = Sound
ui-set-sounds = Sounds
ui-set-sounds-more = Your turn, shots, hits, draws: each has its own.
ui-set-volume = Volume
ui-sound-turn = Your turn
ui-sound-shot = Shot
ui-sound-draw = Draw
ui-sound-win = Victory
ui-set-play = Playing
ui-set-confirm = Ask before dangerous plays
ui-set-confirm-more = Before a play that hurts yourself, or your own side.
ui-set-hints = Hints for newcomers
ui-set-hints-more = A line above the table: what you can use, and how.
ui-set-local = These settings are kept in this browser only.
ui-me-title = You
ui-me-name = Name
ui-me-rename = Save
ui-me-renamed = From now on that is your name.
ui-me-guest = A guest: this browser knows you, nobody else does.
ui-me-kept = Kept under a passphrase.
ui-me-claim = Keep this name
ui-me-claim-more = With a passphrase you can come back as yourself from any device. No e-mail is asked for, so the passphrase cannot be recovered.
ui-me-claim-do = Keep it
ui-me-claimed = Kept. You can log in with it anywhere.
ui-me-passphrase = Passphrase
ui-me-passphrase-more = At least { $count } characters; a few words that belong together only for you.
ui-me-login = I have been here before
ui-me-login-more = Seats and games of the guest you are now stay with that guest.
ui-me-login-do = Log in
ui-me-back = Welcome back.
ui-me-logout = Log out
ui-me-left = You are a guest again.
ui-me-data = What is stored about you: your name, your games, your passphrase as a hash.
ui-me-export = Download it
ui-me-exported = Everything stored about you is in the file.
ui-me-forget = Delete me
ui-me-forget-more = Your name and identity are deleted, and your seats are left. Games you played stay for the others, without your name. There is no way back.
ui-me-forget-do = Delete for good
ui-me-forgotten = Forgotten. Howdy, stranger.

## About

ui-about-title = About Saloon
ui-about-lead = A place to play Wild-West tabletop games with friends and bots, on your own server.
ui-about-fan = A fan project
ui-about-fan-text = Saloon is unofficial. It is not made, endorsed or sponsored by the authors or publishers of the games; the names of the games are their owners’ trademarks. All rules, cards and characters are explained in our own words, and no artwork of the games is used. If you like a game here, buy it: it is even better around a real table.
ui-about-free = Free software
ui-about-free-text = Saloon is free software under the MIT licence: use it, read it, change it, run it for your friends.
ui-about-icons = Icons
ui-about-icons-text = The icons come from the Game-icons.net collection, licensed under Creative Commons Attribution 3.0; colours and sizes are ours. Icons made by:
ui-about-fonts = Typefaces
ui-about-fonts-text = Rye by Nicole Fally; Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica). All under the SIL Open Font License; some letters of the titles were added by us.
ui-about-privacy = Your data
ui-about-privacy-text = No tracking, no advertising, no third parties. One cookie remembers who you are. What is stored about you can be downloaded and deleted:
