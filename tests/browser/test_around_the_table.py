"""Before, between and after: names, settings, the line, the keys, and how a game ends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.axe import violations
from tests.browser.deals import holds, my_turn, table_dealing
from tests.browser.filmed import Event, Filmed, find
from tests.browser.people import Saloon
from tests.browser.table import TablePage, open_table, open_when_over

FOCUSED = (
    "() => document.activeElement.getAttribute('aria-label')"
    " ?? document.activeElement.textContent.trim()"
)


def waits_for_focus(page: Page, name: str) -> None:
    page.wait_for_function(f"(name) => ({FOCUSED})().startsWith(name)", arg=name)


def test_a_name_saved_at_the_table_is_everywhere_at_once(saloon: Saloon) -> None:
    host, guest = saloon.person(), saloon.person()
    old = host.me()["name"]
    number = host.new_table(f"{old}’s table", start=False)
    for person in (host, guest):
        open_table(person, number)
    host.page.get_by_placeholder("Say something").fill("Howdy")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("log").get_by_text("Howdy")).to_be_visible()
    host.page.get_by_label("Your name").fill("Zoe")
    host.page.get_by_role("button", name="Save").click()
    for person in (host, guest):
        expect(person.page.locator(".seats li").first).to_contain_text("Zoe")
        expect(person.page.get_by_role("heading", name="Zoe’s table")).to_be_visible()
        expect(person.page).to_have_title(re.compile("^Zoe’s table"))
    expect(guest.page.get_by_role("log")).to_contain_text("Zoe")
    expect(guest.page.get_by_text(old)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_the_host_changes_the_table_and_everybody_sees_it(saloon: Saloon, phone: bool) -> None:
    host, guest = saloon.person(phone=phone), saloon.person()
    number = host.new_table("Friends", start=False, players=5, bots=2)
    for person in (host, guest):
        open_table(person, number)
    page = host.page
    page.get_by_role("button", name="Change", exact=True).click()
    form = page.get_by_role("dialog", name="Change the table")
    form.get_by_label("Name of the table").fill("Boot Hill")
    form.get_by_role("radio", name="The Dice Game").check(force=True)
    form.get_by_role("radio", name="6", exact=True).check(force=True)
    form.get_by_role("group", name="Clock").get_by_role("radio", name="Quick").check(force=True)
    assert not violations(host)
    # In sight without scrolling, however long the form is.
    expect(form.get_by_role("button", name="Save")).to_be_in_viewport()
    form.get_by_role("button", name="Save").click()
    expect(form).to_be_hidden()
    for person in (host, guest):
        expect(person.page.get_by_role("heading", name="Boot Hill")).to_be_visible()
        expect(person.page.locator(".seats li")).to_have_count(6)
        expect(person.page.locator(".tags")).to_contain_text("2 min + 5 s")
        expect(person.page.locator(".seats")).to_contain_text("Gambler")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-die]").first).to_be_visible()


def test_the_line_comes_back_with_the_network_or_on_request(saloon: Saloon) -> None:
    person = saloon.person()
    lines: list[WebSocketRoute] = []
    dead = False

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if dead:
            line.close(code=1001)
        else:
            line.connect_to_server()

    person.page.route_web_socket("**/socket*", through)
    table = open_table(person, person.new_table(table_dealing(my_turn)))
    before = table.wait()
    # A line that has died with its network does not know it yet.
    person.page.evaluate("() => dispatchEvent(new Event('online'))")
    person.page.wait_for_function("() => document.querySelector('.strip.warn') === null")
    assert table.wait() == before
    assert len(lines) == 2
    # Again and again in vain: by now one would have to wait for seconds.
    dead = True
    lines[-1].close(code=1001)
    gone = person.page.get_by_role("button", name="Try now")
    expect(gone).to_be_visible()
    dead = False
    gone.dispatch_event("click")  # at once: it may come back by itself, too
    expect(gone).to_be_hidden()
    assert table.wait() == before


def test_keys_aim_by_number_and_lead_on(saloon: Saloon) -> None:
    person = saloon.person()
    name = table_dealing(lambda view: my_turn(view) and holds(view, "bang"))
    table = open_table(person, person.new_table(name))
    table.wait()
    page = person.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("While aiming: the player with that number")
    assert not violations(person)
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    faces = table.faces()
    at = next(at for at, face in enumerate(faces) if face.startswith("bang:"))
    page.keyboard.press(str(at + 1))
    expect(table.question).to_contain_text("choose whom")
    waits_for_focus(page, "Choose ")
    expect(table.board.locator(".aim.legal kbd").first).to_have_attribute("data-number", "1")
    page.keyboard.press("1")
    card = table.hand.locator(f"[data-face='{faces[at]}']")
    expect(card).to_have_count(0)
    if not table.wait()["over"]:
        names = [stop["name"] for stop in table.look()["stops"]]
        page.wait_for_function(f"(names) => names.includes(({FOCUSED})())", arg=names)


def test_the_result_waits_until_the_last_shot_was_seen(saloon: Saloon) -> None:
    """In motion: at no moment does the result lie over something that still moves."""
    person = saloon.person(still=False)
    person.set(sounds=False, hints=False, games=9)
    person.page.add_init_script(
        """
        window.covered = []
        addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
          const moving = document.querySelectorAll('.motion > *').length
          if (moving && document.querySelector('#result-title')) covered.push(moving)
        }).observe(document.body, { childList: true, subtree: true }))
        """
    )
    course, last, seat = find("bang", the_last_shot, players=4)
    film = Filmed(person, course, last, seat)
    # What moves stops in the air, while the page's own time goes on.
    line = person.context.new_cdp_session(person.page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": 0})
    film.step()
    come, moving = person.page.locator(".pace .come"), person.page.locator(".motion > *")
    result = TablePage(person).result
    for _ in range(200):
        film.pass_time(100)
        if "all shown" in come.inner_text():
            break
    film.pass_time(3000)
    assert moving.count() > 0
    assert result.count() == 0
    line.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(moving).to_have_count(0)
    film.pass_time(1000)
    expect(result).to_be_visible()
    assert person.page.evaluate("() => covered") == []


def the_last_shot(steps: list[list[Event]], at: int) -> int | None:
    """Somebody is hit and out, and with that the game is over: seen by them."""
    hit = [each for each in steps[at] if each["kind"] == "wounded"]
    return int(hit[0]["seat"]) if hit and at == len(steps) - 1 else None


def test_the_table_can_be_looked_at_after_the_game(saloon: Saloon) -> None:
    person = saloon.person()
    number = person.new_table(table_dealing(my_turn))
    open_when_over(person, number)
    table = TablePage(person)
    person.page.get_by_role("button", name="Look at the table").click()
    expect(table.result).to_be_hidden()
    person.page.get_by_role("button", name="Show the result").click()
    expect(table.result).to_be_visible()
