"""Events in words: every kind has a sentence, and it is about the right people."""

import re
from pathlib import Path
from typing import Any

import pytest

import saloon.games.bang
from saloon.cli.names import Cast
from saloon.cli.questions import Question
from saloon.cli.refusals import NEEDS, SENTENCES, sentence
from saloon.cli.telling import Teller
from saloon.cli.words import Words
from saloon.kernel import PASS, Refusal

SOURCES = tuple(Path(saloon.games.bang.__file__).parent.rglob("*.py"))
TOLD_TOGETHER = {"drew", "turned"}


def tell(viewer: int | None, *events: dict[str, Any]) -> list[str]:
    teller = Teller(Words(), Cast(["Ann", "Bert", "Cora", "Dan"], viewer))
    for event in events:
        teller.hear(event)
    return [line.text for line in teller.take()]


def test_every_event_of_the_rules_has_a_sentence() -> None:
    kinds: set[str] = set()
    for file in SOURCES:
        kinds |= set(re.findall(r'Event\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    assert "played" in kinds
    for kind in kinds - TOLD_TOGETHER:
        assert hasattr(Teller, "on_" + kind.replace("-", "_")), kind


def test_every_question_of_the_rules_has_a_sentence() -> None:
    asked = re.compile(r'(?:Decision\(\s*\(?[\w\s.,]*\)?,?|Stake\()\s*"([a-z-]+)"')
    kinds: set[str] = set()
    for file in SOURCES:
        kinds |= set(asked.findall(file.read_text(encoding="utf-8")))
    assert {"play", "shot", "first-card", "character"} <= kinds
    for kind in kinds:
        assert hasattr(Question, "_" + kind.replace("-", "_")), kind


TURN = {"kind": "turn", "seat": 0, "number": 3}
PLAYED = {"kind": "played", "seat": 0, "to": "pile"}


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (TURN, "Turn 3: your turn", "Turn 3: Ann's turn"),
        (
            {**PLAYED, "card": "bang:5d", "target": 1},
            "You play BANG! 5♦ at Bert.",
            "Ann plays BANG! 5♦ at you.",
        ),
        (
            {**PLAYED, "card": "missed:2s", "as": "bang", "target": 2},
            "You play Missed! 2♠ as BANG! at Cora.",
            "Ann plays Missed! 2♠ as BANG! at Cora.",
        ),
        (
            {"kind": "took", "seat": 0, "from": 1, "cards": 1, "why": "panic"},
            "You take a card from Bert's hand.",
            "Ann takes a card from your hand.",
        ),
        (
            {"kind": "wounded", "seat": 0, "amount": 1, "life": 0, "card": "bang", "by": 1},
            "You lose 1 life point, none left.",
            "Ann loses 1 life point, none left.",
        ),
        (
            {"kind": "eliminated", "seat": 0, "role": "outlaw", "by": 1},
            "You are eliminated by Bert and were an Outlaw.",
            "Ann is eliminated by you and was an Outlaw.",
        ),
    ],
)  # fmt: skip
def test_sentences(event: dict[str, Any], mine: str, others: str) -> None:
    assert tell(0, event) == [mine]
    assert tell(1, event) == [others]


def test_draws_are_told_together() -> None:
    drew = {"kind": "drew", "seat": 0, "cards": 1, "why": "phase-1"}
    assert tell(1, TURN, drew, drew)[1:] == ["Ann draws 2 cards."]
    known = [{**drew, "card": "beer:6h"}, {**drew, "card": "stagecoach:9s#2"}]
    assert tell(0, TURN, *known)[1:] == ["You draw Beer 6♥ and Stagecoach 9♠."]


@pytest.mark.parametrize(
    ("for_", "card", "good", "mine", "others"),
    [
        ("barrel", "bang:10s", False,
         "You try the Barrel and turn up 10♠: not hearts, no help.",
         "Ann tries the Barrel and turns up 10♠: not hearts, no help."),
        ("jourdonnais", "bang:ah", True,
         "You draw! for Jourdonnais and turn up A♥: hearts, as good as a Missed! card.",
         "Ann draws! for Jourdonnais and turns up A♥: hearts, as good as a Missed! card."),
        ("jail", "beer:6h", True,
         "You draw! for Jail and turn up 6♥: hearts, you are free.",
         "Ann draws! for Jail and turns up 6♥: hearts, Ann is free."),
        ("dynamite", "schofield:js", True,
         "You draw! for Dynamite and turn up J♠: nothing happens.",
         "Ann draws! for Dynamite and turns up J♠: nothing happens."),
        ("something-new", "schofield:js", False,
         "You draw! for something-new and turn up J♠: a bad card.",
         "Ann draws! for something-new and turns up J♠: a bad card."),
    ],
)  # fmt: skip
def test_checks(for_: str, card: str, good: bool, mine: str, others: str) -> None:
    facts = {"seat": 0, "for": for_}
    events: list[dict[str, Any]] = [
        {"kind": "check", **facts},
        {"kind": "turned", "card": card},
        {"kind": "checked", **facts, "card": card, "good": good},
        {"kind": "put-away", "card": card},
    ]
    assert tell(0, *events) == [mine]
    assert tell(1, *events) == [others]


def test_a_check_with_two_cards() -> None:
    jail = {"seat": 0, "for": "jail"}
    begin: list[dict[str, Any]] = [
        {"kind": "check", **jail},
        {"kind": "turned", "card": "bang:10s"},
        {"kind": "turned", "card": "beer:6h"},
    ]
    end = {"kind": "checked", **jail, "card": "beer:6h", "good": True}
    assert tell(1, *begin, end) == [
        "Ann draws! for Jail and turns up 10♠ and 6♥; 6♥ counts: hearts, Ann is free."
    ]
    # Who chooses sees the cards first.
    teller = Teller(Words(), Cast(["Ann", "Bert"], 0))
    for event in begin:
        teller.hear(event)
    assert [line.text for line in teller.take()] == ["You draw! for Jail and turn up 10♠ and 6♥."]
    teller.hear(end)
    assert [line.text for line in teller.take()] == ["6♥ counts: hearts, you are free."]


def test_a_check_that_is_interrupted() -> None:
    barrel = {"seat": 0, "for": "barrel"}
    turned = {"kind": "turned", "card": "bang:10s"}
    again = {"kind": "turned", "card": "bang:ah"}
    checked = {"kind": "checked", **barrel, "card": "bang:ah", "good": True}
    put_away = {"kind": "put-away", "card": "bang:10s"}
    assert tell(1, {"kind": "check", **barrel}, turned, put_away, again, checked) == [
        "Ann tries the Barrel and turns up 10♠.",
        "Ann turns up A♥: hearts, as good as a Missed! card.",
    ]
    nothing = {"kind": "checked", **barrel, "card": None, "good": False}
    assert tell(1, {"kind": "check", **barrel}, nothing) == [
        "Ann tries the Barrel, but there is no card to turn up: not hearts, no help."
    ]


DEALT = {"kind": "dealt", "characters": ["bart-cassidy", "vulture-sam", "sid-ketchum", "el-gringo"],
         "life": [4, 4, 4, 3], "sheriff": 3, "deck": 60}  # fmt: skip
OUT = {"kind": "eliminated", "seat": 0, "role": "outlaw", "by": 2}


def test_why_somebody_gets_cards() -> None:
    drew = {"kind": "drew", "cards": 1}
    wounded = {"kind": "wounded", "amount": 1, "card": "bang", "by": 2}
    inherited = {"kind": "took", "seat": 1, "from": 0, "why": "vulture-sam"}
    told = tell(
        2, DEALT, TURN,
        {**wounded, "seat": 0, "life": 2},
        {**drew, "seat": 0, "why": "bart-cassidy"}, {**drew, "seat": 0, "why": "phase-1"},
        {**wounded, "seat": 3, "life": 2},
        {"kind": "took", "seat": 3, "from": 2, "card": "beer:6h", "why": "el-gringo"},
        OUT, {**inherited, "card": "scope:as", "in_play": True}, {**inherited, "cards": 1},
        {**drew, "seat": 2, "card": "bang:5d", "why": "reward"},
    )  # fmt: skip
    assert told[2:] == [
        "Ann loses 1 life point, 2 left.",
        "Ann draws 1 card (Bart Cassidy).",
        "Ann draws 1 card.",
        "Dan loses 1 life point, 2 left.",
        "Dan takes Beer 6♥ from your hand (El Gringo).",
        "Ann is eliminated by you and was an Outlaw.",
        "Bert takes all of Ann's cards (Vulture Sam): Scope A♠ and 1 card.",
        "You draw BANG! 5♦ (the reward for an Outlaw).",
    ]


def test_a_game_for_three_is_told() -> None:
    names = ["Ann", "Bert", "Cora"]
    teller = Teller(Words(), Cast(names, 1))
    roles = ["renegade", "outlaw", "deputy"]
    for event in (
        {"kind": "dealt", "characters": [], "life": [4, 4, 4], "first": 2, "roles": roles},
        {"kind": "eliminated", "seat": 0, "role": "renegade", "by": 1},
        {"kind": "drew", "seat": 1, "cards": 1, "why": "elimination", "card": "beer:6h"},
        {"kind": "ended", "side": "outlaw", "winners": [1], "roles": roles},
        {"kind": "ended", "side": "nobody", "winners": [], "roles": roles},
    ):
        teller.hear(event)
    told = [line.text for line in teller.take()]
    assert told[:4] == [
        "Cora is the Deputy and begins.",
        "Ann is the Renegade.",
        "You are the Outlaw.",
        "Ann is eliminated by you and was the Renegade.",
    ]
    assert told[-2:] == ["The Outlaw wins: you.", "Nobody wins."]


def test_cards_of_dodge_city_are_told() -> None:
    used = {"kind": "used", "seat": 0, "card": "can-can:jc", "target": 1}
    gone = {"kind": "discarded", "from": "play", "seat": 0, "card": "can-can:jc", "why": "can-can"}
    lost = {"kind": "discarded", "from": "hand", "seat": 1, "card": "beer:6h", "why": "can-can"}
    brawl = {"kind": "played", "seat": 0, "card": "brawl:js", "to": "pile"}
    price = {"kind": "discarded", "from": "hand", "seat": 0, "card": "beer:6s", "why": "brawl"}
    torn = {"kind": "discarded", "from": "play", "seat": 1, "card": "scope:as", "why": "brawl"}
    bible = {"kind": "used", "seat": 1, "card": "bible:10h"}
    dodge = {"kind": "played", "seat": 1, "card": "dodge:kh", "to": "pile"}
    assert tell(1, used, gone, lost, brawl, price, torn, bible, dodge) == [
        "Ann uses Can Can J♣ at you.",
        "You lose Beer 6♥ from the hand.",
        "Ann plays Brawl J♠.",
        "Ann discards Beer 6♠ for Brawl.",
        "You lose Scope A♠.",
        "You answer with Bible 10♥.",
        "You answer with Dodge K♥.",
    ]


def test_what_belongs_together_is_one_sentence() -> None:
    discarded = {"kind": "discarded", "seat": 0, "from": "hand", "why": "excess"}
    replaced = {"kind": "discarded", "seat": 0, "from": "play", "why": "", "card": "volcanic:10s"}
    laid = {"kind": "played", "seat": 0, "card": "schofield:js", "to": "play"}
    saved: list[dict[str, Any]] = [
        {"kind": "rescued", "seat": 0, "with": "beer"},
        {"kind": "wounded", "seat": 0, "amount": 1, "life": 1, "card": "bang"},
    ]
    turned: list[dict[str, Any]] = [
        {"kind": "check", "seat": 0, "for": "jail"},
        {"kind": "turned", "card": "bang:10s"},
        {"kind": "reshuffled", "cards": 40},
        {"kind": "checked", "seat": 0, "for": "jail", "card": "bang:10s", "good": False},
    ]
    store: list[dict[str, Any]] = [
        {"kind": "turned", "card": "bang:10s"},
        {"kind": "reshuffled", "cards": 40},
        {"kind": "turned", "card": "beer:6h"},
    ]
    cards = [{**discarded, "card": "beer:6h"}, {**discarded, "card": "bang:5d"}]
    assert tell(1, replaced, laid, *saved, *cards, *turned, *store) == [
        "Ann puts Schofield J♠ in place of Volcanic 10♠.",
        "Ann is saved by Beer: 1 life point left.",
        "Ann discards Beer 6♥ and BANG! 5♦: too many cards.",
        "Ann draws! for Jail and turns up 10♠: not hearts.",
        "The discard pile is shuffled: a new deck of 40 cards.",
        "On the counter: BANG! 10♠ and Beer 6♥.",
        "The discard pile is shuffled: a new deck of 40 cards.",
    ]


def test_refusals_have_words_and_an_id() -> None:
    cast = Cast(["Ann", "Bert"], 0)
    facts: dict[str, str | int] = {
        "card": "bang", "target": 1, "seats": 2, "distance": 2, "range": 1,
    }  # fmt: skip
    for rule in SENTENCES:
        assert sentence(Refusal(rule, facts), cast).endswith(f"({rule})")
        assert "{" not in sentence(Refusal(rule, facts), cast)
    assert sentence(Refusal("XX-NEW-01"), cast) == "The rules do not allow that now. (XX-NEW-01)"


def test_every_refusal_of_the_cards_has_words() -> None:
    """The rules that cards name when they refuse to be played."""
    folder = Path(saloon.games.bang.__file__).parent
    named: set[str] = set()
    for file in folder.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for body in re.findall(
            r"def refuse\w*\(.*?(?=\n    def |\nclass |\n@|\ndef |\Z)", text, re.S
        ):
            # What is lacking has words of its own, whatever the rule.
            said = re.sub(r'lacks\("\w+", "[A-Z0-9-]+"', "", body)
            named |= set(re.findall(r'"([A-Z]{2}-[A-Z]+-\d+)"', said))
    assert "BB-CARD-07" in named
    assert named <= {*SENTENCES, "BB-PLAY-20"}


def test_what_an_ability_lacks_has_words() -> None:
    cast = Cast(["Ann", "Bert"], 0)
    facts: dict[str, str | int] = {"card": "doc-holyday", "target": 1, "amount": 2}
    for need in NEEDS:
        told = sentence(Refusal("DC-CHAR-20", {**facts, "need": need}), cast)
        assert told.startswith("Doc Holyday: "), need
        assert "{" not in told
    one = Refusal("DC-CHAR-20", {"card": "doc-holyday", "need": "times", "amount": 1})
    assert sentence(one, cast) == "Doc Holyday: once a turn, and that is done. (DC-CHAR-20)"
    two = Refusal("FC-CARD-46", {"card": "sniper", "need": "bangs", "amount": 2})
    assert sentence(two, cast) == "Sniper: that takes 2 BANG! cards from your hand. (FC-CARD-46)"


@pytest.mark.parametrize(
    ("kind", "by", "expected"),
    [
        ("loss", 0, "You are about to lose life points. Do you step in?"),
        ("loss", 1, "Bert is about to lose life points. Do you step in?"),
        ("check", 0, "This is how your draw! has turned out. Do you step in?"),
        ("check", 1, "This is how Bert's draw! has turned out. Do you step in?"),
        ("something-new", 1, "You are asked: something-new (XX-NEW-01)."),
    ],
)
def test_questions_of_modules_to_come(kind: str, by: int, expected: str) -> None:
    asked = {"kind": kind, "about": "", "by": by, "amount": 0, "rule": "XX-NEW-01"}
    question = Question({"question": asked}, Cast(["Ann", "Bert"], 0), Words())
    assert question.sentence() == expected
    assert question.label(PASS, "") in ("do nothing", "pass")


def test_ghosts_and_new_identities_are_told() -> None:
    back = {"kind": "came-back", "seat": 0, "why": "ghost-town"}
    lost = {"kind": "discarded", "seat": 0, "from": "hand", "why": "ghost-town"}
    told = tell(
        1, back, {**lost, "card": "beer:6h"}, {**lost, "card": "scope:as"},
        {"kind": "eliminated", "seat": 0, "role": "outlaw", "by": -1},
        {"kind": "new-identity", "seat": 2, "character": "el-gringo", "life": 2, "max_life": 3},
        {"kind": "borrowed", "seat": 1, "character": "el-gringo"},
        {"kind": "pack", "seat": 1, "pack": "high-noon"},
        {"kind": "event", "seat": 1, "deck": "round", "event": "high-noon", "next": None},
    )  # fmt: skip
    assert told == [
        "Ann comes back for a turn (Ghost Town).",
        "Ann loses all cards: Beer 6♥ and Scope A♠.",
        "Ann is eliminated and was an Outlaw.",
        "Cora is El Gringo from now on, with 2 life points.",
        "You have the ability of El Gringo for this turn.",
        "You choose High Noon.",
        "New event: High Noon: Everybody loses 1 life point at the start of the own turn.",
    ]
