"""Setting up: characters dealt and kept, starts, places, bandits."""

from __future__ import annotations

import pytest

import saloon
from saloon.games.legends.board import HIDEOUTS, LOCATION
from saloon.games.legends.reading import pieces
from saloon.games.legends.state import Legends
from saloon.kernel import Game, SetupError
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def state(game: Game) -> Legends:
    assert isinstance(game.state, Legends)
    return game.state


def new(players: int = 4, seed: int = 1, **options: object) -> Game:
    return saloon.new_game("legends", players=players, seed=seed, **options)


def keep(game: Game, wanted: str = "") -> None:
    """Everybody keeps the wanted character, or else the first."""
    for seat in range(game.state.seats):
        texts = [game.state.option_text(each) for each in game.options(seat)]
        liked = f"keep character:{wanted}"
        game.choose(liked if liked in texts else texts[0], seat)


def settle(game: Game) -> None:
    """Play the set-up to its end."""
    while game.decision.kind != "income":
        seat = game.unanswered()[0]
        game.choose(game.options(seat)[0], seat)


@rule("WL-SETUP-01")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(SetupError, match="WL-SETUP-01"):
        new(players)


@rule("WL-SETUP-02", "WL-SETUP-04", "WL-SETUP-05", "WL-SETUP-15")
def test_what_lies_on_the_table() -> None:
    game = new(6)
    settle(game)
    g = state(game)
    hands = sum([len(player.hand) for player in g.players])
    assert len(g.deck) + hands == 52
    assert (len(g.blue), len(g.green)) == (8, 8)
    assert not any(g.knows(seat, slot) for seat in range(6) for slot in g.blue + g.green)
    assert g.sheriff == "DR01"
    assert [player.lp for player in g.players] == [0] * 6


@rule("WL-SETUP-07", "WL-SETUP-32")
def test_two_characters_each_of_which_one_is_kept_in_secret() -> None:
    game = new(3)
    assert game.decision.kind == "character"
    assert game.unanswered() == (0, 1, 2)
    assert [len(game.options(seat)) for seat in range(3)] == [2, 2, 2]
    view = game.view(1)
    assert [len(player["choice"]) for player in view["players"]] == [0, 2, 0]
    kept = game.state.option_text(game.options(0)[1]).removeprefix("keep character:")
    game.choose(game.options(0)[1], 0)
    assert game.view(1)["players"] == view["players"]
    for seat in (1, 2):
        game.choose(game.options(seat)[0], seat)
    g = state(game)
    assert g.players[0].character.id == kept
    assert len(g.box) == 9
    assert [sum([g.knows(seat, slot) for slot in g.box]) for seat in range(3)] == [1, 1, 1]
    assert [len(player["choice"]) for player in game.view(None)["players"]] == [1, 1, 1]


@rule("WL-SETUP-08", "WL-EXAMPLE-01")
def test_who_is_wanted_most_begins() -> None:
    for seed in range(40):
        game = new(4, seed)
        keep(game, "billy_the_kid")
        g = state(game)
        people = [player.character.id for player in g.players]
        if "billy_the_kid" in people:
            assert g.first == people.index("billy_the_kid")
            return
    raise AssertionError("Billy was never dealt")


@rule("WL-SETUP-09")
def test_without_wanted_points_the_first_player_is_drawn_by_lot() -> None:
    firsts = set()
    for seed in range(60):
        game = new(2, seed)
        keep(game)
        g = state(game)
        if not any(player.character.piece.start.wp for player in g.players):
            firsts.add(g.first)
    assert firsts == {0, 1}


@rule("WL-SETUP-10", "WL-SETUP-11", "WL-SETUP-14", "WL-SETUP-23", "WL-SETUP-06")
def test_everybody_starts_as_printed_without_rewards() -> None:
    seen = set()
    for seed in range(30):
        game = new(6, seed)
        settle(game)
        for player in state(game).players:
            start = player.character.piece.start
            seen.add(player.character.id)
            bonus = 1 if "provisions" in start.items else 0  # WL-SETUP-30
            assert len(player.hand) == start.poker_cards + bonus
            assert (player.money, player.mp, player.wp) == (start.money, start.mp, start.wp)
            assert (player.wounds, player.lp) == (start.wounds, 0)
            assert player.gear == {
                start.weapon: 2 if start.upgraded else 1, **dict.fromkeys(start.items, 1),
            }  # fmt: skip
            assert (player.weapon, player.mount) == (start.weapon, "")
    assert len(seen) == 12


@rule("WL-SETUP-12", "WL-SETUP-13", "WL-LOC-02", "WL-CHAR-21", "WL-SETUP-29")
def test_figures_start_on_their_location() -> None:
    asked = set()
    for seed in range(40):
        game = new(6, seed)
        keep(game)
        g = state(game)
        turns = [player.seat for player in g.around(g.first)]
        while game.decision.kind == "start-space":
            seat = game.unanswered()[0]
            character = g.players[seat].character
            asked.add(character.id)
            assert turns.index(seat) >= 0
            turns = turns[turns.index(seat) :]
            spaces = [each.detail for each in game.options(seat)]
            if character.id == "wyatt_earp":
                taken = [player.space for player in g.players]
                assert not set(spaces) & set(taken)
            assert g.bandits == []
            game.choose(game.options(seat)[-1], seat)
        for player in g.players:
            location = LOCATION[player.space]
            assert location is not None
            assert location.id in player.character.piece.start_locations
    assert asked == {
        "annie_oakley", "calamity_jane", "stagecoach_mary", "billy_the_kid", "jesse_james",
        "wyatt_earp",
    }  # fmt: skip


@rule("WL-SETUP-19", "WL-HIDE-04")
def test_a_bandit_on_every_hideout_without_a_character() -> None:
    for seed in range(12):
        game = new(6, seed)
        settle(game)
        g = state(game)
        stood = [player.space for player in g.players]
        assert sorted(g.bandits) == sorted(
            [each.spaces[0] for each in HIDEOUTS if each.spaces[0] not in stood]
        )


@rule("WL-SETUP-22")
def test_the_length_is_agreed_before() -> None:
    lengths = {
        length: new(2, rulings={"length": length}).view(None)["length"]
        for length in ("short", "medium", "long")
    }
    assert lengths == {"short": 15, "medium": 20, "long": 25}
    with pytest.raises(SetupError, match="WL-SETUP-22"):
        new(2, rulings={"length": "endless"})


@rule("WL-SETUP-30", "WL-CHAR-09")
def test_provisions_at_the_start_bring_their_card() -> None:
    for seed in range(40):
        game = new(3, seed)
        keep(game, "calamity_jane")
        g = state(game)
        for player in g.players:
            if player.character.id == "calamity_jane":
                assert len(player.hand) == 1
                assert player.gear == {"revolver": 1, "provisions": 1}
                return
    raise AssertionError("Calamity Jane was never dealt")


@rule("WL-SETUP-28", "WL-RANCH-02")
def test_hands_and_cattle_symbols_are_hidden() -> None:
    s = Scenario([{"hand": ["hustle"], "cattle": ["cattle:die#blue"]}, {}])
    own, other, nobody = (s.shown(0, viewer) for viewer in (0, 1, None))
    assert [card.partition(":")[0] for card in own["hand"]] == ["hustle"]
    assert own["herd"] == ["cattle:die#blue"]
    for seen in (other, nobody):
        assert (seen["hand"], seen["cards"]) == ([], 1)
        assert (seen["herd"], seen["cattle"]) == ([], ["blue"])


@rule("WL-FIRST-02")
def test_the_first_game_of_four_has_its_four_characters() -> None:
    for seed in range(4):
        game = new(4, seed, modules=["first-game"])
        settle(game)
        g = state(game)
        people = [player.character.id for player in g.players]
        assert sorted(people) == ["annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife"]
        assert people[g.first] == "billy_the_kid"


@rule("WL-FIRST-06")
def test_the_first_game_is_short() -> None:
    assert new(4, modules=["first-game"]).view(None)["length"] == 15
    with pytest.raises(SetupError, match="WL-FIRST-06"):
        new(4, modules=["first-game"], rulings={"length": "long"})


@rule("WL-FIRST-03", "WL-FIRST-04", "WL-FIRST-09")
def test_the_first_game_has_no_cattle_and_sells_provisions_only() -> None:
    s = Scenario(
        [{"character": "kit_carson", "space": "DR02", "money": 100}, {}], modules=["first-game"]
    )
    items = [id_ for id_, kind in pieces().equipment.items() if kind.category == "item"]
    assert [id_ for id_ in s.offered("buy") if id_ in items] == ["provisions"]
    assert s.refused("buy map") == "WL-FIRST-03"
    s = Scenario([{"space": "SH07"}, {}], modules=["first-game"])
    assert s.refused("acquire") == "WL-FIRST-04"
    for seed in range(60):
        game = new(3, seed, modules=["first-game"])
        keep(game, "kit_carson")
        settle(game)
        for player in state(game).players:
            if player.character.id == "kit_carson":
                assert player.gear == {"revolver": 2}
                return
    raise AssertionError("Kit Carson was never dealt")
