"""The game for three: open roles, a prey for each, other rewards."""

from typing import Any, cast

import pytest

import saloon
from saloon.games.bang.series import Ending
from saloon.games.bang.state import Bang, Harm
from saloon.games.bang.victory import check_victory
from saloon.kernel import GameOver, SetupError
from saloon.testing import Scenario, rule, seat

DC: dict[str, Any] = {"modules": ["dodge-city"]}
ROLES = ("deputy", "outlaw", "renegade")
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
AT = {role: number for number, role in enumerate(ROLES)}


def three(*, deputy: Any = None, outlaw: Any = None, renegade: Any = None, **more: Any) -> Scenario:
    """Deputy, Outlaw, Renegade at seats 0, 1, 2; each is given as the options of `seat`."""
    given = zip(ROLES, (deputy, outlaw, renegade), strict=True)
    seats = [seat(role=role, **(options or {})) for role, options in given]
    return Scenario(seats=seats, players=3, **{**DC, **more})


def deal(seed: int, **options: Any) -> saloon.Game:
    return saloon.new_game("bang", players=3, seed=seed, **{**DC, **options})


def table_of(game: saloon.Game) -> Bang:
    assert not game.over
    return cast(Bang, game.state)


@rule("DC-THREE-01")
def test_the_three_roles_are_dealt_at_random_and_lie_open() -> None:
    deals = set()
    for seed in range(40):
        game = deal(seed)
        g = table_of(game)
        roles = [g.role(player) for player in g.players]
        assert sorted(roles) == sorted(ROLES)
        deals.add(tuple(roles))
        for viewer in (None, 0, 1, 2):
            assert [player["role"] for player in game.view(viewer)["players"]] == roles
    assert len(deals) == 6


@rule("DC-THREE-01")
def test_the_roles_are_open_before_the_characters_are_chosen() -> None:
    game = deal(1, rulings={"expert-two-characters": True})
    assert game.decision.kind == "character"
    assert None not in [player["role"] for player in game.view(None)["players"]]


@rule("DC-THREE-03")
@pytest.mark.parametrize("seed", range(6))
def test_the_deputy_begins(seed: int) -> None:
    g = table_of(deal(seed))
    assert g.turn == 1
    assert g.role(g.players[g.active]) == "deputy"
    assert g.first == g.active


@rule("DC-THREE-01", "ED-01", "BB-SETUP-01")
def test_three_need_dodge_city_and_the_ruling() -> None:
    with pytest.raises(SetupError, match="dodge-city") as refused:
        saloon.new_game("bang", players=3)
    assert refused.value.rule == "BB-SETUP-01"
    with pytest.raises(SetupError, match="three-player-mode") as refused:
        deal(1, rulings={"three-player-mode": False})
    assert refused.value.rule == "ED-01"


@rule("DC-THREE-12", "ED-01")
def test_the_other_edition_knows_no_game_for_three() -> None:
    with pytest.raises(SetupError) as refused:
        deal(1, edition="hu-compendium")
    assert refused.value.rule == "ED-01"
    again = deal(1, edition="hu-compendium", rulings={"three-player-mode": True})
    assert len(table_of(again).players) == 3


@rule("ED-01")
@pytest.mark.parametrize("players", [2, 9])
def test_two_or_nine_cannot_play_with_any_module(players: int) -> None:
    with pytest.raises(SetupError, match="3 to 8") as refused:
        saloon.new_game("bang", players=players, **DC)
    assert refused.value.rule == "BB-SETUP-01"


def test_the_ruling_changes_nothing_at_bigger_tables() -> None:
    on, off = (
        saloon.new_game("bang", players=5, seed=1, rulings={"three-player-mode": value}, **DC)
        for value in (True, False)
    )
    assert on.view(None) == off.view(None)
    assert on.view(None)["in_force"] == []


@rule("DC-THREE-02", "DC-THREE-04")
@pytest.mark.parametrize("hunter", ROLES)
def test_killing_the_own_prey_wins_at_once(hunter: str) -> None:
    prey = PREY[hunter]
    s = three(turn=AT[hunter], **{hunter: {"hand": ["bang"]}, prey: {"life": 1}})
    s.plays("bang", at=AT[prey])
    assert s.over
    assert (s.winner, s.winners) == (hunter, (AT[hunter],))


@rule("DC-THREE-02", "DC-THREE-05")
@pytest.mark.parametrize("hunter", ROLES)
def test_killing_somebody_else_does_not_win(hunter: str) -> None:
    other = next(role for role in ROLES if role not in (hunter, PREY[hunter]))
    s = three(turn=AT[hunter], **{hunter: {"hand": ["bang"]}, other: {"life": 1}})
    s.plays("bang", at=AT[other])
    assert not s.over
    assert s.is_out(AT[other])


@rule("DC-EXAMPLE-09", "DC-THREE-05", "DC-THREE-08")
def test_the_outlaw_kills_the_deputys_prey() -> None:
    s = three(
        turn=1,
        outlaw={"hand": ["bang", "volcanic"]},
        renegade={"life": 1},
        deputy={"life": 1},
        deck=["beer", "bang:kd", "stagecoach"],
    )
    s.plays("volcanic")
    s.plays("bang", at=2)
    assert not s.over
    assert s.hand(1) == ["beer", "bang", "stagecoach"]
    s.plays("bang:kd", at=0)
    assert (s.winner, s.winners) == ("outlaw", (1,))


@rule("DC-THREE-05", "DC-THREE-07")
def test_who_was_robbed_of_the_prey_wins_as_the_last_one_alive() -> None:
    """The Deputy's prey was killed by the Outlaw: now the Outlaw's death is enough."""
    s = three(deputy={"hand": ["bang"]}, outlaw={"life": 1}, renegade={"out": True})
    s.plays("bang", at=1)
    assert (s.winner, s.winners) == ("deputy", (0,))


@rule("DC-THREE-06")
def test_a_dynamite_kills_for_nobody() -> None:
    s = three(
        turn=2,
        step="begin",
        renegade={"life": 3, "in_play": ["dynamite"]},
        deck=["5s", "saloon", "scope"],
        deputy={"hand": ["missed"]},
    )
    assert not s.over
    assert s.is_out(2)
    assert s.active == 0
    assert s.hand(0) == ["missed", "saloon", "scope"]  # the cards of the own turn only
    s.ends_turn()
    assert s.active == 1


@rule("DC-THREE-06")
def test_a_lost_duel_of_ones_own_kills_for_nobody() -> None:
    """The Outlaw dies in the own Duel against the Renegade, whose prey he is."""
    s = three(
        turn=1,
        outlaw={"hand": ["duel"], "life": 1},
        renegade={"hand": ["bang"]},
        deck=["saloon", "scope"],
    )
    s.plays("duel", at=2)
    s.responds(2, "bang")
    assert not s.over
    assert s.is_out(1)
    assert s.active == 2
    assert s.hand(2) == ["saloon", "scope"]  # the cards of the own turn, and no reward


@rule("DC-THREE-07")
def test_with_two_left_a_dynamite_decides_too() -> None:
    s = three(
        turn=1,
        step="begin",
        outlaw={"life": 3, "in_play": ["dynamite"]},
        renegade={"out": True},
        deck=["5s"],
    )
    assert s.over
    assert (s.winner, s.winners) == ("deputy", (0,))


@rule("DC-THREE-08")
@pytest.mark.parametrize("hunter", ROLES)
def test_any_elimination_pays_three_cards_never_six(hunter: str) -> None:
    other = next(role for role in ROLES if role not in (hunter, PREY[hunter]))
    s = three(turn=AT[hunter], **{hunter: {"hand": ["bang"]}, other: {"life": 1}})
    s.plays("bang", at=AT[other])
    assert len(s.hand(AT[hunter])) == 3


@rule("DC-THREE-08")
def test_no_cards_are_drawn_when_the_game_is_over() -> None:
    s = three(deputy={"hand": ["bang"]}, renegade={"life": 1})
    s.plays("bang", at=2)
    assert s.over
    assert s.hand(0) == []


@rule("DC-THREE-09")
def test_nobody_has_a_bonus_life() -> None:
    for seed in range(6):
        g = table_of(deal(seed))
        assert [each.max_life for each in g.players] == [each.character.life for each in g.players]


@rule("DC-THREE-09")
def test_there_is_no_penalty_for_a_deputy() -> None:
    """The Renegade kills the Deputy, who is nobody's Deputy."""
    s = three(
        turn=2, renegade={"hand": ["bang", "beer"], "in_play": ["barrel"]}, deputy={"life": 1}
    )
    s.plays("bang", at=0)
    assert s.in_play(2) == ["barrel"]
    assert len(s.hand(2)) == 1 + 3


@rule("DC-THREE-09")
def test_nobody_can_be_made_sheriff() -> None:
    with pytest.raises(SetupError) as refused:
        deal(1, sheriff=0)
    assert refused.value.rule == "DC-THREE-09"


def test_a_series_of_games_for_three_hands_no_sheriff_on() -> None:
    s = three(deputy={"hand": ["bang"], "character": "black-jack"}, renegade={"life": 1})
    s.plays("bang", at=2)
    following = Ending.of(s.game).next_game(keep=[0])
    assert following == {"characters": {0: "black-jack"}, "sheriff": None}
    assert len(table_of(deal(1, **following)).players) == 3


@rule("DC-THREE-10")
@pytest.mark.parametrize("who", ROLES)
def test_anybody_can_be_put_in_jail(who: str) -> None:
    by = next(role for role in ROLES if role != who)
    s = three(turn=AT[by], **{by: {"hand": ["jail"]}})
    s.plays("jail", at=AT[who])
    assert s.in_play(AT[who]) == ["jail"]


@rule("DC-THREE-11")
@pytest.mark.parametrize("ruling", ["no-effect", "forbidden"])
def test_beer_is_refused_with_two_left(ruling: str) -> None:
    s = three(
        deputy={"hand": ["beer"], "life": 2},
        renegade={"out": True},
        rulings={"beer-with-two-players": ruling},
    )
    s.refuses("beer", "DC-THREE-11")


@rule("DC-THREE-11")
def test_beer_is_drunk_with_three_and_saves_nobody_of_two() -> None:
    s = three(deputy={"hand": ["beer:6s"], "life": 2})
    s.plays("beer")
    assert s.life(0) == 3
    s = three(
        turn=1, outlaw={"hand": ["bang"]}, deputy={"hand": ["beer"], "life": 1},
        renegade={"out": True},
    )  # fmt: skip
    s.plays("bang", at=0)
    s.passes(0)
    assert s.winner == "outlaw"


@rule("DC-THREE-13")
def test_if_the_last_two_fall_together_nobody_wins() -> None:
    s = three(renegade={"out": True})
    g = s.state
    for player in g.players[:2]:
        g.leave(player)
    with pytest.raises(GameOver):
        check_victory(g, Harm(None, "test"), g.players[1])
    assert g.result is not None
    assert (g.result.side, g.result.winners) == ("nobody", ())
