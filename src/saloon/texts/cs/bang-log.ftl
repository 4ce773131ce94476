# Co se děje, řádek po řádku. Prázdný text se rozumí sám sebou.

## Části vět

# Proč někdo dostává kartu, pokud to neřekl předchozí řádek nebo tah.
bang-line-because = { $whyIs ->
    [none] { "" }
    [phase-1] { "" }
    [panic] { "" }
    [general-store] { "" }
    [stagecoach] { "" }
    [wells-fargo] { "" }
    [dodge] { "" }
    [bible] { "" }
    [derringer] { "" }
    [pony-express] { "" }
    [rag-time] { "" }
    [conestoga] { "" }
    [reward] { " " }(odměna za banditu)
    [elimination] { " " }(odměna)
   *[other] { " " }({ $why })
 }

bang-line-cards = { $cardIs ->
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

bang-line-card = { $cardIs ->
    [hidden] kartu
   *[other] kartu { $card }
 }

bang-line-card-as = { $asIs ->
    [none] { $card }
   *[other] { $card } jako { $as }
 }

bang-line-life = { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
 }

bang-line-life-left = { $life ->
    [0] nezbývá žádný
    [one] zbývá { $life }
    [few] zbývají { $life }
   *[other] zbývá { $life }
 }

bang-line-lives-left = { $life ->
    [one] zbývá { $life } život
    [few] zbývají { $life } životy
   *[other] zbývá { $life } životů
 }

# Co stojí život, když za to nikdo nemůže a předchozí řádek to neřekl.
bang-line-harm = { $byIs ->
    [none] { $cardIs ->
        [none] { "" }
        [duel] { "" }
        [dynamite] { "" }
       *[other] { " " }({ $card })
     }
   *[other] { "" }
 }

bang-line-answers = { $seatIs ->
    [me] Odpovídáš kartou { bang-line-card-as }.
   *[other] { $seat } odpovídá kartou { bang-line-card-as }.
 }

bang-line-discard-answers = { $seatIs ->
    [me] Odpovídáš kartou { $cards }.
   *[other] { $seat } odpovídá kartou { $cards }.
 }

bang-line-at = { $targetIs ->
    [none] { "" }
    [me] { " " }na tebe
    [self] { " " }na sebe
   *[other] { " " }na hráče { $target }
 }

bang-line-plays = { $seatIs ->
    [me] Hraješ kartu { bang-line-card-as }{ bang-line-at }.
   *[other] { $seat } hraje kartu { bang-line-card-as }{ bang-line-at }.
 }

bang-line-lays = { $targetIs ->
    [me] { $seat } vykládá kartu { $card } před tebe.
    [other] { $seatIs ->
        [me] Vykládáš kartu { $card } před hráče { $target }.
       *[other] { $seat } vykládá kartu { $card } před hráče { $target }.
     }
   *[self] { $seatIs ->
        [me] Vykládáš kartu { $card }{ bang-line-instead }.
       *[other] { $seat } vykládá kartu { $card }{ bang-line-instead }.
     }
 }

bang-line-instead = { $insteadIs ->
    [none] { "" }
   *[other] { " " }místo karty { $instead }
 }

bang-line-uses = { $seatIs ->
    [me] Používáš kartu { $card }{ bang-line-at }.
   *[other] { $seat } používá kartu { $card }{ bang-line-at }.
 }

bang-line-loses = { $seatIs ->
    [me] Přicházíš o { bang-line-cards }{ bang-line-from-hand }.
   *[other] { $seat } přichází o { bang-line-cards }{ bang-line-from-hand }.
 }

bang-line-discards = { $seatIs ->
    [me] Odhazuješ { bang-line-cards } ({ $why }).
   *[other] { $seat } odhazuje { bang-line-cards } ({ $why }).
 }

# What is discarded from in front of somebody was shot or torn away; from the hand it is the price.
bang-line-loses-or-discards = { $fromIs ->
    [play] { bang-line-loses }
   *[other] { bang-line-discards }
 }

bang-line-from-hand = { $fromIs ->
    [hand] { " " }z ruky
   *[other] { "" }
 }

bang-line-tries = { $seatIs ->
    [me] Snímáš ({ $for })
   *[other] { $seat } snímá ({ $for })
 }

bang-line-outcome = { $forIs ->
    [barrel] { $good ->
        [yes] platí jako Vedle!
       *[no] nepomůže
     }
    [jourdonnais] { $good ->
        [yes] platí jako Vedle!
       *[no] nepomůže
     }
    [jail] { $good ->
        [yes] { $seatIs ->
            [me] jsi na svobodě
           *[other] { $seat } je na svobodě
         }
       *[no] { $seatIs ->
            [me] zůstáváš ve vězení
           *[other] { $seat } zůstává ve vězení
         }
     }
    [dynamite] { $good ->
        [yes] nic se neděje
       *[no] smůla
     }
    [vendetta] { $good ->
        [yes] následuje další tah
       *[no] další tah nebude
     }
   *[other] { $good ->
        [yes] dobrá karta
       *[no] špatná karta
     }
 }

bang-line-guess = { $guessIs ->
    [red] červenou
    [black] černou
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }

bang-line-guesses = { $seatIs ->
    [me] Hádáš { bang-line-guess }
   *[other] { $seat } hádá { bang-line-guess }
 }

# Co léčí, pokud to neřekl předchozí řádek.
bang-line-cure = { $whyIs ->
    [blood-brothers] { " " }({ $why })
    [hard-liquor] { " " }({ $why })
    [dough-badman] { " " }({ $why })
    [winifred] { " " }({ $why })
    [the-doctor] { " " }({ $why })
   *[other] { "" }
 }

## Průběh hry

bang-log-dealt = { $sheriffIs ->
    [me] Jsi šerif a začínáš.
    [other] { $sheriff } je šerif a začíná.
   *[none] { $firstIs ->
        [me] Začínáš.
       *[other] Začíná { $first }.
     }
 }
bang-log-role = { $seatIs ->
    [me] Tvá role: { $role }.
   *[other] { $seat } má roli { $role }.
 }
bang-log-turn = { $seatIs ->
    [me] Tah { $number }: ty
   *[other] Tah { $number }: { $seat }
 }
bang-log-skipped = { $seatIs ->
    [me] Přicházíš o tento tah.
   *[other] { $seat } přichází o tento tah.
 }
bang-log-reshuffled = { $count ->
    [one] Odhazovací hromádka se zamíchá: nový balíček má { $count } kartu.
    [few] Odhazovací hromádka se zamíchá: nový balíček má { $count } karty.
   *[other] Odhazovací hromádka se zamíchá: nový balíček má { $count } karet.
 }
bang-log-ended = { $sideIs ->
    [law] Vyhrává strana šerifa: { $winners }.
    [outlaw] { $count ->
        [one] Vyhrává bandita: { $winners }.
       *[other] Vyhrávají bandité: { $winners }.
     }
    [renegade] Vyhrává odpadlík: { $winners }.
    [grave-digger] Vyhrává hrobník: { $winners }.
    [deputy] Vyhrává pomocník šerifa: { $winners }.
    [last] Vyhrává poslední ve hře: { $winners }.
   *[nobody] Nevyhrává nikdo.
 }
bang-log-event = { $nextIs ->
    [none] Nová událost: { $event }.
   *[other] Nová událost: { $event }. Příště: { $next }.
 }
bang-log-pack = Události této hry: { $pack }.

bang-log-came-back = { $seatIs ->
    [me] { $whyIs ->
        [shadow-gunslingers] Vracíš se jako stín, jen na tento tah.
        [dead-sheriffs-ghost] Zase sedíš u stolu, jako duch ({ $why }).
        [ghost-town] Vracíš se jako duch, jen na tento tah ({ $why }).
       *[other] Vracíš se do hry ({ $why }). Životy: { $life }.
     }
   *[other] { $whyIs ->
        [shadow-gunslingers] { $seat } se vrací jako stín, jen na tento tah.
        [dead-sheriffs-ghost] { $seat } zase sedí u stolu, jako duch ({ $why }).
        [ghost-town] { $seat } se vrací jako duch, jen na tento tah ({ $why }).
       *[other] { $seat } se vrací do hry ({ $why }). Životy: { $life }.
     }
 }
bang-log-left = { $whyIs ->
    [shadow-gunslingers] { $seatIs ->
        [me] Stín mizí: až do svého příštího tahu jsi mimo hru.
       *[other] Stín mizí: { $seat } je až do příštího tahu mimo hru.
     }
   *[other] { $seatIs ->
        [me] { $roleIs ->
            [none] Duch odchází: jsi zase mimo hru.
           *[other] Duch odchází: jsi mimo hru. Tvá role: { $role }.
         }
       *[other] { $roleIs ->
            [none] Duch odchází: { $seat } je zase mimo hru.
           *[other] Duch odchází: { $seat } je mimo hru. Role: { $role }.
         }
     }
 }
bang-log-faced = { $seatIs ->
    [me] { $why }: { $shots ->
        [one] míří na tebe 1 výstřel, za kartu v ruce.
        [few] míří na tebe { $shots } výstřely, za každou kartu v ruce jeden.
       *[other] míří na tebe { $shots } výstřelů, za každou kartu v ruce jeden.
     }
   *[other] { $why }: { $shots ->
        [one] na hráče { $seat } míří 1 výstřel, za kartu v ruce.
        [few] na hráče { $seat } míří { $shots } výstřely, za každou kartu v ruce jeden.
       *[other] na hráče { $seat } míří { $shots } výstřelů, za každou kartu v ruce jeden.
     }
 }
bang-log-named-suit = { $seatIs ->
    [me] Volíš barvu { $suit }: jiné karty v tomto tahu hrát nelze.
   *[other] { $seat } volí barvu { $suit }: jiné karty v tomto tahu hrát nelze.
 }
bang-log-new-identity = { $seatIs ->
    [me] Odteď je tvou postavou { $character }. Životy: { $life }.
   *[other] { $seat } má odteď postavu { $character }. Životy: { $life }.
 }
bang-log-borrowed = { $seatIs ->
    [me] V tomto tahu máš schopnost postavy { $character }.
   *[other] { $seat } má v tomto tahu schopnost postavy { $character }.
 }

## Snímání

bang-log-check = { $count ->
    [0] { bang-line-tries }.
   *[other] { bang-line-tries }: { $turned }.
 }
bang-log-checked = { $guessIs ->
    [none] { bang-line-checked }
   *[other] { $cardIs ->
        [none] { bang-line-guesses }, ale není co otočit.
       *[other] { bang-line-guesses }: { $cardRank }, { $good ->
            [yes] správně
           *[no] špatně
         }.
     }
 }
bang-log-guessed = { bang-line-guesses }.
bang-line-checked = { $cardIs ->
    [none] { bang-line-tries }, ale není co otočit: { bang-line-outcome }.
   *[other] { $count ->
        [0] Rozhoduje { $cardRank } ({ $for }): { bang-line-outcome }.
        [one] { bang-line-tries }: { $cardRank }, { bang-line-outcome }.
       *[other] { bang-line-tries }: { $turned }. Rozhoduje { $cardRank }: { bang-line-outcome }.
     }
 }
bang-log-turned = V nabídce: { $cards }.
bang-log-put-away = { "" }

## Karty

bang-log-drew = { $whyIs ->
    [deal] { $cardIs ->
        [hidden] { "" }
       *[other] { $seatIs ->
            [me] Dostáváš { bang-line-cards }.
           *[other] { $seat } dostává { bang-line-cards }.
         }
     }
   *[other] { $seatIs ->
        [me] Dobíráš si { bang-line-cards }{ bang-line-because }.
       *[other] { $seat } si dobírá { bang-line-cards }{ bang-line-because }.
     }
 }
bang-log-played = { $toIs ->
    [play] { bang-line-lays }
   *[pile] { $asIs ->
        [missed] { bang-line-answers }
        [none] { $cardIs ->
            [missed] { bang-line-answers }
            [dodge] { bang-line-answers }
           *[other] { bang-line-plays }
         }
       *[other] { bang-line-plays }
     }
 }
bang-log-used = { $cardIs ->
    [bible] { bang-line-answers }
    [iron-plate] { bang-line-answers }
    [sombrero] { bang-line-answers }
    [ten-gallon-hat] { bang-line-answers }
   *[other] { bang-line-uses }
 }
bang-log-discarded = { $whyIs ->
    [none] { $seatIs ->
        [me] Odkládáš { bang-line-cards }.
       *[other] { $seat } odkládá { bang-line-cards }.
     }
    [duel] { bang-line-discard-answers }
    [indians] { bang-line-discard-answers }
    [excess] { $seatIs ->
        [me] Odhazuješ { bang-line-cards } nad limit.
       *[other] { $seat } odhazuje { bang-line-cards } nad limit.
     }
    [eliminated] { $seatIs ->
        [me] Přicházíš o všechny karty: { $cards }.
       *[other] { $seat } přichází o všechny karty: { $cards }.
     }
    [ghost-town] { $seatIs ->
        [me] Přicházíš o všechny karty: { $cards }.
       *[other] { $seat } přichází o všechny karty: { $cards }.
     }
    [penalty] { $seatIs ->
        [me] Za smrt pomocníka přicházíš o všechny karty: { $cards }.
       *[other] { $seat } za smrt pomocníka přichází o všechny karty: { $cards }.
     }
    [cat-balou] { bang-line-loses }
    [can-can] { bang-line-loses }
    [conestoga] { bang-line-loses }
    [johnny-kisch] { bang-line-loses }
    [ricochet] { bang-line-loses-or-discards }
    [brawl] { bang-line-loses-or-discards }
   *[other] { bang-line-discards }
 }
bang-log-took = { $whyIs ->
    [peyote] { $seatIs ->
        [me] Necháváš si { bang-line-cards }.
       *[other] { $seat } si nechává { bang-line-cards }.
     }
   *[other] { $seatIs ->
        [me] Bereš si { bang-line-cards } { bang-line-source }{ bang-line-because }.
       *[other] { $seat } si bere { bang-line-cards } { bang-line-source }{ bang-line-because }.
     }
 }
bang-line-source = { $store ->
    [yes] z nabídky
   *[no] { $pile ->
        [yes] z odhazovací hromádky
       *[no] { $in_play ->
            [yes] { $fromIs ->
                [me] z tvých vyložených karet
                [self] ze svých vyložených karet
               *[other] z vyložených karet hráče { $from }
             }
           *[no] { $fromIs ->
                [me] z tvé ruky
               *[other] z ruky hráče { $from }
             }
         }
     }
 }
bang-log-gave = { $seatIs ->
    [me] Dáváš { bang-line-card } hráči { $to }{ bang-line-because }.
   *[other] { $toIs ->
        [me] { $seat } ti dává { bang-line-card }{ bang-line-because }.
       *[other] { $seat } dává { bang-line-card } hráči { $to }{ bang-line-because }.
     }
 }
bang-log-took-back = { $seatIs ->
    [me] Bereš si zpět kartu { $card }: nestačila.
   *[other] { $seat } si bere zpět kartu { $card }: nestačila.
 }
bang-log-put-back = { $whyIs ->
    [abandoned-mine] { $seatIs ->
        [me] Odhazuješ { bang-line-cards } lícem dolů na balíček ({ $why }).
       *[other] { $seat } odhazuje { bang-line-cards } lícem dolů na balíček ({ $why }).
     }
   *[other] { $seatIs ->
        [me] Vracíš { bang-line-cards } na balíček{ bang-line-because }.
       *[other] { $seat } vrací { bang-line-cards } na balíček{ bang-line-because }.
     }
 }
bang-log-proved = { $seatIs ->
    [me] Ukazuješ, která karta to byla: { $card }.
   *[other] { $seat } ukazuje, která karta to byla: { $card }.
 }
bang-log-aimed = { $seatIs ->
    [me] { $targetIs ->
        [self] Střílíš na vlastní kartu { $card } ({ $why }).
       *[other] Střílíš na kartu { $card } hráče { $target } ({ $why }).
     }
   *[other] { $targetIs ->
        [me] { $seat } střílí na tvou kartu { $card } ({ $why }).
        [self] { $seat } střílí na vlastní kartu { $card } ({ $why }).
       *[other] { $seat } střílí na kartu { $card } hráče { $target } ({ $why }).
     }
 }
bang-log-sniped = { $seatIs ->
    [me] Pečlivě míříš na hráče { $target }: jsou potřeba dva efekty Vedle! ({ $why }).
   *[other] { $targetIs ->
        [me] { $seat } na tebe pečlivě míří: jsou potřeba dva efekty Vedle! ({ $why }).
       *[other] { $seat } pečlivě míří na hráče { $target }: jsou potřeba dva efekty Vedle! ({ $why }).
     }
 }
bang-log-showed = { $seatIs ->
    [me] Ukazuješ druhou kartu: { $card }{ bang-line-because }.
   *[other] { $seat } ukazuje druhou kartu: { $card }{ bang-line-because }.
 }
bang-log-copied = { $seatIs ->
    [me] Teď máš schopnost postavy { $character }.
   *[other] { $seat } má teď schopnost postavy { $character }.
 }
bang-log-passed = { $toIs ->
    [me] { $card } putuje k tobě.
   *[other] { $card } putuje dál k hráči { $to }.
 }
bang-log-exploded = { $seatIs ->
    [me] { $card } před tebou vybuchuje!
   *[other] { $card } vybuchuje před hráčem { $seat }!
 }
bang-log-stick = { $seatIs ->
    [me] Bereš si dynamitovou patronu.
   *[other] { $seat } si bere dynamitovou patronu.
 }
bang-log-stick-dynamite = { $toIs ->
    [me] Objevuje se { $card } a jde k tobě.
   *[other] Objevuje se { $card } a dostává ho { $to }.
 }
bang-log-shuffled-in = { $card } se zamíchá zpět do balíčku.

## Životy

bang-log-wounded = { $withIs ->
    [none] { $seatIs ->
        [me] Ztrácíš { bang-line-life }{ bang-line-harm }: { bang-line-life-left }.
       *[other] { $seat } ztrácí { bang-line-life }{ bang-line-harm }: { bang-line-life-left }.
     }
   *[other] { $seatIs ->
        [me] Zachraňuje tě { $with }: { bang-line-lives-left }.
       *[other] { $with } zachraňuje hráče { $seat }: { bang-line-lives-left }.
     }
 }
bang-log-healed = { $amount ->
    [0] { $whyIs ->
        [saloon] { "" }
       *[other] { $seatIs ->
            [me] Máš plný počet životů: bez účinku.
           *[other] { $seat } má plný počet životů: bez účinku.
         }
     }
   *[other] { $seatIs ->
        [me] Léčíš si { bang-line-life }{ bang-line-cure }: teď máš { $life }.
       *[other] { $seat } si léčí { bang-line-life }{ bang-line-cure }: teď má { $life }.
     }
 }
bang-log-rescued = { $seatIs ->
    [me] Zachraňuje tě { $with }.
   *[other] { $with } zachraňuje hráče { $seat }.
 }
bang-log-eliminated = { $seatIs ->
    [me] { $byIs ->
        [other] { $by } tě vyřazuje ze hry. Tvá role: { $role }.
       *[none] Vypadáváš ze hry. Tvá role: { $role }.
     }
   *[other] { $byIs ->
        [me] Vyřazuješ hráče { $seat }. Role: { $role }.
        [other] { $by } vyřazuje hráče { $seat }. Role: { $role }.
       *[none] { $seat } vypadává ze hry. Role: { $role }.
     }
 }
