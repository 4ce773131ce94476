# What makes a table alive: the light on it, and what bots say. Loaded after the table itself.

## Why the light has changed, in a few words

ui-mood-event = In force: { $pieces }
ui-mood-two = Two left standing
ui-mood-fuse-mine = { $pieces } lies before you
ui-mood-fuse-next = { $pieces }: you are next
ui-mood-fuse = { $pieces } lies before { $name }
ui-mood-arrows = { $count ->
    [one] One arrow left
   *[other] { $count } arrows left
 }
ui-mood-grave = The dead walk
ui-mood-end-near = The end is in sight
ui-mood-last-round = The last round

## What bots say. Nobody is addressed by name: names are not bent in any language.

ui-new-remarks = Remarks of the bots
ui-new-remarks-more = Now and then a bot has something dry to say. Everybody can mute them for themselves.
ui-remarks-hear = Hear what bots have to say
ui-remark-hit-1 = I liked that shirt.
ui-remark-hit-2 = Ow. Noted, with your name next to it.
ui-remark-hit-3 = Is that all the lead you brought?
ui-remark-hit-4 = My tailor will hear about this.
ui-remark-hits-1 = Nothing personal. Well, a little.
ui-remark-hits-2 = I was aiming for the hat.
ui-remark-hits-3 = You're welcome.
ui-remark-hurt-1 = That's what I get for sitting still.
ui-remark-hurt-2 = I've had better ideas. I've had worse ones, too.
ui-remark-luck-1 = The deck likes me. It's mutual.
ui-remark-luck-2 = Pure skill. Don't look at the card.
ui-remark-luck-3 = Somebody up there owes me money.
ui-remark-spoiled-1 = Of course. What else.
ui-remark-spoiled-2 = I paid good money for that bullet.
ui-remark-fuse-1 = Yours, I believe.
ui-remark-fuse-2 = It was pleasant company. Do take your time with it.
ui-remark-fuse-next-1 = Lovely. I was getting cold.
ui-remark-fuse-next-2 = Now nobody sneeze.
ui-remark-boom-1 = There goes the piano.
ui-remark-boom-2 = It's quieter now, at least.
ui-remark-locked-up-1 = The bed is fine. The view has bars.
ui-remark-locked-up-2 = I could do with a rest.
ui-remark-locked-up-3 = Three meals a day and nobody shoots. Why hurry?
ui-remark-healed-1 = For medicinal purposes only.
ui-remark-healed-2 = The doctor recommends one. The doctor isn't here.
ui-remark-healed-3 = Tastes of dust. My favourite.
ui-remark-robbed-1 = Keep it. It was marked anyway.
ui-remark-robbed-2 = I was just about to need that.
ui-remark-felled-1 = Tell my horse I'm good for it.
ui-remark-felled-2 = Bury me in my boots. They pinch, but still.
ui-remark-felled-3 = And I had such a good plan.
ui-remark-felled-4 = Somebody water the cactus.
ui-remark-felling-1 = The undertaker gives me a discount.
ui-remark-felling-2 = One chair fewer. More room for my legs.
ui-remark-felling-3 = I'd say sorry, but it's a bit late for that.
ui-remark-mourning-1 = I get the hat.
ui-remark-mourning-2 = A minute's silence. Right, that'll do.
ui-remark-mourning-3 = { $name } is in no hurry any more. I envy that.
ui-remark-won-1 = Whoever still breathes is paying.
ui-remark-won-2 = And not a scratch on the piano.
ui-remark-won-3 = I would like to thank my mainspring.
ui-remark-lost-1 = I was only keeping the chair warm.
ui-remark-lost-2 = Same time tomorrow?
ui-remark-arrow-1 = Feathers suit me.
ui-remark-arrow-2 = I collect them.
ui-remark-raid-1 = Somebody might have counted the arrows.
ui-remark-raid-2 = Stay calm. Calmer than me, that is.
ui-remark-spray-1 = Sorry about the wallpaper.
ui-remark-spray-2 = Aiming is for people on a budget.
ui-remark-risen-1 = I feel worse on Mondays.
ui-remark-risen-2 = Odd. I'm hungry.
ui-remark-fight-won-1 = It wasn't me. It was my fist.
ui-remark-fight-won-2 = Best of one, as agreed.
ui-remark-fight-lost-1 = That was on purpose. It makes a better story.
ui-remark-fight-lost-2 = This floor is pleasantly cool.
ui-remark-pot-1 = Beginner's luck. Tenth year running.
ui-remark-pot-2 = The cards are easy. Looking sad about them is hard.

## The end of somebody, and of a game

ui-stage-hope = You can still win with your side.
ui-stage-hope-deputy = If the Sheriff's side wins, so do you: { $name } has { $life ->
    [one] { $life } life point
   *[other] { $life } life points
 } left.
ui-stage-hope-outlaw = If the Sheriff falls, you win after all: { $name } has { $life ->
    [one] { $life } life point
   *[other] { $life } life points
 } left.
ui-stage-no-hope = As things stand you cannot win any more.
ui-stage-cards-open = All cards lie open to you now.
ui-stage-ready = Ready: { $count } of { $all }
ui-stage-waiting = Ready, waiting for the others
ui-stage-not-yet = Press again to take it back
ui-stage-to-seats = Change the table
ui-stage-leave = Leave
ui-stage-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
ui-stage-guesses = your guesses: { $count } of { $all } right
