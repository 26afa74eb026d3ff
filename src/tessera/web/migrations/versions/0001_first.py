"""The first tables: users, tables, chairs, acts, chat, notes, meta."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    add_users()
    add_tables()
    add_chairs()
    add_acts_and_talk()


def add_users() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def add_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hotseat", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("host", sa.String(24), sa.ForeignKey("users.id")),
        sa.Column("chance", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("commitment", sa.String(128), nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("origin", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("turn_seat", sa.Integer, nullable=False),
        sa.Column("turn_user", sa.String(24)),
        sa.Column("turn_since", sa.Float, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("rematch", sa.String(24)),
        sa.Column("result", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "updated"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_index("tables_by_turn", "tables", ["turn_user"])


def add_chairs() -> None:
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("stand_in", sa.String(24), nullable=False),
        sa.Column("clock", sa.Float),
    )
    op.create_index("chairs_by_user", "chairs", ["user_id"])


def add_acts_and_talk() -> None:
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("request", sa.String(90), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="one_act_per_version"),
        sa.UniqueConstraint("table_id", "request", name="one_act_per_request"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("user_id", sa.String(24)),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "meta", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.String(200), nullable=False)
    )


def downgrade() -> None:
    for name in ("meta", "notes", "chat", "acts", "chairs", "tables", "users"):
        op.drop_table(name)
