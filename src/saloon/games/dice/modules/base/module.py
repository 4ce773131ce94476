from saloon.games.dice.module import Module, Ruling

module = Module(
    "base", "DG", rulings=(Ruling("nobody-left-of-three", "DG-THREE-15", ("nobody", "outlaw")),)
)
