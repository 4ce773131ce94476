# Gold Rush: felszerelések, személyiségek, és ami az aranyról szól.

## Felszerelések

bang-equipment-boots = Csizmák
    .text = Minden elveszített életedért, az utolsó kivételével, húzol egy lapot.
bang-equipment-bottle = Üveg
    .text = Azonnal: Pánik!, Sör vagy BANG! hatás. De egyik lapnak sem számít.
bang-equipment-calumet = Békepipa
    .text = Mások ♦ lapjai nem hatnak rád, kivéve a párbajban eldobott BANG! lapokat.
bang-equipment-gold-pan = Szita
    .text = A körödben kétszer fizethetsz 1 aranyrögöt, hogy húzz egy lapot.
bang-equipment-gold-rush-equipment = Aranyrög
    .text = A köröd véget ér. Visszanyered az összes életed, aztán újabb kör a tiéd.
bang-equipment-gun-belt = Töltényöv
    .text = A köröd végén 8 lapot tarthatsz a kezedben.
bang-equipment-horseshoe = Lópatkó
    .text = Felcsapáskor eggyel több lapot fordítasz fel, és te választod, melyik számít.
bang-equipment-lucky-charm = Szerencse Amulett
    .text = Minden elveszített életedért, az utolsó kivételével, kapsz 1 aranyrögöt.
bang-equipment-pardner = Bűntárs
    .text = Azonnal: Zsibvásár, Párbaj vagy Cat Balou hatás. De egyik lapnak sem számít.
bang-equipment-pickaxe = Csákány
    .text = Az 1. fázisban eggyel több lapot húzol.
bang-equipment-rhum = Rum
    .text = Azonnal fordíts fel 4 lapot: minden különböző színért visszanyersz 1 életet.
bang-equipment-rucksack = Hátizsák
    .text = 2 aranyrögért visszanyersz 1 életet: a körödben, vagy hogy túlélj egy halálos sebet.
bang-equipment-shot = Rövid
    .text = Azonnal egy általad választott játékos visszanyer 1 életet.
bang-equipment-union-pacific = Union Pacific
    .text = Azonnal húzz 4 lapot.
bang-equipment-wanted = Körözés
    .text = Bárki elé tehető. Aki azt a játékost kiejti, húz 2 lapot, és kap 1 aranyrögöt.

bang-border-black = fekete
    .about = Felszerelés, amely a tulajdonosa előtt marad. Csak arannyal lehet elvenni.
    .note = fekete: a tulajdonosa előtt marad

## Személyiségek

bang-character-don-bell = Don Bell
    .text = A köre végén felcsap: ♥ vagy ♦ esetén még egy kört játszhat.
bang-character-dutch-will = Dutch Will
    .text = Az 1. fázisban húzott lapok egyikét eldobja, és kap 1 aranyrögöt.
bang-character-jacky-murieta = Jacky Murieta
    .text = A körében 2 aranyrögért BANG! hatás egy lőtávolon belüli játékosra, akár többször is.
bang-character-josh-mccloud = Josh McCloud
    .text = A körében 2 aranyrögért megkapja a felszereléspakli felső lapját, akár többször is.
bang-character-madam-yto = Madam Yto
    .text = Valahányszor bárki Sört játszik ki, húz egy lapot.
bang-character-pretty-luzena = Pretty Luzena
    .text = A körében az első megvett felszerelés 1 aranyröggel olcsóbb.
bang-character-raddie-snake = Raddie Snake
    .text = A körében kétszer fizethet 1 aranyrögöt, hogy húzzon egy lapot.
bang-character-simeon-picos = Simeon Picos
    .text = Minden elveszített életéért kap 1 aranyrögöt.

## Választható szabályok

bang-ruling-nugget-per-life = Aranyrög a sebzésért
    .about = Miért jár aranyrög.
    .per-life = minden elvett életpontért
    .per-wound = minden sebzésért, bármekkora
bang-ruling-raddie-snake-uses = Raddie Snake
    .about = Hányszor vehet lapot a körében.
bang-ruling-equipment-switched-off = A kikapcsolt fekete felszerelés
    .about = Belle Star, a Nagy Ötvenes és a Lasszó minden játékban lévő lapot kikapcsol.

bang-shop = A bolt
    .stock = még { $count } van raktáron
bang-word-nuggets = { $count } aranyrög
    .about = Más megsebzéséért jár; a boltban ezzel lehet fizetni.

## Ami történik

bang-line-nuggets = { $amount } aranyrög
bang-line-nuggets-for = { $whyIs ->
    [wound] { "" }
    [beer] { "" }
   *[other] { " " }({ $why })
 }
bang-log-earned = { $seatIs ->
    [me] Kapsz { bang-line-nuggets }öt{ bang-line-nuggets-for }.
   *[other] { $seat } kap { bang-line-nuggets }öt{ bang-line-nuggets-for }.
 }
bang-log-paid = { $seatIs ->
    [me] Fizetsz { bang-line-nuggets }öt ({ $why }).
   *[other] { $seat } fizet { bang-line-nuggets }öt ({ $why }).
 }
bang-log-bought = { $seatIs ->
    [me] Megveszed { bang-line-nuggets }ért: { $card }.
   *[other] { $seat } megveszi { bang-line-nuggets }ért: { $card }.
 }
bang-log-offered = Új a boltban: { $card }.
bang-log-forced = { $seatIs ->
    [me] Fizetsz { bang-line-nuggets }öt: { $target } lemond erről: { $card }.
   *[other] { $seat } fizet { bang-line-nuggets }öt: { $targetIs ->
        [me] le kell mondanod erről: { $card }.
       *[other] { $target } lemond erről: { $card }.
     }
 }
bang-log-dropped = { $seatIs ->
    [me] Elveszíted: { $card }.
   *[other] { $seat } elveszíti: { $card }.
 }
bang-log-forfeited = { $seatIs ->
    [me] Utánad { bang-line-nuggets } marad.
   *[other] { $seat } után { bang-line-nuggets } marad.
 }
bang-log-placed = { $targetIs ->
    [me] Mostantól előtted van: { $card }.
    [self] { $seatIs ->
        [me] Magad elé teszed: { $card }.
       *[other] { $seat } maga elé teszi: { $card }.
     }
   *[other] Mostantól { $target } előtt van: { $card }.
 }
bang-log-dug-up = { $seatIs ->
    [me] Megkapod: { $card } ({ $why }).
   *[other] { $seat } megkapja: { $card } ({ $why }).
 }
bang-log-used-as = { $seatIs ->
    [me] Így használod{ bang-line-at }: { $card }, mint { $as }.
   *[other] { $seat } így használja{ bang-line-at }: { $card }, mint { $as }.
 }

## Amit kérdezünk

bang-ask-use-as = { $about }: melyik lapként használod?
    .other = { $seat } választ, mire használja: { $about }.
bang-ask-whom = { $aboutIs ->
    [wanted] Körözés: ki legyen a körözött?
    [shot] Rövid: ki nyer vissza 1 életet?
   *[other] { $about }: kinek?
 }
    .other = { $seat } játékost választ ({ $about }).
bang-ask-another-turn = { $about }: játszol még egy kört?
    .other = { $seat } még egy kört játszhat ({ $about }).
bang-do-use-as = { $seatIs ->
    [none] Mint { $as }
    [me] Mint { $as }, magadra
   *[other] Mint { $as }, célpont { $seat }
 }
bang-do-choose = { $seatIs ->
    [me] Te
   *[other] { $seat }
 }
bang-do-another-turn = Még egy kör
bang-line-with-gold = { $withIs ->
    [buy] Vétel: { $card }
    [force] { $seat } mondjon le erről: { $card }
   *[other] { $card }: élet helyett 1 aranyrög
 }

## Miért nem

bang-why-GR-BUY-01 = { $needIs ->
    [none] Csak azt veheted meg, ami a boltban van.
   *[other] Aranyat csak a saját körödben költhetsz, amikor lapot játszhatsz ki.
 }
bang-why-GR-BUY-02 = { bang-why-need }
bang-why-GR-BUY-08 = Ez már előtted van: { $card }. Két azonos nevű nem lehet.
bang-why-GR-FORCE-01 = { $needIs ->
    [none] Nincs ilyen felszerelés a játékos előtt.
   *[other] { bang-why-need }
 }
bang-why-GR-FORCE-06 = A saját felszerelésedtől nem szabadulhatsz meg arannyal.
bang-why-GR-BEER-05 = Aranyrögöt csak a kezedből kijátszott Sör hoz.
bang-why-GR-CARD-05 = { bang-why-not-an-option }
bang-why-GR-CARD-12 = Békepipa: mások ♦ lapjai nem hatnak { $targetIs ->
    [me] rád
   *[other] rá: { $target }
 }.
bang-why-GR-CARD-16 = { bang-why-need }
bang-why-GR-CARD-32 = { bang-why-not-an-option }
bang-why-GR-CARD-43 = { bang-why-need }
bang-why-GR-CARD-48 = { bang-why-not-an-option }
bang-why-GR-CARD-51 = { bang-why-not-an-option }
bang-why-GR-CARD-55 = { bang-why-need }
bang-why-GR-CHAR-01 = { bang-why-not-an-option }
bang-why-GR-CHAR-08 = { bang-why-not-an-option }
bang-why-GR-CHAR-10 = { bang-why-need }
bang-why-GR-CHAR-14 = { bang-why-need }
bang-why-GR-CHAR-27 = { bang-why-need }
