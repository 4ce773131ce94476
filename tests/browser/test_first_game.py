"""From the first page to the end of a game, by clicking."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from tests.browser.people import Person, Saloon
from tests.browser.table import TablePage, play_on


def test_one_click_leads_from_the_first_page_to_the_first_decision(person: Person) -> None:
    person.go("/")
    person.page.get_by_role("button", name="Play now against bots").click()
    table = TablePage(person)
    seen = table.wait()
    assert seen["question"]
    assert seen["stops"]


def test_two_people_and_bots_play_a_game_to_its_end(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    host.go("/new")
    page = host.page
    page.get_by_label("Name of the table").fill("High street")
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
