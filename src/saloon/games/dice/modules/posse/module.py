from saloon.games.dice.module import Module

module = Module("posse", "UA", box="undead-or-alive")
