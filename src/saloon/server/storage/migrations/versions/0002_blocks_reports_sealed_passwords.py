"""Who does not want to meet whom, reports about people; passwords of tables not as they were given.

The passwords stand in the logs of tables, with the settings.
"""

import json

import sqlalchemy as sa
from alembic import op

from saloon.server.passwords import MARK, sealed

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("public", sa.Text(), nullable=False),
        sa.Column("blocked", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("public", "blocked", name=op.f("pk_blocks")),
    )
    with op.batch_alter_table("blocks") as batch:
        batch.create_index(batch.f("ix_blocks_blocked"), ["blocked"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("public", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports") as batch:
        batch.create_index(batch.f("ix_reports_person"), ["person"], unique=False)
    _seal_passwords()


def _seal_passwords() -> None:
    connection = op.get_bind()
    entries = sa.table("entries", sa.column("row"), sa.column("body"))
    found = connection.execute(
        sa.select(entries.c.row, entries.c.body).where(entries.c.body.contains('"password"'))
    ).all()
    kept: dict[str, str] = {}
    for row, text in found:
        body = json.loads(text)
        settings = body.get("settings")
        password = settings.get("password", "") if isinstance(settings, dict) else ""
        if not password or password.startswith(MARK):
            continue
        # The same password again stays the same: nobody has to give it anew.
        settings["password"] = kept.setdefault(password, sealed(password))
        text = json.dumps(body, separators=(",", ":"))
        connection.execute(entries.update().where(entries.c.row == row).values(body=text))


def downgrade() -> None:
    # What is sealed stays so.
    op.drop_table("reports")
    op.drop_table("blocks")
