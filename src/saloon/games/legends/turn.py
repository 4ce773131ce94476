"""The turn, step by step: start, actions, end (WL-TURN-03)."""

from __future__ import annotations

from collections.abc import Mapping

from saloon.games.legends.acts import MOVEMENTS, Act, carry_out, close
from saloon.games.legends.asking import discard_cards
from saloon.games.legends.chapters import STEP_NAMES, StepOfTurn
from saloon.games.legends.ending import finish
from saloon.games.legends.gains import gain_lp, gain_money
from saloon.games.legends.locations.store import take_up
from saloon.games.legends.player import MOUNTS, WEAPONS, Player
from saloon.games.legends.state import Legends
from saloon.kernel import Decision, Effect, Event, Option, Script, option

ACTIONS = 3
HAND = 5
"""WL-END-03: how many poker cards may be kept, without wounds."""
FEWEST = 2
INCOME: Mapping[str, tuple[int, int]] = {"money": (20, 0), "cards": (0, 2), "both": (10, 1)}
"""WL-START-02: dollars and cards."""
END = option("end")


def schedule_turn(g: Legends, seat: int) -> None:
    g.agenda = [(step, seat) for step in g.config.timetable[::-1]]


def begin(g: Legends, player: Player) -> Effect:
    """WL-START-01: what works at the start of the turn."""
    g.turn += 1
    g.active = player.seat
    g.actions = ACTIONS
    g.doing = 0
    g.going, g.points, g.steps_made, g.moved = "", 0, 0, False
    g.after.clear()
    g.tell(Event("turn", player.seat, {"turn": g.turn, "left": g.actions}))
    effects = [source.turn_begins(g, player) for source in g.sources(player)]
    for effect in effects:
        if effect is not None:
            return _begun(g, player, effects)
    g.agenda.pop()
    return None


def _begun(g: Legends, player: Player, effects: list[Effect]) -> Script[None]:
    """WL-CHAR-25: the income waits until all of it is over, a fight on the way included."""
    for effect in effects:
        yield from effect or ()
    close(g, player)
    g.settle()
    g.agenda.pop()


def income(g: Legends, player: Player) -> Decision:
    def answered(chosen: Option) -> None:
        g.agenda.pop()
        money, cards = INCOME[chosen.detail]
        gain_money(g, player, money, "income")
        g.draw(player, cards, "income")

    return Decision(
        (player.seat,), "income",
        lambda _: [option("income", detail=each) for each in INCOME],
        rule="WL-START-02", then=answered,
    )  # fmt: skip


def choose_weapon(g: Legends, player: Player) -> Decision | None:
    return _choose_gear(g, player, "weapon", WEAPONS)


def choose_mount(g: Legends, player: Player) -> Decision | None:
    return _choose_gear(g, player, "mount", MOUNTS)


def _choose_gear(g: Legends, player: Player, kind: str, kinds: tuple[str, ...]) -> Decision | None:
    """WL-START-03: who has several chooses one for this turn."""
    owned = [id_ for id_ in kinds if id_ in player.gear]
    chosen_now = player.weapon if kind == "weapon" else player.mount
    if len(owned) < 2:
        g.agenda.pop()
        return None

    def answered(chosen: Option) -> None:
        g.agenda.pop()
        take_up(g, player, chosen.detail)

    return Decision(
        (player.seat,), "gear", lambda _: [option("use", detail=id_) for id_ in owned],
        rule="WL-START-03", about=kind, default=option("use", detail=chosen_now), then=answered,
    )  # fmt: skip


def act(g: Legends, player: Player) -> Decision:
    """A quiet question, until the player ends the action phase."""

    def answered(chosen: Option) -> Effect:
        if chosen == END:
            g.agenda.pop()
            return None
        return carry_out(g, player, act_of(g, player, chosen), chosen)

    return Decision(
        (player.seat,), "act", lambda _: act_options(g, player), rule="WL-ACT-01",
        amount=g.actions, default=END, then=answered,
    )  # fmt: skip


def acts_of(g: Legends, player: Player) -> list[Act]:
    """Everything a player may do: what anybody may, and what his sources let him."""
    acts = list(g.config.acts)
    for source in g.sources(player):
        acts += source.acts
    return acts


def act_options(g: Legends, player: Player) -> list[Option]:
    """What is out of the question for want of the place or the card is not even asked."""
    cards = {g.poker(slot).kind.id for slot in player.hand}
    options: list[Option] = []
    for each in g.config.acts_on[player.space]:
        if not each.card or each.card in cards:
            options += each.options(g, player)
    for source in g.sources(player):
        for act in source.acts:
            options += act.options(g, player)
    if g.going not in MOVEMENTS or g.steps_made:  # WL-MOVE-19
        options.append(END)
    return options


def act_of(g: Legends, player: Player, chosen: Option) -> Act:
    """The act that an option belongs to: a verb names one, or one for each kind of card."""
    card = g.poker(chosen.slot).kind.id if chosen.slot in player.hand else ""
    for each in acts_of(g, player):
        if each.verb == chosen.verb and (not each.card or each.card == card):
            return each
    raise LookupError(chosen)


def over(g: Legends, player: Player) -> None:
    """The action phase is over; actions and movement points left are lost (WL-ACT-07)."""
    g.agenda.pop()
    close(g, player)
    g.moved = False
    g.actions = 0
    g.doing = 0  # WL-STORY-33: the end of the turn belongs to no action


def hand_limit(g: Legends, player: Player) -> int:
    """WL-END-03, WL-CHAR-26."""
    bonus, wounds = 0, player.wounds
    for source in g.sources(player):
        bonus += source.hand_bonus(g, player)
        if source.ignores_wounds(g, player):
            wounds = 0
    return max(HAND - wounds, FEWEST) + bonus


def hand(g: Legends, player: Player) -> Effect:
    """WL-END-02: poker cards above the limit are discarded."""
    g.agenda.pop()
    above = len(player.hand) - hand_limit(g, player)
    return discard_cards(g, player, above, "hand-limit", "WL-END-02") if above > 0 else None


def wanted(g: Legends, player: Player) -> None:
    """WL-END-05: an outlaw gains LP for the row of the wanted track."""
    g.agenda.pop()
    gain_lp(g, player, g.config.box.tracks.wanted.row_value(player.wp), "wanted")
    g.forget(player)  # his turn is over: what comes now is since his turn before (WL-GOAL-16)


def next_turn(g: Legends, player: Player) -> None:
    """WL-END-06, WL-END-07, WL-FINAL-02: the next player, unless the last round is over."""
    g.agenda.pop()
    following = (player.seat + 1) % g.seats
    if following == g.first:
        if g.ending == 2:
            finish(g)
        if g.ending == 1:
            g.ending = 2
            g.tell(Event("last-round"))
    schedule_turn(g, following)


STEPS: dict[str, StepOfTurn] = {
    "begin": begin,
    "income": income,
    "weapon": choose_weapon,
    "mount": choose_mount,
    "act": act,
    "over": over,
    "hand": hand,
    "wanted": wanted,
    "next": next_turn,
}
TIMETABLE = STEP_NAMES[STEP_NAMES.index("begin") :]
QUIET = frozenset({"income", "act"})
"""Steps that always ask before they change anything."""
