"""The pieces of Western Legends say what the ledger says of them, and count what they say."""

from __future__ import annotations

import re
from pathlib import Path

from tests.legends.box import BOX, clauses_in, parts_of, whole_conditions

from saloon.testing.ledger import read_rules

ROOT = Path(__file__).parent.parent.parent
LEDGER = {id_: each.text for id_, each in read_rules(ROOT / "docs" / "rules").items()}
BOARD = BOX.board


def numbers_in(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def test_stories_say_what_the_ledger_says() -> None:
    for story in BOX.stories:
        czech = f" ({story.title['cs']})" if "cs" in story.title else ""
        first = " First-game card." if story.first_game else ""
        said = (
            f"Story {story.number}, {story.title['en']}{czech}. "
            f"Condition: {story.condition.text} Reward: {story.text} "
            f"Bandits at {', '.join(story.bandits)}; sheriff up to {story.sheriff}.{first} "
        )
        assert LEDGER[f"WL-TALE-{story.number:02}"].startswith(said)
        assert f"{said}(designed)" == LEDGER[f"WL-TALE-{story.number:02}"] or story.number == 12


def test_rewards_count_what_their_text_counts() -> None:
    for story in BOX.stories:
        clauses = list(clauses_in(story.reward))
        told = [n for each in clauses for n in (each.amount, each.price, each.fight_cards)]
        counted = {n for n in told if n}
        assert counted == numbers_in(story.text), story.number


def test_small_texts_count_what_they_say() -> None:
    for card in BOX.fights:
        counted = {clause.amount for clause in clauses_in(card.clauses)} - {0}
        assert counted == numbers_in(card.text), card.rank
    for symbol in (*BOX.symbols.values(), *BOX.faces):
        counted = {clause.amount for clause in clauses_in(symbol.clauses)} - {0}
        assert counted | {1} == numbers_in(symbol.text) | {1}, symbol.id


def test_cards_of_the_man_in_black_count_only_what_they_say() -> None:
    for card in BOX.man_in_black.cards:
        counted = {clause.amount for clause in clauses_in(card.clauses)} | {card.walk}
        assert counted - {0} <= numbers_in(card.text), card.number


def test_conditions_count_what_their_text_counts() -> None:
    words = {"two": 2, "an ace and an eight": 2}
    for condition in whole_conditions():
        text = condition.text
        told = numbers_in(text) | {number for word, number in words.items() if word in text}
        counted: set[int] = set()
        for part in parts_of(condition):
            counted |= {part.min, part.min_wounds, part.number, part.places}
        # One is often not said ("sell a nugget"), and is what is meant if nothing is said.
        assert counted - {0, 1} == told - {0, 1}, text


def test_conditions_and_rewards_name_the_equipment_their_text_names() -> None:
    def told_in(text: str) -> set[str]:
        return {id_ for id_, kind in BOX.equipment.items() if kind.name["en"].lower() in text}

    for condition in whole_conditions():
        named: set[str] = set()
        for part in parts_of(condition):
            named |= {part.item, part.weapon, part.mount, *part.any_of} - {""}
        told = told_in(condition.text)
        for category in ("weapon", "mount"):
            if f"upgraded {category}" in condition.text:
                told |= {id_ for id_, kind in BOX.equipment.items() if kind.category == category}
        assert named == told, condition.text
    for story in BOX.stories:
        kinds = {clause.kind for clause in clauses_in(story.reward)} - {""}
        assert kinds == told_in(story.text), story.number


def test_goals_say_what_the_ledger_says() -> None:
    for number, goal in enumerate(BOX.goals.values(), start=1):
        line = LEDGER[f"WL-GOALCARD-{number:02}"].replace(" (WL-GOAL-14)", "")
        name = BOX.characters[goal.character].name["en"]
        assert line == f"{name}: {goal.condition.text} (designed)"


def test_cards_of_the_man_in_black_say_what_the_ledger_says() -> None:
    for card in BOX.man_in_black.cards:
        line = LEDGER[f"WL-MIBCARD-{card.number:02}"].replace(" (WL-MIBRULE-28)", "")
        place = {"leader": "the leading player's space", "richest": "the richer player's space"}
        if card.to in BOARD.locations:
            place[card.to] = BOARD.locations[card.to].name["en"]
        to = "" if card.walk else f", to {place[card.to]}"
        said = f"Man in Black card {card.number}, {card.title['en']}{to}: {card.text} (designed"
        assert line.startswith(said)


def test_fight_cards_say_what_the_ledger_says() -> None:
    for number, card in enumerate(BOX.fights, start=1):
        line = LEDGER[f"WL-FIGHTCARD-{number:02}"]
        head, _, said = line.partition(": ")
        assert head == f"Fight card {card.rank} (value {card.value})"
        assert said.startswith(card.text.rstrip("."))


def test_poker_cards_say_what_the_ledger_says() -> None:
    signs = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
    for number, kind in enumerate(BOX.poker.values(), start=1):
        cards = ", ".join(kind.rank + signs[suit] for suit in signs if suit in kind.suits)
        czech = "" if kind.name["cs"] == kind.name["en"] else f" ({kind.name['cs']})"
        said = f"{kind.name['en']}{czech}, {cards}; {' and '.join(kind.types)}. {kind.text} "
        line = LEDGER[f"WL-POKERCARD-{number:02}"]
        assert line.startswith(said)
        assert line.endswith("(designed)") == (kind.source == "designed")
        # "One further nugget" is no figure.
        assert {abs(n) for n in kind.numbers.values()} - {1} <= numbers_in(kind.text)


def test_equipment_says_what_the_ledger_says() -> None:
    line = 0
    for kind in BOX.equipment.values():
        for side in (kind.front, kind.upgraded):
            if side is None:
                continue
            line += 1
            text = LEDGER[f"WL-ITEM-{line:02}"].replace(" (WL-ITEM-15)", "")
            assert text.startswith(kind.name["en"])
            assert f"${kind.cost}" in text
            assert f" {side.text} " in text
            counted = {abs(n) for n in side.numbers.values()}
            counted |= {clause.amount for clause in (*side.on_gain, *side.action)}
            # "Once" and "one of your dice" are no figures.
            assert counted - {1} <= numbers_in(side.text), kind.id
            assert numbers_in(side.text.replace("(never below 2)", "")) <= counted, kind.id


def test_characters_say_what_the_ledger_says() -> None:
    for number, character in enumerate(BOX.characters.values()):
        line = LEDGER[f"WL-CHAR-{2 * number + 1:02}"]
        name, start = character.name, character.start
        czech = "" if name["cs"] == name["en"] else f" ({name['cs']})"
        assert line.startswith(f"{name['en']}{czech}, {character.side}: starts at ")
        if len(character.start_locations) < 6:
            for location in character.start_locations:
                assert BOARD.locations[location].name["en"] in line
        told = {
            *([f"{start.poker_cards} poker card"] if start.poker_cards else []),
            *([f"${start.money}"] if start.money else []),
            f"1 {'upgraded ' if start.upgraded else ''}{start.weapon}",
            *([f"{start.mp} MP"] if start.mp else []),
            *([f"{start.wp} WP"] if start.wp else []),
            *([f"{start.wounds} wound"] if start.wounds else []),
        }
        assert all(part in line for part in told), line
        items = [BOX.equipment[item].name["en"].lower() for item in start.items]
        assert all(item in line for item in items), line
        # Nothing else is given, apart from what gaining the provisions brings.
        given = line.partition(" with ")[2].partition(". ")[0].partition(" (gained")[0]
        assert len(given.split(", ")) == len(told) + len(items), line
        ability = LEDGER[f"WL-CHAR-{2 * number + 2:02}"]
        assert ": " + " ".join(part.text for part in character.ability) in ability


def test_cattle_and_dice_say_what_the_ledger_says() -> None:
    for number, symbol in enumerate(BOX.symbols.values(), start=1):
        line = LEDGER[f"WL-CATTLE-{number:02}"]
        assert line.startswith(f"Cattle symbol {symbol.id}: {symbol.text}.")
    for number, face in enumerate(BOX.faces, start=1):
        assert f"; on {face.copies} of 6 faces." in LEDGER[f"WL-DIE-{number:02}"]
