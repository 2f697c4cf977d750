"""`make release-check TAG=v1.0.0`: whether a version can be given to people; what stands in the way is said."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: an address that belongs to nobody, as it stands in pyproject.toml until someone publishes the project
NOBODY = "example.org"


def obstacles(tag: str, settings: str, changelog: str) -> Iterator[str]:
    """What has to be mended before this tag is published."""
    project = tomllib.loads(settings)["project"]
    version = project["version"]
    if tag != f"v{version}":
        yield f"The tag is {tag or 'not given'}; by the version in pyproject.toml it has to be v{version}."
    heading = re.search(r"^## (\S+)(.*)$", changelog, re.MULTILINE)
    if heading is None or heading[1] != version:
        yield f"CHANGELOG.md does not begin with a heading for {version}."
    elif not re.fullmatch(r" - \d{4}-\d\d-\d\d", heading[2]):
        yield f"The heading of {version} in CHANGELOG.md has no date: ## {version} - YYYY-MM-DD."
    if any(NOBODY in address for address in project["urls"].values()):
        yield f"The address under [project.urls] in pyproject.toml is still {NOBODY}: set the project's own."


def main() -> int:
    """Exit code 1 if something stands in the way."""
    tag = sys.argv[1] if len(sys.argv) > 1 else ""
    texts = [(ROOT / name).read_text("utf-8") for name in ("pyproject.toml", "CHANGELOG.md")]
    found = list(obstacles(tag, *texts))
    for one in found:
        print(one, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
