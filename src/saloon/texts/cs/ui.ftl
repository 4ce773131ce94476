# Vlastní slova klienta: všechno kolem her.

ui-loading = Načítá se…
ui-close = Zavřít
ui-cancel = Zrušit
ui-skip = Přeskočit k obsahu
ui-reload = Načíst znovu
ui-try-again = Zkusit znovu
ui-broken-title = Tohle se nenačetlo
ui-broken-text = Část stránky se nepodařilo stáhnout. Možná vypadlo spojení, nebo má server novější verzi.
ui-language = Jazyk
ui-stranger = Cizinec
ui-less = Méně: { $what }
ui-more = Více: { $what }

## Záhlaví a zápatí

ui-nav = Hlavní nabídka
ui-nav-home = Saloon, na úvodní stránku
ui-nav-play = Hrát
ui-nav-cards = Karty
ui-nav-rules = Pravidla
ui-nav-replays = Záznamy
ui-nav-settings = Nastavení
ui-about = O projektu
ui-foot-nav = Další
ui-foot-fan = Fanouškovský projekt, bez vazby na vydavatele her.

## Když se něco nepovede

ui-error-unknown = Tohle nevyšlo: { $detail }
ui-error-offline = Server neodpovídá. Funguje připojení?
ui-error-bad-request = Server tomu nerozuměl: { $detail }
ui-error-impossible = Takhle se hrát nedá: { $detail }
ui-error-bad-record = V tomhle souboru není záznam hry, který by se tu dal přehrát: { $detail }
ui-error-unknown-table = Takový stůl tu není. Možná už všichni odešli domů.
ui-error-unknown-replay = Takový záznam tu není.
ui-error-unknown-game = Takovou hru tu nemáme.
ui-error-not-found = Tady nic není.
ui-error-too-fast = To bylo moc věcí najednou. Chvilku počkej a zkus to znovu.
ui-error-too-large = To je příliš velké.
ui-error-name-taken = Tohle jméno už někdo má. Vyber si jiné.
ui-error-wrong-passphrase = Jméno a heslová fráze k sobě nepatří.
ui-error-wrong-password = To heslo nesedí.
ui-error-not-allowed = Tohle nesmíš.
ui-error-bad-name = Tohle jméno nejde použít: { $detail }
ui-error-no-identity = Server neví, kdo jsi. Načti stránku znovu.
ui-error-no-game = U tohoto stolu se právě nehraje.
ui-error-unknown-seat = Takové místo tu není.
ui-error-claimed = Tahle totožnost už heslovou frázi má.
ui-error-stopping = Server se bude restartovat. Zkus to za chvilku.
ui-error-not-ready = Server ještě není připravený. Zkus to za chvilku.
ui-error-no-database = Server se nedostane ke svým datům. Zkus to za chvilku.
ui-error-wrong-origin = Tahle stránka je z jiné adresy než server. Otevři stránku přímo ze serveru.

## Úvodní stránka

ui-game-bang = BANG!
    .about = Skryté role, hlasité zbraně. Kdo drží se šerifem?
ui-game-dice = Kostková hra
    .about = Přestřelka za čtvrt hodiny, místo karet s kostkami.
ui-game-legends = Western Legends
    .about = Otevřený Divoký západ: buď strážcem zákona, psancem, nebo zlatokopem.
ui-game-players = { $from }–{ $to } hráčů
ui-game-minutes = { $from }–{ $to } min
ui-game-now = Hrát hned: { $name }
    .short = Hrát hned
ui-game-coming = Ještě na cestě
ui-lobby-name = Stůl hráče { $name }
ui-seats = { $humans ->
    [one] { $humans } člověk
    [few] { $humans } lidé
   *[other] { $humans } lidí
}, { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}, { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
ui-seats-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
ui-seats-full = plno

## Cestou ke stolu

ui-gate-locked = { $name } si tenhle stůl drží pro přátele. Jaké je heslo?
ui-gate-password = Heslo
ui-gate-enter = Vstoupit
ui-gate-wrong = To heslo nesedí.
ui-gate-none-title = Tady žádný stůl není
ui-lost-home = Zpátky do saloonu
