"""His card after the second player's turn, carried out from top to bottom."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.games.legends.board import HIDEOUTS, TOWN
from saloon.games.legends.clauses import OPS, take
from saloon.games.legends.fights.players import half, half_of_money
from saloon.games.legends.gains import lose_money, lose_nuggets
from saloon.games.legends.locations.mine import roll
from saloon.games.legends.man_in_black.fighting import fight_him
from saloon.games.legends.man_in_black.gambling import play_poker
from saloon.games.legends.man_in_black.him import gain, go, him, leader, richest, turn_card
from saloon.games.legends.pieces import Clause, ManInBlackCard
from saloon.games.legends.setup import place_bandits
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Effect, Event, Script


def his_card(g: Legends, player: Player) -> Effect:
    """WL-MIBRULE-06: he is last in every round."""
    g.agenda.pop()
    following = g.players[(player.seat + 1) % g.seats]
    return Playing(g, turn_card(g), following).play() if following.seat == g.first else None


class Playing:
    """One of his cards."""

    def __init__(self, g: Legends, card: ManInBlackCard, following: Player) -> None:
        self.g = g
        self.card = card
        self.following = following
        """The player whose turn comes next."""
        self.returned = 0
        """Cattle tokens that players have returned."""

    def play(self) -> Script[None]:
        yield from go(self.g, self.card, self.following)
        yield from self._run(self.following, self.card.clauses)
        self.g.settle()  # WL-EFFECT-18: one card is one occasion

    def _run(self, player: Player, clauses: Sequence[Clause]) -> Script[None]:
        for clause in clauses:
            yield from self._carry_out(player, clause)

    def _carry_out(self, player: Player, clause: Clause) -> Script[None]:
        g = self.g
        if clause.op.startswith("each_"):
            yield from self._each(clause)
        elif clause.op == "mib_lp":
            times = self.returned if clause.per == "cattle_returned" else 1
            gain(g, clause.amount * times, self.card.id)
        elif clause.op == "mib_prospect":
            self._prospect()
        elif clause.op == "mib_fight":
            yield from self._fight(clause)
        elif clause.op == "mib_poker":
            yield from play_poker(g, clause, self.following, self.card.id)
        elif clause.op == "if_bandit_here":
            here = him(g).space in g.bandits
            yield from self._run(player, clause.then if here else clause.otherwise)
        elif clause.op == "remove_bandit":
            g.bandits.remove(him(g).space)
            g.tell(Event("bandit-gone", facts={"place": him(g).space}))
        elif clause.op == "deploy_bandits":
            place_bandits(g, [each.spaces[0] for each in HIDEOUTS if each.letter in clause.letters])
        else:
            held = len(player.cattle)
            yield from take(g, player, (clause,), self.card.id) or ()
            self.returned += held - len(player.cattle)

    def _each(self, clause: Clause) -> Script[None]:
        """Those whom the clause is about, the next in turn order first."""
        concerned = [each for each in self.g.around(self.following.seat) if concerns(clause, each)]
        for player in concerned:
            yield from self._run(player, clause.then)
        if not concerned:
            yield from self._run(self.following, clause.otherwise)

    def _prospect(self) -> None:
        """WL-MIBCARD-02: 1 LP for each nugget, and 1 if there is nothing on both dice."""
        g = self.g
        dice = [roll(g) for _ in range(g.config.box.dice)]
        g.tell(Event("black-rolled", facts={"dice": [face.id for face in dice]}))
        nuggets = [face for face in dice if "nugget" in [clause.op for clause in face.clauses]]
        blank = all(not face.clauses for face in dice)
        gain(g, 1 if blank else len(nuggets), self.card.id)

    def _fight(self, clause: Clause) -> Script[None]:
        """WL-MIBRULE-17: he is the attacker; `win` and `lose` are that player's."""
        find = leader if clause.target == "most_lp" else richest
        player = find(self.g, self.following)
        victory = yield from fight_him(self.g, player, clause.fight, attacks=False)
        yield from self._run(player, clause.win if victory else clause.lose)


def concerns(clause: Clause, player: Player) -> bool:
    """Whether a clause for several players is for this one."""
    match clause.op:
        case "each_player_in":
            return TOWN[player.space] == clause.town
        case "each_player_in_town":
            return TOWN[player.space] != ""
        case "each_player_without_cattle":
            return not player.cattle
        case "each_outlaw":
            return player.outlaw
        case _:
            return True


def _lose_half(g: Legends, player: Player, clause: Clause, why: str) -> Effect:
    """Rounded up, money in notes (WL-ARREST-07)."""
    if clause.resource == "money":
        lose_money(g, player, half_of_money(player), why)
    else:
        lose_nuggets(g, player, half(player.nuggets), why)
    return None


OPS["lose_half"] = _lose_half
