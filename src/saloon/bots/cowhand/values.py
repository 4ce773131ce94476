"""What the cowhand knows about cards and characters: data, and nothing but data.

What everybody should know of a card is a tag in its data row; here is what the cowhand thinks.

A card or character that is not listed is treated with caution, so that new ones do no harm.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from saloon.games.bang.catalogue import tagged


class Worth(NamedTuple):
    """A card by what it is good for."""

    hold: float
    """In hand, before looking at the table."""
    plan: str = ""
    """The way of thinking about playing it: a name in `plays.PLANS`."""
    stage: int = 9
    """The order of a turn: what brings or takes cards comes before what fires."""
    laid: float = 3.0
    """In play, to the player it lies in front of; negative for a burden."""
    stops: str = ""
    """What saves a target: the card to answer with."""
    reach: int = 0
    """The range, for a weapon."""
    brings: int = 0
    """Cards drawn, life points regained."""
    accuses: float = 0.0
    """How much playing it at somebody tells about the player's role."""
    uses: str = ""
    """The way of thinking about using it once it lies in play, if it is used up by that."""
    costs: int = 0
    """Other cards it costs."""
    besides: float = 0.0
    """What a weapon is worth besides its reach, in enemies within it."""


UNKNOWN = Worth(3.0)

CARDS: dict[str, Worth] = {
    "bang": Worth(4.0, "shot", 11, stops="missed", accuses=1.0),
    "missed": Worth(4.5),
    "beer": Worth(6.0, "heal", 3, brings=1),
    "saloon": Worth(2.5, "party", 3, brings=1),
    "stagecoach": Worth(5.5, "draw", 1, brings=2),
    "wells-fargo": Worth(7.0, "draw", 0, brings=3),
    "general-store": Worth(3.8, "store", 2),
    "panic": Worth(4.6, "rob", 5, brings=1, accuses=0.5),
    "cat-balou": Worth(4.2, "rob", 6, accuses=0.5),
    "gatling": Worth(4.8, "storm", 9, stops="missed", accuses=0.3),
    "indians": Worth(3.8, "storm", 9, stops="bang", accuses=0.3),
    "duel": Worth(3.5, "duel", 10, stops="bang", accuses=1.0),
    "jail": Worth(3.4, "jail", 8, laid=-6.0, accuses=0.8),
    "dynamite": Worth(1.0, "dynamite", 14, laid=-4.0),
    "barrel": Worth(5.5, "equip", 7, laid=5.5),
    "mustang": Worth(5.0, "equip", 7, laid=4.8),
    "scope": Worth(4.4, "equip", 4, laid=4.2),
    "volcanic": Worth(4.2, "weapon", 4, laid=4.5, reach=1),
    "schofield": Worth(3.2, "weapon", 4, laid=3.2, reach=2),
    "remington": Worth(3.9, "weapon", 4, laid=3.9, reach=3),
    "rev-carabine": Worth(4.2, "weapon", 4, laid=4.2, reach=4),
    "winchester": Worth(4.5, "weapon", 4, laid=4.5, reach=5),
    # Dodge City
    "dodge": Worth(5.0),
    "punch": Worth(3.8, "shot", 11, stops="missed", accuses=1.0),
    "springfield": Worth(3.9, "shot", 12, stops="missed", accuses=1.0, costs=1),
    "brawl": Worth(3.4, "brawl", 6, accuses=0.2, costs=1),
    "rag-time": Worth(4.2, "rob", 5, brings=1, accuses=0.5, costs=1),
    "tequila": Worth(3.3, "treat", 3, brings=1, accuses=0.5, costs=1),
    "whisky": Worth(3.8, "drink", 3, brings=2, costs=1),
    "binocular": Worth(4.4, "equip", 4, laid=4.2),
    "hideout": Worth(5.0, "equip", 7, laid=4.8),
    "bible": Worth(5.4, "equip", 7, laid=5.4),
    "iron-plate": Worth(4.8, "equip", 7, laid=4.8),
    "sombrero": Worth(4.8, "equip", 7, laid=4.8),
    "ten-gallon-hat": Worth(4.8, "equip", 7, laid=4.8),
    "buffalo-rifle": Worth(4.4, "equip", 7, laid=4.4, stops="missed", accuses=1.0, uses="shot"),
    "can-can": Worth(4.0, "equip", 7, laid=4.0, accuses=0.5, uses="rob"),
    "canteen": Worth(4.8, "equip", 7, laid=4.6, brings=1, uses="drink"),
    "conestoga": Worth(4.4, "equip", 7, laid=4.4, brings=1, accuses=0.5, uses="rob"),
    "derringer": Worth(4.3, "equip", 7, laid=4.3, stops="missed", accuses=1.0, uses="shot"),
    "howitzer": Worth(4.6, "equip", 7, laid=4.6, stops="missed", accuses=0.3, uses="storm"),
    "knife": Worth(3.9, "equip", 7, laid=3.9, stops="missed", accuses=1.0, uses="shot"),
    "pepperbox": Worth(4.1, "equip", 7, laid=4.1, stops="missed", accuses=1.0, uses="shot"),
    "pony-express": Worth(5.5, "equip", 7, laid=5.5, brings=3, uses="draw"),
    # Armed & Dangerous
    "ace-up-the-sleeve": Worth(4.8, "equip", 3, laid=4.0, brings=1, uses="draw"),
    "bandolier": Worth(3.9, "equip", 4, laid=3.6, uses="again"),
    "beer-keg": Worth(4.6, "equip", 7, laid=4.2, brings=1, uses="drink"),
    "bell-tower": Worth(3.4, "equip", 7, laid=3.0, uses="tower"),
    "bomb": Worth(3.6, "bomb", 8, laid=-6.0, accuses=0.8),
    "crate": Worth(5.0, "equip", 7, laid=4.8),
    "lockpick": Worth(4.4, "equip", 5, laid=4.0, brings=1, accuses=0.5, uses="pick"),
    "tumbleweed": Worth(3.6, "equip", 7, laid=3.2),
    "whip": Worth(4.2, "equip", 5, laid=3.8, accuses=0.5, uses="strip"),
    "big-fifty": Worth(5.2, "weapon", 4, laid=5.2, reach=6, besides=0.4),
    "buntline-special": Worth(3.6, "weapon", 4, laid=3.6, reach=2, besides=0.3),
    "double-barrel": Worth(3.0, "weapon", 4, laid=3.0, reach=1, besides=0.2),
    "thunderer": Worth(4.6, "weapon", 4, laid=4.6, reach=3, besides=0.6),
    "a-little-nip": Worth(5.0, "drink", 3, brings=1),
    "arrow": Worth(4.0, "shot", 10, stops="bang", accuses=1.0),
    "caravan": Worth(5.5, "draw", 1, brings=2),
    "duck": Worth(4.8),
    "flintlock": Worth(4.1, "shot", 11, stops="missed", accuses=1.0),
    "quick-shot": Worth(4.2, "shot", 11, stops="missed", accuses=1.0),
    "reloading": Worth(3.6, "reload", 2),
    "rust": Worth(3.4, "rust", 2),
    "squaw": Worth(4.4, "strip", 6, accuses=0.5),
    # The Valley of Shadows
    "aim": Worth(3.6, "keep"),
    "backfire": Worth(5.0),
    "bandidos": Worth(3.6, "bandidos", 6, accuses=0.2),
    "bounty": Worth(3.0, "bomb", 8, laid=-2.0, accuses=0.6),
    "escape": Worth(4.2),
    "fanning": Worth(4.4, "fan", 11, stops="missed", accuses=1.0),
    "ghost": Worth(2.0, "haunt", 13),
    "last-call": Worth(5.2, "drink", 3, brings=1),
    "lemat": Worth(4.4, "weapon", 4, laid=4.4, reach=1, besides=0.9),
    "poker": Worth(4.8, "poker", 1),
    "rattlesnake": Worth(3.4, "bomb", 8, laid=-4.0, accuses=0.8),
    "saved": Worth(4.0),
    "shotgun": Worth(3.6, "weapon", 4, laid=3.6, reach=1, besides=0.5),
    "tomahawk": Worth(4.1, "shot", 11, stops="missed", accuses=1.0),
    "tornado": Worth(1.5, "tornado", 13),
    # The Great Train Robbery
    "cactus": Worth(5.2),
    "evaded": Worth(5.4),
    "full-steam": Worth(3.2, "steam", 12),
    "knife-revolver": Worth(4.2, "shot", 11, stops="missed", accuses=1.0),
    "money-bag": Worth(3.4, "bag", 6),
    "most-wanted": Worth(3.2, "wanted", 9, accuses=0.2),
    "next-stop": Worth(4.2, "stop", 1, brings=1),
    "switch": Worth(3.0, "switch", 6, accuses=0.5),
    "train-robbery": Worth(4.0, "robbery", 10, stops="missed", accuses=1.0),
    "water-tower": Worth(5.2, "draw", 3),
    "dragoon": Worth(4.2, "weapon", 4, laid=4.2, reach=2),
    "map": Worth(3.8, "equip", 4, laid=3.8),
    "refund": Worth(3.8, "equip", 7, laid=3.6),
    "strongbox": Worth(5.6, "equip", 3, laid=5.4),
    "baggage-car": Worth(4.8, laid=4.8),
    "caboose": Worth(4.0, laid=3.8),
    "cattle-truck": Worth(4.0, laid=3.4, brings=1, uses="draw"),
    "circus-wagon": Worth(3.4, laid=3.0, uses="brawl"),
    "coal-hopper": Worth(3.6, laid=3.2, brings=1, uses="draw"),
    "dining-car": Worth(4.4, laid=4.4),
    "express-car": Worth(4.0, laid=3.6, uses="express"),
    "ghost-car": Worth(5.0, laid=5.0),
    "lounge-car": Worth(4.0, laid=3.4, uses="draw"),
    "lumber-flatcar": Worth(2.5, laid=-3.0),
    "mail-car": Worth(5.6, laid=5.2, brings=2, uses="draw"),
    "observation-car": Worth(6.0, laid=6.0),
    "passenger-car": Worth(4.6, laid=4.2, brings=1, accuses=0.5, uses="rob"),
    "prisoner-car": Worth(3.6, laid=3.6),
    "private-car": Worth(2.6, laid=2.6),
    "sleeper-car": Worth(4.0, laid=4.0),
}

HIDDEN_CARD = 4.0
"""What a card in a stranger's hand is worth on average."""
SHARE = {"missed": 0.15, "bang": 0.31, "beer": 0.075}
"""How often a card of the deck is one of these."""
HEARTS = 0.25
"""How often a draw! shows hearts."""
EXPLODES = 0.1
"""How often a draw! shows a spade from 2 to 9."""


class Omen(NamedTuple):
    """An event card by what it changes in the cowhand's reckoning."""

    hearts: float = HEARTS
    """How often a draw! shows hearts while it is in force."""
    explodes: float = EXPLODES
    """How often a draw! shows a spade from 2 to 9 then."""
    no_bangs: bool = False
    """Whether one's own BANG! cards are of no use in one's turn."""
    no_beers: bool = False
    """Whether no Beer saves anybody."""
    idle_cards: bool = False
    """Whether cards in play do nothing."""
    dared: bool = False
    """Whether a card turned up decides about shots, and nothing else."""
    free_for_all: bool = False
    """Whether everybody plays alone."""
    comes_back: bool = False
    """Whether whoever dies is back in the next turn of the own."""
    bangs_miss: bool = False
    """Whether BANG! cards are Missed! cards."""
    least: int = 0
    """How many cards one has to play in a turn, or lose a life point."""
    fleeting: bool = False
    """Whether the hand is gone by one's next turn."""


ORDINARY = Omen()

EVENTS: dict[str, Omen] = {
    "blessing": Omen(hearts=1.0, explodes=0.0),
    "curse": Omen(hearts=0.0, explodes=8 / 13),
    "the-sermon": Omen(no_bangs=True),
    "the-reverend": Omen(no_beers=True),
    "lasso": Omen(idle_cards=True),
    "daring-challenge": Omen(dared=True),
    "bone-orchard": Omen(comes_back=True),
    "darling-valentine": Omen(fleeting=True),
    "miss-susanna": Omen(least=3),
    "showdown": Omen(bangs_miss=True),
    "wild-west-show-event": Omen(free_for_all=True),
}


class Knack(NamedTuple):
    """A character by what it changes in the cowhand's reckoning."""

    rank: float = 5.0
    """How glad the cowhand is to play it."""
    barrels: int = 0
    needs: int = 1
    """Missed! effects needed against its shots."""
    any_number: bool = False
    """Whether it fires as often as it likes."""
    either: bool = False
    """Whether BANG! and Missed! are the same to it."""
    two_flips: bool = False
    trades: int = 0
    """Cards it gives for a life point, at any time."""
    refills: bool = False
    """Whether an empty hand fills again."""
    repaid: float = 0.0
    """What it gains by a life point it loses, or takes from who took it."""
    avenges: bool = False
    """Whether who takes a card from it is shot at."""
    saves: int = 0
    """Nuggets that the first piece of equipment in a turn costs it less."""


PLAIN = Knack()

CHARACTERS: dict[str, Knack] = {
    "bart-cassidy": Knack(5.5, repaid=1.0),
    "black-jack": Knack(6.0),
    "calamity-janet": Knack(6.0, either=True),
    "el-gringo": Knack(4.5, repaid=1.5),
    "jesse-jones": Knack(5.5),
    "big-spencer": Knack(6.5),
    "flint-westwood": Knack(5.5),
    "gary-looter": Knack(5.5),
    "greygory-deck": Knack(6.5),
    "john-pain": Knack(6.0),
    "lee-van-kliff": Knack(6.0),
    "teren-kill": Knack(5.0),
    "youl-grinner": Knack(6.0),
    "jourdonnais": Knack(5.0, barrels=1),
    "kit-carlson": Knack(6.0),
    "lucky-duke": Knack(5.2, two_flips=True),
    "paul-regret": Knack(5.0),
    "pedro-ramirez": Knack(5.0),
    "rose-doolan": Knack(5.0),
    "sid-ketchum": Knack(5.5, trades=2),
    "slab-the-killer": Knack(6.5, needs=2),
    "suzy-lafayette": Knack(6.0, refills=True),
    "vulture-sam": Knack(5.0),
    "willy-the-kid": Knack(7.0, any_number=True),
    # Dodge City
    "apache-kid": Knack(5.0),
    "belle-star": Knack(5.5),
    "bill-noface": Knack(5.2),
    "chuck-wengam": Knack(4.8),
    "doc-holyday": Knack(5.0),
    "elena-fuente": Knack(5.8),
    "gregg-digger": Knack(5.0),
    "herb-hunter": Knack(5.2),
    "jose-delgado": Knack(4.8),
    "molly-stark": Knack(5.6),
    "pat-brennan": Knack(5.6),
    "pixie-pete": Knack(6.5),
    "sean-mallory": Knack(5.2),
    "tequila-joe": Knack(5.0),
    "vera-custer": Knack(5.0),
    # Armed & Dangerous
    "al-preacher": Knack(5.2),
    "bass-greeves": Knack(5.0),
    "bloody-mary": Knack(5.6),
    "frankie-canton": Knack(5.2),
    "julie-cutter": Knack(5.6, repaid=1.5),
    "mexicali-kid": Knack(5.2),
    "ms-abigail": Knack(5.4),
    "red-ringo": Knack(6.0),
    # The Valley of Shadows
    "black-flower": Knack(5.6),
    "colorado-bill": Knack(5.6),
    "der-spot-burst-ringer": Knack(6.0),
    "evelyn-shebang": Knack(5.6),
    "henry-block": Knack(5.4, avenges=True),
    "lemonade-jim": Knack(5.2),
    "benny-brawler": Knack(5.0),
    "evan-babbit": Knack(5.6),
    "jimmy-texas": Knack(6.2),
    "manuelita": Knack(5.4),
    "sancho": Knack(5.6),
    "sgt-blaze": Knack(5.2),
    "shade-oconnor": Knack(4.8),
    "zippy-roy": Knack(5.2),
    "mick-defender": Knack(5.6),
    "tuco-franziskaner": Knack(5.8),
    # The Bullet
    "claus-the-saint": Knack(5.0),
    "johnny-kisch": Knack(5.0),
    "uncle-will": Knack(5.4),
    # Gold Rush
    "don-bell": Knack(5.8),
    "dutch-will": Knack(4.6),
    "jacky-murieta": Knack(5.4),
    "josh-mccloud": Knack(5.0),
    "madam-yto": Knack(5.2),
    "pretty-luzena": Knack(5.0, saves=1),
    "raddie-snake": Knack(5.6),
    "simeon-picos": Knack(5.2, repaid=0.8),
}

ANY_NUMBER = tagged("any-number")
"""Cards in play that let their owner fire as often as they like."""
BARRELS = tagged("barrel")
COVERS = tagged("cover")
SHIELDS = tagged("shield")
"""Cards in play that are used up as a Missed! effect."""
KEEPERS = frozenset({"ghost", "ghost-car"})
"""Cards in play that keep somebody in the game who has no life points."""
MISSES = tagged("missed")
"""Cards in hand that are a Missed! effect."""
DRINKS = frozenset({"drink", "treat"})
"""Plans that bring life points however many players are left."""
EITHER = ("bang", "missed")
"""What some use the one as the other."""
PLAYS_AS = {"uncle-will": "general-store"}
"""Abilities that play any hand card as this one."""
TRADES = frozenset(name for name, knack in CHARACTERS.items() if knack.trades)
FREE_ANSWERS = tagged("free-answer")
"""Abilities that answer a shot and cost nothing."""


def worth_of(card: str) -> Worth:
    return CARDS.get(card, UNKNOWN)


def omen_of(in_force: list[str]) -> Omen:
    """What the event cards in force change together; most change nothing here."""
    omen = ORDINARY
    for each in in_force:
        if each in EVENTS:
            omen = omen._replace(**_special(EVENTS[each], ORDINARY))
    return omen


def knack_of(abilities: list[str]) -> Knack:
    """What the abilities change together; most players have exactly one."""
    known = [CHARACTERS[each] for each in abilities if each in CHARACTERS]
    knack = known[0] if known else PLAIN
    for other in known[1:]:
        knack = knack._replace(**_special(other, PLAIN))
    return knack


def _special(one: Any, usual: Any) -> dict[str, Any]:
    """What is not as usual, by name.

    Not typed, on purpose: fields of several types would all come out as floats when compiled.
    """
    told = zip(one._fields, one, usual, strict=True)
    return {name: new for name, new, old in told if new != old}
