"""One timetable for a turn: boxes that know nothing of each other come in the right order."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bang.cards import Blue
from saloon.games.bang.modules.base import base
from saloon.games.bang.timetable import CHECKS
from saloon.games.registry import new_game
from saloon.testing import Scenario, conformance, rule, seat

ORDER: dict[str, Any] = {"modules": ["order", "returns", "fistful-of-cards", "high-noon"]}
EVERYTHING = {"miss-susanna": True, "new-deck": True, "train": True}


def told(s: Scenario, since: int, seat: int = 0) -> list[str]:
    """What happened to a seat since then, as far as these tests mind it; checks by their name."""
    found = []
    for event in s.events[since:]:
        if event.kind == "check" and event.seat == seat:
            found.append(str(event.facts["for"]))
        elif event.kind in ("drew", "took", "discarded", "left") and event.seat == seat:
            found.append(f"{event.kind} {event.facts['why']}")
        elif event.kind == "wounded" and event.seat == seat:
            found.append(f"wounded {event.facts['card']}")
    return found


@rule("CB-TIMING-18", "CB-TIMING-19", "CB-EXTRA-04", "CB-HAND-06")
def test_the_end_of_a_turn_with_everybody_who_has_a_part_in_it() -> None:
    s = Scenario(
        seats=[
            seat("don-bell", role="sheriff", life=1, hand=["beer", "jail"], in_play=["strongbox"]),
            seat("gary-looter"),
        ],
        deck=["2c", "3d", "4h", "5c", "6c"],
        event="vendetta",
        rulings=EVERYTHING,
        **ORDER,
    )
    since = len(s.events)
    s.ends_turn()
    s.discards("jail")
    s.responds(0, "beer")  # Miss Susanna is lethal
    s.passes(0)
    assert told(s, since) == [
        "discarded excess",
        "drew strongbox",
        "miss-susanna",
        "wounded miss-susanna",
        "don-bell",
        "vendetta",
        "new-deck",
        "train",
        "valentine",
        "drew phase-1",
        "drew phase-1",
    ]
    assert s.hand(1) == ["jail"]
    assert s.active == 0, "one extra turn, though both checks were won"
    since = len(s.events)
    s.ends_turn()
    s.discards(*s.hand_texts(0)[1:])
    s.passes(0)  # no Beer this time
    assert "don-bell" not in told(s, since), "no further one (CB-EXTRA-03)"
    assert "vendetta" not in told(s, since)


@rule("CB-TIMING-18", "CB-TIMING-21")
def test_who_leaves_goes_after_the_checks_and_before_the_new_card() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat("jimmy-texas", role="outlaw", out=True),
            seat(role="outlaw"),
        ],
        deck=["10c", "strongbox", "3c", "4c"],
        event="vendetta",
        rulings={"new-deck": True, "shadows": True},
        **ORDER,
    )
    s.ends_turn()
    s.plays("strongbox")
    since = len(s.events)
    s.ends_turn()
    s.responds(1, "3c")  # says which of the two lies on top
    found = ["vendetta", "left shadows", "discarded eliminated", "discarded eliminated", "new-deck"]
    assert told(s, since, 1) == found


@rule("CB-TIMING-20", "CB-EXTRA-08")
def test_a_lost_turn_has_late_draws_and_no_reckoning() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("jimmy-texas", in_play=["jail", "strongbox"])],
        deck=["3c", "5c", "6c", "7d", "8d"],
        event="vendetta",
        rulings=EVERYTHING,
        turn=1,
        step="checks",
        **ORDER,
    )
    assert (s.active, len(s.hand(1))) == (2, 2)
    assert s.life(1) == 4
    assert told(s, 0, 1) == [
        "jail",
        "discarded jail",
        "drew jimmy-texas",
        "drew strongbox",
        "new-deck",
    ]


@rule("CB-TIMING-01", "CB-TIMING-06", "CB-TIMING-07", "CB-TIMING-11", "CB-TIMING-16")
def test_the_start_of_a_turn_with_everybody_who_has_a_part_in_it() -> None:
    s = Scenario(
        seats=[
            seat(
                "youl-grinner",
                role="sheriff",
                in_play=["map", "dining-car", "bomb", "rattlesnake", "dynamite"],
            ),
            seat(hand=["beer"]),
        ],
        deck=["3h", "4h", "5h"],
        event="high-noon",
        rulings=EVERYTHING,
        step="begin",
        **{**ORDER, "modules": ["order", "returns", "high-noon"]},
    )
    assert told(s, 0) == [
        "train",
        "wounded high-noon",
        "valentine",
        "dynamite",
        "rattlesnake",
        "bomb",
        "dining-car",
        "map",
        "took youl-grinner",
        "drew phase-1",
        "drew phase-1",
    ]


@rule("CB-TIMING-06", "CB-TIMING-08", "CB-EXAMPLE-02")
def test_the_checks_come_in_their_order_whatever_came_first() -> None:
    cards = ["dining-car", "bomb", "rattlesnake", "jail", "dynamite"]
    for flipped, found in (("4h", ["rattlesnake", "bomb", "dining-car"]), ("4c", [])):
        s = Scenario(
            seats=[seat(role="sheriff"), seat(in_play=cards)],
            deck=["3h", flipped],
            turn=1,
            step="checks",
            **ORDER,
        )
        assert [each for each in told(s, 0, 1) if each in cards] == ["dynamite", "jail", *found]


@rule("CB-TIMING-03", "ED-05")
def test_a_ruling_makes_the_first_two_checks_as_the_cards_came_and_no_others() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(in_play=["bomb", "jail", "rattlesnake", "dynamite"])],
        deck=["3h", "4h"],
        turn=1,
        step="checks",
        rulings={"start-check-order": "placed-first"},
        **ORDER,
    )
    wanted = ["jail", "dynamite", "rattlesnake", "bomb"]
    assert [each for each in told(s, 0, 1) if each in wanted] == wanted


def test_a_card_with_a_check_has_to_say_where_it_comes() -> None:
    kind = type("Lost", (Blue,), {"check_at": "somewhere", "check": lambda *_: iter(())})
    with pytest.raises(ValueError, match=f"no place for its check; there are {CHECKS[0]}"):
        base.made(kind, "jail")


@pytest.mark.parametrize("rulings", [{}, EVERYTHING])
def test_random_games_with_all_of_it_keep_the_contract(rulings: dict[str, bool]) -> None:
    for seed in range(2):
        game = new_game("bang", players=4 + seed, seed=seed, rulings=rulings, **ORDER)
        conformance.play_and_check(game, seed, every=60)
