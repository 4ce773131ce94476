"""Many games: the numbers add up and do not depend on who plays them."""

import gc
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from saloon.bots import Bot, Chair
from saloon.games.legends.who import points_from, ways_of
from saloon.games.registry import new_game, replay
from saloon.kernel import Event, Game, Option, Record, SetupError
from saloon.sim import match
from saloon.sim import simulate as module
from saloon.sim.any_character import AnyCharacter
from saloon.sim.garbage import YOUNG, spare_the_lasting
from saloon.sim.match import Outcome, kills_in, play_match
from saloon.sim.plan import Plan
from saloon.sim.seating import parse_seating
from saloon.sim.simulate import simulate
from saloon.sim.standings import by_bot, by_character, crossed, standings
from saloon.sim.tally import tally


def plan(games: int = 12, **more: object) -> Plan:
    return Plan("bang", 4, games, parse_seating("random"), 3, **more)  # type: ignore[arg-type]


def test_the_numbers_add_up() -> None:
    seen: list[int] = []
    report = simulate(plan(), progress=seen.append)
    shown = report.as_json()
    assert seen == list(range(1, 13))
    assert (shown["games"], shown["finished"], shown["errors"]) == (12, 12, 0)
    assert sum(shown["wins_by_role"].values()) == 12
    assert set(shown["wins_by_role"]) == {"law", "outlaw", "renegade"}
    assert sum(each["games"] for each in shown["characters"].values()) == 12 * 4
    assert shown["decisions"] == pytest.approx(shown["decisions_per_game"]["mean"] * 12)
    assert shown["length"]["median"] <= shown["length"]["p95"]
    assert shown["games_per_second"] == pytest.approx(12 / shown["seconds"])


@pytest.mark.parametrize(
    ("players", "sides"),
    [(3, {"deputy", "outlaw", "renegade", "nobody"}), (8, {"law", "outlaw", "renegade"})],
)
def test_the_dice_game_is_counted_by_its_own_sides(players: int, sides: set[str]) -> None:
    dice = Plan("dice", players, 10, parse_seating("random"), 3)
    shown = simulate(dice).as_json()
    assert (shown["finished"], shown["errors"]) == (10, 0)
    assert set(shown["wins_by_role"]) == sides
    assert sum(shown["wins_by_role"].values()) == 10
    assert sum(each["games"] for each in shown["characters"].values()) == 10 * players
    assert sum(each["games"] for each in shown["roles"].values()) == 10 * players
    for shares in (shown["roles"], shown["characters"]):
        assert all(each["low"] <= each["share"] <= each["high"] for each in shares.values())


def test_a_game_without_sides_is_counted_by_the_roles_of_those_who_won() -> None:
    """Everybody plays for points: on which side of the law somebody ended is all there is."""
    shown = simulate(Plan("legends", 3, 2, parse_seating("random"), 3)).as_json()
    assert (shown["finished"], shown["errors"]) == (2, 0)
    assert set(shown["wins_by_role"]) <= {"neutral", "lawman", "outlaw"}
    won = {role: each["wins"] for role, each in shown["roles"].items()}
    assert shown["wins_by_role"] == won
    assert sum(won.values()) >= 2, "somebody wins every game, several share it at most"


def test_a_game_may_want_more_counted() -> None:
    """Western Legends: rounds, and what everybody has lived on."""
    shown = simulate(Plan("legends", 3, 3, parse_seating("random"), 3)).as_json()
    rounds, turns = shown["numbers"]["rounds"], shown["length"]
    assert turns["mean"] / 3 <= rounds["mean"] < turns["mean"] / 3 + 1
    assert sum(shown["counts"]["rounds"].values()) == 3
    lived = shown["seats"]["lived on"]
    assert sum(each["games"] for each in lived.values()) == 3 * 3
    assert sum(each["wins"] for each in lived.values()) >= 3
    assert simulate(plan(2)).as_json()["numbers"] == {}, "BANG! wants nothing of the kind"


def test_what_somebody_lived_on_is_where_most_points_came_from() -> None:
    game = new_game("legends", players=3, seed=1)
    events = [
        Event("gained", 0, {"what": "lp", "amount": 2, "why": "bank"}),
        Event("gained", 0, {"what": "money", "amount": 80, "why": "guard"}),
        Event("gained", 1, {"what": "lp", "amount": 2, "why": "bank"}),
        Event("gained", 1, {"what": "money", "amount": 50, "why": "guard"}),
        Event("gained", 2, {"what": "nuggets", "amount": 4, "why": "prospecting"}),
        Event("paid", 2, {"what": "money", "amount": 90, "why": "poker"}),
    ]
    assert ways_of(game, events) == ["crime", "gold", "odd jobs"]


def test_where_points_come_from_adds_up_to_them() -> None:
    outcome = play_match(Plan("legends", 4, 1, parse_seating("drifter"), 3), 0)
    assert not outcome.error
    assert tuple(sum(each.values()) for each in outcome.points_from) == outcome.points
    assert len({word for each in outcome.points_from for word in each}) >= 6
    assert play_match(plan(1), 0).points_from == (), "BANG! is not played for points"


def test_where_points_come_from_has_words_of_its_own() -> None:
    game = new_game("legends", players=2, seed=1)
    final = {"gear": 2, "money": 0, "wanted": 0, "marshal": 3, "chapters": 0, "wounds": 1}
    events = [
        Event("gained", 0, {"what": "lp", "amount": 2, "why": "duel"}),
        Event("gained", 0, {"what": "lp", "amount": 1, "why": "story:16"}),
        Event("gained", 0, {"what": "lp", "amount": 2, "why": "story:3"}),
        Event("gained", 0, {"what": "money", "amount": 40, "why": "cattle"}),
        Event("forfeited", 0, {"what": "lp", "amount": 1, "why": "fight"}),
        Event("gained", 1, {"what": "lp", "amount": 1, "why": "living_legend"}),
        Event("scored", 0, {**final, "lp": 4, "points": 8}),
        Event("scored", 1, {**dict.fromkeys(final, 0), "lp": 1, "wounds": 3, "points": 0}),
    ]
    assert points_from(game, events) == [
        {"duels": 2, "stories": 3, "fight cards": -1, "equipment": 2, "lawmen at the end": 3,
         "wounds kept": -1},
        {"living legend": 1, "wounds kept": -1},
    ]  # fmt: skip


def test_seats_are_compared_by_bot_and_by_character() -> None:
    outcomes = [
        Outcome(
            0, 1, winners=(1,), bots=("a", "b"), characters=("x", "y"), points=(10, 20),
            ranks=(2, 1), points_from=({"duels": 10}, {"duels": 4, "cabaret": 16}),
        ),
        Outcome(
            1, 2, winners=(0,), bots=("b", "a"), characters=("x", "z"), points=(14, 13),
            ranks=(1, 2), points_from=({"duels": 14}, {"cabaret": 13}),
        ),
    ]  # fmt: skip
    bots = standings(outcomes, by_bot)
    assert list(bots) == ["b", "a"], "the best first"
    assert bots["b"].won[:2] == (2, 2)
    assert (bots["b"].points.mean, bots["a"].points.mean) == (17, 11.5)
    assert (bots["b"].rank.mean, bots["a"].rank.mean) == (1, 2)
    assert bots["b"].sources == {"duels": 9, "cabaret": 8}
    assert bots["a"].sources == {"cabaret": 6.5, "duels": 5}
    assert {name: each.won[:2] for name, each in standings(outcomes, by_character).items()} == {
        "x": (1, 2), "y": (1, 1), "z": (0, 1),
    }  # fmt: skip
    both = crossed(outcomes)
    assert {bot: share[:2] for bot, share in both["x"].items()} == {"a": (0, 1), "b": (1, 1)}


class First:
    """Always takes the first option; what it was asked is kept."""

    def __init__(self) -> None:
        self.kinds: list[str] = []

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        self.kinds.append(chair.kind)
        return options[0]


def test_characters_are_kept_at_random_and_nothing_else_is() -> None:
    kept: set[str] = set()
    for seed in range(12):
        bot = First()
        one: Bot = AnyCharacter(bot, seed)
        game = new_game("legends", players=3, seed=5)
        game.begin()
        chair = Chair(game, 0)
        assert chair.kind == "character"
        kept.add(chair.text(one.choose(chair, game.options(0))))
        assert bot.kinds == []
        for seat in range(3):
            game.choose(game.options(seat)[0], seat)
        seat = game.decision.seats[0]
        assert one.choose(Chair(game, seat), game.options(seat)) == game.options(seat)[0]
        assert bot.kinds == [game.decision.kind]
    assert len(kept) == 2


def test_a_plan_may_turn_bots_and_keep_any_character() -> None:
    """The same deals: who sits where is drawn, and so is who is kept."""
    four = parse_seating("drifter:law,drifter:crime,drifter:gold")
    turned = [
        play_match(Plan("legends", 3, 4, four, 3, {"rulings": {"length": "short"}}, rotate=rotate,
                        any_character=rotate), index)
        for rotate in (False, True) for index in range(2)
    ]  # fmt: skip
    assert not any(each.error for each in turned)
    assert turned[0].bots == turned[1].bots == four.around
    assert {turned[2].bots, turned[3].bots} != {four.around}
    assert all(sorted(each.bots) == sorted(four.around) for each in turned)
    assert [each.characters for each in turned[:2]] != [each.characters for each in turned[2:]]


def test_a_role_is_counted_by_its_seats() -> None:
    """Five at the table: two Outlaws win or lose together, the Deputy with the Sheriff."""
    shown = simulate(Plan("dice", 5, 20, parse_seating("random"), 3)).as_json()
    sides, roles = shown["wins_by_role"], shown["roles"]
    assert {role: each["games"] for role, each in roles.items()} == {
        "sheriff": 20, "deputy": 20, "outlaw": 40, "renegade": 20,
    }  # fmt: skip
    assert roles["sheriff"]["wins"] == roles["deputy"]["wins"] == sides["law"]
    assert roles["outlaw"]["wins"] == 2 * sides["outlaw"]
    assert roles["renegade"]["wins"] == sides["renegade"]


def test_bots_for_roles_that_take_turns_are_refused_at_once() -> None:
    with pytest.raises(SetupError, match="cannot take turns"):
        simulate(Plan("bang", 5, 1, parse_seating("law=random"), 3, rotate=True))


def test_a_bot_that_does_not_know_the_game_is_refused() -> None:
    with pytest.raises(SetupError, match="does not play dice"):
        simulate(Plan("dice", 5, 1, parse_seating("outlaw=cowhand"), 3))


def test_results_do_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WORTH_IT", 0.0)
    monkeypatch.setattr(module, "MEASURED", 0.0)
    alone, together = (simulate(plan(30), workers=workers).as_json() for workers in (1, 2))
    for measured in ("seconds", "games_per_second"):
        del alone[measured], together[measured]
    assert alone == together


def test_an_exception_is_counted_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = play_match(plan(3), 1).seed

    def fail_once(name: str, *, players: int, seed: int) -> Game:
        if seed == bad:
            raise ZeroDivisionError("a bug")
        return new_game(name, players=players, seed=seed)

    monkeypatch.setattr(match, "new_game", fail_once)
    shown = simulate(plan(3)).as_json()
    assert (shown["finished"], shown["errors"]) == (2, 1)
    (failure,) = shown["failures"]
    assert failure["message"] == "ZeroDivisionError: a bug"
    assert failure["game"] == 2
    assert failure["seed"] == bad


def test_records_are_written_and_sound(tmp_path: Path) -> None:
    simulate(plan(2, record=tmp_path / "deep" / "games"))
    files = sorted((tmp_path / "deep" / "games").iterdir())
    assert [file.name for file in files] == ["bang-000001.json", "bang-000002.json"]
    assert replay(Record.from_json(files[0].read_text(encoding="utf-8"))).over


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (-3, 1), (1, 0)])
def test_numbers_below_one_are_refused(games: int, workers: int) -> None:
    with pytest.raises(SetupError, match="at least 1"):
        simulate(plan(games), workers=workers)


def test_who_eliminated_whom_is_counted_by_role() -> None:
    roles = ("sheriff", "deputy", "outlaw", "renegade")
    told = [
        Event("eliminated", 2, {"role": "outlaw", "by": -1}),
        Event("eliminated", 1, {"role": "deputy", "by": 0}),
        Event("drew", 0, {"by": 1}),
        Event("eliminated", 3, {"role": "renegade", "by": 3}),
        Event("eliminated", 3, {"role": "renegade", "cause": "arrows"}),
    ]
    assert kills_in(told, roles) == (("sheriff", "deputy"),)


def test_a_game_counts_once_for_two_roles_and_only_if_it_has_both() -> None:
    five = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")
    killed = (("sheriff", "outlaw"), ("sheriff", "outlaw"), ("sheriff", "deputy"))
    outcomes = [
        Outcome(0, 1, roles=five, kills=killed),
        Outcome(1, 2, roles=five),
        Outcome(2, 3, roles=("sheriff", "outlaw", "outlaw", "renegade")),
    ]
    kills = tally(outcomes, (), 1.0).kills
    assert kills["sheriff", "deputy"][:2] == (1, 2)
    assert kills["sheriff", "outlaw"][:2] == (1, 3)
    assert kills["outlaw", "outlaw"][:2] == (0, 3)
    assert ("sheriff", "sheriff") not in kills


def test_kills_are_part_of_the_report() -> None:
    shown = simulate(Plan("bang", 5, 10, parse_seating("random"), 3)).as_json()
    own = [each for each in shown["kills"] if (each["by"], each["role"]) == ("sheriff", "deputy")]
    assert len(own) == 1
    assert own[0]["games"] == 10
    assert 0 <= own[0]["low"] <= own[0]["share"] <= own[0]["high"]
    assert any(each["with"] for each in shown["kills"])


def test_a_process_that_plays_still_looks_for_garbage_but_not_in_what_lasts() -> None:
    with ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=spare_the_lasting
    ) as pool:
        assert pool.submit(gc.isenabled).result()
        assert pool.submit(gc.get_threshold).result()[0] == YOUNG
        assert pool.submit(gc.get_freeze_count).result() > 10_000
