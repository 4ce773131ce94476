# What happens, line by line. An empty text goes without saying.

## Pieces of sentences

# Why somebody gets a card, unless the line before or the turn has told it.
bang-line-because = { $whyIs ->
    [none] { "" }
    [phase-1] { "" }
    [panic] { "" }
    [general-store] { "" }
    [stagecoach] { "" }
    [wells-fargo] { "" }
    [dodge] { "" }
    [bible] { "" }
    [derringer] { "" }
    [pony-express] { "" }
    [rag-time] { "" }
    [conestoga] { "" }
    [reward] { " " }(reward for an Outlaw)
    [elimination] { " " }(reward)
   *[other] { " " }({ $why })
 }

bang-line-cards = { $cardIs ->
    [hidden] { $count ->
        [one] a card
       *[other] { $count } cards
     }
   *[other] { $cards }
 }

bang-line-card = { $cardIs ->
    [hidden] a card
   *[other] { $card }
 }

bang-line-card-as = { $asIs ->
    [none] { $card }
   *[other] { $card } as { $as }
 }

bang-line-life = { $amount ->
    [one] { $amount } life point
   *[other] { $amount } life points
 }

bang-line-life-left = { $life ->
    [0] none left
   *[other] { $life } left
 }

bang-line-lives-left = { $life ->
    [one] { $life } life point left
   *[other] { $life } life points left
 }

# What costs life, where nobody is to blame and no line before has told it.
bang-line-harm = { $byIs ->
    [none] { $cardIs ->
        [none] { "" }
        [duel] { "" }
        [dynamite] { "" }
       *[other] { " " }({ $card })
     }
   *[other] { "" }
 }

bang-line-answers = { $seatIs ->
    [me] You answer with { bang-line-card-as }.
   *[other] { $seat } answers with { bang-line-card-as }.
 }

bang-line-discard-answers = { $seatIs ->
    [me] You answer with { $cards }.
   *[other] { $seat } answers with { $cards }.
 }

bang-line-at = { $targetIs ->
    [none] { "" }
    [me] { " " }at you
    [self] { $seatIs ->
        [me] { " " }at yourself
       *[other] { " " }at themselves
     }
   *[other] { " " }at { $target }
 }

bang-line-plays = { $seatIs ->
    [me] You play { bang-line-card-as }{ bang-line-at }.
   *[other] { $seat } plays { bang-line-card-as }{ bang-line-at }.
 }

bang-line-lays = { $targetIs ->
    [me] { $seat } puts { $card } in front of you.
    [other] { $seatIs ->
        [me] You put { $card } in front of { $target }.
       *[other] { $seat } puts { $card } in front of { $target }.
     }
   *[self] { $seatIs ->
        [me] You put { $card } { bang-line-into-play }.
       *[other] { $seat } puts { $card } { bang-line-into-play }.
     }
 }

bang-line-into-play = { $insteadIs ->
    [none] into play
   *[other] in place of { $instead }
 }

bang-line-uses = { $seatIs ->
    [me] You use { $card }{ bang-line-at }.
   *[other] { $seat } uses { $card }{ bang-line-at }.
 }

bang-line-loses = { $seatIs ->
    [me] You lose { $cards }{ bang-line-from-hand }.
   *[other] { $seat } loses { $cards }{ bang-line-from-hand }.
 }

bang-line-discards = { $seatIs ->
    [me] You discard { $cards } for { $why }.
   *[other] { $seat } discards { $cards } for { $why }.
 }

# What is discarded from in front of somebody was shot or torn away; from the hand it is the price.
bang-line-loses-or-discards = { $fromIs ->
    [play] { bang-line-loses }
   *[other] { bang-line-discards }
 }

bang-line-from-hand = { $fromIs ->
    [hand] { " " }from hand
   *[other] { "" }
 }

bang-line-tries = { $seatIs ->
    [me] You draw! for { $for }
   *[other] { $seat } draws! for { $for }
 }

bang-line-turns-up = { $seatIs ->
    [me] and turn up
   *[other] and turns up
 }

bang-line-outcome = { $forIs ->
    [barrel] { $good ->
        [yes] a Missed! effect
       *[no] no help
     }
    [jourdonnais] { $good ->
        [yes] a Missed! effect
       *[no] no help
     }
    [jail] { $good ->
        [yes] { $seatIs ->
            [me] you are free
           *[other] { $seat } is free
         }
       *[no] { $seatIs ->
            [me] you stay in jail
           *[other] { $seat } stays in jail
         }
     }
    [dynamite] { $good ->
        [yes] nothing happens
       *[no] bad luck
     }
    [vendetta] { $good ->
        [yes] another turn
       *[no] no other turn
     }
   *[other] { $good ->
        [yes] a good card
       *[no] a bad card
     }
 }

bang-line-guess = { $guessIs ->
    [red] red
    [black] black
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }

bang-line-guesses = { $seatIs ->
    [me] You guess { bang-line-guess }
   *[other] { $seat } guesses { bang-line-guess }
 }

# What brings life back, if no line before has told it.
bang-line-cure = { $whyIs ->
    [blood-brothers] { " " }({ $why })
    [hard-liquor] { " " }({ $why })
    [dough-badman] { " " }({ $why })
    [winifred] { " " }({ $why })
    [the-doctor] { " " }({ $why })
   *[other] { "" }
 }

## The course of the game

bang-log-dealt = { $sheriffIs ->
    [me] You are the Sheriff and begin.
    [other] { $sheriff } is the Sheriff and begins.
   *[none] { $firstIs ->
        [me] You begin.
       *[other] { $first } begins.
     }
 }
bang-log-role = { $seatIs ->
    [me] You are the { $role }.
   *[other] { $seat } is the { $role }.
 }
bang-log-turn = { $seatIs ->
    [me] Turn { $number }: your turn
   *[other] Turn { $number }: { $seat }'s turn
 }
bang-log-skipped = { $seatIs ->
    [me] You lose this turn.
   *[other] { $seat } loses this turn.
 }
bang-log-reshuffled = The discard pile is shuffled: a new deck of { $count } cards.
bang-log-ended = { $sideIs ->
    [law] The Sheriff's side wins: { $winners }.
    [outlaw] { $count ->
        [one] The Outlaw wins: { $winners }.
       *[other] The Outlaws win: { $winners }.
     }
    [renegade] The Renegade wins: { $winners }.
    [grave-digger] The Grave Digger wins: { $winners }.
    [deputy] The Deputy wins: { $winners }.
    [last] The last one in play wins: { $winners }.
   *[nobody] Nobody wins.
 }
bang-log-event = { $nextIs ->
    [none] New event: { $event }.
   *[other] New event: { $event }. Next: { $next }.
 }
bang-log-pack = The events of this game: { $pack }.

bang-log-came-back = { $seatIs ->
    [me] { $whyIs ->
        [shadow-gunslingers] You come back as a shadow, for this turn only.
        [dead-sheriffs-ghost] You sit at the table again, as a ghost ({ $why }).
        [ghost-town] You come back as a ghost, for this turn only ({ $why }).
       *[other] You come back into the game ({ $why }). Life points: { $life }.
     }
   *[other] { $whyIs ->
        [shadow-gunslingers] { $seat } comes back as a shadow, for this turn only.
        [dead-sheriffs-ghost] { $seat } sits at the table again, as a ghost ({ $why }).
        [ghost-town] { $seat } comes back as a ghost, for this turn only ({ $why }).
       *[other] { $seat } comes back into the game ({ $why }). Life points: { $life }.
     }
 }
bang-log-left = { $whyIs ->
    [shadow-gunslingers] { $seatIs ->
        [me] The shadow fades: you are out of the game until your next turn.
       *[other] The shadow fades: { $seat } is out of the game until the next turn.
     }
   *[other] { $seatIs ->
        [me] { $roleIs ->
            [none] The ghost leaves: you are out of the game again.
           *[other] The ghost leaves: you are out of the game and were { bang-line-a-role }.
         }
       *[other] { $roleIs ->
            [none] The ghost leaves: { $seat } is out of the game again.
           *[other] The ghost leaves: { $seat } is out of the game and was { bang-line-a-role }.
         }
     }
 }
bang-log-faced = { $seatIs ->
    [me] { $why }: { $shots ->
        [one] one shot at you, for the card in your hand.
       *[other] { $shots } shots at you, one for each card in your hand.
     }
   *[other] { $why }: { $shots ->
        [one] one shot at { $seat }, for the card in hand.
       *[other] { $shots } shots at { $seat }, one for each card in hand.
     }
 }
bang-log-named-suit = { $seatIs ->
    [me] You name { $suit }: no other cards can be played this turn.
   *[other] { $seat } names { $suit }: no other cards can be played this turn.
 }
bang-log-new-identity = { $seatIs ->
    [me] From now on you are { $character }. Life points: { $life }.
   *[other] From now on { $seat } is { $character }. Life points: { $life }.
 }
bang-log-borrowed = { $seatIs ->
    [me] For this turn you have the ability of { $character }.
   *[other] For this turn { $seat } has the ability of { $character }.
 }

## Draw! checks

bang-log-check = { $count ->
    [0] { bang-line-tries }.
   *[other] { bang-line-tries } { bang-line-turns-up } { $turned }.
 }
bang-log-checked = { $guessIs ->
    [none] { bang-line-checked }
   *[other] { $cardIs ->
        [none] { bang-line-guesses }, but there is no card to turn up.
       *[other] { bang-line-guesses } { bang-line-turns-up } { $cardRank }: { $good ->
            [yes] a right guess
           *[no] a wrong guess
         }.
     }
 }
bang-log-guessed = { bang-line-guesses }.
bang-line-checked = { $cardIs ->
    [none] { bang-line-tries }, but there is no card to turn up: { bang-line-outcome }.
   *[other] { $count ->
        [0] { $cardRank } counts for { $for }: { bang-line-outcome }.
        [one] { bang-line-tries } { bang-line-turns-up } { $cardRank }: { bang-line-outcome }.
       *[other] { bang-line-tries } { bang-line-turns-up } { $turned }; { $cardRank } counts: { bang-line-outcome }.
     }
 }
bang-log-turned = On the counter: { $cards }.
bang-log-put-away = { "" }

## Cards

bang-log-drew = { $whyIs ->
    [deal] { $cardIs ->
        [hidden] { "" }
       *[other] { $seatIs ->
            [me] You are dealt { $cards }.
           *[other] { $seat } is dealt { $cards }.
         }
     }
   *[other] { $seatIs ->
        [me] You draw { bang-line-cards }{ bang-line-because }.
       *[other] { $seat } draws { bang-line-cards }{ bang-line-because }.
     }
 }
bang-log-played = { $toIs ->
    [play] { bang-line-lays }
   *[pile] { $asIs ->
        [missed] { bang-line-answers }
        [none] { $cardIs ->
            [missed] { bang-line-answers }
            [dodge] { bang-line-answers }
           *[other] { bang-line-plays }
         }
       *[other] { bang-line-plays }
     }
 }
bang-log-used = { $cardIs ->
    [bible] { bang-line-answers }
    [iron-plate] { bang-line-answers }
    [sombrero] { bang-line-answers }
    [ten-gallon-hat] { bang-line-answers }
   *[other] { bang-line-uses }
 }
bang-log-discarded = { $whyIs ->
    [none] { $seatIs ->
        [me] You put { $cards } away.
       *[other] { $seat } puts { $cards } away.
     }
    [duel] { bang-line-discard-answers }
    [indians] { bang-line-discard-answers }
    [excess] { $seatIs ->
        [me] You discard { $cards }: too many cards.
       *[other] { $seat } discards { $cards }: too many cards.
     }
    [eliminated] { $seatIs ->
        [me] You lose all your cards: { $cards }.
       *[other] { $seat } loses all cards: { $cards }.
     }
    [ghost-town] { $seatIs ->
        [me] You lose all your cards: { $cards }.
       *[other] { $seat } loses all cards: { $cards }.
     }
    [penalty] { $seatIs ->
        [me] You have killed a Deputy and lose all your cards: { $cards }.
       *[other] { $seat } has killed a Deputy and loses all cards: { $cards }.
     }
    [cat-balou] { bang-line-loses }
    [can-can] { bang-line-loses }
    [conestoga] { bang-line-loses }
    [johnny-kisch] { bang-line-loses }
    [ricochet] { bang-line-loses-or-discards }
    [brawl] { bang-line-loses-or-discards }
   *[other] { bang-line-discards }
 }
bang-log-took = { $whyIs ->
    [peyote] { $seatIs ->
        [me] You keep { $cards }.
       *[other] { $seat } keeps { $cards }.
     }
   *[other] { $seatIs ->
        [me] You take { bang-line-cards } { bang-line-source }{ bang-line-because }.
       *[other] { $seat } takes { bang-line-cards } { bang-line-source }{ bang-line-because }.
     }
 }
bang-line-source = { $store ->
    [yes] from the counter
   *[no] { $pile ->
        [yes] from the discard pile
       *[no] { $in_play ->
            [yes] { $fromIs ->
                [me] from in front of you
                [self] { $seatIs ->
                    [me] from in front of you
                   *[other] from their own cards in play
                 }
               *[other] from in front of { $from }
             }
           *[no] { $fromIs ->
                [me] from your hand
               *[other] from { $from }'s hand
             }
         }
     }
 }
bang-log-gave = { $seatIs ->
    [me] You give { bang-line-card } to { $to }{ bang-line-because }.
   *[other] { $toIs ->
        [me] { $seat } gives you { bang-line-card }{ bang-line-because }.
       *[other] { $seat } gives { bang-line-card } to { $to }{ bang-line-because }.
     }
 }
bang-log-took-back = { $seatIs ->
    [me] You take { $card } back: it was not enough.
   *[other] { $seat } takes { $card } back: it was not enough.
 }
bang-log-put-back = { $whyIs ->
    [abandoned-mine] { $seatIs ->
        [me] You discard { bang-line-cards } face down on the deck ({ $why }).
       *[other] { $seat } discards { bang-line-cards } face down on the deck ({ $why }).
     }
   *[other] { $seatIs ->
        [me] You put { bang-line-cards } back on the deck{ bang-line-because }.
       *[other] { $seat } puts { bang-line-cards } back on the deck{ bang-line-because }.
     }
 }
bang-log-proved = { $seatIs ->
    [me] You show which card it was: { $card }.
   *[other] { $seat } shows which card it was: { $card }.
 }
bang-log-aimed = { $seatIs ->
    [me] { $targetIs ->
        [self] You shoot at your own { $card } ({ $why }).
       *[other] You shoot at { $target }'s { $card } ({ $why }).
     }
   *[other] { $targetIs ->
        [me] { $seat } shoots at your { $card } ({ $why }).
        [self] { $seat } shoots at their own { $card } ({ $why }).
       *[other] { $seat } shoots at { $target }'s { $card } ({ $why }).
     }
 }
bang-log-sniped = { $seatIs ->
    [me] You take careful aim at { $target }: two Missed! effects are needed ({ $why }).
   *[other] { $targetIs ->
        [me] { $seat } takes careful aim at you: two Missed! effects are needed ({ $why }).
       *[other] { $seat } takes careful aim at { $target }: two Missed! effects are needed ({ $why }).
     }
 }
bang-log-showed = { $seatIs ->
    [me] You show the second card: { $card }{ bang-line-because }.
   *[other] { $seat } shows the second card: { $card }{ bang-line-because }.
 }
bang-log-copied = { $seatIs ->
    [me] You now have the ability of { $character }.
   *[other] { $seat } now has the ability of { $character }.
 }
bang-log-passed = { $toIs ->
    [me] { $card } moves on to you.
   *[other] { $card } moves on to { $to }.
 }
bang-log-exploded = { $seatIs ->
    [me] { $card } explodes in front of you!
   *[other] { $card } explodes in front of { $seat }!
 }
bang-log-stick = { $seatIs ->
    [me] You take the dynamite stick.
   *[other] { $seat } takes the dynamite stick.
 }
bang-log-stick-dynamite = { $toIs ->
    [me] { $card } turns up and goes to you.
   *[other] { $card } turns up and goes to { $to }.
 }
bang-log-shuffled-in = { $card } is shuffled back into the deck.

## Life

bang-log-wounded = { $withIs ->
    [none] { $seatIs ->
        [me] You lose { bang-line-life }{ bang-line-harm }: { bang-line-life-left }.
       *[other] { $seat } loses { bang-line-life }{ bang-line-harm }: { bang-line-life-left }.
     }
   *[other] { $seatIs ->
        [me] { $with } saves you: { bang-line-lives-left }.
       *[other] { $with } saves { $seat }: { bang-line-lives-left }.
     }
 }
bang-log-healed = { $amount ->
    [0] { $whyIs ->
        [saloon] { "" }
       *[other] { $seatIs ->
            [me] You have full life already: no effect.
           *[other] { $seat } has full life already: no effect.
         }
     }
   *[other] { $seatIs ->
        [me] You regain { bang-line-life }{ bang-line-cure }: { $life } now.
       *[other] { $seat } regains { bang-line-life }{ bang-line-cure }: { $life } now.
     }
 }
bang-log-rescued = { $seatIs ->
    [me] { $with } saves you.
   *[other] { $with } saves { $seat }.
 }
bang-log-eliminated = { $seatIs ->
    [me] { $byIs ->
        [other] { $by } eliminates you: you were { bang-line-a-role }.
       *[none] You are eliminated and were { bang-line-a-role }.
     }
   *[other] { $byIs ->
        [me] You eliminate { $seat }, who was { bang-line-a-role }.
        [other] { $by } eliminates { $seat }, who was { bang-line-a-role }.
       *[none] { $seat } is eliminated and was { bang-line-a-role }.
     }
 }
bang-line-a-role = { $roleIs ->
    [sheriff] the { $role }
    [outlaw] an { $role }
   *[other] a { $role }
 }
