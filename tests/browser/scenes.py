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
