"""Setting up: characters are chosen, figures take their places, bandits come."""

from __future__ import annotations

from typing import Any, cast

from saloon.games.legends.acts import figures
from saloon.games.legends.board import HIDEOUTS
from saloon.games.legends.chapters import StepOfTurn
from saloon.games.legends.faces import CharacterFace
from saloon.games.legends.gains import receive
from saloon.games.legends.pieces import Start
from saloon.games.legends.reading import pieces
from saloon.games.legends.sources import PLAIN, UPGRADED, Character
from saloon.games.legends.state import Legends, Player
from saloon.games.legends.turn import schedule_turn
from saloon.kernel import Decision, Event, Option, option

DEALT = 2
FOUR = 4
"""WL-FIRST-02: players for whom the first game names the characters."""


def deal(g: Legends) -> None:
    """WL-SETUP-07: two characters each, of which one is kept."""
    g.shuffle(g.deck)
    for colour in (g.blue, g.green):
        g.shuffle(colour)
    named = [slot for slot in g.box if cast(CharacterFace, g.face[slot]).character.piece.first_game]
    if g.config.first_game and g.seats == FOUR:
        g.shuffle(named)
        for player in g.players:
            _hand_out(g, player, named.pop())
    else:
        g.shuffle(g.box)
        for player in g.players:
            for _ in range(DEALT):
                _hand_out(g, player, g.box[-1])
    g.agenda = [("characters", 0)]


def _hand_out(g: Legends, player: Player, slot: int) -> None:
    g.box.remove(slot)
    player.card.append(slot)
    g.show(slot, player.seat)


def choose_characters(g: Legends, _: Player) -> Decision | None:
    """WL-SETUP-32: all at the same time."""
    if max([len(player.card) for player in g.players]) == 1:
        _chosen(g)
        return None

    def answered(answers: dict[int, Option]) -> None:
        for seat, answer in answers.items():
            for slot in g.players[seat].card:
                if slot != answer.slot:
                    g.box.append(slot)
            g.players[seat].card = [answer.slot]
        _chosen(g)

    return Decision(
        tuple(range(g.seats)), "character",
        lambda seat: [option("keep", slot) for slot in g.players[seat].card],
        rule="WL-SETUP-07", together=True, then=answered,
    )  # fmt: skip


def _chosen(g: Legends) -> None:
    for player in g.players:
        g.reveal(player.card[0])
        player.character = cast(CharacterFace, g.face[player.card[0]]).character
        g.tell(Event("character", player.seat, {"character": player.character.id}))
    g.first = _first_player(g)
    g.active = g.first
    g.tell(Event("first-player", g.first))
    g.agenda = [("bandits", 0)]
    for player in reversed(g.around(g.first)):
        g.agenda.append(("space", player.seat))
    g.agenda.append(("starts", 0))


def _first_player(g: Legends) -> int:
    """WL-SETUP-08, WL-SETUP-09: the most starting WP, by lot among equals."""
    wanted = [player.character.piece.start.wp for player in g.players]
    most = max(wanted)
    tied = [seat for seat in range(g.seats) if wanted[seat] == most]
    return tied[0] if len(tied) == 1 else tied[g.random_below(len(tied))]


def hand_out_starts(g: Legends, _: Player) -> None:
    g.agenda.pop()
    for player in g.around(g.first):
        equip(g, player, player.character)


def equip(g: Legends, player: Player, character: Character) -> None:
    """WL-SETUP-10, WL-SETUP-14: as printed; starting points bring no rewards of the tracks."""
    start: Start = character.piece.start
    player.money = start.money
    player.mp, player.wp, player.wounds = start.mp, start.wp, start.wounds
    player.gear[start.weapon] = UPGRADED if start.upgraded else PLAIN
    player.weapon = start.weapon
    facts: dict[str, Any] = {"card": start.weapon, "money": start.money, "mp": start.mp}
    facts.update({"wp": start.wp, "wounds": start.wounds, "upgraded": start.upgraded})
    g.tell(Event("start", player.seat, facts))
    g.draw(player, start.poker_cards, character.id)
    for id_ in start.items:
        receive(g, player, id_, "received")  # WL-SETUP-30; WL-FIRST-09


def starting_spaces(g: Legends, player: Player) -> list[str]:
    """WL-SETUP-12, WL-SETUP-13: the spaces of the character's starting locations.

    Of several locations those on which nobody stands yet (WL-CHAR-21), unless all are taken.
    """
    named = player.character.piece.start_locations
    spaces: list[str] = []
    for id_ in named:
        spaces += pieces().board.locations[id_].spaces
    taken = [other.space for other in g.players if other is not player]
    if player.character.piece.start_locations == tuple([hideout.id for hideout in HIDEOUTS]):
        return [space for space in spaces if space not in taken]
    return spaces


def choose_space(g: Legends, player: Player) -> Decision | None:
    spaces = starting_spaces(g, player)
    if len(spaces) == 1:
        _stand(g, player, spaces[0])
        return None
    return Decision(
        (player.seat,), "start-space", lambda _: [option("stand", detail=each) for each in spaces],
        rule="WL-SETUP-13", then=lambda chosen: _stand(g, player, chosen.detail),
    )  # fmt: skip


def _stand(g: Legends, player: Player, space: str) -> None:
    g.agenda.pop()
    player.space = space
    g.tell(Event("stands", player.seat, {"place": space}))


def bandits(g: Legends, _: Player) -> None:
    """WL-SETUP-19: one on every hideout on which no character stands; then the game begins."""
    g.agenda.pop()
    place_bandits(g, [hideout.spaces[0] for hideout in HIDEOUTS])
    for chapter in g.config.chapters:
        chapter.set_up(g)
    schedule_turn(g, g.first)


def place_bandits(g: Legends, spaces: list[str]) -> None:
    """WL-STORY-18, WL-MIBRULE-27: none where a character, a bandit or the sheriff is."""
    taken = [g.sheriff, *[player.space for player in g.players], *figures(g).values()]
    for space in spaces:
        if space not in taken and space not in g.bandits:
            g.bandits.append(space)
            g.tell(Event("bandit", facts={"place": space}))


STEPS: dict[str, StepOfTurn] = {
    "characters": choose_characters,
    "starts": hand_out_starts,
    "space": choose_space,
    "bandits": bandits,
}
