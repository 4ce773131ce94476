"""The cowhand in the Valley of Shadows: its windows, its shots, what it gives away."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.tables import does, goes_on, options, says
from tests.bots.tables import position as placed

import saloon
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.shadows import SHADOW_ANSWERS
from saloon.bots.cowhand.values import CARDS, CHARACTERS
from saloon.games.bang.catalogue import BUILT
from saloon.kernel import Game

HURT = {"life": 3}


def position(*seats: dict[str, Any], **more: Any) -> Game:
    return placed(["valley-of-shadows"], *seats, **more)


def test_it_knows_the_box_and_its_questions() -> None:
    box = BUILT["valley-of-shadows"]
    assert set(box.cards) <= set(CARDS)
    assert set(box.characters) <= set(CHARACTERS)
    assert set(SHADOW_ANSWERS) <= set(ANSWERS)
    assert {"tornado", "forced-discard"} <= set(ANSWERS)


# -- between playing and effect ------------------------------------------------------------------


def aimed_at_it(card: str, me: dict[str, Any], **more: Any) -> Game:
    """Seat 1 plays a card at the cowhand, who is asked whether to cancel it."""
    game = position(me, {"hand": [card]}, turn=1, **more)
    does(game, f"play {card} @0")
    assert game.decision.kind == "declared"
    return game


@pytest.mark.parametrize("card", ["jail", "duel", "panic", "rattlesnake", "tomahawk"])
def test_it_escapes_from_what_harms_it(card: str) -> None:
    game = aimed_at_it(card, {"hand": ["escape", "missed"]})
    assert says(game, at=0) == "play escape"


def test_it_does_not_escape_from_a_friend_who_comes_for_the_jail() -> None:
    """A Deputy: the Sheriff plays Cat Balou where a Jail lies."""
    me = {"hand": ["escape"], "in_play": ["jail"]}
    assert says(aimed_at_it("cat-balou", me, role="deputy"), at=0) == "pass"
    me = {"hand": ["escape"], "in_play": ["barrel"]}
    assert says(aimed_at_it("cat-balou", me, role="outlaw"), at=0) == "play escape"


def test_it_does_not_escape_from_a_drink() -> None:
    me = {"hand": ["escape"], "life": 1}
    game = placed(
        ["valley-of-shadows", "dodge-city"], me, {"hand": ["tequila", "dynamite"]}, turn=1
    )
    does(game, "play tequila @0")
    goes_on(game, "declared")
    assert says(game, at=0) == "pass"


def test_mick_defender_gives_a_missed_for_what_matters() -> None:
    mick = {"character": "mick-defender"}
    assert (
        says(aimed_at_it("jail", {**mick, "hand": ["missed"]}), at=0) == "use missed mick-defender"
    )
    game = aimed_at_it("bounty", {**mick, "hand": ["missed"], "life": 1})
    assert says(game, at=0) == "pass", "the Missed! is worth more than that"


def about_to_lose(who: dict[str, Any], *, role: str) -> Game:
    """Seat 2 shoots at the Sheriff, on seat 1, and the cowhand holds a Saved!."""
    game = position({"hand": ["saved"]}, who, {"hand": ["bang"]}, turn=2, role=role)
    does(game, "play bang @1")
    goes_on(game, "loss")
    return game


def test_a_friend_is_saved_and_an_enemy_is_not() -> None:
    assert says(about_to_lose({"life": 1}, role="deputy"), at=0) == "play saved"
    assert says(about_to_lose({"life": 1}, role="outlaw"), at=0) == "pass"


def test_the_reward_is_not_taken_from_who_was_saved() -> None:
    game = about_to_lose({"life": 1, "hand": ["beer", "beer"]}, role="deputy")
    does(game, "play saved", 0)
    goes_on(game, "reward")
    assert says(game, at=0) == "deck"


# -- answers to shots ----------------------------------------------------------------------------


def shot_at(me: dict[str, Any], shooter: dict[str, Any], **more: Any) -> Game:
    game = position(me, {"hand": ["bang"], **shooter}, turn=1, **more)
    does(game, "play bang @0")
    goes_on(game, "shot")
    return game


def test_a_backfire_strikes_an_enemy_and_spares_a_friend() -> None:
    both = {"hand": ["missed", "backfire"]}
    assert says(shot_at(both, {"life": 2})) == "miss backfire"
    assert says(shot_at(both, {"life": 2}, role="deputy")) == "miss missed"


# -- what it gives away --------------------------------------------------------------------------


def poker(role: str) -> Game:
    """The Sheriff, on seat 1, plays Poker; the cowhand holds an ace that it likes."""
    game = position(
        {"hand": ["bang:as", "dynamite"]}, {"hand": ["poker"], **HURT}, turn=1, role=role
    )
    does(game, "play poker")
    goes_on(game, "poker")
    return game


def test_an_ace_spoils_an_enemys_poker_and_not_a_friends() -> None:
    assert says(poker("outlaw"), at=0) == "stake bang"
    assert says(poker("deputy"), at=0) == "stake dynamite"


def bandidos(*hand: str, life: int = 4, **more: Any) -> Game:
    game = position({"hand": list(hand), "life": life}, {"hand": ["bandidos"]}, turn=1, **more)
    does(game, "play bandidos")
    while 0 not in game.unanswered():
        asked = game.unanswered()[0]
        game.choose(game.decision.default_for(asked), asked)
    return game


def test_bandidos_get_one_bang_rather_than_two_cards() -> None:
    assert says(bandidos("missed", "bang", "barrel")) == "discard bang"
    assert says(bandidos("dynamite", "bang", "jail")) == "discard bang"
    assert says(bandidos("dynamite", "missed", "barrel")) == "discard dynamite"


def test_the_other_bandidos_get_cards_or_a_life_point() -> None:
    def asked(*hand: str, life: int) -> Game:
        seats: list[dict[str, Any]] = [
            {"role": "outlaw", "hand": list(hand), "life": life, "character": "rose-doolan"},
            {"role": "sheriff", "hand": ["bandidos"], "character": "vulture-sam"},
            {"role": "outlaw", "character": "black-jack"},
            {"role": "renegade", "character": "kit-carlson"},
        ]
        game = saloon.new_game(
            "bang", players=4, seed=3, modules=["valley-of-shadows"],
            rulings={"bandidos-wording": "international"},
            position={"seats": seats, "turn": 1},
        )  # fmt: skip
        game.listen()
        does(game, "play bandidos")
        goes_on(game, "bandidos-life")
        return game

    assert says(asked("dynamite", "missed", life=1), at=0) == "discard dynamite"
    assert says(asked("beer", "barrel", life=4), at=0) == "pass"


def test_a_tornado_brings_more_than_it_takes() -> None:
    rich = {"hand": ["beer", "missed"]}
    assert says(position({"hand": ["tornado"]}, {}, {}, {}, rich)) == "play tornado"
    game = position({"hand": ["tornado", "beer", "missed"]}, {}, {}, {}, rich)
    assert says(game) != "play tornado"
    assert says(position({"hand": ["tornado"]})) != "play tornado", "nobody gives anything"


def test_a_tornado_out_of_a_money_bag_is_one_as_well() -> None:
    rich = {"hand": ["beer", "missed"]}
    game = placed(
        ["valley-of-shadows", "great-train-robbery"],
        {"hand": ["money-bag"]}, {}, {}, {}, rich, pile=["tornado"],
    )  # fmt: skip
    assert says(game).startswith("play money-bag")


def test_poker_needs_stakes() -> None:
    assert says(position({"hand": ["poker"]}, {"hand": ["beer"]})) == "play poker"
    assert says(position({"hand": ["poker"]})) != "play poker"


# -- its shots ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("life", "aims"), [(3, True), (2, True), (1, False)])
def test_it_aims_before_it_fires_unless_one_point_is_enough(life: int, aims: bool) -> None:
    game = position({"hand": ["aim", "bang"]}, {"life": life})
    assert says(game) == ("use aim aim bang @1" if aims else "play bang @1")


def test_it_does_not_aim_at_a_friend() -> None:
    far = {"in_play": ["mustang"]}
    game = position({"hand": ["aim", "bang"]}, HURT, {}, {}, far, role="deputy")
    assert says(game) == "end"


def test_fanning_minds_who_sits_beside() -> None:
    """A Deputy between an Outlaw and the Sheriff: the second shot would have to be at him."""
    game = position({"hand": ["fanning"]}, {"life": 1}, {"out": True}, {"out": True}, role="deputy")
    assert "play fanning @4" in options(game)
    assert says(game) == "end"
    game = position({"hand": ["fanning"]}, {"life": 2}, role="outlaw")
    assert says(game).startswith("play fanning")


def test_the_second_shot_is_at_an_enemy() -> None:
    game = position({"hand": ["fanning"], "in_play": ["schofield"]}, {"life": 1}, role="deputy")
    does(game, "play fanning @2")
    assert options(game) == ["also @1", "also @3"]
    assert says(game) == "also @3"


@pytest.mark.parametrize("weapon", ["lemat", "shotgun"])
def test_a_weapon_is_not_only_its_reach(weapon: str) -> None:
    assert says(position({"hand": [weapon]}, HURT)) == f"play {weapon}"


def test_lemat_fires_the_cheapest_card_and_no_friend_is_hit() -> None:
    game = position({"hand": ["beer", "dynamite"], "in_play": ["lemat"]}, HURT)
    assert says(game) == "use dynamite lemat @1"
    far = {"in_play": ["mustang"]}
    game = position({"hand": ["dynamite"], "in_play": ["lemat"]}, HURT, {}, {}, far, role="deputy")
    assert says(game) == "end"


def test_der_spot_makes_a_gatling_of_a_bang_where_enemies_are_many() -> None:
    spot, out = {"character": "der-spot-burst-ringer", "hand": ["bang"]}, {"out": True}
    two_enemies = position(spot, HURT, out, out, {})
    assert says(two_enemies) == "use bang der-spot-burst-ringer"
    a_friend = position(spot, HURT, {}, out, out)
    assert says(a_friend) == "play bang @1"


def test_evelyn_shoots_where_an_enemy_is_near() -> None:
    evelyn = {"character": "evelyn-shebang"}
    game = position(evelyn, HURT, step="phase-1")
    goes_on(game, "fewer")
    assert says(game) == "use evelyn-shebang"
    game = position(evelyn, HURT, {}, {}, {"in_play": ["mustang"]}, role="deputy", step="phase-1")
    goes_on(game, "fewer")
    assert says(game) == "pass"


def test_lemonade_jim_gives_a_cheap_card_for_life() -> None:
    jim = {"character": "lemonade-jim", "hand": ["dynamite", "wells-fargo"], "life": 2}
    game = position(jim, {"hand": ["beer"], "life": 2}, turn=1)
    does(game, "play beer")
    goes_on(game, "lemonade")
    assert says(game, at=0) == "discard dynamite"


def test_nobody_takes_a_card_from_henry_block_for_little() -> None:
    henry = {"character": "henry-block", "hand": ["beer"], "life": 3}
    assert says(position({"hand": ["cat-balou"], "life": 1}, henry)) == "end"
    assert says(position({"hand": ["cat-balou"], "life": 1}, {"hand": ["beer"], "life": 3})) == (
        "play cat-balou @1"
    )


# -- ghosts, bounties ----------------------------------------------------------------------------


def test_a_ghost_brings_back_a_friend_and_no_enemy() -> None:
    game = position({"hand": ["ghost"]}, {}, {"out": True})
    assert says(game) == "play ghost @2"
    game = position({"hand": ["ghost"]}, {}, {}, {}, {"out": True})
    assert says(game) == "end", "a Deputy"


@pytest.mark.parametrize("card", ["bang", "duel", "tomahawk"])
def test_nobody_shoots_at_a_ghost(card: str) -> None:
    haunting = {"presence": "haunting", "in_play": ["ghost"], "role": "deputy"}
    seats: list[dict[str, Any]] = [{"hand": [card, "bang"]}, {"in_play": ["mustang"]}, {}, {}]
    game = position(*seats, haunting)
    assert f"play {card} @4" in options(game)
    assert not says(game).endswith("@4")


def test_the_card_that_keeps_an_enemy_in_the_game_is_the_first_to_go() -> None:
    """Two ghosts who take everything but that from each other never come to an end."""
    haunting = {"presence": "haunting", "in_play": ["barrel", "ghost"], "role": "deputy"}
    game = position({"hand": ["cat-balou"]}, {}, {}, {}, haunting)
    assert says(game) == "play cat-balou @4"
    does(game, "play cat-balou @4")
    goes_on(game, "which")
    assert says(game, at=0) == "card ghost"


def test_nobody_sends_a_friend_back_to_the_grave() -> None:
    haunting = {"presence": "haunting", "in_play": ["ghost", "jail"], "role": "outlaw"}
    game = position({"hand": ["cat-balou"]}, {}, haunting)
    does(game, "play cat-balou @2")
    goes_on(game, "which")
    assert says(game, at=0) == "card jail"


@pytest.mark.parametrize("card", ["bounty", "rattlesnake"])
def test_a_burden_is_laid_before_an_enemy(card: str) -> None:
    assert says(position({"hand": [card]}, HURT)) == f"play {card} @1"
    assert not says(position({"hand": [card]}, HURT, role="deputy")).endswith("@1")


def test_a_last_call_is_kept_in_full_health() -> None:
    assert says(position({"hand": ["last-call"]})) == "end"
    out = {"out": True}
    two = position({"hand": ["last-call"], "life": 1}, {}, out, out, out, role="renegade")
    assert says(two) == "play last-call"


def test_sid_ketchum_does_not_trade_in_every_window() -> None:
    sid = {"character": "sid-ketchum", "hand": ["beer", "missed"], "life": 3}
    game = aimed_at_it("jail", sid)
    assert "use sid-ketchum" in " ".join(options(game, 0))
    assert says(game, at=0) == "pass"
