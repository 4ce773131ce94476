"""Eight players, two Renegades; and what Dodge City does to smaller tables."""

from collections import Counter
from typing import Any, cast

import pytest

import saloon
from saloon.bots import make_bot, play_out
from saloon.games.bang.cards import Blue, Green
from saloon.games.bang.modules.base import base
from saloon.games.bang.modules.dodge_city import dodge_city
from saloon.games.bang.state import Bang
from saloon.kernel import SetupError
from saloon.testing import Scenario, rule, seat

DC: dict[str, Any] = {"modules": ["dodge-city"]}
EIGHT = {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}
SMALLER = {
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
}


def dealt(players: int, seed: int, **options: Any) -> saloon.Game:
    return saloon.new_game("bang", players=players, seed=seed, **{**DC, **options})


def roles_of(game: saloon.Game) -> list[str]:
    assert not game.over
    g = cast(Bang, game.state)
    return [g.role(player) for player in g.players]


def eight(*alive: dict[str, Any], **more: Any) -> Scenario:
    """The given seats are alive; the other roles of an eight-player table are out."""
    left = Counter(EIGHT)
    left.subtract(each["role"] for each in alive)
    gone = [seat(role=role, out=True) for role in left.elements()]
    return Scenario(seats=[*alive, *gone], players=8, **{**DC, **more})


@rule("DC-COMP-02", "DC-EIGHT-01")
def test_the_box_holds_eight_role_cards() -> None:
    printed = {row["id"]: row["count"] for row in dodge_city.data["roles"]}
    assert printed == dodge_city.data["roleTable"]["8"] == EIGHT


@rule("DC-EIGHT-01")
def test_all_eight_role_cards_are_used() -> None:
    deals = set()
    for seed in range(12):
        roles = roles_of(dealt(8, seed))
        assert Counter(roles) == EIGHT
        deals.add(tuple(roles))
    assert len(deals) > 1


@rule("DC-EIGHT-01", "BB-SETUP-01")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_eight_need_dodge_city(edition: str) -> None:
    with pytest.raises(SetupError, match="dodge-city") as refused:
        saloon.new_game("bang", players=8, edition=edition)
    assert refused.value.rule == "BB-SETUP-01"
    assert len(roles_of(dealt(8, 1, edition=edition))) == 8


@rule("DC-EIGHT-02")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_with_fewer_players_there_is_one_renegade(players: int) -> None:
    for seed in range(6):
        assert Counter(roles_of(dealt(players, seed))) == SMALLER[players]


@rule("DC-EIGHT-03", "DC-EIGHT-05")
def test_only_the_surviving_renegade_wins() -> None:
    s = eight(seat(role="renegade", hand=["bang"]), seat(role="sheriff", life=1))
    assert s.role(7) == "renegade"
    s.plays("bang", at=1)
    assert (s.winner, s.winners) == ("renegade", (0,))


@rule("DC-EXAMPLE-10", "DC-EIGHT-03", "DC-EIGHT-04")
@pytest.mark.parametrize("ruling", ["last-alive", "kills-sheriff"])
def test_the_sheriff_falls_before_the_renegades_have_fought_it_out(ruling: str) -> None:
    s = eight(
        seat(role="renegade", hand=["bang"]),
        seat(role="sheriff", life=1),
        seat(role="renegade"),
        rulings={"renegade-win-condition": ruling},
    )
    s.plays("bang", at=1)
    assert s.winner == "outlaw"
    assert [s.role(who) for who in s.winners] == ["outlaw"] * 3
    assert all(s.is_out(who) for who in s.winners)


@rule("DC-EIGHT-03")
def test_a_renegade_may_kill_the_other_and_play_on() -> None:
    s = eight(
        seat(role="renegade", hand=["bang"]), seat(role="renegade", life=1), seat(role="sheriff")
    )
    s.plays("bang", at=1)
    assert not s.over
    assert s.hand(0) == []


@rule("DC-EIGHT-06")
def test_the_law_needs_both_renegades_out() -> None:
    s = eight(
        seat(role="sheriff", hand=["bang", "bang"], in_play=["volcanic"]),
        seat(role="renegade", life=1),
        seat(role="renegade", life=1),
    )
    s.plays("bang", at=1)
    assert not s.over
    s.plays("bang", at=2)
    assert s.winner == "law"
    assert sorted(s.role(who) for who in s.winners) == ["deputy", "deputy", "sheriff"]


@rule("DC-EIGHT-07")
def test_the_renegades_do_not_know_each_other() -> None:
    for seed in range(6):
        game = dealt(8, seed)
        roles = roles_of(game)
        for viewer in (None, *range(8)):
            for player in game.view(viewer)["players"]:
                seen = roles[player["seat"]] == "sheriff" or player["seat"] == viewer
                assert (player["role"] is not None) == seen


@rule("CB-INTERACT-26", "DC-EIGHT-03")
@pytest.mark.parametrize("seed", range(8))
def test_games_of_eight_with_all_modules_end_as_they_should(seed: int) -> None:
    game = dealt(8, seed)
    roles = roles_of(game)
    play_out(game, [make_bot("random", place) for place in range(8)])
    result = game.result
    assert result is not None
    sides = {"law": {"sheriff", "deputy"}, "outlaw": {"outlaw"}, "renegade": {"renegade"}}
    if result.side == "renegade":
        assert len(result.winners) == 1
    else:
        members = {place for place in range(8) if roles[place] in sides[result.side]}
        assert set(result.winners) == members


@rule("CB-DECK-01", "CB-DECK-03")
def test_cards_and_characters_of_both_boxes_are_one_deck_and_one_pool() -> None:
    cards, characters = set(), set()
    for seed in range(40):
        game = dealt(8, seed)
        roles_of(game)
        g = cast(Bang, game.state)
        assert len(g.deck) + sum(len(player.hand) for player in g.players) == 120
        cards |= {g.card(slot).id for player in g.players for slot in player.hand}
        characters |= {player.character.id for player in g.players}
    assert {*base.cards, *dodge_city.cards} <= cards
    assert {*base.characters, *dodge_city.characters} <= characters


@rule("CB-COLOR-03")
def test_green_cards_are_not_blue() -> None:
    """Nothing that is about blue cards takes a green one for one of them."""
    greens = [card for card in dodge_city.cards.values() if card.border == "green"]
    assert len(greens) == 13
    assert not any(isinstance(card, Blue) for card in greens)
    assert not any(isinstance(card, Green) for card in base.cards.values())
