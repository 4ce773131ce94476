"""Nothing is without words: every piece, event, question, answer and refusal, in every language."""

import re
from pathlib import Path

import pytest
from tests.texts import ids
from tests.texts.played import moments
from tests.texts.reading import messages, parts, patterns

from saloon.bots.registry import BOTS
from saloon.games.bang.catalogue import BUILT, PLANNED
from saloon.games.bang.editions import EDITIONS
from saloon.texts import LANGUAGES, Speaker, load_texts
from saloon.texts.messages import Arguments
from saloon.texts.weaving import weave

NAMES = ("Ann", "Bert", "Cora", "Dan", "Elsie", "Frank", "Greta", "Hank")
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
WEB = Path(__file__).parents[2] / "web" / "src"
CLIENT_TEXT = re.compile(r"""['"`]((?:ui|bang)-[a-zA-Z0-9-]*[a-zA-Z0-9](?:\.[a-z-]+)?)['"`]""")
CARD_TEXT = 110
"""Letters of a text that still fits on a card."""


def printed() -> dict[str, dict[str, str]]:
    """The names of all pieces as printed, by text id and language."""
    found = {}
    for box in BUILT.values():
        rows = [("role", row) for row in box.data.get("roles", ())]
        rows += [("card", row) for row in box.data.get("cards", ())]
        rows += [("character", row) for row in box.data.get("characters", ())]
        rows += [("event", row) for row in box.data.get("events", ())]
        if "startingWeapon" in box.data:
            rows.append(("card", box.data["startingWeapon"]))
        for group, row in rows:
            found[f"bang-{group}-{row['id']}"] = row["name"]
    return found


@EACH_LANGUAGE
def test_every_piece_has_its_printed_name(language: str) -> None:
    texts = load_texts(language)
    told = {id_: texts.format(id_) for id_ in printed()}
    assert told == {id_: name.get(language, name["en"]) for id_, name in printed().items()}


@EACH_LANGUAGE
def test_every_piece_has_a_text_that_fits_on_a_card(language: str) -> None:
    there = dict(patterns(language))
    for id_ in printed():
        part = "goal" if id_.startswith("bang-role-") else "text"
        assert f"{id_}.{part}" in there, id_
        text = load_texts(language).format(f"{id_}.{part}")
        assert text is not None
        assert len(text) <= CARD_TEXT, f"{id_}: {len(text)}"


@EACH_LANGUAGE
def test_everything_a_table_can_choose_has_words(language: str) -> None:
    there = dict(patterns(language))
    wanted = [f"bang-module-{name}" for name in (*BUILT, *PLANNED)]
    wanted += [f"bang-edition-{name}" for name in EDITIONS]
    wanted += [f"bang-bot-{name}" for name in BOTS]
    switches = [switch for box in BUILT.values() for switch in box.switches]
    wanted += [f"bang-ruling-{switch.name}" for switch in switches]
    wanted += [f"{id_}.about" for id_ in wanted]
    wanted += [
        f"bang-ruling-{switch.name}.{value}"
        for switch in switches
        for value in switch.values
        if isinstance(value, str)
    ]
    wanted += [
        f"bang-role-{role}.goal-{row['id']}"
        for box in BUILT.values()
        for row in box.data.get("variants", ())
        for role in row.get("goals", ())
    ]
    assert [id_ for id_ in wanted if id_ not in there] == []


def test_the_sources_are_read_as_meant() -> None:
    assert {"played", "took", "drew", "stick-dynamite"} <= ids.event_kinds()
    assert {"play", "shot", "first-card", "loss", "check", "character"} <= ids.decision_kinds()
    assert {"play", "use", "pass", "put-back", "take"} <= ids.verbs()
    assert {"BB-DIST-09", "DC-CARD-29", "BB-TURN-07", "game-over"} <= ids.rules()
    assert "BB-SERIES-01" not in ids.rules()


@EACH_LANGUAGE
def test_whatever_the_rules_say_has_words(language: str) -> None:
    there = dict(patterns(language))
    wanted = [f"bang-log-{kind}" for kind in ids.event_kinds()]
    wanted += [f"bang-ask-{kind}" for kind in ids.decision_kinds()]
    wanted += [f"bang-ask-{kind}.other" for kind in ids.decision_kinds()]
    wanted += [f"bang-do-{verb}" for verb in ids.verbs()]
    wanted += [f"bang-why-{rule}" for rule in ids.rules()]
    assert sorted(id_ for id_ in wanted if id_ not in there) == []


def test_played_games_need_no_other_words() -> None:
    there = dict(patterns("en"))
    kinds: set[str] = set()
    for moment in moments(18):
        wanted = {f"bang-log-{told['kind']}" for told in weave(moment.events)}
        wanted |= {f"bang-do-{option['verb']}" for option in moment.options}
        wanted |= {f"bang-why-{refusal['rule']}" for refusal in moment.refusals}
        if moment.ask is not None:
            kinds.add(moment.ask["kind"])
            wanted.add(f"bang-ask-{moment.ask['kind']}")
        assert wanted <= there.keys()
    assert len(kinds) > 15


@EACH_LANGUAGE
def test_all_languages_say_the_same_things(language: str) -> None:
    def shared(language: str) -> set[str]:
        """All but the pieces of sentences, which every language cuts as it needs."""
        return {id_ for id_, _ in patterns(language) if not id_.startswith("bang-line-")}

    assert shared(language) == shared("en")


def _arguments() -> Arguments:
    nobody = Speaker("en", NAMES, None).arguments({})
    return {**nobody, "list": "", "last": ""}


@EACH_LANGUAGE
def test_every_message_uses_only_what_it_is_given(language: str) -> None:
    """Whatever variant is taken: the speaker sets all these arguments for every message."""
    known = _arguments().keys()
    for id_, pattern in patterns(language):
        if id_.startswith("bang-"):
            found = parts(pattern)
            assert found.variables <= known, f"{id_}: {found.variables - known}"
            assert found.messages <= messages(language).keys(), id_


@EACH_LANGUAGE
def test_every_message_can_be_formatted(language: str) -> None:
    texts = load_texts(language)
    for id_, _ in patterns(language):
        if id_.startswith("bang-"):
            formatted = texts.format_with_errors(id_, _arguments())
            assert formatted is not None
            assert formatted[1] == [], id_


SAME_WORDS = {"ui-table-clock", "ui-game-minutes", "ui-seats"}
"""Abbreviations, and words that are the same."""


def _is_name(id_: str) -> bool:
    return re.fullmatch(r"bang-(card|character|event|module|role)-[a-z0-9-]+", id_) is not None


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
    """A name may also be the beginning of several, to which the client adds the rest."""
    there = {id_ for id_, _ in patterns("en")}
    named: set[str] = set()
    for file in WEB.rglob("*"):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name:
            named |= set(CLIENT_TEXT.findall(file.read_text(encoding="utf-8")))
    assert len(named) > 50
    begun = {id_[:at] for id_ in there for at, letter in enumerate(id_) if letter == "-"}
    assert sorted(named - there - begun) == []


@EACH_LANGUAGE
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    for moment in moments(4, first=40):
        speaker = Speaker(language, NAMES[: moment.players], moment.viewer)
        said = speaker.events(moment.events)
        said += [speaker.option(option, (moment.ask or {})["kind"]) for option in moment.options]
        said += [speaker.refusal(each["rule"], each["facts"]) for each in moment.refusals]
        if moment.ask is not None:
            said.append(speaker.question(moment.ask, moment.mine))
        for text in said:
            assert text == text.strip()
            assert "  " not in text
            assert re.search(r"[{}$]|\(\)|\( | \)| [.,:?]|\.\.|:\s*[.:]", text) is None, text
