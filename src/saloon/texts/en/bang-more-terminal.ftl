# BANG!: what more there is to know of a piece than fits on its card. Shown by the terminal.

## Cards

bang-more-card-bang = A Missed! effect cancels it. Aimed at oneself only if the table's rulings allow it.
bang-more-card-missed = In anybody's turn.
bang-more-card-beer = Out of turn only when you lose your last life point. Never above the starting number, and never for somebody else.
bang-more-card-panic = What changes distances counts, weapons do not. On oneself, too, if the table's rulings allow it.
bang-more-card-cat-balou = At any distance. On oneself, too, if the table's rulings allow it.
bang-more-card-gatling = At any distance, one after the other from the left. It is no BANG! card.
bang-more-card-indians = One after the other from the left. Missed!, Barrel and other cards with a BANG! effect do not help.
bang-more-card-duel = At any distance; the other one begins. Barrel and Missed! do not help, and the cards do not count as the BANG! of the turn.
bang-more-card-general-store = Clockwise; only players who are alive.
bang-more-card-barrel = On any other suit you may still use other defences.
bang-more-card-jail = At any distance. Either way Jail is discarded after the draw!
bang-more-card-dynamite = You lay it in front of yourself; the first draw! is in your next turn. Nobody is credited with what it does.
bang-more-card-scope = Never below 1.
bang-more-card-volcanic = At the same player or at different ones.
bang-more-card-brawl = For each of them you choose: at random from the hand, or a card in play.
bang-more-card-punch = What changes distances counts, weapons do not.
bang-more-card-rag-time = At any distance. On oneself, too, if the table's rulings allow it.
bang-more-card-tequila = Yourself, too. Only in your turn; it saves nobody from a lethal loss.
bang-more-card-whisky = Only in your turn; it does not save you from a lethal loss.
bang-more-card-canteen = Only in your turn; it does not save you from a lethal loss.
bang-more-card-can-can = At any distance. On oneself, too, if the table's rulings allow it.
bang-more-card-conestoga = At any distance. On oneself, too, if the table's rulings allow it.
bang-more-card-derringer = What changes distances counts, weapons do not.
bang-more-card-knife = What changes distances counts, weapons do not.
bang-more-card-howitzer = At any distance, one after the other from the left.

## Characters

bang-more-character-bart-cassidy = At once. The last life point brings nothing, even if he is rescued.
bang-more-character-black-jack = Red is hearts or diamonds. The further card is not shown.
bang-more-character-calamity-janet = Also where they are discarded, in a Duel or against Indians! A Missed! played as BANG! counts as the one of the turn.
bang-more-character-el-gringo = At random, one for each life point. Not for Dynamite, and not for a Duel that he played himself.
bang-more-character-jesse-jones = The second card always comes from the deck.
bang-more-character-jourdonnais = Hearts are a Missed! effect. With a real Barrel he has two tries.
bang-more-character-kit-carlson = The third card goes back face down on top of the deck.
bang-more-character-lucky-duke = Both cards are discarded.
bang-more-character-paul-regret = Adds to a Mustang.
bang-more-character-pedro-ramirez = The second card always comes from the deck.
bang-more-character-rose-doolan = Adds to a Scope.
bang-more-character-sid-ketchum = Out of turn, too, and when about to die; as often as he can pay, never above the starting number.
bang-more-character-slab-the-killer = A Barrel supplies only one of them. Other cards with a BANG! effect are not affected.
bang-more-character-vulture-sam = From hand and in play. As a Sheriff who eliminates a Deputy he takes them first, and then loses everything.
bang-more-character-apache-kid = A Duel of diamonds cannot be started against him.
bang-more-character-belle-star = Blue and green ones alike.
bang-more-character-chuck-wengam = As often as he likes.
bang-more-character-doc-holyday = It does not count as the BANG! of the turn. Against Apache Kid one of the two cards must not be a diamond.
bang-more-character-greg-digger = Never above the starting number.
bang-more-character-herb-hunter = Besides any reward.
bang-more-character-molly-stark = For cards used in a Duel only when it is over. Forced discards do not count.
bang-more-character-pat-brennan = Blue or green, and exactly one.
bang-more-character-tequila-joe = Other cards that heal work as usual.
bang-more-character-vera-custer = After Dynamite and Jail. With Vulture Sam's ability the two share the cards one by one.
bang-more-character-johnny-kisch = Cards in hand are not affected.

## Events

bang-more-event-blessing = Barrels and Jails always open up, and no Dynamite explodes.
bang-more-event-curse = Barrels and Jails never help, and Dynamite explodes on any 2 to 9.
bang-more-event-the-daltons = Everybody chooses; the Sheriff is the first.
bang-more-event-ghost-town = A ghost has no life points to lose or regain, counts as being in the game, and leaves at the end of the turn.
bang-more-event-gold-rush-event = Beginning with the Sheriff.
bang-more-event-the-sermon = Not even to answer in a Duel.
bang-more-event-abandoned-mine = As long as the pile has cards. Played cards, and what is discarded for abilities or in another's turn, go to the pile as usual.
bang-more-event-dead-man = For good. Also who falls in this round before the own turn.
bang-more-event-law-of-the-west = Other uses of the card do not count as playing it.
bang-more-event-lasso = They may still be played.
bang-more-event-peyote = If wrong, it is discarded, and phase 2 begins.
bang-more-event-ricochet = At any distance, and beyond the limit of one BANG! a turn.
bang-more-event-sniper = It costs 1 life point, is beyond the limit of one BANG! a turn, and may be repeated.
bang-more-event-the-judge = Cards already in play keep working.
bang-more-event-ranch = Once.
bang-more-event-new-identity = For the rest of the game.
bang-more-event-a-fistful-of-cards = Any Missed! effect cancels one of them.
