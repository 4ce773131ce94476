"""The blue cards of Dodge City."""

from __future__ import annotations

from saloon.games.bang.cards import Blue
from saloon.games.bang.modules.dodge_city.module import dodge_city


class Binocular(Blue):
    """Its owner sees the others at a distance 1 smaller, like a Scope (DC-CARD-15)."""

    sight = 1


class Hideout(Blue):
    """The others see its owner at a distance 1 greater, like a Mustang (DC-CARD-16)."""

    cover = 1


dodge_city.add(
    cards={
        "binocular": Binocular,
        "hideout": Hideout,
    }
)
