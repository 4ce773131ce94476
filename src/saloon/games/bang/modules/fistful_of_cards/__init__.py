"""A Fistful of Cards: another deck of event cards, one for each round."""

from saloon.games.bang.modules.fistful_of_cards import drawing, shooting, turns, whole_round
from saloon.games.bang.modules.fistful_of_cards.module import fistful

BOX = fistful

__all__ = ["BOX", "drawing", "fistful", "shooting", "turns", "whole_round"]
