"""Tables by the JSON interface: opening, joining, playing to the end, records, forks, rematch."""

import json
import re

import pytest

import tessera
from tessera.core.record import parse
from tests.web.visitors import PATIENCE, play_out, until

GAMES = [game.id for game in tessera.games()]


def test_a_newcomer_has_no_row_until_something_is_done(site):
    visitor = site.visitor()
    assert visitor.api("GET", "/me").json()["id"] == ""
    visitor.table()
    assert visitor.api("GET", "/me").json()["id"] != ""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_and_its_record(site, game):
    me = site.visitor()
    least = tessera.game(game).seat_counts()[0]
    table = me.table(game, ("me", *["bot:random"] * (least - 1)))["id"]
    assert "seed" not in me.facts(table)
    assert me.api("GET", f"/tables/{table}/record").json()["error"] == "running"
    play_out(me, table)
    facts = me.facts(table)
    assert facts["status"] == "over"
    assert len(facts["result"]["scores"]) == least
    text = me.api("GET", f"/tables/{table}/record").text
    record = parse(text)
    assert record.verify().scores() == facts["result"]["scores"]
    assert tessera.core.chance.opens(bytes.fromhex(facts["seed"]), facts["commitment"])
    page = me.get(f"/t/{table}").text
    assert facts["seed"] in page
    assert 'data-state="over"' in page


def test_an_open_table_waits_and_starts_when_full(site):
    host, guest, late = site.visitor(), site.visitor(), site.visitor()
    table = host.table(seats=("me", "open"), public=True)
    assert table["status"] == "open"
    assert table["id"] in [row["id"] for row in late.api("GET", "/tables").json()]
    assert table["id"] in late.get("/").text
    assert host.options(table["id"])["error"] == "not-started"
    joined = guest.api("POST", f"/tables/{table['id']}/join", {}).json()
    assert joined["status"] == "playing"
    assert joined["you"] == [1]
    assert late.api("POST", f"/tables/{table['id']}/join", {}).json()["error"] == "seat-taken"


def test_the_host_may_fill_up_with_bots_and_nobody_else(site):
    host, other = site.visitor(), site.visitor()
    table = host.table(seats=("me", "open", "open"))["id"]
    other.table()
    assert other.api("POST", f"/tables/{table}/fill", {"bot": "random"}).json()["error"] == "not-yours"
    assert host.api("POST", f"/tables/{table}/fill", {"bot": "random"}).json()["status"] == "playing"


def test_two_people_play_and_only_the_asked_one_may_choose(site):
    one, two, watcher = site.visitor(), site.visitor(), site.visitor()
    table = one.table(seats=("me", "open"))["id"]
    two.api("POST", f"/tables/{table}/join", {})
    turn = one.facts(table)["turn"]
    asked, other = (one, two) if turn == 0 else (two, one)
    now = asked.options(table)
    assert now["options"]
    assert other.options(table)["options"] == []
    assert watcher.options(table)["options"] == []
    key = now["options"][0]["key"]
    for wrong in (other, watcher):
        assert wrong.choose(table, key, now["version"]).json()["error"] == "not-yours"
    assert asked.choose(table, "no-such-key", now["version"]).json()["error"] == "illegal"
    assert asked.choose(table, key, now["version"]).status_code == 200


def test_views_are_redacted_for_the_caller(site):
    one, two, watcher = site.visitor(), site.visitor(), site.visitor()
    table = one.table(seats=("me", "open"))["id"]
    two.api("POST", f"/tables/{table}/join", {})
    assert one.api("GET", f"/tables/{table}/view").json()["view"]["viewer"] == 0
    assert two.api("GET", f"/tables/{table}/view").json()["view"]["viewer"] == 1
    assert watcher.api("GET", f"/tables/{table}/view").json()["view"]["viewer"] is None
    assert one.api("GET", f"/tables/{table}/view?seat=1").json()["error"] == "not-yours"


def test_leaving_puts_a_bot_there_and_one_may_come_back(site):
    one, two = site.visitor(), site.visitor()
    table = one.table(seats=("me", "open"))["id"]
    two.api("POST", f"/tables/{table}/join", {})
    one.api("POST", f"/tables/{table}/leave")
    assert one.facts(table)["seats"][0]["stand_in"]
    two.my_turn(table)
    two.choose(table)
    page = one.get(f"/t/{table}").text
    assert 'data-do="back-to-seat"' in page
    assert re.search(r'data-do="plea"[^>]* hidden', page), "who has left takes the seat back first"
    back = one.api("POST", f"/tables/{table}/back").json()
    assert not back["seats"][0]["stand_in"]


def test_a_seat_is_claimed_by_its_link_and_not_by_a_guess(site):
    one, device = site.visitor(), site.visitor()
    table = one.table()["id"]
    link = one.api("POST", f"/tables/{table}/links").json()["links"][0]
    assert device.api("POST", f"/tables/{table}/links").json()["error"] == "not-yours"
    assert device.api("POST", f"/tables/{table}/claim", {"code": "0" * 24}).json()["error"] == "bad-link"
    assert "code" in device.get(f"/t/{table}/seat").text
    assert device.form(f"/t/{table}/seat", code=link["code"]).status_code == 303
    assert device.facts(table)["you"] == [0]
    assert one.facts(table)["you"] == []


def test_playing_on_from_a_finished_game(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    play_out(me, table, seed=3)
    branch = me.api("POST", f"/tables/{table}/fork", {"at": 10, "bot": "random"}).json()
    assert branch["status"] == "playing"
    assert branch["you"] == [0]
    play_out(me, branch["id"], seed=4)
    record = parse(me.api("GET", f"/tables/{branch['id']}/record").text)
    record.verify()


def test_playing_on_from_a_running_game_gives_nothing_away(site):
    """The branch is dealt anew from what the player knows, with chance of its own."""
    me, stranger = site.visitor(), site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    me.choose(table)
    branch = me.api("POST", f"/tables/{table}/fork", {"bot": "random"}).json()
    assert branch["commitment"] != me.facts(table)["commitment"]
    stranger.table()
    assert stranger.api("POST", f"/tables/{table}/fork", {"bot": "random"}).json()["error"] == "running"


def test_rematch_is_one_table_for_all(site):
    one, two = site.visitor(), site.visitor()
    table = one.table(seats=("me", "open", "bot:random"))["id"]
    two.api("POST", f"/tables/{table}/join", {})
    for _ in range(2000):
        if one.options(table)["over"]:
            break
        for player in (one, two):
            if player.options(table).get("options"):
                player.choose(table)
    assert one.options(table)["over"]
    first = one.api("POST", f"/tables/{table}/rematch").json()
    second = two.api("POST", f"/tables/{table}/rematch").json()
    assert first["id"] == second["id"]
    assert two.facts(first["id"])["you"] == [0], "everybody has moved on by a seat"
    assert one.facts(first["id"])["you"] == [2]


def test_a_record_can_be_uploaded_watched_and_played_on(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    play_out(me, table, seed=5)
    text = me.api("GET", f"/tables/{table}/record").text
    answer = me.client.post(
        "/records", data={"csrf": me.token}, files={"record": ("a.tessera", text)},
        headers={"origin": site.address, "accept": "text/html"}, follow_redirects=False,
    )  # fmt: skip
    assert answer.status_code == 303
    watched = answer.headers["location"].split("/")[-1]
    assert me.facts(watched)["kind"] == "record"
    look = me.api("GET", f"/tables/{watched}/look?at=7").json()
    assert look["meta"]["step"] == 7
    assert me.api("POST", f"/tables/{watched}/fork", {"at": 7, "seat": 0, "bot": "random"}).status_code == 201


def test_nobody_plays_on_in_an_unfinished_record(site):
    me = site.visitor()
    record = tessera.Record(tessera.game("gloria_mundi"), 2, seed="half")
    state = record.start()
    for _ in range(9):
        record.keys.append(state.options()[0])
        state.choose(state.options()[0])
    answer = me.client.post(
        "/records", data={"csrf": me.token}, files={"record": ("a.tessera", record.text())},
        headers={"origin": site.address, "accept": "text/html"}, follow_redirects=False,
    )  # fmt: skip
    watched = answer.headers["location"].split("/")[-1]
    with me.socket(watched) as socket:
        socket.send('{"t":"hello"}')
        socket.recv(timeout=PATIENCE)
    assert me.facts(watched)["choices"] == 9
    assert me.api("POST", f"/tables/{watched}/fork", {"at": 5, "bot": "random"}).status_code == 201


def test_bad_setups_are_refused_in_one_line(site):
    me = site.visitor()
    bad = {"game": "gloria_mundi", "seats": [{"kind": "me"}]}
    assert me.api("POST", "/tables", bad).json()["error"] == "bad-setup"
    assert me.api("POST", "/tables", {"game": "chess", "seats": [{"kind": "me"}] * 2}).json()["error"] == "bad-setup"
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "line:rm -rf"}]
    assert me.api("POST", "/tables", {"game": "gloria_mundi", "seats": bots}).json()["error"] == "bad-setup"
    assert me.api("POST", "/tables", {"game": "gloria_mundi", "seats": [{"kind": "me"}] * 2, "wrong": 1}).status_code == 422


def test_an_open_table_shows_who_waits(site):
    me, other = site.visitor(), site.visitor()
    table = me.table(seats=("me", "open"))["id"]
    assert 'data-do="invite"' in me.get(f"/t/{table}").text
    assert 'data-do="join"' in other.get(f"/t/{table}").text


def test_a_trained_network_sits_at_the_table(tmp_path):
    """A host lays an ONNX file into the data folder; visitors find it by name, and it plays. A path is no name."""
    numpy, onnx = pytest.importorskip("numpy"), pytest.importorskip("onnx")
    pytest.importorskip("onnxruntime")
    from tests.web.visitors import Site

    game = tessera.game("gloria_mundi")
    wide, actions = len(game.start(2, seed=1).perspective(0).numbers()), len(game.index)
    weights = onnx.numpy_helper.from_array(numpy.ones((wide, actions), dtype=numpy.float32), "w")
    node = onnx.helper.make_node("MatMul", ["observation", "w"], ["logits"])
    info = onnx.helper.make_tensor_value_info
    ends = [info("observation", 1, [1, wide])], [info("logits", 1, [1, actions])]
    graph = onnx.helper.make_graph([node], "even", *ends, [weights])
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=9)
    home = tmp_path / "networks" / "gloria_mundi"
    home.mkdir(parents=True)
    onnx.save(model, home / "even.onnx")
    onnx.save(model, home / "Not A Name.onnx")
    with Site(tmp_path) as site:
        me = site.visitor()
        offered = {one["id"]: one["bots"] for one in me.api("GET", "/games").json()}
        assert "network:even" in offered["gloria_mundi"]
        assert len([bot for bot in offered["gloria_mundi"] if bot.startswith("network")]) == 1
        assert not any(bot.startswith("network") for bot in offered["massilia"])
        assert "network even" in me.get("/new/gloria_mundi").text
        table = me.table("gloria_mundi", ("me", "bot:network:even"))["id"]
        for _ in range(20):
            now = me.my_turn(table, 40)
            if any(line["seat"] == 1 for line in me.api("GET", f"/tables/{table}/log").json()):
                break
            me.choose(table, now["options"][0]["key"], now["version"])
        assert site.app.state.hall.players.full_name("gloria_mundi", "network:even").endswith("even.onnx")
        for bad in ("network:../even", f"network:{home / 'even.onnx'}"[:24], "test:hang"):
            body = {"game": "gloria_mundi", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bad}]}
            assert me.api("POST", "/tables", body).status_code in (400, 409, 422)


def test_no_bot_is_called_like_somebody_at_the_table(site):
    """A guest "Servius 10" beside a bot "Servius": nobody would know whose turn it is."""
    for _ in range(6):
        me = site.visitor()
        seats = me.table("gloria_mundi", seats=("me", *["bot:easy"] * 5))["seats"]
        first = [seat["name"].split()[0] for seat in seats]
        assert len(set(first)) == len(first)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_bot_has_a_name_and_a_short_one(lang):
    """The short one stands beside a picture that says bot."""
    from tessera.web.players import SPECS
    from tessera.web.site import bot_level, bot_name, site_words

    t = site_words(lang)
    short = [bot_level(t, spec) for spec in SPECS]
    assert len(set(short)) == len(SPECS)
    assert [bot_name(t, spec) for spec in SPECS] == [f"Bot, {level}" for level in short]
    assert bot_level(t, "network:scipio") == "scipio"
    assert bot_name(t, "network:scipio").endswith(" scipio")


def test_a_line_of_chat_sent_again_is_said_once(site):
    """After a break the client sends again what was not answered: the line may have come the first time."""
    me = site.visitor()
    table = me.table()["id"]
    for _ in range(2):
        with me.socket(table) as socket:
            socket.send(json.dumps({"t": "hello", "form": "desk"}))
            socket.send(json.dumps({"t": "chat", "id": "again-1", "text": "salve"}))
            while until(socket, "ack")["id"] != "again-1":
                pass
    with me.socket(table) as socket:
        socket.send(json.dumps({"t": "hello", "form": "desk"}))
        assert [line["text"] for line in until(socket, "chat")["lines"]] == ["salve"]


def test_looking_back_sends_what_differs(site):
    """From the present, from step to step, and back; a page that shows something else gets everything."""
    me = site.visitor()
    table = me.table("gloria_mundi", ("me", "bot:random"))["id"]
    for _ in range(4):
        now = me.my_turn(table)
        me.choose(table, now["options"][0]["key"], now["version"])
    me.my_turn(table)

    def look(at, **shown):
        query = "".join(f"&{name}={value}" for name, value in shown.items())
        return me.api("GET", f"/tables/{table}/look?at={at}{query}").json()

    whole, first = look(2), look(0)
    assert whole["full"]
    assert first["full"]
    step = look(2, **{"from": 0}, d=first["d"])
    assert "full" not in step
    assert step["d"] == whole["d"]
    assert len(str(step)) < len(str(whole)) / 2
    for unlike in ({"from": 0, "d": "other"}, {"from": 1, "d": first["d"]}, {"d": first["d"]}, {"from": 99, "d": first["d"]}):
        assert look(2, **unlike)["full"], unlike
