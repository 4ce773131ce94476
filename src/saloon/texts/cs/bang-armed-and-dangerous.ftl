# Ozbrojení a nebezpeční: karty a postavy, žetony nabití.

bang-card-ace-up-the-sleeve = Eso v rukávu
    .text = Zaplať 2 jeho žetony: dober si kartu.
bang-card-bandolier = Bandalír
    .text = Jednou za tah zaplať 1 jeho žeton: smíš zahrát o jednu kartu Bang! víc.
bang-card-beer-keg = Bečka piva
    .text = Ve svém tahu zaplať 3 její žetony: získáš zpět 1 život.
bang-card-bell-tower = Zvonice
    .text = Zaplať 1 její žeton: pro příští kartu, kterou zahraješ, jsou všichni na vzdálenost 1.
bang-card-big-fifty = Big Fifty
    .text = Zbraň, dostřel 6. Za žeton ke kartě Bang! proti ní neplatí schopnost ani vyložené karty cíle.
bang-card-bomb = Bomba
    .text = Polož ji před kohokoli. Začátek tahu: červená, předej ji; černá, odeber 2 žetony. Prázdná bere 2 životy.
bang-card-buntline-special = Buntline Special
    .text = Zbraň, dostřel 2. Za žeton ke kartě Bang!: kdo ji odvrátí, odhodí kartu z ruky.
bang-card-crate = Bedna
    .text = Zaplať 2 její žetony: účinek Vedle!
bang-card-double-barrel = Dvouhlavňovka
    .text = Zbraň, dostřel 1. Ke kárové kartě Bang! zaplať 1 její žeton: nic ji neodvrátí.
bang-card-lockpick = Paklíč
    .text = Zaplať 3 jeho žetony: vezmi si náhodnou kartu z ruky kteréhokoli hráče.
bang-card-thunderer = Thunderer
    .text = Zbraň, dostřel 3. K zahrané kartě Bang! zaplať 1 její žeton: vezmi si ji zpět do ruky.
bang-card-tumbleweed = Stepní běžec
    .text = V čímkoli tahu zaplať 1 jeho žeton: otočení karty se opakuje.
bang-card-whip = Bič
    .text = Zaplať 3 jeho žetony: odhoď kteroukoli vyloženou kartu, i svou.
bang-card-a-little-nip = Malý doušek
    .text = Získáš zpět 1 život; za každé 3 žetony ještě 1.
bang-card-arrow = Šíp
    .text = Hráč odhodí kartu Bang!, nebo ztratí 1 život; za každý žeton další hráč.
bang-card-caravan = Kolona
    .text = Dober si 2 karty; za každé 2 žetony ještě 1.
bang-card-duck = Skrč se!
    .text = Účinek Vedle!; za 2 žetony si tuto kartu vezmi zpět.
bang-card-flintlock = Křesadlovka
    .text = Účinek Bang! na hráče na dostřel; je-li odvrácen, za 2 žetony si kartu vezmi zpět.
bang-card-quick-shot = Rychlopalba
    .text = Účinek Bang! na hráče na dostřel; za každý žeton na dalšího.
bang-card-reloading = Nabíjení
    .text = Rozděl 3 žetony na své oranžové karty a postavu, jak chceš.
bang-card-rust = Rez
    .text = Všichni ostatní ztratí po žetonu z každé oranžové karty a z postavy; až 4 z nich jsou tvoje.
bang-card-squaw = Squaw
    .text = Odhoď kteroukoli vyloženou kartu; za 2 žetony si ji místo toho vezmi do ruky.

bang-character-al-preacher = Al Preacher
    .text = Když jiný hráč zahraje modrou nebo oranžovou kartu, smí za 2 žetony dobrat kartu.
bang-character-bass-greeves = Bass Greeves
    .text = Jednou za svůj tah smí odhodit kartu z ruky a dát 2 žetony na jednu svou kartu.
bang-character-bloody-mary = Bloody Mary
    .text = Dobere si kartu pokaždé, když její kartu Bang! někdo odvrátí.
bang-character-frankie-canton = Frankie Canton
    .text = Jednou za svůj tah si smí vzít žeton z kterékoli oranžové karty nebo z cizí postavy.
bang-character-julie-cutter = Julie Cutter
    .text = Kdykoli jí někdo vezme život, otočí kartu: červená, a Bang! míří na něj.
bang-character-mexicali-kid = Mexicali Kid
    .text = Jednou za svůj tah smí za 2 žetony vystřelit na hráče na dostřel.
bang-character-ms-abigail = Ms. Abigail
    .text = Smí nedbat hnědých karet J, Q, K a A, je-li jejich jediným cílem.
bang-character-red-ringo = Red Ringo
    .text = Začíná se 4 žetony. Jednou za svůj tah smí až 2 přesunout na své oranžové karty.

bang-word-loads = { $count ->
    [one] { $count } žeton nabití
    [few] { $count } žetony nabití
   *[other] { $count } žetonů nabití
 }
    .about = Platí se jimi účinky oranžových karet a posilují hnědé karty. Vejdou se 4.
    .supply = { $count ->
        [one] V zásobě zbývá { $count }.
        [few] V zásobě zbývají { $count }.
       *[other] V zásobě zbývá { $count }.
     }

bang-ask-load = { $aboutIs ->
    [blue] Zahráls modrou kartu: kam dáš žeton nabití?
    [excess] Za odhozenou kartu: kam dáš žeton nabití?
   *[other] { $about }: kam { $amount ->
        [one] přijde žeton nabití
        [few] přijdou { $amount } žetony nabití
       *[other] přijde { $amount } žetonů nabití
     }?
 }
    .other = { $seat } smí někam přidat žeton nabití.
bang-ask-pay = { $about }: kterým žetonem zaplatíš? { $amount ->
    [one] Chybí jeden.
    [few] Chybí { $amount }.
   *[other] Chybí { $amount }.
 }
    .other = { $seat } platí žetony nabití ({ $about }).
bang-ask-load-shot = { $about }: zaplatíš za tento Bang! žeton nabití?
    .other = { $seat } může tento Bang! posílit ({ $about }).
bang-ask-upgrade = { $about }: zaplatíš { $amount ->
    [one] žeton nabití
    [few] { $amount } žetony nabití
   *[other] { $amount } žetonů nabití
 }, aby byla silnější?
    .other = { $seat } může kartu posílit ({ $about }).
bang-ask-preach = { $by } právě vykládá kartu. Zaplatíš žetony nabití ({ $amount }) a dobereš si kartu?
    .other = { $seat } si může dobrat kartu ({ $about }).
bang-ask-pass-on = { $about }: komu ji předáš?
    .other = { $seat } předává dál: { $about }.
bang-ask-forced-discard = { $about }: kterou kartu odhodíš?
    .other = { $seat } musí odhodit kartu ({ $about }).

bang-do-load = { $cardIs ->
    [none] Na postavu
   *[other] Na kartu { $card }
 }
bang-do-pay = { $cardIs ->
    [none] Z postavy
   *[other] Z karty { $card }
 }
bang-do-upgrade = { $seatIs ->
    [none] Zaplatit a posílit
   *[other] Zaplatit, cílem bude i { $seat }
 }
bang-do-hand-on = Předat: { $seat }

bang-log-loaded = { $cardIs ->
    [none] { $seatIs ->
        [me] Na tvé postavě leží žetony: { $tokens }.
       *[other] { $seat } má na postavě žetony: { $tokens }.
     }
   *[other] { $card } je nabitá, žetony: { $tokens }.
 }
bang-line-tokens-left = { $tokens ->
    [few] zbývají { $tokens }
   *[other] zbývá { $tokens }
 }
bang-log-unloaded = { $cardIs ->
    [none] { $seatIs ->
        [me] Z tvé postavy ubývají žetony, { bang-line-tokens-left }.
       *[other] { $seat } přichází o žetony na postavě, { bang-line-tokens-left }.
     }
   *[other] { $card } přichází o žetony, { bang-line-tokens-left }.
 }

bang-why-AD-CARD-04 = { $card }: jednou za tah, a to už bylo.
bang-why-AD-CARD-08 = { $card }: odtud se už díváš, dokud nezahraješ kartu.
bang-why-AD-CARD-12 = { $card } se řeší na začátku tahu, jinak se nepoužívá.
bang-why-AD-CARD-13 = Červená: předej Bombu jinému hráči.
bang-why-AD-CARD-23 = { $card } pomáhá, jen když na tebe někdo střílí.
bang-why-AD-CARD-26 = { $card }: cílem může být jen jiný hráč.
bang-why-AD-CARD-27 = { $target } nemá v ruce nic, co by { $card } mohl vzít.
bang-why-AD-CARD-29 = { $card }: jen když někdo otočil kartu.
bang-why-AD-CARD-30 = { $card } se používá, když někdo otočil kartu, v čímkoli tahu.
bang-why-AD-CARD-35 = { $target } nemá vyloženou kartu, kterou by { $card } zasáhl.
bang-why-AD-CARD-39 = { $card }: odhoď kartu Bang!, nebo ztratíš 1 život; na sebe mířit nelze.
bang-why-AD-CARD-45 = { $card } se hraje, když na tebe někdo střílí, a jindy ne.
bang-why-AD-CARD-46 = { $card }: na sebe mířit nelze.
bang-why-AD-CARD-52 = { $card }: na sebe mířit nelze.
bang-why-AD-CARD-56 = Nabíjení: každý žeton musí někam přijít.
bang-why-AD-CHAR-01 = Plať žetony z postavy a z oranžových karet.
bang-why-AD-CHAR-03 = { $card }: když jiný hráč vyloží modrou nebo oranžovou kartu, za 2 žetony.
bang-why-AD-CHAR-07 = { $card }: jednou za tvůj tah, za kartu z ruky.
bang-why-AD-CHAR-08 = Oba žetony přijdou na jedno místo.
bang-why-AD-CHAR-11 = { $card }: jednou za tvůj tah, jeden žeton.
bang-why-AD-CHAR-12 = { $card }: tam žádný žeton není.
bang-why-AD-CHAR-21 = { $card }: stojí to 2 žetony nabití.
bang-why-AD-CHAR-23 = { $card }: { $target } není na dostřel.
bang-why-AD-CHAR-26 = { $card }: jen proti hnědé kartě J, Q, K nebo A, která míří jen na tebe.
bang-why-AD-CHAR-30 = { $card }: k tomu je třeba žeton na postavě a oranžová karta, kam ho dát.
bang-why-AD-CHAR-31 = Druhý žeton může na tutéž kartu, nebo na jinou.
bang-why-AD-DANGER-04 = V zásobě je pro kartu { $card } málo žetonů: potřebuje 3.
bang-why-AD-DANGER-06 = { $card } nemá dost žetonů nabití.
bang-why-AD-TOKEN-05 = { $card } unese 4 žetony nabití, víc ne.
bang-why-AD-TOKEN-06 = Postava i karta unese nejvýš 4 žetony nabití: není kam.
bang-why-AD-TOKEN-07 = Za zahranou modrou kartu smíš někam přidat žeton nabití.
bang-why-AD-TOKEN-11 = Za kartu nad limit smíš někam přidat žeton nabití.
bang-why-AD-UPGRADE-03 = Plať žetony z oranžových karet a z postavy.
bang-why-AD-UPGRADE-05 = Posílit kartu smíš, ale nemusíš.
bang-why-AD-WEAPON-03 = { $card }: žeton se platí, když zahraješ kartu Bang!
bang-why-AD-WEAPON-07 = { $card } proti tomuto Bangu neplatí kvůli zbrani Big Fifty.
bang-why-AD-WEAPON-12 = Bang! byl odvrácen: odhoď kartu z ruky.
bang-why-AD-WEAPON-15 = { $card }: za žeton nelze kárový Bang! odvrátit.
bang-why-AD-WEAPON-18 = { $card }: za žeton se karta Bang! vrátí do ruky.
