# Proč něco nejde, podle čísla pravidla, a odkud se berou čísla.

bang-reason-distance = vzdálenost { $distance } ({ $apartIs ->
    [none] { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
     }
   *[other] { $apart }
 }{ $nearerIs ->
    [none] { "" }
   *[other] , blíž díky: { $nearer }
 }{ $fartherIs ->
    [none] { "" }
   *[other] , dál kvůli: { $farther }
 })
bang-reason-sees-me = { bang-reason-distance }
bang-reason-range = dosah { $range } ({ $by })
bang-reason-hand-limit = { $byIs ->
    [life] limit karet v ruce { $hand_limit }: kolik životů, tolik karet
   *[other] limit karet v ruce { $hand_limit } ({ $by })
 }

bang-why-unknown = To teď pravidla nedovolují.
bang-why-game-over = Hra skončila.
bang-why-not-asked = Teď nejsi na řadě.
bang-why-already-answered = Tvá odpověď už padla, čeká se na ostatní.
bang-why-not-an-option = To není odpověď na tuto otázku.

bang-why-need = { $needIs ->
    [turn] { $card }: jen ve tvém tahu, když smíš hrát karty.
    [shot] { $card }: jen když na tebe někdo střílí.
    [pause] { $card }: nejdřív dokonči, co už běží.
    [wound] { $card }: žádný život ti nechybí.
    [life] { $card }: poslední život takhle obětovat nelze.
    [lives] { $card }: teď nemáš životy, takže je nelze ztratit ani získat.
    [cards] { $card }: stojí to { $amount ->
        [one] kartu
        [few] { $amount } karty
       *[other] { $amount } karet
     } z ruky.
    [bangs] { $card }: stojí to { $amount ->
        [one] kartu BANG!
        [few] { $amount } karty BANG!
       *[other] { $amount } karet BANG!
     } z ruky.
    [blue] { $card }: stojí to modrou kartu z ruky.
    [times] { $card }: { $amount ->
        [one] jednou
        [3] třikrát
       *[other] dvakrát
     } za tah, a to už proběhlo.
    [another] { $card }: cílem může být jen jiný hráč.
    [marks] { $card }: ve hře neleží žádná karta, kterou by šlo zasáhnout.
    [nuggets] { $card }: stojí to { $amount ->
        [one] 1 valoun
        [few] { $amount } valouny
       *[other] { $amount } valounů
     }, víc, než máš.
    [equipment] { $card }: žádné vybavení už nezbývá.
    [unwanted] { $card }: odměna už je vypsána na všechny.
    [suit] { $card }: samé káry na hráče { $target } nepůsobí.
   *[other] { bang-why-not-an-option }
 }

bang-why-BB-PLAY-02 = V tomto tahu už jeden BANG! padl: víc jich dovolí jen Volcanic nebo Willy the Kid.
bang-why-BB-PLAY-08 = { $target } už před sebou má kartu { $card }.
bang-why-BB-PLAY-12 = Ve hře už máš kartu { $card }: stejná zbraň ji nemůže nahradit.
bang-why-BB-PLAY-14 = Ve hře už máš kartu { $card }: dvě karty téhož jména tam ležet nesmějí.
bang-why-BB-PLAY-17 = { $card } působí, dokud leží ve hře: nijak se nespotřebuje.
bang-why-BB-PLAY-18 = Hrát můžeš jen kartu z ruky, a to ve svém tahu.
bang-why-BB-PLAY-20 = { $targetIs ->
    [none] { $card } potřebuje cíl.
   *[other] { $card } nemá cíl.
 }
bang-why-BB-TERM-05 = Kartu { $card } takhle použít nelze.
bang-why-BB-DIST-02 = { $target } už není ve hře.
bang-why-BB-DIST-06 = { $target } je moc daleko: { bang-reason-distance }. { $card } vyžaduje vzdálenost 1; zbraně nepomohou.
bang-why-BB-DIST-09 = { $target } je mimo dosah: { bang-reason-distance }, a tvůj dosah je { $range }.
bang-why-BB-CARD-03 = U tohoto stolu nelze kartou BANG! mířit na sebe.
bang-why-BB-CARD-07 = Vedle! je jen odpověď na výstřel, který míří na tebe.
bang-why-BB-CARD-13 = Když zbývají dva hráči, Pivo nikomu nepomůže.
bang-why-BB-CARD-20 = U tohoto stolu je Panika! jen na karty ostatních.
bang-why-BB-CARD-21 = Před tebou neleží žádná karta, kterou by šlo vzít.
bang-why-BB-CARD-22 = Není tam žádná karta, kterou by šlo vzít nebo odhodit.
bang-why-BB-CARD-24 = U tohoto stolu je Cat Balou jen na karty ostatních.
bang-why-BB-CARD-40 = Nikdo nemůže vyzvat na duel sám sebe.
bang-why-BB-CARD-51 = Šerifa do vězení poslat nelze.
bang-why-BB-CARD-52 = Do vězení nikdo nejde dobrovolně.

bang-why-DC-CHAR-16 = Kárové karty ostatních { $targetIs ->
    [me] na tebe nepůsobí
   *[other] na hráče { $target } nepůsobí
 }.
bang-why-DC-GREEN-02 = Karta { $card } leží ve hře teprve od tohoto tahu: použít ji lze až od příštího.
bang-why-DC-GREEN-03 = Použít lze jen kartu, která leží před tebou.
bang-why-DC-GREEN-04 = { $card } se používá jen ve vlastním tahu.
bang-why-DC-GREEN-05 = { $card } je jen odpověď na výstřel, který míří na tebe.
bang-why-DC-GREEN-09 = Zelená karta vzatá jinému hráči se nejdřív musí vyložit: { $card }.
bang-why-DC-GREEN-11 = Ve hře už máš kartu { $card }: dvě karty téhož jména tam ležet nesmějí.
bang-why-DC-COST-02 = { $card } stojí další kartu z ruky a žádnou nemáš.
bang-why-DC-CARD-02 = { $card } je jen odpověď na výstřel, který míří na tebe.
bang-why-DC-CARD-04 = { $target } nesedí vedle tebe: u tohoto stolu { $card } dosáhne jen na sousedy, ať vzdálenost mění cokoli.
bang-why-DC-CARD-09 = U tohoto stolu je { $card } jen na karty ostatních.
bang-why-DC-CARD-25 = { $target } nesedí vedle tebe: u tohoto stolu { $card } dosáhne jen na sousedy, ať vzdálenost mění cokoli.
bang-why-DC-CARD-26 = { $target } nesedí vedle tebe: u tohoto stolu { $card } dosáhne jen na sousedy, ať vzdálenost mění cokoli.
bang-why-DC-CARD-29 = U tohoto stolu je { $card } jen na karty ostatních.
bang-why-DC-CARD-30 = U tohoto stolu je { $card } jen na karty ostatních.
bang-why-DC-CARD-33 = U tohoto stolu nelze kartou { $card } mířit na sebe.
bang-why-DC-THREE-11 = Ve hře tří hráčů nikdo nesmí pít Pivo, jakmile zbývají dva.

bang-why-BB-CARD-47 = { $card }: proti tomuto výstřelu už jeden pokus proběhl.
bang-why-BB-CARD-48 = { $card } u tohoto stolu ve vězení nefunguje.
bang-why-BB-DMG-06 = To by tě nezachránilo, nestačilo by to.
bang-why-BU-CHAR-09 = Opravdová karta { $card } se prostě zahraje.
bang-why-DC-CHAR-05 = Belle Star: { $card } v jejím tahu nemá žádný účinek.
bang-why-HN-CARD-09 = Kocovina: { $card } nemá v tomto kole žádnou schopnost.
bang-why-FC-CARD-26 = Laso: { $card } nemá v tomto kole žádný účinek.
bang-why-BB-CHAR-12 = { bang-why-need }
bang-why-BB-INTERACT-40 = { bang-why-need }
bang-why-DC-CHAR-11 = { bang-why-need }
bang-why-DC-CHAR-18 = { bang-why-need }
bang-why-DC-CHAR-22 = { bang-why-need }
bang-why-HN-GHOST-10 = { bang-why-need }
bang-why-CB-SUIT-06 = { bang-why-need }
bang-why-FC-CARD-46 = { bang-why-need }
bang-why-HN-CARD-13 = Kazatel: karty BANG! se teď nesmějí používat.
bang-why-HN-CARD-23 = Reverend: v tomto kole nikdo nesmí hrát Pivo.
bang-why-HN-EXTRA-01 = Želízka: v tomto tahu lze hrát jen karty jmenované barvy.
bang-why-FC-CARD-29 = Právo Západu: nejdřív musíš zahrát kartu { $card }.
bang-why-FC-CARD-52 = Soudce: v tomto kole se před nikoho nesmějí vykládat karty.

## Hra se ptá na něco jiného: pravidlo patří k otázce.

bang-why-BU-CHAR-06 = { bang-why-need }
bang-why-BB-TURN-07 = To teď nejde: zahraj kartu, nebo ukonči tah.
bang-why-BB-TURN-09 = Nejdřív odhoď karty nad limit.
bang-why-BB-CARD-01 = Někdo na tebe střílí: nejdřív odpověz.
bang-why-FC-CARD-37 = { $needIs ->
    [none] Odražená střela: nejdřív dokonči výstřel na kartu.
   *[other] { bang-why-need }
 }
bang-why-FC-CARD-42 = Ruská ruleta: zahraj Vedle!, nebo ztratíš 2 životy.
bang-why-BB-CARD-36 = Probíhá duel: odhoď BANG!, nebo ztratíš 1 život.
bang-why-BB-CARD-41 = Indiáni! Odhoď BANG!, nebo ztratíš 1 život.
bang-why-BB-DMG-04 = To tě nezachrání.
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

## Takhle stůl připravit nelze.

bang-why-BB-SETUP-01 = S těmito krabicemi tolik hráčů hrát nemůže.
bang-why-DC-THREE-09 = Ve hře tří hráčů není koho zvolit šerifem.
bang-why-ED-01 = Bez pravidel pro tři hráče se ve třech hrát nedá.

## Between two games, and without life points.

bang-why-BB-SERIES-02 = Postavu si nechají jen přeživší.
bang-why-CB-RETURN-16 = Kdo nemá životy, nemůže je ztratit ani získat.
