# Élőhalottak: személyiségek, lapok, és mi történik velük.

dice-character-belle-star = Belle Star
    .text = Minden dobása után egy dinamitot gatlingra változtathat, ha nincs belőle legalább három.
dice-character-chuck-wengam = Chuck Wengam
    .text = Körönként egyszer egy életpontért bármely oldalára fordíthat egy kockát, ha nincs három dinamit.
dice-character-greg-digger = Greg Digger
    .text = Minden whiskyt kétszer használhat.
dice-character-herb-hunter = Herb Hunter
    .text = Ha az ő körében más legalább két életpontot veszít, az sebjelzőt kap.
dice-character-pat-brennan = Pat Brennan
    .text = A köre elején egy dühlapot bármely játékostól egy másikhoz tehet át.
dice-character-pixie-pete = Pixie Pete
    .text = Egy dühlap helyett kettőt húz, egyet megtart, a másikat visszakeveri.
dice-character-sam-the-healer = Sam the Healer
    .text = Valahányszor a körében párbajt kezd, valakinek visszaadhat egy életpontot.
dice-character-sean-mallory = Sean Mallory
    .text = A körében egyszer újradobhat egy párbajban, amelyet ő kezdett.
dice-character-zombie = Zombi
    .text = Három kockával dob, nincs képessége, és semmi sem gyógyítja.
dice-card-rage = Dühlap
    .text = A jelei a következő dobásodhoz számítanak. A köröd elején felfordul, a végén eltűnik.

## Mi történik

dice-log-rage-drawn = { $cardIs ->
    [rage] { $seatIs ->
        [me] Húzott lapod: { $card }.
       *[other] { $seat } húzott lapja: { $card }.
     }
   *[other] { $seatIs ->
        [me] Dühlapot húzol.
       *[other] { $seat } dühlapot húz.
     }
 }
dice-log-rage-shuffled = A dühlapok keverése: az új pakli { $count } lap.
dice-log-rage-revealed = { $seatIs ->
    [me] A dühöd a kockákhoz számít: { $cards }.
   *[other] { $seat } dühe a kockákhoz számít: { $cards }.
 }
dice-log-rage-discarded = { "" }
dice-log-rage-put-back = { $seatIs ->
    [me] Visszakeversz egy dühlapot.
   *[other] { $seat } visszakever egy dühlapot.
 }
dice-log-rage-moved = { $giverIs ->
    [me] Egy dühlapod
    [self] { $seatIs ->
        [me] Egy dühlapod
       *[other] { $giver } egy dühlapja
     }
   *[other] { $giver } egy dühlapja
 } { $targetIs ->
    [me] hozzád kerül.
    [self] { $seatIs ->
        [me] hozzád kerül.
       *[other] ide kerül: { $target }.
     }
   *[other] ide kerül: { $target }.
 }
dice-log-token-taken = { $seatIs ->
    [me] Sebjelzőt kapsz: { $token }.
   *[other] { $seat } sebjelzőt kap: { $token }.
 }
dice-log-token-spared = { $seatIs ->
    [me] Ilyen sebed már van: { $token }.
   *[other] { $seat } sebei közt már van ilyen: { $token }.
 }
dice-log-tokens-returned = { $whyIs ->
    [whisky] { $seatIs ->
        [me] A whisky leveszi egy sebedet: { $tokens }.
       *[other] A whisky leveszi { $seat } egy sebét: { $tokens }.
     }
   *[other] { "" }
 }
dice-log-cancelled = { $seatIs ->
    [me] Egy sebed érvénytelenít egy kockát: { $die }.
   *[other] { $seat } sebe érvénytelenít egy kockát: { $die }.
 }
dice-log-challenged = { $seatIs ->
    [me] Párbajra hívod: { $target }!
   *[other] { $targetIs ->
        [me] { $seat } párbajra hív téged!
       *[other] { $seat } párbajra hívja: { $target }!
     }
 }
dice-log-duel-rolled = { $seatIs ->
    [me] Dobásod a párbajban: { $face }.
   *[other] { $seat } dobása a párbajban: { $face }.
 }
dice-log-duel-lost = { $seatIs ->
    [me] Elveszíted a párbajt.
   *[other] { $seat } elveszíti a párbajt.
 }
dice-log-die-changed = { $seatIs ->
    [me] Átfordítasz egy kockát: { $from } helyett { $to }{ dice-line-because }.
   *[other] { $seat } átfordít egy kockát: { $from } helyett { $to }{ dice-line-because }.
 }
dice-log-hands = { $hands ->
    [0] A sír csendes ({ $seat }): egy kéz sem, ebben a körben nem kelnek fel a holtak.
   *[other] { $hands } kéz nyúl ki a temetőből ({ $seat }): összesen { $total }, élők: { $living }.
 }
dice-log-bones-shuffled = { "" }
dice-log-outbreak = { $masterIs ->
    [none] Felkelnek a holtak! Zombik: { $zombies }.
    [me] Felkelnek a holtak, és te vagy a zombimester! Zombik: { $zombies }.
    [self] { $seatIs ->
        [me] Felkelnek a holtak, és te vagy a zombimester! Zombik: { $zombies }.
       *[other] Felkelnek a holtak! Zombimester: { $master }. Zombik: { $zombies }.
     }
   *[other] Felkelnek a holtak! Zombimester: { $master }. Zombik: { $zombies }.
 }
dice-log-next-sheriff = { $whyIs ->
    [named] { $byIs ->
        [self] { $seatIs ->
            [me] Te maradsz a seriff.
           *[other] { $seat } marad a seriff.
         }
        [me] Seriffnek nevezed ki: { $seat }. Te egy életponttal többel kezdesz.
       *[other] { $seatIs ->
            [me] { $by } téged nevez ki seriffnek, és egy életponttal többel kezd.
           *[other] { $by } seriffnek nevezi ki: { $seat }, és egy életponttal többel kezd.
         }
     }
    [killer] { $seatIs ->
        [me] Te ölted meg a seriffet: mostantól tiéd a csillag.
       *[other] { $seat } ölte meg a seriffet: mostantól övé a csillag.
     }
   *[other] { $seatIs ->
        [me] A véletlen téged tesz meg seriffnek.
       *[other] A véletlen választ seriffet: { $seat }.
     }
 }
dice-log-next-character = { $whyIs ->
    [kept] { $seatIs ->
        [me] Megtartod a személyiségedet: { $character }.
       *[other] { $seat } megtartja a személyiségét: { $character }.
     }
   *[other] { $seatIs ->
        [me] Új személyiséged: { $character }.
       *[other] { $seat } új személyisége: { $character }.
     }
 }

## Kérdések és válaszok

dice-ask-duel = { $amount ->
    [one] Kit hívsz párbajra?
   *[other] Kit hívsz párbajra? Még { $amount } kocka vár gazdára.
 }
    .other = { $seat } ellenfelet választ a párbajhoz.
dice-ask-drop-token = { $about }: melyik sebjelzőtől szabadulsz meg?
    .other = { $seat } megszabadul egy sebjelzőtől.
dice-ask-drink-again = { $about }: másodszor is használod a whiskyt?
    .other = { $seat } kétszer használhatja a whiskyt ({ $about }).
dice-ask-duel-heal = { $about }: nyerjen vissza valaki egy életpontot?
    .other = { $seat } meggyógyíthat valakit ({ $about }).
dice-ask-duel-again = { $about }: újradobod a kockát ebben a párbajban?
    .other = { $seat } újradobhatja a kockát ({ $about }).
dice-ask-change-die = { $about }: gatlingra változtatsz egy dinamitot?
    .other = { $seat } megváltoztathat egy kockát ({ $about }).
dice-ask-turn-die = { $about }: egy életpontért átfordítasz egy kockát?
    .other = { $seat } átfordíthat egy kockát ({ $about }).
dice-ask-move-rage = { $about }: kinek a dühlapját teszed át?
    .other = { $seat } áttehet egy dühlapot ({ $about }).
dice-ask-give-rage = { $about }: kihez kerüljön a lap?
    .other = { $seat } eldönti, kié lesz a dühlap ({ $about }).
dice-ask-keep-rage = { $about }: melyik dühlapot tartod meg?
    .other = { $seat } dühlapot választ ({ $about }).
dice-ask-name-sheriff = Seriffként életben maradtál: kié legyen most a csillag?
    .other = { $seat } kinevezi a következő seriffet.
dice-ask-pick-character = Legutóbb kiestél: válassz személyiséget, vagy húzz egyet.
    .other = { $seat } személyiséget választ.
dice-ask-keep-character = Életben maradtál: megtartod a személyiségedet ({ $about })?
    .other = { $seat } eldönti, megtartja-e a személyiségét ({ $about }).

dice-do-challenge = { $seatIs ->
    [none] Kihívás
   *[other] Kihívás: { $seat }
 }
dice-do-drop = Ettől szabadulsz: { $detail }
dice-do-drink = Iszol még egyszer
dice-do-roll-again = Újradobás
dice-do-change = Megváltoztatod: { $dice }
dice-do-turn = { $die } helyett { $face }
dice-do-take = { $cardIs ->
    [none] { $seatIs ->
        [none] Egy lap elvétele
       *[other] Egy lap elvétele: { $seat }
     }
   *[other] Saját lapod: { $card }
 }
dice-do-give = { $seatIs ->
    [none] Odaadod
    [me] Nálad marad
   *[other] Odaadod, kapja: { $seat }
 }
dice-do-keep = { $cardIs ->
    [none] Megtartod
   *[other] Megtartod: { $card }
 }
    .keep-character = Megtartod a személyiségedet
dice-do-name = { $seatIs ->
    [none] Kinevezés
    [me] Te maradsz a seriff
   *[other] Legyen seriff: { $seat }
 }
dice-do-pick = { $detail }
dice-do-draw = Személyiséget húzol

## Miért nem

dice-why-UA-MOD-02 = A „Nézz a szemembe” modulhoz a „Két golyó elég” is kell.
dice-why-UA-MOD-04 = Az „Élve vagy holtan?” modulhoz legalább négy játékos kell.
dice-why-UA-DUEL-01 = Saját magadat nem hívhatod párbajra.
dice-why-UA-DUEL-07 = { $target } ebben a körben már párbajozott veled.
dice-why-UA-WHISKY-04 = Ilyen sebjelző nincs előtted.
dice-why-UA-CHAR-01 = Csak dinamit változtatható gatlingra, és csak amíg nincs belőle három.
dice-why-UA-CHAR-06 = Chuck Wengam körönként egyszer fordít át kockát, egy másik oldalára.
dice-why-UA-CHAR-12 = Greg Digger minden whiskyt kétszer használhat.
dice-why-UA-CHAR-19 = Nincs elvehető dühlap.
dice-why-UA-CHAR-23 = { $target } nem kaphat dühlapot.
dice-why-UA-CHAR-24 = Pixie Pete két dühlapból egyet tart meg.
dice-why-UA-CHAR-26 = Sam the Healer gyógyíthat, amikor párbajt kezd.
dice-why-UA-CHAR-29 = Sean Mallory a saját körében egyszer újradobhat egy párbajban.
dice-why-UA-LEGACY-03 = Az életben maradt seriff nevezi ki a következőt.
dice-why-UA-LEGACY-05 = Ez a személyiség nincs a szabadok között.
dice-why-UA-LEGACY-06 = Aki életben maradt, megtartja a személyiségét, vagy másikat húz.
dice-why-UA-LEGACY-11 = { $character } csak akkor kerül vissza, ha már mindenki választott.
