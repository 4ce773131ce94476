"""The kernel's contract, line by line, as checks that any game must pass at any of its decisions.

Each check takes a game waiting for a decision and raises `AssertionError` in words if the contract
is broken; none of them changes the game. The fuzzer calls them now and then, the conformance tests
call them at every decision of a few games of every registered game.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from saloon.bots import make_bot
from saloon.bots.runner import play_out
from saloon.kernel import Game, IllegalChoice, Option, SaloonError, option
from saloon.kernel.history import play_record
from saloon.kernel.record import state_hash
from saloon.testing.interference import check_non_interference as check_non_interference
from saloon.testing.interference import parted as parted
from saloon.testing.playing import anybody as anybody
from saloon.testing.playing import canonical as canonical
from saloon.testing.playing import play_on as play_on
from saloon.testing.playing import words as words
from saloon.testing.told import Listener, check_told

LONG = 60
"""Choices after which a game of random players is followed no further; most end before."""


def position(game: Game) -> dict[str, Any]:
    """Everything about where a game stands: state, question, options, interjections."""
    return {"id": None if game.over else game.ask_id, **standing(game)}


def standing(game: Game) -> dict[str, Any]:
    """The position without the question's id, which a game gives out only once."""
    seats = range(game.state.seats)
    return {
        "state": game.state.plain(),
        "over": game.over,
        "question": None if game.over else [*game.unanswered(), game.decision.kind],
        "options": [words(game, seat) for seat in seats],
        "interjections": [
            [game.state.option_text(each) for each in game.interjections(seat)] for seat in seats
        ],
    }


def follow(twin: Game, made: list[tuple[Option, int]], otherwise: str) -> None:
    """Make the same choices in a twin; `otherwise` says what is wrong if it cannot."""
    for chosen, seat in made:
        try:
            twin.choose(chosen, seat)
        except SaloonError as error:
            raise AssertionError(f"{otherwise}: {error}") from error


# -- the checks ------------------------------------------------------------------------------


def check_options(game: Game) -> None:
    """Options are never empty and never doubled; who is not asked has none."""
    for seat in range(game.state.seats):
        options = game.options(seat)
        if seat not in game.unanswered():
            assert not options, f"seat {seat} is not asked, but has options"
            continue
        assert options, f"seat {seat} is asked {game.decision.kind} and has no option"
        texts = words(game, seat)
        assert len(set(texts)) == len(texts), f"an option of seat {seat} is there twice: {texts}"
        assert game.decision.default_for(seat) in options


def check_copy(game: Game, random: Random) -> None:
    """A copy equals the original, goes the same way, and leaves the original alone."""
    before = canonical(position(game))
    copies = [game.copy(), game.playout()]
    for twin in copies:
        assert canonical(position(twin)) == before, "a copy differs from its original"
    assert canonical(position(copies[0].copy())) == before, "a copy of a copy differs"
    follow(copies[1], play_on(copies[0], random, 12), "two copies part")
    assert canonical(position(copies[0])) == canonical(position(copies[1])), "two copies part"
    assert canonical(position(game)) == before, "playing a copy changed the original"


def check_determinize(game: Game, seat: int, random: Random) -> None:
    """The seat sees and can do the same; the faces are the same; copies stay in that world."""
    before = canonical(position(game))
    twin = game.determinize(seat, random.getrandbits(48))
    assert canonical(twin.view(seat)) == canonical(game.view(seat)), "the view changed"
    assert words(twin, seat) == words(game, seat), "the options changed"
    faces = Counter(face.text for face in game.state.face)
    assert Counter(face.text for face in twin.state.face) == faces, "the faces changed"
    again = twin.copy()
    assert canonical(position(again)) == canonical(position(twin)), "a copy left the sampled world"
    follow(twin, play_on(again, random, 8), "copies of a sample part")
    assert canonical(position(again)) == canonical(position(twin)), "copies of a sample part"
    assert canonical(position(game)) == before, "determinizing changed the original"


def check_replay(game: Game) -> None:
    """The record leads to the same state, and survives being written and read."""
    record = game.record
    read = type(record).from_json(record.to_json())
    again = Game.replay(type(game.rules)(read.setup), read)
    # Answers of a question to several seats are recorded when all are in.
    assert state_hash(again.state) == state_hash(game.state), "the replay leads elsewhere"


def storable(game: Game) -> bool:
    """Whether the state alone is the whole game: nothing suspended, no secret answer given."""
    return game.quiet and game.unanswered() == game.decision.seats


def check_stored(game: Game) -> Game:
    """A quiet game written as JSON and read back is the same; returns the one read back."""
    plain = game.plain()
    read = json.loads(json.dumps(plain))
    assert read == plain, "the stored state is not the same once it was JSON"
    resumed = Game.resume(game.rules, read)
    assert state_hash(resumed.state) == state_hash(game.state), "the restored state differs"
    assert canonical(standing(resumed)) == canonical(standing(game)), "the resumed game differs"
    for viewer in (None, *range(game.state.seats)):
        views = [each.view(viewer) | {"question": None} for each in (resumed, game)]
        assert canonical(views[0]) == canonical(views[1]), "a resumed game looks different"
    return resumed


def check_restore(game: Game, random: Random) -> None:
    """A stored game is the same game, now and until its end."""
    if not storable(game):
        return
    resumed = check_stored(game)
    stored = canonical(resumed.rules.setup.resume)
    check_samples_alike(game, resumed, random)
    _play_to_the_end(game.copy(), resumed, random)
    assert canonical(resumed.rules.setup.resume) == stored, "playing on changed what was stored"
    assert canonical(game.plain()) == stored, "playing a resumed game changed the original"


def check_samples_alike(game: Game, resumed: Game, random: Random) -> None:
    """What is sampled or copied from a resumed game is what the first one gives."""
    seat, seed = random.randrange(game.state.seats), random.getrandbits(48)
    twins = (game.determinize(seat, seed), resumed.determinize(seat, seed))
    follow(twins[1], play_on(twins[0], random, 4), "samples part")
    assert canonical(standing(twins[0])) == canonical(standing(twins[1])), "samples part"
    copies = (game.copy(), resumed.copy())
    follow(copies[1], play_on(copies[0], random, 4), "copies part")
    for each in copies:
        assert canonical(standing(each.copy())) == canonical(standing(copies[0])), "copies part"


def _play_to_the_end(game: Game, resumed: Game, random: Random) -> None:
    """The same choices in both; on the way, what a resumed game has of its own: record, undo."""
    deep = random.randrange(1, 12)
    for _ in range(LONG):
        if game.over:
            break
        follow(resumed, play_on(game, random, 1), "a resumed game goes elsewhere")
        assert state_hash(resumed.state) == state_hash(game.state), "a resumed game goes elsewhere"
        deep -= 1
        if deep == 0 and not resumed.over:
            check_replay(resumed)
            check_undo(resumed, random)
    assert resumed.over == game.over, "a resumed game does not end with the first one"
    assert resumed.result == game.result, "a resumed game ends otherwise"
    check_replay(resumed)


def check_turns(game: Game, random: Random, turns: int = 3) -> None:
    """The same from the starts of some turns, where every game is quiet, to where it is now."""
    stored: list[tuple[int, str]] = []
    twin = Game(game.rules)
    twin.on_turn = lambda each: stored.append((each.choices_made, json.dumps(each.state.plain())))
    moves = game.moves
    twin.repeat(moves)
    for made, text in random.sample(stored, min(turns, len(stored))):
        resumed = Game.resume(game.rules, json.loads(text))
        assert canonical(resumed.rules.setup.resume) == canonical(json.loads(text))
        resumed.repeat(moves[made:])
        assert state_hash(resumed.state) == state_hash(game.state), "a turn was stored in part"


def check_refusals(game: Game) -> None:
    """`options` and `why_not` agree on every conceivable answer; a refused one changes nothing."""
    seat = game.unanswered()[0]
    options = game.options(seat)
    tries = [*game.rules.conceivable(game.state, game.decision, seat), option("nonsense")]
    before = canonical(position(game))
    for tried in tries:
        refusal = game.why_not(seat, tried)
        assert (refusal is None) == (tried in options), (
            f"'{game.state.option_text(tried)}': why_not says {refusal}, options differ"
        )
    illegal = next(tried for tried in reversed(tries) if tried not in options)
    stranger = next((s for s in range(game.state.seats) if s not in game.decision.seats), None)
    for who, tried in ((seat, illegal), (stranger, options[0])):
        if who is None or tried in game.interjections(who):
            continue
        try:
            game.choose(tried, who)
        except IllegalChoice:
            assert canonical(position(game)) == before, "a refused choice changed something"
        else:
            raise AssertionError(f"seat {who} was allowed {tried}")


def check_undo(game: Game, random: Random) -> None:
    """Taking back leads to where the game was; what showed something hidden stands."""
    record = game.record
    twin = Game(game.rules)
    if random.random() < 0.5:
        twin.keep_turns()
    play_record(twin, record)
    if game.over or canonical(standing(twin)) != canonical(standing(game)):
        return  # some seats have answered in secret: the record does not have that yet
    before, asked_then = canonical(standing(twin)), twin.ask_id
    chosen, seat = anybody(twin, random)
    asked, seen = twin.state.chance.asked, list(twin.state.seen)
    twin.choose(chosen, seat)
    ids = {asked_then} if twin.over else {asked_then, twin.ask_id}
    in_secret = twin.choices_made == game.choices_made
    bit, everybody = 1 << seat, (1 << twin.state.seats) - 1
    learnt = (
        twin.state.chance.asked != asked
        or any(
            old != new and not (old & bit and new == everybody)
            for old, new in zip(seen, twin.state.seen, strict=True)
        )
        or twin.rules.stands(seen, twin.state)
    )
    try:
        twin.undo(seat)
    except IllegalChoice:
        assert learnt, "an innocent choice could not be taken back"
        return
    assert canonical(standing(twin)) == before, "taking back leads elsewhere"
    assert twin.record == record, "taking back changed what was chosen before"
    if in_secret:
        assert twin.ask_id == asked_then, "the question stands, but has another id"
    else:
        assert twin.ask_id not in ids, "the id of a question is used again"


def check_interjections(game: Game, random: Random) -> None:
    """After an interjection the same question stands under the same id, while it has a point."""
    for seat in game.rules.interjectors(game.state):
        for chosen in game.interjections(seat):
            twin = game.copy()
            asked, seats, kind = twin.ask_id, twin.decision.seats, twin.decision.kind
            twin.choose(chosen, seat)
            while not twin.over and twin.state.events is None and twin.interrupted:
                assert not any(twin.interjections(other) for other in range(twin.state.seats))
                who = twin.unanswered()[0]
                twin.choose(random.choice(twin.options(who)), who)
            if not twin.over and twin.decision.kind == kind and twin.decision.seats == seats:
                assert twin.ask_id == asked, "the same question has another id"
                check_options(twin)


def check_everything(game: Game, random: Random) -> None:
    """All checks at one decision."""
    check_options(game)
    check_told(game)
    check_refusals(game)
    check_copy(game, random)
    check_interjections(game, random)
    check_replay(game)
    check_undo(game, random)
    check_restore(game, random)
    for seat in range(game.state.seats):
        check_determinize(game, seat, random)
        check_non_interference(game, seat, random)


def play_and_check(game: Game, seed: int, every: int) -> None:
    """Play a game with random players and check everything at about every `every`th decision."""
    random = Random(seed)
    bots = [make_bot("random", random.getrandbits(32)) for _ in range(game.state.seats)]
    listener = Listener(game)

    def after(game: Game) -> None:
        problems = game.rules.problems(game.state)
        assert not problems, "; ".join(problems)
        listener.check(game)
        if not game.over and random.random() * every < 1:
            check_everything(game, random)

    play_out(game, bots, after=after)
    check_told(game)
    check_replay(game)
    check_turns(game, random)
