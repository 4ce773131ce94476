"""What is asked before the next game is dealt, in the order of UA-LEGACY-10."""

from __future__ import annotations

from typing import cast

from saloon.games.dice.modules.legacy.heritage import (
    EXTRA_LIFE,
    Past,
    character_card,
    heritage,
)
from saloon.games.dice.pieces import CharacterFace
from saloon.games.dice.setup import sit_down
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Decision, Event, Option, Refusal, option
from saloon.kernel.layout import NOBODY

NAME, PICK, KEEP, DEAL = "name-sheriff", "pick-character", "keep-character", "deal"
KEEP_IT, DRAW = option("keep"), option("draw")


def past(g: Dice) -> Past:
    found = heritage(g).past
    assert found is not None
    return found


def spread_out(g: Dice) -> None:
    """The characters of the last game lie where they were, the others in the middle."""
    cards = {_character(g, slot): g.face[slot] for slot in g.group("characters")}
    faces = [cards.pop(id_) for id_ in past(g).characters]
    for slot, face in zip(g.group("characters"), [*faces, *cards.values()], strict=True):
        g.face[slot] = face
        g.reveal(slot)
    for player in g.players:
        _show_character(g, player)
    g.agenda = [(DEAL, 0), (NAME, max(past(g).names, 0))]


def _show_character(g: Dice, player: Player) -> None:
    card = g.group("characters")[player.seat]
    player.becomes(cast(CharacterFace, g.face[card]).character)
    player.life = player.max_life = player.character.life


# -- the next Sheriff ------------------------------------------------------------------------


def name_sheriff(g: Dice, player: Player) -> Decision | None:
    """UA-LEGACY-02, 03, 08"""
    last = past(g)
    if last.names != NOBODY:
        return Decision(
            (player.seat,), NAME, lambda seat: _anybody(g, seat),
            rule="UA-LEGACY-03", about="sheriff", default=option("name", seat=player.seat),
            then=lambda chosen: _named(g, player, chosen),
        )  # fmt: skip
    if not g.config.has_sheriff:
        _ask_around(g, 0)
    elif last.sheriff != NOBODY:
        _is_sheriff(g, last.sheriff, {"why": "killer"})
    else:
        _is_sheriff(g, g.random_below(g.seats), {"why": "chance"})
    return None


def _anybody(g: Dice, first: int) -> list[Option]:
    return [option("name", seat=(first + step) % g.seats) for step in range(g.seats)]


def _named(g: Dice, by: Player, chosen: Option) -> None:
    facts: dict[str, int | str] = {"why": "named", "by": by.seat}
    if chosen.seat != by.seat:
        heritage(g).bonus = by.seat  # UA-LEGACY-04
        facts["bonus"] = EXTRA_LIFE
    _is_sheriff(g, chosen.seat, facts)


def _is_sheriff(g: Dice, seat: int, facts: dict[str, int | str]) -> None:
    heritage(g).sheriff = g.active = seat
    g.tell(Event("next-sheriff", seat, facts))
    _ask_around(g, seat)


def _ask_around(g: Dice, first: int) -> None:
    """UA-LEGACY-10: first who was eliminated, then who survived, clockwise."""
    seats = [(first + step) % g.seats for step in range(g.seats)]
    lost = past(g).eliminated
    g.agenda = [
        (DEAL, 0),
        *((KEEP, seat) for seat in reversed(seats) if seat not in lost),
        *((PICK, seat) for seat in reversed(seats) if seat in lost),
    ]


# -- characters ------------------------------------------------------------------------------


def unused(g: Dice, *, for_picking: bool) -> list[int]:
    """The slots in the middle. UA-LEGACY-11: who was eliminated leaves his card out of reach."""
    middle = list(g.group("characters")[g.seats :])
    if not for_picking:
        return middle
    left = {past(g).characters[seat] for seat in past(g).eliminated}
    return [slot for slot in middle if _character(g, slot) not in left]


def _character(g: Dice, slot: int) -> str:
    return cast(CharacterFace, g.face[slot]).character.id


def deck(g: Dice) -> list[str]:
    """Whom the next to choose may come by."""
    slots = unused(g, for_picking=g.agenda[-1][0] != KEEP)
    return sorted(_character(g, slot) for slot in slots)


def pick_options(g: Dice) -> list[Option]:
    return [DRAW, *(option("pick", detail=id_) for id_ in deck(g))]


def why_not_pick(g: Dice, chosen: Option) -> Refusal | None:
    left = [past(g).characters[seat] for seat in past(g).eliminated]
    if chosen.detail in left and chosen == option("pick", detail=chosen.detail):
        return Refusal("UA-LEGACY-11", {"character": chosen.detail})
    return None


def pick_character(g: Dice, player: Player) -> Decision:
    """UA-LEGACY-05"""

    def picked(chosen: Option) -> None:
        g.agenda.pop()
        slots = unused(g, for_picking=True)
        if chosen == DRAW:
            _take(g, player, g.pick(slots), "drawn")
        else:
            slot = next(slot for slot in slots if _character(g, slot) == chosen.detail)
            _take(g, player, slot, "picked")

    return Decision(
        (player.seat,), PICK, lambda _: pick_options(g),
        rule="UA-LEGACY-05", about=player.character.id, default=DRAW, then=picked,
        why=lambda chosen: why_not_pick(g, chosen),
        conceivable=lambda: [
            option("pick", detail=face.character.id) for face in g.config.characters
        ],
    )  # fmt: skip


def keep_character(g: Dice, player: Player) -> Decision:
    """UA-LEGACY-06"""

    def decided(chosen: Option) -> None:
        g.agenda.pop()
        if chosen == DRAW:
            _take(g, player, g.pick(unused(g, for_picking=False)), "drawn")
        else:
            _tell(g, player, "kept")

    return Decision(
        (player.seat,), KEEP, lambda _: [KEEP_IT, DRAW],
        rule="UA-LEGACY-06", about=player.character.id, default=KEEP_IT, then=decided,
    )  # fmt: skip


def _take(g: Dice, player: Player, slot: int, why: str) -> None:
    """The card comes to the player; his old one goes where it lay."""
    card = g.group("characters")[player.seat]
    g.face[card], g.face[slot] = g.face[slot], g.face[card]
    _show_character(g, player)
    _tell(g, player, why)


def _tell(g: Dice, player: Player, why: str) -> None:
    facts = {"character": character_card(g, player.seat), "why": why}
    g.tell(Event("next-character", player.seat, facts))


# -- dealing ---------------------------------------------------------------------------------


def deal(g: Dice, _: Player) -> None:
    """UA-LEGACY-07: the Sheriff is agreed on, the other roles are dealt at random."""
    kept, roles = heritage(g), list(g.group("roles"))
    if kept.sheriff != NOBODY:
        star = next(slot for slot in roles if g.role(g.players[slot]) == "sheriff")
        g.face[star], g.face[kept.sheriff] = g.face[kept.sheriff], g.face[star]
        roles.remove(kept.sheriff)
    g.shuffle(roles)
    g.shuffle(unused(g, for_picking=False))
    kept.past = None
    sit_down(g)
