"""From the first page to the end of a game, by clicking."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.people import Person, Saloon
from tests.browser.table import TablePage, play_on


def test_one_click_leads_from_the_first_page_to_the_first_decision(person: Person) -> None:
    person.waits_for_no_bots()
    person.go("/")
    person.page.get_by_role("button", name="Play now against bots").click()
    table = TablePage(person)
    seen = table.wait()
    assert seen["question"]
    assert seen["stops"]


@pytest.mark.parametrize("phone", [False, True])
def test_who_is_new_here_finds_help_without_scrolling(saloon: Saloon, phone: bool) -> None:
    person = saloon.person(phone=phone)
    person.go("/")
    games = person.page.get_by_role("list", name="Games").get_by_role("listitem")
    expect(games).to_have_count(3)
    size, help_ = person.page.viewport_size, person.page.locator(".side").bounding_box()
    assert size is not None
    assert help_ is not None
    assert help_["y"] + help_["height"] <= size["height"]
    boxes = [each.locator(".box").bounding_box() for each in games.all()]
    assert len({box["height"] for box in boxes if box}) == 1
    if not phone:
        assert len({box["y"] for box in boxes if box}) == 1


def test_a_box_taken_from_the_shelf_is_remembered_and_in_play(person: Person) -> None:
    person.waits_for_no_bots()
    person.go("/")
    spine = person.page.get_by_role("button", name="Dodge City")
    spine.click()
    person.page.reload()
    expect(spine).to_have_attribute("aria-pressed", "true")
    person.page.get_by_role("button", name="Play now: BANG!").click()
    TablePage(person).wait()
    expect(person.page.locator("header .boxes")).to_contain_text("Dodge City")
    assert "High Noon" not in person.page.locator("header .boxes").inner_text()


def test_a_box_is_taken_and_put_back_on_a_small_shelf_too(saloon: Saloon) -> None:
    person = saloon.person(phone=True)
    person.waits_for_no_bots()
    person.go("/")
    page = person.page
    shelf = page.get_by_role("button", name="BANG!: boxes to play with").first
    expect(shelf).to_have_accessible_name(re.compile(r"none in play"))
    size = shelf.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44
    shelf.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("checkbox", name="Dodge City").check()
    sheet.get_by_role("checkbox", name="High Noon Every").check()
    assert violations(person) == []
    sheet.get_by_role("button", name="Done").click()
    expect(shelf).to_be_focused()
    expect(shelf).to_have_accessible_name(re.compile(r"\(Dodge City, High Noon\)"))
    page.reload()
    expect(shelf).to_have_accessible_name(re.compile(r"\(Dodge City, High Noon\)"))
    shelf.click()
    sheet.get_by_role("checkbox", name="Dodge City").uncheck()
    page.keyboard.press("Escape")
    expect(shelf).to_have_accessible_name(re.compile(r"\(High Noon\)"))
    page.get_by_role("button", name="Play now: BANG!").click()
    TablePage(person).wait()
    boxes = page.locator("header .boxes .tag, header .more")
    assert "Dodge City" not in "".join(boxes.all_text_contents())


def test_two_people_and_bots_play_a_game_to_its_end(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    host.go("/new")
    page = host.page
    page.get_by_label("Name of the table").fill("High street 5")  # a short game
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    pace = page.get_by_role("group", name="Pace")
    pace.get_by_role("radio", name="None").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit").first.click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    play_on([host, guest], random.Random(1))
    told = [person.page.get_by_text("The winners:").inner_text() for person in (host, guest)]
    assert told[0] == told[1]
    shown = ".result .people .role"
    roles = [person.page.locator(shown).all_inner_texts() for person in (host, guest)]
    assert all(roles[0])
    assert roles[0] == roles[1]
