# Western Legends: a célok változata. Egy cél neve azt mondja meg, mi kell hozzá.

legends-goal-annie_oakley-1 = Nyerj meg egy harcot Darkrockban
legends-goal-annie_oakley-2 = Nyerj meg egy harcot karabéllyal
legends-goal-annie_oakley-3 = Legyen fejlesztett karabélyod
legends-goal-annie_oakley-4 = Dobj el 3 azonos színű lapot a vasútállomáson
legends-goal-bass_reeves-1 = Legyen legalább 3 TP-d
legends-goal-bass_reeves-2 = Seb nélkül nyerj harcot egy útonálló vagy egy bandita ellen
legends-goal-bass_reeves-3 = Dobj el whiskeyt a kék farmon
legends-goal-bass_reeves-4 = Legyen hátasod és fejlesztett sörétes puskád
legends-goal-billy_the_kid-1 = Legyen legalább 5 KP-d
legends-goal-billy_the_kid-2 = Nyerj meg egy rablást, akár rablóként, akár áldozatként
legends-goal-billy_the_kid-3 = Nyerj harcot abban a városban, ahol a seriff van
legends-goal-billy_the_kid-4 = Legyen banditaként legalább $100-od
legends-goal-bloody_knife-1 = Nyerj meg egy harcot rejtekhelyen
legends-goal-bloody_knife-2 = Dobj el egy térképet Sunny Hills aranymosójánál
legends-goal-bloody_knife-3 = Legyen fejlesztett hátasod
legends-goal-bloody_knife-4 = Vigyél legalább 3 rögöt az orvoshoz
legends-goal-calamity_jane-1 = Nyerj meg egy harcot legalább 2 sebbel
legends-goal-calamity_jane-2 = Dobj el whiskeyt a zöld farmon
legends-goal-calamity_jane-3 = Szerezz legalább 3 HP-t egyetlen mulatással a kabaréban
legends-goal-calamity_jane-4 = Dobj el 2 azonos értékű lapot a darkrocki szalonban
legends-goal-doc_holliday-1 = Nyerj a pókerben legalább drillel
legends-goal-doc_holliday-2 = Dobj el whiskeyt a vasútállomáson
legends-goal-doc_holliday-3 = Legyen 3 sebed és legalább 4 lap a kezedben
legends-goal-doc_holliday-4 = Legyen két fejlesztett fegyvered
legends-goal-jesse_james-1 = Rabold ki sikerrel a bankot
legends-goal-jesse_james-2 = Legyen legalább 3 KP-d egy B rejtekhelyen
legends-goal-jesse_james-3 = Legyen $120-od
legends-goal-jesse_james-4 = Legyen legalább 4 KP-d és fejlesztett sörétes puskád vagy karabélyod
legends-goal-kit_carson-1 = Adj el legalább 3 rögöt egy akcióval
legends-goal-kit_carson-2 = Dobj el egy térképet Spike's View bányájánál
legends-goal-kit_carson-3 = Legyen fejlesztett öszvéred
legends-goal-kit_carson-4 = Nyerj meg egy harcot a városokon kívül
legends-goal-stagecoach_mary-1 = Szállíts el marhát vasúton
legends-goal-stagecoach_mary-2 = Dobj el ellátmányt az orvosnál
legends-goal-stagecoach_mary-3 = Legyen 3 tárgyad és legalább $60-od
legends-goal-stagecoach_mary-4 = Egy körben dolgozz két helyen a városokon kívül
legends-goal-wild_bill_hickok-1 = Nyerj meg egy pókert, amelyet te kezdtél
legends-goal-wild_bill_hickok-2 = Nyerj meg egy párbajt, bárki is a kihívó
legends-goal-wild_bill_hickok-3 = Dobj el egy szombrerót a darkrocki szalonban
legends-goal-wild_bill_hickok-4 = Dobj el egy ászt és egy nyolcast valamelyik szalonban
legends-goal-wyatt_earp-1 = Legyen legalább 3 TP-d a seriffirodában
legends-goal-wyatt_earp-2 = Nyerj meg egy harcot Red Fallsban
legends-goal-wyatt_earp-3 = Nyerj meg egy harcot sörétes puskával
legends-goal-wyatt_earp-4 = Legyen fejlesztett sörétes puskád vagy karabélyod
legends-goal-yb_rowdy-1 = Nyerj meg egy harcot egy C rejtekhelyen
legends-goal-yb_rowdy-2 = Dobj el ellátmányt Cliff Junction aranymosójánál
legends-goal-yb_rowdy-3 = Legyen nálad legalább 4 rög
legends-goal-yb_rowdy-4 = Legyen fejlesztett karabélyod vagy musztángod

legends-legend-1 = Legendajelző: 1 HP
legends-legend-2 = Legendajelző: 2 HP
legends-legend-3 = Legendajelző: 3 HP

## Események

legends-log-goal-dealt = { $seatIs ->
    [me] Titkos célod: { $card }.
   *[other] { "" }
 }
legends-log-goal-completed = { $seatIs ->
    [me] Teljesítesz egy célt: { $card }.
   *[other] { $seat } teljesít egy célt: { $card }.
 }
legends-log-tokens-drawn = { $seatIs ->
    [me] { $count ->
        [0] Nem maradt legendajelző.
       *[other] Ezt húzod: { $faces }.
     }
   *[other] { $count ->
        [0] Nem maradt legendajelző.
       *[other] { $seat } { $count } legendajelzőt húz.
     }
 }
legends-log-token-returned = { $seatIs ->
    [me] Visszaadsz egy legendajelzőt: { $token }.
   *[other] { $seat } visszaad egy legendajelzőt.
 }

## Kérdések, válaszok, miért nem

legends-ask-token = { $amount ->
    [one] Melyik legendajelzőt adod vissza?
   *[other] Mely legendajelzőket adod vissza? Még { $amount } darabot kell.
 }
    .other = { $seat } legendajelzőket ad vissza.
legends-ask-goals = Véget ért egy történet. Teljesítesz egy célt?
    .other = { $seat } teljesíthet egy célt.
legends-do-goal = Cél: { $card }
legends-do-return = { $card }
legends-why-WL-GOAL-05 = Amit ez a cél kér, az még nem teljesült.
legends-why-WL-GOAL-09 = Az egyik legendajelződet adod vissza.
legends-why-WL-GOAL-11 = Minden célodat teljesítetted.
legends-why-WL-GOAL-18 = A célt megfelelő lapokkal kell kifizetni.

legends-notion-goals = célok
    .text = A szereplőd három titkos célja a tiéd. A saját körödben úgy teljesítesz egyet, hogy megmutatod; ez nem kerül semmibe. Az első egy legendajelzőt hoz, a második után a legjobb 2-t tarthatod meg 3-ból, a harmadik után a legjobb 3-at 5-ből. A pontjaik a végén számítanak.
