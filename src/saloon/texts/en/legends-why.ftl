# Western Legends: why something is not possible.

legends-why-unknown = The rules do not allow that now.
legends-why-game-over = The game is over.
legends-why-not-asked = It is not yours to decide now.
legends-why-already-answered = You have answered already; the others have not.
legends-why-not-an-option = That is no answer to this question.

legends-why-WL-SETUP-07 = You keep one of the two characters dealt to you.
legends-why-WL-SETUP-13 = You begin on a space of your starting location.
legends-why-WL-FIRST-03 = In the first game the store sells no such item.
legends-why-WL-FIRST-04 = In the first game there is no cattle.
legends-why-WL-START-02 = The income is $20, or 2 cards, or $10 and 1 card.
legends-why-WL-START-03 = You choose among what you own.
    .fight = another weapon is in use
legends-why-WL-START-05 = Only something just bought can be used from now on.

legends-why-WL-ACT-01 = You have no action left for that.
legends-why-WL-MOVE-03 = { $points ->
    [one] That is too far: 1 space at most.
   *[other] That is too far: { $points } spaces at most.
 }
legends-why-WL-MOVE-07 = No movement with points left is open.
legends-why-WL-MOVE-09 = An outlaw may not enter or pass the sheriff's space.
legends-why-WL-MOVE-13 = A bandit in the way ends the movement.
legends-why-WL-MOVE-18 = That is possible only right after a Move action.
legends-why-WL-MOVE-19 = You have to move at least 1 space.
legends-why-WL-CARD-01 = This card has no action.
legends-why-WL-CARD-07 = After one Move action only one Sprint or Punch may be played.
legends-why-WL-CARD-08 = Sprint and Punch follow your own Move action.
legends-why-WL-POKERCARD-07 = The Punch needs somebody on your space.
legends-why-WL-POKERCARD-10 = You take one of the cards you look at.
    .fight = only outside the towns
legends-why-WL-EFFECT-17 = You choose a card of your own hand.
legends-why-WL-END-02 = Cards above your hand limit are discarded.
legends-why-WL-LIMIT-06 = There is nothing to take.
legends-why-WL-LIMIT-07 = You choose one of those that are possible.

legends-why-WL-LOC-01 = That is not possible at this place.
legends-why-WL-WORK-01 = Work brings $10 at any location.
legends-why-WL-WORK-02 = There is no work in open country.
legends-why-WL-STORE-01 = { $amount ->
    [0] At a store you buy and upgrade equipment.
   *[other] That costs ${ $amount }, and you have ${ $held }.
 }
legends-why-WL-STORE-02 = You own such a card already.
legends-why-WL-STORE-04 = This card is upgraded already.
legends-why-WL-STORE-05 = Items cannot be upgraded.
legends-why-WL-STORE-06 = You have 3 items, that is the limit.
legends-why-WL-BANK-01 = The bank buys nuggets, and you have none.
legends-why-WL-BANK-02 = At the bank a Gold Lump counts as a nugget.
legends-why-WL-DOC-01 = The doctor heals all wounds for $10.
legends-why-WL-DOC-03 = You have no wound.
legends-why-WL-CAB-01 = At the cabaret 1 LP costs $30.
legends-why-WL-MINE-01 = You prospect at a mine or a gold field.
legends-why-WL-MINE-02 = A die with an arrow may be rolled again.
legends-why-WL-MINE-04 = The map lets you roll one die again, before anything is gained.
legends-why-WL-RANCH-01 = Cattle is taken at a ranch.
legends-why-WL-RANCH-03 = You already have cattle.
legends-why-WL-RANCH-04 = Rustled cattle is sold at the ranch of the other colour.
legends-why-WL-RANCH-09 = At its own ranch cattle cannot be sold.
legends-why-WL-RAIL-01 = Cattle is shipped at the rail station.
legends-why-WL-RAIL-03 = An outlaw cannot ship cattle.
legends-why-WL-ITEM-11 = The whiskey needs somebody on your space.
legends-why-WL-ITEM-13 = Provisions are used up by an action.
legends-why-WL-CHAR-06 = Billy the Kid asks somebody on his space, once for a Move action.
legends-why-WL-CHAR-08 = Bloody Knife needs 2 movement points to pass the rocks beside him.
legends-why-WL-CHAR-16 = Kit Carson goes 1 space further, once for a Move action.
    .fight = only outside the towns
legends-why-WL-CHAR-24 = Y.B. Rowdy rides up to 3 spaces for a card.
