"""Takes the pictures in docs/pictures: every screen, on a desk and on a phone.

`make pictures` runs it; `python -m web.pictures portraits` takes only the sheet of faces,
`python -m web.pictures strips` only the film strips (`strips:duel` one of them), and
`python -m web.pictures tables` (`dice`, `legends`, `everything` with all boxes, `moods`) only
these. The tables have known deals (see saloon.sim.known_deals), so that the same sources give the
same games again.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import struct
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.crowd import EVERYTHING, busiest, fullest, sit_down_at
from tests.browser.deals import Ask, View, play_out, play_until
from tests.browser.filmed import Filmed
from tests.browser.filmed import everything as all_boxes
from tests.browser.people import Person, Saloon
from tests.browser.portraits import sheet
from tests.browser.table import TablePage, open_table
from web.legends import legends
from web.moods import moods
from web.strips import STRIPS_BY_NAME, strips

from saloon.sim.service import Service

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
HOST = "Zoe"
ATTEMPTS = 200

# A picture in 256 colours: boxes of colours are halved where they are largest (median cut).
QUANTIZE = """async (png) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + png
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const paper = canvas.getContext('2d')
  paper.drawImage(image, 0, 0)
  const { data } = paper.getImageData(0, 0, image.width, image.height)
  const keyAt = (i) => ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2)
  const counts = new Map()
  for (let i = 0; i < data.length; i += 4) {
    const key = keyAt(i)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const part = (key, axis) => (key >> (12 - 6 * axis)) & 63
  const measure = (keys) => {
    let widest = 0, wide = -1
    for (const axis of [0, 1, 2]) {
      let low = 63, high = 0
      for (const key of keys) {
        const value = part(key, axis)
        if (value < low) low = value
        if (value > high) high = value
      }
      if (high - low > wide) [wide, widest] = [high - low, axis]
    }
    let weight = 0
    for (const key of keys) weight += counts.get(key)
    return { keys, axis: widest, rank: wide * Math.sqrt(weight) }
  }
  const boxes = [measure([...counts.keys()])]
  while (boxes.length < 256) {
    boxes.sort((one, other) => other.rank - one.rank)
    if (boxes[0].keys.length < 2) break
    const { keys, axis } = boxes.shift()
    keys.sort((one, other) => part(one, axis) - part(other, axis))
    const half = keys.reduce((sum, key) => sum + counts.get(key), 0) / 2
    let at = 0
    for (let sum = 0; at < keys.length - 1 && sum < half; at++) sum += counts.get(keys[at])
    at = Math.min(Math.max(at, 1), keys.length - 1)
    boxes.push(measure(keys.slice(0, at)), measure(keys.slice(at)))
  }
  const place = new Map(), palette = []
  boxes.forEach(({ keys }, index) => {
    const sum = [0, 0, 0]
    let weight = 0
    for (const key of keys) {
      place.set(key, index)
      const count = counts.get(key)
      weight += count
      for (const axis of [0, 1, 2]) sum[axis] += count * (part(key, axis) * 4 + 2)
    }
    for (const each of sum) palette.push(Math.min(255, Math.round(each / weight)))
  })
  const pixels = new Uint8Array(data.length / 4)
  for (let i = 0; i < data.length; i += 4) pixels[i / 4] = place.get(keyAt(i))
  let text = ''
  for (let i = 0; i < pixels.length; i += 8192)
    text += String.fromCharCode(...pixels.subarray(i, i + 8192))
  return { width: image.width, height: image.height, palette, pixels: btoa(text) }
}"""


def small_png(workshop: Page, png: bytes) -> bytes:
    made: dict[str, Any] = workshop.evaluate(QUANTIZE, base64.b64encode(png).decode())
    width, height = made["width"], made["height"]
    pixels = base64.b64decode(made["pixels"])
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", header),
        (b"PLTE", bytes(made["palette"])),
        (b"IDAT", zlib.compress(rows, 9)),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in (*parts, (b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = kind + data
    return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))


class Studio:
    """Where the pictures are taken: a saloon of our own with Zoe at the desk and on the phone."""

    def __init__(self, saloon: Saloon, folder: Path) -> None:
        self.saloon = saloon
        self.folder = folder
        self.workshop = saloon.browser.new_page()

    def person(self, *, phone: bool, **settings: Any) -> Person:
        person = self.saloon.person(phone=phone)
        person.rename(HOST)
        person.set(**{"sounds": False, "theme": "dark", **settings})
        return person

    def take(self, person: Person, name: str) -> None:
        page = person.page
        page.evaluate("() => document.fonts.ready")
        page.evaluate("() => document.activeElement?.blur()")
        page.mouse.move(1, 1)
        page.wait_for_load_state("networkidle")
        self.keep(name, page.screenshot())

    def keep(self, name: str, png: bytes) -> None:
        made = small_png(self.workshop, png)
        (self.folder / f"{name}.png").write_bytes(made)
        print(f"{name}.png  {len(made) // 1000} kB", flush=True)


def table_where(
    person: Person, name: str, stop: Callable[[Ask, View], bool], **settings: Any
) -> str:
    """The first table of this name, numbered, whose game comes to what is wanted."""
    for number in range(1, ATTEMPTS):
        table = person.new_table(f"{name} {number}", **{"players": 5, **settings})
        if play_until(person, table, stop):
            return table
    raise SystemExit(f"no table called {name!r} came to what the picture shows")


def in_play(view: View) -> int:
    return sum(len(player["in_play"]) for player in view["players"])


def alive(view: View) -> int:
    return sum(player["status"] != "out" for player in view["players"])


def aimed(ask: Ask, view: View) -> bool:
    shots = [each for each in ask["options"] if str(each["text"]).startswith("play bang:")]
    hand = view["players"][0]["hand"] if view["players"] else []
    return (
        ask["kind"] == "play"
        and len({each["seat"] for each in shots} - {0}) > 1
        and len(hand) > 3
        and alive(view) > 4
        and in_play(view) > 4
    )


def shot_at(ask: Ask, view: View) -> bool:
    return ask["kind"] == "shot" and len(ask["options"]) > 1 and in_play(view) > 3


def in_the_store(ask: Ask, view: View) -> bool:
    return ask["about"] == "general-store" and len(ask["options"]) > 2 and in_play(view) > 3


def aim(table: TablePage) -> None:
    table.press(table.hand.get_by_role("button", name="BANG!").first)


def pages(studio: Studio, phone: bool) -> None:
    where = "phone" if phone else "desktop"
    person = studio.person(phone=phone)
    for name, path in {
        "lobby": "/",
        "new": "/new",
        "cards": "/cards",
        "rules": "/rules",
        "settings": "/settings",
    }.items():
        person.go(path)
        studio.take(person, f"{where}-{name}")


def tables(studio: Studio, phone: bool) -> None:
    where = "phone" if phone else "desktop"
    person = studio.person(phone=phone)
    open_table(person, person.new_table("Friday night", start=False, players=5, bots=2))
    studio.take(person, f"{where}-table-lobby")

    number = table_where(person, "High noon", aimed)
    table = open_table(person, number)
    table.wait()
    aim(table)
    studio.take(person, f"{where}-turn")

    open_table(person, table_where(person, "Dead man’s hand", shot_at)).wait()
    studio.take(person, f"{where}-reaction")

    open_table(person, table_where(person, "Dry goods", in_the_store)).wait()
    studio.take(person, f"{where}-store")

    replay = play_out(person, number)
    open_table(person, number).result.wait_for()
    studio.take(person, f"{where}-over")

    person.go(f"/r/{replay}/40")
    person.page.locator(".controls").wait_for()
    studio.take(person, f"{where}-replay")

    sit_down_at(person, busiest())
    studio.take(person, f"{where}-crowded")


def everything(studio: Studio, phone: bool) -> None:
    """Eight players with all boxes, in the midst of a game: somebody's turn, much on the felt."""
    course = all_boxes()
    at, seat, _ = course.turn()
    person = studio.person(phone=phone, hints=False)
    Filmed(person, course, at, seat, frozen=False)
    where = "phone" if phone else "desktop"
    studio.take(person, f"{where}-everything")
    # And as full as it can be: three events, a ghost, a shadow, tokens, the shop and the train.
    person = studio.person(phone=phone)
    sit_down_at(person, fullest(), EVERYTHING)
    studio.take(person, f"{where}-fullest")


def rolling(ask: Ask, view: View) -> bool:
    """A roll one would think about: something to keep, something locked, arrows about."""
    return (
        ask["kind"] == "reroll"
        and {"dynamite", "bullseye1"} <= set(view["dice"])
        and len(set(view["dice"])) > 3
        and view["supply"] < 7
    )


def undead(ask: Ask, view: View) -> bool:
    dead = [player for player in view["players"] if player.get("zombie")]
    return ask["kind"] == "reroll" and bool(view["outbreak"]) and len(dead) > 1


def dice(studio: Studio, phone: bool) -> None:
    where = "phone" if phone else "desktop"
    person = studio.person(phone=phone, hints=False)
    for players in (3, 5, 8):
        number = table_where(person, "Snake eyes", rolling, game="dice", players=players)
        table = open_table(person, number)
        table.wait()
        table.press(table.board.locator("[data-die][data-stop]").last)
        studio.take(person, f"{where}-dice-{players}")
    boxes = ["duels", "rage", "posse", "undead"]
    number = table_where(person, "Boot hill", undead, game="dice", players=8, modules=boxes)
    open_table(person, number).wait()
    studio.take(person, f"{where}-dice-undead")
    for name in ("cards", "rules"):
        person.go(f"/{name}?game=dice")
        studio.take(person, f"{where}-dice-{name}")


def others(studio: Studio) -> None:
    """The same in another light and in other languages."""
    for name, settings in {
        "desktop-turn-light": {"theme": "light"},
        "desktop-turn-czech": {"language": "cs"},
        "phone-turn-hungarian": {"language": "hu"},
    }.items():
        person = studio.person(phone=name.startswith("phone"), **settings)
        table = open_table(person, table_where(person, "High noon", aimed))
        table.wait()
        if name.endswith("light"):
            aim(table)
        studio.take(person, name)


def portraits(studio: Studio) -> None:
    """The sheet of everybody's face."""
    page = studio.saloon.browser.new_page(viewport={"width": 1440, "height": 900})
    page.set_content(sheet())
    page.evaluate("() => document.fonts.ready")
    studio.keep("portraits", page.screenshot(full_page=True))
    page.close()


def neighbours(studio: Studio) -> None:
    """Some tables of other people, so that the lobby is not empty."""
    for host, name, more in (
        ("Hanka", "Páteční večer", {"players": 6, "bots": 2}),
        ("Béla", "Nagy leszámolás", {"players": 7, "bots": 3, "modules": ["dodge-city"]}),
    ):
        person = studio.saloon.person()
        person.rename(host)
        open_table(person, person.new_table(name, start=False, access="open", **more))


@contextmanager
def open_saloon() -> Iterator[Saloon]:
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("no Chromium: install it, or set CHROMIUM to one")
    folder = Path(tempfile.mkdtemp(prefix="saloon-pictures-"))
    service = Service(folder / "data", known_deals=True)
    service.start()
    try:
        with sync_playwright() as playwright:
            browser: Browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            yield Saloon(service, browser)
            browser.close()
    finally:
        service.stop()
        shutil.rmtree(folder, ignore_errors=True)


ALONE = {
    "tables": tables,
    "dice": dice,
    "legends": legends,
    "everything": everything,
    "moods": moods,
}


def take(only: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with open_saloon() as saloon:
        studio = Studio(saloon, folder)
        if only.startswith("strips"):
            strips(studio, only.partition(":")[2])
            return
        if only in ALONE:
            for phone in (False, True):
                ALONE[only](studio, phone)
            return
        portraits(studio)
        if only == "portraits":
            return
        strips(studio)
        moods(studio, False)
        neighbours(studio)
        for phone in (False, True):
            pages(studio, phone)
            tables(studio, phone)
            dice(studio, phone)
            legends(studio, phone)
            everything(studio, phone)
        others(studio)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m web.pictures", description=__doc__)
    names = [*ALONE, "portraits", "strips", *(f"strips:{name}" for name in STRIPS_BY_NAME)]
    parser.add_argument(
        "only", nargs="?", default="", choices=["", *names], metavar="only",
        help=f"only these, instead of all: {', '.join(names)}",
    )  # fmt: skip
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are put")
    args = parser.parse_args(arguments)
    take(args.only, args.folder)


if __name__ == "__main__":
    main()
