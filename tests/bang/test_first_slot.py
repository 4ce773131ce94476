"""The card in the first slot is a card like any other; only a slot below it is no card at all."""

from __future__ import annotations

from collections.abc import Callable

from tests.bang.armed_and_dangerous.tables import load_of
from tests.bang.armed_and_dangerous.tables import table as loaded
from tests.bang.great_train_robbery.tables import table as train
from tests.bang.wild_west_show.tables import SHOW, four

from saloon.kernel import Refusal, option
from saloon.testing import Scenario, rule, seat


def dealt(card: str, lay: Callable[[int], Scenario]) -> Scenario:
    """A table that was shuffled so that this card is in the first slot."""
    tables = map(lay, range(2000))
    return next(s for s in tables if s.state.face[0].text == card)


@rule("GT-CAR-33")
def test_prisoner_car_keeps_the_first_indians_away() -> None:
    card = "indians:ad"
    seats = (seat(role="sheriff", hand=[card]), seat(in_play=["prisoner-car"]))
    s = dealt(card, lambda seed: train(*seats, seed=seed))
    s.plays("indians")
    assert [s.life(who) for who in (1, 2, 3)] == [4, 3, 3]


@rule("AD-CHAR-11", "AD-CHAR-12")
def test_frankie_canton_takes_a_token_from_the_first_card() -> None:
    seats = (seat("frankie-canton"), seat(in_play=["whip"]))
    s = dealt("whip:5c", lambda seed: loaded(*seats, on_characters=(0, 2), seed=seed))
    s.responds(0, "whip")
    assert (load_of(s, 0), load_of(s, 1), load_of(s, 1, "whip")) == (1, 2, 2)


@rule("AD-UPGRADE-03")
def test_an_upgrade_is_paid_from_the_first_card() -> None:
    seats = (seat(hand=["caravan"], in_play=["whip"]),)
    s = dealt("whip:5c", lambda seed: loaded(*seats, on_characters=(2,), seed=seed))
    s.plays("caravan")
    s.responds(0, "upgrade")
    for _ in range(2):
        s.responds(0, "whip")
    assert (load_of(s, 0), load_of(s, 0, "whip")) == (2, 1)


@rule("WS-CARD-31")
def test_showdown_forbids_the_first_bang_card_too() -> None:
    card = "bang:as"
    s = dealt(card, lambda seed: Scenario(seats=four([card]), event="showdown", seed=seed, **SHOW))
    s.refuses(card, "WS-CARD-31", at=1)


@rule("WS-CARD-09")
def test_dorothy_rage_commands_with_no_card() -> None:
    card = "beer:6h"
    seats = four([card, "bang"], ["missed"])
    s = dealt(card, lambda seed: Scenario(seats=seats, event="dorothy-rage", seed=seed, **SHOW))
    for slot in s.state.players[0].hand:
        refusal = s.game.why_not(0, option("use", slot, 1, "dorothy-rage"))
        assert refusal == Refusal("WS-CARD-09", {"card": "dorothy-rage", "need": "another"})
