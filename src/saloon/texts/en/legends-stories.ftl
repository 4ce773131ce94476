# Western Legends: stories. A card's other side (`legends-tale-…`) is told once it is completed.

## Words

legends-word-rattlesnake_gang = Rattlesnake Gang
legends-word-war_party = war party
legends-word-claim_jumpers = claim jumpers
legends-word-masked_riders = masked riders
legends-word-hired_guns = hired guns
legends-word-train_robbers = train robbers
legends-step-draw-1 = Draw 1 card
legends-step-draw-2 = Draw 2 cards
legends-step-heal-1_draw-1 = Heal 1 wound and draw 1 card
legends-step-heal-2 = Heal up to 2 wounds
legends-step-item-map = A prospector's map
legends-step-item-map_draw-1 = A prospector's map and 1 card
legends-step-item-provisions = Provisions
legends-step-item-ten_gallon_draw-1 = A ten-gallon hat and 1 card
legends-step-item-whiskey = A bottle of whiskey
legends-step-lose_money-20 = Lose $20
legends-step-lose_money-20_lp-1 = Pay $20 for 1 LP
legends-step-lose_nugget-1 = Lose 1 nugget
legends-step-money-20 = Take $20
legends-step-money-30 = Take $30
legends-step-money-40 = Take $40
legends-step-nugget-1 = Take 1 nugget
legends-step-return_cattle = Return your cattle
legends-step-return_cattle_money-20_lp-1 = Return your cattle for $20 and 1 LP
legends-step-roll_prospecting_die = Roll a prospecting die
legends-step-sell_nuggets-2 = Sell up to 2 nuggets
legends-step-wound-1_lp-1 = Take 1 wound for 1 LP
legends-step-wound-1_money-20 = Take 1 wound for $20
legends-step-wound-1_money-50 = Take 1 wound for $50
legends-step-wp-1_money-40 = 1 WP and $40

## Events

legends-log-story = A new story: { $story }.
legends-log-contributed = { $moves ->
    [yes] { $seatIs ->
        [me] You move a cylinder to the story { $story }.
       *[other] { $seat } moves a cylinder to the story { $story }.
     }
   *[no] { $seatIs ->
        [me] You contribute to the story { $story }.
       *[other] { $seat } contributes to the story { $story }.
     }
 }
legends-log-story-told = { $story } is complete, thanks to { $seats }: { $tale }
legends-log-stories-renewed = All stories of a deck are told: { $count } cards are shuffled anew.

## Questions, answers, refusals

legends-ask-sell-nuggets = How many nuggets do you sell? ({ $about })
    .other = { $seat } sells nuggets ({ $about }).
legends-do-contribute = Contribute: { $card }
legends-why-WL-STORY-01 = You have contributed to a story in this turn.
legends-why-WL-STORY-02 = { $storyIs ->
    [none] You contribute to a story in play.
   *[other] You do not meet what this story asks for: { $story }.
 }
legends-why-WL-STORY-09 = That is what the story offers.
legends-why-WL-STORY-13 = You may lay a card of your hand.
legends-why-WL-STORY-15 = The story asks for other cards.
legends-why-WL-STORY-30 = Your cylinders are on one story; they come back when it is complete.

## The cards

legends-story-1 = The Longhorn Show
    .text = Ship cattle this turn and have no wound.
legends-story-2 = Gold Fever
    .text = Carry at least 3 nuggets.
legends-story-3 = Brawl at the Bar
    .text = End a movement at either saloon.
legends-story-4 = The Rattlesnake Gang
    .text = Win any fight this turn.
legends-story-5 = Payday
    .text = Work at a location.
legends-story-6 = Rustlers' Moon
    .text = Win a robbery of another character, or sell rustled cattle this turn.
legends-story-7 = One for the Road
    .text = End a movement at either saloon while you own whiskey.
legends-story-8 = Wanted: Dead or Alive
    .text = Gain at least 1 WP this turn.
legends-story-9 = New Deputies
    .text = Gain at least 1 MP this turn.
legends-story-10 = The Gambler's Brim
    .text = Win a game of poker this turn.
legends-story-11 = The Lost Claim
    .text = Prospect at the gold field of Cliff Junction.
legends-story-12 = Blood Money
    .text = Gain at least 2 LP within one action.
legends-story-13 = Cattle Fair
    .text = Take cattle at a ranch.
legends-story-14 = The Doctor's Bill
    .text = Heal at least 1 wound this turn.
legends-story-15 = War Party
    .text = End a movement at any hideout.
legends-story-16 = Stampede
    .text = Stand outside both towns with cattle.
legends-story-17 = The High Roller
    .text = Start a game of poker this turn.
legends-story-18 = Big Spender
    .text = Spend at least $60 within one action.
legends-story-19 = Bandit Trail
    .text = Win a fight against a bandit this turn.
legends-story-20 = The Runaway Mule
    .text = End a movement at any mine or gold field with the mule chosen.
legends-story-21 = News by Rail
    .text = End a movement at the rail station.
legends-story-22 = Plans of the Vault
    .text = End a movement at the bank.
legends-story-23 = Opening Night
    .text = Spend money at the cabaret.
legends-story-24 = Claim Jumpers
    .text = Prospect at any mine or gold field.
legends-story-25 = The Horse Race
    .text = Enter 8 or more spaces in one turn with the mustang chosen.
legends-story-26 = The Masked Riders
    .text = Hold at least $80.
legends-story-27 = Telegram from the East
    .text = Discard 2 cards of the same suit.
legends-story-28 = The Rancher's Daughter
    .text = End a movement at a ranch with cattle.
legends-story-29 = Hired Guns
    .text = Declare a fight against another character this turn.
legends-story-30 = The Gunsmith's Sale
    .text = Upgrade a weapon or a mount.
legends-story-31 = Dust Storm
    .text = End a movement outside both towns.
legends-story-32 = The Medicine Show
    .text = Use up provisions by their action or whiskey by its reaction this turn.
legends-story-33 = The Sheriff's Reward
    .text = End a movement at the sheriff's office.
legends-story-34 = The Prize Bull
    .text = Ship cattle or sell rustled cattle this turn.
legends-story-35 = The Prospector's Widow
    .text = Sell at least 1 nugget at the bank.
legends-story-36 = Hat in Hand
    .text = Lose a game of poker this turn.
legends-story-37 = The Torn Map
    .text = Discard 1 card at any mine or gold field.
legends-story-38 = Train Robbers
    .text = End a movement at the rail station or the bank.
legends-story-39 = Stores for the Winter
    .text = Buy provisions.
legends-story-40 = The Last Stand
    .text = Have at least 2 wounds.

## Their other side

legends-tale-1 = Gain $20 and draw 1 card.
legends-tale-2 = Sell up to 2 nuggets for $20 each, without LP, or roll one prospecting die.
legends-tale-3 = Draw 2 cards, or take 1 wound and gain 1 LP.
legends-tale-4 = Fight the Rattlesnake Gang (3 fight cards). Who wins gains 2 LP.
legends-tale-5 = Gain $20.
legends-tale-6 = Gain $40 or 1 WP.
legends-tale-7 = Heal up to 2 wounds, or draw 1 card.
legends-tale-8 = Draw 2 cards, or take 1 wound and gain $50.
legends-tale-9 = Gain $20 and draw 1 card.
legends-tale-10 = Gain a ten-gallon hat and draw 1 card, or gain $20.
legends-tale-11 = Gain a prospector's map or 1 nugget.
legends-tale-12 = Gain $30. You may take 1 wound to gain $20 more.
legends-tale-13 = Gain $20, or return your cattle and gain $20 and 1 LP.
legends-tale-14 = Gain $20.
legends-tale-15 = Fight the war party (3 fight cards). Who wins gains $40 and draws 1 card.
legends-tale-16 = Return your cattle or take 1 wound; then gain 1 LP.
legends-tale-17 = Gain $30.
legends-tale-18 = Draw 2 cards.
legends-tale-19 = Gain 1 LP.
legends-tale-20 = Gain 1 nugget or $20.
legends-tale-21 = Gain $10 and draw 1 card.
legends-tale-22 = Gain $20, or gain 1 WP and $40.
legends-tale-23 = Heal 1 wound and draw 1 card.
legends-tale-24 = Fight the claim jumpers (2 fight cards). Who wins gains 2 nuggets.
legends-tale-25 = Each of you may lay a card face down. The highest gains 1 LP (all of them, if equal), the others $20.
legends-tale-26 = Fight the masked riders (4 fight cards). Who wins gains 3 LP, who loses also gives up $20 or 1 nugget.
legends-tale-27 = Gain $30 or 1 LP.
legends-tale-28 = Gain 1 LP.
legends-tale-29 = Fight the hired guns (3 fight cards). Who wins gains $50.
legends-tale-30 = Gain $20.
legends-tale-31 = Discard 1 card or take 1 wound; then gain 1 LP.
legends-tale-32 = Gain whiskey or provisions.
legends-tale-33 = Gain $40 or 1 MP; an outlaw takes the $40.
legends-tale-34 = Gain 1 LP and $10.
legends-tale-35 = Pay $20 and gain 1 LP, or draw 1 card.
legends-tale-36 = Gain a ten-gallon hat and draw 1 card, or gain $20.
legends-tale-37 = Gain a prospector's map and draw 1 card, or gain $20.
legends-tale-38 = Fight the train robbers (3 fight cards). Who wins gains 1 LP and $30.
legends-tale-39 = Draw 2 cards, or heal 1 wound and draw 1 card.
legends-tale-40 = Heal 1 wound and gain $20.
