# Western Legends: what happens, line by line. An empty text goes without saying.

## Parts of sentences

# How much of what: money, nuggets, points.
legends-line-much = { $whatIs ->
    [money] ${ $amount }
    [nuggets] { $amount ->
        [one] 1 nugget
       *[other] { $amount } nuggets
     }
    [lp] { $amount } LP
    [mp] { $amount } MP
   *[wp] { $amount } WP
 }
legends-line-now = { $whatIs ->
    [money] now ${ $total }
   *[other] now { $total }
 }
legends-line-because = { $whyIs ->
    [none] { "" }
   *[other] { " " }({ $why })
 }
legends-line-wounds = { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
 }
legends-line-cards = { $cardIs ->
    [hidden] { $count ->
        [one] a card
       *[other] { $count } cards
     }
   *[other] { $cards }
 }
legends-line-card = { $cardIs ->
    [hidden] a card
   *[other] { $card }
 }

## Events

legends-log-character = { $seatIs ->
    [me] You are { $character }.
   *[other] { $seat } is { $character }.
 }
legends-log-first-player = { $seatIs ->
    [me] You begin.
   *[other] { $seat } begins.
 }
legends-log-start = { "" }
legends-log-stands = { $seatIs ->
    [me] You start at { $place }.
   *[other] { $seat } starts at { $place }.
 }
legends-log-bandit = A bandit lurks at { $place }.
legends-log-turn = { $seatIs ->
    [me] Your turn
   *[other] { $seat }'s turn
 }
legends-log-more-actions = { $seatIs ->
    [me] You have further actions, { $left } in all{ legends-line-because }.
   *[other] { $seat } has further actions, { $left } in all{ legends-line-because }.
 }
legends-log-proven = { $seatIs ->
    [me] You have made a name for yourself: { $character } can now do what the card says.
   *[other] { $seat } has made a name: { $character } can now do what the card says.
 }
legends-log-end-in-sight = Somebody has { $points } LP: this round is played to its end, then one more.
legends-log-last-round = The last round begins.
legends-log-scored = { $seatIs ->
    [me] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
     }: { $lp } LP, equipment { $gear }, money { $money }, wanted { $wanted }, marshal { $marshal }, legend tokens { $chapters }, wounds −{ $wounds }.
   *[other] { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
     }: { $lp } LP, equipment { $gear }, money { $money }, wanted { $wanted }, marshal { $marshal }, legend tokens { $chapters }, wounds −{ $wounds }.
 }
legends-log-won = { $winnersIs ->
    [none] The Man in Black wins.
    [me] { $count ->
        [one] You win!
       *[other] A draw: { $winners } win.
     }
   *[other] { $count ->
        [one] { $winners } wins.
       *[other] A draw: { $winners } win.
     }
 }
legends-log-gained = { $seatIs ->
    [me] You gain { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } gains { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-paid = { $seatIs ->
    [me] You pay { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } pays { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-forfeited = { $seatIs ->
    [me] You lose { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } loses { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-healed = { $seatIs ->
    [me] You heal { legends-line-wounds }{ legends-line-because }.
   *[other] { $seat } heals { legends-line-wounds }{ legends-line-because }.
 }
legends-log-hurt = { $seatIs ->
    [me] You take { legends-line-wounds }{ legends-line-because }.
   *[other] { $seat } takes { legends-line-wounds }{ legends-line-because }.
 }
legends-log-equipped = { $forIs ->
    [bought] { $seatIs ->
        [me] You buy the { $card }.
       *[other] { $seat } buys the { $card }.
     }
    [upgraded] { $seatIs ->
        [me] You upgrade the { $card }.
       *[other] { $seat } upgrades the { $card }.
     }
   *[received] { $seatIs ->
        [me] You get the { $card }.
       *[other] { $seat } gets the { $card }.
     }
 }
legends-log-took-up = { $seatIs ->
    [me] You now use the { $card }.
   *[other] { $seat } now uses the { $card }.
 }
legends-log-used-up = { $seatIs ->
    [me] You use up the { $card }.
   *[other] { $seat } uses up the { $card }.
 }
legends-log-gave-back = { $seatIs ->
    [me] You give the { $card } back to the store.
   *[other] { $seat } gives the { $card } back to the store.
 }
legends-log-moved = { $seatIs ->
    [me] You go to { $place }.
   *[other] { $seat } goes to { $place }.
 }
legends-log-rolled = { $seatIs ->
    [me] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
 }
legends-log-drew = { $seatIs ->
    [me] You draw { legends-line-cards }{ legends-line-because }.
   *[other] { $seat } draws { legends-line-cards }{ legends-line-because }.
 }
legends-log-discarded = { $seatIs ->
    [me] You discard { $card }{ legends-line-because }.
   *[other] { $seat } discards { $card }{ legends-line-because }.
 }
legends-log-played = { $targetIs ->
    [none] { $seatIs ->
        [me] You play { $card }.
       *[other] { $seat } plays { $card }.
     }
    [me] { $seat } plays { $card } against you.
   *[other] { $seatIs ->
        [me] You play { $card } against { $target }.
       *[other] { $seat } plays { $card } against { $target }.
     }
 }
legends-log-handed-over = { $seatIs ->
    [me] You give { $to } { legends-line-card }{ legends-line-because }.
   *[other] { $toIs ->
        [me] { $seat } gives you { legends-line-card }{ legends-line-because }.
       *[other] { $seat } gives { $to } { legends-line-card }{ legends-line-because }.
     }
 }
legends-log-looked = { $seatIs ->
    [me] You look at the top { $count } cards{ legends-line-because }.
   *[other] { $seat } looks at the top { $count } cards{ legends-line-because }.
 }
legends-log-reshuffled = The discard pile is shuffled into a new deck of { $count } cards.
legends-log-acquired = { $herdIs ->
    [blue] { $seatIs ->
        [me] You take cattle of the blue ranch: { $token }.
       *[other] { $seat } takes cattle of the blue ranch.
     }
   *[green] { $seatIs ->
        [me] You take cattle of the green ranch: { $token }.
       *[other] { $seat } takes cattle of the green ranch.
     }
 }
legends-log-cattle-sold = { $forIs ->
    [ship] { $seatIs ->
        [me] You ship cattle by rail: { $token }.
       *[other] { $seat } ships cattle by rail: { $token }.
     }
   *[rustle] { $seatIs ->
        [me] You sell rustled cattle: { $token }.
       *[other] { $seat } sells rustled cattle: { $token }.
     }
 }
legends-log-cattle-returned = { $seatIs ->
    [me] Your cattle goes back to its ranch{ legends-line-because }.
   *[other] { $seat }'s cattle goes back to its ranch{ legends-line-because }.
 }
