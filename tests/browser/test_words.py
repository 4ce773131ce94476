"""Three languages: everything follows, and nothing is left behind in English."""

from __future__ import annotations

import functools

import pytest
from fluent.syntax import FluentParser, ast
from tests.browser.deals import my_turn, table_dealing
from tests.browser.people import Person
from tests.browser.table import open_table, open_when_over

from saloon.texts import load_texts
from saloon.texts.messages import sources

LANGUAGES = {"cs": "Čeština", "hu": "Magyar"}
PAGES = ("/", "/new", "/cards", "/rules", "/replays", "/settings", "/about", "/nowhere")

# All that is written on the page, or read out instead.
WRITTEN = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) found.push(walk.currentNode.data)
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name))
  return found.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean)
}"""


@functools.cache
def plain_words(language: str) -> dict[str, str]:
    """Every message that needs no arguments: its id, and how it reads."""
    texts = load_texts(language)
    found: dict[str, str] = {}
    for source in sources(language).values():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                name = entry.id.name
                parts = {name: entry.value}
                parts |= {f"{name}.{each.id.name}": each.value for each in entry.attributes}
                for id_, pattern in parts.items():
                    text = texts.format(id_)
                    if pattern is not None and _is_plain(pattern) and text is not None:
                        found[id_] = " ".join(text.split())
    return found


def _is_plain(pattern: ast.Pattern) -> bool:
    return all(isinstance(each, ast.TextElement) for each in pattern.elements)


def english_only(language: str) -> set[str]:
    """What reads otherwise in the other language; a name is a name in all of them."""
    same = set(plain_words(language).values())
    return set(plain_words("en").values()) - same - {"Saloon"}


def check(person: Person, language: str) -> None:
    # What a page fetches belongs to it; a title alone says little.
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_function(f"() => ({WRITTEN})().length > 10")
    written: list[str] = person.page.evaluate(WRITTEN)
    page = person.page.url
    left = sorted(set(written) & english_only(language)) if language != "en" else []
    assert not left, f"English on {page}"
    raw = [text for text in written if "{" in text or text.startswith(("ui-", "bang-"))]
    assert not raw, f"not a sentence on {page}"


def speak(person: Person, language: str) -> None:
    name = {"en": "English", **LANGUAGES}[language]
    person.page.get_by_role("button", name=name).first.click()
    person.page.wait_for_function(f"() => document.documentElement.lang === '{language}'")


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_page_speaks_one_language(person: Person, language: str) -> None:
    person.rename("Zoe")
    person.go("/")
    speak(person, language)
    for path in PAGES:
        person.go(path)
        check(person, language)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_state_of_a_table_speaks_one_language(person: Person, language: str) -> None:
    person.rename("Zoe")
    person.set(language=language)
    open_table(person, person.new_table("Friends", start=False))
    check(person, language)
    number = person.new_table(table_dealing(my_turn))
    open_table(person, number).wait()
    check(person, language)
    replay = open_when_over(person, number)
    check(person, language)
    person.go(f"/r/{replay}/12")
    person.page.locator(".controls").wait_for()
    check(person, language)


def test_the_table_follows_another_language_at_once(person: Person) -> None:
    table = open_table(person, person.new_table(table_dealing(my_turn)))
    table.wait()
    said = {}
    for language in ("en", "cs", "hu"):
        speak(person, language)
        said[language] = (
            table.question.inner_text(),
            table.cards.first.get_attribute("aria-label"),
            table.log.inner_text(),
        )
    for part in range(3):
        assert len({each[part] for each in said.values()}) == 3


def test_czech_counts_as_czech_does(person: Person) -> None:
    person.set(language="cs")
    person.go("/rules")
    rows = person.page.locator("th[scope=row]").all_inner_texts()
    assert rows == ["4 hráči", "5 hráčů", "6 hráčů", "7 hráčů", "8 hráčů"]
