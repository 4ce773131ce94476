"""Nobody is sent a byte that depends on what they may not know.

A table and its twin differ only in what one seat does not know. The same choices are made at both
while they exist in both; everything that seat, and a spectator, are sent must be the same.
"""

from __future__ import annotations

from random import Random

import pytest
from tests.table.sitting import Client, Sitting

from saloon.table.protocol import Person
from saloon.testing.conformance import parted

PEOPLE = tuple(Person(f"person-{seat}", f"P{seat}") for seat in range(5))
WATCHER = Person("watcher", "W")


GAMES = [
    ("bang", []),
    ("bang", ["dodge-city", "bullet"]),
    ("dice", ["duels", "rage", "posse", "undead"]),
]


class Salted(Sitting):
    """Tables that differ in nothing else commit to their seed alike."""

    salt = "salt"


def seated(seed: int, game: str, modules: list[str]) -> Sitting:
    s = Salted(*PEOPLE, seed=seed, players=5, game=game, modules=modules)
    s.connect(WATCHER)
    return s


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_what_a_seat_is_sent_depends_only_on_what_it_may_know(
    game: str, modules: list[str]
) -> None:
    tables = 60 if game == "bang" else 30
    assert sum(compare(seed, game, modules) for seed in range(tables)) > 60


def compare(seed: int, game: str, modules: list[str]) -> int:
    """Play at two tables that differ in secret; returns how many moments were compared."""
    random = Random(seed)
    real, twin = seated(seed, game, modules), seated(seed, game, modules)
    advance(real, twin, random, random.randrange(5, 60))
    if real.table.phase != "playing":
        return 0
    seat = random.randrange(5)
    assert real.table.match is not None
    assert twin.table.match is not None
    sampled = twin.table.match.game.determinize(seat, seed)
    sampled.state.chance = real.table.match.game.state.chance.copy()
    sampled.listen()[:] = twin.table.match.game.listen()
    twin.table.match.game = sampled
    games = real.table.match.game, sampled
    compared = 0
    for _ in range(60):
        shuffles = games[0].state.pools
        if not advance(real, twin, random, 1) or any(game.over for game in games):
            break
        if any(game.state.pools != shuffles for game in games) or parted(*games, seat):
            break  # a card that differs was openly shown
        assert real.table.match.seen_in == twin.table.match.seen_in
        for person in (PEOPLE[seat], WATCHER):
            assert fresh(real, person) == fresh(twin, person)
        probe(real, twin, seat, random)
        compared += 1
    return compared


def advance(real: Sitting, twin: Sitting, random: Random, steps: int) -> bool:
    """Make the same choices at both tables, while they exist at both."""
    for _ in range(steps):
        here, there = real.table.match, twin.table.match
        assert here is not None
        assert there is not None
        if here.game.over or there.game.over:
            return False
        assert here.asked == there.asked
        seat = here.asked[0]
        others = there.game.options(seat)
        shared = [each for each in here.game.options(seat) if each in others]
        if not shared:
            return False
        chosen = random.choice(shared)
        # The same place at both tables; what lies there may differ if it is another's.
        for s, game in ((real, here.game), (twin, there.game)):
            assert not s.choose(PEOPLE[seat], game.state.option_text(chosen)).refused
    return True


def fresh(s: Sitting, person: Person) -> list[object]:
    """All that was sent since the last look, and what a reload would bring."""
    client: Client = s.client(person)
    told, client.told = client.told, []
    reload = s.table.news_for(person, None)
    return [told, reload]


def probe(real: Sitting, twin: Sitting, seat: int, random: Random) -> None:
    """Refusals, reasons and taking back tell nothing either."""
    person = PEOPLE[seat]
    view = real.client(person).view
    mine = view["players"][seat]
    own = [*mine.get("hand", ()), *mine.get("rage", ()), *view.get("pile", ())[-1:]]
    cards = [*own, "bang:5d", "rage:beer#1", "nonsense"]
    commands = [
        {"do": "why", "card": random.choice(cards), "seat": random.randrange(5)},
        {"do": "why", "card": random.choice(cards)},
        {"do": "why", "verb": "use", "card": random.choice(cards)},
        {"do": "reasons", "seat": random.randrange(5)},
        {"do": "choose", "ask": 0, "option": "pass"},
        {"do": "say", "text": "hm"},
    ]
    for command in commands:
        assert real.do(person, command) == twin.do(person, command), command


def test_the_comparison_can_fail() -> None:
    """If the twin differed in what the seat knows, it would be noticed."""
    real, twin = seated(1, "bang", []), seated(2, "bang", [])
    assert fresh(real, PEOPLE[0]) != fresh(twin, PEOPLE[0])
