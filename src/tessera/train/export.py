"""A trained network as one small ONNX file: a byte per weight, and its card among the file's own notes."""

import datetime
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from onnx import TensorProto, helper, numpy_helper, save

from tessera.core.game import find
from tessera.core.index import Index
from tessera.core.layout import LAYOUT
from tessera.train.net import SCALE, STEPS, TRUST, WAYS

OPSET = 17


class Graph:
    """ONNX nodes one after the other; every method returns the name of what it made."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def do(self, kind: str, *inputs: str, to: str = "", **attributes: Any) -> str:
        made = to or f"x{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [made], **attributes))
        return made

    def constant(self, value: Any, name: str = "") -> str:
        name = name or f"c{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(np.asarray(value, dtype=np.float32), name))
        return name

    def weight(self, tensor: Any) -> str:
        """A matrix is kept in bytes, each column with a measure of its own, a vector in half precision; both are used in single."""
        values, name = tensor.detach().cpu().numpy(), f"w{len(self.weights)}"
        if values.ndim == 1:
            self.weights.append(numpy_helper.from_array(values.astype(np.float16), name))
            return self.cast(name)
        measure = np.maximum(np.abs(values).max(0), 1e-8) / 127.0
        self.weights.append(numpy_helper.from_array(np.round(values / measure).astype(np.int8), name))
        return self.do("Mul", self.cast(name), self.constant(measure, name + "m"))

    def cast(self, name: str) -> str:
        made = name + "f"
        self.nodes.append(helper.make_node("Cast", [name], [made], to=TensorProto.FLOAT))
        return made

    def linear(self, x: str, layer: dict[str, Any], name: str, to: str = "") -> str:
        product = self.do("MatMul", x, self.weight(layer[f"{name}.weight"].T.contiguous()))
        return self.do("Add", product, self.weight(layer[f"{name}.bias"]), to=to)

    def norm(self, x: str, layer: dict[str, Any], name: str) -> str:
        return self.do("LayerNormalization", x, self.weight(layer[f"{name}.weight"]), self.weight(layer[f"{name}.bias"]), axis=-1)


def drawn(net: dict[str, Any], sizes: dict[str, int]) -> Any:
    """The graph of `train.net.Net`."""
    g = Graph()
    shown = [g.do("Mul", g.do("Log", g.do("Add", "observation", g.constant(1.0))), g.constant(0.5))]
    for step in STEPS:
        reached = g.do("GreaterOrEqual", "observation", g.constant(step))
        shown.append(g.cast(reached))
    if sizes["ways"] == WAYS:
        shown.append(g.do("Mul", "observation", g.constant(SCALE)))
    x = g.do("Relu", g.linear(g.do("Concat", *shown, "prospects", axis=1), net, "inside"))
    for block in range(sizes["blocks"]):
        inner = g.do("Relu", g.linear(g.norm(x, net, f"blocks.{block}.norm"), net, f"blocks.{block}.up"))
        x = g.do("Add", x, g.linear(inner, net, f"blocks.{block}.down"))
    x = g.norm(x, net, "norm")
    g.linear(x, net, "policy", to="policy")
    trust = g.do("Clip", g.linear(x, net, "trust"), g.constant(-3.0), g.constant(1.5))
    g.do("Mul", g.do("Exp", trust), g.constant(TRUST), to="trust")
    g.do("Add", g.linear(x, net, "value"), g.do("Log", g.do("Add", "prospects", g.constant(1e-4))), to="value")
    ends = {
        "observation": sizes["numbers"],
        "prospects": sizes["seats"],
        "policy": sizes["actions"],
        "trust": 1,
        "value": sizes["seats"],
    }
    info = {name: helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", many]) for name, many in ends.items()}
    inputs = [info["observation"], info["prospects"]]
    return helper.make_graph(g.nodes, "tessera", inputs, [info["policy"], info["trust"], info["value"]], g.weights)


def export(checkpoint: str | Path, file: str | Path, notes: dict[str, Any] | None = None) -> dict[str, Any]:
    """Write the network of a checkpoint; returns its card."""
    kept = torch.load(checkpoint, map_location="cpu", weights_only=False)
    game = find(kept["recipe"]["game"])
    before = kept.get("before", {})
    book = game.book(kept["recipe"].get("edition") or None)
    card = {
        "game": game.id,
        "layout": LAYOUT,
        "rules": game.rules_version,
        "edition": book.edition.hash,
        "numbers": kept["sizes"]["numbers"],
        "index": Index(book.keys, book.codes).hash,
        "depth": kept["recipe"]["depth"],
        "turned": True,  # actions that name seats are in turn from the mover on
        "seed": kept["recipe"]["seed"],
        "minutes": round(kept["seconds"] / 60 + before.get("minutes", 0.0), 1),
        "decisions": kept["decisions"] + before.get("decisions", 0),
        "made": datetime.date.today().isoformat(),
        **(notes or {}),
    }
    model = helper.make_model(drawn(kept["net"], kept["sizes"]), opset_imports=[helper.make_opsetid("", OPSET)], ir_version=9)
    helper.set_model_props(model, {"card": json.dumps(card)})
    save(model, str(file))
    return card
