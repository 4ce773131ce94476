"""BANG! as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from saloon.games.bang import setup as setting_up
from saloon.games.bang.catalogue import Configuration, configure, vocabulary
from saloon.games.bang.conditions import uses_of_abilities, why_not_ability
from saloon.games.bang.event_deck import choose_event_decks
from saloon.games.bang.moments import Spoken
from saloon.games.bang.plays import played_as
from saloon.games.bang.position import place
from saloon.games.bang.presence import IN
from saloon.games.bang.reasons import reasons
from saloon.games.bang.restore import restore
from saloon.games.bang.series import Ending
from saloon.games.bang.shots import SHOTS
from saloon.games.bang.silence import through_silence
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.games.bang.turn import ALWAYS, QUIET, TURN_STEPS, own_step
from saloon.games.bang.upkeep import problems
from saloon.games.bang.view import parts
from saloon.games.rulings import asked_for, check_options
from saloon.kernel import (
    SPEAK,
    Decision,
    Effect,
    Game,
    Option,
    Refusal,
    Rules,
    Script,
    Setup,
    SetupError,
)
from saloon.kernel.merging import merged
from saloon.kernel.vocabulary import Vocabulary

STEPS: Final = {
    "choose-characters": setting_up.choose_characters,
    "choose-events": choose_event_decks,
    "deal": setting_up.deal,
    **TURN_STEPS,
}


REACTIONS: Final = frozenset({*SHOTS, "bang", "rescue"})
"""A shot of any kind, a demand for a BANG!, a lethal loss; the windows of cards come on top."""

# What somebody with a habit answers to a kind of question: cards in play and open cards only.
HABITS: Final = {
    **dict.fromkeys(SHOTS, ("barrel_first", "use")),
    "draw": ("always_draw", "draw"),
    "top": ("any_order", "top"),
}
USUAL: Final = {"barrel_first": False, "always_draw": False, "any_order": True}
"""Whether somebody has a habit who has not said so."""

OPTIONS: Final = ("modules", "edition", "rulings", "sheriff", "characters", "position")


@lru_cache(maxsize=64)
def _reactions(config: Configuration) -> frozenset[str]:
    """They are the same in all games alike."""
    windows = set(config.reacting)
    windows |= {each.answers_at for each in config.sources.values() if each.answers_at}
    return REACTIONS | windows


class BangRules(Rules):
    version = "bang-2"
    earlier: ClassVar[tuple[str, ...]] = ("bang-1",)
    habits: ClassVar[Mapping[str, bool]] = USUAL
    keeps = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        check_options(options, OPTIONS)
        modules, rulings = asked_for(options)
        edition = options.get("edition") or "dynamite-box"
        if not isinstance(edition, str):
            raise SetupError(f"an edition has a name, not {edition!r}")
        self.config: Configuration = configure(setup.players, modules, edition, rulings)
        self.reactions = _reactions(self.config)
        self.out_is_final = "takes_turn" not in self.config.hooks

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def new_state(self) -> Bang:
        position = self.setup.options.get("position")
        if position is not None:
            return place(self.config, self.setup.seed, position)
        return setting_up.new_game(self.config, self.setup.seed, self.setup.options)

    def restore(self, plain: Mapping[str, Any]) -> Bang:
        return restore(self.config, plain)

    def start(self, state: Bang) -> Decision | Script[Any] | None:
        turn, players = state.turn, state.players
        name, seat = state.agenda[-1]
        quiet = state.tape is not None and name in QUIET
        # Most steps of most turns ask nothing: go on to the first one that does, or a new turn.
        while True:
            player = players[seat]
            presence = player.presence
            if presence is not IN and not presence.here and name not in ALWAYS:
                state.agenda.pop()
            else:
                step = STEPS.get(name)
                started = own_step(state, player) if step is None else step(state, player)
                if started is not None:
                    return started
                if state.turn != turn:
                    return None
            name, seat = state.agenda[-1]
            if quiet and name not in QUIET:
                return None  # the driver keeps states like this one

    def quiet_step(self, state: Bang) -> bool:
        return state.agenda[-1][0] in QUIET

    def view(self, state: Bang, viewer: int | None, over: bool) -> dict[str, Any]:
        common, own = parts(state, (viewer,), over)
        return merged(common, own[0])

    def parts(
        self, state: Bang, viewers: Sequence[int | None], over: bool
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        return parts(state, viewers, over)

    def reasons(self, state: Bang, viewer: int | None, seat: int) -> dict[str, Any]:
        return reasons(state, viewer, seat)

    def most_telling(self, refusals: Sequence[Refusal]) -> Refusal:
        """Why not at the nearest player."""
        found, nearest = refusals[0], self.setup.players
        for each in refusals:
            distance = each.facts.get("distance", nearest)
            if isinstance(distance, int) and distance < nearest:
                found, nearest = each, distance
        return found

    def interjectors(self, state: Bang) -> tuple[int, ...]:
        return state.anytime

    def interjections(self, state: Bang, seat: int) -> list[Option]:
        if seat not in state.anytime:
            return []
        player = state.players[seat]
        options: list[Option] = []
        for source in (player.kit or state.kit(player)).voices.get("anytime", ()):
            options += source.anytime(state, player)
        return options

    def minds_speech(self, state: Bang, seat: int) -> bool:
        if Spoken.hook not in state.hooks or not state.players[seat].present:
            return False
        return bool(
            state.voices_in(Spoken.hook) or state.kit(state.players[seat]).voices_in(Spoken.hook)
        )

    def interject(self, state: Bang, seat: int, chosen: Option) -> Script[None]:
        player = state.players[seat]
        # What the interrupted effect has triggered waits for its own checkpoint.
        waiting, state.triggers = state.triggers, []
        if chosen == SPEAK:
            state.happened(Spoken(seat))
        else:
            yield from self._use_at_any_time(state, player, chosen) or ()
        yield from settle(state)
        state.triggers = waiting + state.triggers

    def _use_at_any_time(self, state: Bang, player: Player, chosen: Option) -> Effect:
        for source in state.kit(player).voices_in("anytime"):
            if chosen in source.anytime(state, player):
                return source.do_anytime(state, player, chosen)
        raise AssertionError(f"nothing lets seat {player.seat} do {chosen}")

    def why_not(self, state: Bang, decision: Decision, seat: int, chosen: Option) -> Refusal | None:
        if chosen in decision.options_for(seat):
            return None
        player = state.players[seat]
        # What would be an answer but for a silence is refused by what silences, whatever is asked.
        refusal = through_silence(state, player, decision, chosen)
        if refusal is None:
            refusal = decision.refuse(chosen)
        if refusal is None and chosen.verb == "use" and chosen.detail:
            refusal = why_not_ability(state, player, chosen)
        return refusal or Refusal(decision.rule or "not-an-option")

    def why_not_interject(
        self, state: Bang, decision: Decision, seat: int, chosen: Option
    ) -> Refusal | None:
        if seat not in range(state.seats):
            return None
        player = state.players[seat]
        for source in player.abilities:
            if "do_anytime" in source.hooks and source.id == chosen.detail.partition(" ")[0]:
                return why_not_ability(state, player, chosen)
        return None

    def in_vain(self, state: Bang, seat: int, chosen: Option) -> str:
        player = state.players[seat]
        target = state.players[chosen.seat] if chosen.seat >= 0 else None
        kit = state.kit(player)
        if chosen.verb == "play":
            # Who gains by playing a card, whatever it does, does not play it in vain.
            if kit.voices_in("on_played"):
                return ""
            return played_as(state, chosen).in_vain(state, player, target)
        asked = kit.voices_in("act_in_vain") + state.voices_in("act_in_vain")
        return next(filter(None, [each.act_in_vain(state, player, chosen) for each in asked]), "")

    def stands(self, seen: Sequence[int], after: Bang) -> bool:
        """BB-GOAL-05: a role that an elimination has shown cannot be hidden again."""
        slots = [player.role_slot for player in after.players]
        return any(seen[slot] != after.seen[slot] for slot in slots)

    def conceivable(self, state: Bang, decision: Decision, seat: int) -> list[Option]:
        """What the question says, and every ability: some can be used whatever is asked."""
        tries = super().conceivable(state, decision, seat)
        return list(dict.fromkeys([*tries, *uses_of_abilities(state, state.players[seat])]))

    def problems(self, state: Bang) -> list[str]:
        return problems(state)

    def active_seat(self, state: Bang) -> int | None:
        return state.active

    def is_out(self, state: Bang, seat: int) -> bool:
        return not state.players[seat].present

    def by_habit(
        self, state: Bang, decision: Decision, seat: int, habits: frozenset[str]
    ) -> Option | None:
        habit = HABITS.get(decision.kind)
        if habit is None or habit[0] not in habits:
            return None
        options = decision.options_for(seat)
        return next((each for each in options if each.verb == habit[1]), None)

    def why_not_keep(self, state: Bang, seat: int) -> Refusal | None:
        return Refusal("BB-SERIES-02") if self.is_out(state, seat) else None

    def hand_on(self, game: Game, keep: Sequence[int]) -> dict[str, Any]:
        return dict(Ending.of(game).next_game(keep))
