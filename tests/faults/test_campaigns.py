"""Short forms of the long fault campaigns of `make faults`."""

import asyncio

import pytest
from tools import fault_network, faults


def test_clients_end_where_the_server_is_whatever_the_line_does(tmp_path):
    found = asyncio.run(faults.network(40, seed=7, folder=tmp_path))
    assert found["schedules"] == 40
    assert found["choices"] > 40
    assert min(found[fault] for fault in ("cut", "half-open", "repeated", "late", "heartbeat")) > 0


def test_the_simulator_notices_a_client_that_shows_something_else(tmp_path, monkeypatch):
    """The campaign can fail: a client that forgets to delete is found."""

    def forgetful(self, text):
        kept = {layer: dict(content) for layer, content in self.layers.items()}
        heard(self, text)
        for layer, content in self.layers.items():
            self.layers[layer] = kept[layer] | content

    heard = fault_network.Client.heard
    monkeypatch.setattr(fault_network.Client, "heard", forgetful)
    with pytest.raises(AssertionError, match="shows another"):
        asyncio.run(faults.network(20, seed=7, folder=tmp_path))


@pytest.mark.long
def test_killed_at_random_instants_nothing_acknowledged_is_lost(tmp_path):
    found = faults.kills(6, seed=3, folder=tmp_path)
    assert found["kills"] == 6
    assert found["lost"] == 0
    assert found["choices sent"] > 10
