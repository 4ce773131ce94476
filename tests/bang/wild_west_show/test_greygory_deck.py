"""Greygory Deck: two characters of the base game at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.wild_west_show.tables import SHOW, four, kinds

import saloon
from saloon.games.bang.modules.base.module import base
from saloon.testing import Scenario, rule, seat

HIM = "greygory-deck"


def has(s: Scenario, who: int, *pair: str) -> None:
    """Seat `who` has the abilities of this pair."""
    player = s.state.players[who]
    s.state.grant(player, (*player.abilities[:1], *[base.characters[name] for name in pair]))


def abilities(s: Scenario, who: int) -> list[str]:
    found: list[str] = s.game.view()["players"][who]["abilities"]
    return found


def turn(**more: Any) -> Scenario:
    return Scenario(seats=four(["missed"], character=HIM), step="begin", **{**SHOW, **more})


@rule("WS-CHAR-14", "ED-31", "WS-CHAR-12", "BB-CROSS-27")
def test_his_first_pair_comes_with_the_deal() -> None:
    pairs = set()
    for seed in range(6):
        game = saloon.new_game(
            "bang", players=4, seed=seed, sheriff=1, characters={0: HIM},
            modules=["wild-west-show", "dodge-city"],
        )  # fmt: skip
        assert game.decision is not None
        names = game.view()["players"][0]["abilities"]
        assert names[0] == HIM
        assert len(names) == 3
        assert {*names[1:]} <= {*base.characters}
        others = [each["character"] for each in game.view()["players"]]
        assert not {*names[1:]} & {*others}
        pairs.add(tuple(names))
        later = saloon.new_game(
            "bang", players=4, seed=seed, sheriff=1, characters={0: HIM}, edition="hu-compendium",
            **SHOW,
        )  # fmt: skip
        assert later.decision is not None
        assert later.view()["players"][0]["abilities"] == [HIM]
    assert len(pairs) > 3


@rule("WS-CHAR-11", "WS-CHAR-13", "WS-CHAR-16")
def test_he_keeps_his_pair_or_exchanges_both() -> None:
    s = turn(edition="hu-compendium")
    while s.game.decision.kind != "play":
        s.responds(0, s.options(0)[0].split()[0])
    assert len(abilities(s, 0)) == 3, "without a pair he simply draws one"
    assert s.life(0) == 5
    found = set()
    for seed in range(8):
        s = Scenario(seats=four(character=HIM), turn=3, seed=seed, **SHOW)
        has(s, 0, "paul-regret", "rose-doolan")
        s.ends_turn()
        s.asks(0, "pair")
        twin = s.game.copy()
        s.responds(0, "stay")
        assert abilities(s, 0) == [HIM, "paul-regret", "rose-doolan"]
        twin.choose("redraw", 0)
        found.add(tuple(twin.view()["players"][0]["abilities"][1:]))
        assert twin.view()["players"][0]["max_life"] == 5
    assert len(found) > 4
    assert ("paul-regret", "rose-doolan") not in found


@rule("WS-CHAR-15")
def test_he_draws_only_who_is_free_and_what_he_had_goes_back_first() -> None:
    played = ["bart-cassidy", "el-gringo", "jesse-jones"]
    table = four(character=HIM)
    for who, name in enumerate(played, 1):
        table[who]["character"] = name
    again = 0
    for seed in range(40):
        s = Scenario(seats=table, turn=3, seed=seed, **SHOW)
        has(s, 0, "paul-regret", "rose-doolan")
        s.ends_turn()
        s.responds(0, "redraw")
        while s.game.decision.kind != "play":
            s.responds(0, s.options(0)[0].split()[-1])
        pair = abilities(s, 0)[1:]
        assert len({*pair}) == 2
        assert not {*pair} & {*played}
        again += bool({"paul-regret", "rose-doolan"} & {*pair})
    assert again > 0


@rule("WS-CHAR-11")
def test_he_has_both_abilities() -> None:
    s = Scenario(seats=four(["bang"], ["missed", "missed"], character=HIM), **SHOW)
    has(s, 0, "slab-the-killer", "rose-doolan")
    assert s.distance(0, 2) == 1
    s.plays("bang", at=2)
    t = Scenario(seats=four(["bang"], ["missed", "missed"], character=HIM), **SHOW)
    has(t, 0, "slab-the-killer", "rose-doolan")
    t.plays("bang", at=1)
    t.asks(1, "shot")
    assert t.game.decision.amount == 2
    t.passes(1)


@rule("WS-CHAR-17")
@pytest.mark.parametrize(("answers", "gained"), [(["rob"], 1), (["deck", "pile"], 0)])
def test_of_two_that_exclude_each_other_he_chooses(answers: list[str], gained: int) -> None:
    """Jesse Jones and Pedro Ramirez both replace the first card."""
    s = Scenario(seats=four([], ["beer"], [], [], character=HIM), turn=3, pile=["scope"], **SHOW)
    has(s, 0, "jesse-jones", "pedro-ramirez")
    s.ends_turn()
    s.responds(0, "stay")
    for answer in answers:
        s.responds(0, answer, at=1 if answer == "rob" else None)
    assert ("beer" in s.hand(0), "scope" in s.hand(0)) == (bool(gained), not gained)
    assert len(s.hand(0)) == 2


@rule("CB-TIMING-14")
def test_he_changes_after_the_events_and_before_the_checks() -> None:
    table = four(character=HIM, in_play=["dynamite"])
    s = Scenario(
        seats=table, turn=3, deck=["4h", "5h"], event="high-noon",
        modules=["high-noon", "wild-west-show"],
    )  # fmt: skip
    has(s, 0, "lucky-duke", "rose-doolan")
    s.ends_turn()
    s.asks(0, "pair")
    assert [event.kind for event in s.events if event.kind in ("wounded", "check")] == ["wounded"]
    s.responds(0, "stay")
    s.asks(0, "count")
    s.responds(0, "4h")
    s.responds(0, "4h")
    assert s.in_play(0) == []


def test_a_hangover_silences_him_and_them() -> None:
    s = Scenario(
        seats=four(character=HIM), turn=3, event="thirst", events=["hangover"],
        modules=["high-noon", "wild-west-show"],
    )  # fmt: skip
    has(s, 0, "rose-doolan", "willy-the-kid")
    s.ends_turn()
    assert s.active == 0
    assert s.distance(0, 2) == 2
    assert {*s.game.view()["players"][0]["silent"]} == {HIM, "rose-doolan", "willy-the-kid"}


@rule("WS-INTERACT-03")
def test_vera_custer_draws_a_pair_of_her_own() -> None:
    s = Scenario(
        seats=[seat("vera-custer", role="sheriff"), seat(HIM, role="outlaw")],
        step="begin",
        modules=["wild-west-show", "dodge-city"],
        seed=4,
    )
    has(s, 1, "rose-doolan", "paul-regret")
    s.responds(0, "copy", at=1)
    while s.game.decision.kind != "play":
        s.responds(0, s.options(0)[0].split()[0])
    mine = abilities(s, 0)
    assert mine[:2] == ["vera-custer", HIM]
    assert len(mine) == 4
    assert not {*mine} & {"rose-doolan", "paul-regret"}
    assert [event.seat for event in kinds(s, "impersonates")] == [0]


def test_who_comes_back_from_the_dead_draws_anew() -> None:
    table = four()
    table[1] |= {"character": HIM, "out": True}
    s = Scenario(seats=table, event="bone-orchard", **SHOW)
    s.ends_turn()
    while s.game.decision.kind != "play":
        s.responds(1, s.options(1)[0].split()[0])
    assert len(abilities(s, 1)) == 3


def test_vera_custer_who_names_somebody_else_is_not_asked_for_him_any_more() -> None:
    table = four()
    table[0]["character"], table[1]["character"] = "vera-custer", HIM
    s = Scenario(
        seats=table, step="begin", modules=["dodge-city", "wild-west-show"],
        rulings={"vera-custer-timing": "turn-start"},
    )  # fmt: skip
    s.responds(0, "copy", at=1)
    assert HIM in abilities(s, 0)
    while s.game.decision.kind != "copy":
        who = s.game.decision.seats[0]
        s._do(s.game.options(who)[0], who)  # to end the turn, to stay, to discard
    s.responds(0, "copy", at=2)
    assert HIM not in abilities(s, 0)
