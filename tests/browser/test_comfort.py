"""Deciding with comfort: cards pulled onto a player, guesses, the large card, discards, talk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.deals import holds, my_turn, table_dealing
from tests.browser.filmed import Course, Filmed
from tests.browser.people import Person, Saloon
from tests.browser.table import FREE_PLACE, TablePage, open_table


def pull(page: Page, card: Locator, to: Locator) -> None:
    """Takes a card by where it shows and lets it go over something else."""
    start = card.evaluate(FREE_PLACE)
    assert start is not None
    page.mouse.move(start["x"], start["y"])
    page.mouse.down()
    page.mouse.move(start["x"], start["y"] - 40, steps=3)
    box = to.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)


def table_with_a_bang(person: Person) -> TablePage:
    name = table_dealing(lambda view: my_turn(view) and holds(view, "bang"))
    table = open_table(person, person.new_table(name))
    table.wait()
    return table


def test_a_card_is_pulled_onto_a_player(person: Person) -> None:
    table = table_with_a_bang(person)
    before = table.faces()
    bang = table.hand.get_by_role("button", name="BANG!").first
    face = bang.get_attribute("data-face")
    pull(person.page, bang, table.board.locator("article.me"))
    targets = table.board.locator(".aim.legal")
    assert targets.count() >= 1, "whom it can be aimed at lights up on the way"
    # Over the hand it goes back, and nothing has happened.
    person.page.mouse.move(4, 890)
    person.page.mouse.up()
    expect(targets).to_have_count(0)
    assert table.faces() == before
    pull(person.page, bang, table.board.locator(".felt"))
    target = targets.first.bounding_box()
    assert target is not None
    person.page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    person.page.mouse.up()
    expect(table.hand.locator(f'[data-face="{face}"]')).to_have_count(0)


def test_who_holds_a_player_reads_about_them_and_fires_at_nobody(saloon: Saloon) -> None:
    person = saloon.person(phone=True)
    person.set(hints=False)
    table = table_with_a_bang(person)
    table.press(table.hand.get_by_role("button", name="BANG!").first, tap=True)
    assert table.prompt.get_by_role("status").count() == 0, "nobody looks for a name"
    target = table.board.locator(".aim.legal").first
    before = table.faces()
    place = target.evaluate(FREE_PLACE)
    assert place is not None
    line = person.context.new_cdp_session(person.page)
    touch = {"touchPoints": [{"x": place["x"], "y": place["y"], "id": 0}]}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
    expect(person.page.get_by_role("tooltip")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.wait_for_timeout(300)
    expect(target).to_be_visible()
    assert table.faces() == before
    table.press(target, tap=True)
    expect(table.board.locator(".aim.legal")).to_have_count(0)


def test_guesses_are_worn_and_kept(person: Person) -> None:
    table = table_with_a_bang(person)
    seat = table.board.locator("[data-at^=seat-]:not(.me)").filter(
        has=person.page.locator("button.role.unknown")
    )
    badge = seat.first.locator("button.role")
    name = seat.first.get_attribute("data-at")
    for role in ["Outlaw", "Renegade"]:
        badge.click()
        expect(badge).to_have_attribute(
            "aria-label", f"Your guess: {role}. Only you see it; press to change it."
        )
    person.page.reload()
    expect(person.page.locator(f"[data-at={name}] button.role")).to_contain_text("Renegade?")


def test_the_large_card_leaves_the_question_in_sight(person: Person) -> None:
    table = table_with_a_bang(person)
    page = person.page
    bang = table.hand.get_by_role("button", name="BANG!").first
    table.press(bang)
    expect(table.question).to_contain_text("choose whom")
    page.mouse.move(5, 5)  # where one has just clicked there is no preview before one comes back
    for card in table.cards.all():
        place = card.evaluate(FREE_PLACE)
        page.mouse.move(place["x"], place["y"])
        tip = page.get_by_role("tooltip")
        expect(tip).to_be_visible()
        large = tip.bounding_box()
        assert large is not None
        kept = [table.prompt, table.board.locator(".acts")]
        for box in [each.bounding_box() for each in kept if each.count()]:
            assert box is not None
            across = min(large["x"] + large["width"], box["x"] + box["width"]) - max(
                large["x"], box["x"]
            )
            down = min(large["y"] + large["height"], box["y"] + box["height"]) - max(
                large["y"], box["y"]
            )
            assert min(across, down) <= 0, f"covered: {box} by {large}"
        page.mouse.move(2, 2)
        expect(tip).to_be_hidden()


def test_the_discards_can_be_looked_through(person: Person) -> None:
    table = table_with_a_bang(person)
    table.press(table.hand.get_by_role("button", name="BANG!").first)
    table.press(table.board.locator(".aim.legal").first)
    pile = table.board.locator("[data-at=pile] [data-face]")
    expect(pile).to_be_visible()
    table.wait()
    pile.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.locator("[data-face^='bang:']").first).to_be_visible()


def test_what_is_said_stands_at_the_seat(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    guest.rename("Talker")
    number = host.new_table(table_dealing(my_turn), start=False, access="open")
    open_table(host, number)
    open_table(guest, number)
    guest.page.get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Start the game").first.click()
    bubble = host.page.locator("section.board .bubble")
    expect(host.page.locator("section.board")).to_be_visible()
    guest.page.get_by_placeholder("Say something").fill("Nothing personal.")
    guest.page.keyboard.press("Enter")
    expect(bubble).to_contain_text("Nothing personal.")


FULL = ["bang", "beer", "missed", "jail", "panic", "duel"]


def table_over_the_limit(person: Person, at: int = 1) -> Filmed:
    """The host has ended the turn with two cards too many, or is about to."""
    me = {"character": "rose-doolan", "role": "sheriff", "life": 4, "hand": FULL}
    position = {"seats": [me, {}, {}, {}], "pile": ["saloon"]}
    course = Course("bang", 1, 4, {"position": position}, [(0, "end")])
    return Filmed(person, course, at, 0, frozen=False)


@pytest.mark.parametrize("phone", [False, True])
def test_ending_the_turn_says_what_will_follow(saloon: Saloon, phone: bool) -> None:
    person = saloon.person(phone=phone)
    table_over_the_limit(person, at=0)
    button = TablePage(person).board.get_by_role("button", name="End your turn")
    expect(button).to_contain_text("then discard 2 cards")


@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_discards_are_chosen_together_and_confirmed_once(saloon: Saloon, how: str) -> None:
    person = saloon.person(phone=how == "touch")
    film = table_over_the_limit(person)
    table = TablePage(person)
    page = person.page
    faces = table.faces()
    expect(table.question).to_contain_text("0 of 2 chosen")
    button = table.prompt.get_by_role("button", name="Discard 2 cards")
    expect(button).to_be_disabled()
    for number in (5, 1):  # the last chosen one goes last
        if how == "keys":
            page.keyboard.press(str(number))
        else:
            table.press(
                table.hand.locator(f'[data-face="{faces[number - 1]}"]'), tap=how == "touch"
            )
    expect(table.question).to_contain_text("2 of 2 chosen")
    if how == "keys":
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
    else:
        table.press(button, tap=how == "touch")
    for face in (faces[4], faces[0]):
        person.wait_until(lambda: film.answers != [])
        assert film.answers.pop(0) == f"discard {face}"
        film.course.choices.append((0, f"discard {face}"))
        film.step()
    expect(table.cards).to_have_count(4)
    assert film.answers == []
    assert film.game.view(seat=0)["pile"][-1] == faces[0]
