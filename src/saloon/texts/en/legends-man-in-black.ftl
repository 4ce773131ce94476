# Western Legends: the Man in Black, the third one in the game for two.

## His cards

legends-black-the_quiet_withdrawal = The Quiet Withdrawal
    .text = { legends-deed-the_quiet_withdrawal }
legends-deed-the_quiet_withdrawal = At the bank: he gains 2 LP. Whoever is in Darkrock loses $20 or 1 nugget.
legends-black-somebody_elses_gold = Somebody Else's Gold
    .text = { legends-deed-somebody_elses_gold }
legends-deed-somebody_elses_gold = At the gold field of Cliff Junction both dice are rolled: 1 LP for him for each nugget, and 1 LP for two blanks.
legends-black-a_word_with_the_law = A Word with the Law
    .text = { legends-deed-a_word_with_the_law }
legends-deed-a_word_with_the_law = He walks up to 3 spaces towards the leader and gains 1 LP. Every outlaw discards a card or loses $20; without outlaws he gains 1 LP more.
legends-black-sold_out = Sold Out
    .text = { legends-deed-sold_out }
legends-deed-sold_out = He walks up to 3 spaces towards the leader and gains 1 LP. Whoever is in a town discards a card or loses $10.
legends-black-old_friends = Old Friends
    .text = { legends-deed-old_friends }
legends-deed-old_friends = At Dixon Creek: a bandit there rides off, and he gains 2 LP. Without one he gains 1 LP, and bandits come to the A hideouts.
legends-black-the_late_train = The Late Train
    .text = { legends-deed-the_late_train }
legends-deed-the_late_train = At the station: he gains 1 LP. Whoever has no cattle gains $10; the others give theirs back, and each token is 1 LP more for him.
legends-black-twelve_oclock_sharp = Twelve O'Clock Sharp
    .text = { legends-deed-twelve_oclock_sharp }
legends-deed-twelve_oclock_sharp = He comes to the leader for a duel. If he wins he gains 2 LP; whoever beats him gains 1 LP.
legends-black-bad_medicine = Bad Medicine
    .text = { legends-deed-bad_medicine }
legends-deed-bad_medicine = He walks up to 3 spaces towards the leader and gains 1 LP. Everybody takes 1 wound or discards 2 cards.
legends-black-your_money_or_your_life = Your Money or Your Life
    .text = { legends-deed-your_money_or_your_life }
legends-deed-your_money_or_your_life = He comes to the one with more money, for a robbery. If he wins, half of the money or of the nuggets is gone, and he gains 1 LP.
legends-black-a_game_in_the_back_room = A Game in the Back Room
    .text = { legends-deed-a_game_in_the_back_room }
legends-deed-a_game_in_the_back_room = Poker at the cabaret: whoever is in Red Falls may join for $10. If he wins or nobody joins, he gains 2 LP; otherwise the best takes the pot and 1 LP.

legends-step-discard-2 = Discard 2 cards
legends-step-lose_half-money = Lose half of the money
legends-step-lose_half-nuggets = Lose half of the nuggets

## Events

legends-log-black-enters = The Man in Black enters at { $place }. He has { $total } LP.
legends-log-black-turned = The Man in Black: { $card }. { $deed }
legends-log-black-went = The Man in Black goes to { $place }.
legends-log-black-gained = The Man in Black gains { $amount } LP{ legends-line-because }, now { $total }.
legends-log-black-lost = The Man in Black loses { $amount } LP{ legends-line-because }, now { $total }.
legends-log-black-rolled = The Man in Black rolls { $dice }.
legends-log-black-reshuffled = The cards of the Man in Black are shuffled anew: { $count }.
legends-log-black-fight = { $attacked ->
    [yes] { $seatIs ->
        [me] The Man in Black attacks you: { $fight }.
       *[other] The Man in Black attacks { $seat }: { $fight }.
     }
   *[no] { $seatIs ->
        [me] You challenge the Man in Black: { $fight }.
       *[other] { $seat } challenges the Man in Black: { $fight }.
     }
 }
legends-log-black-poker = The Man in Black deals poker at the cabaret.
legends-log-black-drew = The Man in Black has { $count } fight cards.
legends-log-black-played = The Man in Black shows { $shown } and plays the highest: { $card }.

## Questions

legends-ask-black-walk = { $about }: which way does the Man in Black go?
    .other = { $seat } chooses the way of the Man in Black.
legends-ask-black-space = { $about }: on which space does the Man in Black stand?
    .other = { $seat } chooses a space for the Man in Black.
legends-ask-black-loot = What do you take from the Man in Black?
    .other = { $seat } loots the Man in Black.
legends-ask-black-join = { $about }: do you join the Man in Black for $10?
    .other = { $seat } may join the game.
legends-ask-help-oneself = { $about }: the Man in Black gives without a word. Money or a card?
    .other = { $seat } takes something from the Man in Black.

## Answers

legends-do-black-duel = Duel with the Man in Black
legends-do-black-rob = Rob the Man in Black
legends-do-black-arrest = Arrest the Man in Black
legends-do-lead = { $place }

## Refusals

legends-why-WL-MIBRULE-08 = He stands on a space of the place his card names.
legends-why-WL-MIBRULE-10 = { $needIs ->
    [place] The Man in Black is not on your space.
   *[other] You have fought against the Man in Black in this turn.
 }
legends-why-WL-MIBRULE-11 = The Man in Black is never wanted, so nobody can arrest him.
legends-why-WL-MIBRULE-15 = You take $60 or 2 nuggets.
legends-why-WL-MIBRULE-28 = He takes a shortest way.
legends-why-WL-MIBCARD-10 = You join his game for $10, or stay out.
legends-why-WL-TWO-05 = You take $10 from the bank or a card from the deck.

legends-notion-man-in-black = the Man in Black
    .text = In the game for two he is the third. After each round one of his cards moves him over the board and brings him points. On his space you may duel or rob him: he plays the highest of 3 fight cards, your card counts 1 less, and he wins ties. If nobody has more points than he at the end, both of you have lost.
