# Jak se hrají Legendy Západu, ve zkratce.

ui-rules-legends-title = Jak se hrají Western Legends
ui-rules-legends-lead = Otevřený Západ bez předepsané cesty: jezdi, obchoduj, rýžuj, hraj poker, drž se zákona, nebo ho porušuj. Kdo se nakonec stane největší legendou, vyhrává.

ui-rules-legends-aim = O co jde
    .text = Sbíráš body věhlasu (BV). Jakmile někdo dosáhne dohodnutého počtu, dohraje se kolo a po něm ještě jedno; pak se připočte i vybavení, peníze a tvoje pověst.
    .more = Tvoje postava má schopnost, která platí, jakmile máš 5 BV.
ui-rules-legends-turn = Tah
    .text = Nejdřív příjem: $20, nebo 2 karty, nebo $10 a 1 karta. Pak si vybereš zbraň a jízdní zvíře. Potom máš tři akce: pohyb, akce z karty, boj s někým vedle tebe, nebo to, co nabízí místo, kde stojíš.
    .more = Na konci se vyprávějí příběhy, odhazují se karty nad limit (5, za každé zranění o 1 méně) a psanec získává BV.
ui-rules-legends-map = Mapa
    .text = Pěšky ujdeš za akci 2 pole, na mule 3, na mustangovi 4. Pole, kam se dostaneš, svítí a říkají, kolik stojí. Skály překážejí, řeka ne.
    .more = Bandita na poli ukončí pohyb a bojuje. Psanec nesmí na pole šerifa.
ui-rules-legends-sides = Zákon a zločin
    .text = Body strážců zákona (BSZ) cestou vzhůru platí penězi a BV a na konci hry ještě jednou. Body psanců (BP) přinášejí karty a na konci každého tvého tahu BV, jenže si pro tebe může přijet šerif.
    .more = Nikdo nemá obojí. Strážce zákona, který získá BP, ztratí všechny BSZ; psanec se BP zbaví jen zatčením.
ui-rules-legends-fights = Boje
    .text = Oba položí kartu lícem dolů a odkryjí ji; zbraně, schopnosti a efekty mění její hodnotu. V souboji, loupeži a při zatčení vítězí při shodě útočník. Kdo prohraje, je zraněn a lízne si kartu.
    .more = Bandité, strážný v bance a šerif mají bojové karty, z nichž jednu vybírá soused bojujícího. Shoda proti nim je prohra.
ui-rules-legends-poker = Poker
    .text = V saloonu začneš hru za $10; přidat se může každý v tom městě. Odkryjí se tři karty, každý přidá dvě z ruky a nejlepší kombinace bere bank. Když se nikdo nepřidá, hraješ proti krupiérovi.
    .more = Červené dvojky z ruky zastoupí jakoukoli kartu.
ui-rules-legends-stories = Příběhy
    .text = Dva příběhy leží odkryté. Kdo splní, co některý žádá, smí na něj dát váleček, bez akce a jednou za tah. Když je plný, vypráví se a každý, kdo na něm má váleček, něco získá.
    .more = S cíli má každý navíc tři tajné úkoly.
ui-rules-legends-end = Konec
    .text = K BV se přičtou body za vylepšené vybavení, 1 BV za každých $60 a hodnota stupnic; zranění body stojí. Při shodě rozhoduje víc BSZ nebo BP, pak víc nugetů, pak méně zranění.
    .more = Ve dvou je třetím Muž v černém: pokud ho nikdo z vás nepřekoná, prohráli jste oba.

ui-rules-legends-first-law = Jako strážce zákona hledej bandity a dobytek; každý BSZ se vyplatí.
ui-rules-legends-first-outlaw = Jako psanec u sebe měj málo peněz i zlata a drž se dál od šerifa.
ui-rules-legends-first-renegade = Jako zlatokop nepotřebuješ žádnou stranu: rýžuj, prodávej v bance, bav se v kabaretu.
ui-rules-legends-first-all = Brzy si kup jízdní zvíře. Dvě pole za akci jsou pěšky daleká cesta.
