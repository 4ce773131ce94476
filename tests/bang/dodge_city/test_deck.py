"""What is in the box of Dodge City: counts, and the deck card by card."""

from collections import Counter
from typing import Any, cast

import pytest

import saloon
from saloon.games.bang.modules.base import base
from saloon.games.bang.modules.dodge_city import dodge_city
from saloon.games.bang.state import Bang
from saloon.testing import rule


def dealt_cards(*modules: str) -> Counter[str]:
    """Every playing card of a dealt game, looked for where it lies: in the deck or in a hand."""
    game = saloon.new_game("bang", players=5, seed=1, modules=list(modules))
    assert not game.over
    g = cast(Bang, game.state)
    slots = [*g.deck, *g.pile, *g.turned]
    for player in g.players:
        slots += [*player.hand, *player.in_play]
    return Counter(g.face[slot].text.partition("#")[0] for slot in slots)


def added_cards() -> Counter[str]:
    """What a game has with this box and not without it."""
    return dealt_cards("dodge-city") - dealt_cards()


def added(card: str, border: str) -> list[str]:
    """The ranks and suits of the copies this box adds; the card has that border."""
    row = next(each for each in dodge_city.data["cards"] if each["id"] == card)
    made = (base if row.get("repeats") else dodge_city).cards[card]
    assert made.border == row["border"] == border
    texts = (text.partition(":") for text in added_cards().elements())
    return sorted(value for name, _, value in texts if name == card)


def names(card: str) -> tuple[str, str, str]:
    """English, Czech and Hungarian name; what is not translated keeps the English one."""
    name = next(each["name"] for each in dodge_city.data["cards"] if each["id"] == card)
    return name["en"], name.get("cs", name["en"]), name.get("hu", name["en"])


def components() -> dict[str, Any]:
    return dict(dodge_city.data["components"])


# -- the box ---------------------------------------------------------------------------------


@rule("DC-COMP-01")
def test_the_box_adds_forty_playing_cards() -> None:
    assert added_cards().total() == components()["playingCards"] == 40
    assert dealt_cards() - dealt_cards("dodge-city") == Counter()


@rule("DC-COMP-02")
def test_the_eight_role_cards() -> None:
    roles = {each["id"]: each["count"] for each in dodge_city.data["roles"]}
    assert roles == {"sheriff": 1, "deputy": 2, "renegade": 2, "outlaw": 3}
    assert components()["roles"] == sum(roles.values()) == 8


@rule("DC-COMP-03")
def test_the_fifteen_characters() -> None:
    characters = {each["id"] for each in dodge_city.data["characters"]}
    assert len(characters) == len(dodge_city.data["characters"]) == 15
    assert components()["characters"] == 15
    assert characters.isdisjoint(each["id"] for each in base.data["characters"])


@rule("DC-COMP-04")
def test_the_bonus_cards_are_counted_and_do_nothing() -> None:
    assert components()["bonusCards"] == 2
    assert not any("bonus" in text for text in added_cards())


@rule("DC-COMP-05")
def test_the_eighth_player_gets_a_board_a_reference_card_and_four_bullets() -> None:
    assert components()["playerBoards"] == 1
    assert components()["summaryCards"] == 1
    assert components()["bullets"] == 4


@rule("DC-COMP-06")
def test_cards_and_characters_join_those_of_the_base_game() -> None:
    assert dealt_cards("dodge-city").total() == 120
    pool = [*base.data["characters"], *dodge_city.data["characters"]]
    assert len({each["id"] for each in pool}) == 31
    # Shuffled in, not laid on top: over some games both kinds are among the first cards.
    firsts = set()
    for seed in range(12):
        game = saloon.new_game("bang", players=5, seed=seed, modules=["dodge-city"])
        assert not game.over
        g = cast(Bang, game.state)
        firsts |= {g.card(slot).id in dodge_city.cards for slot in g.deck[-3:]}
    assert firsts == {True, False}


# -- the deck --------------------------------------------------------------------------------


@rule("DC-DECK-01", "DC-DECK-02", "DC-DECK-03", "DC-DECK-04")
def test_more_shots_answers_beer_and_a_cat_balou() -> None:
    assert added("bang", "brown") == ["5c", "6c", "8s", "kc"]
    assert added("missed", "brown") == ["8d"]
    assert added("beer", "brown") == ["6h", "6s"]
    assert added("cat-balou", "brown") == ["8c"]


@rule("DC-DECK-05", "DC-DECK-06", "DC-DECK-07")
def test_one_more_panic_general_store_and_indians() -> None:
    assert added("panic", "brown") == ["jh"]
    assert added("general-store", "brown") == ["as"]
    assert added("indians", "brown") == ["5d"]


@rule("DC-DECK-08", "DC-DECK-09", "DC-DECK-10", "DC-DECK-11")
def test_dodge_punch_brawl_and_rag_time() -> None:
    assert names("dodge") == ("Dodge", "Úhyb", "Elkerülés")
    assert added("dodge", "brown") == ["7d", "kh"]
    assert names("punch") == ("Punch", "Úder", "Ökölcsapás")
    assert added("punch", "brown") == ["10s"]
    assert names("brawl") == ("Brawl", "Rvačka", "Brawl")
    assert added("brawl", "brown") == ["js"]
    assert names("rag-time") == ("Rag Time", "Ragtime", "Rag Time")
    assert added("rag-time", "brown") == ["9h"]


@rule("DC-DECK-12", "DC-DECK-13", "DC-DECK-14")
def test_springfield_tequila_and_whisky() -> None:
    assert names("springfield") == ("Springfield", "Springfield", "Springfield")
    assert added("springfield", "brown") == ["ks"]
    assert names("tequila") == ("Tequila", "Tequila", "Tequila")
    assert added("tequila", "brown") == ["9c"]
    assert names("whisky") == ("Whisky", "Whisky", "Whisky")
    assert added("whisky", "brown") == ["qh"]


@rule("DC-DECK-15", "DC-DECK-16", "DC-DECK-17", "DC-DECK-18", "DC-DECK-19")
def test_the_blue_cards_the_base_game_has_too() -> None:
    assert added("barrel", "blue") == ["ac"]
    assert added("dynamite", "blue") == ["10c"]
    assert added("mustang", "blue") == ["5h"]
    assert added("remington", "blue") == ["6d"]
    assert base.cards["remington"].reach == 3
    assert added("rev-carabine", "blue") == ["5s"]
    assert base.cards["rev-carabine"].reach == 4


@rule("DC-DECK-20", "DC-DECK-21")
def test_binocular_and_hideout() -> None:
    assert names("binocular")[::2] == ("Binocular", "Látcső")
    assert added("binocular", "blue") == ["10d"]
    assert names("hideout")[::2] == ("Hideout", "Rejtekhely")
    assert added("hideout", "blue") == ["kd"]


@rule("DC-DECK-22", "DC-DECK-23", "DC-DECK-24", "DC-DECK-25", "DC-DECK-26")
def test_the_green_cards_from_bible_to_conestoga() -> None:
    assert names("bible")[2] == "Biblia"
    assert added("bible", "green") == ["10h"]
    assert names("buffalo-rifle")[2].lower() == "bivalyölő puska"
    assert added("buffalo-rifle", "green") == ["qc"]
    assert names("can-can") == ("Can Can", "Kankán", "Kánkán")
    assert added("can-can", "green") == ["jc"]
    assert names("canteen") == ("Canteen", "Čutora", "Kulacs")
    assert added("canteen", "green") == ["7h"]
    assert names("conestoga")[::2] == ("Conestoga", "Conestoga")
    assert added("conestoga", "green") == ["9d"]


@rule("DC-DECK-27", "DC-DECK-28", "DC-DECK-29", "DC-DECK-30")
def test_the_green_cards_from_derringer_to_knife() -> None:
    assert names("derringer") == ("Derringer", "Derringer", "Derringer")
    assert added("derringer", "green") == ["7s"]
    assert names("howitzer")[2] == "Ágyú"
    assert added("howitzer", "green") == ["9s"]
    assert names("iron-plate")[2] == "Páncél"
    assert added("iron-plate", "green") == ["ad", "qs"]
    assert names("knife")[2] == "Kés"
    assert added("knife", "green") == ["8h"]


@rule("DC-DECK-31", "DC-DECK-32", "DC-DECK-33", "DC-DECK-34")
def test_the_green_cards_from_pepperbox_to_ten_gallon_hat() -> None:
    assert names("pepperbox") == ("Pepperbox", "Pepperbox", "Pepperbox")
    assert added("pepperbox", "green") == ["ah"]
    assert names("pony-express") == ("Pony Express", "Pony Express", "Pony Express")
    assert added("pony-express", "green") == ["qd"]
    assert names("sombrero") == ("Sombrero", "Sombrero", "Sombrero")
    assert added("sombrero", "green") == ["7c"]
    assert names("ten-gallon-hat")[::2] == ("Ten Gallon Hat", "10 Gallonos Kalap")
    assert added("ten-gallon-hat", "green") == ["jd"]


@rule("DC-DECK-35")
def test_nineteen_brown_seven_blue_and_fourteen_green_cards() -> None:
    kinds = {**base.cards, **dodge_city.cards}
    borders = Counter(kinds[text.partition(":")[0]].border for text in added_cards().elements())
    assert borders == {"brown": 19, "blue": 7, "green": 14}
    assert borders.total() == 40


@pytest.mark.parametrize("suit", "cdhs")
def test_every_suit_has_the_values_from_five_to_ace_once(suit: str) -> None:
    values = Counter(text.partition(":")[2] for text in added_cards().elements())
    own = {value: count for value, count in values.items() if value[-1] == suit}
    ranks = ("5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
    assert own == {f"{rank}{suit}": 1 for rank in ranks}
