# What a player is asked, and how the answers read. `.other`: somebody else is asked.

bang-ask-play = Your turn: play as many cards as you like, then end it.
    .other = { $seat } is thinking.
bang-ask-shot = { $byIs ->
    [none] { $about } hits you.
    [self] You shoot at yourself with { $about }.
   *[other] { $by } shoots at you with { $about }.
 } { $amount ->
    [one] Play a Missed! or take the hit?
   *[other] { $amount } Missed! effects are needed. Do you answer?
 }
    .other = { $byIs ->
    [none] { $about } hits { $seat }. Is there an answer?
    [self] { $seat } shoots at themselves with { $about }. Is there an answer?
    [me] You shoot at { $seat } with { $about }. Is there an answer?
   *[other] { $by } shoots at { $seat } with { $about }. Is there an answer?
 }
bang-ask-bang = { $aboutIs ->
    [duel] Duel with { $by }: discard a BANG!, or lose 1 life point.
    [indians] { $byIs ->
        [none] Indians! Discard a BANG!, or lose 1 life point.
       *[other] { $by } plays Indians! Discard a BANG!, or lose 1 life point.
     }
   *[other] { $about }: discard a BANG!, or lose 1 life point.
 }
    .other = { $about }: does { $seat } discard a BANG!?
bang-ask-rescue = { $amount ->
    [0] You are saved. Do you spend more, to have more life points left?
    [one] You are about to be eliminated! Regain 1 life point at once, or give up.
   *[other] You are about to be eliminated! Regain { $amount } life points at once, or give up.
 }
    .other = { $seat } is about to be eliminated. Is there a rescue?
    .only = { $amount ->
        [0] You are saved, and you have nothing more to spend.
       *[other] You are about to be eliminated, and you have nothing that could save you.
     }
bang-ask-excess = { $amount ->
    [one] Too many cards: discard one.
   *[other] Too many cards: discard { $amount }. Choose one.
 }
    .other = { $seat } discards down to the hand limit.
bang-ask-cost = { $amount ->
    [one] { $about }: which card do you discard for it?
   *[other] { $about }: which card do you discard for it? { $amount } to go.
 }
    .other = { $seat } pays with a card ({ $about }).
bang-ask-which = { $byIs ->
    [self] { $about }: which of your own cards?
   *[other] { $about }: which of { $by }'s cards?
 }
    .other = { $byIs ->
    [me] { $about }: { $seat } chooses one of your cards.
    [self] { $about }: { $seat } chooses one of their own cards.
   *[other] { $about }: { $seat } chooses one of { $by }'s cards.
 }
bang-ask-store = General Store: which card do you take?
    .other = General Store: { $seat } takes a card.
bang-ask-first-card = { $about }: where do you take your first card from?
    .other = { $seat } decides where to take the first card from ({ $about }).
bang-ask-look = { $about }: look at the top cards, or simply draw?
    .other = { $seat } may look at the top cards ({ $about }).
bang-ask-draw-phase = { $about }: draw, or take a card in play instead?
    .other = { $seat } decides whether to draw or to take a card in play ({ $about }).
bang-ask-copy = { $about }: whose ability do you want until your next turn?
    .other = { $seat } chooses whose ability to have ({ $about }).
bang-ask-gift = { $about }: which card do you give to { $by }?
    .other = { $byIs ->
    [me] { $seat } chooses a card for you ({ $about }).
   *[other] { $seat } chooses a card for { $by } ({ $about }).
 }
bang-ask-put-back = { $about }: which card do you put back on top of the deck?
    .other = { $seat } puts a card back on the deck ({ $about }).
bang-ask-draw = { $about }: your hand is empty. Draw a card?
    .other = { $seat } may draw a card ({ $about }).
bang-ask-count = Which of the two cards counts for { $about }?
    .other = { $seat } chooses which card counts for { $about }.
bang-ask-top = These cards are discarded together: which one lies on top of the discard pile?
    .other = { $seat } chooses which card lies on top of the discard pile.
bang-ask-loss = { $byIs ->
    [self] You are about to lose life points. Do you step in?
   *[other] { $by } is about to lose life points. Do you step in?
 }
    .other = Somebody may step in: { $seats }.
bang-ask-declared = { $by } plays { $about } at you. Do you cancel it?
    .other = Somebody may cancel the card: { $seats }.
bang-ask-check = { $byIs ->
    [self] { $about }: this is how your draw! turned out. Do you step in?
   *[other] { $about }: this is how { $by }'s draw! turned out. Do you step in?
 }
    .other = Somebody may step in: { $seats }.
bang-ask-character = You were dealt two characters: which one do you play?
    .other = The others choose their characters: { $seats }.
bang-ask-pack = Which events are used in this game?
    .other = { $seat } chooses the events of this game.
bang-ask-give-up = { $about }: which of your cards in play do you discard?
    .other = { $about }: { $seat } chooses a card in play to discard.
bang-ask-suit = { $about }: cards of which suit do you want to play this turn?
    .other = { $about }: { $seat } names a suit.
bang-ask-identity = New Identity: do you become another character, with 2 life points?
    .other = New Identity: { $seat } considers another character.
bang-ask-defend = { $byIs ->
    [self] You shoot at your own card: { $about }.
   *[other] { $by } shoots at your card: { $about }.
 } Play a Missed!, or let the card be discarded?
    .other = { $byIs ->
    [me] You shoot at { $seat }'s card: { $about }. Is there an answer?
    [self] { $seat } shoots at a card of their own: { $about }. Is there an answer?
   *[other] { $by } shoots at { $seat }'s card: { $about }. Is there an answer?
 }
bang-ask-roulette = { $about }: play a Missed!, or lose 2 life points and end it.
    .other = { $about }: does { $seat } play a Missed!?
bang-ask-aim = { $about }: which card in play do you shoot at?
    .other = { $about }: { $seat } chooses a card in play to shoot at.
bang-ask-exchange = { $amount ->
    [0] { $about }: which cards do you exchange? Discard one after the other; then you draw as many.
    [one] { $about }: discard another card, or draw { $amount } card now?
   *[other] { $about }: discard another card, or draw { $amount } cards now?
 }
    .other = { $about }: { $seat } may exchange cards.
bang-ask-give-life = { $about }: do you give 1 of your life points to somebody? Choose whom.
    .other = { $about }: { $seat } may give a life point to somebody.
bang-ask-guess = { $amount ->
    [0] { $about }: guess what the next card of the deck is. If you are right, you keep it and guess again.
   *[other] { $about }: right! Guess the next card, or stop here?
 }
    .other = { $about }: { $seat } guesses the next card.
bang-ask-skip-draw = { $about }: draw your cards, or regain 1 life point instead?
    .other = { $about }: { $seat } chooses between cards and a life point.
bang-ask-unknown = It is your decision.
    .other = { $seat } decides.

## Answers. An attribute is for one kind of question.

bang-do-play = { $seatIs ->
    [none] Play { bang-line-card-as }
    [me] Play { bang-line-card-as } at yourself
   *[other] Play { bang-line-card-as } at { $seat }
 }
bang-do-use = { $detailIs ->
    [none] { $seatIs ->
        [none] Use { $card }
        [me] Use { $card } on yourself
       *[other] Use { $card } at { $seat }
     }
    [sid-ketchum] Sid Ketchum: discard 2 cards, regain 1 life point
    [chuck-wengam] Chuck Wengam: lose 1 life point, draw 2 cards
    [doc-holyday] { $seatIs ->
        [none] Doc Holyday: discard 2 cards for a shot
       *[other] Doc Holyday: discard 2 cards, shoot at { $seat }
     }
    [jose-delgado] José Delgado: discard { $card }, draw 2 cards
    [uncle-will] Uncle Will: { $card } as General Store
    [jourdonnais] Jourdonnais: draw! for hearts
    [gold-rush] { bang-line-with-gold }
    [cavalry] { bang-line-show-role }
    [desperados] { bang-line-show-role }
    [wet-ammo] { bang-line-wet-ammo }
    [dead-sheriffs-ghost] { bang-line-haunt }
    [great-train-robbery] { bang-line-with-train }
    [baggage-car] { bang-line-with-baggage }
    [sleeper-car] { bang-line-with-sleeper }
    [sancho] Sancho: { $card } for nothing
    [zippy-roy] Zippy Roy: move the train on
    [dorothy-rage] { bang-line-uses-dorothy }
    [lady-rosa-of-texas] { bang-line-uses-lady-rosa }
    [flint-westwood] { bang-line-uses-flint }
    [lee-van-kliff] { bang-line-uses-lee }
    [ricochet] Ricochet: discard { $card }, shoot at a card in play
    [sniper] { $seatIs ->
        [none] Sniper: { $card } and { $with }
       *[other] Sniper: { $card } and { $with } at { $seat }
     }
   *[other] { bang-line-use-other }
 }
    .shot = { $detailIs ->
    [none] { $cardIs ->
        [barrel] Barrel: draw! for hearts
       *[other] Use { $card }
     }
    [mad-ride] { bang-line-from-the-pile }
    [grave-digger] { bang-line-digger-barrel }
    [jourdonnais] Jourdonnais: draw! for hearts
    [caboose] Caboose: discard { $with } as a Missed!
    [sid-ketchum] Sid Ketchum: discard 2 cards, regain 1 life point
   *[other] Use { $detail }
 }
    .bang = { $detailIs ->
    [sleeper-car] Sleeper Car: discard { $with } as a BANG!
   *[other] Use { $card }
 }
    .defend = { bang-do-use.shot }
    .roulette = { bang-do-use.shot }
bang-line-use-other = { $cardIs ->
    [none] { $seatIs ->
        [none] Use { $detail }
        [me] Use { $detail } on yourself
       *[other] Use { $detail } on { $seat }
     }
   *[other] { $seatIs ->
        [none] { $detail }: { bang-line-use-cards }
        [me] { $detail }: { bang-line-use-cards } at yourself
       *[other] { $detail }: { bang-line-use-cards } at { $seat }
     }
 }
bang-line-use-cards = { $withIs ->
    [none] { $card }
   *[other] { $card } and { $with }
 }
bang-do-end = End your turn
bang-do-pass = Pass
    .shot = Take the hit
    .bang = Lose 1 life point
    .rescue = Nothing more
    .draw = Do not draw
    .loss = Do nothing
    .check = Do nothing
    .defend = Let the card go
    .roulette = Lose 2 life points
    .exchange = No more cards
    .give-life = Give nothing
    .guess = Stop guessing
bang-do-miss = { $asIs ->
    [none] Answer with { $card }
   *[other] Answer with { $card } as { $as }
 }
bang-do-discard = Discard { $card }
bang-do-rescue = Drink { $card }
bang-do-take = { $seatIs ->
    [none] Take { $card }
    [me] Take your { $card }
   *[other] Take { $card } from { $seat }
 }
bang-do-card = { $card }, in play
bang-do-hand = A card from the hand, at random
bang-do-deck = From the deck
    .look = Simply draw
    .draw-phase = Draw
    .skip-draw = Draw cards
bang-do-pile = { $card } from the discard pile
bang-do-rob = From { $seat }'s hand
bang-do-look = Look at the top cards
bang-do-put-back = Put { $card } back
bang-do-draw = Draw a card
bang-do-copy = The ability of { $seat }
bang-do-count = { $cardRank } counts
bang-do-top = { $card } on top
bang-do-give = { $seatIs ->
    [none] Give { $card }
   *[other] Give { $card } to { $seat }
 }
bang-do-keep = Play { $card }
    .identity = Stay who you are
bang-do-suit = { $detailIs ->
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }
bang-do-swap = Become { $card }
bang-do-borrow = The ability of { $card }, for this turn
bang-do-aim = { $seatIs ->
    [me] Your own { $card }
   *[other] { $card } of { $seat }
 }
bang-do-drink = Do not draw, regain 1 life point
bang-do-give-life = Give 1 life point to { $seat }
bang-do-guess = { $detailIs ->
    [red] red
    [black] black
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }
bang-do-pack = { $detailIs ->
    [high-noon] { bang-module-high-noon }
    [fistful-of-cards] { bang-module-fistful-of-cards }
   *[other] { $detail }
 }
