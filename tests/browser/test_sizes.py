"""Every window we promise, few or many at the table: nothing overlaps, is cut or too small."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize
from tests.browser.crowd import INSTEAD
from tests.browser.deals import table_dealing
from tests.browser.filmed import ALL_BOXES, everything
from tests.browser.measuring import boxes, complaints
from tests.browser.people import Person, Saloon
from tests.browser.sizes import cut, narrow, small
from tests.browser.table import TablePage, open_table

from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.table import sight

DESKS = [(1920, 1080), (1440, 900), (1024, 768)]
TOUCHED = [(820, 1180), (844, 390), (390, 844), (320, 568)]
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


def dice(players: int) -> Game:
    """The first roll of whoever sits at the bottom."""
    for seed in range(1, 200):
        game = new_game("dice", seed=seed, players=players)
        game.begin()
        if game.unanswered() == (ME,) and game.view(seat=ME)["active"] == ME:
            return game
    raise AssertionError("nobody at the bottom begins")


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


def check(page: Page, size: tuple[int, int], *, touch: bool) -> list[str]:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    phone = size[0] < 600 or size[1] < 500
    found = complaints(page) + small(page, 11 if phone else 12) + cut(page)
    if touch:
        found += narrow(page)
    return [f"{size[0]}×{size[1]}: {each}" for each in found]


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_bang_fits_every_window(saloon: Saloon, players: int, touch: bool) -> None:
    person = saloon.person(phone=touch)
    settings = {"players": players, "modules": ["dodge-city"]}
    table = sit_down(person, bang(players), **settings)
    page = person.page
    sizes = TOUCHED if touch else DESKS
    found = [each for size in sizes for each in check(page, size, touch=touch)]
    table.press(table.hand.get_by_role("button", name="BANG!").first, tap=touch)
    table.board.locator(".aim.legal").first.wait_for()
    found += [f"aiming {each}" for size in sizes for each in check(page, size, touch=touch)]
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
    person = saloon.person(phone=touch)
    sit_down(person, dice(players), game="dice", players=players)
    sizes = TOUCHED if touch else DESKS
    found = [each for size in sizes for each in check(person.page, size, touch=touch)]
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


def test_seats_and_stage_have_their_share_of_the_table(saloon: Saloon) -> None:
    person = saloon.person()
    sit_down(person, bang(5), players=5, modules=["dodge-city"])
    found = {box.name: box for box in boxes(person.page)}
    area = {name: (box.right - box.left) * (box.bottom - box.top) for name, box in found.items()}
    seats = sum(size for name, size in area.items() if name.startswith("seat-") and " " not in name)
    assert seats / area["board"] >= 0.25
    stage = person.page.locator(".middle").bounding_box()
    assert stage is not None
    high = found["question"].bottom - stage["y"]
    assert stage["width"] * high / area["board"] >= 0.15
