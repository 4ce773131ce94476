# Legendy Západu: poker.

## Kombinace

legends-combination-high_card = vysoká karta
legends-combination-pair = pár
legends-combination-two_pairs = dva páry
legends-combination-three_of_a_kind = trojice
legends-combination-straight = postupka
legends-combination-flush = barva
legends-combination-full_house = full house
legends-combination-four_of_a_kind = čtveřice
legends-combination-straight_flush = čistá postupka
legends-combination-royal_flush = královská postupka
legends-combination-five_of_a_kind = pětice
legends-word-poker = partie pokeru

## Události

legends-log-poker = { $seatIs ->
    [me] Začínáš partii pokeru.
   *[other] { $seat } začíná partii pokeru.
 }
legends-log-joined = { $seatIs ->
    [me] Přidáváš se ke hře.
   *[other] { $seat } se přidává ke hře.
 }
legends-log-dealer-drew = { $seatIs ->
    [me] Hraješ za bankéře: { $faces }.
   *[other] { $seat } hraje za bankéře, karet: { $count }.
 }
legends-log-flop = Na stole leží { $flop }. V banku je ${ $pot }.
legends-log-combination = { $seatIs ->
    [me] Máš: { $combination }.
   *[other] { $seat } má: { $combination }.
 }
legends-log-dealer-showed = Bankéř přidává { $shown }: { $combination }.
legends-log-poker-over = { $winnersIs ->
    [none] Vyhrává bankéř a ${ $pot } jde do banky.
    [me] { $count ->
        [one] Vyhráváš bank ${ $pot }.
       *[other] O bank ${ $pot } se dělí { $winners }.
     }
   *[other] { $count ->
        [one] { $winners } vyhrává bank ${ $pot }.
       *[other] O bank ${ $pot } se dělí { $winners }.
     }
 }
legends-log-took-back = { $seatIs ->
    [me] Bereš si zpět kartu { $card }{ legends-line-because }.
   *[other] { $seat } si bere zpět kartu { $card }{ legends-line-because }.
 }
legends-log-table-cleared = { "" }

## Otázky, odpovědi, odmítnutí

legends-ask-join = { $by } začíná partii pokeru. Přidáš se za $10?
    .other = { $seat } se smí přidat ke hře.
legends-ask-poker-card = { $amount ->
    [one] Kterou kartu ještě přidáš?
   *[other] Které dvě karty přidáš ke kartám na stole? Vyber první.
 }
    .other = { $seat } přidává karty ke kartám na stole.
legends-ask-take-back = { $about }: vezmeš si zpět náhodnou ze svých zahraných karet?
    .other = { $seat } si smí vzít kartu zpět.
legends-do-poker = Hrát poker: $10
legends-why-WL-POKER-01 = Poker se hraje v saloonu.
legends-why-WL-POKER-02 = Partie pokeru stojí $10.
legends-why-WL-POKER-03 = Přidáš se ke hře, nebo ne.
legends-why-WL-POKER-09 = Přidáváš karty z vlastní ruky.
legends-why-WL-CHAR-20 = Divoký Bill Hickok si kartu vezme zpět, nebo ji nechá být.
