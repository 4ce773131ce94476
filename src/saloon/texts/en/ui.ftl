# The client's own words: everything around the games.

ui-loading = Loading…
ui-close = Close
ui-cancel = Cancel
ui-skip = Skip to the content
ui-reload = Load again
ui-try-again = Try again
ui-broken-title = That did not load
ui-broken-text = Part of the page could not be fetched. Perhaps the connection is gone, or the server has a newer version.
ui-language = Language
ui-stranger = Stranger
ui-less = Less: { $what }
ui-more = More: { $what }

## Head and foot

ui-nav = Main
ui-nav-home = Saloon, to the first page
ui-nav-play = Play
ui-nav-cards = Cards
ui-nav-rules = Rules
ui-nav-replays = Replays
ui-nav-settings = Settings
ui-about = About
ui-foot-nav = More
ui-foot-fan = A fan project, not connected with the publishers of the games.

## When something goes wrong

ui-error-unknown = That did not work: { $detail }
ui-error-offline = The server does not answer. Is the connection all right?
ui-error-bad-request = The server did not understand that: { $detail }
ui-error-impossible = That cannot be played: { $detail }
ui-error-bad-record = This file is no record of a game that can be replayed here: { $detail }
ui-error-unknown-table = There is no such table. Perhaps everybody has gone home.
ui-error-unknown-replay = There is no such replay.
ui-error-unknown-game = There is no such game.
ui-error-not-found = There is nothing here.
ui-error-too-fast = That was a bit much at once. Wait a moment and try again.
ui-error-too-large = That is too large.
ui-error-name-taken = That name is taken. Choose another one.
ui-error-wrong-passphrase = Name and passphrase do not fit together.
ui-error-wrong-password = That is not the password.
ui-error-not-allowed = You may not do that.
ui-error-bad-name = That name does not work: { $detail }
ui-error-no-identity = The server does not know who you are. Load the page again.
ui-error-no-game = No game is being played at this table.
ui-error-unknown-seat = There is no such seat.
ui-error-claimed = This identity is kept under a passphrase already.
ui-error-stopping = The server is about to restart. Try again in a moment.
ui-error-not-ready = The server is not ready yet. Try again in a moment.
ui-error-no-database = The server cannot reach its storage. Try again in a moment.
ui-error-wrong-origin = This page comes from another address than the server. Open the server’s own page.

## The first page

ui-game-bang = BANG!
    .about = Hidden roles, loud guns. Who is the Sheriff's friend?
ui-game-dice = The Dice Game
    .about = The shoot-out in fifteen minutes, with dice instead of cards.
ui-game-legends = Western Legends
    .about = An open frontier: be lawman, outlaw or prospector.
ui-game-players = { $from }–{ $to } players
ui-game-minutes = { $from }–{ $to } min
ui-game-now = Play now: { $name }
    .short = Play now
ui-game-coming = Still on the trail
ui-lobby-name = { $name }’s table
ui-seats = { $humans ->
    [one] { $humans } person
   *[other] { $humans } people
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
ui-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
ui-seats-full = full

## On the way to a table

ui-gate-locked = { $name } keeps this table for friends. What is the password?
ui-gate-password = Password
ui-gate-enter = Go in
ui-gate-wrong = That is not the password.
ui-gate-none-title = No table here
ui-lost-home = Back to the saloon
