from saloon.games.dice.module import Module

module = Module("undead", "UA", "undead-or-alive")
