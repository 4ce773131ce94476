# Western Legends: póker.

## Kombinációk

legends-combination-high_card = magas lap
legends-combination-pair = pár
legends-combination-two_pairs = két pár
legends-combination-three_of_a_kind = drill
legends-combination-straight = sor
legends-combination-flush = szín
legends-combination-full_house = full
legends-combination-four_of_a_kind = póker
legends-combination-straight_flush = színsor
legends-combination-royal_flush = royal flush
legends-combination-five_of_a_kind = öt egyforma
legends-word-poker = pókerparti

## Események

legends-log-poker = { $seatIs ->
    [me] Pókerpartit kezdesz.
   *[other] { $seat } pókerpartit kezd.
 }
legends-log-joined = { $seatIs ->
    [me] Beszállsz a partiba.
   *[other] { $seat } beszáll a partiba.
 }
legends-log-dealer-drew = { $seatIs ->
    [me] Te játszol az osztó nevében: { $faces }.
   *[other] { $seat } játszik az osztó nevében, lapok: { $count }.
 }
legends-log-flop = Az asztalon: { $flop }. A kasszában ${ $pot } van.
legends-log-combination = { $seatIs ->
    [me] Ez van a kezedben: { $combination }.
   *[other] { $seat } keze: { $combination }.
 }
legends-log-dealer-showed = Az osztó lapjai: { $shown }. Ez a keze: { $combination }.
legends-log-poker-over = { $winnersIs ->
    [none] Az osztó nyer, a ${ $pot } a banké.
    [me] { $count ->
        [one] Tiéd a ${ $pot }.
       *[other] A ${ $pot } elosztva: { $winners }.
     }
   *[other] { $count ->
        [one] { $winners } nyer, övé a ${ $pot }.
       *[other] A ${ $pot } elosztva: { $winners }.
     }
 }
legends-log-took-back = { $seatIs ->
    [me] Visszaveszed: { $card }{ legends-line-because }.
   *[other] { $seat } visszaveszi: { $card }{ legends-line-because }.
 }
legends-log-table-cleared = { "" }

## Kérdések, válaszok, elutasítások

legends-ask-join = { $by } pókerpartit kezd. Beszállsz $10-ért?
    .other = { $seat } beszállhat a partiba.
legends-ask-poker-card = { $amount ->
    [one] Melyik lapot teszed még hozzá?
   *[other] Melyik két lapot teszed az asztalon lévőkhöz? Válaszd ki az elsőt.
 }
    .other = { $seat } lapokat tesz az asztalon lévőkhöz.
legends-ask-take-back = { $about }: visszaveszed az egyik kijátszott lapodat, véletlenszerűen?
    .other = { $seat } visszavehet egy lapot.
legends-do-poker = Pókerezés: $10
legends-why-WL-POKER-01 = Pókerezni a szalonban lehet.
legends-why-WL-POKER-02 = Egy pókerparti $10-ba kerül.
legends-why-WL-POKER-03 = Beszállsz a partiba, vagy kimaradsz.
legends-why-WL-POKER-09 = A saját kezedből teszel hozzá lapokat.
legends-why-WL-CHAR-20 = Vad Bill Hickok visszavesz egy lapot, vagy otthagyja.
