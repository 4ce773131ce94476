from saloon.games.dice.module import Module

module = Module("duels", "UA", box="undead-or-alive")
