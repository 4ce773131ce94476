"""What happened, line by line: told, coloured, and kept for whoever asks again."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from saloon.cli.screen import Screen
from saloon.cli.terminal.voice import Voice

Told = Mapping[str, Any]
STYLES = {"turn": "bold", "eliminated": "bold red", "won": "bold red", "ended": "bold red"}
"""Lines that stand out for everybody, by what happened."""
LOSSES = ("wounded", "lost")
ABOUT = ("seat", "target", "from", "to")


class Line(NamedTuple):
    text: str
    style: str = ""
    indent: str = "  "


class Teller:
    """Tells one person the events that person sees."""

    def __init__(self, voice: Voice, screen: Screen) -> None:
        self.log: list[Line] = []
        self._voice = voice
        self._screen = screen
        self._out = False

    def tell(self, events: Sequence[Told]) -> None:
        for told, text in self._voice.speaker.lines(events):
            self._tell(told, text)

    def note(self, text: str) -> None:
        """Something for the log that the screen shows by itself."""
        self.log.append(Line(text))

    def _tell(self, told: Told, text: str) -> None:
        kind = told["kind"]
        if kind == "eliminated" and told["seat"] == self._voice.viewer:
            self._out = True
        if kind == "turn" and self._out:
            self._out = False
            self._say(Line(self._voice.say("watching"), "yellow"))
        self._say(Line(text, self._style(told), "" if kind in ("turn", "event") else "  "))
        explained = self._voice.explanation("event", str(told.get("event")))
        if explained:
            self._say(Line(explained))

    def _say(self, line: Line) -> None:
        self.log.append(line)
        if not line.indent:
            self._screen.say()
        self._screen.say(line.text, line.style, line.indent)
        self._screen.wait()

    def _style(self, told: Told) -> str:
        me = self._voice.viewer
        if told["kind"] in STYLES:
            return STYLES[told["kind"]]
        if me is None or me not in [told.get(name) for name in ABOUT]:
            return ""
        return "red" if told["kind"] in LOSSES and told["seat"] == me else "yellow"
