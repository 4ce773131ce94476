# Terminál: co stojí kolem hry, která se hraje řádek po řádku.

ui-terminal-you = Ty
ui-terminal-hello = { $game }, hráčů: { $players } (semínko { $seed })
ui-terminal-record-of = { $game }, hráčů: { $players }, semínko { $seed }, voleb: { $choices }
ui-terminal-role = Tvá role: { $role }. { $goal }
ui-terminal-character = Tvá postava: { $character }. { $text }
ui-terminal-tip = Napiš číslo řádku nebo začátek toho, co v něm stojí; zbytek poví pomoc.
ui-terminal-tip-dice = Napiš čísla kostek, kterými hodíš znovu, třeba 1 3; 0 nechá všechny ležet.
ui-terminal-reroll = Kterými kostkami házíš znovu?
ui-terminal-locked = zůstává
ui-terminal-help =
    Na otázku odpovíš číslem, začátkem odpovědi nebo začátkem jména hráče.
    stůl: znovu ukáže stůl. Pouhý Enter: zeptá se znovu.
    zápis: znovu poví, co se stalo. ? pivo: vysvětlí věc nebo osobu.
    zpět: vezme zpět tvou poslední volbu, pokud se z ní nikdo nic nedozvěděl.
    konec: odejde ze hry.
ui-terminal-word-help = pomoc
ui-terminal-word-table = stůl
ui-terminal-word-log = zápis
ui-terminal-word-undo = zpět
ui-terminal-word-quit = konec
ui-terminal-unknown = „{ $typed }“ není odpověď na tuto otázku. Enter se zeptá znovu, pomoc řekne, co lze napsat.
ui-terminal-no-line = Řádek { $typed } tu není: napiš číslo od { $from } do { $to }.
ui-terminal-no-die = Kostka { $typed } tu není: mají čísla 1 až { $to }.
ui-terminal-which = Která možnost: { $which }?
ui-terminal-nothing = Nic se tu nejmenuje „{ $typed }“.
ui-terminal-step-in = Teď můžeš zasáhnout:
ui-terminal-not-now = Teď ne
ui-terminal-undone = Tvá poslední volba je vzata zpět.
ui-terminal-no-undo = To nelze vzít zpět.
ui-terminal-won = Výhra je tvá!
ui-terminal-lost = Tentokrát to nevyšlo.
ui-terminal-next-game = Enter rozdá další hru série; slovem konec odejdeš od stolu.
ui-terminal-left = Odcházíš od stolu; hra zůstává nedohraná (semínko { $seed }). Na shledanou!
ui-terminal-saved = Záznam je v { $file }; znovu ho poví saloon replay.
ui-terminal-sound = Záznam je v pořádku.
ui-terminal-sound-so-far = Záznam je v pořádku; hra ještě neskončila, voleb: { $choices }.

## Stůl

ui-terminal-turn = Tah { $turn }
ui-terminal-supply = zbývá šípů: { $count }
ui-terminal-dice = Kostky: { $dice }
ui-terminal-deck = balíček: { $count }
ui-terminal-pile = odkládací balíček: { $card }
ui-terminal-name = jméno
ui-terminal-who = postava
ui-terminal-is = role
ui-terminal-life = životy
ui-terminal-out = mimo hru
ui-terminal-arrows = šípy
ui-terminal-places = míst daleko
ui-terminal-wounds = zranění
ui-terminal-rage = zuřivost
ui-terminal-hand = karty
ui-terminal-distance = vzdálenost
ui-terminal-in-play = vyloženo
