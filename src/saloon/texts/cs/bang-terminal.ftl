# BANG! v terminálu: co potřebuje říct jen hra, která se hraje řádek po řádku.

bang-premise = Přestřelka, ve které všichni znají jen šerifa. Kdo jsou ostatní, musíš poznat podle toho, co dělají.
    .open = Přestřelka, ve které každý ví, koho se bát, a hraje sám za sebe.
bang-roles-sheriff = { $count } šerif
    .you = Tvá role: { bang-role-sheriff }.
bang-roles-deputy = { $count ->
    [one] { $count } pomocník šerifa
    [few] { $count } pomocníci šerifa
   *[other] { $count } pomocníků šerifa
 }
    .you = Tvá role: { bang-role-deputy }.
bang-roles-outlaw = { $count ->
    [one] { $count } bandita
    [few] { $count } bandité
   *[other] { $count } banditů
 }
    .you = Tvá role: { bang-role-outlaw }.
bang-roles-renegade = { $count ->
    [one] { $count } odpadlík
    [few] { $count } odpadlíci
   *[other] { $count } odpadlíků
 }
    .you = Tvá role: { bang-role-renegade }.
bang-help =
    Odpověz číslem řádku nebo jeho jménem: pivo, ukončit, bang { $seat }, cat { $number }.
    Stačí začátek jména. Hráči mají čísla podle stolu.

    ruka         vysvětlí karty, které držíš
    ? bang { $seat }  řekne, jestli to jde, a když ne, proč

## Odpovědi v seznamu s cíli vedle; otázka, která přichází znovu; otázka s jedinou odpovědí.

bang-list-play = { bang-line-card-as }
bang-list-use = { bang-do-use }
bang-again-play = Co dál?
bang-skip-top = (Enter: na tom nezáleží)
bang-forced-play = Už nemáš co zahrát: tvůj tah končí.
bang-forced-shot = Nemáš čím odpovědět.
bang-forced-defend = { bang-forced-shot }
bang-forced-roulette = { bang-forced-shot }
bang-forced-bang = Nemáš žádnou kartu BANG! na odhození.
bang-forced-rescue = { $amount ->
    [0] Jsi z nejhoršího venku.
   *[other] Nemáš nic, co by tě zachránilo.
 }

## Pár slov: proč kartu nelze zahrát nebo proč by to bylo marné.

bang-short-BB-PLAY-02 = jen jedno BANG! za tah
bang-short-BB-PLAY-12 = už leží ve hře
bang-short-BB-PLAY-14 = už leží ve hře
bang-short-BB-PLAY-20 = chybí možný cíl
bang-short-BB-CARD-07 = jen jako odpověď na výstřel
bang-short-BB-CARD-13 = ne, když zbývají dva hráči
bang-short-DC-GREEN-11 = už leží ve hře
bang-short-DC-COST-02 = stojí další kartu
bang-short-DC-CARD-02 = jen jako odpověď na výstřel
bang-short-DC-THREE-11 = ne, když zbývají dva hráči
bang-short-HN-CARD-13 = { bang-event-the-sermon }
bang-short-HN-CARD-23 = { bang-event-the-reverend }
bang-short-HN-EXTRA-01 = { bang-event-handcuffs }
bang-short-FC-CARD-29 = nejdřív jiná karta
bang-short-FC-CARD-52 = { bang-event-the-judge }
bang-vain-full-life = bez účinku: životů máš plno
bang-vain-no-life = na ducha nepůsobí
bang-vain-two-left = bez účinku, když zbývají dva hráči
bang-vain-unhurt = bez účinku: žádné životy nechybí

## Pojmy

bang-notion-distance = vzdálenost
    .text = Vzdálenost k hráči je počet míst mezi vámi tou kratší stranou; kdo je mimo hru, nepočítá se. Mění ji Mustang a Hledí, nikdy ale pod 1.
bang-notion-range = dosah
    .text = BANG! dosáhne tak daleko, jak daleko nese tvá zbraň; bez karty zbraně do vzdálenosti 1.
bang-notion-draw = sejmi!
    .text = Sejmout znamená otočit vrchní kartu balíčku a podívat se na její barvu a hodnotu: srdce pomohou s Barelem a Vězením, piky od 2 do 9 odpálí Dynamit. Otočená karta se odhodí.
bang-notion-roles = role
    .text = Šerifa znají všichni; vyhrává i s pomocníky, když jsou všichni bandité a odpadlík mimo hru. Bandité vyhrají, když šerif zemře. Odpadlík musí zůstat naživu jako poslední. Kdo zabije banditu, dobere si 3 karty; šerif, který zabije pomocníka, přijde o všechny karty. Ze dvou odpadlíků v osmi hráčích hraje každý sám za sebe. Ve třech jsou role otevřené: pomocník loví odpadlíka, odpadlík banditu a bandita pomocníka; kdo zabije svou kořist, hned vyhrává, a každé jiné zabití přinese 3 karty.
bang-notion-phases = fáze
    .text = Tah má tři fáze: 1. dobrat si dvě karty, 2. hrát karty, 3. odhodit karty nad počet svých životů.
bang-notion-turn = tah
    .text = V tahu si hráč dobere dvě karty, zahraje jich, kolik chce (ale jen jedno BANG!), a nechá si nejvýš tolik, kolik má životů. Karty, které před ním leží, třeba Vězení, přijdou na řadu ještě předtím.
bang-notion-blue = modrá
    .text = Modré karty zůstávají ve hře před hráčem a působí, dokud o ně nepřijde.
bang-notion-brown = hnědá
    .text = Hnědé karty působí hned a jdou na odkládací balíček.
bang-notion-green = zelená
    .text = Zelené karty vyložíš před sebe a použiješ v některém dalším tahu tím, že je odhodíš. Ty, které platí jako Vedle!, lze použít i v tahu kohokoli jiného.
bang-notion-cost = cena
    .text = Některé hnědé karty stojí další kartu z ruky podle tvé volby; ta se odhodí bez účinku.
bang-notion-effects = efekty
    .text = Efekt BANG! stojí cíl 1 život; efekt Vedle! ho zruší. Mají je karty těchto jmen, ale i jiné: Kulomet střílí, Barel kryje.
bang-notion-events = události
    .text = Od druhého šerifova tahu se před každým jeho tahem otočí událost. Mění pravidla všem, dokud ji nepřekryje další. Stůl ukazuje, která platí a která přijde; poslední zůstane až do konce hry.
bang-notion-life = životy
    .text = Kdo nemá žádný život, je vyřazen, pokud mu poslední nezachrání Pivo.
bang-notion-hand-limit = limit karet
    .text = Na konci tahu si necháš tolik karet, kolik máš životů.
