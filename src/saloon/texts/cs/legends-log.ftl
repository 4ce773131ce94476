# Legendy Západu: co se děje, řádek po řádku. Prázdný text se rozumí sám sebou.

## Části vět

# Kolik čeho: peněz, nugetů, bodů.
legends-line-much = { $whatIs ->
    [money] ${ $amount }
    [nuggets] { $amount ->
        [one] 1 nuget
        [few] { $amount } nugety
       *[other] { $amount } nugetů
     }
    [lp] { $amount } BV
    [mp] { $amount } BSZ
   *[wp] { $amount } BP
 }
legends-line-now = { $whatIs ->
    [money] celkem ${ $total }
   *[other] celkem { $total }
 }
legends-line-because = { $whyIs ->
    [none] { "" }
   *[other] { " " }({ $why })
 }
legends-line-wounds = { $amount } zranění
legends-line-cards = { $cardIs ->
    [hidden] { $count ->
        [one] kartu
        [few] { $count } karty
       *[other] { $count } karet
     }
   *[other] { $count ->
        [one] kartu { $cards }
       *[other] karty { $cards }
     }
 }
legends-line-card = { $cardIs ->
    [hidden] kartu
   *[other] kartu { $card }
 }

## Události

legends-log-character = { $seatIs ->
    [me] Tvá postava: { $character }.
   *[other] { $seat } hraje za postavu { $character }.
 }
legends-log-first-player = { $seatIs ->
    [me] Začínáš.
   *[other] Začíná { $seat }.
 }
legends-log-start = { "" }
legends-log-stands = { $seatIs ->
    [me] Začínáš na poli { $place }.
   *[other] { $seat } začíná na poli { $place }.
 }
legends-log-bandit = Na poli { $place } číhá bandita.
legends-log-turn = { $seatIs ->
    [me] Na tahu: ty
   *[other] Na tahu: { $seat }
 }
legends-log-more-actions = { $seatIs ->
    [me] Máš další akce, celkem { $left }{ legends-line-because }.
   *[other] { $seat } má další akce, celkem { $left }{ legends-line-because }.
 }
legends-log-proven = { $seatIs ->
    [me] Tvé jméno už něco znamená: { $character } teď umí, co má na kartě.
   *[other] { $seat } už má jméno: { $character } teď umí, co má na kartě.
 }
legends-log-end-in-sight = Padlo { $points } BV: toto kolo se dohraje a přijde ještě jedno.
legends-log-last-round = Začíná poslední kolo.
legends-log-scored = { $seatIs ->
    [me] Máš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
     }: BV { $lp }, vybavení { $gear }, peníze { $money }, psanec { $wanted }, strážce { $marshal }, žetony věhlasu { $chapters }, zranění −{ $wounds }.
   *[other] { $seat } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
     }: BV { $lp }, vybavení { $gear }, peníze { $money }, psanec { $wanted }, strážce { $marshal }, žetony věhlasu { $chapters }, zranění −{ $wounds }.
 }
legends-log-won = { $winnersIs ->
    [none] Vyhrává Muž v černém.
    [me] { $count ->
        [one] Vyhráváš!
       *[other] Remíza, vítězství si dělí { $winners }.
     }
   *[other] { $count ->
        [one] Vyhrává { $winners }.
       *[other] Remíza, vítězství si dělí { $winners }.
     }
 }
legends-log-gained = { $seatIs ->
    [me] Získáváš { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } získává { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-paid = { $seatIs ->
    [me] Platíš { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } platí { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-forfeited = { $seatIs ->
    [me] Ztrácíš { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } ztrácí { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-healed = { $seatIs ->
    [me] Léčíš si { legends-line-wounds }{ legends-line-because }.
   *[other] { $seat } si léčí { legends-line-wounds }{ legends-line-because }.
 }
legends-log-hurt = { $seatIs ->
    [me] Utržíš { legends-line-wounds }{ legends-line-because }.
   *[other] { $seat } utrží { legends-line-wounds }{ legends-line-because }.
 }
legends-log-equipped = { $forIs ->
    [bought] { $seatIs ->
        [me] Kupuješ kartu { $card }.
       *[other] { $seat } kupuje kartu { $card }.
     }
    [upgraded] { $seatIs ->
        [me] Vylepšuješ kartu { $card }.
       *[other] { $seat } vylepšuje kartu { $card }.
     }
   *[received] { $seatIs ->
        [me] Dostáváš kartu { $card }.
       *[other] { $seat } dostává kartu { $card }.
     }
 }
legends-log-took-up = { $seatIs ->
    [me] Teď používáš kartu { $card }.
   *[other] { $seat } teď používá kartu { $card }.
 }
legends-log-used-up = { $seatIs ->
    [me] Spotřebováváš kartu { $card }.
   *[other] { $seat } spotřebovává kartu { $card }.
 }
legends-log-gave-back = { $seatIs ->
    [me] Vracíš do obchodu kartu { $card }.
   *[other] { $seat } vrací do obchodu kartu { $card }.
 }
legends-log-moved = { $seatIs ->
    [me] Přesouváš se na pole { $place }.
   *[other] { $seat } se přesouvá na pole { $place }.
 }
legends-log-rolled = { $seatIs ->
    [me] Hážeš: { $dice }.
   *[other] { $seat } hází: { $dice }.
 }
legends-log-drew = { $seatIs ->
    [me] Lízáš { legends-line-cards }{ legends-line-because }.
   *[other] { $seat } líže { legends-line-cards }{ legends-line-because }.
 }
legends-log-discarded = { $seatIs ->
    [me] Odhazuješ kartu { $card }{ legends-line-because }.
   *[other] { $seat } odhazuje kartu { $card }{ legends-line-because }.
 }
legends-log-played = { $targetIs ->
    [none] { $seatIs ->
        [me] Hraješ kartu { $card }.
       *[other] { $seat } hraje kartu { $card }.
     }
    [me] { $seat } proti tobě hraje kartu { $card }.
   *[other] { $seatIs ->
        [me] Hraješ kartu { $card }, cíl: { $target }.
       *[other] { $seat } hraje kartu { $card }, cíl: { $target }.
     }
 }
legends-log-handed-over = { $seatIs ->
    [me] Dáváš { legends-line-card }{ legends-line-because }, dostane ji { $to }.
   *[other] { $toIs ->
        [me] { $seat } ti dává { legends-line-card }{ legends-line-because }.
       *[other] { $seat } dává { legends-line-card }{ legends-line-because }, dostane ji { $to }.
     }
 }
legends-log-looked = { $seatIs ->
    [me] Prohlížíš si vrchní karty balíčku ({ $count }){ legends-line-because }.
   *[other] { $seat } si prohlíží vrchní karty balíčku ({ $count }){ legends-line-because }.
 }
legends-log-reshuffled = Z odhozených karet je zamíchaný nový balíček ({ $count }).
legends-log-acquired = { $herdIs ->
    [blue] { $seatIs ->
        [me] Bereš si dobytek z modrého ranče: { $token }.
       *[other] { $seat } si bere dobytek z modrého ranče.
     }
   *[green] { $seatIs ->
        [me] Bereš si dobytek ze zeleného ranče: { $token }.
       *[other] { $seat } si bere dobytek ze zeleného ranče.
     }
 }
legends-log-cattle-sold = { $forIs ->
    [ship] { $seatIs ->
        [me] Posíláš dobytek vlakem: { $token }.
       *[other] { $seat } posílá dobytek vlakem: { $token }.
     }
   *[rustle] { $seatIs ->
        [me] Prodáváš kradený dobytek: { $token }.
       *[other] { $seat } prodává kradený dobytek: { $token }.
     }
 }
legends-log-cattle-returned = { $seatIs ->
    [me] Tvůj dobytek se vrací na svůj ranč{ legends-line-because }.
   *[other] { $seat } vrací dobytek na jeho ranč{ legends-line-because }.
 }
