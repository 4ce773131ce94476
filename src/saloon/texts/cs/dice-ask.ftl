# Kostková hra: na co se hra ptá, jak znějí odpovědi a proč něco nejde.

dice-ask-reroll = Vyber kostky, kterými chceš hodit znovu, nebo nech všechny ležet.
    .other = { $seat } vybírá kostky, kterými hodí znovu.
dice-ask-aim = { $amount ->
    [one] { $about }: na koho?
    [few] { $about }: na koho? Zbývají ti { $amount } kostky.
   *[other] { $about }: na koho? Zbývá ti { $amount } kostek.
 }
    .other = { $seat } míří.
dice-ask-beer = { $amount ->
    [one] Komu dáš pivo?
    [few] Komu dáš pivo? Zbývají ti { $amount }.
   *[other] Komu dáš pivo? Zbývá ti jich { $amount }.
 }
    .other = { $seat } nalévá pivo.
dice-ask-heal = { $about }: kdo získá jeden život?
    .other = { $seat } vybírá, kdo získá jeden život ({ $about }).
dice-ask-avert = { $about }: vezmeš si místo ztráty jednoho života šíp?
    .other = { $seat } si místo ztráty jednoho života smí vzít šíp ({ $about }).
dice-ask-return-arrow = { $about }: čí šíp se vrátí do zásoby?
    .other = { $seat } smí vrátit šíp ({ $about }).
dice-ask-unknown = Rozhodnutí je na tobě.
    .other = { $seat } se rozhoduje.

## Odpovědi

dice-do-reroll = Hodit znovu: { $dice }
dice-do-stop = Nechat si všechny
dice-do-shoot = { $seatIs ->
    [none] Vystřelit
   *[other] Vystřelit na hráče { $seat }
 }
dice-do-double = { $seatIs ->
    [none] Za pivo vystřelit dvakrát
   *[other] Za pivo vystřelit dvakrát na hráče { $seat }
 }
dice-do-beer = { $seatIs ->
    [none] Dát pivo
    [me] Pivo pro sebe
   *[other] Pivo pro hráče { $seat }
 }
dice-do-heal = { $seatIs ->
    [none] Vyléčit
    [me] Vyléčit sebe
   *[other] Vyléčit hráče { $seat }
 }
dice-do-take-arrow = Vzít si šíp
dice-do-return = { $seatIs ->
    [none] Vrátit šíp
    [me] Vrátit svůj šíp
   *[other] Vrátit šíp hráče { $seat }
 }
dice-do-pass = Ne
    .avert = Ztratit jeden život
    .return-arrow = Nevracet nic

## Důvody

dice-reason-max-life = { $whyIs ->
    [sheriff] +{ $amount } jako { $why }
    [legacy] +{ $amount } za jmenování jiného šerifa
   *[other] { $amount ->
        [one] { $amount } život jako { $why }
        [few] { $amount } životy jako { $why }
       *[other] { $amount } životů jako { $why }
     }
 }

dice-why-unknown = To teď pravidla nedovolují.
dice-why-game-over = Hra skončila.
dice-why-not-asked = Teď nejsi na řadě.
dice-why-already-answered = Tvá odpověď už padla, čeká se na ostatní.
dice-why-not-an-option = To není odpověď na tuto otázku.

dice-why-DG-ROLL-02 = Po hodu smíš kterýmikoli kostkami házet znovu, nebo je všechny nechat.
dice-why-DG-ROLL-07 = Touto kostkou se už v tomto tahu nehází: { $die }.
dice-why-DG-ROLL-11 = Znovu lze házet jen kostkami, které tu leží.
dice-why-DG-DEATH-04 = { $target } už nehraje.
dice-why-DG-SHOT-01 = { $places ->
    [one] Zasáhnout jde jen hráče hned vedle tebe.
    [few] Zasáhnout jde jen hráče hned vedle tebe; tento sedí o { $places } místa dál.
   *[other] Zasáhnout jde jen hráče hned vedle tebe; tento sedí o { $places } míst dál.
 }
dice-why-DG-SHOT-02 = { $places ->
    [one] Zasáhnout jde jen hráče o dvě místa dál; tento sedí hned vedle tebe.
    [few] Zasáhnout jde jen hráče o dvě místa dál; tento sedí o { $places } místa dál.
   *[other] Zasáhnout jde jen hráče o dvě místa dál; tento sedí o { $places } míst dál.
 }
dice-why-DG-SHOT-11 = Na sebe mířit nemůžeš.
dice-why-DG-BEER-01 = Pivo přidá jeden život hráči, kterého určíš.
dice-why-DG-BEER-09 = { $target } už nehraje: pivo nepomůže.
dice-why-DG-CHAR-01 = Bart Cassidy si smí místo ztráty jednoho života vzít šíp.
dice-why-DG-CHAR-09 = { $places ->
    [few] Calamity Janet zasáhne hráče o jedno nebo dvě místa dál; tento sedí o { $places } místa dál.
   *[other] Calamity Janet zasáhne hráče o jedno nebo dvě místa dál; tento sedí o { $places } míst dál.
 }
dice-why-DG-CHAR-21 = Kit Karlson smí za každý kulomet vrátit šíp.
dice-why-DG-CHAR-28 = Pedro Ramirez smí za každý ztracený život vrátit jeden ze svých šípů.
dice-why-DG-CHAR-31 = { $needed ->
    [1] { $places ->
        [few] Rose Doolan zasáhne jedničkou hráče o jedno nebo dvě místa dál; tento sedí o { $places } místa dál.
       *[other] Rose Doolan zasáhne jedničkou hráče o jedno nebo dvě místa dál; tento sedí o { $places } míst dál.
     }
   *[other] { $places ->
        [one] Rose Doolan zasáhne dvojkou hráče o dvě nebo tři místa dál; tento sedí hned vedle tebe.
        [few] Rose Doolan zasáhne dvojkou hráče o dvě nebo tři místa dál; tento sedí o { $places } místa dál.
       *[other] Rose Doolan zasáhne dvojkou hráče o dvě nebo tři místa dál; tento sedí o { $places } míst dál.
     }
 }
dice-why-DG-CHAR-34 = Sid Ketchum začíná tah tím, že někoho vyléčí.
dice-why-DG-CHAR-37 = { $target } už nehraje, není koho léčit.
dice-why-DG-CHAR-38 = Zdvojit výstřel umí jen Slab the Killer, jednou za tah a za pivo.
