# Western Legends: what is in the box.

## Poker cards

legends-card-sprint = Sprint
    .text = Right after your Move action: move up to 2 further spaces.
legends-card-cheat = Cheat
    .text = In poker it stands for any card, if you play it from your hand.
legends-card-shootout = Shootout
    .text = Revealed in a fight: you may cancel it, draw 1 card and fight anew.
legends-card-manhunt = Manhunt
    .text = Gain 1 LP. If there is an outlaw, you may move the sheriff up to 3 spaces.
legends-card-lightning_draw = Lightning Draw
    .text = Against a virtual opponent: its card has no effect (except the 6) and counts 3 less.
legends-card-hands_up = Hands Up!
    .text = Reaction in a fight: the card played against you counts 2 less.
legends-card-punch = Punch
    .text = Right after your Move action: a character on your space takes 1 wound.
legends-card-field_dressing = Field Dressing
    .text = Heal 1 wound and draw 1 card.
legends-card-saddle_up = Saddle Up!
    .text = Move up to your movement points plus 2. This is no Move action.
legends-card-trackers_instinct = Tracker's Instinct
    .text = Outside towns it counts 2 more in a fight. Or: look at 3 cards, take 1, discard 2.
legends-card-gold_lump = Gold Lump
    .text = While you sell nuggets: discard it as one nugget more.
legends-card-lady_luck = Lady Luck
    .text = Played in poker: afterwards draw 1 card and gain $30, win or lose.
legends-card-bulletproof_vest = Bulletproof Vest
    .text = In a fight: the fight card against you has no effect (except the 6); heal 1 wound.
legends-card-hustle = Hustle
    .text = Gain $20 and draw 1 card.
legends-card-tenacity = Tenacity
    .text = You have 2 further actions this turn.
legends-card-living_legend = Living Legend
    .text = Gain 1 LP or 1 WP.

## Equipment

legends-card-mule = Mule
    .text = Movement 3, upgraded 4. You can carry 2 nuggets more.
legends-card-mustang = Mustang
    .text = Movement 4, upgraded 5.
legends-card-revolver = Revolver
    .text = Upgraded: your card counts 1 more when you attack.
legends-card-shotgun = Shotgun
    .text = After a fight you win, draw 1 card. Upgraded: the card against you counts 1 less.
legends-card-rifle = Rifle
    .text = Before a fight look at 2 cards of your rival. Upgraded: of anybody, then you may swap 1.
legends-card-whiskey = Whiskey
    .text = Gained: heal 1 wound. After your Move action: discard it, a character beside you takes 1 wound.
legends-card-ten_gallon = Ten-Gallon Hat
    .text = After poker you win gain 1 LP, after poker you lose $10.
legends-card-provisions = Provisions
    .text = Gained: draw 1 card. Action: discard them to draw 1 card and heal 1 wound.
legends-card-map = Prospector's Map
    .text = When you prospect you may roll one die again.

## Characters

legends-character-annie_oakley = Annie Oakley
    .text = Before a fight the other player discards 1 card or takes 1 wound.
legends-character-bass_reeves = Bass Reeves
    .text = At the start of your turn draw 1 card.
legends-character-billy_the_kid = Billy the Kid
    .text = After your Move action somebody on your space gives you $10 or 1 card.
legends-character-bloody_knife = Bloody Knife
    .text = You may pass through rocks for 2 points, and heal 1 wound by it.
legends-character-calamity_jane = Calamity Jane
    .text = Your hand limit is 1 higher. After you contribute to a story draw 1 card.
legends-character-doc_holliday = Doc Holliday
    .text = After you take wounds draw 1 card. Wounds do not lower your hand limit.
legends-character-jesse_james = Jesse James
    .text = Outside towns the card against you counts 1 less. Against players you win ties.
legends-character-kit_carson = Kit Carson
    .text = After your Move action go 1 space further. Outside towns the card against you counts 1 less.
legends-character-stagecoach_mary = Stagecoach Mary Fields
    .text = At the start of your turn, and after you contribute to a story, gain $10.
legends-character-wild_bill_hickok = Wild Bill Hickok
    .text = After poker you win gain $20; after poker you lose take back 1 of your cards.
legends-character-wyatt_earp = Wyatt Earp
    .text = The first time in your turn that you beat a bandit you have 1 further action.
legends-character-yb_rowdy = Y.B. Rowdy
    .text = At the start of your turn, outside towns: discard 1 card to move up to 3 spaces.

## Dice

legends-die-nugget = Nugget
    .text = Gain 1 nugget.
legends-die-money = $10
    .text = Gain $10.
legends-die-money_reroll = $10 with an arrow
    .text = Gain $10; you may roll this die again.
legends-die-blank = Blank
    .text = Nothing.

## Cattle

legends-cattle-money40 = $40
legends-cattle-lp1 = 1 LP
legends-cattle-nugget = 1 nugget
legends-cattle-money30_card = $30 and a card
legends-cattle-money10_action = $10 and an action
legends-cattle-mp_or_wp = 1 MP or 1 WP
legends-cattle-money30_heal = $30 and a wound healed
legends-cattle-die = a prospecting die
