# BANG!: co víc je dobré vědět o kartě, než se na ni vejde. Ukazuje to terminál.

## Karty

bang-more-card-bang = Zruší ho efekt Vedle! Na sebe jen tehdy, když to výklady u stolu dovolují.
bang-more-card-missed = V tahu kohokoli.
bang-more-card-beer = Mimo svůj tah jen tehdy, když ztrácíš poslední život. Nikdy nad počáteční počet a nikdy za někoho jiného.
bang-more-card-panic = Co mění vzdálenost, platí; zbraně ne. I na sebe, když to výklady u stolu dovolují.
bang-more-card-cat-balou = Na jakoukoli vzdálenost. I na sebe, když to výklady u stolu dovolují.
bang-more-card-gatling = Na jakoukoli vzdálenost, jeden po druhém zleva. Není to karta BANG!
bang-more-card-indians = Jeden po druhém zleva. Vedle!, Barel ani jiné karty s efektem BANG! nepomohou.
bang-more-card-duel = Na jakoukoli vzdálenost; začíná ten druhý. Barel a Vedle! nepomohou a odhozené karty se nepočítají jako BANG! tahu.
bang-more-card-general-store = Po směru hodinových ručiček; jen hráči, kteří jsou naživu.
bang-more-card-barrel = Při jiné barvě se můžeš bránit ještě jinak.
bang-more-card-jail = Na jakoukoli vzdálenost. Po snímání se Vězení v každém případě odhodí.
bang-more-card-dynamite = Vykládáš ho před sebe; poprvé se snímá až ve tvém příštím tahu. Za to, co způsobí, nemůže nikdo.
bang-more-card-scope = Nikdy pod 1.
bang-more-card-volcanic = Na téhož hráče, nebo na různé.
bang-more-card-brawl = U každého vybíráš ty: náhodnou kartu z ruky, nebo vyloženou kartu.
bang-more-card-punch = Co mění vzdálenost, platí; zbraně ne.
bang-more-card-rag-time = Na jakoukoli vzdálenost. I na sebe, když to výklady u stolu dovolují.
bang-more-card-tequila = Můžeš to být i ty. Jen ve tvém tahu; před smrtelnou ztrátou nezachrání nikoho.
bang-more-card-whisky = Jen ve tvém tahu; před smrtelnou ztrátou tě nezachrání.
bang-more-card-canteen = Jen ve tvém tahu; před smrtelnou ztrátou tě nezachrání.
bang-more-card-can-can = Na jakoukoli vzdálenost. I na sebe, když to výklady u stolu dovolují.
bang-more-card-conestoga = Na jakoukoli vzdálenost. I na sebe, když to výklady u stolu dovolují.
bang-more-card-derringer = Co mění vzdálenost, platí; zbraně ne.
bang-more-card-knife = Co mění vzdálenost, platí; zbraně ne.
bang-more-card-howitzer = Na jakoukoli vzdálenost, jeden po druhém zleva.

## Postavy

bang-more-character-bart-cassidy = Hned. Poslední život nepřinese nic, ani když ho něco zachrání.
bang-more-character-black-jack = Červená jsou srdce a kára. Další kartu už neukazuje.
bang-more-character-calamity-janet = I tam, kde se odhazují: v Duelu nebo proti Indiánům! Vedle! zahrané jako BANG! se počítá jako to jediné za tah.
bang-more-character-el-gringo = Náhodnou, jednu za každý život. Ne za Dynamit a ne za Duel, který zahrál sám.
bang-more-character-jesse-jones = Druhá karta je vždy z balíčku.
bang-more-character-jourdonnais = Srdce platí jako Vedle! S opravdovým Barelem má dva pokusy.
bang-more-character-kit-carlson = Třetí karta se vrací lícem dolů na vrch balíčku.
bang-more-character-lucky-duke = Obě karty se odhodí.
bang-more-character-paul-regret = Sčítá se s Mustangem.
bang-more-character-pedro-ramirez = Druhá karta je vždy z balíčku.
bang-more-character-rose-doolan = Sčítá se s Hledím.
bang-more-character-sid-ketchum = I mimo svůj tah a i tehdy, když by měl zemřít; kolikrát má čím platit, nikdy nad počáteční počet.
bang-more-character-slab-the-killer = Barel nahradí jen jeden z nich. Na jiné karty s efektem BANG! to neplatí.
bang-more-character-vulture-sam = Z ruky i vyložené. Jako šerif, který vyřadí pomocníka, si je nejdřív vezme a pak přijde o všechno.
bang-more-character-apache-kid = Károvým Duelem ho nelze vyzvat.
bang-more-character-belle-star = Modré stejně jako zelené.
bang-more-character-chuck-wengam = Kolikrát chce.
bang-more-character-doc-holyday = Nepočítá se jako BANG! tahu. Proti postavě Apache Kid musí být aspoň jedna z karet jiná než kárová.
bang-more-character-greg-digger = Nikdy nad počáteční počet.
bang-more-character-herb-hunter = Navíc k odměně.
bang-more-character-molly-stark = Za karty použité v Duelu až po jeho skončení. Vynucené odhazování se nepočítá.
bang-more-character-pat-brennan = Modrou, nebo zelenou, a právě jednu.
bang-more-character-tequila-joe = Jiné karty, které léčí, působí jako obvykle.
bang-more-character-vera-custer = Po Dynamitu a Vězení. Se schopností postavy Vulture Sam se ti dva dělí o karty po jedné.
bang-more-character-johnny-kisch = Karet v ruce se to netýká.

## Události

bang-more-event-blessing = Barely a Vězení se vždy podaří a žádný Dynamit nevybuchne.
bang-more-event-curse = Barely a Vězení se nikdy nepodaří a Dynamit vybuchne při každé kartě od 2 do 9.
bang-more-event-the-daltons = Každý si vybírá sám; první je šerif.
bang-more-event-ghost-town = Duch nemá životy, které by ztrácel nebo získával, počítá se, jako by byl ve hře, a na konci tahu zase odchází.
bang-more-event-gold-rush-event = Začíná šerif.
bang-more-event-the-sermon = Ani jako odpověď v Duelu.
bang-more-event-abandoned-mine = Dokud na hromádce něco je. Zahrané karty a to, co se odhodí kvůli schopnosti nebo v cizím tahu, jde na hromádku jako obvykle.
bang-more-event-dead-man = Natrvalo. I ten, kdo v tomto kole padne dřív, než přijde jeho tah.
bang-more-event-law-of-the-west = Jiné použití té karty se nepočítá jako zahrání.
bang-more-event-lasso = Vykládat se smějí dál.
bang-more-event-peyote = Když neuhodne, odhodí se a začíná 2. fáze.
bang-more-event-ricochet = Na jakoukoli vzdálenost a nad limit jednoho BANG! za tah.
bang-more-event-sniper = Stojí 1 život, je nad limit jednoho BANG! za tah a lze ho opakovat.
bang-more-event-the-judge = Karty, které už ve hře leží, platí dál.
bang-more-event-ranch = Jednou.
bang-more-event-new-identity = Do konce hry.
bang-more-event-a-fistful-of-cards = Každý efekt Vedle! zruší jeden z nich.
