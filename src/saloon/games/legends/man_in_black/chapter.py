"""What the Man in Black brings to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from saloon.games.legends.acts import Act
from saloon.games.legends.board import SPACES
from saloon.games.legends.chapters import Chapter, StepOfTurn
from saloon.games.legends.facts import DETAIL, PLACE, SPACE
from saloon.games.legends.man_in_black.acts import ArrestHim, DuelHim, RobHim
from saloon.games.legends.man_in_black.cards import his_card
from saloon.games.legends.man_in_black.him import HIM, BlackFace, Stranger, him
from saloon.games.legends.state import Legends
from saloon.kernel import Event, Face, SetupError
from saloon.kernel.facts import (
    AMOUNT,
    BUNCHED,
    COUNT,
    FACE,
    FLAG,
    ID,
    NOBODY,
    Facts,
    Id,
    Several,
    Shape,
    maybe,
)
from saloon.kernel.parts import Part
from saloon.kernel.showing import Showing
from saloon.kernel.stored import is_number

GIVEN = ("space", "lp", "deck")
FIGURE = Shape("ManInBlack", {"space": SPACE, "lp": AMOUNT, "deck": AMOUNT, "pile": Several(FACE)})
SHOWN = Showing(FIGURE.facts, Stranger)


class ManInBlack(Chapter):
    id = HIM
    keeps: type[Part] | None = Stranger
    acts: tuple[Act, ...] = (ArrestHim(), DuelHim(), RobHim())
    steps: Mapping[str, StepOfTurn] = MappingProxyType({"round": his_card})
    facts = Facts(
        events={
            "black-enters": {"seat": NOBODY, "place": SPACE, "total": AMOUNT},
            "black-turned": {"seat": NOBODY, "card": FACE, "deed": Id("deed")},
            "black-went": {"seat": NOBODY, "start": SPACE, "place": SPACE},
            "black-gained": {"seat": NOBODY, "amount": AMOUNT, "total": AMOUNT, "why": maybe(ID)},
            "black-lost": {"seat": NOBODY, "amount": AMOUNT, "total": AMOUNT, "why": maybe(ID)},
            "black-rolled": {"seat": NOBODY, "dice": Several(Id("die"), manner=BUNCHED)},
            "black-reshuffled": {"seat": NOBODY, "cards": COUNT},
            "black-fight": {"fight": ID, "attacked": FLAG},
            "black-poker": {"seat": NOBODY},
            "black-drew": {"seat": NOBODY, "cards": COUNT},
            "black-played": {"seat": NOBODY, "card": FACE, "shown": Several(FACE)},
        },
        details={
            "punch": DETAIL,
            "whiskey": DETAIL,
            "demand": DETAIL,
            "lead": PLACE,
        },
        view={
            "man_in_black": maybe(
                FIGURE, "With two players: where he is, and his cards, the last one on top."
            )
        },
        groups=("black", "deed"),
    )

    def pieces(self, config: Any) -> Mapping[str, Sequence[Face]]:
        cards = config.box.man_in_black.cards
        return {"black": [BlackFace(f"black:{card.id}", card) for card in cards]}

    def set_up(self, g: Legends) -> None:
        """WL-MIBRULE-03 to 05: the station, the LP of the level, ten cards face down."""
        box = g.config.box
        his = him(g)
        his.space = box.board.locations[box.man_in_black.start].spaces[0]
        his.lp = g.config.level
        g.shuffle(his.deck)
        g.tell(Event("black-enters", facts={"place": his.space, "total": his.lp}))

    def place(self, g: Legends, given: Mapping[str, Any]) -> None:
        """Where he stands, his LP, and the cards on top of his deck, the first one first."""
        his = him(g)
        for name in given:
            if name not in GIVEN:
                raise SetupError(f"the Man in Black has no '{name}'; there are {', '.join(GIVEN)}")
        space = given.get("space", his.space)
        if not isinstance(space, str) or space not in SPACES:
            raise SetupError(f"the board has no space {space!r}")
        lp = given.get("lp", his.lp)
        if not is_number(lp, range(100)):
            raise SetupError(f"the Man in Black cannot have {lp!r} LP")
        his.space, his.lp = space, lp
        for name in reversed(given.get("deck", [])):
            slot = next((each for each in his.deck if g.face[each].text == f"black:{name}"), None)
            if slot is None:
                raise SetupError(f"there is no card '{name}' of the Man in Black")
            his.deck.remove(slot)
            his.deck.append(slot)

    def figures(self, g: Legends) -> Mapping[str, str]:
        """WL-MIBRULE-01: he counts as another player's character."""
        return {HIM: him(g).space}

    def rivals(self, g: Legends) -> list[int]:
        """WL-MIBRULE-21: nothing is added at the end."""
        return [him(g).lp]

    def view(self, g: Legends, viewer: int | None, over: bool) -> dict[str, Any]:
        his = him(g)
        return {"man_in_black": SHOWN.of(his, g, viewer, over)} if his.space else {}


CHAPTER = ManInBlack()
