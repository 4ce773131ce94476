# Gold Rush: equipment, characters, and what is said about gold.

## Equipment

bang-equipment-boots = Boots
    .text = For every life point you lose, but for the last, you draw a card.
bang-equipment-bottle = Bottle
    .text = At once, as a Panic!, a Beer or a BANG! It is none of these cards.
bang-equipment-calumet = Calumet
    .text = Diamond cards of others have no effect on you, except BANG! cards discarded in a Duel.
bang-equipment-gold-pan = Gold Pan
    .text = Twice in your turn you may pay 1 nugget to draw a card.
bang-equipment-gold-rush-equipment = Gold Rush
    .text = Your turn ends. Regain all life points, then play another turn.
bang-equipment-gun-belt = Gun Belt
    .text = You may keep 8 cards in hand at the end of your turn.
bang-equipment-horseshoe = Horseshoe
    .text = When you draw!, turn up one card more and choose which one counts.
bang-equipment-lucky-charm = Lucky Charm
    .text = For every life point you lose, but for the last, you take 1 nugget.
bang-equipment-pardner = Pardner
    .text = At once, as a General Store, a Duel or a Cat Balou. It is none of these cards.
bang-equipment-pickaxe = Pickaxe
    .text = In phase 1 you draw a card more.
bang-equipment-rhum = Rhum
    .text = At once, turn up 4 cards and regain 1 life point for each different suit.
bang-equipment-rucksack = Rucksack
    .text = Pay 2 nuggets to regain 1 life point: in your turn, or to survive a lethal loss.
bang-equipment-shot = Shot
    .text = At once, a player of your choice regains 1 life point.
bang-equipment-union-pacific = Union Pacific
    .text = At once, draw 4 cards.
bang-equipment-wanted = Wanted
    .text = Lies in front of anybody. Who eliminates that player draws 2 cards and takes 1 nugget.

bang-border-black = black
    .about = Equipment that stays in front of its owner. Only gold can take it away.
    .note = black: stays in front of its owner

## Characters

bang-character-don-bell = Don Bell
    .text = He ends his turn with a draw!: on hearts or diamonds he may play one more turn.
bang-character-dutch-will = Dutch Will
    .text = Of the cards he draws in phase 1 he discards one, and takes 1 nugget.
bang-character-jacky-murieta = Jacky Murieta
    .text = In his turn he may pay 2 nuggets for a BANG! effect on a player in range, again and again.
bang-character-josh-mccloud = Josh McCloud
    .text = In his turn he may pay 2 nuggets for the top card of the equipment deck, again and again.
bang-character-madam-yto = Madam Yto
    .text = Whenever anybody plays a Beer, she draws a card.
bang-character-pretty-luzena = Pretty Luzena
    .text = The first equipment she buys in a turn costs 1 nugget less.
bang-character-raddie-snake = Raddie Snake
    .text = Twice in his turn he may pay 1 nugget to draw a card.
bang-character-simeon-picos = Simeon Picos
    .text = For every life point he loses he takes 1 nugget.

## Rulings

bang-ruling-nugget-per-life = Nuggets for wounds
    .about = What a nugget is paid for.
    .per-life = for each life point taken
    .per-wound = for each wound, however deep
bang-ruling-raddie-snake-uses = Raddie Snake
    .about = How often he may buy a card in his turn.
bang-ruling-equipment-switched-off = Black equipment switched off
    .about = Belle Star, Big Fifty and Lasso switch off all cards in play.

bang-shop = The shop
    .stock = { $count } more in stock
bang-word-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
 }
    .about = Taken for wounding somebody; they pay for what lies in the shop.

## What happens

bang-line-nuggets = { $amount ->
    [one] { $amount } nugget
   *[other] { $amount } nuggets
 }
bang-line-nuggets-for = { $whyIs ->
    [wound] { "" }
    [beer] { "" }
   *[other] { " " }({ $why })
 }
bang-log-earned = { $seatIs ->
    [me] You take { bang-line-nuggets }{ bang-line-nuggets-for }.
   *[other] { $seat } takes { bang-line-nuggets }{ bang-line-nuggets-for }.
 }
bang-log-paid = { $seatIs ->
    [me] You pay { bang-line-nuggets } ({ $why }).
   *[other] { $seat } pays { bang-line-nuggets } ({ $why }).
 }
bang-log-bought = { $seatIs ->
    [me] You buy { $card } for { bang-line-nuggets }.
   *[other] { $seat } buys { $card } for { bang-line-nuggets }.
 }
bang-log-offered = New in the shop: { $card }.
bang-log-forced = { $seatIs ->
    [me] You pay { bang-line-nuggets }: { $target } has to give up { $card }.
   *[other] { $seat } pays { bang-line-nuggets }: { $targetIs ->
        [me] you have to give up { $card }.
       *[other] { $target } has to give up { $card }.
     }
 }
bang-log-dropped = { $seatIs ->
    [me] You lose { $card }.
   *[other] { $seat } loses { $card }.
 }
bang-log-forfeited = { $seatIs ->
    [me] You leave { bang-line-nuggets } behind.
   *[other] { $seat } leaves { bang-line-nuggets } behind.
 }
bang-log-placed = { $targetIs ->
    [me] { $card } now lies in front of you.
    [self] { $seatIs ->
        [me] You put { $card } in front of yourself.
       *[other] { $seat } puts { $card } in front of themselves.
     }
   *[other] { $card } now lies in front of { $target }.
 }
bang-log-dug-up = { $seatIs ->
    [me] You get { $card } ({ $why }).
   *[other] { $seat } gets { $card } ({ $why }).
 }
bang-log-used-as = { $seatIs ->
    [me] You use { $card } as { $as }{ bang-line-at }.
   *[other] { $seat } uses { $card } as { $as }{ bang-line-at }.
 }

## What is asked

bang-ask-use-as = { $about }: as which card do you use it?
    .other = { $seat } chooses what to use { $about } as.
bang-ask-whom = { $aboutIs ->
    [wanted] Wanted: who is it to be?
    [shot] Shot: who regains 1 life point?
   *[other] { $about }: for whom?
 }
    .other = { $seat } chooses a player ({ $about }).
bang-ask-another-turn = { $about }: do you play another turn?
    .other = { $seat } may play another turn ({ $about }).
bang-do-use-as = { $seatIs ->
    [none] As { $as }
    [me] As { $as } at yourself
   *[other] As { $as } at { $seat }
 }
bang-do-choose = { $seatIs ->
    [me] Yourself
   *[other] { $seat }
 }
bang-do-another-turn = Play another turn
bang-line-with-gold = { $withIs ->
    [buy] Buy { $card }
    [force] Make { $seat } give up { $card }
   *[other] { $card }: take 1 nugget instead of a life point
 }

## Why not

bang-why-GR-BUY-01 = { $needIs ->
    [none] Only what lies in the shop can be bought.
   *[other] Gold is spent in your own turn only, while you may play cards.
 }
bang-why-GR-BUY-02 = { bang-why-need }
bang-why-GR-BUY-08 = { $card } already lies in front of you: two pieces of one name cannot.
bang-why-GR-FORCE-01 = { $needIs ->
    [none] There is no such piece in front of that player.
   *[other] { bang-why-need }
 }
bang-why-GR-FORCE-06 = You cannot pay to be rid of your own equipment.
bang-why-GR-BEER-05 = Only a Beer from your hand brings a nugget.
bang-why-GR-CARD-05 = { bang-why-not-an-option }
bang-why-GR-CARD-12 = Calumet: diamond cards of others have no effect on { $targetIs ->
    [me] you
   *[other] { $target }
 }.
bang-why-GR-CARD-16 = { bang-why-need }
bang-why-GR-CARD-32 = { bang-why-not-an-option }
bang-why-GR-CARD-43 = { bang-why-need }
bang-why-GR-CARD-48 = { bang-why-not-an-option }
bang-why-GR-CARD-51 = { bang-why-not-an-option }
bang-why-GR-CARD-55 = { bang-why-need }
bang-why-GR-CHAR-01 = { bang-why-not-an-option }
bang-why-GR-CHAR-08 = { bang-why-not-an-option }
bang-why-GR-CHAR-10 = { bang-why-need }
bang-why-GR-CHAR-14 = { bang-why-need }
bang-why-GR-CHAR-27 = { bang-why-need }
