# Legendy Západu: proč něco nejde.

legends-why-unknown = To teď pravidla nedovolují.
legends-why-game-over = Hra skončila.
legends-why-not-asked = Teď nejsi na řadě.
legends-why-already-answered = Tvá odpověď už padla, čeká se na ostatní.
legends-why-not-an-option = To není odpověď na tuto otázku.

legends-why-WL-SETUP-07 = Necháš si jednu ze dvou rozdaných postav.
legends-why-WL-SETUP-13 = Začínáš na jednom z polí svého výchozího místa.
legends-why-WL-FIRST-03 = V první hře se tento předmět neprodává.
legends-why-WL-FIRST-04 = V první hře se nehraje s dobytkem.
legends-why-WL-START-02 = Příjem je $20, nebo 2 karty, nebo $10 a 1 karta.
legends-why-WL-START-03 = Vybíráš z toho, co máš.
    .fight = použita je jiná zbraň
legends-why-WL-START-05 = Hned použít lze jen to, co bylo právě koupeno.

legends-why-WL-ACT-01 = Na to už nemáš akci.
legends-why-WL-MOVE-03 = { $points ->
    [one] To je daleko: nejvýš 1 pole.
    [few] To je daleko: nejvýš { $points } pole.
   *[other] To je daleko: nejvýš { $points } polí.
 }
legends-why-WL-MOVE-07 = Žádný pohyb se zbylými body neprobíhá.
legends-why-WL-MOVE-09 = Psanec nesmí na šerifovo pole ani přes ně.
legends-why-WL-MOVE-13 = Bandita v cestě pohyb ukončí.
legends-why-WL-MOVE-18 = To jde jen hned po přesunu.
legends-why-WL-MOVE-19 = Musíš se pohnout aspoň o 1 pole.
legends-why-WL-CARD-01 = Tato karta žádnou akci nemá.
legends-why-WL-CARD-07 = Po jednom přesunu lze zahrát jen jeden Sprint nebo jednu Ránu pěstí.
legends-why-WL-CARD-08 = Sprint a Rána pěstí následují po tvém přesunu.
legends-why-WL-POKERCARD-07 = Rána pěstí potřebuje někoho na tvém poli.
legends-why-WL-POKERCARD-10 = Vezmeš si jednu z karet, které si prohlížíš.
    .fight = jen mimo města
legends-why-WL-EFFECT-17 = Vybíráš kartu ze své ruky.
legends-why-WL-END-02 = Karty nad limit se odhazují.
legends-why-WL-LIMIT-06 = Není co vzít.
legends-why-WL-LIMIT-07 = Vybíráš z toho, co je možné.

legends-why-WL-LOC-01 = Na tomto místě to nejde.
legends-why-WL-WORK-01 = Práce vynese $10 na kterémkoli místě.
legends-why-WL-WORK-02 = Ve volné krajině práce není.
legends-why-WL-STORE-01 = { $amount ->
    [0] V obchodě se kupuje a vylepšuje vybavení.
   *[other] To stojí ${ $amount } a ty máš ${ $held }.
 }
legends-why-WL-STORE-02 = Takovou kartu už máš.
legends-why-WL-STORE-04 = Tato karta už je vylepšená.
legends-why-WL-STORE-05 = Předměty vylepšit nejde.
legends-why-WL-STORE-06 = Máš 3 předměty, víc jich mít nemůžeš.
legends-why-WL-BANK-01 = Banka kupuje nugety, a ty žádný nemáš.
legends-why-WL-BANK-02 = V bance se Zlatý valoun počítá jako nuget.
legends-why-WL-DOC-01 = Lékař za $10 vyléčí všechna zranění.
legends-why-WL-DOC-03 = Žádné zranění nemáš.
legends-why-WL-CAB-01 = V kabaretu stojí 1 BV $30.
legends-why-WL-MINE-01 = Rýžuje se v dole nebo na rýžovišti.
legends-why-WL-MINE-02 = Kostkou se šipkou smíš házet znovu.
legends-why-WL-MINE-04 = Mapa dovolí jednou kostkou házet znovu, než něco získáš.
legends-why-WL-RANCH-01 = Dobytek se bere na ranči.
legends-why-WL-RANCH-03 = Dobytek už máš.
legends-why-WL-RANCH-04 = Kradený dobytek se prodává na ranči druhé barvy.
legends-why-WL-RANCH-09 = Na vlastním ranči se dobytek neprodává.
legends-why-WL-RAIL-01 = Dobytek se odváží z nádraží.
legends-why-WL-RAIL-03 = Psanec dobytek vlakem poslat nemůže.
legends-why-WL-ITEM-11 = Whiskey potřebuje někoho na tvém poli.
legends-why-WL-ITEM-13 = Zásoby se spotřebují akcí.
legends-why-WL-CHAR-06 = Billy Kid žádá někoho na svém poli, jednou za přesun.
legends-why-WL-CHAR-08 = Krvavý nůž potřebuje 2 body pohybu na skály vedle sebe.
legends-why-WL-CHAR-16 = Kit Carson jde o 1 pole dál, jednou za přesun.
    .fight = jen mimo města
legends-why-WL-CHAR-24 = Y. B. Rowdy za kartu ujede až 3 pole.
