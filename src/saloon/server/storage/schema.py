"""The tables of the database. A change here needs a migration beside it; a test compares the two.

Times are seconds since 1970. JSON is kept as text: nothing is searched inside it, and the two
databases then store the same bytes.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

# SQLite counts rows by itself only for INTEGER, and those are 64 bits there.
RowNumber = BigInteger().with_variant(Integer(), "sqlite")

people = Table(
    "people",
    metadata,
    # Known to nobody else; others know somebody by the public id.
    Column("id", Text, primary_key=True),
    Column("public", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    # Of a claimed identity: the name to log in with, spelled alike for everybody.
    Column("login", Text, unique=True),
    Column("passphrase", Text),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # The hash of the key in somebody's cookie: who reads the database can be nobody with it.
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    # How it looks in a list, for somebody who has no part in it.
    Column("card", Text, nullable=False),
    Index("ix_tables_listed", "listed", "touched"),
    Index("ix_tables_phase", "phase"),
)

seated = Table(
    "seated",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("public", Text, primary_key=True, index=True),
)

admitted = Table(
    "admitted",
    metadata,
    # Who has given the password of a closed table.
    Column("table_id", Text, primary_key=True),
    Column("public", Text, primary_key=True),
)

entries = Table(
    "entries",
    metadata,
    Column("row", RowNumber, primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "seq"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("step", Integer, nullable=False),
    # How many entries of the log it has behind it.
    Column("seq", Integer, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("finished", Float, nullable=False),
    Column("record", LargeBinary, nullable=False),
)

players = Table(
    "players",
    metadata,
    # Whose replay it is: who played, and on which seat; -1 for who brought the record.
    Column("replay", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("public", Text, nullable=False, index=True),
)

films = Table(
    "films",
    metadata,
    Column("replay", Text, primary_key=True),
    Column("sight", Text, primary_key=True),
    # Compressed with gzip, as it is sent.
    Column("body", LargeBinary, nullable=False),
)

problems = Table(
    "problems",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("public", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("replay", Text, nullable=False),
    Column("step", Integer, nullable=False),
    Column("page", Text, nullable=False),
    Column("text", Text, nullable=False),
    # Of the running game, for whoever looks into it. Never given out: it shows every card.
    Column("record", Text, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    # Who does not want to meet whom, and how that one was called then.
    Column("public", Text, primary_key=True),
    Column("blocked", Text, primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("public", Text, nullable=False),
    # Who is reported, how they were called, and what they last said at that table.
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),
)
