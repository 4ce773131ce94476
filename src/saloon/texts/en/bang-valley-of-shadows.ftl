# The Valley of Shadows: cards and characters.

bang-card-aim = Aim
    .text = Play it with a BANG! card: if that hits, it costs 2 life points.
bang-card-backfire = Backfire
    .text = A Missed! card; whoever fired becomes the target of a BANG! effect.
bang-card-bandidos = Bandidos
    .text = All others discard a BANG! card or 2 other cards from hand.
bang-card-escape = Escape
    .text = If you are the only target of a card other than BANG!, it has no effect.
bang-card-fanning = Fanning
    .text = A BANG! effect within range, and one on a player at distance 1 from the first. Counts as your BANG!
bang-card-last-call = Last Call
    .text = Regain 1 life point, even if only two players are left.
bang-card-poker = Poker
    .text = All others stake a card, all are turned up. Without an ace among them, take 2.
bang-card-saved = Saved!
    .text = Another player loses 1 life point less. If that saves a life, take 2 cards from that hand or from the deck.
bang-card-tomahawk = Tomahawk
    .text = A BANG! effect at distance up to 2. Not a BANG! card.
bang-card-tornado = Tornado
    .text = Everybody gives 2 cards from hand to the player on the left, all at once.
bang-card-bounty = Bounty
    .text = Lay it in front of anybody: whoever hits that player with a BANG! card draws a card.
bang-card-ghost = Ghost
    .text = Lay it in front of an eliminated player, who is back in the game, without life points.
bang-card-lemat = LeMat
    .text = Weapon, range 1. In your turn you may play any card as a BANG! card.
bang-card-rattlesnake = Rattlesnake
    .text = Lay it in front of anybody. Start of the turn, draw!: spades cost 1 life point.
bang-card-shotgun = Shotgun
    .text = Weapon, range 1. Whoever you hit with a BANG! card discards a card from hand.

bang-character-black-flower = Black Flower
    .text = Once in her turn she may play a club from hand as an extra BANG! card.
bang-character-colorado-bill = Colorado Bill
    .text = Draws! with every BANG! card he plays: on spades it cannot be cancelled.
bang-character-der-spot-burst-ringer = Der Spot - Burst Ringer
    .text = Once in his turn he may play a BANG! card as a Gatling.
bang-character-evelyn-shebang = Evelyn Shebang
    .text = In phase 1 she may draw 1 card less for a BANG! effect at distance 1.
bang-character-henry-block = Henry Block
    .text = Whoever takes or discards one of his cards is the target of a BANG! effect.
bang-character-lemonade-jim = Lemonade Jim
    .text = When another player plays a Beer, he may discard a card to regain 1 life point.
bang-character-mick-defender = Mick Defender
    .text = As the only target of a card other than BANG! he may cancel it with a Missed! card.
bang-character-tuco-franziskaner = Tuco Franziskaner
    .text = Without a blue card in front of him he draws 2 cards more in phase 1.

bang-ruling-bandidos-wording = Bandidos
    .about = What Bandidos costs.
    .czech = a BANG! card or two cards, for all others
    .international = two cards or a life point, for everybody
bang-ruling-saved-reward = The reward of Saved!
    .about = When Saved! brings two cards.
    .elimination-prevented = only if it saved a life
    .whenever-survives = whenever the player survives

bang-ask-reward = { $about }: from the deck, or from { $by }'s hand?
    .other = { $seat } takes two cards ({ $about }).
bang-ask-bandidos = { $about }: discard a BANG! card, or { $amount ->
    [one] one more card
   *[other] { $amount } cards
 }.
    .other = { $about }: { $seat } discards.
bang-ask-bandidos-life = { $about }: discard { $amount } cards, or lose 1 life point?
    .other = { $about }: does { $seat } discard?
bang-ask-second-target = { $about }: who else, next to { $by }?
    .other = { $seat } chooses a second target ({ $about }).
bang-ask-poker = { $about }: which card do you stake?
    .other = { $about }: the others stake a card: { $seats }.
bang-ask-tornado = { $about }: which card do you give to the left? { $amount } to go.
    .other = { $about }: everybody gives cards away: { $seats }.
bang-ask-fewer = { $about }: draw a card less, and shoot at a neighbour?
    .other = { $seat } may draw a card less and shoot ({ $about }).
bang-ask-shoot = { $about }: whom do you shoot at?
    .other = { $seat } chooses a target ({ $about }).
bang-ask-lemonade = { $by } plays a Beer: do you discard a card to regain 1 life point?
    .other = { $seat } may discard a card to regain a life point ({ $about }).

bang-do-stake = Stake { $card }
bang-do-also = { $seat }, too
bang-do-shoot = Shoot at { $seat }

bang-log-staked = { $seatIs ->
    [me] You stake { $card }.
   *[other] { $seat } stakes { $card }.
 }

bang-why-VS-CARD-01 = { $card } is played together with a BANG! card.
bang-why-VS-CARD-05 = { $card } is played when you are shot at.
bang-why-VS-CARD-10 = Bandidos: discard a BANG! card, or two cards.
bang-why-VS-CARD-23 = { $card } never hits yourself.
bang-why-VS-CARD-26 = { $card }: first somebody who has another player at distance 1, if there is one.
bang-why-VS-CARD-30 = Choose the second target next to the first.
bang-why-VS-CARD-32 = { $card } is for a player who is out; { $target } is not.
bang-why-VS-CARD-34 = { $card }: a ghost has no life points, and can neither lose nor regain any.
bang-why-VS-CARD-48 = { $card }: any card from your hand is a BANG!, in your own turn.
bang-why-VS-CARD-52 = Poker: everybody stakes a card.
bang-why-VS-CARD-68 = The Shotgun has hit you: discard a card from your hand.
bang-why-VS-CARD-69 = { $card }: only another player can be the target.
bang-why-VS-CARD-76 = Tornado: choose the cards you give away.
bang-why-VS-CHAR-01 = { $card }: that takes a club from your hand.
bang-why-VS-CHAR-05 = { $card }: a card less for a shot at a neighbour.
bang-why-VS-CHAR-16 = { $card }: a card from hand for a life point, when another player plays a Beer.
bang-why-VS-CHAR-18 = { $card }: a Missed! card, if you are the only target of a card other than BANG!.
bang-why-VS-CHAR-23 = { $card }: that takes a BANG! card, once in your turn.
bang-why-VS-CARD-18 = { $card } cancels a card other than BANG! whose only target you are.
bang-why-VS-CARD-63 = Both cards come from the same place.
bang-why-VS-CARD-78 = { $card } is played when another player is about to lose a life point.
