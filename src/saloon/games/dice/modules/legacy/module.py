from saloon.games.dice.module import Module

module = Module("legacy", "UA", "undead-or-alive")
