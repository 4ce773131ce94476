"""A finished game can be watched from any seat, from any moment, and on any server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.deals import my_turn, play_out, table_dealing
from tests.browser.people import Person, Saloon

# Everything on the table, as it is read out.
SITUATION = "(board) => [...board.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)"


def finished(person: Person) -> str:
    return play_out(person, person.new_table(table_dealing(my_turn)))


def test_an_address_leads_to_its_moment_and_arrows_go_on(saloon: Saloon, person: Person) -> None:
    replay = finished(person)
    friend = saloon.person()
    friend.go(f"/r/{replay}/10")
    page = friend.page
    place = page.get_by_label("Place in the game")
    board = page.locator("section.board")
    expect(board).to_be_visible()
    at = place.input_value()
    there = board.evaluate(SITUATION)
    page.keyboard.press("ArrowRight")
    expect(place).to_have_value(str(int(at) + 1))
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    assert board.evaluate(SITUATION) != there
    assert not page.url.endswith("/10")
    for _ in range(7):
        page.keyboard.press("ArrowLeft")
    expect(place).to_have_value(at)
    assert page.url.endswith("/10")
    assert board.evaluate(SITUATION) == there


def test_a_game_looks_different_from_every_seat(person: Person) -> None:
    replay = finished(person)
    person.go(f"/r/{replay}/5")
    page = person.page
    hand = page.locator("[data-at=hand] [data-face]")
    expect(hand.first).to_be_visible()
    opened = [each.get_attribute("data-face") for each in hand.all()]
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(f"{person.saloon.address}/r/{replay}/5?view=1")
    page.wait_for_function(
        "(before) => [...document.querySelectorAll('[data-at=hand] [data-face]')]"
        ".map((each) => each.dataset.face).join() !== before",
        arg=",".join(map(str, opened)),
    )
    page.get_by_label("Seen by").select_option("table")
    expect(hand).to_have_count(0)


def test_what_ends_a_turn_is_told_before_the_next_begins(person: Person) -> None:
    person.go(f"/r/{finished(person)}?view=table")
    told = person.page.get_by_role("list", name="Log").locator("> li")
    expect(told.nth(2)).to_be_visible()
    excess = 0
    for turn in told.all():
        whose = turn.get_by_role("heading").inner_text()
        for line in turn.locator("button span").all_inner_texts():
            who, _, what = line.partition(" discards ")
            if what.endswith("too many cards."):
                excess += 1
                assert who in whose, f"{whose}: {line}"
    assert excess > 3, "hardly anybody had too many cards"


def test_a_record_travels_as_a_file(person: Person, tmp_path: Path) -> None:
    replay = finished(person)
    person.go(f"/r/{replay}")
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    person.go("/replays")
    person.page.locator("input[type=file]").set_input_files(record)
    expect(person.page.locator(".controls")).to_be_visible()
    imported = person.page.url.rsplit("/r/")[1]
    assert imported != replay


def test_what_is_no_record_is_refused_in_words(person: Person, tmp_path: Path) -> None:
    junk = tmp_path / "junk.json"
    junk.write_text('{"game": "chess"}', encoding="utf-8")
    person.go("/replays")
    person.page.locator("input[type=file]").set_input_files(junk)
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.forgive()
