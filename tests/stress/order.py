"""A test box of what has a place in the timetable of a turn (CB-TIMING-01, CB-TIMING-18)."""

from __future__ import annotations

from saloon.games.bang.cards import Blue
from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.flips import draw_check, put_away
from saloon.games.bang.life import lose_life
from saloon.games.bang.module import Module
from saloon.games.bang.moments import ExcessDiscarded, Played
from saloon.games.bang.sources import Character, Variant
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.turn import take_extra_turn
from saloon.kernel import Event, Script

LEAST = 3


def _switch(name: str) -> Switch:
    return Switch(name, "-", "order", ON_OFF, False, False, "In force all game.")


order = Module(
    "order",
    "OR",
    switches=(_switch("miss-susanna"), _switch("new-deck"), _switch("train")),
    data={
        "cards": [
            {"id": "strongbox", "border": "blue", "copies": [{"rank": "7", "suit": "clubs"}]},
            {"id": "rattlesnake", "border": "blue", "copies": [{"rank": "8", "suit": "clubs"}]},
            {"id": "bomb", "border": "blue", "copies": [{"rank": "9", "suit": "clubs"}]},
            {"id": "dining-car", "border": "blue", "copies": [{"rank": "10", "suit": "clubs"}]},
            {"id": "map", "border": "blue", "copies": [{"rank": "J", "suit": "clubs"}]},
        ],
        "characters": [
            {"id": "jimmy-texas", "life": 4},
            {"id": "don-bell", "life": 4},
            {"id": "gary-looter", "life": 5},
            {"id": "youl-grinner", "life": 4},
        ],
    },
)


def note(g: Bang, p: Player, why: str) -> None:
    """For the tests: what came when."""
    if g.events is not None:
        g.tell(Event("check", p.seat, {"for": why}))


class Strongbox(Blue):
    """A card after phase 3, in a lost turn, too (CB-TIMING-19, CB-TIMING-20)."""

    def late_draws(self, g: Bang, p: Player) -> None:
        g.draw(p, 1, self.id)


class JimmyTexas(Character):
    def late_draws(self, g: Bang, p: Player) -> None:
        g.draw(p, 1, self.id)


class DonBell(Character):
    """At the end of a turn he draws!; on red another turn follows (GR-CHAR-01)."""

    def extra_turns(self, g: Bang, p: Player) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        again = flipped is not None and g.suit(flipped) in "hd"
        yield from put_away(g, p)
        if again:
            take_extra_turn(g, p)


class GaryLooter(Character):
    """Takes what others discard above their limit (WS-CHAR-09)."""

    def on_others_excess_discarded(self, g: Bang, p: Player, moment: ExcessDiscarded) -> None:
        g.take_from_pile(p, g.pile[-1], self.id)


class YoulGrinner(Character):
    """Before he draws, who has more cards than he gives him one (WS-CHAR-34); here at random."""

    def collects(self, g: Bang, p: Player) -> None:
        richer = [other for other in g.others_clockwise(p) if len(other.hand) > len(p.hand)]
        for other in richer:
            g.take_from_hand(p, other, self.id)


class MissSusanna(Variant):
    """Who has played fewer than three cards in the turn loses a life point."""

    reads = (Played,)

    def reckoning(self, g: Bang, p: Player) -> Script[None]:
        note(g, p, self.id)
        if len(g.this_turn(Played, p.seat)) < LEAST:
            yield from lose_life(g, p, 1, Harm(None, self.id))


class NewDeck(Variant):
    """The next card of a deck is turned up at the very end of every turn (EL)."""

    def new_cards(self, g: Bang, p: Player) -> None:
        note(g, p, self.id)


class Train(Variant):
    """Moves before the events do anything (CB-TIMING-01)."""

    def table_moves(self, g: Bang, p: Player) -> None:
        if p.seat == g.first:
            note(g, p, self.id)

    def hand_changes(self, g: Bang, p: Player) -> None:
        note(g, p, "valentine")


class Checked(Blue):
    """A card in front of a player that is looked at before phase 1."""

    def check(self, g: Bang, p: Player, slot: int) -> None:
        note(g, p, self.id)


class Rattlesnake(Checked):
    check_at = "venom"


class Bomb(Checked):
    check_at = "fuse"


class DiningCar(Checked):
    check_at = "comfort"


class Map(Blue):
    def after_checks(self, g: Bang, p: Player) -> None:
        note(g, p, self.id)


order.add(
    cards={
        "strongbox": Strongbox,
        "rattlesnake": Rattlesnake,
        "bomb": Bomb,
        "dining-car": DiningCar,
        "map": Map,
    },
    characters={
        "jimmy-texas": JimmyTexas,
        "don-bell": DonBell,
        "gary-looter": GaryLooter,
        "youl-grinner": YoulGrinner,
    },
    variants={"miss-susanna": MissSusanna, "new-deck": NewDeck, "train": Train},
)
