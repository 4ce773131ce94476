"""The answers to a question as lines of a menu: cards with their targets, and why not."""

from saloon.cli.terminal.menu import Item, key
from saloon.cli.terminal.voice import Voice, face_text
from saloon.kernel import Game, Option, option

PLAY = "play"
"""The verb of a hand card that is played."""
LAST = ("end", "pass", "stop", "decline")
"""Answers that do nothing more: the last line, with number 0."""
DECLINE = option("decline")


class Answers:
    """Makes the lines for one person's questions."""

    def __init__(self, game: Game, me: int, voice: Voice) -> None:
        self.game = game
        self.me = me
        self.voice = voice

    def items(self, options: list[Option], *, hand: bool) -> list[Item]:
        """One line for each answer; with the hand, all its cards in order."""
        groups: dict[Option, list[Option]] = {}
        for chosen in options:
            grouped = hand or (chosen.seat >= 0 and self.voice.lists(chosen.verb))
            alike = chosen._replace(seat=-1) if grouped else chosen
            groups.setdefault(alike, []).append(chosen)
        lines = [group for group in groups.values() if group[0].verb not in LAST]
        last = [group for group in groups.values() if group[0].verb in LAST]
        items = []
        if hand:
            items = self._hand(lines)
            lines = [group for group in lines if group[0].verb != PLAY]
        items += [self.item(group, hand) for group in lines]
        for number, item in enumerate(items, start=1):
            item.number = number
        for group in last:
            items.append(self.item(group, hand))
            items[-1].words = self.voice.words("words-no")
        return items

    def _hand(self, lines: list[list[Option]]) -> list[Item]:
        """All cards of the hand in order; those that cannot be played say why."""
        items = []
        for slot in self.slots():
            ways = [group for group in lines if group[0].verb == PLAY and group[0].slot == slot]
            items += [self.item(group, True) for group in ways]
            if not ways:
                unplayable = self.held(slot)
                refusal = self.game.why_not(self.me, option(PLAY, slot))
                unplayable.why_not = self.voice.short(refusal) if refusal else ""
                items.append(unplayable)
        return items

    def slots(self) -> list[int]:
        """The cards of the hand, in its order."""
        hand: list[int] = getattr(self.game.state.players[self.me], "hand", [])  # type: ignore[attr-defined]
        return hand

    def held(self, slot: int) -> Item:
        """A card of the hand, whatever can be done with it."""
        item = self.item([option(PLAY, slot)], True)
        item.options = []
        return item

    def item(self, group: list[Option], grouped: bool) -> Item:
        first, voice = group[0], self.voice
        grouped = grouped or len(group) > 1
        if first == DECLINE:
            label = voice.say("not-now")
        else:
            label = voice.listed(self.game, first) if grouped else voice.option(self.game, first)
        face = face_text(self.game, first.slot)
        card = voice.speaker.card(face) if face else ""
        kind = face.partition(":")[0]
        name = voice.known(f"card-{kind}") if kind else ""
        told = voice.told(first)
        ability = told.get("detail") or told.get("place")
        called = [label, name, card, kind, face.partition("#")[0], first.verb, first.detail]
        called += [voice.speaker.card(ability)] if ability else []
        keys = tuple(dict.fromkeys(filter(None, map(key, called))))
        plain = label.replace(card, name) if name else label
        return Item(0, label, plain, keys, list(group), slot=first.slot, grouped=grouped)

    def note(self, item: Item, asked: bool = False) -> str:
        """What stands behind the label. Oneself is a target that is named only when asked for."""
        voice = self.voice
        if not item.options:
            return f"({item.why_not})" if item.why_not else ""
        chosen = item.options[0]
        if not item.targets:
            vain = self.game.rules.in_vain(self.game.state, self.me, chosen)
            if vain:
                return f"({voice.known(f'vain-{vain}') or voice.say('in-vain')})"
            view = self.game.view(self.me)
            more = voice.company(view, chosen) or voice.spoils(view, chosen)
            return f"({more})" if more else voice.explained(face_text(self.game, chosen.slot))
        others = [seat for seat in item.targets if seat != self.me]
        if not others and not asked:
            return f"({voice.say('only-yourself')})"
        told = [self._target(chosen._replace(seat=seat)) for seat in others]
        if self.me in item.targets and (asked or not others):
            told.append(voice.say("yourself", number=self.me + 1))
        return voice.say("at", targets=voice.either(told))

    def _target(self, chosen: Option) -> str:
        """A player by number and name, with what there is to take."""
        who = f"{chosen.seat + 1} {self.voice.names[chosen.seat]}"
        spoils = self.voice.spoils(self.game.view(self.me), chosen)
        return f"{who} ({spoils})" if spoils else who
