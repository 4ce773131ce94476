# Střed stolu: co se právě řeší a jak rychle se to ukazuje.

ui-stage = Co se děje
ui-stage-everybody = všichni
ui-stage-thinking = rozmýšlí se
ui-stage-no-answer = bez odpovědi
ui-stage-arrows = { $count ->
    [0] bez šípu
    [one] { $count } šíp
    [few] { $count } šípy
   *[other] { $count } šípů
 }
ui-stage-miss = VEDLE
ui-stage-safe = V BEZPEČÍ
ui-stage-hit = ZÁSAH −{ $count }
ui-stage-lost = −{ $count }
ui-stage-out = KONEC
ui-stage-boom = PRÁSK!
ui-stage-no-help = nepomáhá
ui-stage-luck = štěstí
ui-stage-bad-luck = smůla
ui-stage-gain = +{ $count }

## Knoflík

ui-pace = Tempo, jen pro tebe
ui-pace-times = { $times }× rychleji
ui-pace-step = krok
ui-pace-step-text = Jedno po druhém: další přijde, až řekneš
ui-pace-next = Ukázat další
ui-pace-now = Přeskočit na teď
ui-pace-all = vše ukázáno
ui-pace-to-come = ještě { $count }
ui-pace-at-once = Ukázat všechno najednou

## Hod

ui-stage-roll = Hodit kostkami
ui-stage-roll-hint = nebo zatřes pohárkem a pusť ho
    .touch = nebo pohárkem švihni nahoru

## Rozdávání

ui-stage-your-role = Tvoje role
ui-stage-deal-over = Podívat se na stůl

## Mimo hru

ui-stage-lies = Zde leží { $name }
ui-stage-felled-by = { $by } tě dostává kartou { $card }
ui-stage-felled = { $card }: to už na tebe bylo moc
ui-stage-you-fell = Jsi mimo hru
ui-stage-role-open = Tvoje role je teď odkrytá: { $role }.
ui-stage-watch-on = Dívat se dál
ui-stage-hurry = Pospíšit na konec

## Konec

ui-stage-smoke = Kouř se rozplývá: { $table }
ui-stage-fate-by = vyřazuje { $by }
ui-stage-fate-you = vyřazeno tebou
ui-stage-fate-cause = příčina: { $card }
ui-stage-fate-alive = stále na nohou
ui-stage-fate-last = jako poslední na nohou
ui-stage-story = Jak to bylo
ui-stage-story-first = { $byIs ->
    [me] První krev byla tvoje práce: v tahu { $turn } to schytává { $seat }.
    [none] { $seatIs ->
        [me] První život padá v tahu { $turn }, a je tvůj.
       *[other] První život padá v tahu { $turn }: přichází o něj { $seat }.
     }
   *[other] { $seatIs ->
        [me] První krev v tahu { $turn } byla tvoje: trefuje tě { $by }.
       *[other] První krev v tahu { $turn }: střílí { $by } a schytává to { $seat }.
     }
 }
ui-stage-story-turning = { $byIs ->
    [me] Zlom přišel v tahu { $turn }: bereš ostatním životy, celkem { $count }.
   *[other] Zlom přišel v tahu { $turn }: { $by } bere ostatním životy, celkem { $count }.
 }
ui-stage-story-last = { $byIs ->
    [me] Poslední slovo v tahu { $turn } bylo tvoje: vyřazuješ hráče { $seat }.
    [none] { $seatIs ->
        [me] Nakonec v tahu { $turn } vypadáváš ty.
       *[other] Nakonec v tahu { $turn } vypadává { $seat }.
     }
   *[other] { $seatIs ->
        [me] Nakonec tě v tahu { $turn } vyřazuje { $by }.
       *[other] Nakonec v tahu { $turn } { $by } vyřazuje hráče { $seat }.
     }
 }
