"""Networks in ONNX files, to go on from or to learn from: their weights, and what their cards say of the training before."""

import json
from pathlib import Path
from typing import Any

import onnx
import torch
from onnx import numpy_helper

from tessera.core.errors import BadSetup
from tessera.core.game import find
from tessera.core.layout import naming_seats
from tessera.train.net import Net


def card_of(file: str | Path) -> dict[str, Any]:
    """What the file says about itself."""
    found = {one.key: one.value for one in onnx.load(str(file)).metadata_props}
    if "card" not in found:
        raise BadSetup(f"{file}: not a network made by `tessera train`")
    card: dict[str, Any] = json.loads(found["card"])
    return card


def sizes_of(file: str | Path) -> dict[str, int]:
    """Width and number of blocks of the network in the file, and in how many ways it is shown each number."""
    matrices = [part for part in weights_of(file) if part.ndim == 2]
    ways = matrices[0].shape[1] // int(card_of(file)["numbers"])
    return {"width": matrices[0].shape[0], "blocks": (len(matrices) - 4) // 2, "ways": ways}


def weights_of(file: str | Path) -> list[Any]:
    """The weights in the order of `train.net.Net`, as `export` wrote them: a matrix is turned, and its columns have measures."""
    kept = {one.name: numpy_helper.to_array(one).astype("float32") for one in onnx.load(str(file)).graph.initializer}
    found = []
    for name, values in kept.items():
        if name.startswith("w") and not name.endswith("m"):
            found.append(torch.from_numpy((values * kept[name + "m"]).T.copy() if values.ndim == 2 else values))
    return found


def network_in(file: str | Path, like: Net) -> Net:
    """The network in the file, for the observations and actions of another one, on the same device."""
    sizes = {name: like.sizes[name] for name in ("numbers", "actions", "seats")}
    net = Net(**sizes, **sizes_of(file))
    start_from(net, file)
    net.to(next(like.parameters()).device)
    return net


def start_from(net: Any, file: str | Path) -> None:
    """Give the network the weights of the file. An older one is shown each number in one way less: of the last it thinks nothing yet."""
    own, given = net.state_dict(), weights_of(file)
    if net.sizes["ways"] == sizes_of(file)["ways"] + 1:
        known = (net.sizes["ways"] - 1) * net.sizes["numbers"]
        new = torch.zeros(len(given[0]), net.sizes["numbers"])
        given[0] = torch.cat([given[0][:, :known], new, given[0][:, known:]], 1)
    if [part.shape for part in own.values()] != [part.shape for part in given]:
        raise BadSetup(f"{file}: a network for other observations, actions or sizes; train a new one")
    weights = dict(zip(own, given, strict=True))
    if not card_of(file).get("turned"):  # one that knew seats by their numbers: which is which it has yet to learn
        named = naming_seats(find(card_of(file)["game"]).book(None))[: net.sizes["seats"]]
        for part in ("policy.weight", "policy.bias"):
            weights[part][named] = weights[part][named].mean(0)
    net.load_state_dict(weights)
