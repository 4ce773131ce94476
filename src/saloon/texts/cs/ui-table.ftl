# Stůl v prohlížeči: vše kolem hry.

ui-table-you = Ty
ui-table-out = vyřazen
ui-table-ghost = duch
ui-table-ghost-text = Duch: ve hře jen na tento tah, nemá životy, které by šlo ztratit nebo vyléčit.
ui-table-silent = Teď nepůsobí: { $source }.
ui-table-board = Stůl
ui-table-others = Ostatní hráči
ui-table-side = Záznam, chat a pravidla
ui-table-log = Záznam
ui-table-chat = Chat
ui-table-log-talk = Záznam a chat
ui-table-rules = Pravidla
ui-table-menu = Nabídka
ui-table-turn = { $number }. tah
ui-table-before = Před hrou
ui-table-step = Krok { $step }
ui-table-jump = Podívat se na krok { $step }
ui-table-looking = Díváš se na krok { $step }.
ui-table-to-now = Zpět do přítomnosti
ui-table-step-back = O krok zpět
ui-table-step-forward = O krok vpřed
ui-table-undo = Vzít zpět
ui-table-turn-yours = jsi na tahu
ui-table-turn-theirs = na tahu
ui-table-then-discard = { $count ->
        [one] pak odhodíš 1 kartu
        [few] pak odhodíš { $count } karty
       *[other] pak odhodíš { $count } karet
    }
ui-table-sounds = Zvuky
ui-table-say = Řekni něco…
ui-table-send = Odeslat
ui-table-chat-empty = Zatím nikdo nic neřekl.
ui-table-phrases = Hotové věty
ui-table-mute = Ztišit: { $name }
ui-table-muted = { $name }: ztišeno.
ui-table-unmute = Zase slyšet
ui-table-too-fast = Příliš mnoho najednou. Chvilku počkej.
ui-table-watching = přihlíží
ui-table-you-watch = Přihlížíš
ui-table-reconnecting = Spojení je přerušené. Zkouším ho obnovit…
ui-table-try-now = Zkusit hned
ui-table-paused = Hra je pozastavená.
ui-table-resume = Pokračovat
ui-table-pause = Pauza
ui-table-wants-pause = Pauzu by chtěl(i): { $names }.
ui-table-broken = Hru zastavila chyba. Záznam zůstal uložen.
ui-table-bot-plays-you = Hraje za tebe bot.
ui-table-i-am-back = Jsem zpátky
ui-table-seat-wish = { $name } se hlásí o místo, na kterém hraje { $bot }.
ui-table-seat-yes = Ať hraje
ui-table-seat-no = Teď ne
ui-table-seat-agreed = Tvůj souhlas platí. Ještě se čeká na: { $names }.
ui-table-seat-ask = Zahrát si místo bota …
ui-table-seat-ask-for = Požádat o místo, kde hraje { $bot }
ui-table-seat-waiting = Žádáš o místo, na kterém hraje { $bot }. Ještě musí souhlasit: { $names }.
ui-table-seat-withdraw = Už nechci
ui-table-seat-yours = Na tvém místě hraje bot.
ui-table-seat-back = Zpátky na své místo
ui-table-closing = U stolu se už dlouho nic neděje. Brzy se zavře.
ui-table-stay = Ještě jsme tady
ui-table-idle = Hra skončila, protože se u stolu dlouho nic nedělo.
ui-table-closed = Stůl se zavřel, protože se u něj dlouho nic nedělo.
ui-table-is-bot = Bot
ui-table-stand-in = Není tu, hraje za něj bot
ui-table-gone = Právě tu není
ui-table-refused = K tomuto stolu nemáš přístup
ui-table-refused-text = Možná už není, nebo se na něj nesmí dívat.
ui-table-to-lobby = Do lobby
ui-table-game-of = { $game } · { $count } míst
ui-table-seats = Míst u stolu: { $count }
ui-table-free = Volné místo
ui-table-sit = Sednout si
ui-table-sit-over = Přesednout
ui-table-stand = Vstát
ui-table-ready = připraven
ui-table-host = Hostitel
ui-table-hand-over = Předat hostitele
ui-table-remove = Odebrat
ui-table-remove-name = Odebrat: { $name }
ui-table-add-bot = Přidat bota
ui-table-bot-kind = Druh bota
ui-table-watchers = Přihlížejí: { $names }
ui-table-invite = Pozvi přátele
ui-table-invite-text = Kdo otevře tento odkaz, může si sednout. Účet není potřeba.
ui-table-invite-network = Kdo otevře tento odkaz ve vaší síti, může si sednout. Účet není potřeba.
ui-table-invite-here = Tento odkaz otevře jen tento počítač: nikoho jiného server neposlouchá.
ui-table-link = Odkaz na tento stůl
ui-table-copy = Kopírovat
ui-table-copied = Zkopírováno ✓
ui-table-settings = Co se hraje
ui-table-change = Změnit
ui-table-change-title = Změnit stůl
ui-table-change-save = Uložit
ui-table-changed = Stůl je změněný.
ui-table-clock = { $bank } min + { $increment } s
ui-table-no-clock = Bez hodin
ui-table-access-open = Otevřený všem
ui-table-access-link = Na odkaz
ui-table-access-password = S heslem
ui-table-own-rulings = Vlastních výkladů: { $count }
ui-table-start = Začít hru
ui-table-start-fills = Volná místa obsadí boti: { $count }.
ui-table-take-a-seat = Sedni si na volné místo, nebo zůstaň přihlížet.
ui-table-wait-for-host = Hru spustí hostitel, až budou všichni.
ui-table-boxes = Krabice ve hře
ui-table-rulings = Platné výklady
ui-table-yes = ano
ui-table-no = ne
ui-table-no-rules = Výklady se nepodařilo načíst.
ui-table-all-rules = Všechna pravidla
ui-table-all-cards = Všechny karty
ui-table-preferences = Odpovídat za mě
ui-table-prefer-pass-reactions = Do mého příštího tahu nereagovat
ui-table-for-you = Na této obrazovce
ui-table-confirm = Ptát se před tahem, který mi uškodí
ui-table-speed = Rychlost pohybu
ui-table-host-tools = Pro hostitele
ui-table-table = U stolu
ui-table-bot-instead = Nechat hrát bota
ui-table-end = Ukončit hru
ui-table-end-sure = Opravdu ukončit bez výsledku
ui-table-let-bot-play = Odejít, hraje za mě bot
ui-table-report = Nahlásit problém
ui-table-report-text = Text se uloží spolu se záznamem hry po krok { $step }.
ui-table-report-what = Co je špatně?
ui-table-report-send = Odeslat hlášení
ui-table-reported = Děkujeme. Uloženo jako { $id }.
ui-table-not-reported = Hlášení se nepodařilo uložit.
ui-table-you-won = Vyhráváš!
ui-table-you-lost = Prohráváš
ui-table-side-won = Vítězí: { $side }
ui-table-ended-without = Hra byla ukončena
ui-table-winner = vítěz
ui-table-rank = { $rank }. místo
ui-table-series = Série po { $count } hrách
ui-table-series-place = Pořadí
ui-table-series-who = Kdo
ui-table-series-wins = Výhry
ui-table-series-mean = Průměrné místo
ui-table-series-points = Body
ui-table-rematch = Hrát znovu
ui-table-keep = Znovu se stejnou postavou
ui-table-replay = Přehrát záznam
ui-table-look-at-table = Podívat se na stůl
ui-table-keeps = Postavu si nechávají: { $names }
ui-table-no-character = Zatím bez postavy
ui-table-log-empty = Zatím se nic nestalo.
ui-table-passing = Do tvého příštího tahu se na nic nereaguje.
ui-table-ask-me-again = Zase se mě ptát
ui-table-your-name = Tvé jméno
ui-table-save-name = Uložit
ui-table-named = Teď jsi { $name }.
ui-table-to-you = K tobě: { $reason }
ui-table-guess = Tvůj tip: { $role }. Vidíš ho jen ty; dalším stiskem ho změníš.
ui-table-guess-right = tvůj tip vyšel
ui-table-guess-wrong = tvůj tip: { $role }
ui-table-guess-none = Tipni si roli
ui-table-role-unknown = Neznámá role
    .why = Od začátku je známý jen šerif. Ostatní role se ukážou, až když jejich hráč vypadne: sleduj, po kom kdo střílí.
ui-table-lives = { $life } { $max ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
 } { $max } životů
ui-table-life-of = Životy: { $life }
ui-table-hand = Karet v ruce: { $count }
ui-table-hand-of = Vzít z ruky: { $name } ({ $count })
ui-table-hand-limit = Karet v ruce: { $count }; na konci tahu nejvýš { $limit }.
ui-table-known = Víš o: { $cards }
ui-table-hand-open = Ruka hráče { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
ui-table-hint-light = Co zlatě svítí, můžeš teď použít: klikni na to a pak na hráče, je-li potřeba. Najeď myší na cokoli a přečteš si o tom.
    .touch = Co zlatě svítí, můžeš teď použít: klepni na to a pak na hráče, je-li potřeba. Kartu si přečteš, když na ní podržíš prst.
ui-table-hint-close = Jasně
ui-table-sent = Odpověď je daná. Okamžik…
ui-table-you-are-out = Hra pro tebe skončila. Dívej se, jak to dopadne.
ui-table-you-may-return = Hra pro tebe skončila, ale hrob tě možná neudrží.
ui-table-next-game = Rozdat novou hru
ui-table-your-hand = Tvé karty v ruce: { $count }
ui-table-hidden-card = Karta, kterou nevidíš
ui-table-distance = Vzdálenost { $distance }
ui-table-in-reach = ve tvém dostřelu
ui-table-out-of-reach = mimo tvůj dostřel { $range }
ui-table-range = Dostřel { $range }
ui-table-in-play = Karty ve hře
ui-table-waits = Vyložena v tomto tahu: použít ji lze až od příštího.
ui-table-can-use = lze použít
ui-table-cannot-use = teď nelze použít
ui-table-can-take = lze vzít
ui-table-choose-player = Vybrat: { $name }
ui-table-not-player = { $name }: nelze vybrat. Proč?
ui-table-choose-card = Vyber kartu
ui-table-stick = Drží dynamit
ui-table-deck = K líznutí: { $count }
ui-table-deck-draw = Líznout z balíčku
ui-table-pile-look = prohlédnout
ui-table-pile = Odhozené ({ $count })
ui-table-open-cards = Odkryté karty
ui-table-event-now = Toto kolo
ui-table-event-next = { $left ->
    [one] Příště, poslední
    [few] Příště, zbývají { $left }
   *[other] Příště, zbývá { $left }
 }
ui-table-named-suit = Jen v tomto tahu: { $suit }
ui-table-at-whom = vyber koho.
ui-table-in-which-way = jakým způsobem?
ui-table-choose-theirs = { $count ->
    [one] Karta před jiným hráčem
   *[other] Jedna z karet před ostatními ({ $count })
 }
ui-table-pay-with = čím zaplatíš?
ui-table-sure = To ti může uškodit: { $what }?
ui-table-waste = Teď to nic nepřinese: { $what }?
ui-table-no-use = teď k ničemu
ui-table-at-cost = { $what }, −{ $points }
ui-table-helpless = Nemáš čím odpovědět.
ui-table-choose-lit = Vyber některou ze zvýrazněných karet.
ui-table-discard-excess = Máš moc karet: vyber { $count }, které odhodíš.
ui-table-discard-cost = { $count ->
        [few] { $about }: vyber { $count } karty, které za to odhodíš.
       *[other] { $about }: vyber { $count } karet, které za to odhodíš.
    }
ui-table-chosen = Vybráno { $count } { $of ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
 } { $of }. Poslední bude ležet navrchu.
ui-table-discard-chosen = { $count ->
        [few] Odhodit { $count } karty
       *[other] Odhodit { $count } karet
    }
ui-table-do-it = Provést
ui-table-not-now = To teď nejde.
ui-table-no-reasons = Důvody se nepodařilo načíst.
ui-table-seek = Hledat
ui-table-seek-nothing = Nic se tak nejmenuje.
ui-table-seconds = Zbývá { $seconds } s
ui-table-colour-brown = Hnědá: zahraje se a odhodí
ui-table-colour-blue = Modrá: zůstává ve hře
ui-table-colour-green = Zelená: nejdřív se vyloží, použije se v dalším tahu
ui-table-colour-orange = Oranžová
ui-table-colour-black = Černá
ui-table-colour-railcar = Vagon

ui-phrase-hello = Nazdar!
ui-phrase-well-played = Dobře zahráno.
ui-phrase-thanks = Díky!
ui-phrase-sorry = Promiň.
ui-phrase-oops = Jejda…
ui-phrase-nice-shot = Dobrá rána!
ui-phrase-trust-me = Věř mi.
ui-phrase-watch-out = Pozor!
ui-phrase-hurry = Pospěš si, kámo.
ui-phrase-good-game = Dobrá hra!

ui-refused-stale = Na tuto otázku už bylo odpovězeno.
ui-refused-illegal = To teď nejde.
ui-refused-not-host = To může jen hostitel.
ui-refused-game-running = Během hry to nejde.
ui-refused-game-over = Hra skončila.
ui-refused-no-game = Žádná hra neběží.
ui-refused-no-seat = Nemáš tu místo.
ui-refused-no-such-seat = Takové místo tu není.
ui-refused-nobody-there = Nikdo tam nesedí.
ui-refused-not-seated = Ten tu nemá místo.
ui-refused-taken = Místo je obsazené.
ui-refused-full = Všechna místa jsou obsazená.
ui-refused-too-many-people = Sedí tu víc lidí.
ui-refused-yourself = Sám sebe odebrat nemůžeš.
ui-refused-paused = Hra je pozastavená.
ui-refused-not-paused = Hra není pozastavená.
ui-refused-no-undo = U tohoto stolu se tahy nevracejí.
ui-refused-stands = To už platí: mezitím někdo odpověděl nebo se odkryla karta.
ui-refused-no-series = Tento stůl nehraje sérii.
ui-refused-was-eliminated = Postavu si nechají jen přeživší.
ui-refused-in-lobby = Další hra může začít.
ui-refused-nothing-said = Nic nebylo řečeno.
ui-refused-unknown-phrase = Taková věta tu není.
ui-refused-unknown-habit = Takový zvyk tahle hra nezná.
ui-refused-unknown-card = Tuto kartu neznáš.
ui-refused-bad-settings = Tato nastavení nejdou dohromady.
ui-refused-too-fast = Příliš mnoho najednou. Chvilku počkej.
ui-refused-declined = Někdo u stolu s tím nesouhlasí.
ui-refused-others-ask = O místo už žádají jiní. Chvilku počkej.
ui-refused-no-wish = O to místo už nikdo nežádá.
ui-refused-closed = Tento stůl je zavřený.
ui-refused-other = To se neprovedlo ({ $code }).

ui-keys = Klávesy
ui-keys-show = Ukázat tento seznam
ui-keys-arrows = Z jedné věci, kterou můžeš použít, na další
ui-keys-enter = Použít, co je vybrané
ui-keys-cancel = Vrátit zpátky; zavřít, co je otevřené
ui-keys-undo = Vzít zpět poslední volbu, kde to jde
ui-keys-look = Dívat se zpět a vpřed, krok za krokem
ui-keys-card = Karta z tvé ruky, počítáno zleva
ui-keys-target = Při míření: hráč s tímto číslem
ui-table-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
ui-keys-map = Na mapu, kde něco svítí
ui-keys-places = Seznam polí
ui-keys-answer = Vybrat odpověď
ui-keys-end = Ukončit tah
ui-keys-pass = Nechat být
ui-keys-die = Zvednout kostku, nebo ji položit zpátky
ui-keys-roll = Hodit zvednutými, nebo si nechat všechny
ui-table-show-result = Ukázat výsledek
