"""By thumb on a phone, by keys alone, and as somebody who only watches."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Page, WebSocket, expect
from tests.browser.deals import my_turn, table_dealing
from tests.browser.people import Person, Saloon
from tests.browser.table import TablePage, open_table

TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
# Pixels a thumb needs.
THUMB = 44


def test_a_phone_is_enough(saloon: Saloon) -> None:
    person = saloon.person(phone=True)
    table = open_table(person, person.new_table(table_dealing(my_turn)))
    chance = random.Random(4)
    for _ in range(12):
        if table.wait()["over"]:
            break
        assert person.page.evaluate(TOO_WIDE) <= 0
        buttons = table.board.locator(".buttons button, .tray button").all()
        tools = person.page.locator("header button:visible").all()
        assert len(tools) == 5, "three tools, and two to set the pace"
        for button in [*buttons, *tools]:
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= THUMB, button.inner_text()
            assert box["width"] >= THUMB, button.inner_text()
        table.answer(chance, tap=True)


def focused(page: Page) -> str:
    name: str = page.evaluate(
        "() => document.activeElement.getAttribute('aria-label')"
        " ?? document.activeElement.textContent.trim()"
    )
    return name


def test_keys_are_enough(person: Person) -> None:
    name = table_dealing(my_turn, name="Kay {}’s table", players=5)
    person.rename(name.partition("’")[0])
    person.waits_for_no_bots()
    person.go("/")
    page = person.page
    for _ in range(30):
        page.keyboard.press("Tab")
        if focused(page) == "Play now against bots":
            break
    page.keyboard.press("Enter")
    table = TablePage(person)
    for _ in range(3):
        seen = table.wait()
        page.keyboard.press("ArrowRight")
        names = [stop["name"] for stop in seen["stops"]]
        assert focused(page) in names
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if table.look()["mine"] and any(stop["what"] == "aim" for stop in table.look()["stops"]):
            page.keyboard.press("ArrowRight")
            assert focused(page).startswith("Choose ")
            page.keyboard.press("Enter")
    table.wait()


def test_keys_are_enough_for_a_whole_game(person: Person) -> None:
    """The pointer is never used: arrows, Enter, and what the focus is led to."""
    table = open_table(person, person.new_table("By keys 3"))
    keys, chance = person.page.keyboard, random.Random(5)
    answers = 0
    while not (seen := table.wait())["over"]:
        for _ in range(chance.randrange(len(seen["stops"]) + 1)):
            keys.press("ArrowRight")
        keys.press("Enter")
        answers += 1
        assert answers < 400, "the game does not end"
    assert answers > 10
    expect(table.result).to_be_visible()


def test_a_key_ends_the_turn(person: Person) -> None:
    table = open_table(person, person.new_table(table_dealing(my_turn)))
    table.wait()
    person.page.keyboard.press("e")
    expect(table.question).to_have_text("Too many cards: discard one.")


def test_who_watches_sees_no_hand_and_follows(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    told: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: told.append(str(text)))

    guest.page.on("websocket", listen)
    number = host.new_table(table_dealing(my_turn))
    table = open_table(host, number)
    table.wait()
    watched = open_table(guest, number)
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    expect(watched.board).to_be_visible()
    chance = random.Random(1)
    for _ in range(5):
        if not table.wait()["over"]:
            table.answer(chance)
    table.wait()
    step = host.page.locator(".steps span").inner_text()
    expect(guest.page.locator(".steps span")).to_have_text(step)
    # Of a hand only what everybody saw get there: a card taken from the table, say.
    news_told = [json.loads(text) for text in told]
    frames = [news["frame"] for news in news_told if "frame" in news]
    shown = {event.get("card") for frame in frames for event in frame["events"]}
    assert set(watched.faces()) <= shown
    assert len(watched.faces()) < len(table.faces())
    assert watched.look()["stops"] == []
    welcome = next(news for news in news_told if news["is"] == "welcome")
    assert [player["hand"] for player in welcome["view"]["players"]] == [[], [], [], []]
