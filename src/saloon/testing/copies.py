"""Writes the `copy` of every class with declared attributes into its source, from its `FIELDS`.

A loop over the fields would do, but copies are what search is made of: written out, they take half
the time, and a compiler turns them into plain moves. `make copies` writes them anew.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from saloon.games.bang.state import Bang
from saloon.games.bang.state import Player as BangPlayer
from saloon.games.dice.state import Dice
from saloon.games.dice.state import Player as DicePlayer
from saloon.games.legends.state import Legends
from saloon.games.legends.state import Player as LegendsPlayer
from saloon.kernel.parts import Part
from saloon.testing.toy import Toy

CLASSES: tuple[type[Part], ...] = (
    Toy, Bang, BangPlayer, Dice, DicePlayer, Legends, LegendsPlayer,
)  # fmt: skip
HEAD = "    # Written by `make copies`, from FIELDS.\n"
WRITTEN = re.compile(re.escape(HEAD) + r"    def copy\(self\).*?        return twin\n", re.DOTALL)


def code(kind: type[Part]) -> str:
    """The method that copies an object of this class."""
    name = kind.__name__
    lines = [f"    def copy(self) -> {name}:", f"        twin = {name}()"]
    for field in kind.FIELDS:
        value = field.copying.replace("VALUE", f"self.{field.name}")
        lines.append(f"        twin.{field.name} = {value}")
    return HEAD + "\n".join([*lines, "        return twin"]) + "\n"


def outdated(kind: type[Part]) -> tuple[Path, str] | None:
    """The file of a class and its right text, if its `copy` does not fit its fields."""
    file = Path(inspect.getfile(kind))
    text = file.read_text(encoding="utf-8")
    start = text.index(f"class {kind.__name__}(")
    right = text[:start] + WRITTEN.sub(lambda _: code(kind), text[start:], count=1)
    return None if right == text else (file, right)


def main() -> None:
    for kind in CLASSES:
        found = outdated(kind)
        if found is not None:
            file, right = found
            file.write_text(right, encoding="utf-8")
            print(f"wrote the copy of {kind.__name__} in {file.name}")


if __name__ == "__main__":
    main()
