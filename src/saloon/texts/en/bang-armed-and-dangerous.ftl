# Armed & Dangerous: cards and characters, load tokens.

bang-card-ace-up-the-sleeve = Ace Up the Sleeve
    .text = Pay 2 of its tokens: draw a card.
bang-card-bandolier = Bandolier
    .text = Once a turn, pay 1 of its tokens: you may play one extra BANG! card.
bang-card-beer-keg = Beer Keg
    .text = In your turn, pay 3 of its tokens: regain 1 life point.
bang-card-bell-tower = Bell Tower
    .text = Pay 1 of its tokens: for the next card you play, everybody is at distance 1.
bang-card-big-fifty = Big Fifty
    .text = Weapon, range 6. A token with a BANG! card cancels the target's ability and cards in play for it.
bang-card-bomb = Bomb
    .text = Put it in front of anybody. Start of turn, draw!: red, hand it on; black, lose 2 tokens. Empty: 2 life points.
bang-card-buntline-special = Buntline Special
    .text = Weapon, range 2. A token with a BANG! card: if it is cancelled, the target discards a card from hand.
bang-card-crate = Crate
    .text = Pay 2 of its tokens: a Missed! effect.
bang-card-double-barrel = Double Barrel
    .text = Weapon, range 1. With a BANG! card of diamonds pay 1 of its tokens: nothing can cancel it.
bang-card-lockpick = Lockpick
    .text = Pay 3 of its tokens: take a random card from any hand.
bang-card-thunderer = Thunderer
    .text = Weapon, range 3. With a BANG! card pay 1 of its tokens: take that card back into your hand.
bang-card-tumbleweed = Tumbleweed
    .text = In anybody's turn, pay 1 of its tokens: a draw! is made again.
bang-card-whip = Whip
    .text = Pay 3 of its tokens: discard any card in play, also one of your own.
bang-card-a-little-nip = A Little Nip
    .text = Regain 1 life point; for every 3 tokens 1 more.
bang-card-arrow = Arrow
    .text = A player discards a BANG! card or loses 1 life point; for each token another player, too.
bang-card-caravan = Caravan
    .text = Draw 2 cards; for every 2 tokens 1 more.
bang-card-duck = Duck!
    .text = A Missed! effect; for 2 tokens take this card back.
bang-card-flintlock = Flintlock
    .text = A BANG! effect on a player within range; if it is cancelled, take this card back for 2 tokens.
bang-card-quick-shot = Quick Shot
    .text = A BANG! effect on a player within range; for each token on another one, too.
bang-card-reloading = Reloading
    .text = Put 3 tokens on your orange cards and your character, as you like.
bang-card-rust = Rust
    .text = All others lose a token from each orange card and from their character; you keep up to 4 of them.
bang-card-squaw = Squaw
    .text = Discard any card in play; for 2 tokens take it into your hand instead.

bang-character-al-preacher = Al Preacher
    .text = When another player plays a blue or orange card, he may pay 2 tokens to draw a card.
bang-character-bass-greeves = Bass Greeves
    .text = Once in his turn he may discard a card from hand to put 2 tokens on one of his cards.
bang-character-bloody-mary = Bloody Mary
    .text = Draws a card each time a BANG! card of hers is cancelled.
bang-character-frankie-canton = Frankie Canton
    .text = Once in his turn he may take a token from any orange card or another character.
bang-character-julie-cutter = Julie Cutter
    .text = Each time somebody takes a life point from her she draws!: red, and that player is shot at.
bang-character-mexicali-kid = Mexicali Kid
    .text = Once in his turn he may pay 2 tokens for a BANG! effect within range.
bang-character-ms-abigail = Ms. Abigail
    .text = May ignore brown cards of J, Q, K and A if she is their only target.
bang-character-red-ringo = Red Ringo
    .text = Starts with 4 tokens. Once in his turn he may move up to 2 of them to his orange cards.

bang-word-loads = { $count ->
    [one] { $count } load token
   *[other] { $count } load tokens
 }
    .about = They pay for what orange cards do, and make brown cards stronger. There is room for 4.
    .supply = { $count ->
        [one] { $count } is left in the supply.
       *[other] { $count } are left in the supply.
     }

bang-ask-load = { $aboutIs ->
    [blue] You have played a blue card: where do you put a load token?
    [excess] For the card you discard: where do you put a load token?
   *[other] { $about }: where { $amount ->
        [one] does the load token go
       *[other] do { $amount } load tokens go
     }?
 }
    .other = { $seat } may put a load token somewhere.
bang-ask-pay = { $about }: which token do you pay with? { $amount ->
    [one] One is missing.
   *[other] { $amount } are missing.
 }
    .other = { $seat } pays with load tokens ({ $about }).
bang-ask-load-shot = { $about }: do you pay a load token for this BANG!?
    .other = { $seat } may make the BANG! stronger ({ $about }).
bang-ask-upgrade = { $about }: do you pay { $amount ->
    [one] a load token
   *[other] { $amount } load tokens
 } to make it stronger?
    .other = { $seat } may make the card stronger ({ $about }).
bang-ask-preach = { $by } has laid a card down. Do you pay { $amount } load tokens to draw a card?
    .other = { $seat } may draw a card ({ $about }).
bang-ask-pass-on = { $about }: whom do you hand it to?
    .other = { $seat } hands { $about } on.
bang-ask-forced-discard = { $about }: which card do you discard?
    .other = { $seat } has to discard a card ({ $about }).

bang-do-load = { $cardIs ->
    [none] On the character
   *[other] On { $card }
 }
bang-do-pay = { $cardIs ->
    [none] From the character
   *[other] From { $card }
 }
bang-do-upgrade = { $seatIs ->
    [none] Pay and make it stronger
   *[other] Pay, and { $seat } is a target, too
 }
bang-do-hand-on = Hand it to { $seat }

bang-log-loaded = { $cardIs ->
    [none] { $seatIs ->
        [me] Your character holds { $tokens ->
            [one] { $tokens } load token
           *[other] { $tokens } load tokens
         } now.
       *[other] { $seat }'s character holds { $tokens ->
            [one] { $tokens } load token
           *[other] { $tokens } load tokens
         } now.
     }
   *[other] { $card } is loaded: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
     }.
 }
bang-line-tokens-left = { $tokens } left
bang-log-unloaded = { $cardIs ->
    [none] { $seatIs ->
        [me] Tokens leave your character; { bang-line-tokens-left }.
       *[other] Tokens leave { $seat }'s character; { bang-line-tokens-left }.
     }
   *[other] { $card } gives up tokens; { bang-line-tokens-left }.
 }

bang-why-AD-CARD-04 = { $card }: once a turn, and that is done.
bang-why-AD-CARD-08 = { $card }: you see from up there already, until you play a card.
bang-why-AD-CARD-12 = { $card } is checked at the start of your turn and not used otherwise.
bang-why-AD-CARD-13 = Red: hand the Bomb to another player.
bang-why-AD-CARD-23 = { $card } helps only when you are shot at.
bang-why-AD-CARD-26 = { $card }: only another player can be the target.
bang-why-AD-CARD-27 = { $target } has no card in hand that { $card } could take.
bang-why-AD-CARD-29 = { $card }: only when somebody has drawn!
bang-why-AD-CARD-30 = { $card } is used when somebody has drawn!, in anybody's turn.
bang-why-AD-CARD-35 = No card lies in front of { $target } that { $card } could hit.
bang-why-AD-CARD-39 = { $card }: discard a BANG! card, or lose 1 life point; you cannot aim it at yourself.
bang-why-AD-CARD-45 = { $card } is played when you are shot at, and at nothing else.
bang-why-AD-CARD-46 = { $card } cannot be aimed at yourself.
bang-why-AD-CARD-52 = { $card } cannot be aimed at yourself.
bang-why-AD-CARD-56 = Reloading: every token has to go somewhere.
bang-why-AD-CHAR-01 = Pay with tokens from your character and your orange cards.
bang-why-AD-CHAR-03 = { $card }: when another player has laid down a blue or orange card, for 2 tokens.
bang-why-AD-CHAR-07 = { $card }: once in your turn, for a card from hand.
bang-why-AD-CHAR-08 = Both tokens go to one place.
bang-why-AD-CHAR-11 = { $card }: once in your turn, for one token.
bang-why-AD-CHAR-12 = { $card }: there is no token to take there.
bang-why-AD-CHAR-21 = { $card }: that takes 2 load tokens.
bang-why-AD-CHAR-23 = { $card }: { $target } is out of range.
bang-why-AD-CHAR-26 = { $card }: only against a brown card of J, Q, K or A that is aimed at you alone.
bang-why-AD-CHAR-30 = { $card }: that takes a token on your character and an orange card to put it on.
bang-why-AD-CHAR-31 = A second token may go to the same card or to another one.
bang-why-AD-DANGER-04 = The supply has too few load tokens for { $card }: it needs 3.
bang-why-AD-DANGER-06 = { $card } has too few load tokens.
bang-why-AD-TOKEN-05 = { $card } holds 4 load tokens, and no more.
bang-why-AD-TOKEN-06 = A character or card holds 4 load tokens at most: there is no room.
bang-why-AD-TOKEN-07 = For a blue card you have played you may put a load token somewhere.
bang-why-AD-TOKEN-11 = For a card above the hand limit you may put a load token somewhere.
bang-why-AD-UPGRADE-03 = Pay with tokens from your orange cards and your character.
bang-why-AD-UPGRADE-05 = Making a card stronger is up to you.
bang-why-AD-WEAPON-03 = { $card }: the token is paid when you have played a BANG! card.
bang-why-AD-WEAPON-07 = { $card } is cancelled for this BANG! by the Big Fifty.
bang-why-AD-WEAPON-12 = The BANG! was cancelled: discard a card from your hand.
bang-why-AD-WEAPON-15 = { $card }: a token makes a BANG! of diamonds impossible to cancel.
bang-why-AD-WEAPON-18 = { $card }: a token brings the BANG! card back into your hand.
