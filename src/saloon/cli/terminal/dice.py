"""Choosing dice by their numbers: of dozens of selections nobody wants to read a list."""

from collections.abc import Mapping
from typing import Any

from saloon.cli.terminal.menu import is_number, key
from saloon.cli.terminal.voice import Voice
from saloon.kernel import Option, option

KEEP = "0"


class DicePicker:
    """The dice on the table, numbered from the left."""

    def __init__(self, view: Mapping[str, Any], options: list[Option], voice: Voice) -> None:
        self._voice = voice
        rolled = zip(view["kinds"], view["dice"], strict=True)
        self._dice = [(kind, face) for kind, face in rolled if face]
        self._stop = next(each for each in options if each.verb != "reroll")
        rolls = [(each, voice.told(each)["dice"]) for each in options if each.verb == "reroll"]
        self._free = {label for _, labels in rolls for label in labels}
        self._known = {tuple(sorted(labels)): each for each, labels in rolls}

    @staticmethod
    def fits(view: Mapping[str, Any]) -> bool:
        return bool(view["question"]["kind"] == "reroll")

    def lines(self) -> list[str]:
        lines = []
        for number, die in enumerate(self._dice, start=1):
            stays = "" if _label(*die) in self._free else f"  ({self._voice.say('locked')})"
            lines.append(f"{number:>3}  {self._voice.speaker.piece('die', die[1])}{stays}")
        stop = {"verb": self._stop.verb, "detail": self._stop.detail}
        return [*lines, f"{KEEP:>3}  {self._voice.speaker.option(stop, 'reroll')}"]

    def understand(self, typed: str) -> Option | str:
        """The option meant, perhaps one that is not legal; or what is wrong with the words."""
        words = typed.replace(",", " ").split()
        if words == [KEEP]:
            return self._stop
        if not all(map(is_number, words)):
            stop = {"verb": self._stop.verb, "detail": self._stop.detail}
            label = key(self._voice.speaker.option(stop, "reroll"))
            if key(typed) and (label.startswith(key(typed)) or key(typed) == self._stop.verb):
                return self._stop
            return self._voice.say("unknown", typed=typed)
        wrong = [word for word in words if not 1 <= int(word) <= len(self._dice)]
        if wrong:
            return self._voice.say("no-die", typed=wrong[0], to=len(self._dice))
        labels = [_label(*self._dice[int(word) - 1]) for word in dict.fromkeys(words)]
        unknown = option("reroll", detail=",".join(labels))
        return self._known.get(tuple(sorted(labels)), unknown)


def _label(kind: str, face: str) -> str:
    return face if kind == "base" else f"{kind}:{face}"
