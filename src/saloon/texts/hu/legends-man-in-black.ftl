# Western Legends: a Fekete Ruhás, a harmadik a kétszemélyes játékban.

## A lapjai

legends-black-the_quiet_withdrawal = Csendes pénzfelvétel
    .text = { legends-deed-the_quiet_withdrawal }
legends-deed-the_quiet_withdrawal = A banknál: 2 HP-t kap. Aki Darkrockban van, elveszít $20-t vagy 1 rögöt.
legends-black-somebody_elses_gold = Más aranya
    .text = { legends-deed-somebody_elses_gold }
legends-deed-somebody_elses_gold = Cliff Junction aranymosójánál mindkét kockával dobunk: minden rögért 1 HP-t kap, két üres oldalért szintén 1 HP-t.
legends-black-a_word_with_the_law = Pár szó a törvénnyel
    .text = { legends-deed-a_word_with_the_law }
legends-deed-a_word_with_the_law = Legfeljebb 3 mezőt megy az élen álló felé, és 1 HP-t kap. Minden bandita eldob egy lapot, vagy elveszít $20-t; ha nincs bandita, még 1 HP-t kap.
legends-black-sold_out = Minden elkelt
    .text = { legends-deed-sold_out }
legends-deed-sold_out = Legfeljebb 3 mezőt megy az élen álló felé, és 1 HP-t kap. Aki városban van, eldob egy lapot, vagy elveszít $10-t.
legends-black-old_friends = Régi barátok
    .text = { legends-deed-old_friends }
legends-deed-old_friends = Dixon Creeknél: az ott álló útonálló ellovagol, és ő 2 HP-t kap. Ha nincs ott senki, 1 HP-t kap, és az A rejtekhelyekre útonállók jönnek.
legends-black-the_late_train = A késő vonat
    .text = { legends-deed-the_late_train }
legends-deed-the_late_train = Az állomáson: 1 HP-t kap. Akinek nincs marhája, kap $10-t; a többiek visszaadják a magukét, és ő minden jelzőért még 1 HP-t kap.
legends-black-twelve_oclock_sharp = Pontban délben
    .text = { legends-deed-twelve_oclock_sharp }
legends-deed-twelve_oclock_sharp = Párbajozni jön az élen állóhoz. Ha nyer, 2 HP-t kap; aki legyőzi, 1 HP-t kap.
legends-black-bad_medicine = Rossz orvosság
    .text = { legends-deed-bad_medicine }
legends-deed-bad_medicine = Legfeljebb 3 mezőt megy az élen álló felé, és 1 HP-t kap. Mindenki kap 1 sebet, vagy eldob 2 lapot.
legends-black-your_money_or_your_life = Pénzt vagy életet
    .text = { legends-deed-your_money_or_your_life }
legends-deed-your_money_or_your_life = Rabolni jön ahhoz, akinek több pénze van. Ha nyer, a pénz vagy a rögök fele odavan, és ő 1 HP-t kap.
legends-black-a_game_in_the_back_room = Játszma a hátsó szobában
    .text = { legends-deed-a_game_in_the_back_room }
legends-deed-a_game_in_the_back_room = Póker a kabaréban: aki Red Fallsban van, $10-ért beszállhat. Ha ő nyer, vagy senki sem száll be, 2 HP-t kap; különben a legjobbé a kassza és 1 HP.

legends-step-discard-2 = 2 lap eldobása
legends-step-lose_half-money = A pénz felének elvesztése
legends-step-lose_half-nuggets = A rögök felének elvesztése

## Események

legends-log-black-enters = Megérkezik a Fekete Ruhás: { $place }. { $total } HP-je van.
legends-log-black-turned = A Fekete Ruhás: { $card }. { $deed }
legends-log-black-went = A Fekete Ruhás ide megy: { $place }.
legends-log-black-gained = A Fekete Ruhás { $amount } HP-t kap{ legends-line-because }, most { $total }.
legends-log-black-lost = A Fekete Ruhás { $amount } HP-t veszít{ legends-line-because }, most { $total }.
legends-log-black-rolled = A Fekete Ruhás dobása: { $dice }.
legends-log-black-reshuffled = A Fekete Ruhás lapjait újrakeverjük: { $count } lap.
legends-log-black-fight = { $attacked ->
    [yes] { $seatIs ->
        [me] A Fekete Ruhás megtámad: { $fight }.
       *[other] A Fekete Ruhás támad, célpont { $seat }: { $fight }.
     }
   *[no] { $seatIs ->
        [me] Kihívod a Fekete Ruhást: { $fight }.
       *[other] { $seat } kihívja a Fekete Ruhást: { $fight }.
     }
 }
legends-log-black-poker = A Fekete Ruhás pókert oszt a kabaréban.
legends-log-black-drew = A Fekete Ruhás harci lapjai: { $count }.
legends-log-black-played = A Fekete Ruhás megmutatja a lapjait ({ $shown }), és a legmagasabbat játssza ki: { $card }.

## Kérdések

legends-ask-black-walk = { $about }: merre megy a Fekete Ruhás?
    .other = { $seat } választja ki a Fekete Ruhás útját.
legends-ask-black-space = { $about }: melyik mezőre áll a Fekete Ruhás?
    .other = { $seat } mezőt választ a Fekete Ruhásnak.
legends-ask-black-loot = Mit veszel el a Fekete Ruhástól?
    .other = { $seat } kifosztja a Fekete Ruhást.
legends-ask-black-join = { $about }: beszállsz $10-ért a Fekete Ruhás mellé?
    .other = { $seat } beszállhat a játékba.
legends-ask-help-oneself = { $about }: a Fekete Ruhás szó nélkül ad. Pénzt vagy lapot?
    .other = { $seat } elvesz valamit a Fekete Ruhástól.

## Válaszok

legends-do-black-duel = Párbaj a Fekete Ruhással
legends-do-black-rob = A Fekete Ruhás kirablása
legends-do-black-arrest = A Fekete Ruhás letartóztatása
legends-do-lead = { $place }

## Miért nem

legends-why-WL-MIBRULE-08 = Annak a helynek egy mezőjére áll, amelyet a lapja megnevez.
legends-why-WL-MIBRULE-10 = { $needIs ->
    [place] A Fekete Ruhás nem a te meződön áll.
   *[other] Ebben a körben már harcoltál a Fekete Ruhás ellen.
 }
legends-why-WL-MIBRULE-11 = A Fekete Ruhást soha nem körözik, ezért senki sem tartóztathatja le.
legends-why-WL-MIBRULE-15 = $60-t vagy 2 rögöt veszel el.
legends-why-WL-MIBRULE-28 = A legrövidebb úton megy.
legends-why-WL-MIBCARD-10 = $10-ért beszállsz a játékába, vagy kimaradsz.
legends-why-WL-TWO-05 = $10-t veszel fel a bankból, vagy egy lapot a pakliból.

legends-notion-man-in-black = a Fekete Ruhás
    .text = Kétszemélyes játékban ő a harmadik. Minden forduló után egy lapja elviszi valahová, és pontokat hoz neki. A mezőjén párbajra hívhatod vagy kirabolhatod: 3 harci lap közül a legmagasabbat játssza ki, a te lapod 1-gyel kevesebbet ér, és döntetlennél ő nyer. Ha a végén senkinek sincs több pontja nála, mindketten vesztettetek.
