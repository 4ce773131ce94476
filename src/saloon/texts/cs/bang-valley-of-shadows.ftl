# Údolí stínů: karty a postavy.

bang-card-aim = Dvojitá rána
    .text = Zahraj ji spolu s kartou Bang!: zásah bere 2 životy.
bang-card-backfire = Opětovaná palba
    .text = Karta Vedle!; na toho, kdo střílel, míří účinek Bang!
bang-card-bandidos = Divoká banda
    .text = Všichni ostatní odhodí kartu Bang!, nebo 2 jiné karty z ruky.
bang-card-escape = Útěk
    .text = Jsi-li jediným cílem karty jiné než Bang!, neúčinkuje.
bang-card-fanning = Roztříštěná kulka
    .text = Účinek Bang! na dostřel a druhý na hráče na vzdálenost 1 od prvního. Počítá se jako tvůj Bang!
bang-card-last-call = Poslední pivo
    .text = Získáš zpět 1 život, i když zbývají jen dva hráči.
bang-card-poker = Poker
    .text = Všichni ostatní vsadí kartu a všechny se otočí. Není-li mezi nimi eso, vezmi si 2.
bang-card-saved = Obětavý skok
    .text = Jiný hráč ztratí o 1 život méně. Zachráníš-li ho, vezmi si 2 karty z jeho ruky nebo z balíčku.
bang-card-tomahawk = Tomahavk
    .text = Účinek Bang! na vzdálenost nejvýš 2. Není to karta Bang!
bang-card-tornado = Tornádo
    .text = Každý dá naráz 2 karty z ruky hráči po své levici.
bang-card-bounty = Odměna
    .text = Polož ji před kohokoli: kdo ho zasáhne kartou Bang!, dobere si kartu.
bang-card-ghost = Duch
    .text = Polož ji před vyřazeného hráče: vrací se do hry, bez životů.
bang-card-lemat = LeMat
    .text = Zbraň, dostřel 1. Ve svém tahu smíš zahrát kteroukoli kartu jako Bang!
bang-card-rattlesnake = Chřestýš
    .text = Polož ji před kohokoli. Na začátku tahu otočí kartu: piky berou 1 život.
bang-card-shotgun = Brokovnice
    .text = Zbraň, dostřel 1. Koho zasáhneš kartou Bang!, odhodí kartu z ruky.

bang-character-black-flower = Black Flower
    .text = Jednou za svůj tah smí zahrát z ruky křížovou kartu jako Bang! navíc.
bang-character-colorado-bill = Colorado Bill
    .text = S každou kartou Bang! otočí kartu: piky, a nelze ji odvrátit.
bang-character-der-spot-burst-ringer = Spot-Burst Ringer
    .text = Jednou za svůj tah smí zahrát kartu Bang! jako Kulomet.
bang-character-evelyn-shebang = Evelyn Shebang
    .text = V 1. fázi si smí dobrat o kartu méně a vystřelit na vzdálenost 1.
bang-character-henry-block = Henry Block
    .text = Kdo mu vezme nebo odhodí kartu, na toho míří účinek Bang!
bang-character-lemonade-jim = Limonádový Jim
    .text = Když jiný hráč zahraje Pivo, smí odhodit kartu a získat zpět 1 život.
bang-character-mick-defender = Mick Defender
    .text = Je-li jediným cílem karty jiné než Bang!, smí ji zrušit kartou Vedle!
bang-character-tuco-franziskaner = Tuco the Franciscan
    .text = Nemá-li vyloženou modrou kartu, dobere si v 1. fázi o 2 karty víc.

bang-ruling-bandidos-wording = Divoká banda
    .about = Co Divoká banda stojí.
    .czech = kartu Bang!, nebo dvě karty, všechny ostatní
    .international = dvě karty, nebo život, každého
bang-ruling-saved-reward = Odměna za Obětavý skok
    .about = Kdy Obětavý skok přinese dvě karty.
    .elimination-prevented = jen když zachránil život
    .whenever-survives = kdykoli hráč přežije

bang-ask-reward = { $about }: z balíčku, nebo z ruky, kterou má { $by }?
    .other = { $seat } si bere dvě karty ({ $about }).
bang-ask-bandidos = { $about }: odhoď kartu Bang!, nebo { $amount ->
    [one] ještě jednu kartu
    [few] { $amount } karty
   *[other] { $amount } karet
 }.
    .other = { $about }: { $seat } odhazuje.
bang-ask-bandidos-life = { $about }: odhodíš karty ({ $amount }), nebo ztratíš 1 život?
    .other = { $about }: odhodí { $seat } karty?
bang-ask-second-target = { $about }: kdo další? První cíl: { $by }.
    .other = { $seat } vybírá druhý cíl ({ $about }).
bang-ask-poker = { $about }: kterou kartu vsadíš?
    .other = { $about }: ostatní sázejí kartu: { $seats }.
bang-ask-tornado = { $about }: kterou kartu dáš doleva? Zbývá { $amount }.
    .other = { $about }: všichni předávají karty: { $seats }.
bang-ask-fewer = { $about }: dobereš si o kartu méně a vystřelíš na souseda?
    .other = { $seat } si může dobrat o kartu méně a vystřelit ({ $about }).
bang-ask-shoot = { $about }: na koho vystřelíš?
    .other = { $seat } vybírá cíl ({ $about }).
bang-ask-lemonade = { $by } hraje Pivo: odhodíš kartu a získáš zpět 1 život?
    .other = { $seat } může odhodit kartu a získat život ({ $about }).

bang-do-stake = Vsadit { $card }
bang-do-also = Také { $seat }
bang-do-shoot = Vystřelit: { $seat }

bang-log-staked = { $seatIs ->
    [me] Sázíš kartu { $card }.
   *[other] { $seat } sází kartu { $card }.
 }

bang-why-VS-CARD-01 = { $card } se hraje spolu s kartou Bang!
bang-why-VS-CARD-05 = { $card } se hraje, když na tebe někdo střílí.
bang-why-VS-CARD-10 = Divoká banda: odhoď kartu Bang!, nebo dvě karty.
bang-why-VS-CARD-23 = { $card } nikdy nezasáhne tebe.
bang-why-VS-CARD-26 = { $card }: přednost má ten, kdo má dalšího hráče na vzdálenost 1.
bang-why-VS-CARD-30 = Vyber druhý cíl vedle prvního.
bang-why-VS-CARD-32 = { $card } je pro vyřazeného; { $target } je ve hře.
bang-why-VS-CARD-34 = { $card }: duch nemá životy, žádný neztratí ani nezíská.
bang-why-VS-CARD-48 = { $card }: ve svém tahu je kterákoli tvá karta z ruky Bang!
bang-why-VS-CARD-52 = Poker: každý vsadí kartu.
bang-why-VS-CARD-68 = Zasáhla tě Brokovnice: odhoď kartu z ruky.
bang-why-VS-CARD-69 = { $card }: cílem může být jen jiný hráč.
bang-why-VS-CARD-76 = Tornádo: vyber karty, které dáš dál.
bang-why-VS-CHAR-01 = { $card }: k tomu je třeba křížová karta z ruky.
bang-why-VS-CHAR-05 = { $card }: o kartu méně za výstřel na souseda.
bang-why-VS-CHAR-16 = { $card }: karta z ruky za život, když jiný hráč zahraje Pivo.
bang-why-VS-CHAR-18 = { $card }: karta Vedle!, jsi-li jediným cílem karty jiné než Bang!
bang-why-VS-CHAR-23 = { $card }: k tomu je třeba karta Bang!, jednou za tvůj tah.
bang-why-VS-CARD-18 = { $card } ruší kartu jinou než Bang!, jejímž jediným cílem jsi ty.
bang-why-VS-CARD-63 = Obě karty jsou z téhož místa.
bang-why-VS-CARD-78 = { $card } se hraje, když má jiný hráč ztratit život.
