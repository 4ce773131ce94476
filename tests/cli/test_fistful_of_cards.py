"""A Fistful of Cards in the terminal: its events, questions and answers in words."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.kernel import Option, option
from saloon.texts import Speaker

NAMES = ["Ann", "Bert", "Cora", "Dan"]
MINE, FISTFUL = "abandoned-mine", "a-fistful-of-cards"


def told(viewer: int, *events: dict[str, Any]) -> list[str]:
    return Speaker("en", NAMES, viewer).events(events)


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        ({"kind": "faced", "shots": 3, "why": FISTFUL},
         "A Fistful of Cards: 3 shots at you, one for each card in your hand.",
         "A Fistful of Cards: 3 shots at Ann, one for each card in hand."),
        ({"kind": "aimed", "card": "barrel:qs", "target": 1, "why": "ricochet"},
         "You shoot at Bert's Barrel Q♠ (Ricochet).", "Ann shoots at your Barrel Q♠ (Ricochet)."),
        ({"kind": "sniped", "target": 1, "why": "sniper"},
         "You take careful aim at Bert: two Missed! effects are needed (Sniper).",
         "Ann takes careful aim at you: two Missed! effects are needed (Sniper)."),
        ({"kind": "came-back", "why": "dead-man", "life": 2},
         "You come back into the game (Dead Man). Life points: 2.",
         "Ann comes back into the game (Dead Man). Life points: 2."),
        ({"kind": "proved", "card": "bang:5d", "why": "duel"},
         "You show which card it was: BANG! 5♦.", "Ann shows which card it was: BANG! 5♦."),
        ({"kind": "put-back", "cards": 1, "from": "play", "why": MINE, "card": "schofield:jc"},
         "You discard Schofield J♣ face down on the deck (Abandoned Mine).",
         "Ann discards Schofield J♣ face down on the deck (Abandoned Mine)."),
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
    assert lines == [words, "Ann keeps Beer 6♥."]


def question(kind: str, about: str, by: int = -1, amount: int = 0) -> str:
    asked = {"kind": kind, "about": about, "by": by, "amount": amount, "seats": [1]}
    return Speaker("en", NAMES, 1).question(asked, True)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (question("defend", "barrel", 0),
         "Ann shoots at your card: Barrel. Play a Missed!, or let the card be discarded?"),
        (question("defend", "dynamite", 1),
         "You shoot at your own card: Dynamite. Play a Missed!, or let the card be discarded?"),
        (question("roulette", "russian-roulette"),
         "Russian Roulette: play a Missed!, or lose 2 life points and end it."),
        (question("shot", FISTFUL, amount=1),
         "A Fistful of Cards hits you. Play a Missed! or take the hit?"),
        (question("give-life", "blood-brothers"),
         "Blood Brothers: do you give 1 of your life points to somebody? Choose whom."),
        (question("skip-draw", "hard-liquor"),
         "Hard Liquor: draw your cards, or regain 1 life point instead?"),
        (question("guess", "peyote"),
         "Peyote: guess what the next card of the deck is. If you are right, you keep it and guess "
         "again."),
        (question("guess", "peyote", amount=1),
         "Peyote: right! Guess the next card, or stop here?"),
        (question("exchange", "ranch", amount=2),
         "Ranch: discard another card, or draw 2 cards now?"),
        (question("aim", "ricochet"), "Ricochet: which card in play do you shoot at?"),
    ],
)  # fmt: skip
def test_what_is_asked(asked: str, words: str) -> None:
    assert asked == words


def label(kind: str, chosen: Option, face: str, second: str = "") -> str:
    plain = {
        "verb": chosen.verb,
        "card": face or None,
        "seat": chosen.seat if chosen.seat >= 0 else None,
        "detail": f"{chosen.detail} {second}".strip(),
    }
    return Speaker("en", NAMES, 1).option(plain, kind)


@pytest.mark.parametrize(
    ("kind", "chosen", "face", "words"),
    [
        ("guess", option("guess", detail="black"), "", "black"),
        ("guess", option("pass"), "", "Stop guessing"),
        ("skip-draw", option("drink"), "", "Do not draw, regain 1 life point"),
        ("skip-draw", option("deck"), "", "Draw cards"),
        ("give-life", option("give-life", seat=2), "", "Give 1 life point to Cora"),
        ("play", option("use", 3, -1, "ricochet"), "bang:5d",
         "Ricochet: discard BANG! 5♦, shoot at a card in play"),
        ("defend", option("pass"), "", "Let the card go"),
        ("roulette", option("pass"), "", "Lose 2 life points"),
    ],
)  # fmt: skip
def test_the_answers(kind: str, chosen: Option, face: str, words: str) -> None:
    assert label(kind, chosen, face) == words


def test_a_shot_with_two_cards_names_both() -> None:
    chosen = option("use", 3, -1, "sniper", 4)
    assert label("play", chosen, "bang:5d", "bang:6d") == "Sniper: BANG! 5♦ and BANG! 6♦"


def test_refusals() -> None:
    speaker = Speaker("en", NAMES, 1)
    assert speaker.refusal("FC-CARD-29", {"card": "barrel"}) == (
        "Law of the West: Barrel has to be played first."
    )
    assert speaker.refusal("FC-CARD-52", {"card": "barrel"}).startswith("The Judge: no cards")
