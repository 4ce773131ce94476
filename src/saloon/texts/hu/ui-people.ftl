### A többiek az asztalnál, és az osztás ellenőrzése.

ui-people = Emberek az asztalnál
ui-people-block = Letiltás
ui-people-unblock = Letiltás feloldása
ui-people-blocked = { $name }: letiltva. Nem olvasod többé az üzeneteit, és nem jöhet a te asztalaidhoz.
ui-people-unblocked = { $name }: már nincs letiltva.
ui-people-blocked-title = Akiket letiltottál
ui-people-report = Bejelentés
ui-people-report-text = A szerver üzemeltetője olvassa el, azzal együtt, amit az illető itt utoljára mondott. Az illető nem tud meg róla semmit.
ui-people-report-what = Mi történt?
ui-people-report-send = Küldés
ui-people-reported = Köszönjük. Továbbadtuk.

ui-error-yourself = Magaddal ezt nem teheted.
ui-error-unknown-person = Ez az ember már nincs itt.
ui-error-too-many = Ez már túl sok.

ui-deal-fingerprint = Az osztás ujjlenyomata, az első lap előtt rögzítve:
ui-deal-seed = Ebből készült (só és mag):
ui-deal-check = Az osztás ellenőrzése
ui-deal-fits = Egyezik: a keverés a játék előtt el volt döntve, és senki sem változtatott rajta.
ui-deal-fits-late = Egyezik azzal az ujjlenyomattal, amelyet a szerver most mutat. Akinél ez az oldal már játék közben is nyitva volt, összevetheti az akkorival.
ui-deal-differs = Nem egyezik! Ezt a játékot nem abból osztották, amit a szerver ígért.
