"""What people may call themselves and their tables."""

from __future__ import annotations

import secrets
import unicodedata

LONGEST = 32
# Control characters, formatting marks (bidi overrides among them), lone surrogates, private use,
# line and paragraph separators.
REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}

KEPT_MARKS = "\u200c\u200d"
"""Joiners: they belong to words of some scripts, and to emoji."""

MOST_MARKS = 2
"""On one letter, besides those that are part of it. No name needs more; piles of them run over the
lines above and below."""


class BadName(ValueError):
    """The message says what is wrong with it."""


def clean(text: str, longest: int = LONGEST) -> str:
    """A name as it is kept: composed, trimmed, with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    for character in composed:
        if unicodedata.category(character) in REFUSED:
            raise BadName("a name cannot have control characters or invisible marks")
    if without_piles(composed) != composed:
        raise BadName(f"a letter in a name has at most {MOST_MARKS} marks above or below it")
    name = " ".join(composed.split())
    if not name:
        raise BadName("a name cannot be empty")
    if len(name) > longest:
        raise BadName(f"a name has at most {longest} characters")
    if all(unicodedata.category(character)[0] in "MZ" for character in name):
        raise BadName("a name needs something to read")
    return name


def tidied(text: str) -> str:
    """What is said, without what could break the line or turn it around; emoji stay whole."""
    return without_piles(
        "".join(
            character
            for character in unicodedata.normalize("NFC", text)
            if character in KEPT_MARKS or unicodedata.category(character) not in REFUSED
        )
    )


def without_piles(text: str) -> str:
    """Composed text with no more marks on a letter than it may have, and none on nothing."""
    kept: list[str] = []
    marks = MOST_MARKS
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if character.isspace():
            marks = MOST_MARKS
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def login_of(name: str) -> str:
    """Names that only look different are the same to log in with."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


def guest_name() -> str:
    return f"Stranger {secrets.randbelow(9000) + 1000}"
