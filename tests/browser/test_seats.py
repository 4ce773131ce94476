"""Sitting down in a running game: the wish, the consent, and the way back to one's own seat."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.deals import my_turn, table_dealing
from tests.browser.people import Saloon
from tests.browser.table import open_table


def test_a_stranger_asks_for_a_seat_and_gets_it(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    guest.rename("Newcomer")
    number = host.new_table(table_dealing(my_turn), access="open")
    open_table(host, number).wait()
    open_table(guest, number)
    # With the keyboard alone.
    ask = guest.page.get_by_text("Play along in place of a bot")
    ask.focus()
    guest.page.keyboard.press("Enter")
    button = guest.page.get_by_role("button", name="Ask for the seat of").first
    button.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_text("Still to agree")).to_be_visible()
    wish = host.page.get_by_role("alert").filter(has_text="Newcomer would like to play on")
    expect(wish).to_be_visible()
    assert violations(host) == []
    assert violations(guest) == []
    yes = wish.get_by_role("button", name="Let them play")
    yes.focus()
    host.page.keyboard.press("Enter")
    expect(wish).to_be_hidden()
    expect(guest.page.get_by_text("You are watching")).to_be_hidden()
    expect(guest.page.locator("section.board")).to_be_visible()
    # The host thinks better of it; the newcomer may come back all the same.
    host.page.get_by_role("button", name="Menu", exact=True).click()
    host.page.get_by_role("button", name="Let a bot play").first.click()
    back = guest.page.get_by_role("button", name="Back to my seat")
    expect(back).to_be_visible()
    back.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_text("You are watching")).to_be_hidden()


def test_a_no_is_told(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    number = host.new_table(table_dealing(my_turn), access="open")
    open_table(host, number).wait()
    open_table(guest, number)
    guest.page.get_by_text("Play along in place of a bot").click()
    guest.page.get_by_role("button", name="Ask for the seat of").first.click()
    host.page.get_by_role("button", name="Not now").click()
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    guest.page.get_by_text("Play along in place of a bot").click()
    guest.page.get_by_role("button", name="Ask for the seat of").first.click()
    expect(guest.page.get_by_text("Somebody at the table would rather not.")).to_be_visible()
