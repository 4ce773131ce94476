# Wild West Show: events and characters.

bang-event-bone-orchard = Bone Orchard
    .text = Who is out comes back in the own turn with 1 life point, and with a role dealt from those of all who are out.
bang-event-darling-valentine = Darling Valentine
    .text = At the start of the turn, discard your hand and draw as many cards.
bang-event-dorothy-rage = Dorothy Rage
    .text = Once in your turn, name a card and a target: another player has to play it, or shows the hand.
bang-event-gag = Gag
    .text = Who talks loses 1 life point. Gestures are free.
bang-event-helena-zontero = Helena Zontero
    .text = As she comes, draw!: on red all roles in the game but the Sheriff's are dealt anew.
bang-event-lady-rosa-of-texas = Lady Rosa of Texas
    .text = Once in your turn you may change places with the player on your right, who skips the next turn.
bang-event-miss-susanna = Miss Susanna
    .text = Who plays fewer than 3 cards in the own turn loses 1 life point.
bang-event-sacagaway = Sacagaway
    .text = All hands lie open.
bang-event-showdown = Showdown
    .text = Any other card may be played as a BANG!; BANG! cards can only be played as Missed!
bang-event-wild-west-show-event = Wild West Show
    .text = From now on everybody plays alone: the last one in play wins. Stays until the end of the game.

bang-character-big-spencer = Big Spencer
    .text = He starts with 5 cards and can never play Missed! cards.
bang-character-flint-westwood = Flint Westwood
    .text = Once in his turn he may give another player a card from hand for 2 random ones from that hand.
bang-character-gary-looter = Gary Looter
    .text = He takes the cards that others discard above their hand limit.
bang-character-greygory-deck = Greygory Deck
    .text = At the start of his turn he may draw 2 characters of the base game: he has both abilities.
bang-character-john-pain = John Pain
    .text = With fewer than 6 cards in hand he takes the card of every draw!, whoever makes it.
bang-character-lee-van-kliff = Lee Van Kliff
    .text = In his turn he may discard a BANG! to repeat the effect of the brown card he has just played.
bang-character-teren-kill = Teren Kill
    .text = Instead of dying he draws!: unless it is spades, he stays with 1 life point and draws a card.
bang-character-youl-grinner = Youl Grinner
    .text = Before he draws in phase 1, everybody with more cards in hand than he gives him one.

bang-ruling-darling-valentine-timing = Darling Valentine
    .about = When hands are exchanged.
    .each-turn = at the start of every turn
    .on-reveal = once, for everybody, when she comes
bang-ruling-lee-van-kliff-susanna-count = Lee Van Kliff and Miss Susanna
    .about = A repetition counts as a card played.
bang-ruling-gregory-deck-first-pair = Greygory Deck's first two
    .about = When he draws his first two characters.
    .setup = when the game begins
    .first-turn = in his first turn
bang-ruling-bone-orchard-redeal = Bone Orchard
    .about = What is dealt anew among those who are out.
    .role = the roles
    .character = the characters
bang-ruling-helena-zontero-redeal = Helena Zontero
    .about = What is dealt anew among those in the game.
    .role = the roles
    .character = the characters
bang-ruling-teren-kill-draws-card = Teren Kill
    .about = He draws a card when he has saved himself.
bang-ruling-showdown-bang-cards = Showdown
    .about = As what BANG! cards can be played.
    .only-as-missed = only as Missed!
    .may = as BANG! or as Missed!

bang-ask-name = { $about }: which card does { $by } have to play?
    .other = { $seat } names a card for { $by } to play ({ $about }).
bang-ask-name-target = { $by } plays { $about }: at whom?
    .other = { $seat } says at whom { $by } plays { $about }.
bang-ask-obey = { $about }: { $by } makes you play one of these.
    .other = { $seat } has to play a card ({ $about }).
bang-ask-pair = { $about }: keep your two characters, or draw two others?
    .other = { $seat } may draw two other characters ({ $about }).
bang-ask-tribute = { $about }: which card do you give to { $by }?
    .other = Give a card to { $by } ({ $about }): { $seats }.

bang-do-name = { $as }
bang-do-show-hand = Show your hand
bang-do-stay = Keep them
bang-do-redraw = Draw two others
bang-line-uses-dorothy = { $seatIs ->
    [none] Dorothy Rage: make somebody play a card
   *[other] Dorothy Rage: make { $seat } play a card
 }
bang-line-uses-lady-rosa = { $seatIs ->
    [none] Lady Rosa: change places with the player on your right
   *[other] Lady Rosa: change places with { $seat }, who skips a turn
 }
bang-line-uses-flint = { $seatIs ->
    [none] Flint Westwood: { $card } for 2 random cards
   *[other] Flint Westwood: { $card } for 2 random cards of { $seat }
 }
bang-line-uses-lee = { $seatIs ->
    [none] Lee Van Kliff: discard { $card }, repeat the last card
    [me] Lee Van Kliff: discard { $card }, repeat the last card at yourself
   *[other] Lee Van Kliff: discard { $card }, repeat the last card at { $seat }
 }

bang-word-passed-over = Skips the next turn
bang-word-cards-played = Cards played in this turn: { $count } of 3
bang-word-gag = Gag: whatever you write here costs you 1 life point. The ready-made phrases are free.
bang-word-show-deck = Wild West Show lies face down: { $count } to come. Stagecoach and Wells Fargo turn up the next one.

bang-log-redealt = { $seatIs ->
    [me] You get a new role: { $role }.
   *[other] { $roleIs ->
        [hidden] { $seat } gets a new role, face down.
       *[other] { $seat } gets a new role: { $role }.
     }
 }
bang-log-recast = { $seatIs ->
    [me] You are { $character } now. Life points: { $life }.
   *[other] { $seat } is { $character } now. Life points: { $life }.
 }
bang-log-seats-swapped = { $seatIs ->
    [me] You change places with { $target }, who skips the next turn.
   *[other] { $targetIs ->
        [me] { $seat } changes places with you; you skip your next turn.
       *[other] { $seat } changes places with { $target }, who skips the next turn.
     }
 }
bang-log-passed-over = { $seatIs ->
    [me] Your turn is skipped.
   *[other] { $seat }'s turn is skipped.
 }
bang-log-commanded = { $atIs ->
    [none] { $seatIs ->
        [me] You make { $target } play { $as }.
       *[other] { $targetIs ->
            [me] { $seat } makes you play { $as }.
           *[other] { $seat } makes { $target } play { $as }.
         }
     }
   *[other] { $seatIs ->
        [me] You make { $target } play { $as }. Target: { $at }.
       *[other] { $targetIs ->
            [me] { $seat } makes you play { $as }. Target: { $at }.
           *[other] { $seat } makes { $target } play { $as }. Target: { $at }.
         }
     }
 }
bang-log-resumed = { "" }
bang-log-hand-laid-open = { $seatIs ->
    [me] You do not have it, and show your hand: { $hand }.
   *[other] { $seat } does not have it: { $hand }.
 }
bang-log-impersonates = { $seatIs ->
    [me] You have these abilities: { $characters }.
   *[other] { $seat } has these abilities: { $characters }.
 }
bang-log-repeated = { $targetIs ->
    [none] { $seatIs ->
        [me] You repeat { $as }.
       *[other] { $seat } repeats { $as }.
     }
   *[other] { $seatIs ->
        [me] You repeat { $as }. Target: { $target }.
       *[other] { $seat } repeats { $as }. Target: { $target }.
     }
 }

bang-why-WS-CARD-09 = { $needIs ->
    [hand] { $card }: { $target } has no cards in hand.
    [none] Dorothy Rage: first say which card has to be played.
   *[other] { bang-why-need }
 }
bang-why-WS-CARD-11 = Dorothy Rage: play one of the cards that were named.
bang-why-WS-CARD-12 = Dorothy Rage: first say at whom it is played.
bang-why-WS-CARD-14 = { bang-why-need }
bang-why-WS-CARD-20 = { $needIs ->
    [neighbour] { $card }: only with the player on your right.
   *[other] { bang-why-need }
 }
bang-why-WS-CARD-22 = { bang-why-need }
bang-why-WS-CARD-31 = Showdown: BANG! cards can only be played as Missed!
bang-why-WS-CHAR-01 = Big Spencer never plays Missed! cards.
bang-why-WS-CHAR-04 = { bang-why-need }
bang-why-WS-CHAR-07 = { $card }: { $target } has no cards in hand.
bang-why-WS-CHAR-13 = { bang-why-not-an-option }
bang-why-WS-CHAR-22 = { $needIs ->
    [brown] { $card }: first play a brown card that has an effect of its own.
   *[other] { bang-why-need }
 }
bang-why-WS-CHAR-24 = { $card }: every card can be repeated only once.
bang-why-WS-CHAR-28 = { $card } cannot be repeated at this target.
bang-why-WS-CHAR-34 = Youl Grinner: choose the card you give.
