"""The client's files, and the page itself for every address that is the client's."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from saloon.server.client import NOT_BUILT, Asset, Client
from saloon.server.errors import Refused
from saloon.server.routes.asking import AnyRequest


def _sent(request: AnyRequest, asset: Asset) -> Response[bytes]:
    headers = {"etag": asset.etag, "cache-control": asset.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers)
    body = asset.body
    if asset.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = asset.small
    return Response(body, media_type=asset.type, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    if path.startswith("/api/") or path == "/api":
        raise Refused(404, "not-found", "the API has nothing there")
    client: Client = request.app.state.client
    if not client.built:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html; charset=utf-8")
    asset = client.asset(path)
    if asset is None:
        raise Refused(404, "not-found", "there is no such file")
    return _sent(request, asset)


HANDLERS = [page]
