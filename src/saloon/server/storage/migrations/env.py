"""Alembic comes in here. The connection is the program's own: no address stands in a file."""

from alembic import context

from saloon.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    compare_type=True,
    # SQLite cannot change a column in place.
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
