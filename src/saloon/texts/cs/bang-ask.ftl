# Na co se hra ptá a jak zní odpovědi. `.other`: otázka je na někoho jiného.

bang-ask-play = Jsi na tahu: zahraj, kolik karet chceš, a pak tah ukonči.
    .other = { $seat } přemýšlí.
bang-ask-shot = { $byIs ->
    [none] Zasahuje tě { $about }.
    [self] Střílíš na sebe ({ $about }).
   *[other] { $by } na tebe střílí ({ $about }).
 } { $amount ->
    [one] Zahraješ Vedle!, nebo bereš zásah?
    [few] Jsou potřeba { $amount } efekty Vedle! Odpovíš?
   *[other] Je potřeba { $amount } efektů Vedle! Odpovíš?
 }
    .other = { $byIs ->
    [none] { $about } zasahuje hráče { $seat }. Přijde odpověď?
    [self] { $seat } střílí na sebe ({ $about }). Přijde odpověď?
    [me] Střílíš na hráče { $seat } ({ $about }). Přijde odpověď?
   *[other] { $by } střílí na hráče { $seat } ({ $about }). Přijde odpověď?
 }
bang-ask-bang = { $aboutIs ->
    [duel] Duel, proti tobě { $by }: odhoď BANG!, nebo ztratíš 1 život.
    [indians] Indiáni! Odhoď BANG!, nebo ztratíš 1 život.
   *[other] { $about }: odhoď BANG!, nebo ztratíš 1 život.
 }
    .other = { $about }: odhodí { $seat } BANG!?
bang-ask-rescue = { $amount ->
    [0] Je po nebezpečí. Chceš přidat víc, aby ti zbylo víc životů?
    [one] Hrozí ti vyřazení! Vyleč si hned 1 život, nebo to vzdej.
    [few] Hrozí ti vyřazení! Vyleč si hned { $amount } životy, nebo to vzdej.
   *[other] Hrozí ti vyřazení! Vyleč si hned { $amount } životů, nebo to vzdej.
 }
    .other = Hráči { $seat } hrozí vyřazení. Přijde záchrana?
    .only = { $amount ->
        [0] Je po nebezpečí a víc už přidat nemůžeš.
       *[other] Hrozí ti vyřazení a nemáš nic, co by tě zachránilo.
     }
bang-ask-excess = { $amount ->
    [one] Máš moc karet: jednu odhoď.
    [few] Máš moc karet: odhoď { $amount }. Vyber jednu.
   *[other] Máš moc karet: odhoď jich { $amount }. Vyber jednu.
 }
    .other = { $seat } odhazuje karty nad limit.
bang-ask-cost = { $amount ->
    [one] { $about }: kterou kartu za to odhodíš?
   *[other] { $about }: kterou kartu za to odhodíš? Zbývá { $amount }.
 }
    .other = { $seat } platí kartou ({ $about }).
bang-ask-which = { $byIs ->
    [self] { $about }: kterou ze svých karet?
   *[other] { $about }: kterou kartu hráče { $by }?
 }
    .other = { $byIs ->
    [me] { $about }: { $seat } vybírá jednu z tvých karet.
    [self] { $about }: { $seat } vybírá jednu ze svých karet.
   *[other] { $about }: { $seat } vybírá kartu hráče { $by }.
 }
bang-ask-store = Hokynářství: kterou kartu si vezmeš?
    .other = Hokynářství: { $seat } si bere kartu.
bang-ask-first-card = { $about }: odkud si vezmeš první kartu?
    .other = { $seat } se rozhoduje, odkud vezme první kartu ({ $about }).
bang-ask-look = { $about }: podíváš se na horní karty, nebo si prostě dobereš?
    .other = { $seat } se může podívat na horní karty ({ $about }).
bang-ask-draw-phase = { $about }: dobereš si, nebo si místo toho vezmeš kartu ve hře?
    .other = { $seat } volí mezi dobíráním a kartou ve hře ({ $about }).
bang-ask-copy = { $about }: čí schopnost chceš do svého příštího tahu?
    .other = { $seat } volí, čí schopnost získá ({ $about }).
bang-ask-gift = { $about }: kterou kartu dáš hráči { $by }?
    .other = { $byIs ->
    [me] { $seat } pro tebe vybírá kartu ({ $about }).
   *[other] { $seat } vybírá kartu pro hráče { $by } ({ $about }).
 }
bang-ask-put-back = { $about }: kterou kartu vrátíš na vršek balíčku?
    .other = { $seat } vrací kartu na balíček ({ $about }).
bang-ask-draw = { $about }: máš prázdnou ruku. Dobereš si kartu?
    .other = { $seat } si může dobrat kartu ({ $about }).
bang-ask-count = { $about }: která ze dvou karet platí?
    .other = { $about }: { $seat } vybírá, která karta platí.
bang-ask-top = Tyto karty se odhazují najednou: která bude na hromádce nahoře?
    .other = { $seat } vybírá, která karta bude na hromádce nahoře.
bang-ask-loss = { $byIs ->
    [self] Máš ztratit životy. Zasáhneš?
   *[other] { $by } má ztratit životy. Zasáhneš?
 }
    .other = Zasáhnout může: { $seats }.
bang-ask-declared = { $by } proti tobě hraje kartu { $about }. Zrušíš ji?
    .other = Kartu může zrušit: { $seats }.
bang-ask-check = { $byIs ->
    [self] { $about }: takhle dopadlo tvé snímání. Zasáhneš?
   *[other] { $by } ({ $about }): takhle dopadlo snímání. Zasáhneš?
 }
    .other = Zasáhnout může: { $seats }.
bang-ask-character = Máš na výběr dvě postavy: kterou budeš hrát?
    .other = Ostatní si vybírají postavu: { $seats }.
bang-ask-pack = Se kterými událostmi se bude hrát?
    .other = { $seat } vybírá události této hry.
bang-ask-give-up = { $about }: kterou ze svých vyložených karet odhodíš?
    .other = { $about }: { $seat } vybírá vyloženou kartu k odhození.
bang-ask-suit = { $about }: karty které barvy chceš v tomto tahu hrát?
    .other = { $about }: { $seat } volí barvu.
bang-ask-identity = Nová identita: přejdeš na jinou postavu, se 2 životy?
    .other = Nová identita: { $seat } zvažuje jinou postavu.
bang-ask-defend = { $byIs ->
    [self] Střílíš na vlastní kartu: { $about }.
   *[other] { $by } střílí na tvou kartu: { $about }.
 } Zahraješ Vedle!, nebo kartu odhodíš?
    .other = { $byIs ->
    [me] Střílíš na kartu hráče { $seat }: { $about }. Přijde odpověď?
    [self] { $seat } střílí na vlastní kartu: { $about }. Přijde odpověď?
   *[other] { $by } střílí na kartu hráče { $seat }: { $about }. Přijde odpověď?
 }
bang-ask-roulette = { $about }: zahraj Vedle!, nebo ztratíš 2 životy a ruleta skončí.
    .other = { $about }: zahraje { $seat } Vedle!?
bang-ask-aim = { $about }: na kterou vyloženou kartu střílíš?
    .other = { $about }: { $seat } vybírá vyloženou kartu, na kterou vystřelí.
bang-ask-exchange = { $amount ->
    [0] { $about }: které karty vyměníš? Odhazuj je po jedné, pak si dobereš stejně.
    [one] { $about }: odhodíš další kartu, nebo si teď dobereš { $amount } kartu?
    [few] { $about }: odhodíš další kartu, nebo si teď dobereš { $amount } karty?
   *[other] { $about }: odhodíš další kartu, nebo si teď dobereš { $amount } karet?
 }
    .other = { $about }: { $seat } může vyměnit karty.
bang-ask-give-life = { $about }: dáš někomu 1 ze svých životů? Vyber komu.
    .other = { $about }: { $seat } může někomu dát život.
bang-ask-guess = { $amount ->
    [0] { $about }: hádej, jaká je další karta v balíčku. Když uhodneš, necháš si ji a hádáš dál.
   *[other] { $about }: správně! Hádáš dál, nebo končíš?
 }
    .other = { $about }: { $seat } hádá další kartu.
bang-ask-skip-draw = { $about }: dobereš si karty, nebo si místo toho vyléčíš 1 život?
    .other = { $about }: { $seat } volí mezi kartami a životem.
bang-ask-unknown = Rozhodnutí je na tobě.
    .other = { $seat } se rozhoduje.

## Odpovědi. Atribut platí pro jeden druh otázky.

bang-do-play = { $seatIs ->
    [none] Zahrát: { bang-line-card-as }
    [me] Zahrát na sebe: { bang-line-card-as }
   *[other] Zahrát na hráče { $seat }: { bang-line-card-as }
 }
bang-do-use = { $detailIs ->
    [none] { $seatIs ->
        [none] Použít: { $card }
        [me] Použít na sebe: { $card }
       *[other] Použít na hráče { $seat }: { $card }
     }
    [sid-ketchum] Sid Ketchum: odhodit 2 karty a vyléčit si 1 život
    [chuck-wengam] Chuck Wengam: ztratit 1 život a dobrat si 2 karty
    [doc-holyday] { $seatIs ->
        [none] Doc Holyday: odhodit 2 karty a vystřelit
       *[other] Doc Holyday: odhodit 2 karty a vystřelit na hráče { $seat }
     }
    [jose-delgado] José Delgado: odhodit kartu { $card } a dobrat si 2 karty
    [uncle-will] Uncle Will: { $card } jako Hokynářství
    [jourdonnais] Jourdonnais: snímat na srdce
    [gold-rush] { bang-line-with-gold }
    [cavalry] { bang-line-show-role }
    [desperados] { bang-line-show-role }
    [wet-ammo] { bang-line-wet-ammo }
    [dead-sheriffs-ghost] { bang-line-haunt }
    [great-train-robbery] { bang-line-with-train }
    [baggage-car] { bang-line-with-baggage }
    [sleeper-car] { bang-line-with-sleeper }
    [sancho] Sancho: { $card } zdarma
    [zippy-roy] Zippy Roy: posunout vlak
    [dorothy-rage] { bang-line-uses-dorothy }
    [lady-rosa-of-texas] { bang-line-uses-lady-rosa }
    [flint-westwood] { bang-line-uses-flint }
    [lee-van-kliff] { bang-line-uses-lee }
    [ricochet] Odražená střela: odhodit kartu { $card } a vystřelit na vyloženou kartu
    [sniper] { $seatIs ->
        [none] Odstřelovač: { $card } a { $with }
       *[other] Odstřelovač: { $card } a { $with } na hráče { $seat }
     }
   *[other] { bang-line-use-other }
 }
    .shot = { $detailIs ->
    [none] { $cardIs ->
        [barrel] Barel: snímat na srdce
       *[other] Použít: { $card }
     }
    [mad-ride] { bang-line-from-the-pile }
    [grave-digger] { bang-line-digger-barrel }
    [jourdonnais] Jourdonnais: snímat na srdce
    [caboose] Služební vůz: odhodit { $with } jako Vedle!
    [sid-ketchum] Sid Ketchum: odhodit 2 karty a vyléčit si 1 život
   *[other] Použít: { $detail }
 }
    .bang = { $detailIs ->
    [sleeper-car] Spací vůz: odhodit { $with } jako Bang!
   *[other] Použít { $card }
 }
    .defend = { bang-do-use.shot }
    .roulette = { bang-do-use.shot }
bang-line-use-other = { $cardIs ->
    [none] { $seatIs ->
        [none] Použít: { $detail }
        [me] Použít na sebe: { $detail }
       *[other] Použít na hráče { $seat }: { $detail }
     }
   *[other] { $seatIs ->
        [none] { $detail }: { bang-line-use-cards }
        [me] { $detail }: { bang-line-use-cards } na sebe
       *[other] { $detail }: { bang-line-use-cards } na hráče { $seat }
     }
 }
bang-line-use-cards = { $withIs ->
    [none] { $card }
   *[other] { $card } a { $with }
 }
bang-do-end = Ukončit tah
bang-do-pass = Nic
    .shot = Přijmout zásah
    .bang = Ztratit 1 život
    .rescue = Už nic
    .draw = Nedobírat
    .loss = Nezasahovat
    .check = Nezasahovat
    .defend = Obětovat kartu
    .roulette = Ztratit 2 životy
    .exchange = Už žádnou kartu
    .give-life = Nedat nic
    .guess = Přestat hádat
bang-do-miss = { $asIs ->
    [none] Odpovědět: { $card }
   *[other] Odpovědět: { $card } jako { $as }
 }
bang-do-discard = Odhodit: { $card }
bang-do-rescue = Vypít: { $card }
bang-do-take = { $seatIs ->
    [none] Vzít si: { $card }
    [me] Vzít si svou kartu: { $card }
   *[other] Vzít si od hráče { $seat }: { $card }
 }
bang-do-card = { $card }, ve hře
bang-do-hand = Náhodná karta z ruky
bang-do-deck = Z balíčku
    .look = Prostě si dobrat
    .draw-phase = Dobrat si
    .skip-draw = Dobrat si karty
bang-do-pile = { $card } z odhazovací hromádky
bang-do-rob = Z ruky hráče { $seat }
bang-do-look = Podívat se na horní karty
bang-do-put-back = Vrátit: { $card }
bang-do-draw = Dobrat si kartu
bang-do-copy = Schopnost, kterou má { $seat }
bang-do-count = Platí { $cardRank }
bang-do-top = Nahoru: { $card }
bang-do-give = { $seatIs ->
    [none] Dát: { $card }
   *[other] Dát hráči { $seat }: { $card }
 }
bang-do-keep = Hrát za postavu { $card }
    .identity = Zůstat při své postavě
bang-do-suit = { $detailIs ->
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }
bang-do-swap = Přejít na postavu { $card }
bang-do-borrow = Schopnost postavy { $card }, jen v tomto tahu
bang-do-aim = { $seatIs ->
    [me] Vlastní karta { $card }
   *[other] { $card }, karta hráče { $seat }
 }
bang-do-drink = Nedobírat a vyléčit si 1 život
bang-do-give-life = Dát 1 život hráči { $seat }
bang-do-guess = { $detailIs ->
    [red] červená
    [black] černá
    [h] { bang-suit-h }
    [d] { bang-suit-d }
    [c] { bang-suit-c }
   *[s] { bang-suit-s }
 }
bang-do-pack = { $detailIs ->
    [high-noon] { bang-module-high-noon }
    [fistful-of-cards] { bang-module-fistful-of-cards }
   *[other] { $detail }
 }
