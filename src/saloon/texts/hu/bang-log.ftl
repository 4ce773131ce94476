# Mi történik, sorról sorra. Az üres szöveg magától értetődik.

## Mondatrészek

# Miért kap valaki lapot, ha az előző sor vagy a kör még nem mondta meg.
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
    [reward] { " " }(jutalom a banditáért)
    [elimination] { " " }(jutalom)
   *[other] { " " }({ $why })
 }

bang-line-cards = { $count ->
    [one] egy lapot
   *[other] { $count } lapot
 }

bang-line-card-as = { $asIs ->
    [none] { $card } lapot
   *[other] { $card } lapot { $as } lapként
 }

bang-line-life = { $amount } életet

bang-line-life-left = { $life ->
    [0] egy sem marad
   *[other] { $life } marad
 }

# Mi veszi el az életet, ha senki sem felelős érte, és az előző sor nem mondta meg.
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
    [me] Válaszod: { $card }{ bang-line-used-as }.
   *[other] { $seat } válasza: { $card }{ bang-line-used-as }.
 }

bang-line-used-as = { $asIs ->
    [none] { "" }
   *[other] { " " }({ $as } lapként)
 }

bang-line-discard-answers = { $seatIs ->
    [me] Válaszod: { $cards }.
   *[other] { $seat } válasza: { $cards }.
 }

bang-line-at = { $targetIs ->
    [none] { "" }
    [me] { $cardIs ->
        [tequila] { " " }neked
       *[other] { " " }ellened
     }
    [self] { $seatIs ->
        [me] { $cardIs ->
            [tequila] { " " }magadnak
           *[other] { " " }saját magad ellen
         }
       *[other] { $cardIs ->
            [tequila] { " " }magának
           *[other] { " " }saját maga ellen
         }
     }
   *[other] { $cardIs ->
        [tequila] { " " }{ $target } javára
       *[other] { " " }{ $target } ellen
     }
 }

bang-line-plays = { $seatIs ->
    [me] { bang-line-card-as } játszol ki{ bang-line-at }.
   *[other] { $seat } { bang-line-card-as } játszik ki{ bang-line-at }.
 }

bang-line-lays = { $targetIs ->
    [me] { $seat } eléd teszi: { $card }.
    [other] { $seatIs ->
        [me] { $target } elé teszed: { $card }.
       *[other] { $seat } leteszi { $target } elé: { $card }.
     }
   *[self] { $seatIs ->
        [me] Leteszed magad elé{ bang-line-instead }: { $card }.
       *[other] { $seat } leteszi maga elé{ bang-line-instead }: { $card }.
     }
 }

bang-line-instead = { $insteadIs ->
    [none] { "" }
   *[other] { ", " }{ $instead } helyére
 }

bang-line-uses = { $seatIs ->
    [me] { $card } lapot használsz{ bang-line-at }.
   *[other] { $seat } { $card } lapot használ{ bang-line-at }.
 }

bang-line-discards = { $seatIs ->
    [me] Eldobod: { $cards } ({ $why }).
   *[other] { $seat } eldobja: { $cards } ({ $why }).
 }

# What is discarded from in front of somebody was shot or torn away; from the hand it is the price.
bang-line-loses-or-discards = { $fromIs ->
    [play] { bang-line-loses }
   *[other] { bang-line-discards }
 }

bang-line-loses = { $seatIs ->
    [me] { $fromIs ->
        [hand] Elveszíted a kezedből: { $cards }.
       *[other] Elveszíted: { $cards }.
     }
   *[other] { $fromIs ->
        [hand] { $seat } elveszíti a kezéből: { $cards }.
       *[other] { $seat } elveszíti: { $cards }.
     }
 }

bang-line-tries = { $seatIs ->
    [me] Lapot csapsz fel ({ $for })
   *[other] { $seat } lapot csap fel ({ $for })
 }

bang-line-outcome = { $forIs ->
    [barrel] { $good ->
        [yes] Elvétve! lapnak számít
       *[no] nem segít
     }
    [jourdonnais] { $good ->
        [yes] Elvétve! lapnak számít
       *[no] nem segít
     }
    [jail] { $good ->
        [yes] { $seatIs ->
            [me] szabad vagy
           *[other] { $seat } szabad
         }
       *[no] { $seatIs ->
            [me] börtönben maradsz
           *[other] { $seat } börtönben marad
         }
     }
    [dynamite] { $good ->
        [yes] nem történik semmi
       *[no] balszerencse
     }
    [vendetta] { $good ->
        [yes] még egy kör jár
       *[no] nem jár több kör
     }
   *[other] { $good ->
        [yes] jó lap
       *[no] rossz lap
     }
 }

bang-line-guess = { $guessIs ->
    [red] piros
    [black] fekete
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }

bang-line-guesses = { $seatIs ->
    [me] A tipped { bang-line-guess }
   *[other] { $seat } tippje { bang-line-guess }
 }

# Mi gyógyít, ha az előző sor nem mondta meg.
bang-line-cure = { $whyIs ->
    [blood-brothers] { " " }({ $why })
    [hard-liquor] { " " }({ $why })
    [dough-badman] { " " }({ $why })
    [winifred] { " " }({ $why })
    [the-doctor] { " " }({ $why })
   *[other] { "" }
 }

## A játék menete

bang-log-dealt = { $sheriffIs ->
    [me] Te vagy a seriff, te kezdesz.
    [other] { $sheriff } a seriff, ő kezd.
   *[none] { $firstIs ->
        [me] Te kezdesz.
       *[other] { $first } kezd.
     }
 }
bang-log-role = { $seatIs ->
    [me] Szereped: { $role }.
   *[other] { $seat } szerepe: { $role }.
 }
bang-log-turn = { $seatIs ->
    [me] { $number }. kör: te
   *[other] { $number }. kör: { $seat }
 }
bang-log-skipped = { $seatIs ->
    [me] Kimaradsz ebből a körből.
   *[other] { $seat } kimarad ebből a körből.
 }
bang-log-reshuffled = Az eldobott lapokból új pakli lesz: { $count } lap.
bang-log-ended = { $sideIs ->
    [law] A seriff oldala győz: { $winners }.
    [outlaw] { $count ->
        [one] A bandita győz: { $winners }.
       *[other] A banditák győznek: { $winners }.
     }
    [renegade] A renegát győz: { $winners }.
    [grave-digger] A sírásó győz: { $winners }.
    [deputy] A helyettes győz: { $winners }.
    [last] Az utolsó játékban maradó győz: { $winners }.
   *[nobody] Senki sem győz.
 }
bang-log-event = { $nextIs ->
    [none] Új esemény: { $event }.
   *[other] Új esemény: { $event }. Utána: { $next }.
 }
bang-log-pack = A játék eseményei: { $pack }.

bang-log-came-back = { $seatIs ->
    [me] { $whyIs ->
        [shadow-gunslingers] Árnyékként visszatérsz, csak erre a körre.
        [dead-sheriffs-ghost] Szellemként újra az asztalnál ülsz ({ $why }).
        [ghost-town] Szellemként visszatérsz, csak erre a körre ({ $why }).
       *[other] Visszatérsz a játékba ({ $why }). Életek: { $life }.
     }
   *[other] { $whyIs ->
        [shadow-gunslingers] { $seat } árnyékként visszatér, csak erre a körre.
        [dead-sheriffs-ghost] { $seat } szellemként újra az asztalnál ül ({ $why }).
        [ghost-town] { $seat } szellemként visszatér, csak erre a körre ({ $why }).
       *[other] { $seat } visszatér a játékba ({ $why }). Életek: { $life }.
     }
 }
bang-log-left = { $whyIs ->
    [shadow-gunslingers] { $seatIs ->
        [me] Az árnyék eltűnik: a következő körödig kiestél.
       *[other] Az árnyék eltűnik: { $seat } a következő köréig kiesett.
     }
   *[other] { $seatIs ->
        [me] { $roleIs ->
            [none] A szellem távozik: megint kiestél a játékból.
           *[other] A szellem távozik: kiestél a játékból. Szereped: { $role }.
         }
       *[other] { $roleIs ->
            [none] A szellem távozik: { $seat } megint kiesett a játékból.
           *[other] A szellem távozik: { $seat } kiesett a játékból. Szerepe: { $role }.
         }
     }
 }
bang-log-faced = { $seatIs ->
    [me] { $why }: { $shots } lövés ellened, ahány lap a kezedben van.
   *[other] { $why }: { $shots } lövés { $seat } ellen, ahány lap a kezében van.
 }
bang-log-named-suit = { $seatIs ->
    [me] A választott színed: { $suit }. Ebben a körben más lapot nem játszhatsz ki.
   *[other] { $seat } választott színe: { $suit }. Ebben a körben más lap nem játszható ki.
 }
bang-log-new-identity = { $seatIs ->
    [me] Mostantól ez a személyiséged: { $character }. Életek: { $life }.
   *[other] { $seat } új személyisége: { $character }. Életek: { $life }.
 }
bang-log-borrowed = { $seatIs ->
    [me] Ebben a körben { $character } képességével játszol.
   *[other] { $seat } ebben a körben { $character } képességével játszik.
 }

## Felcsapások

bang-log-check = { $count ->
    [0] { bang-line-tries }.
   *[other] { bang-line-tries }: { $turned }.
 }
bang-log-checked = { $guessIs ->
    [none] { bang-line-checked }
   *[other] { $cardIs ->
        [none] { bang-line-guesses }, de nincs mit felfordítani.
       *[other] { bang-line-guesses }: { $cardRank }, { $good ->
            [yes] talált
           *[no] nem talált
         }.
     }
 }
bang-log-guessed = { bang-line-guesses }.
bang-line-checked = { $cardIs ->
    [none] { bang-line-tries }, de nincs mit felfordítani: { bang-line-outcome }.
   *[other] { $count ->
        [0] { $cardRank } dönt ({ $for }): { bang-line-outcome }.
        [one] { bang-line-tries }: { $cardRank }, { bang-line-outcome }.
       *[other] { bang-line-tries }: { $turned }. { $cardRank } dönt: { bang-line-outcome }.
     }
 }
bang-log-turned = A kínálatban: { $cards }.
bang-log-put-away = { "" }

## Lapok

bang-log-drew = { $whyIs ->
    [deal] { $cardIs ->
        [hidden] { "" }
       *[other] { $seatIs ->
            [me] Lapjaid: { $cards }.
           *[other] { $seat } lapjai: { $cards }.
         }
     }
   *[other] { $cardIs ->
        [hidden] { $seatIs ->
            [me] Húzol { bang-line-cards }{ bang-line-because }.
           *[other] { $seat } húz { bang-line-cards }{ bang-line-because }.
         }
       *[other] { $seatIs ->
            [me] Ezt húzod: { $cards }{ bang-line-because }.
           *[other] { $seat } ezt húzza: { $cards }{ bang-line-because }.
         }
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
        [me] Félreteszed: { $cards }.
       *[other] { $seat } félreteszi: { $cards }.
     }
    [duel] { bang-line-discard-answers }
    [indians] { bang-line-discard-answers }
    [excess] { $seatIs ->
        [me] Eldobod a fölösleget: { $cards }.
       *[other] { $seat } eldobja a fölösleget: { $cards }.
     }
    [eliminated] { $seatIs ->
        [me] Elveszíted az összes lapodat: { $cards }.
       *[other] { $seat } elveszíti az összes lapját: { $cards }.
     }
    [ghost-town] { $seatIs ->
        [me] Elveszíted az összes lapodat: { $cards }.
       *[other] { $seat } elveszíti az összes lapját: { $cards }.
     }
    [penalty] { $seatIs ->
        [me] A helyettes haláláért elveszíted az összes lapodat: { $cards }.
       *[other] { $seat } a helyettes haláláért elveszíti az összes lapját: { $cards }.
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
        [me] Megtartod: { $cards }.
       *[other] { $seat } megtartja: { $cards }.
     }
   *[other] { bang-line-takes }
 }
bang-line-takes = { $cardIs ->
    [hidden] { $seatIs ->
        [me] Elveszel { bang-line-cards } { bang-line-source }{ bang-line-because }.
       *[other] { $seat } elvesz { bang-line-cards } { bang-line-source }{ bang-line-because }.
     }
   *[other] { $seatIs ->
        [me] Elveszed { bang-line-source }: { $cards }{ bang-line-because }.
       *[other] { $seat } elveszi { bang-line-source }: { $cards }{ bang-line-because }.
     }
 }
bang-line-source = { $store ->
    [yes] a kínálatból
   *[no] { $pile ->
        [yes] az eldobott lapok közül
       *[no] { $in_play ->
            [yes] { $fromIs ->
                [me] előled
                [self] { $seatIs ->
                    [me] magad elől
                   *[other] maga elől
                 }
               *[other] { $from } elől
             }
           *[no] { $fromIs ->
                [me] a kezedből
               *[other] { $from } kezéből
             }
         }
     }
 }
bang-log-gave = { $cardIs ->
    [hidden] { $toIs ->
        [me] { $seat } ad neked egy lapot{ bang-line-because }.
       *[other] { $seat } ad egy lapot { $to } játékosnak{ bang-line-because }.
     }
   *[other] { $seatIs ->
        [me] Ezt adod { $to } játékosnak: { $card }{ bang-line-because }.
       *[other] { $toIs ->
            [me] { $seat } ezt adja neked: { $card }{ bang-line-because }.
           *[other] { $seat } ezt adja { $to } játékosnak: { $card }{ bang-line-because }.
         }
     }
 }
bang-log-took-back = { $seatIs ->
    [me] Visszaveszed, mert kevés: { $card }.
   *[other] { $seat } visszaveszi, mert kevés: { $card }.
 }
bang-log-put-back = { $whyIs ->
    [abandoned-mine] { $cardIs ->
        [hidden] { $seatIs ->
            [me] Lefordítva a paklira dobsz { bang-line-cards } ({ $why }).
           *[other] { $seat } lefordítva a paklira dob { bang-line-cards } ({ $why }).
         }
       *[other] { $seatIs ->
            [me] Lefordítva a paklira dobod: { $cards } ({ $why }).
           *[other] { $seat } lefordítva a paklira dobja: { $cards } ({ $why }).
         }
     }
   *[other] { bang-line-puts-back }
 }
bang-log-proved = { $seatIs ->
    [me] Megmutatod, melyik lap volt az: { $card }.
   *[other] { $seat } megmutatja, melyik lap volt az: { $card }.
 }
bang-log-aimed = { $seatIs ->
    [me] { $targetIs ->
        [self] A saját lapodra lősz: { $card } ({ $why }).
       *[other] Lövésed { $target } lapja ellen: { $card } ({ $why }).
     }
   *[other] { $targetIs ->
        [me] { $seat } a te lapodra lő: { $card } ({ $why }).
        [self] { $seat } a saját lapjára lő: { $card } ({ $why }).
       *[other] { $seat } lövése { $target } lapja ellen: { $card } ({ $why }).
     }
 }
bang-log-sniped = { $seatIs ->
    [me] Pontos lövésed { $target } ellen: két Elvétve! hatás kell ({ $why }).
   *[other] { $targetIs ->
        [me] { $seat } pontos lövése ellened: két Elvétve! hatás kell ({ $why }).
       *[other] { $seat } pontos lövése { $target } ellen: két Elvétve! hatás kell ({ $why }).
     }
 }
bang-line-puts-back = { $cardIs ->
    [hidden] { $seatIs ->
        [me] Visszateszel { bang-line-cards } a paklira{ bang-line-because }.
       *[other] { $seat } visszatesz { bang-line-cards } a paklira{ bang-line-because }.
     }
   *[other] { $seatIs ->
        [me] Visszateszed a paklira: { $cards }{ bang-line-because }.
       *[other] { $seat } visszateszi a paklira: { $cards }{ bang-line-because }.
     }
 }
bang-log-showed = { $seatIs ->
    [me] Megmutatod a második lapot: { $card }{ bang-line-because }.
   *[other] { $seat } megmutatja a második lapot: { $card }{ bang-line-because }.
 }
bang-log-copied = { $seatIs ->
    [me] Mostantól { $character } képességével játszol.
   *[other] { $seat } mostantól { $character } képességével játszik.
 }
bang-log-passed = { $toIs ->
    [me] { $card } továbbmegy, eléd kerül.
   *[other] { $card } továbbmegy, { $to } elé kerül.
 }
bang-log-exploded = { $seatIs ->
    [me] { $card } felrobban előtted!
   *[other] { $card } felrobban { $seat } előtt!
 }
bang-log-stick = { $seatIs ->
    [me] Hozzád kerül a dinamitrúd.
   *[other] { $seat } megkapja a dinamitrudat.
 }
bang-log-stick-dynamite = { $toIs ->
    [me] Előkerül: { $card }. Eléd kerül.
   *[other] Előkerül: { $card }. { $to } elé kerül.
 }
bang-log-shuffled-in = { $card } visszakerül a pakliba, és újra megkeverik.

## Élet

bang-log-wounded = { $withIs ->
    [none] { $seatIs ->
        [me] { bang-line-life } veszítesz{ bang-line-harm }: { bang-line-life-left }.
       *[other] { $seat } { bang-line-life } veszít{ bang-line-harm }: { bang-line-life-left }.
     }
   *[other] { $seatIs ->
        [me] { $with } megmenti az életedet: { $life } élet marad.
       *[other] { $with } megmenti { $seat } életét: { $life } élet marad.
     }
 }
bang-log-healed = { $amount ->
    [0] { $whyIs ->
        [saloon] { "" }
       *[other] { $seatIs ->
            [me] Minden életed megvan: nincs hatás.
           *[other] { $seat } minden élete megvan: nincs hatás.
         }
     }
   *[other] { $seatIs ->
        [me] Visszanyersz { bang-line-life }{ bang-line-cure }: most { $life } van.
       *[other] { $seat } visszanyer { bang-line-life }{ bang-line-cure }: most { $life } van.
     }
 }
bang-log-rescued = { $seatIs ->
    [me] { $with } megmenti az életedet.
   *[other] { $with } megmenti { $seat } életét.
 }
bang-log-eliminated = { $seatIs ->
    [me] { $byIs ->
        [other] { $by } kiejt téged. Szereped: { $role }.
       *[none] Kiesel a játékból. Szereped: { $role }.
     }
   *[other] { $byIs ->
        [me] Kiejted { $seat } játékost. Szerepe: { $role }.
        [other] { $by } kiejti { $seat } játékost. Szerepe: { $role }.
       *[none] { $seat } kiesik a játékból. Szerepe: { $role }.
     }
 }
