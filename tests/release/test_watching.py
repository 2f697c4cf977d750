"""The dashboard, the alert rules and the chapter about them name numbers that there are, and the chapter names all."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import yaml

from bot.metrics import FORESEEABLE
from bot.prometheus_metrics import PrometheusMetrics

BOOK = Path(__file__).parents[2] / "docs" / "operating"
CHAPTER = (BOOK / "watching.md").read_text("utf-8")
DASHBOARD: dict[str, Any] = json.loads((BOOK / "grafana-dashboard.json").read_text("utf-8"))
RULES: list[dict[str, Any]] = yaml.safe_load((BOOK / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
NAMED = re.compile(r"\b(?:paravent|process)_[a-z_]+\b")
ENDINGS = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count"), "info": ("_info",)}


def there_are() -> dict[str, tuple[str, ...]]:
    """Every family of numbers, with what its samples are called."""
    families = PrometheusMetrics().registry.collect()
    return {one.name: tuple(f"{one.name}{end}" for end in ENDINGS[one.type]) for one in families}


def unknown(expressions: list[str]) -> set[str]:
    """What expressions name that there is not."""
    known = {name for names in there_are().values() for name in names}
    named = {name for text in expressions for name in NAMED.findall(text)}
    assert named
    return named - known


def expressions() -> list[str]:
    """Everything that the dashboard asks Prometheus."""
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]


def test_every_number_of_the_dashboard_exists() -> None:
    assert unknown(expressions()) == set()


def test_every_number_of_the_alert_rules_exists() -> None:
    assert unknown([rule["expr"] for rule in RULES]) == set()


def test_every_number_of_ours_is_on_the_dashboard() -> None:
    shown = {name for text in expressions() for name in NAMED.findall(text)}
    assert not [name for name, samples in there_are().items() if name.startswith("paravent") and not shown & {*samples}]


def test_every_number_is_explained_in_the_chapter() -> None:
    explained = set(NAMED.findall(CHAPTER))
    for name, samples in there_are().items():
        if name.startswith("paravent"):
            assert explained & {name, *samples}, name
    known = {one for name, samples in there_are().items() for one in (name, *samples)}
    assert explained <= known


def test_every_alert_is_explained_and_every_explanation_has_its_alert() -> None:
    assert len(RULES) > 10
    explained = re.findall(r"^\| `(Paravent\w+)` \|", CHAPTER, re.MULTILINE)
    assert explained == [rule["alert"] for rule in RULES]
    for rule in RULES:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith((".", "where.", "three."))


def test_the_panels_of_the_dashboard_lie_beside_each_other() -> None:
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)
    assert all(place["x"] + place["w"] <= 24 for place in places)
    for one, two in combinations(places, 2):
        apart = one["x"] + one["w"] <= two["x"] or two["x"] + two["w"] <= one["x"]
        assert apart or one["y"] + one["h"] <= two["y"] or two["y"] + two["h"] <= one["y"], (one, two)
    assert DASHBOARD["schemaVersion"] >= 36
    variables = {one["name"] for one in DASHBOARD["templating"]["list"]}
    used = set(re.findall(r"\$\{?(\w+)\}?", json.dumps(DASHBOARD["panels"]))) - {"__rate_interval"}
    assert used == variables


def test_no_label_names_a_match_or_a_person() -> None:
    metrics = PrometheusMetrics()
    for key in FORESEEABLE:
        metrics.refused(key)
    metrics.interaction("press", "answered")
    metrics.thought("comuni", 1.0)
    metrics.pinged("turn", 2)
    metrics.drew("board", "drawn", 0.1)
    labels = {label for one in metrics.registry.collect() for sample in one.samples for label in sample.labels}
    assert labels == {"kind", "outcome", "key", "game", "post", "le", "version"}
