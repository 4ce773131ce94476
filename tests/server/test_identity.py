"""Who somebody is: guests, claims, logins, and being forgotten."""

from __future__ import annotations

import hmac
import stat
import unicodedata
from dataclasses import replace
from hashlib import sha256

import itsdangerous
import pytest
from tests.server.support import FOUR_BOTS, Server, running

from saloon.server.config import UNLIMITED, Config, Limits, Rate
from saloon.server.identity import LOST_AFTER
from saloon.server.limits import Tries
from saloon.server.names import BadName, clean, login_of, tidied
from saloon.server.storage.store import SOMEBODY
from saloon.server.tokens import Signer, Token, load_secret

PASSPHRASE = "six shooters at noon"


async def test_a_guest_is_somebody_at_once_and_stays_so(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    me = await ann.arrive()
    assert me["name"].startswith("Stranger ")
    assert not me["claimed"]
    assert await ann.arrive() == me
    assert (await bob.arrive())["id"] != me["id"]
    # What others see of somebody is not what the cookie says.
    assert me["id"] not in ann.cookie


async def test_the_cookie_is_for_the_server_only(server: Server) -> None:
    answer = await server.stranger().http.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    # Behind a proxy that speaks TLS.
    behind = server.stranger(**{"x-forwarded-proto": "https"})
    assert "secure" in (await behind.http.get("/api/me")).headers["set-cookie"].lower()


@pytest.mark.parametrize("change", ["x", "", "swap"])
async def test_a_made_up_cookie_is_nobody(server: Server, change: str) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    version, person, key, mark = ann.cookie.split(".")
    other = bob.cookie.split(".")
    forged = {
        "x": f"{version}.{person}.{key}x.{mark}",
        "": "",
        "swap": f"{version}.{other[1]}.{key}.{mark}",
    }[change]
    eve = server.stranger(cookie=f"saloon={forged}")
    assert (await eve.http.patch("/api/me", json={"name": "Eve"})).status_code == 401


def test_a_cookie_from_before_still_counts() -> None:
    """It had the same signature, in hexadecimal digits."""
    secret = b"s" * 32
    mark = hmac.new(secret, b"1.ann.key", sha256).hexdigest()
    signer = Signer(secret)
    assert signer.read(f"1.ann.key.{mark}") == Token("ann", "key")
    other = hmac.new(b"t" * 32, b"1.ann.key", sha256).hexdigest()
    for wrong in (f"1.bob.key.{mark}", f"1.ann.key.{other}", f"1.ann.key.{'z' * 64}", mark, "."):
        assert signer.read(wrong) is None
    assert signer.read(signer.sign(Token("ann", "key"))) == Token("ann", "key")
    assert mark not in signer.sign(Token("ann", "key"))


def test_a_signature_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer(b"k" * 32)
    cookie = signer.sign(Token("ann", "key"))
    looked: list[str] = []
    unsign = itsdangerous.Signer.unsign

    def watched(self: itsdangerous.Signer, signed: str) -> bytes:
        looked.append(signed)
        return unsign(self, signed)

    monkeypatch.setattr(itsdangerous.Signer, "unsign", watched)
    assert [signer.read(cookie) for _ in range(3)] == [Token("ann", "key")] * 3
    assert looked == [cookie]
    assert signer.read(cookie.replace("ann", "bob")) is None
    assert Signer(b"l" * 32).read(cookie) is None


async def test_names(server: Server) -> None:
    ann = await server.somebody()
    me = await ann.send("PATCH", "/api/me", {"name": "  Calamity   Jane "})
    assert me["name"] == "Calamity Jane"
    for bad in ("   ", "a\u202eb", "a\nb", "\u200d", "x" * 33, ""):
        refused = await ann.send("PATCH", "/api/me", {"name": bad}, 400)
        assert refused["error"] in ("bad-name", "bad-request")
    assert (await ann.arrive())["name"] == "Calamity Jane"


PILES = (
    "Z\u0335\u0355\u0313algo",
    "a" + "\u0301" * 4,
    "\u0301 x",
    "x \u0301",
    "A\u20dd\u20dd\u20dd",
)
NO_PILES = (
    "Nguy\u1ec5n",
    "Ji\u0159\u00ed",
    "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
    "\u0e19\u0e49\u0e33",
    "a\u0323\u0302",
    "\u2764\ufe0f",
)


async def test_names_with_piles_of_marks_are_refused(server: Server) -> None:
    ann = await server.somebody()
    for name in PILES:
        refused = await ann.send("PATCH", "/api/me", {"name": name}, 400)
        assert (refused["error"], "marks" in refused["message"]) == ("bad-name", True), name
        table = {"settings": {"name": name}}
        assert (await ann.post("/api/tables", table, 400))["error"] == "bad-name"
    for name in NO_PILES:
        assert (await ann.send("PATCH", "/api/me", {"name": name}))["name"] == clean(name)


def test_what_is_said_loses_its_piles_and_nothing_else() -> None:
    assert tidied("o\u0323\u0301\u0301\u0301\u0301k \u0301!") == "\u1ecd\u0301\u0301k !"
    for text in (*NO_PILES, "two  spaces stay", "\U0001f44d\U0001f3fd\u200d\u2640\ufe0f"):
        assert tidied(text) == composed(text)


def composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def test_names_that_look_alike_log_in_alike() -> None:
    assert login_of("ＡNN") == login_of("ann")
    with pytest.raises(BadName, match="invisible"):
        clean("zero\u200bwidth")


async def test_claim_and_come_back(server: Server) -> None:
    ann = await server.somebody()
    before = ann.cookie
    me = await ann.post("/api/me/claim", {"name": "Ann", "passphrase": PASSPHRASE})
    assert me["claimed"]
    # The cookie from before is worth nothing now.
    old = server.stranger(cookie=f"saloon={before}")
    assert (await old.http.get("/api/me/export")).status_code == 401
    elsewhere = await server.somebody()
    back = await elsewhere.post("/api/me/login", {"name": "ANN", "passphrase": PASSPHRASE})
    assert back["id"] == me["id"]
    # The first device stays who it was.
    assert (await ann.arrive())["id"] == me["id"]
    await elsewhere.post("/api/me/logout")
    assert (await elsewhere.arrive())["id"] != me["id"]
    assert (await ann.arrive())["id"] == me["id"]


async def test_what_claiming_refuses(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    good = {"name": "Ann", "passphrase": PASSPHRASE}
    await ann.post("/api/me/claim", good)
    assert (await ann.post("/api/me/claim", good, 409))["error"] == "claimed"
    assert (await bob.post("/api/me/claim", good, 409))["error"] == "name-taken"
    short = {"name": "Bob", "passphrase": "short"}
    assert (await bob.post("/api/me/claim", short, 400))["error"] == "bad-request"
    wrong = {"name": "Ann", "passphrase": "not what she said"}
    told = await bob.post("/api/me/login", wrong, 403)
    nobody = {"name": "Nobody", "passphrase": "not what she said"}
    assert await bob.post("/api/me/login", nobody, 403) == told
    assert not (await bob.arrive())["claimed"]


async def test_guessing_is_slowed_down(config: Config) -> None:
    limits = replace(UNLIMITED, logins=Rate(3, 0))
    async with running(replace(config, limits=limits)) as server:
        eve = await server.somebody()
        guess = {"name": "Ann", "passphrase": "a guess of eve's"}
        for _ in range(3):
            await eve.post("/api/me/login", guess, 403)
        assert (await eve.post("/api/me/login", guess, 429))["error"] == "too-fast"


FAR = "x-forwarded-for"
"""The header by which this computer, as a proxy, says where somebody is."""


async def test_other_spellings_of_a_name_are_the_same_guess(config: Config) -> None:
    """Full width, capitals, spaces: what counts is the name that is looked up."""
    limits = replace(UNLIMITED, logins=Rate(3, 0))
    async with running(replace(config, limits=limits)) as server:
        places = [f"192.0.2.{n}" for n in (1, 1, 1, 1)]
        guesses = zip(("Ann", "ANN", " \uff21nn ", "a\uff2eN"), places, strict=True)
        codes = []
        for name, place in guesses:
            eve = await server.somebody(**{FAR: place})
            guess = {"name": name, "passphrase": "a guess of eve's"}
            codes.append((await eve.http.post("/api/me/login", json=guess)).status_code)
        assert codes == [403, 403, 403, 429]
    tries = Tries(Rate(100, 0), Rate(2, 0), lambda: 0.0)
    for name in ("Ann", " \uff21NN "):
        assert tries.begin(login_of(name), "elsewhere")
    # Two wrong ones for one name from anywhere: strangers have few tries left by now.
    assert [tries.begin(login_of("ann"), "here") for _ in range(3)] == [True, True, False]


async def test_wrong_tries_from_elsewhere_do_not_lock_the_owner_out(config: Config) -> None:
    limits = replace(UNLIMITED, logins=Rate(3, 0), guesses=Rate(5, 0))
    async with running(replace(config, limits=limits)) as server:
        ann = await server.somebody(**{FAR: "192.0.2.1"})
        await ann.post("/api/me/claim", {"name": "Ann", "passphrase": PASSPHRASE})
        await ann.post("/api/me/logout")
        right = {"name": "Ann", "passphrase": PASSPHRASE}
        wrong = {"name": "ann", "passphrase": "a guess of eve's"}
        await ann.post("/api/me/login", right)
        codes = []
        for n in range(10, 20):
            eve = server.stranger(**{FAR: f"192.0.2.{n}"})
            codes += [
                (await eve.http.post("/api/me/login", json=wrong)).status_code for _ in range(4)
            ]
        # Three each as long as there are few, then two each: guessing does not get far.
        assert codes[:8] == [403, 403, 403, 429, 403, 403, 403, 429]
        assert codes[8:] == [403, 403, 429, 429] * 8
        # She is let in where she was, and where she never was, and may even err.
        back = await ann.post("/api/me/login", right)
        for _ in range(2):
            await ann.post("/api/me/login", wrong, 403)
        assert (await ann.post("/api/me/login", right))["id"] == back["id"]
        abroad = server.stranger(**{FAR: "198.51.100.7"})
        await abroad.post("/api/me/login", wrong, 403)
        assert (await abroad.post("/api/me/login", right))["id"] == back["id"]


async def test_wrong_passwords_of_one_do_not_keep_another_from_the_table(config: Config) -> None:
    limits = replace(UNLIMITED, logins=Rate(2, 0))
    async with running(replace(config, limits=limits)) as server:
        ann = await server.somebody()
        settings = {"pace": "none", "access": "password", "password": "silver dollar"}
        path = f"/api/tables/{await ann.new_table(settings=settings)}/enter"
        eve = await server.somebody(**{FAR: "192.0.2.10"})
        for status in (403, 403, 429):
            await eve.post(path, {"password": "gold"}, status)
        bob = await server.somebody(**{FAR: "192.0.2.11"})
        for _ in range(3):
            await bob.post(path, {"password": "silver dollar"}, 204)


async def test_everything_about_oneself_can_be_had(server: Server) -> None:
    ann = await server.somebody()
    table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
    await ann.post("/api/problems", {"text": "the horse is missing"})
    told = await ann.get("/api/me/export")
    assert told["tables"] == [table]
    assert told["problems"][0]["text"] == "the horse is missing"
    assert "passphrase" not in told


async def test_to_be_forgotten(stored: Config) -> None:
    async with running(stored) as server:
        ann, bob = await server.somebody(), await server.somebody()
        name = (await ann.send("PATCH", "/api/me", {"name": "Ann of Abilene"}))["name"]
        public = (await ann.arrive())["id"]
        table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        socket = await ann.open(table)
        await socket.do("say", text="my name is Ann of Abilene")
        over = await socket.play()
        replay = over["table"]["replay"]
        lobby = await ann.new_table()
        await ann.send("DELETE", "/api/me", status=204)
        assert (await ann.arrive())["id"] != public
        card = await bob.get(f"/api/replays/{replay}")
        assert card["names"][0] == SOMEBODY
        welcome = await (await bob.open(table)).hear()
        assert name not in str(welcome)
        store = server.app.desk.store
        for each in (table, lobby):
            assert name not in str(await store.log_of(each))


async def test_guests_who_left_nothing_behind_are_forgotten(stored: Config) -> None:
    now = [1_000_000.0]
    async with running(stored, clock=lambda: now[0]) as server:
        lost, seated, claimed = [await server.somebody() for _ in range(3)]
        await seated.new_table()
        named = {"name": "Belle", "passphrase": PASSPHRASE}
        await claimed.send("POST", "/api/me/claim", named)
        identity = server.app.desk.identity
        now[0] += LOST_AFTER - 1
        assert await identity.forget_lost_guests() == 0
        fresh = await server.somebody()
        now[0] += 2
        assert await identity.forget_lost_guests() == 1
        assert await identity.visitor(lost.cookie) is None
        for stays in (seated, claimed, fresh):
            assert await identity.visitor(stays.cookie) is not None


def test_the_secret_is_made_once_and_for_its_owner(config: Config) -> None:
    secret = load_secret(config.data)
    assert load_secret(config.data) == secret
    mode = (config.data / "secret").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600


def test_tokens() -> None:
    signer = Signer(b"k" * 32)
    token = Token("person", "key")
    assert signer.read(signer.sign(token)) == token
    for bad in ("", ".", "...", "1.a.b.c", "ž", signer.sign(token)[:-1]):
        assert signer.read(bad) is None
    assert Signer(b"other" * 8).read(signer.sign(token)) is None


def test_the_limits_are_there_by_default() -> None:
    assert Config().limits == Limits()
    assert Limits().message == 16 * 1024
