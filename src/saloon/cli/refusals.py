"""Why something is not possible, in words. The rules give an id and facts; the words are here."""

from collections.abc import Mapping

from saloon.cli.names import Cast
from saloon.cli.words import listed, source_name
from saloon.kernel import Refusal

SENTENCES = {
    "BB-PLAY-02": "You have played a BANG! this turn: one is the limit, unless a Volcanic or "
    "Willy the Kid lifts it.",
    "BB-PLAY-08": "{target} has a {card} already.",
    "BB-PLAY-12": "You have a {card} in play: the same weapon cannot replace it.",
    "BB-PLAY-14": "You have a {card} in play: two cards of one name cannot lie there.",
    "BB-PLAY-18": "You can only play a card from your hand, in your own turn.",
    "BB-TERM-05": "{card} cannot be used as that card.",
    "BB-DIST-02": "{target} is out of the game.",
    "BB-DIST-06": "{target} is too far away: {away}, and {card} needs distance 1; weapons do not "
    "help.",
    "BB-DIST-09": "{target} is out of range: {away}, and your range is {range}.",
    "BB-CARD-03": "With this table's rulings a BANG! cannot be aimed at oneself.",
    "BB-CARD-07": "Missed! is only an answer to a shot at you.",
    "BB-CARD-13": "With two players left a Beer helps nobody.",
    "BB-CARD-20": "With this table's rulings Panic! is for another player's cards only.",
    "BB-CARD-21": "You have no card in play that you could take from yourself.",
    "BB-CARD-22": "There is no card to take or discard there.",
    "BB-CARD-24": "With this table's rulings Cat Balou is for another player's cards only.",
    "BB-CARD-40": "Nobody can fight a Duel against oneself.",
    "BB-CARD-51": "Nobody can put the Sheriff into jail.",
    "BB-CARD-52": "Nobody goes to jail of one's own free will.",
    "BB-CARD-47": "{card} has had its one try against this shot.",
    "BB-CARD-48": "With this table's rulings a {card} does not work in jail.",
    "BB-DMG-06": "That would not be enough to save you.",
    "BU-CHAR-09": "A real {card} is simply played.",
    "DC-CHAR-05": "Belle Star: in her turn {card} has no effect.",
    "DC-GREEN-03": "Only a card that lies in front of you can be used.",
    "FC-CARD-26": "Lasso: {card} has no effect this round.",
    "HN-CARD-09": "Hangover: {card} has no ability this round.",
    "DC-CHAR-16": "Diamond cards of others have no effect on {target}.",
    "BB-PLAY-17": "{card} works by itself as long as it lies there: it is not used up.",
    "DC-GREEN-02": "{card} was laid down this turn: it can be used from the next turn on.",
    "DC-GREEN-04": "{card} is used in your own turn only.",
    "DC-GREEN-05": "{card} is only an answer to a shot at you.",
    "DC-GREEN-09": "A green card taken from somebody has to be laid down first: {card}.",
    "DC-GREEN-11": "You have a {card} in play: two cards of one name cannot lie there.",
    "DC-COST-02": "{card} costs another card from your hand, and you have none.",
    "DC-CARD-02": "{card} is only an answer to a shot at you.",
    "DC-CARD-04": "{target} is no neighbour of yours: with this table's rulings {card} reaches "
    "only those, whatever changes distances.",
    "DC-CARD-09": "With this table's rulings {card} is for another player's cards only.",
    "DC-CARD-25": "{target} is no neighbour of yours: with this table's rulings {card} reaches "
    "only those, whatever changes distances.",
    "DC-CARD-29": "With this table's rulings {card} is for another player's cards only.",
    "DC-CARD-30": "With this table's rulings {card} is for another player's cards only.",
    "DC-CARD-26": "{target} is no neighbour of yours: with this table's rulings {card} reaches "
    "only those, whatever changes distances.",
    "DC-CARD-33": "With this table's rulings {card} cannot be aimed at oneself.",
    "DC-THREE-11": "In the game for three nobody can drink Beer once two are left.",
    "HN-CARD-13": "The Sermon: no BANG! card can be used now.",
    "HN-CARD-23": "The Reverend: nobody may play a Beer this round.",
    "HN-EXTRA-01": "Handcuffs: {card} is not of the suit you have named.",
    "FC-CARD-29": "Law of the West: {card} has to be played first.",
    "FC-CARD-52": "The Judge: no card that stays in play may be played this round.",
    "game-over": "The game is over.",
    "already-answered": "You have answered this question: the others have not yet.",
    "not-an-option": "That is no answer to this question.",
    "not-asked": "It is not your move.",
}

NEEDS = {
    "turn": "only in your own turn, while you may play cards.",
    "shot": "only when you are shot at.",
    "pause": "first finish what you have begun.",
    "wound": "you have no life point to regain.",
    "life": "nobody can give the last life point.",
    "lives": "you have no life points now, neither to lose nor to regain.",
    "cards": "that takes {cards} from your hand.",
    "bangs": "that takes {bangs} from your hand.",
    "blue": "that takes a blue card from your hand.",
    "times": "{times} a turn, and that is done.",
    "another": "only another player can be the target.",
    "marks": "no card is in play that it could hit.",
    "suit": "diamonds alone have no effect on {target}.",
}
"""What an ability wants and does not get."""

SHORT = {
    "BB-PLAY-02": "one BANG! a turn",
    "BB-PLAY-12": "already in play",
    "BB-PLAY-14": "already in play",
    "BB-PLAY-20": "no possible target",
    "BB-CARD-07": "only as an answer to a shot",
    "BB-CARD-13": "not with two players left",
    "DC-GREEN-11": "already in play",
    "DC-COST-02": "costs another card",
    "DC-CARD-02": "only as an answer to a shot",
    "DC-THREE-11": "not with two players left",
    "HN-CARD-13": "The Sermon",
    "HN-CARD-23": "The Reverend",
    "HN-EXTRA-01": "handcuffed",
    "FC-CARD-52": "The Judge",
}


def sentence(refusal: Refusal, cast: Cast) -> str:
    """A whole sentence with the rule's id."""
    return f"{_words(refusal, cast)} ({refusal.rule})"


def _words(refusal: Refusal, cast: Cast) -> str:
    facts = refusal.facts
    card = source_name(str(facts["card"])) if "card" in facts else "that card"
    if refusal.rule == "BB-PLAY-20":
        return f"{card} has no target here." if "target" in facts else f"{card} needs a target."
    template = SENTENCES.get(refusal.rule)
    if template is None and facts.get("need") in NEEDS:
        template = "{card}: " + NEEDS[str(facts["need"])]
    if template is None:
        return "The rules do not allow that now."
    amount = int(facts.get("amount", 1))
    told: dict[str, object] = {
        **facts,
        "card": card,
        "away": _away(refusal),
        "cards": "a card" if amount == 1 else f"{amount} cards",
        "bangs": "a BANG! card" if amount == 1 else f"{amount} BANG! cards",
        "times": "once" if amount == 1 else "twice",
    }
    if "target" in facts:
        who = cast.who(int(facts["target"]))
        told["target"] = who[:1].upper() + who[1:]
    try:
        return template.format(**told)
    except KeyError:
        return "The rules do not allow that now."


def _away(refusal: Refusal) -> str:
    facts = refusal.facts
    return distance_words(facts) if "distance" in facts else "too far"


def distance_words(facts: Mapping[str, str | int]) -> str:
    """`distance 3 (2 places, farther by Mustang)`."""
    seats, distance = facts["seats"], facts["distance"]
    places = f"{seats} {'place' if seats == 1 else 'places'} away"
    why = [source_names(facts["apart"]) if "apart" in facts else places]
    if "nearer" in facts:
        why.append(f"nearer by {source_names(facts['nearer'])}")
    if "farther" in facts:
        why.append(f"farther by {source_names(facts['farther'])}")
    return f"distance {distance} ({', '.join(why)})"


def source_names(ids: str | int) -> str:
    return listed([source_name(id_) for id_ in str(ids).split(", ")])


def in_short(refusal: Refusal) -> str:
    """A few words for a list."""
    return SHORT.get(refusal.rule, "not now")
