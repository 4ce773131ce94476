"""Answers a table has given, for commands that come again."""

from __future__ import annotations

from collections import OrderedDict

from saloon.table.protocol import Answer

ANSWERS_KEPT = 64
"""Answers remembered per person."""
PEOPLE_KEPT = 200


class Answers:
    """The last answers to the people who were here last."""

    def __init__(self) -> None:
        self._answers: OrderedDict[str, OrderedDict[str, Answer]] = OrderedDict()

    def known(self, person: str, command: str) -> Answer | None:
        answers = self._answers.get(person)
        return None if answers is None else answers.get(command)

    def keep(self, person: str, answer: Answer) -> None:
        answers = self._answers.setdefault(person, OrderedDict())
        self._answers.move_to_end(person)
        answers[answer.re] = answer
        if len(answers) > ANSWERS_KEPT:
            answers.popitem(last=False)
        if len(self._answers) > PEOPLE_KEPT:
            self._answers.popitem(last=False)
