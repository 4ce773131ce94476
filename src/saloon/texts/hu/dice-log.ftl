# A kockajáték: mi történik, sorról sorra. Az üres szöveg magától értetődik.

## Mondatrészek

dice-line-life = { $amount } életpontot
dice-line-left = { $life ->
    [0] egy sem marad
   *[other] { $life } marad
 }
# Melyik képesség áll mögötte.
dice-line-because = { $whyIs ->
    [none] { "" }
    [die] { "" }
    [gatling] { "" }
   *[other] { " " }({ $why })
 }
dice-line-arrows = { $amount ->
    [one] egy nyilat
   *[other] { $amount } nyilat
 }
dice-line-back = { $arrows ->
    [one] egy nyíl
   *[other] { $arrows } nyíl
 }
dice-line-supply = { $supply ->
    [0] a készletben egy sem marad
   *[other] a készletben { $supply } marad
 }
# Mit hozott az ital: a mondat közepén.
dice-line-drunk = { $points ->
    [0] { $barred ->
        [yes] kárba vész, a zombit semmi sem gyógyítja
       *[no] { $seatIs ->
            [me] kárba vész, már minden életpontod megvan
           *[other] kárba vész, már minden életpontja megvan
         }
     }
   *[other] { $seatIs ->
        [me] most { $life } életpontod van
       *[other] most { $life } életpontja van
     }
 }

## Események

dice-log-dealt = { $seatIs ->
    [me] Te kezdesz.
   *[other] { $seat } kezd.
 }
dice-log-turn = { $seatIs ->
    [me] Következik: te
   *[other] Következik: { $seat }
 }
dice-log-rolled = { $seatIs ->
    [me] Dobásod: { $rolled }.
   *[other] { $seat } dobása: { $rolled }.
 }
dice-log-locked = { "" }
dice-log-stopped = { $seatIs ->
    [me] Megtartod: { $dice }.
   *[other] { $seat } megtartja: { $dice }.
 }
dice-log-arrow = { $seatIs ->
    [me] Kapsz { dice-line-arrows }{ dice-line-because }: { dice-line-supply }.
   *[other] { $seat } kap { dice-line-arrows }{ dice-line-because }: { dice-line-supply }.
 }
dice-log-attack = Támadnak az indiánok! Minden nyíl egy életpontjába kerül a gazdájának.
dice-log-arrows-returned = { $whyIs ->
    [attack] { "" }
    [eliminated] { "" }
   *[other] { $seatIs ->
        [me] Előled { dice-line-back } visszakerül a készletbe{ dice-line-because }.
       *[other] { $seat } elől { dice-line-back } visszakerül a készletbe{ dice-line-because }.
     }
 }
dice-log-exploded = { $seatIs ->
    [me] Felrobban a dinamitod!
   *[other] Felrobban { $seat } dinamitja!
 }
dice-log-lost = { $seatIs ->
    [me] { dice-line-life } veszítesz: { dice-line-left }.
   *[other] { $seat } { dice-line-life } veszít: { dice-line-left }.
 }
dice-log-healed = { $whyIs ->
    [beer] { $byIs ->
        [self] { $seatIs ->
            [me] Sört iszol: { dice-line-drunk }.
           *[other] { $seat } sört iszik: { dice-line-drunk }.
         }
        [me] A sörödet { $seat } issza meg: { dice-line-drunk }.
       *[other] { $seatIs ->
            [me] { $by } sörrel kínál: { dice-line-drunk }.
           *[other] { $by } sörét { $seat } issza meg: { dice-line-drunk }.
         }
     }
   *[other] { $seatIs ->
        [me] { $points ->
            [0] { $barred ->
                [yes] Zombi vagy, semmi sem gyógyít{ dice-line-because }.
               *[no] Már minden életpontod megvan{ dice-line-because }.
             }
           *[other] Visszanyersz { $points } életpontot{ dice-line-because }: most { $life } van.
         }
       *[other] { $points ->
            [0] { $barred ->
                [yes] { $seat } zombi, semmi sem gyógyítja{ dice-line-because }.
               *[no] { $seat } minden életpontja megvan már{ dice-line-because }.
             }
           *[other] { $seat } visszanyer { $points } életpontot{ dice-line-because }: most { $life } van.
         }
     }
 }
dice-log-aimed = { $seatIs ->
    [me] Célpontod { $target }: { $face }{ $points ->
        [2] , duplán
       *[other] { "" }
     }.
   *[other] { $targetIs ->
        [me] { $seat } rád céloz: { $face }{ $points ->
            [2] , duplán
           *[other] { "" }
         }.
       *[other] { $seat } célpontja { $target }: { $face }{ $points ->
            [2] , duplán
           *[other] { "" }
         }.
     }
 }
dice-log-gatling = { $seatIs ->
    [me] Gatlinggal tüzelsz mindenki másra!
   *[other] { $seat } gatlinggal tüzel mindenki másra!
 }
dice-log-eliminated = { $seatIs ->
    [me] Kiesel. Szereped: { $role }.
   *[other] { $byIs ->
        [me] Kiejted: { $seat }. Szerepe: { $role }.
        [other] { $by } kiejti: { $seat }. Szerepe: { $role }.
       *[none] { $seat } kiesik. Szerepe: { $role }.
     }
 }
dice-log-won = { $sideIs ->
    [law] Győz a törvény és a rend: { $winners }.
    [outlaw] { $count ->
        [one] Győz a bandita: { $winners }.
       *[other] Győznek a banditák: { $winners }.
     }
    [zombies] Győznek a zombik: { $winners }.
    [survivors] Győznek a túlélők: { $winners }.
    [renegade] Győz a renegát: { $winners }.
    [deputy] Győz a helyettes: { $winners }.
   *[nobody] Senki sem győz.
 }
