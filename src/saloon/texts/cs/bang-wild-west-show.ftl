# Divoký západ: události a postavy.

bang-event-bone-orchard = Hřbitov
    .text = Vyřazení se ve svém tahu vracejí s 1 životem; role všech vyřazených se mezi ně rozdají znovu.
bang-event-darling-valentine = Miláček Valentýna
    .text = Na začátku tahu odhoď celou ruku a dober si stejný počet karet.
bang-event-dorothy-rage = Zuřivá Dorothy
    .text = Jednou za svůj tah jmenuj kartu a cíl: jiný hráč ji musí zahrát, nebo ukáže ruku.
bang-event-gag = Roubík
    .text = Kdo promluví, ztratí 1 život. Gesta jsou zdarma.
bang-event-helena-zontero = Helena Zontero
    .text = Když přijde, sejme se karta: při červené se všechny role ve hře kromě šerifovy rozdají znovu.
bang-event-lady-rosa-of-texas = Lady Rosa z Texasu
    .text = Jednou za svůj tah si smíš vyměnit místo s hráčem po pravici, který vynechá příští tah.
bang-event-miss-susanna = Slečna Zuzana
    .text = Kdo ve svém tahu zahraje méně než 3 karty, ztratí 1 život.
bang-event-sacagaway = Sacagaway
    .text = Všichni hrají s odkrytými kartami.
bang-event-showdown = Zúčtování
    .text = Každou jinou kartu lze zahrát jako Bang!; karty Bang! lze zahrát jen jako Vedle!
bang-event-wild-west-show-event = Divoký západ
    .text = Odteď hraje každý sám za sebe: vyhrává poslední ve hře. Platí až do konce hry.

bang-character-big-spencer = Big Spencer
    .text = Začíná s 5 kartami a nikdy nesmí zahrát kartu Vedle!
bang-character-flint-westwood = Flint Westwood
    .text = Jednou za svůj tah smí dát jinému hráči kartu z ruky za 2 náhodné karty z jeho ruky.
bang-character-gary-looter = Gary Looter
    .text = Bere si karty, které ostatní odhazují nad limit ruky.
bang-character-greygory-deck = Gregory Deck
    .text = Na začátku tahu si smí vylosovat 2 postavy ze základní hry: má schopnosti obou.
bang-character-john-pain = John Pain
    .text = Má-li v ruce méně než 6 karet, bere si kartu z každého snímání, ať snímá kdokoli.
bang-character-lee-van-kliff = Lee Van Kliff
    .text = Ve svém tahu smí odhodit Bang! a zopakovat účinek hnědé karty, kterou právě zahrál.
bang-character-teren-kill = Teren Kill
    .text = Než by zemřel, sejme kartu: nejsou-li to piky, zůstává s 1 životem a dobere si kartu.
bang-character-youl-grinner = Youl Grinner
    .text = Než si v 1. fázi dobere, dá mu kartu každý, kdo má v ruce víc karet než on.

bang-ruling-darling-valentine-timing = Miláček Valentýna
    .about = Kdy se vyměňuje ruka.
    .each-turn = na začátku každého tahu
    .on-reveal = jednou všem, když přijde
bang-ruling-lee-van-kliff-susanna-count = Lee Van Kliff a Slečna Zuzana
    .about = Zopakování se počítá jako zahraná karta.
bang-ruling-gregory-deck-first-pair = První dvojice Gregoryho Decka
    .about = Kdy si losuje první dvě postavy.
    .setup = na začátku hry
    .first-turn = ve svém prvním tahu
bang-ruling-bone-orchard-redeal = Hřbitov
    .about = Co se mezi vyřazenými rozdává znovu.
    .role = role
    .character = postavy
bang-ruling-helena-zontero-redeal = Helena Zontero
    .about = Co se mezi hráči ve hře rozdává znovu.
    .role = role
    .character = postavy
bang-ruling-teren-kill-draws-card = Teren Kill
    .about = Když se zachrání, dobere si kartu.
bang-ruling-showdown-bang-cards = Zúčtování
    .about = Jako co lze zahrát karty Bang!
    .only-as-missed = jen jako Vedle!
    .may = jako Bang! i jako Vedle!

bang-ask-name = { $about }: kterou kartu musí { $by } zahrát?
    .other = { $seat } jmenuje kartu, kterou musí zahrát { $by } ({ $about }).
bang-ask-name-target = { $by } hraje kartu { $about }: na koho?
    .other = { $seat } určuje, na koho { $by } zahraje kartu { $about }.
bang-ask-obey = { $about }: jednu z těchto karet musíš zahrát. Chce to { $by }.
    .other = { $seat } musí zahrát kartu ({ $about }).
bang-ask-pair = { $about }: necháš si své dvě postavy, nebo vylosuješ jiné?
    .other = { $seat } si může vylosovat dvě jiné postavy ({ $about }).
bang-ask-tribute = { $about }: kterou kartu odevzdáš? Dostane ji { $by }.
    .other = Kartu odevzdávají ({ $about }): { $seats }.

bang-do-name = { $as }
bang-do-show-hand = Ukázat karty v ruce
bang-do-stay = Nechat si je
bang-do-redraw = Vylosovat dvě jiné
bang-line-uses-dorothy = { $seatIs ->
    [none] Zuřivá Dorothy: přinutit někoho zahrát kartu
   *[other] Zuřivá Dorothy: kartu musí zahrát { $seat }
 }
bang-line-uses-lady-rosa = { $seatIs ->
    [none] Lady Rosa: vyměnit si místo s hráčem po pravici
   *[other] Lady Rosa: vyměnit si místo, tah vynechá { $seat }
 }
bang-line-uses-flint = { $seatIs ->
    [none] Flint Westwood: { $card } za 2 náhodné karty
   *[other] Flint Westwood: { $card } za 2 náhodné karty, které má { $seat }
 }
bang-line-uses-lee = { $seatIs ->
    [none] Lee Van Kliff: odhodit kartu { $card } a zopakovat poslední kartu
    [me] Lee Van Kliff: odhodit kartu { $card } a zopakovat poslední kartu na sebe
   *[other] Lee Van Kliff: odhodit kartu { $card } a zopakovat poslední kartu na hráče { $seat }
 }

bang-word-passed-over = Vynechá příští tah
bang-word-cards-played = Karty zahrané v tomto tahu: { $count } ze 3
bang-word-gag = Roubík: cokoli sem napíšeš, stojí tě 1 život. Hotové věty jsou zdarma.
bang-word-show-deck = Divoký západ leží lícem dolů: zbývá { $count }. Další kartu otáčí Dostavník a Wells Fargo.

bang-log-redealt = { $seatIs ->
    [me] Dostáváš novou roli: { $role }.
   *[other] { $roleIs ->
        [hidden] { $seat } dostává novou roli lícem dolů.
       *[other] { $seat } dostává novou roli: { $role }.
     }
 }
bang-log-recast = { $seatIs ->
    [me] Odteď je tvou postavou { $character }. Životy: { $life }.
   *[other] { $seat } má odteď postavu { $character }. Životy: { $life }.
 }
bang-log-seats-swapped = { $seatIs ->
    [me] Vyměňuješ si místo: { $target } vynechá příští tah.
   *[other] { $targetIs ->
        [me] { $seat } si s tebou vyměňuje místo; vynecháš příští tah.
       *[other] { $seat } si vyměňuje místo: { $target } vynechá příští tah.
     }
 }
bang-log-passed-over = { $seatIs ->
    [me] Tento tah vynecháváš.
   *[other] { $seat } vynechává tah.
 }
bang-log-commanded = { $atIs ->
    [none] { $seatIs ->
        [me] Přikazuješ: { $target } zahraje kartu { $as }.
       *[other] { $targetIs ->
            [me] { $seat } přikazuje: zahraj kartu { $as }.
           *[other] { $seat } přikazuje: { $target } zahraje kartu { $as }.
         }
     }
   *[other] { $seatIs ->
        [me] Přikazuješ: { $target } zahraje kartu { $as }. Cíl: { $at }.
       *[other] { $targetIs ->
            [me] { $seat } přikazuje: zahraj kartu { $as }. Cíl: { $at }.
           *[other] { $seat } přikazuje: { $target } zahraje kartu { $as }. Cíl: { $at }.
         }
     }
 }
bang-log-resumed = { "" }
bang-log-hand-laid-open = { $seatIs ->
    [me] Tu kartu nemáš a ukazuješ ruku: { $hand }.
   *[other] { $seat } tu kartu nemá: { $hand }.
 }
bang-log-impersonates = { $seatIs ->
    [me] Máš schopnosti těchto postav: { $characters }.
   *[other] { $seat } má schopnosti těchto postav: { $characters }.
 }
bang-log-repeated = { $targetIs ->
    [none] { $seatIs ->
        [me] Opakuješ účinek karty { $as }.
       *[other] { $seat } opakuje účinek karty { $as }.
     }
   *[other] { $seatIs ->
        [me] Opakuješ účinek karty { $as }. Cíl: { $target }.
       *[other] { $seat } opakuje účinek karty { $as }. Cíl: { $target }.
     }
 }

bang-why-WS-CARD-09 = { $needIs ->
    [hand] { $card }: { $target } nemá v ruce žádné karty.
    [none] Zuřivá Dorothy: nejdřív řekni, která karta se má zahrát.
   *[other] { bang-why-need }
 }
bang-why-WS-CARD-11 = Zuřivá Dorothy: zahraj jednu z jmenovaných karet.
bang-why-WS-CARD-12 = Zuřivá Dorothy: nejdřív řekni, na koho se má zahrát.
bang-why-WS-CARD-14 = { bang-why-need }
bang-why-WS-CARD-20 = { $needIs ->
    [neighbour] { $card }: jen s hráčem po tvé pravici.
   *[other] { bang-why-need }
 }
bang-why-WS-CARD-22 = { bang-why-need }
bang-why-WS-CARD-31 = Zúčtování: karty Bang! lze zahrát jen jako Vedle!
bang-why-WS-CHAR-01 = Big Spencer nikdy nehraje karty Vedle!
bang-why-WS-CHAR-04 = { bang-why-need }
bang-why-WS-CHAR-07 = { $card }: { $target } nemá v ruce žádné karty.
bang-why-WS-CHAR-13 = { bang-why-not-an-option }
bang-why-WS-CHAR-22 = { $needIs ->
    [brown] { $card }: nejdřív zahraj hnědou kartu, která má vlastní účinek.
   *[other] { bang-why-need }
 }
bang-why-WS-CHAR-24 = { $card }: každou kartu lze zopakovat jen jednou.
bang-why-WS-CHAR-28 = { $card }: na tento cíl účinek zopakovat nelze.
bang-why-WS-CHAR-34 = Youl Grinner: vyber kartu, kterou dáš.
