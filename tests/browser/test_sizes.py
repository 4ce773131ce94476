"""Every window we promise, few or many at the table: nothing overlaps, is cut or too small."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize
from tests.browser.crowd import INSTEAD
from tests.browser.deals import table_dealing
from tests.browser.filmed import ALL_BOXES, Event, Filmed, everything, find
from tests.browser.measuring import Box, boxes, complaints, lost_arrow
from tests.browser.people import Person, Saloon
from tests.browser.scenes import BEGUN, aims, attack, over_the_limit, shots
from tests.browser.sizes import cut, narrow, small
from tests.browser.table import TablePage, open_table

from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.table import sight

DESKS = [(1920, 1080), (1440, 900), (1024, 768)]
TOUCHED = [(820, 1180), (844, 390), (390, 844), (320, 568)]
SMALLEST = TOUCHED[-1]
SEATS = [3, 5, 8]
ME = 0
HAND = ["bang", "missed", "beer", "panic", "general-store"]
LAID = [
    ["scope", "barrel"],
    ["winchester", "mustang", "dynamite"],
    ["schofield"],
    [],
    ["jail", "volcanic"],
    ["remington", "hideout", "iron-plate", "knife"],
    ["binocular"],
    ["rev-carabine", "mustang"],
]
PEOPLE = [
    "willy-the-kid",
    "calamity-janet",
    "slab-the-killer",
    "suzy-lafayette",
    "bart-cassidy",
    "chuck-wengam",
    "pedro-ramirez",
    "jose-delgado",
]


def bang(players: int) -> Game:
    seats: list[dict[str, Any]] = [
        {"character": PEOPLE[seat], "in_play": LAID[seat], "hand": ["bang"] * (seat % 4)}
        for seat in range(players)
    ]
    seats[ME] |= {"role": "deputy" if players == 3 else "sheriff", "hand": HAND}
    position = {"seats": seats, "pile": ["saloon", "stagecoach"]}
    return new_game("bang", seed=1, players=players, modules=["dodge-city"], position=position)


def sit_down(person: Person, shown: Game, **settings: Any) -> TablePage:
    """Opens a table of the same size and shows this game there."""
    person.set(hints=False)
    name = table_dealing(lambda view: view["active"] == ME, name="Size {}", **settings)
    number = person.new_table(name, **settings)
    seat = f"seat{ME}"
    instead = {
        "view": sight.view(shown, seat),
        "ask": msgspec.to_builtins(sight.ask(shown, seat)),
    }
    person.context.add_init_script(INSTEAD % json.dumps(instead))
    table = open_table(person, number)
    table.wait()
    return table


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))


def check(page: Page, size: tuple[int, int], *, touch: bool) -> list[str]:
    resize(page, size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return measured(page, size, touch=touch)


def measured(page: Page, size: tuple[int, int], *, touch: bool) -> list[str]:
    phone = size[0] < 600 or size[1] < 500
    found = complaints(page) + small(page, 11 if phone else 12) + cut(page)
    if touch:
        found += narrow(page)
    return [f"{size[0]}×{size[1]}: {each}" for each in found]


def watcher(saloon: Saloon, *, touch: bool) -> Person:
    """Who is shown things at their pace; the test moves the time."""
    person = saloon.person(phone=touch, still=False)
    person.set(sounds=False, games=9, hints=False)
    return person


def everywhere(film: Filmed, what: str, *, touch: bool) -> list[str]:
    """Time stands still: the page is laid out anew, and nothing else happens."""
    found = []
    for size in TOUCHED if touch else DESKS:
        resize(film.page, size)
        film.wait_for_layout()
        found += [f"{what} {each}" for each in measured(film.page, size, touch=touch)]
    return found


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_bang_fits_every_window(saloon: Saloon, players: int, touch: bool) -> None:
    """While a shot and then many stand on the stage and one is asked, in one's turn, and aiming."""
    person = watcher(saloon, touch=touch)
    course = shots(players)
    film = Filmed(person, course, BEGUN, ME)
    stage, asked = film.page.locator("section.board > .stage"), film.page.locator(".prompt.mine")
    found = []
    for what, choices in (("bang", 1), ("gatling", 2)):
        for _ in range(choices):
            film.step()
            film.pass_time(3000)
        assert stage.get_attribute("data-scene") == what
        assert asked.count() == 1
        if what == "bang" or players > min(SEATS):
            found += everywhere(film, what, touch=touch)
    resize(film.page, (820, 1180))  # where everything has its button
    while film.at < len(course.choices):
        film.step()
        film.pass_time(150)  # the stage comes first, the buttons beside it a few frames later
        film.page.get_by_role("button", name="Skip to now").first.evaluate("(it) => it.click()")
    film.pass_time(500)
    assert stage.get_attribute("data-scene") is None
    assert asked.count() == 1
    # With eight aiming is the same and more; with three there is room.
    if players < max(SEATS):
        found += everywhere(film, "turn", touch=touch)
    table = TablePage(person)
    table.press(table.hand.get_by_role("button", name="BANG!").first, tap=touch)
    table.board.locator(".aim.legal").first.wait_for()
    if players > min(SEATS):
        found += everywhere(film, "aiming", touch=touch)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("touch", [False, True])
def test_all_boxes_together_fit_every_window(saloon: Saloon, touch: bool) -> None:
    """On the smallest phone the table may be scrolled: it is too much for it."""
    person = saloon.person(phone=touch)
    _, _, game = everything().turn(ME)
    view = game.view(seat=ME)
    assert len(view["stations"]) == 8
    assert len(view["shop"]) == 3
    assert sum(deck["now"] is not None for deck in view["events"].values()) > 1
    sit_down(person, game, players=8, modules=ALL_BOXES)
    sizes = TOUCHED[:-1] if touch else DESKS
    found = [each for size in sizes for each in check(person.page, size, touch=touch)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_dice_fit_every_window(saloon: Saloon, players: int, touch: bool) -> None:
    """In one's turn, and while the Indians attack."""
    film = Filmed(watcher(saloon, touch=touch), *attack(players))
    assert film.page.locator(".prompt.mine").count() == 1
    found = everywhere(film, "turn", touch=touch)
    film.step()
    losses = film.page.locator(".stage[data-scene=indians] .row li")
    for _ in range(200):
        film.pass_time(100)
        if losses.count():
            break
    film.pass_time(400)
    found += everywhere(film, "attack", touch=touch)
    assert losses.count() > 1, "it was over before it was measured"
    assert not found, "\n".join(found)


def arrows_of(game: Game) -> list[int]:
    return [each["arrows"] for each in game.view(ME)["players"]]


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_everything_before_a_player_of_the_dice_game_fits(
    saloon: Saloon, players: int, touch: bool
) -> None:
    """Arrows, wound tokens and rage cards, many and few, one beside the other."""
    modules = ["duels", "rage"] if players == 3 else ["duels", "rage", "posse", "undead"]
    arrows = [1, 1, 5, 0, 0, 1, 0, 0]
    tokens = [["bullseye1"], ["bullseye2", "beer"], [], ["beer"], [], [], ["dynamite"], []]
    rage = [["beer"], ["arrow", "beer"], ["dynamite"], [], ["gatling", "beer", "arrow"]]
    position = {
        "arrows": arrows[:players],
        "tokens": tokens[:players],
        "rage": [*rage, [], ["bullseye1"], []][:players],
        "first": ME,
    }
    lying = (
        new_game("dice", seed=seed, players=players, modules=modules, position=position)
        for seed in range(100)
    )
    game = next(each for each in lying if arrows_of(each) == arrows[:players])
    person = saloon.person(phone=touch)
    table = sit_down(person, game, game="dice", players=players, modules=modules)
    assert table.board.locator(".seat.laden").count() == min(players, 6)
    found = []
    for size in TOUCHED if touch else DESKS:
        found += check(person.page, size, touch=touch)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("players", [5, 8])
def test_every_card_of_the_general_store_and_of_the_hand_shows(
    saloon: Saloon, players: int
) -> None:
    game = bang(players)
    store = next(
        each for each in game.options(ME) if "general-store" in game.state.option_text(each)
    )
    game.choose(store, ME)
    person = saloon.person(phone=True)
    table = sit_down(person, game, players=players, modules=["dodge-city"])
    found = []
    for size in TOUCHED:
        found += check(person.page, size, touch=True)
        assert table.board.locator(".tray [data-face]:visible").count() == players
    assert not found, "\n".join(found)


def test_every_card_to_discard_shows_with_eight_on_a_phone(saloon: Saloon) -> None:
    film = Filmed(watcher(saloon, touch=True), over_the_limit(8), 1, ME)
    assert film.page.locator("[data-at=hand] [data-face]").count() == 8
    film.wait_for_layout()
    found = measured(film.page, (390, 844), touch=True)
    assert not found, "\n".join(found)


def test_seats_and_stage_have_their_share_while_a_card_is_on_it(saloon: Saloon) -> None:
    film = Filmed(watcher(saloon, touch=False), shots(5), BEGUN, ME)
    film.step()
    film.pass_time(3000)
    film.wait_for_layout()
    found = {box.name: box for box in boxes(film.page)}
    area = {name: (box.right - box.left) * (box.bottom - box.top) for name, box in found.items()}
    seats = sum(size for name, size in area.items() if name.startswith("seat-") and " " not in name)
    assert seats / area["board"] >= 0.25
    assert 150 <= found["cause"].right - found["cause"].left <= 180
    stage = film.page.locator(".middle").bounding_box()
    assert stage is not None
    high = found["question"].bottom - found["line"].top
    assert stage["width"] * high / area["board"] >= 0.15
    # With many it gives way, and no farther than that.
    for _ in range(2):
        film.step()
        film.pass_time(3000)
    film.wait_for_layout()
    [cause] = [box for box in boxes(film.page) if box.name == "cause"]
    assert 130 <= cause.right - cause.left <= 140


def test_the_table_grows_with_the_window(saloon: Saloon) -> None:
    """Five at 1440: seats of about 300 px, portraits of 88; at 1920 everything 1.3 times."""
    person = saloon.person()
    sit_down(person, bang(5), players=5, modules=["dodge-city"])

    def wide(size: tuple[int, int]) -> dict[str, float]:
        resize(person.page, size)
        person.page.wait_for_timeout(200)
        parts = {
            "seat": ".seat:not(.me)", "portrait": ".seat:not(.me) .portrait", "me": ".seat.me",
            "card": "[data-at=hand] .slot", "deck": "[data-at=deck]",
        }  # fmt: skip
        each = "(it) => [it.offsetWidth, parseFloat(getComputedStyle(it).fontSize)]"
        found = {name: person.page.locator(of).first.evaluate(each) for name, of in parts.items()}
        text = person.page.locator("[data-at=hand] .card .text").first.evaluate(each)
        return {name: width for name, (width, _) in found.items()} | {"text": text[1]}

    desk, large = wide((1440, 900)), wide((1920, 1080))
    assert 290 <= desk["seat"] <= 320
    assert 86 <= desk["portrait"] <= 94
    for name, width in desk.items():
        assert 1.25 <= large[name] / width <= 1.35, (name, width, large[name])


def test_a_card_for_everybody_stays_large_with_eight_while_one_is_asked(saloon: Saloon) -> None:
    film = Filmed(watcher(saloon, touch=False), shots(8), BEGUN, ME)
    for _ in range(3):
        film.step()
        film.pass_time(3000)
    assert film.page.locator(".prompt.mine").count() == 1
    assert film.page.locator(".row li").count() == 7
    least = {1920: 160, 1440: 130, 1024: 100}
    for size in DESKS:
        resize(film.page, size)
        film.wait_for_layout()
        [cause] = [box for box in boxes(film.page) if box.name == "cause"]
        assert cause.right - cause.left >= least[size[0]], size
    # The verdicts come one by one, and none is cut.
    found = []
    for _ in range(4):
        film.step()
        film.pass_time(3000)
        found += everywhere(film, "verdicts", touch=False)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_an_arrow_ends_at_whom_it_is_aimed_at(saloon: Saloon, players: int, touch: bool) -> None:
    """And crosses neither the question nor the words of the line, whoever it is."""
    course = aims(players)
    film = Filmed(watcher(saloon, touch=touch), course, BEGUN, ME)
    found = []
    for target in range(players - 1):
        film.step()
        film.pass_time(2500)
        for size in TOUCHED if touch else DESKS:
            resize(film.page, size)
            film.wait_for_layout()
            found += [f"{size}: {each}" for each in lost_arrow(film.page, f"seat-{target}")]
        film.step()
        film.pass_time(8000)
    assert not found, "\n".join(found)


def test_one_stays_in_ones_place_on_a_phone(saloon: Saloon) -> None:
    """Whether one is asked or not, with one button, two or none, with many cards or fewer."""
    person = watcher(saloon, touch=True)
    course = shots(5)
    film = Filmed(person, course, BEGUN, ME)
    tops = []

    def look() -> None:
        film.wait_for_layout()
        box = film.page.locator(".seat.me").bounding_box()
        assert box is not None
        middle = film.page.locator(".middle").bounding_box()
        assert middle is not None
        tops.append((round(box["y"]), round(middle["height"])))

    while film.at < len(course.choices):
        look()
        film.step()
        film.pass_time(3000)
    look()
    table = TablePage(person)
    table.press(table.hand.get_by_role("button", name="BANG!").first, tap=True)
    look()
    assert len(set(tops)) == 1, tops


POSTER = """() => {
  const poster = document.querySelector('section.death')
  const places = (...elements) => elements.map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    return { left, top, right, bottom }
  })
  const words = (each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return places(range)[0]
  }
  const shown = (selector) =>
    [...poster.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  return {
    poster: places(poster)[0],
    stamp: places(...shown('.faces b')),
    faces: places(...shown('.dead, .cause')),
    words: shown('.words p, .words h2').map(words),
    buttons: places(...shown('.btn')),
    seats: places(...document.querySelectorAll('.seat:not(.me)')),
  }
}"""


def felled(steps: list[list[Event]], at: int) -> int | None:
    """Somebody is out by another's hand: seen by them."""
    found = [each for each in steps[at] if each["kind"] == "eliminated" and each.get("by", -1) >= 0]
    return int(found[0]["seat"]) if found else None


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_poster_of_a_death_fits_a_phone(saloon: Saloon, language: str) -> None:
    """With who is out and what did it, and without hiding anybody who plays on."""
    course, at, seat = find("bang", felled)
    person = watcher(saloon, touch=True)
    person.set(language=language, sounds=False, games=9, hints=False)
    film = Filmed(person, course, at, seat, past=True)
    poster = film.page.locator("section.death")
    while not poster.count():
        film.step()
        film.pass_time(9000)
        film.page.wait_for_timeout(200)
    film.pass_time(2000)
    for size in TOUCHED:
        resize(film.page, size)
        film.wait_for_layout()
        poster.evaluate(
            "(it) => it.getAnimations({ subtree: true }).forEach((one) => one.finish())"
        )
        found: dict[str, Any] = film.page.evaluate(POSTER)
        around = Box(name="poster", within="", **found["poster"])
        assert Box("page", 0, 0, *size, "").holds(around.left, around.top), size
        assert Box("page", 0, 0, *size, "").holds(around.right, around.bottom), size
        [stamp] = [Box(name="stamp", within="", **each) for each in found["stamp"]]
        assert len(found["faces"]) == 2
        words = [Box(name="words", within="", **each) for each in found["words"]]
        buttons = [Box(name="button", within="", **each) for each in found["buttons"]]
        assert len(words) >= 3
        assert len(buttons) == 3
        for each in (*words, *buttons):
            assert each.inside(around), (size, each)
            assert not each.meets(stamp), (size, each, stamp)
        assert all(min(b.right - b.left, b.bottom - b.top) >= 44 for b in buttons), (size, buttons)
        others = [Box(name="seat", within="", **each) for each in found["seats"]]
        assert not [each for each in others if each.meets(around)], size
        assert not small(film.page, 11)
