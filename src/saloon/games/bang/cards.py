"""Playing cards: what every card has in common, by border and by target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.games.bang.sources import Source
from saloon.kernel import Effect

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang, Player

SUITS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Card(Source):
    """A card by name; its printed copies are faces. Subclasses add what the card does."""

    border = ""
    targeted = False
    missed = False
    """Whether it gives a Missed! effect when played from hand."""
    beer = False
    book = False
    reacts_to = ""
    """The window at which it may be played from hand, in anybody's turn."""
    diverted = False
    """Whether it never simply arrives in a hand or on the pile; see `divert`."""

    def refuse(self, g: Bang, p: Player) -> str | None:
        """The rule by which `p` cannot play this card now, whatever the target; else None."""
        return None

    too_far = "BB-DIST-09"
    """The rule by which a player whom it does not reach cannot be the target."""

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        """The rule by which a player it reaches cannot be the target; else None."""
        return None

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        """The effect. The card itself has already been laid down."""
        return None

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        """Put the card where playing it puts it."""
        raise NotImplementedError

    def react(self, g: Bang, p: Player, about: Any) -> Effect:
        """Played from hand at a window; the card itself has already been laid on the pile."""
        return None

    def may_react(self, g: Bang, p: Player, about: Any) -> bool:
        """Whether, from public facts alone, `p` could play it at this window."""
        return True

    def divert(self, g: Bang, slot: int, to: str) -> bool:
        """Go somewhere else than `to` ("hand", "pile", "turned"); returns whether it did."""
        return False

    def playable_at(self, g: Bang, p: Player) -> list[int]:
        """The seats it can be played at now; [-1] for a card that needs no target."""
        if self.refuse(g, p) is not None:
            return []
        if not self.targeted:
            return [-1]
        players = g.players
        return [
            seat for seat in self.reaches(g, p) if self.refuse_target(g, p, players[seat]) is None
        ]

    def reaches(self, g: Bang, p: Player) -> list[int]:
        """The seats near enough for it, as `p` sees them, the own among them."""
        return g.circle


class Brown(Card):
    """Acts at once: it is laid on the pile and its effect carried out (BB-PLAY-15)."""

    border = "brown"

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        g.lay_on_pile(p, slot, self.id, target)


class Blue(Card):
    """Stays in front of its player, or of its target (BB-PLAY-16)."""

    border = "blue"

    def refuse(self, g: Bang, p: Player) -> str | None:
        if not self.targeted and g.in_front(p, self.id):
            return "BB-PLAY-14"
        return None

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        g.lay_in_front(p, slot, p if target is None else target)


class Weapon(Blue):
    """Gives a range. Only one lies in front of a player; a new one replaces it (BB-PLAY-11)."""

    def refuse(self, g: Bang, p: Player) -> str | None:
        if g.in_front(p, self.id) and not g.rulings["replay-same-weapon"]:
            return "BB-PLAY-12"
        return None

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        for old in list(p.in_play):
            if g.card(old).reach is not None:
                # BB-DISC-06: the old weapon is on the pile before the new one lies in play.
                g.discard_from_play(p, old)
        super().lay(g, p, slot, target)
