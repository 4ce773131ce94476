"""The kernel: decisions, chance, knowledge, records and views. It knows no game.

A game is a `Rules` object and a `State` of plain data; `Game` drives one match of it.
"""

from saloon.kernel.chance import Chance
from saloon.kernel.core import Step
from saloon.kernel.decision import PASS, SPEAK, VOID, Decision, Effect, Option, Script, option
from saloon.kernel.errors import (
    GameOver,
    IllegalChoice,
    RecordError,
    Refusal,
    SaloonError,
    SetupError,
)
from saloon.kernel.events import Event, Told
from saloon.kernel.game import Game
from saloon.kernel.moves import Known
from saloon.kernel.onlooker import Onlooker
from saloon.kernel.record import Record
from saloon.kernel.result import Result
from saloon.kernel.rules import Rules, Setup
from saloon.kernel.state import Face, State

__all__ = [
    "PASS",
    "SPEAK",
    "VOID",
    "Chance",
    "Decision",
    "Effect",
    "Event",
    "Face",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Known",
    "Onlooker",
    "Option",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rules",
    "SaloonError",
    "Script",
    "Setup",
    "SetupError",
    "State",
    "Step",
    "Told",
    "option",
]
