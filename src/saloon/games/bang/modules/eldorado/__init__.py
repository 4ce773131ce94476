"""Eldorado: a deck of event cards that hold for two rounds, unless an ace calls them off."""

from saloon.games.bang.modules.eldorado import drawing, fallen, shooting, showing, turns
from saloon.games.bang.modules.eldorado.box import Eldorado
from saloon.games.bang.modules.eldorado.module import eldorado

BOX = eldorado
BOX.brings(Eldorado())

__all__ = ["BOX", "drawing", "eldorado", "fallen", "shooting", "showing", "turns"]
