"""Messages for a point of view: numbered, kept for a while, the same for all who see the same."""

from __future__ import annotations

from saloon.table.feed import KEEP, Alike, Feed
from saloon.table.protocol import Asked, SeatClock


def test_the_same_message_is_encoded_and_kept_once() -> None:
    """For points of view with the same number and the very same parts; others have their own."""
    feeds = [Feed("a"), Feed("b"), Feed("c"), Feed("d")]
    feeds[2].add(lambda n: Asked(n, None, []), {})
    same, other = [SeatClock(0, 1, True)], [SeatClock(0, 1, True)]
    alike: Alike = {}
    for feed, clocks in zip(feeds, (same, same, same, other), strict=True):
        feed.add(lambda n, clocks=clocks: Asked(n, None, clocks), alike, clocks)  # type: ignore[misc]
    first, second, third, fourth = [(feed.since(feed._before) or [])[-1][1] for feed in feeds]
    assert first is second
    assert b'"n":1' in first
    assert b'"n":2' in third
    assert fourth == first
    assert fourth is not first


def test_who_comes_back_gets_each_message_with_its_own_mark() -> None:
    feed = Feed("here")
    for _ in range(KEEP + 5):
        feed.add(lambda n: Asked(n, None, []), {})
    last = KEEP + 5
    marks = [mark for mark, _ in feed.since(f"here:{last - 4}") or []]
    assert marks == [f"here:{number}" for number in range(last - 3, last + 1)]
    told = [message for _, message in feed.since("here:5") or []]
    assert [f'"n":{number},'.encode() in text for number, text in enumerate(told, 6)] == [
        True
    ] * KEEP
    assert feed.since("here:4") is None
    assert feed.since(f"there:{last - 4}") is None
    assert feed.since(f"here:{last + 1}") is None
