"""What story cards bring to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from saloon.games.legends.acts import Act
from saloon.games.legends.chapters import Chapter, StepOfTurn
from saloon.games.legends.state import Legends, Player
from saloon.games.legends.stories.contribute import Contribute
from saloon.games.legends.stories.decks import (
    CYLINDERS,
    NONE,
    Decks,
    StoryFace,
    decks,
    lay_out,
    spaces,
)
from saloon.games.legends.stories.positions import given_stories
from saloon.games.legends.stories.telling import complete
from saloon.kernel import Face
from saloon.kernel.facts import (
    AMOUNT,
    COUNT,
    FACE,
    FLAG,
    NOBODY,
    SEAT,
    Fact,
    Facts,
    Id,
    Several,
    Shape,
)
from saloon.kernel.parts import Part


class Stories(Chapter):
    id = "stories"
    keeps: type[Part] | None = Decks
    acts: tuple[Act, ...] = (Contribute(),)
    steps: Mapping[str, StepOfTurn] = MappingProxyType({"stories": complete})
    facts = Facts(
        events={
            "story": {"seat": NOBODY, "story": FACE, "position": AMOUNT},
            "contributed": {"story": FACE, "position": AMOUNT, "moves": FLAG},
            "story-told": {
                "story": FACE,
                "tale": Id("tale"),
                "seats": Several(SEAT, counted=True),
                "position": AMOUNT,
            },
            "stories-renewed": {"seat": NOBODY, "cards": COUNT, "position": AMOUNT},
        },
        refusals={"story": FACE},
        view={
            "stories": Fact(
                Several(
                    Shape(
                        "StoryPlace",
                        {
                            "story": FACE,
                            "turned": Fact(FLAG, "Whether it is completed and carried out."),
                            "deck": AMOUNT,
                            "told": Several(FACE),
                            "cylinders": Fact(Several(AMOUNT), "By seat."),
                        },
                    )
                ),
                "The stories in play.",
            ),
            "story_spaces": Fact(AMOUNT, "How many cylinders complete a story."),
        },
        player={"cylinders": Fact(AMOUNT, "Not on any story.")},
        groups=("story", "tale"),
    )

    def pieces(self, config: Any) -> Mapping[str, Sequence[Face]]:
        """WL-FIRST-05: the first game has some of them."""
        stories = [each for each in config.box.stories if each.first_game or not config.first_game]
        return {"stories": [StoryFace(f"story:{each.number}", each) for each in stories]}

    def set_up(self, g: Legends) -> None:
        lay_out(g)

    def place(self, g: Legends, given: Mapping[str, Any]) -> None:
        given_stories(g, given)

    def view(self, g: Legends, viewer: int | None, over: bool) -> dict[str, Any]:
        cards = decks(g)
        return {
            "stories": [
                {
                    "story": g.face[cards.open[place]].text,
                    "turned": cards.telling == place,
                    "deck": len(cards.deck(place)),
                    "told": [g.face[slot].text for slot in cards.told(place)],
                    "cylinders": cards.cylinders(place)[:],
                }
                for place in cards.places()
            ],
            "story_spaces": spaces(g),
        }

    def view_player(
        self, g: Legends, player: Player, viewer: int | None, over: bool
    ) -> dict[str, Any]:
        return {"cylinders": decks(g).free(player)}

    def problems(self, g: Legends) -> list[str]:
        found: list[str] = []
        cards = decks(g)
        for place in cards.places():
            if sum(cards.cylinders(place)) > spaces(g):
                found.append(f"story {place} has more cylinders than spaces")
        for player in g.players:
            if cards.free(player) not in range(CYLINDERS + 1):
                found.append(f"seat {player.seat} has more than {CYLINDERS} cylinders")
        if cards.telling != NONE and cards.telling not in cards.places():
            found.append("a story is told that is not there")
        return found


CHAPTER = Stories()
