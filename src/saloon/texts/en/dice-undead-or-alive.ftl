# Undead or Alive: characters, cards, and what happens with them.

dice-character-belle-star = Belle Star
    .text = After each of her rolls she may change a Dynamite into a Gatling, unless three of them show.
dice-character-chuck-wengam = Chuck Wengam
    .text = Once a turn he may give a life point to turn a die to any of its faces, unless three Dynamites show.
dice-character-greg-digger = Greg Digger
    .text = May use each Whisky twice.
dice-character-herb-hunter = Herb Hunter
    .text = Whoever else loses two or more life points during his turn takes a wound token.
dice-character-pat-brennan = Pat Brennan
    .text = As his turn begins he may move a Rage card from any player to another.
dice-character-pixie-pete = Pixie Pete
    .text = Draws two Rage cards instead of one, keeps one and shuffles the other back.
dice-character-sam-the-healer = Sam the Healer
    .text = Whenever he starts a duel in his turn, a player of his choice may gain a life point.
dice-character-sean-mallory = Sean Mallory
    .text = Once in his turn he may roll the die again in a duel that he has started.
dice-character-zombie = Zombie
    .text = Rolls three dice, has no ability, and is never healed.
dice-card-rage = Rage card
    .text = Its symbols count with your next roll. It is shown as your turn begins and is gone at its end.

## What happens

dice-log-rage-drawn = { $cardIs ->
    [rage] { $seatIs ->
        [me] You draw a { $card }.
       *[other] { $seat } draws a { $card }.
     }
   *[other] { $seatIs ->
        [me] You draw a Rage card.
       *[other] { $seat } draws a Rage card.
     }
 }
dice-log-rage-shuffled = The Rage cards are shuffled: a new deck of { $count }.
dice-log-rage-revealed = { $seatIs ->
    [me] Your rage counts with the dice: { $cards }.
   *[other] The rage of { $seat } counts with the dice: { $cards }.
 }
dice-log-rage-discarded = { "" }
dice-log-rage-put-back = { $seatIs ->
    [me] You shuffle a Rage card back.
   *[other] { $seat } shuffles a Rage card back.
 }
dice-log-rage-moved = { $giverIs ->
    [me] A Rage card of yours
    [self] { $seatIs ->
        [me] A Rage card of yours
       *[other] A Rage card of { $giver }
     }
   *[other] A Rage card of { $giver }
 } { $targetIs ->
    [me] goes to you.
    [self] { $seatIs ->
        [me] goes to you.
       *[other] goes to { $target }.
     }
   *[other] goes to { $target }.
 }
dice-log-token-taken = { $seatIs ->
    [me] You take a wound token: { $token }.
   *[other] { $seat } takes a wound token: { $token }.
 }
dice-log-token-spared = { $seatIs ->
    [me] You have such a wound already: { $token }.
   *[other] { $seat } has such a wound already: { $token }.
 }
dice-log-tokens-returned = { $whyIs ->
    [whisky] { $seatIs ->
        [me] The Whisky takes a wound token off you: { $tokens }.
       *[other] The Whisky takes a wound token off { $seat }: { $tokens }.
     }
   *[other] { "" }
 }
dice-log-cancelled = { $seatIs ->
    [me] A wound of yours cancels a die: { $die }.
   *[other] A wound of { $seat } cancels a die: { $die }.
 }
dice-log-challenged = { $seatIs ->
    [me] You challenge { $target } to a duel!
   *[other] { $targetIs ->
        [me] { $seat } challenges you to a duel!
       *[other] { $seat } challenges { $target } to a duel!
     }
 }
dice-log-duel-rolled = { $seatIs ->
    [me] In the duel you roll: { $face }.
   *[other] In the duel { $seat } rolls: { $face }.
 }
dice-log-duel-lost = { $seatIs ->
    [me] You lose the duel.
   *[other] { $seat } loses the duel.
 }
dice-log-die-changed = { $seatIs ->
    [me] You turn a die: { $from } becomes { $to }{ dice-line-because }.
   *[other] { $seat } turns a die: { $from } becomes { $to }{ dice-line-because }.
 }
dice-log-hands = { $hands ->
    [0] A grave stays quiet: no hands for { $seat }, and no outbreak this turn.
    [one] A hand reaches out of the Boneyard for { $seat }: { $total } in all, { $living } living.
   *[other] { $hands } hands reach out of the Boneyard for { $seat }: { $total } in all, { $living } living.
 }
dice-log-bones-shuffled = { "" }
dice-log-outbreak = { $masterIs ->
    [none] The dead rise! Zombies: { $zombies }.
    [me] The dead rise, and you are the Zombie Master! Zombies: { $zombies }.
    [self] { $seatIs ->
        [me] The dead rise, and you are the Zombie Master! Zombies: { $zombies }.
       *[other] The dead rise! Zombie Master: { $master }. Zombies: { $zombies }.
     }
   *[other] The dead rise! Zombie Master: { $master }. Zombies: { $zombies }.
 }
dice-log-next-sheriff = { $whyIs ->
    [named] { $byIs ->
        [self] { $seatIs ->
            [me] You stay the Sheriff.
           *[other] { $seat } stays the Sheriff.
         }
        [me] You name { $seat } as the next Sheriff and begin with one more life point.
       *[other] { $seatIs ->
            [me] { $by } names you as the next Sheriff and begins with one more life point.
           *[other] { $by } names { $seat } as the next Sheriff and begins with one more life point.
         }
     }
    [killer] { $seatIs ->
        [me] You have killed the Sheriff: now the star is yours.
       *[other] { $seat } has killed the Sheriff and wears the star now.
     }
   *[other] { $seatIs ->
        [me] Chance makes you the next Sheriff.
       *[other] Chance makes { $seat } the next Sheriff.
     }
 }
dice-log-next-character = { $whyIs ->
    [kept] { $seatIs ->
        [me] You stay { $character }.
       *[other] { $seat } stays { $character }.
     }
   *[other] { $seatIs ->
        [me] You become { $character }.
       *[other] { $seat } becomes { $character }.
     }
 }

## Questions and answers

dice-ask-duel = { $amount ->
    [one] Whom do you challenge to a duel?
   *[other] Whom do you challenge to a duel? { $amount } dice to hand out.
 }
    .other = { $seat } chooses an opponent for a duel.
dice-ask-drop-token = { $about }: which wound token do you put away?
    .other = { $seat } puts a wound token away.
dice-ask-drink-again = { $about }: use the Whisky a second time?
    .other = { $seat } may use the Whisky twice ({ $about }).
dice-ask-duel-heal = { $about }: does anybody gain a life point?
    .other = { $seat } may heal somebody ({ $about }).
dice-ask-duel-again = { $about }: roll the die again in this duel?
    .other = { $seat } may roll the die again ({ $about }).
dice-ask-change-die = { $about }: change a Dynamite into a Gatling?
    .other = { $seat } may change a die ({ $about }).
dice-ask-turn-die = { $about }: give a life point to turn a die?
    .other = { $seat } may turn a die ({ $about }).
dice-ask-move-rage = { $about }: whose Rage card do you move?
    .other = { $seat } may move a Rage card ({ $about }).
dice-ask-give-rage = { $about }: who gets the card?
    .other = { $seat } chooses who gets the Rage card ({ $about }).
dice-ask-keep-rage = { $about }: which Rage card do you keep?
    .other = { $seat } chooses a Rage card ({ $about }).
dice-ask-name-sheriff = You have survived as Sheriff: who wears the star in this game?
    .other = { $seat } names the next Sheriff.
dice-ask-pick-character = You were eliminated: pick your character, or draw one.
    .other = { $seat } picks a character.
dice-ask-keep-character = You have survived: do you keep { $about }?
    .other = { $seat } decides whether to keep { $about }.

dice-do-challenge = { $seatIs ->
    [none] Challenge
   *[other] Challenge { $seat }
 }
dice-do-drop = Put away: { $detail }
dice-do-drink = Drink again
dice-do-roll-again = Roll again
dice-do-change = Change: { $dice }
dice-do-turn = { $die } into { $face }
dice-do-take = { $cardIs ->
    [none] { $seatIs ->
        [none] Take a card
       *[other] Take a card of { $seat }
     }
   *[other] Take your { $card }
 }
dice-do-give = { $seatIs ->
    [none] Give it
    [me] Keep it
   *[other] Give it to { $seat }
 }
dice-do-keep = { $cardIs ->
    [none] Keep
   *[other] Keep: { $card }
 }
    .keep-character = Keep this character
dice-do-name = { $seatIs ->
    [none] Name
    [me] Stay Sheriff yourself
   *[other] Name { $seat }
 }
dice-do-pick = { $detail }
dice-do-draw = Draw a character

## Why not

dice-why-UA-MOD-02 = Look Me in the Eyes needs Two Bullets Are Enough.
dice-why-UA-MOD-04 = Undead or Alive? needs four or more players.
dice-why-UA-DUEL-01 = A duel needs somebody else.
dice-why-UA-DUEL-07 = { $target } has been challenged in this turn already.
dice-why-UA-WHISKY-04 = There is no such wound token before you.
dice-why-UA-CHAR-01 = Only Dynamite can be changed into a Gatling, and only while fewer than three show.
dice-why-UA-CHAR-06 = Chuck Wengam turns a die once a turn, to another of its faces.
dice-why-UA-CHAR-12 = Greg Digger may use each Whisky twice.
dice-why-UA-CHAR-19 = There is no Rage card to take.
dice-why-UA-CHAR-23 = { $target } cannot have Rage cards.
dice-why-UA-CHAR-24 = Pixie Pete keeps one of two Rage cards.
dice-why-UA-CHAR-26 = Sam the Healer may heal somebody when he starts a duel.
dice-why-UA-CHAR-29 = Sean Mallory may roll again once in a duel of his own turn.
dice-why-UA-LEGACY-03 = The Sheriff who survived names the next one.
dice-why-UA-LEGACY-05 = That character is not among the unused ones.
dice-why-UA-LEGACY-06 = Who survived keeps the character or draws another one.
dice-why-UA-LEGACY-11 = { $character } is shuffled back only after all have picked.
