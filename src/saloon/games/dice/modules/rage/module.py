from saloon.games.dice.module import Module

module = Module("rage", "UA", box="undead-or-alive")
