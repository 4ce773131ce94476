# Western Legends: harcok.

legends-fight-2 = Harci lap 2
    .text = 1 seb és 1 HP elvesztése
legends-fight-3 = Harci lap 3
    .text = 2 seb
legends-fight-4 = Harci lap 4
    .text = 1 seb és egy eldobott lap
legends-fight-5 = Harci lap 5
    .text = 1 seb, útonállóért nincs TP
legends-fight-6 = Harci lap 6
    .text = 1 seb, nem védhető ki
legends-fight-7 = Harci lap 7
    .text = 1 seb vagy egy véletlen lap
legends-fight-8 = Harci lap 8
    .text = 1 seb
legends-fight-9 = Harci lap 9
    .text = egy lap vagy $10, útonállóért nincs TP
legends-fight-10 = Harci lap 10
    .text = a harc érvényteleníthető
legends-fight-j = Harci lap J
    .text = $10 nyereség
legends-fight-q = Harci lap Q
    .text = 1 húzott lap
legends-fight-k = Harci lap K
    .text = 1 HP nyereség
legends-fight-a = Harci lap A
    .text = 1 HP, TP vagy KP nyereség

## Szavak

legends-word-bandit = útonálló
legends-word-guard = őr
legends-word-sheriff = seriff
legends-word-gang = banda
legends-word-arrest = letartóztatás
legends-word-duel = párbaj
legends-word-robbery = rablás
legends-word-fight = harci lap
legends-step-discard-1 = Egy lap eldobása
legends-step-discard_random-1 = Egy véletlen lap eldobása
legends-step-wound-1 = 1 seb elszenvedése
legends-step-lose_money-10 = $10 elvesztése

## Események

legends-line-with = { $fightIs ->
    [bandit] egy útonállóval
    [guard] az őrrel
    [sheriff] a seriffel
    [rattlesnake_gang] a csörgőkígyók bandájával
    [war_party] a harcosok csapatával
    [claim_jumpers] a telekrablókkal
    [masked_riders] az álarcos lovasokkal
    [hired_guns] a felbérelt fegyveresekkel
    [train_robbers] a vonatrablókkal
   *[gang] egy bandával
 }
legends-log-fight = { $targetIs ->
    [none] { $seatIs ->
        [me] Megküzdesz { legends-line-with }.
       *[other] { $seat } megküzd { legends-line-with }.
     }
    [me] { $fightIs ->
        [arrest] { $seat } le akar tartóztatni.
        [robbery] { $seat } ki akar rabolni.
       *[duel] { $seat } párbajra hív.
     }
   *[other] { $fightIs ->
        [arrest] { $seatIs ->
            [me] Le akarod tartóztatni: { $target }.
           *[other] { $seat } le akarja tartóztatni: { $target }.
         }
        [robbery] { $seatIs ->
            [me] Ki akarod rabolni: { $target }.
           *[other] { $seat } ki akarja rabolni: { $target }.
         }
       *[duel] { $seatIs ->
            [me] Párbajra hívod: { $target }.
           *[other] { $seat } párbajra hívja: { $target }.
         }
     }
 }
legends-log-laid = { $seatIs ->
    [me] Leteszed lefordítva: { $card }.
   *[other] { $seat } letesz egy lapot lefordítva.
 }
legends-log-revealed = { $seatIs ->
    [me] Felfeded: { $card }.
   *[other] { $seat } felfedi: { $card }.
 }
legends-log-opponent-drew = { $seatIs ->
    [me] Te játszol az ellenfél nevében, harci lapok: { $count }.
   *[other] { $seat } játszik az ellenfél nevében, harci lapok: { $count }.
 }
legends-log-opponent-played = Az ellenfél felfedi: { $card }.
legends-log-counts = { $targetIs ->
    [none] Az ellenfél lapja: { $why } miatt { $amount }.
    [self] { $seatIs ->
        [me] A te lapod: { $why } miatt { $amount }.
       *[other] { $seat } lapja: { $why } miatt { $amount }.
     }
    [me] A te lapod: { $why } miatt { $amount }.
   *[other] { $target } lapja: { $why } miatt { $amount }.
 }
legends-log-left-out = { "" }
legends-log-compared = { $seatIs ->
    [me] A te értéked { $value }, az ellenfélé { $against }.
   *[other] { $seat } értéke { $value }, az ellenfélé { $against }.
 }
legends-log-fight-cancelled = { $seatIs ->
    [me] Érvényteleníted a harcot{ legends-line-because }: elölről kezdődik.
   *[other] { $seat } érvényteleníti a harcot{ legends-line-because }: elölről kezdődik.
 }
legends-log-surrendered = { $seatIs ->
    [me] Megadod magad.
   *[other] { $seat } megadja magát.
 }
legends-log-fight-over = { $good ->
    [yes] { $seatIs ->
        [me] Megnyered a harcot.
       *[other] { $seat } megnyeri a harcot.
     }
   *[no] { $seatIs ->
        [me] Elveszíted a harcot.
       *[other] { $seat } elveszíti a harcot.
     }
 }
legends-log-bandit-gone = Az útonálló eltűnt: { $place }.
legends-log-jailed = { $seatIs ->
    [me] Börtönbe kerülsz.
   *[other] { $seat } börtönbe kerül.
 }
legends-log-cattle-taken = { $seatIs ->
    [me] Elveszed a marhát ({ $token }), a vesztes: { $target }.
   *[other] { $targetIs ->
        [me] { $seat } elveszi a marhádat.
       *[other] { $seat } elveszi a marhát, a vesztes: { $target }.
     }
 }
legends-log-looked-at = { $seatIs ->
    [me] Megnézed a másik oldal lapjait ({ $count }){ legends-line-because }.
   *[other] { $seat } megnézi a másik oldal lapjait ({ $count }){ legends-line-because }.
 }

## Kérdések

legends-ask-first-effect = Melyik hatásod érvényesüljön először?
    .other = { $seat } eldönti, melyik hatása érvényesül először.
legends-ask-lay = { $about }: melyik lapot teszed le?
    .other = { $seat } lapot választ a harchoz.
legends-ask-fight-card = Az ellenfél nevében játszol: melyik harci lapot?
    .other = { $seat } lapot választ az ellenfélnek.
legends-ask-fight-reaction = Reagálsz?
    .other = { $seat } reagálhat.
legends-ask-shootout = { $about }: érvényteleníted a harcot?
    .other = { $seat } érvénytelenítheti a harcot.
legends-ask-cancel-fight = Érvényteleníted a harcot, hogy elölről kezdődjön?
    .other = { $seat } érvénytelenítheti a harcot.
legends-ask-take-cattle = Elveszed a marhát?
    .other = { $seat } elveheti a marhát.
legends-ask-loot = Mit veszel el? (Áldozat: { $by })
    .other = { $seat } zsákmányol, áldozat: { $by }.
legends-ask-exchange = { $about }: melyik lapot cseréled ki egy újra?
    .other = { $seat } lapot cserélhet ({ $about }).

## Válaszok

legends-do-first = { $detail }
legends-do-lay = { $card }
legends-do-surrender = Megadás
legends-do-react = { $card }
legends-do-fight-card = { $card }
legends-do-arrest = { $seatIs ->
    [none] Letartóztatás
   *[other] Letartóztatás: { $seat }
 }
legends-do-duel = { $seatIs ->
    [none] Párbaj
   *[other] Párbaj: { $seat }
 }
legends-do-rob = { $seatIs ->
    [none] Rablás
   *[other] Rablás: { $seat }
 }
legends-do-rob-bank = Bankrablás
legends-do-loot = { $detailIs ->
    [money] A pénz felét
    [nuggets] A rögök felét
   *[nothing] Semmit
 }
    .black-loot = { $detailIs ->
        [money] $60
       *[other] 2 rög
     }

## Miért nem

legends-why-WL-FIGHT-01 = { $target } nem a te meződön áll.
legends-why-WL-FIGHT-02 = Ebben a körben már harcoltatok: { $target }.
legends-why-WL-FIGHT-03 = A harc letartóztatás, párbaj vagy rablás.
legends-why-WL-FIGHT-04 = Lap nélkül nem kezdhetsz harcot.
legends-why-WL-FIGHT-06 = A kezedből teszel le egy lapot lefordítva.
legends-why-WL-FIGHT-17 = Harcban csak a Fel a kezekkel! a reakció.
legends-why-WL-FIGHT-35 = A saját, harc előtti hatásaid közül választasz.
legends-why-WL-ARREST-01 = Csak törvényőr tartóztathat le, és csak banditát.
legends-why-WL-ROB-03 = A marhát elveszed vagy meghagyod.
legends-why-WL-ROB-04 = A pénz vagy a rögök felét veszed el, vagy semmit.
legends-why-WL-BANK-06 = A bankot körönként egyszer lehet kirabolni.
legends-why-WL-BANK-07 = A bankrabláshoz kell egy lap a kezedben.
legends-why-WL-NPC-15 = Az ellenfélnek húzott lapok egyikét játszod ki.
legends-why-WL-NPC-16 = A harc érvénytelenítéséről az dönt, aki az ellenfél nevében játszik.
legends-why-WL-NPC-17 = Egy útonálló 1 HP-t vagy 1 TP-t ér.
legends-why-WL-ITEM-10 = A karabély egy lap cseréjét engedi.
legends-why-WL-POKERCARD-03 = A Tűzpárbaj érvénytelenítheti a harcot.
legends-why-WL-ITEM-15 = A fejlesztett revolver csak a támadónak számít.
    .fight = csak a támadónak
legends-why-WL-EFFECT-13 = A karabély a játékosok lapjait mutatja meg, fejlesztve más ellenfelekét is.
    .fight = csak játékosok ellen
legends-why-WL-CHAR-02 = Annie Oakley csak más játékosok elleni harc előtt cselekszik.
    .fight = csak játékosok ellen
legends-why-WL-CHAR-14 = Jesse James csak a városokon kívül gyengíti az ellene játszott lapot.
    .fight = csak a városokon kívül
legends-why-WL-TRACK-14 = A képesség csak 5 HP-tól működik.
    .fight = csak 5 HP-tól
legends-why-WL-EFFECT-08 = A Villámkéz más szereplő ellen nem hat.
    .fight = más szereplő ellen nem

## A seriff

legends-log-sheriff-rode = A seriff ide lovagol: { $place }.
legends-ask-sheriff = Hová küldöd a seriffet? Még legfeljebb { $amount } mező.
    .other = { $seat } továbbküldheti a seriffet.
legends-ask-hunted = Melyik banditát támadja meg a seriff?
    .other = { $seat } kiválasztja, kit támad meg a seriff.
legends-do-send = Ide küldöd: { $place }
legends-do-hunt = { $seatIs ->
    [none] Egy bandita
    [me] Téged
   *[other] { $seat }
 }
legends-why-WL-SHERIFF-03 = A seriffet egy szomszédos mezőre küldöd, vagy marad.
legends-why-WL-SHERIFF-06 = A mezőjén álló banditák egyikét választod.
legends-why-WL-SHERIFF-07 = Akit a seriff megtámad, előbb eldob egy lapot.
