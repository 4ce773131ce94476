# The Great Train Robbery: railcars, stations, cards, characters, and what is said about the train.

## Railcars

bang-railcar-baggage-car = Baggage Car
    .text = Discard it as a Missed!, a Panic!, a Cat Balou or an extra BANG!
bang-railcar-caboose = Caboose
    .text = You may discard another of your blue cards as a Missed!
bang-railcar-cattle-truck = Cattle Truck
    .text = Discard it: take one of the top 3 cards of the discard pile.
bang-railcar-circus-wagon = Circus Wagon
    .text = Discard it: all others discard one of their cards in play.
bang-railcar-coal-hopper = Coal Hopper
    .text = Discard it: draw a card, and discard a railcar in front of anybody.
bang-railcar-dining-car = Dining Car
    .text = At the start of your turn draw!: on hearts you regain 1 life point.
bang-railcar-express-car = Express Car
    .text = Discard it: your turn ends, you discard your hand, and you play another turn.
bang-railcar-ghost-car = Ghost Car
    .text = For anybody but the Sheriff, even who is out: stays in the game without life points.
bang-railcar-lounge-car = Lounge Car
    .text = Discard it: draw 2 railcars, one for you and one for another player.
bang-railcar-lumber-flatcar = Lumber Flatcar
    .text = Put it in front of anybody, who sees all others at distance +1.
bang-railcar-mail-car = Mail Car
    .text = Discard it: draw 3 cards and give one of them to another player.
bang-railcar-observation-car = Observation Car
    .text = You see the others at distance -1, they see you at distance +1.
bang-railcar-passenger-car = Passenger Car
    .text = Discard it: take a card of any other player, from hand or in play.
bang-railcar-prisoner-car = Prisoner Car
    .text = Indians! and Duels of others do not concern you.
bang-railcar-private-car = Private Car
    .text = Without cards in hand you are no target for BANG! cards.
bang-railcar-sleeper-car = Sleeper Car
    .text = Once in each turn you may discard another of your blue cards as an extra BANG!

bang-border-railcar = railcar
    .about = Taken from the train. In front of a player it is like a blue card; it never goes into a hand.
    .note = railcar: lies in front of its owner like a blue card
bang-border-station = station
    .about = What the railcar under it costs.
    .note = station: the price of the railcar under it

## Stations and locomotive

bang-station-boom-town = Boom Town
    .text = Price: a BANG! card.
    .price = BANG!
bang-station-catico = Catico
    .text = Price: a Panic! or a Cat Balou card.
    .price = Panic!, Cat Balou
bang-station-creepy-creek = Creepy Creek
    .text = Price: a card of spades.
    .price = ♠
bang-station-crowns-hole = Crown's Hole
    .text = Price: a Beer card.
    .price = Beer
bang-station-deathwood = Deathwood
    .text = Price: a blue card; a railcar will do.
    .price = blue
bang-station-dodgeville = Dodgeville
    .text = Price: a Missed! card.
    .price = Missed!
bang-station-fort-wroth = Fort Wroth
    .text = Price: a card from 10 to ace.
    .price = 10–A
bang-station-frisco = Frisco
    .text = Price: a card of clubs.
    .price = ♣
bang-station-miners-oath = Miner's Oath
    .text = Price: a card of diamonds.
    .price = ♦
bang-station-san-tafe = San Tafe
    .text = Price: a card of hearts.
    .price = ♥
bang-station-tombrock = Tombrock
    .text = Price: 1 life point, but not your last one.
    .price = 1 life
bang-station-virginia-town = Virginia Town
    .text = Price: any 2 cards.
    .price = 2 cards
bang-station-yooma = Yooma
    .text = Price: a card from 2 to 9.
    .price = 2–9

bang-locomotive-ironhorse = Ironhorse
    .text = At the end of the line everybody is the target of a BANG! effect.
bang-locomotive-leland = Leland
    .text = At the end of the line everybody takes a card, as from a General Store.
bang-locomotive-end = end of the line
bang-train = The train
    .left = { $count ->
    [one] { $count } railcar in the deck
   *[other] { $count } railcars in the deck
 }
    .advance = Move it on and take a railcar
    .row = Stations
    .under = { $card } under { $station }
    .waiting = { $card }: under no station yet

## Cards

bang-card-cactus = Cactus
    .text = A Missed! effect; then draw!: hearts or diamonds bring you 1 life point.
bang-card-evaded = Evaded!
    .text = A Missed! effect; the card you evaded comes into your hand.
bang-card-full-steam = Full Steam
    .text = The train goes to the end of the line. Its effect happens twice or not at all, as you like.
bang-card-knife-revolver = Knife Revolver
    .text = A BANG! effect in range, instead of your BANG! Draw!: on J, Q, K or A it comes back.
bang-card-money-bag = Money Bag
    .text = Has the effect of the brown card on top of the discard pile.
bang-card-most-wanted = Most Wanted
    .text = Draw a card. Then everybody, you too, draws!: spades cost 1 life point.
bang-card-next-stop = Next Stop
    .text = Draw a card; the train moves on by one station.
bang-card-switch = Switch
    .text = Exchange one of your cards in play with another player's.
bang-card-train-robbery = Train Robbery
    .text = For each card in front of a player: it is discarded, or a BANG! effect. Instead of your BANG!
bang-card-water-tower = Water Tower
    .text = Take any railcar of the train for nothing.
bang-card-dragoon = Dragoon
    .text = Weapon, range 2. You may play one BANG! card more in your turn.
bang-card-map = Map
    .text = Before you draw in phase 1, look at the top 2 cards; you may discard one.
bang-card-refund = Refund
    .text = When another player takes or discards another card of yours, you draw a card.
bang-card-strongbox = Strongbox
    .text = At the end of your turn you draw a card.

## Characters

bang-character-benny-brawler = Benny Brawler
    .text = In his turn he may take any number of railcars, paying for each.
bang-character-evan-babbit = Evan Babbit
    .text = Discards a card of its suit: a BANG! card at him hits another at distance 1 instead.
bang-character-jimmy-texas = Jimmy Texas
    .text = At the end of his turn he draws a card.
bang-character-manuelita = Manuelita
    .text = Draws 2 cards whenever the train reaches the end of the line.
bang-character-sancho = Sancho
    .text = The one railcar he takes in his turn costs him nothing.
bang-character-sgt-blaze = Sgt. Blaze
    .text = May spare one player whenever he does something to several.
bang-character-shade-oconnor = Shade O'Connor
    .text = The train moves in another's turn: he may discard a card and draw one.
bang-character-zippy-roy = Zippy Roy
    .text = Once in his turn he may move the train on by one station.

## What happens

bang-log-locomotive = The locomotive shows its side { $side }.
bang-log-train-moved = { $whyIs ->
    [full-steam] Full steam ahead: the train goes to the end of the line.
   *[other] { $stationIs ->
        [none] The train leaves the last station.
       *[other] The train moves on: the locomotive is at { $station }.
     }
 }
bang-log-end-of-line = End of the line: { $side }.
bang-log-new-line = A new line, { $side } in front. Stations: { $row }. Railcars: { $railcars }.
bang-log-attached = { $card } is attached to the train.
bang-log-uncoupled = { $seatIs ->
    [me] You get { $card }.
   *[other] { $seat } gets { $card }.
 }
bang-log-boarded = { $stationIs ->
    [none] { $seatIs ->
        [me] You take { $card } for nothing.
       *[other] { $seat } takes { $card } for nothing.
     }
   *[other] { $seatIs ->
        [me] You take { $card } ({ $station }).
       *[other] { $seat } takes { $card } ({ $station }).
     }
 }
bang-log-parked = { $targetIs ->
    [me] { $card } now lies in front of you.
    [self] { $seatIs ->
        [me] { $card } now lies in front of you.
       *[other] { $card } now lies in front of { $seat }.
     }
   *[other] { $card } now lies in front of { $target }.
 }
bang-log-steam = { $twice ->
    [yes] The locomotive's effect happens twice.
   *[no] The locomotive's effect is ignored.
 }
bang-log-used-for = { $seatIs ->
    [me] You use { $card } as { $as }{ bang-line-at }.
   *[other] { $seat } uses { $card } as { $as }{ bang-line-at }.
 }
bang-log-bag-copied = { $why } has the effect of { $as }.
bang-log-swapped = { $seatIs ->
    [me] You exchange { $card } for { $got } with { $target }.
   *[other] { $targetIs ->
        [me] { $seat } exchanges { $card } for your { $got }.
       *[other] { $seat } exchanges { $card } for { $got } with { $target }.
     }
 }
bang-log-scouted = { $seatIs ->
    [me] You discard { $card } from the deck ({ $why }).
   *[other] { $seat } discards { $card } from the deck ({ $why }).
 }
bang-log-redirected = { $targetIs ->
    [me] The BANG! is meant for you now ({ $why }).
   *[other] The BANG! is meant for { $target } now ({ $why }).
 }
bang-log-exempted = { $targetIs ->
    [me] You are spared ({ $why }).
    [self] { $seatIs ->
        [me] You spare yourself ({ $why }).
       *[other] { $seat } is left out ({ $why }).
     }
   *[other] { $target } is spared ({ $why }).
 }

## What is asked

bang-ask-railcar = { $aboutIs ->
    [none] Which railcar do you take?
   *[other] { $about }: which railcar do you take?
 }
    .other = { $seat } chooses a railcar.
bang-ask-fare = { $about }: what do you pay with? { $amount ->
    [one] One card is due.
   *[other] { $amount } cards are due.
 }
    .other = { $seat } pays at { $about }.
bang-ask-park = { $about }: in front of whom do you put it?
    .other = { $seat } chooses in front of whom { $about } comes to lie.
bang-ask-full-steam = { $about } at the end of the line: twice, or not at all?
    .other = { $seat } decides about the effect of { $about }.
bang-ask-map = { $about }: these cards are next. Do you discard one?
    .other = { $seat } looks at the top cards of the deck ({ $about }).
bang-ask-trade-in = The train has moved: do you discard a card to draw one?
    .other = { $seat } may exchange a card ({ $about }).
bang-ask-redirect = { $by } shoots at you with { $about }. Do you discard a card of that suit to turn it on somebody else?
    .other = { $seat } may turn the BANG! on somebody else.
bang-ask-exempt = { $about }: do you spare somebody?
    .other = { $seat } may spare somebody ({ $about }).
bang-ask-robbery = Train Robbery: do you give up { $about }, or is it to be a BANG!?
    .other = { $seat } gives up { $about } or is shot at.
bang-ask-switch-get = { $about }: which card of { $by } do you want?
    .other = { $seat } chooses what to exchange ({ $about }).
bang-ask-switch-give = { $about }: which card does { $by } get for it?
    .other = { $seat } chooses what to exchange ({ $about }).
bang-ask-derail = { $about }: which railcar is discarded?
    .other = { $seat } chooses a railcar to discard ({ $about }).
bang-ask-mail = { $about }: which card do you give to whom?
    .other = { $seat } gives one of the cards away ({ $about }).
bang-ask-lounge = { $about }: which railcar do you give to whom? The other one is yours.
    .other = { $seat } gives one of two railcars away ({ $about }).
bang-ask-from-pile = { $about }: which card do you take from the discard pile?
    .other = { $seat } takes a card from the discard pile ({ $about }).
bang-ask-bag-target = Money Bag as { $about }: at whom?
    .other = { $seat } chooses a target.

bang-do-take-free = Take { $card } for nothing
bang-do-ignore = Not at all
bang-do-twice = Twice
bang-do-drop = Discard { $card }
bang-do-redirect = Discard { $card }: { $seat } is the target
bang-do-exempt = { $seatIs ->
    [me] Spare yourself
   *[other] Spare { $seat }
 }
bang-do-stand-fast = Keep it and be shot at
bang-line-with-train = { $withIs ->
    [take] { $otherIs ->
        [none] Take { $card }
       *[other] Take { $card }, pay { $other }
     }
    [advance-free] Advance the train, take { $card } for nothing
   *[advance] { $otherIs ->
        [none] Advance the train and take { $card }
       *[other] Advance the train, take { $card }, pay { $other }
     }
 }
bang-line-with-baggage = { $seatIs ->
    [none] Baggage Car as { $with }
    [me] Baggage Car as { $with } at yourself
   *[other] Baggage Car as { $with } at { $seat }
 }
bang-line-with-sleeper = { $seatIs ->
    [none] Sleeper Car: { $card } as BANG!
    [me] Sleeper Car: { $card } as BANG! at yourself
   *[other] Sleeper Car: { $card } as BANG! at { $seat }
 }

## Why not

bang-why-GT-TAKE-01 = One railcar in a turn, and you have taken it.
bang-why-GT-TAKE-02 = Railcars are taken in your own turn, while you may play cards.
bang-why-GT-TAKE-03 = { $card } stands under no station yet: it cannot be bought.
bang-why-GT-TAKE-04 = { $card }: you have nothing that pays this price.
bang-why-GT-TAKE-10 = The train moves for free once in a turn, and it has.
bang-why-GT-TAKE-12 = You could pay for no railcar after that move, and one has to be taken then.
bang-why-GT-TAKE-14 = Choose in front of whom the railcar comes to lie.
bang-why-GT-TAKE-20 = Only railcars of the train can be taken.
bang-why-GT-END-02 = End of the line: you may pay for a railcar now.
bang-why-GT-STATION-11 = { $card } costs a life point, and you cannot give your last one.
bang-why-GT-CAR-13 = { $card } cannot lie in front of the Sheriff.
bang-why-GT-CAR-01 = { $card }: as a Missed!, a Panic!, a Cat Balou or a BANG!, where that card could be used.
bang-why-GT-CAR-03 = { $card }: that takes another blue card, when you are shot at.
bang-why-GT-CAR-05 = { $card }: the discard pile is empty.
bang-why-GT-CAR-08 = { $card }: discard one of your cards in play.
bang-why-GT-CAR-09 = { $card }: choose a railcar in front of somebody.
bang-why-GT-CAR-12 = { $card }: no further extra turn can follow this one.
bang-why-GT-CAR-18 = { $card }: who is in the Ghost Car has no life points, and can neither lose nor regain any.
bang-why-GT-CAR-25 = { $card }: there is no railcar in the deck.
bang-why-GT-CAR-29 = { $card }: give one of the cards you have drawn to another player.
bang-why-GT-CAR-31 = { $card }: only another player can be the target.
bang-why-GT-CAR-33 = Prisoner Car: Indians! and Duels of others do not concern { $targetIs ->
    [me] you
   *[other] { $target }
 }.
bang-why-GT-CAR-34 = Private Car: without cards in hand { $targetIs ->
    [me] you are
   *[other] { $target } is
 } no target for BANG! cards.
bang-why-GT-CAR-36 = { $needIs ->
    [none] { $card }: that takes another blue card, once in each turn.
   *[other] { bang-why-need }
 }
bang-why-GT-CAR-38 = { $card }: once in each turn, and that is done.
bang-why-GT-CARD-01 = { $card } is played when you are shot at.
bang-why-GT-CARD-03 = { $card } is played when you are shot at.
bang-why-GT-CARD-06 = Full Steam: the effect happens twice, or not at all.
bang-why-GT-CARD-09 = { $card }: only another player can be the target.
bang-why-GT-CARD-14 = { $card }: one of the two cards may be discarded.
bang-why-GT-CARD-17 = { $card }: on top of the discard pile lies no brown card whose effect you could have now.
bang-why-GT-CARD-33 = { $card }: that takes a card in front of you and one in front of another player.
bang-why-GT-CARD-39 = { $card }: nothing there can be exchanged. Nobody may have two cards of one name, and no Sheriff gets Jail or the Ghost Car.
bang-why-GT-CARD-40 = { $card } needs another player with cards in play.
bang-why-GT-CARD-46 = { $card }: the train has no railcars.
bang-why-GT-CHAR-04 = { $card }: that takes a card of the suit of the BANG!
bang-why-GT-CHAR-15 = { $card }: choose a railcar of the train.
bang-why-GT-CHAR-18 = { $card }: spare one of those it concerns, or nobody.
bang-why-GT-CHAR-22 = { $card }: when the train moves in the turn of somebody else.
bang-why-GT-CHAR-25 = { bang-why-need }

ui-kinds-railcar = Railcars
ui-kinds-station = Stations
ui-kinds-locomotive = Locomotives
ui-kind-railcar = Railcar: taken at a station
ui-kind-station = Station of the train
ui-kind-locomotive = The locomotive, one of its two sides
