"""The file that answers for survivors: why a change makes no difference, or what kills it now."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

FILE = Path("tests", "mutants", "survivors.toml")

Answers = Mapping[str, Mapping[str, str]]


def read_answers(root: Path) -> Answers:
    """By the key of the mutant: `where`, `change`, and `reason` or `test`."""
    path = root / FILE
    if not path.exists():
        return {}
    return tomllib.loads(path.read_text(encoding="utf-8"))
