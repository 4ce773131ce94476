# Amitől él az asztal: a fény rajta, és amit a botok mondanak. Az asztal után töltődik be.

## Miért lett más a fény, pár szóban

ui-mood-event = Érvényben: { $pieces }
ui-mood-two = Már csak ketten
ui-mood-fuse-mine = { $pieces }: előtted van
ui-mood-fuse-next = { $pieces }: te következel
ui-mood-fuse = { $pieces }, most itt: { $name }
ui-mood-arrows = { $count ->
    [one] Az utolsó nyíl
   *[other] Még { $count } nyíl
 }
ui-mood-grave = Járnak a holtak
ui-mood-end-near = Látszik már a vége
ui-mood-last-round = Az utolsó forduló

## Amit a botok mondanak. Név szerint senkit se szólítanak meg.

ui-new-remarks = A botok megjegyzései
ui-new-remarks-more = Egy-egy bot néha száraz megjegyzést tesz. Aki nem kér belőle, magának elnémíthatja őket.
ui-remarks-hear = A botok megjegyzéseinek meghallgatása
ui-remark-hit-1 = Pedig szerettem ezt az inget.
ui-remark-hit-2 = Au. Felírtam. A nevedet is.
ui-remark-hit-3 = Csak ennyi ólomra futotta?
ui-remark-hit-4 = A szabóm ennek nem fog örülni.
ui-remark-hits-1 = Semmi személyes. Na jó, egy kicsit.
ui-remark-hits-2 = Én csak a kalapra céloztam.
ui-remark-hits-3 = Szívesen.
ui-remark-hurt-1 = Ez jár annak, aki nyugton ül.
ui-remark-hurt-2 = Volt már jobb ötletem. Rosszabb is.
ui-remark-luck-1 = Szeret a pakli. Kölcsönös.
ui-remark-luck-2 = Színtiszta tudás. A lapot inkább ne nézzétek.
ui-remark-luck-3 = Odafent valaki tartozik nekem.
ui-remark-spoiled-1 = Hát persze. Mi más.
ui-remark-spoiled-2 = Az a golyó pénzbe került.
ui-remark-fuse-1 = Azt hiszem, ez a tiéd.
ui-remark-fuse-2 = Kellemes társaság volt. Most élvezd te.
ui-remark-fuse-next-1 = Remek. Úgyis fáztam.
ui-remark-fuse-next-2 = Most aztán senki se tüsszentsen.
ui-remark-boom-1 = Ennyi volt a zongorának.
ui-remark-boom-2 = Legalább csend lett.
ui-remark-locked-up-1 = Az ágy jó. A kilátás kissé rácsos.
ui-remark-locked-up-2 = Rám fér egy kis pihenés.
ui-remark-locked-up-3 = Napi három étkezés, és senki se lő. Hová siessek?
ui-remark-healed-1 = Kizárólag gyógyászati célból.
ui-remark-healed-2 = Az orvos egyet javasol. De az orvos nincs itt.
ui-remark-healed-3 = Poros íze van. A kedvencem.
ui-remark-robbed-1 = Tartsd csak meg. Úgyis cinkelt volt.
ui-remark-robbed-2 = Épp most jött volna jól.
ui-remark-felled-1 = Mondjátok meg a lovamnak, hogy megadom.
ui-remark-felled-2 = Csizmában temessetek el. Szorít, de akkor is.
ui-remark-felled-3 = Pedig milyen jó tervem volt.
ui-remark-felled-4 = Valaki öntözze meg a kaktuszt.
ui-remark-felling-1 = A sírásónál törzsvendég vagyok.
ui-remark-felling-2 = Eggyel kevesebb szék. Végre kinyújthatom a lábam.
ui-remark-felling-3 = Bocsánatot kérni most már késő.
ui-remark-mourning-1 = A kalap az enyém.
ui-remark-mourning-2 = Egy perc néma csend. Na, ennyi elég is.
ui-remark-mourning-3 = { $name } már nem siet sehová. Irigylem.
ui-remark-won-1 = Az fizet, aki még lélegzik.
ui-remark-won-2 = És a zongorán egy karcolás sincs.
ui-remark-won-3 = Köszönettel tartozom a rugómnak.
ui-remark-lost-1 = Csak melegen tartottam valakinek a széket.
ui-remark-lost-2 = Holnap ugyanekkor?
ui-remark-arrow-1 = Jól áll nekem a toll.
ui-remark-arrow-2 = Gyűjtöm őket.
ui-remark-raid-1 = Valaki igazán számolhatta volna a nyilakat.
ui-remark-raid-2 = Csak nyugalom. Az enyém már elfogyott.
ui-remark-spray-1 = A tapétáért elnézést.
ui-remark-spray-2 = Célozni az szokott, aki spórol.
ui-remark-risen-1 = Hétfő reggel rosszabbul szoktam lenni.
ui-remark-risen-2 = Furcsa. Éhes vagyok.
ui-remark-fight-won-1 = Nem én voltam. Az öklöm.
ui-remark-fight-won-2 = Egy nyert menetben egyeztünk meg.
ui-remark-fight-lost-1 = Szándékos volt. Így jobb a történet.
ui-remark-fight-lost-2 = Kellemesen hűvös ez a padló.
ui-remark-pot-1 = Kezdők szerencséje. Tizedik éve.
ui-remark-pot-2 = A lapok könnyűek. Szomorú képet vágni nehéz.

## Valakinek a vége, és a játéké

ui-stage-hope = Az oldaladdal még nyerhetsz.
ui-stage-hope-deputy = Ha a seriff oldala nyer, te is nyersz. { $name } életpontjai: { $life }.
ui-stage-hope-outlaw = Ha a seriff elesik, mégis nyersz. { $name } életpontjai: { $life }.
ui-stage-no-hope = Úgy fest, már nem nyerhetsz.
ui-stage-cards-open = Most minden lapot látsz.
ui-stage-ready = Készen áll: { $count } / { $all }
ui-stage-waiting = Kész, várunk a többiekre
ui-stage-not-yet = Nyomd meg újra, ha mégsem
ui-stage-to-seats = Az asztal átrendezése
ui-stage-leave = Távozás
ui-stage-turns = { $count } kör
ui-stage-guesses = eltalált tippek: { $count } / { $all }
