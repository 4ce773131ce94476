# Vlastní slova klienta.

ui-loading = Načítá se…
ui-close = Zavřít
ui-cancel = Zrušit
ui-skip = Přeskočit k obsahu
ui-reload = Načíst znovu
ui-broken-title = Tohle se nenačetlo
ui-broken-text = Část stránky se nepodařilo stáhnout. Možná vypadlo spojení, nebo má server novější verzi.
ui-language = Jazyk
ui-stranger = Cizinec
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
