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


class BadName(ValueError):
    """The message says what is wrong with it."""


def clean(text: str, longest: int = LONGEST) -> str:
    """A name as it is kept: composed, trimmed, with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    for character in composed:
        if unicodedata.category(character) in REFUSED:
            raise BadName("a name cannot have control characters or invisible marks")
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
    return "".join(
        character
        for character in unicodedata.normalize("NFC", text)
        if character in KEPT_MARKS or unicodedata.category(character) not in REFUSED
    )


def login_of(name: str) -> str:
    """Names that only look different are the same to log in with."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


def guest_name() -> str:
    return f"Stranger {secrets.randbelow(9000) + 1000}"
