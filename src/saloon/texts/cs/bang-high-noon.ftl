# High Noon: události.

bang-event-blessing = Požehnání
    .text = Všechny karty platí za srdcové.
bang-event-curse = Prokletí
    .text = Všechny karty platí za pikové.
bang-event-the-daltons = Daltonové
    .text = Každý, kdo má před sebou modré karty, ihned jednu z nich odhodí.
bang-event-the-doctor = Doktor
    .text = Hráč nebo hráči s nejméně životy si ihned 1 vyléčí.
bang-event-ghost-town = Město duchů
    .text = Kdo je mimo hru, vrací se na svůj tah jako duch, dobere si 3 karty a nemůže zemřít.
bang-event-gold-rush-event = Zlatá horečka
    .text = Tahy jdou proti směru hodinových ručiček; efekty karet dál po směru.
bang-event-hangover = Kocovina
    .text = Postavy nemají své schopnosti.
bang-event-the-reverend = Reverend
    .text = Nikdo nesmí hrát Pivo.
bang-event-the-sermon = Kazatel
    .text = Nikdo nesmí ve svém tahu používat karty BANG!
bang-event-shootout = Přestřelka
    .text = Každý smí ve svém tahu zahrát druhou kartu BANG!
bang-event-thirst = Žízeň
    .text = V 1. fázi si každý dobere o 1 kartu méně.
bang-event-train-arrival = Příjezd vlaku
    .text = V 1. fázi si každý dobere o 1 kartu více.
bang-event-high-noon = Pravé poledne
    .text = Na začátku svého tahu každý ztrácí 1 život. Platí až do konce hry.
