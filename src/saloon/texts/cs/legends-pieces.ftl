# Legendy Západu: co je v krabici.

## Pokerové karty

legends-card-sprint = Sprint
    .text = Hned po tvém přesunu: pohni se až o 2 další pole.
legends-card-cheat = Švindl
    .text = V pokeru zastoupí libovolnou kartu, když ji hraješ z ruky.
legends-card-shootout = Přestřelka
    .text = Odkrytá v boji: smíš boj zrušit, líznout 1 kartu a bojovat znovu.
legends-card-manhunt = Štvanice
    .text = Získej 1 BV. Je-li ve hře psanec, smíš pohnout šerifem až o 3 pole.
legends-card-lightning_draw = Bleskurychlá ruka
    .text = Proti virtuálnímu soupeři: jeho karta nemá účinek (kromě šestky) a má o 3 méně.
legends-card-hands_up = Ruce vzhůru!
    .text = Reakce v boji: karta zahraná proti tobě má o 2 méně.
legends-card-punch = Rána pěstí
    .text = Hned po tvém přesunu: postava na tvém poli utrží 1 zranění.
legends-card-field_dressing = Polní obvaz
    .text = Vyleč si 1 zranění a lízni 1 kartu.
legends-card-saddle_up = Do sedel!
    .text = Pohni se až o své body pohybu plus 2. Nepočítá se to jako přesun.
legends-card-trackers_instinct = Instinkt stopaře
    .text = Mimo města má v boji o 2 víc. Nebo: prohlédni si 3 karty, 1 si vezmi, 2 odhoď.
legends-card-gold_lump = Zlatý valoun
    .text = Při prodeji nugetů: odhoď ho jako jeden nuget navíc.
legends-card-lady_luck = Madam Štístko
    .text = Zahraná v pokeru: po hře lízni 1 kartu a vezmi si $30, ať vyhraješ, nebo ne.
legends-card-bulletproof_vest = Neprůstřelná kazajka
    .text = V boji: bojová karta proti tobě nemá účinek (kromě šestky); vyleč si 1 zranění.
legends-card-hustle = Šmelina
    .text = Vezmi si $20 a lízni 1 kartu.
legends-card-tenacity = Houževnatost
    .text = V tomto tahu máš 2 další akce.
legends-card-living_legend = Živoucí legenda
    .text = Získej 1 BV, nebo 1 BP.

## Vybavení

legends-card-mule = Mula
    .text = Pohyb 3, vylepšená 4. Uneseš o 2 nugety víc.
legends-card-mustang = Mustang
    .text = Pohyb 4, vylepšený 5.
legends-card-revolver = Revolver
    .text = Vylepšený: když útočíš, má tvá karta o 1 víc.
legends-card-shotgun = Brokovnice
    .text = Po vyhraném boji lízni 1 kartu. Vylepšená: karta proti tobě má o 1 méně.
legends-card-rifle = Karabina
    .text = Před bojem si prohlédni 2 karty rivala. Vylepšená: kohokoli, pak smíš 1 vyměnit.
legends-card-whiskey = Whiskey
    .text = Při získání: vyleč 1 zranění. Po přesunu: odhoď ji a postava u tebe utrží 1 zranění.
legends-card-ten_gallon = Širák
    .text = Po vyhraném pokeru získej 1 BV, po prohraném $10.
legends-card-provisions = Zásoby
    .text = Při získání: lízni 1 kartu. Akce: odhoď je, lízni 1 kartu a vyleč 1 zranění.
legends-card-map = Mapa
    .text = Při rýžování smíš jednou kostkou házet znovu.

## Postavy

legends-character-annie_oakley = Annie Oakleyová
    .text = Před bojem druhý hráč odhodí 1 kartu, nebo utrží 1 zranění.
legends-character-bass_reeves = Bass Reeves
    .text = Na začátku tahu lízni 1 kartu.
legends-character-billy_the_kid = Billy Kid
    .text = Po tvém přesunu ti někdo na tvém poli dá $10, nebo 1 kartu.
legends-character-bloody_knife = Krvavý nůž
    .text = Smíš projít skalami za 2 body a vyléčíš si přitom 1 zranění.
legends-character-calamity_jane = Calamity Jane
    .text = Smíš držet o 1 kartu víc. Když přispěješ k příběhu, lízni 1 kartu.
legends-character-doc_holliday = Doc Holiday
    .text = Když utržíš zranění, lízni 1 kartu. Zranění ti nesnižují limit karet.
legends-character-jesse_james = Jesse James
    .text = Mimo města má karta proti tobě o 1 méně. Remízy s hráči vyhráváš.
legends-character-kit_carson = Kit Carson
    .text = Po přesunu smíš o 1 pole dál. Mimo města má karta proti tobě o 1 méně.
legends-character-stagecoach_mary = Mary Fieldsová
    .text = Na začátku tahu, a když přispěješ k příběhu, si vezmi $10.
legends-character-wild_bill_hickok = Divoký Bill Hickok
    .text = Po vyhraném pokeru si vezmi $20, po prohraném si vrať 1 ze svých karet.
legends-character-wyatt_earp = Wyatt Earp
    .text = Když v tahu poprvé porazíš banditu, máš 1 akci navíc.
legends-character-yb_rowdy = Y. B. Rowdy
    .text = Na začátku tahu mimo města: odhoď 1 kartu a pohni se až o 3 pole.

## Kostky

legends-die-nugget = Nuget
    .text = Získej 1 nuget.
legends-die-money = $10
    .text = Vezmi si $10.
legends-die-money_reroll = $10 se šipkou
    .text = Vezmi si $10; touto kostkou smíš házet znovu.
legends-die-blank = Prázdno
    .text = Nic.

## Dobytek

legends-cattle-money40 = $40
legends-cattle-lp1 = 1 BV
legends-cattle-nugget = 1 nuget
legends-cattle-money30_card = $30 a karta
legends-cattle-money10_action = $10 a akce
legends-cattle-mp_or_wp = 1 BSZ, nebo 1 BP
legends-cattle-money30_heal = $30 a vyléčené zranění
legends-cattle-die = kostka
