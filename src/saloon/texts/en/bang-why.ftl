# Why something is not possible, by the id of the rule, and where numbers come from.

bang-reason-distance = distance { $distance } ({ $apartIs ->
    [none] { $seats ->
        [one] { $seats } place away
       *[other] { $seats } places away
     }
   *[other] { $apart }
 }{ $nearerIs ->
    [none] { "" }
   *[other] , nearer by { $nearer }
 }{ $fartherIs ->
    [none] { "" }
   *[other] , farther by { $farther }
 })
bang-reason-sees-me = { bang-reason-distance }
bang-reason-range = range { $range } ({ $by })
bang-reason-hand-limit = { $byIs ->
    [life] hand limit { $hand_limit }: as many cards as life points
   *[other] hand limit { $hand_limit } ({ $by })
 }

bang-why-unknown = The rules do not allow that now.
bang-why-game-over = The game is over.
bang-why-not-asked = It is not your move.
bang-why-already-answered = You have answered already; the others have not.
bang-why-not-an-option = That is no answer to this question.

bang-why-need = { $needIs ->
    [turn] { $card }: only in your own turn, while you may play cards.
    [shot] { $card }: only when you are shot at.
    [pause] { $card }: first finish what you have begun.
    [wound] { $card }: you have no life point to regain.
    [life] { $card }: nobody can give the last life point.
    [lives] { $card }: you have no life points now, so you can neither lose nor regain any.
    [cards] { $card }: that takes { $amount ->
        [one] a card
       *[other] { $amount } cards
     } from your hand.
    [bangs] { $card }: that takes { $amount ->
        [one] a BANG! card
       *[other] { $amount } BANG! cards
     } from your hand.
    [blue] { $card }: that takes a blue card from your hand.
    [times] { $card }: { $amount ->
        [one] once
        [3] three times
       *[other] twice
     } a turn, and that is done.
    [another] { $card }: only another player can be the target.
    [marks] { $card }: no card is in play that it could hit.
    [nuggets] { $card }: that costs { $amount ->
        [one] 1 nugget
       *[other] { $amount } nuggets
     }, more than you have.
    [equipment] { $card }: there is no equipment left.
    [unwanted] { $card }: everybody is wanted already.
    [suit] { $card }: diamonds alone have no effect on { $target }.
   *[other] { bang-why-not-an-option }
 }

bang-why-BB-PLAY-02 = You have played a BANG! this turn: one is the limit, unless a Volcanic or Willy the Kid lifts it.
bang-why-BB-PLAY-08 = { $card } already lies in front of { $target }.
bang-why-BB-PLAY-12 = { $card } already lies in front of you: the same weapon cannot replace it.
bang-why-BB-PLAY-14 = { $card } already lies in front of you: two cards of one name cannot.
bang-why-BB-PLAY-17 = { $card } works by itself as long as it lies there: it is not used up.
bang-why-BB-PLAY-18 = You can only play a card from your hand, in your own turn.
bang-why-BB-PLAY-20 = { $targetIs ->
    [none] { $card } needs a target.
   *[other] { $card } has no target.
 }
bang-why-BB-TERM-05 = { $card } cannot be used as that card.
bang-why-BB-DIST-02 = { $target } is out of the game.
bang-why-BB-DIST-06 = { $target } is too far away: { bang-reason-distance }. { $card } needs distance 1; weapons do not help.
bang-why-BB-DIST-09 = { $target } is out of range: { bang-reason-distance }, and your range is { $range }.
bang-why-BB-CARD-03 = At this table a BANG! cannot be aimed at oneself.
bang-why-BB-CARD-07 = Missed! is only an answer to a shot at you.
bang-why-BB-CARD-13 = With two players left Beer helps nobody.
bang-why-BB-CARD-20 = At this table Panic! is for other players' cards only.
bang-why-BB-CARD-21 = You have no card in play that you could take from yourself.
bang-why-BB-CARD-22 = There is no card to take or discard there.
bang-why-BB-CARD-24 = At this table Cat Balou is for other players' cards only.
bang-why-BB-CARD-40 = Nobody can fight a Duel against oneself.
bang-why-BB-CARD-51 = Nobody can put the Sheriff into jail.
bang-why-BB-CARD-52 = Nobody goes to jail of one's own free will.

bang-why-DC-CHAR-16 = Diamond cards of others have no effect on { $targetIs ->
    [me] you
   *[other] { $target }
 }.
bang-why-DC-GREEN-02 = { $card } was laid down this turn: it can be used from the next turn on.
bang-why-DC-GREEN-03 = Only a card that lies in front of you can be used.
bang-why-DC-GREEN-04 = { $card } is used in your own turn only.
bang-why-DC-GREEN-05 = { $card } is only an answer to a shot at you.
bang-why-DC-GREEN-09 = A green card taken from somebody has to be laid down first: { $card }.
bang-why-DC-GREEN-11 = { $card } already lies in front of you: two cards of one name cannot.
bang-why-DC-COST-02 = { $card } costs another card from your hand, and you have none.
bang-why-DC-CARD-02 = { $card } is only an answer to a shot at you.
bang-why-DC-CARD-04 = { $target } does not sit next to you: at this table { $card } reaches only neighbours, whatever changes distances.
bang-why-DC-CARD-09 = At this table { $card } is for other players' cards only.
bang-why-DC-CARD-25 = { $target } does not sit next to you: at this table { $card } reaches only neighbours, whatever changes distances.
bang-why-DC-CARD-26 = { $target } does not sit next to you: at this table { $card } reaches only neighbours, whatever changes distances.
bang-why-DC-CARD-29 = At this table { $card } is for other players' cards only.
bang-why-DC-CARD-30 = At this table { $card } is for other players' cards only.
bang-why-DC-CARD-33 = At this table { $card } cannot be aimed at oneself.
bang-why-DC-THREE-11 = In the game for three nobody can drink Beer once two are left.

bang-why-BB-CARD-47 = { $card } has had its one try against this shot.
bang-why-BB-CARD-48 = At this table { $card } does not work in jail.
bang-why-BB-DMG-06 = That would not be enough to save you.
bang-why-BU-CHAR-09 = A real { $card } is simply played.
bang-why-DC-CHAR-05 = Belle Star: in her turn { $card } has no effect.
bang-why-HN-CARD-09 = Hangover: { $card } has no ability this round.
bang-why-FC-CARD-26 = Lasso: { $card } has no effect this round.
bang-why-BB-CHAR-12 = { bang-why-need }
bang-why-BB-INTERACT-40 = { bang-why-need }
bang-why-DC-CHAR-11 = { bang-why-need }
bang-why-DC-CHAR-18 = { bang-why-need }
bang-why-DC-CHAR-22 = { bang-why-need }
bang-why-HN-GHOST-10 = { bang-why-need }
bang-why-CB-SUIT-06 = { bang-why-need }
bang-why-FC-CARD-46 = { bang-why-need }
bang-why-HN-CARD-13 = The Sermon: nobody can use BANG! cards now.
bang-why-HN-CARD-23 = The Reverend: nobody can play Beer this round.
bang-why-HN-EXTRA-01 = Handcuffs: only cards of the suit you named can be played this turn.
bang-why-FC-CARD-29 = Law of the West: { $card } has to be played first.
bang-why-FC-CARD-52 = The Judge: no cards can be laid in front of anybody this round.

## Asked something else: the rule is that of the question.

bang-why-BU-CHAR-06 = { bang-why-need }
bang-why-BB-TURN-07 = That cannot be done now: play a card, or end your turn.
bang-why-BB-TURN-09 = First discard down to your hand limit.
bang-why-BB-CARD-01 = You are being shot at: answer that first.
bang-why-FC-CARD-37 = { $needIs ->
    [none] Ricochet: first finish the shot at that card.
   *[other] { bang-why-need }
 }
bang-why-FC-CARD-42 = Russian Roulette: play a Missed!, or lose 2 life points.
bang-why-BB-CARD-36 = You are in a Duel: discard a BANG!, or lose 1 life point.
bang-why-BB-CARD-41 = Indians! Discard a BANG!, or lose 1 life point.
bang-why-BB-DMG-04 = That does not save you.
bang-why-BB-CARD-14 = { bang-why-not-an-option }
bang-why-BB-CHAR-11 = { bang-why-not-an-option }
bang-why-BB-CHAR-14 = { bang-why-not-an-option }
bang-why-BB-CHAR-15 = { bang-why-not-an-option }
bang-why-BB-CHAR-17 = { bang-why-not-an-option }
bang-why-BB-CHAR-19 = { bang-why-need }
bang-why-BB-CHAR-23 = { bang-why-not-an-option }
bang-why-BB-DISC-03 = { bang-why-not-an-option }
bang-why-BB-GAIN-05 = { bang-why-not-an-option }
bang-why-BB-VARIANT-01 = { bang-why-not-an-option }
bang-why-DC-CHAR-03 = { bang-why-not-an-option }
bang-why-DC-CHAR-06 = { bang-why-not-an-option }
bang-why-DC-CHAR-20 = { bang-why-need }
bang-why-DC-COST-01 = { bang-why-not-an-option }
bang-why-BU-CHAR-10 = { bang-why-not-an-option }
bang-why-VS-CARD-61 = { bang-why-not-an-option }
bang-why-HN-SETUP-04 = { bang-why-not-an-option }
bang-why-HN-CARD-18 = { bang-why-not-an-option }
bang-why-HN-EXTRA-04 = { bang-why-not-an-option }
bang-why-FC-CARD-16 = { bang-why-not-an-option }
bang-why-FC-CARD-25 = { bang-why-not-an-option }
bang-why-FC-CARD-33 = { bang-why-not-an-option }
bang-why-FC-CARD-36 = { bang-why-not-an-option }

## A table that cannot be set up like this.

bang-why-BB-SETUP-01 = That many cannot play with these boxes.
bang-why-DC-THREE-09 = In the game for three there is no Sheriff to choose.
bang-why-ED-01 = Without the rules for three, three cannot play.

## Between two games, and without life points.

bang-why-BB-SERIES-02 = Only survivors keep their character.
bang-why-CB-RETURN-16 = Whoever has no life points can neither lose nor regain any.
