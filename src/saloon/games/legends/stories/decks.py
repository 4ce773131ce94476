"""Where story cards lie, and the cylinders on them."""

from __future__ import annotations

from typing import ClassVar, NamedTuple, cast

from saloon.games.legends.pieces import Story
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Event
from saloon.kernel.fields import Number, PerSeat, Zone
from saloon.kernel.layout import HIDDEN, OPEN
from saloon.kernel.parts import Part

CYLINDERS = 2
"""WL-SETUP-21: of each player."""
NONE = -1


class StoryFace(NamedTuple):
    """A story card: `story:12`."""

    text: str
    story: Story


class Decks(Part):
    """Two places for stories, or one in the first game (WL-FIRST-05)."""

    FIELDS: ClassVar = (
        Zone("left", "stories", HIDDEN, full=True),
        Zone("right", "stories", HIDDEN),
        Zone("open", "stories", OPEN),
        Zone("left_told", "stories", OPEN),
        Zone("right_told", "stories", OPEN),
        PerSeat(Number("on_left", within=range(CYLINDERS + 1))),
        PerSeat(Number("on_right", within=range(CYLINDERS + 1))),
        Number("telling", NONE, within=range(NONE, 2)),
    )

    left: list[int]
    """The cards below the open one, the next one last."""
    right: list[int]
    open: list[int]
    """The card in play of each place (WL-SETUP-17)."""
    left_told: list[int]
    """Cards that were completed."""
    right_told: list[int]
    on_left: list[int]
    """How many cylinders of each seat are on the open card."""
    on_right: list[int]
    telling: int
    """The place whose card is turned over and being carried out."""

    def places(self) -> range:
        return range(len(self.open))

    def deck(self, place: int) -> list[int]:
        return self.right if place else self.left

    def told(self, place: int) -> list[int]:
        return self.right_told if place else self.left_told

    def cylinders(self, place: int) -> list[int]:
        """By seat, how many are on the card of a place."""
        return self.on_right if place else self.on_left

    def free(self, player: Player) -> int:
        """How many cylinders a player has beside the cards."""
        return CYLINDERS - self.on_left[player.seat] - self.on_right[player.seat]


def decks(g: Legends) -> Decks:
    return cast(Decks, g.kept["stories"])


def story(g: Legends, slot: int) -> Story:
    return cast(StoryFace, g.face[slot]).story


def spaces(g: Legends) -> int:
    """WL-STORY-07: how many cylinders complete a card."""
    return g.config.box.cylinders[g.seats]


def lay_out(g: Legends) -> None:
    """WL-SETUP-16: shuffled, and split into two equal decks; the first game has a single one."""
    cards = decks(g)
    g.shuffle(cards.left)
    places = 1 if g.config.first_game else 2
    if places == 2:
        half = len(cards.left) // 2
        cards.left, cards.right = cards.left[:half], cards.left[half:]
    for place in range(places):
        cards.open.append(cards.deck(place).pop())
        show(g, place)


def show(g: Legends, place: int) -> None:
    """WL-SETUP-17: what a story asks for is visible to all."""
    slot = decks(g).open[place]
    g.reveal(slot)
    g.tell(Event("story", facts={"story": g.face[slot].text, "position": place}))


def turn_next(g: Legends, place: int) -> None:
    """WL-STORY-21: the card leaves play; the next one, of a deck that may be renewed, is open."""
    cards = decks(g)
    cards.told(place).append(cards.open[place])
    deck = cards.deck(place)
    if not deck:
        deck += cards.told(place)
        cards.told(place).clear()
        g.shuffle(deck)
        g.tell(Event("stories-renewed", facts={"cards": len(deck), "position": place}))
    cards.open[place] = deck.pop()
    show(g, place)
