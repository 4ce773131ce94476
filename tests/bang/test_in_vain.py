"""What would be done in vain says so: to the terminal, and to the page as a part of the option."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from tests.bang.armed_and_dangerous.tables import table as loaded
from tests.bang.gold_rush.table import table as golden

from saloon.games.bang.catalogue import BUILT
from saloon.kernel import Option
from saloon.table.sight import ask, seat_sight
from saloon.testing import Scenario, seat

FOUND = {"a-little-nip", "beer", "beer-keg", "canteen", "last-call", "saloon", "tequila", "whisky"}
"""The cards that give back life points, and do nothing else."""


def cards() -> Iterator[tuple[str, str]]:
    """Every card of every box."""
    for box, module in BUILT.items():
        for id_ in dict.fromkeys(row["id"] for row in module.data.get("cards", ())):
            yield box, id_


def tables(box: str, kind: str, life: int | None) -> Iterator[Scenario]:
    """The card in the hand of seat 0, then in front of it; there is another one to pay with."""
    for hand, in_play in (([kind], []), ([], [kind])):
        seats = [
            seat(role="sheriff", hand=[*hand, "stagecoach"], in_play=in_play, life=life),
            *[seat(life=life, hand=["missed"]) for _ in range(3)],
        ]
        if box == "armed-and-dangerous":
            yield loaded(*seats)
        else:
            yield Scenario(seats=seats, modules=[] if box == "base" else [box])


def healed(s: Scenario, chosen: Option) -> list[int]:
    """The life points that it gives back to somebody, if all answer as they do by default."""
    game = s.game.copy()
    told = game.listen()
    game.choose(chosen, 0)
    while not game.over and game.decision.kind != "play":
        who = game.unanswered()[0]
        game.choose(game.decision.default_for(who), who)
    return [event.facts["amount"] for event in told if event.kind == "healed"]


def test_what_would_heal_nobody_is_in_vain_and_nothing_else_is() -> None:
    found = set()
    for box, kind in cards():
        for life in (None, 2):
            for s in tables(box, kind, life):
                for each in s.game.options(0):
                    if each.slot < 0 or s.state.card(each.slot).id != kind:
                        continue
                    points = healed(s, each)
                    vain = s.game.rules.in_vain(s.state, 0, each)
                    assert bool(vain) == (bool(points) and not any(points)), (kind, each, points)
                    if vain:
                        found.add(kind)
    assert found == FOUND


def vain(s: Scenario) -> dict[str, str]:
    """What the page is told to be in vain, as it comes out of the line."""
    asked = ask(s.game, seat_sight(0))
    assert asked is not None
    sent = msgspec.json.decode(msgspec.json.encode(asked))
    return {each["text"]: each["vain"] for each in sent["options"] if "vain" in each}


def test_the_page_is_told_with_the_option() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["beer:6h", "bang"])])
    assert vain(s) == {"play beer:6h": "full-life"}
    assert vain(Scenario(seats=[seat(role="sheriff", hand=["beer:6h"], life=2)])) == {}


def test_who_is_aimed_at_counts() -> None:
    seats = [seat(role="sheriff", hand=["tequila", "bang"], life=2), seat(life=2)]
    s = Scenario(seats=seats, modules=["dodge-city"])
    assert vain(s) == {"play tequila:9c @2": "unhurt", "play tequila:9c @3": "unhurt"}


def test_another_card_as_a_beer_is_as_much_in_vain() -> None:
    seats = [seat(role="sheriff", hand=["mustang:8h"], life=2), seat(), *[seat(out=True)] * 2]
    s = Scenario(seats=seats, modules=["eldorado"], event="lou")
    assert vain(s) == {"play mustang:8h as beer": "two-left"}


def test_laying_down_what_heals_later_is_not_in_vain() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["canteen"])], modules=["dodge-city"])
    assert vain(s) == {}
    s = Scenario(seats=[seat(role="sheriff", in_play=["canteen"])], modules=["dodge-city"])
    assert vain(s) == {"use canteen:7h": "full-life"}


def test_a_piece_of_the_shop_that_only_heals() -> None:
    bought = "use equipment:rhum#2 gold-rush buy"
    shop = ("rhum", "boots", "shot")
    assert vain(golden(seat(role="sheriff"), shop=shop)) == {bought: "full-life"}
    assert vain(golden(seat(role="sheriff", life=4), shop=shop)) == {}


def test_who_draws_for_a_beer_does_not_play_it_in_vain() -> None:
    assert vain(golden(seat("madam-yto", role="sheriff", hand=["beer:6h"]), nuggets=0)) == {}
    assert vain(golden(seat(role="sheriff", hand=["beer:6h"]), nuggets=0)) == {
        "play beer:6h": "full-life"
    }
