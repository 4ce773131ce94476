"""What lies on the table and who sits around it: all that a game of BANG! keeps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from saloon.games.bang.cards import Card
from saloon.games.bang.faces import CardFace, EventDeck, EventDecks
from saloon.games.bang.in_force import InForce
from saloon.games.bang.pending import Due, Fallen, Trigger
from saloon.games.bang.player import Player
from saloon.games.bang.sources import Source
from saloon.games.bang.timetable import TURN
from saloon.kernel import State, Told
from saloon.kernel.chance import Chance
from saloon.kernel.fields import Fresh, Names, PerSeat, Same, SeatNumber, Seats, Things, Zone
from saloon.kernel.layout import NOBODY, OPEN, OWN
from saloon.kernel.moments import Moment
from saloon.kernel.parts import PartPerSeat

BETWEEN_ROUNDS: Final = "first-turn"
"""The step that follows when a new round has begun and nobody's turn yet."""


class Board(State):
    """Everything that a game of BANG! keeps, and what can be seen at a glance."""

    __slots__ = (
        "active",
        "added",
        "anytime",
        "around",
        "circle",
        "dealt",
        "deck",
        "due",
        "event_decks",
        "extra_turn",
        "fallen",
        "first",
        "first_out",
        "for_all",
        "having",
        "heard",
        "hooks",
        "in_force",
        "kinds",
        "lasting",
        "muting",
        "near",
        "open_hands",
        "pile",
        "places",
        "players",
        "possible",
        "postponing",
        "reacting",
        "rulings",
        "second",
        "silencers",
        "silencing",
        "triggers",
        "turned",
    )

    FIELDS: ClassVar = (
        *State.FIELDS,
        PartPerSeat("players", Player),
        Seats("places", everybody=True),
        Seats("circle", everybody=True),
        SeatNumber("active", 0),
        SeatNumber("first", 0),
        SeatNumber("first_out"),
        SeatNumber("extra_turn"),
        Zone("deck", "cards", full=True),
        Zone("pile", "cards", OPEN),
        Zone("turned", "cards", OPEN),
        PerSeat(Zone("dealt", "characters", OWN)),
        PerSeat(Zone("second", "characters")),
        Things("for_all", "source", stored_as="world"),
        EventDecks("event_decks"),
        Due("due"),
        Names("added"),
        Same("hooks"),
        Same("heard"),
        Same("lasting"),
        Same("possible"),
        Same("anytime"),
        Same("muting"),
        Same("open_hands"),
        Same("kinds"),
        Same("reacting"),
        Same("rulings"),
        Same("silencing"),
        Same("silencers"),
        Same("in_force"),
        Fresh("around", "{}"),
        Fresh("near", "{}"),
        Fresh("having", "{}"),
        # Only while a resolution is running.
        Fresh("triggers", "[]"),
        Fresh("postponing", "0"),
        Fresh("fallen", "None"),
    )

    players: list[Player]
    places: list[int]
    """The seats clockwise around the table."""
    circle: list[int]
    """The seats that count now, clockwise: `places` without players who are out."""
    active: int
    first: int
    """Who has the first turn of each round: mostly the Sheriff."""
    first_out: int
    """Who was the first to be eliminated; nobody yet."""
    extra_turn: int
    """Whose next turn comes beside the usual ones; mostly nobody's."""
    deck: list[int]
    """Face down; the top card is the last."""
    pile: list[int]
    """The discard pile, face up; the top card is the last."""
    turned: list[int]
    """Cards turned up by the effect being resolved."""
    dealt: list[list[int]]
    """Character cards from which a seat is choosing."""
    second: list[list[int]]
    """The second character card of a seat, where a ruling lets it keep one."""
    for_all: tuple[Source, ...]
    """Sources in force for the whole table."""
    in_force: InForce
    """The same, and what follows from it."""
    event_decks: dict[str, EventDeck]
    """By name, in the order in which their event cards are carried out; most games have none."""
    due: dict[int, str]
    """Hand cards to be played before phase 2 ends, if they can be, by which rule."""
    hooks: frozenset[str]
    """What any source has a say in that is there now; the rest need not be asked about."""
    heard: frozenset[type[Moment]]
    """The kinds of moments that any of them hears, or that are remembered."""
    lasting: frozenset[str]
    """The hooks that playing cards and boxes have, whoever plays and whatever happens."""
    possible: frozenset[str]
    """The hooks that any source may have that is there or may come."""
    added: frozenset[str]
    """Those of them that came only with a source granted or proclaimed on the way."""
    anytime: tuple[int, ...]
    """The seats that have an ability to use at any time."""
    muting: bool
    """Whether any source that silences others can be active."""
    kinds: Mapping[str, Card]
    """The cards in the game by id."""
    reacting: Mapping[str, tuple[Card, ...]]
    """Of these, the ones to be played outside a turn, by the moment for them."""
    rulings: Mapping[str, Any]
    silencing: bool
    """Whether cards or boxes of this game can silence others."""
    silencers: tuple[int, ...]
    """The seats that have an ability to silence something."""
    open_hands: bool
    """Whether everybody sees all hands."""
    around: dict[int, list[int]]
    """What `clockwise_from` has found, by seat."""
    near: dict[tuple[int, int], list[int]]
    """Who is how near to whom, as far as it was asked since something was rearranged."""
    having: dict[str, list[int]]
    """Likewise the seats that have a source with a say in something; see `Bang.who_has`."""
    triggers: list[Trigger]
    postponing: int
    fallen: list[Fallen] | None
    """Who has left the game while nobody can win yet; None: who has won is looked at each time."""

    def may_hold(self, slot: int, face: Any) -> bool:
        # A card that never simply arrives in a hand is in nobody's hand.
        if slot not in self.group("cards"):
            return True
        return not cast(CardFace, face).card.diverted or slot in self.deck

    def _mend(self, hidden: list[int], bit: int, chance: Chance) -> None:
        if "divert" in self.hooks:
            super()._mend(hidden, bit, chance)

    def _sight_of(self, player: Player) -> int:
        """Who sees a card that arrives in a hand, as bits."""
        return (1 << self.seats) - 1 if self.open_hands else 1 << player.seat

    def knowers(self, player: Player, other: Player | None = None) -> tuple[int, ...]:
        """The seats that see a hand card which this player, or these two players, see."""
        if self.open_hands:
            return tuple(range(self.seats))
        return (player.seat,) if other is None else (player.seat, other.seat)

    def holding(self, player: Player, card: str) -> list[int]:
        """The cards of this name in a player's hand."""
        face: list[CardFace] = self.face
        return [slot for slot in player.hand if face[slot].id == card]

    def text(self, slot: int) -> str:
        """How a card is called where it is told of."""
        face: list[CardFace] = self.face
        return face[slot].text

    def card(self, slot: int) -> Card:
        face: list[CardFace] = self.face
        return face[slot].card

    def value(self, slot: int) -> int:
        face: list[CardFace] = self.face
        return face[slot].value

    def has_turn(self, player: Player) -> bool:
        """Whether it is this player's turn.

        Between two rounds it is nobody's (HN-EVENT-15), though whoever turns up the event card is
        `active`: what it does begins there.
        """
        between = bool(self.agenda) and self.agenda[0][0] == BETWEEN_ROUNDS
        return player.seat == self.active and not between

    def turn_step(self) -> tuple[str, int]:
        """The step of a turn that is being played, and whose turn it is.

        Somebody else may be `active` in it, as if in a turn of the own (WS-CARD-11).
        """
        for step in reversed(self.agenda):
            if step[0] in TURN:
                return step
        return "", NOBODY

    def in_front(self, player: Player, card: str) -> bool:
        """Whether a card of this name lies in front of a player."""
        face: list[CardFace] = self.face
        for slot in player.in_play:
            if face[slot].id == card:
                return True
        return False

    def heal(self, player: Player, amount: int, why: str = "") -> None:
        """Regain life points, never above the maximum (BB-DMG-02, BB-DMG-03)."""
        if not player.presence.heals:
            return
        before = player.life
        player.life = min(before + amount, player.max_life)
        if self.events is not None:
            told: dict[str, Any] = {"kind": "healed", "seat": player.seat}
            told.update(amount=player.life - before, life=player.life, why=why)
            self.events.append(Told(told))

    # -- what is told of cards -------------------------------------------------------------------

    def tell_drawn(self, player: Player, slots: list[int], why: str) -> None:
        """Of each card by itself; which one it is, only the player sees."""
        events = self.events
        if events is None:
            return
        told = {"kind": "drew", "seat": player.seat, "cards": 1, "why": why}
        knows = self.knowers(player)
        face: list[CardFace] = self.face
        for slot in slots:
            events.append(Told(told, face[slot].alone, knows))

    def tell_taken(self, player: Player, victim: Player, slot: int, why: str) -> None:
        """A card went from hand to hand; which one it is, only the two see."""
        told = {"kind": "took", "seat": player.seat, "cards": 1, "from": victim.seat, "why": why}
        self.tell(Told(told, {"card": self.text(slot)}, self.knowers(player, victim)))

    def tell_discarded(self, player: Player, slot: int, place: str, why: str) -> None:
        if self.events is None:
            return
        face: list[CardFace] = self.face
        card = face[slot].text
        told = {"kind": "discarded", "seat": player.seat, "card": card, "from": place, "why": why}
        self.events.append(Told(told))

    # -- around the table ------------------------------------------------------------------------

    def others_clockwise(self, player: Player) -> list[Player]:
        """The other players in the game, from the left neighbour on."""
        return [self.players[seat] for seat in self.clockwise_from(player.seat)[1:]]

    def clockwise_from(self, seat: int) -> list[int]:
        """The seats that count, beginning with this one, whether it does or not.

        Read, never changed: it is kept until places change, or who is in the game.
        """
        around = self.around.get(seat)
        if around is None:
            around = self.around[seat] = self._seats_around(seat)
        return around

    def _seats_around(self, seat: int) -> list[int]:
        circle = self.circle
        if seat in circle:
            at = circle.index(seat)
            return circle[at:] + circle[:at]
        at = self.places.index(seat)
        around = self.places[at:] + self.places[:at]
        return [each for each in around if each == seat or each in circle]

    def next_clockwise(self, seat: int) -> int:
        """The next seat to the left that is in the game."""
        circle = self.circle
        if seat in circle:
            return circle[(circle.index(seat) + 1) % len(circle)]
        return [*self.clockwise_from(seat), seat][1]
