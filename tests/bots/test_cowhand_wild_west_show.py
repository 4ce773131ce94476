"""The cowhand at the Wild West Show: what each event means for it, and what its people do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.tables import does, goes_on, options, plays_turn, says
from tests.bots.tables import position as placed

from saloon.bots import Chair
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.belief import Belief
from saloon.bots.cowhand.mind import Mind
from saloon.bots.cowhand.plays import play_worth
from saloon.bots.cowhand.show import SHOW_ANSWERS, SHOW_USES
from saloon.bots.cowhand.stance import stances
from saloon.bots.cowhand.table import Table
from saloon.bots.cowhand.values import CARDS, CHARACTERS, EVENTS
from saloon.games.bang.catalogue import BUILT
from saloon.games.bang.modules.base.module import base
from saloon.kernel import Game

HURT = {"life": 3}
FAR = {"in_play": ["mustang"]}
OUT = {"out": True}


def position(*seats: dict[str, Any], **more: Any) -> Game:
    return placed(["wild-west-show"], *seats, **more)


def test_it_knows_the_box_and_its_questions() -> None:
    box = BUILT["wild-west-show"]
    assert set(box.cards) <= set(CARDS)
    assert set(box.characters) <= set(CHARACTERS)
    assert set(SHOW_USES) <= {*box.characters, *box.event_cards}
    assert set(SHOW_ANSWERS) <= set(ANSWERS)
    silent = {"gag", "helena-zontero", "sacagaway"}  # nothing to reckon with: see below
    assert {*EVENTS, *SHOW_USES, *silent} >= set(box.event_cards)


# -- events ---------------------------------------------------------------------------------------


def test_under_miss_susanna_three_cards_are_played() -> None:
    """Even a Beer in vain."""
    me = {"hand": ["beer", "barrel", "mustang"], "life": 4}
    played = plays_turn(position(me, event="miss-susanna"))
    assert sorted(played) == ["end", "play barrel", "play beer", "play mustang"]
    assert "play beer" not in plays_turn(position(me, event="sacagaway"))


def test_under_miss_susanna_a_saloon_is_played_in_vain_unless_it_helps_enemies_more() -> None:
    me = {"hand": ["saloon", "barrel", "mustang"], "life": 4}
    played = plays_turn(position(me, event="miss-susanna"))
    assert sorted(played) == ["end", "play barrel", "play mustang", "play saloon"]
    assert "play saloon" not in plays_turn(position(me, event="sacagaway"))
    sheriff = {"life": 1}
    assert "play saloon" not in plays_turn(position(me, sheriff, event="miss-susanna"))
    me["hand"] = ["saloon", "barrel"]
    played = plays_turn(position(me, event="miss-susanna"))
    assert "play saloon" not in played, "two are too few anyway"


def test_under_darling_valentine_nothing_is_kept_for_later() -> None:
    """What is left in hand is exchanged before the next turn."""

    def worth(event: str) -> float:
        table = Table(Chair(position({"hand": ["scope"]}, event=event), 0).view)
        return play_worth(Mind(table, {}), "scope", "scope", -1)

    assert worth("darling-valentine") > worth("sacagaway")


def test_a_kill_counts_less_where_the_dead_come_back() -> None:
    def worth(event: str) -> float:
        table = Table(Chair(position({}, {"life": 1}, event=event), 0).view)
        return Mind(table, {1: 1.0}).hurt(table.seats[1])

    assert worth("bone-orchard") < worth("sacagaway")


def test_open_hands_are_looked_at() -> None:
    """Two enemies are left; one holds a Missed!, the other none, and everybody sees that."""
    for guarded in (1, 4):
        seats: list[dict[str, Any]] = [{"hand": ["bang"]}, {"life": 2}, OUT, OUT, {"life": 2}]
        seats[guarded]["hand"] = ["missed", "missed"]
        seats[5 - guarded]["hand"] = ["beer", "jail"]
        game = position(*seats, event="sacagaway")
        assert says(game) == f"play bang @{5 - guarded}"


def test_under_showdown_any_other_card_is_a_shot() -> None:
    said = plays_turn(position({"hand": ["bang", "dynamite", "beer"]}, HURT, event="showdown"))
    assert "play dynamite as bang @1" in said
    assert not [text for text in said if text.startswith("play bang")]


def test_under_showdown_a_bang_is_a_missed_and_others_win_a_duel() -> None:
    game = position({"hand": ["bang"]}, {"hand": ["dynamite"]}, event="showdown", turn=1)
    does(game, "play dynamite as bang @0")
    goes_on(game, "shot")
    assert says(game).startswith("miss bang")
    sheriff = {"hand": ["jail"], "life": 1}
    me = {"hand": ["duel", "bang", "bang"]}
    assert says(position(me, sheriff, event="showdown")) != "play duel @1", "nothing to answer with"
    me = {"hand": ["duel", "missed", "missed"]}
    assert says(position(me, sheriff, event="showdown")) == "play duel @1"


@pytest.mark.parametrize("role", ["outlaw", "deputy", "renegade"])
def test_in_the_last_show_everybody_is_an_enemy(role: str) -> None:
    game = position({"hand": ["bang"]}, {"life": 1}, role=role, event="wild-west-show-event")
    assert says(game) == "play bang @1"
    table = Table(Chair(game, 0).view)
    assert min(stances(table, Belief().roles(table)).values()) > 0


def test_lady_rosa_takes_an_enemys_turn() -> None:
    """On the right, seat 4: a Deputy, as the dead tell."""
    game = position({}, {}, OUT, OUT, {}, event="lady-rosa-of-texas")
    assert says(game) == "use lady-rosa-of-texas @4"


def test_lady_rosa_spares_the_sheriff() -> None:
    roles = ("deputy", "outlaw", "outlaw", "renegade", "sheriff")
    seats = [{"role": role} for role in roles]
    game = position(*seats, event="lady-rosa-of-texas")
    assert "use lady-rosa-of-texas @4" in options(game)
    assert says(game) == "end"


# -- Dorothy Rage ---------------------------------------------------------------------------------


def test_dorothy_rage_commands_an_enemy() -> None:
    enemy = {"hand": ["bang", "beer"], **HURT}
    assert says(position({}, enemy, event="dorothy-rage")) == "use dorothy-rage @1"
    assert says(position({}, enemy, event="dorothy-rage", role="deputy")) != "use dorothy-rage @1"


def commanded(*seats: dict[str, Any]) -> Game:
    """The Sheriff has to play what the cowhand, an Outlaw, names."""
    game = position(*seats, event="dorothy-rage")
    does(game, "use dorothy-rage @1")
    assert game.decision.kind == "name"
    return game


def test_it_does_not_have_itself_shot_at() -> None:
    """The Sheriff may be made to fire at himself; nobody else but the cowhand is near."""
    game = commanded({}, {"hand": ["bang", "beer"], **HURT}, FAR, OUT, OUT)
    assert says(game) == "name bang"
    does(game, "name bang")
    assert "choose @0" in options(game)
    assert says(game) == "choose @1"


def test_it_does_not_name_what_strikes_everybody_and_itself_most() -> None:
    """All hands lie open, and the Sheriff holds nothing but a Gatling."""
    sheriff = {"hand": ["gatling", "beer"], **HURT}
    game = position({"life": 1}, sheriff, OUT, OUT, {}, event="dorothy-rage")
    state: Any = game.state
    for slot in state.players[1].hand:
        state.reveal(slot)
    does(game, "use dorothy-rage @1")
    assert "name gatling" in options(game)
    assert says(game) == "name beer"
    game = position({"life": 4}, sheriff, OUT, OUT, {"life": 1}, event="dorothy-rage")
    state = game.state
    for slot in state.players[1].hand:
        state.reveal(slot)
    does(game, "use dorothy-rage @1")
    assert says(game) == "name gatling", "the Deputy would die of it"


def test_a_commanded_drink_goes_to_oneself() -> None:
    game = placed(
        ["wild-west-show", "dodge-city"],
        {"life": 1},
        {"hand": ["tequila", "beer"], "life": 3},
        event="dorothy-rage",
    )
    does(game, "use dorothy-rage @1")
    does(game, "name tequila")
    assert says(game) == "choose @0"


def test_it_obeys_with_what_it_must() -> None:
    game = position({"hand": ["dynamite", "beer"]}, event="dorothy-rage", turn=1)
    does(game, "use dorothy-rage @0")
    does(game, "name beer")
    assert says(game, at=0) == "play beer"


# -- its people -----------------------------------------------------------------------------------


def test_flint_westwood_gives_his_worst_card_for_two() -> None:
    flint = {"character": "flint-westwood", "hand": ["dynamite", "beer"]}
    rich = {"hand": ["beer", "missed", "bang"], **HURT}
    assert says(position(flint, rich)) == "use dynamite flint-westwood @1"
    game = position(flint, rich, role="deputy")
    assert says(game) != "use dynamite flint-westwood @1", "not from the Sheriff"


def test_lee_van_kliff_repeats_what_is_worth_a_bang() -> None:
    lee: dict[str, Any] = {"character": "lee-van-kliff", "hand": ["stagecoach", "bang"]}
    game = position(lee, deck=["jail", "dynamite", "missed", "missed"])
    does(game, "play stagecoach")
    goes_on(game, "play")
    assert says(game) == "use bang lee-van-kliff"
    lee = {"character": "lee-van-kliff", "hand": ["saloon", "bang"], "life": 3}
    game = position(lee, {"life": 1})
    does(game, "play saloon")
    goes_on(game, "play")
    assert "use bang lee-van-kliff" in options(game)
    assert says(game) != "use bang lee-van-kliff", "an enemy would drink"


@pytest.mark.parametrize(
    ("pair", "said"),
    [(("el-gringo", "jourdonnais"), "redraw"), (("willy-the-kid", "slab-the-killer"), "stay")],
)
def test_greygory_deck_keeps_a_good_pair(pair: tuple[str, str], said: str) -> None:
    game = position({"character": "greygory-deck"}, step="begin")
    goes_on(game, "pair")
    state: Any = game.state
    own = state.players[0].abilities[0]
    state.grant(state.players[0], (own, *[base.characters[name] for name in pair]))
    assert says(game) == said


def test_youl_grinner_gets_the_worst_card() -> None:
    game = position(
        {"hand": ["dynamite", "beer"]}, {"character": "youl-grinner"}, turn=1, step="before-draw"
    )
    goes_on(game, "tribute")
    assert says(game, at=0) == "give dynamite @1"
