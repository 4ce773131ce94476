"""Editions and single rulings: where the rulebooks disagree, a table chooses (the ED ledger)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from saloon.games.about import Value
from saloon.games.rulings import settle
from saloon.kernel import SetupError


@dataclass(frozen=True, slots=True)
class Switch:
    """One ruling: its values, which edition takes which, and what it means."""

    name: str
    rule: str
    module: str
    values: tuple[Value, ...]
    dynamite_box: Value
    hu_compendium: Value
    meaning: str

    def value_in(self, edition: str) -> Value:
        return self.hu_compendium if edition == "hu-compendium" else self.dynamite_box


ON_OFF = (True, False)

BASE_SWITCHES = (
    Switch(
        "sheriff-starting-hand", "ED-02", "base", ("printed", "current-life"),
        "printed", "current-life",
        "How many cards the Sheriff starts with: the printed bullets, or the bonus bullet too.",
    ),
    Switch(
        "cat-balou-self-target", "ED-03", "base", ON_OFF, True, False,
        "Whether Cat Balou may be played on oneself.",
    ),
    Switch(
        "panic-self-target", "ED-04", "base", ON_OFF, True, False,
        "Whether Panic! may be played on oneself.",
    ),
    Switch(
        "start-check-order", "ED-05", "base", ("dynamite-first", "placed-first"),
        "dynamite-first", "placed-first",
        "Whether Dynamite is always checked before Jail, or what was laid first.",
    ),
    Switch(
        "jail-skip-discards-excess", "ED-06", "base", ON_OFF, False, True,
        "Whether a prisoner who loses the turn still discards down to the hand limit.",
    ),
    Switch(
        "jail-disables-barrel", "ED-07", "base", ON_OFF, False, True,
        "Whether a prisoner's Barrel is out of use.",
    ),
    Switch(
        "beer-with-two-players", "ED-08", "base", ("no-effect", "forbidden"),
        "no-effect", "forbidden",
        "With two players left: Beer may be played without effect, or not at all.",
    ),
    Switch(
        "renegade-win-condition", "ED-09", "base", ("last-alive", "kills-sheriff"),
        "last-alive", "kills-sheriff",
        "Whether the last Renegade wins however the Sheriff fell, or only by own hand.",
    ),
    Switch(
        "bang-self-target", "ED-34", "base", ON_OFF, True, False,
        "Whether a BANG! may be aimed at oneself.",
    ),
    Switch(
        "replay-same-weapon", "ED-35", "base", ON_OFF, False, False,
        "Whether a weapon may replace one of the same name.",
    ),
    Switch(
        "suzy-draws-during-duel", "ED-38", "base", ON_OFF, False, False,
        "Whether Suzy Lafayette draws in the middle of a Duel.",
    ),
    Switch(
        "expert-two-characters", "ED-46", "base", ON_OFF, False, False,
        "Everybody is dealt two characters and keeps one.",
    ),
    Switch(
        "simplified-no-book-cards", "ED-47", "base", ON_OFF, False, False,
        "A first game: the cards with a book symbol are left out.",
    ),
    Switch(
        "dynamite-stick-variant", "ED-48", "base", ON_OFF, False, False,
        "The variant with the wooden dynamite stick.",
    ),
)  # fmt: skip

EDITIONS = ("dynamite-box", "hu-compendium")


def rulings(
    edition: str, switches: Iterable[Switch], single: Mapping[str, Any]
) -> dict[str, Value]:
    """The rulings in force: an edition's, changed one by one."""
    if edition not in EDITIONS:
        raise SetupError(f"unknown edition '{edition}'; there are {', '.join(EDITIONS)}")
    known = list(switches)
    return settle(known, {each.name: each.value_in(edition) for each in known}, single)
