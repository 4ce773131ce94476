"""The module The Valley of Shadows and the rulings it lets a table choose (ED-91, ED-92)."""

from saloon.games.bang.editions import Switch
from saloon.games.bang.module import Module
from saloon.games.bang.modules.valley_of_shadows.facts import FACTS

NAME = "valley-of-shadows"

SWITCHES = (
    Switch(
        "bandidos-wording", "ED-91", NAME, ("czech", "international"), "czech", "czech",
        "Whether Bandidos costs a BANG! or two cards, or may cost a life point instead.",
    ),
    Switch(
        "saved-reward", "ED-92", NAME, ("elimination-prevented", "whenever-survives"),
        "elimination-prevented", "elimination-prevented",
        "Whether Saved! pays only for a life that was saved, or for every life point.",
    ),
)  # fmt: skip

valley_of_shadows = Module(NAME, "VS", switches=SWITCHES, facts=FACTS)
