# Legendy Západu: Muž v černém, třetí ve hře pro dva.

## Jeho karty

legends-black-the_quiet_withdrawal = Tichý výběr
    .text = { legends-deed-the_quiet_withdrawal }
legends-deed-the_quiet_withdrawal = V bance: získá 2 BV. Kdo je v Darkrocku, přijde o $20, nebo o 1 nuget.
legends-black-somebody_elses_gold = Cizí zlato
    .text = { legends-deed-somebody_elses_gold }
legends-deed-somebody_elses_gold = Na rýžovišti v Cliff Junction se hází oběma kostkami: za každý nuget má 1 BV, za dvě prázdné strany také 1 BV.
legends-black-a_word_with_the_law = Slovíčko se zákonem
    .text = { legends-deed-a_word_with_the_law }
legends-deed-a_word_with_the_law = Jde až o 3 pole směrem k vedoucímu hráči a získá 1 BV. Každý psanec odhodí kartu, nebo přijde o $20; není-li žádný, získá ještě 1 BV.
legends-black-sold_out = Vyprodáno
    .text = { legends-deed-sold_out }
legends-deed-sold_out = Jde až o 3 pole směrem k vedoucímu hráči a získá 1 BV. Kdo je ve městě, odhodí kartu, nebo přijde o $10.
legends-black-old_friends = Staří přátelé
    .text = { legends-deed-old_friends }
legends-deed-old_friends = U Dixon Creek: bandita odtamtud odjede a on získá 2 BV. Není-li tam žádný, získá 1 BV a do skrýší A přijdou bandité.
legends-black-the_late_train = Zpožděný vlak
    .text = { legends-deed-the_late_train }
legends-deed-the_late_train = Na nádraží: získá 1 BV. Kdo nemá dobytek, dostane $10; ostatní svůj vrátí a za každý žeton má další 1 BV.
legends-black-twelve_oclock_sharp = Přesně v poledne
    .text = { legends-deed-twelve_oclock_sharp }
legends-deed-twelve_oclock_sharp = Přijde za vedoucím hráčem na souboj. Vyhraje-li, získá 2 BV; kdo ho porazí, získá 1 BV.
legends-black-bad_medicine = Špatná medicína
    .text = { legends-deed-bad_medicine }
legends-deed-bad_medicine = Jde až o 3 pole směrem k vedoucímu hráči a získá 1 BV. Každý utrží 1 zranění, nebo odhodí 2 karty.
legends-black-your_money_or_your_life = Peníze, nebo život
    .text = { legends-deed-your_money_or_your_life }
legends-deed-your_money_or_your_life = Přijde oloupit toho, kdo má víc peněz. Vyhraje-li, je polovina peněz nebo nugetů pryč a on získá 1 BV.
legends-black-a_game_in_the_back_room = Partie v zadním salonku
    .text = { legends-deed-a_game_in_the_back_room }
legends-deed-a_game_in_the_back_room = Poker v kabaretu: kdo je v Red Falls, smí se za $10 přidat. Vyhraje-li, nebo nikdo nehraje, získá 2 BV; jinak bere nejlepší bank a 1 BV.

legends-step-discard-2 = Odhodit 2 karty
legends-step-lose_half-money = Ztratit polovinu peněz
legends-step-lose_half-nuggets = Ztratit polovinu nugetů

## Události

legends-log-black-enters = Na pole { $place } přichází Muž v černém. Má { $total } BV.
legends-log-black-turned = Muž v černém: { $card }. { $deed }
legends-log-black-went = Muž v černém jde na pole { $place }.
legends-log-black-gained = Muž v černém získává { $amount } BV{ legends-line-because }, celkem { $total }.
legends-log-black-lost = Muž v černém ztrácí { $amount } BV{ legends-line-because }, celkem { $total }.
legends-log-black-rolled = Muž v černém hází: { $dice }.
legends-log-black-reshuffled = Karty Muže v černém se znovu míchají: { $count }.
legends-log-black-fight = { $attacked ->
    [yes] { $seatIs ->
        [me] Muž v černém na tebe útočí: { $fight }.
       *[other] Muž v černém útočí, cíl { $seat }: { $fight }.
     }
   *[no] { $seatIs ->
        [me] Vyzýváš Muže v černém: { $fight }.
       *[other] { $seat } vyzývá Muže v černém: { $fight }.
     }
 }
legends-log-black-poker = Muž v černém rozdává v kabaretu poker.
legends-log-black-drew = Muž v černém má bojových karet: { $count }.
legends-log-black-played = Muž v černém ukazuje { $shown } a hraje nejvyšší: { $card }.

## Otázky

legends-ask-black-walk = { $about }: kudy Muž v černém půjde?
    .other = { $seat } vybírá cestu Muže v černém.
legends-ask-black-space = { $about }: na které pole se Muž v černém postaví?
    .other = { $seat } vybírá pole pro Muže v černém.
legends-ask-black-loot = Co vezmeš Muži v černém?
    .other = { $seat } si bere kořist od Muže v černém.
legends-ask-black-join = { $about }: přidáš se za $10 k Muži v černém?
    .other = { $seat } se smí přidat.
legends-ask-help-oneself = { $about }: Muž v černém dává beze slova. Peníze, nebo kartu?
    .other = { $seat } si něco bere od Muže v černém.

## Odpovědi

legends-do-black-duel = Souboj s Mužem v černém
legends-do-black-rob = Oloupit Muže v černém
legends-do-black-arrest = Zatknout Muže v černém
legends-do-lead = { $place }

## Proč ne

legends-why-WL-MIBRULE-08 = Postaví se na pole místa, které jmenuje jeho karta.
legends-why-WL-MIBRULE-10 = { $needIs ->
    [place] Muž v černém nestojí na tvém poli.
   *[other] V tomto tahu už mezi tebou a Mužem v černém boj byl.
 }
legends-why-WL-MIBRULE-11 = Muž v černém není nikdy hledaný, zatknout ho tedy nejde.
legends-why-WL-MIBRULE-15 = Vezmeš si $60, nebo 2 nugety.
legends-why-WL-MIBRULE-28 = Jde nejkratší cestou.
legends-why-WL-MIBCARD-10 = K jeho hře se za $10 přidáš, nebo ne.
legends-why-WL-TWO-05 = Vezmeš si $10 z banky, nebo kartu z balíčku.

legends-notion-man-in-black = Muž v černém
    .text = Ve hře pro dva je třetí. Po každém kole ho jedna z jeho karet někam zavede a přinese mu body. Na jeho poli ho smíš vyzvat na souboj nebo oloupit: hraje nejvyšší ze 3 bojových karet, tvá karta má o 1 méně a remízy vyhrává on. Nemá-li na konci nikdo víc bodů než on, oba jste prohráli.
