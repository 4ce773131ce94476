# How to play Western Legends, in short.

ui-rules-legends-title = How to play Western Legends
ui-rules-legends-lead = An open frontier with no fixed path: ride, trade, dig, gamble, keep the law or break it. Whoever is the greatest legend in the end wins.

ui-rules-legends-aim = What it is about
    .text = You collect legendary points (LP). When somebody has reached the agreed number, the round is played to its end, then one more; after that equipment, money and your standing with the law count as well.
    .more = Your character has an ability that works as soon as you have 5 LP.
ui-rules-legends-turn = A turn
    .text = First your income: $20, or 2 cards, or $10 and 1 card. Then you choose which weapon and mount you use. Then come three actions: move, play the action of a card, fight somebody beside you, or do what your place offers.
    .more = At the end stories are told, cards above your hand limit are discarded (5, less 1 for every wound), and an outlaw gains LP.
ui-rules-legends-map = The map
    .text = On foot you go 2 spaces with one action, on a mule 3, on a mustang 4. Spaces you can reach are lit and say what they cost. Rocks are in the way; the river is not.
    .more = A bandit on a space ends your movement and fights. An outlaw may not enter the sheriff’s space.
ui-rules-legends-sides = Law and crime
    .text = Marshal points (MP) pay money and LP on the way up, and once more at the end. Wanted points (WP) bring cards, and LP at the end of every turn of yours, but the sheriff may come for you.
    .more = Nobody has both. A lawman who does something wanted loses all MP; an outlaw is rid of the WP only by being arrested.
ui-rules-legends-fights = Fights
    .text = Both lay a card face down and turn it over; weapons, abilities and effects change what it counts. In a duel, a robbery or an arrest ties go to the attacker. The loser takes a wound and draws a card.
    .more = Bandits, the bank’s guard and the sheriff draw fight cards, and the neighbour of the fighter chooses one of them. Against them a tie is a defeat.
ui-rules-legends-poker = Poker
    .text = At a saloon you start a game for $10; everybody in that town may join. Three cards are turned up, everybody adds two from the hand, and the best hand takes the pot. If nobody joins, you play against the dealer.
    .more = Red twos stand for any card if they come from your hand.
ui-rules-legends-stories = Stories
    .text = Two stories lie open. Whoever does what one of them asks for may put a cylinder on it, without an action and once in a turn. When it is full it is told, and everybody with a cylinder on it gets something.
    .more = With goals, everybody has three secret tasks besides.
ui-rules-legends-end = The end
    .text = To your LP come points for upgraded equipment, 1 LP for every $60, and what the tracks are worth; wounds cost points. If two are equal, more MP or WP decide, then more nuggets, then fewer wounds.
    .more = With two players the Man in Black is the third: if neither of you has more points than he, both have lost.

ui-rules-legends-first-law = As a lawman, look for bandits and cattle; every marshal point pays.
ui-rules-legends-first-outlaw = As an outlaw, keep little money and gold with you, and stay away from the sheriff.
ui-rules-legends-first-renegade = As a prospector you need no side: dig, sell at the bank, revel at the cabaret.
ui-rules-legends-first-all = Buy a mount early. Two spaces for an action are a long way on foot.
