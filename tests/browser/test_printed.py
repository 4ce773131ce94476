"""What is printed on a card: its text never runs over its picture, in any language and size."""

from __future__ import annotations

import json

import msgspec
import pytest
from tests.browser.crowd import EVERYTHING, INSTEAD, ME, fullest
from tests.browser.deals import table_dealing
from tests.browser.people import Saloon
from tests.browser.table import open_table

from saloon.table import sight

# Of every card in the pile that is looked through, so wide and high: what meets its icon.
PRINTED = """([wide, ratio]) => {
  const pile = document.querySelector('dialog[open] .through')
  pile.style.setProperty('--card-w', `${wide}px`)
  const found = []
  for (const card of pile.querySelectorAll('.card')) {
    card.style.height = `${wide * ratio}px`
    const box = (name) => card.querySelector(name).getBoundingClientRect()
    const icon = box('.art .icon')
    for (const part of ['.name', '.text', '.foot']) {
      const over = Math.min(icon.bottom, box(part).bottom) - Math.max(icon.top, box(part).top)
      if (box(part).height && over > 1) found.push(`${card.dataset.face} ${part} by ${over}`)
    }
    if (icon.height < wide * 0.14) found.push(`${card.dataset.face}: icon of ${icon.height}`)
    const text = card.querySelector('.text')
    if (text.scrollHeight > text.clientHeight + 2) found.push(`${card.dataset.face}: cut`)
  }
  return found
}"""
SIZES = [(122, 1.446), (122, 1.4), (159, 1.4), (136, 1.446), (170, 1.446)]
"""Looked through, in the hand at 1440 and 1920, before many and alone on the stage."""


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_no_text_runs_over_the_picture_of_its_card(saloon: Saloon, language: str) -> None:
    person = saloon.person()
    person.set(language=language, hints=False)
    game = fullest()
    view = sight.view(game, f"seat{ME}")
    kinds = sorted({face.card.id for face in game.state.face if hasattr(face, "card")})
    assert len(kinds) > 80
    view["pile"] = [f"{kind}:5d" for kind in kinds]
    name = table_dealing(bool, name="Crowd {}", **EVERYTHING)
    number = person.new_table(name, **EVERYTHING)
    instead = {"view": view, "ask": msgspec.to_builtins(sight.ask(game, f"seat{ME}"))}
    person.context.add_init_script(INSTEAD % json.dumps(instead))
    table = open_table(person, number)
    table.board.locator("[data-at=pile] .card").click()
    person.page.locator("dialog[open] .through .card").first.wait_for()
    person.page.evaluate("() => document.fonts.ready")
    found = [
        f"{size}: {each}" for size in SIZES for each in person.page.evaluate(PRINTED, list(size))
    ]
    assert not found, "\n".join(found)
