# Western Legends: mi történik, sorról sorra. Az üres szöveg magától értetődik.

## Mondatrészek

# Miből mennyi: pénz, rög, pont.
legends-line-much = { $whatIs ->
    [money] { $amount } dollárt
    [nuggets] { $amount } rögöt
    [lp] { $amount } HP-t
    [mp] { $amount } TP-t
   *[wp] { $amount } KP-t
 }
legends-line-now = { $whatIs ->
    [money] most { $total } dollár
   *[other] most { $total }
 }
legends-line-because = { $whyIs ->
    [none] { "" }
   *[other] { " " }({ $why })
 }
legends-line-wounds = { $amount } sebet
legends-line-cards = { $cardIs ->
    [hidden] { $count ->
        [one] egy lapot
       *[other] { $count } lapot
     }
   *[other] { $count ->
        [one] ezt a lapot: { $cards }
       *[other] ezeket a lapokat: { $cards }
     }
 }
legends-line-card = { $cardIs ->
    [hidden] egy lapot
   *[other] ezt a lapot: { $card }
 }

## Események

legends-log-character = { $seatIs ->
    [me] A szereplőd: { $character }.
   *[other] { $seat } szereplője: { $character }.
 }
legends-log-first-player = { $seatIs ->
    [me] Te kezdesz.
   *[other] { $seat } kezd.
 }
legends-log-start = { "" }
legends-log-stands = { $seatIs ->
    [me] Itt kezdesz: { $place }.
   *[other] { $seat } itt kezd: { $place }.
 }
legends-log-bandit = Útonálló leselkedik: { $place }.
legends-log-turn = { $seatIs ->
    [me] A te köröd
   *[other] { $seat } köre
 }
legends-log-more-actions = { $seatIs ->
    [me] További akcióid vannak, összesen { $left }{ legends-line-because }.
   *[other] { $seat } további akciókat kap, összesen { $left } van{ legends-line-because }.
 }
legends-log-proven = { $seatIs ->
    [me] Nevet szereztél: { $character } mostantól tudja, ami a lapján áll.
   *[other] { $seat } nevet szerzett: { $character } mostantól tudja, ami a lapján áll.
 }
legends-log-end-in-sight = Valaki elérte: { $points } HP. Ezt a fordulót végigjátsszátok, aztán még egy jön.
legends-log-last-round = Kezdődik az utolsó forduló.
legends-log-scored = { $seatIs ->
    [me] { $points } pontod van: HP { $lp }, felszerelés { $gear }, pénz { $money }, körözött { $wanted }, törvényőr { $marshal }, legendajelzők { $chapters }, sebek −{ $wounds }.
   *[other] { $seat } pontjai: { $points }. HP { $lp }, felszerelés { $gear }, pénz { $money }, körözött { $wanted }, törvényőr { $marshal }, legendajelzők { $chapters }, sebek −{ $wounds }.
 }
legends-log-won = { $winnersIs ->
    [none] A Fekete Ruhás nyer.
    [me] { $count ->
        [one] Nyertél!
       *[other] Döntetlen, a győztesek: { $winners }.
     }
   *[other] { $count ->
        [one] { $winners } nyer.
       *[other] Döntetlen, a győztesek: { $winners }.
     }
 }
legends-log-gained = { $seatIs ->
    [me] Kapsz { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } kap { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-paid = { $seatIs ->
    [me] Fizetsz { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } fizet { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-forfeited = { $seatIs ->
    [me] Elvesztesz { legends-line-much }{ legends-line-because }, { legends-line-now }.
   *[other] { $seat } elveszt { legends-line-much }{ legends-line-because }, { legends-line-now }.
 }
legends-log-healed = { $seatIs ->
    [me] Gyógyítasz { legends-line-wounds }{ legends-line-because }.
   *[other] { $seat } gyógyít { legends-line-wounds }{ legends-line-because }.
 }
legends-log-hurt = { $seatIs ->
    [me] Elszenvedsz { legends-line-wounds }{ legends-line-because }.
   *[other] { $seat } elszenved { legends-line-wounds }{ legends-line-because }.
 }
legends-log-equipped = { $forIs ->
    [bought] { $seatIs ->
        [me] Megveszed: { $card }.
       *[other] { $seat } megveszi: { $card }.
     }
    [upgraded] { $seatIs ->
        [me] Fejleszted: { $card }.
       *[other] { $seat } fejleszti: { $card }.
     }
   *[received] { $seatIs ->
        [me] Megkapod: { $card }.
       *[other] { $seat } megkapja: { $card }.
     }
 }
legends-log-took-up = { $seatIs ->
    [me] Mostantól használod: { $card }.
   *[other] { $seat } mostantól használja: { $card }.
 }
legends-log-used-up = { $seatIs ->
    [me] Felhasználod: { $card }.
   *[other] { $seat } felhasználja: { $card }.
 }
legends-log-gave-back = { $seatIs ->
    [me] Visszaadod a boltba: { $card }.
   *[other] { $seat } visszaadja a boltba: { $card }.
 }
legends-log-moved = { $seatIs ->
    [me] Ide mész: { $place }.
   *[other] { $seat } ide megy: { $place }.
 }
legends-log-rolled = { $seatIs ->
    [me] Dobásod: { $dice }.
   *[other] { $seat } dobása: { $dice }.
 }
legends-log-drew = { $seatIs ->
    [me] Húzol { legends-line-cards }{ legends-line-because }.
   *[other] { $seat } húz { legends-line-cards }{ legends-line-because }.
 }
legends-log-discarded = { $seatIs ->
    [me] Eldobod: { $card }{ legends-line-because }.
   *[other] { $seat } eldobja: { $card }{ legends-line-because }.
 }
legends-log-played = { $targetIs ->
    [none] { $seatIs ->
        [me] Kijátszod: { $card }.
       *[other] { $seat } kijátssza: { $card }.
     }
    [me] { $seat } ellened játssza ki: { $card }.
   *[other] { $seatIs ->
        [me] Kijátszod: { $card }, célpont: { $target }.
       *[other] { $seat } kijátssza: { $card }, célpont: { $target }.
     }
 }
legends-log-handed-over = { $seatIs ->
    [me] Átadsz { legends-line-card }{ legends-line-because }, a kapó: { $to }.
   *[other] { $toIs ->
        [me] { $seat } neked ad { legends-line-card }{ legends-line-because }.
       *[other] { $seat } átad { legends-line-card }{ legends-line-because }, a kapó: { $to }.
     }
 }
legends-log-looked = { $seatIs ->
    [me] Megnézed a pakli felső lapjait ({ $count }){ legends-line-because }.
   *[other] { $seat } megnézi a pakli felső lapjait ({ $count }){ legends-line-because }.
 }
legends-log-reshuffled = Az eldobott lapokból új pakli lesz ({ $count } lap).
legends-log-acquired = { $herdIs ->
    [blue] { $seatIs ->
        [me] Marhát veszel át a kék farmról: { $token }.
       *[other] { $seat } marhát vesz át a kék farmról.
     }
   *[green] { $seatIs ->
        [me] Marhát veszel át a zöld farmról: { $token }.
       *[other] { $seat } marhát vesz át a zöld farmról.
     }
 }
legends-log-cattle-sold = { $forIs ->
    [ship] { $seatIs ->
        [me] Vasúton küldesz marhát: { $token }.
       *[other] { $seat } vasúton küld marhát: { $token }.
     }
   *[rustle] { $seatIs ->
        [me] Lopott marhát adsz el: { $token }.
       *[other] { $seat } lopott marhát ad el: { $token }.
     }
 }
legends-log-cattle-returned = { $seatIs ->
    [me] A marhád visszakerül a farmjára{ legends-line-because }.
   *[other] { $seat } marhája visszakerül a farmjára{ legends-line-because }.
 }
