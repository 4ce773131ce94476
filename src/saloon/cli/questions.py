"""What a player is asked, in one sentence, and how the possible answers read."""

from collections.abc import Callable, Mapping
from typing import Any

from saloon.cli.names import Cast
from saloon.cli.words import (
    Words,
    card_name,
    character_name,
    counted,
    kind_of,
    listed,
    missed_cards,
    pack_name,
    suit_name,
)
from saloon.cli.words import source_name as named
from saloon.kernel import Option

PASSES = {
    "shot": "take the hit",
    "bang": "lose 1 life point",
    "rescue": "give up",
    "draw": "do not draw",
    "loss": "do nothing",
    "check": "do nothing",
    "defend": "let the card go",
    "roulette": "lose 2 life points",
    "give-life": "keep your life points",
    "guess": "stop guessing",
    "exchange": "exchange no more cards",
}
ANYTIME = {"sid-ketchum": "discard two cards to regain 1 life point"}

SHOTS = ("shot", "defend", "roulette")
"""Questions that are answered with Missed! effects."""
DRAWS = ("look", "draw-phase", "skip-draw")
"""Questions in which the deck stands for simply drawing."""

PLAYS_AS = {"uncle-will": "general-store"}
"""Abilities by which any hand card is played as another one."""


class Question:
    """The pending question as its player sees it."""

    def __init__(self, view: Mapping[str, Any], cast: Cast, words: Words) -> None:
        self.view = view
        self.cast = cast
        self.words = words
        asked = view["question"]
        self.kind: str = asked["kind"]
        self.about: str = asked["about"]
        self.by: int = asked["by"]
        self.amount: int = asked["amount"]
        self.rule: str = asked["rule"]

    def sentence(self) -> str:
        tell: Callable[[], str] | None = getattr(self, "_" + self.kind.replace("-", "_"), None)
        return tell() if tell is not None else f"You are asked: {self.kind} ({self.rule})."

    def forced(self, chosen: Option, face: str) -> str:
        """What is said if there is only one answer."""
        if self.kind == "play":
            return "There is nothing left to play: your turn ends."
        if self.kind in SHOTS:
            return "You have nothing to answer with."
        if self.kind == "bang":
            return f"{card_name(self.about)}: you have no BANG! card to discard."
        if self.kind == "rescue":
            return "You have nothing that could save you." if self.amount > 0 else "You are saved."
        return f"There is only one choice: {self.label(chosen, face)}."

    def _play(self) -> str:
        me = self.view["players"][self.view["viewer"]]
        surplus = me["cards"] - me["hand_limit"]
        begin = "It is your turn: play as many cards as you like, then end it."
        if surplus <= 0:
            return begin
        return f"{begin} You may keep {me['hand_limit']} of your {me['cards']} cards."

    def _shot(self) -> str:
        card = named(self.about)
        me = self.view["viewer"]
        if self.by == me:
            begin = f"You shoot at yourself with {card}."
        elif self.by >= 0:
            begin = f"{self.cast.names[self.by]} shoots at you with {card}."
        else:
            begin = f"{card} hits you."
        needed = f" {self.amount} Missed! effects are needed." if self.amount > 1 else ""
        return f"{begin}{needed} Do you answer?"

    def _defend(self) -> str:
        whose = "your own" if self.by == self.view["viewer"] else "your"
        by = self.cast.does(self.by, "shoot")
        return f"{by} at {whose} {card_name(self.about)}. Do you save it with a Missed! effect?"

    def _roulette(self) -> str:
        return f"{named(self.about)}: give a Missed! effect, or lose 2 life points."

    def _bang(self) -> str:
        by = self.cast.names[self.by]
        what = f"You fight a Duel with {by}." if self.about == "duel" else f"{by} plays Indians!"
        return f"{what} Discard a BANG! card, or lose 1 life point."

    def _rescue(self) -> str:
        if self.amount <= 0:
            return "That saves you. Do you spend more, to have more life points left?"
        points = counted(self.amount, "life point")
        return f"You are about to be eliminated! Regain {points} at once, or give up."

    def _excess(self) -> str:
        me = self.view["players"][self.view["viewer"]]
        limit = me["hand_limit"]
        keep = counted(limit, "card")
        if limit == me["life"]:
            keep += ", as many as you have life points"
        many = f"{self.amount} more cards" if self.amount > 1 else "a card"
        return f"You may keep {keep}: discard {many}. Which one?"

    def _cost(self) -> str:
        return f"{named(self.about)}: which card do you discard? {self.amount} to go."

    def _which(self) -> str:
        whose = "of your own" if self.by == self.cast.viewer else f"of {self.cast.names[self.by]}"
        return f"{card_name(self.about)}: which card {whose}?"

    def _store(self) -> str:
        return "General Store: which card do you take?"

    def _first_card(self) -> str:
        return f"{named(self.about)}: where do you take your first card from?"

    def _look(self) -> str:
        return f"{named(self.about)}: do you look at the top cards, or simply draw?"

    def _draw_phase(self) -> str:
        return f"{named(self.about)}: do you draw, or take a card in play instead?"

    def _copy(self) -> str:
        return f"{named(self.about)}: whose ability do you have until your next turn?"

    def _gift(self) -> str:
        return f"{named(self.about)}: which card do you give to {self.cast.names[self.by]}?"

    def _put_back(self) -> str:
        return f"{named(self.about)}: which card do you put back on top of the deck?"

    def _draw(self) -> str:
        return f"{named(self.about)}: your hand is empty. Do you draw a card?"

    def _count(self) -> str:
        return f"Two cards were turned up: which one counts for {named(self.about)}?"

    def _top(self) -> str:
        return (
            "These cards are discarded together: which one shall lie on top of the discard pile? "
            "(Enter: it does not matter)"
        )

    def _loss(self) -> str:
        return f"{self._somebody()} about to lose life points. Do you step in?"

    def _check(self) -> str:
        whose = "your" if self.by == self.cast.viewer else f"{self.cast.names[self.by]}'s"
        return f"This is how {whose} draw! has turned out. Do you step in?"

    def _somebody(self) -> str:
        return self.cast.does(self.by, "are") if self.by >= 0 else "Somebody is"

    def _character(self) -> str:
        return "You were dealt two characters: which one do you play?"

    def _pack(self) -> str:
        return "The events of which box do you want to play with?"

    def _give_up(self) -> str:
        return f"{named(self.about)}: which of your cards in play do you discard?"

    def _suit(self) -> str:
        return f"{named(self.about)}: cards of which suit do you want to play this turn?"

    def _identity(self) -> str:
        offered = named(self.view["dealt"][0])
        return f"New Identity: you could be {offered}, with 2 life points. What do you do?"

    def _aim(self) -> str:
        return f"{named(self.about)}: which card in play do you shoot at?"

    def _give_life(self) -> str:
        return f"{named(self.about)}: do you give one of your life points to somebody?"

    def _skip_draw(self) -> str:
        return f"{named(self.about)}: do you draw, or skip that to regain 1 life point?"

    def _guess(self) -> str:
        again = "right! Do you guess again" if self.amount else "what will the top card be"
        return f"{named(self.about)}: {again}?"

    def _exchange(self) -> str:
        so_far = f" So far: {counted(self.amount, 'card')}." if self.amount else ""
        return f"{named(self.about)}: which card do you exchange for a new one?{so_far}"

    # -- answers -----------------------------------------------------------------------------

    def label(self, chosen: Option, face: str, second: str = "") -> str:
        """An option without its target; `face` and `second` are its cards."""
        verb = chosen.verb
        if verb == "keep" and face:
            return character_name(face.partition(":")[2])
        if verb in ("swap", "borrow"):
            who = character_name(face.partition(":")[2])
            return f"become {who}" if verb == "swap" else f"use the ability of {who} this turn"
        if verb == "suit":
            return suit_name(chosen.detail)
        if verb == "pack":
            return pack_name(chosen.detail)
        if verb == "guess":
            return suit_name(chosen.detail)
        if verb == "use":
            return self._use_label(chosen, face, second)
        if verb == "play" and chosen.detail:
            return f"{self.words.card(face)} as {card_name(chosen.detail.removeprefix('as '))}"
        if verb == "miss" and kind_of(face) not in missed_cards():
            return f"{self.words.card(face)} as Missed!"
        if verb == "pile":
            return f"{self.words.card(face)} from the discard pile"
        if chosen.slot >= 0:
            return self.words.card(face)
        return {
            "end": "end your turn",
            "pass": self._pass(),
            "hand": "a card from the hand, at random",
            "deck": "draw" if self.kind in DRAWS else "from the deck",
            "look": "look at the top cards first",
            "copy": "the ability of",
            "rob": "from another hand",
            "draw": "draw a card",
            "keep": "stay who you are",
            "give-life": "give a life point",
            "drink": "regain 1 life point instead",
        }.get(verb, f"{verb} {chosen.detail}".strip())

    def _pass(self) -> str:
        if self.kind == "rescue" and self.amount <= 0:
            return "that is enough"
        return PASSES.get(self.kind, "pass")

    def _use_label(self, chosen: Option, face: str, second: str) -> str:
        id_ = kind_of(face) if face else chosen.detail.partition(" ")[0]
        does = ANYTIME.get(id_, "")
        if self.kind in SHOTS and not does:
            given = id_ in missed_cards()
            does = "a Missed! effect" if given else "turn up a card, hearts are a Missed!"
        if self.kind == "play" and chosen.detail in PLAYS_AS:
            return f"{self.words.card(face)} as {card_name(PLAYS_AS[chosen.detail])}"
        if self.kind == "play" and face and chosen.detail:
            with_ = [self.words.card(each) for each in (face, second) if each]
            return f"{named(chosen.detail)}: {listed(with_)}"
        if self.kind == "play" and face:
            return f"use {self.words.card(face)}"
        return f"{named(id_)}: {does}" if does else named(id_)

    def keys(self, chosen: Option, face: str, second: str = "") -> tuple[str, ...]:
        """What can be typed for it."""
        verb = chosen.verb
        if verb in ("keep", "swap", "borrow") and face:
            return (character_name(face.partition(":")[2]), verb)
        if verb in ("suit", "pack", "guess"):
            return (self.label(chosen, face), chosen.detail)
        own = [self.words.card(face), card_name(kind_of(face)), face] if face else []
        if verb == "use" and face and chosen.detail not in ("", *PLAYS_AS):
            return (self.label(chosen, face, second), named(chosen.detail))
        if verb == "use":
            id_ = kind_of(face) if face else chosen.detail.partition(" ")[0]
            return (named(id_), "use")
        words = {
            "end": ("end", "done", "end turn", "pass"),
            "pass": ("pass", "no", "none", self._pass()),
            "hand": ("hand", "random"),
            "deck": ("deck",),
            "rob": ("rob", "hand"),
            "draw": ("draw", "yes"),
            "drink": ("drink", "regain"),
            "give-life": ("give", "yes"),
            "pile": ("pile", "discard pile"),
        }
        return (*own, *words.get(verb, () if own else (verb,)))
