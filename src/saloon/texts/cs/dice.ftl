# Kostková hra: role, kostky, krabice, boti a slova, která jsou všude.

dice-and = { $list } a { $last }
dice-you = ty

## Role a strany

dice-role-sheriff = Šerif
    .goal = Vyřaď všechny bandity i každého odpadlíka.
dice-role-deputy = Pomocník šerifa
    .goal = Chraň šerifa: vyhráváš, když vyhraje jeho strana.
    .goal-three = Vlastní rukou vyřaď odpadlíka, nebo zůstaň naživu jako poslední.
dice-role-outlaw = Bandita
    .goal = Postarej se, aby šerif padl.
    .goal-three = Vlastní rukou vyřaď pomocníka šerifa, nebo zůstaň naživu jako poslední.
dice-role-renegade = Odpadlík
    .goal = Zůstaň naživu jako poslední: šerif musí padnout až nakonec.
    .goal-three = Vlastní rukou vyřaď banditu, nebo zůstaň naživu jako poslední.

dice-side-law = strana šerifa
dice-side-outlaw = bandité
dice-side-renegade = odpadlík
dice-side-deputy = pomocník šerifa
dice-side-zombies = zombie
dice-side-survivors = přeživší
dice-side-nobody = nikdo

## Kostky

dice-die-arrow = Indiánský šíp
    .text = Hned si vezmi šíp. S posledním útočí Indiáni: za každý svůj šíp každý ztrácí 1 život.
dice-die-dynamite = Dynamit
    .text = Znovu se jím nehází. Tři a víc ukončí házení a stojí tě 1 život.
dice-die-bullseye1 = Terč 1
    .text = Hráč hned vedle tebe ztrácí 1 život.
dice-die-bullseye2 = Terč 2
    .text = Hráč o dvě místa dál ztrácí 1 život. Zbývají-li dva nebo tři hráči, platí jako 1.
dice-die-beer = Pivo
    .text = Hráč, kterého určíš, třeba ty, získá 1 život, ale nikdy víc, než měl na začátku.
dice-die-gatling = Kulomet
    .text = Tři a víc: všichni ostatní ztrácejí 1 život a ty vracíš všechny své šípy.
dice-die-whisky = Whisky
    .text = Získáš 1 život a zbavíš se žetonu zranění, pokud nějaký máš.
dice-die-duel = Souboj
    .text = Podej kostku jinému hráči: házíte střídavě, dokud někomu nepadne něco jiného; ten ztrácí 1 život.

## Krabice

dice-module-base = BANG! Kostková hra
    .about = Pět kostek, devět šípů, 16 postav, 3 až 8 hráčů.
dice-module-duels = Dívej se mi do očí
    .about = Černé kostky se souboji a whisky a zranění, která zkazí příští hod.
dice-module-rage = Dvě kulky stačí
    .about = Kdo v jednom tahu ztratí dva životy, vezme si kartu, která posílí jeho příští hod.
dice-module-posse = Noví ozbrojenci ve městě
    .about = Osm dalších postav.
dice-module-undead = Nemrtvý nebo živý?
    .about = Mrtví natahují ruce z krchova a mohou se vrátit jako zombie; 4 až 8 hráčů.
dice-module-legacy = Divoký západ legacy
    .about = Co se stalo v jedné hře, má následky v další; pro sérii her.

## Výklady pravidel

dice-ruling-nobody-left-of-three = Ve třech nikdo nezbyl
    .about = Kdo vyhraje hru tří hráčů, když poslední z nich padnou najednou.
    .nobody = nikdo, je to remíza
    .outlaw = bandita

## Boti

dice-bot-gambler = Karbaník
    .about = Spočítá si šance každého hodu a odhaduje, kdo je kdo.
dice-bot-random = Zelenáč
    .about = Dělá náhodně cokoli, co je dovoleno.
