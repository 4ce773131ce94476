"""A game at the terminal in the person's language: one person among bots."""

from collections.abc import Sequence
from typing import Any

from saloon.bots import Bot, Chair
from saloon.bots.runner import Interruptions
from saloon.cli.screen import Screen
from saloon.cli.terminal.desk import Desk
from saloon.cli.terminal.telling import Teller
from saloon.cli.terminal.voice import Voice
from saloon.games.registry import WHO
from saloon.kernel import Game, IllegalChoice, Onlooker, Option


class TakenBack(Exception):
    """A choice was undone: another question is open now, and perhaps to somebody else."""


class Session:
    """Runs the game: bots answer by themselves, the person at the desk is asked."""

    def __init__(
        self, game: Game, me: int, bots: Sequence[Bot], screen: Screen, voice: Voice
    ) -> None:
        self.game = game
        self.me = me
        self.screen = screen
        self.voice = voice
        self.teller = Teller(voice, screen)
        self.desk = Desk(game, me, screen, voice, self.teller.log)
        game.listen()
        self._onlooker = Onlooker(me)
        self._introduced = False
        self._chairs = [Chair(game, seat) for seat in range(game.state.seats)]
        self._bots = list(bots)
        self._bots[me] = Person(self)
        self._interruptions = Interruptions(game, self._bots, self._chairs)

    def run(self) -> None:
        """Until the game is over; leaving raises `Quit`."""
        game = self.game
        while not game.over:
            if game.rules.interjectors(game.state) and self._interruptions.offer():
                continue
            seat = game.unanswered()[0]
            try:
                chosen = self._answer(seat)
            except TakenBack:
                continue
            game.choose(chosen, seat)
        self.tell()

    def _answer(self, seat: int) -> Option:
        options = self.game.options(seat)
        if len(options) > 1:
            return self._bots[seat].choose(self._chairs[seat], options)
        if seat == self.me:
            self.tell()
            self.desk.forced()
        return options[0]

    def introduce(self) -> None:
        """Who one is and what for, once that is dealt: in a series it may not be at first."""
        voice, screen = self.voice, self.screen
        view = self.game.view(self.me)
        me = view["players"][self.me]
        text = voice.explanation("character", me["character"])
        if self._introduced or not me.get("role", text):
            return
        self._introduced = True
        if me.get("role"):
            self._tell_roles(view, me)
        if text:
            character = voice.speaker.piece("character", me["character"])
            screen.say(voice.say("character", character=character, text=text), "yellow")

    def _tell_roles(self, view: dict[str, Any], me: dict[str, Any]) -> None:
        """Which roles are at the table, and what one's own is about."""
        voice, screen, setup = self.voice, self.screen, self.game.rules.setup
        roles = WHO[setup.game].roles_of(self.game)
        company = [
            voice.known(f"roles-{role}", {"count": roles.count(role)})
            for role in WHO[setup.game].roles
            if role in roles
        ]
        screen.say(voice.say("company", company=voice.both(company)))
        variants = ("three", *view.get("in_force", ())) if setup.players == 3 else ()
        role = voice.known(f"roles-{me['role']}.you", {"count": roles.count(me["role"])})
        goal = voice.say("goal", goal=voice.goal(me["role"], variants))
        screen.say(f"{role} {goal}", "bold yellow")

    def ask(self) -> Option:
        """Ask the person; raises `TakenBack` instead of an answer if there is no such question."""
        self.tell()
        self.introduce()
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
            except IllegalChoice as no:
                if not done and no.refusal is not None:
                    self.screen.say(self.voice.say(f"no-undo-{no.refusal.rule}"), indent="  ")
                return done
            done = True
            if len(self.game.options(self.me)) != 1:
                self.teller.note(self.voice.say("undone"))
                self.screen.say(self.voice.say("undone"), indent="  ")
                return True

    def tell(self) -> None:
        """Say what has happened since the last time."""
        self.teller.tell(self._onlooker.hear(self.game))


class Person:
    """The person at the terminal, who sits among the bots like one of them."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        return self._session.ask()

    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        return self._session.interject(options)
