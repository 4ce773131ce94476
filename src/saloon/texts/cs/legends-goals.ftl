# Legendy Západu: varianta s cíli. Název cíle říká, co je třeba.

legends-goal-annie_oakley-1 = Vyhraj boj v Darkrocku
legends-goal-annie_oakley-2 = Vyhraj boj s karabinou v ruce
legends-goal-annie_oakley-3 = Měj vylepšenou karabinu
legends-goal-annie_oakley-4 = Odhoď 3 karty jedné barvy na nádraží
legends-goal-bass_reeves-1 = Měj aspoň 3 BSZ
legends-goal-bass_reeves-2 = Bez zranění vyhraj boj s banditou nebo psancem
legends-goal-bass_reeves-3 = Odhoď whiskey na modrém ranči
legends-goal-bass_reeves-4 = Měj jízdní zvíře a vylepšenou brokovnici
legends-goal-billy_the_kid-1 = Měj aspoň 5 BP
legends-goal-billy_the_kid-2 = Vyhraj loupež, jako lupič, nebo jako oběť
legends-goal-billy_the_kid-3 = Vyhraj boj ve městě, kde je šerif
legends-goal-billy_the_kid-4 = Měj jako psanec aspoň $100
legends-goal-bloody_knife-1 = Vyhraj boj ve skrýši
legends-goal-bloody_knife-2 = Odhoď mapu na rýžovišti v Sunny Hills
legends-goal-bloody_knife-3 = Měj vylepšené jízdní zvíře
legends-goal-bloody_knife-4 = Přines k lékaři aspoň 3 nugety
legends-goal-calamity_jane-1 = Vyhraj boj, když máš aspoň 2 zranění
legends-goal-calamity_jane-2 = Odhoď whiskey na zeleném ranči
legends-goal-calamity_jane-3 = Získej aspoň 3 BV jednou akcí v kabaretu
legends-goal-calamity_jane-4 = Odhoď 2 karty stejné hodnoty v saloonu v Darkrocku
legends-goal-doc_holliday-1 = Vyhraj poker s trojicí, nebo s něčím lepším
legends-goal-doc_holliday-2 = Odhoď whiskey na nádraží
legends-goal-doc_holliday-3 = Měj 3 zranění a v ruce aspoň 4 karty
legends-goal-doc_holliday-4 = Měj dvě vylepšené zbraně
legends-goal-jesse_james-1 = Úspěšně vylup banku
legends-goal-jesse_james-2 = Měj aspoň 3 BP ve skrýši B
legends-goal-jesse_james-3 = Měj $120
legends-goal-jesse_james-4 = Měj aspoň 4 BP a vylepšenou brokovnici nebo karabinu
legends-goal-kit_carson-1 = Prodej aspoň 3 nugety jednou akcí
legends-goal-kit_carson-2 = Odhoď mapu v dole ve Spike's View
legends-goal-kit_carson-3 = Měj vylepšenou mulu
legends-goal-kit_carson-4 = Vyhraj boj mimo města
legends-goal-stagecoach_mary-1 = Odvez dobytek po železnici
legends-goal-stagecoach_mary-2 = Odhoď zásoby u lékaře
legends-goal-stagecoach_mary-3 = Měj 3 předměty a aspoň $60
legends-goal-stagecoach_mary-4 = V jednom tahu pracuj na dvou místech mimo města
legends-goal-wild_bill_hickok-1 = Vyhraj poker, který začneš
legends-goal-wild_bill_hickok-2 = Vyhraj souboj, ať už je vyzyvatelem kdokoli
legends-goal-wild_bill_hickok-3 = Odhoď širák v saloonu v Darkrocku
legends-goal-wild_bill_hickok-4 = Odhoď eso a osmičku v některém saloonu
legends-goal-wyatt_earp-1 = Měj aspoň 3 BSZ na stanici šerifa
legends-goal-wyatt_earp-2 = Vyhraj boj v Red Falls
legends-goal-wyatt_earp-3 = Vyhraj boj s brokovnicí v ruce
legends-goal-wyatt_earp-4 = Měj vylepšenou brokovnici nebo karabinu
legends-goal-yb_rowdy-1 = Vyhraj boj ve skrýši C
legends-goal-yb_rowdy-2 = Odhoď zásoby na rýžovišti v Cliff Junction
legends-goal-yb_rowdy-3 = Měj u sebe aspoň 4 nugety
legends-goal-yb_rowdy-4 = Měj vylepšenou karabinu nebo vylepšeného mustanga

legends-legend-1 = Žeton věhlasu: 1 BV
legends-legend-2 = Žeton věhlasu: 2 BV
legends-legend-3 = Žeton věhlasu: 3 BV

## Události

legends-log-goal-dealt = { $seatIs ->
    [me] Tvůj tajný cíl: { $card }.
   *[other] { "" }
 }
legends-log-goal-completed = { $seatIs ->
    [me] Plníš cíl: { $card }.
   *[other] { $seat } plní cíl: { $card }.
 }
legends-log-tokens-drawn = { $seatIs ->
    [me] { $count ->
        [0] Žádný žeton věhlasu už nezbývá.
        [one] Bereš si žeton: { $faces }.
       *[other] Bereš si žetony: { $faces }.
     }
   *[other] { $count ->
        [0] Žádný žeton věhlasu už nezbývá.
        [one] { $seat } si bere žeton věhlasu.
        [few] { $seat } si bere { $count } žetony věhlasu.
       *[other] { $seat } si bere { $count } žetonů věhlasu.
     }
 }
legends-log-token-returned = { $seatIs ->
    [me] Vracíš žeton věhlasu: { $token }.
   *[other] { $seat } vrací žeton věhlasu.
 }

## Otázky, odpovědi, proč ne

legends-ask-token = { $amount ->
    [one] Který žeton věhlasu vrátíš?
   *[other] Které žetony věhlasu vrátíš? Kolik ještě: { $amount }.
 }
    .other = { $seat } vrací žetony věhlasu.
legends-ask-goals = Příběh je dovyprávěn. Splníš nějaký cíl?
    .other = { $seat } smí splnit cíl.
legends-do-goal = Cíl: { $card }
legends-do-return = { $card }
legends-why-WL-GOAL-05 = Co tento cíl žádá, zatím splněno není.
legends-why-WL-GOAL-09 = Vracíš jeden ze svých žetonů věhlasu.
legends-why-WL-GOAL-11 = Všechny své cíle už máš splněné.
legends-why-WL-GOAL-18 = Cíl se platí kartami, které vyhovují.

legends-notion-goals = cíle
    .text = Máš tři tajné cíle své postavy. Ve svém tahu cíl splníš tím, že ho ukážeš; nestojí to nic. První přinese žeton věhlasu, po druhém si necháš nejlepší 2 ze 3, po třetím nejlepší 3 z 5. Jejich body se počítají na konci.
