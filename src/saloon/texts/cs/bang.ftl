# BANG!: role, barvy, moduly, edice, výklady pravidel, boti a slova, která jsou všude.

bang-and = { $list } a { $last }
bang-you = ty

## Role a strany

bang-role-sheriff = Šerif
    .goal = Vyřaď všechny bandity i každého odpadlíka.
    .goal-wild-west-show-event = Zůstaň ve hře jako poslední.
bang-role-deputy = Pomocník šerifa
    .goal = Chraň šerifa: vyhráváš, když vyhraje jeho strana.
    .goal-three-player-mode = Zabij odpadlíka vlastní rukou. Jakmile je jeden ze tří venku, zůstaň naživu jako poslední.
    .goal-wild-west-show-event = Zůstaň ve hře jako poslední.
bang-role-outlaw = Bandita
    .goal = Postarej se, aby šerif zemřel.
    .goal-three-player-mode = Zabij pomocníka vlastní rukou. Jakmile je jeden ze tří venku, zůstaň naživu jako poslední.
    .goal-wild-west-show-event = Zůstaň ve hře jako poslední.
bang-role-renegade = Odpadlík
    .goal = Zůstaň naživu jako poslední: šerif musí padnout až nakonec.
    .goal-three-player-mode = Zabij banditu vlastní rukou. Jakmile je jeden ze tří venku, zůstaň naživu jako poslední.
    .goal-wild-west-show-event = Zůstaň ve hře jako poslední.

bang-side-law = strana šerifa
bang-side-outlaw = bandité
bang-side-renegade = odpadlík
bang-side-deputy = pomocník šerifa
bang-side-last = poslední ve hře
bang-side-nobody = nikdo

## Barvy a okraje

bang-suit-h = srdce
bang-suit-d = kára
bang-suit-c = kříže
bang-suit-s = piky

bang-border-brown = hnědá
    .about = Působí hned a odhodí se.
    .note = hnědá: působí hned
bang-border-blue = modrá
    .about = Zůstává ve hře a od té chvíle platí.
    .note = modrá: zůstává ve hře
bang-border-green = zelená
    .about = Teď se vyloží; použít ji lze až v některém dalším tahu, a to odhozením.
    .note = zelená: teď se vyloží, použije se až v dalším tahu

## Slova

bang-word-life = { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
 }
bang-word-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
bang-word-distance = vzdálenost { $count }
bang-word-range = dosah { $count }
bang-word-turn = tah { $count }
bang-word-deck = dobírací balíček
bang-word-pile = odhazovací hromádka
bang-word-hand = ruka
bang-word-in-play = ve hře
bang-word-hand-limit = limit karet v ruce
bang-word-out = mimo hru
bang-word-stick = dynamitová patrona

## Moduly

bang-module-base = BANG!
    .about = Základní hra: 80 karet, 16 postav, 4 až 7 hráčů.
bang-module-dodge-city = Dodge City
    .about = Dalších 40 karet, mezi nimi zelené, a 15 postav; 3 až 8 hráčů.
bang-module-bullet = Bonusové karty
    .about = Tři další postavy a dvě další události do High Noon.
bang-module-high-noon = High Noon
    .about = Každé kolo přinese událost, která změní pravidla pro všechny.
bang-module-fistful-of-cards = Fistful
    .about = Jiný balíček událostí: pravidla se mění každé kolo.
bang-module-gold-rush = Zlatá horečka
    .about = Za zranění jsou valouny zlata a za ně vybavení.
bang-module-shadow-gunslingers = Stínoví pistolníci
    .about = Kdo je vyřazen, vrací se na každý svůj tah jako stín bez životů.
bang-module-armed-and-dangerous = Ozbrojení a nebezpeční
    .about = Oranžové karty s žetony nábojů a 8 postav.
bang-module-great-train-robbery = Velká vlaková loupež
    .about = Vlak, kterým se jezdí a který se vykrádá, a 8 postav.
bang-module-valley-of-shadows = Údolí stínů
    .about = Dalších 16 karet a 8 postav.
bang-module-wild-west-show = Divoký západ
    .about = Události, které převracejí cíle i místa u stolu, a 8 postav.
bang-module-eldorado = Eldorado (neoficiální)
    .about = Fanouškovský balíček událostí.

## Edice

bang-edition-dynamite-box = Dynamit Box
    .about = Pravidla velké krabice z roku 2023.
bang-edition-hu-compendium = Maďarský souhrn
    .about = Jak hru znají hráči starších maďarských vydání.

## Výklady pravidel

bang-ruling-sheriff-starting-hand = První karty šerifa
    .about = S kolika kartami šerif začíná.
    .printed = kolik má postava natištěných nábojů
    .current-life = o jednu víc, za život navíc
bang-ruling-cat-balou-self-target = Cat Balou na sebe
    .about = Cat Balou lze zahrát i na sebe.
bang-ruling-panic-self-target = Panika! na sebe
    .about = Paniku! lze zahrát i na sebe.
bang-ruling-start-check-order = Dynamit a Vězení
    .about = Na co se snímá dřív.
    .dynamite-first = nejdřív na Dynamit
    .placed-first = na to, co leží déle
bang-ruling-jail-skip-discards-excess = Limit karet ve vězení
    .about = Kdo ve vězení přijde o tah, přesto odhodí karty nad limit.
bang-ruling-jail-disables-barrel = Ve vězení bez Barelu
    .about = Vězni Barel nefunguje.
bang-ruling-beer-with-two-players = Pivo ve dvou
    .about = K čemu je Pivo, když zbývají jen dva hráči.
    .no-effect = lze ho zahrát, ale nepůsobí
    .forbidden = nelze ho zahrát
bang-ruling-renegade-win-condition = Jak vyhrává odpadlík
    .about = Co potřebuje poslední odpadlík, když šerif padne.
    .last-alive = být jediný naživu
    .kills-sheriff = navíc šerifa sám zabít
bang-ruling-bang-self-target = BANG! na sebe
    .about = Kartou BANG! lze mířit i na sebe.
bang-ruling-replay-same-weapon = Znovu stejná zbraň
    .about = Zbraň smí nahradit jinou téhož jména.
bang-ruling-suzy-draws-during-duel = Suzy Lafayette v duelu
    .about = Suzy Lafayette si dobírá i uprostřed duelu.
bang-ruling-expert-two-characters = Výběr ze dvou postav
    .about = Každý dostane dvě postavy a jednu si nechá.
bang-ruling-simplified-no-book-cards = První hra
    .about = Karty se symbolem knihy se vynechají.
bang-ruling-dynamite-stick-variant = Dynamitová patrona
    .about = Varianta s dřevěnou patronou: Dynamit jde k tomu, kdo ji má.
bang-ruling-three-player-mode = Hra ve třech
    .about = Hrát mohou i tři, s odkrytými rolemi a vlastními cíli.
bang-ruling-rag-time-self-target = Ragtime na sebe
    .about = Ragtime lze zahrát i na sebe.
bang-ruling-can-can-self-target = Kankán na sebe
    .about = Kankán lze použít i na sebe.
bang-ruling-conestoga-effect = Co dělá Krytý vůz
    .about = Co se stane s kartou vybranou Krytým vozem.
    .take = jde do ruky
    .discard = odhodí se
bang-ruling-conestoga-self-target = Krytý vůz na sebe
    .about = Krytý vůz lze použít i na sebe.
bang-ruling-melee-distance = Dosah Úderu a Nože
    .about = Zda pro ně platí Mustang, Hledí a podobně.
    .modified = vzdálenost 1 se vším, co ji mění
    .fixed-1 = jen přímí sousedé
bang-ruling-pepperbox-range = Dosah Pepperboxu
    .about = Jak daleko Pepperbox dostřelí.
    .weapon-range = jako zbraň
    .fixed-1 = jen přímí sousedé
bang-ruling-stolen-green-must-be-played = Ukradené zelené karty
    .about = Zelená karta vzatá jinému hráči ze hry se musí v témž tahu vyložit.
bang-ruling-elena-fuente-lives = Životy Eleny Fuente
    .about = Kolik životů má Elena Fuente.
bang-ruling-pixie-pete-lives = Životy Pixieho Peta
    .about = Kolik životů má Pixie Pete.
bang-ruling-pixie-pete-draw = Dobírání Pixieho Peta
    .about = Kolik karet si Pixie Pete bere v 1. fázi.
bang-ruling-sean-mallory-lives = Životy Seana Malloryho
    .about = Kolik životů má Sean Mallory.
bang-ruling-pat-brennan-own-cards = Vlastní karty Pata Brennana
    .about = Pat Brennan si smí vzít i kartu, která leží před ním.
bang-ruling-molly-stark-scope = Karty Molly Stark
    .about = Za které karty si Molly Stark dobírá.
    .any-hand-card = za každou kartu, kterou použije z ruky
    .bang-missed-beer = jen za BANG!, Vedle! a Pivo
bang-ruling-vera-custer-timing = Kdy si vybírá Vera Custer
    .about = Kdy jmenuje postavu, jejíž schopnost získá.
    .phase-1 = až po snímání v jejím tahu
    .turn-start = ještě před ním
bang-ruling-thirst-draw = Žízeň
    .about = Kolik karet se dobírá při Žízni.
    .one-less = o jednu méně než obvykle
    .exactly-one = každý právě jednu
bang-ruling-train-arrival-timing = Příjezd vlaku
    .about = Kdy se dobírá karta navíc.
    .phase-1-plus-one = v 1. fázi spolu s ostatními
    .after-phase-1 = po 1. fázi
bang-ruling-sermon-scope = Kazatel
    .about = Kdo nesmí používat karty BANG!
    .active-player = hráč na tahu
    .everyone = nikdo
bang-ruling-daltons-affect-green = Daltonové a zelené karty
    .about = Daltonové berou zelené karty stejně jako modré.
bang-ruling-ricochet-counts-as-bang = Odražená střela a limit
    .about = Odražená střela se počítá jako jediný BANG! v tahu.
bang-ruling-abandoned-mine-ability-discards = Opuštěný důl
    .about = Kam jdou karty odhozené kvůli schopnosti.
    .discard-pile = na odhazovací hromádku
    .deck = lícem dolů na balíček
bang-ruling-abandoned-mine-condition = Opuštěný důl a jiné způsoby dobírání
    .about = Čí odhozené karty jdou lícem dolů na balíček.
    .could-draw = každého, kdo mohl dobírat z odhazovací hromádky
    .drew = jen toho, kdo z ní opravdu dobíral
bang-ruling-peyote-guess = Peyote
    .about = Co se o další kartě hádá.
    .colour = červená, nebo černá
    .suit = jedna ze čtyř barev
bang-ruling-new-identity-source = Nová identita
    .about = Odkud se bere nabízená postava.
    .random = náhodná z krabice
    .life-counter-card = druhá karta postavy, kterou má hráč u sebe
bang-ruling-combined-event-deck = Smíchané události
    .about = High Noon a Fistful se zamíchají do jednoho balíčku.
bang-ruling-combined-event-deck-size = Velikost smíchaného balíčku
    .about = Kolik událostí smíchaný balíček má.
bang-ruling-combined-last-event = Poslední událost smíchaného balíčku
    .about = Která karta smíchaný balíček uzavírá.
    .high-noon = Pravé poledne
    .a-fistful-of-cards = Fistful

## Boti

bang-bot-cowhand = Honák
    .about = Hraje rozumně a odhaduje, kdo je kdo.
bang-bot-random = Zelenáč
    .about = Dělá náhodně cokoli, co je dovoleno.

## Na co lze odpovědět předem

bang-habit-barrel-first = Nejdřív zkusit Barel
bang-habit-always-draw = Vždy líznout, když to schopnost nabízí
bang-habit-any-order = Neptat se, která odhozená karta je navrchu
