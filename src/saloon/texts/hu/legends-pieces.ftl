# Western Legends: ami a dobozban van.

## Pókerlapok

legends-card-sprint = Sprint
    .text = Rögtön a mozgásod után: lépj még legfeljebb 2 mezőt.
legends-card-cheat = Csalás
    .text = Pókerben bármely lapot helyettesít, ha a kezedből játszod ki.
legends-card-shootout = Tűzpárbaj
    .text = Harcban felfedve: érvénytelenítheted, húzol 1 lapot, és elölről kezditek.
legends-card-manhunt = Hajtóvadászat
    .text = Szerezz 1 HP-t. Ha van bandita, legfeljebb 3 mezőt léphetsz a seriffel.
legends-card-lightning_draw = Villámkéz
    .text = Virtuális ellenfél ellen: a lapja hatástalan (kivéve a 6-ost), és 3-mal kevesebbet ér.
legends-card-hands_up = Fel a kezekkel!
    .text = Reakció harcban: az ellened kijátszott lap 2-vel kevesebbet ér.
legends-card-punch = Ökölcsapás
    .text = Rögtön a mozgásod után: a meződön álló egyik szereplő kap 1 sebet.
legends-card-field_dressing = Tábori kötés
    .text = Gyógyíts 1 sebet, és húzz 1 lapot.
legends-card-saddle_up = Nyeregbe!
    .text = Lépj legfeljebb a mozgáspontjaid plusz 2 mezőt. Ez nem mozgás akció.
legends-card-trackers_instinct = Nyomolvasó ösztön
    .text = Városon kívül harcban 2-vel többet ér. Vagy: nézz meg 3 lapot, 1-et vegyél el, 2-t dobj el.
legends-card-gold_lump = Aranyrög
    .text = Arany eladásakor: dobd el, mintha eggyel több röged volna.
legends-card-lady_luck = Szerencse Asszony
    .text = Pókerben kijátszva: utána húzz 1 lapot, és kapsz $30-t, akár nyersz, akár nem.
legends-card-bulletproof_vest = Golyóálló mellény
    .text = Harcban: az ellened szóló harci lap hatástalan (kivéve a 6-ost); gyógyíts 1 sebet.
legends-card-hustle = Seftelés
    .text = Kapsz $20-t, és húzol 1 lapot.
legends-card-tenacity = Kitartás
    .text = Ebben a körben még 2 akciód van.
legends-card-living_legend = Élő legenda
    .text = Szerezz 1 HP-t vagy 1 KP-t.

## Felszerelés

legends-card-mule = Öszvér
    .text = Mozgás 3, fejlesztve 4. 2-vel több rögöt vihetsz.
legends-card-mustang = Musztáng
    .text = Mozgás 4, fejlesztve 5.
legends-card-revolver = Revolver
    .text = Fejlesztve: ha te támadsz, a lapod 1-gyel többet ér.
legends-card-shotgun = Sörétes puska
    .text = Megnyert harc után húzz 1 lapot. Fejlesztve: az ellened szóló lap 1-gyel kevesebb.
legends-card-rifle = Karabély
    .text = Harc előtt nézd meg ellenfeled 2 lapját. Fejlesztve: bárkiét, majd 1-et cserélhetsz.
legends-card-whiskey = Whiskey
    .text = Megszerzéskor: gyógyíts 1 sebet. Mozgás után: dobd el, és egy melletted álló kap 1 sebet.
legends-card-ten_gallon = Szombreró
    .text = Megnyert póker után 1 HP, elvesztett után $10 a tiéd.
legends-card-provisions = Ellátmány
    .text = Megszerzéskor: húzz 1 lapot. Akció: dobd el, húzz 1 lapot, és gyógyíts 1 sebet.
legends-card-map = Térkép
    .text = Aranymosáskor az egyik kockát újra dobhatod.

## Szereplők

legends-character-annie_oakley = Annie Oakley
    .text = Harc előtt a másik játékos eldob 1 lapot, vagy kap 1 sebet.
legends-character-bass_reeves = Bass Reeves
    .text = A köröd elején húzz 1 lapot.
legends-character-billy_the_kid = Billy, a Kölyök
    .text = A mozgásod után valaki a meződön ad neked $10-t vagy 1 lapot.
legends-character-bloody_knife = Véres Kés
    .text = 2 pontért átkelhetsz a sziklákon, és közben gyógyul 1 sebed.
legends-character-calamity_jane = Calamity Jane
    .text = 1-gyel több lapot tarthatsz. Ha hozzájárulsz egy történethez, húzz 1 lapot.
legends-character-doc_holliday = Doc Holliday
    .text = Ha sebet kapsz, húzz 1 lapot. A sebek nem csökkentik a kézlimitedet.
legends-character-jesse_james = Jesse James
    .text = Városon kívül az ellened szóló lap 1-gyel kevesebb. Játékosok ellen döntetlennél nyersz.
legends-character-kit_carson = Kit Carson
    .text = Mozgás után 1 mezővel tovább mehetsz. Városon kívül az ellened szóló lap 1-gyel kevesebb.
legends-character-stagecoach_mary = Postakocsis Mary Fields
    .text = A köröd elején, és ha hozzájárulsz egy történethez, kapsz $10-t.
legends-character-wild_bill_hickok = Vad Bill Hickok
    .text = Megnyert póker után $20, elvesztett után 1 lapod visszakerül hozzád.
legends-character-wyatt_earp = Wyatt Earp
    .text = Ha a körödben először győzöl le egy útonállót, még 1 akciód van.
legends-character-yb_rowdy = Y.B. Rowdy
    .text = A köröd elején, városon kívül: 1 lapot eldobva legfeljebb 3 mezőt léphetsz.

## Kockák

legends-die-nugget = Aranyrög
    .text = Kapsz 1 rögöt.
legends-die-money = $10
    .text = Kapsz $10-t.
legends-die-money_reroll = $10 nyíllal
    .text = Kapsz $10-t; ezt a kockát újra dobhatod.
legends-die-blank = Üres
    .text = Semmi.

## Marhák

legends-cattle-money40 = $40
legends-cattle-lp1 = 1 HP
legends-cattle-nugget = 1 rög
legends-cattle-money30_card = $30 és egy lap
legends-cattle-money10_action = $10 és egy akció
legends-cattle-mp_or_wp = 1 TP vagy 1 KP
legends-cattle-money30_heal = $30 és egy gyógyult seb
legends-cattle-die = egy kocka
