"""A test box with an event deck that is turned up by cards: hands, roles and talk."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.event_deck import turn_up_event_card
from saloon.games.bang.flips import draw_check, put_away
from saloon.games.bang.life import lose_life
from saloon.games.bang.module import Module
from saloon.games.bang.moments import Played, Spoken
from saloon.games.bang.shot_moments import ShotCancelled
from saloon.games.bang.sources import Box, Character, EventCard, Variant
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Effect, Script

show = Module(
    "show",
    "SH",
    event_deck="show",
    switches=(Switch("gagged", "-", "show", ON_OFF, False, False, "Nobody may talk."),),
    data={
        "cards": [],
        "characters": [{"id": "chatterbox", "life": 4}, {"id": "onlooker", "life": 4}],
        "events": [
            {"id": "sacagaway"},
            {"id": "helena-zontero"},
            {"id": "gag"},
            {"id": "applause"},
            {"id": "finale", "last": True},
        ],
    },
)


class Show(Box):
    """Stagecoach and Wells Fargo turn up the next event card (WS-EVENT-01)."""

    def on_played(self, g: Bang, p: Player, played: Played) -> Effect:
        turns_up = played.card in ("stagecoach", "wells-fargo")
        return self._turn_up(g, p) if turns_up else None

    def _turn_up(self, g: Bang, p: Player) -> Script[None]:
        """When the card has had its effect (WS-EVENT-07)."""
        yield from turn_up_event_card(g, "show", p) or ()


class Sacagaway(EventCard):
    """All hands lie open (WS-CARD-29, WS-CARD-30)."""

    opens_hands = True


class HelenaZontero(EventCard):
    """On red all roles in the game but the Sheriff's are dealt anew (WS-CARD-17 to 19)."""

    def enters_play(self, g: Bang, p: Player) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id, nobodys=True)
        red = flipped is not None and g.suit(flipped) in "hd"
        yield from put_away(g, p)
        if red:
            dealt = [g.players[seat] for seat in g.circle]
            dealt = [player for player in dealt if g.role(player) != "sheriff"]
            g.shuffle([player.role_slot for player in dealt])
            for player in dealt:
                g.show(player.role_slot, player.seat)


class Gag(EventCard):
    """Who talks loses a life point, through nobody (WS-CARD-15, WS-CARD-16)."""

    def on_spoken(self, g: Bang, p: Player, spoken: Spoken) -> None:
        g.schedule(self, p)

    def step(self, g: Bang, p: Player) -> Script[None]:
        yield from lose_life(g, p, 1, Harm(None, self.id))


class Gagged(Variant):
    """The same all game long."""

    def on_spoken(self, g: Bang, p: Player, spoken: Spoken) -> None:
        g.schedule(self, p)

    def step(self, g: Bang, p: Player) -> Script[None]:
        yield from lose_life(g, p, 1, Harm(None, self.id))


class Chatterbox(Character):
    """Draws a card whenever she talks."""

    def on_spoken(self, g: Bang, p: Player, spoken: Spoken) -> None:
        g.draw(p, 1, self.id)


class Applause(EventCard):
    """Whoever a shot was cancelled for draws a card: an event card that minds shots."""

    reads: ClassVar = (ShotCancelled,)

    def on_shot_cancelled(self, g: Bang, p: Player, cancelled: ShotCancelled) -> None:
        g.draw(g.players[cancelled.target], 1, self.id)


class Onlooker(Character):
    """Draws a card when somebody else's shot is cancelled."""

    def on_others_shot_cancelled(self, g: Bang, p: Player, cancelled: ShotCancelled) -> None:
        g.draw(p, 1, self.id)


class Finale(EventCard):
    pass


show.brings(Show())
show.add(
    characters={"chatterbox": Chatterbox, "onlooker": Onlooker},
    event_cards={
        "sacagaway": Sacagaway,
        "helena-zontero": HelenaZontero,
        "gag": Gag,
        "applause": Applause,
        "finale": Finale,
    },
    variants={"gagged": Gagged},
)
