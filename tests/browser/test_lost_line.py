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
