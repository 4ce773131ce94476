# Western Legends: fights.

legends-fight-2 = Fight card 2
    .text = 1 wound and 1 LP lost
legends-fight-3 = Fight card 3
    .text = 2 wounds
legends-fight-4 = Fight card 4
    .text = 1 wound and a card discarded
legends-fight-5 = Fight card 5
    .text = 1 wound, no MP for a bandit
legends-fight-6 = Fight card 6
    .text = 1 wound, not to be cancelled
legends-fight-7 = Fight card 7
    .text = 1 wound or a random card
legends-fight-8 = Fight card 8
    .text = 1 wound
legends-fight-9 = Fight card 9
    .text = a card or $10, no MP for a bandit
legends-fight-10 = Fight card 10
    .text = the fight may be cancelled
legends-fight-j = Fight card J
    .text = $10 gained
legends-fight-q = Fight card Q
    .text = 1 card drawn
legends-fight-k = Fight card K
    .text = 1 LP gained
legends-fight-a = Fight card A
    .text = 1 LP, MP or WP gained

## Words

legends-word-bandit = bandit
legends-word-guard = guard
legends-word-sheriff = sheriff
legends-word-gang = gang
legends-word-arrest = arrest
legends-word-duel = duel
legends-word-robbery = robbery
legends-word-fight = fight card
legends-step-discard-1 = Discard a card
legends-step-discard_random-1 = Discard a random card
legends-step-wound-1 = Take 1 wound
legends-step-lose_money-10 = Lose $10

## Events

legends-log-fight = { $targetIs ->
    [none] { $seatIs ->
        [me] You fight the { $fight }.
       *[other] { $seat } fights the { $fight }.
     }
    [me] { $fightIs ->
        [arrest] { $seat } wants to arrest you.
        [robbery] { $seat } wants to rob you.
       *[duel] { $seat } challenges you to a duel.
     }
   *[other] { $fightIs ->
        [arrest] { $seatIs ->
            [me] You want to arrest { $target }.
           *[other] { $seat } wants to arrest { $target }.
         }
        [robbery] { $seatIs ->
            [me] You want to rob { $target }.
           *[other] { $seat } wants to rob { $target }.
         }
       *[duel] { $seatIs ->
            [me] You challenge { $target } to a duel.
           *[other] { $seat } challenges { $target } to a duel.
         }
     }
 }
legends-log-laid = { $seatIs ->
    [me] You put { $card } face down.
   *[other] { $seat } puts a card face down.
 }
legends-log-revealed = { $seatIs ->
    [me] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
 }
legends-log-opponent-drew = { $seatIs ->
    [me] You play the opponent, with { $count } fight cards.
   *[other] { $seat } plays the opponent, with { $count } fight cards.
 }
legends-log-opponent-played = The opponent reveals { $card }.
legends-log-counts = { $targetIs ->
    [none] The opponent's card: { $why } changes it by { $amount }.
    [self] { $seatIs ->
        [me] Your card: { $why } changes it by { $amount }.
       *[other] { $seat }'s card: { $why } changes it by { $amount }.
     }
    [me] Your card: { $why } changes it by { $amount }.
   *[other] { $target }'s card: { $why } changes it by { $amount }.
 }
legends-log-left-out = { "" }
legends-log-compared = { $seatIs ->
    [me] You have { $value } against { $against }.
   *[other] { $seat } has { $value } against { $against }.
 }
legends-log-fight-cancelled = { $seatIs ->
    [me] You cancel the fight{ legends-line-because }: it starts anew.
   *[other] { $seat } cancels the fight{ legends-line-because }: it starts anew.
 }
legends-log-surrendered = { $seatIs ->
    [me] You surrender.
   *[other] { $seat } surrenders.
 }
legends-log-fight-over = { $good ->
    [yes] { $seatIs ->
        [me] You win the fight.
       *[other] { $seat } wins the fight.
     }
   *[no] { $seatIs ->
        [me] You lose the fight.
       *[other] { $seat } loses the fight.
     }
 }
legends-log-bandit-gone = The bandit at { $place } is gone.
legends-log-jailed = { $seatIs ->
    [me] You are put into jail.
   *[other] { $seat } is put into jail.
 }
legends-log-cattle-taken = { $seatIs ->
    [me] You take { $target }'s cattle: { $token }.
   *[other] { $targetIs ->
        [me] { $seat } takes your cattle.
       *[other] { $seat } takes { $target }'s cattle.
     }
 }
legends-log-looked-at = { $seatIs ->
    [me] You look at { $count } cards of the other side{ legends-line-because }.
   *[other] { $seat } looks at { $count } cards of the other side{ legends-line-because }.
 }

## Questions

legends-ask-first-effect = Which of your effects works first?
    .other = { $seat } chooses which effect works first.
legends-ask-lay = { $about }: which card do you put down?
    .other = { $seat } chooses a card for the fight.
legends-ask-fight-card = You play the opponent: which fight card?
    .other = { $seat } chooses a card for the opponent.
legends-ask-fight-reaction = Do you react?
    .other = { $seat } may react.
legends-ask-shootout = { $about }: do you cancel the fight?
    .other = { $seat } may cancel the fight.
legends-ask-cancel-fight = Do you cancel the fight, so that it starts anew?
    .other = { $seat } may cancel the fight.
legends-ask-take-cattle = Do you take the cattle?
    .other = { $seat } may take the cattle.
legends-ask-loot = What do you take from { $by }?
    .other = { $seat } loots { $by }.
legends-ask-exchange = { $about }: which card do you swap for a new one?
    .other = { $seat } may swap a card ({ $about }).

## Answers

legends-do-first = { $detail }
legends-do-lay = { $card }
legends-do-surrender = Surrender
legends-do-react = { $card }
legends-do-fight-card = { $card }
legends-do-arrest = { $seatIs ->
    [none] Arrest
   *[other] Arrest { $seat }
 }
legends-do-duel = { $seatIs ->
    [none] Duel
   *[other] Duel with { $seat }
 }
legends-do-rob = { $seatIs ->
    [none] Rob
   *[other] Rob { $seat }
 }
legends-do-rob-bank = Rob the bank
legends-do-loot = { $detailIs ->
    [money] Half of the money
    [nuggets] Half of the nuggets
   *[nothing] Nothing
 }
    .black-loot = { $detailIs ->
        [money] $60
       *[other] 2 nuggets
     }

## Refusals

legends-why-WL-FIGHT-01 = { $target } is not on your space.
legends-why-WL-FIGHT-02 = You have fought against { $target } in this turn.
legends-why-WL-FIGHT-03 = A fight is an arrest, a duel or a robbery.
legends-why-WL-FIGHT-04 = Without a card in hand you cannot start a fight.
legends-why-WL-FIGHT-06 = You put a card of your hand face down.
legends-why-WL-FIGHT-17 = Only Hands Up! is a reaction in a fight.
legends-why-WL-FIGHT-35 = You choose among your own effects before the fight.
legends-why-WL-ARREST-01 = Only a lawman arrests, and only an outlaw.
legends-why-WL-ROB-03 = You take the cattle, or leave it.
legends-why-WL-ROB-04 = You take half of the money, or of the nuggets, or nothing.
legends-why-WL-BANK-06 = The bank can be robbed once in a turn.
legends-why-WL-BANK-07 = To rob the bank you need a card in hand.
legends-why-WL-NPC-15 = You play one of the cards drawn for the opponent.
legends-why-WL-NPC-16 = Who plays the opponent decides whether the fight is cancelled.
legends-why-WL-NPC-17 = A bandit is worth 1 LP or 1 MP.
legends-why-WL-ITEM-10 = The rifle lets you swap one card.
legends-why-WL-POKERCARD-03 = A Shootout may cancel the fight.
legends-why-WL-ITEM-15 = The upgraded revolver counts only for the attacker.
    .fight = only for the attacker
legends-why-WL-EFFECT-13 = The rifle shows cards of players; upgraded, those of other opponents, too.
    .fight = only against players
legends-why-WL-CHAR-02 = Annie Oakley acts only before fights against other players.
    .fight = only against players
legends-why-WL-CHAR-14 = Jesse James lowers the card against him only outside the towns.
    .fight = only outside the towns
legends-why-WL-TRACK-14 = An ability works from 5 LP on.
    .fight = from 5 LP on
legends-why-WL-EFFECT-08 = Lightning Draw does not work against another character.
    .fight = not against another character

## The sheriff

legends-log-sheriff-rode = The sheriff rides to { $place }.
legends-ask-sheriff = { $amount ->
    [one] Where do you send the sheriff? 1 space more at most.
   *[other] Where do you send the sheriff? { $amount } spaces more at most.
 }
    .other = { $seat } may send the sheriff on.
legends-ask-hunted = Which outlaw does the sheriff attack?
    .other = { $seat } chooses whom the sheriff attacks.
legends-do-send = Send him to { $place }
legends-do-hunt = { $seatIs ->
    [none] An outlaw
    [me] Yourself
   *[other] { $seat }
 }
legends-why-WL-SHERIFF-03 = The sheriff is sent to a space beside him, or stays.
legends-why-WL-SHERIFF-06 = You choose one of the outlaws on his space.
legends-why-WL-SHERIFF-07 = Whom the sheriff attacks first discards a card.
