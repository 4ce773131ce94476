# Wild West Show: események és személyiségek.

bang-event-bone-orchard = Temetőkert
    .text = Aki kiesett, a köre elején 1 élettel visszatér, a kiesettek szerepei közül sorsolt szereppel.
bang-event-darling-valentine = Darling Valentine
    .text = A köröd elején dobd el a kezed összes lapját, és húzz ugyanannyit.
bang-event-dorothy-rage = Dorothy Rage
    .text = A körödben egyszer nevezz meg lapot és célpontot: valaki más kijátssza a lapot, vagy megmutatja a kezét.
bang-event-gag = Szájpecek
    .text = Aki megszólal, veszít 1 életet. A kézjelek ingyen vannak.
bang-event-helena-zontero = Helena Zontero
    .text = Amikor megjön, felcsapás: pirosnál a seriffén kívül minden játékban lévő szerepet újraosztanak.
bang-event-lady-rosa-of-texas = Lady Rose of Texas
    .text = A körödben egyszer helyet cserélhetsz a jobb oldali szomszédoddal, aki kihagyja a következő körét.
bang-event-miss-susanna = Miss Susanna
    .text = Aki a körében 3-nál kevesebb lapot játszik ki, veszít 1 életet.
bang-event-sacagaway = Sacagaway
    .text = Mindenki nyílt lapokkal játszik.
bang-event-showdown = Végső leszámolás
    .text = Minden más lap kijátszható Bang!-ként; a Bang! lapok csak Elvétve!-ként játszhatók ki.
bang-event-wild-west-show-event = Vadnyugati Show
    .text = Mostantól mindenki magáért játszik: az utolsó játékban maradó győz. A játék végéig érvényes.

bang-character-big-spencer = Big Spencer
    .text = 5 lappal kezd, és soha nem játszhat ki Elvétve! lapot.
bang-character-flint-westwood = Flint Westwood
    .text = A körében egyszer adhat egy lapot a kezéből egy másik játékosnak, annak 2 véletlen lapjáért.
bang-character-gary-looter = Gary Looter
    .text = Elveszi a lapokat, amelyeket a többiek a kézlimit fölött eldobnak.
bang-character-greygory-deck = Gregory Deck
    .text = A köre elején húzhat 2 személyiséget az alapjátékból: mindkettő képességét használja.
bang-character-john-pain = John Pain
    .text = Ha 6-nál kevesebb lap van a kezében, övé minden felcsapott lap, bárki csapja is fel.
bang-character-lee-van-kliff = Lee Van Kliff
    .text = A körében egy Bang! eldobásával megismételheti az imént kijátszott barna lapjának hatását.
bang-character-teren-kill = Teren Kill
    .text = Ha meghalna, felcsap egy lapot: ha nem pikk, 1 élettel marad, és húz egy lapot.
bang-character-youl-grinner = Youl Grinner
    .text = Mielőtt az 1. fázisban húz, lapot kap mindenkitől, akinek több lap van a kezében, mint neki.

bang-ruling-darling-valentine-timing = Darling Valentine
    .about = Mikor cserélődnek a lapok.
    .each-turn = minden kör elején
    .on-reveal = egyszer, mindenkinek, amikor megjön
bang-ruling-lee-van-kliff-susanna-count = Lee Van Kliff és Miss Susanna
    .about = Az ismétlés kijátszott lapnak számít.
bang-ruling-gregory-deck-first-pair = Gregory Deck első két személyisége
    .about = Mikor húzza az első kettőt.
    .setup = a játék elején
    .first-turn = az első körében
bang-ruling-bone-orchard-redeal = Temetőkert
    .about = Mit osztanak újra a kiesettek között.
    .role = a szerepeket
    .character = a személyiségeket
bang-ruling-helena-zontero-redeal = Helena Zontero
    .about = Mit osztanak újra a játékban lévők között.
    .role = a szerepeket
    .character = a személyiségeket
bang-ruling-teren-kill-draws-card = Teren Kill
    .about = Ha megmenekült, húz egy lapot.
bang-ruling-showdown-bang-cards = Végső leszámolás
    .about = Miként játszhatók ki a Bang! lapok.
    .only-as-missed = csak Elvétve!-ként
    .may = Bang!-ként vagy Elvétve!-ként

bang-ask-name = { $about }: melyik lapot játssza ki { $by }?
    .other = { $seat } megnevez egy lapot, amelyet { $by } játszik ki ({ $about }).
bang-ask-name-target = { $by } kijátssza ezt: { $about }. Ki legyen a célpont?
    .other = { $seat } célpontot választ, { $by } lapja: { $about }.
bang-ask-obey = { $about }: ezek egyikét ki kell játszanod, { $by } így akarja.
    .other = { $seat } köteles kijátszani egy lapot ({ $about }).
bang-ask-pair = { $about }: megtartod a két személyiségedet, vagy húzol két másikat?
    .other = { $seat } két másik személyiséget húzhat ({ $about }).
bang-ask-tribute = { $about }: melyik lapodat adod át? { $by } kapja.
    .other = Lapot adnak át ({ $about }): { $seats }.

bang-do-name = { $as }
bang-do-show-hand = Megmutatom a kézben tartott lapjaimat
bang-do-stay = Megtartom őket
bang-do-redraw = Két másikat húzok
bang-line-uses-dorothy = { $seatIs ->
    [none] Dorothy Rage: valaki kijátszik egy lapot
   *[other] Dorothy Rage: { $seat } kijátszik egy lapot
 }
bang-line-uses-lady-rosa = { $seatIs ->
    [none] Lady Rose: helyet cserélsz a jobb oldali szomszédoddal
   *[other] Lady Rose: helycsere, { $seat } kihagy egy kört
 }
bang-line-uses-flint = { $seatIs ->
    [none] Flint Westwood: { $card } 2 véletlen lapért
   *[other] Flint Westwood: { $card } { $seat } 2 véletlen lapjáért
 }
bang-line-uses-lee = { $seatIs ->
    [none] Lee Van Kliff: eldobod ({ $card }), és megismétled az utolsó lapot
    [me] Lee Van Kliff: eldobod ({ $card }), és megismétled az utolsó lapot magadra
   *[other] Lee Van Kliff: eldobod ({ $card }), és megismétled az utolsó lapot, célpont { $seat }
 }

bang-word-passed-over = Kihagyja a következő körét
bang-word-cards-played = Ebben a körben kijátszott lapok: { $count } / 3
bang-word-gag = Szájpecek: bármit írsz ide, 1 életedbe kerül. A kész mondatok ingyen vannak.
bang-word-show-deck = A Wild West Show képpel lefelé fekszik: még { $count } van hátra. A következőt a Postakocsi és a Wells Fargo fordítja fel.

bang-log-redealt = { $seatIs ->
    [me] Új szerepet kapsz: { $role }.
   *[other] { $roleIs ->
        [hidden] { $seat } új szerepet kap, képpel lefelé.
       *[other] { $seat } új szerepet kap: { $role }.
     }
 }
bang-log-recast = { $seatIs ->
    [me] Mostantól ez a személyiséged: { $character }. Életek: { $life }.
   *[other] { $seat } új személyisége: { $character }. Életek: { $life }.
 }
bang-log-seats-swapped = { $seatIs ->
    [me] Helyet cserélsz: { $target } kihagyja a következő körét.
   *[other] { $targetIs ->
        [me] { $seat } helyet cserél veled; kihagyod a következő körödet.
       *[other] { $seat } helyet cserél: { $target } kihagyja a következő körét.
     }
 }
bang-log-passed-over = { $seatIs ->
    [me] Kihagyod ezt a kört.
   *[other] { $seat } kihagyja ezt a kört.
 }
bang-log-commanded = { $atIs ->
    [none] { $seatIs ->
        [me] Parancsod: { $target } kijátssza ezt: { $as }.
       *[other] { $targetIs ->
            [me] { $seat } parancsa: játszd ki ezt: { $as }.
           *[other] { $seat } parancsa: { $target } kijátssza ezt: { $as }.
         }
     }
   *[other] { $seatIs ->
        [me] Parancsod: { $target } kijátssza ezt: { $as }. Célpont: { $at }.
       *[other] { $targetIs ->
            [me] { $seat } parancsa: játszd ki ezt: { $as }. Célpont: { $at }.
           *[other] { $seat } parancsa: { $target } kijátssza ezt: { $as }. Célpont: { $at }.
         }
     }
 }
bang-log-resumed = { "" }
bang-log-hand-laid-open = { $seatIs ->
    [me] Nincs nálad, ezért megmutatod a kezedet: { $hand }.
   *[other] { $seat } kezében nincs ilyen: { $hand }.
 }
bang-log-impersonates = { $seatIs ->
    [me] Ezeknek a képességével játszol: { $characters }.
   *[other] { $seat } ezeknek a képességével játszik: { $characters }.
 }
bang-log-repeated = { $targetIs ->
    [none] { $seatIs ->
        [me] Megismétled ezt: { $as }.
       *[other] { $seat } megismétli ezt: { $as }.
     }
   *[other] { $seatIs ->
        [me] Megismétled ezt: { $as }. Célpont: { $target }.
       *[other] { $seat } megismétli ezt: { $as }. Célpont: { $target }.
     }
 }

bang-why-WS-CARD-09 = { $needIs ->
    [hand] { $card }: { $target } kezében nincs lap.
    [none] Dorothy Rage: előbb mondd meg, melyik lapot kell kijátszani.
   *[other] { bang-why-need }
 }
bang-why-WS-CARD-11 = Dorothy Rage: játszd ki a megnevezett lapok egyikét.
bang-why-WS-CARD-12 = Dorothy Rage: előbb mondd meg, ki a célpont.
bang-why-WS-CARD-14 = { bang-why-need }
bang-why-WS-CARD-20 = { $needIs ->
    [neighbour] { $card }: csak a jobb oldali szomszédoddal.
   *[other] { bang-why-need }
 }
bang-why-WS-CARD-22 = { bang-why-need }
bang-why-WS-CARD-31 = Végső leszámolás: a Bang! lapok csak Elvétve!-ként játszhatók ki.
bang-why-WS-CHAR-01 = Big Spencer soha nem játszik ki Elvétve! lapot.
bang-why-WS-CHAR-04 = { bang-why-need }
bang-why-WS-CHAR-07 = { $card }: { $target } kezében nincs lap.
bang-why-WS-CHAR-13 = { bang-why-not-an-option }
bang-why-WS-CHAR-22 = { $needIs ->
    [brown] { $card }: előbb játssz ki egy barna lapot, amelynek saját hatása van.
   *[other] { bang-why-need }
 }
bang-why-WS-CHAR-24 = { $card }: minden lap csak egyszer ismételhető meg.
bang-why-WS-CHAR-28 = { $card } erre a célpontra nem ismételhető meg.
bang-why-WS-CHAR-34 = Youl Grinner: válaszd ki a lapot, amelyet átadsz.
