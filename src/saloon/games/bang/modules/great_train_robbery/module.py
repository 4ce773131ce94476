"""The module The Great Train Robbery."""

from saloon.games.bang.module import Module
from saloon.games.bang.modules.great_train_robbery.facts import FACTS

NAME = "great-train-robbery"

great_train_robbery = Module(NAME, "GT", facts=FACTS)
