# Eldorado: události a co se kolem nich ptáme a říkáme.

bang-event-cavalry = Kavalerie
    .text = Pomocník, který ve svém tahu ukáže roli, hraje za tah dvě karty BANG! na libovolnou vzdálenost.
bang-event-daring-challenge = Odvážná výzva
    .text = Proti kartě BANG! otoč kartu: nižší je zásah, jinak Vedle! Při stejné barvě se střela odrazí.
bang-event-dead-sheriffs-ghost = Duch mrtvého šerifa
    .text = Mrtví zase sedí u stolu: v tahu dobírají 1 kartu, přesunou kartu ve hře a šetří šerifa.
bang-event-desperados = Desperáti
    .text = Bandita, který ve svém tahu ukáže roli, bere v 1. fázi 3 karty a smí hrát Vedle! jako Pivo.
bang-event-devils-pact = Smlouva s ďáblem
    .text = Kdo první ztratí poslední život (kromě šerifa), hraje dál jako bandita, kterého nic nevyléčí.
bang-event-dough-badman = Dough Badman
    .text = Před 1. fází smí každý kromě šerifa odhodit 2 karty a vyléčit si 1 život.
bang-event-eldorado-event = Eldorado
    .text = Místo 1. fáze: karta z ruky souseda vlevo, jedna z balíčku a jednu svou dáš doprava.
bang-event-grave-digger = Hrobník
    .text = Kdo první ztratí poslední život (kromě šerifa), stane se hrobníkem a hraje sám za sebe.
bang-event-horse-stealer = Zloděj koní
    .text = Karty, které mění vzdálenost, nepůsobí. Kdo to zruší esem, sebere je a jednu si nechá.
bang-event-lifetime = Doživotí
    .text = Ihned smí šerif někoho zavřít: vězení, které otevřou jen srdce nebo eso.
bang-event-lou = Lou
    .text = Se dvěma životy a méně smíš kteroukoli srdcovou kartu zahrát jako Pivo.
bang-event-mad-ride = Bláznivá jízda
    .text = Každý druhý hráč otočí kartu a hraje jen při esu. Výstřel zruší i vrchní karta odložených.
bang-event-nugget = Nuget
    .text = V 1. fázi si ber 3 karty a nech si jich, kolik chceš.
bang-event-scout = Průzkumník
    .text = Kdo nemá ve hře zbraň, střílí až na vzdálenost 3.
bang-event-sioux-chief = Náčelník Siouxů
    .text = Indiáni berou kartu z každé ruky, každý si jednu vybere. Na koho nezbude, odhodí BANG!, nebo je zasažen.
bang-event-wet-ammo = Mokré náboje
    .text = Všichni jsou na vzdálenost 1 a na výstřel jsou potřeba dvě karty BANG!
bang-event-wild-shot = Rána naslepo
    .text = Tah začíná otočením karty: piky stojí 1 život toho, kdo sedí o tolik míst vlevo.
bang-event-winifred = Winifred
    .text = Po 1. fázi si šerif a všechny ženy vyléčí 1 život.

bang-role-grave-digger = Hrobník
    .goal = Zůstaň ve hře jen ty a šerif. Střílíš kartami Vedle! a piky jsou tvůj Barel.
bang-side-grave-digger = hrobník

bang-ask-dough = { $amount ->
    [one] { $about }: a kterou kartu k ní?
   *[other] { $about }: odhodíš 2 karty a vyléčíš si 1 život? Vyber první.
 }
    .other = { $about }: { $seat } smí odhodit dvě karty za život.
bang-ask-collect = { $about }: všechny tyto karty se odhodí, jen jednu si necháš. Kterou?
    .other = { $about }: { $seat } si vybírá kartu, kterou si nechá.
bang-ask-share = { $about }: kterou kartu si vezmeš?
    .other = { $about }: { $seat } si bere kartu.
bang-ask-lifetime = { $about }: zavřeš někoho?
    .other = { $about }: { $seat } smí někoho zavřít.

bang-do-lock-up = Zavřít: { $seat }
bang-line-show-role = { $detail }: ukázat roli
bang-line-wet-ammo = { $seatIs ->
    [none] { $detail }: { $card } a { $with }
   *[other] { $detail }: { $card } a { $with }, cíl: { $seat }
 }
bang-line-haunt = { $seatIs ->
    [none] Přesunout { $card }
   *[other] Přesunout { $card }, komu: { $seat }
 }
bang-line-from-the-pile = Vrchní karta odhazovací hromádky
bang-line-digger-barrel = Hrobník: snímat piky

bang-log-event-over = { $byIs ->
    [none] Událost končí: { $event }.
    [me] Tvé eso ruší událost { $event }.
   *[other] { $by } esem ruší událost { $event }.
 }
bang-log-showed-role = { $seatIs ->
    [me] { $why }: ukazuješ svou roli: { $role }.
   *[other] { $why }: { $seat } ukazuje svou roli: { $role }.
 }
bang-log-jailed = { $targetIs ->
    [me] { $why }: { $seat } tě zavírá.
   *[other] { $seatIs ->
        [me] { $why }: do vězení jde { $target }.
       *[other] { $why }: { $seat } rozhoduje, do vězení jde { $target }.
     }
 }
bang-log-released = { $seatIs ->
    [me] Jsi zase na svobodě ({ $why }).
   *[other] { $seat } je zase na svobodě ({ $why }).
 }
bang-log-moved = { $seatIs ->
    [me] Přesouváš kartu { $card }. Měl ji { $from }, teď ji má { $to }.
   *[other] { $seat } přesouvá kartu { $card }. Odkud: { $from }, kam: { $to }.
 }
bang-log-laid-open = { $seatIs ->
    [me] { $why }: z tvé ruky leží na stole { $card }.
   *[other] { $why }: na stole leží { $card }, z ruky: { $seat }.
 }
bang-log-bounced = { $targetIs ->
    [me] Střela se odráží zpátky na tebe!
   *[other] Střela se odráží zpátky: { $target }!
 }
bang-log-became = { $seatIs ->
    [me] { $why }: neumíráš, teď jsi { $role }. Životy: { $life }.
   *[other] { $why }: { $seat } neumírá, teď je to { $role }. Životy: { $life }.
 }

bang-why-EL-CARD-01 = { $needIs ->
    [hidden] { $card }: tvá role už je odkrytá.
   *[other] { $card } je pro pomocníky šerifa.
 }
bang-why-EL-CARD-19 = { $needIs ->
    [hidden] { $card }: tvá role už je odkrytá.
   *[other] { $card } je pro bandity.
 }
bang-why-EL-CARD-12 = { $needIs ->
    [none] { $targetIs ->
        [none] { $card }: karty přesouvá jen duch ve svém tahu.
       *[other] { $target } už zbraň má.
     }
    [marks] { $card }: vyber kartu ve hře a jiného hráče, kterému připadne.
   *[other] { bang-why-need }
 }
bang-why-EL-CARD-13 = { $card }: duch si nic nenechává.
bang-why-EL-CARD-14 = Duch mrtvého šerifa: duch nedělá nic, co by mohlo šerifovi ublížit.
bang-why-EL-CARD-16 = { bang-why-need }
bang-why-EL-CARD-24 = Smlouva s ďáblem: tebe už nic nevyléčí.
bang-why-EL-CARD-26 = Dough Badman: vyber karty k odhození, nebo nic.
bang-why-EL-CARD-29 = Eldorado: nejdřív dej kartu doprava.
bang-why-EL-CARD-34 = { bang-why-need }
bang-why-EL-CARD-35 = Hrobník: první kartu si vezmi z něčí ruky.
bang-why-EL-CARD-37 = Hrobník střílí jen kartami Vedle!
bang-why-EL-CARD-38 = Hrobník nikoho nevyzývá k duelu.
bang-why-EL-CARD-39 = { $card }: hrobník ji smí použít až ve svém tahu.
bang-why-EL-CARD-43 = Zloděj koní: { $card } teď nepůsobí.
bang-why-EL-CARD-44 = Zloděj koní: vyber kartu, kterou si necháš.
bang-why-EL-CARD-46 = Doživotí: někoho zavři, nebo nikoho.
bang-why-EL-CARD-50 = Lou: pivem jsou jen srdce, a jen se dvěma životy a méně.
bang-why-EL-CARD-54 = Bláznivá jízda: když zbývají jen dva hráči, nemá žádný účinek.
bang-why-EL-CARD-55 = { $needIs ->
    [none] Bláznivá jízda: vrchní karta odhazovací hromádky není Vedle!
   *[other] { bang-why-need }
 }
bang-why-EL-CARD-60 = Náčelník Siouxů: vyber si jednu z odkrytých karet.
bang-why-EL-CARD-61 = Indiáni! Odhoď BANG!, nebo ztratíš 1 život.
bang-why-EL-CARD-62 = Mokré náboje: { $card } teď nepůsobí, všichni jsou na vzdálenost 1.
bang-why-EL-CARD-63 = { $needIs ->
    [none] Mokré náboje: na výstřel jsou potřeba dvě karty BANG!
   *[other] { bang-why-need }
 }

bang-clock = { $count ->
    [one] Otočí příští událost Eldorada, za jedno kolo
    [few] Otočí příští událost Eldorada, za { $count } kola
   *[other] Otočí příští událost Eldorada, za { $count } kol
 }
    .ace = Díky esu otočí příští událost Eldorada na konci svého tahu
