"""The light that follows the game, for `make pictures`: one sheet of every mood, in both themes."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from tests.browser.filmed import Event, Filmed, Wanted, find
from web.strips import told

if TYPE_CHECKING:
    from web.pictures import Studio

STYLE = """body { margin: 8px; display: grid; gap: 8px; background: #120a05;
  grid-template-columns: 1fr 1fr }
img { width: 100% }"""


def two_left(steps: list[list[Event]], at: int) -> int | None:
    """Seen by who has just felled the third of five."""
    fallen = [event for step in steps[: at + 1] for event in step if event["kind"] == "eliminated"]
    now = [event for event in steps[at] if event["kind"] == "eliminated"]
    return int(now[-1].get("by", 0)) if now and len(fallen) == 3 else None


def passed_on(steps: list[list[Event]], at: int) -> int | None:
    found = [event for event in steps[at] if event["kind"] == "passed"]
    return int(found[0]["to"]) if found else None


MOODS: dict[str, tuple[str, Wanted, int, dict[str, Any]]] = {
    "fuse": ("bang", passed_on, 5, {}),
    "face-off": ("bang", two_left, 5, {}),
    "noon": ("bang", told("event"), 5, {"modules": ["high-noon"]}),
    "grave": ("dice", told("outbreak"), 5, {"modules": ["undead"]}),
    "dusk": ("legends", told("end-in-sight"), 4, {}),
}
"""By light: the game, what is looked for, players, and what else the table has."""


def moods(studio: Studio, phone: bool) -> None:
    if phone:
        return
    shots = []
    for game, wanted, players, more in MOODS.values():
        course, at, seat = find(game, wanted, players, **more)
        for theme in ("dark", "light"):
            person = studio.person(phone=False, hints=False, theme=theme)
            film = Filmed(person, course, at + 1, seat, frozen=False)
            film.page.locator("header .sign").wait_for()
            film.page.wait_for_load_state("networkidle")
            shots.append(film.page.screenshot())
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots
    )
    sheet = studio.saloon.browser.new_page(viewport={"width": 1640, "height": 400})
    sheet.set_content(f"<style>{STYLE}</style>{images}")
    sheet.wait_for_timeout(300)
    studio.keep("moods", sheet.screenshot(full_page=True))
    sheet.close()
