"""Training: what is learnt from, that it learns, and that what it writes is what it learnt. Needs `pip install 'tessera[train]'`."""

import json
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="pip install 'tessera[train]'")

import numpy as np  # noqa: E402
import onnxruntime  # noqa: E402

import tessera  # noqa: E402
from tessera.arena.match import fixtures  # noqa: E402
from tessera.arena.run import run as arena  # noqa: E402
from tessera.bots import BadBot, make  # noqa: E402
from tessera.core.errors import BadSetup  # noqa: E402
from tessera.core.layout import naming_seats  # noqa: E402
from tessera.train import Recipe, train  # noqa: E402
from tessera.train.export import export  # noqa: E402
from tessera.train.hall import GREEDY, Half, turned  # noqa: E402
from tessera.train.learn import Stretch, choose  # noqa: E402
from tessera.train.net import Net  # noqa: E402
from tessera.train.start import card_of, network_in, start_from  # noqa: E402
from tessera.train.teacher import lesson, shown  # noqa: E402


def small(game: str = "gloria_mundi", **more: object) -> Recipe:
    setups = [({}, 2), ({}, 3)]
    return Recipe(game, **{"minutes": 1e-4, "tables": 6, "steps": 4, "minibatch": 16, "width": 32, "setups": setups, **more})


def test_values_turn_with_the_mover() -> None:
    values = torch.tensor([[0.5, 0.3, 0.2, 0.0], [0.6, 0.1, 0.2, 0.1]])
    movers, counts = torch.tensor([2, 1]), torch.tensor([3, 4])
    by_seat = turned(values, movers, counts)
    assert by_seat.tolist() == torch.tensor([[0.3, 0.2, 0.5, 0.0], [0.1, 0.6, 0.1, 0.2]]).tolist()
    assert turned(by_seat, movers, counts, back=True).tolist() == values.tolist()


def test_a_result_is_carried_back_to_every_seat() -> None:
    """Two decisions of two seats, then the game ends: with a full trace everybody's target is the result itself."""
    half = Half(small(tables=2), 0, torch.device("cpu"))
    stretch = Stretch(half)
    seats = half.batch.players
    for mover in (0, 1):
        value = torch.full((2, seats), 0.25)
        stretch.steps.append({"value": value, "seats": torch.tensor([mover, mover])})
    got = torch.zeros((2, seats))
    got[0, 1] = got[1, 0] = 1.0
    stretch.ends = [(torch.tensor([False, False]), got * 0), (torch.tensor([True, True]), got)]
    advantages, targets = stretch.learnt(torch.full((2, seats), 0.9), 1.0)
    assert advantages.tolist() == [[-0.25, 0.75], [0.75, -0.25]]
    assert targets[0, :, 0].tolist() == [0.0, 1.0]
    assert targets[1, :, 0].tolist() == [1.0, 0.0]


def test_the_untrained_network_plays_as_the_heuristic_rates() -> None:
    torch.manual_seed(1)
    half = Half(small(with_greedy=1.0), 0, torch.device("cpu"))
    assert (half.kinds == GREEDY).any()
    batch = half.batch
    net = Net(batch.length, batch.actions, batch.players, 32, 1)
    step = choose(net, net, half)
    best = torch.where(step["masks"] == 0, -1e9, step["ratings"]).max(1).values
    rated = step["ratings"].gather(1, step["action"][:, None])[:, 0]
    greedy = step["kinds"] == GREEDY
    assert torch.equal(rated[greedy], best[greedy])
    assert (step["masks"].gather(1, step["action"][:, None]) == 1).all()
    half.batch.close()


def test_a_run_leaves_a_curve_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    train(small(), tmp_path)
    train(small(minutes=1e6, decisions=96 * 2), tmp_path)
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [point["iteration"] for point in curve] == [1, 2, 3, 4]
    assert curve[-1]["decisions"] == 4 * 2 * 6 * 4


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    for name in ("one", "two"):
        train(small(), tmp_path / name)
    one, two = (torch.load(tmp_path / name / "checkpoint.pt", weights_only=False)["net"] for name in ("one", "two"))
    assert all(torch.equal(one[name], two[name]) for name in one)


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small network with something in every weight."""
    folder = tmp_path_factory.mktemp("net")
    train(small(), folder)
    kept = torch.load(folder / "checkpoint.pt", weights_only=False)
    torch.manual_seed(3)
    kept["net"] = {name: (part + 0.05 * torch.randn_like(part)).half().float() for name, part in kept["net"].items()}
    torch.save(kept, folder / "checkpoint.pt")
    export(folder / "checkpoint.pt", folder / "net.onnx")
    return folder


def test_the_file_computes_what_the_network_does(exported: Path) -> None:
    kept = torch.load(exported / "checkpoint.pt", weights_only=False)
    net = Net(**kept["sizes"])
    net.load_state_dict(kept["net"])
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 9, (5, kept["sizes"]["numbers"])).astype(np.float32)
    prospects = rng.dirichlet(np.ones(kept["sizes"]["seats"]), 5).astype(np.float32)
    found = onnxruntime.InferenceSession(str(exported / "net.onnx")).run(None, {"observation": seen, "prospects": prospects})
    for ours, theirs in zip(net(torch.from_numpy(seen), torch.from_numpy(prospects)), found, strict=True):
        there = ours.detach().numpy()
        assert np.abs(there - theirs).max() < 0.02 * np.abs(there).max() + 0.02, "more than the rounding to bytes explains"


def test_a_run_goes_on_from_a_network_in_a_file(exported: Path, tmp_path: Path) -> None:
    """It begins with the file's own play, which is among the elders, and its card counts all the training there was."""
    recipe = small(start=str(exported / "net.onnx"), width=0, rate=0.0)
    assert (recipe.width, recipe.depth) == (32, 8)
    train(recipe, tmp_path)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=False)
    before = torch.load(exported / "checkpoint.pt", weights_only=False)
    for name, part in before["net"].items():
        assert (kept["elders"][0][name] - part).abs().max() <= 0.01 * part.abs().max(), name
    card = export(tmp_path / "checkpoint.pt", tmp_path / "net.onnx")
    assert card["decisions"] == kept["decisions"] + before["decisions"]
    with pytest.raises(BadSetup, match="other observations"):
        train(small("massilia", start=str(exported / "net.onnx"), setups=[]), tmp_path / "other")


def test_an_older_network_goes_on_with_numbers_shown_in_one_way_more(tmp_path: Path) -> None:
    """It thinks at first exactly what it thought, and may learn from the new way."""
    train(small(ways=4), tmp_path)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=False)
    torch.manual_seed(3)
    kept["net"] = {name: part + 0.05 * torch.randn_like(part) for name, part in kept["net"].items()}
    torch.save(kept, tmp_path / "checkpoint.pt")
    export(tmp_path / "checkpoint.pt", tmp_path / "net.onnx")
    recipe = small(start=str(tmp_path / "net.onnx"))
    new = Net(**{**kept["sizes"], "ways": recipe.ways})
    start_from(new, tmp_path / "net.onnx")
    old = network_in(tmp_path / "net.onnx", new)
    assert (new.sizes["ways"], old.sizes["ways"]) == (5, 4)
    seen, shares = torch.randint(0, 60, (7, new.sizes["numbers"])).float(), torch.full((7, new.sizes["seats"]), 0.25)
    for ours, theirs in zip(new(seen, shares), old(seen, shares), strict=True):
        assert torch.allclose(ours, theirs, atol=1e-4)


def test_a_network_plays_every_number_of_seats_of_its_game_and_no_other(exported: Path) -> None:
    bot = make(f"net:file={exported / 'net.onnx'}", seed=1)
    for seats in (2, 4, 6):
        state = tessera.game("gloria_mundi").start(seats, seed=1)
        for _ in range(12):
            state.choose(bot.choose(state.perspective(state.seat)))
    other = tessera.game("massilia").start(3, seed=1)
    with pytest.raises(BadBot, match="made for game gloria_mundi, this table has massilia"):
        bot.choose(other.perspective(other.seat))


@pytest.mark.long
def test_two_minutes_on_a_processor_beat_random_play(tmp_path: Path) -> None:
    """Without the heuristic's advice, from nothing: what it knows it has learnt."""
    recipe = Recipe("gloria_mundi", minutes=2.0, tables=192, steps=32, minibatch=1024, width=96, depth=0, with_greedy=0.0, rate=1e-3,
                    entropy=0.02, setups=[({}, 2)])  # fmt: skip
    train(recipe, tmp_path)
    export(tmp_path / "checkpoint.pt", tmp_path / "net.onnx")
    game = tessera.game("gloria_mundi")
    spec = f"net:file={tmp_path / 'net.onnx'}"
    results = arena(list(fixtures(game, [spec, "random"], 200, 2, 7, {})), jobs=2)
    won = sum(result.shares[result.bots.index(spec)] for result in results)
    assert won > 120, f"won {won} of 200 against random play"  # 100 by chance, 7 to one side or the other


def test_a_network_for_an_edition_of_ones_own(tmp_path: Path) -> None:
    """A card more: it is trained on it, and what comes out plays that edition and no other."""
    game = tessera.game("gloria_mundi")
    mine = str(Path(__file__).parents[2] / "examples" / "editions" / "gloria_mundi.toml")
    train(small(edition=mine), tmp_path)
    card = export(tmp_path / "checkpoint.pt", tmp_path / "net.onnx")
    assert card["edition"] == game.edition_text(mine).hash != game.edition_text(None).hash
    bot = make(f"net:file={tmp_path / 'net.onnx'}", seed=1)
    state = game.start(3, 1, mine)
    for _ in range(12):
        state.choose(bot.choose(state.perspective(state.seat)))
    with pytest.raises(BadBot, match="made for"):
        bot.choose(game.start(3, 1).perspective(0))


def test_a_teacher_with_advice_teaches_a_network_without(exported: Path, tmp_path: Path) -> None:
    """The pupil comes to choose as the teacher does; it begins its own run as the first elder and counts the teacher's training."""
    torch.manual_seed(5)
    half = Half(small(with_greedy=0.0, with_elders=0.0), 0, torch.device("cpu"))
    batch = half.batch
    pupil = Net(batch.length, batch.actions, batch.players, 32, 2)
    step = shown(network_in(exported / "net.onnx", pupil), half)
    del step["action"]
    optimizer = torch.optim.Adam(pupil.parameters(), lr=1e-3)
    recipe = small(teacher=str(exported / "net.onnx"), lessons=0.0, depth=0, with_greedy=0.0)
    far = [lesson(pupil, optimizer, [step], 1, recipe) for _ in range(60)]
    assert far[-1] < 0.5 * far[0]
    train(recipe, tmp_path)
    assert torch.load(tmp_path / "checkpoint.pt", weights_only=False)["elders"]
    card = export(tmp_path / "checkpoint.pt", tmp_path / "net.onnx")
    assert card["depth"] == 0
    assert card["decisions"] > card_of(exported / "net.onnx")["decisions"]


def test_actions_that_name_seats_are_in_turn_from_the_mover_on(tmp_path: Path) -> None:
    """Who is challenged is meant as seen from the own seat: with players relative and actions not, nobody could be told from another."""
    game = tessera.game("panthalos")
    half = Half(small("panthalos", setups=[({}, 3)], depth=0), 0, torch.device("cpu"))
    batch, named = half.batch, naming_seats(game.book(None))
    batch.seats[:], batch.masks[:] = [0, 1, 2, 0, 1, 2], 0
    batch.masks[:, named[0]] = 1  # seat 0 may be named
    assert [half.seen()["masks"][table].nonzero()[:, 0].tolist() for table in range(3)] == [[named[0]], [named[2]], [named[1]]]
    sent: list[list[int]] = []
    batch.send = lambda actions: sent.append(actions.tolist())  # type: ignore[method-assign]
    half.send(torch.tensor([named[0], named[2], named[1], named[0], named[2], 7]))
    assert sent == [[named[0]] * 5 + [7]]
    half.batch.close()


def test_a_network_names_seats_as_seen_from_its_own(tmp_path: Path) -> None:
    """Of two that differ in who sits where it challenges the same one, counted from its own seat."""
    train(small("panthalos", setups=[({}, 3)], depth=0), tmp_path)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=False)
    game = tessera.game("panthalos")
    named = naming_seats(game.book(None))
    kept["net"]["policy.bias"][named[1]] += 50.0  # the next player is always preferred
    torch.save(kept, tmp_path / "checkpoint.pt")
    assert export(tmp_path / "checkpoint.pt", tmp_path / "net.onnx")["turned"]
    bot, met = make(f"net:file={tmp_path / 'net.onnx'}"), set()
    greedy = make("greedy:worlds=1", seed=1)
    for seed in range(30):
        state = game.start(3, seed=seed)
        while not state.over and len(met) < 3:
            key = greedy.choose(state.perspective(state.seat))
            if state.decision == "challenge" and {named[seat] for seat in range(3) if seat != state.seat} <= {*state.legal}:
                met.add(state.seat)
                assert bot.choose(state.perspective(state.seat)) == f"seat:{(state.seat + 1) % 3}"
            state.choose(key)
    assert met == {0, 1, 2}


def test_a_network_that_knew_seats_by_their_numbers_begins_anew_with_them(tmp_path: Path) -> None:
    train(small("panthalos", setups=[({}, 3)], depth=0), tmp_path)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=False)
    named = naming_seats(tessera.game("panthalos").book(None))
    kept["net"]["policy.bias"][named] = torch.arange(5.0)
    torch.save(kept, tmp_path / "checkpoint.pt")
    for turned_card, wanted in ((False, [2.0] * 5), (True, [0.0, 1.0, 2.0, 3.0, 4.0])):
        export(tmp_path / "checkpoint.pt", tmp_path / "net.onnx", {"turned": turned_card})
        net = Net(**kept["sizes"])
        start_from(net, tmp_path / "net.onnx")
        assert net.policy.bias[named].tolist() == wanted
