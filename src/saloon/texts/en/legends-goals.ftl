# Western Legends: the goals variant. The name of a goal is what it asks for.

legends-goal-annie_oakley-1 = Win a fight in Darkrock
legends-goal-annie_oakley-2 = Win a fight with the rifle in use
legends-goal-annie_oakley-3 = Own an upgraded rifle
legends-goal-annie_oakley-4 = Discard 3 cards of one suit at the rail station
legends-goal-bass_reeves-1 = Have 3 MP or more
legends-goal-bass_reeves-2 = Without a wound, win a fight against a bandit or an outlaw
legends-goal-bass_reeves-3 = Discard whiskey at the blue ranch
legends-goal-bass_reeves-4 = Own a mount and an upgraded shotgun
legends-goal-billy_the_kid-1 = Have 5 WP or more
legends-goal-billy_the_kid-2 = Win a robbery, as robber or as victim
legends-goal-billy_the_kid-3 = Win a fight in the town where the sheriff is
legends-goal-billy_the_kid-4 = As an outlaw, have $100 or more
legends-goal-bloody_knife-1 = Win a fight at a hideout
legends-goal-bloody_knife-2 = Discard a map at the gold field of Sunny Hills
legends-goal-bloody_knife-3 = Own an upgraded mount
legends-goal-bloody_knife-4 = Bring 3 nuggets or more to the doctor's office
legends-goal-calamity_jane-1 = Win a fight with 2 wounds or more
legends-goal-calamity_jane-2 = Discard whiskey at the green ranch
legends-goal-calamity_jane-3 = Gain 3 LP or more with one visit to the cabaret
legends-goal-calamity_jane-4 = Discard 2 cards of one rank at the Darkrock saloon
legends-goal-doc_holliday-1 = Win at poker with three of a kind or better
legends-goal-doc_holliday-2 = Discard whiskey at the rail station
legends-goal-doc_holliday-3 = Have 3 wounds and 4 cards or more in hand
legends-goal-doc_holliday-4 = Own two upgraded weapons
legends-goal-jesse_james-1 = Rob the bank and get away with it
legends-goal-jesse_james-2 = Have 3 WP or more at a B hideout
legends-goal-jesse_james-3 = Have $120
legends-goal-jesse_james-4 = Have 4 WP or more, and an upgraded shotgun or rifle
legends-goal-kit_carson-1 = Sell 3 nuggets or more with one action
legends-goal-kit_carson-2 = Discard a map at the mine of Spike's View
legends-goal-kit_carson-3 = Own an upgraded mule
legends-goal-kit_carson-4 = Win a fight outside the towns
legends-goal-stagecoach_mary-1 = Ship cattle by rail
legends-goal-stagecoach_mary-2 = Discard provisions at the doctor's office
legends-goal-stagecoach_mary-3 = Own 3 items and have $60 or more
legends-goal-stagecoach_mary-4 = In one turn, work at two places outside the towns
legends-goal-wild_bill_hickok-1 = Win a game of poker that you started
legends-goal-wild_bill_hickok-2 = Win a duel, whoever challenged
legends-goal-wild_bill_hickok-3 = Discard a hat at the Darkrock saloon
legends-goal-wild_bill_hickok-4 = Discard an ace and an eight at a saloon
legends-goal-wyatt_earp-1 = Have 3 MP or more at the sheriff's office
legends-goal-wyatt_earp-2 = Win a fight in Red Falls
legends-goal-wyatt_earp-3 = Win a fight with the shotgun in use
legends-goal-wyatt_earp-4 = Own an upgraded shotgun or rifle
legends-goal-yb_rowdy-1 = Win a fight at a C hideout
legends-goal-yb_rowdy-2 = Discard provisions at the gold field of Cliff Junction
legends-goal-yb_rowdy-3 = Carry 4 nuggets or more
legends-goal-yb_rowdy-4 = Own an upgraded rifle or mustang

legends-legend-1 = Legend token: 1 LP
legends-legend-2 = Legend token: 2 LP
legends-legend-3 = Legend token: 3 LP

## Events

legends-log-goal-dealt = { $seatIs ->
    [me] A secret goal of yours: { $card }.
   *[other] { "" }
 }
legends-log-goal-completed = { $seatIs ->
    [me] You complete a goal: { $card }.
   *[other] { $seat } completes a goal: { $card }.
 }
legends-log-tokens-drawn = { $seatIs ->
    [me] You draw { $count ->
        [0] no legend token, none is left.
        [one] a legend token: { $faces }.
       *[other] { $count } legend tokens: { $faces }.
     }
   *[other] { $seat } draws { $count ->
        [0] no legend token, none is left.
        [one] a legend token.
       *[other] { $count } legend tokens.
     }
 }
legends-log-token-returned = { $seatIs ->
    [me] You give a legend token back: { $token }.
   *[other] { $seat } gives a legend token back.
 }

## Questions, answers, refusals

legends-ask-token = { $amount ->
    [one] Which legend token do you give back?
   *[other] Which legend tokens do you give back? { $amount } of them.
 }
    .other = { $seat } gives legend tokens back.
legends-ask-goals = A story was told. Do you complete a goal?
    .other = { $seat } may complete a goal.
legends-do-goal = Goal: { $card }
legends-do-return = { $card }
legends-why-WL-GOAL-05 = What this goal asks for is not there yet.
legends-why-WL-GOAL-09 = You give back one of your legend tokens.
legends-why-WL-GOAL-11 = You have completed all your goals.
legends-why-WL-GOAL-18 = The goal is paid with cards that fit.

legends-notion-goals = goals
    .text = You have three secret goals of your character. In your own turn you complete one by showing it, free of charge. The first brings a legend token, the second lets you keep the best 2 of 3, the third the best 3 of 5. Their points count at the end.
