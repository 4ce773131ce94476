"""The Dice Game in the browser: by clicking, by thumb, by keys, and between two games."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import OF_COLOURS, RULES, violations
from tests.browser.deals import Ask, View, play_out, play_until, table_dealing
from tests.browser.people import Person, Saloon
from tests.browser.table import TablePage, open_table, open_when_over

TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
THUMB = 44


class DicePage(TablePage):
    """What is special about this table: dice that are picked up."""

    @property
    def dice(self) -> Locator:
        return self.board.locator("[data-die]")

    @property
    def forecast(self) -> Locator:
        return self.board.locator(".forecast")

    def die(self, shows: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(f"^Die .: {shows}$"))

    def button(self, name: str) -> Locator:
        return self.prompt.get_by_role("button", name=name)

    def answer(self, chance: Random, *, tap: bool = False) -> str:
        """Now and then a die is rolled again; otherwise whatever answers at once."""
        stops = self.look()["stops"]
        dice = [at for at, stop in enumerate(stops) if stop["name"].startswith("Die ")]
        done = [at for at in range(len(stops)) if at not in dice]
        at = chance.choice(dice if dice and chance.random() < 0.3 else done)
        self.press(self.stops.nth(at), tap=tap)
        return str(stops[at]["name"])


def dice_table(person: Person, name: str, **settings: Any) -> DicePage:
    number = person.new_table(name, game="dice", **settings)
    open_table(person, number)
    return DicePage(person)


def dealing(*faces: str, **settings: Any) -> str:
    """The name of a table where the host's first roll shows these, each once."""

    def shows(view: View) -> bool:
        mine = view["step"] == "reroll" and view["active"] == 0
        return mine and all(view["dice"].count(face) == 1 for face in faces)

    return table_dealing(shows, **{"game": "dice", "players": 5, **settings})


def test_five_play_to_the_end_by_clicking(person: Person) -> None:
    table = dice_table(person, dealing(), players=5)
    chance = Random(3)
    for _ in range(600):
        if table.wait()["over"]:
            break
        table.answer(chance)
    expect(person.page.get_by_text("The winners:")).to_be_visible()
    roles = person.page.locator(".result .people li").all_inner_texts()
    assert sum("Sheriff" in role for role in roles) == 1
    assert sum("Outlaw" in role for role in roles) == 2


def test_a_die_is_picked_up_and_rolled_again(person: Person) -> None:
    table = dice_table(person, dealing("dynamite", "beer"), players=5)
    table.wait()
    expect(table.forecast).to_contain_text("Dynamite 1 of 3")
    expect(table.forecast).to_contain_text("a beer for anybody")
    table.die("Beer, kept").click()
    expect(
        table.board.get_by_role("button", name=re.compile("Die .: Beer, roll again"))
    ).to_have_count(1)
    expect(table.board.get_by_text("What you keep:")).not_to_contain_text("beer")
    table.die("Dynamite, locked").click()
    expect(table.question.locator("small")).to_contain_text("DG-ROLL-07")
    table.button("Roll 1 die again").click()
    expect(table.board.get_by_role("heading", name="Your roll 2 of 3")).to_be_visible()


# Every die that begins to tumble, by its number; and how to let what begins now begin.
TUMBLES = """() => {
  window.tumbled = []
  addEventListener('animationstart', ({ target }) => {
    if (target.matches('[data-die]')) tumbled.push(target.dataset.die)
  }, true)
}"""
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def test_only_the_dice_that_are_rolled_tumble(saloon: Saloon) -> None:
    def two_beers(view: View) -> bool:
        dice = list(view["dice"])
        mine = view["step"] == "reroll" and view["active"] == 0
        return mine and dice.count("beer") == 2 and dice.count("bullseye1") == 1

    person = saloon.person(still=False)
    person.set(sounds=False, hints=False, games=9, speed=4)
    name = table_dealing(two_beers, game="dice", players=5)
    table = dice_table(person, name, players=5)
    table.wait()
    # Who answers before all has been shown has seen enough: nothing tumbles then.
    expect(person.page.get_by_text("all shown")).to_be_visible()
    person.page.evaluate(TUMBLES)
    beers = table.die("Beer, kept")
    first, second = [str(each.get_attribute("data-die")) for each in beers.all()]
    beers.nth(1).click()  # the table will roll its first one
    table.button("Roll 1 die again").click()
    expect(table.board.get_by_role("heading", name="Your roll 2 of 3")).to_be_visible()
    person.page.wait_for_function("() => tumbled.length > 0")
    person.page.wait_for_function("() => !document.querySelector('.tumble')")
    assert person.page.evaluate("() => tumbled") == [second]
    expect(table.board.locator(f"[data-die='{first}']")).to_have_attribute(
        "aria-label", re.compile("Beer, kept")
    )
    table.button("Keep all").click()
    expect(table.question).not_to_contain_text("roll again")
    person.page.evaluate(TWO_FRAMES)
    assert person.page.evaluate("() => tumbled") == [second]


def test_keys_are_enough_for_dice(person: Person) -> None:
    table = dice_table(person, dealing("bullseye1", "beer"), players=5)
    table.wait()
    keys = person.page.keyboard
    for key in ("1", "2", "1"):
        keys.press(key)
    expect(table.button("Roll 1 die again")).to_be_visible()
    keys.press("Escape")
    keys.press("Enter")
    expect(table.question).to_contain_text("Bull's Eye 1: at whom?")
    for _ in range(12):
        seen = table.wait()
        if seen["over"] or "roll again" in seen["question"]:
            break
        keys.press("ArrowRight")
        keys.press("Enter")
    assert table.wait()["stops"]


def test_a_phone_is_enough_for_dice(saloon: Saloon) -> None:
    person = saloon.person(phone=True)
    table = dice_table(person, dealing(players=8), players=8)
    chance = Random(5)
    for _ in range(14):
        if table.wait()["over"]:
            break
        assert person.page.evaluate(TOO_WIDE) <= 0
        things = [*table.prompt.locator(".buttons button").all(), *table.dice.all()]
        for thing in things:
            box = thing.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= THUMB, thing.get_attribute("aria-label")
        table.answer(chance, tap=True)


def test_a_ruling_is_settled_for_a_table(person: Person) -> None:
    person.go("/new?game=dice")
    page = person.page
    page.get_by_text("Single rulings and variants").click()
    ruling = page.get_by_role("group", name="Three players, and nobody is left")
    expect(ruling.get_by_label("nobody: it is a draw")).to_be_checked()
    ruling.get_by_text("the Outlaw").click()
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Open the table").click()
    asked = sent.value.post_data_json
    assert asked is not None
    assert asked["settings"]["rulings"] == {"nobody-left-of-three": "outlaw"}
    expect(page.get_by_text("1 ruling of our own")).to_be_visible()


@pytest.mark.parametrize("look", ["desktop", "phone", "desktop light"])
def test_axe_finds_nothing_about_dice(saloon: Saloon, look: str) -> None:
    person = saloon.person(
        phone="phone" in look, color_scheme="light" if "light" in look else "dark"
    )
    rules = OF_COLOURS if "light" in look else RULES
    found: list[str] = []
    for path in ("/new?game=dice", "/cards?game=dice", "/rules?game=dice"):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        found += violations(person, rules)
    boxes = ["duels", "rage", "posse", "undead"]
    table = dice_table(person, dealing("bullseye1", modules=boxes), players=5, modules=boxes)
    table.wait()
    found += violations(person, rules)
    table.button("Keep all").click()
    table.wait()
    found += violations(person, rules)
    open_when_over(person, person.page.url.rsplit("/", 1)[-1])
    found += violations(person, rules)
    assert not found, "\n" + "\n".join(found)


def test_the_dead_rise_and_look_like_it(person: Person) -> None:
    def risen(ask: Ask, view: View) -> bool:
        return bool(view["outbreak"])

    boxes = ["undead"]
    for number in range(40):
        name = f"Boneyard {number}"
        table = person.new_table(name, game="dice", players=6, modules=boxes)
        if play_until(person, table, risen):
            break
    page = open_table(person, table)
    page.wait()
    zombies = page.board.locator("article.zombie")
    assert zombies.count() >= 2
    expect(zombies.first).to_have_attribute("aria-label", re.compile("zombie|Zombie Master"))
    expect(page.board.get_by_role("img", name="The dead walk")).to_be_visible()
    replay = open_when_over(person, table)
    person.go(f"/r/{replay}")
    expect(person.page.locator("section.board")).to_be_visible()


def test_one_game_leads_to_the_next(person: Person) -> None:
    """A series with a legacy: between the games everybody comes by a character, old or new."""
    number = person.new_table("Legacy", game="dice", players=4, modules=["legacy"], series=True)
    first = play_out(person, number)
    table = open_table(person, number)
    expect(table.result).to_be_visible()
    person.page.get_by_role("button", name="Play again").click()
    between = table.board.get_by_role("heading", name="Between two games")
    expect(between).to_be_visible()
    while table.wait()["question"] and between.is_visible():
        table.prompt.locator("button[data-stop]").first.click()
        expect(table.prompt.locator("button[data-stop]:disabled")).to_have_count(0)
    expect(table.board.get_by_text("arrows left")).to_be_visible()
    assert open_when_over(person, number) != first
