"""What makes the site installable: its name, its colours, its icons."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from tessera.web.site import HOME, site_words
from tessera.web.visit import LangHere

router = APIRouter()
SIZES = (192, 512)


@router.get("/manifest.webmanifest")
async def manifest(request: Request, lang: LangHere) -> JSONResponse:
    url = request.app.state.assets.url
    icons = [
        {"src": url(f"icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any maskable"}
        for size in SIZES
    ]
    facts = {
        "name": "Tessera", "short_name": "Tessera", "description": site_words(lang)("home-text"), "lang": lang, "id": f"{HOME[0]}/",
        "start_url": f"{HOME[0]}/", "scope": f"{HOME[0]}/", "display": "standalone",
        "background_color": "#ECE4D6", "theme_color": "#FBF8F2",
        "icons": [*icons, {"src": url("icon.svg"), "sizes": "any", "type": "image/svg+xml"}],
    }  # fmt: skip
    return JSONResponse(facts, media_type="application/manifest+json")
