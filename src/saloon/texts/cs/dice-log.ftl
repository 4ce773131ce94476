# Kostková hra: co se děje, řádek po řádku. Prázdný text se rozumí sám sebou.

## Části vět

dice-line-life = { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
 }
dice-line-left = { $life ->
    [0] nezbývá žádný
    [few] zbývají { $life }
   *[other] zbývá { $life }
 }
# Která schopnost je za tím.
dice-line-because = { $whyIs ->
    [none] { "" }
    [die] { "" }
    [gatling] { "" }
   *[other] { " " }({ $why })
 }
dice-line-arrows = { $amount ->
    [one] šíp
    [few] { $amount } šípy
   *[other] { $amount } šípů
 }
dice-line-back = { $arrows ->
    [one] šíp
    [few] { $arrows } šípy
   *[other] { $arrows } šípů
 }
dice-line-supply = { $supply ->
    [0] v zásobě nezbývá žádný
    [few] v zásobě zbývají { $supply }
   *[other] v zásobě zbývá { $supply }
 }
# Co napití přineslo: uprostřed věty.
dice-line-drunk = { $points ->
    [0] { $barred ->
        [yes] přichází nazmar, zombii nic nevyléčí
       *[no] { $seatIs ->
            [me] přichází nazmar, máš už plný počet životů
           *[other] přichází nazmar, má už plný počet životů
         }
     }
   *[other] { $seatIs ->
        [me] teď máš { $life }
       *[other] teď má { $life }
     }
 }

## Události

dice-log-dealt = { $seatIs ->
    [me] Začínáš.
   *[other] Začíná { $seat }.
 }
dice-log-turn = { $seatIs ->
    [me] Na tahu: ty
   *[other] Na tahu: { $seat }
 }
dice-log-rolled = { $seatIs ->
    [me] Házíš: { $rolled }.
   *[other] { $seat } hází: { $rolled }.
 }
dice-log-locked = { "" }
dice-log-stopped = { $seatIs ->
    [me] Necháváš si: { $dice }.
   *[other] { $seat } si nechává: { $dice }.
 }
dice-log-arrow = { $seatIs ->
    [me] Bereš si { dice-line-arrows }{ dice-line-because }: { dice-line-supply }.
   *[other] { $seat } si bere { dice-line-arrows }{ dice-line-because }: { dice-line-supply }.
 }
dice-log-attack = Indiáni útočí! Za každý svůj šíp každý ztrácí jeden život.
dice-log-arrows-returned = { $whyIs ->
    [attack] { "" }
    [eliminated] { "" }
   *[other] { $seatIs ->
        [me] Od tebe zpět do zásoby: { dice-line-back }{ dice-line-because }.
       *[other] Od hráče { $seat } zpět do zásoby: { dice-line-back }{ dice-line-because }.
     }
 }
dice-log-exploded = { $seatIs ->
    [me] Tvůj dynamit vybuchuje!
   *[other] Dynamit hráče { $seat } vybuchuje!
 }
dice-log-lost = { $seatIs ->
    [me] Ztrácíš { dice-line-life }: { dice-line-left }.
   *[other] { $seat } ztrácí { dice-line-life }: { dice-line-left }.
 }
dice-log-healed = { $whyIs ->
    [beer] { $byIs ->
        [self] { $seatIs ->
            [me] Piješ pivo: { dice-line-drunk }.
           *[other] { $seat } pije pivo: { dice-line-drunk }.
         }
        [me] Pivo od tebe pije { $seat }: { dice-line-drunk }.
       *[other] { $seatIs ->
            [me] { $by } ti dává pivo: { dice-line-drunk }.
           *[other] { $by } posílá pivo, pije ho { $seat }: { dice-line-drunk }.
         }
     }
   *[other] { $seatIs ->
        [me] { $points ->
            [0] { $barred ->
                [yes] Jsi zombie a nic tě nevyléčí{ dice-line-because }.
               *[no] Máš už plný počet životů{ dice-line-because }.
             }
            [one] Získáváš 1 život{ dice-line-because }: teď máš { $life }.
            [few] Získáváš { $points } životy{ dice-line-because }: teď máš { $life }.
           *[other] Získáváš { $points } životů{ dice-line-because }: teď máš { $life }.
         }
       *[other] { $points ->
            [0] { $barred ->
                [yes] { $seat } je zombie, tu nic nevyléčí{ dice-line-because }.
               *[no] { $seat } má už plný počet životů{ dice-line-because }.
             }
            [one] { $seat } získává 1 život{ dice-line-because }: teď má { $life }.
            [few] { $seat } získává { $points } životy{ dice-line-because }: teď má { $life }.
           *[other] { $seat } získává { $points } životů{ dice-line-because }: teď má { $life }.
         }
     }
 }
dice-log-aimed = { $seatIs ->
    [me] Míříš na hráče { $target }: { $face }{ $points ->
        [2] , dvojnásobně
       *[other] { "" }
     }.
   *[other] { $targetIs ->
        [me] { $seat } míří na tebe: { $face }{ $points ->
            [2] , dvojnásobně
           *[other] { "" }
         }.
       *[other] { $seat } míří na hráče { $target }: { $face }{ $points ->
            [2] , dvojnásobně
           *[other] { "" }
         }.
     }
 }
dice-log-gatling = { $seatIs ->
    [me] Střílíš z kulometu na všechny ostatní!
   *[other] { $seat } střílí z kulometu na všechny ostatní!
 }
dice-log-eliminated = { $seatIs ->
    [me] Vypadáváš ze hry. Tvoje role: { $role }.
   *[other] { $byIs ->
        [me] Vyřazuješ hráče { $seat }. Role: { $role }.
        [other] { $by } vyřazuje hráče { $seat }. Role: { $role }.
       *[none] { $seat } vypadává ze hry. Role: { $role }.
     }
 }
dice-log-won = { $sideIs ->
    [law] Vyhrává zákon a pořádek: { $winners }.
    [outlaw] { $count ->
        [one] Vyhrává bandita: { $winners }.
       *[other] Vyhrávají bandité: { $winners }.
     }
    [zombies] Vyhrávají zombie: { $winners }.
    [survivors] Vyhrávají přeživší: { $winners }.
    [renegade] Vyhrává odpadlík: { $winners }.
    [deputy] Vyhrává pomocník šerifa: { $winners }.
   *[nobody] Nevyhrává nikdo.
 }
