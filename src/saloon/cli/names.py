"""Who sits at the table: names for bots and people."""

INVENTED = ("Ann", "Bert", "Cora", "Dan", "Elsie", "Frank", "Greta", "Hank", "Ida")


def table_names(players: int, me: int | None = None, name: str = "You") -> list[str]:
    """Names for all seats: each seat has its own, so that a replay calls the bots the same."""
    names = list(INVENTED[:players])
    for seat, invented in enumerate(names):
        if me is not None and invented.casefold() == name.casefold():
            names[seat] = INVENTED[players]
    if me is not None:
        names[me] = name
    return names
