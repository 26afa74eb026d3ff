"""What a host needs: links that work once, last looks at tables, reports; addresses, mutes and bans of people."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "keepsakes",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("user_id", sa.String(24)),
        sa.Column("about", sa.String(24)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.add_column("users", sa.Column("email", sa.String(120)))
    op.add_column("users", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """The release before knows neither frozen tables nor tables ended by the host: they play on, or are over."""
    op.execute("UPDATE tables SET status = 'playing' WHERE status = 'frozen'")
    op.execute("UPDATE tables SET status = 'over' WHERE status = 'ended'")
    for name in ("banned", "muted", "email"):
        op.drop_column("users", name)
    for name in ("reports", "keepsakes", "links"):
        op.drop_table(name)
