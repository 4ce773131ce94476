# The Dice Game: what happened, line by line. An empty text goes without saying.

## Pieces of sentences

dice-line-life = { $amount ->
    [one] { $amount } life point
   *[other] { $amount } life points
 }
dice-line-left = { $life ->
    [0] none left
   *[other] { $life } left
 }
# Which ability is behind it.
dice-line-because = { $whyIs ->
    [none] { "" }
    [die] { "" }
    [gatling] { "" }
   *[other] { " " }({ $why })
 }
dice-line-arrows = { $amount ->
    [one] an arrow
   *[other] { $amount } arrows
 }
dice-line-back = { $arrows ->
    [one] an arrow
   *[other] { $arrows } arrows
 }
dice-line-supply = { $supply ->
    [0] none left
   *[other] { $supply } left
 }
# What a drink has done: in the middle of a sentence.
dice-line-drunk = { $points ->
    [0] { $barred ->
        [yes] wasted, a zombie cannot be healed
       *[no] wasted, at full life already
     }
   *[other] { $life } now
 }

## Events

dice-log-dealt = { $seatIs ->
    [me] You begin.
   *[other] { $seat } begins.
 }
dice-log-turn = { $seatIs ->
    [me] Your turn
   *[other] { $seat }'s turn
 }
dice-log-rolled = { $seatIs ->
    [me] You roll: { $rolled }.
   *[other] { $seat } rolls: { $rolled }.
 }
dice-log-locked = { "" }
dice-log-stopped = { $seatIs ->
    [me] You keep: { $dice }.
   *[other] { $seat } keeps: { $dice }.
 }
dice-log-arrow = { $seatIs ->
    [me] You take { dice-line-arrows }{ dice-line-because }: { dice-line-supply }.
   *[other] { $seat } takes { dice-line-arrows }{ dice-line-because }: { dice-line-supply }.
 }
dice-log-attack = Indians attack! Each arrow costs its owner a life point.
dice-log-arrows-returned = { $whyIs ->
    [attack] { "" }
    [eliminated] { "" }
   *[other] { $seatIs ->
        [me] Back to the supply: { dice-line-back } of yours{ dice-line-because }.
       *[other] Back to the supply: { dice-line-back } of { $seat }{ dice-line-because }.
     }
 }
dice-log-exploded = { $seatIs ->
    [me] Your Dynamite goes off!
   *[other] The Dynamite of { $seat } goes off!
 }
dice-log-lost = { $seatIs ->
    [me] You lose { dice-line-life }: { dice-line-left }.
   *[other] { $seat } loses { dice-line-life }: { dice-line-left }.
 }
dice-log-healed = { $whyIs ->
    [beer] { $byIs ->
        [self] { $seatIs ->
            [me] You drink a beer: { dice-line-drunk }.
           *[other] { $seat } drinks a beer: { dice-line-drunk }.
         }
        [me] You give { $seat } a beer: { dice-line-drunk }.
       *[other] { $seatIs ->
            [me] { $by } gives you a beer: { dice-line-drunk }.
           *[other] { $by } gives { $seat } a beer: { dice-line-drunk }.
         }
     }
   *[other] { $seatIs ->
        [me] { $points ->
            [0] { $barred ->
                [yes] You are a zombie and cannot be healed{ dice-line-because }.
               *[no] You are at full life already{ dice-line-because }.
             }
            [one] You gain a life point{ dice-line-because }: { $life } now.
           *[other] You gain { $points } life points{ dice-line-because }: { $life } now.
         }
       *[other] { $points ->
            [0] { $barred ->
                [yes] { $seat } is a zombie and cannot be healed{ dice-line-because }.
               *[no] { $seat } is at full life already{ dice-line-because }.
             }
            [one] { $seat } gains a life point{ dice-line-because }: { $life } now.
           *[other] { $seat } gains { $points } life points{ dice-line-because }: { $life } now.
         }
     }
 }
dice-log-aimed = { $seatIs ->
    [me] You aim at { $target }: { $face }{ $points ->
        [2] , doubled
       *[other] { "" }
     }.
   *[other] { $targetIs ->
        [me] { $seat } aims at you: { $face }{ $points ->
            [2] , doubled
           *[other] { "" }
         }.
       *[other] { $seat } aims at { $target }: { $face }{ $points ->
            [2] , doubled
           *[other] { "" }
         }.
     }
 }
dice-log-gatling = { $seatIs ->
    [me] You fire the Gatling at everybody!
   *[other] { $seat } fires the Gatling at everybody!
 }
dice-log-eliminated = { $seatIs ->
    [me] You are out. Your role: { $role }.
   *[other] { $byIs ->
        [me] You eliminate { $seat }. Role: { $role }.
        [other] { $by } eliminates { $seat }. Role: { $role }.
       *[none] { $seat } is out. Role: { $role }.
     }
 }
dice-log-won = { $sideIs ->
    [law] Law and order win: { $winners }.
    [outlaw] { $count ->
        [one] The Outlaw wins: { $winners }.
       *[other] The Outlaws win: { $winners }.
     }
    [zombies] The zombies win: { $winners }.
    [survivors] The survivors win: { $winners }.
    [renegade] The Renegade wins: { $winners }.
    [deputy] The Deputy wins: { $winners }.
   *[nobody] Nobody wins.
 }
