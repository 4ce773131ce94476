# Bonusové karty: tři postavy a dvě události do High Noon.

bang-character-johnny-kisch = Johnny Kisch
    .text = Když vyloží kartu, všechny ostatní karty téhož jména ve hře se odhodí.
bang-character-uncle-will = Uncle Will
    .text = Jednou za svůj tah smí zahrát kteroukoli kartu z ruky jako Hokynářství.
bang-character-claus-the-saint = Claus, the Saint
    .text = V 1. fázi si dobere o kartu víc, než je hráčů, 2 si nechá a ostatním dá po jedné.

bang-event-handcuffs = Želízka
    .text = Po dobrání hráč jmenuje barvu a v tomto tahu smí hrát jen karty té barvy.
bang-event-new-identity = Nová identita
    .text = Na začátku tahu smí hráč přejít na druhou postavu, se 2 životy.
