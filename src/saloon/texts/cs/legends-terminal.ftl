# Legendy Západu v terminálu: co říká jen hra, která se hraje řádek po řádku.

legends-premise = Staň se legendou: třemi akcemi v tahu jezdíš krajem, rýžuješ zlato, ženeš dobytek, držíš zákon, nebo ho porušuješ. Kdo má na konci nejvíc bodů, vyhrává.
legends-help =
    Odpovídej číslem řádku nebo částí toho, co na něm stojí: banka, práce, mula.
    Pohyb, ve kterém zbývají body, pokračuje („Dál“), dokud neuděláš něco jiného.
legends-again-act = Co ještě?
legends-spoils-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
   *[other] { $count } nugetů
 }
legends-spoils-cattle = dobytek
legends-short-WL-ACT-01 = akce došly
legends-short-WL-CARD-01 = do boje nebo pokeru
legends-short-WL-CARD-07 = stačí jedna
legends-short-WL-MOVE-18 = po přesunu

## Pojmy

legends-notion-turn = tah
    .text = V tahu vezmeš příjem, vybereš zbraň a zvíře a máš tři akce: přesun, využití místa, zahrání karty. Na konci odhodíš karty nad limit.
legends-notion-law = zákon
    .text = Body strážců zákona (BSZ) přinášejí cestou nahoru peníze a body a na konci další. Strážce, který získá bod psance, o všechny přijde.
legends-notion-outlaws = psanci
    .text = Body psanců (BP) přinášejí body věhlasu (BV) na konci každého tvého tahu. Šerif ti jde po stopě a na jeho pole nesmíš.
legends-notion-ability = schopnost
    .text = Co stojí na kartě postavy, platí od 5 BV.
legends-notion-wounds = zranění
    .text = Máš nejvýš 3. Každé sníží limit 5 karet o jednu a na konci stojí bod.
legends-notion-end = konec
    .text = Jakmile někdo dosáhne dohodnutého počtu BV, kolo se dohraje a přijde ještě jedno. Pak boduje vylepšené vybavení, každých plných $60, nejhledanější psanec a strážci zákona.
legends-notion-stories = příběhy
    .text = Dva příběhy jsou otevřené a každý něco žádá. Kdo to udělá, smí na něj dát váleček, jednou za tah a bez akce. Když je válečků dost, příběh se na konci tahu vypráví: všem, kdo přispěli, něco přinese, přijdou bandité a vyjede šerif.
legends-notion-poker = poker
    .text = V saloonu za $10: přidat se smí každý ve městě, jinak hraje soused po pravici za bankéře. Každý přidá dvě karty z ruky ke třem na stole. Nejlepší kombinace bere bank; kdo partii začal, vyhrává remízy a získává bod.
