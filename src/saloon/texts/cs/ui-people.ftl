### Ostatní lidé u stolu a kontrola rozdání.

ui-people = Lidé u stolu
ui-people-block = Blokovat
ui-people-unblock = Odblokovat
ui-people-blocked = { $name }: zablokováno. Jejich zprávy už neuvidíš a k tvým stolům se nedostanou.
ui-people-unblocked = { $name }: už bez blokování.
ui-people-blocked-title = Koho blokuješ
ui-people-report = Nahlásit
ui-people-report-text = Přečte si to ten, kdo tenhle server provozuje, i s tím, co tu dotyčná osoba naposledy řekla. Sama se o tom nedozví.
ui-people-report-what = Co se stalo?
ui-people-report-send = Odeslat
ui-people-reported = Děkujeme. Předáno dál.

ui-error-yourself = To sobě udělat nemůžeš.
ui-error-unknown-person = Tahle osoba už tu není.
ui-error-too-many = To už je příliš mnoho.

ui-deal-fingerprint = Otisk rozdání, daný ještě před první kartou:
ui-deal-seed = Z čeho vznikl (sůl a semínko):
ui-deal-check = Zkontrolovat rozdání
ui-deal-fits = Sedí: míchání bylo dané před hrou a nikdo ho nezměnil.
ui-deal-fits-late = Sedí s otiskem, který server ukazuje teď. Kdo měl tuhle stránku otevřenou už během hry, může ho porovnat s tehdejším.
ui-deal-differs = Nesedí! Tahle hra nebyla rozdaná z toho, co server slíbil.
