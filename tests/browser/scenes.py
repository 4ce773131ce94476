"""Moments of a game with something on the stage, laid by hand, for any number of seats."""

from __future__ import annotations

from typing import Any

from tests.browser.filmed import Course, find
from tests.browser.filmed import Event as Told

ME = 0
BEGUN = 1
"""From this choice on nothing is shown of the deal."""
LAID = [
    ["scope", "iron-plate"],
    ["winchester", "mustang", "dynamite"],
    ["schofield"],
    ["barrel"],
    ["volcanic"],
    ["remington", "hideout", "knife"],
    ["binocular"],
    ["rev-carabine"],
]
PEOPLE = [
    "suzy-lafayette",
    "calamity-janet",
    "rose-doolan",
    "willy-the-kid",
    "bart-cassidy",
    "chuck-wengam",
    "pedro-ramirez",
    "jose-delgado",
]
HAND = ["missed", "dodge", "beer", "panic", "stagecoach"]


def bang(players: int, *choices: tuple[int, str], **position: Any) -> Course:
    """A course with these choices; of each, words that its option has."""
    seats: list[dict[str, Any]] = [
        {"character": PEOPLE[seat], "in_play": LAID[seat], "hand": ["bang"] * (seat % 4)}
        for seat in range(players)
    ]
    seats[ME] |= {"role": "deputy" if players == 3 else "sheriff", "hand": HAND, "life": 3}
    seats[-1] |= {"hand": ["bang", "gatling", "beer"]}
    laid = {"seats": seats, "pile": ["saloon"], "turn": players - 1, **position}
    laid["seats"][ME] |= laid.pop("me", {})
    course = Course("bang", 1, players, {"modules": ["dodge-city"], "position": laid})
    return chosen(course, *choices)


def chosen(course: Course, *choices: tuple[int, str]) -> Course:
    game = course.new()
    for seat, words in choices:
        texts = [game.state.option_text(each) for each in game.options(seat)]
        text = next(each for each in texts if all(word in each for word in words.split()))
        course.choices.append((seat, text))
        game.choose(text, seat)
    return course


def shots(players: int) -> Course:
    """Whoever sits at the right shoots at oneself; then at everybody, and one is asked first. Then
    it is one's own turn."""
    last = players - 1
    course = bang(
        players,
        (last, "beer"),
        (last, "bang @0"),
        (ME, "miss missed"),
        (last, "gatling"),
        deck=["bang", "bang"],
    )
    game = course.new()
    for seat, text in course.choices:
        game.choose(text, seat)
    while not (game.decision.kind == "play" and game.unanswered() == (ME,)):
        seat = game.unanswered()[0]
        text = game.state.option_text(game.options(seat)[0])
        course.choices.append((seat, text))
        game.choose(text, seat)
    return course


def aims(players: int) -> Course:
    """Whoever sits at the right shoots at everybody, one after the other; all of them miss."""
    last = players - 1
    seats: list[dict[str, Any]] = [
        {"character": PEOPLE[seat], "in_play": LAID[seat], "hand": ["missed"]}
        for seat in range(players)
    ]
    seats[ME] |= {"role": "deputy" if players == 3 else "sheriff", "hand": HAND, "life": 3}
    seats[1] |= {"in_play": ["mustang", "dynamite"]}
    if players > 4:
        seats[3] |= {"character": "black-jack"}  # who may fire any number of times is somebody else
    seats[last] |= {"character": "willy-the-kid", "hand": ["stagecoach"] + ["bang"] * last}
    seats[last] |= {"in_play": ["winchester"]}
    laid = {"seats": seats, "pile": ["saloon"], "turn": last}
    course = Course("bang", 1, players, {"modules": ["dodge-city"], "position": laid})
    shots = [((last, f"bang @{target}"), (target, "miss missed")) for target in range(last)]
    return chosen(course, (last, "stagecoach"), *(each for shot in shots for each in shot))


def over_the_limit(players: int) -> Course:
    """One's turn is over, with a hand far above the limit."""
    many = [*HAND, "jail", "duel", "cat-balou"]
    return bang(players, (ME, "end"), turn=ME, me={"hand": many})


def attack(players: int) -> tuple[Course, int, int]:
    """The Indians come, in the Dice Game: seen by whose answer it follows."""

    def comes(steps: list[list[Told]], at: int) -> int | None:
        came = [each for each in steps[at] if each["kind"] == "attack"]
        return int(came[0]["seat"]) if came else None

    course, at, _ = find("dice", comes, players)
    return course, at, course.choices[at][0]
