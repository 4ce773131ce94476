# Western Legends: poker.

## Combinations

legends-combination-high_card = high card
legends-combination-pair = pair
legends-combination-two_pairs = two pairs
legends-combination-three_of_a_kind = three of a kind
legends-combination-straight = straight
legends-combination-flush = flush
legends-combination-full_house = full house
legends-combination-four_of_a_kind = four of a kind
legends-combination-straight_flush = straight flush
legends-combination-royal_flush = royal flush
legends-combination-five_of_a_kind = five of a kind
legends-word-poker = game of poker

## Events

legends-log-poker = { $seatIs ->
    [me] You start a game of poker.
   *[other] { $seat } starts a game of poker.
 }
legends-log-joined = { $seatIs ->
    [me] You join the game.
   *[other] { $seat } joins the game.
 }
legends-log-dealer-drew = { $seatIs ->
    [me] You play the dealer: { $faces }.
   *[other] { $seat } plays the dealer, with { $count } cards.
 }
legends-log-flop = The flop: { $flop }. ${ $pot } are in the pot.
legends-log-combination = { $seatIs ->
    [me] Your hand: { $combination }.
   *[other] { $seat }'s hand: { $combination }.
 }
legends-log-dealer-showed = The dealer adds { $shown }: { $combination }.
legends-log-poker-over = { $winnersIs ->
    [none] The dealer wins, the pot of ${ $pot } goes to the bank.
    [me] { $count ->
        [one] You win the pot of ${ $pot }.
       *[other] The pot of ${ $pot } is shared by { $winners }.
     }
   *[other] { $count ->
        [one] { $winners } wins the pot of ${ $pot }.
       *[other] The pot of ${ $pot } is shared by { $winners }.
     }
 }
legends-log-took-back = { $seatIs ->
    [me] You take back { $card }{ legends-line-because }.
   *[other] { $seat } takes back { $card }{ legends-line-because }.
 }
legends-log-table-cleared = { "" }

## Questions, answers, refusals

legends-ask-join = { $by } starts a game of poker. Do you join for $10?
    .other = { $seat } may join the game.
legends-ask-poker-card = { $amount ->
    [one] Which card do you add besides?
   *[other] Which two cards do you add to the flop? Choose the first one.
 }
    .other = { $seat } adds cards to the flop.
legends-ask-take-back = { $about }: do you take back one of the cards you played, at random?
    .other = { $seat } may take back a card.
legends-do-poker = Play poker: $10
legends-why-WL-POKER-01 = Poker is played at a saloon.
legends-why-WL-POKER-02 = A game of poker costs $10.
legends-why-WL-POKER-03 = You join the game, or stay out.
legends-why-WL-POKER-09 = You add cards of your own hand.
legends-why-WL-CHAR-20 = Wild Bill Hickok takes back a card, or leaves it.
