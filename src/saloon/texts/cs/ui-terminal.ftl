# Terminál: co stojí kolem hry, která se hraje řádek po řádku.

ui-terminal-you = Ty
ui-terminal-hello = { $game }, hráčů: { $players } (semínko { $seed })
ui-terminal-company = U tohoto stolu: { $company }.
ui-terminal-record-of = { $game }, hráčů: { $players }, semínko { $seed }, voleb: { $choices }
ui-terminal-goal = Cíl: { $goal }
ui-terminal-character = Tvá postava je { $character }: { $text }
ui-terminal-or = { $list } nebo { $last }

## Otázka a odpovědi

ui-terminal-tip = (Napiš číslo řádku nebo začátek toho, co v něm stojí; zbytek poví pomoc.)
ui-terminal-tip-hand = (Napiš číslo nebo jméno; ruka vysvětlí tvé karty, ? { $name } hráče, pomoc zbytek.)
ui-terminal-tip-dice = (Napiš čísla kostek, kterými hodíš znovu, třeba 1 3; 0 nechá všechny ležet, zbytek poví pomoc.)
ui-terminal-reroll = Kterými kostkami házíš znovu?
ui-terminal-locked = zůstává
ui-terminal-keep = Karet v ruce: { $count }, nechat si smíš { $limit }.
ui-terminal-status = Tvé životy: { $life }  Tvá ruka: { $cards }
ui-terminal-at = na: { $targets }
ui-terminal-yourself = { $number } na sebe
ui-terminal-only-yourself = jen na sebe: na nikoho jiného nedosáhneš
ui-terminal-whom = { $label }, { $targets }? (Enter: něco jiného)
ui-terminal-sure = Opravdu na sebe? (ano nebo ne)
ui-terminal-then = Tak něco jiného. (Enter ukáže otázku znovu.)
ui-terminal-only = Zbývá jediná možnost: { $label }.
ui-terminal-in-vain = bez účinku
ui-terminal-not-now-short = teď ne
ui-terminal-step-in = Teď můžeš zasáhnout, než hra půjde dál (na řadě: { $name }):
ui-terminal-not-now = Teď ne

## Co lze napsat

ui-terminal-help =
    ? pivo       vysvětlí nějakou věc; také ? { $name }, ? bandita, ? tah
    stůl         znovu ukáže stůl; pouhý Enter: otázku
    zápis        znovu poví, co se stalo (zápis 50: víc)
    zpět         vezme zpět tvou poslední volbu, pokud nikomu neukázala nic nového
    konec        odejde ze hry
ui-terminal-word-help = pomoc
ui-terminal-word-table = stůl
ui-terminal-word-log = zápis
ui-terminal-word-undo = zpět
ui-terminal-word-quit = konec
ui-terminal-word-hand = ruka
ui-terminal-words-no = ne nic žádná hotovo zrušit
ui-terminal-words-yes = ano a jo
ui-terminal-words-me = já mě sebe ty
ui-terminal-words-fillers = na od proti zahrát hraj použít použij
ui-terminal-unknown = „{ $typed }“ není žádná z odpovědí. Enter ukáže otázku znovu, pomoc řekne, co lze napsat.
ui-terminal-no-line = Řádek { $typed } tu není: napiš číslo od { $from } do { $to }.
ui-terminal-no-die = Kostka { $typed } tu není: mají čísla 1 až { $to }.
ui-terminal-no-player = Hráč číslo { $typed } tu není.
ui-terminal-nobody = Nikdo se tu nejmenuje „{ $typed }“.
ui-terminal-which = Která možnost: { $which }?
ui-terminal-not-usable = Teď nelze použít: { $name }.
ui-terminal-possible = To můžeš udělat.
ui-terminal-undone = Tvá poslední volba je vzata zpět.
ui-terminal-no-undo-no-choice = To nejde: nemáš žádnou volbu, kterou by šlo vzít zpět.
ui-terminal-no-undo-answered = To nejde: mezitím odpověděl někdo jiný, tvá volba platí.
ui-terminal-no-undo-shown = To nejde: ta volba ukázala něco skrytého, už platí.

## Vysvětlení

ui-terminal-nothing = Nic se tu nejmenuje „{ $typed }“.
ui-terminal-usable = Teď ji můžeš použít: { $way }
ui-terminal-empty-hand = V ruce nemáš nic.
ui-terminal-piece-card = karta, { $colour }
ui-terminal-piece-character = { $life ->
    [0] postava
   *[other] postava, životů: { $life }
 }
ui-terminal-piece-role = role
ui-terminal-piece-equipment = vybavení, { $colour }
ui-terminal-piece-railcar = vagon
ui-terminal-piece-locomotive = strana lokomotivy
ui-terminal-piece-station = stanice
ui-terminal-piece-event = událost
ui-terminal-piece-die = strana kostky
ui-terminal-piece-story = příběh
ui-terminal-copies = v této hře { $count }×
ui-terminal-person = { $name }, číslo { $number }: { $facts }.
ui-terminal-is-out = { $name } je mimo hru.
ui-terminal-unknown-role = role neznámá
ui-terminal-of-life = životy: { $life } { $most ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
 } { $most }
ui-terminal-in-hand = karet v ruce: { $count }
ui-terminal-lies = Ve hře: { $cards }.
ui-terminal-known-hand = Z ruky víš o kartách: { $cards }.
ui-terminal-you-see = { $name }, jak to vidíš ty: { $distance }; tvůj dosah je { $range }: { $near ->
    [yes] na dostřel
   *[no] mimo dosah
 }.
ui-terminal-sees-you = { $name } tě vidí ve vzdálenosti { $distance } a má dosah { $range }.

## Konec

ui-terminal-watching = Jsi mimo hru; ostatní hrají dál.
ui-terminal-won = Výhra je tvá!
ui-terminal-lost = Tentokrát to nevyšlo.
ui-terminal-left = Odcházíš od stolu: hra zůstává nedohraná (semínko { $seed }, voleb: { $choices }). Na shledanou!
ui-terminal-input-ended = Vstup skončil: hra zůstává nedohraná (semínko { $seed }, voleb: { $choices }). Na shledanou!
ui-terminal-next-game = Enter rozdá další hru série; slovem konec odejdeš od stolu.
ui-terminal-another-game = Ještě jednu hru? Slovo ano ji rozdá, samotným Enterem odejdeš od stolu.
ui-terminal-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-terminal-goodbye = Na shledanou!
ui-terminal-save = Uložit záznam? Napiš jméno souboru, nebo jen Enter, pokud ne.
ui-terminal-save-again = Napiš jiné jméno, nebo jen Enter.
ui-terminal-saved = Záznam je v { $file }; znovu ho poví saloon replay.
ui-terminal-sound = Záznam je v pořádku.
ui-terminal-sound-so-far = Záznam je v pořádku; hra ještě neskončila, voleb: { $choices }.

## Stůl

ui-terminal-turn = Tah { $turn }: { $whose ->
    [me] jsi na řadě
   *[other] { $name }
 }
ui-terminal-before = Před tahem: { $whose ->
    [me] jsi na řadě
   *[other] { $name }
 }
ui-terminal-supply = zbývá šípů: { $count }
ui-terminal-dice = Kostky: { $dice }
ui-terminal-deck = karet v balíčku: { $count }
ui-terminal-pile = { $count ->
    [0] odkládací balíček: prázdný
   *[other] odkládací balíček: { $count }, navrchu { $card }
 }
ui-terminal-event-now = událost: { $event }
ui-terminal-event-none = událost: zatím žádná
ui-terminal-event-next = příští: { $event }
ui-terminal-event-stays = už zůstane
ui-terminal-event-hidden = další lícem dolů: { $left }
ui-terminal-name = jméno
ui-terminal-who = postava
ui-terminal-is = role
ui-terminal-life = životy
ui-terminal-out = mimo hru
ui-terminal-ghost = duch
ui-terminal-arrows = šípy
ui-terminal-places = míst daleko
ui-terminal-wounds = zranění
ui-terminal-rage = zuřivost
ui-terminal-shop = v obchodě: { $pieces }
ui-terminal-train = stanice: { $stops }
ui-terminal-train-waiting = zatím před první stanicí: { $pieces }
ui-terminal-hand = karty
ui-terminal-distance = vzdálenost
ui-terminal-range = dosah { $range }
ui-terminal-near = { $distance } – na dostřel
ui-terminal-far = { $distance } – daleko
ui-terminal-weapon = { $card } (dosah { $range })
ui-terminal-in-play = vyloženo
ui-terminal-lp = BV
ui-terminal-mp = BSZ
ui-terminal-wp = BP
ui-terminal-money = peníze
ui-terminal-nuggets = zlato
ui-terminal-cattle = dobytek
ui-terminal-tokens = žetony
ui-terminal-gear = místo a vybavení
ui-terminal-dollars = ${ $amount }
ui-terminal-land = { $count ->
    [0] Šerif: { $sheriff } · žádní bandité
   *[other] Šerif: { $sheriff } · bandité: { $bandits }
 }
ui-terminal-man-in-black = Muž v černém: { $place } · { $lp } BV
ui-terminal-goals = Tvoje tajné cíle: { $goals }
ui-terminal-story = { $names ->
    [none] Příběh: { $story } – { $text }
   *[other] Příběh: { $story } – { $text } ({ $count } z { $spaces }: { $names })
 }
ui-terminal-your-hand = Tvé karty: { $cards }
ui-terminal-sheriff-there = šerif
ui-terminal-bandit-there = bandita
ui-terminal-piece-plain-card = karta
