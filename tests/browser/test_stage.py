"""The stage: one thing is shown after the other, and nothing changes before its cause.

Time stands still in these pages; the test moves it. The news come from a film (see filmed.py), so
the test knows what the server has at every moment.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.filmed import Course, Event, Filmed, find
from tests.browser.people import Person, Saloon
from tests.browser.scenes import BEGUN, shots

# What one can see of the table: of each seat what is written there, the piles, the hand.
SEEN = """() => {
  const text = (one) => (one ? one.textContent.replace(/\\s+/g, ' ').trim() : '')
  const faces = (one) =>
    [...(one?.querySelectorAll('[data-face]') ?? [])].map((card) => card.dataset.face)
  const seats = {}
  for (const seat of document.querySelectorAll('section.board [data-at^="seat-"]'))
    seats[seat.dataset.at.slice(5)] = [seat.getAttribute('aria-label'), ...faces(seat)].join('|')
  const board = document.querySelector('section.board')
  const stage = board.querySelector('.stage')
  return {
    seats,
    pile: text(board.querySelector('[data-at="pile"]')),
    deck: board.querySelector('[data-at="deck"]')?.getAttribute('aria-label') ?? '',
    hand: faces(board.querySelector('[data-at="hand"]')),
    line: text(stage?.querySelector('.line')),
    phase: stage?.dataset.phase ?? '',
    scene: stage?.dataset.scene ?? '',
    question: text(board.querySelector('.prompt p')),
    mine: board.querySelector('.prompt.mine') !== null,
    log: [...document.querySelectorAll('.log li')].map(text),
  }
}"""
Seen = dict[str, Any]


def seen(film: Filmed) -> Seen:
    found: Seen = film.page.evaluate(SEEN)
    return found


def shot_at_somebody(steps: list[list[Event]], at: int) -> int | None:
    """A BANG! that hits: seen by whom it is aimed at."""
    first = steps[at][0] if steps[at] else {}
    then = steps[at + 1][0] if at + 1 < len(steps) and steps[at + 1] else {}
    shot = first.get("kind") == "played" and first.get("target") is not None
    shot = shot and str(first["card"]).startswith("bang:")
    hits = shot and then.get("kind") == "wounded" and then.get("seat") == first.get("target")
    return int(first["target"]) if hits else None


@pytest.fixture(scope="module")
def shot() -> tuple[Course, int, int]:
    return find("bang", shot_at_somebody)


@pytest.fixture
def watcher(saloon: Saloon) -> Person:
    person = saloon.person(still=False)
    person.set(sounds=False, games=9)
    return person


def test_nothing_changes_before_its_cause_is_at_the_front(
    watcher: Person, shot: tuple[Course, int, int]
) -> None:
    film = Filmed(watcher, *shot)
    before = seen(film)
    film.step()
    event = film.course.steps[shot[1]][0]
    actor, me = str(event["seat"]), str(film.seat)
    # It has arrived, and is at the front: the card is only being lifted.
    now = seen(film)
    assert now["phase"] == "lift"
    assert (now["seats"], now["pile"], now["hand"]) == (
        before["seats"],
        before["pile"],
        before["hand"],
    )
    assert not now["mine"], "the question has come before its cause"
    # Lifted, and a few frames in which the seats come to know of it.
    film.pass_time(180)
    now = seen(film)
    assert now["phase"] == "fly"
    assert now["seats"][actor] != before["seats"][actor], "the card has left the hand"
    assert now["seats"][me].split(".")[0] == before["seats"][me].split(".")[0]
    assert now["line"] == before["line"], "what is told is told when the card has landed"
    film.pass_time(430)
    now = seen(film)
    assert now["mine"], "one's own question waits no longer than 0.6 seconds"
    assert "BANG!" in now["line"]
    assert now["pile"] == before["pile"], "the card stands on the stage, not on the pile"
    film.pass_time(5000)
    asked = seen(film)
    assert asked["scene"] == "bang", "it stands there until it is answered"
    # The answer: the stamp first, then the life point.
    life = asked["seats"][me]
    film.step()
    assert seen(film)["seats"][me] == life
    film.pass_time(230)
    assert seen(film)["seats"][me] != life
    film.pass_time(5000)
    after = seen(film)
    assert after["scene"] == ""
    assert after["pile"] != before["pile"]


def test_the_log_and_what_is_read_out_follow_the_stage(
    watcher: Person, shot: tuple[Course, int, int]
) -> None:
    film = Filmed(watcher, *shot)
    film.step()
    spoken = film.page.locator(".sr-only[aria-live=polite]")
    assert seen(film)["log"] == []
    film.pass_time(700)
    assert any("BANG!" in line for line in seen(film)["log"])
    expect(spoken).to_contain_text("BANG!")
    film.pass_time(1000)
    film.step()
    # It is heard, not seen: that has a few frames' time.
    film.pass_time(120)
    expect(spoken).to_contain_text("life point")


WAYS = ["½", "1", "2", "4", "step", "skipped", "▸▸", "lost line", "taken back"]


@pytest.mark.parametrize("game", ["bang", "dice"])
@pytest.mark.parametrize("how", WAYS)
def test_it_ends_in_what_somebody_sees_who_comes_only_now(
    watcher: Person, game: str, how: str
) -> None:
    """Whatever was shown on the way: a page that is loaded anew shows the same, value by value."""
    course = Course(game, 5, 5).play()
    at = len(course.choices) // 2
    watcher.set(
        speed={"½": 0.5, "2": 2, "4": 4}.get(how, 1), show="step" if how == "step" else "flow"
    )
    film = Filmed(watcher, course, at, course.choices[at][0])
    for number in range(10):
        film.step()
        film.pass_time(250)
        if how == "skipped":
            film.page.keyboard.press("Space")
        elif how == "lost line" and number == 5:
            film.lose_line()
            film.pass_time(2000)
        elif how == "taken back" and number == 5:
            film.back()
            film.step()
    if how == "▸▸":
        film.page.get_by_role("button", name="Skip to now").click()
    else:
        see_all(film)
    shown = lasting(film)
    film.page.reload()
    film.page.locator("section.board").wait_for()
    film.settle()
    assert lasting(film) == shown


def test_who_comes_back_sees_what_stands_in_the_middle(watcher: Person) -> None:
    film = Filmed(watcher, shots(5), BEGUN + 1, 0, past=True)
    film.settle()
    film.pass_time(500)
    stage = film.page.locator("section.board > .stage")
    assert stage.get_attribute("data-scene") == "bang"
    assert film.page.locator(".seat.aimed").count() == 1
    assert film.page.locator(".prompt.mine").count() == 1
    # What is answered lands there, and it leaves as if one had been there all the time.
    film.step()
    see_all(film)
    assert stage.get_attribute("data-scene") != "bang"


def lasting(film: Filmed) -> Seen:
    """What is still there on coming back."""
    now = seen(film)
    return {name: now[name] for name in ("seats", "pile", "deck", "hand", "question", "mine")}


def see_all(film: Filmed) -> None:
    """Let everything be shown, with a nod where one is waited for."""
    come = film.page.locator(".pace .come")
    for _ in range(300):
        film.pass_time(400)
        if "all shown" in come.inner_text() and not seen(film)["phase"]:
            return
        film.page.keyboard.press("Space")
    raise AssertionError("it never ends")


OVER_THE_NAME = """() => {
  const cause = document.querySelector('.cause .inside').getBoundingClientRect()
  const [right, bottom] = [cause.left + cause.width * 0.46, cause.top + cause.height * 0.16]
  return [...document.querySelectorAll('.cause .answer')]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < right && one.top < bottom).length
}"""


def test_a_long_duel_can_still_be_read(watcher: Person) -> None:
    def duel(steps: list[list[Event]], at: int) -> int | None:
        first = steps[at][0] if steps[at] else {}
        if first.get("kind") != "played" or not str(first["card"]).startswith("duel:"):
            return None
        after = [step[0] if step else {} for step in steps[at + 1 : at + 3]]
        answered = all(str(event.get("card", "")).startswith("bang:") for event in after)
        return int(first["target"]) if len(after) == 2 and answered else None

    film = Filmed(watcher, *find("bang", duel))
    for _ in range(3):
        film.step()
        film.pass_time(2000)
    film.page.wait_for_timeout(600)
    assert film.page.locator(".cause .answer").count() == 2
    assert film.page.evaluate(OVER_THE_NAME) == 0, "the answers lie over the name of their cause"


def test_who_falls_behind_catches_up(watcher: Person) -> None:
    course = Course("bang", 5, 5).play()
    film = Filmed(watcher, course, 10, course.choices[10][0])
    come = film.page.locator(".pace .come")
    for _ in range(6):
        film.step()
    film.pass_time(80)
    assert "to come" in come.inner_text()
    for _ in range(25):
        film.step()
    film.pass_time(8000)
    expect(come).to_have_text("all shown")


def test_the_first_roll_of_ones_turn_waits_for_ones_own_hand(watcher: Person) -> None:
    def my_roll(steps: list[list[Event]], at: int) -> int | None:
        rolls = [each for each in steps[at] if each["kind"] == "rolled" and each["roll"] == 1]
        return int(rolls[0]["seat"]) if rolls else None

    film = Filmed(watcher, *find("dice", my_roll))
    film.step()
    button = film.page.get_by_role("button", name="Roll the dice")
    for _ in range(30):
        film.pass_time(300)
        if button.count():
            break
    expect(button).to_be_visible()
    assert not seen(film)["mine"]
    film.page.keyboard.press("Space")
    film.pass_time(700)
    expect(button).to_have_count(0)


TOLD_OF_DICE = """() => {
  const board = document.querySelector('section.board')
  return {
    captions: [...board.querySelectorAll('.dice .place small')].map((one) => one.textContent),
    forecast: getComputedStyle(board.querySelector('.forecast') ?? board).visibility,
  }
}"""


def test_what_dice_show_is_told_when_they_lie(watcher: Person) -> None:
    def rolls_an_arrow(steps: list[list[Event]], at: int) -> int | None:
        kinds = [event["kind"] for event in steps[at]]
        if kinds[:1] != ["rolled"] or "arrow" not in kinds or "attack" in kinds:
            return None
        return (int(steps[at][0]["seat"]) + 1) % 5

    film = Filmed(watcher, *find("dice", rolls_an_arrow))
    before = seen(film)
    roller = str(film.course.steps[film.at][0]["seat"])
    film.step()
    now, told = seen(film), film.page.evaluate(TOLD_OF_DICE)
    assert now["phase"] == "roll"
    assert now["line"] == before["line"]
    assert now["log"] == before["log"]
    assert not any(told["captions"])
    assert told["forecast"] == "hidden"
    assert now["seats"] == before["seats"], "the arrow is taken before it was rolled"
    film.pass_time(880)
    assert seen(film)["line"] == before["line"]
    film.page.wait_for_function("() => !document.querySelector('.tumble')")
    film.pass_time(100)
    now, told = seen(film), film.page.evaluate(TOLD_OF_DICE)
    assert now["phase"] == "land"
    assert now["line"] != before["line"]
    assert now["log"] != before["log"]
    assert any(told["captions"])
    assert now["seats"] == before["seats"], "the arrow is taken while the roll is told"
    film.pass_time(200)
    assert seen(film)["seats"][roller] != before["seats"][roller]


def test_the_first_roll_of_a_game_comes_after_the_deal(watcher: Person) -> None:
    """Nor does the log tell of it before, and then it counts the arrows as the log does."""
    course = Course("dice", 1, 5).play()
    first = course.new()
    taken = [event.seen_by(None) for event in first.listen() if event.kind == "arrow"]
    assert len(taken) == 2
    film = Filmed(watcher, course, 0, course.choices[0][0], past=True)
    film.page.locator(".dealt").wait_for()
    blank = film.page.locator("[data-die].blank")
    assert blank.count() == 5
    button = film.page.get_by_role("button", name="Roll the dice")
    assert button.count() == 0
    film.page.get_by_text("Nothing has happened yet.").wait_for()
    for _ in range(40):
        film.pass_time(100)
        if button.count():
            break
    expect(film.page.locator(".dealt")).to_have_count(0)
    now = seen(film)
    assert (now["log"], now["line"]) == ([], "")
    button.click()
    told = set()
    for _ in range(40):
        film.pass_time(100)
        told.add(seen(film)["line"])
    expect(blank).to_have_count(0)
    now = seen(film)
    assert now["mine"]
    arrows = "You take 2 arrows: 7 left."
    assert arrows in told
    assert not [line for line in told if "arrows:" in line and line != arrows]
    assert any(arrows in line for line in now["log"])


def test_without_motion_it_is_shown_in_the_same_order(
    saloon: Saloon, shot: tuple[Course, int, int]
) -> None:
    person = saloon.person(still=True)
    person.set(sounds=False, games=9, show="flow")
    film = Filmed(person, *shot)
    before = seen(film)
    film.step()
    assert seen(film)["seats"] == before["seats"]
    film.pass_time(700)
    assert seen(film)["mine"]
    assert film.page.locator(".stage.still").count() == 1
    film.step()
    film.pass_time(600)
    assert film.page.locator(".rays, .edge").count() == 0
