"""What is in the box: counts, the deck card by card, and what of it a dealt game contains."""

from collections import Counter
from typing import Any, cast

import pytest

import saloon
from saloon.games.bang.about import about
from saloon.games.bang.cards import RANKS
from saloon.games.bang.catalogue import BUILT, tagged
from saloon.games.bang.facts import TAGS
from saloon.games.bang.modules.base import base
from saloon.games.bang.modules.great_train_robbery.box import MADE as RAILCARS
from saloon.games.bang.state import Bang
from saloon.testing import Scenario, rule, seat

BASIC_CHARACTERS = {
    "Bart Cassidy",
    "Black Jack",
    "Calamity Janet",
    "El Gringo",
    "Jesse Jones",
    "Jourdonnais",
    "Kit Carlson",
    "Lucky Duke",
    "Paul Regret",
    "Pedro Ramirez",
    "Rose Doolan",
    "Sid Ketchum",
    "Slab the Killer",
    "Suzy Lafayette",
    "Vulture Sam",
    "Willy the Kid",
}


def table_of(game: saloon.Game) -> Bang:
    assert not game.over
    return cast(Bang, game.state)


def dealt_cards(players: int = 4, **options: Any) -> list[str]:
    """Every playing card of a dealt game, looked for where it lies: in the deck or in a hand."""
    g = table_of(saloon.new_game("bang", players=players, seed=1, **options))
    slots = [*g.deck, *g.pile, *g.turned]
    for player in g.players:
        slots += [*player.hand, *player.in_play]
    return [g.face[slot].text.partition("#")[0] for slot in slots]


def copies(card: str) -> Counter[str]:
    """The copies of a card in a dealt game, as suits and ranks: `9s`."""
    names = (text.partition(":") for text in dealt_cards())
    return Counter(value for name, _, value in names if name == card)


def printed(*groups: str) -> Counter[str]:
    """Suits and ranks, written out: `2-9c` are the eight clubs from 2 to 9."""
    found: Counter[str] = Counter()
    for group in groups:
        first, _, last = group[:-1].upper().partition("-")
        for rank in RANKS[RANKS.index(first) : RANKS.index(last or first) + 1]:
            found[f"{rank.lower()}{group[-1]}"] += 1
    return found


def row(card: str) -> dict[str, Any]:
    return next(dict(each) for each in base.data["cards"] if each["id"] == card)


def names(card: str) -> tuple[str, str, str]:
    """English, Czech and Hungarian name; what is not translated keeps the English one."""
    name = row(card)["name"]
    return name["en"], name.get("cs", name["en"]), name.get("hu", name["en"])


@rule("BB-COMP-01")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_game_is_played_with_the_eighty_cards(players: int) -> None:
    assert len(dealt_cards(players)) == base.data["components"]["playingCards"] == 80
    assert Counter(dealt_cards(players)) == Counter(dealt_cards(4))


@rule("BB-COMP-02")
def test_the_seven_role_cards() -> None:
    roles = {each["id"]: each["count"] for each in base.data["roles"]}
    assert roles == {"sheriff": 1, "deputy": 2, "renegade": 1, "outlaw": 3}
    assert base.data["components"]["roles"] == sum(roles.values()) == 7
    g = table_of(saloon.new_game("bang", players=7, seed=1))
    assert Counter(g.role(player) for player in g.players) == roles


@rule("BB-COMP-03")
def test_sixteen_of_the_characters_belong_to_the_base_game() -> None:
    assert {each["name"]["en"] for each in base.data["characters"]} == BASIC_CHARACTERS
    assert set(base.characters) == {each["id"] for each in base.data["characters"]}
    # The other three of the box come with a module of their own and are never dealt without it.
    for seed in range(20):
        g = table_of(saloon.new_game("bang", players=7, seed=seed))
        dealt = {player.character.id for player in g.players}
        assert not dealt & {"johnny-kisch", "uncle-will", "claus-the-saint"}


@rule("BB-COMP-04")
def test_the_bonus_cards_are_in_the_box_and_in_no_game() -> None:
    assert base.data["components"]["bonusCards"] == 2
    kinds = {text.partition(":")[0] for text in dealt_cards()}
    assert kinds == {each["id"] for each in base.data["cards"]}
    # Nothing lies on the table but playing cards, the roles in use and the characters.
    g = table_of(saloon.new_game("bang", players=4, seed=1))
    assert len(g.face) == 80 + 4 + 16


@rule("BB-COMP-06")
def test_boards_references_and_bullets_are_enough_for_the_largest_table() -> None:
    components = base.data["components"]
    assert components["summaryCards"] == components["playerBoards"] == 7
    assert components["bullets"] == 30
    healthiest = sorted((each.life for each in base.characters.values()), reverse=True)[:7]
    bonus = 1
    assert sum(healthiest) + bonus <= components["bullets"]


@rule("BB-COMP-07")
def test_the_stick_is_on_the_table_only_in_its_variant() -> None:
    assert base.data["components"]["dynamiteToken"] == 1
    plain = saloon.new_game("bang", players=4, seed=1)
    assert "stick" not in plain.view(None)
    variant = saloon.new_game("bang", players=4, seed=1, rulings={"dynamite-stick-variant": True})
    assert variant.view(None)["stick"] in range(4)


@rule("BB-DECK-01", "BB-DECK-02", "BB-DECK-03", "BB-DECK-04", "BB-DECK-05")
def test_shots_and_answers_beer_panic_and_cat_balou() -> None:
    assert names("bang") == ("BANG!", "BANG!", "BANG!")
    assert copies("bang") == printed("as", "2-ad", "2-9c", "q-ah")
    assert copies("bang").total() == 25
    assert names("missed") == ("Missed!", "Vedle!", "Elvétve!")
    assert copies("missed") == printed("10-ac", "2-8s")
    assert copies("missed").total() == 12
    assert names("beer") == ("Beer", "Pivo", "Sör")
    assert copies("beer") == printed("6-jh")
    assert copies("beer").total() == 6
    assert names("panic") == ("Panic!", "Panika!", "Pánik!")
    assert copies("panic") == printed("jh", "qh", "ah", "8d")
    assert names("cat-balou") == ("Cat Balou", "Cat Balou", "Cat Balou")
    assert copies("cat-balou") == printed("kh", "9-jd")


@rule("BB-DECK-06", "BB-DECK-07", "BB-DECK-08", "BB-DECK-09")
def test_duels_stores_indians_and_stagecoaches() -> None:
    assert names("duel") == ("Duel", "Duel", "Párbaj")
    assert copies("duel") == printed("qd", "js", "8c")
    assert names("general-store") == ("General Store", "Hokynářství", "Zsibvásár")
    assert copies("general-store") == printed("9c", "qs")
    assert names("indians") == ("Indians!", "Indiáni!", "Indiánok!")
    assert copies("indians") == printed("kd", "ad")
    assert names("stagecoach") == ("Stagecoach", "Dostavník", "Postakocsi")
    assert copies("stagecoach") == printed("9s", "9s")


@rule("BB-DECK-10", "BB-DECK-11", "BB-DECK-12")
def test_the_brown_cards_of_which_there_is_one() -> None:
    assert names("wells-fargo") == ("Wells Fargo", "Wells Fargo", "Wells Fargo")
    assert copies("wells-fargo") == printed("3h")
    assert names("gatling") == ("Gatling", "Kulomet", "Gatling")
    assert copies("gatling") == printed("10h")
    assert names("saloon") == ("Saloon", "Saloon", "Szalon")
    assert copies("saloon") == printed("5h")


@rule("BB-DECK-13", "BB-DECK-14", "BB-DECK-15", "BB-DECK-16", "BB-DECK-17")
@pytest.mark.parametrize(
    ("weapon", "name", "cards", "reach"),
    [
        ("volcanic", "Volcanic", ("10s", "10c"), 1),
        ("schofield", "Schofield", ("jc", "qc", "ks"), 2),
        ("remington", "Remington", ("kc",), 3),
        ("rev-carabine", "Rev. Carabine", ("ac",), 4),
        ("winchester", "Winchester", ("8s",), 5),
    ],
)
def test_the_weapons(weapon: str, name: str, cards: tuple[str, ...], reach: int) -> None:
    assert names(weapon) == (name, name, name)
    assert copies(weapon) == printed(*cards)
    for card in cards:
        armed = Scenario(seats=[seat(in_play=[f"{weapon}:{card}"])])
        assert armed.reach(0) == reach


@rule("BB-DECK-18", "BB-DECK-19", "BB-DECK-20", "BB-DECK-21", "BB-DECK-22")
def test_the_blue_cards_that_are_no_weapons() -> None:
    assert names("mustang") == ("Mustang", "Mustang", "Mustang")
    assert copies("mustang") == printed("8h", "9h")
    assert names("scope") == ("Scope", "Hledí", "Távcső")
    assert copies("scope") == printed("as")
    assert names("barrel") == ("Barrel", "Barel", "Hordó")
    assert copies("barrel") == printed("qs", "ks")
    assert names("jail") == ("Jail", "Vězení", "Börtön")
    assert copies("jail") == printed("js", "4h", "10s")
    assert names("dynamite") == ("Dynamite", "Dynamit", "Dinamit")
    assert copies("dynamite") == printed("2h")


@rule("BB-DECK-23")
def test_sixty_three_brown_cards_and_seventeen_blue_ones() -> None:
    cards = [base.cards[text.partition(":")[0]] for text in dealt_cards()]
    assert Counter(card.border for card in cards) == {"brown": 63, "blue": 17}
    blue = [card for card in cards if card.border == "blue"]
    assert Counter(card.reach is not None for card in blue) == {True: 8, False: 9}


def test_every_suit_has_the_low_values_once_and_the_high_ones_twice() -> None:
    once = printed("2-7c", "2-7d", "2-7h", "2-7s")
    twice = printed("8-ac", "8-ad", "8-ah", "8-as")
    assert Counter(text.partition(":")[2] for text in dealt_cards()) == once + twice + twice


def test_what_a_data_row_says_for_players_has_a_meaning() -> None:
    """Tags are words that clients and bots know."""
    found = {
        tag
        for box in BUILT.values()
        for row in (*box.data["cards"], *box.data["characters"])
        for tag in row.get("tags", ())
    }
    assert found <= set(TAGS)
    assert {"bang", "duel", "jail", "doc-holyday"} <= tagged("hostile")
    assert {"missed", "dodge", "duck"} <= tagged("missed")
    assert "mad-ride" in tagged("free-answer"), "an event"
    told = {piece.id: piece.tags for piece in about().pieces}
    assert tagged("fuse") == {"dynamite", "bomb"}
    assert tagged("comes-round") == {"dynamite"}, "a Bomb is handed on to anybody"
    assert told["gatling"] == ["shot", "hits-all"]
    assert told["doc-holyday"] == ["hostile", "shot"]
    assert told["beer"] == []


def test_tags_agree_with_what_the_cards_do() -> None:
    cards = {id_: card for box in BUILT.values() for id_, card in box.cards.items()}
    far = {id_ for id_, piece in {**cards, **RAILCARS}.items() if piece.cover}
    assert far == tagged("cover")
    assert {id_ for id_, card in cards.items() if card.unlimited_bangs} == tagged("any-number")
    lies = {id_ for id_, card in cards.items() if card.border in ("blue", "green")}
    assert {id_ for id_, card in cards.items() if card.missed} - lies == tagged("missed")
