# Western Legends: what a player is asked, and how the answers read.

legends-ask-character = Which character do you keep?
    .other = { $seat } chooses a character.
legends-ask-start-space = Where do you begin?
    .other = { $seat } chooses where to begin.
legends-ask-income = Your income: money, cards, or some of both?
    .other = { $seat } takes the income.
legends-ask-gear = Which { $about } do you use this turn?
    .other = { $seat } chooses a { $about }.
legends-ask-act = { $amount ->
    [0] No action is left. What is free you may still do.
    [one] What do you do? 1 action is left.
   *[other] What do you do? { $amount } actions are left.
 }
    .other = { $seat } is on the move.
legends-ask-discard = { $amount ->
    [one] Which card do you give up? ({ $about })
   *[other] Which cards do you give up? { $amount } of them. ({ $about })
 }
    .other = { $seat } gives up cards ({ $about }).
legends-ask-use-now = { $about }: do you use it from now on?
    .other = { $seat } may use the new { $about } at once.
legends-ask-roll-again = { $about }: which die do you roll again?
    .other = { $seat } may roll a die again ({ $about }).
legends-ask-arrow = The arrow: do you roll this die again?
    .other = { $seat } may roll a die again.
legends-ask-choose = What do you take? ({ $about })
    .other = { $seat } chooses ({ $about }).
legends-ask-give = { $about } demands: money or a card?
    .other = { $seat } gives { $by } something ({ $about }).
legends-ask-ride = { $about }: which card do you discard to ride up to 3 spaces?
    .other = { $seat } may ride on for a card.
legends-ask-ride-on = { $amount ->
    [one] Where to? 1 space at most.
   *[other] Where to? { $amount } spaces at most.
 }
    .other = { $seat } rides.
legends-ask-take-one = { $about }: which card do you take?
    .other = { $seat } looks at cards and takes one ({ $about }).
legends-ask-unknown = It is your decision.
    .other = { $seat } decides.

## Answers

legends-do-keep = { $card }
legends-do-stand = { $place }
legends-do-income = { $detailIs ->
    [money] $20
    [cards] 2 cards
   *[both] $10 and 1 card
 }
legends-do-use = { $detail }
legends-do-work = Work: $10
legends-do-buy = Buy: { $detail }
legends-do-upgrade = Upgrade: { $detail }
legends-do-sell = Sell nuggets: { $amount }
legends-do-sell-card = Sell { $card }
legends-do-doctor = See the doctor: $10
legends-do-revel = Revel: { $amount } LP
legends-do-prospect = Prospect
legends-do-acquire = Take cattle
legends-do-ship = Ship { $card }
legends-do-rustle = Sell as rustled: { $card }
legends-do-move = Move: { $place }
legends-do-go = On to { $place }
legends-do-further = One space further: { $place }
legends-do-through = Through { $rocks }: { $place }
legends-do-play = { $detailIs ->
    [none] { $card }
    [lp] { $card }: 1 LP
    [wp] { $card }: 1 WP
   *[other] { $card }: { $detail }
 }
legends-do-punch = { $seatIs ->
    [none] { $detailIs ->
        [none] { $card }
       *[other] { $card }: { $detail }
     }
   *[other] { $card }: { $seat }
 }
legends-do-whiskey = { $seatIs ->
    [none] { $detailIs ->
        [none] Throw the whiskey
       *[other] Throw the whiskey at { $detail }
     }
   *[other] Throw the whiskey at { $seat }
 }
legends-do-provisions = Use the provisions
legends-do-demand = { $seatIs ->
    [none] { $detailIs ->
        [none] Demand money or a card
       *[other] Demand money or a card from { $detail }
     }
   *[other] Demand money or a card from { $seat }
 }
legends-do-give = { $detailIs ->
    [money] Give $10
   *[other] Give a card
 }
    .help-oneself = { $detailIs ->
        [money] Take $10
       *[other] Draw a card
     }
legends-do-discard = { $card }
legends-do-reroll = Again: { $detail }
legends-do-choose = { $detail }
legends-do-take = { $card }
legends-do-yes = Yes
legends-do-no = No
legends-do-pass = Pass
    .ride = Stay here
    .ride-on = Stop here
    .roll-again = Keep both
legends-do-end = End your turn
