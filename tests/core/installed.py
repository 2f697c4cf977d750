"""An installed package, in a temporary folder: modules, and a `dist-info` that names its entry points."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def install(site: Path, package: str, modules: Mapping[str, str], entries: Mapping[str, Mapping[str, str]]) -> None:
    """Put modules (path -> text) and entry points (group -> name -> value) into a folder of `sys.path`."""
    for path, text in modules.items():
        file = site / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = [
        line
        for group, named in entries.items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in named.items()), "")
    ]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")
