# How to play, in short.

ui-rules-title = How to play BANG!
ui-rules-lead = A shoot-out in which only the Sheriff shows their face. Everybody else has to be read, trusted, or shot. Five minutes, and you are ready.
ui-rules-contents = Contents
ui-rules-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-rules-play = To the tables
ui-rules-cards = All the cards

ui-rules-roles = Who are you?
ui-rules-roles-text = You are dealt a role and a character. The role says how you win, and stays hidden; only the Sheriff’s lies open. The character is open: it has an ability, and a number of life points, the bullets.
ui-rules-counts = Who sits at the table
ui-rules-counts-more = Eight need Dodge City, and so do three, who play a duel of their own: everybody hunts one other.

ui-rules-turn = Your turn
ui-rules-turn-draw = Draw
    .text = Take two cards from the deck.
ui-rules-turn-play = Play
    .text = Play as many cards as you like, but only one BANG! in a turn. Two cards of the same name never lie before one player.
ui-rules-turn-discard = Discard
    .text = Keep at most as many cards as you have life points left.
ui-rules-turn-before = If Dynamite or Jail lies before you, it is dealt with first. Then the turn passes on clockwise.

ui-rules-borders = The border tells
ui-rules-border-brown = Played, done, and onto the discard pile.
ui-rules-border-blue = Stays in play, before you or somebody else, and works until it is taken away. Only one weapon at a time.
ui-rules-border-green = Lies before you first. From your next turn on you may spend it for its effect.

ui-rules-distance = Distance and weapons
    .text = Count the seats to another player the shorter way round; who is out does not count. Neighbours are at distance 1. A Mustang keeps you one farther away from everybody, a Scope brings everybody one closer to you.
    .more = A weapon says how far your BANG! reaches; without one you have a Colt .45 that reaches 1. You need not count: on your turn every seat shows its distance, lit when it is within reach, and says where the number comes from.

ui-rules-shots = Shots
    .text = A BANG! costs its target one life point, unless they answer with a Missed! or their Barrel saves them. Gatling shoots at all others at once; Indians! are kept off with a BANG!, and in a Duel the two throw BANG! cards in turn until one has none left.
    .more = You are asked whenever you could have an answer, whether you hold one or not, and the table waits equally long. So nobody can tell from a pause what is in your hand.

ui-rules-checks = Draw!
    .text = Some cards leave it to luck: the top card of the deck is turned up, and its suit and rank decide. Hearts save you behind a Barrel and open the Jail; a spade from 2 to 9 sets off the Dynamite, which costs three life points and otherwise wanders on.

ui-rules-end = The last bullet
    .text = Who loses the last life point can be saved by a Beer at once, but not when only two are left. Otherwise they are out, show their role and discard everything. Whoever eliminates an Outlaw draws three cards; a Sheriff who eliminates a Deputy loses every card.
    .more = If the Sheriff falls, the game is over: the Outlaws win, or the Renegade if nobody else is alive. If all Outlaws and Renegades are gone, the Sheriff and the Deputies have won, dead or alive.

ui-rules-first = For your first game
ui-rules-first-law = As Sheriff, watch who shoots at you. As Deputy, stand by the Sheriff; your life matters less than theirs.
ui-rules-first-outlaw = As an Outlaw, shoot at the Sheriff whenever you can reach them. Hiding helps nobody but the Renegade.
ui-rules-first-renegade = As Renegade, help whoever is weaker, and let the Sheriff be the last to fall.
ui-rules-first-all = Only what you may do lights up. Everything else tells you why not, and everything on the table explains itself when you point at it or press it long.

ui-rules-boxes = The boxes
ui-rules-boxes-text = The base game is complete in itself. Each box adds something; which ones are on the table is decided by whoever opens it.
ui-rules-box-cards = See what is in it

ui-rules-box-dodge-city = Green cards are laid before you first, and spent from your next turn on; some brown ones cost a second card from your hand. Eight can play, with two Renegades, and so can three, who hunt each other in a circle.
ui-rules-box-high-noon = The first round is an ordinary one. From then on an event is turned up before every turn of the Sheriff, and holds until the next one comes; everybody sees which one that will be. The last is High Noon itself: every turn costs a life point, until the game is over.
ui-rules-box-fistful-of-cards = Events come as in High Noon, one before every turn of the Sheriff from the second on. The last is A Fistful of Cards: at the start of your turn a BANG! effect is aimed at you for each card in your hand.
ui-rules-box-bullet = Three characters join the others. The two events join the deck of High Noon, where that is on the table.
ui-rules-box-gold-rush = Every life point that you take from somebody else brings you a gold nugget. Three pieces of equipment lie open in the shop, and in your turn you buy as many as you can pay. Brown ones act at once. Black ones stay before you: nobody can steal them, but who pays their price and one nugget more makes you discard one. A Beer may be played for a nugget instead of a life point.
ui-rules-box-shadow-gunslingers = Nobody is out for good. Who has fallen comes back for every turn of their own, with the character’s ability but without life points to gain or lose, and leaves everything behind when the turn is over.
ui-rules-box-armed-and-dangerous = Orange cards are laid like blue ones, with three load tokens on them. What they do is paid with these, and with the last one the card is gone. Playing a blue card lets you load one token onto an orange card or your character, and so does each card that you have to discard at the end of your turn; four is the most that lie on one. Some brown cards grow stronger for tokens. There are 32 tokens; who finds fewer than three in the supply cannot lay an orange card.
ui-rules-box-great-train-robbery = A train stands below a row of stations, one for each player, and moves on by one whenever the Sheriff’s turn begins. Once in your turn you may pay what a station asks for and take the railcar below it, and move the train on by one before that. At the end of the line the locomotive acts: Ironhorse shoots at everybody, Leland opens a General Store. Then it turns to its other side, and a new line begins.
ui-rules-box-valley-of-shadows = Its cards join the deck, its characters the others. Some cards are answers: an Escape cancels a card that is aimed at you alone, a Backfire returns the shot. And a Ghost brings somebody back who is out, without life points.
ui-rules-box-wild-west-show = In the beginning nothing is in force. Whoever plays Stagecoach or Wells Fargo turns up an event, which holds until one of the two is played again. The last is Wild West Show itself: from then on everybody plays to be the last one left.
ui-rules-box-eldorado = A fan-made deck of its own. The first event holds from the start, each for two rounds; but when somebody brings an ace into play, it is over at once, and that player turns up the next one when their turn ends.
