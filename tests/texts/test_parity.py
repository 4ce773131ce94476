"""The fixture for the web client is up to date; the client's test compares its own sentences."""

from tests.texts.parity import stored, with_texts


def test_the_fixture_says_what_the_speaker_says() -> None:
    cases = stored()
    assert {case["what"] for case in cases} == {
        "events", "question", "option", "refusal", "reason",
    }  # fmt: skip
    stale = [case for case in cases if with_texts(case) != case]
    assert not stale, f"run `python -m tests.texts.parity`: {len(stale)} of {len(cases)} differ"
