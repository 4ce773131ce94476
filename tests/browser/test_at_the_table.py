"""What happens around the cards: talk, taking back, reasons, and who may sit there."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.deals import BLUE, View, holds, my_turn, table_dealing
from tests.browser.people import Person, Saloon
from tests.browser.table import open_table


def test_what_one_says_reaches_the_other(saloon: Saloon) -> None:
    one, other = saloon.person(), saloon.person()
    number = one.new_table("Talk", start=False)
    for person in (one, other):
        open_table(person, number)
    one.page.get_by_placeholder("Say something").fill("Howdy <b>partner</b>")
    one.page.keyboard.press("Enter")
    expect(other.page.get_by_role("log").get_by_text("Howdy <b>partner</b>")).to_be_visible()
    other.page.get_by_role("button", name="Howdy!").click()
    expect(one.page.get_by_role("log").get_by_text("Howdy!", exact=True)).to_be_visible()


def test_a_misclick_is_taken_back(person: Person) -> None:
    name = table_dealing(lambda view: my_turn(view) and holds(view, *BLUE))
    table = open_table(person, person.new_table(name))
    before, hand = table.wait(), table.faces()
    face = next(face for face in hand if face.split(":")[0] in BLUE)
    card = table.hand.locator(f"[data-face='{face}']")
    table.press(card)
    expect(card).to_have_count(0)
    person.page.locator(".undo").click()
    # What lights up for the question comes some frames after the card.
    expect(table.hand.locator(f"[data-face='{face}'][data-stop]")).to_be_visible()
    assert table.wait() == before
    assert table.faces() == hand


def test_a_card_that_cannot_be_played_says_which_rule_forbids_it(person: Person) -> None:
    def wanted(view: View) -> bool:
        # Calamity Janet may play Missed! as a BANG!
        me = view["players"][0]
        return my_turn(view) and holds(view, "missed") and me["character"] != "calamity-janet"

    table = open_table(person, person.new_table(table_dealing(wanted)))
    table.wait()
    card = table.hand.get_by_role("button", name="Missed!").first
    table.press(card)
    note = table.prompt.locator("small")
    expect(note).to_be_visible()
    assert note.locator(".rule").inner_text().startswith("BB-")


def test_the_host_may_free_a_seat(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    guest.rename("Nuisance")
    number = host.new_table("Quiet", start=False)
    open_table(host, number)
    open_table(guest, number)
    guest.page.get_by_role("button", name="Sit").first.click()
    expect(guest.page.get_by_text("Nuisance (You)")).to_be_visible()
    host.page.get_by_role("button", name="Remove Nuisance").click()
    expect(guest.page.get_by_text("Nuisance (You)")).to_be_hidden()
    expect(host.page.get_by_text("Nuisance", exact=True)).to_be_hidden()


def test_one_may_leave_and_come_back(saloon: Saloon, person: Person) -> None:
    table = open_table(person, person.new_table(table_dealing(my_turn), access="open"))
    before = table.wait()
    person.page.get_by_role("link", name="Saloon").first.click()
    back = person.page.get_by_role("link", name="Back to").first
    expect(back).to_be_visible()
    back.click()
    assert table.wait() == before


def test_a_seat_is_one_click_away_from_the_lobby(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    guest.rename("Newcomer")
    open_table(host, host.new_table("Come in", start=False, access="open"))
    guest.go("/")
    guest.page.get_by_role("link", name="Sit down at Come in").click()
    expect(guest.page.get_by_text("Newcomer (You)")).to_be_visible()
    expect(host.page.get_by_role("button", name="Remove Newcomer")).to_be_visible()


def test_a_bot_plays_for_who_left_until_they_are_back(person: Person) -> None:
    table = open_table(person, person.new_table(table_dealing(my_turn), pace="normal"))
    table.wait()
    page = person.page
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Leave; a bot plays for me").click()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("button", name="I am back")).to_be_hidden()


def test_a_password_opens_the_door(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    number = host.new_table("Closed", start=False, access="password", password="cactus")
    guest.page.goto(f"{saloon.address}/t/{number}")
    guest.page.get_by_label("Password").fill("tumbleweed")
    guest.page.get_by_role("button", name="Go in").click()
    expect(guest.page.get_by_text("That is not the password.")).to_be_visible()
    guest.forgive()
    guest.page.get_by_label("Password").fill("cactus")
    guest.page.get_by_role("button", name="Go in").click()
    expect(guest.page.get_by_role("button", name="Sit").first).to_be_visible()
