"""Setting up: roles, characters, hands, and what of it everybody may see."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import saloon
from saloon.games.bang.modules.base import base
from saloon.games.bang.state import Bang
from saloon.kernel import Event, SetupError
from saloon.testing import Scenario, rule, seat

SEEDS = range(12)
ROLES = {
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
}


def table_of(game: saloon.Game) -> Bang:
    """The whole table with its secrets; the game is first run up to its first question."""
    assert not game.over
    return cast(Bang, game.state)


def dealt(players: int, seed: int, **options: Any) -> Bang:
    return table_of(saloon.new_game("bang", players=players, seed=seed, **options))


def sheriff_of(g: Bang) -> int:
    return next(player.seat for player in g.players if g.role(player) == "sheriff")


def events_of_the_deal(game: saloon.Game) -> list[Event]:
    """What happens before the first turn begins."""
    events = game.listen()
    assert not game.over
    return events[: [event.kind for event in events].index("turn")]


def dealt_hands(players: int, seed: int, **options: Any) -> list[int]:
    """How many cards each seat was dealt before the first turn began."""
    game = saloon.new_game("bang", players=players, seed=seed, **options)
    drawn = Counter(event.seat for event in events_of_the_deal(game) if event.kind == "drew")
    return [drawn[place] for place in range(players)]


def viewers(game: saloon.Game) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """What every seat and a spectator see."""
    for viewer in (None, *range(game.state.seats)):
        yield viewer, game.view(viewer)


@rule("BB-SETUP-01")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_four_to_seven_can_play(players: int) -> None:
    assert len(dealt(players, seed=1).players) == players


@rule("BB-SETUP-01")
@pytest.mark.parametrize("players", [0, 3, 8])
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_fewer_or_more_cannot(players: int, edition: str) -> None:
    with pytest.raises(SetupError) as refused:
        saloon.new_game("bang", players=players, seed=1, edition=edition)
    assert refused.value.rule == "BB-SETUP-01"


@rule("BB-SETUP-02", "BB-SETUP-03", "BB-SETUP-04", "BB-SETUP-05")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_roles_for_each_number_of_players(players: int) -> None:
    for seed in SEEDS:
        g = dealt(players, seed)
        assert Counter(g.role(player) for player in g.players) == ROLES[players]


@rule("BB-SETUP-06")
def test_the_roles_are_shuffled() -> None:
    deals = {tuple(g.role(player) for player in g.players) for g in map_seeds(5, range(60))}
    for place in range(5):
        assert {deal[place] for deal in deals} == {"sheriff", "renegade", "outlaw", "deputy"}


def map_seeds(players: int, seeds: range) -> Iterator[Bang]:
    return (dealt(players, seed) for seed in seeds)


@rule("BB-SETUP-06", "BB-SETUP-07", "BB-SETUP-08")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_everybody_sees_the_sheriff_and_otherwise_only_the_own_role(players: int) -> None:
    for seed in SEEDS:
        game = saloon.new_game("bang", players=players, seed=seed)
        g = table_of(game)
        for viewer, view in viewers(game):
            for player in g.players:
                role = g.role(player)
                open_to_viewer = role == "sheriff" or player.seat == viewer
                assert view["players"][player.seat]["role"] == (role if open_to_viewer else None)


@rule("BB-SETUP-08")
def test_the_deal_tells_nobody_a_hidden_role() -> None:
    for seed in SEEDS:
        game = saloon.new_game("bang", players=7, seed=seed)
        told = events_of_the_deal(game)
        for viewer in (None, *range(7)):
            heard = json.dumps([event.seen_by(viewer) for event in told])
            assert not any(role in heard for role in ("outlaw", "renegade", "deputy"))


@rule("BB-SETUP-07")
def test_the_sheriff_stays_public_while_the_game_goes_round() -> None:
    game = saloon.new_game("bang", players=5, seed=3)
    sheriff = sheriff_of(table_of(game))
    for _ in range(100):
        for _viewer, view in viewers(game):
            assert view["players"][sheriff]["role"] == "sheriff"
        game.choose(game.decision.default)
    assert game.state.turn > 10


@rule("BB-SETUP-09")
def test_characters_are_dealt_at_random_and_open() -> None:
    seen: list[set[str]] = [set() for _ in range(7)]
    for seed in range(40):
        game = saloon.new_game("bang", players=7, seed=seed)
        characters = [player.character.id for player in table_of(game).players]
        assert len(set(characters)) == 7
        for _viewer, view in viewers(game):
            assert [player["character"] for player in view["players"]] == characters
            assert [player["abilities"] for player in view["players"]] == [
                [character] for character in characters
            ]
        for place, character in enumerate(characters):
            seen[place].add(character)
    assert set().union(*seen) == set(base.characters)
    assert all(len(characters) > 10 for characters in seen)


@rule("BB-SETUP-09")
def test_characters_come_before_the_playing_cards() -> None:
    told = events_of_the_deal(saloon.new_game("bang", players=4, seed=1))
    assert told[0].kind == "dealt"
    assert len(told[0].facts["characters"]) == 4
    assert {event.kind for event in told[1:]} == {"drew"}
    # When characters are chosen, nobody holds a card yet.
    choosing = saloon.new_game("bang", players=4, seed=1, rulings={"expert-two-characters": True})
    assert choosing.decision.kind == "character"
    assert all(not player.hand for player in table_of(choosing).players)


@rule("BB-SETUP-10", "BB-SETUP-11")
@pytest.mark.parametrize("players", [4, 7])
def test_life_is_what_is_printed_and_the_sheriff_has_one_more(players: int) -> None:
    printed = {each["id"]: each["life"] for each in base.data["characters"]}
    assert set(printed.values()) == {3, 4}
    for seed in SEEDS:
        g = dealt(players, seed)
        for player in g.players:
            bonus = 1 if g.role(player) == "sheriff" else 0
            life = printed[player.character.id] + bonus
            assert (player.life, player.max_life) == (life, life)


@rule("BB-SETUP-11")
@pytest.mark.parametrize(("character", "printed"), [("paul-regret", 3), ("willy-the-kid", 4)])
def test_the_sheriff_heals_up_to_the_bonus_bullet(character: str, printed: int) -> None:
    s = Scenario(
        seats=[
            seat(character, role="sheriff", life=printed, hand=["beer", "beer"]),
            seat(role="outlaw", life=4),
        ]
    )
    s.plays("beer")
    assert s.life(0) == printed + 1
    s.plays("beer")
    assert s.life(0) == printed + 1


@rule("BB-SETUP-11")
def test_nobody_else_has_a_bonus_bullet() -> None:
    s = Scenario(seats=[seat(), seat("paul-regret", role="outlaw", life=3, hand=["beer"])], turn=1)
    s.plays("beer")
    assert s.life(1) == 3


@rule("BB-SETUP-11")
@pytest.mark.parametrize(("character", "printed"), [("paul-regret", 3), ("willy-the-kid", 4)])
def test_the_sheriff_keeps_a_card_for_the_bonus_bullet(character: str, printed: int) -> None:
    s = Scenario(seats=[seat(character, role="sheriff", hand=["bang"] * (printed + 2))])
    s.ends_turn()
    s.discards("bang")
    assert s.active == 1
    assert len(s.hand(0)) == printed + 1


@rule("BB-SETUP-12")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_roles_and_characters_left_over_take_no_part(players: int) -> None:
    game = saloon.new_game("bang", players=players, seed=5)
    g = table_of(game)
    roles = [face.text for face in g.face if face.text.startswith("role:")]
    assert len(roles) == players
    idle = set(base.characters) - {player.character.id for player in g.players}
    assert len(idle) == 16 - players
    events = game.listen()
    for _ in range(200):
        if game.over:
            break
        seen = json.dumps([view for _viewer, view in viewers(game)])
        assert not any(f'"{name}"' in seen for name in idle)
        game.choose(game.options(game.decision.seats[0])[-1])
    told = json.dumps([event.in_full() for event in events])
    assert not any(f'"{name}"' in told for name in idle)


@rule("BB-SETUP-13", "BB-SETUP-14")
@pytest.mark.parametrize("players", [4, 7])
def test_hands_are_as_large_as_the_printed_bullets(players: int) -> None:
    for seed in SEEDS:
        printed = [player.character.life for player in dealt(players, seed).players]
        assert dealt_hands(players, seed) == printed


@rule("BB-SETUP-14", "ED-02")
def test_by_the_compendium_the_bonus_bullet_brings_a_card() -> None:
    for seed in SEEDS:
        g = dealt(5, seed)
        printed = [player.character.life for player in g.players]
        printed[sheriff_of(g)] += 1
        assert dealt_hands(5, seed, edition="hu-compendium") == printed
        ruling = {"sheriff-starting-hand": "current-life"}
        assert dealt_hands(5, seed, rulings=ruling) == printed


@rule("BB-SETUP-13")
def test_hands_are_shuffled_and_dealt_face_down() -> None:
    hands = set()
    for seed in SEEDS:
        game = saloon.new_game("bang", players=4, seed=seed)
        g = table_of(game)
        for player in g.players:
            held = [g.face[slot].text for slot in player.hand]
            hands.add(tuple(held))
            for viewer, view in viewers(game):
                shown = view["players"][player.seat]
                assert shown["cards"] == len(held)
                if viewer == player.seat:
                    assert shown["hand"] == held
                elif player.character.id != "black-jack":  # he shows a card he draws
                    assert shown["hand"] == []
    assert len(hands) == 4 * len(SEEDS)


@rule("BB-SETUP-13")
def test_only_its_owner_is_told_which_card_was_dealt() -> None:
    told = events_of_the_deal(saloon.new_game("bang", players=4, seed=1))
    for event in told:
        if event.kind == "drew":
            told_to = {who for who in (None, *range(4)) if "card" in event.seen_by(who)}
            assert told_to == {event.seat}


@rule("BB-SETUP-15")
def test_the_rest_is_the_deck_and_the_pile_is_empty() -> None:
    for seed in SEEDS:
        game = saloon.new_game("bang", players=6, seed=seed)
        held = sum(len(player.hand) for player in table_of(game).players)
        for _viewer, view in viewers(game):
            assert view["deck"] == 80 - held
            assert view["pile"] == view["turned"] == []


@rule("BB-SETUP-15")
def test_the_deck_lies_face_down_and_the_pile_face_up() -> None:
    game = saloon.new_game("bang", players=4, seed=2)
    g = table_of(game)
    for viewer, view in viewers(game):
        seen = json.dumps(view)
        assert not any(f'"{g.face[slot].text}"' in seen for slot in g.deck), viewer
    s = Scenario(seats=[seat(hand=["beer:6h", "saloon:5h"])])
    s.plays("beer")
    s.plays("saloon")
    assert all(view["pile"] == ["beer:6h", "saloon:5h"] for _viewer, view in viewers(s.game))


@rule("BB-SETUP-16")
def test_everybody_starts_with_a_colt_and_nothing_in_play() -> None:
    for seed in SEEDS:
        game = saloon.new_game("bang", players=7, seed=seed)
        view = game.view(None)
        assert [player["range"] for player in view["players"]] == [1] * 7
        assert [player["in_play"] for player in view["players"]] == [[]] * 7
        assert "stick" not in view
        assert view["in_force"] == []


@rule("BB-SETUP-17")
@pytest.mark.parametrize("players", [4, 7])
def test_the_sheriff_begins_and_turns_pass_clockwise(players: int) -> None:
    sheriffs = set()
    for seed in SEEDS:
        game = saloon.new_game("bang", players=players, seed=seed)
        sheriff = sheriff_of(table_of(game))
        sheriffs.add(sheriff)
        events = game.listen()
        assert game.view(None)["active"] == sheriff
        while game.state.turn <= players:
            game.choose(game.decision.default)  # nobody plays a card
        turns = [event.seat for event in events if event.kind == "turn"]
        assert turns == [(sheriff + 1 + turn) % players for turn in range(players)]
    assert len(sheriffs) > 2
