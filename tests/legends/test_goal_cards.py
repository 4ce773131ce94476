"""The goal cards, one by one: what meets them, and what is not quite enough."""

from __future__ import annotations

from typing import Any

from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

DUEL = ("duel @1", "lay tenacity")
"""Against somebody without a card, who has to surrender."""
BANDIT = ("move DC01", "lay tenacity", "fight-card fight:j", "choose lp-1")
AT_CREEK = {"space": "DR07", "hand": ["tenacity"]}
"""A bandit waits at the creek next to it, with a jack and a queen."""


class Goals:
    """The goals of one character."""

    def __init__(self, character: str) -> None:
        self.character = character

    def open(self, number: int, one: dict[str, Any], *acts: str, **more: Any) -> bool:
        """Whether a goal can be completed after these acts."""
        other = more.pop("other", {"space": one.get("space", "DR06")})
        table = {"bandits": ["DC01"], "fights": {"deck": ["j", "q"]}, **more}
        s = Scenario(
            [{"character": self.character, **one}, other, {"space": "SH11"}], modules=["goals"],
            goals={"hand": [[str(number)], [], []]}, **table,
        )  # fmt: skip
        s.act(*acts)
        name = f"goal:{self.character}-{number}"
        if s.offered("goal") == [name]:
            return True
        assert s.refused(f"goal {name}") == "WL-GOAL-05"
        return False


def fighter(space: str, **more: Any) -> dict[str, Any]:
    return {"space": space, "hand": ["tenacity"], **more}


@rule("WL-GOALCARD-01", "WL-GOALCARD-02", "WL-GOALCARD-03", "WL-GOALCARD-04")
def test_goals_of_annie_oakley() -> None:
    annie = Goals("annie_oakley")
    assert annie.open(1, fighter("DR02"), *DUEL)
    assert not annie.open(1, fighter("RF02"), *DUEL)
    assert not annie.open(1, fighter("DR02"))
    both = ["rifle", "shotgun"]
    assert annie.open(2, fighter("RF02", gear=both), "use rifle", *DUEL)
    assert not annie.open(2, fighter("RF02", gear=both), "use shotgun", *DUEL)
    assert annie.open(3, {"gear": ["rifle+"]})
    assert not annie.open(3, {"gear": ["rifle", "shotgun+"]}, "use rifle")
    spades = ["sprint:2s", "shootout:3s", "manhunt:4s"]
    assert annie.open(4, {"space": "SV12", "hand": spades})
    assert not annie.open(4, {"space": "SV12", "hand": [*spades[:2], "manhunt:4h"]})
    assert not annie.open(4, {"space": "SV11", "hand": spades})


@rule("WL-GOALCARD-05", "WL-GOALCARD-06", "WL-GOALCARD-07", "WL-GOALCARD-08")
def test_goals_of_bass_reeves() -> None:
    bass = Goals("bass_reeves")
    assert bass.open(1, {"mp": 3})
    assert not bass.open(1, {"mp": 2})
    assert not bass.open(1, {"wp": 3})
    assert bass.open(2, AT_CREEK, *BANDIT)
    assert not bass.open(2, {**AT_CREEK, "wounds": 1}, *BANDIT)
    outlaw = {"space": "RF02", "wp": 2}
    assert bass.open(2, fighter("RF02", mp=1), "arrest @1", "lay tenacity", other=outlaw)
    assert not bass.open(2, fighter("RF02"), *DUEL)
    whiskey = ["revolver", "whiskey"]
    assert bass.open(3, {"space": "SH07", "gear": whiskey})
    assert not bass.open(3, {"space": "MP02", "gear": whiskey})
    assert not bass.open(3, {"space": "SH07"})
    assert bass.open(4, {"gear": ["shotgun+", "mule"]})
    assert not bass.open(4, {"gear": ["shotgun+"]})
    assert not bass.open(4, {"gear": ["shotgun", "mule+"]})


@rule("WL-GOALCARD-09", "WL-GOALCARD-10", "WL-GOALCARD-11", "WL-GOALCARD-12")
def test_goals_of_billy_the_kid() -> None:
    billy = Goals("billy_the_kid")
    assert billy.open(1, {"wp": 5})
    assert not billy.open(1, {"wp": 4})
    robbery = ("rob @1", "lay tenacity")
    assert billy.open(2, fighter("RF02"), *robbery)
    assert not billy.open(2, fighter("RF02"), *DUEL)
    assert billy.open(3, fighter("RF02"), *DUEL, sheriff="RF08")
    assert billy.open(3, fighter("DR02"), *DUEL)
    assert not billy.open(3, fighter("RF02"), *DUEL)
    assert not billy.open(3, AT_CREEK, *BANDIT, sheriff="DR10")
    assert billy.open(4, {"wp": 1, "money": 80})
    assert not billy.open(4, {"wp": 1, "money": 70})
    assert not billy.open(4, {"mp": 1, "money": 80})


@rule("WL-GOALCARD-10", "WL-GOAL-14")
def test_billy_the_kid_as_the_victim_of_a_robbery() -> None:
    billy = {"character": "billy_the_kid", "space": "RF02", "hand": ["tenacity"]}
    s = Scenario(
        [billy, {}, {"space": "RF02", "hand": ["hustle"]}], active=2, modules=["goals"],
        goals={"hand": [["2"], [], []]},
    )  # fmt: skip
    s.act("rob @0", "lay hustle", "lay tenacity")
    s.ends_turn()
    s.act("income money")
    assert s.offered("goal") == ["goal:billy_the_kid-2"]


@rule("WL-GOALCARD-13", "WL-GOALCARD-14", "WL-GOALCARD-15", "WL-GOALCARD-16")
def test_goals_of_bloody_knife() -> None:
    knife = Goals("bloody_knife")
    for hideout in ("MP01", "SH08", "SH01", "DC01", "SV02", "CJ08"):
        assert knife.open(1, fighter(hideout), *DUEL, bandits=[])
    assert not knife.open(1, fighter("DR02"), *DUEL)
    chart = ["revolver", "map"]
    assert knife.open(2, {"space": "SH02", "gear": chart})
    assert not knife.open(2, {"space": "SV03", "gear": chart})
    assert not knife.open(2, {"space": "SH02"})
    assert knife.open(3, {"gear": ["revolver", "mule+"]})
    assert knife.open(3, {"gear": ["revolver", "mustang+"]})
    assert not knife.open(3, {"gear": ["revolver+", "mule"]})
    assert knife.open(4, {"space": "RF01", "nuggets": 3})
    assert not knife.open(4, {"space": "RF01", "nuggets": 2})
    assert not knife.open(4, {"space": "RF02", "nuggets": 3})


@rule("WL-GOALCARD-17", "WL-GOALCARD-18", "WL-GOALCARD-19", "WL-GOALCARD-20")
def test_goals_of_calamity_jane() -> None:
    jane = Goals("calamity_jane")
    assert jane.open(1, fighter("RF02", wounds=2), *DUEL)
    assert not jane.open(1, fighter("RF02", wounds=1), *DUEL)
    whiskey = ["revolver", "whiskey"]
    assert jane.open(2, {"space": "MP02", "gear": whiskey})
    assert not jane.open(2, {"space": "SH07", "gear": whiskey})
    assert jane.open(3, {"space": "RF05", "money": 70}, "revel 3")
    assert not jane.open(3, {"space": "RF05", "money": 70}, "revel 2", "revel 1")
    assert not jane.open(3, {"space": "DR10", "nuggets": 3}, "sell 3")
    pair = ["sprint:2s", "cheat:2h"]
    assert jane.open(4, {"space": "DR08", "hand": pair})
    assert not jane.open(4, {"space": "RF02", "hand": pair})
    assert not jane.open(4, {"space": "DR08", "hand": ["sprint:2s", "shootout:3s"]})


@rule("WL-GOALCARD-22", "WL-GOALCARD-23", "WL-GOALCARD-24")
def test_goals_of_doc_holliday() -> None:
    doc = Goals("doc_holliday")
    whiskey = ["revolver", "whiskey"]
    assert doc.open(2, {"space": "SV12", "gear": whiskey})
    assert not doc.open(2, {"space": "SV13", "gear": whiskey})
    four = ["hustle", "hustle", "cheat", "sprint"]
    assert doc.open(3, {"wounds": 3, "hand": four})
    assert not doc.open(3, {"wounds": 2, "hand": four})
    assert not doc.open(3, {"wounds": 3, "hand": four[:3]})
    assert doc.open(4, {"gear": ["revolver+", "shotgun+"]}, "use revolver")
    assert not doc.open(4, {"gear": ["revolver+", "shotgun", "mule+"]}, "use revolver")


@rule("WL-GOALCARD-25", "WL-GOALCARD-26", "WL-GOALCARD-27", "WL-GOALCARD-28")
def test_goals_of_jesse_james() -> None:
    jesse = Goals("jesse_james")
    rob = ("rob-bank", "lay tenacity", "fight-card fight:j")
    deck = {"fights": {"deck": ["j", "q", "a"]}}
    assert jesse.open(1, fighter("DR10"), *rob, **deck)
    lost = ("rob-bank", "lay tenacity", "fight-card fight:a", "choose lp-1")
    assert not jesse.open(1, fighter("DR10"), *lost, **deck)
    assert not jesse.open(1, fighter("DR10"), *DUEL)
    for hideout in ("SH01", "DC01"):
        assert jesse.open(2, {"space": hideout, "wp": 3}, bandits=[])
        assert not jesse.open(2, {"space": hideout, "wp": 2}, bandits=[])
    assert not jesse.open(2, {"space": "MP01", "wp": 3})
    assert jesse.open(3, {"money": 100})
    assert not jesse.open(3, {"money": 90})
    for gun in ("shotgun+", "rifle+"):
        assert jesse.open(4, {"wp": 4, "gear": [gun]})
    assert not jesse.open(4, {"wp": 3, "gear": ["rifle+"]})
    assert not jesse.open(4, {"wp": 4, "gear": ["revolver+"]})


@rule("WL-GOALCARD-29", "WL-GOALCARD-30", "WL-GOALCARD-31", "WL-GOALCARD-32")
def test_goals_of_kit_carson() -> None:
    kit = Goals("kit_carson")
    lump = {"space": "DR10", "nuggets": 2, "hand": ["gold_lump"]}
    assert kit.open(1, {"space": "DR10", "nuggets": 3}, "sell 3")
    assert kit.open(1, lump, "sell 2", "sell-card gold_lump")
    assert not kit.open(1, {"space": "DR10", "nuggets": 3}, "sell 2")
    assert not kit.open(1, {"space": "DR10", "nuggets": 3}, "sell 2", "work", "sell 1")
    chart = ["revolver", "map"]
    assert kit.open(2, {"space": "SV03", "gear": chart})
    assert not kit.open(2, {"space": "SH02", "gear": chart})
    assert kit.open(3, {"gear": ["revolver", "mule+"]})
    assert not kit.open(3, {"gear": ["revolver", "mule", "mustang+"]}, "use mule")
    assert kit.open(4, AT_CREEK, *BANDIT)
    assert not kit.open(4, fighter("DR02"), *DUEL)


@rule("WL-GOALCARD-33", "WL-GOALCARD-34", "WL-GOALCARD-35", "WL-GOALCARD-36")
def test_goals_of_stagecoach_mary() -> None:
    mary = Goals("stagecoach_mary")
    blue = {"cattle": ["cattle:lp1#blue"]}
    assert mary.open(1, {"space": "SV12", **blue}, "ship cattle")
    assert not mary.open(1, {"space": "MP02", **blue}, "rustle cattle")
    assert not mary.open(1, {"space": "SV12", **blue})
    food = ["revolver", "provisions"]
    assert mary.open(2, {"space": "RF01", "gear": food})
    assert not mary.open(2, {"space": "RF02", "gear": food})
    three = ["revolver", "provisions", "map", "whiskey"]
    assert mary.open(3, {"gear": three, "money": 40})
    assert not mary.open(3, {"gear": three, "money": 30})
    assert not mary.open(3, {"gear": three[:3], "money": 40})
    rider = {"gear": ["revolver", "mustang+"], "space": "SV12"}
    assert mary.open(4, rider, "work", "move SV03", "work")
    assert not mary.open(4, rider, "work", "work")
    assert not mary.open(4, {"space": "DR10"}, "work", "move DR08", "work")


@rule("WL-GOALCARD-38", "WL-GOALCARD-39", "WL-GOALCARD-40")
def test_goals_of_wild_bill_hickok() -> None:
    bill = Goals("wild_bill_hickok")
    assert bill.open(2, fighter("RF02"), *DUEL)
    assert not bill.open(2, fighter("RF02"), "rob @1", "lay tenacity")
    hat = ["revolver", "ten_gallon"]
    assert bill.open(3, {"space": "DR05", "gear": hat})
    assert not bill.open(3, {"space": "RF02", "gear": hat})
    for eight in ("field_dressing:8s", "saddle_up:8h"):
        assert bill.open(4, {"space": "RF03", "hand": ["living_legend:as", eight]})
    assert not bill.open(4, {"space": "RF03", "hand": ["living_legend:as", "living_legend:ah"]})
    assert not bill.open(4, {"space": "RF05", "hand": ["living_legend:as", "saddle_up:8h"]})


@rule("WL-GOALCARD-41", "WL-GOALCARD-42", "WL-GOALCARD-43", "WL-GOALCARD-44")
def test_goals_of_wyatt_earp() -> None:
    wyatt = Goals("wyatt_earp")
    assert wyatt.open(1, {"space": "DR01", "mp": 3})
    assert not wyatt.open(1, {"space": "DR01", "mp": 2})
    assert not wyatt.open(1, {"space": "DR02", "mp": 3})
    assert wyatt.open(2, fighter("RF02"), *DUEL)
    assert not wyatt.open(2, fighter("DR02"), *DUEL)
    assert wyatt.open(3, fighter("RF02", gear=["shotgun"]), *DUEL)
    assert not wyatt.open(3, fighter("RF02", gear=["revolver"]), *DUEL)
    for gun in ("shotgun+", "rifle+"):
        assert wyatt.open(4, {"gear": [gun]})
    assert not wyatt.open(4, {"gear": ["revolver+", "rifle"]}, "use revolver")


@rule("WL-GOALCARD-45", "WL-GOALCARD-46", "WL-GOALCARD-47", "WL-GOALCARD-48")
def test_goals_of_yb_rowdy() -> None:
    rowdy = Goals("yb_rowdy")
    for hideout in ("SV02", "CJ08"):
        assert rowdy.open(1, fighter(hideout), *DUEL, bandits=[])
    assert not rowdy.open(1, fighter("DC01"), *DUEL, bandits=[])
    food = ["revolver", "provisions"]
    assert rowdy.open(2, {"space": "CJ11", "gear": food})
    assert not rowdy.open(2, {"space": "SH02", "gear": food})
    assert rowdy.open(3, {"nuggets": 4})
    assert not rowdy.open(3, {"nuggets": 3})
    assert rowdy.open(4, {"gear": ["rifle+"]})
    assert rowdy.open(4, {"gear": ["revolver", "mustang+"]})
    assert not rowdy.open(4, {"gear": ["revolver+", "rifle", "mustang"]}, "use rifle")


FLOP = ["bulletproof_vest:jd", "shootout:3c", "gold_lump:10s"]
DEALER = ["sprint:2c", "manhunt:4h", "hands_up:6s", "punch:7s"]


@rule("WL-GOALCARD-21", "WL-GOALCARD-37")
def test_goals_of_doc_holliday_and_wild_bill_hickok_at_poker() -> None:
    doc, bill = Goals("doc_holliday"), Goals("wild_bill_hickok")
    deck = ["punch:7c", *DEALER, *FLOP]
    three = ["bulletproof_vest:jh", "bulletproof_vest:js"]
    win = ("poker", "lay bulletproof_vest:jh", "lay bulletproof_vest:js")
    away = {"space": "RF01"}
    saloon = {"space": "DR05"}
    assert doc.open(1, {**saloon, "hand": three}, *win, other=away, deck=deck)
    pair = {**saloon, "hand": ["bulletproof_vest:jh", "hustle:qs"]}
    won_with_less = ("poker", "lay bulletproof_vest", "lay hustle")
    assert not doc.open(1, pair, *won_with_less, other=away, deck=deck)
    assert bill.open(1, pair, *won_with_less, other=away, deck=deck)
    low = {**saloon, "hand": ["sprint:2s", "manhunt:4s"]}
    better = ["punch:7c", *DEALER[:3], "gold_lump:10c", *FLOP]
    lost = ("poker", "lay sprint", "lay manhunt")
    assert not bill.open(1, low, *lost, other=away, deck=better)


@rule("WL-GOALCARD-37", "WL-GOALCARD-21")
def test_a_game_that_somebody_else_started() -> None:
    for character, number, met in (("wild_bill_hickok", "1", False), ("doc_holliday", "1", True)):
        joiner = {
            "character": character, "space": "DR01", "money": 10,
            "hand": ["bulletproof_vest:jh", "bulletproof_vest:js"],
        }  # fmt: skip
        starter = {"space": "DR05", "hand": ["sprint:2s", "manhunt:4s"]}
        s = Scenario(
            [joiner, {"space": "RF01"}, starter], active=2, modules=["goals"],
            goals={"hand": [[number], [], []]}, deck=["punch:7c", "punch:7s", *FLOP],
        )  # fmt: skip
        s.act("poker", "yes")
        for own, his in (("sprint", "bulletproof_vest:jh"), ("manhunt", "bulletproof_vest:js")):
            s.choose(f"lay {own}", 2)
            s.choose(f"lay {his}", 0)
        assert s.heard("poker-over")[-1].facts["winners"] == [0]
        s.ends_turn()
        s.act("income money")
        assert (s.offered("goal") != []) == met
