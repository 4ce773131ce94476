"""What there is to say about BANG! before it is played."""

from __future__ import annotations

from functools import cache

from saloon.games.about import GameFacts, ModuleFacts, PieceFacts, RulingFacts
from saloon.games.bang.catalogue import BUILT, card_faces
from saloon.games.bang.editions import EDITIONS, rulings
from saloon.games.bang.module import Module

MINUTES = (20, 40)
USUAL = ("cards", "characters", "roles", "events")
"""What many boxes have; everything else that has a name is a box's own."""


@cache
def about() -> GameFacts:
    return GameFacts(
        "bang",
        sorted(int(number) for number in BUILT["base"].data["roleTable"]),
        [_module(box) for box in BUILT.values()],
        list(EDITIONS),
        [
            RulingFacts(
                switch.name,
                switch.rule,
                switch.module,
                list(switch.values),
                {edition: switch.value_in(edition) for edition in EDITIONS},
            )
            for box in BUILT.values()
            for switch in box.switches
        ],
        MINUTES,
        [*_cards(), *_characters(), *_roles(), *_event_cards(), *_brought()],
    )


def _module(box: Module) -> ModuleFacts:
    return ModuleFacts(
        box.name,
        True,
        sum(len(row["copies"]) for row in box.data.get("cards", ())),
        len(box.characters),
        len(box.event_cards),
        sorted(_players(box) - _players(BUILT["base"])),
    )


def _players(box: Module) -> set[int]:
    """The numbers of players this box has roles for."""
    return {int(number) for number in box.data.get("roleTable", ())}


def _cards() -> list[PieceFacts]:
    """Every card once, with all its printed copies; it belongs to the box that brought it."""
    boxes = tuple(BUILT.values())
    switches = [switch for box in boxes for switch in box.switches]
    copies: dict[str, list[str]] = {}
    for face in card_faces(boxes, rulings(EDITIONS[0], switches, {}), ()):
        copies.setdefault(face.card.id, []).append(face.text)
    return [
        PieceFacts(
            card.id,
            "card",
            box.name,
            card.border,
            copies.get(card.id, []),
            range=card.reach or 0,
            book=card.book,
            tags=box.tags_of("cards", card.id),
        )
        for box in boxes
        for card in box.cards.values()
    ]


def _characters() -> list[PieceFacts]:
    return [
        PieceFacts(
            character.id,
            "character",
            box.name,
            life=character.life,
            tags=box.tags_of("characters", character.id),
        )
        for box in BUILT.values()
        for character in box.characters.values()
    ]


def _event_cards() -> list[PieceFacts]:
    return [
        PieceFacts(each.id, "event", box.name, tags=box.tags_of("events", each.id))
        for box in BUILT.values()
        for each in box.event_cards.values()
    ]


def _roles() -> list[PieceFacts]:
    """Most boxes have more of the same, not others."""
    first: dict[str, str] = {}
    for box in BUILT.values():
        for row in box.data.get("roles", ()):
            first.setdefault(row["id"], box.name)
    return [PieceFacts(id_, "role", box) for id_, box in first.items()]


def _brought() -> list[PieceFacts]:
    """The pieces of their own that boxes bring."""
    return [
        PieceFacts(
            row["id"],
            group,
            box.name,
            row.get("border", group),
            _faces(box, group, row["id"]),
            price=row.get("cost", 0),
            tags=list(row.get("tags", ())),
        )
        for box in BUILT.values()
        for group, rows in box.data.items()
        if group not in USUAL and isinstance(rows, list) and rows and "name" in rows[0]
        for row in rows
    ]


def _faces(box: Module, group: str, piece: str) -> list[str]:
    """None where it is printed on the board of its box."""
    faces = () if box.box is None else box.box.pieces.get(group, ())
    return [face.text for face in faces if face.text.partition("#")[0] == f"{group}:{piece}"]
