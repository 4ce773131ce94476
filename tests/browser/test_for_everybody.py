"""Nobody is left out: what axe-core finds on every page, and how much has to be loaded first."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect
from tests.browser.axe import OF_COLOURS, RULES, violations
from tests.browser.deals import holds, my_turn, table_dealing
from tests.browser.people import Person, Saloon
from tests.browser.table import open_table, open_when_over

PAGES = ("/", "/new", "/cards", "/rules", "/replays", "/settings", "/about")
FIRST_LOAD = 150_000
"""Bytes of JavaScript, packed."""


@pytest.mark.parametrize("look", ["desktop", "phone", "desktop light"])
def test_axe_finds_nothing(saloon: Saloon, look: str) -> None:
    person = saloon.person(phone="phone" in look)
    theme = "light" if "light" in look else "dark"
    person.set(theme=theme)
    rules = OF_COLOURS if "light" in look else RULES
    found: list[str] = []
    for path in PAGES:
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        assert person.page.evaluate("() => document.documentElement.dataset.theme") == theme
        found += violations(person, rules)
    open_table(person, person.new_table("Friends", start=False))
    found += violations(person, rules)
    number = person.new_table(table_dealing(lambda view: my_turn(view) and holds(view, "bang")))
    table = open_table(person, number)
    table.wait()
    found += violations(person, rules)
    table.press(table.hand.get_by_role("button", name="BANG!").first, tap="phone" in look)
    table.board.locator(".aim.legal").first.wait_for()
    found += violations(person, rules)
    replay = open_when_over(person, number)
    found += violations(person, rules)
    person.go(f"/r/{replay}/20")
    expect(person.page.locator(".controls")).to_be_visible()
    found += violations(person, rules)
    assert not found, "\n" + "\n".join(found)


def test_the_first_page_is_light(person: Person) -> None:
    asked: list[Request] = []
    person.page.on("requestfinished", lambda request: asked.append(request))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    scripts = {
        each.url.rsplit("/")[-1]: each.sizes()["responseBodySize"]
        for each in asked
        if each.resource_type == "script"
    }
    assert scripts
    assert sum(scripts.values()) <= FIRST_LOAD, scripts
