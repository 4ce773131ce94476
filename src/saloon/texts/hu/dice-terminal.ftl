# A kockajáték a terminálban: amit csak egy soronként játszott játéknak kell elmondania.

dice-premise = Lövöldözés kockákkal, amelyben csak a seriffet ismeri mindenki. A többieket abból kell kiismerned, amit tesznek.
    .open = Lövöldözés kockákkal, amelyben mindenki tudja, kire vadászik, és mindenki egyedül játszik.
dice-roles-sheriff = { bang-roles-sheriff }
    .you = { bang-roles-sheriff.you }
dice-roles-deputy = { bang-roles-deputy }
    .you = { bang-roles-deputy.you }
dice-roles-outlaw = { bang-roles-outlaw }
    .you = { bang-roles-outlaw.you }
dice-roles-renegade = { bang-roles-renegade }
    .you = { bang-roles-renegade.you }
dice-help =
    Felelj egy sor számával, szövegének elejével vagy egy játékos nevével.
    Az újradobandó kockákat a számukkal nevezd meg: 1 3. A 0 mindet megtartja.

## Fogalmak

dice-notion-turn = kör
    .text = A körében egy játékos öt kockával dob, és még kétszer bármelyiket újradobhatja; a Dinamit marad. Utána a kockák hatnak: előbb a lövések, aztán a sörök, végül a Gatling. Semmi sem hagyható ki.
dice-notion-arrows = nyilak
    .text = { ui-rules-dice-arrows.text }
dice-notion-indians = indiánok
    .text = { ui-rules-dice-arrows.text }
dice-notion-places = helyek
    .text = { ui-rules-dice-places.text }
dice-notion-roles = szerepek
    .text = { ui-rules-dice-end.more }
dice-notion-life = élet
    .text = { ui-rules-dice-end.text }
