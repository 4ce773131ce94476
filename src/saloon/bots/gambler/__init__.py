"""A player of the Dice Game who knows the odds."""

from saloon.bots.gambler.player import Gambler

__all__ = ["Gambler"]
