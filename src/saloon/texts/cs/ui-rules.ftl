# Jak se hraje, ve zkratce.

ui-rules-title = Jak se hraje BANG!
ui-rules-lead = Přestřelka, ve které ukazuje tvář jen šerif. Všechny ostatní musíš odhadnout, uvěřit jim, nebo je zastřelit. Pět minut a můžeš hrát.
ui-rules-contents = Obsah
ui-rules-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
ui-rules-play = Ke stolům
ui-rules-cards = Všechny karty

ui-rules-roles = Kdo jsi?
ui-rules-roles-text = Dostaneš roli a postavu. Role říká, jak vyhraješ, a zůstává skrytá; otevřeně leží jen šerifova. Postava je otevřená: má schopnost a určitý počet životů, nábojů.
ui-rules-counts = Kdo sedí u stolu
ui-rules-counts-more = Osm hráčů potřebuje Dodge City a tři také: hrají vlastní souboj, ve kterém každý loví jednoho dalšího.

ui-rules-turn = Tvůj tah
ui-rules-turn-draw = Lízni
    .text = Vezmi si dvě karty z balíčku.
ui-rules-turn-play = Hraj
    .text = Zahraj, kolik karet chceš, ale jen jednu kartu BANG! za tah. Dvě karty stejného jména nikdy neleží před jedním hráčem.
ui-rules-turn-discard = Odhoď
    .text = V ruce si nech nejvýš tolik karet, kolik ti zbývá životů.
ui-rules-turn-before = Leží-li před tebou Dynamit nebo Vězení, vyřeší se nejdřív. Potom přijde na řadu další hráč po směru hodinových ručiček.

ui-rules-borders = Napoví okraj
ui-rules-border-brown = Zahraje se, stane se a jde na odkládací balíček.
ui-rules-border-blue = Zůstává ve hře před tebou nebo před někým jiným a platí, dokud ji někdo neodstraní. Zbraň smíš mít jen jednu.
ui-rules-border-green = Nejdřív jen leží před tebou. Od svého příštího tahu ji smíš odhodit za její účinek.

ui-rules-distance = Vzdálenost a zbraně
    .text = Spočítej místa k druhému hráči tou kratší stranou; kdo je ze hry, nepočítá se. Sousedé jsou ve vzdálenosti 1. Mustang tě ode všech o jedno vzdálí, Hledí ti všechny o jedno přiblíží.
    .more = Zbraň říká, jak daleko dostřelí tvoje BANG!; bez ní máš Colt .45 s dosahem 1. Počítat nemusíš: ve tvém tahu ukazuje každé místo svou vzdálenost, svítí, když na ni dostřelíš, a řekne i to, odkud se to číslo vzalo.

ui-rules-shots = Výstřely
    .text = BANG! stojí cíl jeden život, pokud neodpoví kartou Vedle! nebo ho nezachrání Barel. Kulomet střílí na všechny ostatní najednou; Indiány zaženeš kartou BANG! a v Duelu oba střídavě odhazují BANG!, dokud jednomu nedojdou.
    .more = Hra se tě ptá pokaždé, když by se u tebe odpověď mohla najít, ať ji držíš nebo ne, a stůl čeká vždycky stejně dlouho. Z odmlky tak nikdo nepozná, co máš v ruce.

ui-rules-checks = Sejmi!
    .text = Některé karty nechávají rozhodnout štěstí: otočí se vrchní karta balíčku a rozhodne její barva a hodnota. Srdce tě zachrání za Barelem a otevře Vězení; piky od 2 do 9 odpálí Dynamit, který stojí tři životy a jinak putuje dál.

ui-rules-end = Poslední náboj
    .text = Kdo přijde o poslední život, může se hned zachránit Pivem, ale ne když už zbývají jen dva hráči. Jinak je ze hry, ukáže roli a všechno odhodí. Kdo vyřadí banditu, lízne si tři karty; šerif, který vyřadí pomocníka, přijde o všechny karty.
    .more = Padne-li šerif, je konec: vyhráli bandité, nebo odpadlík, pokud už nikdo jiný nežije. Jsou-li pryč všichni bandité a odpadlíci, vyhrál šerif s pomocníky, živými i mrtvými.

ui-rules-first = Pro první hru
ui-rules-first-law = Jako šerif si všímej, kdo po tobě střílí. Jako pomocník stůj při šerifovi; jeho život je cennější než tvůj.
ui-rules-first-outlaw = Jako bandita střílej na šerifa, kdykoli na něj dosáhneš. Schovávání pomáhá jen odpadlíkovi.
ui-rules-first-renegade = Jako odpadlík pomáhej slabší straně a šerifa si nech na konec.
ui-rules-first-all = Rozsvítí se jen to, co smíš. Všechno ostatní ti řekne, proč to nejde, a každá věc na stole se vysvětlí sama, když na ni ukážeš nebo na ní podržíš prst.

ui-rules-boxes = Krabice
ui-rules-boxes-text = Základní hra je úplná sama o sobě. Každá krabice něco přidá; které budou na stole, rozhodne ten, kdo ho otevírá.
ui-rules-box-cards = Podívat se dovnitř

ui-rules-box-dodge-city = Zelené karty nejdřív jen vyložíš před sebe a od svého příštího tahu je smíš odhodit; některé hnědé stojí ještě jednu kartu z ruky. Hrát může osm hráčů, se dvěma odpadlíky, a také tři, kteří se loví dokola.
ui-rules-box-high-noon = První kolo je obyčejné. Potom se před každým šerifovým tahem otočí událost a platí, dokud nepřijde další; která to bude, vidí všichni předem. Poslední je Pravé poledne: každý tah stojí jeden život až do konce hry.
ui-rules-box-fistful-of-cards = Události přicházejí jako v High Noonu, od druhého šerifova tahu jedna před každým dalším. Poslední je Fistful: na začátku tahu na tebe míří tolik účinků BANG!, kolik máš karet v ruce.
ui-rules-box-bullet = Tři postavy se přidají k ostatním. Obě události se přimíchají k High Noonu, pokud je na stole.
ui-rules-box-gold-rush = Za každý život, o který připravíš někoho jiného, dostaneš zlatý valoun. V obchodě leží tři kusy vybavení a ve svém tahu jich koupíš, kolik zaplatíš. Hnědé se vyhodnotí hned. Černé zůstanou před tebou: ukrást je nejde, ale kdo zaplatí jejich cenu a jeden valoun navíc, donutí tě jeden odhodit. Pivo smíš místo za život zahrát za valoun.
ui-rules-box-shadow-gunslingers = Nikdo nevypadne napořád. Kdo padl, vrací se na každý svůj tah: má schopnost své postavy, ale žádné životy, nemůže je získat ani ztratit, a na konci tahu po sobě nenechá nic.
ui-rules-box-armed-and-dangerous = Oranžové karty se vykládají jako modré a dostanou tři žetony nabití. Jimi se platí, co karta umí, a s posledním žetonem karta odchází. Zahraješ-li modrou kartu, smíš jeden žeton přidat na oranžovou kartu nebo na svou postavu, a stejně tak za každou kartu, kterou musíš odhodit na konci tahu; na jedné leží nejvýš čtyři. Některé hnědé karty jsou za žetony silnější. Žetonů je 32; kdo v zásobě nenajde aspoň tři, oranžovou kartu nevyloží.
ui-rules-box-great-train-robbery = Pod řadou stanic, kolik hráčů, tolik stanic, stojí vlak a na začátku každého šerifova tahu popojede o jednu. Jednou za tah smíš zaplatit, co stanice žádá, a vzít si vagon, který pod ní stojí; předtím smíš vlakem o jednu stanici popojet. Na konečné zaúčinkuje lokomotiva: Ironhorse střílí na všechny, Leland otevře Hokynářství. Potom se otočí na druhou stranu a začíná nová trať.
ui-rules-box-valley-of-shadows = Karty přijdou do balíčku, postavy k ostatním. Některé karty jsou odpovědi: Útěk zruší kartu, která míří jen na tebe, Opětovaná palba výstřel vrátí. A Duch přivede zpátky někoho, kdo je ze hry, ovšem bez životů.
ui-rules-box-wild-west-show = Na začátku neplatí nic. Kdo zahraje Dostavník nebo Wells Fargo, otočí událost, a ta platí, dokud někdo jednu z těch karet nezahraje znovu. Poslední je Divoký západ: od té chvíle hraje každý o to, aby zbyl jako poslední.
ui-rules-box-eldorado = Balíček událostí od fanoušků. První platí od začátku, každá dvě kola; když ale někdo přinese do hry eso, událost hned končí a ten hráč otočí na konci svého tahu další.
