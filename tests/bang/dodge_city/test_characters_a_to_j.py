"""Bill Noface, Chuck Wengam, Doc Holyday, Elena Fuente, Greg Digger, Herb Hunter, José Delgado."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city"]}

# -- Bill Noface -----------------------------------------------------------------------------


@rule("DC-CHAR-12", "DC-EXAMPLE-07")
@pytest.mark.parametrize(("life", "cards"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_bill_noface_draws_more_the_worse_he_is(life: int, cards: int) -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("bill-noface", life=life)],
        turn=1,
        step="phase-1",
        **MODULES,
    )
    assert len(s.hand(1)) == cards


@rule("DC-INTERACT-82")
def test_the_sheriffs_bonus_life_is_one_more_to_miss() -> None:
    s = Scenario(seats=[seat("bill-noface", role="sheriff", life=2)], step="phase-1", **MODULES)
    assert len(s.hand(0)) == 4


# -- Chuck Wengam ----------------------------------------------------------------------------


@rule("DC-CHAR-18", "DC-INTERACT-83")
def test_chuck_wengam_trades_life_points_for_cards_but_never_the_last() -> None:
    s = Scenario(seats=[seat("chuck-wengam", role="sheriff", life=3)], **MODULES)
    for life in (2, 1):
        s.uses(0, "chuck-wengam")
        assert s.life(0) == life
    assert len(s.hand(0)) == 4
    assert not s.can(0, "use chuck-wengam")


@rule("DC-CHAR-18")
def test_only_in_his_turn() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat("chuck-wengam", hand=["beer"])],
        **MODULES,
    )
    s.plays("bang", at=1)
    assert s.options(1) == ["pass"]


@rule("DC-INTERACT-84")
def test_nothing_cancels_the_loss_he_chose() -> None:
    s = Scenario(
        seats=[seat("chuck-wengam", role="sheriff", hand=["missed", "beer"], in_play=["barrel"])],
        **MODULES,
    )
    s.uses(0, "chuck-wengam")
    s.asks(0, "play")
    assert s.life(0) == 4
    wounds = [event.facts for event in s.events if event.kind == "wounded"]
    assert wounds == [{"amount": 1, "life": 4, "card": "chuck-wengam"}], "by nobody"


# -- Doc Holyday -----------------------------------------------------------------------------


def doc(*hand: str, **more: Any) -> Scenario:
    me = seat("doc-holyday", role="sheriff", hand=hand, in_play=more.pop("in_play", ()))
    return Scenario(seats=[me, *more.pop("others", ())], **MODULES, **more)


@rule("DC-CHAR-20")
def test_doc_holyday_discards_two_cards_for_a_shot_once_a_turn() -> None:
    s = doc("beer", "missed", "saloon", "jail")
    s.uses(0, "doc-holyday", at=1)
    s.responds(0, "beer")
    s.responds(0, "missed")
    assert (s.life(1), s.hand(0), s.pile()) == (3, ["saloon", "jail"], ["beer", "missed"])
    assert not s.can(0, "use doc-holyday @1")


@rule("DC-CHAR-20")
def test_he_needs_two_cards_and_a_player_in_range() -> None:
    assert not doc("beer").can(0, "use doc-holyday @1")
    s = doc("beer", "beer")
    shots = [each.seat for each in s.game.options(0) if each.detail == "doc-holyday"]
    assert shots == [1, 3], "not seat 2, and not himself"
    assert doc("beer", "beer", in_play=["schofield"]).can(0, "use doc-holyday @2")


@rule("DC-CHAR-21", "DC-INTERACT-90")
@pytest.mark.parametrize("first", ["bang", "ability"])
def test_his_ability_is_beside_the_one_bang_a_turn(first: str) -> None:
    s = doc("bang:2c", "bang:3c", "bang:4c")
    if first == "bang":
        s.plays("bang:2c", at=1)
    s.uses(0, "doc-holyday", at=1)
    s.responds(0, "bang:3c")
    s.responds(0, "bang:4c")
    if first == "ability":
        s.plays("bang:2c", at=1)
    assert (s.life(1), s.hand(0)) == (2, [])


@rule("DC-INTERACT-88", "DC-INTERACT-95")
@pytest.mark.parametrize(
    ("victim", "answer"),
    [
        (seat(hand=["missed"]), "missed"),
        (seat(in_play=["barrel"]), "barrel"),
        (seat("jourdonnais"), "jourdonnais"),
    ],
)
def test_one_missed_effect_is_enough_against_his_shot(victim: dict[str, Any], answer: str) -> None:
    s = doc("beer", "beer", others=[victim], deck=["4h"])
    s.uses(0, "doc-holyday", at=1)
    s.responds(0, "beer")
    s.responds(0, "beer")
    s.responds(1, answer)
    assert s.life(1) == 4


@rule("DC-INTERACT-89")
def test_volcanic_gives_range_one_and_no_second_use() -> None:
    s = doc("beer", "beer", "beer", "beer", in_play=["volcanic"])
    assert not s.can(0, "use doc-holyday @2")
    s.uses(0, "doc-holyday", at=1)
    s.responds(0, "beer")
    s.responds(0, "beer")
    assert not s.can(0, "use doc-holyday @1")


# -- Elena Fuente ----------------------------------------------------------------------------


def against_elena(*cards: str, who: str | None = None, **elena: Any) -> Scenario:
    return Scenario(
        seats=[seat(who, role="sheriff", hand=cards), seat("elena-fuente", **elena)],
        deck=["2c", "3c"],
        **MODULES,
    )


@rule("DC-CHAR-19")
@pytest.mark.parametrize("card", ["mustang", "beer", "bang", "knife", "missed"])
def test_elena_fuente_uses_any_card_as_a_missed(card: str) -> None:
    s = against_elena("bang", hand=[card])
    s.plays("bang", at=1)
    s.responds(1, card)
    assert (s.life(1), s.hand(1), s.top().partition(":")[0]) == (4, [], card)


@rule("DC-INTERACT-85")
def test_against_slab_she_needs_two() -> None:
    s = against_elena("bang", who="slab-the-killer", hand=["mustang", "beer"])
    s.plays("bang", at=1)
    s.responds(1, "mustang")
    s.responds(1, "beer")
    assert (s.life(1), s.hand(1)) == (4, [])


@rule("DC-INTERACT-85")
def test_against_slab_a_card_and_a_green_card_do() -> None:
    s = against_elena("bang", who="slab-the-killer", hand=["mustang"], in_play=["sombrero"])
    s.plays("bang", at=1)
    s.responds(1, "mustang")
    s.responds(1, "sombrero")
    assert (s.life(1), s.in_play(1)) == (4, [])


@rule("DC-INTERACT-86")
def test_she_cannot_use_cards_in_play() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], in_play=["scope"]),
            seat("elena-fuente", in_play=["mustang"], hand=["beer:6h"]),
        ],
        **MODULES,
    )
    s.plays("bang", at=1)
    assert s.options(1) == ["pass", "miss beer:6h"]


@rule("DC-INTERACT-86")
@pytest.mark.parametrize("card", ["duel", "indians"])
def test_she_has_no_more_bangs_than_anybody(card: str) -> None:
    s = against_elena(card, hand=["missed", "beer"])
    s.plays(card, at=1 if card == "duel" else None)
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.life(1) == 3


@rule("DC-INTERACT-87")
@pytest.mark.parametrize(("how", "cards"), [("dodge", 1), ("as missed", 0)])
def test_a_dodge_is_a_dodge_or_just_a_missed(how: str, cards: int) -> None:
    s = against_elena("bang", hand=["dodge"])
    s.plays("bang", at=1)
    s.responds(1, how)
    assert (s.life(1), len(s.hand(1)), s.pile()) == (4, cards, ["bang", "dodge"])


@rule("DC-CHAR-19")
def test_in_her_turn_her_cards_are_what_they_are() -> None:
    s = Scenario(seats=[seat("elena-fuente", role="sheriff", hand=["beer"])], **MODULES)
    assert s.options(0) == ["end", "play " + s.hand_texts(0)[0]]


# -- Greg Digger, Herb Hunter ----------------------------------------------------------------


@rule("DC-CHAR-10", "DC-INTERACT-91")
def test_greg_digger_regains_two_for_everybody_who_falls() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["gatling"]),
            seat(role="outlaw", life=1),
            seat(role="outlaw", life=1),
            seat("greg-digger", role="renegade", life=1, hand=["missed"]),
            seat(role="deputy"),
        ],
        **MODULES,
    )
    s.plays("gatling")
    s.asks(3, "shot")
    assert s.life(3) == 4, "1 + 2 + 2, and not above his maximum"
    s.responds(3, "missed")
    assert s.life(3) == 4


@rule("DC-CHAR-10", "DC-INTERACT-91")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (3, 4), (4, 4)])
def test_whatever_the_cause(life: int, after: int) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", life=2, in_play=["dynamite"]),
            seat("greg-digger", life=life),
        ],
        deck=["5s"],
        turn=1,
        step="checks",
        **MODULES,
    )
    s.flips("5s")
    assert s.is_out(1)
    assert s.life(2) == after


@rule("DC-INTERACT-93")
def test_he_who_fell_first_is_not_brought_back() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["gatling"]),
            seat("greg-digger", role="outlaw", life=1),
            seat(role="outlaw", life=1),
        ],
        **MODULES,
    )
    s.plays("gatling")
    assert s.is_out(1)
    assert s.is_out(2)


@rule("DC-CHAR-13", "DC-EXAMPLE-06")
def test_herb_hunter_draws_two_beside_the_reward() -> None:
    s = Scenario(
        seats=[
            seat("herb-hunter", role="sheriff", hand=["bang"]),
            seat(role="outlaw", life=1),
        ],
        **MODULES,
    )
    s.plays("bang", at=1)
    assert len(s.hand(0)) == 5


@rule("DC-CHAR-13", "DC-INTERACT-91")
def test_herb_hunter_draws_for_each_of_several() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["gatling"]),
            seat(role="outlaw", life=1),
            seat(role="outlaw", life=1),
            seat("herb-hunter", role="renegade"),
        ],
        **MODULES,
    )
    s.plays("gatling")
    s.passes(3)
    assert len(s.hand(3)) == 4


@rule("DC-INTERACT-92")
def test_as_sheriff_he_draws_and_then_discards_everything() -> None:
    s = Scenario(
        seats=[
            seat("herb-hunter", role="sheriff", hand=["bang:5c"]),
            seat(role="deputy", life=1),
            seat(),
            seat(),
            seat(),
        ],
        deck=["bang:2c", "bang:3c"],
        **MODULES,
    )
    s.plays("bang", at=1)
    s.responds(0, "bang:3c")  # lies on top
    assert (s.hand(0), s.top()) == ([], "bang:3c")
    assert s.pile() == ["bang", "bang", "bang"]


# -- José Delgado ----------------------------------------------------------------------------


@rule("DC-CHAR-11")
def test_jose_delgado_twice_a_turn() -> None:
    s = Scenario(
        seats=[seat("jose-delgado", role="sheriff", hand=["mustang", "barrel", "scope"])],
        deck=["bang:2c", "bang:3c", "bang:4c", "bang:5c"],
        **MODULES,
    )
    s.uses(0, "jose-delgado")
    assert s.hand(0) == ["barrel", "scope", "bang", "bang"]
    s.uses(0, "jose-delgado")
    assert s.hand(0) == ["scope", "bang", "bang", "bang", "bang"]
    assert s.pile() == ["mustang", "barrel"]
    assert not any("jose" in each for each in s.options(0))


@rule("DC-INTERACT-81")
def test_any_blue_card_and_no_other() -> None:
    held = ["jail:js", "dynamite:2h", "winchester:8s", "sombrero", "beer:6h", "bang:5c"]
    s = Scenario(seats=[seat("jose-delgado", role="sheriff", hand=held)], **MODULES)
    offered = [each for each in s.options(0) if each.startswith("use")]
    assert [each.split()[1] for each in offered] == held[:3]
