"""Who sits at the table, in words; and how a sentence is about oneself or somebody else."""

from collections.abc import Sequence

INVENTED = ("Ann", "Bert", "Cora", "Dan", "Elsie", "Frank", "Greta", "Hank", "Ida")
IRREGULAR = {"are": "is", "have": "has", "were": "was"}


def table_names(players: int, me: int | None = None, name: str = "") -> list[str]:
    """Names for all seats: each seat has its own, so that a replay calls the bots the same."""
    names = list(INVENTED[:players])
    for seat, invented in enumerate(names):
        if invented.casefold() == name.casefold():
            names[seat] = INVENTED[players]
    if me is not None:
        names[me] = name or "You"
    return names


class Cast:
    """The names of the seats as one viewer (None: nobody in particular) speaks of them."""

    def __init__(self, names: Sequence[str], viewer: int | None) -> None:
        self.names = list(names)
        self.viewer = viewer

    def who(self, seat: int) -> str:
        """In the middle of a sentence."""
        return "you" if seat == self.viewer else self.names[seat]

    def whose(self, seat: int) -> str:
        return "your" if seat == self.viewer else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str) -> str:
        """The beginning of a sentence: `You draw`, `Ann draws`."""
        if seat == self.viewer:
            return f"You {verb}"
        return f"{self.names[seat]} {third_person(verb)}"


def third_person(verb: str) -> str:
    word, _, rest = verb.partition(" ")
    if word.endswith("!"):  # to draw! is a verb of the game
        word = third_person(word[:-1]) + "!"
    elif word in IRREGULAR:
        word = IRREGULAR[word]
    elif word.endswith(("s", "sh", "ch")):
        word += "es"
    elif word.endswith("y") and word[-2] not in "aeiou":
        word = word[:-1] + "ies"
    else:
        word += "s"
    return f"{word} {rest}".strip()
