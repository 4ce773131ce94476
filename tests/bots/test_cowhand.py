"""What the cowhand does in given positions, and that it plays whole games, well and alike."""

import re
from typing import Any

import pytest

import saloon
from saloon.bots import BOTS, Chair, make_bot, play_out
from saloon.bots.cowhand import Cowhand
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.player import PATIENCE
from saloon.bots.cowhand.table import Table, fewer
from saloon.bots.cowhand.values import CHARACTERS
from saloon.kernel import Game, Option, option

# Characters whose abilities change nothing in these positions.
PLAIN = (
    "bart-cassidy",
    "black-jack",
    "vulture-sam",
    "pedro-ramirez",
    "kit-carlson",
    "el-gringo",
    "suzy-lafayette",
)
SIDES = {"sheriff": "law", "deputy": "law", "outlaw": "outlaw", "renegade": "renegade"}


def seat(role: str, *hand: str, **more: Any) -> dict[str, Any]:
    return {"role": role, "hand": list(hand), **more}


def position(*seats: dict[str, Any], turn: int = 0, **more: Any) -> Game:
    chosen = {each.get("character") for each in seats}
    plain = [name for name in PLAIN if name not in chosen]
    named = [{"character": name, **each} for name, each in zip(plain, seats, strict=False)]
    given = {"seats": named, "turn": turn, **more}
    game = saloon.new_game("bang", players=len(seats), seed=3, position=given)
    game.listen()
    return game


def words(game: Game, chosen: Option) -> str:
    """An option without rank and suit: `play bang @2`."""
    return re.sub(r":\w+(#\d)?", "", Chair(game, 0).text(chosen))


def do(game: Game, text: str) -> None:
    asked = game.unanswered()[0]
    game.choose(next(each for each in game.options(asked) if words(game, each) == text), asked)


def says(game: Game, bot: Cowhand | None = None, at: int | None = None) -> str:
    """What a cowhand answers now, in words."""
    asked = game.unanswered()[0] if at is None else at
    return words(game, (bot or Cowhand(1)).choose(Chair(game, asked), game.options(asked)))


def plays_turn(game: Game) -> list[str]:
    """Everything a cowhand does in its turn; whoever else is asked passes or obeys."""
    me = game.decision.seats[0]
    bot = Cowhand(1)
    done = []
    while not game.over and game.view(me)["active"] == me:
        asked = game.unanswered()[0]
        options = game.options(asked)
        if asked != me:
            game.choose(game.decision.default_for(asked), asked)
            continue
        chosen = bot.choose(Chair(game, me), options)
        done.append(words(game, chosen))
        game.choose(chosen, me)
    return done


# -- its role --------------------------------------------------------------------------------


def test_a_deputy_does_not_shoot_the_sheriff() -> None:
    # The only one in range is the Sheriff: the others have Mustangs or sit too far away.
    game = position(
        seat("deputy", "bang"),
        seat("sheriff", life=1),
        seat("outlaw"),
        seat("outlaw"),
        seat("renegade", in_play=["mustang"], character="el-gringo"),
    )
    assert "play bang @1" in [words(game, each) for each in game.options(0)]
    assert says(game) == "end"


def test_an_outlaw_shoots_the_sheriff_rather_than_a_stranger() -> None:
    game = position(
        seat("outlaw", "bang"),
        seat("sheriff", life=3),
        seat("outlaw"),
        seat("renegade"),
        seat("deputy", life=1),
    )
    assert says(game) == "play bang @1"


def test_the_sheriff_shoots_in_range_who_shot_at_the_sheriff() -> None:
    game = position(
        seat("outlaw", "bang"),
        seat("sheriff", "bang", "bang"),
        seat("deputy"),
        seat("outlaw"),
        seat("renegade"),
    )
    bot = Cowhand(1)
    do(game, "play bang @1")
    assert says(game, bot) == "pass"  # asked for a Missed!: it hears of the shot
    game.choose("pass")
    game.choose("end")
    assert game.decision.seats == (1,)
    assert says(game, bot).endswith("@0")


def test_an_outlaw_leaves_strangers_alone() -> None:
    game = position(
        seat("outlaw", "bang"),
        seat("outlaw"),
        seat("sheriff"),
        seat("renegade"),
        seat("deputy"),
    )
    assert says(game) == "end"


def test_a_kill_comes_before_a_wound() -> None:
    game = position(
        seat("deputy", "bang"),
        seat("outlaw"),
        seat("sheriff"),
        seat("renegade"),
        seat("outlaw", life=1),
    )
    assert says(game) == "play bang @4"


@pytest.mark.parametrize("card", ["bang", "gatling", "indians", "duel"])
def test_a_renegade_does_not_kill_the_sheriff_while_others_live(card: str) -> None:
    game = position(
        seat("renegade", card, "bang"),
        seat("sheriff", life=1),
        seat("outlaw"),
        seat("outlaw"),
        seat("deputy", in_play=["mustang"]),
    )
    shown = says(game)
    assert "@1" not in shown
    assert "gatling" not in shown
    assert "indians" not in shown


def test_a_renegade_alone_with_the_sheriff_shoots() -> None:
    game = position(
        seat("renegade", "bang"),
        seat("sheriff", life=2),
        seat("outlaw", out=True),
        seat("outlaw", out=True),
    )
    assert says(game) == "play bang @1"


def test_a_renegade_shoots_the_deputy_before_the_sheriff() -> None:
    game = position(
        seat("renegade", "bang"),
        seat("sheriff", life=2),
        seat("outlaw", out=True),
        seat("outlaw", out=True),
        seat("deputy"),
    )
    assert says(game) == "play bang @4"


@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_what_hits_everybody_is_for_those_who_have_more_enemies(card: str) -> None:
    game = position(
        seat("deputy", card), seat("sheriff"), seat("outlaw"), seat("outlaw"), seat("renegade")
    )
    assert says(game) == f"play {card}"
    # The partner would die of it.
    game = position(
        seat("outlaw", card), seat("sheriff"), seat("outlaw", life=1), seat("renegade", out=True)
    )
    assert says(game) == "end"


@pytest.mark.parametrize("card", ["bang", "duel", "cat-balou", "panic", "gatling", "indians"])
def test_an_outlaw_lies_low_in_the_first_round_while_the_sheriff_is_well(card: str) -> None:
    def table(life: int) -> Game:
        return position(
            seat("outlaw", card, "bang"),
            seat("sheriff", "beer", life=life),
            seat("deputy"), seat("outlaw"), seat("renegade"),
        )  # fmt: skip

    assert says(table(4)) == "end"
    assert says(table(2)) != "end", "a wounded Sheriff is worth being known for"


def test_an_outlaw_attacks_from_the_second_round_on() -> None:
    game = position(
        seat("outlaw"), seat("sheriff"), seat("outlaw"), seat("deputy"), seat("renegade"),
        deck=["bang"] * 25,
    )  # fmt: skip
    bot = Cowhand(1)
    heard: list[str] = []
    while len(heard) < 2:
        asked = game.unanswered()[0]
        if asked == 0 and game.decision.kind == "play":
            heard.append(says(game, bot))
            game.choose("end")
        else:
            game.choose(game.decision.default_for(asked), asked)
    assert heard == ["end", "play bang @1"]


@pytest.mark.parametrize("players", [5, 6, 7])
@pytest.mark.parametrize("card", ["bang", "duel", "jail", "cat-balou"])
def test_the_sheriff_does_nothing_to_strangers_without_evidence(players: int, card: str) -> None:
    roles = ["sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw", "deputy"]
    game = position(seat("sheriff", card, "bang"), *map(seat, roles[1:players]))
    assert says(game) == "end"


def test_where_there_is_no_deputy_the_sheriff_shoots_at_once() -> None:
    game = position(seat("sheriff", "bang"), seat("outlaw"), seat("outlaw"), seat("renegade"))
    assert says(game).startswith("play bang")


def test_a_deputy_waits_to_see_who_is_the_other() -> None:
    others = [seat("outlaw"), seat("renegade"), seat("outlaw"), seat("outlaw")]
    game = position(seat("deputy", "bang"), seat("deputy"), *others, seat("sheriff"))
    assert says(game) == "end"
    alone = position(seat("deputy", "bang"), seat("outlaw"), *others[1:], seat("sheriff"))
    assert says(alone).startswith("play bang"), "with six, everybody else is an enemy"


def suspects(*shots: tuple[int, int], table: Table) -> Cowhand:
    """A cowhand who has seen who shot at whom."""
    bot = Cowhand(1)
    for doer, target in shots:
        event = {"kind": "played", "seat": doer, "card": "bang:2d", "target": target}
        bot.belief.hear([event] * 3, table)
    return bot


@pytest.mark.parametrize(("outlaws", "sheriff", "marks"), [(1, 5, {3}), (4, 3, {1, 4})])
def test_a_renegade_is_on_the_weaker_side(outlaws: int, sheriff: int, marks: set[int]) -> None:
    """Two Outlaws who shot at the Sheriff, a Deputy who shot at them."""
    game = position(
        seat("renegade", "bang", in_play=["winchester"]),
        seat("outlaw", life=outlaws),
        seat("sheriff", life=sheriff),
        seat("deputy", life=4),
        seat("outlaw", life=outlaws),
    )
    bot = suspects((1, 2), (4, 2), (3, 1), (3, 4), table=Table(Chair(game, 0).view))
    assert says(game, bot) in {f"play bang @{mark}" for mark in marks}


def test_a_renegade_rids_the_sheriff_of_outlaws_where_no_deputy_is_left() -> None:
    game = position(
        seat("renegade", "bang"), seat("outlaw", life=1), seat("sheriff"), seat("outlaw"),
        seat("deputy", out=True),
    )  # fmt: skip
    assert says(game) == "play bang @1"


# -- belief ----------------------------------------------------------------------------------


def test_belief_moves_after_an_attack_on_the_sheriff() -> None:
    game = position(
        seat("outlaw", "bang"),
        seat("sheriff", "bang"),
        seat("deputy"),
        seat("outlaw"),
        seat("renegade"),
    )
    bot = Cowhand(1)
    chair = Chair(game, 1)
    table = Table(chair.view)
    before = bot.belief.roles(table)
    assert before[0]["outlaw"] == pytest.approx(0.5)
    do(game, "play bang @1")
    says(game, bot)
    after = bot.belief.roles(table)
    assert after[0]["outlaw"] > 0.7
    assert after[0]["deputy"] < 0.05
    assert after[2]["deputy"] > before[2]["deputy"]
    assert sum(after[seat]["deputy"] for seat in (0, 2, 3, 4)) == pytest.approx(1)


def test_belief_takes_the_relief_of_a_prisoner_for_help() -> None:
    game = position(
        seat("outlaw", "cat-balou", "bang"),
        seat("sheriff", "bang"),
        seat("outlaw", "bang", in_play=["jail"]),
        seat("deputy"),
        seat("renegade"),
    )
    for card, helps in (("card jail", True), ("hand", False)):
        told = game.copy()
        told.listen()
        do(told, "play cat-balou @2")
        do(told, card)
        bot = Cowhand(1)
        table = Table(Chair(told, 1).view)
        # The prisoner is known to have shot at the Sheriff.
        bot.belief.hear([{"kind": "played", "seat": 2, "card": "bang:2d", "target": 1}], table)
        before = bot.belief.roles(table)[0]["outlaw"]
        bot.belief.hear([each.seen_by(1) for each in told.listen()], table)
        assert (bot.belief.roles(table)[0]["outlaw"] > before) is helps


def test_belief_knows_the_roles_of_the_dead_and_its_own() -> None:
    game = position(
        seat("outlaw", "bang"), seat("sheriff"), seat("outlaw", out=True), seat("renegade")
    )
    odds = Cowhand(1).belief.roles(Table(Chair(game, 0).view))
    assert odds[3] == {"renegade": 1.0}


def test_belief_is_not_private_knowledge_about_oneself() -> None:
    """Who shoots an undiscovered Deputy need not be an Outlaw."""
    game = position(
        seat("outlaw", "bang"), seat("deputy", "bang"), seat("sheriff"), seat("outlaw"),
        seat("renegade"),
    )  # fmt: skip
    public = Cowhand(1).belief.public(Table(Chair(game, 1).view))
    assert public[1]["deputy"] == pytest.approx(0.25)


# -- defence ---------------------------------------------------------------------------------


def shot_at(*hand: str, **more: Any) -> Game:
    game = position(
        seat("outlaw", "bang", **more.pop("shooter", {"character": "el-gringo"})),
        seat("sheriff", *hand, **more),
        seat("outlaw"),
        seat("renegade"),
    )
    do(game, "play bang @1")
    return game


def test_a_barrel_is_tried_before_a_missed() -> None:
    game = shot_at("missed", in_play=["barrel"], deck=[])
    assert says(game) == "use barrel"


def test_jourdonnais_tries_the_imaginary_barrel_first() -> None:
    assert says(shot_at("missed", character="jourdonnais")) == "use jourdonnais"


def test_a_missed_answers_a_shot() -> None:
    assert says(shot_at("missed", "beer")).startswith("miss missed")


def test_one_missed_is_not_wasted_on_two() -> None:
    slab = {"character": "slab-the-killer"}
    assert says(shot_at("missed", shooter=slab)) == "pass"
    assert says(shot_at("missed", "missed", shooter=slab)).startswith("miss")


def test_sid_ketchum_does_not_trade_cards_instead_of_missing() -> None:
    game = shot_at("missed", "bang", life=4, character="sid-ketchum")
    assert says(game).startswith("miss")


def test_a_beer_saves_the_last_life() -> None:
    game = shot_at("beer", life=1)
    assert says(game) == "pass"
    game.choose("pass")
    assert game.decision.kind == "rescue"
    assert says(game).startswith("rescue beer")


def test_indians_are_answered_with_a_bang() -> None:
    game = position(
        seat("outlaw", "indians"), seat("sheriff", "bang", "beer"), seat("outlaw"), seat("renegade")
    )
    do(game, "play indians")
    assert says(game).startswith("discard bang")


def test_a_deputy_lets_the_sheriff_win_a_duel() -> None:
    game = position(
        seat("sheriff", "duel", "bang"),
        seat("deputy", "bang", "bang"),
        seat("outlaw"),
        seat("renegade"),
        seat("outlaw"),
    )
    do(game, "play duel @1")
    assert says(game) == "pass"


# -- the own turn ----------------------------------------------------------------------------


def test_a_beer_is_kept_at_full_life_and_drunk_when_wounded() -> None:
    others = [seat("outlaw"), seat("outlaw"), seat("renegade")]
    assert says(position(seat("sheriff", "beer"), *others)) == "end"
    assert says(position(seat("sheriff", "beer", life=2), *others)).startswith("play beer")


def test_a_beer_is_not_wasted_between_two() -> None:
    game = position(
        seat("sheriff", "beer", life=2),
        seat("renegade"),
        seat("outlaw", out=True),
        seat("outlaw", out=True),
    )
    assert says(game) == "end"


def test_cards_that_bring_cards_come_first() -> None:
    game = position(
        seat("sheriff", "bang", "mustang", "stagecoach", "wells-fargo"),
        seat("outlaw"), seat("outlaw"), seat("renegade"),
    )  # fmt: skip
    assert says(game).startswith("play wells-fargo")


def test_equipment_is_laid_and_a_better_weapon_taken() -> None:
    game = position(
        seat("outlaw", "winchester", "barrel", in_play=["schofield"]),
        seat("outlaw"), seat("deputy"), seat("sheriff"), seat("renegade"), seat("outlaw"),
    )  # fmt: skip
    done = plays_turn(game)
    assert [each.split(":")[0] for each in done[:2]] == ["play winchester", "play barrel"]


def test_a_worse_weapon_is_not_laid() -> None:
    game = position(
        seat("outlaw", "schofield", in_play=["winchester"]),
        seat("outlaw"), seat("deputy"), seat("sheriff"), seat("renegade"), seat("outlaw"),
    )  # fmt: skip
    assert says(game) == "end"


@pytest.mark.parametrize(("bangs", "laid"), [(1, False), (3, True)])
def test_volcanic_is_for_several_bangs(bangs: int, laid: bool) -> None:
    game = position(
        seat("outlaw", "volcanic", *["bang"] * bangs, in_play=["remington"]),
        seat("sheriff", life=3), seat("deputy"), seat("outlaw"), seat("renegade"),
    )  # fmt: skip
    assert says(game).startswith("play volcanic") is laid
    if laid:
        assert sum(each.startswith("play bang") for each in plays_turn(game)) == 3


def test_a_weapon_stays_in_the_turn_in_which_it_is_laid() -> None:
    game = position(
        seat("outlaw", "volcanic", "bang", "bang", "bang", "winchester"),
        seat("sheriff", life=3), seat("deputy"), seat("outlaw"), seat("renegade"),
    )  # fmt: skip
    done = plays_turn(game)
    assert done[0] == "play volcanic"
    assert done.count("play bang @1") == 3
    assert "play winchester" not in done


def test_a_weapon_that_brings_its_owner_into_range_goes_first() -> None:
    game = position(
        seat("sheriff", "cat-balou"),
        seat("renegade"),
        seat("outlaw", "bang", in_play=["schofield", "mustang"]),
        seat("outlaw"),
    )
    assert plays_turn(game)[:2] == ["play cat-balou @2", "card schofield"]


def test_jail_is_for_enemies() -> None:
    game = position(
        seat("deputy", "jail"), seat("sheriff"), seat("outlaw"), seat("outlaw"), seat("renegade")
    )
    assert says(game).startswith("play jail")
    game = position(
        seat("outlaw", "jail"), seat("sheriff"), seat("outlaw"), seat("deputy"), seat("renegade")
    )
    assert says(game) == "end"


def test_cat_balou_takes_the_best_card_of_an_enemy() -> None:
    game = position(
        seat("outlaw", "cat-balou"),
        seat("sheriff", "bang", "bang", life=3, in_play=["barrel", "schofield"]),
        seat("outlaw"), seat("deputy"), seat("renegade"),
    )  # fmt: skip
    assert plays_turn(game)[:2] == ["play cat-balou @1", "card barrel"]


def test_panic_frees_a_friend_from_jail_in_play() -> None:
    game = position(
        seat("outlaw", "panic"),
        seat("outlaw", "bang", in_play=["jail"]),
        seat("sheriff"),
        seat("renegade", out=True),
        seat("deputy", out=True),
    )
    assert plays_turn(game)[:2] == ["play panic @1", "card jail"]


@pytest.mark.parametrize(
    ("mine", "theirs", "fights"),
    [([], ["beer"], False), ([], [], True), (["bang", "bang"], ["beer"], True)],
)
def test_a_duel_needs_bangs_or_an_empty_hand_opposite(
    mine: list[str], theirs: list[str], fights: bool
) -> None:
    game = position(
        seat("outlaw", "duel", *mine),
        seat("outlaw"),
        seat("sheriff", *theirs, life=2),
        seat("deputy"),
        seat("renegade"),
    )
    assert says(game) == ("play duel @2" if fights else "end")


def test_dynamite_is_not_laid_before_a_weak_self() -> None:
    game = position(
        seat("sheriff", "dynamite", life=2), seat("outlaw"), seat("outlaw"), seat("renegade")
    )
    assert says(game) == "end"


def test_the_least_valuable_card_is_discarded() -> None:
    game = position(
        seat("sheriff", "missed", "barrel", "dynamite", life=2, in_play=["schofield"]),
        seat("outlaw"), seat("outlaw"), seat("renegade"), step="phase-3",
    )  # fmt: skip
    assert says(game) == "discard dynamite"


def test_calamity_janet_shoots_with_a_missed_when_she_must() -> None:
    game = position(
        seat("outlaw", "missed", character="calamity-janet"),
        seat("sheriff", life=3), seat("outlaw"), seat("deputy"), seat("renegade"),
    )  # fmt: skip
    assert says(game) == "play missed as bang @1"


# -- characters ------------------------------------------------------------------------------


def test_jesse_jones_robs_an_enemy() -> None:
    game = position(
        seat("outlaw", character="jesse-jones"),
        seat("outlaw", "bang"), seat("sheriff", "bang", life=3), seat("deputy"),
        seat("renegade"), step="phase-1",
    )  # fmt: skip
    assert says(game) == "rob @2"


@pytest.mark.parametrize(("top", "taken"), [("wells-fargo", True), ("dynamite", False)])
def test_pedro_ramirez_takes_a_good_card_from_the_pile(top: str, taken: bool) -> None:
    game = position(
        seat("sheriff", character="pedro-ramirez"),
        seat("outlaw"), seat("outlaw"), seat("renegade"), step="phase-1", pile=[top],
    )  # fmt: skip
    assert says(game).startswith("pile") is taken


def test_kit_carlson_puts_the_worst_back() -> None:
    game = position(
        seat("sheriff", character="kit-carlson"),
        seat("outlaw"), seat("outlaw"), seat("renegade"),
        step="phase-1", deck=["wells-fargo", "dynamite", "barrel"],
    )  # fmt: skip
    assert says(game) == "look"
    game.choose("look", 0)
    assert says(game) == "put-back dynamite"


def test_lucky_duke_lets_hearts_count() -> None:
    game = position(
        seat("sheriff"), seat("outlaw", character="lucky-duke", in_play=["jail:10s"]),
        seat("outlaw"), seat("renegade"),
        turn=1, step="checks", deck=["5s", "beer:8h"],
    )  # fmt: skip
    assert says(game) == "count beer"


def test_sid_ketchum_trades_cards_only_when_life_matters() -> None:
    others = [seat("outlaw"), seat("outlaw"), seat("renegade")]
    sid = seat("sheriff", "schofield", "dynamite", life=1, character="sid-ketchum")
    weak = position(sid | {"in_play": ["winchester"]}, *others)
    assert "use sid-ketchum" in plays_turn(weak)
    well = position(seat("sheriff", "missed", "barrel", life=4, character="sid-ketchum"), *others)
    assert "use sid-ketchum" not in plays_turn(well)


def test_sid_ketchum_keeps_good_cards_while_others_play() -> None:
    game = position(
        seat("sheriff"),
        seat("outlaw", "missed", "barrel", life=1, character="sid-ketchum"),
        seat("outlaw"), seat("renegade"),
    )  # fmt: skip
    assert game.interjections(1)
    assert Cowhand(1).interject(Chair(game, 1), game.interjections(1)) is None


def test_a_better_character_is_kept() -> None:
    rulings = {"expert-two-characters": True}
    for seed in range(10):
        game = saloon.new_game("bang", players=4, seed=seed, rulings=rulings)
        for asked in range(4):
            chair = Chair(game, asked)
            kept = chair.text(Cowhand(1).choose(chair, game.options(asked)))
            best = max(CHARACTERS[dealt].rank for dealt in chair.view["dealt"])
            assert CHARACTERS[kept.removeprefix("keep character:")].rank == best


# -- whole games -----------------------------------------------------------------------------


def test_an_unknown_question_is_passed_or_answered_with_the_first_option() -> None:
    game = position(seat("sheriff", "bang"), seat("outlaw"), seat("outlaw"), seat("renegade"))

    class Odd(Chair):
        kind = "something-new"

    assert "something-new" not in ANSWERS
    chair = Odd(game, 0)
    offered = [option("use", detail="thing"), option("pass")]
    assert Cowhand(1).choose(chair, offered) == option("pass")
    offered = [option("this"), option("that")]
    assert Cowhand(1).choose(chair, offered) == option("this")


TABLES: list[dict[str, Any]] = [
    {},
    {"rulings": {"expert-two-characters": True}},
    {"rulings": {"dynamite-stick-variant": True}},
    {"rulings": {"simplified-no-book-cards": True}},
    {"edition": "hu-compendium"},
]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_plays_mixed_games_to_the_end(options: dict[str, Any]) -> None:
    for seed in range(12):
        players = 4 + seed % 4
        game = saloon.new_game("bang", players=players, seed=seed, **options)
        bots = [make_bot(("cowhand", "random")[(seed + i) % 3 == 0], i) for i in range(players)]
        play_out(game, bots)
        assert game.result is not None


def test_the_same_seeds_give_the_same_game() -> None:
    def record() -> Any:
        game = saloon.new_game("bang", players=6, seed=11)
        play_out(game, [make_bot("cowhand", seat) for seat in range(6)])
        return game.record

    assert record() == record()


def test_it_is_registered() -> None:
    assert BOTS["cowhand"] is Cowhand


def test_fewer_counts_chances() -> None:
    assert fewer([], 1) == 1
    assert fewer([0.5, 0.5], 1) == pytest.approx(0.25)
    assert fewer([0.5, 0.5], 2) == pytest.approx(0.75)
    assert fewer([0.5], 0) == 0


@pytest.mark.parametrize(("side", "wins"), [("law", 45), ("outlaw", 45), ("renegade", 18)])
def test_a_side_of_cowhands_beats_random_players(side: str, wins: int) -> None:
    """Of 60 games; random players win about 26 for the law, 30 for Outlaws, 4 for the Renegade."""
    won = 0
    for seed in range(60):
        game = saloon.new_game("bang", players=5, seed=seed)
        roles = [role["role"] for role in _roles(game)]
        bots = [
            make_bot("cowhand" if SIDES[role] == side else "random", 100 * seed + number)
            for number, role in enumerate(roles)
        ]
        play_out(game, bots)
        won += game.result is not None and game.result.side == side
    assert won >= wins


def _roles(game: Game) -> list[dict[str, Any]]:
    return [game.view(each)["players"][each] for each in range(game.state.seats)]


def test_it_ends_a_turn_that_would_never_end() -> None:
    game = position(seat("sheriff", "stagecoach"), seat("outlaw"), seat("outlaw"), seat("renegade"))
    bot = Cowhand(1)
    said = [says(game, bot) for _ in range(PATIENCE + 1)]
    assert set(said[:-1]) == {"play stagecoach"}
    assert said[-1] == "end"
    do(game, "play stagecoach")
    do(game, "end")
    while game.unanswered() != (0,) or game.decision.kind != "play":
        asked = game.unanswered()[0]
        game.choose(game.decision.default_for(asked), asked)
    assert says(game, bot) != "end", "in the next turn it begins anew"
