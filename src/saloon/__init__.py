"""Saloon: Wild-West tabletop games, playable by people and by programs."""
