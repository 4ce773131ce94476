# Velká vlaková loupež: vagony, stanice, karty, postavy a co se říká o vlaku.

## Vagony

bang-railcar-baggage-car = Zavazadlový vůz
    .text = Odhoď ho jako Vedle!, Paniku!, Cat Balou nebo Bang! navíc.
bang-railcar-caboose = Služební vůz
    .text = Jinou svou modrou kartu smíš odhodit jako Vedle!
bang-railcar-cattle-truck = Dobytčák
    .text = Odhoď ho: vezmi si jednu ze 3 vrchních karet odhazovací hromádky.
bang-railcar-circus-wagon = Cirkusácký vagon
    .text = Odhoď ho: všichni ostatní odhodí po jedné vyložené kartě.
bang-railcar-coal-hopper = Vagon s uhlím
    .text = Odhoď ho: dober si kartu a odhoď vagon, který leží před kýmkoli.
bang-railcar-dining-car = Jídelní vůz
    .text = Na začátku tahu otoč kartu: za srdce získáš zpět 1 život.
bang-railcar-express-car = Expresní vůz
    .text = Odhoď ho: tvůj tah končí, odhodíš celou ruku a hraješ další tah.
bang-railcar-ghost-car = Vagon duchů
    .text = Pro kohokoli kromě šerifa, i vyřazeného: zůstane ve hře bez životů.
bang-railcar-lounge-car = Salonní vůz
    .text = Odhoď ho: dober 2 vagony, jeden pro sebe a druhý pro jiného hráče.
bang-railcar-lumber-flatcar = Plošinový vůz
    .text = Polož ho před kohokoli: všechny ostatní vidí o 1 dál.
bang-railcar-mail-car = Poštovní vagon
    .text = Odhoď ho: dober si 3 karty a jednu z nich dej jinému hráči.
bang-railcar-observation-car = Vyhlídkový vůz
    .text = Ostatní vidíš o 1 blíž, oni tebe o 1 dál.
bang-railcar-passenger-car = Osobní vůz
    .text = Odhoď ho: vezmi si kartu kteréhokoli jiného hráče, z ruky nebo vyloženou.
bang-railcar-prisoner-car = Vězeňský vůz
    .text = Indiáni! a Duely ostatních se tě netýkají.
bang-railcar-private-car = Soukromý vagon
    .text = Bez karet v ruce nemůžeš být cílem karet Bang!
bang-railcar-sleeper-car = Spací vůz
    .text = Jednou v každém tahu smíš odhodit jinou svou modrou kartu jako Bang! navíc.

bang-border-railcar = vagon
    .about = Bere se z vlaku. Před hráčem platí za modrou kartu; do ruky se nikdy nedostane.
    .note = vagon: leží před majitelem jako modrá karta
bang-border-station = stanice
    .about = Cena vagonu, který pod ní stojí.
    .note = stanice: cena vagonu pod ní

## Stanice a lokomotiva

bang-station-boom-town = Boom Town
    .text = Cena: karta Bang!
    .price = Bang!
bang-station-catico = Callico
    .text = Cena: karta Panika! nebo Cat Balou.
    .price = Panika!, Cat Balou
bang-station-creepy-creek = Cripple Crack
    .text = Cena: piková karta.
    .price = ♠
bang-station-crowns-hole = Silverado
    .text = Cena: karta Pivo.
    .price = Pivo
bang-station-deathwood = Deathwood
    .text = Cena: modrá karta; stačí i vagon.
    .price = modrá
bang-station-dodgeville = Dodgeville
    .text = Cena: karta Vedle!
    .price = Vedle!
bang-station-fort-wroth = Fort Woth
    .text = Cena: karta od desítky po eso.
    .price = 10–A
bang-station-frisco = St. Francis
    .text = Cena: křížová karta.
    .price = ♣
bang-station-miners-oath = Oathman
    .text = Cena: kárová karta.
    .price = ♦
bang-station-san-tafe = Santa Fe
    .text = Cena: srdcová karta.
    .price = ♥
bang-station-tombrock = Tom Brock
    .text = Cena: 1 život, ale ne poslední.
    .price = 1 život
bang-station-virginia-town = Virginian City
    .text = Cena: libovolné 2 karty.
    .price = 2 karty
bang-station-yooma = Yooma
    .text = Cena: karta od dvojky po devítku.
    .price = 2–9

bang-locomotive-ironhorse = Ironhorse
    .text = Na konečné je každý cílem účinku Bang!
bang-locomotive-leland = Leland
    .text = Na konečné si každý vezme kartu jako v Hokynářství.
bang-locomotive-end = konečná
bang-train = Vlak
    .left = { $count ->
    [one] { $count } vagon v balíčku
    [few] { $count } vagony v balíčku
   *[other] { $count } vagonů v balíčku
 }
    .advance = Posunout ho a vzít si vagon
    .row = Stanice
    .under = { $card } pod stanicí { $station }
    .waiting = { $card }: zatím pod žádnou stanicí

## Karty

bang-card-cactus = Kaktus
    .text = Účinek Vedle!; pak otoč kartu: srdce nebo káry ti vrátí 1 život.
bang-card-evaded = K zemi!
    .text = Účinek Vedle!; karta, která tě minula, přijde k tobě do ruky.
bang-card-full-steam = Plnou parou vpřed
    .text = Vlak jede na konečnou. Účinek lokomotivy proběhne dvakrát, nebo vůbec, jak chceš.
bang-card-knife-revolver = Revolver s nožem
    .text = Účinek Bang! na dostřel, místo tvé karty Bang! Otoč kartu: J, Q, K nebo A ho vrátí do ruky.
bang-card-money-bag = Pytel peněz
    .text = Má účinek hnědé karty, která leží na odhazovací hromádce nahoře.
bang-card-most-wanted = Nejhledanější
    .text = Dober si kartu. Pak každý, i ty, otočí kartu: piky stojí 1 život.
bang-card-next-stop = Příští stanice
    .text = Dober si kartu; vlak popojede o stanici.
bang-card-switch = Výhybka
    .text = Vyměň jednu svou vyloženou kartu za vyloženou kartu jiného hráče.
bang-card-train-robbery = Vlaková loupež
    .text = Za každou vyloženou kartu hráče: odhodí ji, nebo účinek Bang! Místo tvé karty Bang!
bang-card-water-tower = Vodojem
    .text = Vezmi si zdarma kterýkoli vagon vlaku.
bang-card-dragoon = Dragoon
    .text = Zbraň, dostřel 2. V tahu smíš zahrát o jednu kartu Bang! víc.
bang-card-map = Mapa
    .text = Než v 1. fázi dobereš, podívej se na 2 vrchní karty; jednu smíš odhodit.
bang-card-refund = Odškodnění
    .text = Když ti jiný hráč vezme nebo odhodí jinou kartu, dober si kartu.
bang-card-strongbox = Pokladna
    .text = Na konci svého tahu si dobereš kartu.

## Postavy

bang-character-benny-brawler = Benny Brawler
    .text = Ve svém tahu smí vzít libovolně mnoho vagonů, za každý platí.
bang-character-evan-babbit = Evan Babbitt
    .text = Odhodí kartu téže barvy: karta Bang! na něj míří na jiného hráče na vzdálenost 1.
bang-character-jimmy-texas = Jimmy Texas
    .text = Na konci svého tahu si dobere kartu.
bang-character-manuelita = Manuelita
    .text = Dobere si 2 karty, kdykoli vlak dojede na konečnou.
bang-character-sancho = Sancho
    .text = Jeden vagon, který si v tahu vezme, ho nic nestojí.
bang-character-sgt-blaze = Sgt. Blaze
    .text = Kdykoli něco udělá několika hráčům, smí jednoho vynechat.
bang-character-shade-oconnor = Shade O'Connor
    .text = Vlak se pohne v cizím tahu: smí odhodit kartu a dobrat si jinou.
bang-character-zippy-roy = Zippy Roy
    .text = Jednou za svůj tah smí posunout vlak o stanici.

## Co se děje

bang-log-locomotive = Lokomotiva ukazuje stranu { $side }.
bang-log-train-moved = { $whyIs ->
    [full-steam] Plnou parou vpřed: vlak jede na konečnou.
   *[other] { $stationIs ->
        [none] Vlak opouští poslední stanici.
       *[other] Vlak popojíždí, lokomotiva stojí ve stanici { $station }.
     }
 }
bang-log-end-of-line = Konečná: { $side }.
bang-log-new-line = Nová trať, v čele { $side }. Stanice: { $row }. Vagony: { $railcars }.
bang-log-attached = K vlaku se připojuje { $card }.
bang-log-uncoupled = { $seatIs ->
    [me] Dostáváš: { $card }.
   *[other] { $seat } dostává: { $card }.
 }
bang-log-boarded = { $stationIs ->
    [none] { $seatIs ->
        [me] Bereš si zdarma: { $card }.
       *[other] { $seat } si bere zdarma: { $card }.
     }
   *[other] { $seatIs ->
        [me] Bereš si { $card } ({ $station }).
       *[other] { $seat } si bere { $card } ({ $station }).
     }
 }
bang-log-parked = { $targetIs ->
    [me] Před tebou teď leží { $card }.
    [self] { $seatIs ->
        [me] Před tebou teď leží { $card }.
       *[other] Před hráčem { $seat } teď leží { $card }.
     }
   *[other] Před hráčem { $target } teď leží { $card }.
 }
bang-log-steam = { $twice ->
    [yes] Účinek lokomotivy proběhne dvakrát.
   *[no] Účinek lokomotivy se vynechává.
 }
bang-log-used-for = { $seatIs ->
    [me] Používáš { $card } jako { $as }{ bang-line-at }.
   *[other] { $seat } používá { $card } jako { $as }{ bang-line-at }.
 }
bang-log-bag-copied = { $why } má účinek karty { $as }.
bang-log-swapped = { $seatIs ->
    [me] Měníš { $card } za { $got }; druhá strana: { $target }.
   *[other] { $targetIs ->
        [me] { $seat } s tebou mění { $card } za { $got }.
       *[other] { $seat } mění { $card } za { $got }; druhá strana: { $target }.
     }
 }
bang-log-scouted = { $seatIs ->
    [me] Odhazuješ z balíčku { $card } ({ $why }).
   *[other] { $seat } odhazuje z balíčku { $card } ({ $why }).
 }
bang-log-redirected = { $targetIs ->
    [me] Bang! teď míří na tebe ({ $why }).
   *[other] Bang! teď míří jinam: { $target } ({ $why }).
 }
bang-log-exempted = { $targetIs ->
    [me] Tebe se to netýká ({ $why }).
    [self] { $seatIs ->
        [me] Vynecháváš sebe ({ $why }).
       *[other] { $seat } zůstává stranou ({ $why }).
     }
   *[other] { $target } zůstává stranou ({ $why }).
 }

## Na co se ptáme

bang-ask-railcar = { $aboutIs ->
    [none] Který vagon si vezmeš?
   *[other] { $about }: který vagon si vezmeš?
 }
    .other = { $seat } vybírá vagon.
bang-ask-fare = { $about }: čím zaplatíš? { $amount ->
    [one] Zbývá jedna karta.
    [few] Zbývají { $amount } karty.
   *[other] Zbývá { $amount } karet.
 }
    .other = { $seat } platí ve stanici { $about }.
bang-ask-park = { $about }: před koho ho položíš?
    .other = { $seat } vybírá, před kým bude ležet { $about }.
bang-ask-full-steam = { $about } na konečné: dvakrát, nebo vůbec?
    .other = { $seat } rozhoduje o účinku ({ $about }).
bang-ask-map = { $about }: tyto karty jsou na řadě. Odhodíš jednu?
    .other = { $seat } si prohlíží vrchní karty balíčku ({ $about }).
bang-ask-trade-in = Vlak se pohnul: odhodíš kartu a dobereš si jinou?
    .other = { $seat } smí vyměnit kartu ({ $about }).
bang-ask-redirect = { $by } na tebe střílí kartou { $about }. Odhodíš kartu téže barvy, aby mířila na jiného?
    .other = { $seat } smí obrátit Bang! na jiného.
bang-ask-exempt = { $about }: vynecháš někoho?
    .other = { $seat } smí někoho vynechat ({ $about }).
bang-ask-robbery = Vlaková loupež: vzdáš se karty { $about }, nebo ať padne výstřel?
    .other = { $seat } se vzdá karty { $about }, nebo padne výstřel.
bang-ask-switch-get = { $about }: kterou kartu od hráče { $by } chceš?
    .other = { $seat } vybírá, co se vymění ({ $about }).
bang-ask-switch-give = { $about }: kterou kartu za ni { $by } dostane?
    .other = { $seat } vybírá, co se vymění ({ $about }).
bang-ask-derail = { $about }: který vagon se odhodí?
    .other = { $seat } vybírá vagon k odhození ({ $about }).
bang-ask-mail = { $about }: kterou kartu komu dáš?
    .other = { $seat } jednu z karet rozdává ({ $about }).
bang-ask-lounge = { $about }: který vagon komu dáš? Druhý je tvůj.
    .other = { $seat } jeden ze dvou vagonů rozdává ({ $about }).
bang-ask-from-pile = { $about }: kterou kartu si vezmeš z odhazovací hromádky?
    .other = { $seat } si bere kartu z odhazovací hromádky ({ $about }).
bang-ask-bag-target = Pytel peněz jako { $about }: na koho?
    .other = { $seat } vybírá cíl.

bang-do-take-free = Vzít zdarma: { $card }
bang-do-ignore = Vůbec
bang-do-twice = Dvakrát
bang-do-drop = Odhodit { $card }
bang-do-redirect = Odhodit { $card }, cílem je { $seat }
bang-do-exempt = { $seatIs ->
    [me] Vynechat sebe
   *[other] Vynechat: { $seat }
 }
bang-do-stand-fast = Nechat si ji, ať padne výstřel
bang-line-with-train = { $withIs ->
    [take] { $otherIs ->
        [none] Vzít si { $card }
       *[other] Vzít si { $card }, zaplatit: { $other }
     }
    [advance-free] Posunout vlak a vzít si zdarma { $card }
   *[advance] { $otherIs ->
        [none] Posunout vlak a vzít si { $card }
       *[other] Posunout vlak a vzít si { $card }, zaplatit: { $other }
     }
 }
bang-line-with-baggage = { $seatIs ->
    [none] Zavazadlový vůz jako { $with }
    [me] Zavazadlový vůz jako { $with } na sebe
   *[other] Zavazadlový vůz jako { $with }, cíl: { $seat }
 }
bang-line-with-sleeper = { $seatIs ->
    [none] Spací vůz: { $card } jako Bang!
    [me] Spací vůz: { $card } jako Bang! na sebe
   *[other] Spací vůz: { $card } jako Bang!, cíl: { $seat }
 }

## Proč ne

bang-why-GT-TAKE-01 = Za tah jeden vagon, a ten už máš.
bang-why-GT-TAKE-02 = Vagony se berou ve vlastním tahu, dokud smíš hrát karty.
bang-why-GT-TAKE-03 = { $card } ještě nestojí pod žádnou stanicí: koupit se nedá.
bang-why-GT-TAKE-04 = { $card }: nemáš nic, čím by se tato cena dala zaplatit.
bang-why-GT-TAKE-10 = Zdarma se vlak posune jednou za tah, a to už se stalo.
bang-why-GT-TAKE-12 = Po tomto posunu by nebylo čím zaplatit žádný vagon, a jeden si pak vzít musíš.
bang-why-GT-TAKE-14 = Vyber, před kým bude vagon ležet.
bang-why-GT-TAKE-20 = Vzít se dají jen vagony vlaku.
bang-why-GT-END-02 = Konečná: teď smíš zaplatit za vagon.
bang-why-GT-STATION-11 = { $card } stojí život a poslední dát nemůžeš.
bang-why-GT-CAR-13 = { $card } nesmí ležet před šerifem.
bang-why-GT-CAR-01 = { $card }: jako Vedle!, Panika!, Cat Balou nebo Bang!, tam, kde by se ta karta dala použít.
bang-why-GT-CAR-03 = { $card }: k tomu je třeba jiná modrá karta, když na tebe někdo střílí.
bang-why-GT-CAR-05 = { $card }: odhazovací hromádka je prázdná.
bang-why-GT-CAR-08 = { $card }: odhoď jednu ze svých vyložených karet.
bang-why-GT-CAR-09 = { $card }: vyber vagon, který před někým leží.
bang-why-GT-CAR-12 = { $card }: po tomto tahu už žádný další navíc být nemůže.
bang-why-GT-CAR-18 = { $card }: kdo je ve Vagonu duchů, nemá životy, žádný neztratí ani nezíská.
bang-why-GT-CAR-25 = { $card }: v balíčku není žádný vagon.
bang-why-GT-CAR-29 = { $card }: jednu z dobraných karet dej jinému hráči.
bang-why-GT-CAR-31 = { $card }: cílem může být jen jiný hráč.
bang-why-GT-CAR-33 = Vězeňský vůz: Indiáni! a Duely ostatních { $targetIs ->
    [me] se tě netýkají
   *[other] sem nedosáhnou ({ $target })
 }.
bang-why-GT-CAR-34 = Soukromý vagon: { $targetIs ->
    [me] bez karet v ruce nemůžeš
   *[other] { $target } bez karet v ruce nemůže
 } být cílem karet Bang!
bang-why-GT-CAR-36 = { $needIs ->
    [none] { $card }: k tomu je třeba jiná modrá karta, jednou v každém tahu.
   *[other] { bang-why-need }
 }
bang-why-GT-CAR-38 = { $card }: jednou v každém tahu, a to už bylo.
bang-why-GT-CARD-01 = { $card } se hraje, když na tebe někdo střílí.
bang-why-GT-CARD-03 = { $card } se hraje, když na tebe někdo střílí.
bang-why-GT-CARD-06 = Plnou parou vpřed: účinek proběhne dvakrát, nebo vůbec.
bang-why-GT-CARD-09 = { $card }: cílem může být jen jiný hráč.
bang-why-GT-CARD-14 = { $card }: jednu ze dvou karet smíš odhodit.
bang-why-GT-CARD-17 = { $card }: na odhazovací hromádce neleží hnědá karta, jejíž účinek by teď šel použít.
bang-why-GT-CARD-33 = { $card }: k tomu je třeba karta před tebou a karta před jiným hráčem.
bang-why-GT-CARD-39 = { $card }: nic se tu vyměnit nedá. Nikdo nesmí mít dvě stejné karty a šerif nedostane Vězení ani Vagon duchů.
bang-why-GT-CARD-40 = { $card } potřebuje jiného hráče s vyloženými kartami.
bang-why-GT-CARD-46 = { $card }: vlak nemá žádné vagony.
bang-why-GT-CHAR-04 = { $card }: k tomu je třeba karta téže barvy, jakou má Bang!
bang-why-GT-CHAR-15 = { $card }: vyber vagon vlaku.
bang-why-GT-CHAR-18 = { $card }: vynech jednoho z těch, jichž se to týká, nebo nikoho.
bang-why-GT-CHAR-22 = { $card }: když se vlak pohne v cizím tahu.
bang-why-GT-CHAR-25 = { bang-why-need }

ui-kinds-railcar = Vagony
ui-kinds-station = Stanice
ui-kinds-locomotive = Lokomotivy
ui-kind-railcar = Vagon: bere se ve stanici
ui-kind-station = Stanice vlaku
ui-kind-locomotive = Jedna ze dvou stran lokomotivy
