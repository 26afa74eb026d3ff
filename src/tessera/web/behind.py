"""What is being made behind the site, as a line on every page: see keeper.py."""

from fastapi import APIRouter

share = 100  # percent that is done; 100: nothing is being made
router = APIRouter()


def now() -> int:
    return share


@router.get("/behind", include_in_schema=False)
async def behind() -> dict[str, int]:
    return {"share": share}
