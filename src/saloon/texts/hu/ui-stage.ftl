# Az asztal közepe: ami éppen történik, és hogy milyen gyorsan látszik.

ui-stage = Ami történik
ui-stage-everybody = mindenki
ui-stage-thinking = gondolkodik
ui-stage-no-answer = nincs válasz
ui-stage-arrows = { $count ->
    [0] nincs nyila
   *[other] { $count } nyíl
 }
ui-stage-miss = MELLÉ
ui-stage-safe = MEGÚSZTA
ui-stage-hit = TALÁLAT −{ $count }
ui-stage-lost = −{ $count }
ui-stage-out = KIESETT
ui-stage-boom = BUMM!
ui-stage-no-help = nem segít
ui-stage-luck = szerencse
ui-stage-bad-luck = balszerencse
ui-stage-gain = +{ $count }

## A gomb

ui-pace = Tempó, csak neked
ui-pace-times = { $times }× gyorsabban
ui-pace-step = lépés
ui-pace-step-text = Egyik a másik után: te mondod meg, mikor jön a következő
ui-pace-next = A következő mutatása
ui-pace-now = Ugrás a jelenhez
ui-pace-all = minden látszik
ui-pace-to-come = még { $count }
ui-pace-at-once = Minden egyszerre

## Dobás

ui-stage-roll = Dobás
ui-stage-roll-hint = vagy rázd meg a poharat, és engedd el
    .touch = vagy húzd felfelé a poharat

## Osztás

ui-stage-your-role = A szereped
ui-stage-deal-over = Lássuk az asztalt

## Kiestél

ui-stage-lies = Itt nyugszik { $name }
ui-stage-felled-by = { $by } elkapott. A lap: { $card }
ui-stage-felled = { $card }: ez már sok volt neked
ui-stage-you-fell = Kiestél
ui-stage-role-open = A szereped már látható: { $role }.
ui-stage-watch-on = Nézem tovább
ui-stage-hurry = Gyorsan a végére

## A vége

ui-stage-smoke = Eloszlik a füst: { $table }
ui-stage-fate-by = { $by } ejtette ki
ui-stage-fate-you = te ejtetted ki
ui-stage-fate-cause = az ok: { $card }
ui-stage-fate-alive = még talpon van
ui-stage-fate-last = utolsóként maradt talpon
ui-stage-story = Így történt
ui-stage-story-first = { $byIs ->
    [me] Az első vér a te műved: { $turn }. kör, { $seat } bánta.
    [none] { $seatIs ->
        [me] Te véreztél először, a { $turn }. körben.
       *[other] { $seat } vérzett először, { $turn }. kör.
     }
   *[other] { $seatIs ->
        [me] { $turn }. kör: { $by } ontott először vért, a tiédet.
       *[other] { $turn }. kör: { $by } ontott először vért, { $seat } bánta.
     }
 }
ui-stage-story-turning = { $byIs ->
    [me] Fordulópont, { $turn }. kör: a többieknek { $count } életébe kerültél.
   *[other] Fordulópont, { $turn }. kör: { $by } a többieknek { $count } életébe került.
 }
ui-stage-story-last = { $byIs ->
    [me] Tied volt az utolsó szó: { $turn }. kör, kiejtetted { $seat } játékost.
    [none] { $seatIs ->
        [me] Végül, { $turn }. kör, kiestél.
       *[other] Végül, { $turn }. kör, { $seat } kiesett.
     }
   *[other] { $seatIs ->
        [me] Végül, { $turn }. kör, { $by } kiejtett téged.
       *[other] Végül, { $turn }. kör, { $by } kiejtette { $seat } játékost.
     }
 }
