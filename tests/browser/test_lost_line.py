"""Whatever happens to the line, the question stands and can be answered."""

from __future__ import annotations

import random

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.deals import my_turn, table_dealing
from tests.browser.people import Person, Saloon
from tests.browser.table import TablePage, open_table

LOST = "The connection is gone"


def my_first_turn(person: Person) -> TablePage:
    table = open_table(person, person.new_table(table_dealing(my_turn)))
    table.wait()
    return table


def test_a_reload_finds_the_same_question(person: Person) -> None:
    table = my_first_turn(person)
    before, hand = table.look(), table.faces()
    person.page.reload()
    assert table.wait() == before
    assert table.faces() == hand
    table.answer(random.Random(1))
    table.wait()


def test_a_broken_line_is_mended(person: Person) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    person.page.route_web_socket("**/socket*", through)
    table = my_first_turn(person)
    before = table.look()
    lines[-1].close(code=1001)
    person.wait_until(lambda: len(lines) == 2)
    expect(person.page.get_by_text(LOST)).to_be_hidden()
    assert table.wait() == before
    assert len(lines) == 2
    table.answer(random.Random(1))
    table.wait()


def test_a_power_cut_costs_nothing(saloon: Saloon, person: Person) -> None:
    table = my_first_turn(person)
    person.page.keyboard.press("e")
    expect(table.question).to_have_text("Too many cards: discard one.")
    # The hand follows the question: what is of no use to play can be discarded as well.
    expect(table.cards.and_(person.page.get_by_label("no use now"))).to_have_count(0)
    before, hand = table.wait(), table.faces()
    saloon.service.kill()
    expect(person.page.get_by_text(LOST)).to_be_visible()
    saloon.service.start()
    expect(person.page.get_by_text(LOST)).to_be_hidden()
    assert table.wait() == before
    assert table.faces() == hand
    table.answer(random.Random(2))
    table.wait()
    person.forgive()


def test_a_part_that_cannot_be_fetched_says_so_and_comes_at_the_next_try(person: Person) -> None:
    """The menu is fetched in a quiet moment, or when it is opened; here it cannot be."""
    page = person.page
    page.route("**/assets/Menu-*.js", lambda route: route.abort())
    my_first_turn(person)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    line = page.get_by_role("alert").filter(has_text="could not be fetched")
    expect(line).to_be_visible()
    page.unroute("**/assets/Menu-*.js")
    line.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="On this screen")).to_be_visible()
    expect(line).to_be_hidden()
    assert not [each for each in person.complaints if each.startswith("uncaught")]
    person.forgive()
