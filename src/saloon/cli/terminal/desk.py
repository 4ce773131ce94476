"""The person's side of the terminal: the question, the menu, and what can be typed."""

from collections.abc import Callable, Sequence

from saloon.cli.screen import Quit, Screen
from saloon.cli.terminal.answers import DECLINE, PLAY, Answers
from saloon.cli.terminal.board import draw
from saloon.cli.terminal.dice import DicePicker
from saloon.cli.terminal.lookup import describe, describe_player, find_entries, find_notion
from saloon.cli.terminal.menu import Item, find_items, find_seat, is_number, key, split_answer
from saloon.cli.terminal.telling import Line
from saloon.cli.terminal.voice import Entry, Voice, face_text
from saloon.kernel import Game, Option, option

LOGGED = 20


class Desk:
    def __init__(
        self, game: Game, me: int, screen: Screen, voice: Voice, log: Sequence[Line]
    ) -> None:
        self.game = game
        self.me = me
        self.screen = screen
        self.voice = voice
        self.log = log
        self.answers = Answers(game, me, voice)
        self._drawn = -1  # the turn for which the table was drawn last
        self._asked = -1  # the turn in which its question was asked in full
        self._greeted: set[str] = set()
        self._typed = ""  # typed instead of a target: an answer of its own
        self._myself = voice.words("words-me")
        self._fillers = voice.words("words-fillers")

    # -- asking ------------------------------------------------------------------------------

    def ask(self, undo: Callable[[], bool]) -> Option | None:
        """Until there is an answer; None after something was taken back."""
        options = self.game.options(self.me)
        view = self.game.view(self.me)
        picker = DicePicker(view, options, self.voice) if DicePicker.fits(view) else None
        items = [] if picker else self.answers.items(options, hand=self._in_turn())
        self._show(items, picker)
        while True:
            typed = self._read(items, picker)
            if not typed:
                return self.game.decision.default_for(self.me)
            if self.voice.commands.get(key(typed)) == "undo":
                if undo():
                    return None
                continue
            chosen = self._picked(picker, typed) if picker else self._understand(items, typed)
            if chosen is not None:
                return chosen

    def offer(self, options: list[Option]) -> Option | None:
        """Any-time abilities, while somebody else is asked."""
        asked = self.voice.either([self.voice.names[seat] for seat in self.game.unanswered()])
        items = self.answers.items([*options, DECLINE], hand=False)
        self.screen.say()
        self.screen.say(self.voice.say("step-in", name=asked), "bold")
        self._list(items)
        while True:
            chosen = self._understand(items, self._read(items, None))
            if chosen is not None:
                return None if chosen == DECLINE else chosen

    def forced(self) -> None:
        """Something there is no choice about."""
        decision = self.game.decision
        told = self.voice.forced(decision.kind, decision.amount)
        label = self.voice.option(self.game, self.game.options(self.me)[0])
        self._tell(told or self.voice.say("only", label=label))

    def _in_turn(self) -> bool:
        """Whether the question is that of one's turn, which comes again and lists the hand."""
        decision = self.game.decision
        return self.me in decision.seats and bool(self.voice.again(decision.kind))

    def _can_skip(self) -> bool:
        decision = self.game.decision
        return self.me in self.game.unanswered() and bool(self.voice.skip(decision.kind))

    def _read(self, items: list[Item], picker: DicePicker | None) -> str:
        """A line that is not one of the commands that only show something."""
        while True:
            typed, self._typed = self._typed or self.screen.ask(), ""
            word, _, rest = typed.partition(" ")
            command = self.voice.commands.get(key(word), "")
            if typed.startswith("?"):
                self._explain(items, typed[1:].strip())
            elif command == "quit" and not rest:
                raise Quit("quit")
            elif command == "help":
                self._explain(items, rest)
            elif command == "table" and not rest:
                self.show_table()
                self._list(items)
            elif command == "log":
                self._tell_log(int(rest) if is_number(rest) else LOGGED)
            elif command == "hand" and not rest and not find_items(items, word):
                self._explain_hand()
            elif not typed and not self._can_skip():
                self._repeat(items, picker)
            else:
                return typed

    # -- showing -----------------------------------------------------------------------------

    def show_table(self) -> None:
        self.screen.say()
        lines = draw(self.game.view(self.me), self.voice, self.screen.width)
        self.screen.lines(lines[:1], "bold")
        self.screen.lines(lines[1:2], "dim")
        self.screen.lines(lines[2:])

    def _show(self, items: list[Item], picker: DicePicker | None) -> None:
        view = self.game.view(self.me)
        turn, own = view["turn"], picker is not None or self._in_turn()
        if turn and ((own and turn != self._drawn) or self._drawn < 0):
            self._drawn = turn
            self.show_table()
        self.screen.say()
        self._repeat(items, picker, again=self._asked == turn)
        self._asked = turn if self._in_turn() else self._asked
        tip = "tip-dice" if picker is not None else "tip-hand" if items and own else "tip"
        if not self._greeted or (picker is not None and tip not in self._greeted):
            self._greeted.add(tip)
            self.screen.say(self.voice.say(tip, **self._neighbour()), "cyan")

    def _repeat(self, items: list[Item], picker: DicePicker | None, again: bool = False) -> None:
        """The question and its answers; in a turn it need not be asked in full every time."""
        view = self.game.view(self.me)
        if picker is not None:
            self.screen.say(self.voice.say("reroll"), "bold")
            self.screen.lines(picker.lines())
            return
        kind = view["question"]["kind"]
        said = self.voice.again(kind) if again else ""
        said = said or self.voice.question(view["question"])
        self.screen.say(f"{said} {self.voice.skip(kind) or self._surplus()}".rstrip(), "bold")
        hand = self.answers.slots()
        shown = {slot for item in items for each in item.options for slot in (each.slot,)}
        if view["turn"] and hand and not self._in_turn() and not set(hand) <= shown:
            me = view["players"][self.me]
            cards = self.voice.cards([face_text(self.game, slot) for slot in hand])
            if "max_life" in me:
                life = self.voice.life(me["life"], max(me["life"], me["max_life"]))
                self._tell(self.voice.say("status", life=life, cards=cards))
            else:
                self._tell(self.voice.say("your-hand", cards=cards))
        self._list(items)

    def _surplus(self) -> str:
        """How many cards may be kept, in one's turn, if that is not all."""
        me = self.game.view(self.me)["players"][self.me]
        if not self._in_turn() or me["cards"] <= me["hand_limit"]:
            return ""
        return self.voice.say("keep", limit=me["hand_limit"], count=me["cards"])

    def _list(self, items: list[Item]) -> None:
        notes = [self.answers.note(item) for item in items]
        wide = max((len(i.label) for i, note in zip(items, notes, strict=True) if note), default=0)
        for item, note in zip(items, notes, strict=True):
            label = f"{item.label.ljust(wide)}  {note}" if note else item.label
            self.screen.say(f"{item.number:>3}  {label}", "" if item.options else "dim")

    def _tell(self, text: str) -> None:
        self.screen.say(text, indent="  ")

    def _tell_log(self, count: int) -> None:
        for line in self.log[-count:] if count else ():
            self.screen.say(line.text, indent=line.indent)

    def _neighbour(self) -> dict[str, str | int]:
        """Examples are about somebody who sits at this table."""
        seat = (self.me + 1) % len(self.voice.names)
        name = self.voice.names[seat].split()[0].casefold()
        return {"name": name, "number": seat + 1}

    # -- understanding an answer -------------------------------------------------------------

    def _picked(self, picker: DicePicker, typed: str) -> Option | None:
        chosen = picker.understand(typed)
        if isinstance(chosen, str):
            self._tell(chosen)
            return None
        if chosen not in self.game.options(self.me):
            self._refuse(chosen)
            return None
        return chosen

    def _understand(self, items: list[Item], typed: str) -> Option | None:
        found, rest = split_answer(items, typed, self._fillers)
        if not found:
            return self._otherwise(items, typed)
        if len({item.name for item in found}) > 1:
            which = list(dict.fromkeys(item.name for item in found))
            self._tell(self.voice.say("which", which=self.voice.either(which)))
            return None
        playable = [item for item in found if item.options]
        item = (playable or found)[0]
        if not rest:
            return self._sure(item, self._choose(item))
        seat = self._seat(rest)
        if seat is None:
            nobody = "no-player" if is_number(rest) else "nobody"
            self._tell(self.voice.say(nobody, typed=rest))
            return None
        for each in playable:
            for chosen in each.options:
                if chosen.seat == seat:
                    return self._sure(item, chosen)
        self._refuse(self._wanted(item, seat))
        return None

    def _seat(self, typed: str) -> int | None:
        return find_seat(typed, self.voice.names, self.me, self._myself)

    def _sure(self, item: Item, chosen: Option | None) -> Option | None:
        """A card played at oneself is mostly a slip of the finger."""
        if chosen is None or chosen.seat != self.me or not item.grouped:
            return chosen
        self._tell(self.voice.say("sure"))
        if key(self.screen.ask()) in self.voice.words("words-yes"):
            return chosen
        self._tell(self.voice.say("then"))
        return None

    def _choose(self, item: Item) -> Option | None:
        """The option of a line; with several targets, or only oneself, the target is asked."""
        if not item.options:
            self._refuse(self._wanted(item, -1))
            return None
        # Oneself is meant only if that is said, or if there is nobody else (and then confirmed).
        natural = [chosen for chosen in item.options if chosen.seat != self.me] or item.options
        if len(natural) == 1:
            return natural[0]
        whom = {"label": item.label, "targets": self.answers.note(item, asked=True)}
        self._tell(self.voice.say("whom", **whom))
        typed = self.screen.ask()
        if not key(typed) or key(typed) in ("0", *self.voice.words("words-no")):
            self._tell(self.voice.say("then"))
            return None
        seat = self._seat(typed)
        for chosen in item.options:
            if chosen.seat == seat:
                return chosen
        if seat is None:
            self._typed = typed
        else:
            self._refuse(self._wanted(item, seat))
        return None

    def _wanted(self, item: Item, seat: int) -> Option:
        first = item.options[0] if item.options else option(PLAY, item.slot)
        return first._replace(seat=seat)

    def _refuse(self, wanted: Option) -> None:
        for line in self._reasons(wanted):
            self._tell(line)

    def _reasons(self, wanted: Option) -> list[str]:
        """Why not; where nobody can be the target, why none of them."""
        refusal = self.game.why_not(self.me, wanted)
        if refusal is None:
            return [self.voice.say("possible")]
        if wanted.seat >= 0:
            return [self.voice.refusal(refusal)]
        aimed = [self.game.why_not(self.me, wanted._replace(seat=s)) for s in range(self._seats())]
        others = [each for each in aimed if each is not None and "target" in each.facts]
        if len(others) < len(aimed) or any(each.rule == refusal.rule for each in others):
            return [self.voice.refusal(refusal)]
        return list(dict.fromkeys(map(self.voice.refusal, others)))

    def _seats(self) -> int:
        return len(self.voice.names)

    def _otherwise(self, items: list[Item], typed: str) -> Option | None:
        """No line: somebody's name for an answer about them, or something that is no answer."""
        first = typed.split()[0]
        seat = None if is_number(first) or self._in_turn() else self._seat(typed)
        if seat is not None:
            about = [item for item in items if any(each.seat >= 0 for each in item.options)]
            fits = [item for item in about if item.options[0].seat == seat]
            if len(fits) == 1:
                return fits[0].options[0]
            if fits:
                which = self.voice.either([item.label for item in fits])
                self._tell(self.voice.say("which", which=which))
                return None
            if about:
                self._refuse(about[0].options[0]._replace(seat=seat))
                return None
        self._not_offered(items, typed)
        return None

    def _not_offered(self, items: list[Item], typed: str) -> None:
        """Not among the answers: say why, if it is at least a card of the hand."""
        number = typed.split()[0]
        if is_number(number):
            numbers = sorted(item.number for item in items)
            ends = {"from": numbers[0], "to": numbers[-1]}
            self._tell(self.voice.say("no-line", typed=number, **ends))
            return
        held = self._held(typed)
        found = find_entries(self.voice, typed)
        if held is not None:
            self._refuse(option(PLAY, *held))
        elif len(found) == 1:
            self._tell(self._why_no_use(found[0]))
        else:
            self._tell(self.voice.say("unknown", typed=typed))

    def _why_no_use(self, entry: Entry) -> str:
        """An ability may lack something; anything else is simply not at hand."""
        refusal = self.game.why_not(self.me, option("use", detail=entry.id))
        if refusal is not None and refusal.facts.get("card") == entry.id:
            return self.voice.refusal(refusal)
        return self.voice.say("not-usable", name=entry.name)

    def _held(self, typed: str) -> tuple[int, int] | None:
        """A card of the hand, and the seat it is aimed at (-1: none), meant by some words."""
        cards = [self.answers.held(slot) for slot in self.answers.slots()]
        found, rest = split_answer(cards, typed, self._fillers)
        if not found or is_number(typed.split()[0]):
            return None
        seat = self._seat(rest) if rest else -1
        return None if seat is None else (found[0].slot, seat)

    # -- explaining --------------------------------------------------------------------------

    def _explain(self, items: list[Item], typed: str) -> None:
        for line in self._explanation(items, typed):
            self._tell(line)

    def _explain_hand(self) -> None:
        faces = [face_text(self.game, slot) for slot in self.answers.slots()]
        if not faces:
            self._tell(self.voice.say("empty-hand"))
        entries = {entry.id: entry for entry in self.voice.entries}
        for kind in dict.fromkeys(face.partition(":")[0] for face in faces):
            self._tell(f"{entries[kind].name}: {entries[kind].text}")

    def _explanation(self, items: list[Item], typed: str) -> list[str]:
        if not typed:
            neighbour = self._neighbour()
            facts = {"seat": str(neighbour["name"]), "number": neighbour["number"]}
            own = self.voice.known("help", facts)
            return f"{own}\n\n{self.voice.say('help', **neighbour)}".splitlines()
        line = next((item for item in items if str(item.number) == typed), None)
        if line is not None and line.slot >= 0:
            face = face_text(self.game, line.slot)
            typed = self.voice.known(f"card-{face.partition(':')[0]}") or typed
        seat = None if is_number(typed) else self._seat(typed)
        if seat is not None:
            return describe_player(self.voice, self.game, seat)
        held = self._held(typed)
        aimed = held is not None and held[1] >= 0
        found = [] if aimed else find_entries(self.voice, typed)
        found = found or ([] if aimed else find_entries(self.voice, " ".join(typed.split()[:-1])))
        names = list(dict.fromkeys([entry.name for entry in found]))
        if len(names) > 1:
            return [self.voice.say("which", which=self.voice.either(names))]
        # Two pieces may share a name: an event and a piece of equipment do.
        lines = [line for entry in found for line in describe(self.voice, self.game, entry)]
        if held is not None:
            lines += self._reasons(option(PLAY, *held)) if aimed else self._can(items, held[0])
        notion = find_notion(self.voice, typed) or self.voice.say("nothing", typed=typed)
        return lines or [notion]

    def _can(self, items: list[Item], slot: int) -> list[str]:
        """What can be done with a card of the hand now."""
        for item in items:
            if item.slot == slot and item.options:
                way = f"{item.number} {item.label} {self.answers.note(item)}".rstrip()
                return [self.voice.say("usable", way=way)]
        return self._reasons(option(PLAY, slot))
