# Čím stůl žije: světlo na něm a co říkají boti. Načítá se až po stole samotném.

## Proč se změnilo světlo, pár slovy

ui-mood-event = Platí: { $pieces }
ui-mood-two = Zbývají dva
ui-mood-fuse-mine = { $pieces } leží před tebou
ui-mood-fuse-next = { $pieces }: další jsi ty
ui-mood-fuse = { $pieces } leží tady: { $name }
ui-mood-arrows = { $count ->
    [one] Zbývá poslední šíp
    [few] Zbývají { $count } šípy
   *[other] Zbývá { $count } šípů
 }
ui-mood-grave = Mrtví vstali
ui-mood-end-near = Konec je na dohled
ui-mood-last-round = Poslední kolo

## Co říkají boti. Nikdo není osloven jménem a nic neprozrazuje, zda mluví on, nebo ona.

ui-new-remarks = Poznámky botů
ui-new-remarks-more = Bot občas něco suše prohodí. Kdo o to nestojí, může si je pro sebe ztlumit.
ui-remarks-hear = Poslouchat poznámky botů
ui-remark-hit-1 = Tu košili už nikdo nezašije.
ui-remark-hit-2 = Au. Píšu si to. I s tvým jménem.
ui-remark-hit-3 = To je všechno olovo, co máš?
ui-remark-hit-4 = Můj krejčí z toho nebude mít radost.
ui-remark-hits-1 = Nic osobního. Teda skoro nic.
ui-remark-hits-2 = Šlo mi jen o ten klobouk.
ui-remark-hits-3 = Není zač.
ui-remark-hurt-1 = To má jeden z toho, že v klidu sedí.
ui-remark-hurt-2 = Mívám lepší nápady. Mívám i horší.
ui-remark-luck-1 = Balíček mě má rád. Já jeho taky.
ui-remark-luck-2 = Čirý um. Na tu kartu se radši nekoukejte.
ui-remark-luck-3 = Tam nahoře mi někdo dluží peníze.
ui-remark-spoiled-1 = No jistě. Jak jinak.
ui-remark-spoiled-2 = Ta kulka nebyla zadarmo.
ui-remark-fuse-1 = Tohle je, myslím, tvoje.
ui-remark-fuse-2 = Příjemná společnost to byla. Jen si ji užij.
ui-remark-fuse-next-1 = Výborně. Zrovna mi byla zima.
ui-remark-fuse-next-2 = A teď ať nikdo nekýchne.
ui-remark-boom-1 = A je po pianu.
ui-remark-boom-2 = Aspoň je teď ticho.
ui-remark-locked-up-1 = Postel ujde. Výhled je samá mříž.
ui-remark-locked-up-2 = Trocha klidu neuškodí.
ui-remark-locked-up-3 = Jídlo třikrát denně a nikdo nestřílí. Kam spěchat?
ui-remark-healed-1 = Čistě ze zdravotních důvodů.
ui-remark-healed-2 = Doktor doporučuje jedno. Doktor tu není.
ui-remark-healed-3 = Chutná po prachu. Moje oblíbená příchuť.
ui-remark-robbed-1 = Jen si to nech. Stejně to bylo cinknuté.
ui-remark-robbed-2 = Zrovna teď by se to hodilo.
ui-remark-felled-1 = Vyřiďte mému koni, že to zaplatím.
ui-remark-felled-2 = Pohřběte mě v botách. Tlačí, ale stejně.
ui-remark-felled-3 = A přitom to byl tak dobrý plán.
ui-remark-felled-4 = Ať někdo zalije ten kaktus.
ui-remark-felling-1 = U hrobníka mám množstevní slevu.
ui-remark-felling-2 = O židli míň. Konečně místo na nohy.
ui-remark-felling-3 = S omluvou už by to teď bylo trochu pozdě.
ui-remark-mourning-1 = Ten klobouk beru já.
ui-remark-mourning-2 = Minuta ticha. Tak, to by stačilo.
ui-remark-mourning-3 = { $name } už nikam nespěchá. Závidím.
ui-remark-won-1 = Rundu platí ten, kdo ještě dýchá.
ui-remark-won-2 = A na pianu ani škrábnutí.
ui-remark-won-3 = Poděkování patří mému perku.
ui-remark-lost-1 = Já tu jen někomu hřeju židli.
ui-remark-lost-2 = Zítra ve stejnou hodinu?
ui-remark-arrow-1 = Peří mi sluší.
ui-remark-arrow-2 = Sbírám je.
ui-remark-raid-1 = Ty šípy mohl někdo počítat.
ui-remark-raid-2 = Jen klid. Mně už došel.
ui-remark-spray-1 = Za ty tapety se omlouvám.
ui-remark-spray-2 = Mířit musí jen ten, kdo šetří.
ui-remark-risen-1 = V pondělí ráno mi bývá hůř.
ui-remark-risen-2 = Zvláštní. Mám hlad.
ui-remark-fight-won-1 = Já nic. To ta pěst.
ui-remark-fight-won-2 = Hrálo se přece na jednu vítěznou.
ui-remark-fight-lost-1 = To bylo schválně. Kvůli příběhu.
ui-remark-fight-lost-2 = Ta podlaha příjemně chladí.
ui-remark-pot-1 = Štěstí začátečníka. Už desátý rok.
ui-remark-pot-2 = Karty jsou hračka. Těžší je tvářit se smutně.

## Něčí konec a konec hry

ui-stage-hope = Se svou stranou můžeš ještě vyhrát.
ui-stage-hope-deputy = Vyhraje-li strana šerifa, vyhráváš taky. { $name } má ještě { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
 }.
ui-stage-hope-outlaw = Padne-li šerif, přece jen vyhraješ. { $name } má ještě { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
 }.
ui-stage-no-hope = Jak to teď vypadá, vyhrát už nemůžeš.
ui-stage-cards-open = Všechny karty teď vidíš odkryté.
ui-stage-ready = Připraveno: { $count } { $all ->
    [1] z
    [5] z
    [8] z
   *[other] ze
 } { $all }
ui-stage-waiting = Připraveno, čeká se na ostatní
ui-stage-not-yet = Stiskni znovu a vezmeš to zpět
ui-stage-to-seats = Změnit stůl
ui-stage-leave = Odejít
ui-stage-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
ui-stage-guesses = tvoje tipy: { $count } { $all ->
    [1] z
    [5] z
    [8] z
   *[other] ze
 } { $all } správně
