"""Everybody is told apart on a small table and by eyes that see no colours."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.crowd import SEATS, busiest, sit_down_at
from tests.browser.people import Saloon
from tests.browser.portraits import WEB, sheet

# How different two pictures have to be, of 255: below it they were taken for each other.
ENOUGH = 30

# The pictures in grey, as lists of light from 0 to 255, by the mark of their row on the sheet. A
# picture of 44 px is taken at half of it, so that only what is seen at a glance counts.
IN_GREY = """async (row) => {
  const grey = async (svg) => {
    const image = new Image()
    const copy = svg.cloneNode(true)
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    image.src = 'data:image/svg+xml,' + encodeURIComponent(copy.outerHTML)
    await image.decode()
    const paper = new OffscreenCanvas(22, 22).getContext('2d')
    paper.imageSmoothingQuality = 'high'
    paper.drawImage(image, 0, 0, 22, 22)
    const { data } = paper.getImageData(0, 0, 22, 22)
    const light = []
    for (let y = 0; y < 22; y++)
      for (let x = 0; x < 22; x++)
        if ((x - 10.5) ** 2 + (y - 10.5) ** 2 < 110) {
          const at = (y * 22 + x) * 4
          light.push(data[at] * 0.3 + data[at + 1] * 0.59 + data[at + 2] * 0.11)
        }
    return light
  }
  const found = {}
  for (const svg of document.querySelectorAll(`[data-row=${row}] svg`))
    found[svg.dataset.id] = await grey(svg)
  return found
}"""


Faces = dict[str, list[float]]


@pytest.fixture(scope="module")
def in_grey(browser: Browser) -> Iterator[Callable[[str], Faces]]:
    """The pictures of a row in grey."""
    if not (WEB / "node_modules").exists():
        pytest.skip("the client's packages are not installed: `make test` does it")
    page = browser.new_page()
    page.set_content(sheet())

    @functools.cache
    def row(name: str) -> Faces:
        found: Faces = page.evaluate(IN_GREY, name)
        return found

    yield row
    page.close()


def difference(one: list[float], other: list[float]) -> float:
    return math.dist(one, other) / math.sqrt(len(one))


def test_everybody_is_told_apart_at_44_px_and_in_grey(in_grey: Callable[[str], Faces]) -> None:
    faces = in_grey("normal")
    assert len(faces) > 90
    people = sorted(faces)
    alike = [
        (one, other, round(apart, 1))
        for at, one in enumerate(people)
        for other in people[at + 1 :]
        if (apart := difference(faces[one], faces[other])) < ENOUGH
    ]
    assert alike == [], "another hat, disc or thing in the hand"


# A wound is a small sign: glass broken in one place, and one eye bandaged.
@pytest.mark.parametrize(
    ("one", "other", "enough"),
    [
        ("normal", "wounded", 10),
        ("normal", "zombie", 18),
        ("wounded", "dead", 18),
        ("dead", "zombie", 18),
    ],
)
def test_the_states_of_a_face_are_told_apart_at_44_px_and_in_grey(
    in_grey: Callable[[str], Faces], one: str, other: str, enough: int
) -> None:
    before, after = in_grey(one), in_grey(other)
    assert [who for who in before if difference(before[who], after[who]) < enough] == []


# How many shapes a picture has that the browser has drawn.
PICTURE = """async (image) => {
  const one = new Image()
  one.src = image.href.baseVal
  await one.decode()
  const drawn = decodeURIComponent(one.src.slice(one.src.indexOf(',') + 1))
  return new DOMParser().parseFromString(drawn, 'image/svg+xml').querySelectorAll('path').length
}"""


def test_faces_come_with_a_table_and_follow_it(saloon: Saloon) -> None:
    person = saloon.person()
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    assert not [each for each in fetched if "/book-" in each]
    table = sit_down_at(person, busiest())
    for seat, player in enumerate(SEATS):
        state = "dead" if player.get("out") else "wounded" if player.get("life") == 1 else "normal"
        face = table.board.locator(f"[data-at=seat-{seat}] .portrait svg")
        expect(face).to_have_attribute("data-portrait", state)
        expect(face).to_have_attribute("aria-hidden", "true")  # its button has the name
        # The page's policy lets it be shown, and fifty shapes are in it.
        assert face.locator("image").evaluate(PICTURE) > 20
    assert len([each for each in fetched if "/book-" in each]) == 1
