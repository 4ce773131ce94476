"""The table: players, piles, and the primitives that move cards and keep track of who saw them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from saloon.games.bang.cards import Card
from saloon.games.bang.faces import CardFace, EventDeck, EventDecks
from saloon.games.bang.silence import audible
from saloon.games.bang.sources import NOBODY, Character, Source
from saloon.kernel import Event, State
from saloon.kernel.fields import (
    Field,
    Fresh,
    Names,
    Number,
    PerSeat,
    Piece,
    Same,
    SeatNumber,
    Seats,
    Thing,
    Things,
    Word,
    Zone,
)
from saloon.kernel.layout import OPEN, OWN, Layout
from saloon.kernel.parts import Part, PartPerSeat
from saloon.kernel.stored import Stored, is_number

FORBIDS = frozenset({"forbids_play", "forbids_use"})
BETWEEN_ROUNDS = "first-turn"
"""The step that follows when a new round has begun and nobody's turn yet."""


class Harm(NamedTuple):
    """What a loss of life comes from. Without `by`, no player is to blame (BB-DMG-10)."""

    by: Player | None
    card: str
    bang_card: bool = False
    """Whether it was a BANG! card, or a card played as one: not just its effect."""


class Player(Part):
    """A seat's part of the table. `status` is "in", "out" or, back for a while, "ghost"."""

    __slots__ = (
        "abilities",
        "character",
        "converters",
        "hand",
        "in_play",
        "life",
        "max_life",
        "role_slot",
        "seat",
        "sources",
        "status",
    )

    FIELDS: ClassVar = (
        Same("seat"),
        Piece("role_slot", "roles"),
        Thing("character", "character", NOBODY),
        Things("abilities", "source"),
        Number("life"),
        Number("max_life"),
        Zone("hand", "cards", OWN),
        Zone("in_play", "cards", OPEN),
        Word("status", ("in", "out", "ghost")),
        Fresh("sources", "None"),
        Fresh("converters", "None"),
    )

    seat: int
    role_slot: int
    character: Character
    abilities: tuple[Source, ...]
    """The abilities the player has now: mostly the character's own."""
    life: int
    max_life: int
    hand: list[int]
    in_play: list[int]
    """Cards in front of the player, in the order in which they came there."""
    status: str
    sources: Sequence[Source] | None
    """What `Bang.sources` has found, until something is rearranged."""
    converters: Sequence[Source] | None
    """Likewise what `Bang.converters` has found."""

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.role_slot = self.role_slot
        twin.character = self.character
        twin.abilities = self.abilities
        twin.life = self.life
        twin.max_life = self.max_life
        twin.hand = self.hand[:]
        twin.in_play = self.in_play[:]
        twin.status = self.status
        twin.sources = None
        twin.converters = None
        return twin

    def rearranged(self) -> None:
        """The sources may be others than those found before."""
        self.sources = self.converters = None

    @property
    def present(self) -> bool:
        """Whether the player is in the game now."""
        return self.status != "out"

    def __repr__(self) -> str:
        return f"<{self.seat} {self.character.id} {self.life}/{self.max_life} {self.status}>"


class Trigger(NamedTuple):
    """Something an ability reacts to, waiting for the next checkpoint."""

    hook: str
    seat: int
    details: tuple[Any, ...] = ()


class Due(Field[dict[int, str]]):
    """Cards that have to be played, by which rule."""

    copying = "VALUE.copy()"

    def first(self, layout: Layout) -> dict[int, str]:
        return {}

    def plain(self, value: dict[int, str]) -> list[list[Any]]:
        return [[slot, value[slot]] for slot in sorted(value)]

    def read(self, stored: Stored, layout: Layout) -> dict[int, str]:
        due = {}
        for each in stored.items(self.stored_as):
            match each:
                case [slot, str(rule)] if is_number(slot, layout.groups["cards"]):
                    due[slot] = rule
                case _:
                    raise stored.wrong(self.stored_as, f"cards and rules, not {each!r}")
        return due


class Bang(State):
    """The state of a game of BANG!."""

    __slots__ = (
        "active",
        "added",
        "anytime",
        "circle",
        "dealt",
        "deck",
        "due",
        "event_decks",
        "extra_turn",
        "first",
        "first_out",
        "held",
        "hooks",
        "kinds",
        "muting",
        "near",
        "pile",
        "places",
        "players",
        "rulings",
        "second",
        "triggers",
        "turned",
        "world",
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
        Things("world", "source"),
        EventDecks("event_decks"),
        Due("due"),
        Names("added"),
        Same("hooks"),
        Same("anytime"),
        Same("muting"),
        Same("kinds"),
        Same("rulings"),
        Fresh("near", "{}"),
        # Only while a resolution is running.
        Fresh("triggers", "[]"),
        Fresh("held", "0"),
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
    world: tuple[Source, ...]
    """Sources in force for the whole table."""
    event_decks: dict[str, EventDeck]
    """By name, in the order in which their events are carried out; most games have none."""
    due: dict[int, str]
    """Hand cards to be played before phase 2 ends, if they can be, by which rule."""
    hooks: frozenset[str]
    """What any source in this game has a say in; the rest need not be asked about."""
    added: frozenset[str]
    """Those of them that came only with a source granted or proclaimed on the way."""
    anytime: tuple[int, ...]
    """The seats that have an ability to use at any time."""
    muting: bool
    """Whether any source that silences others can be active."""
    kinds: Mapping[str, Card]
    """The cards in the game by id."""
    rulings: Mapping[str, Any]
    near: dict[tuple[int, int], list[int]]
    """Who is how near to whom, as far as it was asked since something was rearranged."""
    triggers: list[Trigger]
    held: int

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Bang:
        twin = Bang.__new__(Bang)
        twin.layout = self.layout
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.face = self.face[:]
        twin.seen = self.seen[:]
        twin.told = self.told[:]
        twin.pool = self.pool[:]
        twin.pools = self.pools
        twin.agenda = self.agenda[:]
        twin.uses = (self.uses[0].copy(), self.uses[1].copy(), self.uses[2].copy())
        twin.turn = self.turn
        twin.result = self.result
        twin.kept = {owner: part.copy() for owner, part in self.kept.items()}
        twin.events = None
        twin.tape = None
        twin.shuffled = []
        twin.script = None
        twin.players = [each.copy() for each in self.players]
        twin.places = self.places[:]
        twin.circle = self.circle[:]
        twin.active = self.active
        twin.first = self.first
        twin.first_out = self.first_out
        twin.extra_turn = self.extra_turn
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.turned = self.turned[:]
        twin.dealt = [each[:] for each in self.dealt]
        twin.second = [each[:] for each in self.second]
        twin.world = self.world
        twin.event_decks = {name: deck.copy() for name, deck in self.event_decks.items()}
        twin.due = self.due.copy()
        twin.added = self.added
        twin.hooks = self.hooks
        twin.anytime = self.anytime
        twin.muting = self.muting
        twin.kinds = self.kinds
        twin.rulings = self.rulings
        twin.near = {}
        twin.triggers = []
        twin.held = 0
        return twin

    def may_hold(self, slot: int, face: Any) -> bool:
        # A card that never simply arrives in a hand is in nobody's hand.
        diverted = isinstance(face, CardFace) and face.card.diverted
        return not diverted or slot in self.deck

    # -- looking -----------------------------------------------------------------------------

    def card(self, slot: int) -> Card:
        card: Card = self.face[slot].card
        return card

    def suit(self, slot: int) -> str:
        """What the suit of a card counts as now."""
        suit: str = self.face[slot].suit
        for source in self.world:
            suit = source.suit(self, suit)
        return suit

    def value(self, slot: int) -> int:
        value: int = self.face[slot].value
        return value

    def has_turn(self, player: Player) -> bool:
        """Whether it is this player's turn.

        Between two rounds it is nobody's (HN-EVENT-15), though whoever turns up the event is
        `active`: what it does begins there.
        """
        between = bool(self.agenda) and self.agenda[0][0] == BETWEEN_ROUNDS
        return player.seat == self.active and not between

    def role(self, player: Player) -> str:
        role: str = self.face[player.role_slot].role
        return role

    def sources(self, player: Player) -> Sequence[Source]:
        """The active sources of a player: the abilities, then the cards in play as they came."""
        known = player.sources
        return self._find_sources(player) if known is None else known

    def _find_sources(self, player: Player) -> Sequence[Source]:
        sources = self.own(player)
        if self.muting:
            sources = audible(self, player, sources)
        player.sources = sources
        return sources

    def own(self, player: Player) -> tuple[Source, ...]:
        """What a player has, silent or not: abilities, cards in play, pieces of the boxes."""
        face = self.face
        own = (*player.abilities, *[face[slot].card for slot in player.in_play])
        if "lends" in self.hooks:
            for source in self.world:
                own += tuple(source.lends(self, player))
        return own

    def converters(self, player: Player) -> Sequence[Source]:
        """The active sources by which a player may use some cards as others."""
        known = player.converters
        if known is None:
            known = [source for source in self.sources(player) if source.counts_as]
            player.converters = known
        return known

    def active_abilities(self, player: Player) -> Sequence[Source]:
        """The abilities a player can use now: all, unless something silences them."""
        if not self.muting:
            return player.abilities
        active = self.sources(player)
        return [source for source in player.abilities if source in active]

    def barred(self, player: Player, card: Card, slot: int = -1) -> str | None:
        """The rule by which a hand card may not be played as this one now; else None."""
        for source in self.world:
            if FORBIDS.isdisjoint(source.hooks):
                continue
            rule = source.forbids_play(self, player, card, slot)
            if rule is None:
                rule = source.forbids_use(self, player, card.id)
            if rule is not None:
                return rule
        return None

    def bans(self) -> bool:
        """Whether anything in force may forbid to play or use cards."""
        for source in self.world:
            if not FORBIDS.isdisjoint(source.hooks):
                return True
        return False

    def unusable(self, player: Player, card: str) -> bool:
        """Whether, as everybody knows, a player may not even discard a card as this one now."""
        if "forbids_use" not in self.hooks:
            return False
        return any(source.forbids_use(self, player, card) is not None for source in self.world)

    def pledged(self, player: Player, slot: int) -> bool:
        """Whether a hand card has to be played, and can be: it goes for nothing else until then."""
        if slot not in self.due or not self.has_turn(player):
            return False
        card = self.card(slot)
        if self.barred(player, card, slot) is not None:
            return False
        for seat in card.playable_at(self, player):
            if seat < 0:
                return True
            # FC-INTERACT-05: nobody has to turn a card against oneself.
            if seat != player.seat and self.spared(player, slot, self.players[seat]) is None:
                return True
        return False

    def unpledged(self, player: Player) -> list[int]:
        """The hand cards that a player may spend on something else than playing them."""
        if not self.due:
            return player.hand
        return [slot for slot in player.hand if not self.pledged(player, slot)]

    def in_front(self, player: Player, card: str) -> bool:
        """Whether a card of this name lies in front of a player."""
        face = self.face
        for slot in player.in_play:
            if face[slot].card.id == card:
                return True
        return False

    def spared(self, player: Player, slot: int, target: Player) -> str | None:
        """The rule by which something protects a target from this very card; else None."""
        if "refuses" not in self.hooks:
            return None
        for source in target.abilities:
            if "refuses" not in source.hooks:
                continue
            if self.muting and source not in self.sources(target):
                continue
            rule = source.refuses(self, player, slot, target)
            if rule is not None:
                return rule
        return None

    def refusals(self) -> bool:
        """Whether anybody has an ability that protects from some cards."""
        if "refuses" in self.hooks:
            for player in self.players:
                for source in player.abilities:
                    if "refuses" in source.hooks:
                        return True
        return False

    def bang_needs(self, player: Player) -> int:
        """How many Missed! effects cancel a BANG! card of this player."""
        needed = 1
        for source in self.sources(player):
            if source.bang_needs > needed:
                needed = source.bang_needs
        return needed

    def others_clockwise(self, player: Player) -> list[Player]:
        """The other players in the game, from the left neighbour on."""
        return [self.players[seat] for seat in self.clockwise_from(player.seat)[1:]]

    def clockwise_from(self, seat: int) -> list[int]:
        """The seats that count, beginning with this one, whether it does or not."""
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

    def counts(self, player: Player, slot: int, card: str) -> bool:
        """Whether a player may use the card in a slot as this one (BB-TERM-07)."""
        own = self.face[slot].card.id
        if own == card:
            return True
        for source in self.converters(player):
            if card in source.stands_in(own):
                return True
        return False

    # -- moving cards ------------------------------------------------------------------------

    def take_top(self) -> int | None:
        """The top card of the deck, or None if there is no card anywhere (BB-PILE-05)."""
        while True:
            if not self.deck:
                if not self.pile:
                    return None
                self.reshuffle()
            slot = self.deck.pop()
            card: Card = self.face[slot].card
            if not (card.diverted and card.divert(self, slot, "turned")):
                return slot
            self.mind_empty_deck()

    def mind_empty_deck(self) -> None:
        """BB-PILE-01, BB-PILE-02: an empty deck is made anew once the last card has arrived."""
        if not self.deck and self.pile:
            self.reshuffle()

    def reshuffle(self) -> None:
        """The discard pile becomes the new deck."""
        self.deck.extend(self.pile)
        self.pile.clear()
        self.shuffle(self.deck)
        if self.events is not None:
            self.tell(Event("reshuffled", facts={"cards": len(self.deck)}))

    def draw(self, player: Player, count: int = 1, why: str = "") -> list[int]:
        """Draw cards from the deck into hand, one after the other; `why` is for the listeners."""
        drawn = []
        deck, seen, hand, bit = self.deck, self.seen, player.hand, 1 << player.seat
        straight = "divert" not in self.hooks
        for _ in range(count):
            if straight and deck:
                slot = deck.pop()
            elif (top := self.take_top()) is not None:
                slot = top
            else:
                break
            hand.append(slot)
            seen[slot] |= bit
            drawn.append(slot)
            if self.events is not None:
                self._tell_arrival("drew", player, slot, {"why": why}, (player.seat,))
            if not deck and self.pile:
                self.reshuffle()
        return drawn

    def turn_up(self) -> int | None:
        """Turn up the top card of the deck for everybody to see."""
        slot = self.take_top()
        if slot is None:
            return None
        self.reveal(slot)
        self.turned.append(slot)
        if self.events is not None:
            self.tell(Event("turned", facts={"card": self.face[slot].text}))
        self.mind_empty_deck()
        return slot

    def put_away(self, slot: int) -> None:
        """A card that was turned up goes to the pile."""
        self.turned.remove(slot)
        self.to_pile(slot)
        if self.events is not None:
            self.tell(Event("put-away", facts={"card": self.face[slot].text}))

    def to_hand(self, player: Player, slot: int) -> bool:
        """A card that is nowhere now arrives in a hand; returns whether it did."""
        card = self.card(slot)
        if card.diverted and card.divert(self, slot, "hand"):
            return False
        player.hand.append(slot)
        self.seen[slot] |= 1 << player.seat
        if self.due:
            self.due.pop(slot, None)
        return True

    def to_pile(self, slot: int) -> None:
        """A card that is nowhere now is discarded."""
        card = self.card(slot)
        if card.diverted and card.divert(self, slot, "pile"):
            return
        self.reveal(slot)
        self.pile.append(slot)

    def leave_hand(self, player: Player, slot: int) -> None:
        player.hand.remove(slot)
        if self.due:
            self.due.pop(slot, None)
        if not player.hand:
            self.trigger("hand_emptied", player)

    def enter_play(self, owner: Player, slot: int) -> None:
        """A card that is nowhere now comes to lie in front of a player."""
        owner.in_play.append(slot)
        self._mind_card(owner, slot)

    def leave_play(self, owner: Player, slot: int) -> None:
        owner.in_play.remove(slot)
        self._mind_card(owner, slot)

    def lay_on_pile(self, player: Player, slot: int, card: str, target: Player | None) -> None:
        """A brown card is played: from the hand onto the pile."""
        self.leave_hand(player, slot)
        if not self.has_turn(player):
            self.trigger("spent", player, self.card(slot).id)
        self.reveal(slot)
        self.pile.append(slot)
        if self.events is not None:
            self._tell_play(player, slot, card, target, "pile")

    def lay_in_front(self, player: Player, slot: int, owner: Player) -> None:
        """A card that stays is played in front of a player."""
        self.leave_hand(player, slot)
        self.reveal(slot)
        self.enter_play(owner, slot)
        if self.events is not None:
            self._tell_play(player, slot, self.card(slot).id, owner, "play")
        self.trigger("laid_down", player, slot)

    def discard_from_hand(
        self, player: Player, slot: int, why: str = "", *, forced: bool = False
    ) -> None:
        self.leave_hand(player, slot)
        if not forced and not self.has_turn(player):
            self.trigger("spent", player, self.card(slot).id)
        if self._goes_elsewhere(player, slot, why, "hand"):
            return
        if self.events is not None:
            facts = {"card": self.face[slot].text, "from": "hand", "why": why}
            self.tell(Event("discarded", player.seat, facts))
        self.to_pile(slot)

    def discard_from_play(self, player: Player, slot: int, why: str = "") -> None:
        self.leave_play(player, slot)
        if self._goes_elsewhere(player, slot, why, "play"):
            return
        if self.events is not None:
            facts = {"card": self.face[slot].text, "from": "play", "why": why}
            self.tell(Event("discarded", player.seat, facts))
        self.to_pile(slot)

    def _goes_elsewhere(self, player: Player, slot: int, why: str, place: str) -> bool:
        """Whether something puts a discarded card elsewhere than on the pile."""
        if "discard_goes" not in self.hooks or self.card(slot).diverted:
            return False
        return any(source.discard_goes(self, player, slot, why, place) for source in self.world)

    def give(self, player: Player, receiver: Player, slot: int, why: str) -> None:
        """Give a hand card to another player; only the two see it."""
        self.leave_hand(player, slot)
        self.to_hand(receiver, slot)
        if self.events is not None:
            secret = {"card": self.face[slot].text}
            facts = {"cards": 1, "to": receiver.seat, "why": why}
            self.tell(Event("gave", player.seat, facts, secret, (player.seat, receiver.seat)))

    def take_from_hand(self, player: Player, victim: Player, why: str) -> int | None:
        """Take a card at random from another hand; only the two players see it (BB-GAIN-06)."""
        if not victim.hand:
            return None
        slot = self.pick(victim.hand)
        if len(victim.hand) > 1:
            self.confuse(victim.hand, (victim.seat,))
        self.leave_hand(victim, slot)
        self.to_hand(player, slot)
        if self.events is not None:
            facts = {"from": victim.seat, "why": why}
            self._tell_arrival("took", player, slot, facts, (player.seat, victim.seat))
        return slot

    def take_from_pile(self, player: Player, slot: int, why: str) -> None:
        """Take a card of the discard pile into hand, for everybody to see."""
        self.pile.remove(slot)
        self.to_hand(player, slot)
        if self.events is not None:
            facts = {"card": self.face[slot].text, "pile": True, "why": why}
            self.tell(Event("took", player.seat, facts))

    def take_from_play(self, player: Player, owner: Player, slot: int, why: str) -> None:
        """Take a card that lies in front of a player into hand."""
        self.leave_play(owner, slot)
        if not self.to_hand(player, slot):
            return
        if self.events is not None:
            facts = {
                "card": self.face[slot].text,
                "from": owner.seat,
                "in_play": True,
                "why": why,
            }
            self.tell(Event("took", player.seat, facts))
        for source in self.world:
            source.taken(self, player, owner, slot)

    def oblige(self, slot: int, rule: str) -> None:
        """A card just taken into hand has to be played in its player's turn, if it can be."""
        self.due[slot] = rule

    def discard_at_random(self, victim: Player, why: str) -> int:
        slot = self.pick(victim.hand)
        self.discard_from_hand(victim, slot, why, forced=True)
        return slot

    # -- life --------------------------------------------------------------------------------

    def heal(self, player: Player, amount: int, why: str = "") -> None:
        """Regain life points, never above the maximum (BB-DMG-02, BB-DMG-03)."""
        if player.status != "in":
            return
        before = player.life
        player.life = min(before + amount, player.max_life)
        if self.events is not None:
            facts = {"amount": player.life - before, "life": player.life, "why": why}
            self.tell(Event("healed", player.seat, facts))

    # -- triggers ----------------------------------------------------------------------------

    def trigger(self, hook: str, player: Player, *details: Any) -> None:
        """Remember that something happened to a player who has an ability about it."""
        if hook in self.hooks and self._has(player, hook):
            self.triggers.append(Trigger(hook, player.seat, details))

    def _has(self, player: Player, hook: str) -> bool:
        """Whether a player has something with this hook, silent or not."""
        for source in player.abilities:
            if hook in source.hooks:
                return True
        for slot in player.in_play:
            if hook in self.face[slot].card.hooks:
                return True
        if "lends" in self.hooks:
            for source in self.own(player):
                if hook in source.hooks:
                    return True
        return False

    def grant(self, player: Player, abilities: Sequence[Source]) -> None:
        """Give a player these abilities in place of those held now."""
        held_before, player.abilities = player.abilities, tuple(abilities)
        self.rearranged()
        for source in abilities:
            self.heed(source)
        if any("anytime" in source.hooks for source in (*held_before, *abilities)):
            self.mind_anytime()

    def proclaim(self, *sources: Source) -> None:
        """Put these, and only these, into force for the whole table."""
        self.world = sources
        self.muting = bool(self.rulings["jail-disables-barrel"]) or any(
            "mutes" in source.hooks for player in self.players for source in player.abilities
        )
        self.rearranged()
        for source in sources:
            self.heed(source)
        if "anytime" in self.hooks:
            self.mind_anytime()

    def activate(self, seat: int) -> None:
        """From now on it is this seat's turn."""
        self.active = seat
        if self.muting:
            self.rearranged()  # some are silent in somebody's turn only

    def schedule(self, source: Source, player: Player) -> None:
        """The next step is one of a source that is in force for the whole table."""
        self.agenda.append((source.id, player.seat))

    def heed(self, source: Source) -> None:
        """From now on, ask about what this source has a say in."""
        if not source.hooks <= self.hooks:
            self.added |= source.hooks - self.hooks
            self.hooks |= source.hooks
        if "mutes" in source.hooks:
            self.muting = True

    def come_back(self, player: Player, status: str) -> None:
        """A player who was out counts again, at the old place, with what the character gives."""
        player.status = status
        self.grant(player, (player.character,))  # DC-INTERACT-104: what was copied is gone
        self.mind_circle()
        if not player.hand:
            self.trigger("hand_emptied", player)  # HN-INTERACT-06

    def leave(self, player: Player) -> None:
        """A player no longer counts: for distance, as a target, for turns."""
        player.status = "out"
        player.life = 0
        self.mind_circle()

    def mind_circle(self) -> None:
        """After a change of places or of who is in the game."""
        self.circle = [seat for seat in self.places if self.players[seat].present]
        self.rearranged()

    def rearranged(self) -> None:
        """After a change of who sits where or of who has which abilities.

        Sources and distances are asked for far more often than they change: what was found is
        kept until then. A copy finds it anew.
        """
        self.near.clear()
        for player in self.players:
            player.rearranged()

    def mind_anytime(self) -> None:
        """Who has something to use at any time, after a change of abilities or cards in play."""
        self.anytime = tuple(
            dict.fromkeys(
                player.seat
                for player in self.players
                for source in self.sources(player)
                if "anytime" in source.hooks
            )
        )

    def _mind_card(self, owner: Player, slot: int) -> None:
        """A card came to lie in front of its owner, or left: a smaller case of `rearranged`."""
        card: Card = self.face[slot].card
        if self.muting:
            self.rearranged()  # it may silence others, or no longer
        else:
            owner.rearranged()
            if card.sight or card.cover:
                self.near.clear()
        if "anytime" in card.hooks:
            self.mind_anytime()

    def take_back(self, player: Player, slot: int) -> None:
        """A card that was laid in vain returns to its player's hand."""
        self.pile.remove(slot)
        player.hand.append(slot)
        if self.events is not None:
            self.tell(Event("took-back", player.seat, {"card": self.face[slot].text}))

    # -- telling -----------------------------------------------------------------------------

    def _tell_arrival(
        self, kind: str, player: Player, slot: int, facts: dict[str, Any], knows: tuple[int, ...]
    ) -> None:
        card = self.face[slot].text
        self.tell(Event(kind, player.seat, {"cards": 1, **facts}, {"card": card}, knows))

    def _tell_play(
        self, player: Player, slot: int, card: str, target: Player | None, to: str
    ) -> None:
        facts: dict[str, Any] = {"card": self.face[slot].text, "to": to}
        if card != self.card(slot).id:
            facts["as"] = card
        if target is not None:
            facts["target"] = target.seat
        self.tell(Event("played", player.seat, facts))
