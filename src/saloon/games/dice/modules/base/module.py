from saloon.games.dice.module import Module

module = Module("base", "DG")
