# Legendy Západu: příběhy. Druhá strana karty (`legends-tale-…`) se čte, až když je splněná.

## Slova

legends-word-rattlesnake_gang = Chřestýši
legends-word-war_party = válečná výprava
legends-word-claim_jumpers = zloději záborů
legends-word-masked_riders = maskovaní jezdci
legends-word-hired_guns = najatí pistolníci
legends-word-train_robbers = vlakoví lupiči
legends-step-draw-1 = Líznout 1 kartu
legends-step-draw-2 = Líznout 2 karty
legends-step-heal-1_draw-1 = Vyléčit 1 zranění a líznout 1 kartu
legends-step-heal-2 = Vyléčit až 2 zranění
legends-step-item-map = Mapa
legends-step-item-map_draw-1 = Mapa a 1 karta
legends-step-item-provisions = Zásoby
legends-step-item-ten_gallon_draw-1 = Širák a 1 karta
legends-step-item-whiskey = Láhev whiskey
legends-step-lose_money-20 = Ztratit $20
legends-step-lose_money-20_lp-1 = Zaplatit $20 za 1 BV
legends-step-lose_nugget-1 = Ztratit 1 nuget
legends-step-money-20 = Vzít si $20
legends-step-money-30 = Vzít si $30
legends-step-money-40 = Vzít si $40
legends-step-nugget-1 = Vzít si 1 nuget
legends-step-return_cattle = Vrátit dobytek
legends-step-return_cattle_money-20_lp-1 = Vrátit dobytek za $20 a 1 BV
legends-step-roll_prospecting_die = Hodit kostkou
legends-step-sell_nuggets-2 = Prodat až 2 nugety
legends-step-wound-1_lp-1 = Utržit 1 zranění za 1 BV
legends-step-wound-1_money-20 = Utržit 1 zranění za $20
legends-step-wound-1_money-50 = Utržit 1 zranění za $50
legends-step-wp-1_money-40 = 1 BP a $40

## Události

legends-log-story = Nový příběh: { $story }.
legends-log-contributed = { $moves ->
    [yes] { $seatIs ->
        [me] Přesouváš váleček k příběhu { $story }.
       *[other] { $seat } přesouvá váleček k příběhu { $story }.
     }
   *[no] { $seatIs ->
        [me] Přispíváš k příběhu { $story }.
       *[other] { $seat } přispívá k příběhu { $story }.
     }
 }
legends-log-story-told = Příběh { $story } je u konce. Přispěli: { $seats }. { $tale }
legends-log-stories-renewed = Všechny příběhy balíčku jsou u konce: zamíchá se { $count } karet.

## Otázky, odpovědi, odmítnutí

legends-ask-sell-nuggets = Kolik nugetů prodáš? ({ $about })
    .other = { $seat } prodává nugety ({ $about }).
legends-do-contribute = Přispět: { $card }
legends-why-WL-STORY-01 = V tomto tahu už máš k příběhu přispěno.
legends-why-WL-STORY-02 = { $storyIs ->
    [none] Přispívá se k příběhu, který je ve hře.
   *[other] Nesplňuješ, co příběh žádá: { $story }.
 }
legends-why-WL-STORY-09 = To příběh nabízí.
legends-why-WL-STORY-13 = Smíš položit kartu z ruky.
legends-why-WL-STORY-15 = Příběh žádá jiné karty.
legends-why-WL-STORY-30 = Oba tvé válečky jsou na jednom příběhu; vrátí se, až bude u konce.

## Karty

legends-story-1 = Přehlídka longhornů
    .text = V tomto tahu odešli dobytek po železnici a neměj žádné zranění.
legends-story-2 = Zlatá horečka
    .text = Měj u sebe aspoň 3 nugety.
legends-story-3 = Rvačka u baru
    .text = Ukonči pohyb v některém saloonu.
legends-story-4 = Chřestýši
    .text = V tomto tahu vyhraj jakýkoli boj.
legends-story-5 = Výplata
    .text = Pracuj na některém místě.
legends-story-6 = Měsíc zlodějů dobytka
    .text = V tomto tahu vyhraj loupež na jiné postavě, nebo prodej kradený dobytek.
legends-story-7 = Panáka na cestu
    .text = Ukonči pohyb v některém saloonu, když vlastníš whiskey.
legends-story-8 = Hledá se: živý, či mrtvý
    .text = V tomto tahu získej aspoň 1 BP.
legends-story-9 = Noví zástupci
    .text = V tomto tahu získej aspoň 1 BSZ.
legends-story-10 = Hazardérova krempa
    .text = V tomto tahu vyhraj partii pokeru.
legends-story-11 = Ztracený zábor
    .text = Rýžuj na rýžovišti v Cliff Junction.
legends-story-12 = Krvavý prachy
    .text = Během jedné akce získej aspoň 2 BV.
legends-story-13 = Dobytčí trh
    .text = Vezmi si na ranči dobytek.
legends-story-14 = Účet od lékaře
    .text = V tomto tahu si vyleč aspoň 1 zranění.
legends-story-15 = Válečná výprava
    .text = Ukonči pohyb v jakékoli skrýši.
legends-story-16 = Splašené stádo
    .text = Stůj mimo obě města a měj dobytek.
legends-story-17 = Velký hráč
    .text = V tomto tahu začni partii pokeru.
legends-story-18 = Rozhazovač
    .text = Během jedné akce utrať aspoň $60.
legends-story-19 = Po stopě banditů
    .text = V tomto tahu vyhraj boj s banditou.
legends-story-20 = Zaběhlá mula
    .text = Ukonči pohyb v dole nebo na rýžovišti, se zvolenou mulou.
legends-story-21 = Zprávy po železnici
    .text = Ukonči pohyb na nádraží.
legends-story-22 = Plány trezoru
    .text = Ukonči pohyb v bance.
legends-story-23 = Premiéra
    .text = Utrácej v kabaretu.
legends-story-24 = Zloději záborů
    .text = Rýžuj v kterémkoli dole nebo na rýžovišti.
legends-story-25 = Koňské dostihy
    .text = V jednom tahu vstup na 8 nebo více polí, se zvoleným mustangem.
legends-story-26 = Maskovaní jezdci
    .text = Měj aspoň $80.
legends-story-27 = Telegram z Východu
    .text = Odhoď 2 karty stejné barvy.
legends-story-28 = Rančerova dcera
    .text = Ukonči pohyb na ranči s dobytkem.
legends-story-29 = Najatí pistolníci
    .text = V tomto tahu vyzvi k boji jinou postavu.
legends-story-30 = Výprodej u puškaře
    .text = Vylepši zbraň nebo jízdní zvíře.
legends-story-31 = Písečná bouře
    .text = Ukonči pohyb mimo obě města.
legends-story-32 = Mastičkářova show
    .text = V tomto tahu spotřebuj zásoby jejich akcí, nebo whiskey její reakcí.
legends-story-33 = Šerifova odměna
    .text = Ukonči pohyb na stanici šerifa.
legends-story-34 = Býk s medailí
    .text = V tomto tahu odešli dobytek po železnici, nebo prodej kradený.
legends-story-35 = Vdova po zlatokopovi
    .text = Prodej v bance aspoň 1 nuget.
legends-story-36 = S kloboukem v ruce
    .text = V tomto tahu prohraj partii pokeru.
legends-story-37 = Roztržená mapa
    .text = Odhoď 1 kartu v dole nebo na rýžovišti.
legends-story-38 = Vlakoví lupiči
    .text = Ukonči pohyb na nádraží nebo v bance.
legends-story-39 = Zásoby na zimu
    .text = Kup si zásoby.
legends-story-40 = Poslední vzdor
    .text = Měj aspoň 2 zranění.

## Jejich druhá strana

legends-tale-1 = Získej $20 a lízni 1 kartu.
legends-tale-2 = Prodej až 2 nugety po $20, bez BV, nebo hoď jednou kostkou.
legends-tale-3 = Lízni 2 karty, nebo utrž 1 zranění a získej 1 BV.
legends-tale-4 = Bojuj s tlupou Chřestýšů (3 bojové karty). Kdo vyhraje, získá 2 BV.
legends-tale-5 = Získej $20.
legends-tale-6 = Získej $40, nebo 1 BP.
legends-tale-7 = Vyleč si až 2 zranění, nebo lízni 1 kartu.
legends-tale-8 = Lízni 2 karty, nebo utrž 1 zranění a získej $50.
legends-tale-9 = Získej $20 a lízni 1 kartu.
legends-tale-10 = Získej širák a lízni 1 kartu, nebo získej $20.
legends-tale-11 = Získej mapu, nebo 1 nuget.
legends-tale-12 = Získej $30. Smíš utržit 1 zranění a získat dalších $20.
legends-tale-13 = Získej $20, nebo vrať svůj dobytek a získej $20 a 1 BV.
legends-tale-14 = Získej $20.
legends-tale-15 = Bojuj s válečnou výpravou (3 bojové karty). Kdo vyhraje, získá $40 a lízne si 1 kartu.
legends-tale-16 = Vrať svůj dobytek, nebo utrž 1 zranění; pak získej 1 BV.
legends-tale-17 = Získej $30.
legends-tale-18 = Lízni 2 karty.
legends-tale-19 = Získej 1 BV.
legends-tale-20 = Získej 1 nuget, nebo $20.
legends-tale-21 = Získej $10 a lízni 1 kartu.
legends-tale-22 = Získej $20, nebo 1 BP a $40.
legends-tale-23 = Vyleč si 1 zranění a lízni 1 kartu.
legends-tale-24 = Bojuj se zloději záborů (2 bojové karty). Kdo vyhraje, získá 2 nugety.
legends-tale-25 = Každý z vás smí položit kartu lícem dolů. Nejvyšší získá 1 BV (při shodě všichni), ostatní $20.
legends-tale-26 = Bojuj s maskovanými jezdci (4 bojové karty). Kdo vyhraje, získá 3 BV; kdo prohraje, přijde i o $20, nebo o 1 nuget.
legends-tale-27 = Získej $30, nebo 1 BV.
legends-tale-28 = Získej 1 BV.
legends-tale-29 = Bojuj s najatými pistolníky (3 bojové karty). Kdo vyhraje, získá $50.
legends-tale-30 = Získej $20.
legends-tale-31 = Odhoď 1 kartu, nebo utrž 1 zranění; pak získej 1 BV.
legends-tale-32 = Získej whiskey, nebo zásoby.
legends-tale-33 = Získej $40, nebo 1 BSZ; psanec bere $40.
legends-tale-34 = Získej 1 BV a $10.
legends-tale-35 = Zaplať $20 a získej 1 BV, nebo lízni 1 kartu.
legends-tale-36 = Získej širák a lízni 1 kartu, nebo získej $20.
legends-tale-37 = Získej mapu a lízni 1 kartu, nebo získej $20.
legends-tale-38 = Bojuj s vlakovými lupiči (3 bojové karty). Kdo vyhraje, získá 1 BV a $30.
legends-tale-39 = Lízni 2 karty, nebo si vyleč 1 zranění a lízni 1 kartu.
legends-tale-40 = Vyleč si 1 zranění a získej $20.
