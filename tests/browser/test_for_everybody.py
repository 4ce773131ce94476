"""Nobody is left out: what axe-core finds on every page, and how much has to be loaded first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, expect
from tests.browser.deals import my_turn, play_out, table_dealing
from tests.browser.people import Person, Saloon
from tests.browser.table import open_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
PAGES = ("/", "/new", "/cards", "/rules", "/replays", "/settings", "/about")
FIRST_LOAD = 150_000
"""Bytes of JavaScript, packed."""


def violations(person: Person) -> list[str]:
    # Not as a script tag, which the page's own policy rightly forbids.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(
        "(tags) => axe.run({ runOnly: tags }).then((result) => result.violations)", list(RULES)
    )
    return [
        f"{person.page.url}: {each['id']} ({each['impact']}): {node['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("look", ["desktop", "phone", "desktop light"])
def test_axe_finds_nothing_serious(saloon: Saloon, look: str) -> None:
    person = saloon.person(
        phone="phone" in look, color_scheme="light" if "light" in look else "dark"
    )
    found: list[str] = []
    for path in PAGES:
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        found += violations(person)
    open_table(person, person.new_table("Friends", start=False))
    found += violations(person)
    number = person.new_table(table_dealing(my_turn))
    table = open_table(person, number)
    table.wait()
    found += violations(person)
    replay = play_out(person, number)
    expect(table.result).to_be_visible()
    found += violations(person)
    person.go(f"/r/{replay}/20")
    expect(person.page.locator(".controls")).to_be_visible()
    found += violations(person)
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
