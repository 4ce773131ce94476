"""The drifter: its odds are right, its plans lead somewhere, and it lives as it is told."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import saloon
from saloon.bots import Chair, default_bot, make_bot, play_out
from saloon.bots.drifter import WAYS, Drifter
from saloon.bots.drifter.atlas import distances
from saloon.bots.drifter.odds import below, highest_below
from saloon.bots.drifter.poker import win_chance
from saloon.bots.drifter.table import Table
from saloon.kernel import Option, SetupError
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def chosen(s: Scenario, way: str = "", seat: int = 0, bot: Drifter | None = None) -> str:
    """What the drifter does about the pending question, in words."""
    return s.game.state.option_text(_choice(s, bot or Drifter(1, way), seat))


def _choice(s: Scenario, bot: Drifter, seat: int) -> Option:
    return bot.choose(Chair(s.game, seat), s.game.options(seat))


def plays_turn(s: Scenario, way: str = "", most: int = 20) -> list[str]:
    """Let the drifter play the first seat's acts until its turn ends; what it chose."""
    bot, made = Drifter(1, way), []
    for _ in range(most):
        if s.game.decision.kind != "act" or s.game.decision.seats[0] != 0:
            break
        option = _choice(s, bot, 0)
        made.append(s.game.state.option_text(option))
        s.game.choose(option, 0)
    return made


# -- odds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "drawn", "less"), [(14, 2, 0), (11, 3, 0), (9, 2, 3), (5, 4, 1)])
def test_the_odds_against_fight_cards_are_those_of_all_draws(
    value: int, drawn: int, less: int
) -> None:
    draws = list(combinations(range(2, 15), drawn))
    won = [max(max(2, card - less) for card in draw) < value for draw in draws]
    assert highest_below(value, drawn, less) == pytest.approx(sum(won) / len(draws))


def test_fight_cards_that_were_seen_count() -> None:
    assert highest_below(12, 3, 0, (13, 4)) == 0.0, "the king is there"
    left = [card for card in range(2, 15) if card not in (3, 4)]
    won = [card for card in left if card < 12]
    assert highest_below(12, 3, 0, (3, 4)) == pytest.approx(len(won) / len(left))


def test_an_ace_is_beaten_by_no_hand() -> None:
    assert below(14, 5) == 1.0
    assert below(8, 1) == pytest.approx(7 / 13)
    assert below(8, 3) == pytest.approx((7 / 13) ** 3)


# -- ways ----------------------------------------------------------------------------------------


def test_distances_are_those_of_the_board_and_bandits_end_a_way() -> None:
    """The ways that the ledger gives (WL-BOARD-07 to 10), and one around a bandit."""
    assert distances("DR10", "", ())["RF05"] == 4
    assert distances("DR01", "", ())["DR10"] == 3
    assert distances("MP02", "", ())["SV12"] == 6
    assert distances("DR10", "", ("DC01",))["RF05"] > 4, "the bandit of Dixon Creek is in the way"
    assert distances("DR10", "", ("DC01",))["DC01"] == 2
    assert distances("MP05", "", (), through=True)["RF05"] == 2, "through the rocks"


def test_it_goes_to_the_bank_with_its_gold_and_sells_it() -> None:
    s = Scenario([{"space": "DR07", "nuggets": 4}, {"space": "SV03"}, {"space": "SV03"}])
    made = plays_turn(s, "gold")
    assert "sell 4" in made
    assert made.index("sell 4") <= 2


def test_a_digger_digs_and_a_rancher_fetches_cattle() -> None:
    position: list[dict[str, Any]] = [{"space": "SH02", "hand": []}, {}, {}]
    assert chosen(Scenario(position), "gold") == "prospect"
    assert chosen(Scenario([{"space": "MP02", "hand": []}, {}, {}]), "cattle") == "acquire"


def test_it_ships_its_cattle() -> None:
    s = Scenario([{"space": "SV12", "cattle": ["cattle:money40#blue"], "hand": []}, {}, {}])
    assert chosen(s, "law").startswith("ship")


def test_rustled_cattle_is_sold_before_anything_else_is_done() -> None:
    """The fourth wanted point pays every turn, so the ranch next door does not wait."""
    rancher = {"space": "RF02", "hand": [], "cattle": ["cattle:money40#green"]}
    s = Scenario([{**rancher, "wp": 3}, {"space": "SV03"}, {"space": "SV03"}])
    assert plays_turn(s, "cattle")[:2] == ["move SH07", "rustle cattle:money40#green"]


def test_only_who_lives_on_crime_robs_the_bank() -> None:
    robber = {"space": "DR10", "hand": ["living_legend:as", "tenacity:kh", "hustle:qd"]}
    position: list[dict[str, Any]] = [robber, {"space": "SH08"}, {"space": "SH08"}]
    assert "rob-bank" in plays_turn(Scenario(position), "crime")
    for way in ("law", "gold", "gambling"):
        assert "rob-bank" not in plays_turn(Scenario(position), way)


def test_the_way_comes_from_the_character() -> None:
    for character, way in (("kit_carson", "gold"), ("wyatt_earp", "law"), ("jesse_james", "crime")):
        s = Scenario([{"character": character, "hand": []}, {}, {}])
        bot = Drifter(1)
        assert bot.look(Chair(s.game, 0)).scale.way.id == way


def test_the_hand_has_a_say_in_it() -> None:
    ways = []
    for hand in ([], ["gold_lump:10s", "gold_lump:10c"], ["lady_luck:10h", "cheat:2h", "cheat:2d"]):
        s = Scenario([{"character": "annie_oakley", "hand": hand}, {}, {}])
        ways.append(Drifter(1).look(Chair(s.game, 0)).scale.way.id)
    assert ways == ["gold", "gold", "gambling"]


# -- fights --------------------------------------------------------------------------------------


def test_it_challenges_with_an_ace_and_not_with_a_five() -> None:
    other = {"space": "SV05", "hand": ["hustle:qs", "bulletproof_vest:js"]}
    away = {"space": "SH08"}
    s = Scenario([{"space": "SV05", "hand": ["living_legend:as"]}, other, away])
    assert chosen(s, "gold").startswith("duel")
    s = Scenario([{"space": "SV05", "hand": ["lightning_draw:5s"]}, other, away])
    assert not chosen(s, "gold").startswith("duel")


@pytest.mark.parametrize(("own", "plays"), [("gold_lump:10c", False), ("hustle:qc", True)])
def test_hands_up_is_kept_unless_it_turns_the_fight(own: str, plays: bool) -> None:
    hand = [own, "hands_up:6s"]
    rival = {"space": "SV05", "hand": ["living_legend:ad"]}
    s = Scenario([{"space": "SV05", "hand": hand}, rival, {}])
    s.act("duel @1", f"lay {own}", "lay living_legend:ad")
    assert (s.kind, s.asked) == ("fight-reaction", 0)
    assert (chosen(s) == "react hands_up:6s") == plays


def test_a_shootout_begins_a_lost_fight_anew_and_no_other() -> None:
    for card, again in (("living_legend:ad", "yes"), ("cheat:2h", "no")):
        hand = ["shootout:3c", "tenacity:ks"]
        rival = {"space": "SV05", "hand": [card]}
        s = Scenario([{"space": "SV05", "hand": hand}, rival, {}])
        s.act("duel @1", "lay shootout:3c", f"lay {card}")
        assert (s.kind, s.asked) == ("shootout", 0)
        assert chosen(s) == again


def test_the_sheriff_is_sent_after_others_and_never_after_oneself() -> None:
    hand = ["manhunt:4s"]
    for wanted in (1, 0):
        own = {"space": "DR02", "hand": hand, "wp": 0 if wanted else 3}
        other = {"space": "DR05", "wp": 3 if wanted else 0}
        s = Scenario([own, other, {"space": "SV03", "wp": 1}], sheriff="DR01")
        s.act("play manhunt:4s")
        assert s.kind == "sheriff"
        if wanted:
            assert chosen(s) == "send DR05"
        else:
            assert chosen(s) != "send DR02"


# -- poker, stories --------------------------------------------------------------------------------


def test_a_gambler_plays_and_adds_the_cards_that_win() -> None:
    hand = ["cheat:2h", "hustle:qs", "sprint:2s", "shootout:3c", "field_dressing:8c"]
    s = Scenario([{"space": "DR05", "hand": hand, "money": 40}, {"space": "SV03"}, {}])
    assert chosen(s, "gambling") == "poker"
    assert chosen(s, "gold") != "poker"
    s.act("poker")
    assert s.kind == "poker-card"
    flop = [text.partition(":")[2][:-1] for text in s.game.view(0)["poker"]["flop"]]
    bot = Drifter(1, "gambling")
    for _ in range(2):
        s.game.choose(_choice(s, bot, 0), 0)
    added = [event.facts["card"] for event in s.heard("revealed")]
    assert "cheat:2h" in added, f"a wild card is the best there is, with the flop {flop}"


def test_more_cards_are_better_at_poker() -> None:
    chances = []
    for hand in (["shootout:3c"], ["cheat:2h", "hustle:qs", "hustle:qd", "tenacity:ks"]):
        s = Scenario([{"space": "DR05", "hand": hand, "money": 40}, {"space": "SV03"}, {}])
        chances.append(win_chance(Drifter(1, "gambling").look(Chair(s.game, 0))))
    assert chances[0] < 0.5 < chances[1]


def test_it_contributes_to_a_story_where_its_way_leads_past() -> None:
    """Who ends a movement at the bank may contribute to story 22, also with gold to sell."""
    digger = {"space": "SV12", "hand": [], "gear": ["revolver", "map"], "nuggets": 3}
    one_more = [[0, 0], [1, 0], [0, 0]]
    s = Scenario([digger, {}, {}], stories={"open": [22, 6], "cylinders": one_more})
    assert "contribute story:22" in plays_turn(s, "gold")


def test_a_story_draws_it_to_another_place() -> None:
    """Of three mines at the same distance it takes the one that story 11 asks for."""
    gear = ["revolver", "map", "mustang"]
    digger = {"space": "DR10", "hand": [], "gear": gear}
    went = []
    for number in (11, 1):
        s = Scenario([digger, {}, {}], stories={"open": [number, 6]})
        went += plays_turn(s, "gold", 1)
    assert went[0] == "move CJ11" != went[1]


def test_it_completes_its_goals() -> None:
    """Bass Reeves' first goal asks for three marshal points."""
    for points, shows in ((2, False), (3, True)):
        reeves = {"character": "bass_reeves", "space": "SV05", "hand": [], "mp": points}
        given = {"hand": [["1"], [], []]}
        s = Scenario([reeves, {}, {}], modules=["goals"], goals=given)
        assert ("goal goal:bass_reeves-1" in plays_turn(s, "law")) == shows


def test_of_legend_tokens_it_keeps_the_best() -> None:
    reeves = {"character": "bass_reeves", "space": "SV05", "hand": [], "mp": 3}
    given = {"hand": [["1"], [], []], "done": [["2"], [], []], "held": [[1], [], []]}
    s = Scenario([reeves, {}, {}], modules=["goals"], goals={**given, "supply": [3, 2]})
    s.act("goal goal:bass_reeves-1")
    assert s.kind == "token"
    assert chosen(s).startswith("return legend:1")


# -- the whole -----------------------------------------------------------------------------------


def test_it_is_the_bot_for_the_game_and_can_be_told_a_way() -> None:
    assert default_bot("legends") == "drifter"
    for way in WAYS:
        bot = make_bot(f"drifter:{way}", 1)
        assert isinstance(bot, Drifter)
    with pytest.raises(SetupError, match="no manner 'idle'"):
        make_bot("drifter:idle", 1)
    with pytest.raises(SetupError, match="it has none"):
        make_bot("random:law", 1)


@pytest.mark.parametrize("way", ["", *WAYS])
def test_it_beats_random_players(way: str) -> None:
    name = f"drifter:{way}" if way else "drifter"
    won = 0
    for seed in range(3):
        game = saloon.new_game("legends", players=3, seed=seed, rulings={"length": "short"})
        names = ["random"] * 3
        names[seed] = name
        play_out(game, [make_bot(each, seed * 10 + at) for at, each in enumerate(names)])
        assert game.result is not None
        won += seed in game.result.winners
    assert won >= 2


def test_the_turns_left_are_counted_around_the_table() -> None:
    game = saloon.new_game("legends", players=3, seed=1)
    play_out_until_end_in_sight(game)
    for seat in range(3):
        table = Table(game.view(seat))
        assert table.turns_left in (0.0, 1.0, 2.0)


def play_out_until_end_in_sight(game: Any) -> None:
    bots = [make_bot("random", seat) for seat in range(3)]
    chairs = [Chair(game, seat) for seat in range(3)]
    while not game.view(0)["ending"]:
        decision = game.decision
        seat = game.unanswered()[0] if decision.together else decision.seats[0]
        game.choose(bots[seat].choose(chairs[seat], decision.options_for(seat)), seat)
