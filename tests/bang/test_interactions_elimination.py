"""Eliminations in mid-effect, Vulture Sam, and who wins then."""

import pytest

from saloon.testing import Scenario, rule, seat


@rule("BB-INTERACT-43", "BB-INTERACT-44")
def test_vulture_sam_inherits_from_a_victim_of_dynamite() -> None:
    s = Scenario(
        seats=[
            seat(),
            seat(hand=["beer"], in_play=["dynamite", "jail", "mustang"], life=1),
            seat(),
            seat("vulture-sam", hand=["saloon"]),
        ],
        deck=["missed:2s"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    assert s.is_out(1)
    # The Dynamite that exploded lies on the pile; the Jail he takes.
    assert sorted(s.hand(3)) == ["beer", "jail", "mustang", "saloon"]
    assert s.pile() == ["dynamite", "missed"]


@rule("BB-INTERACT-44")
def test_vulture_sam_takes_a_dynamite_that_did_not_explode_into_his_hand() -> None:
    s = Scenario(
        seats=[
            seat("vulture-sam", role="sheriff", hand=["bang"]),
            seat(role="renegade", in_play=["dynamite", "jail"], life=1),
        ]
    )
    s.plays("bang", at=1)
    assert sorted(s.hand(0)) == ["dynamite", "jail"]
    assert s.in_play(0) == []
    assert s.pile() == ["bang"]


@rule("BB-INTERACT-43")
def test_vulture_sam_takes_nothing_when_he_is_eliminated_himself() -> None:
    s = Scenario(
        seats=[
            seat(hand=["gatling"]),
            seat("vulture-sam", role="renegade", hand=["saloon"], in_play=["barrel"], life=1),
        ],
    )
    s.plays("gatling")
    s.passes(1)
    s.passes(1)
    s.responds(1, "saloon")
    assert s.is_out(1)
    assert s.hand(1) == s.in_play(1) == []
    assert s.pile() == ["gatling", "barrel", "saloon"]


@rule("BB-INTERACT-45")
def test_vulture_sam_who_eliminates_an_outlaw_gets_cards_and_reward() -> None:
    s = Scenario(
        seats=[
            seat("vulture-sam", role="sheriff", hand=["bang"]),
            seat(role="outlaw", hand=["saloon"], in_play=["barrel:ks"], life=1),
        ],
        deck=["beer:6h", "beer:7h", "beer:8h", "beer:9h"],
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.passes(1)
    assert s.is_out(1)
    assert sorted(s.hand_texts(0)) == [
        "barrel:ks",
        "beer:6h",
        "beer:7h",
        "beer:8h",
        "saloon:5h",
    ]


@rule("BB-INTERACT-46")
def test_sheriff_vulture_sam_keeps_nothing_of_his_deputy() -> None:
    s = Scenario(
        seats=[
            seat("vulture-sam", role="sheriff", hand=["bang", "missed:2s"], in_play=["scope"]),
            seat(role="deputy", hand=["saloon"], in_play=["mustang:8h"], life=1),
        ],
        players=5,
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.passes(1)
    s.asks(0, "top")
    # What he has taken is his to lay on top, together with his own.
    assert sorted(s.options(0)) == [
        "top missed:2s",
        "top mustang:8h",
        "top saloon:5h",
        "top scope:as",
    ]
    s.responds(0, "saloon")
    assert s.hand(0) == s.in_play(0) == []
    assert s.top() == "saloon:5h"
    assert sorted(s.pile()) == ["bang", "missed", "mustang", "saloon", "scope"]


def _last_three(sheriff_first: bool) -> Scenario:
    """Renegade, Sheriff and Deputy are left, the latter two at 1 life point."""
    law = [seat(role="sheriff", life=1), seat(role="deputy", life=1)]
    s = Scenario(
        seats=[
            seat(role="renegade", hand=["gatling"]),
            *(law if sheriff_first else reversed(law)),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ]
    )
    s.plays("gatling")
    return s


@rule("BB-INTERACT-55")
def test_the_renegades_gatling_wins_if_it_reaches_the_deputy_first() -> None:
    s = _last_three(sheriff_first=False)
    assert s.winner == "renegade"
    assert s.winners == (0,)


@rule("BB-INTERACT-55")
def test_the_renegades_gatling_wins_for_the_outlaws_if_it_reaches_the_sheriff_first() -> None:
    s = _last_three(sheriff_first=True)
    assert s.winner == "outlaw"
    assert s.winners == (3, 4)
    assert not s.is_out(2)  # the Deputy was not shot any more


@rule("BB-INTERACT-56")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_the_reward_comes_before_the_next_target_answers(card: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=[card]),
            seat(role="outlaw", life=1),
            seat(hand=["beer"]),
        ],
        deck=["beer:6h", "beer:7h", "beer:8h"],
    )
    s.plays(card)
    s.asks(2)
    assert s.is_out(1)
    assert s.hand_texts(0) == ["beer:6h", "beer:7h", "beer:8h"]
    assert s.life(2) == 4
    s.passes(2)
    assert s.life(2) == 3


def _deputy_and_sheriff_duel(challenger: str) -> Scenario:
    """Who challenges does so from seat 0; the Deputy has 1 life point and loses."""
    other = "deputy" if challenger == "sheriff" else "sheriff"
    law = {
        "sheriff": seat(role="sheriff", hand=["saloon", "bang"], in_play=["mustang"]),
        "deputy": seat(role="deputy", life=1),
    }
    law[challenger]["hand"].append("duel")
    s = Scenario(seats=[law[challenger], law[other]], players=5)
    s.plays("duel", at=1)
    return s


@rule("BB-INTERACT-57")
def test_no_penalty_for_a_deputy_who_loses_his_own_duel_to_the_sheriff() -> None:
    s = _deputy_and_sheriff_duel("deputy")
    s.responds(1, "bang")
    assert s.is_out(0)
    assert s.hand(1)[0] == "saloon"
    assert s.in_play(1) == ["mustang"]


@rule("BB-INTERACT-57")
def test_the_penalty_for_a_deputy_who_loses_the_sheriffs_duel() -> None:
    s = _deputy_and_sheriff_duel("sheriff")
    s.responds(0, "saloon")
    assert s.is_out(1)
    assert s.hand(0) == s.in_play(0) == []


@rule("BB-INTERACT-58")
@pytest.mark.parametrize(
    ("edition", "winner"), [("dynamite-box", "renegade"), ("hu-compendium", "outlaw")]
)
def test_the_sheriff_falls_to_dynamite_before_a_lone_renegade(edition: str, winner: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", in_play=["dynamite"], life=3),
            seat(role="outlaw", out=True),
            seat(role="renegade"),
            seat(role="outlaw", out=True),
        ],
        deck=["missed:2s"],
        step="checks",
        edition=edition,
    )
    assert s.winner == winner
    assert s.winners == ((2,) if winner == "renegade" else (1, 3))
