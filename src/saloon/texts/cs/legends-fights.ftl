# Legendy Západu: boje.

legends-fight-2 = Bojová karta 2
    .text = 1 zranění a ztráta 1 BV
legends-fight-3 = Bojová karta 3
    .text = 2 zranění
legends-fight-4 = Bojová karta 4
    .text = 1 zranění a odhozená karta
legends-fight-5 = Bojová karta 5
    .text = 1 zranění, za banditu žádný BSZ
legends-fight-6 = Bojová karta 6
    .text = 1 zranění, nelze zrušit
legends-fight-7 = Bojová karta 7
    .text = 1 zranění, nebo náhodná karta
legends-fight-8 = Bojová karta 8
    .text = 1 zranění
legends-fight-9 = Bojová karta 9
    .text = karta, nebo $10, za banditu žádný BSZ
legends-fight-10 = Bojová karta 10
    .text = boj lze zrušit
legends-fight-j = Bojová karta J
    .text = zisk $10
legends-fight-q = Bojová karta Q
    .text = 1 líznutá karta
legends-fight-k = Bojová karta K
    .text = zisk 1 BV
legends-fight-a = Bojová karta A
    .text = zisk 1 BV, BSZ nebo BP

## Slova

legends-word-bandit = bandita
legends-word-guard = strážný
legends-word-sheriff = šerif
legends-word-gang = tlupa
legends-word-arrest = zatčení
legends-word-duel = souboj
legends-word-robbery = loupež
legends-word-fight = bojová karta
legends-step-discard-1 = Odhodit kartu
legends-step-discard_random-1 = Odhodit náhodnou kartu
legends-step-wound-1 = Utržit 1 zranění
legends-step-lose_money-10 = Ztratit $10

## Události

legends-line-with = { $fightIs ->
    [bandit] s banditou
    [guard] se strážným
    [sheriff] se šerifem
    [rattlesnake_gang] s Chřestýši
    [war_party] s válečnou výpravou
    [claim_jumpers] se zloději záborů
    [masked_riders] s maskovanými jezdci
    [hired_guns] s najatými pistolníky
    [train_robbers] s vlakovými lupiči
   *[gang] s tlupou
 }
legends-log-fight = { $targetIs ->
    [none] { $seatIs ->
        [me] Bojuješ { legends-line-with }.
       *[other] { $seat } bojuje { legends-line-with }.
     }
    [me] { $fightIs ->
        [arrest] { $seat } tě chce zatknout.
        [robbery] { $seat } tě chce oloupit.
       *[duel] { $seat } tě vyzývá na souboj.
     }
   *[other] { $fightIs ->
        [arrest] { $seatIs ->
            [me] Zatýkáš: { $target }.
           *[other] { $seat } zatýká: { $target }.
         }
        [robbery] { $seatIs ->
            [me] Přepadáš: { $target }.
           *[other] { $seat } přepadá: { $target }.
         }
       *[duel] { $seatIs ->
            [me] Vyzýváš na souboj: { $target }.
           *[other] { $seat } vyzývá na souboj: { $target }.
         }
     }
 }
legends-log-laid = { $seatIs ->
    [me] Pokládáš lícem dolů kartu { $card }.
   *[other] { $seat } pokládá kartu lícem dolů.
 }
legends-log-revealed = { $seatIs ->
    [me] Odkrýváš kartu { $card }.
   *[other] { $seat } odkrývá kartu { $card }.
 }
legends-log-opponent-drew = { $seatIs ->
    [me] Hraješ za soupeře, bojových karet: { $count }.
   *[other] { $seat } hraje za soupeře, bojových karet: { $count }.
 }
legends-log-opponent-played = Soupeř odkrývá kartu { $card }.
legends-log-counts = { $targetIs ->
    [none] Karta soupeře: { $why } ji mění o { $amount }.
    [self] { $seatIs ->
        [me] Tvoje karta: { $why } ji mění o { $amount }.
       *[other] Karta hráče { $seat }: { $why } ji mění o { $amount }.
     }
    [me] Tvoje karta: { $why } ji mění o { $amount }.
   *[other] Karta hráče { $target }: { $why } ji mění o { $amount }.
 }
legends-log-left-out = { "" }
legends-log-compared = { $seatIs ->
    [me] Máš { $value } proti { $against }.
   *[other] { $seat } má { $value } proti { $against }.
 }
legends-log-fight-cancelled = { $seatIs ->
    [me] Rušíš boj{ legends-line-because }: začíná znovu.
   *[other] { $seat } ruší boj{ legends-line-because }: začíná znovu.
 }
legends-log-surrendered = { $seatIs ->
    [me] Vzdáváš se.
   *[other] { $seat } se vzdává.
 }
legends-log-fight-over = { $good ->
    [yes] { $seatIs ->
        [me] Boj vyhráváš.
       *[other] { $seat } boj vyhrává.
     }
   *[no] { $seatIs ->
        [me] Boj prohráváš.
       *[other] { $seat } boj prohrává.
     }
 }
legends-log-bandit-gone = Bandita z pole { $place } je pryč.
legends-log-jailed = { $seatIs ->
    [me] Jdeš do vězení.
   *[other] { $seat } jde do vězení.
 }
legends-log-cattle-taken = { $seatIs ->
    [me] Bereš si dobytek ({ $token }), přichází o něj { $target }.
   *[other] { $targetIs ->
        [me] { $seat } ti bere dobytek.
       *[other] { $seat } bere dobytek, přichází o něj { $target }.
     }
 }
legends-log-looked-at = { $seatIs ->
    [me] Prohlížíš si karty druhé strany ({ $count }){ legends-line-because }.
   *[other] { $seat } si prohlíží karty druhé strany ({ $count }){ legends-line-because }.
 }

## Otázky

legends-ask-first-effect = Který tvůj efekt se použije jako první?
    .other = { $seat } vybírá, který efekt se použije jako první.
legends-ask-lay = { $about }: kterou kartu položíš?
    .other = { $seat } vybírá kartu do boje.
legends-ask-fight-card = Hraješ za soupeře: kterou bojovou kartu?
    .other = { $seat } vybírá kartu za soupeře.
legends-ask-fight-reaction = Zareaguješ?
    .other = { $seat } smí reagovat.
legends-ask-shootout = { $about }: zrušíš boj?
    .other = { $seat } smí boj zrušit.
legends-ask-cancel-fight = Zrušíš boj, aby začal znovu?
    .other = { $seat } smí boj zrušit.
legends-ask-take-cattle = Vezmeš dobytek?
    .other = { $seat } smí vzít dobytek.
legends-ask-loot = Co vezmeš? (Oběť: { $by })
    .other = { $seat } si bere kořist, oběť: { $by }.
legends-ask-exchange = { $about }: kterou kartu vyměníš za novou?
    .other = { $seat } smí vyměnit kartu ({ $about }).

## Odpovědi

legends-do-first = { $detail }
legends-do-lay = { $card }
legends-do-surrender = Vzdát se
legends-do-react = { $card }
legends-do-fight-card = { $card }
legends-do-arrest = { $seatIs ->
    [none] Zatknout
   *[other] Zatknout: { $seat }
 }
legends-do-duel = { $seatIs ->
    [none] Souboj
   *[other] Souboj: { $seat }
 }
legends-do-rob = { $seatIs ->
    [none] Oloupit
   *[other] Oloupit: { $seat }
 }
legends-do-rob-bank = Vyloupit banku
legends-do-loot = { $detailIs ->
    [money] Polovinu peněz
    [nuggets] Polovinu nugetů
   *[nothing] Nic
 }
    .black-loot = { $detailIs ->
        [money] $60
       *[other] 2 nugety
     }

## Proč ne

legends-why-WL-FIGHT-01 = { $target } nestojí na tvém poli.
legends-why-WL-FIGHT-02 = V tomto tahu už mezi vámi boj byl: { $target }.
legends-why-WL-FIGHT-03 = Boj je zatčení, souboj, nebo loupež.
legends-why-WL-FIGHT-04 = Bez karty v ruce boj začít nejde.
legends-why-WL-FIGHT-06 = Pokládáš lícem dolů kartu z ruky.
legends-why-WL-FIGHT-17 = V boji lze reagovat jen kartou Ruce vzhůru!
legends-why-WL-FIGHT-35 = Vybíráš z vlastních efektů, které působí před bojem.
legends-why-WL-ARREST-01 = Zatýká jen strážce zákona, a jen psance.
legends-why-WL-ROB-03 = Dobytek vezmeš, nebo necháš.
legends-why-WL-ROB-04 = Vezmeš polovinu peněz, nebo nugetů, nebo nic.
legends-why-WL-BANK-06 = Banku lze vyloupit jednou za tah.
legends-why-WL-BANK-07 = Na vyloupení banky potřebuješ kartu v ruce.
legends-why-WL-NPC-15 = Hraješ jednu z karet líznutých za soupeře.
legends-why-WL-NPC-16 = O zrušení boje rozhoduje ten, kdo hraje za soupeře.
legends-why-WL-NPC-17 = Za banditu je 1 BV, nebo 1 BSZ.
legends-why-WL-ITEM-10 = Karabina dovolí vyměnit jednu kartu.
legends-why-WL-POKERCARD-03 = Přestřelka smí boj zrušit.
legends-why-WL-ITEM-15 = Vylepšený revolver platí jen pro útočníka.
    .fight = platí jen pro útočníka
legends-why-WL-EFFECT-13 = Karabina ukazuje karty hráčů, vylepšená i karty ostatních soupeřů.
    .fight = jen proti hráčům
legends-why-WL-CHAR-02 = Annie Oakleyová jedná jen před bojem s jiným hráčem.
    .fight = jen proti hráčům
legends-why-WL-CHAR-14 = Jesse James snižuje kartu proti sobě jen mimo města.
    .fight = jen mimo města
legends-why-WL-TRACK-14 = Schopnost platí až od 5 BV.
    .fight = až od 5 BV
legends-why-WL-EFFECT-08 = Bleskurychlá ruka neplatí proti jiné postavě.
    .fight = ne proti jiné postavě

## Šerif

legends-log-sheriff-rode = Šerif jede na pole { $place }.
legends-ask-sheriff = { $amount ->
    [one] Kam pošleš šerifa? Nejvýš o 1 další pole.
   *[other] Kam pošleš šerifa? Nejvýš o { $amount } další pole.
 }
    .other = { $seat } smí poslat šerifa dál.
legends-ask-hunted = Na kterého psance šerif zaútočí?
    .other = { $seat } vybírá, na koho šerif zaútočí.
legends-do-send = Poslat ho na pole { $place }
legends-do-hunt = { $seatIs ->
    [none] Psanec
    [me] Na tebe
   *[other] { $seat }
 }
legends-why-WL-SHERIFF-03 = Šerifa pošleš na sousední pole, nebo zůstane.
legends-why-WL-SHERIFF-06 = Vybíráš jednoho z psanců na jeho poli.
legends-why-WL-SHERIFF-07 = Na koho šerif útočí, ten nejdřív odhodí kartu.
