"""A game at the terminal: one person among bots."""

from collections.abc import Sequence

from saloon.bots import Bot, Chair
from saloon.bots.runner import Interruptions
from saloon.cli.desk import Desk
from saloon.cli.names import Cast
from saloon.cli.screen import Screen
from saloon.cli.telling import LINE_STYLES, Line, Teller
from saloon.cli.words import Words
from saloon.kernel import Game, IllegalChoice, Option


class TakenBack(Exception):
    """A choice was undone: another question is open now, and perhaps to somebody else."""


class Session:
    """Runs the game: bots answer by themselves, the person at the desk is asked."""

    def __init__(
        self,
        game: Game,
        me: int,
        bots: Sequence[Bot],
        names: Sequence[str],
        screen: Screen,
        words: Words,
    ) -> None:
        self.game = game
        self.me = me
        self.screen = screen
        self.cast = Cast(names, me)
        self.teller = Teller(words, self.cast)
        self.log: list[Line] = []
        self.desk = Desk(game, self.cast, screen, words, self.log)
        self._events = game.listen()
        self._heard = 0
        self._chairs = [Chair(game, seat) for seat in range(game.state.seats)]
        seated: list[Bot] = list(bots)
        seated[me] = Person(self)
        self._bots = seated
        self._interruptions = Interruptions(game, seated, self._chairs)

    def run(self) -> None:
        """Until the game is over; leaving raises `Quit`."""
        game = self.game
        while not game.over:
            self.catch_up()
            if game.rules.interjectors(game.state) and self._interruptions.offer():
                continue
            seat = game.unanswered()[0]
            try:
                chosen = self._answer(seat)
            except TakenBack:
                continue
            game.choose(chosen, seat)
        self.catch_up()
        self.tell()

    def _answer(self, seat: int) -> Option:
        options = self.game.options(seat)
        if len(options) > 1:
            return self._bots[seat].choose(self._chairs[seat], options)
        if seat == self.me:
            self.tell()
            self.desk.forced()
        return options[0]

    def ask(self) -> Option:
        """Ask the person; raises `TakenBack` instead of an answer if there is no such question."""
        self.tell()
        chosen = self.desk.ask(self.undo)
        if chosen is None:
            raise TakenBack
        return chosen

    def interject(self, options: list[Option]) -> Option | None:
        self.tell()
        return self.desk.offer(options)

    def undo(self) -> bool:
        """Take back the last choice, and forced answers after it."""
        done = False
        while True:
            try:
                self.game.undo(self.me)
            except IllegalChoice as error:
                if not done:
                    self.screen.say(f"Not possible: {error}.", indent="  ")
                return done
            done = True
            self._heard = len(self._events)  # what was taken back is no longer among them
            if len(self.game.options(self.me)) != 1:
                self.log.append(Line("You take that back."))
                self.screen.say("Your last choice is taken back.", indent="  ")
                return True

    def catch_up(self) -> None:
        """Hear what has happened."""
        for event in self._events[self._heard :]:
            self.teller.hear(event.seen_by(self.me))
        self._heard = len(self._events)

    def tell(self) -> None:
        """Say it."""
        for line in self.teller.take():
            self.log.append(line)
            if line.style == "turn":
                self.screen.say()
            indent = "" if line.style == "turn" else "  "
            self.screen.say(line.text, LINE_STYLES.get(line.style, ""), indent)
            self.screen.wait()


class Person:
    """The person at the terminal, who sits among the bots like one of them."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        del chair, options
        return self._session.ask()

    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        del chair
        return self._session.interject(options)
