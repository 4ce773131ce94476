"""Somebody who bothers others: blocked, forgiven, reported to whoever runs the server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from playwright.sync_api import Locator, expect
from tests.browser.axe import violations
from tests.browser.deals import my_turn, table_dealing
from tests.browser.people import Person, Saloon
from tests.browser.table import open_table


def press(person: Person, button: Locator) -> None:
    """With the keyboard alone."""
    button.focus()
    person.page.keyboard.press("Enter")


def say(person: Person, words: str) -> None:
    person.page.get_by_placeholder("Say something").fill(words)
    person.page.get_by_role("button", name="Send", exact=True).click()


def a_pest_at_the_table(saloon: Saloon) -> tuple[Person, Person, str]:
    host, pest = saloon.person(), saloon.person()
    pest.rename("Loudmouth")
    number = host.new_table(table_dealing(my_turn), access="open")
    open_table(host, number).wait()
    open_table(pest, number)
    say(pest, "you play like a mule")
    expect(host.page.get_by_text("you play like a mule")).to_be_visible()
    host.page.get_by_role("button", name="Menu", exact=True).click()
    return host, pest, number


def test_who_is_blocked_leaves_the_table_and_the_chat_until_forgiven(saloon: Saloon) -> None:
    host, pest, number = a_pest_at_the_table(saloon)
    press(host, host.page.get_by_role("button", name="Block: Loudmouth"))
    expect(host.page.get_by_text("Loudmouth is blocked")).to_be_visible()
    expect(host.page.get_by_text("you play like a mule")).to_be_hidden()
    expect(pest.page.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    pest.go(f"/t/{number}")
    expect(pest.page.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    assert violations(host) == []
    # Forgiven where all who are blocked stand.
    host.go("/settings")
    expect(host.page.get_by_role("heading", name="People you have blocked")).to_be_visible()
    assert violations(host) == []
    press(host, host.page.get_by_role("button", name="Unblock: Loudmouth"))
    expect(host.page.get_by_text("Loudmouth is not blocked any more")).to_be_visible()
    expect(host.page.get_by_role("heading", name="People you have blocked")).to_be_hidden()
    open_table(pest, number)
    expect(pest.page.get_by_text("You are watching")).to_be_visible()


def test_a_report_is_kept_with_what_was_said_and_the_reported_hears_nothing(
    saloon: Saloon,
) -> None:
    host, pest, number = a_pest_at_the_table(saloon)
    press(host, host.page.get_by_role("button", name="Report: Loudmouth"))
    send = host.page.get_by_role("button", name="Send it")
    expect(send).to_be_disabled()
    host.page.get_by_label("What happened?").fill("  Calls us mules.  ")
    assert violations(host) == []
    press(host, send)
    expect(host.page.get_by_text("It has been passed on")).to_be_visible()
    expect(send).to_be_hidden()
    with closing(sqlite3.connect(saloon.service.data / "saloon.sqlite")) as database:
        query = "select name, text, said from reports where table_id = ?"
        rows = database.execute(query, (number,)).fetchall()
    assert [(name, text) for name, text, _ in rows] == [("Loudmouth", "Calls us mules.")]
    assert [each["text"] for each in json.loads(rows[0][2])] == ["you play like a mule"]
    expect(pest.page.get_by_text("You are watching")).to_be_visible()
