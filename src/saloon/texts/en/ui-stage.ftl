# The middle of the table: what is being resolved, and how fast it is shown.

ui-stage = What is happening
ui-stage-everybody = everybody
ui-stage-thinking = thinking
ui-stage-no-answer = no answer
ui-stage-arrows = { $count ->
    [0] no arrow
    [one] { $count } arrow
   *[other] { $count } arrows
 }
ui-stage-miss = MISS
ui-stage-safe = SAFE
ui-stage-hit = HIT −{ $count }
ui-stage-lost = −{ $count }
ui-stage-out = OUT
ui-stage-boom = BOOM!
ui-stage-no-help = no help
ui-stage-luck = lucky
ui-stage-bad-luck = unlucky
ui-stage-gain = +{ $count }

## The knob

ui-pace = Pace, just for you
ui-pace-times = { $times }× as fast
ui-pace-step = step
ui-pace-step-text = One thing after the other: you say when the next one comes
ui-pace-next = Show the next thing
ui-pace-now = Skip to now
ui-pace-all = all shown
ui-pace-to-come = { $count } to come
ui-pace-at-once = Show everything at once

## Rolling

ui-stage-roll = Roll the dice
ui-stage-roll-hint = or shake the cup and let go
    .touch = or swipe the cup upwards

## The deal

ui-stage-your-role = Your role
ui-stage-deal-over = Look at the table

## Out of the game

ui-stage-lies = Here lies { $name }
ui-stage-felled-by = { $by } got you with { $card }
ui-stage-felled = { $card } was too much for you
ui-stage-you-fell = You are out
ui-stage-role-open = Your role is open now: { $role }.
ui-stage-watch-on = Watch on
ui-stage-hurry = Hurry to the end

## The end

ui-stage-smoke = The smoke clears over { $table }
ui-stage-fate-by = felled by { $by }
ui-stage-fate-you = felled by you
ui-stage-fate-cause = felled by { $card }
ui-stage-fate-alive = still standing
ui-stage-fate-last = last one standing
ui-stage-story = How it went
ui-stage-story-first = { $byIs ->
    [me] You drew first blood on turn { $turn }, and { $seat } felt it.
    [none] { $seatIs ->
        [me] You were the first to bleed, on turn { $turn }.
       *[other] { $seat } was the first to bleed, on turn { $turn }.
     }
   *[other] { $seatIs ->
        [me] { $by } drew first blood on turn { $turn }: yours.
       *[other] { $by } drew first blood on turn { $turn }, and { $seat } felt it.
     }
 }
ui-stage-story-turning = { $byIs ->
    [me] Turn { $turn } was the turning point: you cost the others { $count } life points.
   *[other] Turn { $turn } was the turning point: { $by } cost the others { $count } life points.
 }
ui-stage-story-last = { $byIs ->
    [me] The last word on turn { $turn } was yours: you felled { $seat }.
    [none] { $seatIs ->
        [me] At last, on turn { $turn }, you fell.
       *[other] At last, on turn { $turn }, { $seat } fell.
     }
   *[other] { $seatIs ->
        [me] At last, on turn { $turn }, { $by } felled you.
       *[other] At last, on turn { $turn }, { $by } felled { $seat }.
     }
 }
