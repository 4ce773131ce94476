"""All modules by name, and the faces a configured game is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import Any, Final

from saloon.games.about import Value
from saloon.games.bang.cards import RANKS, SUITS, Card
from saloon.games.bang.editions import Switch, rulings
from saloon.games.bang.faces import CardFace, CharacterFace, EventCardFace, RoleFace
from saloon.games.bang.facts import CORE
from saloon.games.bang.module import Module
from saloon.games.bang.modules import BOXES
from saloon.games.bang.modules.base import base
from saloon.games.bang.presence import EVERYWHERE
from saloon.games.bang.silence import may_silence
from saloon.games.bang.sources import NOBODY, Character, Source, Variant
from saloon.games.bang.turn import TURN_STEPS
from saloon.kernel import Face, SetupError
from saloon.kernel.layout import Layout
from saloon.kernel.vocabulary import Vocabulary

BUILT: Final[dict[str, Module]] = {box.name: box for box in BOXES}
SETUP_STEPS: Final = ("choose-characters", "choose-events", "deal")
PLAYERS: Final = range(3, 9)
"""How many can play, given the right modules."""


def tagged(tag: str) -> frozenset[str]:
    """What of all boxes has a tag in its data row: cards, characters, event cards, pieces."""
    found = set()
    for box in BUILT.values():
        brought = () if box.box is None else box.box.pieces
        tables = [box.data.get(name, ()) for name in ("cards", "characters", "events", *brought)]
        for row in [row for table in tables for row in table]:
            if tag in row.get("tags", ()):
                found.add(str(row["id"]))
    return frozenset(found)


def vocabulary() -> Vocabulary:
    """Everything that is told in this game, with any of its boxes."""
    return _gather_facts(tuple(BUILT))


@cache
def _gather_facts(boxes: tuple[str, ...]) -> Vocabulary:
    return Vocabulary("bang", [CORE, *[BUILT[name].facts for name in boxes]])


@dataclass(frozen=True, slots=True, eq=False)
class Configuration:
    """Everything about a game that its seed does not change. Shared by all games alike."""

    players: int
    modules: tuple[str, ...]
    edition: str
    rulings: Mapping[str, Value]
    kinds: Mapping[str, Card]
    reacting: Mapping[str, tuple[Card, ...]]
    """The cards that may be played from hand outside a turn, by the moment for them."""
    for_all: tuple[Source, ...]
    sources: Mapping[str, Source]
    """Everything in these boxes that can have a say, by id, in force or not."""
    muting: bool
    hooks: frozenset[str]
    """What anything in these boxes may have a say in."""
    lasting: frozenset[str]
    """Of these, what comes with playing cards and boxes: not with a character or an event card."""
    layout: Layout
    """The playing cards, the roles in use, all characters, all event cards, then the boxes' own."""


def in_force(
    modules: tuple[Module, ...], chosen: Mapping[str, Value], players: int
) -> tuple[Variant, ...]:
    """The variants a table has chosen, those for another number of players left out."""
    return tuple(
        variant
        for module in modules
        for name, variant in module.variants.items()
        if chosen.get(name) and variant.is_for(players)
    )


def card_faces(
    modules: tuple[Module, ...], chosen: Mapping[str, Value], variants: tuple[Variant, ...]
) -> list[CardFace]:
    """The playing cards of these modules, each with a text of its own: `stagecoach:9s#2`."""
    changed = {id_: card for variant in variants for id_, card in variant.replaces.items()}
    faces: list[CardFace] = []
    printed: dict[str, int] = {}
    for module in modules:
        for row in module.data["cards"]:
            printed_in = base if row.get("repeats") else module
            card = changed.get(row["id"]) or printed_in.cards[row["id"]]
            if card.book and chosen["simplified-no-book-cards"]:
                continue
            for copy in row["copies"]:
                suit = SUITS[copy["suit"]]
                text = f"{card.id}:{copy['rank'].lower()}{suit}"
                printed[text] = printed.get(text, 0) + 1
                if printed[text] > 1:
                    text = f"{text}#{printed[text]}"
                faces.append(CardFace(text, card, card.id, suit, RANKS.index(copy["rank"]) + 2))
    return faces


def _sources(boxes: tuple[Module, ...]) -> dict[str, Source]:
    sources: dict[str, Source] = {}
    for box in boxes:
        sources |= box.cards
        sources |= box.characters
        sources |= box.event_cards
        sources |= {variant.id: variant for variant in box.variants.values()}
        if box.box is not None:
            sources |= {box.name: box.box, **box.box.lent}
    return sources


def role_faces(players: int) -> list[RoleFace]:
    """The roles in use for this number of players, a Sheriff first (BB-SETUP-02 to 05)."""
    tables: dict[str, Mapping[str, int]] = {}
    for box in BUILT.values():
        tables |= box.data.get("roleTable", {})
    table = tables[str(players)]
    faces = []
    for role in ("sheriff", "renegade", "outlaw", "deputy"):
        for number in range(table[role]):
            faces.append(RoleFace(f"role:{role}" + (f"#{number + 1}" if number else ""), role))
    return faces


def event_card_faces(modules: tuple[Module, ...]) -> list[EventCardFace]:
    """The event cards of these modules. Some belong to another box's deck: only with that box."""
    decks = {module.name: module for module in modules if module.event_deck}
    return [
        EventCardFace(
            f"event:{row['id']}",
            module.event_cards[row["id"]],
            pack,
            decks[pack].event_deck,
            decks[pack].deck_hidden,
        )
        for module in modules
        for row in module.data.get("events", ())
        if (pack := row.get("deck", module.name)) in decks
    ]


def _refuse_without_box(name: str, switches: Sequence[Switch]) -> None:
    """A ruling of a box is for tables that have it (CB-DECK-05)."""
    if name in [switch.name for switch in switches]:
        return
    for box in BUILT.values():
        for switch in box.switches:
            if switch.name == name:
                raise SetupError(f"ruling '{name}' is for tables with {box.name}", switch.rule)


@lru_cache(maxsize=256)
def _configure(
    players: int, modules: tuple[str, ...], edition: str, single: tuple[tuple[str, Value], ...]
) -> Configuration:
    boxes = (base, *(BUILT[name] for name in modules))
    switches = [switch for box in boxes for switch in box.switches]
    for name, _ in single:
        _refuse_without_box(name, switches)
    chosen = rulings(edition, switches, dict(single))
    for switch in switches:
        variant = BUILT[switch.module].variants.get(switch.name)
        if variant is not None and players in variant.players and not chosen[switch.name]:
            raise SetupError(
                f"with the ruling '{switch.name}' off, {players} cannot play", switch.rule
            )
    decks = [box.event_deck for box in boxes if box.event_deck]
    if chosen.get("combined-event-deck") and len(decks) == len(set(decks)):
        raise SetupError("there are no two boxes of events to combine", "CB-EVENT-03")
    variants = in_force(boxes, chosen, players)
    brought = [box.box for box in boxes if box.box is not None]
    for_all = (*brought, *variants)
    cards = card_faces(boxes, chosen, variants)
    characters = [
        CharacterFace(f"character:{character.id}", character)
        for box in boxes
        for character in box.characters.values()
    ]
    event_cards = event_card_faces(boxes)
    kinds = {face.card.id: face.card for face in cards}
    groups: dict[str, Sequence[Face]] = {
        "cards": cards,
        "roles": role_faces(players),
        "characters": characters,
        "events": event_cards,
    }
    for each in brought:
        groups |= each.pieces
    lent = [source for each in brought for source in each.lent.values()]
    lasting: list[Source] = [*kinds.values(), *for_all, *lent]
    playing: list[Source] = [
        *lasting,
        *[face.character for face in characters],
        *[face.event_card for face in event_cards],
    ]
    sources = _sources(boxes) | kinds
    return Configuration(
        players,
        modules,
        edition,
        chosen,
        kinds,
        _reacting(kinds),
        for_all,
        sources,
        may_silence([*kinds.values(), *for_all], chosen),
        frozenset().union(*[source.hooks for source in playing]),
        frozenset().union(*[source.hooks for source in lasting]),
        _layout(players, groups, playing, sources),
    )


def _reacting(kinds: Mapping[str, Card]) -> dict[str, tuple[Card, ...]]:
    found: dict[str, tuple[Card, ...]] = {}
    for kind in kinds.values():
        if kind.reacts_to:
            found[kind.reacts_to] = (*found.get(kind.reacts_to, ()), kind)
    return found


def _layout(
    players: int,
    groups: Mapping[str, Sequence[Face]],
    playing: Sequence[Source],
    sources: Mapping[str, Source],
) -> Layout:
    """`playing` are the sources of this game, `sources` all that a stored one may name."""
    starts = [0, *accumulate([len(faces) for faces in groups.values()])]
    own_steps = [id_ for id_, source in sources.items() if "step" in source.hooks]
    people = [source for source in playing if isinstance(source, Character)]
    presences = [presence for source in playing for presence in source.presences]
    return Layout(
        seats=players,
        faces=[face for faces in groups.values() for face in faces],
        groups={
            name: range(start, end)
            for name, (start, end) in zip(groups, pairwise(starts), strict=True)
        },
        steps=frozenset({*SETUP_STEPS, *TURN_STEPS, *own_steps}),
        keeps={source.id: source.keeps for source in playing if source.keeps is not None},
        remembers=[moment for source in playing for moment in source.reads],
        known={
            "character": {each.id: each for each in (NOBODY, *people)},
            "source": {NOBODY.id: NOBODY, **sources},
            "presence": {each.id: each for each in (*EVERYWHERE, *presences)},
        },
    )


@cache
def check_players(players: int, modules: tuple[str, ...]) -> None:
    """BB-SETUP-01: the numbers of players that the boxes on the table have roles for."""
    possible = {
        name: sorted(int(number) for number in box.data.get("roleTable", ()))
        for name, box in BUILT.items()
    }
    allowed = sorted({*possible["base"], *(each for name in modules for each in possible[name])})
    if players in allowed:
        return
    message = f"BANG! is for {allowed[0]} to {allowed[-1]} players, not {players}"
    if any(players in counts for counts in possible.values()):
        needed = next(name for name, counts in possible.items() if players in counts)
        message += f"; {players} can play with the module '{needed}'"
    raise SetupError(message, "BB-SETUP-01")


def configure(
    players: int, modules: Any = (), edition: str = "dynamite-box", single: Any = None
) -> Configuration:
    """Check what a table asks for and gather it."""
    wanted = tuple(dict.fromkeys(modules))
    for name in wanted:
        if name not in BUILT:
            raise SetupError(f"unknown module '{name}'; there are {', '.join(BUILT)}")
    check_players(players, wanted)
    if not isinstance(single or {}, Mapping):
        raise SetupError(f"rulings are given by name, not as {single!r}")
    extra = tuple(name for name in wanted if name != "base")
    return _configure(players, extra, edition, tuple(sorted((single or {}).items())))
