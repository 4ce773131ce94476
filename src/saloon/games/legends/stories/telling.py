"""Completed stories: what the other side of the card brings, at the end of a turn (WL-END-01)."""

from __future__ import annotations

from saloon.games.legends.board import HIDEOUTS
from saloon.games.legends.clauses import take
from saloon.games.legends.setup import place_bandits
from saloon.games.legends.sheriff import ride
from saloon.games.legends.state import Legends, Player
from saloon.games.legends.stories.decks import NONE, decks, spaces, story, turn_next
from saloon.games.legends.stories.rewards import TOGETHER
from saloon.kernel import Effect, Event, Script
from saloon.kernel.state import THIS_TURN


def complete(g: Legends, player: Player) -> Effect:
    """The step "stories": cards with enough cylinders are carried out."""
    g.agenda.pop()
    cards = decks(g)
    full = [place for place in cards.places() if sum(cards.cylinders(place)) >= spaces(g)]
    return _tell(g, player, full) if full else None


def _tell(g: Legends, player: Player, places: list[int]) -> Script[None]:
    """WL-END-08: with one contribution in a turn there is never more than one."""
    for place in places:
        yield from _story(g, player, place)


def _story(g: Legends, active: Player, place: int) -> Script[None]:
    """WL-STORY-09: cylinders off, card turned, reward, bandits, sheriff, in this order."""
    cards = decks(g)
    slot = cards.open[place]
    told, text = story(g, slot), g.face[slot].text
    cylinders = cards.cylinders(place)
    served = [player for player in g.around(active.seat) if cylinders[player.seat]]  # WL-STORY-13
    for player in served:
        cylinders[player.seat] = 0
    cards.telling = place
    g.use(THIS_TURN, "story")
    facts = {"story": text, "tale": f"tale:{told.number}", "seats": [each.seat for each in served]}
    g.tell(Event("story-told", active.seat, {**facts, "position": place}))
    for clause in told.reward:
        if clause.op in TOGETHER:
            yield from TOGETHER[clause.op](g, served, clause, text)
    own = tuple([clause for clause in told.reward if clause.op not in TOGETHER])
    for player in served:  # WL-STORY-10
        yield from take(g, player, own, text) or ()
        g.settle()  # WL-EFFECT-18
    letters = told.bandits
    place_bandits(g, [hideout.spaces[0] for hideout in HIDEOUTS if hideout.letter in letters])
    yield from ride(g, active, told.sheriff, text) or ()
    g.settle()
    cards.telling = NONE
    turn_next(g, place)
