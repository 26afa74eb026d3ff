"""Alembic's entry: migrations run on the connection the site hands over (see tessera.web.database)."""

from alembic import context

from tessera.web.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
