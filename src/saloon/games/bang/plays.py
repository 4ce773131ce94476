"""Phase 2: what the active player can play, why not, and playing it (BB-PLAY)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saloon.games.bang.cards import Card
from saloon.games.bang.conditions import uses_of_cards, why_not_ability
from saloon.games.bang.distance import explain
from saloon.games.bang.faces import CardFace
from saloon.games.bang.silence import muted_by
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.games.bang.windows import who_could, window
from saloon.kernel import Effect, Option, Refusal, Script, option
from saloon.kernel.decision import NOTHING, Often
from saloon.kernel.errors import Told

END: Final = option("end")
# The options to play a card, by slot and seat, made once; the last of a row is without a target.
PLAYS: Final = [[option("play", slot, seat) for seat in (*range(8), -1)] for slot in range(200)]


class PhaseTwo(Often):
    """What else does the active player play or do? Half of all questions are this one."""

    __slots__ = ("g", "p")

    kind = "play"
    rule = "BB-TURN-07"
    about = ""
    by = -1
    amount = 0
    starts = True

    def __init__(self, g: Bang, p: Player) -> None:
        self.seats = (p.seat,)
        self.default_option = END
        self.extra = None
        self.known = -1
        self.options = NOTHING
        self.g = g
        self.p = p
        if g.due:
            self.default_option = next(iter(due_plays(g, p, self.work_out(p.seat))), END)

    def work_out(self, seat: int) -> list[Option]:
        g, p = self.g, self.p
        options = [END]
        add_plays(g, p, options)
        if g.due and due_plays(g, p, options):
            options.remove(END)
        if "actions" in g.hooks:
            options += _actions(g, p)
        return options

    def start(self, answer: Option) -> Effect:
        if answer.verb == "play":
            return play_card(self.g, self.p, answer)
        if answer == END:
            self.g.agenda.pop()
            return None
        return _act(self.g, self.p, answer)

    def refuse(self, chosen: Option) -> Refusal | None:
        return why_not_in_phase_two(self.g, self.p, chosen)

    def tries(self) -> list[Option]:
        return conceivable_in_phase_two(self.g, self.p)


def due_plays(g: Bang, p: Player, plays: list[Option]) -> list[Option]:
    """The plays one of which has to be made before phase 2 ends: an exception to BB-PLAY-01.

    Nobody has to aim a card at oneself, nor to use an ability to play it as another one
    (FC-INTERACT-05, FC-INTERACT-06); who does so has played it.
    """
    return [
        each for each in plays if each.slot in g.due and each.seat != p.seat and not each.detail
    ]


def add_plays(g: Bang, p: Player, plays: list[Option]) -> None:
    """Add every way to play a hand card, in hand order, then clockwise by target."""
    kit = p.kit
    if kit is None:
        kit = g.kit(p)
    forbidding: Sequence[Source] = g.in_force.forbidding or kit.forbidding
    if forbidding:
        forbidding = g.forbidding(p)
    protected = g.protected() if "refuses" in g.hooks else []
    if kit.converters or forbidding or protected:
        _add_unusual_plays(g, p, kit.converters, forbidding, protected, plays)
        return
    face: list[CardFace] = g.face
    known: dict[Card, list[int]] = {}
    for slot in p.hand:
        card = face[slot].card
        seats = known.get(card)
        if seats is None:
            seats = known[card] = card.playable_at(g, p)
        if seats:
            at = PLAYS[slot]
            for seat in seats:
                plays.append(at[seat])


def _add_unusual_plays(
    g: Bang,
    p: Player,
    converters: tuple[Source, ...],
    forbidding: Sequence[Source],
    protected: list[int],
    plays: list[Option],
) -> None:
    """The same where something forbids cards, protects from them, or lets them count as others."""
    face: list[CardFace] = g.face
    known: dict[Card, list[int]] = {}
    for slot in p.hand:
        card = face[slot].card
        seats = known.get(card)
        if seats is None:
            seats = known[card] = card.playable_at(g, p)
        if forbidding and seats and g.forbidden_by(forbidding, p, card, slot) is not None:
            seats = []
        if protected and seats and seats[0] >= 0:
            seats = _unprotected(g, p, slot, seats, protected)
        if seats:
            at = PLAYS[slot]
            for seat in seats:
                plays.append(at[seat])
        if converters:
            _add_conversions(g, p, slot, converters, forbidding, protected, plays)


def _unprotected(
    g: Bang, p: Player, slot: int, seats: list[int], protected: list[int]
) -> list[int]:
    """The seats that nothing protects from this very card."""
    found: list[int] = []
    for seat in seats:
        if seat not in protected or g.protection(p, slot, g.players[seat]) is None:
            found.append(seat)
    return found


def _add_conversions(
    g: Bang,
    p: Player,
    slot: int,
    converters: tuple[Source, ...],
    forbidding: Sequence[Source],
    protected: list[int],
    plays: list[Option],
) -> None:
    """Add every way to play a hand card as another card."""
    face: list[CardFace] = g.face
    own = face[slot].id
    known: list[str] = []
    for source in converters:
        for other in source.stands_in(own):
            if other in known:
                continue
            known.append(other)
            card = g.kinds[other]
            if g.forbidden_by(forbidding, p, card, slot) is None:
                for seat in _unprotected(g, p, slot, card.playable_at(g, p), protected):
                    plays.append(option("play", slot, seat, f"as {other}"))


def _actions(g: Bang, p: Player) -> list[Option]:
    actions: list[Option] = []
    for source in (p.kit or g.kit(p)).voices.get("actions", ()):
        actions += source.actions(g, p)
    for source in g.in_force.voices.get("actions", ()):
        actions += source.actions(g, p)
    return actions


def _act(g: Bang, p: Player, chosen: Option) -> Effect:
    """Whoever offers an action carries it out."""
    effect = _offering(g, p, chosen).act(g, p, chosen)
    if effect is None and not g.triggers:
        return None
    return _resolve(g, effect)


def _offering(g: Bang, p: Player, chosen: Option) -> Source:
    if not chosen.detail and chosen.slot in p.in_play:
        return g.card(chosen.slot)  # a card in play is used as such
    sources = g.kit(p).voices_in("actions") + g.voices_in("actions")
    # A detail begins with who that is; of several of one name, those are asked again.
    name = chosen.detail.partition(" ")[0]
    named = [source for source in sources if source.id == name]
    if len(named) != 1:
        named = [each for each in named or sources if chosen in each.actions(g, p)]
    return named[0]


def played_as(g: Bang, chosen: Option) -> Card:
    """The card as which a hand card is played: itself, or what an ability lets it count as."""
    return g.kinds[chosen.detail.removeprefix("as ")] if chosen.detail else g.card(chosen.slot)


WATCHED: Final = frozenset({"watches", "react"})
"""What somebody has who may answer a card that is played."""
ANSWERED: Final = WATCHED | {"plays_out"}
DECLARED: Final = frozenset({"prepare", "carry_out_play"})
"""What a card has to which a play is more than a target."""


class Play:
    """A card that has been declared and not laid yet: somebody may answer it."""

    __slots__ = ("cancelled", "card", "extra", "others", "player", "slot", "target", "upgrades")

    def __init__(self, player: Player, slot: int, card: Card, target: Player | None) -> None:
        self.player = player
        self.slot = slot
        self.card = card
        """What it is played as."""
        self.target = target
        """The target it was aimed at; none if it has no target, or hits everybody."""
        self.others: list[Player] = []
        """Further targets that its player has chosen."""
        self.upgrades = 0
        """How often its player has paid to make it stronger."""
        self.extra = False
        """Whether it comes on top of what the limits of a turn allow."""
        self.cancelled = False

    @property
    def only_target(self) -> Player | None:
        return None if self.others else self.target


def play_card(g: Bang, p: Player, chosen: Option, *, extra: bool = False) -> Effect:
    """Declare a card, let others answer it, lay it down and carry out its effect."""
    slot, seat = chosen.slot, chosen.seat
    face: list[CardFace] = g.face
    card = played_as(g, chosen) if chosen.detail else face[slot].card
    target = g.players[seat] if seat >= 0 else None
    effect: Effect
    if ANSWERED.isdisjoint(g.hooks) and DECLARED.isdisjoint(card.hooks):
        if chosen.detail:
            _lay(g, p, slot, card, target)
        else:
            card.lay(g, p, slot, target)
        if not extra:
            card.count(g, p)
        effect = card.play(g, p, slot, target)
    else:
        play = Play(p, slot, card, target)
        play.extra = extra
        if "prepare" in card.hooks:
            return _declared(g, play)
        if not WATCHED.isdisjoint(g.hooks):
            g.reveal(slot)
            if who_could(g, "declared", play):
                return _declared(g, play)
        effect = _carry_out(g, play)
    if effect is None and not g.triggers:
        return None  # done already: most cards ask nobody
    return _resolve(g, effect)


def _lay(g: Bang, p: Player, slot: int, card: Card, target: Player | None) -> None:
    """Where a card lies that is played as this one: as another one, always on the pile."""
    face: list[CardFace] = g.face
    if card is face[slot].card:
        card.lay(g, p, slot, target)
    else:
        g.lay_on_pile(p, slot, card.id, target)


def _declared(g: Bang, play: Play) -> Script[None]:
    """Between playing and effect: who may answer sees the card and decides."""
    g.reveal(play.slot)
    yield from play.card.prepare(g, play) or ()
    yield from window(g, "declared", play, by=play.player.seat, named=play.card.id)
    if play.cancelled:
        if play.slot in play.player.hand:  # it may have been spent since (CB-INTERACT-31)
            g.lay_on_pile(play.player, play.slot, play.card.id, play.target)
        if not play.extra:
            play.card.count(g, play.player)
        yield from settle(g)
    elif play.slot in play.player.hand:
        yield from _resolve(g, _carry_out(g, play))


def _carry_out(g: Bang, play: Play) -> Effect:
    card = play.card
    _lay(g, play.player, play.slot, card, play.target)
    if not play.extra:
        card.count(g, play.player)
    if "plays_out" in g.hooks:
        for source in g.voices_in("plays_out"):
            effect = source.plays_out(g, play)
            if effect is not None:
                return effect
    return card.carry_out_play(g, play)


def _resolve(g: Bang, effect: Effect) -> Script[None]:
    yield from effect or ()
    if g.triggers:
        yield from settle(g)


def why_not_in_phase_two(g: Bang, p: Player, chosen: Option) -> Refusal | None:
    """Why something cannot be done in phase 2."""
    if chosen.verb == "play":
        return why_not_play(g, p, chosen)
    if chosen.verb == "use":
        return (
            why_not_ability(g, p, chosen, acting=True)
            if chosen.detail
            else why_not_use(g, p, chosen)
        )
    return why_not_end(g, p) if chosen == END else None


def conceivable_in_phase_two(g: Bang, p: Player) -> list[Option]:
    """Every card at every target, whatever it is played as; every card in play likewise."""
    details = ["", *(f"as {kind}" for kind in g.kinds)]
    # Not of those that are made once and kept: there are thousands, and few will ever be offered.
    plays = [
        Option("play", slot, target, detail)
        for slot in p.hand
        for target in range(-1, g.seats)
        for detail in details
    ]
    return [*plays, END, *uses_of_cards(g, p)]


def why_not_play(g: Bang, p: Player, chosen: Option) -> Refusal | None:
    """The first rule against a play, found by the predicates that make the options."""
    if chosen.slot not in p.hand:
        return Refusal("BB-PLAY-18")
    held = g.card(chosen.slot)
    if chosen.detail:
        other = chosen.detail.removeprefix("as ")
        if other not in g.kinds or other == held.id or not g.counts(p, chosen.slot, other):
            return Refusal("BB-TERM-05", {"card": held.id})
    card = played_as(g, chosen)
    rule = card.refuse(g, p) or g.forbidden(p, card, chosen.slot)
    if rule is not None:
        return Refusal(rule, {"card": card.id})
    if card.targeted != (chosen.seat >= 0):
        return Refusal("BB-PLAY-20", {"card": card.id})
    if not card.targeted:
        return None
    return _why_not_at(g, p, chosen, card, card.refuse_target)


def why_not_use(g: Bang, p: Player, chosen: Option) -> Refusal | None:
    """The first rule against using a card in play, found in the same way."""
    if chosen.slot not in p.in_play:
        return Refusal("DC-GREEN-03")
    card = g.card(chosen.slot)
    muted = muted_by(g, p, card)
    if muted is not None:
        return muted
    rule = card.refuse_use(g, p, chosen.slot)
    if rule is not None:
        return Refusal(rule, {"card": card.id})
    if card.aimed != (chosen.seat >= 0):
        return Refusal("BB-PLAY-20", {"card": card.id})
    return _why_not_at(g, p, chosen, card, card.refuse_aim) if card.aimed else None


def why_not_end(g: Bang, p: Player) -> Refusal | None:
    """What has to be played first."""
    if g.due:
        plays: list[Option] = []
        add_plays(g, p, plays)
        for each in due_plays(g, p, plays):
            return Refusal(g.due[each.slot], {"card": g.card(each.slot).id})
    return None


def _why_not_at(
    g: Bang, p: Player, chosen: Option, card: Card, refuse: Callable[..., str | None]
) -> Refusal | None:
    if chosen.seat not in g.circle and chosen.seat not in card.reaches(g, p):
        return Refusal("BB-DIST-02", {"target": chosen.seat})
    target = g.players[chosen.seat]
    # How far it is comes before what lies there: a card that does not reach has no target.
    rule = card.too_far if chosen.seat not in card.reaches(g, p) else None
    rule = rule or refuse(g, p, target) or g.protection(p, chosen.slot, target)
    if rule is None:
        return None
    facts: dict[str, Told] = {"card": card.id, "target": chosen.seat}
    if target is not p and target.present:
        facts.update(explain(g, p, target, playing=chosen.verb == "play"))
    return Refusal(rule, facts)
