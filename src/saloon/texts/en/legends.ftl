# Western Legends: sides, boxes, settings, bots, and words used everywhere.

legends-and = { $list } and { $last }
legends-you = you

## Sides

legends-side-neutral = neutral
legends-side-lawman = lawman
legends-side-outlaw = outlaw
legends-side-points = points
legends-side-man-in-black = the Man in Black

## Where something comes from

legends-word-income = income
legends-word-work = work
legends-word-bank = bank
legends-word-doctor = doctor
legends-word-cabaret = cabaret
legends-word-prospecting = prospecting
legends-word-cattle = cattle
legends-word-station = station
legends-word-ranch = ranch
legends-word-wanted = wanted track
legends-word-marshal = marshal track
legends-word-hand-limit = hand limit
legends-word-blue = blue
legends-word-green = green
legends-word-weapon = weapon
legends-word-mount = mount

## What can be taken or lost

legends-step-lp-1 = 1 LP
legends-step-mp-1 = 1 MP
legends-step-wp-1 = 1 WP

## Boxes

legends-module-base = Western Legends
    .about = A board of 65 spaces, twelve figures of the Wild West, 2 to 6 players.
legends-module-first-game = First game
    .about = Without cattle, with provisions as the only item, and short.
legends-module-goals = Goals
    .about = Everybody has three secret goals, which bring legend tokens.

## Settings

legends-ruling-length = Length
    .about = How many legendary points bring the end.
    .short = short, 15 points
    .medium = medium, 20 points
    .long = long, 25 points
legends-ruling-man-in-black = The Man in Black
    .about = In the game for two: with how many points he starts.
    .easy = easy, from 0 points
    .normal = normal, from 3 points
    .hard = hard, from 5 points

## Bots

legends-bot-drifter = Drifter
    .about = Chooses a way of life that suits the character, and plans ahead.
legends-bot-random = Greenhorn
    .about = Does anything that is allowed, at random.
