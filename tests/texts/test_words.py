"""Nothing is without words: every piece, event, question, answer and refusal, in every language."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.texts import ids
from tests.texts.played import moments
from tests.texts.reading import messages, missing, parts, patterns

from saloon.bots.registry import BOTS, plays
from saloon.games.bang import catalogue as bang
from saloon.games.bang.editions import EDITIONS
from saloon.games.bang.modules.armed_and_dangerous.loads import TOKENS
from saloon.games.dice import catalogue as dice
from saloon.games.legends import reading as legends
from saloon.games.registry import ABOUT
from saloon.games.registry import GAMES as RULES
from saloon.texts import LANGUAGES, Speaker, load_texts, speaker
from saloon.texts.messages import Arguments
from saloon.texts.weaving import weave

NAMES = ("Ann", "Bert", "Cora", "Dan", "Elsie", "Frank", "Greta", "Hank")
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAMES = ("bang", "dice", "legends")
EACH_GAME = pytest.mark.parametrize("game", GAMES)
OF_A_GAME = tuple(f"{game}-" for game in GAMES)
WEB = Path(__file__).parents[2] / "web" / "src"
TEXTS = Path(__file__).parents[2] / "src" / "saloon" / "texts"
CLIENT_TEXT = re.compile(
    r"""['"`]((?:ui|bang|dice|legends)-[a-zA-Z0-9-]*[a-zA-Z0-9](?:\.[a-z-]+)?)['"`]"""
)
CARD_TEXT = 110
"""Letters of a text that still fits on a card."""
STAGE_TEXT = 190
"""Of one that is only read in the middle of the table."""


PIECES = {
    "roles": "role", "cards": "card", "characters": "character", "events": "event",
    "equipment": "equipment", "symbols": "die",
}  # fmt: skip
"""What a box has in it, and how texts call it."""


def printed() -> dict[str, dict[str, str]]:
    """The names of all pieces as printed, by text id and language."""
    found = {}
    for game, boxes in (("bang", bang.BUILT), ("dice", dice.BUILT)):
        for box in boxes.values():
            data = box.data
            rows = [(group, row) for many, group in PIECES.items() for row in data.get(many, ())]
            if "startingWeapon" in data:
                rows.append(("card", data["startingWeapon"]))
            for group, row in rows:
                found[f"{game}-{group}-{row['id']}"] = row["name"]
    pieces = legends.pieces()
    named: list[tuple[str, Mapping[str, Any]]] = [
        ("card", pieces.poker),
        ("card", pieces.equipment),
        ("character", pieces.characters),
    ]
    for group, each in named:
        for id_, piece in each.items():
            found[f"legends-{group}-{id_}"] = piece.name
    for story in pieces.stories:
        found[f"legends-story-{story.number}"] = story.title
    for card in pieces.man_in_black.cards:
        found[f"legends-black-{card.id}"] = card.title
    return found


@EACH_LANGUAGE
def test_every_piece_has_its_printed_name(language: str) -> None:
    texts = load_texts(language)
    told = {id_: texts.format(id_) for id_ in printed()}
    # Not all pieces of Western Legends have printed names in all languages.
    for id_, name in printed().items():
        if id_.startswith("legends-") and language not in name:
            assert told.pop(id_)
    names = {id_: name for id_, name in printed().items() if id_ in told}
    rows = {id_: name.get(language, name["en"]) for id_, name in names.items()}
    wrong = [
        f"{id_} is {told[id_]!r}, in the data row {name!r}"
        for id_, name in rows.items()
        if told[id_] != name
    ]
    assert not wrong, "\n  ".join(
        [f"names in texts/{language} that are not the printed ones:", *wrong]
    )


@EACH_LANGUAGE
def test_every_piece_has_a_text_that_fits_on_a_card(language: str) -> None:
    ids_of_texts = {id_: f"{id_}.{'goal' if '-role-' in id_ else 'text'}" for id_ in printed()}
    lacking = missing(language, ids_of_texts.values())
    assert not lacking, lacking
    for id_, of_text in ids_of_texts.items():
        text = load_texts(language).format(of_text)
        assert text is not None
        most = STAGE_TEXT if id_.startswith("legends-black-") else CARD_TEXT
        assert len(text) <= most, f"{id_}: {len(text)}"


@EACH_LANGUAGE
def test_goals_and_cards_of_the_man_in_black_count_what_their_rows_count(language: str) -> None:
    def numbers(text: str | None) -> set[str]:
        return set(re.findall(r"\d+", text or ""))

    texts, box = load_texts(language), legends.pieces()
    for goal in box.goals.values():
        told = texts.format(f"legends-goal-{goal.id}")
        assert numbers(told) == numbers(goal.condition.text), told
    for card in box.man_in_black.cards:
        told = texts.format(f"legends-deed-{card.id}")
        assert numbers(told) <= numbers(card.text), told


@EACH_LANGUAGE
def test_everything_a_table_can_choose_has_words(language: str) -> None:
    wanted = [f"bang-module-{name}" for name in bang.BUILT]
    wanted += [f"dice-module-{name}" for name in dice.BUILT]
    wanted += [f"legends-module-{each.id}" for each in ABOUT["legends"]().modules]
    wanted += [f"bang-edition-{name}" for name in EDITIONS]
    wanted += [f"{game}-bot-{name}" for game in GAMES for name in BOTS if plays(name, game)]
    rulings = [(game, ruling) for game in GAMES for ruling in ABOUT[game]().rulings]
    wanted += [f"{game}-ruling-{ruling.id}" for game, ruling in rulings]
    wanted += [f"{id_}.about" for id_ in wanted]
    wanted += [
        f"{game}-habit-{habit.replace('_', '-')}" for game in GAMES for habit in RULES[game].habits
    ]
    wanted += [
        f"{game}-ruling-{ruling.id}.{value}"
        for game, ruling in rulings
        for value in ruling.values
        if isinstance(value, str)
    ]
    wanted += [
        f"bang-role-{role}.goal-{row['id']}"
        for box in bang.BUILT.values()
        for row in box.data.get("variants", ())
        for role in row.get("goals", ())
    ]
    lacking = missing(language, wanted)
    assert not lacking, lacking


@EACH_LANGUAGE
def test_every_box_of_bang_says_how_it_is_played(language: str) -> None:
    """On the page with the rules: what comes, what it costs, what it is called."""
    boxes = [box for box in bang.BUILT if box != "base"]
    lacking = missing(language, {f"ui-rules-box-{box}" for box in boxes})
    assert not lacking, lacking
    texts = load_texts(language)
    train = texts.format("ui-rules-box-great-train-robbery") or ""
    for side in ("ironhorse", "leland"):
        assert (texts.format(f"bang-locomotive-{side}") or side) in train
    assert str(TOKENS) in (texts.format("ui-rules-box-armed-and-dangerous") or "")


def test_the_sources_are_read_as_meant() -> None:
    assert {"played", "took", "drew", "stick-dynamite"} <= ids.event_kinds("bang")
    assert {"play", "shot", "first-card", "loss", "check", "character"} <= (
        ids.decision_kinds("bang")
    )
    assert {"play", "use", "pass", "put-back", "take"} <= ids.verbs("bang")
    assert {"BB-DIST-09", "DC-CARD-29", "BB-TURN-07", "game-over"} <= ids.rules("bang")
    assert "BB-SERIES-01" not in ids.rules("bang")
    assert {"rolled", "arrows-returned", "won"} <= ids.event_kinds("dice")
    assert {"reroll", "aim", "beer", "heal"} <= ids.decision_kinds("dice")
    assert {"reroll", "stop", "double", "beer"} <= ids.verbs("dice")
    assert {"DG-ROLL-07", "DG-SHOT-01", "DG-CHAR-38"} <= ids.rules("dice")
    assert not {"DG-ARROW-06", "DG-SETUP-01"} & ids.rules("dice")
    assert {"moved", "cattle-sold", "won"} <= ids.event_kinds("legends")
    assert {"act", "income", "arrow", "use-now"} <= ids.decision_kinds("legends")
    assert {"move", "prospect", "ship", "demand"} <= ids.verbs("legends")
    assert {"WL-MOVE-09", "WL-RAIL-03"} <= ids.rules("legends")


@EACH_GAME
@EACH_LANGUAGE
def test_every_kind_of_piece_has_a_name(language: str, game: str) -> None:
    kinds = {piece.colour or piece.group for piece in ABOUT[game]().pieces}
    assert kinds
    lacking = missing(language, [f"ui-{of}-{kind}" for of in ("kind", "kinds") for kind in kinds])
    assert not lacking, lacking


@EACH_GAME
@EACH_LANGUAGE
def test_whatever_the_rules_say_has_words(language: str, game: str) -> None:
    wanted = [f"{game}-log-{kind}" for kind in ids.event_kinds(game)]
    wanted += [f"{game}-ask-{kind}" for kind in ids.decision_kinds(game)]
    wanted += [f"{game}-ask-{kind}.other" for kind in ids.decision_kinds(game)]
    wanted += [f"{game}-do-{verb}" for verb in ids.verbs(game)]
    wanted += [f"{game}-why-{rule}" for rule in ids.rules(game)]
    lacking = missing(language, wanted)
    assert not lacking, lacking


@EACH_GAME
def test_what_the_terminal_says_is_about_something(game: str) -> None:
    """A misspelt rule, verb, kind or piece would never be said."""
    known = {
        "list": ids.verbs(game),
        "again": ids.decision_kinds(game),
        "forced": ids.decision_kinds(game),
        "skip": ids.decision_kinds(game),
        "short": ids.rules(game),
        "more": {id_.removeprefix(f"{game}-") for id_ in printed()},
        "roles": {id_.removeprefix(f"{game}-role-") for id_ in printed() if "-role-" in id_},
    }
    for id_, _ in patterns("en"):
        of, _, rest = id_.partition(".")[0].partition("-")
        form, _, what = rest.partition("-")
        if of == game and form in known:
            assert what in known[form], id_


@pytest.mark.parametrize(("game", "least"), [("bang", 15), ("dice", 4), ("legends", 9)])
def test_played_games_need_no_other_words(game: str, least: int) -> None:
    kinds: set[str] = set()
    for moment in moments(game, 18):
        wanted = {f"{game}-log-{told['kind']}" for told in weave(moment.events)}
        wanted |= {f"{game}-do-{option['verb']}" for option in moment.options}
        wanted |= {f"{game}-why-{refusal['rule']}" for refusal in moment.refusals}
        if moment.ask is not None:
            kinds.add(moment.ask["kind"])
            wanted.add(f"{game}-ask-{moment.ask['kind']}")
        lacking = missing("en", wanted)
        assert not lacking, lacking
    assert len(kinds) > least


@EACH_LANGUAGE
def test_all_languages_say_the_same_things(language: str) -> None:
    def shared(language: str) -> set[str]:
        """All but the pieces of sentences, which every language cuts as it needs."""
        return {id_ for id_, _ in patterns(language) if "-line-" not in id_}

    assert shared(language) == shared("en")


def _arguments(game: str) -> Arguments:
    nobody = Speaker("en", NAMES, None, game).arguments({})
    return {**nobody, "list": "", "last": ""}


@EACH_LANGUAGE
def test_every_message_uses_only_what_it_is_given(language: str) -> None:
    """Whatever variant is taken: the speaker sets all these arguments for every message."""
    for id_, pattern in patterns(language):
        if id_.startswith(OF_A_GAME):
            known = _arguments(id_.partition("-")[0]).keys()
            found = parts(pattern)
            assert found.variables <= known, f"{id_}: {found.variables - known}"
            unknown = found.messages - messages(language).keys()
            assert not unknown, f"{language}, {id_}: there is no {', '.join(sorted(unknown))}"


@EACH_LANGUAGE
def test_every_message_can_be_formatted(language: str) -> None:
    texts = load_texts(language)
    for id_, _ in patterns(language):
        if id_.startswith(OF_A_GAME):
            formatted = texts.format_with_errors(id_, _arguments(id_.partition("-")[0]))
            assert formatted is not None
            assert formatted[1] == [], id_


SAME_WORDS = {
    "ui-table-clock", "ui-game-minutes", "ui-seats", "ui-dice-zombie", "ui-terminal-is",
    "ui-terminal-piece-role", "bang-help", "legends-word-bank", "legends-combination-royal_flush",
    "legends-combination-full_house", "legends-notion-poker",
}  # fmt: skip
"""Abbreviations, and words that are the same."""


def _is_name(id_: str) -> bool:
    return (
        re.fullmatch(
            r"(bang|dice|legends)-(card|character|die|equipment|event|fight|location|module|place|role)-[A-Za-z0-9_-]+",
            id_,
        )
        is not None
    )


def _has_words(text: str) -> bool:
    """Something to translate, besides names."""
    return re.search(r"\b[^\W\d_A-Z]{2,}", re.sub(r"[A-Z]\w+", "", text)) is not None


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_nothing_is_left_in_english(language: str) -> None:
    english = {id_: parts(pattern).texts for id_, pattern in patterns("en")}
    same = {
        id_
        for id_, pattern in patterns(language)
        if any(map(_has_words, parts(pattern).texts & english.get(id_, set())))
    }
    assert sorted(id_ for id_ in same - SAME_WORDS if not _is_name(id_)) == []


def test_every_text_the_client_names_is_there() -> None:
    """A name may also be the beginning of several, to which the client adds the rest, or a file."""
    there = {id_ for id_, _ in patterns("en")} | {file.stem for file in TEXTS.glob("en/*.ftl")}
    named: set[str] = set()
    for file in WEB.rglob("*"):
        # Icons have names of their own, some of which begin like a text.
        if file.suffix in (".ts", ".svelte") and not re.search(r"\.test\.|^icons\.", file.name):
            named |= set(CLIENT_TEXT.findall(file.read_text(encoding="utf-8")))
    assert len(named) > 50
    begun = {id_[:at] for id_ in there for at, letter in enumerate(id_) if letter == "-"}
    assert sorted(named - there - begun) == []


@EACH_GAME
@EACH_LANGUAGE
def test_whole_games_are_told_without_a_gap(language: str, game: str) -> None:
    for moment in moments(game, 4, first=40):
        speaker = Speaker(language, NAMES[: moment.players], moment.viewer, game)
        said = speaker.events(moment.events)
        said += [speaker.option(option, (moment.ask or {})["kind"]) for option in moment.options]
        said += [speaker.refusal(each["rule"], each["facts"]) for each in moment.refusals]
        if moment.ask is not None:
            said.append(speaker.question(moment.ask, moment.mine))
        for text in said:
            assert text == text.strip()
            assert "  " not in text
            assert re.search(r"[{}]|\$(?!\d)|\(\)|\( | \)| [.,:?]|\.\.|:\s*[.:]", text) is None, (
                text
            )


@EACH_GAME
@EACH_LANGUAGE
def test_every_answer_has_a_name_and_one_of_its_own(
    language: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None is called by the id of a piece, and only cards that are alike make answers alike."""
    monkeypatch.setattr(speaker, "readable", lambda id_: f"<{id_}>")
    for moment in moments(game, 8, first=3):
        speaking = Speaker(language, NAMES[: moment.players], moment.viewer, game)
        meant: dict[str, tuple[str, ...]] = {}
        for option in moment.options:
            said = speaking.option(option, (moment.ask or {})["kind"])
            assert "<" not in said, said
            plain = [str(option[fact]) for fact in ("verb", "card", "seat", "detail")]
            # Of which kind a die is goes without saying: it is seen.
            # In Hungarian a Binocular is printed as the Scope is.
            means = tuple(
                re.sub(r"#\d+|\b[a-z]+:(?=[a-z])", "", each).replace("binocular", "scope")
                for each in plain
            )
            assert meant.setdefault(said, means) == means, said


@pytest.mark.parametrize(("most", "said"), [(3, "ze 3"), (4, "ze 4"), (5, "z 5"), (7, "ze 7")])
def test_out_of_how_many_is_said_as_czech_says_it(most: int, said: str) -> None:
    texts = load_texts("cs")
    assert texts.format("ui-table-lives", {"life": 2, "max": most}) == f"2 {said} životů"
    for id_, args in (
        ("ui-table-chosen", {"count": 1, "of": most}),
        ("ui-legends-goals-done", {"count": 1, "of": most}),
        ("ui-terminal-of-life", {"life": 1, "most": most}),
    ):
        assert f"1 {said}" in str(texts.format(id_, args)), id_
