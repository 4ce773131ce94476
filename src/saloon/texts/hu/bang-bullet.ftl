# The Bullet: három személyiség és két esemény a High Noonhoz.

bang-character-johnny-kisch = Johnny Kisch
    .text = Ha letesz egy lapot, az asztalon lévő összes többi ugyanolyan nevű lapot eldobják.
bang-character-uncle-will = Uncle Will
    .text = A körében egyszer a kezéből bármelyik lapot kijátszhatja Zsibvásárként.
bang-character-claus-the-saint = Claus „The Saint”
    .text = Az 1. fázisban eggyel több lapot húz, mint ahány játékos van: 2-t megtart, a többieknek ad egyet-egyet.

bang-event-handcuffs = Bilincsbe verve
    .text = Húzás után a játékos megnevez egy színt, és ebben a körben csak olyan lapot játszhat ki.
bang-event-new-identity = Új személyazonosság
    .text = A köre elején a játékos átválthat egy második személyiségre, 2 élettel.
