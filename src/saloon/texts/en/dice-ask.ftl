# The Dice Game: what a player is asked, how the answers read, and why something is not possible.

dice-ask-reroll = Tap the dice you want to roll again, or keep them all.
    .other = { $seat } decides which dice to roll again.
dice-ask-aim = { $amount ->
    [one] { $about }: at whom?
   *[other] { $about }: at whom? { $amount } dice to aim.
 }
    .other = { $seat } takes aim.
dice-ask-beer = { $amount ->
    [one] Who gets the beer?
   *[other] Who gets a beer? { $amount } to pour.
 }
    .other = { $seat } pours a beer.
dice-ask-heal = { $about }: who gains a life point?
    .other = { $seat } chooses who gains a life point ({ $about }).
dice-ask-avert = { $about }: take an arrow instead of losing a life point?
    .other = { $seat } may take an arrow instead of the loss ({ $about }).
dice-ask-return-arrow = { $about }: whose arrow goes back to the supply?
    .other = { $seat } may put back an arrow ({ $about }).
dice-ask-unknown = It is your decision.
    .other = { $seat } decides.

## Answers

dice-do-reroll = Roll again: { $dice }
dice-do-stop = Keep all
dice-do-shoot = { $seatIs ->
    [none] Shoot
   *[other] Shoot { $seat }
 }
dice-do-double = { $seatIs ->
    [none] Shoot twice, for a beer
   *[other] Shoot { $seat } twice, for a beer
 }
dice-do-beer = { $seatIs ->
    [none] Give the beer
    [me] Drink it yourself
   *[other] A beer for { $seat }
 }
dice-do-heal = { $seatIs ->
    [none] Heal
    [me] Heal yourself
   *[other] Heal { $seat }
 }
dice-do-take-arrow = Take an arrow
dice-do-return = { $seatIs ->
    [none] Put back an arrow
    [me] Put back an arrow of yours
   *[other] Put back an arrow of { $seat }
 }
dice-do-pass = No
    .avert = Lose the life point
    .return-arrow = Put nothing back

## Reasons

dice-reason-max-life = { $whyIs ->
    [sheriff] +{ $amount } as { $why }
    [legacy] +{ $amount } for having named another Sheriff
   *[other] { $amount } life points as { $why }
 }

dice-why-unknown = The rules do not allow that now.
dice-why-game-over = The game is over.
dice-why-not-asked = It is not yours to decide now.
dice-why-already-answered = You have answered already; the others have not.
dice-why-not-an-option = That is no answer to this question.

dice-why-DG-ROLL-02 = After a roll you may roll any of your dice again, or keep them all.
dice-why-DG-ROLL-07 = { $die } is locked: it stays until the end of your turn.
dice-why-DG-ROLL-11 = Only dice that lie there can be rolled again.
dice-why-DG-DEATH-04 = { $target } is out of the game.
dice-why-DG-SHOT-01 = { $places ->
    [one] Only a player next to you can be hit with it.
   *[other] Only a player next to you can be hit with it; this one is { $places } places away.
 }
dice-why-DG-SHOT-02 = { $places ->
    [one] Only a player two places away can be hit with it; this one is next to you.
   *[other] Only a player two places away can be hit with it; this one is { $places } places away.
 }
dice-why-DG-SHOT-11 = You cannot aim at yourself.
dice-why-DG-BEER-01 = A beer gives a player of your choice one life point.
dice-why-DG-BEER-09 = { $target } is out: a beer does not help any more.
dice-why-DG-CHAR-01 = Bart Cassidy may take an arrow instead of losing a life point.
dice-why-DG-CHAR-09 = Calamity Janet hits players one or two places away; this one is { $places } places away.
dice-why-DG-CHAR-21 = Kit Carlson may put back an arrow for each Gatling.
dice-why-DG-CHAR-28 = Pedro Ramirez may put back one of his arrows when he loses a life point.
dice-why-DG-CHAR-31 = { $needed ->
    [1] Rose Doolan’s 1 hits players one or two places away; this one is { $places } places away.
   *[other] { $places ->
        [one] Rose Doolan’s 2 hits players two or three places away; this one is next to you.
       *[other] Rose Doolan’s 2 hits players two or three places away; this one is { $places } places away.
     }
 }
dice-why-DG-CHAR-34 = Sid Ketchum begins his turn by healing somebody.
dice-why-DG-CHAR-37 = { $target } is out and cannot be healed.
dice-why-DG-CHAR-38 = Only Slab the Killer doubles a shot, once a turn and for a beer.
