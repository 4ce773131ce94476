"""A BANG! effect aimed at a player, and the Missed! effects that cancel it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from saloon.games.bang.affected import affected
from saloon.games.bang.conditions import uses_of_cards
from saloon.games.bang.faces import CardFace
from saloon.games.bang.life import lose_life, unharmed
from saloon.games.bang.moments import Promised
from saloon.games.bang.shot_moments import Hit, ShotCancelled
from saloon.games.bang.silence import muted_by
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import settle, settle_only
from saloon.kernel import PASS, Option, Refusal, Script, option
from saloon.kernel.decision import NOTHING, Often


class Stake(NamedTuple):
    """What is lost if no Missed! effects are given, as the question for them says."""

    kind: str
    about: str
    """By default what the harm comes from."""
    rule: str


LIFE: Final = Stake("shot", "", "BB-CARD-01")
SHOTS: Final = ("shot", "defend", "roulette")
"""The kinds of questions that are answered with Missed! effects."""


class Shot:
    """One BANG! effect: what it comes from, what it can do, and how it is being answered."""

    __slots__ = (
        "answers",
        "bought",
        "cancellable",
        "damage",
        "final",
        "fired",
        "hand_left",
        "harm",
        "laid",
        "needed",
        "paid",
        "slot",
        "target",
        "used",
    )

    def __init__(self, target: Player, harm: Harm, needed: int, slot: int = -1) -> None:
        self.target = target
        self.harm = harm
        self.slot = slot
        """The card that was played for it, with its suit; -1 for an effect without one."""
        self.damage = 1
        """Life points it costs if nothing cancels it."""
        self.cancellable = True
        self.fired = True
        """Whether anybody shoots; a Missed! effect can be asked for without that."""
        self.bought: list[Source] = []
        """Sources whose effect on it was paid for, though they may be gone since (`shot_over`)."""
        self.needed = needed
        """Missed! effects still needed to cancel it."""
        self.paid = -1
        """The card that is given for the answer being used; -1 for none."""
        self.answers = 0
        """How many answers of any kind were given."""
        self.laid: list[int] = []
        """Missed! cards laid against it."""
        self.final = False
        """Whether what was laid has done more than count, and cannot be taken back any more."""
        self.hand_left: list[int] = []
        """The hand that was left when the last of them was laid."""
        self.used: list[tuple[str, int]] = []
        """Sources that have had their attempt, by id and slot (BB-CARD-47)."""

    @property
    def cancelled(self) -> bool:
        return self.needed <= 0


def shoot(g: Bang, target: Player, harm: Harm, needed: int = 1, *, slot: int = -1) -> Script[bool]:
    """Carry out a BANG! effect. Returns whether it hit."""
    if "unharmed" in g.hooks and unharmed(g, target, harm):
        return False
    shot = Shot(target, harm, needed, slot)
    if "aims" in g.hooks and harm.by is not None:
        for source in g.kit(harm.by).voices_in("aims"):
            yield from source.aims(g, harm.by, shot) or ()
    if "redirects" in g.hooks:
        yield from _redirected(g, shot)
        target = shot.target
    if "forestalls" in g.hooks and harm.by is not None:
        for source in g.kit(harm.by).voices_in("forestalls"):
            yield from source.forestalls(g, harm.by, shot) or ()
    if (yield from _given(g, shot, LIFE)):
        if harm.by is not None and g.minds(ShotCancelled):
            g.happened(ShotCancelled(harm.by.seat, target.seat, harm))
            yield from settle_only(g, ShotCancelled)  # before anything else comes of it
        if shot.bought:
            yield from _over(g, shot)
        return False
    if Hit in g.heard:
        g.happened(Hit(target.seat, harm))
    yield from lose_life(g, target, shot.damage, harm)
    if shot.bought:
        yield from _over(g, shot)
    return True


def _redirected(g: Bang, shot: Shot) -> Script[None]:
    """Whoever is the target may make somebody else the target, who may do the same."""
    asked: list[Player] = []
    while shot.target not in asked:
        target = shot.target
        asked.append(target)
        for source in g.kit(target).voices_in("redirects"):
            if shot.target is target:
                yield from source.redirects(g, target, shot) or ()


def _over(g: Bang, shot: Shot) -> Script[None]:
    """What was bought for a shot is asked what comes of it, though it may be gone since."""
    by = shot.harm.by
    if by is not None:
        for source in shot.bought:
            yield from source.shot_over(g, by, shot) or ()


def cancelled(g: Bang, target: Player, harm: Harm, *, at_stake: Stake) -> Script[bool]:
    """Ask for a Missed! effect where something else than life is lost. Returns whether it came."""
    asked = Shot(target, harm, 1)
    asked.fired = harm.by is not None
    return (yield from _given(g, asked, at_stake))


class Threat(Often):
    """Does the target give a Missed! effect?"""

    __slots__ = ("g", "shot")

    default_option: Option | None = PASS

    def __init__(self, g: Bang, shot: Shot, at_stake: Stake) -> None:
        harm = shot.harm
        self.seats = (shot.target.seat,)
        self.kind = at_stake.kind
        self.rule = at_stake.rule
        self.about = at_stake.about or harm.card
        self.by = -1 if harm.by is None else harm.by.seat
        self.amount = shot.needed
        self.extra = None
        self.known = -1
        self.options = NOTHING
        self.g = g
        self.shot = shot

    def work_out(self, seat: int) -> list[Option]:
        return _answers(self.g, self.shot)

    def refuse(self, chosen: Option) -> Refusal | None:
        return _why_not_answer(self.g, self.shot, chosen)

    def tries(self) -> list[Option]:
        return _conceivable_answers(self.g, self.shot.target)


def _given(g: Bang, shot: Shot, at_stake: Stake) -> Script[bool]:
    """Ask for the Missed! effects that cancel a shot. Returns whether they were given."""
    if not shot.cancellable:
        return False
    while shot.needed > 0 and _could_answer(g, shot):
        chosen = yield Threat(g, shot, at_stake)
        if chosen.verb == "miss":
            yield from _lay_missed(g, shot, chosen)
        elif chosen.verb == "use":
            yield from _use(g, shot, chosen)
        else:
            break
    if shot.needed > 0:
        _take_back(g, shot)
    return shot.needed <= 0


def shoot_all_others(g: Bang, player: Player, card: str, slot: int) -> Script[None]:
    """A BANG! effect on every other player, one after the other from the left (BB-SYM-08)."""
    others = [other.seat for other in g.others_clockwise(player)]
    for seat in (yield from affected(g, player, others, card, slot)):
        if seat in g.circle:
            yield from shoot(g, g.players[seat], Harm(player, card), slot=slot)
            yield from settle(g)


def _tries(g: Bang, shot: Shot) -> list[Option]:
    """Barrel-type sources that can still be tried: abilities, pieces of boxes, cards in play."""
    target = shot.target
    kit = target.kit or g.kit(target)
    if "answer" not in kit.voices:
        return []  # as with most
    active = kit.sources
    found = []
    for source in (*target.abilities, *g.lent(target)):
        if (
            "answer" in source.hooks
            and source in active
            and source.refuse_answer(g, target, shot, -1) is None
        ):
            found.append(option("use", -1, -1, source.id))
    for slot in target.in_play:
        card = g.card(slot)
        if (
            "answer" in card.hooks
            and card in active
            and card.refuse_answer(g, target, shot, slot) is None
        ):
            found += card.ways(g, target, slot)
    return found


def _could_answer(g: Bang, shot: Shot) -> bool:
    """BB-TIMING-12: judged from public facts alone, the number of hand cards among them."""
    return shot.target.present and bool(shot.target.hand or _tries(g, shot))


def _answers(g: Bang, shot: Shot) -> list[Option]:
    target = shot.target
    if not target.present:
        return []
    options = [PASS]
    kit = target.kit or g.kit(target)
    forbidding: Sequence[Source] = g.in_force.forbidding or kit.forbidding
    if forbidding:
        forbidding = g.forbidding(target)
    face: list[CardFace] = g.face
    converters = kit.converters
    for slot in target.hand:
        card = face[slot].card
        if forbidding:
            played_as = card if card.missed else g.kinds["missed"]
            if g.forbidden_by(forbidding, target, played_as, slot) is not None:
                continue
        if card.missed:
            options.append(option("miss", slot))
        if converters and card.id != "missed" and g.counts(target, slot, "missed"):
            # DC-INTERACT-87: a card with a Missed! effect of its own can be either.
            options.append(option("miss", slot, -1, "as missed" if card.missed else ""))
    return options + _tries(g, shot)


def _conceivable_answers(g: Bang, target: Player) -> list[Option]:
    return [*[option("miss", slot) for slot in target.hand], *uses_of_cards(g, target)]


def _why_not_answer(g: Bang, shot: Shot, chosen: Option) -> Refusal | None:
    """Why something is no answer to a shot: hand cards and what is used have rules of their own."""
    target = shot.target
    if chosen.verb == "miss" and chosen.slot in target.hand:
        card = g.card(chosen.slot)
        if not card.missed and not g.counts(target, chosen.slot, "missed"):
            return Refusal("BB-TERM-05", {"card": card.id})
        rule = g.forbidden(target, card if card.missed else g.kinds["missed"], chosen.slot)
        return Refusal(rule or "BB-TERM-05", {"card": card.id})
    lies_there = chosen.slot < 0 or chosen.slot in target.in_play
    if chosen.verb != "use" or (chosen.detail and not lies_there):
        return None  # with a card of some kind: an ability of the own turn
    source: Source
    if chosen.slot < 0:
        own = (*target.abilities, *g.lent(target))
        abilities = [each for each in own if each.id == chosen.detail]
        if not abilities or "answer" not in abilities[0].hooks:
            return None
        source = abilities[0]
    elif chosen.slot not in target.in_play:
        return Refusal("DC-GREEN-03")
    else:
        source = g.card(chosen.slot)
    muted = muted_by(g, target, source)
    if muted is not None:
        return muted
    rule = source.refuse_answer(g, target, shot, chosen.slot)
    if rule is None:
        return Refusal("BB-PLAY-20", {"card": source.id, "target": chosen.seat})
    return Refusal(rule, {"card": source.id})


def _lay_missed(g: Bang, shot: Shot, chosen: Option) -> Script[None]:
    slot = chosen.slot
    shot.answers += 1
    shot.laid.append(slot)
    shot.needed -= 1
    card = g.card(slot)
    itself = card.missed and not chosen.detail
    g.lay_on_pile(shot.target, slot, card.id if itself else "missed", None)
    shot.hand_left = shot.target.hand[:]
    if itself:
        yield from card.laid_against(g, shot.target, shot, slot) or ()
    if g.triggers:
        # BB-INTERACT-13: settled at once after each single card spent out of turn.
        yield from settle(g, but=Promised)


def _use(g: Bang, shot: Shot, chosen: Option) -> Script[None]:
    shot.answers += 1
    target = shot.target
    source = (
        g.card(chosen.slot)
        if chosen.slot >= 0
        else next(each for each in (*target.abilities, *g.lent(target)) if each.id == chosen.detail)
    )
    shot.used.append((source.id, chosen.slot))
    shot.paid = chosen.second
    yield from source.answer(g, target, shot, chosen.slot) or ()


def _take_back(g: Bang, shot: Shot) -> None:
    """BB-TIMING-09: a single Missed! that was not enough returns, if nothing else was used.

    A hand that has changed since tells of a card drawn, or of an ability paid for with cards.
    """
    if shot.final or shot.answers != 1 or len(shot.laid) != 1:
        return
    if shot.target.hand == shot.hand_left:
        slot = shot.laid[0]
        if slot in g.pile:
            g.take_back(shot.target, slot)
