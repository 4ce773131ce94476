"""Apache Kid: diamond cards of others have no effect on him."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bang.sources import Variant
from saloon.games.bang.state import Bang
from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city"]}
in_both_editions = pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])


def against_him(*hand: str, **more: Any) -> Scenario:
    """The Sheriff with these cards, Apache Kid on the left."""
    kid = seat("apache-kid", hand=more.pop("his", ()), in_play=more.pop("in_front", ()))
    mine = seat(more.pop("who", None), role="sheriff", hand=hand, in_play=more.pop("in_play", ()))
    return Scenario(seats=[mine, kid, seat()], **MODULES, **more)


@rule("DC-CHAR-16")
def test_he_has_three_life_points() -> None:
    assert against_him().life(1) == 3


@rule("DC-CHAR-16", "DC-INTERACT-08", "ED-54")
@in_both_editions
def test_a_diamond_bang_cannot_be_aimed_at_him(edition: str) -> None:
    s = against_him("bang:5d", "bang:5c", edition=edition)
    facts = s.refuses("bang:5d", "DC-CHAR-16", at=1)
    assert facts["target"] == 1
    assert s.can(0, "play bang:5d @3")
    s.plays("bang:5c", at=1)
    assert s.life(1) == 2


@rule("DC-CHAR-16", "DC-INTERACT-09")
@pytest.mark.parametrize("copy", ["kd", "ad", "5d"])
def test_he_is_passed_over_by_the_indians(copy: str) -> None:
    s = against_him(f"indians:{copy}", his=["bang"])
    s.plays("indians")
    assert [s.life(who) for who in range(4)] == [5, 3, 3, 3]
    assert s.hand(1) == ["bang"]


@rule("DC-INTERACT-10")
@pytest.mark.parametrize("card", ["panic:8d", "cat-balou:9d", "cat-balou:10d", "cat-balou:jd"])
def test_his_cards_are_safe_from_diamond_thieves(card: str) -> None:
    s = against_him(card, his=["beer"], in_front=["barrel"])
    s.refuses(card, "DC-CHAR-16", at=1)


@rule("DC-INTERACT-10")
def test_his_cards_are_not_safe_from_other_thieves() -> None:
    s = against_him("panic:jh", "cat-balou:kh", his=["beer"], in_front=["barrel"])
    s.plays("panic", at=1)
    s.responds(0, "hand")
    s.plays("cat-balou", at=1)
    assert (s.hand(0), s.hand(1), s.in_play(1)) == (["beer"], [], [])


@rule("DC-INTERACT-10")
def test_a_conestoga_cannot_be_used_on_him() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", in_play=["conestoga"]),
            seat("apache-kid", hand=["beer"]),
            seat(hand=["beer"]),
        ],
        **MODULES,
    )
    assert not s.can(0, "use conestoga @1")
    assert s.can(0, "use conestoga @2")


@rule("DC-CHAR-17", "DC-INTERACT-11", "ED-54")
@in_both_editions
def test_only_the_diamond_duel_is_barred(edition: str) -> None:
    s = against_him("duel:qd", "duel:js", "bang:2d", his=["bang:3c"], edition=edition)
    s.refuses("duel:qd", "DC-CHAR-16", at=1)
    s.plays("duel:js", at=1)
    s.responds(1, "bang:3c")
    s.responds(0, "bang:2d")
    assert s.life(1) == 2, "the diamond BANG! of the opponent was good enough"


@rule("DC-INTERACT-12")
@pytest.mark.parametrize("answer", ["missed:8d", "dodge:7d"])
def test_diamonds_save_others_from_his_shots(answer: str) -> None:
    s = Scenario(
        seats=[seat("apache-kid", role="sheriff", hand=["bang"]), seat(hand=[answer])], **MODULES
    )
    s.plays("bang", at=1)
    s.responds(1, answer)
    assert s.life(1) == 4


@rule("DC-INTERACT-12")
@pytest.mark.parametrize("answer", ["iron-plate:ad", "ten-gallon-hat"])
def test_green_diamonds_save_others_from_his_shots(answer: str) -> None:
    s = Scenario(
        seats=[seat("apache-kid", role="sheriff", hand=["bang"]), seat(in_play=[answer])],
        **MODULES,
    )
    s.plays("bang", at=1)
    s.responds(1, answer)
    assert (s.life(1), s.in_play(1)) == (4, [])


@rule("DC-INTERACT-13")
def test_blue_diamonds_of_others_count_for_and_against_him() -> None:
    s = Scenario(
        seats=[
            seat("apache-kid", role="sheriff"),
            seat(in_play=["hideout"]),
            seat(in_play=["binocular"]),
        ],
        **MODULES,
    )
    assert s.distance(0, 1) == 2, "the Hideout, king of diamonds"
    assert s.distance(2, 0) == 1, "the Binocular, ten of diamonds"


@rule("DC-INTERACT-13", "DC-INTERACT-14")
def test_a_diamond_weapon_shoots_at_him() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang:5c"], in_play=["remington:6d"]),
            seat(),
            seat("apache-kid"),
        ],
        **MODULES,
    )
    s.plays("bang", at=2)
    assert s.life(2) == 2


@rule("DC-INTERACT-15", "ED-54")
@in_both_editions
def test_his_own_diamonds_work_for_him(edition: str) -> None:
    s = Scenario(
        seats=[
            seat(
                "apache-kid",
                role="sheriff",
                hand=["bang:5d", "cat-balou:9d"],
                in_play=["pony-express", "barrel"],
            ),
        ],
        deck=["2c", "3c", "4c"],
        edition=edition,
        **MODULES,
    )
    s.uses(0, "pony-express")
    assert len(s.hand(0)) == 5
    s.plays("bang:5d", at=1)
    assert s.life(1) == 3


@rule("DC-INTERACT-15")
def test_his_own_diamond_may_even_be_used_on_himself() -> None:
    s = Scenario(
        seats=[seat("apache-kid", role="sheriff", hand=["cat-balou:9d"], in_play=["barrel"])],
        **MODULES,
    )
    s.plays("cat-balou", at=0)
    assert s.in_play(0) == []


@rule("DC-INTERACT-16")
def test_the_suit_of_the_cost_does_not_matter() -> None:
    s = against_him("springfield", "bang:5d")
    s.plays("springfield", at=1)
    s.responds(0, "bang:5d")
    assert s.life(1) == 2


@rule("DC-CHAR-22", "DC-INTERACT-17")
def test_doc_holyday_needs_a_card_that_is_no_diamond() -> None:
    s = against_him("bang:5d", "bang:6d", who="doc-holyday")
    assert not s.can(0, "use doc-holyday @1")
    assert s.can(0, "use doc-holyday @3")
    s = against_him("bang:5d", "bang:6d", "bang:5c", who="doc-holyday")
    s.uses(0, "doc-holyday", at=1)
    s.responds(0, "bang:5d")
    assert s.options(0) == ["discard bang:5c"], "the second card has to be no diamond now"
    s.responds(0, "bang:5c")
    assert (s.life(1), s.hand_texts(0)) == (2, ["bang:6d"])


@rule("DC-CHAR-22")
def test_doc_holyday_may_pay_the_second_card_with_a_diamond() -> None:
    s = against_him("bang:5d", "bang:6d", "bang:5c", who="doc-holyday")
    s.uses(0, "doc-holyday", at=1)
    s.responds(0, "bang:5c")
    s.responds(0, "bang:6d")
    assert (s.life(1), s.hand_texts(0)) == (2, ["bang:5d"])


class AllDiamonds(Variant):
    """Stands for an event that changes suits."""

    id = "all-diamonds"

    def suit(self, g: Bang, suit: str) -> str:
        return "d"


@rule("DC-INTERACT-18")
def test_what_is_for_everybody_reaches_him_whatever_its_suit() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["saloon", "general-store", "gatling"]),
            seat("apache-kid", life=1),
        ],
        deck=["2c", "3c", "4c", "5c"],
        **MODULES,
    )
    s.state.proclaim(AllDiamonds())
    s.plays("saloon")
    assert s.life(1) == 2
    s.plays("general-store")
    for who in range(3):
        s.asks(who, "store")
        s.responds(who, s.options(who)[0].split()[1])
    assert len(s.hand(1)) == 1
    s.plays("gatling")
    for who in (2, 3):
        s.passes(who)
    assert (s.life(1), s.life(2)) == (2, 3), "the Gatling is used against him, and a diamond now"


@rule("DC-INTERACT-19")
@pytest.mark.parametrize("card", ["gatling", "punch"])
def test_shots_that_are_no_diamonds_hit_him(card: str) -> None:
    s = against_him(card)
    s.plays(card, at=None if card == "gatling" else 1)
    assert s.life(1) == 2


@rule("DC-INTERACT-19")
@pytest.mark.parametrize("card", ["howitzer", "knife", "pepperbox", "derringer", "buffalo-rifle"])
def test_green_shots_that_are_no_diamonds_hit_him(card: str) -> None:
    s = against_him(in_play=[card])
    s.uses(0, card, at=None if card == "howitzer" else 1)
    assert s.life(1) == 2


@rule("DC-INTERACT-19")
def test_other_cards_that_are_no_diamonds_cost_him_cards() -> None:
    s = against_him("brawl", "rag-time", "beer", "beer", his=["missed"] * 3, in_play=["can-can"])
    s.plays("brawl")
    s.responds(0, "beer")
    assert len(s.hand(1)) == 2
    s.plays("rag-time", at=1)
    s.responds(0, "beer")
    assert (s.hand(0), len(s.hand(1))) == (["missed"], 1)
    s.uses(0, "can-can", at=1)
    assert s.hand(1) == []


@rule("DC-INTERACT-20")
def test_tequila_heals_him() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["tequila", "bang:5d"]), seat("apache-kid", life=1)],
        **MODULES,
    )
    s.plays("tequila", at=1)
    s.responds(0, "bang:5d")
    assert s.life(1) == 2


@rule("DC-INTERACT-21")
def test_a_diamond_missed_is_no_bang_against_him() -> None:
    s = against_him("missed:8d", "missed:2s", who="calamity-janet")
    s.refuses("missed:8d", "DC-CHAR-16", at=1, as_="bang")
    s.plays("missed:2s", at=1, as_="bang")
    assert s.life(1) == 2


@rule("DC-INTERACT-22")
def test_a_diamond_turned_up_counts_for_him_like_for_anybody() -> None:
    s = against_him("bang:5c", in_front=["barrel"], deck=["4d"])
    s.plays("bang", at=1)
    s.flips("4d")
    assert s.life(1) == 2, "no hearts: his Barrel did not help"
    s = Scenario(
        seats=[seat(role="sheriff"), seat("apache-kid", in_play=["jail"]), seat()],
        deck=["4d"],
        turn=1,
        step="checks",
        **MODULES,
    )
    s.flips("4d")
    assert s.active == 2
