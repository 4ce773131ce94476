# The terminal: what stands around a game that is played line by line.

ui-terminal-you = You
ui-terminal-hello = { $game }, { $players } players (seed { $seed })
ui-terminal-record-of = { $game }, { $players } players, seed { $seed }: { $choices } choices
ui-terminal-role = Your role: { $role }. { $goal }
ui-terminal-character = Your character: { $character }. { $text }
ui-terminal-tip = Type the number of a line, or the beginning of what it says; help tells the rest.
ui-terminal-tip-dice = Type the numbers of the dice to roll again, such as 1 3; 0 keeps them all.
ui-terminal-reroll = Which dice do you roll again?
ui-terminal-locked = stays
ui-terminal-help =
    A number, or the beginning of an answer or of a player's name, answers the question.
    table: shows the table again. Just Enter: asks again.
    log: tells again what happened. ? beer: explains a thing or a person.
    undo: takes back your last choice, if nobody has learnt anything from it.
    quit: leaves the game.
ui-terminal-word-help = help
ui-terminal-word-table = table
ui-terminal-word-log = log
ui-terminal-word-undo = undo
ui-terminal-word-quit = quit
ui-terminal-unknown = '{ $typed }' is no answer to this question. Enter asks again, help tells what can be typed.
ui-terminal-no-line = There is no line { $typed }: type a number from { $from } to { $to }.
ui-terminal-no-die = There is no die { $typed }: they have the numbers 1 to { $to }.
ui-terminal-which = Which one: { $which }?
ui-terminal-nothing = There is nothing here called '{ $typed }'.
ui-terminal-step-in = You could step in now:
ui-terminal-not-now = Not now
ui-terminal-undone = Your last choice is taken back.
ui-terminal-no-undo = That cannot be taken back.
ui-terminal-won = You have won!
ui-terminal-lost = You have lost.
ui-terminal-next-game = Enter deals the next game of the series; quit leaves the table.
ui-terminal-left = You leave the table; the game stays unfinished (seed { $seed }). Goodbye!
ui-terminal-saved = The record is in { $file }; saloon replay tells it again.
ui-terminal-sound = The record is sound.
ui-terminal-sound-so-far = The record is sound; the game is not over after { $choices } choices.

## The table

ui-terminal-turn = Turn { $turn }
ui-terminal-supply = arrows left: { $count }
ui-terminal-dice = Dice: { $dice }
ui-terminal-deck = deck: { $count }
ui-terminal-pile = discard pile: { $card }
ui-terminal-name = name
ui-terminal-who = character
ui-terminal-is = role
ui-terminal-life = life
ui-terminal-out = out
ui-terminal-arrows = arrows
ui-terminal-places = places
ui-terminal-wounds = wounds
ui-terminal-rage = rage
ui-terminal-hand = hand
ui-terminal-distance = distance
ui-terminal-in-play = in play
