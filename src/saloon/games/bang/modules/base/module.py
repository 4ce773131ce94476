from saloon.games.bang.module import Module

base = Module("base", "BB")
