"""BANG! The Dice Game."""

from saloon.games.dice.rules import DiceRules

__all__ = ["DiceRules"]
