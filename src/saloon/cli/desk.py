"""The person's side of the terminal: the question, the menu, and what can be typed."""

from collections.abc import Callable, Sequence

from saloon.cli.lookup import (
    describe,
    describe_player,
    find_entries,
    find_notion,
    find_player,
    which_one,
)
from saloon.cli.menu import Item, find_items, find_seat, is_number, key, split_answer
from saloon.cli.names import Cast
from saloon.cli.questions import Question
from saloon.cli.refusals import in_short, sentence
from saloon.cli.screen import Quit, Screen
from saloon.cli.table import draw_table
from saloon.cli.telling import Line
from saloon.cli.words import Words, card_name, entries, kind_of, listed
from saloon.kernel import Game, Option, option

HELP = (
    "Answer with the number of a line, or with its name: beer, end, bang {name}, cat {number}.",
    "The beginning of a name is enough. Players have the numbers of the table.",
    "",
    "hand         explains the cards you hold",
    "? beer       explains a card; also ? sid, ? {name}, ? outlaw, ? roles, ? distance",
    "? bang {name:<5} says whether you could do that, and why not",
    "table        shows the table again; just Enter: the question",
    "log          tells again what happened (log 50: more of it)",
    "undo         takes back your last choice, if it showed you nothing new",
    "quit         leaves the game",
)
GREETING = "(Type a number or a name; hand explains your cards, ? {name} a player, help the rest.)"
LOGGED = 20
TOWARDS = {"rob": "from", "give-life": "to"}
"""How a target is named; mostly something is done at it."""
NEVER_MIND = ("", "0", "no", "back", "cancel")
HAND_LISTED = ("play", "excess", "cost")
AGAIN = "Then something else. (Enter shows the question again.)"
LEAVE = ("quit", "exit", "q")


class Desk:
    def __init__(
        self, game: Game, cast: Cast, screen: Screen, words: Words, log: Sequence[Line]
    ) -> None:
        self.game = game
        self.cast = cast
        assert cast.viewer is not None
        self.me: int = cast.viewer
        self.screen = screen
        self.words = words
        self.log = log
        self._drawn = -1  # the turn for which the table was drawn last
        self._asked = -1  # the turn in which the question was asked in full
        self._greeted = False
        self._typed = ""  # typed instead of a target: an answer of its own

    # -- asking ------------------------------------------------------------------------------

    def ask(self, undo: Callable[[], bool]) -> Option | None:
        """Until there is an answer; None after something was taken back."""
        question = self._question()
        items = self._items(question, self.game.options(self.me))
        self._show(question, items)
        while True:
            typed = self._read(question, items)
            if not typed:
                return self.game.decision.default_for(self.me)
            if key(typed) == "undo":
                if undo():
                    return None
                continue
            chosen = self._understand(items, typed)
            if chosen is not None:
                return chosen

    def offer(self, options: list[Option]) -> Option | None:
        """Any-time abilities, while somebody else is asked."""
        question = self._question()
        asked = listed([self.cast.names[seat] for seat in self.game.unanswered()])
        items = self._items(question, options, bare=True)
        items.append(Item(0, "not now", ("no", "pass", "notnow"), [option("decline")]))
        self.screen.say()
        self.screen.say(f"You could step in now, before {asked} goes on:", "bold")
        self._list(items)
        while True:
            chosen = self._understand(items, self._read(question, items))
            if chosen is not None:
                return None if chosen.verb == "decline" else chosen

    def forced(self) -> None:
        """Something there is no choice about."""
        chosen = self.game.options(self.me)[0]
        self.screen.say(self._question().forced(chosen, self._face(chosen)), indent="  ")

    def _read(self, question: Question, items: list[Item]) -> str:
        """A line that is not one of the commands that only show something."""
        while True:
            typed, self._typed = self._typed or self.screen.ask(), ""
            word, _, rest = typed.partition(" ")
            command = key(word)
            if typed.startswith("?"):
                self._explain(items, typed[1:].strip())
            elif command in LEAVE and not rest:
                raise Quit("quit")
            elif command == "help":
                self._explain(items, rest)
            elif command == "table" and not rest:
                self._table()
                self._list(items)
            elif command == "log":
                self._tell_log(int(rest) if is_number(rest) else LOGGED)
            elif command == "hand" and not rest and not find_items(items, "hand"):
                self._explain_hand()
            elif not typed and question.kind != "top":
                self.screen.say(question.sentence())
                self._list(items)
            else:
                return typed

    # -- what is asked -----------------------------------------------------------------------

    def _question(self) -> Question:
        return Question(self.game.view(self.me), self.cast, self.words)

    def _face(self, chosen: Option) -> str:
        return self._text(chosen.slot)

    def _text(self, slot: int) -> str:
        return self.game.state.face[slot].text if slot >= 0 else ""

    def _items(self, question: Question, options: list[Option], bare: bool = False) -> list[Item]:
        groups: dict[Option, list[Option]] = {}
        for chosen in options:
            groups.setdefault(chosen._replace(seat=-1), []).append(chosen)
        in_turn = question.kind == "play" and not bare
        lines = list(groups.values())
        last = [group for group in lines if group[0].verb in ("end", "pass")]
        lines = [group for group in lines if group not in last]
        items = []
        if in_turn:
            items = self._hand(question, lines)
            lines = [group for group in lines if group[0].verb != "play"]
        items += [self._item(question, group) for group in lines]
        for number, item in enumerate(items, start=1):
            item.number = number
        return items + [self._item(question, group) for group in last]

    def _hand(self, question: Question, lines: list[list[Option]]) -> list[Item]:
        """All cards of the hand in order; those that cannot be played say why."""
        items = []
        for slot in self._slots_in_hand():
            ways = [group for group in lines if group[0].verb == "play" and group[0].slot == slot]
            items += [self._item(question, group) for group in ways]
            if not ways:
                unplayable = self._item(question, [option("play", slot)])
                unplayable.options = []
                refusal = self.game.why_not(self.me, option("play", slot))
                unplayable.why_not = in_short(refusal) if refusal else "not now"
                items.append(unplayable)
        return items

    def _slots_in_hand(self) -> list[int]:
        hand: list[int] = self.game.state.players[self.me].hand  # type: ignore[attr-defined]
        return hand

    def _item(self, question: Question, group: list[Option]) -> Item:
        first = group[0]
        cards = (self._face(first), self._text(first.second))
        keys = tuple(dict.fromkeys(key(word) for word in question.keys(first, *cards)))
        return Item(0, question.label(first, *cards), keys, list(group), first.slot)

    def _show(self, question: Question, items: list[Item]) -> None:
        turn = question.view["turn"]
        if turn and ((question.kind == "play" and turn != self._drawn) or self._drawn < 0):
            self._drawn = turn
            self._table()
        self.screen.say()
        self.screen.say(self._sentence(question), "bold")
        if question.kind not in HAND_LISTED and question.view["turn"]:
            self.screen.say(self._status(question), indent="  ")
        self._list(items)
        if not self._greeted:
            self._greeted = True
            self.screen.say(self._with_neighbour(GREETING), "cyan")

    def _sentence(self, question: Question) -> str:
        """The question; in a turn it need not be asked in full every time."""
        turn = question.view["turn"]
        if question.kind != "play" or self._asked != turn:
            self._asked = turn if question.kind == "play" else self._asked
            return question.sentence()
        me = question.view["players"][self.me]
        if me["cards"] > me["hand_limit"]:
            return f"What else? You may keep {me['hand_limit']} of your {me['cards']} cards."
        return "What else?"

    def _status(self, question: Question) -> str:
        me = question.view["players"][self.me]
        hand = self.words.cards(me["hand"]) if me["hand"] else "empty"
        return f"Your life: {self.words.life(me['life'], me['max_life'])}  Your hand: {hand}"

    def _list(self, items: list[Item]) -> None:
        wide = max((len(item.label) for item in items if self._note(item)), default=0)
        for item in items:
            line = f"{item.number:>3}  {item.label}"
            note = self._note(item)
            if note:
                line = f"{item.number:>3}  {item.label.ljust(wide)}  {note}"
            self.screen.say(line, "" if item.options else "dim")

    def _note(self, item: Item, asked: bool = False) -> str:
        """What stands behind the label. Oneself is a target that is named only when asked for."""
        if not item.options:
            return f"({item.why_not})"
        character = entries().get(self._face(item.options[0]))
        if character is not None:
            return describe(character)[1]
        if not item.targets:
            return self._useless(item)
        others = [f"{seat + 1} {self.cast.names[seat]}" for seat in item.targets if seat != self.me]
        if self.me in item.targets and (asked or not others):
            others.append(f"{self.me + 1} yourself")
        if others and not asked and item.targets == [self.me]:
            return "(only at yourself: nobody else is in reach)"
        word = TOWARDS.get(item.options[0].verb, "at")
        return f"{word} {listed(others, 'or')}"

    def _useless(self, item: Item) -> str:
        """A warning about a card that may be played, but in vain."""
        chosen = item.options[0]
        if chosen.verb != "play" or kind_of(self._face(chosen)) != "beer":
            return ""
        players = self.game.view(self.me)["players"]
        if players[self.me]["status"] == "ghost":
            return "(no effect on a ghost)"
        if players[self.me]["life"] == players[self.me]["max_life"]:
            return "(no effect: your life is full)"
        alone = sum(player["status"] == "in" for player in players) == 2
        return "(no effect with two players left)" if alone else ""

    # -- understanding an answer -------------------------------------------------------------

    def _understand(self, items: list[Item], typed: str) -> Option | None:
        found, rest = split_answer(items, typed)
        if not found:
            self._not_offered(items, typed)
            return None
        names = {item.keys[:2][-1] for item in found}
        if len(found) > 1 and len(names) > 1:
            which = list(dict.fromkeys(self._short(item) for item in found))
            self.screen.say(f"Which one: {listed(which, 'or')}?", indent="  ")
            return None
        playable = [item for item in found if item.options]
        item = (playable or found)[0]
        if not rest:
            return self._sure(self._choose(item))
        seat = find_seat(rest, self.cast.names, self.me)
        if seat is None:
            nobody = (
                f"There is no player {rest}."
                if is_number(rest)
                else (f"Nobody here is called '{rest}'.")
            )
            self.screen.say(nobody, indent="  ")
            return None
        for each in playable:
            for chosen in each.options:
                if chosen.seat == seat:
                    return self._sure(chosen)
        self._refuse(item, seat)
        return None

    def _short(self, item: Item) -> str:
        """A line's name without suit and value."""
        if item.slot < 0 or " as " in item.label:
            return item.label
        face = self.game.state.face[item.slot].text
        return card_name(kind_of(face)) if item.label == self.words.card(face) else item.label

    def _sure(self, chosen: Option | None) -> Option | None:
        """A card played at oneself is mostly a slip of the finger."""
        if chosen is None or chosen.seat != self.me:
            return chosen
        self.screen.say("Really at yourself? (yes or no)", indent="  ")
        if key(self.screen.ask()) in ("y", "yes"):
            return chosen
        self.screen.say(AGAIN, indent="  ")
        return None

    def _choose(self, item: Item) -> Option | None:
        """The option of a line; with several targets, or only oneself, the target is asked."""
        if not item.options:
            self._refuse(item, -1)
            return None
        # Oneself is meant only if that is said, or if there is nobody else (and then confirmed).
        natural = [chosen for chosen in item.options if chosen.seat != self.me] or item.options
        if len(natural) == 1:
            return natural[0]
        self.screen.say(
            f"{item.label}: {self._note(item, asked=True)}? (Enter: something else)", indent="  "
        )
        typed = self.screen.ask()
        if key(typed) in NEVER_MIND:
            self.screen.say(AGAIN, indent="  ")
            return None
        seat = find_seat(typed, self.cast.names, self.me)
        for chosen in item.options:
            if chosen.seat == seat:
                return chosen
        if seat is None:
            self._typed = typed
        else:
            self._refuse(item, seat)
        return None

    def _refuse(self, item: Item, seat: int) -> None:
        detail = item.options[0].detail if item.options else ""
        verb = item.options[0].verb if item.options else "play"
        for line in self._reasons(option(verb, item.slot, seat, detail)):
            self.screen.say(line, indent="  ")

    def _reasons(self, wanted: Option) -> list[str]:
        refusal = self.game.why_not(self.me, wanted)
        if refusal is None:
            return ["You can do that."]
        if refusal.rule != "BB-PLAY-20" or wanted.seat >= 0:
            return [sentence(refusal, self.cast)]
        # A card that needs a target: why is nobody one?
        reasons = []
        for player in self.game.view(self.me)["players"]:
            if player["status"] != "out":
                aimed = wanted._replace(seat=player["seat"])
                against = self.game.why_not(self.me, aimed)
                if against is not None:
                    reasons.append(sentence(against, self.cast))
        return list(dict.fromkeys(reasons)) or [sentence(refusal, self.cast)]

    def _not_offered(self, items: list[Item], typed: str) -> None:
        """Not among the answers: say why, if it is at least a card of the hand."""
        number = typed.split()[0]
        if is_number(number):
            numbers = sorted(item.number for item in items)
            self.screen.say(
                f"There is no line {number}: type a number from {numbers[0]} to {numbers[-1]}.",
                indent="  ",
            )
            return
        held = self._held(typed)
        if held is not None:
            for line in self._why_not(*held):
                self.screen.say(line, indent="  ")
            return
        found = find_entries(typed)
        if len(found) == 1:
            self.screen.say(f"You cannot use {found[0].name} now.", indent="  ")
            return
        self.screen.say(
            f"'{typed}' is none of the answers. Enter shows the question again, help tells what "
            "you can type.",
            indent="  ",
        )

    def _held(self, typed: str) -> tuple[int, int] | None:
        """A card of the hand, and the seat it is aimed at (-1: none), meant by some words."""
        question = self._question()
        cards = [self._item(question, [option("play", slot)]) for slot in self._slots_in_hand()]
        found, rest = split_answer(cards, typed)
        if not found or is_number(typed.split()[0]):
            return None
        seat = find_seat(rest, self.cast.names, self.me) if rest else -1
        return None if seat is None else (found[0].slot, seat)

    def _why_not(self, slot: int, seat: int) -> list[str]:
        if self.me not in self.game.decision.seats or self.game.decision.kind != "play":
            rule = self.game.decision.rule
            return [f"That is no answer to this question. ({rule})"]
        return self._reasons(option("play", slot, seat))

    # -- showing -----------------------------------------------------------------------------

    def _table(self) -> None:
        self.screen.say()
        view = self.game.view(self.me)
        lines = draw_table(view, self.cast, self.words, self.screen.width)
        self.screen.lines(lines[:1], "bold")
        self.screen.lines(lines[1:2], "dim")
        self.screen.lines(lines[2:])

    def _tell_log(self, count: int) -> None:
        for line in self.log[-count:]:
            self.screen.say(line.text, indent="" if line.style == "turn" else "  ")

    def _explain(self, items: list[Item], typed: str) -> None:
        lines = self._explanation(items, typed)
        for line in lines:
            self.screen.say(line, indent="  ")

    def _with_neighbour(self, text: str) -> str:
        """Examples are about somebody who sits at this table."""
        seat = (self.me + 1) % len(self.cast.names)
        name = self.cast.names[seat].split()[0].casefold()
        return text.format(name=name, number=seat + 1)

    def _explain_hand(self) -> None:
        kinds = [kind_of(self.game.state.face[slot].text) for slot in self._slots_in_hand()]
        if not kinds:
            self.screen.say("Your hand is empty.", indent="  ")
        for kind in dict.fromkeys(kinds):
            entry = entries()[f"card:{kind}"]
            self.screen.say(f"{entry.name}: {entry.text}", indent="  ")

    def _explanation(self, items: list[Item], typed: str) -> list[str]:
        if not typed:
            return [self._with_neighbour(line) for line in HELP]
        line = next((item for item in items if str(item.number) == typed), None)
        if line is not None:
            typed = line.label.partition(":")[0].partition(" as ")[0]
        seat = find_player(typed, self.cast.names, self.me)
        if seat is not None:
            return describe_player(self.game, self.game.view(self.me), seat, self.cast)
        held = self._held(typed)
        aimed = held is not None and held[1] >= 0
        found = [] if aimed else find_entries(typed) or find_entries(" ".join(typed.split()[:-1]))
        if len(found) > 1:
            return [which_one(found)]
        lines = describe(found[0]) if found else []
        if held is not None:
            lines += self._why_not(*held) if aimed else self._can(items, held[0])
        return lines or [find_notion(typed) or f"There is nothing here called '{typed}'."]

    def _can(self, items: list[Item], slot: int) -> list[str]:
        """What can be done with a card of the hand now."""
        for item in items:
            if item.slot == slot and item.options:
                return [
                    f"You can use it now: {item.number} {item.label} {self._note(item)}".rstrip()
                ]
        return self._why_not(slot, -1)
