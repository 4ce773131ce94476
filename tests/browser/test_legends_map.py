"""The map of Western Legends: fingers, wheel, walking, the list of spaces, and who shops."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, expect
from tests.browser.axe import violations
from tests.browser.legends import (
    Ask,
    LegendsPage,
    View,
    new_legends,
    of_verb,
    plainly,
    steer,
    towards,
)
from tests.browser.people import Person, Saloon
from tests.browser.table import open_table

SPACES = 65
STORE = "DR02"
CAMERA = """() => {
  const style = document.querySelector('.map > svg').style.transform
  const [x, y, k] = style.match(/-?[0-9.]+(e-?[0-9]+)?/g).map(Number)
  return { x, y, k }
}"""
# What can be chosen and has its middle in the window of the map.
SEEN = """() => {
  const { left, top, right, bottom } = document.querySelector('.map').getBoundingClientRect()
  return [...document.querySelectorAll('.cells [data-stop]')].filter((cell) => {
    const box = cell.getBoundingClientRect()
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return x > left && x < right && y > top && y < bottom
  }).length
}"""


def begun(person: Person, name: str, **settings: object) -> LegendsPage:
    """The own turn of somebody who has done nothing yet."""
    number = new_legends(person, name, players=4, **settings)

    def choosing(ask: Ask, view: View, seat: int) -> str:
        return "" if ask["kind"] == "act" else plainly(ask)

    steer(person, number, choosing)
    open_table(person, number)
    table = LegendsPage(person)
    table.wait()
    return table


def test_the_list_of_spaces_is_as_good_as_the_map(person: Person) -> None:
    table = begun(person, "By list")
    page = person.page
    lit = {str(each.get_attribute("aria-label")) for each in table.lit.all()}
    page.keyboard.press("o")
    listed = page.get_by_role("dialog", name="List of spaces")
    expect(listed).to_be_visible()
    assert set(listed.locator("li").all_inner_texts()) == lit
    assert not violations(person)
    # All of them: each says where it is, who is there, and what can be done.
    listed.get_by_label("Only where you may go now").uncheck()
    everything = listed.locator("li")
    expect(everything).to_have_count(SPACES)
    told = {str(each.get_attribute("aria-label")) for each in table.space("").all()}
    assert set(everything.all_inner_texts()) == told
    expect(everything.filter(has_text="sheriff")).not_to_have_count(0)
    expect(everything.filter(has_text=re.compile("^Bank.*rob the bank"))).to_have_count(1)
    expect(everything.filter(has_text="You")).to_have_count(1)
    # By keys alone one gets there.
    wanted = listed.get_by_role("button", name=re.compile("point", re.I)).first
    name = wanted.inner_text().split(".")[0]
    wanted.focus()
    page.keyboard.press("Enter")
    expect(listed).to_be_hidden()
    expect(table.space(re.escape(name)).first).to_have_attribute(
        "aria-label", re.compile("here: You")
    )


def test_one_click_leads_from_the_first_page_to_the_map(person: Person) -> None:
    person.waits_for_no_bots()
    person.go("/")
    person.page.get_by_role("button", name="Play now: Western Legends").click()
    table = LegendsPage(person)
    seen = table.wait()
    expect(table.scene).to_contain_text("Who will you be?")
    assert len(seen["stops"]) == 2
    table.scene.locator("[data-stop]").first.click()
    expect(table.board.locator(".map")).to_be_visible()
    # Who is new here is told what is special about this table.
    expect(person.page.get_by_role("note")).to_contain_text("Three actions a turn")


def test_figures_walk_along_their_way(saloon: Saloon) -> None:
    person = saloon.person(still=False)
    person.set(sounds=False, hints=False, games=9)
    table = begun(person, "A long walk")
    # What the figure has been asked to do is kept: it is over before a test can look.
    person.page.evaluate("""() => {
      const real = Element.prototype.animate
      globalThis.walked = []
      Element.prototype.animate = function (frames, how) {
        const figure = this.closest('[data-figure]')
        if (figure && this.matches('.pin'))
          walked.push({ figure: figure.dataset.figure, steps: frames.length, ms: how.duration })
        return real.call(this, frames, how)
      }
    }""")
    far = table.board.locator(".badges text", has_text="2").first
    expect(far).to_be_visible()
    name = person.page.evaluate("""() => [...document.querySelectorAll('.cells [data-stop]')]
      .map((cell) => cell.ariaLabel).find((label) => label.includes('2 points')).split('.')[0]""")
    table.board.locator(".cells").get_by_role(
        "button", name=re.compile(f"^{re.escape(name)}")
    ).first.click()
    person.page.wait_for_function("() => walked.length > 0")
    (walk,) = person.page.evaluate("() => walked")
    assert walk["figure"] == "seat-0"
    assert walk["steps"] == 3, "from where it stood over one space to the next"
    assert walk["ms"] > 0


def test_the_wheel_and_buttons_draw_the_map_closer(person: Person) -> None:
    table = begun(person, "From afar")
    page = person.page
    whole = page.evaluate(CAMERA)
    figure = table.figure(0).bounding_box()
    assert figure is not None
    page.mouse.move(figure["x"] + 10, figure["y"] + 20)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => ({CAMERA})().k > {whole['k']} * 1.5")
    close = page.evaluate(CAMERA)
    page.mouse.down()
    page.mouse.move(figure["x"] + 90, figure["y"] + 60, steps=5)
    page.mouse.up()
    page.wait_for_function(f"() => ({CAMERA})().x > {close['x']} + 60")
    expect(table.board.locator(".cells .picked[data-stop]")).to_have_count(0)
    table.board.get_by_role("button", name="Whole map").click()
    page.wait_for_function(f"() => Math.abs(({CAMERA})().k - {whole['k']}) < 0.001")
    table.board.get_by_role("button", name="Closer").click()
    page.wait_for_function(f"() => ({CAMERA})().k > {whole['k']} * 1.4")


def fingers(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_one_finger_pushes_the_map_and_two_draw_it_closer(saloon: Saloon) -> None:
    person = saloon.person(phone=True)
    person.set(hints=False)
    table = begun(person, "By thumb")
    page = person.page
    # What can be chosen is in sight from the beginning.
    expect(table.lit).not_to_have_count(0)
    page.wait_for_function(
        f"() => ({SEEN})() === document.querySelectorAll('.cells [data-stop]').length"
    )
    box = table.board.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = person.context.new_cdp_session(page)
    before = page.evaluate(CAMERA)
    fingers(line, "touchStart", (x, y))
    for far in (10, 30, 60):
        fingers(line, "touchMove", (x + far, y - far / 2))
    fingers(line, "touchEnd")
    page.wait_for_function(f"() => Math.abs(({CAMERA})().x - {before['x']}) > 20")
    pushed = page.evaluate(CAMERA)
    assert pushed["k"] == before["k"]
    expect(table.board.locator(".cells .picked")).to_have_count(0)
    fingers(line, "touchStart", (x - 30, y), (x + 30, y))
    for apart in (40, 60, 80):
        fingers(line, "touchMove", (x - apart, y), (x + apart, y))
    fingers(line, "touchEnd")
    page.wait_for_function(f"() => ({CAMERA})().k > {before['k']} * 1.5")
    expect(table.board.locator(".cells .picked")).to_have_count(0)
    # A tap looks; the button goes there.
    table.board.get_by_role("button", name="To my figure").tap()
    there = table.lit.first
    name = str(there.get_attribute("aria-label")).split(".")[0]
    there.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0})
    there.dispatch_event("click")
    expect(table.board.locator(".info")).to_contain_text(name)
    table.board.get_by_role("button", name="Go there", exact=True).tap()
    expect(table.space(re.escape(name)).first).to_have_attribute(
        "aria-label", re.compile("here: You")
    )


def test_everybody_watches_who_shops(saloon: Saloon) -> None:
    shopper, watcher = saloon.person(), saloon.person()
    shopper.rename("Zoe")
    number = new_legends(shopper, "Window shopping", players=3)

    def shop(ask: Ask, view: View, seat: int) -> str:
        if ask["kind"] != "act":
            return plainly(ask)
        if of_verb(ask, "buy") and view["actions"] == 3:
            return ""
        return towards(ask, view, seat, STORE)

    steer(shopper, number, shop)
    for person in (shopper, watcher):
        open_table(person, number)
    table, seen = LegendsPage(shopper), LegendsPage(watcher)
    table.wait()
    expect(seen.board).to_be_visible()
    table.entries.filter(has_text="Shop").click()
    expect(seen.scene).to_have_count(0)
    table.scene.locator(".good").filter(has_text="Prospector's Map").click()
    table.scene.get_by_role("button", name="Buy for $10 · 1 action").click()
    expect(seen.scene).to_contain_text("Zoe is shopping.")
    expect(seen.scene.get_by_role("complementary")).to_contain_text("✓ Prospector's Map")
    expect(seen.scene.locator(".good").filter(has_text="bought")).to_have_count(1)
    expect(seen.scene.locator("[data-stop]")).to_have_count(0)
    assert not violations(watcher)
    # Who has seen enough looks at the map again, until there is more to be seen.
    seen.scene.get_by_role("button", name="Back to the map").click()
    expect(seen.scene).to_have_count(0)
    table.scene.locator(".good").filter(has_text="Whiskey").click()
    table.scene.get_by_role("button", name="Buy for $10").click()
    expect(seen.scene.locator(".paid")).to_have_count(2)
    table.scene.get_by_role("button", name="Leave the store").click()
    table.lit.first.click()
    expect(seen.scene).to_have_count(0)
