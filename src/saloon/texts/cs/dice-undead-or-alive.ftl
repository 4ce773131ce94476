# Nemrtví nebo živí: postavy, karty a co se s nimi děje.

dice-character-belle-star = Belle Star
    .text = Po každém svém hodu smí změnit dynamit na kulomet, pokud jich neleží tři nebo víc.
dice-character-chuck-wengam = Chuck Wengam
    .text = Jednou za tah smí za jeden život otočit kostku na libovolnou stranu, pokud neleží tři dynamity.
dice-character-greg-digger = Greg Digger
    .text = Každou whisky smí použít dvakrát.
dice-character-herb-hunter = Herb Hunter
    .text = Kdokoli jiný ztratí v jeho tahu aspoň dva životy, bere si žeton zranění.
dice-character-pat-brennan = Pat Brennan
    .text = Na začátku tahu smí přesunout kartu zuřivosti od kteréhokoli hráče k jinému.
dice-character-pixie-pete = Pixie Pete
    .text = Místo jedné karty zuřivosti bere dvě, jednu si nechá a druhou zamíchá zpět.
dice-character-sam-the-healer = Sam the Healer
    .text = Kdykoli ve svém tahu začne souboj, smí určit hráče, který získá jeden život.
dice-character-sean-mallory = Sean Mallory
    .text = Jednou za svůj tah smí v souboji, který vyvolal, hodit kostkou znovu.
dice-character-zombie = Zombie
    .text = Hází třemi kostkami, nemá schopnost a nic ji nevyléčí.
dice-card-rage = Karta zuřivosti
    .text = Její symboly se přičtou k tvému příštímu hodu. Odkryje se na začátku tahu, na konci se odhodí.

## Co se děje

dice-log-rage-drawn = { $cardIs ->
    [rage] { $seatIs ->
        [me] Bereš si: { $card }.
       *[other] { $seat } si bere: { $card }.
     }
   *[other] { $seatIs ->
        [me] Bereš si kartu zuřivosti.
       *[other] { $seat } si bere kartu zuřivosti.
     }
 }
dice-log-rage-shuffled = Karty zuřivosti se míchají, v novém balíčku: { $count }.
dice-log-rage-revealed = { $seatIs ->
    [me] Ke kostkám se přičítá tvá zuřivost: { $cards }.
   *[other] Ke kostkám se přičítá zuřivost hráče { $seat }: { $cards }.
 }
dice-log-rage-discarded = { "" }
dice-log-rage-put-back = { $seatIs ->
    [me] Kartu zuřivosti mícháš zpět.
   *[other] { $seat } míchá kartu zuřivosti zpět.
 }
dice-log-rage-moved = { $giverIs ->
    [me] Tvá karta zuřivosti
    [self] { $seatIs ->
        [me] Tvá karta zuřivosti
       *[other] Karta zuřivosti hráče { $giver }
     }
   *[other] Karta zuřivosti hráče { $giver }
 } { $targetIs ->
    [me] jde k tobě.
    [self] { $seatIs ->
        [me] jde k tobě.
       *[other] jde k hráči { $target }.
     }
   *[other] jde k hráči { $target }.
 }
dice-log-token-taken = { $seatIs ->
    [me] Bereš si žeton zranění: { $token }.
   *[other] { $seat } si bere žeton zranění: { $token }.
 }
dice-log-token-spared = { $seatIs ->
    [me] Takové zranění už máš: { $token }.
   *[other] { $seat } už takové zranění má: { $token }.
 }
dice-log-tokens-returned = { $whyIs ->
    [whisky] { $seatIs ->
        [me] Whisky tě zbavuje zranění: { $tokens }.
       *[other] Whisky zbavuje hráče { $seat } zranění: { $tokens }.
     }
   *[other] { "" }
 }
dice-log-cancelled = { $seatIs ->
    [me] Tvé zranění ruší kostku: { $die }.
   *[other] Zranění hráče { $seat } ruší kostku: { $die }.
 }
dice-log-challenged = { $seatIs ->
    [me] Vyzýváš hráče { $target } na souboj!
   *[other] { $targetIs ->
        [me] { $seat } tě vyzývá na souboj!
       *[other] { $seat } vyzývá hráče { $target } na souboj!
     }
 }
dice-log-duel-rolled = { $seatIs ->
    [me] V souboji házíš: { $face }.
   *[other] V souboji hází { $seat }: { $face }.
 }
dice-log-duel-lost = { $seatIs ->
    [me] Souboj prohráváš.
   *[other] Souboj prohrává { $seat }.
 }
dice-log-die-changed = { $seatIs ->
    [me] Otáčíš kostku: předtím { $from }, teď { $to }{ dice-line-because }.
   *[other] { $seat } otáčí kostku: předtím { $from }, teď { $to }{ dice-line-because }.
 }
dice-log-hands = { $hands ->
    [0] Hrob mlčí ({ $seat }): žádné ruce, v tomto tahu mrtví nevstanou.
    [one] Z krchova se natahuje ruka ({ $seat }): celkem { $total }, živých { $living }.
    [few] Z krchova se natahují { $hands } ruce ({ $seat }): celkem { $total }, živých { $living }.
   *[other] Z krchova se natahuje { $hands } rukou ({ $seat }): celkem { $total }, živých { $living }.
 }
dice-log-bones-shuffled = { "" }
dice-log-outbreak = { $masterIs ->
    [none] Mrtví vstávají! Zombie: { $zombies }.
    [me] Mrtví vstávají a ty jsi jejich pán! Zombie: { $zombies }.
    [self] { $seatIs ->
        [me] Mrtví vstávají a ty jsi jejich pán! Zombie: { $zombies }.
       *[other] Mrtví vstávají! Pán zombií: { $master }. Zombie: { $zombies }.
     }
   *[other] Mrtví vstávají! Pán zombií: { $master }. Zombie: { $zombies }.
 }
dice-log-next-sheriff = { $whyIs ->
    [named] { $byIs ->
        [self] { $seatIs ->
            [me] Zůstáváš šerifem.
           *[other] { $seat } zůstává šerifem.
         }
        [me] Příštím šerifem jmenuješ hráče { $seat } a začínáš s jedním životem navíc.
       *[other] { $seatIs ->
            [me] { $by } tě jmenuje příštím šerifem a začíná s jedním životem navíc.
           *[other] { $by } jmenuje příštím šerifem hráče { $seat } a začíná s jedním životem navíc.
         }
     }
    [killer] { $seatIs ->
        [me] Šerif padl tvou rukou: hvězda je teď tvoje.
       *[other] { $seat } má šerifa na svědomí a nosí teď jeho hvězdu.
     }
   *[other] { $seatIs ->
        [me] Náhoda z tebe dělá příštího šerifa.
       *[other] Náhoda určuje příštího šerifa: { $seat }.
     }
 }
dice-log-next-character = { $whyIs ->
    [kept] { $seatIs ->
        [me] Necháváš si postavu { $character }.
       *[other] { $seat } si nechává postavu { $character }.
     }
   *[other] { $seatIs ->
        [me] Tvoje nová postava: { $character }.
       *[other] { $seat } má novou postavu: { $character }.
     }
 }

## Otázky a odpovědi

dice-ask-duel = { $amount ->
    [one] Koho vyzveš na souboj?
    [few] Koho vyzveš na souboj? Zbývají ti { $amount } kostky.
   *[other] Koho vyzveš na souboj? Zbývá ti { $amount } kostek.
 }
    .other = { $seat } si vybírá soupeře na souboj.
dice-ask-drop-token = { $about }: kterého žetonu zranění se zbavíš?
    .other = { $seat } se zbavuje žetonu zranění.
dice-ask-drink-again = { $about }: použiješ whisky ještě jednou?
    .other = { $seat } smí použít whisky dvakrát ({ $about }).
dice-ask-duel-heal = { $about }: získá někdo jeden život?
    .other = { $seat } smí někoho vyléčit ({ $about }).
dice-ask-duel-again = { $about }: hodíš v tomto souboji znovu?
    .other = { $seat } smí hodit znovu ({ $about }).
dice-ask-change-die = { $about }: změníš dynamit na kulomet?
    .other = { $seat } smí změnit kostku ({ $about }).
dice-ask-turn-die = { $about }: otočíš za jeden život kostku?
    .other = { $seat } smí otočit kostku ({ $about }).
dice-ask-move-rage = { $about }: čí kartu zuřivosti přesuneš?
    .other = { $seat } smí přesunout kartu zuřivosti ({ $about }).
dice-ask-give-rage = { $about }: komu tu kartu dáš?
    .other = { $seat } vybírá, kdo kartu zuřivosti dostane ({ $about }).
dice-ask-keep-rage = { $about }: kterou kartu zuřivosti si necháš?
    .other = { $seat } si vybírá kartu zuřivosti ({ $about }).
dice-ask-name-sheriff = Jako šerif přežíváš: kdo ponese hvězdu v této hře?
    .other = { $seat } jmenuje příštího šerifa.
dice-ask-pick-character = Minule to s tebou špatně dopadlo: vyber si postavu, nebo si ji vylosuj.
    .other = { $seat } si vybírá postavu.
dice-ask-keep-character = Přežití má výhody: necháš si postavu { $about }?
    .other = { $seat } se rozhoduje, zda si nechá postavu { $about }.

dice-do-challenge = { $seatIs ->
    [none] Vyzvat
   *[other] Vyzvat hráče { $seat }
 }
dice-do-drop = Odložit: { $detail }
dice-do-drink = Napít se znovu
dice-do-roll-again = Hodit znovu
dice-do-change = Změnit: { $dice }
dice-do-turn = { $die } otočit na: { $face }
dice-do-take = { $cardIs ->
    [none] { $seatIs ->
        [none] Vzít kartu
       *[other] Vzít kartu hráče { $seat }
     }
   *[other] Vzít svou kartu: { $card }
 }
dice-do-give = { $seatIs ->
    [none] Dát
    [me] Nechat si ji
   *[other] Dát ji hráči { $seat }
 }
dice-do-keep = { $cardIs ->
    [none] Nechat
   *[other] Nechat si: { $card }
 }
    .keep-character = Nechat si postavu
dice-do-name = { $seatIs ->
    [none] Jmenovat
    [me] Zůstat šerifem
   *[other] Jmenovat hráče { $seat }
 }
dice-do-pick = { $detail }
dice-do-draw = Vylosovat postavu

## Proč ne

dice-why-UA-MOD-02 = Modul Dívej se mi do očí potřebuje modul Dvě kulky stačí.
dice-why-UA-MOD-04 = Modul Nemrtvý nebo živý? je pro čtyři a víc hráčů.
dice-why-UA-DUEL-01 = Na souboj nejde vyzvat sebe.
dice-why-UA-DUEL-07 = Jeden souboj s tebou už v tomto tahu { $target } má za sebou.
dice-why-UA-WHISKY-04 = Takový žeton zranění před tebou neleží.
dice-why-UA-CHAR-01 = Na kulomet lze změnit jen dynamit, a jen dokud jich neleží tři.
dice-why-UA-CHAR-06 = Chuck Wengam otáčí kostku jednou za tah, a to na jinou její stranu.
dice-why-UA-CHAR-12 = Greg Digger smí každou whisky použít dvakrát.
dice-why-UA-CHAR-19 = Není tu žádná karta zuřivosti, kterou by šlo vzít.
dice-why-UA-CHAR-23 = { $target } karty zuřivosti mít nemůže.
dice-why-UA-CHAR-24 = Pixie Pete si nechává jednu ze dvou karet zuřivosti.
dice-why-UA-CHAR-26 = Sam the Healer smí někoho vyléčit, když začne souboj.
dice-why-UA-CHAR-29 = Sean Mallory smí jednou za svůj tah hodit v souboji znovu.
dice-why-UA-LEGACY-03 = Šerif, který přežil, jmenuje příštího.
dice-why-UA-LEGACY-05 = Tato postava mezi nepoužitými není.
dice-why-UA-LEGACY-06 = Kdo přežil, nechá si postavu, nebo si vylosuje jinou.
dice-why-UA-LEGACY-11 = { $character } se zamíchá zpět, až když si všichni vyberou.
