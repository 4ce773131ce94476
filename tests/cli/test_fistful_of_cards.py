"""A Fistful of Cards in the terminal: its events, questions and answers in words."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.cli.names import Cast
from saloon.cli.questions import Question
from saloon.cli.refusals import sentence
from saloon.cli.telling import Teller
from saloon.cli.words import Words
from saloon.kernel import PASS, Option, Refusal, option

NAMES = ["Ann", "Bert", "Cora", "Dan"]
MINE, FISTFUL = "abandoned-mine", "a-fistful-of-cards"


def told(viewer: int, *events: dict[str, Any]) -> list[str]:
    teller = Teller(Words(), Cast(NAMES, viewer))
    for event in events:
        teller.hear(event)
    return [line.text for line in teller.take()]


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        ({"kind": "faced", "shots": 3, "why": FISTFUL},
         "You face 3 shots (A Fistful of Cards).", "Ann faces 3 shots (A Fistful of Cards)."),
        ({"kind": "aimed", "card": "barrel:qs", "target": 1, "why": "ricochet"},
         "You shoot at Bert's Barrel Q♠ (Ricochet).", "Ann shoots at your Barrel Q♠ (Ricochet)."),
        ({"kind": "sniped", "target": 1, "why": "sniper"},
         "You take aim at Bert: two Missed! effects are needed.",
         "Ann takes aim at you: two Missed! effects are needed."),
        ({"kind": "came-back", "why": "dead-man", "life": 2},
         "You come back into the game with 2 life points (Dead Man).",
         "Ann comes back into the game with 2 life points (Dead Man)."),
        ({"kind": "proved", "card": "bang:5d", "why": "duel"},
         "You show that it was BANG! 5♦.", "Ann shows that it was BANG! 5♦."),
        ({"kind": "put-back", "cards": 1, "from": "play", "why": MINE, "card": "schofield:jc"},
         "You put Schofield J♣ back on the deck (Abandoned Mine).",
         "Ann puts Schofield J♣ back on the deck (Abandoned Mine)."),
        ({"kind": "discarded", "from": "play", "why": "ricochet", "card": "scope:as"},
         "You lose Scope A♠.", "Ann loses Scope A♠."),
        ({"kind": "discarded", "from": "hand", "why": "ricochet", "card": "bang:5d"},
         "You discard BANG! 5♦ for Ricochet.", "Ann discards BANG! 5♦ for Ricochet."),
    ],
)  # fmt: skip
def test_what_happens(event: dict[str, Any], mine: str, others: str) -> None:
    event = {"seat": 0, **event}
    assert told(0, event) == [mine]
    assert told(1, event) == [others]


@pytest.mark.parametrize(
    ("guess", "card", "good", "words"),
    [
        ("red", "beer:6h", True, "Ann guesses red and turns up 6♥: a right guess."),
        ("s", "beer:6h", False, "Ann guesses spades and turns up 6♥: a wrong guess."),
    ],
)
def test_a_guess_is_one_sentence(guess: str, card: str, good: bool, words: str) -> None:
    peyote = {"seat": 0, "for": "peyote"}
    lines = told(
        1,
        {"kind": "guessed", "guess": guess, **peyote},
        {"kind": "turned", "card": card},
        {"kind": "checked", "card": card, "good": good, **peyote},
        {"kind": "took", "seat": 0, "card": card, "store": True, "why": "peyote"},
    )
    assert lines == [words, "Ann keeps Beer 6♥ (Peyote)."]


def question(kind: str, about: str, by: int = -1, amount: int = 0) -> Question:
    asked = {"kind": kind, "about": about, "by": by, "amount": amount, "rule": "FC-CARD-01"}
    return Question({"question": asked, "viewer": 1}, Cast(NAMES, 1), Words())


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (question("defend", "barrel", 0),
         "Ann shoots at your Barrel. Do you save it with a Missed! effect?"),
        (question("defend", "dynamite", 1),
         "You shoot at your own Dynamite. Do you save it with a Missed! effect?"),
        (question("roulette", "russian-roulette"),
         "Russian Roulette: give a Missed! effect, or lose 2 life points."),
        (question("shot", FISTFUL), "A Fistful of Cards hits you. Do you answer?"),
        (question("give-life", "blood-brothers"),
         "Blood Brothers: do you give one of your life points to somebody?"),
        (question("skip-draw", "hard-liquor"),
         "Hard Liquor: do you draw, or skip that to regain 1 life point?"),
        (question("guess", "peyote"), "Peyote: what will the top card be?"),
        (question("guess", "peyote", amount=1), "Peyote: right! Do you guess again?"),
        (question("exchange", "ranch", amount=2),
         "Ranch: which card do you exchange for a new one? So far: 2 cards."),
        (question("aim", "ricochet"), "Ricochet: which card in play do you shoot at?"),
    ],
)  # fmt: skip
def test_what_is_asked(asked: Question, words: str) -> None:
    assert asked.sentence() == words


@pytest.mark.parametrize(
    ("kind", "chosen", "face", "label"),
    [
        ("guess", option("guess", detail="black"), "", "black"),
        ("guess", PASS, "", "stop guessing"),
        ("skip-draw", option("drink"), "", "regain 1 life point instead"),
        ("skip-draw", option("deck"), "", "draw"),
        ("give-life", option("give-life", seat=2), "", "give a life point"),
        ("play", option("use", 3, -1, "ricochet"), "bang:5d", "Ricochet: BANG! 5♦"),
        ("defend", PASS, "", "let the card go"),
        ("roulette", PASS, "", "lose 2 life points"),
    ],
)  # fmt: skip
def test_the_answers(kind: str, chosen: Option, face: str, label: str) -> None:
    asked = question(kind, "peyote")
    assert asked.label(chosen, face) == label
    assert all(asked.keys(chosen, face))


def test_a_shot_with_two_cards_names_both() -> None:
    asked, chosen = question("play", "sniper"), option("use", 3, 2, "sniper", 4)
    assert asked.label(chosen, "bang:5d", "bang:6d") == "Sniper: BANG! 5♦ and BANG! 6♦"
    assert "Sniper" in asked.keys(chosen, "bang:5d", "bang:6d")


def test_refusals() -> None:
    cast = Cast(NAMES, 1)
    law, judge = (Refusal(f"FC-CARD-{number}", {"card": "barrel"}) for number in (29, 52))
    assert sentence(law, cast) == "Law of the West: Barrel has to be played first. (FC-CARD-29)"
    assert sentence(judge, cast).startswith("The Judge: no card that stays in play may be played")
