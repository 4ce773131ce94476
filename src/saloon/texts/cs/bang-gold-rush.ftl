# Zlatá horečka: vybavení, postavy a co se říká o zlatě.

## Vybavení

bang-equipment-boots = Boty
    .text = Za každý ztracený život kromě posledního si dobereš kartu.
bang-equipment-bottle = Láhev
    .text = Ihned jako Panika!, Pivo nebo BANG! Žádnou z těch karet však není.
bang-equipment-calumet = Kalumet
    .text = Kárové karty ostatních na tebe nepůsobí, kromě karet BANG! odhozených v duelu.
bang-equipment-gold-pan = Rýžovací mísa
    .text = Dvakrát za svůj tah smíš zaplatit 1 valoun a dobrat si kartu.
bang-equipment-gold-rush-equipment = Zlatá horečka
    .text = Tvůj tah končí. Vyléčíš si všechny životy a hraješ další tah.
bang-equipment-gun-belt = Nábojový pás
    .text = Na konci tahu si smíš nechat v ruce 8 karet.
bang-equipment-horseshoe = Podkova
    .text = Když snímáš, otoč o kartu víc a vyber, která platí.
bang-equipment-lucky-charm = Talisman
    .text = Za každý ztracený život kromě posledního si vezmeš 1 valoun.
bang-equipment-pardner = Komplic
    .text = Ihned jako Hokynářství, Duel nebo Cat Balou. Žádnou z těch karet však není.
bang-equipment-pickaxe = Krumpáč
    .text = V 1. fázi si dobereš o kartu víc.
bang-equipment-rhum = Rum
    .text = Ihned otoč 4 karty: za každou různou barvu si vyléčíš 1 život.
bang-equipment-rucksack = Batoh
    .text = Za 2 valouny si vyléčíš 1 život: ve svém tahu, nebo na záchranu před smrtí.
bang-equipment-shot = Panák
    .text = Ihned si jeden hráč podle tvé volby vyléčí 1 život.
bang-equipment-union-pacific = Union Pacific
    .text = Ihned si dober 4 karty.
bang-equipment-wanted = Wanted
    .text = Leží před kýmkoli. Kdo toho hráče vyřadí, dobere si 2 karty a vezme si 1 valoun.

bang-border-black = černá
    .about = Vybavení, které zůstává ležet před majitelem. Připravit o ně může jen zlato.
    .note = černá: zůstává před majitelem

## Postavy

bang-character-don-bell = Don Bell
    .text = Na konci tahu snímá: na srdce nebo káry smí hrát ještě jeden tah.
bang-character-dutch-will = Dutch Will
    .text = Jednu z karet, které si dobere v 1. fázi, odhodí a vezme si 1 valoun.
bang-character-jacky-murieta = Jacky Murieta
    .text = Ve svém tahu smí i opakovaně zaplatit 2 valouny: efekt BANG! na hráče v dosahu.
bang-character-josh-mccloud = Josh McCloud
    .text = Ve svém tahu smí i opakovaně zaplatit 2 valouny za vrchní kartu balíčku vybavení.
bang-character-madam-yto = Madam Yto
    .text = Kdykoli kdokoli zahraje Pivo, dobere si kartu.
bang-character-pretty-luzena = Pretty Luzena
    .text = První vybavení, které v tahu koupí, ji stojí o 1 valoun méně.
bang-character-raddie-snake = Raddie Snake
    .text = Dvakrát za svůj tah smí zaplatit 1 valoun a dobrat si kartu.
bang-character-simeon-picos = Simeon Picos
    .text = Za každý ztracený život si vezme 1 valoun.

## Pravidla na výběr

bang-ruling-nugget-per-life = Valouny za zranění
    .about = Za co se valoun dostává.
    .per-life = za každý sebraný život
    .per-wound = za každé zranění, ať stojí kolik chce
bang-ruling-raddie-snake-uses = Raddie Snake
    .about = Kolikrát za svůj tah si smí koupit kartu.
bang-ruling-equipment-switched-off = Vypnuté černé vybavení
    .about = Belle Star, Big Fifty a Laso vypínají všechny karty ve hře.

bang-shop = Obchod
    .stock = v zásobě ještě { $count }
bang-word-nuggets = { $count ->
    [one] { $count } valoun
    [few] { $count } valouny
   *[other] { $count } valounů
 }
    .about = Bere se za zranění někoho jiného; platí se jimi v obchodě.

## Co se děje

bang-line-nuggets = { $amount ->
    [one] { $amount } valoun
    [few] { $amount } valouny
   *[other] { $amount } valounů
 }
bang-line-nuggets-for = { $whyIs ->
    [wound] { "" }
    [beer] { "" }
   *[other] { " " }({ $why })
 }
bang-log-earned = { $seatIs ->
    [me] Bereš si { bang-line-nuggets }{ bang-line-nuggets-for }.
   *[other] { $seat } si bere { bang-line-nuggets }{ bang-line-nuggets-for }.
 }
bang-log-paid = { $seatIs ->
    [me] Platíš { bang-line-nuggets } ({ $why }).
   *[other] { $seat } platí { bang-line-nuggets } ({ $why }).
 }
bang-log-bought = { $seatIs ->
    [me] Kupuješ za { bang-line-nuggets }: { $card }.
   *[other] { $seat } kupuje za { bang-line-nuggets }: { $card }.
 }
bang-log-offered = Nově v obchodě: { $card }.
bang-log-forced = { $seatIs ->
    [me] Platíš { bang-line-nuggets }: { $target } přichází o vybavení { $card }.
   *[other] { $seat } platí { bang-line-nuggets }: { $targetIs ->
        [me] přicházíš o vybavení { $card }.
       *[other] { $target } přichází o vybavení { $card }.
     }
 }
bang-log-dropped = { $seatIs ->
    [me] Ztrácíš vybavení { $card }.
   *[other] { $seat } ztrácí vybavení { $card }.
 }
bang-log-forfeited = { $seatIs ->
    [me] Zůstává po tobě { bang-line-nuggets }.
   *[other] Po hráči { $seat } zůstává { bang-line-nuggets }.
 }
bang-log-placed = { $targetIs ->
    [me] Před tebou teď leží { $card }.
    [self] { $seatIs ->
        [me] Pokládáš před sebe: { $card }.
       *[other] { $seat } pokládá před sebe: { $card }.
     }
   *[other] Před hráčem { $target } teď leží { $card }.
 }
bang-log-dug-up = { $seatIs ->
    [me] Získáváš { $card } ({ $why }).
   *[other] { $seat } získává { $card } ({ $why }).
 }
bang-log-used-as = { $seatIs ->
    [me] Používáš { $card } jako { $as }{ bang-line-at }.
   *[other] { $seat } používá { $card } jako { $as }{ bang-line-at }.
 }

## Na co se ptáme

bang-ask-use-as = { $about }: jako kterou kartu?
    .other = { $seat } vybírá, jak použije { $about }.
bang-ask-whom = { $aboutIs ->
    [wanted] Wanted: na koho bude vypsána odměna?
    [shot] Panák: kdo si vyléčí 1 život?
   *[other] { $about }: pro koho?
 }
    .other = { $seat } vybírá hráče ({ $about }).
bang-ask-another-turn = { $about }: hraješ další tah?
    .other = { $seat } smí hrát další tah ({ $about }).
bang-do-use-as = { $seatIs ->
    [none] Jako { $as }
    [me] Jako { $as } na sebe
   *[other] Jako { $as } na hráče { $seat }
 }
bang-do-choose = { $seatIs ->
    [me] Ty
   *[other] { $seat }
 }
bang-do-another-turn = Hrát další tah
bang-line-with-gold = { $withIs ->
    [buy] Koupit: { $card }
    [force] Připravit hráče { $seat } o { $card }
   *[other] { $card }: místo života vzít 1 valoun
 }

## Proč ne

bang-why-GR-BUY-01 = { $needIs ->
    [none] Koupit lze jen to, co leží v obchodě.
   *[other] Zlato se utrácí jen ve vlastním tahu, když smíš hrát karty.
 }
bang-why-GR-BUY-02 = { bang-why-need }
bang-why-GR-BUY-08 = { $card } už před tebou leží: dvakrát totéž nejde.
bang-why-GR-FORCE-01 = { $needIs ->
    [none] Takové vybavení před tím hráčem neleží.
   *[other] { bang-why-need }
 }
bang-why-GR-FORCE-06 = Vlastního vybavení se za zlato zbavit nelze.
bang-why-GR-BEER-05 = Valoun přinese jen Pivo z ruky.
bang-why-GR-CARD-05 = { bang-why-not-an-option }
bang-why-GR-CARD-12 = Kalumet: kárové karty ostatních { $targetIs ->
    [me] na tebe
   *[other] na hráče { $target }
 } nepůsobí.
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
