# High Noon: events.

bang-event-blessing = Blessing
    .text = All cards count as hearts.
bang-event-curse = Curse
    .text = All cards count as spades.
bang-event-the-daltons = The Daltons
    .text = At once, everybody who has blue cards in front discards one of them.
bang-event-the-doctor = The Doctor
    .text = At once, the player or players with the fewest life points regain 1.
bang-event-ghost-town = Ghost Town
    .text = Who is out comes back as a ghost for the own turn, draws 3 cards and cannot die.
bang-event-gold-rush-event = Gold Rush
    .text = Turns pass counter-clockwise; effects of cards still go clockwise.
bang-event-hangover = Hangover
    .text = Characters have no abilities.
bang-event-the-reverend = The Reverend
    .text = Nobody can play Beer.
bang-event-the-sermon = The Sermon
    .text = Nobody can use BANG! cards in the own turn.
bang-event-shootout = Shootout
    .text = Everybody may play a second BANG! card in the turn.
bang-event-thirst = Thirst
    .text = In phase 1 everybody draws 1 card less.
bang-event-train-arrival = Train Arrival
    .text = In phase 1 everybody draws 1 card more.
bang-event-high-noon = High Noon
    .text = Everybody loses 1 life point at the start of the turn. Stays until the end of the game.
