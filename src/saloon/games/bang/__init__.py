"""BANG! the card game."""

from saloon.games.bang.rules import BangRules

__all__ = ["BangRules"]
