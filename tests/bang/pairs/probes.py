"""What a character can do and what happens to it: looked at in many ways, each from a twin game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.bang.pairs.rides import aimed, late, ridden, spared, taken
from tests.bang.pairs.table import PLAYERS, Layout, Run

from saloon.games.bang.distance import reach, sees
from saloon.games.bang.flips import draw_check, put_away
from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.games.bang.triggers import settle
from saloon.games.bang.turn import hand_limit, next_to_play

Digest = dict[str, Any]
CANNOT = "cannot"

PILE = ("gatling:10h", "saloon:5h", "indians:5d", "dodge:7d", "wells-fargo:3h")
RED = ("beer:7h", "mustang:9h", "remington:kc", "stagecoach:9s", "missed:3s", "missed:4s",
       "missed:5s", "missed:6s", "missed:7s")  # fmt: skip
BLACK = ("beer:7h", "scope:as", *RED[2:])
PILES = {"red": (*PILE, "mustang:8h", "beer:8h"), "black": (*PILE, "winchester:8s", "beer:8h")}
DECKS = {"red": RED, "black": BLACK}
ON_TOP = {"vendetta": 1}
"""Cards that an event takes from the deck between two turns."""
CLUBS = ("bang:3c", "bang:4c", "bang:5c")


def before_the_turn(who: int, event: str, colour: str) -> Layout:
    """The moment before a player's turn; those of the others are quiet."""
    others = [each for each in range(PLAYERS) if each != who]
    return Layout(
        hands={who: ("missed:2s",), others[0]: ("missed:8s",)},
        in_play={others[1]: ("barrel:ac",)},
        deck=(*CLUBS[: ON_TOP.get(event, 0)], *DECKS[colour]),
        pile=PILES[colour],
        life=dict.fromkeys(others, 4),
    )


def start(before: Run, who: int, layout: Layout, colour: str, *, eager: bool = True) -> Digest:
    """What the start of a turn brings, up to the first card that can be played."""
    run = before.twin(layout, eager=eager)
    others = sum(len(player.hand) for player in run.g.players) - len(run.g.players[who].hand)
    run.ends()
    run.goes_on(lambda run: run.quiet_at(who))
    begun = next(
        number
        for number, event_ in enumerate(run.told)
        if event_.kind == "turn" and event_.seat == who
    )
    told = [event_ for event_ in run.told[begun:] if event_.seat == who]
    cards = [(event_.kind, {**event_.facts, **event_.secret}) for event_ in told]
    gained = [(_from(kind, facts), facts["card"]) for kind, facts in cards if _arrives(kind)]
    now = sum(len(player.hand) for player in run.g.players) - len(run.g.players[who].hand)
    return {
        "colour": colour,
        "eager": eager,
        "asked": [kind for seat, kind in run.asked if seat == who],
        "gained": gained,
        "back": [facts["card"] for kind, facts in cards if kind == "put-back"],
        "others": now - others,
        "shown": [facts["card"] for kind, facts in cards if kind == "showed"],
        "due": [run.g.face[slot].text for slot in run.g.due],
        "life": run.g.players[who].life,
        "dropped": [facts["card"] for kind, facts in cards if kind == "discarded"],
    }


def _arrives(kind: str) -> bool:
    return kind in ("drew", "took")


def _from(kind: str, facts: dict[str, Any]) -> str:
    if kind == "drew":
        return "deck"
    places = [place for place in ("pile", "in_play", "store") if facts.get(place)]
    return places[0] if places else "hand"


def is_next(run: Run, who: int) -> bool:
    """Whether the turn that can be ended now is the one before that of a player."""
    g = run.g
    return run.game.decision.kind == "play" and next_to_play(g, g.active) == who


# -- in the own turn -------------------------------------------------------------------------

ARMED = Layout(
    hands={1: ("bang:8s", "bang:as", "missed:2s", "beer:6h", "mustang:9h", "bible:10h",
               "stagecoach:9s", "cat-balou:8c", "panic:jh", "indians:kd"),
           0: ("beer:9h",), 2: ("beer:8h",)},
    in_play={1: ("canteen:7h", "barrel:qs"), 2: ("mustang:8h",), 3: ("scope:as",)},
    deck=CLUBS,
    life={3: 4},
)  # fmt: skip
BARE = Layout(hands=ARMED.hands, deck=CLUBS)


def options(run: Run, who: int) -> frozenset[str]:
    """What can be done, at whomever."""
    texts = [run.g.option_text(each) for each in run.twin(ARMED).game.options(who)]
    return frozenset(text.partition(" @")[0] for text in texts)


def numbers(run: Run, who: int, layout: Layout) -> dict[str, Any]:
    g = run.twin(layout).g
    own, others = g.players[who], [player for player in g.players if player.seat != who]
    return {
        "sees": [sees(g, own, other) for other in others],
        "seen": [sees(g, other, own) for other in others],
        "reach": reach(g, own),
        "limit": hand_limit(g, own),
    }


def bangs(run: Run, who: int) -> int:
    """How many of two BANG! cards can be played."""
    run = run.twin(Layout(hands={who: ("bang:as", "bang:8s")}, deck=CLUBS, life={2: 4}))
    return sum(run.plays(f"play {bang} @2") for bang in ("bang:as", "bang:8s"))


def shot(run: Run, who: int) -> Any:
    """What the target of a BANG! card is offered."""
    run = run.twin(
        Layout(hands={who: ("bang:as",), 2: ("missed:2s",)}, in_play={2: ("barrel:qs",)})
    )
    if not run.plays("play bang:as @2"):
        return CANNOT
    return run.game.decision.amount, [run.g.option_text(each) for each in run.game.options(2)]


def acts(run: Run, who: int, character: str) -> Any:
    """What the ability brings that is used in the own turn; the last way to use it."""
    run = run.twin(ARMED)
    ways = [each for each in run.game.options(who) if each.detail.partition(" ")[0] == character]
    if not ways:
        return CANNOT
    run.before = standing(run)
    run.choose(ways[-1], who)
    run.goes_on(lambda run: run.quiet_at(who))
    return [kind for _, kind in run.asked], change(run)


def lays(run: Run, who: int) -> Any:
    """Whether a card laid down leaves those of the same name where they are."""
    run = run.twin(
        Layout(hands={who: ("barrel:ks", "missed:2s")}, in_play={2: ("barrel:qs",)}, deck=CLUBS)
    )
    if not run.plays("play barrel:ks"):
        return CANNOT
    run.goes_on(lambda run: run.quiet_at(who))
    return len(run.g.players[2].in_play)


def loaded(run: Run, who: int) -> frozenset[str]:
    """What load tokens allow besides."""
    run = run.twin(Layout(in_play={who: ("crate:3h",)}, tokens={who: 3, 2: 2}, deck=CLUBS))
    texts = [run.g.option_text(each) for each in run.game.options(who)]
    return frozenset(text.partition(" @")[0] for text in texts if text != "end")


def cancelled(run: Run, who: int) -> Any:
    """What it brings that a BANG! card was answered."""
    run = run.twin(Layout(hands={who: ("bang:as",), 2: ("missed:2s",)}, deck=CLUBS))
    if not run.plays("play bang:as @2") or not run.plays("miss missed:2s"):
        return CANNOT
    run.goes_on(lambda run: run.quiet_at(who))
    return len(run.g.players[who].hand)


def sure(run: Run, who: int) -> Any:
    """Whether the target of a BANG! card is asked, with a spade on the deck."""
    run = run.twin(
        Layout(hands={who: ("bang:as",), 2: ("missed:2s",)}, deck=("volcanic:10s", *CLUBS))
    )
    if not run.plays("play bang:as @2"):
        return CANNOT
    return run.game.decision.kind == "shot"


def end(run: Run, who: int) -> dict[str, Any]:
    """What the end of a turn brings with too many cards in hand."""
    run = run.twin(
        Layout(
            hands={who: ("missed:2s", "missed:3s", "missed:4s", "missed:5s", "missed:6s")},
            deck=CLUBS,
            pile=PILE,
        )
    )
    run.ends()
    run.goes_on(lambda run: any(event.kind == "turn" for event in run.told))
    told = [event.kind for event in run.told if event.seat == who]
    return {kind: told.count(kind) for kind in ("discarded", "put-back", "checked", "wounded")}


def again(run: Run, who: int) -> Any:
    """With what a card just played can be repeated."""
    run = run.twin(Layout(hands={who: ("stagecoach:9s", "bang:as")}, deck=CLUBS))
    if not run.plays("play stagecoach:9s"):
        return CANNOT
    texts = [run.g.option_text(each) for each in run.game.options(who)]
    return sorted({text.partition(" @")[0] for text in texts if "lee-van-kliff" in text})


# -- in the turn of the left neighbour's neighbour ---------------------------------------------


def attacked(run: Run, who: int, layout: Layout, play: str) -> Run | None:
    """The player on the right plays something."""
    run = run.twin(layout)
    run.before = standing(run)
    if not run.plays(play):
        return None
    while run.game.decision.kind == "cost":
        run.answers(run.game.decision)
    return run


GUARDED = Layout(
    hands={0: ("springfield:ks", "missed:3s", "beer:7h"), 1: ("missed:2s", "bang:8s", "beer:6h")},
    in_play={1: ("barrel:qs",)},
    deck=CLUBS,
)
SHOT = "play springfield:ks @1"
"""It needs no range, is no BANG! card, and a spade."""


def answers(run: Run, who: int) -> Any:
    hit = attacked(run, who, GUARDED, SHOT)
    return sorted(hit.g.option_text(each) for each in hit.game.options(who)) if hit else CANNOT


def wound(run: Run, who: int) -> Any:
    hit = attacked(run, who, GUARDED, SHOT)
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return change(hit)


def gold_of(run: Run, who: int) -> Any:
    """What a wound pays, and to whom."""
    hit = attacked(run, who, GUARDED, SHOT)
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return list(gold(hit.g).nuggets)


def beer(run: Run, who: int) -> Any:
    """The player on the right drinks."""
    hands = {0: ("beer:9h",), who: ("missed:2s",)}
    hit = attacked(run, who, Layout(hands=hands, deck=CLUBS), "play beer:9h")
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return change(hit)[who]


def spent(run: Run, who: int) -> Any:
    """A Missed! played in another's turn."""
    hit = attacked(run, who, GUARDED, SHOT)
    if hit is None or not hit.plays("miss missed:2s"):
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return change(hit)


def indians(run: Run, who: int) -> Any:
    layout = Layout(hands={0: ("indians:kd",), who: ("bang:8s", "beer:6h")}, deck=CLUBS)
    hit = attacked(run, who, layout, "play indians:kd")
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return change(hit)


def emptied(run: Run, who: int) -> Any:
    layout = Layout(hands={0: ("cat-balou:8c",), who: ("beer:6h",)}, deck=CLUBS)
    hit = attacked(run, who, layout, "play cat-balou:8c @1")
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return hit.asked, len(hit.g.players[who].hand)


def robbed(run: Run, who: int) -> Any:
    """What it costs to take a card away."""
    layout = Layout(hands={0: ("cat-balou:8c",), who: ("beer:6h",)}, deck=CLUBS)
    hit = attacked(run, who, layout, "play cat-balou:8c @1")
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return hit.g.players[0].life


def diamond(run: Run, who: int) -> bool:
    """Whether a card of diamonds can be aimed there."""
    layout = Layout(hands={0: ("cat-balou:9d",), who: ("beer:6h",)})
    return attacked(run, who, layout, "play cat-balou:9d @1") is not None


def lethal(run: Run, who: int) -> Any:
    layout = Layout(
        hands={0: ("springfield:ks", "missed:3s"), who: ("beer:6h",)}, deck=CLUBS, life={who: 1}
    )
    hit = attacked(run, who, layout, SHOT)
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return [kind for seat, kind in hit.asked if seat == who], hit.g.players[who].life


def death(run: Run, who: int) -> Any:
    """Somebody else is eliminated, who leaves a card."""
    layout = Layout(
        hands={0: ("punch:10s",)}, in_play={3: ("scope:as",)}, deck=CLUBS, life={3: 1, who: 1}
    )
    hit = attacked(run, who, layout, "play punch:10s @3")
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return change(hit)[who]


def laid(run: Run, who: int) -> Any:
    """The player on the right lays a card down."""
    layout = Layout(hands={0: ("scope:as",)}, tokens={who: 2}, deck=CLUBS)
    hit = attacked(run, who, layout, "play scope:as")
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return len(hit.g.players[who].hand)


def anytime(run: Run, who: int) -> list[str]:
    run = run.twin(Layout(hands={who: ("missed:2s", "missed:3s")}))
    return [run.g.option_text(each) for each in run.game.interjections(who)]


def check(run: Run, who: int) -> Any:
    hands = {0: ("springfield:ks", "missed:3s")}
    layout = Layout(hands=hands, in_play={who: ("barrel:qs",)}, deck=CLUBS)
    hit = attacked(run, who, layout, SHOT)
    if hit is None or hit.game.decision.seats != (who,) or not hit.plays("use barrel:qs"):
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    turned = sum(event.kind == "turned" for event in hit.told)
    return turned, hit.g.players[who].life


def luck(run: Run, who: int) -> Any:
    """Where the card of a check goes that another player makes."""
    layout = Layout(in_play={0: ("barrel:qs",)}, hands={who: ("missed:3s",)}, deck=CLUBS)
    run = run.twin(layout)
    draw = draw_check(run.g, run.g.players[0], "barrel")
    for script in (draw, put_away(run.g, run.g.players[0]), settle(run.g)):
        for _ in script:
            pass
    return len(run.g.players[who].hand)


def fatal(run: Run, who: int) -> Any:
    """A shot that costs the last life point."""
    layout = Layout(hands={0: ("springfield:ks", "missed:3s")}, deck=CLUBS, life={who: 1})
    hit = attacked(run, who, layout, SHOT)
    if hit is None:
        return CANNOT
    hit.goes_on(lambda run: run.quiet_at(0))
    return hit.g.players[who].life


def loot(run: Run, who: int) -> Any:
    """What comes of the cards that another one discards above the limit."""
    hand = ("missed:2s", "missed:3s", "missed:4s", "missed:5s")
    run = run.twin(Layout(hands={0: hand}, deck=CLUBS, pile=PILE))
    run.ends()
    run.goes_on(lambda run: any(event.kind == "turn" for event in run.told))
    begun = next(number for number, event in enumerate(run.told) if event.kind == "turn")
    gains = ("took", "drew")  # from the pile for all to see, or hidden from the deck
    return sum(event.kind in gains and event.seat == who for event in run.told[:begun])


def tribute(run: Run, who: int) -> int:
    """How many cards others have to give to who has none."""
    run = run.twin(Layout(hands={0: ("missed:2s",)}, deck=CLUBS))
    player = run.g.players[who]
    for source in run.g.sources(player):
        for _ in source.collects(run.g, player) or ():
            pass
    return len(player.hand)


def rules(run: Run, who: int) -> Any:
    """What holds for the whole table besides: talk, open hands, other goals."""
    judges = [source.id for source in run.g.for_all if "judges" in source.hooks]
    return run.game.hears(who), run.g.open_hands, judges


def standing(run: Run) -> list[tuple[int, int, int]]:
    return [(len(each.hand), len(each.in_play), each.life) for each in run.g.players]


def change(run: Run) -> list[tuple[int, ...]]:
    """Cards in hand, cards in play and life points since then, of everybody."""
    return [
        tuple(after - earlier for earlier, after in zip(*pair, strict=True))
        for pair in zip(run.before, standing(run), strict=True)
    ]


IN_OTHERS_TURN: dict[str, Callable[[Run, int], Any]] = {
    "answers": answers,
    "wound": wound,
    "gold": gold_of,
    "beer": beer,
    "spent": spent,
    "indians": indians,
    "emptied": emptied,
    "robbed": robbed,
    "diamond": diamond,
    "lethal": lethal,
    "death": death,
    "laid": laid,
    "anytime": anytime,
    "check": check,
    "luck": luck,
    "fatal": fatal,
    "loot": loot,
    "rules": rules,
    "ridden": ridden,
    "aimed": aimed,
    "tribute": tribute,
}
IN_OWN_TURN: dict[str, Callable[[Run, int], Any]] = {
    "options": options,
    "bangs": bangs,
    "shot": shot,
    "lays": lays,
    "loaded": loaded,
    "cancelled": cancelled,
    "sure": sure,
    "end": end,
    "again": again,
    "taken": taken,
    "spared": spared,
    "late": late,
}
