"""A game at the terminal in the person's language: one person among bots."""

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.bots import Bot, Chair
from saloon.bots.runner import Interruptions
from saloon.cli.screen import Screen
from saloon.cli.spoken.desk import Desk
from saloon.cli.spoken.voice import Voice
from saloon.kernel import Game, IllegalChoice, Option

STYLES = {"turn": "bold", "eliminated": "red", "won": "bold green"}
"""How a line looks, by what happened first in it."""


class TakenBack(Exception):
    """A choice was undone: another question is open now."""


class Session:
    def __init__(
        self, game: Game, me: int, bots: Sequence[Bot], screen: Screen, voice: Voice
    ) -> None:
        self.game = game
        self.me = me
        self.screen = screen
        self.voice = voice
        self.log: list[str] = []
        self.desk = Desk(game, me, screen, voice, self.log)
        self._events = game.listen()
        self._heard = 0
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
            options = game.options(seat)
            try:
                many = len(options) > 1
                chosen = (
                    self._bots[seat].choose(self._chairs[seat], options) if many else options[0]
                )
            except TakenBack:
                continue
            game.choose(chosen, seat)
        self.tell()

    def introduce(self) -> None:
        """Who one is and what for, once that is dealt: in a series it may not be at first."""
        voice, screen = self.voice, self.screen
        view = self.game.view(self.me)
        me = view["players"][self.me]
        if self._introduced or not me["role"]:
            return
        self._introduced = True
        three = len(view["players"]) == 3
        variants = ("three", *view.get("in_force", ())) if three else ()
        told = {
            "role": voice.speaker.piece("role", me["role"]),
            "goal": voice.goal(me["role"], variants),
        }
        screen.say(voice.say("role", **told), "bold yellow")
        text = voice.known(f"character-{me['character']}.text")
        if text:
            character = voice.speaker.piece("character", me["character"])
            screen.say(voice.say("character", character=character, text=text), "yellow")

    def ask(self) -> Option:
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
            except IllegalChoice:
                if not done:
                    self.screen.say(self.voice.say("no-undo"), indent="  ")
                return done
            done = True
            self._heard = len(self._events)  # what was taken back is no longer among them
            if len(self.game.options(self.me)) != 1:
                self.screen.say(self.voice.say("undone"), indent="  ")
                return True

    def tell(self) -> None:
        """Say what has happened since the last time."""
        fresh = [event.seen_by(self.me) for event in self._events[self._heard :]]
        self._heard = len(self._events)
        for part in in_turns(fresh):
            tell_part(part, self.voice, self.screen, self.log)


def in_turns(events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    """What belongs together: nothing is told in one line with what came before its turn."""
    parts: list[list[Mapping[str, Any]]] = [[]]
    for event in events:
        if event["kind"] in STYLES:
            parts += [[event], []]
        else:
            parts[-1].append(event)
    return [part for part in parts if part]


def tell_part(
    part: Sequence[Mapping[str, Any]], voice: Voice, screen: Screen, log: list[str]
) -> None:
    kind = part[0]["kind"]
    if kind == "turn":
        screen.say()
    for line in voice.speaker.events(part):
        log.append(line)
        screen.say(line, STYLES.get(kind, ""), "" if kind == "turn" else "  ")
        screen.wait()


class Person:
    """The person at the terminal, who sits among the bots like one of them."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        return self._session.ask()

    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        return self._session.interject(options)
