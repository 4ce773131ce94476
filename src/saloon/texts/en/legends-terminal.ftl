# Western Legends in the terminal: what only a game that is played line by line has to say.

legends-premise = Become a legend: in three actions a turn you ride over the land, dig for gold, drive cattle, keep the law or break it. Whoever has the most points at the end wins.
legends-help =
    Answer with the number of a line, or with a part of what it says: bank, work, mule.
    A movement with points left goes on ("On to"), until you do something else.
legends-again-act = What else?
legends-spoils-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
 }
legends-spoils-cattle = the cattle
legends-short-WL-ACT-01 = no action left
legends-short-WL-CARD-01 = for fights or poker
legends-short-WL-CARD-07 = one is enough
legends-short-WL-MOVE-18 = after a move

## Notions

legends-notion-turn = turn
    .text = In a turn you take an income, choose weapon and mount, and have three actions: to move, to use a place, to play a card. At its end you discard down to your hand limit.
legends-notion-law = law
    .text = Marshal points (MP) bring money and points on the way up, and more at the end. A lawman who gains a wanted point loses them all.
legends-notion-outlaws = outlaws
    .text = Wanted points (WP) bring legendary points (LP) at the end of each of your turns. The sheriff is after you, and you may not enter his space.
legends-notion-ability = ability
    .text = What stands on a character works from 5 LP on.
legends-notion-wounds = wounds
    .text = You have at most 3. Each lowers your hand limit of 5 by one, and costs a point at the end.
legends-notion-end = end
    .text = Once somebody has reached the agreed number of LP, the round is finished and one more is played. Then upgraded equipment, each full $60, the most wanted outlaw and lawmen score.
legends-notion-stories = stories
    .text = Two stories are open, and each asks for something. Who does it may put a cylinder there, once a turn and without an action. With enough cylinders a story is told at the end of the turn: it brings something to all who have contributed, and bandits, and the sheriff rides.
legends-notion-poker = poker
    .text = At a saloon, for $10: everybody in town may join, else your right-hand neighbour plays the dealer. Each adds two cards of the hand to three open ones. The best hand takes the pot; who has started the game wins ties and a point.
