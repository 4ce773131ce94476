"""A game as data: setup, choices, and a hash of the state at every turn.

The same record always gives the same game, so that saving, replays, crash recovery, undo, shared
links and bug reports are all the same thing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from saloon.kernel.errors import RecordError
from saloon.kernel.native import made_anew
from saloon.kernel.rules import Setup
from saloon.kernel.state import State

FORMAT: Final = 2
"""Format 1 had hashes of states in another form: its games are checked by choices and result."""
READS: Final = (1, FORMAT)


def state_hash(state: State) -> str:
    text = json.dumps(state.plain(), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class Choice:
    """One recorded answer: `0 play bang:5d @2`, or, for an interjection, `!3 heal`."""

    seat: int
    text: str
    interjection: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)

    def __str__(self) -> str:
        return f"{'!' if self.interjection else ''}{self.seat} {self.text}"

    @classmethod
    def parse(cls, line: str) -> Choice:
        marked = line.startswith("!")
        seat, _, text = line.removeprefix("!").partition(" ")
        if not seat.isdigit() or not text:
            raise RecordError(f"not a choice: {line!r}")
        return cls(int(seat), text, marked)


@dataclass(frozen=True, slots=True)
class Record:
    setup: Setup
    rules_version: str
    choices: tuple[Choice, ...]
    hashes: tuple[tuple[int, str], ...]
    """(number of the turn, hash of the state) at the start of each turn."""
    result: tuple[str, tuple[int, ...]] | None = None
    scores: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    """Points and ranks by seat at the end; older records do not have them."""

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)

    def plain(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "rules_version": self.rules_version,
            "setup": self.setup.plain(),
            "choices": [str(choice) for choice in self.choices],
            "hashes": [[turn, value] for turn, value in self.hashes],
            "result": self._ending(),
        }

    def _ending(self) -> dict[str, Any] | None:
        if self.result is None:
            return None
        ended: dict[str, Any] = {"side": self.result[0], "winners": list(self.result[1])}
        if self.scores is not None:
            ended["points"], ended["ranks"] = list(self.scores[0]), list(self.scores[1])
        return ended

    def to_json(self) -> str:
        return json.dumps(self.plain(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        try:
            plain = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError(
                f"the record is broken or cut off (line {error.lineno}: {error.msg})"
            ) from None
        return cls.from_plain(plain)

    @classmethod
    def from_plain(cls, plain: Any) -> Record:
        if not isinstance(plain, Mapping) or "format" not in plain:
            raise RecordError("this is not a record of a Saloon game")
        if plain["format"] not in READS:
            raise RecordError(
                f"the record has format {plain['format']!r}, this Saloon reads format {FORMAT}"
            )
        hashes: Any = plain.get("hashes") if plain["format"] == FORMAT else ()
        try:
            result = plain["result"]
            return cls(
                Setup.from_plain(plain["setup"]),
                str(plain["rules_version"]),
                tuple(Choice.parse(line) for line in plain["choices"]),
                tuple((int(turn), str(value)) for turn, value in hashes),
                None if result is None else (str(result["side"]), tuple(result["winners"])),
                None
                if result is None or "points" not in result
                else (tuple(result["points"]), tuple(result["ranks"])),
            )
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise RecordError(f"the record lacks something it needs: {error}") from None
