"""What each event changes for whom: the table that every pair of event and character is held to.

An event that is not in the table is expected to change nothing, and a character that a change does
not name is changed like anybody else. So a new event gets its lines here, and a new character only
where an event treats it in its own way.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

from tests.bang.pairs.probes import CANNOT, CLUBS, DECKS, PILES, Digest

Start = dict[str, Any]


class Pair:
    """A character's round without the event, to be changed into the one with it."""

    def __init__(self, character: str, base: Digest, plain: Digest, edition: str) -> None:
        self.character = character
        self.base = base
        self.plain = plain
        """The same without any ability."""
        self.compendium = edition == "hu-compendium"

    def starts(self) -> list[Start]:
        return [self.base[f"start {way}"] for way in ("red", "black", "meek")]

    def options_without(self, gone: Callable[[str], bool]) -> None:
        self.base["options"] = frozenset(text for text in self.base["options"] if not gone(text))


# -- the start of a turn ---------------------------------------------------------------------


def from_deck(start: Start) -> int:
    """How many cards came from the deck and did not go back there."""
    drawn = [card for place, card in start["gained"] if place == "deck"]
    return len(drawn) - len(start["back"])


def draws(start: Start, cards: int = 1) -> None:
    """The next cards of the deck, after all else; first of all what was put back there."""
    deck = [*reversed(start["back"]), *DECKS[start["colour"]][len(start["back"]) :]]
    at = from_deck(start) if not start["back"] else 0
    start["gained"] += [("deck", card) for card in deck[at : at + cards]]


def takes_instead(start: Start) -> bool:
    """A card in play, and nothing from the deck (DC-CHAR-06)."""
    return any(place == "in_play" for place, _ in start["gained"])


def one_more(start: Start) -> None:
    if takes_instead(start):
        return
    if start["back"]:  # HN-CARD-36, HN-GHOST-05: nothing is put back
        start["back"] = []
        start["asked"].remove("put-back")
    else:
        draws(start)


def one_fewer(start: Start) -> None:
    if takes_instead(start):
        return
    if start["back"]:  # HN-CARD-30: as many are looked at
        start["back"].insert(0, start["gained"][1][1])
        start["asked"].append("put-back")
        return
    if start["shown"]:  # HN-CARD-31: there is no second card
        start["shown"] = []
        start["gained"] = start["gained"][:2]
    start["gained"].pop()


def named_first(start: Start) -> list[str]:
    """What is asked before anything is drawn."""
    return [kind for kind in start["asked"] if kind in ("copy", "pair")]


def instead(start: Start, *asked: str, gained: list[tuple[str, str]]) -> None:
    """Something else than drawing, for which no ability counts."""
    start |= {"asked": [*named_first(start), *asked], "gained": gained}
    start |= {"back": [], "shown": [], "dropped": [], "others": 0}


def loses_life(pair: Pair, asked: str = "") -> None:
    """Everybody loses a life point as the turn starts; no player is to blame."""
    for start in pair.starts():
        start["life"] -= 1
        if asked:
            start["asked"].insert(0, asked)
        if pair.character in ("bart-cassidy", "bill-noface"):
            draws(start)  # for the loss; for a life point more that is missing


# -- event by event --------------------------------------------------------------------------


def blessing(pair: Pair) -> None:
    if pair.base["check"] != CANNOT:  # Ms. Abigail has ignored the shot
        pair.base["check"] = (pair.base["check"][0], 2)
    no_diamonds(pair)
    no_use(pair, "black-flower")  # there are no clubs
    if pair.character == "colorado-bill":
        pair.base["sure"] = True  # nor spades: the target is asked
    if pair.character == "julie-cutter":
        pair.base["check"] = (1, 2)  # saved: she has nothing to shoot back for
        hand, in_play, life = pair.base["wound"][0]
        pair.base["wound"][0] = (hand, in_play, life - 1)
        pair.base["gold"][1] += 1
    if pair.character == "black-jack":
        draws(pair.base["start black"])


def curse(pair: Pair) -> None:
    no_diamonds(pair)
    spades_for_teren_kill(pair)
    no_use(pair, "black-flower")
    if pair.character == "colorado-bill":  # every card is a spade
        pair.base |= {"shot": (0, []), "cancelled": CANNOT}
    if pair.character == "black-jack":
        for way in ("red", "meek"):
            pair.base[f"start {way}"]["gained"].pop()


def spades_for_teren_kill(pair: Pair) -> None:
    if pair.character == "teren-kill":
        pair.base["fatal"] = 0


def no_diamonds(pair: Pair) -> None:
    """Nobody is safe from them."""
    if pair.character == "apache-kid":
        pair.base["diamond"] = True
        pair.base["indians"] = pair.plain["indians"]


def no_use(pair: Pair, *characters: str) -> None:
    """Their ability cannot be used in the own turn."""
    if pair.character in characters:
        pair.options_without(lambda text: pair.character in text)
        pair.base["acts"] = CANNOT


def hangover(pair: Pair) -> None:
    for name, value in pair.plain.items():
        if not name.startswith("after ") and name != "table":
            pair.base[name] = value
    pair.base["sources"] = []
    if pair.character == "suzy-lafayette":
        pair.base["after comes"] = [(1, "draw")]  # HN-INTERACT-06
    if pair.character == "vera-custer":
        pair.base["after sources"] = ["vera-custer"]  # DC-INTERACT-35


def gold_rush(pair: Pair) -> None:
    pair.base["order"] = [0, 3, 2, 1]
    if pair.character == "don-bell":  # his turn is the last of the round
        pair.base["after comes"] = [(1, "another-turn")]


def ghost_town(pair: Pair) -> None:
    if pair.character == "don-bell":
        pair.base["end"]["checked"] = 0  # GR-CHAR-04


def the_sermon(pair: Pair) -> None:
    pair.options_without(is_bang)
    pair.base |= {"bangs": 0, "shot": CANNOT, "cancelled": CANNOT, "sure": CANNOT}
    pair.base["aimed"] = CANNOT
    no_use(pair, "black-flower", "der-spot-burst-ringer")
    pair.base["again"] = []  # discarding one is a use, too
    if pair.compendium and pair.character != "apache-kid":
        drawn = int(pair.character == "bart-cassidy")
        pair.base["indians"][1] = (drawn, 0, -1)


def is_bang(text: str) -> bool:
    return text.startswith("play bang") or text.endswith("as bang")


def shootout(pair: Pair) -> None:
    pair.base["bangs"] = 2


def the_reverend(pair: Pair) -> None:
    pair.options_without(lambda text: text.startswith("play beer") or for_gold(text))
    pair.base["beer"] = CANNOT
    if pair.character != "ms-abigail":  # who ignores the shot needs no rescue
        pair.base["lethal"] = (["shot"], int(pair.character == "teren-kill"))


def handcuffs(pair: Pair) -> None:
    no_use(pair, "black-flower")  # spades were named
    """Everybody names spades."""
    for start in pair.starts():
        start["asked"].append("suit")
    pair.options_without(lambda text: from_hand(text) and text.split()[1][-1] != "s")
    pair.base |= {"indians": CANNOT, "emptied": CANNOT, "diamond": False, "beer": CANNOT}
    pair.base["robbed"] = CANNOT


def from_hand(text: str) -> bool:
    return text.startswith("play ") or text.endswith("uncle-will") or for_gold(text)


def for_gold(text: str) -> bool:
    return text.endswith("gold-rush beer")


def new_identity(pair: Pair) -> None:
    for start in pair.starts():
        start["asked"].insert(0, "identity")


def a_fistful_of_cards(pair: Pair) -> None:
    """One card in hand, one shot."""
    loses_life(pair, "shot")


def abandoned_mine(pair: Pair) -> None:
    spades_for_teren_kill(pair)  # the card that the shot has cost lies on the deck
    for start in pair.starts():
        lying = list(PILES[start["colour"]])
        now: dict[str, str] = {}
        for at, (place, card) in enumerate(start["gained"]):
            if place in ("deck", "pile"):  # FC-INTERACT-07
                now[card] = lying.pop()
                start["gained"][at] = ("pile", now[card])
        for key in ("back", "shown", "dropped"):
            start[key] = [now[card] for card in start[key]]
        if pair.compendium:  # ED-28: what an ability discards goes there, too
            start["back"] += start["dropped"]
            start["dropped"] = []
    # By the compendium who took a card in play has not drawn from the pile (ED-95).
    if not (pair.compendium and takes_instead(pair.base["start red"])):
        end = pair.base["end"]
        end["put-back"], end["discarded"] = end["discarded"], 0


def ambush(pair: Pair) -> None:
    if pair.character == "black-flower":  # her last target is another one
        pair.base["acts"] = ([], [(0, 0, 0), (-1, 0, 0), (0, 0, 0), (0, 0, -1)])
    """The one who sits opposite is as near as the others."""
    for name, value in pair.base.items():
        if "numbers" in name and not name.startswith("after "):
            for way in ("sees", "seen"):
                value[way][2] = max(1, value[way][2] - 1)


def blood_brothers(pair: Pair) -> None:
    for start in pair.starts():
        start["asked"].insert(0, "give-life")


def hard_liquor(pair: Pair) -> None:
    for start in pair.starts():
        rest = [kind for kind in start["asked"] if kind not in ("copy", "pair")]
        if start["eager"]:
            instead(start, "skip-draw", gained=[])
            start["life"] += 1
        else:
            start["asked"] = [*named_first(start), "skip-draw", *rest]


def lasso(pair: Pair) -> None:
    if pair.character == "black-flower":  # her last target is another one
        pair.base["acts"] = (["shot"], [(0, 0, 0), (-1, 0, 0), (0, 0, -1), (0, 0, 0)])
    """As if no card lay in play."""
    for name in ("numbers", "own numbers"):
        pair.base[name] = pair.base[f"{name}, bare"]
    pair.options_without(lambda text: text.startswith("use canteen"))
    barrel = "use barrel:qs"
    pair.base["answers"] = [text for text in pair.base["answers"] if text != barrel]
    pair.base["check"] = CANNOT
    needed, texts = pair.base["shot"]
    pair.base["shot"] = (needed, [text for text in texts if text != barrel])


def law_of_the_west(pair: Pair) -> None:
    for start in pair.starts():
        kept = [card for _, card in start["gained"] if card not in start["back"]]
        if len(kept) > 1:  # FC-INTERACT-09, FC-INTERACT-10
            start["shown"].insert(0, kept[1])
            start["due"] = [kept[1]]


def peyote(pair: Pair) -> None:
    """Who is eager says red until it is wrong; by the compendium it is clubs, and wrong at once."""
    for start in pair.starts():
        deck = DECKS[start["colour"]]
        right = 0 if pair.compendium else 2 if start["colour"] == "red" and start["eager"] else 1
        gained = [("store", card) for card in deck[:right]]
        instead(start, *["guess"] * (right + 1), gained=gained)


def ranch(pair: Pair) -> None:
    """Who is eager gives one card for another."""
    for start in pair.starts():
        start["asked"] += ["exchange", "exchange"] if start["eager"] else ["exchange"]
        if start["eager"]:
            start["dropped"].append("missed:2s")
            draws(start)


def ricochet(pair: Pair) -> None:
    pair.base["options"] |= {f"use {card} ricochet" for card in bang_cards(pair)}


def bang_cards(pair: Pair) -> list[str]:
    """The hand cards that are BANG! cards for this character, in the order of the hand."""
    as_bang = {text.split()[1] for text in pair.base["options"] if is_bang(text)}
    return [card for card in ("bang:8s", "bang:as", "missed:2s") if card in as_bang]


def russian_roulette(pair: Pair) -> None:
    """The Sheriff and this one give their Missed!, the next one has none."""
    pair.base["comes"] = [(1, "roulette")]
    if pair.character == "suzy-lafayette":
        pair.base["comes"].append((1, "draw"))


def sniper(pair: Pair) -> None:
    two = combinations(bang_cards(pair), 2)
    pair.base["options"] |= {f"use {first} sniper {second}" for first, second in two}


def the_judge(pair: Pair) -> None:
    pair.options_without(lambda text: text in ("play mustang:9h", "play bible:10h"))
    pair.base |= {"lays": CANNOT, "laid": CANNOT}


def thirst(pair: Pair) -> None:
    for start in pair.starts():
        one_fewer(start)
        if pair.compendium and not takes_instead(start):  # ED-24
            if start["back"]:
                start["asked"].pop()
                start["gained"].pop()
                del start["back"][0]
            elif pair.character in ("bill-noface", "pixie-pete"):
                del start["gained"][1:]


def train_arrival(pair: Pair) -> None:
    for start in pair.starts():
        if pair.compendium:
            draws(start)  # ED-25
        else:
            one_more(start)


def vendetta(pair: Pair) -> None:
    pair.base["end"]["checked"] += 1  # CB-EXTRA-04: beside Don Bell's
    if pair.character == "john-pain":
        pair.base["loot"] += 1  # the card of another's check
        pair.base["late"] += 1  # and that of his own
    if pair.character == "pedro-ramirez":  # the card of the last check lies on the pile
        for start in pair.starts():
            if start["eager"]:
                start["gained"][0] = ("pile", CLUBS[0])


def darling_valentine(pair: Pair) -> None:
    """The hand goes, and everything that is drawn comes one card later."""
    if pair.compendium:
        return  # once, as she comes
    for start in pair.starts():
        deck = DECKS[start["colour"]]
        later = dict(pairwise(deck))
        if pair.character == "black-jack" and len(start["gained"]) > 2:
            start["gained"].pop()  # his second card is another one, and black
        start["gained"] = [
            ("deck", deck[0]),
            *((place, later[card] if place == "deck" else card) for place, card in start["gained"]),
        ]
        for key in ("back", "shown", "dropped"):
            start[key] = [later[card] for card in start[key]]
        start["dropped"].insert(0, "missed:2s")
        if pair.character == "pedro-ramirez" and start["eager"]:
            start["gained"][1] = ("pile", "missed:2s")


def dorothy_rage(pair: Pair) -> None:
    pair.base["options"] |= {"use dorothy-rage"}


def gag(pair: Pair) -> None:
    pair.base["rules"] = (True, False, [])


def lady_rosa(pair: Pair) -> None:
    for name in ("options", "loaded"):
        pair.base[name] |= {"use lady-rosa-of-texas"}


def miss_susanna(pair: Pair) -> None:
    pair.base["end"]["wounded"] += 1
    if pair.character == "bart-cassidy":
        pair.base["late"] += 1


def sacagaway(pair: Pair) -> None:
    pair.base["rules"] = (False, True, [])


def showdown(pair: Pair) -> None:
    """Everything is a BANG!, and BANG! cards are Missed! (by the compendium either)."""
    pair.base["sources"].append("showdown")
    held = [text.split()[1] for text in sorted(pair.plain["options"]) if text.startswith("play ")]
    others = [card for card in (*held, "missed:2s") if not card.startswith("bang")]
    if pair.character == "big-spencer":
        others.remove("missed:2s")  # WS-CHAR-39
    pair.base["options"] |= {f"play {card} as bang" for card in others}
    if pair.character == "der-spot-burst-ringer":
        pair.base["options"] |= {f"use {card} der-spot-burst-ringer" for card in others}
    if not pair.compendium:
        played = pair.character in ("uncle-will", "der-spot-burst-ringer")
        hands = ("play bang", "use bang") if played else ("play bang",)
        pair.options_without(lambda text: text.startswith(hands))
        pair.base |= {"bangs": 0, "shot": CANNOT, "cancelled": CANNOT, "sure": CANNOT}
        pair.base["aimed"] = CANNOT
    found = pair.base["answers"]
    if "use missed:2s mick-defender" in found:
        pair.base["answers"] = sorted([*found, "use bang:8s mick-defender"])
    elif found != CANNOT and (pair.character == "big-spencer" or "miss missed:2s" in found):
        pair.base["answers"] = sorted({*found, "miss bang:8s"})


def wild_west_show(pair: Pair) -> None:
    pair.base["rules"] = (False, False, ["wild-west-show-event"])


CHANGES: dict[str, Callable[[Pair], None]] = {
    "a-fistful-of-cards": a_fistful_of_cards,
    "abandoned-mine": abandoned_mine,
    "ambush": ambush,
    "blessing": blessing,
    "blood-brothers": blood_brothers,
    "curse": curse,
    "darling-valentine": darling_valentine,
    "dorothy-rage": dorothy_rage,
    "gag": gag,
    "lady-rosa-of-texas": lady_rosa,
    "miss-susanna": miss_susanna,
    "sacagaway": sacagaway,
    "showdown": showdown,
    "wild-west-show-event": wild_west_show,
    "ghost-town": ghost_town,
    "gold-rush-event": gold_rush,
    "handcuffs": handcuffs,
    "hangover": hangover,
    "hard-liquor": hard_liquor,
    "high-noon": loses_life,
    "lasso": lasso,
    "law-of-the-west": law_of_the_west,
    "new-identity": new_identity,
    "peyote": peyote,
    "ranch": ranch,
    "ricochet": ricochet,
    "russian-roulette": russian_roulette,
    "shootout": shootout,
    "sniper": sniper,
    "the-judge": the_judge,
    "the-reverend": the_reverend,
    "the-sermon": the_sermon,
    "thirst": thirst,
    "train-arrival": train_arrival,
    "vendetta": vendetta,
}
"""For a player who is in the game."""


# -- as it comes, turned up by this character --------------------------------------------------

REVEALS: dict[str, Digest] = {
    "the-daltons": {
        "asked": [(0, "give-up")],
        "changed": [[0, -1, 0], [0, -1, 0], [0, -1, 0], [0, 0, 0]],
    },
    "helena-zontero": {"turned": 1},  # nobody's check, whoever makes it (WS-CARD-19)
    "the-doctor": {"changed": [[0, 0, 0], [0, 0, 0], [0, 0, 1], [0, 0, 0]]},
    "russian-roulette": {
        "asked": [(0, "roulette"), (1, "roulette")],
        "changed": [[-1, 0, 0], [0, 0, -2], [0, 0, 0], [0, 0, 0]],
        "offered": ["pass", "use barrel:ac"],  # HN-EVENT-15: whoever is Sheriff
    },
}


def at_reveal(event: str, character: str, base: Digest) -> Digest:
    base |= REVEALS.get(event, {})
    if event == "russian-roulette" and character == "molly-stark":
        base["changed"] = [[0, 0, 0], *base["changed"][1:]]  # HN-EVENT-15
    if event == "russian-roulette" and character == "big-spencer":  # he has nothing to play
        changed = [[0, 0, -2], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
        base |= {"asked": [(0, "roulette")], "changed": changed, "offered": None}
    return base


# -- for a player who is out -------------------------------------------------------------------

NEW_FOR_GREYGORY = ("sid-ketchum", "suzy-lafayette")
"""Whom he gets as he comes back; Suzy with an empty hand draws at once."""


def asked_for_no_pair(start: Start) -> None:
    """Greygory Deck has just got one."""
    start["asked"] = [kind for kind in start["asked"] if kind != "pair"]


def comes_as_a_ghost(character: str, start: Start) -> tuple[str, list[str]]:
    start["life"] = 0
    asked_for_no_pair(start)
    if character == "youl-grinner":
        start["others"] = -1
    if character == "bill-noface":
        draws(start, 2)  # HN-GHOST-09
    elif character != "pixie-pete":  # HN-GHOST-08
        one_more(start)
    if character in ("suzy-lafayette", "greygory-deck"):  # HN-INTERACT-06
        start["asked"].insert(0, "draw")
        draws(start)
    return "out", []


def comes_for_good(character: str, start: Start) -> tuple[str, list[str]]:
    """Two cards, and then a turn like any other (FC-CARD-24)."""
    deck = DECKS[start["colour"]]
    asked_for_no_pair(start)
    shifted = dict(zip(deck, deck[2:], strict=False))
    if character == "black-jack":
        start["gained"].pop()  # his second card is another one, and black
    start["gained"] = [
        ("deck", deck[0]),
        ("deck", deck[1]),
        *((place, shifted[card] if place == "deck" else card) for place, card in start["gained"]),
    ]
    for key in ("back", "shown", "dropped"):
        start[key] = [shifted[card] for card in start[key]]
    if character == "greygory-deck":
        return "in", [character, *NEW_FOR_GREYGORY]
    return "in", [character, *(["nobody"] if character == "vera-custer" else [])]


def comes_to_one_life(character: str, start: Start) -> tuple[str, list[str]]:
    """With one life point and no cards, and then a turn like any other (WS-CARD-06)."""
    start["life"] = 1
    asked_for_no_pair(start)
    if character == "bill-noface":
        draws(start)
    if character in ("suzy-lafayette", "greygory-deck"):
        start["asked"].insert(0, "draw")
        draws(start)
    if character == "youl-grinner":
        start["others"] = -1
    if character == "greygory-deck":
        return "in", [character, *NEW_FOR_GREYGORY]
    return "in", [character, *(["nobody"] if character == "vera-custer" else [])]


RETURNS: dict[str, Callable[[str, Start], tuple[str, list[str]]]] = {
    "bone-orchard": comes_to_one_life,
    "dead-man": comes_for_good,
    "ghost-town": comes_as_a_ghost,
}
