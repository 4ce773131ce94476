# The Bullet: three characters, and two events for High Noon.

bang-character-johnny-kisch = Johnny Kisch
    .text = When he lays a card down, all other cards of that name in play are discarded.
bang-character-uncle-will = Uncle Will
    .text = Once in his turn he may play any card from his hand as a General Store.
bang-character-claus-the-saint = Claus the Saint
    .text = In phase 1 he draws a card more than there are players, keeps 2 and gives the others 1 each.

bang-event-handcuffs = Handcuffs
    .text = After drawing, the player names a suit and may play only cards of that suit this turn.
bang-event-new-identity = New Identity
    .text = At the start of the turn a player may swap to a second character, with 2 life points.
