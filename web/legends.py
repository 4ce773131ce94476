"""The pictures of Western Legends: map, fight, poker, store, two players and six."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.legends import (
    Ask,
    Choosing,
    LegendsPage,
    View,
    new_legends,
    of_verb,
    plainly,
    steer,
    towards,
)
from tests.browser.people import Person
from tests.browser.table import open_table

if TYPE_CHECKING:
    from web.pictures import Studio

SALOON, STORE = "DR05", "DR02"
RICH = 80
ATTEMPTS = 20


def mine(view: View, seat: int) -> Any:
    return view["players"][seat]


def on_the_move(turn: int) -> Choosing:
    def choosing(ask: Ask, view: View, seat: int) -> str:
        if ask["kind"] != "act":
            return plainly(ask)
        if view["turn"] >= turn and view["actions"] == 3 and mine(view, seat)["hand"]:
            return ""
        # Round and round between the towns, so that there is something to see.
        return towards(ask, view, seat, (SALOON, "DR10", "RF05")[view["turn"] // 7 % 3])

    return choosing


def to_react(ask: Ask, view: View, seat: int) -> str:
    """Cards lie open, and something could be played on them."""
    if ask["kind"] == "fight-reaction" and view["ring"]["changes"]:
        return ""
    if ask["kind"] == "income":
        return str(ask["options"][1]["text"])
    if ask["kind"] != "act":
        return plainly(ask)
    bandits = [each for each in of_verb(ask, "move", "go") if each["detail"] in view["bandits"]]
    robbery = of_verb(ask, "rob-bank")
    if mine(view, seat)["cards"] > 2 and (bandits or robbery):
        return str((bandits or robbery)[0]["text"])
    return towards(ask, view, seat, (view["bandits"] or ["DR10"])[0])


def to_play_the_guard(ask: Ask, view: View, seat: int) -> str:
    return "" if ask["kind"] == "fight-card" else str(plainly(ask))


def at_cards(ask: Ask, view: View, seat: int) -> str:
    if ask["kind"] == "poker-card" and view["poker"]["playing"]:
        return ""
    if ask["kind"] == "income":
        return str(ask["options"][2]["text"])
    if ask["kind"] != "act":
        return plainly(ask)
    games = of_verb(ask, "poker")
    if games and mine(view, seat)["cards"] > 2:
        return str(games[0]["text"])
    return towards(ask, view, seat, SALOON)


def at_the_store(ask: Ask, view: View, seat: int) -> str:
    if ask["kind"] != "act":
        return plainly(ask)
    if mine(view, seat)["money"] >= RICH and of_verb(ask, "buy"):
        return ""
    work = of_verb(ask, "work")
    if work and mine(view, seat)["money"] < RICH:
        return str(work[0]["text"])
    return towards(ask, view, seat, STORE)


def sat_down(person: Person, name: str, choosing: Choosing, **settings: Any) -> LegendsPage:
    """The first table of this name, numbered, whose game comes to what is wanted."""
    for number in range(1, ATTEMPTS):
        table = new_legends(person, f"{name} {number}", **{"players": 4, **settings})
        try:
            steer(person, table, choosing)
        except AssertionError:
            continue
        open_table(person, table)
        page = LegendsPage(person)
        page.wait()
        return page
    raise SystemExit(f"no table called {name!r} came to what the picture shows")


def legends(studio: Studio, phone: bool) -> None:
    where = "phone" if phone else "desktop"
    person = studio.person(phone=phone, hints=False)
    goals = {"modules": ["goals"]}
    sat_down(person, "Road to Darkrock", on_the_move(18), **goals)
    studio.take(person, f"{where}-legends")
    sat_down(person, "Dead or alive", to_react)
    studio.take(person, f"{where}-legends-fight")
    table = sat_down(person, "Aces and eights", at_cards, players=5)
    for at in range(2):
        table.scene.locator(".hand [data-face]").nth(at).click()
    studio.take(person, f"{where}-legends-poker")
    table = sat_down(person, "Dry goods", at_the_store)
    table.entries.filter(has_text="Shop").click()
    studio.take(person, f"{where}-legends-store")
    sat_down(person, "Full house", on_the_move(20), players=6)
    studio.take(person, f"{where}-legends-6")
    sat_down(person, "Black hat", on_the_move(9), players=2)
    studio.take(person, f"{where}-legends-2")
    if not phone:
        sat_down(person, "Night watch", to_play_the_guard)
        studio.take(person, f"{where}-legends-guard")
        for width, height in ((1920, 1080), (1024, 768), (844, 390)):
            person.page.set_viewport_size({"width": width, "height": height})
            sat_down(person, "Road to Darkrock", on_the_move(18), **goals)
            studio.take(person, f"{where}-legends-{width}")
    for name in ("cards", "rules"):
        person.go(f"/{name}?game=legends")
        studio.take(person, f"{where}-legends-{name}")
