from saloon.games.bang.module import Module

gold_rush = Module(
    "gold-rush",
    "GR",
    data={
        "cards": [],
        "characters": [],
        "equipment": [
            {"id": "boots", "cost": 3, "border": "black"},
            {"id": "gun-belt", "cost": 2, "border": "black"},
            {"id": "horseshoe", "cost": 2, "border": "black"},
            {"id": "lucky-charm", "cost": 3, "border": "black"},
            {"id": "pickaxe", "cost": 4, "border": "black"},
            {"id": "union-pacific", "cost": 4, "border": "brown"},
        ],
    },
)
