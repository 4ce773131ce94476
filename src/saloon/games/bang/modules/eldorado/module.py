"""The module Eldorado: a face-down deck of event cards with a clock of its own."""

from saloon.games.bang.module import Module
from saloon.games.bang.modules.eldorado.facts import FACTS

NAME = "eldorado"

eldorado = Module(NAME, "EL", event_deck=NAME, deck_hidden=True, facts=FACTS)
