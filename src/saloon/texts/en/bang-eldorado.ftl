# Eldorado: events, and what they ask and tell.

bang-event-cavalry = Cavalry
    .text = A Deputy who shows the role in the own turn may play two BANG! cards a turn, at any distance.
bang-event-daring-challenge = Daring Challenge
    .text = Shot at with BANG!, turn up a card: lower is a hit, else a Missed!; in the same suit it bounces back.
bang-event-dead-sheriffs-ghost = Dead Sheriff's Ghost
    .text = The dead sit at the table again. Their turn: draw 1 card, move a card in play, spare the Sheriff.
bang-event-desperados = Desperados
    .text = An Outlaw who shows the role in the own turn draws 3 cards in phase 1 and may play Missed! as Beer.
bang-event-devils-pact = Devil's Pact
    .text = The first to lose the last life point, but for the Sheriff, goes on as an Outlaw whom nothing heals.
bang-event-dough-badman = Dough Badman
    .text = Before phase 1, all but the Sheriff may discard 2 cards to regain 1 life point.
bang-event-eldorado-event = Eldorado
    .text = Instead of phase 1: a card from the hand on your left, one from the deck, then give one to the right.
bang-event-grave-digger = Grave Digger
    .text = The first to lose the last life point, but for the Sheriff, becomes the Grave Digger, who plays alone.
bang-event-horse-stealer = Horse Stealer
    .text = Cards that change distances have no effect. Whoever ends this with an ace collects them, keeps one.
bang-event-lifetime = Lifetime
    .text = At once the Sheriff may lock somebody up: a Jail that only hearts or an ace open.
bang-event-lou = Lou
    .text = With two life points or fewer, any card of hearts may be played as a Beer.
bang-event-mad-ride = Mad Ride
    .text = Every second player turns up a card and plays only on an ace. The top of the pile may answer shots.
bang-event-nugget = Nugget
    .text = Draw 3 cards in phase 1, and keep as many as you like.
bang-event-scout = Scout
    .text = Without a weapon card in play, everybody shoots up to distance 3.
bang-event-sioux-chief = Sioux Chief
    .text = Indians! take a card from every hand; all choose one. Who gets none discards a BANG! or is hit.
bang-event-wet-ammo = Wet Ammo
    .text = All players are at distance 1, and it takes two BANG! cards to shoot.
bang-event-wild-shot = Wild Shot
    .text = At the start of the turn turn up a card: spades cost who sits that far to the left 1 life point.
bang-event-winifred = Winifred
    .text = After phase 1 the Sheriff and all women regain 1 life point.

bang-role-grave-digger = Grave Digger
    .goal = Be the only one left with the Sheriff. You shoot with Missed! cards; spades are your Barrel.
bang-side-grave-digger = the Grave Digger

bang-ask-dough = { $amount ->
    [one] { $about }: and which card goes with it?
   *[other] { $about }: discard { $amount } cards to regain 1 life point? Choose the first.
 }
    .other = { $about }: { $seat } may discard two cards for a life point.
bang-ask-collect = { $about }: all these cards are discarded but one. Which one do you keep?
    .other = { $about }: { $seat } chooses a card to keep.
bang-ask-share = { $about }: which card do you take?
    .other = { $about }: { $seat } takes a card.
bang-ask-lifetime = { $about }: do you lock somebody up?
    .other = { $about }: { $seat } may lock somebody up.

bang-do-lock-up = Lock up { $seat }
bang-line-show-role = { $detail }: show your role
bang-line-wet-ammo = { $seatIs ->
    [none] { $detail }: { $card } and { $with }
   *[other] { $detail }: { $card } and { $with } at { $seat }
 }
bang-line-haunt = { $seatIs ->
    [none] Move { $card }
   *[other] Move { $card } in front of { $seat }
 }
bang-line-from-the-pile = The top card of the discard pile
bang-line-digger-barrel = Grave Digger: draw! for spades

bang-log-event-over = { $byIs ->
    [none] { $event } is over.
    [me] Your ace calls off { $event }.
   *[other] An ace of { $by } calls off { $event }.
 }
bang-log-showed-role = { $seatIs ->
    [me] { $why }: you show that you are { bang-line-a-role }.
   *[other] { $why }: { $seat } is { bang-line-a-role }.
 }
bang-log-jailed = { $targetIs ->
    [me] { $why }: { $seat } locks you up.
   *[other] { $seatIs ->
        [me] { $why }: you lock up { $target }.
       *[other] { $why }: { $seat } locks up { $target }.
     }
 }
bang-log-released = { $seatIs ->
    [me] You are free again ({ $why }).
   *[other] { $seat } is free again ({ $why }).
 }
bang-log-moved = { $seatIs ->
    [me] You move { $card }: from { $from } to { $to }.
   *[other] { $seat } moves { $card }: from { $from } to { $to }.
 }
bang-log-laid-open = { $seatIs ->
    [me] { $why }: your { $card } lies open.
   *[other] { $why }: { $card } from the hand of { $seat } lies open.
 }
bang-log-bounced = { $targetIs ->
    [me] The shot bounces back at you!
   *[other] The shot bounces back at { $target }!
 }
bang-log-became = { $seatIs ->
    [me] { $why }: you do not die, you are { bang-line-a-role } now. { bang-line-lives-left }.
   *[other] { $why }: { $seat } does not die, but is { bang-line-a-role } now. { bang-line-lives-left }.
 }

bang-why-EL-CARD-01 = { $needIs ->
    [hidden] { $card }: your role lies open already.
   *[other] { $card } is for Deputies.
 }
bang-why-EL-CARD-19 = { $needIs ->
    [hidden] { $card }: your role lies open already.
   *[other] { $card } is for Outlaws.
 }
bang-why-EL-CARD-12 = { $needIs ->
    [none] { $targetIs ->
        [none] { $card }: only a ghost moves cards, in its own turn.
       *[other] { $target } has a weapon already.
     }
    [marks] { $card }: choose a card in play, and another player for it.
   *[other] { bang-why-need }
 }
bang-why-EL-CARD-13 = { $card }: a ghost keeps nothing for itself.
bang-why-EL-CARD-14 = Dead Sheriff's Ghost: a ghost does nothing that could hurt the Sheriff.
bang-why-EL-CARD-16 = { bang-why-need }
bang-why-EL-CARD-24 = Devil's Pact: nothing heals you any more.
bang-why-EL-CARD-26 = Dough Badman: choose the cards you discard, or pass.
bang-why-EL-CARD-29 = Eldorado: give a card to the right first.
bang-why-EL-CARD-34 = { bang-why-need }
bang-why-EL-CARD-35 = Grave Digger: take your first card from somebody's hand.
bang-why-EL-CARD-37 = The Grave Digger shoots with Missed! cards only.
bang-why-EL-CARD-38 = The Grave Digger challenges nobody to a Duel.
bang-why-EL-CARD-39 = { $card }: the Grave Digger cannot use it before his own turn.
bang-why-EL-CARD-43 = Horse Stealer: { $card } has no effect now.
bang-why-EL-CARD-44 = Horse Stealer: choose the card you keep.
bang-why-EL-CARD-46 = Lifetime: lock somebody up, or pass.
bang-why-EL-CARD-50 = Lou: only hearts are a Beer, and only with two life points or fewer.
bang-why-EL-CARD-54 = Mad Ride: with only two players left it has no effect.
bang-why-EL-CARD-55 = { $needIs ->
    [none] Mad Ride: the top card of the discard pile is no Missed!
   *[other] { bang-why-need }
 }
bang-why-EL-CARD-60 = Sioux Chief: choose one of the open cards.
bang-why-EL-CARD-61 = Indians! Discard a BANG!, or lose 1 life point.
bang-why-EL-CARD-62 = Wet Ammo: { $card } has no effect now, everybody is at distance 1.
bang-why-EL-CARD-63 = { $needIs ->
    [none] Wet Ammo: it takes two BANG! cards to shoot.
   *[other] { bang-why-need }
 }

bang-clock = { $count ->
    [one] Turns up the next Eldorado event, in one round
   *[other] Turns up the next Eldorado event, in { $count } rounds
 }
    .ace = Has brought an ace: turns up the next Eldorado event at the end of the own turn
