# Kostková hra v terminálu: co potřebuje říct jen hra, která se hraje řádek po řádku.

dice-premise = Přestřelka s kostkami, ve které všichni znají jen šerifa. Kdo jsou ostatní, musíš poznat podle toho, co dělají.
    .open = Přestřelka s kostkami, ve které každý ví, koho lovit, a hraje sám za sebe.
dice-roles-sheriff = { bang-roles-sheriff }
    .you = { bang-roles-sheriff.you }
dice-roles-deputy = { bang-roles-deputy }
    .you = { bang-roles-deputy.you }
dice-roles-outlaw = { bang-roles-outlaw }
    .you = { bang-roles-outlaw.you }
dice-roles-renegade = { bang-roles-renegade }
    .you = { bang-roles-renegade.you }
dice-help =
    Odpověz číslem řádku, začátkem toho, co v něm stojí, nebo jménem hráče.
    Kostky, kterými házíš znovu, jmenuj čísly: 1 3. Nulou je všechny necháš ležet.

## Pojmy

dice-notion-turn = tah
    .text = V tahu hráč hodí pěti kostkami a ještě dvakrát smí znovu hodit kterýmikoli z nich; Dynamit zůstává ležet. Pak kostky působí: nejdřív výstřely, potom piva, potom Kulomet. Vynechat se nesmí nic.
dice-notion-arrows = šípy
    .text = { ui-rules-dice-arrows.text }
dice-notion-indians = Indiáni
    .text = { ui-rules-dice-arrows.text }
dice-notion-places = místa
    .text = { ui-rules-dice-places.text }
dice-notion-roles = role
    .text = { ui-rules-dice-end.more }
dice-notion-life = životy
    .text = { ui-rules-dice-end.text }
