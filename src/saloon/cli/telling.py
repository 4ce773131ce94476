"""What happened, in English sentences. Rules only emit events; their words are all here."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from saloon.cli.names import Cast
from saloon.cli.words import (
    Words,
    card_name,
    counted,
    event_text,
    kind_of,
    listed,
    missed_cards,
    pack_name,
    role_name,
    suit_name,
)
from saloon.cli.words import source_name as named
from saloon.games.bang.catalogue import PLAYERS, role_faces

Told = Mapping[str, Any]

SIDES = {
    "law": "The Sheriff's side wins",
    "outlaw": "The Outlaws win",
    "renegade": "The Renegade wins",
}
ALONE = {role: f"The {role.capitalize()} wins" for role in ("deputy", "outlaw", "renegade")}
"""Where everybody wins alone."""
NOBODY_WINS = "Nobody wins."
ROLES = {"sheriff": "the Sheriff", "renegade": "the Renegade", "deputy": "a Deputy"}
OUTCOMES = {
    "barrel": ("hearts, as good as a Missed! card", "not hearts, no help"),
    "jourdonnais": ("hearts, as good as a Missed! card", "not hearts, no help"),
    "jail": ("hearts, {who} {are} free", "not hearts"),
    "dynamite": ("nothing happens", "spades between 2 and 9"),
    "vendetta": ("hearts, another turn follows", "not hearts"),
    "peyote": ("a right guess", "a wrong guess"),
}
"""What a draw! check comes to: good, bad."""
LOST_ALL = {"eliminated", "penalty", "ghost-town"}
ANSWERS = ("duel", "indians")
QUIET = ("jail", "dynamite")
"""A card that leaves with its draw! check, which has told everything."""
ROBBERS = ("cat-balou", "can-can", "conestoga", "brawl", "johnny-kisch", "ricochet")
"""Cards and abilities by which somebody loses a card of another's choice."""
WHY = {"reward": "the reward for an Outlaw", "elimination": "the reward"}
OBVIOUS = (
    "", "phase-1", "deal", "panic", "general-store", "stagecoach", "wells-fargo", "dodge", "bible",
    "derringer", "pony-express", "rag-time", "conestoga",
)  # fmt: skip
"""Reasons for getting a card that the line before, or the turn, has told already."""


class Line(NamedTuple):
    text: str
    style: str = ""
    """What it is: "turn", "me" (about the viewer), "hurt" (the viewer, badly), "big" or nothing."""


LINE_STYLES = {"turn": "bold", "me": "yellow", "hurt": "red", "big": "bold red"}


def role_with_article(role: str, players: int = 0) -> str:
    """`a Deputy`, `the Renegade`: among so many players, of whom everybody knows the roles."""
    if players in PLAYERS:
        name, number = role_name(role), [face.role for face in role_faces(players)].count(role)
        return f"the {name}" if number == 1 else f"{'an' if name[0] in 'AEIO' else 'a'} {name}"
    return ROLES.get(role, f"an {role_name(role)}")


class Teller:
    """Turns events, as one viewer sees them, into lines. Draws and the like are told together."""

    def __init__(self, words: Words, cast: Cast) -> None:
        self.words = words
        self.cast = cast
        self._lines: list[Line] = []
        self._group: tuple[Any, ...] = ()
        self._held: list[Told] = []
        self._begun = False
        self._check: Told | None = None
        self._flipped: list[str] = []
        self._check_told = False
        self._later: list[Told] = []
        self._dead: set[int] = set()
        self._said_goodbye = False
        self._replaced = ""
        self._saved_by: list[str] = []
        self._doer = -1

    # -- in and out --------------------------------------------------------------------------

    def hear(self, told: Told) -> None:
        """An event."""
        if self._check is not None and told["kind"] == "turned":
            self._flipped.append(told["card"])
            return
        if told["kind"] == "reshuffled" and (self._flipped or self._held):
            self._later.append(told)
            return
        if told["kind"] != "checked":
            self._tell_flipped()
        group = self._group_of(told)
        if group != self._group or not group:
            self._close()
        if group:
            self._group = group
            self._held.append(told)
            return
        tell: Callable[[Told], None] | None = getattr(
            self, "on_" + told["kind"].replace("-", "_"), None
        )
        if tell is None:
            self._say(f"{told['kind']}.", told)
        else:
            tell(told)

    def take(self) -> list[Line]:
        """The lines since the last time."""
        self._close()
        self._tell_flipped()
        lines, self._lines = self._lines, []
        return lines

    # -- helpers -----------------------------------------------------------------------------

    def _say(self, text: str, told: Told, style: str = "") -> None:
        me = self.cast.viewer
        about_me = me is not None and me in (told.get("seat"), told.get("target"), told.get("from"))
        if text.endswith("!."):
            text = text[:-1]
        self._lines.append(Line(text, style or ("me" if about_me else "")))

    def _close(self) -> None:
        held, self._held = self._held, []
        group, self._group = self._group, ()
        if not held:
            return
        if group[0] == "drew":
            self._drew(held)
        elif group[0] == "turned":
            self._turned(held)
        elif group[0] == "took":
            self._inherited(held)
        elif group[2] in LOST_ALL:
            self._lost_all(held)
        else:
            self._discarded(held)
        self._tell_later()

    def _group_of(self, told: Told) -> tuple[Any, ...]:
        """Events that are told in one sentence have the same group; most have none."""
        kind = told["kind"]
        if kind == "drew":
            return (kind, told["seat"], told["why"])
        if kind == "turned":
            return (kind,)
        if kind == "took" and told.get("from") in self._dead:
            return (kind, told["seat"], told["from"])
        if (
            kind == "discarded"
            and not self._lost_to_another(told)
            and (told["why"] not in ("", kind_of(told["card"]), *ANSWERS, *QUIET))
        ):
            return (kind, told["seat"], told["why"])
        return ()

    # -- told together -----------------------------------------------------------------------

    def _drew(self, held: list[Told]) -> None:
        seat = held[0]["seat"]
        cards = [told["card"] for told in held if "card" in told]
        if not self._begun:
            if cards:
                self._say(
                    f"{self.cast.does(seat, 'are')} dealt {self.words.cards(cards)}.", held[0]
                )
            return
        what = self.words.cards(cards) if cards else counted(len(held), "card")
        self._say(f"{self.cast.does(seat, 'draw')} {what}{_because(held[0])}.", held[0])

    def _turned(self, held: list[Told]) -> None:
        cards = self.words.cards([told["card"] for told in held])
        self._say(f"On the counter: {cards}.", held[0])

    def _inherited(self, held: list[Told]) -> None:
        seat, dead = held[0]["seat"], held[0]["from"]
        parts = [self.words.card(told["card"]) for told in held if "card" in told]
        unknown = len(held) - len(parts)
        if unknown:
            parts.append(counted(unknown, "card"))
        whose = self.cast.whose(dead)
        text = f"{self.cast.does(seat, 'take')} all of {whose} cards{_because(held[0])}"
        self._say(f"{text}: {listed(parts)}.", held[0])

    def _discarded(self, held: list[Told]) -> None:
        seat, why = held[0]["seat"], held[0]["why"]
        cards = self.words.cards([told["card"] for told in held])
        reason = ": too many cards" if why == "excess" else f" for {named(why)}"
        self._say(f"{self.cast.does(seat, 'discard')} {cards}{reason}.", held[0])

    def _lost_all(self, held: list[Told]) -> None:
        seat = held[0]["seat"]
        cards = self.words.cards([told["card"] for told in held])
        why = " (the Sheriff shot a Deputy)" if held[0]["why"] == "penalty" else ""
        text = f"{self.cast.does(seat, 'lose')} all cards{why}: {cards}."
        self._say(text, held[0])

    # -- draw! checks ------------------------------------------------------------------------

    def on_check(self, told: Told) -> None:
        self._check = told
        self._check_told = False

    def on_checked(self, told: Told) -> None:
        """All in one sentence, unless something came between (a choice, a new deck)."""
        seat, card = told["seat"], told["card"]
        if card is None:
            begin = f"{self._check_begins()}, but there is no card to turn up"
        elif not self._flipped:
            begin = f"{self.words.rank(card)} counts"
        else:
            begin = self._turned_up()
            if len(self._flipped) > 1:
                begin += f"; {self.words.rank(card)} counts"
        good, bad = OUTCOMES.get(told["for"], ("a good card", "a bad card"))
        are = "are" if seat == self.cast.viewer else "is"
        outcome = (good if told["good"] else bad).format(who=self.cast.who(seat), are=are)
        self._say(f"{begin}: {outcome}.", told)
        self._check = None
        self._flipped = []
        self._tell_later()

    def _tell_flipped(self) -> None:
        """The cards of a check that is not decided yet."""
        if self._check is None or not self._flipped:
            return
        self._say(f"{self._turned_up()}.", self._check)
        self._check_told = True
        self._flipped = []
        self._tell_later()

    def _tell_later(self) -> None:
        """What happened in the middle of a sentence."""
        later, self._later = self._later, []
        for told in later:
            self.on_reshuffled(told)

    def _check_begins(self) -> str:
        assert self._check is not None
        seat, id_ = self._check["seat"], self._check["for"]
        if "guess" in self._check:
            return f"{self.cast.does(seat, 'guess')} {suit_name(self._check['guess'])}"
        if id_ == "barrel":
            return f"{self.cast.does(seat, 'try')} the Barrel"
        return f"{self.cast.does(seat, 'draw!')} for {named(id_)}"

    def _turned_up(self) -> str:
        """`Ann draws! for Jail and turns up 4♥`."""
        assert self._check is not None
        seat = self._check["seat"]
        faces = listed([self.words.rank(face) for face in self._flipped])
        if self._check_told:
            return f"{self.cast.does(seat, 'turn')} up {faces}"
        turns = "turn" if seat == self.cast.viewer else "turns"
        return f"{self._check_begins()} and {turns} up {faces}"

    def on_put_away(self, told: Told) -> None:
        """Goes without saying."""

    # -- the course of the game --------------------------------------------------------------

    def on_dealt(self, told: Told) -> None:
        first = told["sheriff"] if "sheriff" in told else told["first"]
        role = "Sheriff" if "sheriff" in told else role_name(told["roles"][first])
        self._say(f"{self.cast.does(first, 'are')} the {role} and begins.", {})
        if first == self.cast.viewer:
            self._lines[-1] = Line(f"You are the {role} and begin.", "me")
        for seat, open_role in enumerate(told.get("roles", ())):
            if open_role is not None and seat != first:
                article = role_with_article(open_role, len(self.cast.names))
                self._say(f"{self.cast.does(seat, 'are')} {article}.", {"seat": seat})

    def on_turn(self, told: Told) -> None:
        self._begun = True
        if self.cast.viewer in self._dead and not self._said_goodbye:
            self._said_goodbye = True
            self._say("You are out of the game; the others play on.", {}, "me")
        whose = self.cast.whose(told["seat"])
        self._say(f"Turn {told['number']}: {whose} turn", told, "turn")

    def on_ended(self, told: Told) -> None:
        if not told["winners"]:
            self._say(NOBODY_WINS, told, "big")
            return
        winners = listed([self.cast.who(seat) for seat in told["winners"]])
        names = SIDES if "sheriff" in told["roles"] else ALONE
        self._say(f"{names.get(told['side'], told['side'])}: {winners}.", told, "big")

    def on_reshuffled(self, told: Told) -> None:
        self._say(f"The discard pile is shuffled: a new deck of {told['cards']} cards.", told)

    def on_skipped(self, told: Told) -> None:
        self._say(f"{self.cast.does(told['seat'], 'lose')} this turn in jail.", told)

    def on_pack(self, told: Told) -> None:
        self._say(f"{self.cast.does(told['seat'], 'choose')} {pack_name(told['pack'])}.", told)

    def on_event(self, told: Told) -> None:
        self._say(f"New event: {event_text(told['event'])}", {}, "turn")
        if told["next"] is not None:
            self._say(f"The next one will be {named(told['next'])}.", {})

    def on_came_back(self, told: Told) -> None:
        self._dead.discard(told["seat"])
        does = self.cast.does(told["seat"], "come")
        back = "back for a turn"
        if "life" in told:
            back = f"back into the game with {counted(told['life'], 'life point')}"
        self._say(f"{does} {back} ({named(told['why'])}).", told)

    def on_left(self, told: Told) -> None:
        self._dead.add(told["seat"])
        self._say(f"{self.cast.does(told['seat'], 'are')} out of the game again.", told)

    def on_named_suit(self, told: Told) -> None:
        does, suit = self.cast.does(told["seat"], "name"), suit_name(told["suit"])
        self._say(f"{does} {suit}: no other cards can be played this turn.", told)

    def on_faced(self, told: Told) -> None:
        does = self.cast.does(told["seat"], "face")
        self._say(f"{does} {counted(told['shots'], 'shot')} ({named(told['why'])}).", told)

    def on_aimed(self, told: Told) -> None:
        does, card = self.cast.does(told["seat"], "shoot"), self.words.card(told["card"])
        whose = self.cast.whose(told["target"])
        if told["target"] == told["seat"]:
            whose = "an own card:"
        self._say(f"{does} at {whose} {card} ({named(told['why'])}).", told)

    def on_sniped(self, told: Told) -> None:
        does, whom = self.cast.does(told["seat"], "take aim"), self.cast.who(told["target"])
        self._say(f"{does} at {whom}: two Missed! effects are needed.", told)

    def on_guessed(self, told: Told) -> None:
        self.on_check(told)

    def on_proved(self, told: Told) -> None:
        does, card = self.cast.does(told["seat"], "show"), self.words.card(told["card"])
        self._say(f"{does} that it was {card}.", told)

    def on_new_identity(self, told: Told) -> None:
        does, life = self.cast.does(told["seat"], "are"), counted(told["life"], "life point")
        self._say(f"{does} {named(told['character'])} from now on, with {life}.", told)

    def on_borrowed(self, told: Told) -> None:
        has = self.cast.does(told["seat"], "have")
        self._say(f"{has} the ability of {named(told['character'])} for this turn.", told)

    # -- cards -------------------------------------------------------------------------------

    def on_played(self, told: Told) -> None:
        seat, card, target = told["seat"], self.words.card(told["card"]), told.get("target")
        played = told.get("as", kind_of(told["card"]))
        self._doer = seat
        if "as" in told:
            card += f" as {card_name(told['as'])}"
        if told["to"] == "play":
            self._say(self._laid(seat, card, target), told)
        elif played in missed_cards():
            self._say(f"{self.cast.does(seat, 'answer')} with {card}.", told)
        elif target is None:
            self._say(f"{self.cast.does(seat, 'play')} {card}.", told)
        else:
            whom = self.cast.who(target)
            if target == seat:
                whom = "yourself" if seat == self.cast.viewer else "themselves"
            self._say(f"{self.cast.does(seat, 'play')} {card} at {whom}.", told)

    def on_used(self, told: Told) -> None:
        seat, card, target = told["seat"], self.words.card(told["card"]), told.get("target")
        self._doer = seat
        if kind_of(told["card"]) in missed_cards():
            self._say(f"{self.cast.does(seat, 'answer')} with {card}.", told)
            return
        at = ""
        if target is not None:
            at = f" at {self.cast.who(target)}"
            if target == seat:
                at = " at yourself" if seat == self.cast.viewer else " at themselves"
        self._say(f"{self.cast.does(seat, 'use')} {card}{at}.", told)

    def _lost_to_another(self, told: Told) -> bool:
        """Whether a discarded card was chosen by somebody else, or by chance."""
        why: str = told["why"]
        own_price = (why == "brawl" and told["seat"] == self._doer) or (
            why == "ricochet" and told["from"] == "hand"
        )
        return why in ROBBERS and not own_price and why != kind_of(told["card"])

    def _laid(self, seat: int, card: str, target: int | None) -> str:
        if target is None or target == seat:
            instead, self._replaced = self._replaced, ""
            where = f"in place of {instead}" if instead else "into play"
            return f"{self.cast.does(seat, 'put')} {card} {where}."
        return f"{self.cast.does(seat, 'put')} {card} in front of {self.cast.who(target)}."

    def on_discarded(self, told: Told) -> None:
        seat, why = told["seat"], told["why"]
        card = self.words.card(told["card"])
        if why in ANSWERS:
            self._say(f"{self.cast.does(seat, 'answer')} with {card}.", told)
        elif self._lost_to_another(told):
            where = " from the hand" if told["from"] == "hand" else ""
            self._say(f"{self.cast.does(seat, 'lose')} {card}{where}.", told)
        elif why == "":
            self._replaced = card  # a weapon: the new one is laid at once

    def on_took(self, told: Told) -> None:
        seat = told["seat"]
        card = self.words.card(told["card"]) if "card" in told else "a card"
        if told.get("store") and told["why"] != "general-store":
            self._say(f"{self.cast.does(seat, 'keep')} {card}{_because(told)}.", told)
            return
        if told.get("store"):
            where = "from the counter"
        elif told.get("pile"):
            where = "from the discard pile"
        elif told.get("in_play"):
            where = f"from in front of {self.cast.who(told['from'])}"
        else:
            where = f"from {self.cast.whose(told['from'])} hand"
        self._say(f"{self.cast.does(seat, 'take')} {card} {where}{_because(told)}.", told)

    def on_gave(self, told: Told) -> None:
        card = self.words.card(told["card"]) if "card" in told else "a card"
        does, to = self.cast.does(told["seat"], "give"), self.cast.who(told["to"])
        self._say(f"{does} {card} to {to}{_because(told)}.", {**told, "target": told["to"]})

    def on_took_back(self, told: Told) -> None:
        card = self.words.card(told["card"])
        self._say(f"{self.cast.does(told['seat'], 'take')} {card} back: it was not enough.", told)

    def on_put_back(self, told: Told) -> None:
        card = self.words.card(told["card"]) if "card" in told else "a card"
        does = self.cast.does(told["seat"], "put")
        self._say(f"{does} {card} back on the deck{_because(told)}.", told)

    def on_showed(self, told: Told) -> None:
        card = self.words.card(told["card"])
        does = self.cast.does(told["seat"], "show")
        self._say(f"{does} the second card{_because(told)}: {card}.", told)

    def on_copied(self, told: Told) -> None:
        has = self.cast.does(told["seat"], "have")
        self._say(f"{has} the ability of {named(told['character'])} now.", told)

    def on_passed(self, told: Told) -> None:
        to = self.cast.who(told["to"])
        self._say(f"{card_name(kind_of(told['card']))} moves on to {to}.", {"seat": told["to"]})

    def on_exploded(self, told: Told) -> None:
        card = card_name(told["card"])
        self._say(f"{card} explodes in front of {self.cast.who(told['seat'])}!", told)

    def on_stick(self, told: Told) -> None:
        self._say(f"{self.cast.does(told['seat'], 'take')} the dynamite stick.", told)

    def on_stick_dynamite(self, told: Told) -> None:
        to = self.cast.who(told["to"])
        self._say(f"A Dynamite turns up and goes to {to}.", {"seat": told["to"]})

    def on_shuffled_in(self, told: Told) -> None:
        self._say(f"{self.words.card(told['card'])} is shuffled back into the deck.", told)

    # -- life --------------------------------------------------------------------------------

    def on_wounded(self, told: Told) -> None:
        seat, life = told["seat"], told["life"]
        saved, self._saved_by = self._saved_by, []
        left = f"{counted(life, 'life point')} left"
        if saved and life:
            by = listed(list(dict.fromkeys(saved)))
            text = f"{self.cast.does(seat, 'are')} saved by {by}: {left}."
        else:
            lost = counted(told["amount"], "life point")
            left = f"{life} left" if life else "none left"
            text = f"{self.cast.does(seat, 'lose')} {lost}, {left}."
        self._say(text, told, "hurt" if seat == self.cast.viewer else "")

    def on_healed(self, told: Told) -> None:
        seat, amount = told["seat"], told["amount"]
        if amount:
            gained = counted(amount, "life point")
            self._say(f"{self.cast.does(seat, 'regain')} {gained}: {told['life']} now.", told)
        elif told["why"] != "saloon":
            self._say(f"{self.cast.does(seat, 'have')} full life already: no effect.", told)

    def on_rescued(self, told: Told) -> None:
        self._saved_by.append(named(told["with"]))  # told with the loss that follows

    def on_eliminated(self, told: Told) -> None:
        seat, by = told["seat"], told["by"]
        self._dead.add(seat)
        killer = f" by {self.cast.who(by)}" if by >= 0 and by != seat else ""
        was = "were" if seat == self.cast.viewer else "was"
        role = role_with_article(told["role"], len(self.cast.names))
        self._say(
            f"{self.cast.does(seat, 'are')} eliminated{killer} and {was} {role}.", told, "big"
        )


def _because(told: Told) -> str:
    """Why somebody gets a card, in brackets, unless that is plain."""
    why = told["why"]
    return "" if why in OBVIOUS else f" ({WHY.get(why) or named(why)})"
