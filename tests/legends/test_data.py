"""The pieces of Western Legends: the board, and how many there are of everything."""

from __future__ import annotations

from collections import Counter, deque

from tests.legends.box import BOX, TOWNS, clauses_in, parts_of

from saloon.testing import rule

BOARD = BOX.board


def where(location: str) -> tuple[str, ...]:
    return BOARD.locations[location].spaces


def of_kind(kind: str) -> dict[str, str]:
    """The locations of a kind, with the region they are in."""
    return {
        each.id: BOARD.spaces[each.spaces[0]].region
        for each in BOARD.locations.values()
        if each.kind == kind
    }


def ways_from(space: str) -> dict[str, int]:
    """How far the spaces are that can be reached, bandits and sheriff aside."""
    found = {space: 0}
    waiting = deque([space])
    while waiting:
        here = waiting.popleft()
        for there in BOARD.spaces[here].adjacent:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def distance(one: str, other: str) -> int:
    return min(ways_from(start)[goal] for start in where(one) for goal in where(other))


# -- the board -----------------------------------------------------------------------------------


@rule("WL-BOARD-01", "WL-BOARD-05")
def test_spaces_and_regions() -> None:
    assert len(BOARD.spaces) == 65
    assert Counter(BOARD.regions[space.region].name for space in BOARD.spaces.values()) == {
        "Darkrock": 10,
        "Red Falls": 8,
        "Mesito's Point": 10,
        "Dixon Creek": 1,
        "Sunny Hills": 11,
        "Cliff Junction": 12,
        "Spike's View": 13,
    }
    assert {"darkrock", "red_falls"} == TOWNS


@rule("WL-BOARD-02")
def test_neighbours_are_neighbours_of_each_other_and_all_can_be_reached() -> None:
    for space in BOARD.spaces.values():
        assert len(set(space.adjacent)) == len(space.adjacent), space.id
        assert space.id not in space.adjacent
        assert set(space.corners) <= set(space.adjacent)
        for other in space.adjacent:
            assert space.id in BOARD.spaces[other].adjacent, (space.id, other)
        for other in space.corners:
            assert space.id in BOARD.spaces[other].corners, (space.id, other)
    assert len(ways_from("DR01")) == 65


def test_spaces_have_places_of_their_own_within_the_picture() -> None:
    places = [space.at for space in BOARD.spaces.values()]
    assert len(set(places)) == 65
    width, height = BOARD.size
    assert all(0 < x < width and 0 < y < height for x, y in places)


@rule("WL-BOARD-03", "WL-BOARD-04")
def test_the_ways_between_west_and_east() -> None:
    north, south = BOARD.impassable.values()
    assert "DC01" in north.borders
    assert "DC01" in south.borders
    for rocks in (north, south):
        assert len(set(rocks.borders)) == len(rocks.borders)
        assert {BOARD.spaces[id_].region for id_ in rocks.borders} & TOWNS
    west = {"mesitos_point", "darkrock", "spikes_view"}
    crossings = {
        (space.region, BOARD.spaces[other].region)
        for space in BOARD.spaces.values()
        if space.region in west
        for other in space.adjacent
        if BOARD.spaces[other].region not in west
    }
    assert crossings == {
        ("mesitos_point", "sunny_hills"),
        ("darkrock", "dixon_creek"),
        ("spikes_view", "cliff_junction"),
    }
    assert {BOARD.spaces[id_].region for id_ in BOARD.spaces["DC01"].adjacent} == {
        "darkrock",
        "cliff_junction",
    }


def test_the_spaces_around_rocks_are_a_ring() -> None:
    for rocks in BOARD.impassable.values():
        around = (*rocks.borders[1:], rocks.borders[0])
        for here, there in zip(rocks.borders, around, strict=True):
            assert there in BOARD.spaces[here].adjacent, rocks.id


@rule("WL-BOARD-07", "WL-BOARD-08", "WL-BOARD-09", "WL-BOARD-10", "WL-BOARD-12")
def test_shortest_ways() -> None:
    assert distance("bank", "cabaret") == 4
    through = ways_from("DC01")
    assert through[where("bank")[0]] + through[where("cabaret")[0]] == 4
    assert distance("sheriff_office", "bank") == 3
    assert distance("ranch_green", "rail_station") == 6
    assert distance("ranch_green", "ranch_blue") == 6
    assert distance("bank", "rail_station") == 2
    ways = {(a, b): distance(a, b) for a in BOARD.locations for b in BOARD.locations if a < b}
    assert max(ways.values()) == 11
    assert {pair for pair, way in ways.items() if way == 11} == {
        ("hideout_a_east", "hideout_c_west"),
        ("hideout_a_east", "mine_spikes_view"),
    }


@rule("WL-BOARD-11", "WL-LOC-02")
def test_locations_and_their_spaces() -> None:
    assert len(BOARD.locations) == 20
    for location in BOARD.locations.values():
        three = location.kind in ("store", "saloon")
        assert len(location.spaces) == (3 if three else 1), location.id
        assert len({BOARD.spaces[space].region for space in location.spaces}) == 1
        assert "work" in location.actions
        assert (location.kind == "hideout") == bool(location.letter)
        assert (location.kind == "ranch") == bool(location.herd)
    named = [space for location in BOARD.locations.values() for space in location.spaces]
    assert len(set(named)) == len(named)
    for space in BOARD.spaces.values():
        assert (space.id in named) == bool(space.location)
        if space.location:
            assert space.id in where(space.location)
    letters = sorted(each.letter for each in BOARD.locations.values() if each.letter)
    assert letters == ["A", "A", "B", "B", "C", "C"]


@rule("WL-LOC-04", "WL-LOC-05", "WL-LOC-06", "WL-LOC-07", "WL-LOC-08")
def test_where_the_locations_of_the_towns_are() -> None:
    assert sorted(of_kind("store").values()) == ["darkrock", "red_falls"]
    assert sorted(of_kind("saloon").values()) == ["darkrock", "red_falls"]
    assert of_kind("bank") == {"bank": "darkrock"}
    assert of_kind("doctor") == {"doctor": "red_falls"}
    assert of_kind("cabaret") == {"cabaret": "red_falls"}
    assert of_kind("sheriff_office") == {"sheriff_office": "darkrock"}


@rule("WL-LOC-09", "WL-LOC-10", "WL-LOC-11", "WL-LOC-12")
def test_where_the_locations_of_the_country_are() -> None:
    assert of_kind("ranch") == {"ranch_green": "mesitos_point", "ranch_blue": "sunny_hills"}
    assert [BOARD.locations[id_].herd for id_ in of_kind("ranch")] == ["green", "blue"]
    assert of_kind("rail_station") == {"rail_station": "spikes_view"}
    assert sorted(of_kind("mine").values()) == ["cliff_junction", "spikes_view", "sunny_hills"]
    assert [BOARD.locations[id_].actions for id_ in of_kind("mine")] == [("prospect", "work")] * 3
    hideouts = [(BOARD.locations[id_].letter, in_) for id_, in_ in of_kind("hideout").items()]
    assert hideouts == [
        ("A", "mesitos_point"),
        ("A", "sunny_hills"),
        ("B", "sunny_hills"),
        ("B", "dixon_creek"),
        ("C", "spikes_view"),
        ("C", "cliff_junction"),
    ]


# -- how many there are --------------------------------------------------------------------------


@rule("WL-TRACK-03", "WL-TRACK-05", "WL-TRACK-08")
def test_tracks() -> None:
    marshal, wanted = BOX.tracks.marshal, BOX.tracks.wanted
    rewards = [[(clause.op, clause.amount) for clause in each.clauses] for each in marshal.rewards]
    assert rewards == [
        *([("money", 20)], [("money", 20)], [("lp", 2)]),
        *([("money", 30)], [("money", 30)], [("lp", 4)]),
        *([("money", 40)], [("money", 40)], [("lp", 6)]),
    ]
    rewards = [[(clause.op, clause.amount) for clause in each.clauses] for each in wanted.rewards]
    assert rewards == [[], [("draw", 1)]] * 4 + [[]]
    assert marshal.rows == wanted.rows == ((3, 1), (6, 2), (9, 3))
    assert (wanted.row_paid, marshal.row_paid) == ("turn", "game")


def test_lengths_and_the_reach_of_an_ability() -> None:
    """WL-SETUP-22, WL-TRACK-14."""
    assert BOX.tracks.lengths == {"short": 15, "medium": 20, "long": 25}
    assert BOX.tracks.ability == 5


@rule("WL-HIDE-04")
def test_supply() -> None:
    """Also what WL-GOAL-04, WL-SETUP-01, -21 and -31 count."""
    assert BOX.supply.bandits == 6 == len(of_kind("hideout"))
    assert BOX.supply.legend_tokens == {1: 9, 2: 6, 3: 3}
    assert BOX.supply.notes == {10: 36, 20: 18}
    assert sum(value * notes for value, notes in BOX.supply.notes.items()) == 6 * 120
    assert BOX.supply.nuggets == 6 * 6
    assert BOX.supply.cylinders == 2
    assert BOX.supply.players == (2, 6)


def test_equipment() -> None:
    """What WL-SETUP-03, WL-STORE-05 and WL-ITEM count."""
    assert {id_: (kind.category, kind.cost) for id_, kind in BOX.equipment.items()} == {
        "mule": ("mount", 30),
        "mustang": ("mount", 50),
        "revolver": ("weapon", 20),
        "shotgun": ("weapon", 30),
        "rifle": ("weapon", 40),
        "whiskey": ("item", 10),
        "ten_gallon": ("item", 20),
        "provisions": ("item", 20),
        "map": ("item", 10),
    }
    copies = [name for kind in BOX.equipment.values() for name in kind.copies]
    assert len(copies) == len(set(copies)) == 54
    for kind in BOX.equipment.values():
        assert len(kind.copies) == 6
        assert (kind.upgraded is None) == (kind.category == "item")
        assert kind.upgraded is None or kind.upgraded.numbers["end_lp"] > 0
        assert "end_lp" not in kind.front.numbers
        assert ("movement" in kind.front.numbers) == (kind.category == "mount")


@rule("WL-CARD-05")
def test_poker_cards() -> None:
    kinds = list(BOX.poker.values())
    assert len(kinds) == 16
    cards = [(kind.rank, suit) for kind in kinds for suit in kind.suits]
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    suits = ["spades", "hearts", "diamonds", "clubs"]
    assert len(cards) == 52
    assert set(cards) == {(rank, suit) for rank in ranks for suit in suits}
    split = Counter(kind.rank for kind in kinds)
    assert {rank for rank, number in split.items() if number == 2} == {"2", "8", "10"}
    for kind in kinds:
        if split[kind.rank] == 2:
            assert set(kind.suits) in ({"spades", "clubs"}, {"hearts", "diamonds"}), kind.id
        assert kind.types
        assert set(kind.types) <= {"effect", "reaction", "action"}


def test_fight_cards() -> None:
    assert [card.value for card in BOX.fights] == list(range(2, 15))
    assert [card.rank for card in BOX.fights] == [*map(str, range(2, 11)), "J", "Q", "K", "A"]
    assert [card.value for card in BOX.fights if not card.cancellable] == [6]


@rule("WL-SETUP-23")
def test_characters_start_with_a_weapon_and_no_mount() -> None:
    assert len(BOX.characters) == 12
    for character in BOX.characters.values():
        start = character.start
        assert BOX.equipment[start.weapon].category == "weapon"
        assert all(BOX.equipment[item].category == "item" for item in start.items)
        assert not (start.mp and start.wp)
        side = "lawman" if start.mp else "outlaw" if start.wp else "neutral"
        assert character.side == side
    first = {id_ for id_, character in BOX.characters.items() if character.first_game}
    assert first == {"annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife"}


@rule("WL-CATTLE-09")
def test_cattle() -> None:
    assert len(BOX.symbols) == 8
    assert {symbol.copies for symbol in BOX.symbols.values()} == {1}, "one of each in a herd"
    assert {herd.id: herd.home for herd in BOX.herds.values()} == {
        "blue": "ranch_blue",
        "green": "ranch_green",
    }
    for herd in BOX.herds.values():
        assert sorted(herd.tokens) == sorted(BOX.symbols)
        assert BOARD.locations[herd.home].herd == herd.id


def test_dice() -> None:
    """WL-DIE."""
    assert BOX.dice == 2
    assert {face.id: face.copies for face in BOX.faces} == {
        "nugget": 3,
        "money": 1,
        "money_reroll": 1,
        "blank": 1,
    }


def test_stories() -> None:
    """What WL-SETUP-16, WL-STORY-07, WL-STORY-22 and WL-FIRST-05 count."""
    assert [story.number for story in BOX.stories] == list(range(1, 41))
    assert BOX.cylinders == {2: 2, 3: 2, 4: 2, 5: 3, 6: 3}
    gangs = [s.number for s in BOX.stories if any(x.op == "fight_virtual" for x in s.reward)]
    assert gangs == [4, 15, 24, 26, 29, 38]
    assert [story.number for story in BOX.stories if story.first_game] == [
        *(2, 3, 5, 8, 9, 12, 14, 17, 18, 19),
        *(21, 22, 23, 29, 30, 31, 33, 35, 39, 40),
    ]
    for story in BOX.stories:
        assert story.bandits
        assert set(story.bandits) <= set("ABC")
        assert story.sheriff in range(1, 5)


def test_stories_of_the_first_game_need_nothing_that_stays_in_the_box() -> None:
    """WL-FIRST-03, WL-FIRST-04."""
    missing = {"whiskey", "ten_gallon", "map"}
    for story in BOX.stories:
        if not story.first_game:
            continue
        for part in parts_of(story.condition):
            assert part.type not in ("sold_cattle", "holds_cattle")
            assert not part.cattle
            assert part.action != "acquire_cattle"
            assert not missing & {part.item, *part.any_of}
        for clause in clauses_in(story.reward):
            assert clause.op != "return_cattle"
            assert clause.kind not in missing


def test_goals() -> None:
    assert Counter(goal.character for goal in BOX.goals.values()) == dict.fromkeys(
        BOX.characters, 4
    )


def test_the_man_in_black() -> None:
    """WL-MIBRULE-03, -04, -05 and -28."""
    assert [card.number for card in BOX.man_in_black.cards] == list(range(1, 11))
    assert BOX.man_in_black.levels == {"easy": 0, "normal": 3, "hard": 5}
    assert BOX.man_in_black.start == "rail_station"
    for card in BOX.man_in_black.cards:
        assert card.to in {*BOARD.locations, "leader", "richest"}
        assert not card.walk or card.to == "leader"
    assert [card.number for card in BOX.man_in_black.cards if card.walk == 3] == [3, 4, 8]
