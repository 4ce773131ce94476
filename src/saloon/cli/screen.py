"""Lines in and out of the terminal: wrapped, coloured on a terminal only, usable through a pipe."""

import shutil
import sys
import time
import unicodedata
from textwrap import wrap
from typing import TextIO

WIDEST = 100
NARROWEST = 60
PAUSE = 0.15

STYLES = {"bold": "1", "dim": "2", "yellow": "33", "red": "31", "green": "32", "cyan": "36"}
PLAIN = str.maketrans("♣♦♥♠●○–·×’“”„", 'cdhs*.-|x\'"""')
"""Letters for what not every terminal can write."""


class Quit(Exception):
    """The player left; `how` is "quit" or, at the end of the input, "eof"."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


def speaks_unicode(out: TextIO) -> bool:
    """Whether suits and bullets can be written there."""
    try:
        "♦●–".encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Screen:
    def __init__(
        self,
        *,
        colours: bool = False,
        plain: bool = False,
        pause: float = 0.0,
        out: TextIO | None = None,
        source: TextIO | None = None,
    ) -> None:
        self.out = sys.stdout if out is None else out
        self.source = sys.stdin if source is None else source
        self.colours = colours
        self.plain = plain
        self.pause = pause
        self.width = WIDEST
        if self.out.isatty():
            columns = shutil.get_terminal_size().columns
            self.width = max(NARROWEST, min(WIDEST, columns))

    def say(self, text: str = "", style: str = "", indent: str = "") -> None:
        """A paragraph; lines that are too long are wrapped and their rest is indented."""
        lines = wrap(
            text,
            self.width,
            initial_indent=indent,
            subsequent_indent=indent + "  ",
            break_on_hyphens=False,
        )
        self.lines(lines or [""], style)

    def lines(self, lines: list[str], style: str = "") -> None:
        """Lines as they are."""
        for line in lines:
            print(self.styled(self.letters(line), style), file=self.out)

    def letters(self, text: str) -> str:
        """The text as it can be written here: without symbols, and at worst without accents."""
        if not self.plain:
            return text
        text = text.translate(PLAIN)
        encoding = self.out.encoding or "ascii"
        try:
            text.encode(encoding)
        except UnicodeEncodeError:
            return unicodedata.normalize("NFKD", text).encode(encoding, "ignore").decode(encoding)
        return text

    def styled(self, text: str, style: str) -> str:
        if not self.colours or not style or not text:
            return text
        codes = ";".join(STYLES[name] for name in style.split())
        return f"\x1b[{codes}m{text}\x1b[0m"

    def wait(self) -> None:
        """A moment to read what happened, while a person watches."""
        if self.pause:
            self.out.flush()
            time.sleep(self.pause)

    def ask(self, prompt: str = "> ") -> str:
        """One line of input. Through a pipe it is repeated, so that the output reads well.

        The prompt is out before anything is read: a program at the other end waits for it.
        """
        self.out.flush()
        if self.source is sys.stdin and self.source.isatty():
            try:
                return input(self.styled(prompt, "bold")).strip()
            except EOFError:
                print(file=self.out)
                raise Quit("eof") from None
        print(prompt, end="", file=self.out, flush=True)
        line = self.source.readline()
        print(self.letters(line.strip()), file=self.out)
        if not line:
            raise Quit("eof")
        return line.strip()
