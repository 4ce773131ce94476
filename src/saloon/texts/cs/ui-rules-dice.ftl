# Jak se hraje Kostková hra, stručně.

ui-rules-dice-title = Jak se hraje Kostková hra
ui-rules-dice-lead = Stejná přestřelka za čtvrt hodiny: pět kostek, devět šípů a kromě šerifa nikdo, komu by se dalo věřit.
ui-rules-dice-roles-text = Dostaneš roli a postavu. Role říká, jak vyhraješ, a zůstává skrytá; odkrytá je jen šerifova a přidá mu dva životy. Postava leží odkrytá: má schopnost a počet životů.
ui-rules-dice-counts-more = Tři hrají s odkrytými rolemi: každý loví jednoho z ostatních.

ui-rules-dice-turn-roll = Hod
    .text = Hoď všemi pěti kostkami. Šípy se berou hned.
ui-rules-dice-turn-again = Znovu
    .text = Ještě dvakrát smíš kterékoli kostky vzít a hodit jimi znovu. Dynamit zůstává ležet.
ui-rules-dice-turn-resolve = Vyhodnocení
    .text = Co ti nakonec zbylo, platí: nejdřív výstřely, pak piva, pak kulomet. Nic se nesmí vynechat.
ui-rules-dice-turn-before = Pod každou kostkou stojí, co udělá, a pod nimi, co se stane, když teď skončíš. Pak je na tahu další hráč po směru hodinových ručiček.

ui-rules-dice-faces = Strany kostky
ui-rules-dice-arrows = Šípy a Indiáni
    .text = Každý hozený šíp si vezmeš ze zásoby a leží před tebou. Kdo vezme poslední, přivolá Indiány: každý ztratí za každý svůj šíp jeden život a všechny šípy se vrátí.
    .more = Hlídej zásobu: když zbývají tři šípy, může neopatrný hod stát víc než kterýkoli výstřel.
ui-rules-dice-places = Místa
    .text = Jednička zasáhne hráče hned vedle tebe, dvojka hráče o dvě místa dál, na kteroukoli stranu. Kdo je mimo hru, nepočítá se. Zbývají-li dva nebo tři hráči, platí dvojka jako jednička.
    .more = Počítat nemusíš: každé místo ukazuje, jak je daleko, a rozsvítí se, když na ně kostka dosáhne.
ui-rules-dice-end = Poslední život
    .text = Kdo ztratí poslední život, hned vypadává ze hry, ukáže svou roli a vrátí své šípy. Všechny ztráty z jedné příčiny nastávají najednou, takže může padnout i víc hráčů.
    .more = Padne-li šerif, vyhrávají bandité, nebo odpadlík, pokud už nikdo jiný nežije. Nezbývá-li žádný bandita ani odpadlík, vyhrává šerif a s ním všichni pomocníci, živí i mrtví.

ui-rules-dice-first-law = Jako šerif sleduj, kdo po tobě střílí. Jako pomocník nalévej pivo šerifovi.
ui-rules-dice-first-outlaw = Jako bandita střílej na šerifa, kdykoli na něj kostka dosáhne; kulomet dosáhne vždycky.
ui-rules-dice-first-renegade = Jako odpadlík pomáhej slabším a nech šerifa padnout až nakonec.
ui-rules-dice-first-all = Přestaň v nejlepším: se dvěma dynamity na stole je každý další hod hazard.
