"""Western Legends in the browser: whole games by clicking, and scenes that two people share."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.filmed import Course, Filmed
from tests.browser.legends import (
    Ask,
    LegendsPage,
    View,
    in_town,
    legends_table,
    new_legends,
    of_verb,
    plainly,
    steer,
    steer_together,
    towards,
)
from tests.browser.people import Person, Saloon
from tests.browser.table import open_table

SALOON = "DR05"


def quick(ask: Ask, _: View, __: int) -> str:
    return str(ask["options"][-1]["text"] if ask["kind"] == "act" else plainly(ask))


def until(kind: str, turn: int = 1) -> object:
    def choosing(ask: Ask, view: View, seat: int) -> str:
        if ask["kind"] == kind and view["turn"] >= turn:
            return ""
        return quick(ask, view, seat)

    return choosing


def test_four_play_to_the_end_by_clicking(person: Person) -> None:
    table = legends_table(person, "A short one 2", players=4)
    chance = random.Random(5)
    for _ in range(900):
        if not table.answer(chance):
            break
    expect(table.result).to_be_visible()
    points = person.page.locator(".result .people .role").all_inner_texts()
    assert len(points) == 4
    assert all(re.fullmatch(r"\d+ points?", each) for each in points)
    the_sums_are_right(person)
    assert not violations(person)


def the_sums_are_right(person: Person) -> None:
    """Everybody has a place, and the points of a row are what its columns come to."""
    rows = person.page.locator(".scores tbody tr")
    expect(rows).to_have_count(4)
    best = 0
    for row in rows.all():
        place, *numbers = [
            int(re.sub("[.+]", "", each).replace("−", "-"))
            for each in row.locator("td").all_inner_texts()
        ]
        assert best <= place <= 4
        assert max(0, sum(numbers[:-1])) == numbers[-1]
        best = place
    assert rows.first.locator("td").first.inner_text() == "1."


def test_the_map_says_where_one_may_go_and_why_not_elsewhere(person: Person) -> None:
    number = new_legends(person, "The map", players=4)
    seen: View = {}

    def look(ask: Ask, view: View, seat: int) -> str:
        if ask["kind"] != "act":
            return quick(ask, view, seat)
        seen.update(view)
        return ""

    steer(person, number, look)
    open_table(person, number)
    table = LegendsPage(person)
    table.wait()
    reach = seen["reach"]
    expect(table.lit).to_have_count(len(reach))
    costs = [int(each) for each in table.board.locator(".badges text").all_text_contents()]
    fights = sum(space in seen["bandits"] for space in reach)
    assert sorted(costs) == sorted(
        cost for space, cost in reach.items() if space not in seen["bandits"]
    )
    expect(table.board.locator(".badges .danger")).to_have_count(fights)
    near = {*reach, seen["players"][0]["space"], seen["sheriff"]}
    far = next(space for space in ("SV13", "MP10", "SH11") if space not in near)
    table.board.locator(f"[data-space={far}]").click()
    expect(table.board.locator(".note")).to_contain_text("WL-MOVE-03")
    there = next(
        space for space, cost in reach.items() if cost == 1 and space not in seen["bandits"]
    )
    table.board.locator(f"[data-space={there}]").click()
    expect(table.board.locator(f"[data-space={there}]")).to_have_attribute(
        "aria-label", re.compile("here: You")
    )
    # On foot one point is left: what is farther takes another action, and says so.
    expect(table.board.locator("[data-act=go]")).to_be_visible()
    # What lights up for the new question comes some frames after the figure.
    expect(table.board.locator(f".cells [data-stop][data-space={there}]")).to_have_count(0)
    told = [str(each.get_attribute("aria-label")) for each in table.lit.all()]
    close_by = [each for each in told if re.search(r"\. 1 point(\.|$)", each)]
    farther = [each for each in told if "2 points. another action" in each]
    assert close_by
    assert farther
    assert len(close_by) + len(farther) == len(told)
    assert not [each for each in close_by if "another action" in each]
    again = table.board.locator(".badges .again text").all_text_contents()
    assert again
    assert set(again) == {"2"}
    assert not violations(person)


def test_before_the_first_turn_it_is_nobodys(person: Person) -> None:
    course = Course("legends", 1, 4).play()
    first, _ = course.choices[0]
    film = Filmed(person, course, 1, first, frozen=False)
    assert film.game.view(seat=first)["turn"] == 0
    assert first not in film.game.unanswered()
    panel = film.page.locator(".panel-of")
    expect(panel).to_contain_text("chooses a character")
    expect(panel.get_by_role("heading")).to_have_text("Before the game")


def test_goods_are_bought_and_upgraded_for_one_action(person: Person) -> None:
    number = new_legends(person, "The store", players=3)

    def shop(ask: Ask, view: View, seat: int) -> str:
        if ask["kind"] != "act":
            return plainly(ask)
        rich = view["players"][seat]["money"] >= 60
        if rich and of_verb(ask, "buy") and view["actions"] == 3:
            return ""
        work = of_verb(ask, "work")
        at_store = bool(of_verb(ask, "buy"))
        if work and (at_store or not rich):
            return str(work[0]["text"])
        return towards(ask, view, seat, "DR02")

    steer(person, number, shop)
    open_table(person, number)
    table = LegendsPage(person)
    table.wait()
    table.entries.filter(has_text="Shop").click()
    expect(table.scene).to_contain_text("General Store")
    goods = table.scene.locator(".good")
    basket = table.scene.get_by_role("complementary", name="Basket")
    had = int(basket.locator("dd").first.inner_text().lstrip("$"))
    for good, left in (("Prospector's Map", had - 10), ("Whiskey", had - 20)):
        goods.filter(has_text=good).click()
        expect(basket.locator("dd.left")).to_have_text(f"${left}")
    expect(goods.filter(has_text="in the basket")).to_have_count(2)
    assert not violations(person)
    basket.get_by_role("button", name="Buy for $20 · 1 action").click()
    expect(table.scene).to_contain_text("The action is paid")
    expect(basket.locator(".paid")).to_have_count(2)
    expect(goods.filter(has_text="bought")).to_have_count(2)
    table.scene.get_by_role("button", name="Leave the store").click()
    expect(table.board.get_by_role("img", name="2 actions left")).to_be_visible()
    expect(table.board.locator(".cartridges")).to_contain_text("Shopped")


def met_at_the_saloon(saloon: Saloon, verb: str) -> tuple[list[Person], str]:
    """Two people who stand in town, and of whom the one who is asked may do this."""
    people = [saloon.person(), saloon.person()]
    for person, name in zip(people, ("Zoe", "Bert"), strict=True):
        person.rename(name)
    number = new_legends(people[0], f"We meet to {verb}", players=3, start=False)
    for person in people:
        open_table(person, number)
    people[1].page.get_by_role("button", name="Sit here").first.click()
    expect(people[1].page.get_by_role("button", name="Sit here")).to_have_count(0)
    host = people[0].page
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("section.board")).to_be_visible()

    sitting: set[int] = set()

    def meet(ask: Ask, view: View, seat: int) -> str:
        sitting.add(seat)
        if ask["kind"] == "income":
            return str(ask["options"][2]["text"])
        if ask["kind"] != "act" or len(sitting) < 2:
            return quick(ask, view, seat)
        (other,) = sitting - {seat}
        wanted = [each for each in of_verb(ask, verb) if verb == "poker" or each["seat"] == other]
        both = [view["players"][each] for each in sitting]
        enough = all(each["money"] >= 10 and each["cards"] >= 3 for each in both)
        if wanted and enough and in_town(view, other) == in_town(view, seat):
            return ""
        return towards(ask, view, seat, SALOON)

    steer_together(people, number, meet)
    for person in people:
        open_table(person, number)
    return people, number


def asked(people: list[Person]) -> tuple[LegendsPage, LegendsPage]:
    """The table of who is asked, and that of the other one."""
    tables = [LegendsPage(person) for person in people]

    def one_is() -> bool:
        return any(table.look()["mine"] and table.look()["stops"] for table in tables)

    people[0].wait_until(one_is)
    tables.sort(key=lambda table: not table.look()["mine"])
    return tables[0], tables[1]


def test_a_duel_is_fought_before_everybodys_eyes(saloon: Saloon) -> None:
    people, _ = met_at_the_saloon(saloon, "duel")
    one, other = asked(people)
    one.entries.filter(has_text=re.compile("Duel with (Zoe|Bert)")).first.click()
    for table in (one, other):
        expect(table.scene).to_contain_text("A duel")
    assert not violations(one.person)
    faces_down = 0
    while fighting := still_fighting(people):
        fighting.wait()
        faces_down += fighting.scene.get_by_role("img", name="a card face down").count()
        # A card is laid; whatever else is asked is let be.
        let_be = fighting.scene.get_by_role("button", name=re.compile("^(Pass|No)$"))
        answers = let_be if let_be.count() else fighting.scene.locator("[data-face][data-stop]")
        answers.first.click()
        expect(fighting.board.locator(".prompt.busy")).to_have_count(0)
    assert faces_down, "who is challenged sees that a card lies there, and not which"
    for table in (one, other):
        expect(table.log).to_contain_text(re.compile("(wins?|loses?) the fight"))


def still_fighting(people: list[Person]) -> LegendsPage | None:
    """Who of them is asked something in a fight; nobody when it is over."""
    tables = [LegendsPage(person) for person in people]
    found: list[LegendsPage] = []

    def settled() -> bool:
        found[:] = [each for each in tables if each.scene.locator("[data-stop]").count()]
        return bool(found) or all(each.scene.count() == 0 for each in tables)

    people[0].wait_until(settled)
    return found[0] if found else None


def test_poker_is_played_by_two(saloon: Saloon) -> None:
    people, _ = met_at_the_saloon(saloon, "poker")
    one, other = asked(people)
    one.entries.filter(has_text="Poker").click()
    expect(one.scene).to_contain_text("Poker at the saloon")
    other.wait()
    other.scene.get_by_role("button", name="Yes").click()
    for table in (one, other):
        table.wait()
        expect(
            table.scene.get_by_role("group", name="The flop").locator("[data-face]")
        ).to_have_count(3)
        cards = table.scene.locator(".hand [data-face]")
        cards.nth(0).click()
        cards.nth(1).click()
        expect(table.scene.locator(".makes")).not_to_have_text(re.compile("Pick"))
        table.scene.get_by_role("button", name="Add these cards").click()
    for table in (one, other):
        expect(table.log).to_contain_text("The flop")
        expect(table.log).to_contain_text(re.compile("the pot of \\$|shared"))


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_the_table_speaks(person: Person, language: str) -> None:
    number = new_legends(person, "Words", players=4)
    steer(person, number, until("act", 5))  # type: ignore[arg-type]
    person.set(language=language)
    open_table(person, number)
    table = LegendsPage(person)
    table.wait()
    assert not re.search(r"\b(ui|legends)-[a-z]", table.text())
