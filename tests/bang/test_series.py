"""Several games in a row (BB-SERIES)."""

from collections.abc import Collection

import pytest

from saloon.games.bang.series import Ending
from saloon.games.registry import new_game, replay
from saloon.kernel import Game, Record, SetupError
from saloon.testing import Scenario, rule, seat

SEEDS = range(30)


def finished() -> Scenario:
    """Sheriff Slab (seat 1) is shot by the Outlaw Suzy; Willy is long dead, Rose lives."""
    s = Scenario(
        seats=[
            seat("suzy-lafayette", role="outlaw", hand=["bang", "beer"], in_play=["scope"], life=2),
            seat("slab-the-killer", role="sheriff", life=1),
            seat("willy-the-kid", role="outlaw", out=True),
            seat("rose-doolan", role="renegade", hand=["duel"], in_play=["barrel"], life=1),
        ],
        turn=0,
    )
    s.plays("bang", at=1)
    assert s.winner == "outlaw"
    return s


SUZY, SLAB, WILLY, ROSE = range(4)


def following(
    keep: Collection[int] = (), *, seed: int = 1, pass_sheriff: bool = True, expert: bool = False
) -> Game:
    """The game after the finished one, played up to its first question."""
    options = Ending.of(finished().game).next_game(keep, pass_sheriff=pass_sheriff)
    rulings = {"expert-two-characters": True} if expert else None
    game = new_game("bang", players=4, seed=seed, rulings=rulings, **options)
    assert not game.over
    return game


def characters(game: Game) -> list[str]:
    return [player["character"] for player in game.view(None)["players"]]


def sheriff(game: Game) -> int:
    first: int = game.view(None)["first"]
    return first


# -- characters ------------------------------------------------------------------------------


@rule("BB-SERIES-01")
def test_survivors_may_keep_their_characters() -> None:
    for seed in SEEDS:
        now = characters(following([SUZY, ROSE], seed=seed))
        assert now[SUZY] == "suzy-lafayette"
        assert now[ROSE] == "rose-doolan"


@rule("BB-SERIES-01")
def test_a_survivor_may_also_take_a_new_character() -> None:
    dealt = {characters(following([ROSE], seed=seed))[SUZY] for seed in SEEDS}
    assert len(dealt) > 5


@rule("BB-SERIES-01")
def test_cards_in_hand_and_in_play_are_not_kept() -> None:
    game = following([SUZY, ROSE])
    view = game.view(None)
    players = view["players"]
    assert [player["in_play"] for player in players] == [[]] * 4
    # Everybody who has not had a turn yet holds a fresh hand, and no card is missing.
    for player in players:
        if player["seat"] != sheriff(game):
            assert player["cards"] == player["max_life"]
    assert view["deck"] + len(view["pile"]) + sum(player["cards"] for player in players) == 80


@rule("BB-SERIES-01", "BB-SERIES-02")
@pytest.mark.parametrize(
    ("wish", "broken"),
    [(WILLY, "BB-SERIES-02"), (SLAB, "BB-SERIES-02"), (7, "BB-SERIES-01")],
)
def test_only_survivors_keep_a_character(wish: int, broken: str) -> None:
    ending = Ending.of(finished().game)
    with pytest.raises(SetupError, match=broken) as refused:
        ending.next_game([SUZY, wish])
    assert refused.value.rule == broken


@rule("BB-SERIES-01")
def test_nothing_is_handed_on_before_the_end() -> None:
    s = Scenario(seats=[seat(role="sheriff")])
    with pytest.raises(SetupError, match="not over"):
        Ending.of(s.game)


@rule("BB-SERIES-02")
def test_the_eliminated_are_dealt_a_character_at_random() -> None:
    dealt = [characters(following([SUZY, ROSE], seed=seed)) for seed in SEEDS]
    assert len({now[SLAB] for now in dealt}) > 5
    assert len({now[WILLY] for now in dealt}) > 5


@rule("BB-SERIES-03")
def test_new_characters_are_those_nobody_kept() -> None:
    for seed in SEEDS:
        now = characters(following([SUZY, ROSE], seed=seed))
        assert len(set(now)) == 4


@rule("BB-SERIES-03")
def test_in_the_expert_variant_too_nobody_is_offered_a_kept_character() -> None:
    for seed in SEEDS:
        game = following([SUZY, ROSE], seed=seed, expert=True)
        assert game.decision.seats == (SLAB, WILLY)
        offered = [name for who in (SLAB, WILLY) for name in game.view(who)["dealt"]]
        assert len({*offered, "suzy-lafayette", "rose-doolan"}) == 6
        for who in (SLAB, WILLY):
            game.choose(game.options(who)[0], who)
        assert characters(game)[SUZY] == "suzy-lafayette"


@rule("BB-SERIES-03")
def test_two_seats_cannot_keep_one_character() -> None:
    with pytest.raises(SetupError) as refused:
        new_game("bang", players=4, characters={0: "rose-doolan", 2: "rose-doolan"})
    assert refused.value.rule == "BB-SERIES-03"


@rule("BB-SERIES-01")
@pytest.mark.parametrize("kept", [{0: "nobody"}, {4: "rose-doolan"}])
def test_a_character_that_does_not_exist_cannot_be_kept(kept: dict[int, str]) -> None:
    with pytest.raises(SetupError) as refused:
        new_game("bang", players=4, characters=kept)
    assert refused.value.rule == "BB-SERIES-01"


# -- the Sheriff -----------------------------------------------------------------------------


@rule("BB-SERIES-04", "BB-SERIES-05")
def test_the_sheriff_passes_clockwise_and_the_other_roles_are_dealt_at_random() -> None:
    dealt = set()
    for seed in SEEDS:
        game = following(seed=seed)
        assert sheriff(game) == WILLY  # on the left of Slab, though eliminated
        assert game.view(None)["active"] == WILLY
        roles = [game.view(who)["players"][who]["role"] for who in range(4)]
        assert sorted(roles) == ["outlaw", "outlaw", "renegade", "sheriff"]
        dealt.add(tuple(roles))
    assert len(dealt) == 3  # the Renegade sits in any of the other three seats


@rule("BB-SERIES-04")
def test_without_an_agreement_anybody_may_become_sheriff() -> None:
    dealt = {sheriff(following(seed=seed, pass_sheriff=False)) for seed in SEEDS}
    assert dealt == {0, 1, 2, 3}


@rule("BB-SERIES-05")
def test_after_as_many_games_as_players_everybody_was_sheriff() -> None:
    places = (0, 1, 2, 3, 4)
    names = ("suzy-lafayette", "slab-the-killer", "willy-the-kid", "rose-doolan", "jourdonnais")
    was = [3]
    for _ in range(4):
        then = Ending(places, names, frozenset(places), was[-1]).next_game()["sheriff"]
        assert then is not None
        was.append(then)
    assert was == [3, 4, 0, 1, 2]


# -- life points -----------------------------------------------------------------------------


@rule("BB-SERIES-06")
def test_everybody_starts_with_full_life_again() -> None:
    for seed in SEEDS:
        players = following([SUZY, ROSE], seed=seed).view(None)["players"]
        # They ended with 2 and 1 life points.
        assert (players[SUZY]["life"], players[SUZY]["max_life"]) == (4, 4)
        assert (players[ROSE]["life"], players[ROSE]["max_life"]) == (4, 4)


@rule("BB-SERIES-06")
def test_the_bonus_life_goes_to_the_new_sheriff_and_leaves_the_old_one() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", role="sheriff", hand=["bang"], life=2),
            seat("rose-doolan", role="renegade", life=1),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ]
    )
    s.plays("bang", at=1)
    assert s.winner == "law"
    options = Ending.of(s.game).next_game([0])
    game = new_game("bang", players=4, seed=5, **options)
    old, new = game.view(None)["players"][:2]
    assert sheriff(game) == 1
    assert (old["character"], old["life"], old["max_life"]) == ("slab-the-killer", 4, 4)
    alike = new_game("bang", players=4, seed=5, **{**options, "sheriff": 2}).view(None)["players"]
    assert alike[1]["character"] == new["character"]
    assert new["life"] == new["max_life"] == alike[1]["max_life"] + 1


def test_a_following_game_can_be_saved_and_replayed() -> None:
    game = following([SUZY, ROSE])
    record = Record.from_json(game.record.to_json())
    assert characters(replay(record)) == characters(game)
