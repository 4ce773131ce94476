"""What happened, in the terminal's sentences: about the right people, and in the right look."""

import io
from typing import Any

import pytest

from saloon.cli.screen import Screen
from saloon.cli.terminal.telling import Teller
from saloon.cli.terminal.voice import Voice
from saloon.kernel import Refusal

NAMES = ["Ann", "Bert", "Cora", "Dan"]


def teller(viewer: int | None, game: str = "bang") -> Teller:
    return Teller(Voice("en", game, NAMES, viewer), Screen(out=io.StringIO()))


def tell(viewer: int | None, *events: dict[str, Any]) -> list[str]:
    told = teller(viewer)
    told.tell(events)
    return [line.text for line in told.log]


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
            "You lose 1 life point: none left.",
            "Ann loses 1 life point: none left.",
        ),
        (
            {"kind": "eliminated", "seat": 0, "role": "outlaw", "by": 1},
            "Bert eliminates you: you were an Outlaw.",
            "You eliminate Ann, who was an Outlaw.",
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
         "You draw! for Barrel and turn up 10♠: no help.",
         "Ann draws! for Barrel and turns up 10♠: no help."),
        ("jourdonnais", "bang:ah", True,
         "You draw! for Jourdonnais and turn up A♥: a Missed! effect.",
         "Ann draws! for Jourdonnais and turns up A♥: a Missed! effect."),
        ("jail", "beer:6h", True,
         "You draw! for Jail and turn up 6♥: you are free.",
         "Ann draws! for Jail and turns up 6♥: Ann is free."),
        ("dynamite", "schofield:js", True,
         "You draw! for Dynamite and turn up J♠: nothing happens.",
         "Ann draws! for Dynamite and turns up J♠: nothing happens."),
        ("something-new", "schofield:js", False,
         "You draw! for Something new and turn up J♠: a bad card.",
         "Ann draws! for Something new and turns up J♠: a bad card."),
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
        "Ann draws! for Jail and turns up 10♠ and 6♥; 6♥ counts: Ann is free."
    ]
    # Who chooses sees the cards first.
    assert tell(0, *begin) == ["You draw! for Jail and turn up 10♠ and 6♥."]
    assert tell(0, end) == ["6♥ counts for Jail: you are free."]


def test_a_check_that_is_interrupted() -> None:
    barrel = {"seat": 0, "for": "barrel"}
    turned = {"kind": "turned", "card": "bang:10s"}
    again = {"kind": "turned", "card": "bang:ah"}
    checked = {"kind": "checked", **barrel, "card": "bang:ah", "good": True}
    put_away = {"kind": "put-away", "card": "bang:10s"}
    assert tell(1, {"kind": "check", **barrel}, turned, put_away, again, checked) == [
        "Ann draws! for Barrel and turns up 10♠.",
        "Ann draws! for Barrel and turns up A♥: a Missed! effect.",
    ]
    nothing = {"kind": "checked", **barrel, "card": None, "good": False}
    assert tell(1, {"kind": "check", **barrel}, nothing) == [
        "Ann draws! for Barrel, but there is no card to turn up: no help."
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
        "Ann loses 1 life point: 2 left.",
        "Ann draws a card (Bart Cassidy).",
        "Ann draws a card.",
        "Dan loses 1 life point: 2 left.",
        "Dan takes Beer 6♥ from your hand (El Gringo).",
        "You eliminate Ann, who was an Outlaw.",
        "Bert takes Scope A♠ from in front of Ann (Vulture Sam).",
        "Bert takes a card from Ann's hand (Vulture Sam).",
        "You draw BANG! 5♦ (reward for an Outlaw).",
    ]


def test_a_game_for_three_is_told() -> None:
    roles = ["renegade", "outlaw", "deputy"]
    told = tell(
        1,
        {"kind": "dealt", "characters": [], "life": [4, 4, 4], "first": 2, "roles": roles},
        {"kind": "eliminated", "seat": 0, "role": "renegade", "by": 1},
        {"kind": "drew", "seat": 1, "cards": 1, "why": "elimination", "card": "beer:6h"},
        {"kind": "ended", "side": "outlaw", "winners": [1], "roles": roles},
        {"kind": "ended", "side": "nobody", "winners": [], "roles": roles},
    )
    assert told == [
        "Cora begins.",
        "Ann is the Renegade.",
        "You are the Outlaw.",
        "Cora is the Deputy.",
        "You eliminate Ann, who was a Renegade.",
        "You draw Beer 6♥ (reward).",
        "The Outlaw wins: you.",
        "Nobody wins.",
    ]


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
        "You lose Beer 6♥ from hand.",
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
        "Beer saves Ann: 1 life point left.",
        "Ann discards Beer 6♥ and BANG! 5♦: too many cards.",
        "Ann draws! for Jail and turns up 10♠: Ann stays in jail.",
        "The discard pile is shuffled: a new deck of 40 cards.",
        "On the counter: BANG! 10♠ and Beer 6♥.",
        "The discard pile is shuffled: a new deck of 40 cards.",
    ]


def test_refusals_have_words_and_an_id() -> None:
    voice = Voice("en", "bang", NAMES, 0)
    facts: dict[str, str | int] = {
        "card": "bang", "target": 1, "seats": 2, "distance": 2, "range": 1,
    }  # fmt: skip
    assert voice.refusal(Refusal("BB-DIST-09", facts)) == (
        "Bert is out of range: distance 2 (2 places away), and your range is 1. (BB-DIST-09)"
    )
    assert voice.refusal(Refusal("XX-NEW-01")) == "The rules do not allow that now. (XX-NEW-01)"
    assert voice.short(Refusal("BB-PLAY-02")) == "one BANG! a turn"
    assert voice.short(Refusal("XX-NEW-01")) == "not now"


@pytest.mark.parametrize(
    ("kind", "about", "by", "expected"),
    [
        ("loss", "", 0, "You are about to lose life points. Do you step in?"),
        ("loss", "", 1, "Bert is about to lose life points. Do you step in?"),
        ("check", "barrel", 0, "Barrel: this is how your draw! turned out. Do you step in?"),
        ("check", "jail", 1, "Jail: this is how Bert's draw! turned out. Do you step in?"),
        ("something-new", "", 1, "It is your decision."),
    ],
)
def test_questions_of_modules_to_come(kind: str, about: str, by: int, expected: str) -> None:
    asked = {"kind": kind, "about": about, "by": by, "amount": 0, "rule": "XX-NEW-01", "seats": [0]}
    assert Voice("en", "bang", NAMES, 0).question(asked) == expected


def test_lines_about_oneself_stand_out() -> None:
    told = teller(1)
    wounded = {"kind": "wounded", "amount": 1, "life": 1, "card": "bang", "by": 0}
    told.tell([TURN, {**PLAYED, "card": "bang:5d", "target": 1}, {**wounded, "seat": 1},
               {**wounded, "seat": 2}, {**OUT, "seat": 1}])  # fmt: skip
    assert [line.style for line in told.log] == ["bold", "yellow", "red", "", "bold red"]


def test_who_is_out_is_told_that_the_others_play_on() -> None:
    out = {**OUT, "seat": 1}
    assert tell(1, out, TURN, TURN)[1:] == [
        "You are out of the game; the others play on.",
        "Turn 3: Ann's turn",
        "Turn 3: Ann's turn",
    ]
    assert len(tell(2, out, TURN)) == 2


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
        "Ann comes back as a ghost, for this turn only (Ghost Town).",
        "Ann loses all cards: Beer 6♥ and Scope A♠.",
        "Ann is eliminated and was an Outlaw.",
        "From now on Cora is El Gringo. Life points: 2.",
        "For this turn you have the ability of El Gringo.",
        "The events of this game: High Noon.",
        "New event: High Noon.",
        "Everybody loses 1 life point at the start of the turn. Stays until the end of the game.",
    ]
