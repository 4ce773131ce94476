"""Sources of abilities: everything that has a say in the rules.

A character, a card in play, an event card, a variant are all *sources*. A source answers questions
(how far do I see, what does this card count as), declares reactions ("I can answer a shot, like
this") and has triggers (a life was lost, a hand emptied). The rules ask those that are active.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, ClassVar, Final

from saloon.games.bang.taking_turns import TurnTaker
from saloon.kernel import Effect, Face, Option, Refusal, Script, option
from saloon.kernel.moments import KINDS, Moment
from saloon.kernel.native import mypyc_attr, settle
from saloon.kernel.parts import Part
from saloon.kernel.state import THIS_TURN

if TYPE_CHECKING:
    from saloon.games.bang.cards import Card
    from saloon.games.bang.plays import Play
    from saloon.games.bang.presence import Presence
    from saloon.games.bang.rescue import Rescue
    from saloon.games.bang.shots import Shot
    from saloon.games.bang.state import Bang, Harm, Player

FORBIDS: Final = frozenset({"forbids_play", "forbids_use"})

Verdict = tuple[str, tuple[int, ...]]
"""The side that has won, and the seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(TurnTaker):
    """A source with no ability. Subclasses override what their text says, and nothing else.

    A method `on_<kind>(g, p, moment)` hears the moments of that kind (see `moments`). `hooks` is
    filled by itself: the names of the methods that a subclass has overridden, and of those that
    hear something, so that the rules can pass over a source that has nothing to say.
    """

    forbids: bool
    """Whether it may forbid to play or use cards; filled like `hooks`."""
    answers: tuple[str, ...]
    """The questions to sources in which it has a say, what it hears among them; likewise."""
    hears: ClassVar[frozenset[type[Moment]]] = frozenset()
    """The kinds of moments that it hears; filled likewise."""

    id: str = ""
    rule = ""
    """The rule that gives what its owner can use, which a refusal names if none is nearer."""
    keeps: ClassVar[type[Part] | None] = None
    """What it keeps in the state, under its id in `Bang.kept`, with declared fields."""
    reads: ClassVar[tuple[type[Moment], ...]] = ()
    """The moments it reads with `g.this_turn`: these are remembered until the turn is over."""
    presences: ClassVar[tuple[Presence, ...]] = ()
    """The ways in which it brings somebody back, or keeps somebody in the game."""
    lent: ClassVar[Mapping[str, Source]] = {}
    """What it may lend to a player while it is in force for the whole table, by id; see `lends`."""

    # -- answers to questions ----------------------------------------------------------------
    sight = 0
    """How much nearer its owner sees the others."""
    card_sight = 0
    """How much nearer still it sees them for a card that it plays from hand, and nothing else."""
    cover = 0
    """How much farther the others see its owner."""
    reach: int | None = None
    """The range it gives to BANG! cards, if it is a weapon."""
    bang_reach = 0
    """How far its owner shoots with BANG! cards from hand, and with nothing else."""
    unlimited_bangs = False
    extra_flips = 0
    """Cards its owner turns up beyond the first at a draw! check, to choose from."""
    bang_needs = 1
    """Missed! effects needed to cancel a BANG! card its owner plays."""
    beer_heals = 1
    sides: ClassVar[Mapping[str, str] | None] = None
    """Which side each role wins with, where this changes the goals; see `judges`."""
    counts_as: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Which cards its owner may use as which others, by card id; "*" stands for any card."""
    inherits = False
    """Whether its owner takes the cards of eliminated players, who would otherwise discard them."""
    extra_bangs = 0
    """BANG! cards that may be played in a turn beyond the usual one."""
    apart: int | None = None
    """The distance between any two players before anything changes it, instead of the places."""
    opens_hands = False
    """Whether all hands lie open while this is in force for the whole table."""
    reverses = False
    """Whether turns pass counter-clockwise while this is in force for the whole table."""

    def __init__(self) -> None:
        settle(self)
        self.hooks = hooks = type(self).overrides
        # What only cards, or the pieces of a box, are asked is not among them.
        every = [name for name in hooks if name in KINDS or hasattr(Source, name)]
        self.answers = tuple(sorted(every))
        self.forbids = not FORBIDS.isdisjoint(hooks)

    def __init_subclass__(cls) -> None:
        overridden = {
            name
            for base in cls.__mro__[1:-1]
            for name, member in vars(base).items()
            if callable(member) and not name.startswith("_") and getattr(cls, name) is not member
        }
        hears = {name for base in cls.__mro__ for name in vars(base) if name.startswith("on_")}
        for name in hears - KINDS.keys():
            near = get_close_matches(name, KINDS) or ["is the file imported that declares it"]
            raise TypeError(
                f"{cls.__name__}.{name}: there is no moment of this kind ({' or '.join(near)}?)"
            )
        cls.overrides = frozenset(overridden | hears)
        cls.hears = frozenset({KINDS[name] for name in hears})

    def suit(self, g: Bang, suit: str) -> str:
        """What a printed suit counts as while this is in force for the whole table."""
        return suit

    def named(self, g: Bang) -> str:
        """What a player has named because of it and all have to mind: a suit; else ""."""
        return ""

    silences = ""
    """The rule by which it makes others silent."""
    silences_by_turn = False
    """Whether that depends on whose turn it is."""

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        """Whether another source in front of `owner` has no effect while this one is active.

        What is found is kept until abilities, the cards in front of `owner`, event cards, places or
        who is in the game change, or the turn passes (`silences_by_turn`): it must not depend on
        anything else. A card of somebody else is minded only if it silences something itself.
        """
        return False

    def silences_others(self, g: Bang, p: Player) -> bool:
        """Whether this ability of `p` may silence something of other players now; kept as long."""
        return True

    def switched_off(self, g: Bang) -> bool:
        """Whether it goes with all cards in play where something switches those off."""
        return False

    def may_mute(self, rulings: Mapping[str, Any]) -> bool:
        """Whether it can silence anything at all in a game with these rulings."""
        return True

    def refuses(self, g: Bang, p: Player, slot: int, target: Player) -> str | None:
        """The rule by which its owner, `target`, cannot be the target of a card; else None."""
        return None

    def restricts(self, g: Bang, p: Player) -> bool:
        """Whether there may be a card that it forbids `p` now; else it is asked about none."""
        return True

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        """The rule by which nobody, or not `p`, may play a hand card as this one; else None.

        Without a slot (-1) the question is about any such card: what everybody can tell.
        """
        return None

    def forbids_use(self, g: Bang, p: Player, card: str) -> str | None:
        """The rule by which `p` may not use this card in any way: play it or discard it as such."""
        return None

    def targets(self, g: Bang, p: Player, seats: list[int], card: str) -> Script[list[int]]:
        """Its owner plays something on several players: who of them is affected."""
        raise NotImplementedError

    # -- reactions ---------------------------------------------------------------------------
    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        """The rule by which `p` cannot answer the shot with it, a public fact; else None."""
        return self.rule

    def ways(self, g: Bang, p: Player, slot: int) -> list[Option]:
        """How it can be used from play as an answer; with which card, if it costs one.

        What is in somebody's hand may only decide about an option that names the card.
        """
        return [option("use", slot)]

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> Effect:
        """Answers the shot; `shot.paid` is the card it costs."""
        return None

    def aims(self, g: Bang, p: Player, shot: Shot) -> Effect:
        """Its owner has fired a shot that nobody has answered yet; it may be changed."""
        return None

    def shot_over(self, g: Bang, p: Player, shot: Shot) -> Effect:
        """The shot of `p` for which it was bought (`Shot.bought`) is over, whatever came of it."""
        return None

    def redirects(self, g: Bang, p: Player, shot: Shot) -> Effect:
        """Its owner is the target of a shot that nobody has answered yet; another may become it."""
        return None

    def forestalls(self, g: Bang, p: Player, shot: Shot) -> Effect:
        """Its owner's shot has its target for good: something else may answer it before that."""
        return None

    def cannot_be_shot(self, g: Bang, p: Player) -> str | None:
        """The rule by which its owner cannot be the target of BANG! cards now; else None."""
        return None

    def refuse_demand(self, g: Bang, p: Player, slot: int) -> str | None:
        """The rule by which it cannot stand for a BANG! card that is demanded; else None."""
        return self.rule

    def meets_demand(self, g: Bang, p: Player, slot: int, paid: int) -> Effect:
        """It is used as the BANG! card that a Duel or the Indians demand; `paid` is its price."""
        return None

    def anytime(self, g: Bang, p: Player) -> list[Option]:
        """What its owner may do whoever is asked."""
        return []

    def do_anytime(self, g: Bang, p: Player, chosen: Option) -> Effect:
        return None

    def rescue_uses(self, g: Bang, p: Player, cards: int) -> int:
        """Life points it could regain at a lethal loss for so many cards; none: `rescue_paid`."""
        return 0

    def rescue_cost(self, g: Bang, p: Player, rescue: Rescue) -> Script[list[int]]:
        """Declare the cards one use at a lethal loss would cost."""
        raise NotImplementedError

    def rescue_paid(self, g: Bang, p: Player) -> None:
        """Pay for one use at a lethal loss that costs no cards."""

    def takes_check(self, g: Bang, p: Player) -> bool:
        """Whether its owner takes a card that counted at anybody's draw! check."""
        return False

    def watches(self, g: Bang, p: Player, what: str, about: Any) -> bool:
        """Whether its owner could, as far as anybody can see, step in at a window of this kind."""
        return False

    def step_in(self, g: Bang, p: Player, what: str, about: Any) -> Effect:
        """Its owner steps in; `about` is what the window is about and may be changed."""
        return None

    answers_at = ""
    """The window at which its owner may step in with a hand card; see `window_cards`."""

    def window_cards(self, g: Bang, p: Player, about: Any) -> list[int]:
        """The hand cards with one of which its owner may step in at that window."""
        return []

    def step_in_with(self, g: Bang, p: Player, about: Any, slot: int) -> Effect:
        """Its owner steps in with a hand card, which is still in the hand."""
        return None

    def unharmed(self, g: Bang, p: Player, harm: Harm) -> bool:
        """Whether what comes from there does its owner no harm now: no shot, no loss of life."""
        return False

    def dies(self, g: Bang, p: Player, harm: Harm) -> bool | Script[bool]:
        """Past all rescue its owner, or anybody if it is in force for all, is to be eliminated.

        Returns whether it has seen to life points for the player, or to another presence instead.
        """
        return False

    # -- for the whole table -----------------------------------------------------------------
    def roles_dealt(self, g: Bang) -> None:
        """The roles are dealt: show more of them than the Sheriff's, say who else begins."""

    def set_up(self, g: Bang) -> None:
        """The table is laid: add what this puts on it."""

    def enters_play(self, g: Bang, p: Player) -> Effect:
        """This event card was just turned up by `p`: what it does once."""
        return None

    def step(self, g: Bang, p: Player) -> Effect:
        """A step of its own that it has scheduled, with a player (see `Bang.schedule`)."""
        return None

    def plays_role(self, g: Bang, p: Player, role: str) -> str:
        """The role that `p` plays and wins with, if it is another than that of the card dealt."""
        return role

    def judges(self, g: Bang, dead: Player | None, harm: Harm) -> Verdict | None:
        """Other goals instead of the usual ones: who has won now, or None yet."""
        return None

    def overrules(self, g: Bang, verdict: Verdict | None) -> Verdict | None:
        """Who has won, given what the usual goals say, as long as there are no others."""
        return verdict

    def plays_out(self, g: Bang, play: Play) -> Effect:
        """Carries out a card that was just played in another way; None: as the card says."""
        return None

    def reward(self, g: Bang, killer: Player, dead: Player) -> int | None:
        """How many cards an elimination pays instead of the usual reward; None: the usual."""
        return None

    def discard_goes(self, g: Bang, p: Player, slot: int, cause: Source | None, place: str) -> bool:
        """Puts a card that `p` discards from "hand" or "play" elsewhere than on the pile.

        `cause` is the card or ability that makes it go; None for the rules. Returns whether it did.
        """
        return False

    def shields(self, g: Bang, p: Player, slot: int) -> bool:
        """Whether a card of somebody else has no effect on its owner."""
        return False

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        """What lies in front of `p` of the box's own pieces: these are sources of `p`, too.

        Kept until `g.rearranged()` or `g.lent_anew()` is called; how many are in the game must not
        matter. That of an event card may depend on the cards in front of `p`, that of a box not.
        """
        return ()

    def view(self, g: Bang) -> dict[str, Any]:
        """What everybody sees of what it keeps, where it is in force for the whole table."""
        return {}

    def view_of(self, g: Bang, p: Player) -> dict[str, Any]:
        """What everybody sees in front of a player that it has put there."""
        return {}

    def stands_in(self, card: str) -> tuple[str, ...]:
        """As which other cards its owner may use a card of this name."""
        return (*self.counts_as.get(card, ()), *self.counts_as.get("*", ()))

    def lacks(self, need: str, rule: str = "", **facts: str | int) -> Refusal:
        """The refusal of its use for want of something: of a turn, of cards, of life …"""
        return Refusal(rule or self.rule, {"card": self.id, "need": need, **facts})

    def used_up(self, g: Bang, p: Player, times: int = 1) -> Refusal | None:
        """The refusal of what works so many times in a turn, and no more."""
        used = g.used(THIS_TURN, p.seat, self.id)
        return self.lacks("times", amount=times) if used >= times else None

    def use(self, detail: str = "", slot: int = -1, seat: int = -1, second: int = -1) -> Option:
        """The option to use this source, perhaps with a card or two at somebody."""
        return option("use", slot, seat, f"{self.id} {detail}" if detail else self.id, second)


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Source):
    """A character: the life points printed on the card, and an ability."""

    life = 4
    female = False
    starting_cards = 0
    """With how many cards the game begins; 0: as many as life points."""


NOBODY: Final = Character()
"""Stands in a seat that has no character (yet): 4 life points, no ability."""
NOBODY.id = "nobody"


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Source):
    """In force for the whole table from when it is turned up until another card covers it.

    What it does once is `enters_play`, to each in turn `turn_begins`; all else holds as long.
    """

    last = False
    """Whether it lies at the bottom of its deck, and so stays in force until the game ends."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(Source):
    """A rule that holds for the whole table and all game: a variant of the game."""

    replaces: ClassVar[Mapping[str, Card]] = {}
    """Cards that behave differently while it is chosen, by id."""
    players: ClassVar[tuple[int, ...]] = ()
    """The numbers of players it is for, and which cannot be played without it; empty: any."""

    def is_for(self, players: int) -> bool:
        return not self.players or players in self.players


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Source):
    """What a box brings to the whole table, in force as long as the box is in the game."""

    pieces: ClassVar[Mapping[str, Sequence[Face]]] = {}
    """Its own kinds of pieces, by the name of their group."""

    def problems(self, g: Bang) -> list[str]:
        """What is wrong with what it keeps, in words (asked by the fuzzer, never during play)."""
        return []
