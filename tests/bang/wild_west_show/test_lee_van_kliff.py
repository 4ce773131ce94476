"""Lee Van Kliff: a brown card has its effect once more."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import drinks_for_gold, nuggets
from tests.bang.gold_rush.table import table as gold_table
from tests.bang.wild_west_show.tables import SHOW, cannot_use, four, kinds, now

from saloon.kernel import option
from saloon.testing import Scenario, rule, seat


def lee(*hand: str, **more: object) -> list[dict[str, object]]:
    return four(list(hand), ["missed", "missed"], [], character="lee-van-kliff", **more)


def repeats(s: Scenario, card: str = "bang", at: int = -1) -> None:
    """He discards a card of this name to repeat what he has just played."""
    held = [slot for slot in s.state.players[0].hand if s.state.card(slot).id == card]
    s.game.choose(option("use", held[0], at, "lee-van-kliff"), 0)


@rule("WS-CHAR-22", "WS-CHAR-24")
def test_a_bang_card_repeats_the_brown_card_just_played_once() -> None:
    s = Scenario(seats=lee("saloon", "bang", "bang", life=1), **SHOW)
    cannot_use(s, 0, "lee-van-kliff", "WS-CHAR-22", card="bang")
    s.plays("saloon")
    assert s.life(0) == 2
    repeats(s)
    assert (s.life(0), s.hand(0)) == (3, ["bang"])
    cannot_use(s, 0, "lee-van-kliff", "WS-CHAR-24", card="bang")


@rule("WS-CHAR-22")
def test_only_a_brown_card_and_only_the_last_one() -> None:
    s = Scenario(seats=lee("saloon", "mustang", "bang", life=1), **SHOW)
    s.plays("saloon")
    s.plays("mustang")
    cannot_use(s, 0, "lee-van-kliff", "WS-CHAR-22", card="bang")


@rule("WS-CHAR-23", "WS-CHAR-28", "WS-CHAR-29")
def test_a_repeated_bang_at_another_target_counts_for_no_limit() -> None:
    s = Scenario(seats=lee("bang", "bang", "bang"), **SHOW)
    s.plays("bang", at=1)
    s.passes(1)
    repeats(s, at=3)
    assert (s.life(1), s.life(3)) == (3, 3)
    assert s.game.view()["bangs_played"] == 1
    assert [event.facts["target"] for event in kinds(s, "repeated")] == [3]


@rule("WS-CHAR-29")
def test_with_the_limit_reached_the_repetition_is_still_possible() -> None:
    s = Scenario(seats=lee("bang", "bang", "bang"), **SHOW)
    s.plays("bang", at=1)
    s.passes(1)
    s.refuses("bang", "BB-PLAY-02", at=1)
    repeats(s, at=1)
    s.passes(1)
    assert s.life(1) == 2


@rule("WS-CHAR-28")
def test_the_target_has_to_be_one_for_the_card() -> None:
    s = Scenario(seats=lee("bang", "bang"), **SHOW)
    s.plays("bang", at=1)
    s.passes(1)
    cannot_use(s, 0, "lee-van-kliff", "WS-CHAR-28", card="bang", at=2)
    cannot_use(s, 0, "lee-van-kliff", "WS-CHAR-28", card="bang")


@rule("WS-CHAR-25", "WS-EXAMPLE-02")
def test_a_repeated_stagecoach_turns_up_nothing_more() -> None:
    s = Scenario(seats=lee("stagecoach", "bang"), events=["sacagaway", "gag"], **SHOW)
    s.plays("stagecoach")
    repeats(s)
    assert len(s.hand(0)) == 4
    assert now(s) == "sacagaway"


@rule("WS-CHAR-26", "WS-EXAMPLE-03", "ED-30", "CB-PLAY-03")
@pytest.mark.parametrize(("edition", "life"), [("dynamite-box", 5), ("hu-compendium", 4)])
def test_under_miss_susanna_the_repetition_is_a_card(edition: str, life: int) -> None:
    s = Scenario(
        seats=lee("mustang", "saloon", "bang"), event="miss-susanna", edition=edition, **SHOW
    )
    s.plays("mustang")
    s.plays("saloon")
    repeats(s)
    s.ends_turn()
    assert s.life(0) == life


@rule("WS-CHAR-27", "ED-75")
def test_what_a_card_costs_is_paid_only_once() -> None:
    s = Scenario(
        seats=[
            seat("lee-van-kliff", role="sheriff", life=1, hand=["whisky", "scope", "bang", "beer"]),
        ],
        modules=["wild-west-show", "dodge-city"],
    )
    s.plays("whisky")
    s.responds(0, "scope")
    assert s.life(0) == 3
    repeats(s)
    assert (s.life(0), s.hand(0)) == (5, ["beer"])


@rule("WS-CHAR-37")
def test_a_card_that_only_answers_has_nothing_to_repeat() -> None:
    table = lee("panic", "missed", "bang")
    table[1] |= {"character": "henry-block", "hand": ["beer"]}
    s = Scenario(seats=table, modules=["wild-west-show", "valley-of-shadows"])
    s.plays("panic", at=1)
    s.passes(1)
    s.responds(0, "missed")
    cannot_use(s, 0, "lee-van-kliff", "WS-CHAR-22", card="bang", at=1)


@rule("WS-CHAR-38")
def test_the_repetition_has_the_suit_of_the_card_played() -> None:
    s = Scenario(
        seats=[
            seat("lee-van-kliff", role="sheriff", hand=["bang:6d", "bang:6c"]),
            seat(role="outlaw"),
            seat(role="outlaw"),
            seat("apache-kid", role="renegade"),
        ],
        modules=["wild-west-show", "dodge-city"],
    )
    s.plays("bang:6d", at=1)
    cannot_use(s, 0, "lee-van-kliff", "DC-CHAR-16", card="bang", at=3)
    repeats(s, at=1)
    assert s.life(1) == 2


@rule("WS-CHAR-38")
def test_a_repetition_is_no_card_that_escape_could_answer() -> None:
    s = Scenario(
        seats=[
            seat("lee-van-kliff", role="sheriff", hand=["cat-balou", "bang"]),
            seat(role="outlaw", hand=["escape", "beer", "missed"]),
        ],
        modules=["wild-west-show", "valley-of-shadows"],
    )
    s.picks("beer", "missed")
    s.plays("cat-balou", at=1)
    s.asks(1, "declared")
    s.passes(1)
    repeats(s, at=1)
    assert s.hand(1) == ["escape"]


@rule("WS-CHAR-38", "GT-CARD-04")
def test_a_repetition_is_no_card_that_evaded_could_bring() -> None:
    modules = ["wild-west-show", "great-train-robbery"]
    s = Scenario(seats=four(["bang:9d", "bang:8c"], ["evaded"], character="lee-van-kliff"),
                 modules=modules)  # fmt: skip
    s.plays("bang:9d", at=1)
    s.passes(1)
    repeats(s, at=1)
    s.responds(1, "evaded")
    assert (s.life(1), s.hand(1)) == (3, [])
    s = Scenario(seats=four(["bang:9d", "bang:8c"], ["evaded"], character="lee-van-kliff"),
                 modules=modules)  # fmt: skip
    s.plays("bang:9d", at=1)
    s.responds(1, "evaded")
    assert s.hand(1) == ["bang"], "the card itself"


@rule("WS-CHAR-22", "GR-BEER-01")
def test_a_beer_for_a_nugget_brings_another_nugget() -> None:
    s = gold_table(
        seat("lee-van-kliff", role="sheriff", life=2, hand=["beer", "beer", "bang", "bang"]),
        boxes=["wild-west-show"], nuggets=0,
    )  # fmt: skip
    drinks_for_gold(s)
    repeats(s)
    assert (s.life(0), nuggets(s)[0]) == (2, 2)
    s.plays("beer")
    assert (s.life(0), nuggets(s)[0]) == (3, 2), "the other one is drunk"
    repeats(s)
    assert (s.life(0), nuggets(s)[0]) == (4, 2)


@rule("WS-CHAR-22", "EL-CARD-59")
def test_indians_are_repeated_as_they_came() -> None:
    hands = [["indians:kd", "bang"], ["beer", "missed"], ["beer"], ["beer"]]
    s = Scenario(
        seats=four(*hands, character="lee-van-kliff"),
        modules=["wild-west-show", "eldorado"], event="sioux-chief",
    )  # fmt: skip
    s.plays("indians:kd")
    assert [event.seat for event in kinds(s, "laid-open")] == [1, 2, 3]
    while s.game.decision.kind != "play":
        (who,) = s.game.unanswered()
        s.game.choose(s.game.options(who)[0], who)
    repeats(s)
    assert [event.seat for event in kinds(s, "laid-open")] == [1, 2, 3, 1, 2]


@rule("WS-CHAR-22")
def test_not_under_the_sermon() -> None:
    s = Scenario(
        seats=lee("saloon", "bang", life=2),
        event="the-sermon",
        modules=["high-noon", "wild-west-show"],
    )
    s.plays("saloon")
    cannot_use(s, 0, "lee-van-kliff", "HN-CARD-13", card="bang")


@rule("CB-INTERACT-13")
def test_bloody_mary_draws_for_every_shot_that_is_cancelled() -> None:
    """Nobody is both of them by the cards; whoever has both abilities draws for both shots."""
    s = Scenario(
        seats=[
            seat("lee-van-kliff", role="sheriff", hand=["bang", "bang"]),
            seat("bloody-mary", role="outlaw", hand=["missed", "missed"]),
        ],
        modules=["wild-west-show", "armed-and-dangerous"],
    )
    lee_van_kliff, mary = [player.character for player in s.state.players[:2]]
    s.state.grant(s.state.players[0], [lee_van_kliff, mary])
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert len(s.hand(0)) == 2
    repeats(s, at=1)
    s.responds(1, "missed")
    assert len(s.hand(0)) == 2
