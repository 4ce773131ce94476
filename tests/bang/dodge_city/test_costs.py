"""Cards that cost another card from hand (DC-COST)."""

from typing import Any

import pytest

from saloon.games.bang.catalogue import configure
from saloon.kernel import option
from saloon.testing import Scenario, rule, seat

COSTLY = ("brawl", "rag-time", "springfield", "tequila", "whisky")
AIMED = ("rag-time", "springfield", "tequila")


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


def target_of(card: str) -> int | None:
    return 1 if card in AIMED else None


@rule("DC-COST-01")
@pytest.mark.parametrize("card", COSTLY)
def test_another_card_of_the_players_choice_is_discarded(card: str) -> None:
    for paid in ("beer", "scope"):
        s = table(seat(hand=["beer", card, "scope"]), seat(in_play=["mustang"]))
        s.plays(card, at=target_of(card))
        s.asks(0, "cost")
        assert [words.partition(":")[0] for words in s.options(0)] == [
            "discard beer",
            "discard scope",
        ]
        s.responds(0, paid)
        assert s.pile()[:2] == [card, paid]
        assert paid not in s.hand(0)


@rule("DC-COST-02")
@pytest.mark.parametrize("card", COSTLY)
def test_without_another_hand_card_it_cannot_be_played(card: str) -> None:
    s = table(seat(hand=[card]), seat(hand=["beer"]))
    s.refuses(card, "DC-COST-02", at=target_of(card))
    assert s.options(0) == ["end"]


@rule("DC-COST-03")
@pytest.mark.parametrize(
    "paid", ["bang", "missed", "beer", "stagecoach", "gatling", "mustang", "canteen", "springfield"]
)
def test_any_card_pays_and_does_nothing(paid: str) -> None:
    s = table(seat(hand=["whisky", paid], life=1), seat(in_play=["scope"]))
    s.plays("whisky")
    s.responds(0, paid)
    assert s.life(0) == 3
    assert (s.hand(0), s.in_play(0)) == ([], [])
    assert [s.life(who) for who in (1, 2, 3)] == [4, 4, 4]
    assert s.pile() == ["whisky", paid]


@rule("DC-COST-04")
def test_a_bang_that_paid_was_not_played() -> None:
    s = table(seat(hand=["whisky", "bang:2d", "bang:3d", "bang:4d"]))
    s.plays("whisky")
    s.responds(0, "bang:2d")
    s.plays("bang:3d", at=1)
    assert s.life(1) == 3
    s.refuses("bang:4d", "BB-PLAY-02", at=1)
    told = [event.kind for event in s.events if event.facts.get("card") == "bang:2d"]
    assert told == ["discarded"]


@rule("DC-COST-05")
def test_a_card_in_play_does_not_pay() -> None:
    alone = table(seat(hand=["tequila"], in_play=["mustang", "canteen"]))
    alone.refuses("tequila", "DC-COST-02", at=0)
    s = table(seat(hand=["tequila", "beer:6h"], in_play=["mustang", "canteen"]))
    s.plays("tequila", at=0)
    s.asks(0, "cost")
    assert s.options(0) == ["discard beer:6h"]


@rule("DC-COST-06")
def test_the_played_card_then_the_cost_then_what_the_effect_discards() -> None:
    s = table(
        seat(hand=["brawl", "beer"]),
        seat(in_play=["scope"]),
        seat(hand=["missed"]),
        seat(in_play=["barrel"]),
    )
    s.plays("brawl")
    s.responds(0, "beer")
    assert s.pile() == ["brawl", "beer", "scope", "missed", "barrel"]


@rule("DC-COST-07")
@pytest.mark.parametrize("card", list(configure(4, ["dodge-city"]).kinds))
def test_five_cards_cost_another_one_and_no_other_does(card: str) -> None:
    s = table(seat(hand=[card], in_play=["scope:as"] if card == "cat-balou" else []))
    slot = s.state.players[0].hand[0]
    tries = [option("play", slot, at) for at in range(-1, 4)]
    told = [s.game.why_not(0, tried) for tried in tries]
    rules = {refusal.rule for refusal in told if refusal is not None}
    assert ("DC-COST-02" in rules) == (card in COSTLY)
    if card not in COSTLY and s.can(0, f"play {card}"):
        s.plays(card)
        assert s.game.decision.kind != "cost"
