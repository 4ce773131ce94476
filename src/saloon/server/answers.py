"""Answers a table has given, for commands that come again."""

from __future__ import annotations

from collections import OrderedDict

from saloon.table.protocol import Answer

ANSWERS_KEPT = 16
"""Answers remembered per person: far more than anybody waits for at once."""
PEOPLE_KEPT = 200


class Answers:
    """The last answers to the people who were here last."""

    def __init__(self) -> None:
        self._answers: OrderedDict[str, dict[str, Answer | None]] = OrderedDict()
        """By person and command; None for a plain yes, as nearly all answers are."""

    def known(self, person: str, command: str) -> Answer | None:
        answers = self._answers.get(person)
        if answers is None or command not in answers:
            return None
        return answers[command] or Answer(command)

    def keep(self, person: str, answer: Answer) -> None:
        answers = self._answers.setdefault(person, {})
        self._answers.move_to_end(person)
        answers[answer.re] = None if answer == Answer(answer.re) else answer
        if len(answers) > ANSWERS_KEPT:
            del answers[next(iter(answers))]
        if len(self._answers) > PEOPLE_KEPT:
            self._answers.popitem(last=False)
