# A kliens saját szavai.

ui-loading = Betöltés…
ui-close = Bezárás
ui-cancel = Mégse
ui-skip = Ugrás a tartalomhoz
ui-reload = Újratöltés
ui-broken-title = Ez nem töltődött be
ui-broken-text = Az oldal egy részét nem sikerült letölteni. Talán megszakadt a kapcsolat, vagy a szerveren újabb változat fut.
ui-language = Nyelv
ui-stranger = Idegen
ui-nav = Főmenü
ui-nav-home = Saloon, a kezdőlapra
ui-nav-play = Játék
ui-nav-cards = Kártyák
ui-nav-rules = Szabályok
ui-nav-replays = Visszajátszás
ui-nav-settings = Beállítások
ui-about = Névjegy
ui-foot-nav = Egyebek
ui-foot-fan = Rajongói projekt, nincs kapcsolatban a játékok kiadóival.
