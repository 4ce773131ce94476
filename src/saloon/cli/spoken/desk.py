"""What a person is asked, and understanding what was typed."""

from collections.abc import Callable, Sequence

from saloon.cli.menu import find_seat, is_number, key
from saloon.cli.screen import Quit, Screen
from saloon.cli.spoken.board import draw
from saloon.cli.spoken.dice import DicePicker
from saloon.cli.spoken.voice import Voice
from saloon.kernel import Game, Option, option

LOGGED = 20
DECLINE = option("decline")


class Desk:
    def __init__(
        self, game: Game, me: int, screen: Screen, voice: Voice, log: Sequence[str]
    ) -> None:
        self.game = game
        self.me = me
        self.screen = screen
        self.voice = voice
        self.log = log
        self._drawn = -1
        self._greeted: set[str] = set()

    def ask(self, undo: Callable[[], bool]) -> Option | None:
        """Until there is an answer; None after something was taken back."""
        options = self.game.options(self.me)
        turn = self.game.state.turn
        if turn != self._drawn:
            self._drawn = turn
            self.show_table()
        view = self.game.view(self.me)
        picker = DicePicker(view, options, self.voice) if DicePicker.fits(view) else None
        tip = "tip-dice" if picker is not None else "tip"
        self._show(options, picker)
        if tip not in self._greeted:
            self._greeted.add(tip)
            self.screen.say(self.voice.say(tip), "cyan")
        while True:
            typed = self._read(options, picker)
            if typed is None:
                if undo():
                    return None
                continue
            chosen = self._picked(picker, typed) if picker else self._understand(options, typed)
            if chosen is not None:
                return chosen

    def offer(self, options: list[Option]) -> Option | None:
        """Any-time abilities, while somebody else is asked."""
        self.screen.say()
        self.screen.say(self.voice.say("step-in"), "bold")
        offered = [*options, DECLINE]
        self._list(offered)
        while True:
            typed = self._read(offered, None)
            chosen = None if typed is None else self._understand(offered, typed)
            if chosen is not None:
                return None if chosen == DECLINE else chosen

    def show_table(self) -> None:
        self.screen.say()
        lines = draw(self.game.view(self.me), self.voice)
        self.screen.lines(lines[:1], "bold")
        self.screen.lines(lines[1:2], "dim")
        self.screen.lines(lines[2:])

    # -- showing -----------------------------------------------------------------------------

    def _show(self, options: list[Option], picker: DicePicker | None) -> None:
        self.screen.say()
        if picker is not None:
            self.screen.say(self.voice.say("reroll"), "bold")
            self.screen.lines(picker.lines())
        else:
            question = self.game.view(self.me)["question"]
            self.screen.say(self.voice.question(question), "bold")
            self._list(options)

    def _list(self, options: list[Option]) -> None:
        for number, chosen in enumerate(options, start=1):
            self.screen.say(f"{number:>3}  {self._label(chosen)}")

    def _label(self, chosen: Option) -> str:
        if chosen == DECLINE:
            return self.voice.say("not-now")
        return self.voice.option(self.game, chosen)

    # -- understanding -----------------------------------------------------------------------

    def _read(self, options: list[Option], picker: DicePicker | None) -> str | None:
        """A line that is no command; None to take something back."""
        while True:
            typed = self.screen.ask()
            command = self.voice.commands.get(key(typed), "")
            if typed.startswith("?"):
                self._explain(typed[1:].strip())
            elif command == "help":
                for line in self.voice.say("help").splitlines():
                    self.screen.say(line, indent="  ")
            elif command == "quit":
                raise Quit("quit")
            elif command == "table":
                self.show_table()
            elif command == "log":
                for line in self.log[-LOGGED:]:
                    self.screen.say(line, indent="  ")
            elif command == "undo":
                return None
            elif not typed:
                self._show(options, picker)
            else:
                return typed

    def _explain(self, typed: str) -> None:
        found = self.voice.explain(typed) if typed else self.voice.say("help").splitlines()
        seat = find_seat(typed, self.voice.names, self.me) if not is_number(typed) else None
        if seat is not None:
            player = self.game.view(self.me)["players"][seat]
            found = self.voice.explain(self.voice.speaker.piece("character", player["character"]))
        for line in found or [self.voice.say("nothing", typed=typed)]:
            self.screen.say(line, indent="  ")

    def _picked(self, picker: DicePicker, typed: str) -> Option | None:
        chosen = picker.understand(typed)
        if isinstance(chosen, str):
            self.screen.say(chosen, indent="  ")
            return None
        if chosen not in self.game.options(self.me):
            self._refuse(chosen)
            return None
        return chosen

    def _understand(self, options: list[Option], typed: str) -> Option | None:
        if is_number(typed):
            if 1 <= int(typed) <= len(options):
                return options[int(typed) - 1]
            told = self.voice.say("no-line", typed=typed, **{"from": 1, "to": len(options)})
            self.screen.say(told, indent="  ")
            return None
        wanted = key(typed)
        names = {each: key(self._label(each)) for each in options}
        fits = [each for each in options if names[each] == wanted and wanted]
        fits = fits or [each for each in options if wanted and names[each].startswith(wanted)]
        seat = find_seat(typed, self.voice.names, self.me)
        if not fits and seat is not None:
            fits = [each for each in options if each.seat == seat]
            if not fits:
                self._refuse(options[0]._replace(seat=seat))
                return None
        fits = fits or [each for each in options if wanted and wanted in names[each]]
        if len(fits) == 1:
            return fits[0]
        if fits:
            which = ", ".join(self._label(each) for each in fits)
            self.screen.say(self.voice.say("which", which=which), indent="  ")
        else:
            self.screen.say(self.voice.say("unknown", typed=typed), indent="  ")
        return None

    def _refuse(self, tried: Option) -> None:
        refusal = self.game.why_not(self.me, tried)
        if refusal is not None:
            said = self.voice.speaker.refusal(refusal.rule, refusal.facts)
            self.screen.say(f"{said} ({refusal.rule})", indent="  ")
