"""A table for one character and one event: laid out anew for every look at it, and played on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from saloon.games.bang.catalogue import BUILT, configure
from saloon.games.bang.event_deck import ROUND
from saloon.games.bang.faces import EventCardFace
from saloon.games.bang.modules.armed_and_dangerous.loads import dangerous, loads
from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.games.bang.modules.great_train_robbery.rails import rails
from saloon.games.bang.sources import NOBODY, EventCard
from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import PASS, Decision, Event, Game, Option
from saloon.testing import seat

MODULES = [name for name in BUILT if name not in ("base", "shadow-gunslingers", "eldorado")]
"""Without the box in which whoever is out comes back all game long, and without the one whose
events last two rounds and end with every ace: `test_eldorado.py` has a table for those."""
PLAIN = NOBODY.id
PLAYERS = 4
NUGGETS = 2
SHOP = ("boots", "horseshoe", "pickaxe")
TRAIN = ("dining-car", "prisoner-car", "observation-car")
ROW = ("virginia-town", "dodgeville", "yooma", "boom-town")
FAR_AWAY = -20
"""So many moves before the first station."""
ROLES = ("sheriff", "outlaw", "renegade", "outlaw")


class Blank(EventCard):
    """An event that does nothing: what a round is like without one."""

    id = "blank"


BLANK = Blank()


@dataclass(frozen=True)
class Layout:
    """Where the cards lie; those not named lie at the bottom of the deck."""

    hands: Mapping[int, Sequence[str]] = field(default_factory=dict)
    in_play: Mapping[int, Sequence[str]] = field(default_factory=dict)
    deck: Sequence[str] = ()
    pile: Sequence[str] = ()
    life: Mapping[int, int] = field(default_factory=dict)
    tokens: Mapping[int, int] = field(default_factory=dict)
    """Load tokens on characters; every orange card in play has two."""


def lay(g: Bang, layout: Layout) -> None:
    """Lay the cards out like this, whatever was where before."""
    slots = {g.face[slot].text: slot for slot in g.group("cards")}
    everybody = (1 << g.seats) - 1
    for player in g.players:
        player.hand = [slots.pop(name) for name in layout.hands.get(player.seat, ())]
        player.in_play = [slots.pop(name) for name in layout.in_play.get(player.seat, ())]
        for slot in player.hand:
            g.seen[slot] = 1 << player.seat
        for slot in player.in_play:
            g.seen[slot] = everybody
        if player.has_life:
            player.life = layout.life.get(player.seat, 2)
    g.pile = [slots.pop(name) for name in layout.pile]
    for slot in g.pile:
        g.seen[slot] = everybody
    top = [slots.pop(name) for name in layout.deck]
    g.deck = [*sorted(slots.values(), reverse=True), *reversed(top)]
    for slot in g.deck:
        g.seen[slot] = 0
    g.due.clear()
    kept = loads(g)
    kept.on_characters = [layout.tokens.get(player.seat, 0) for player in g.players]
    kept.on_cards = {slot: 2 for player in g.players for slot in dangerous(g, player)}
    lay_shop(g)
    lay_train(g)
    g.rearranged()
    g.find_anytime()


def lay_shop(g: Bang) -> None:
    """The same three pieces for sale, one of them for a nugget more than anybody has."""
    kept = gold(g)
    kept.nuggets[:] = [NUGGETS] * g.seats
    slots = {g.face[slot].text: slot for slot in g.group("equipment")}
    kept.shop[:] = [slots.pop(f"equipment:{piece}") for piece in SHOP]
    kept.stock[:] = sorted(slots.values())
    for zone in (kept.spent, kept.bought, *kept.worn):
        zone.clear()
    for slot in kept.shop:
        g.reveal(slot)
    for slot in kept.stock:
        g.seen[slot] = 0


def lay_train(g: Bang) -> None:
    """The same train, far from the first of the same stations: it concerns nobody."""
    kept = rails(g)
    cars = {g.face[slot].text: slot for slot in g.group("railcar")}
    stations = {g.face[slot].text: slot for slot in g.group("station")}
    kept.train[:] = [cars.pop(f"railcar:{railcar}") for railcar in TRAIN]
    kept.stock[:] = [cars[text] for text in sorted(cars)]
    kept.row[:] = [stations.pop(f"station:{station}") for station in ROW]
    kept.depot[:] = [stations[text] for text in sorted(stations)]
    kept.arriving.clear()
    for slot in (*kept.train, *kept.row):
        g.reveal(slot)
    for slot in (*kept.stock, *kept.depot):
        g.seen[slot] = 0
    kept.at = FAR_AWAY


def events_of_the_boxes() -> list[str]:
    layout = _config().layout
    faces = [cast(EventCardFace, layout.faces[slot]) for slot in layout.groups["events"]]
    return [face.event_card.id for face in faces]


def characters_of_the_boxes() -> list[str]:
    layout = _config().layout
    return [cast(Any, layout.faces[slot]).character.id for slot in layout.groups["characters"]]


def _config() -> Any:
    return configure(PLAYERS, tuple(MODULES), "dynamite-box", {"combined-event-deck": True})


def table(
    event: str, character: str, at: int, *, turn: int, step: str, edition: str, out: bool = False
) -> Game:
    """A game in whose next round this event comes, and in the one after it a blank one.

    Without the event a blank one comes in its place, so that nothing else is different.
    """
    seats = [seat(role=role) for role in ROLES]
    if character != PLAIN:
        seats[at]["character"] = character
    if out:
        seats[at]["out"] = True
    game = new_game(
        "bang",
        players=PLAYERS,
        seed=1,
        modules=MODULES,
        edition=edition,
        rulings={"combined-event-deck": True},
        position={"seats": seats, "turn": turn, "step": step},
    )
    g = cast(Bang, game.state)
    lay_train(g)
    cards = list(g.group("events"))
    ours = next((each for each in cards if g.face[each].event_card.id == event), cards[0])
    face = g.face[ours]
    assert face.deck in (ROUND, "show"), f"tell here how an event of '{face.deck}' comes"
    for each in cards:
        if each != ours or event == BLANK.id:
            old = g.face[each]
            g.face[each] = EventCardFace("event:blank", BLANK, old.pack, old.deck, old.hidden)
    if face.deck != ROUND:
        # Cards turn these up; here they come like the others, and hold as long.
        ours = next(each for each in cards if g.face[each].deck == ROUND)
        g.face[ours] = EventCardFace(face.text, face.event_card, g.face[ours].pack, ROUND)
    cover = next(each for each in cards if each != ours and g.face[each].deck == ROUND)
    g.event_decks[ROUND].waiting[:] = [cover, ours]
    for each in (cover, ours):
        g.reveal(each)
    return game


# -- playing ---------------------------------------------------------------------------------

Asked = tuple[int, str]


class Run:
    """A game played by habit, with what was asked and told on the way."""

    def __init__(self, game: Game, *, eager: bool = True) -> None:
        self.game = game
        self.eager = eager
        self.asked: list[Asked] = []
        self.offered: dict[Asked, list[str]] = {}
        self.before: list[tuple[int, int, int]] = []
        if self.g.events is None:
            self.g.events = []

    @property
    def g(self) -> Bang:
        return cast(Bang, self.game.state)

    @property
    def told(self) -> list[Event]:
        assert self.g.events is not None
        return self.g.events

    def twin(self, layout: Layout | None = None, *, eager: bool = True) -> Run:
        """The same moment once more, perhaps laid out otherwise."""
        state = self.g.copy()
        if layout is not None:
            lay(state, layout)
        state.events = []
        return Run(Game(self.game.rules, state), eager=eager)

    def quiet_at(self, who: int) -> bool:
        if self.game.over:
            return True
        decision = self.game.decision
        return decision.kind == "play" and decision.seats == (who,)

    def choose(self, chosen: Option, who: int) -> None:
        """Whoever can only let it pass when somebody may step in does so by themselves."""
        self.game.choose(chosen, who)
        while not self.game.over and self.game.decision.kind in WINDOWS:
            idle = [each for each in self.game.unanswered() if self.game.options(each) == [PASS]]
            if not idle:
                return
            self.game.choose(PASS, idle[0])

    def plays(self, words: str) -> bool:
        """Whoever's turn it is plays or uses this, if that is possible."""
        who = self.game.decision.seats[0]
        for each in self.game.options(who):
            if self.g.option_text(each) == words:
                self.choose(each, who)
                return True
        return False

    def ends(self) -> None:
        """End the turn, whatever that takes."""
        decision = self.game.decision
        who = decision.seats[0]
        ends = [each for each in self.game.options(who) if each.verb == "end"]
        self.choose(ends[0] if ends else decision.default, who)

    def goes_on(self, until: Callable[[Run], bool], most: int = 200) -> Run:
        """Answer by habit, and end turns, until then."""
        for _ in range(most):
            if self.game.over or until(self):
                return self
            decision = self.game.decision
            if decision.kind == "play":
                self.ends()
            else:
                self.answers(decision)
        raise AssertionError(f"this does not end: {self.asked}")

    def answers(self, decision: Decision) -> None:
        who = self.game.unanswered()[0]
        options = self.game.options(who)
        if decision.kind != "excess":
            self.asked.append((who, decision.kind))
            self.offered[who, decision.kind] = [self.g.option_text(each) for each in options]
        self.choose(self._habit(decision, options), who)

    def _habit(self, decision: Decision, options: list[Option]) -> Option:
        by_verb = {each.verb: each for each in reversed(options)}
        kind = decision.kind
        if kind in ALWAYS:
            for verb in ALWAYS[kind]:
                if verb in by_verb:
                    return by_verb[verb]
        if kind == "gift":
            return options[-1]
        if kind == "suit":
            return next(each for each in options if each.detail == "s")
        if kind == "exchange" and decision.amount:
            return by_verb["pass"]
        if not self.eager:
            return next((by_verb[verb] for verb in MEEK if verb in by_verb), options[0])
        return next((each for each in options if each.verb not in MEEK), options[0])


WINDOWS = ("declared", "loss")
MEEK = ("pass", "deck")
ALWAYS = {
    "identity": ("keep",),
    "give-life": ("pass",),
    "load": ("pass",),
    "another-turn": ("pass",),
    "loss": ("pass",),
    "shot": ("pass",),
    "roulette": ("miss", "pass"),
}
"""What is answered whatever the habit: other tests see to what it does."""
