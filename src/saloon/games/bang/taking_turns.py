"""What a source may do in a turn: the places of the timetable, and the phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saloon.kernel import Effect, Option, Refusal, Script
from saloon.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnTaker:
    """The part of a source that is about turns. Where each place comes, `timetable.py` says."""

    overrides: ClassVar[frozenset[str]] = frozenset()
    """The names of the methods that a subclass has overridden, filled by itself."""
    hooks: frozenset[str]
    """The same, where compiled code finds it without a look-up: in every source."""

    check_at = ""
    """The place at which the draw! check of a card in front of a player is made (`check`)."""

    # -- who has a turn ----------------------------------------------------------------------
    def skips_turn(self, g: Bang, p: Player) -> bool:
        """Whether a player is passed over when the turn would come; asked once per passing."""
        return False

    def takes_turn(self, g: Bang, p: Player) -> bool:
        """Whether a player who is out takes a turn all the same."""
        return False

    def pauses_at(self, g: Bang, seat: int) -> bool:
        """Whether it has a `step` when the turn reaches this place, whoever may sit there.

        It comes between two turns, before it is clear who takes the next one.
        """
        return False

    # -- how it begins -----------------------------------------------------------------------
    def back_for_good(self, g: Bang, p: Player) -> Effect:
        """A player who is out has a turn: bring `p` back into the game."""
        return None

    def back_for_a_turn(self, g: Bang, p: Player) -> Effect:
        """The same for this turn, by an event card of the round."""
        return None

    def back_as_a_shadow(self, g: Bang, p: Player) -> Effect:
        """The same for this turn, by a variant."""
        return None

    def back_to_haunt(self, g: Bang, p: Player) -> Effect:
        """The same for this turn, if nothing else did."""
        return None

    def table_moves(self, g: Bang, p: Player) -> Effect:
        """Something on the table moves before anything else happens in a turn."""
        return None

    def turn_begins(self, g: Bang, p: Player) -> Effect:
        return None

    def hand_changes(self, g: Bang, p: Player) -> Effect:
        """The whole hand is exchanged, after everything else that event cards do to a turn."""
        return None

    def check(self, g: Bang, p: Player, slot: int) -> Effect:
        """The draw! check of a card in front of the player whose turn begins, at `check_at`.

        A piece of a box that lies there has no slot among the cards: -1.
        """
        return None

    # -- phase 1 -----------------------------------------------------------------------------
    def after_checks(self, g: Bang, p: Player) -> Effect:
        """Before every ability about phase 1."""
        return None

    def before_draw(self, g: Bang, p: Player) -> Effect:
        return None

    def collects(self, g: Bang, p: Player) -> Effect:
        """Its owner gets cards of others just before drawing."""
        return None

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        """How many cards are usual for `p` in phase 1, instead of two."""
        return base

    def draw_count(self, g: Bang, p: Player, count: int) -> int:
        """How many cards `p` draws in phase 1: more or fewer than usual."""
        return count

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        """Replaces the draw of phase 1; returns whether it did."""
        raise NotImplementedError

    def first_card(self, g: Bang, p: Player) -> Script[bool]:
        """May replace the first card drawn in phase 1; returns whether it did."""
        raise NotImplementedError

    def second_card(self, g: Bang, p: Player, slot: int) -> int:
        """How many cards more the second drawn card brings."""
        return 0

    def draws_from(self, g: Bang, p: Player) -> int | None:
        """The card of the discard pile that is drawn in phase 1 instead of one from the deck."""
        return None

    def after_draw(self, g: Bang, p: Player) -> Effect:
        return None

    def hand_complete(self, g: Bang, p: Player) -> Effect:
        """Nothing will change the hand any more before phase 2."""
        return None

    # -- phase 2 -----------------------------------------------------------------------------
    def actions(self, g: Bang, p: Player) -> list[Option]:
        """What the active player may do in phase 2 besides playing cards."""
        return []

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        """Why `p` cannot use it like this now, in phase 2 or at any time; None if that is possible.

        `actions` and `anytime` offer what it lets pass.
        """
        return None

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        return None

    def act_in_vain(self, g: Bang, p: Player, chosen: Option) -> str:
        """Why an action would have no effect now, in a word, if it is its own; see `Rules.in_vain`.

        Only a source that is asked for its `actions` is asked this, about all there are.
        """
        return ""

    # -- phase 3, and how it ends ------------------------------------------------------------
    def hand_limit(self, g: Bang, p: Player) -> int | None:
        return None

    def turn_ends(self, g: Bang, p: Player) -> Effect:
        """The turn is over, even a lost one, and even if `p` is out: what has to be tidied up."""
        return None

    def turn_missed(self, g: Bang, p: Player) -> None:
        """Its owner's turn is about to end, and it is silent."""

    def late_draws(self, g: Bang, p: Player) -> Effect:
        """Its owner draws after phase 3, in a lost turn, too (CB-TIMING-19, CB-TIMING-20)."""
        return None

    def reckoning(self, g: Bang, p: Player) -> Effect:
        """What the turn that was played costs its player."""
        return None

    def recovery(self, g: Bang, p: Player) -> Effect:
        """What its player gets for a turn that is over and has cost what it costs."""
        return None

    def extra_turns(self, g: Bang, p: Player) -> Effect:
        """Whether another turn follows; not after a lost turn, nor after an extra one."""
        return None

    def new_cards(self, g: Bang, p: Player) -> Effect:
        """The very end of a turn, whoever had it: cards of the table are turned up."""
        return None
