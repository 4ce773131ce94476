# Mit kérdez a játék, és hogyan szólnak a válaszok. `.other`: valaki mást kérdez.

bang-ask-play = Te jössz: játssz ki annyi lapot, amennyit akarsz, aztán fejezd be a kört.
    .other = { $seat } gondolkodik.
bang-ask-shot = { $byIs ->
    [none] { $about }: lövés ér téged.
    [self] Saját magadra lősz: { $about }.
   *[other] { $by } rád lő: { $about }.
 } { $amount ->
    [one] Elvétve!, vagy vállalod a találatot?
   *[other] { $amount } Elvétve! hatás kell. Válaszolsz?
 }
    .other = { $byIs ->
    [none] { $about }: lövés { $seat } ellen. Lesz válasz?
    [self] { $seat } saját magára lő: { $about }. Lesz válasz?
    [me] Lövésed { $seat } ellen: { $about }. Lesz válasz?
   *[other] { $by } lövése { $seat } ellen: { $about }. Lesz válasz?
 }
bang-ask-bang = { $aboutIs ->
    [duel] Párbaj, ellenfeled { $by }: dobj el egy BANG! lapot, vagy 1 életet veszítesz.
    [indians] Indiánok! Dobj el egy BANG! lapot, vagy 1 életet veszítesz.
   *[other] { $about }: dobj el egy BANG! lapot, vagy 1 életet veszítesz.
 }
    .other = { $about }: dob-e { $seat } BANG! lapot?
bang-ask-rescue = { $amount ->
    [0] Megmenekülsz. Felhasználsz még valamit, hogy több életed maradjon?
    [one] Kiesés fenyeget! Nyerj vissza azonnal 1 életet, vagy add fel.
   *[other] Kiesés fenyeget! Nyerj vissza azonnal { $amount } életet, vagy add fel.
 }
    .other = { $seat } a kiesés szélén áll. Megmenekül?
    .only = { $amount ->
        [0] Megmenekülsz, és nincs több, amit felhasználhatnál.
       *[other] Kiesés fenyeget, és nincs semmid, ami megmenthetne.
     }
bang-ask-excess = { $amount ->
    [one] Túl sok a lapod: dobj el egyet.
   *[other] Túl sok a lapod: { $amount } lapot kell eldobnod. Válassz egyet.
 }
    .other = { $seat } eldobja a fölös lapjait.
bang-ask-cost = { $amount ->
    [one] { $about }: melyik lapot dobod el érte?
   *[other] { $about }: melyik lapot dobod el érte? Még { $amount } kell.
 }
    .other = { $seat } lappal fizet ({ $about }).
bang-ask-which = { $byIs ->
    [self] { $about }: melyik saját lapodat választod?
   *[other] { $about }: { $by } melyik lapját választod?
 }
    .other = { $byIs ->
    [me] { $about }: { $seat } a te lapjaid közül választ.
    [self] { $about }: { $seat } a saját lapjai közül választ.
   *[other] { $about }: { $seat } választ { $by } lapjai közül.
 }
bang-ask-store = Zsibvásár: melyik lapot veszed el?
    .other = Zsibvásár: { $seat } elvesz egy lapot.
bang-ask-first-card = { $about }: honnan veszed az első lapot?
    .other = { $seat } eldönti, honnan veszi az első lapot ({ $about }).
bang-ask-look = { $about }: megnézed a felső lapokat, vagy egyszerűen húzol?
    .other = { $seat } megnézheti a felső lapokat ({ $about }).
bang-ask-draw-phase = { $about }: húzol, vagy inkább elveszel egy lapot az asztalról?
    .other = { $seat } választ: húz, vagy elvesz egy lapot az asztalról ({ $about }).
bang-ask-copy = { $about }: kinek a képességét akarod a következő körödig?
    .other = { $seat } kiválasztja, kinek a képességét kapja meg ({ $about }).
bang-ask-gift = { $about }: melyik lapot adod { $by } játékosnak?
    .other = { $byIs ->
    [me] { $seat } lapot választ neked ({ $about }).
   *[other] { $seat } lapot választ { $by } játékosnak ({ $about }).
 }
bang-ask-put-back = { $about }: melyik lapot teszed vissza a pakli tetejére?
    .other = { $seat } visszatesz egy lapot a paklira ({ $about }).
bang-ask-draw = { $about }: üres a kezed. Húzol egy lapot?
    .other = { $seat } húzhat egy lapot ({ $about }).
bang-ask-count = { $about }: melyik lap számítson?
    .other = { $about }: { $seat } kiválasztja, melyik lap számítson.
bang-ask-top = Ezeket a lapokat egyszerre dobod el: melyik legyen legfelül?
    .other = { $seat } kiválasztja, melyik lap legyen legfelül az eldobottak között.
bang-ask-loss = { $byIs ->
    [self] Életet készülsz veszíteni. Közbelépsz?
   *[other] { $by } életet készül veszíteni. Közbelépsz?
 }
    .other = Közbeléphet: { $seats }.
bang-ask-declared = { $by } kijátssza ellened: { $about }. Érvényteleníted?
    .other = A kártyát érvénytelenítheti: { $seats }.
bang-ask-check = { $byIs ->
    [self] { $about }: így alakult a felcsapásod. Közbelépsz?
   *[other] { $about }: így alakult { $by } felcsapása. Közbelépsz?
 }
    .other = Közbeléphet: { $seats }.
bang-ask-character = Két személyiség közül választhatsz: melyikkel játszol?
    .other = A többiek személyiséget választanak: { $seats }.
bang-ask-pack = Melyik eseményekkel játsszunk?
    .other = { $seat } kiválasztja, melyik eseményekkel játszunk.
bang-ask-give-up = { $about }: melyik asztalon lévő lapodat dobod el?
    .other = { $about }: { $seat } választ egy eldobandó lapot az asztalról.
bang-ask-suit = { $about }: milyen színű lapokat akarsz kijátszani ebben a körben?
    .other = { $about }: { $seat } színt választ.
bang-ask-identity = Új személyazonosság: átváltasz egy másik személyiségre, 2 élettel?
    .other = Új személyazonosság: { $seat } új személyiségen gondolkodik.
bang-ask-defend = { $byIs ->
    [self] A saját lapodra lősz: { $about }.
   *[other] { $by } a te lapodra lő: { $about }.
 } Elvétve!, vagy eldobod a lapot?
    .other = { $byIs ->
    [me] Lövésed { $seat } lapja ellen: { $about }. Lesz válasz?
    [self] { $seat } a saját lapjára lő: { $about }. Lesz válasz?
   *[other] { $by } lövése { $seat } lapja ellen: { $about }. Lesz válasz?
 }
bang-ask-roulette = { $about }: játssz ki egy Elvétve! lapot, vagy 2 életet veszítesz, és vége.
    .other = { $about }: válaszol-e { $seat } Elvétve! lappal?
bang-ask-aim = { $about }: melyik asztalon lévő lapra lősz?
    .other = { $about }: { $seat } választ, melyik asztalon lévő lapra lő.
bang-ask-exchange = { $amount ->
    [0] { $about }: mely lapokat cseréled ki? Dobd el őket egyenként, aztán ugyanannyit húzol.
   *[other] { $about }: eldobsz még egy lapot, vagy most húzol { $amount } lapot?
 }
    .other = { $about }: { $seat } lapokat cserélhet.
bang-ask-give-life = { $about }: átadsz valakinek 1 életet a tieidből? Válaszd ki, kinek.
    .other = { $about }: { $seat } átadhat valakinek egy életet.
bang-ask-guess = { $amount ->
    [0] { $about }: tippelj, milyen a pakli következő lapja. Ha eltalálod, a tiéd, és újra tippelsz.
   *[other] { $about }: talált! Tippelsz tovább, vagy megállsz?
 }
    .other = { $about }: { $seat } a következő lapra tippel.
bang-ask-skip-draw = { $about }: húzol, vagy inkább visszanyersz 1 életet?
    .other = { $about }: { $seat } választ: lapok vagy egy élet.
bang-ask-unknown = Te döntesz.
    .other = { $seat } dönt.

## Válaszok. Egy attribútum egyfajta kérdéshez tartozik.

bang-do-play = { $seatIs ->
    [none] Kijátszás: { $card }{ bang-line-used-as }
    [me] Kijátszás magadra: { $card }{ bang-line-used-as }
   *[other] Kijátszás, célpont { $seat }: { $card }{ bang-line-used-as }
 }
bang-do-use = { $detailIs ->
    [none] { $seatIs ->
        [none] Használat: { $card }
        [me] Használat magadra: { $card }
       *[other] Használat, célpont { $seat }: { $card }
     }
    [sid-ketchum] Sid Ketchum: eldobsz 2 lapot, visszanyersz 1 életet
    [chuck-wengam] Chuck Wengham: elveszítesz 1 életet, húzol 2 lapot
    [doc-holyday] { $seatIs ->
        [none] Doc Holiday: eldobsz 2 lapot egy lövésért
       *[other] Doc Holiday: eldobsz 2 lapot, célpont { $seat }
     }
    [jose-delgado] José Delgado: eldobod ({ $card }), húzol 2 lapot
    [uncle-will] Uncle Will: { $card } Zsibvásárként
    [jourdonnais] Jourdonnais: felcsapás, ♥ kell
    [gold-rush] { bang-line-with-gold }
    [cavalry] { bang-line-show-role }
    [desperados] { bang-line-show-role }
    [wet-ammo] { bang-line-wet-ammo }
    [dead-sheriffs-ghost] { bang-line-haunt }
    [great-train-robbery] { bang-line-with-train }
    [baggage-car] { bang-line-with-baggage }
    [sleeper-car] { bang-line-with-sleeper }
    [sancho] Sancho: { $card } ingyen
    [zippy-roy] Zippy Roy: továbbküldöm a vonatot
    [dorothy-rage] { bang-line-uses-dorothy }
    [lady-rosa-of-texas] { bang-line-uses-lady-rosa }
    [flint-westwood] { bang-line-uses-flint }
    [lee-van-kliff] { bang-line-uses-lee }
    [ricochet] A golyó ereje: eldobod ({ $card }), és egy asztalon lévő lapra lősz
    [sniper] { $seatIs ->
        [none] Orvlövész: { $card } és { $with }
       *[other] Orvlövész, célpont { $seat }: { $card } és { $with }
     }
   *[other] { bang-line-use-other }
 }
    .shot = { $detailIs ->
    [none] { $cardIs ->
        [barrel] Hordó: felcsapás, ♥ kell
       *[other] Használat: { $card }
     }
    [mad-ride] { bang-line-from-the-pile }
    [grave-digger] { bang-line-digger-barrel }
    [jourdonnais] Jourdonnais: felcsapás, ♥ kell
    [caboose] Fékezőkocsi: eldobom Elvétve! lapként: { $with }
    [sid-ketchum] Sid Ketchum: eldobsz 2 lapot, visszanyersz 1 életet
   *[other] Használat: { $detail }
 }
    .bang = { $detailIs ->
    [sleeper-car] Hálókocsi: eldobom Bang! lapként: { $with }
   *[other] Használom: { $card }
 }
    .defend = { bang-do-use.shot }
    .roulette = { bang-do-use.shot }
bang-line-use-other = { $cardIs ->
    [none] { $seatIs ->
        [none] Használat: { $detail }
        [me] Használat magadra: { $detail }
       *[other] Használat, célpont { $seat }: { $detail }
     }
   *[other] { $seatIs ->
        [none] { $detail }: { bang-line-use-cards }
        [me] { $detail } magadra: { bang-line-use-cards }
       *[other] { $detail }, célpont { $seat }: { bang-line-use-cards }
     }
 }
bang-line-use-cards = { $withIs ->
    [none] { $card }
   *[other] { $card } és { $with }
 }
bang-do-end = Kör vége
bang-do-pass = Passz
    .shot = Vállalom a találatot
    .bang = Elveszítek 1 életet
    .rescue = Nincs több
    .draw = Nem húzok
    .loss = Nem lépek közbe
    .check = Nem lépek közbe
    .defend = Feláldozom a lapot
    .roulette = Elveszítek 2 életet
    .exchange = Nem dobok el többet
    .give-life = Nem adok
    .guess = Nem tippelek tovább
bang-do-miss = { $asIs ->
    [none] Válasz: { $card }
   *[other] Válasz: { $card } ({ $as } lapként)
 }
bang-do-discard = Eldobás: { $card }
bang-do-rescue = Ivás: { $card }
bang-do-take = { $seatIs ->
    [none] Elvétel: { $card }
    [me] Saját lap elvétele: { $card }
   *[other] Elvétel { $seat } elől: { $card }
 }
bang-do-card = { $card }, az asztalról
bang-do-hand = Egy lap a kézből, találomra
bang-do-deck = A pakliból
    .look = Egyszerűen húzok
    .draw-phase = Húzás
    .skip-draw = Lapokat húzok
bang-do-pile = { $card } az eldobott lapok közül
bang-do-rob = { $seat } kezéből
bang-do-look = Megnézem a felső lapokat
bang-do-put-back = Visszatétel: { $card }
bang-do-draw = Húzok egy lapot
bang-do-copy = { $seat } képessége
bang-do-count = { $cardRank } számítson
bang-do-top = Legfelül: { $card }
bang-do-give = { $seatIs ->
    [none] Odaadom: { $card }
   *[other] { $seat } kapja: { $card }
 }
bang-do-keep = Ezzel játszom: { $card }
    .identity = Maradok, aki vagyok
bang-do-suit = { $detailIs ->
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }
bang-do-swap = Új személyiség: { $card }
bang-do-borrow = { $card } képessége, csak erre a körre
bang-do-aim = { $seatIs ->
    [me] Saját lap: { $card }
   *[other] { $seat } lapja: { $card }
 }
bang-do-drink = Nem húzok, visszanyerek 1 életet
bang-do-give-life = { $seat } kap 1 életet
bang-do-guess = { $detailIs ->
    [red] piros
    [black] fekete
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }
bang-do-pack = { $detailIs ->
    [high-noon] { bang-module-high-noon }
    [fistful-of-cards] { bang-module-fistful-of-cards }
   *[other] { $detail }
 }
