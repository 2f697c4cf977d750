"""A match as an animation: small enough, complete, with progress."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import registry, replay
from tests.renderers.comuni.positions import match


def test_the_first_and_the_last_position_are_always_shown() -> None:
    assert replay.chosen(5) == [0, 1, 2, 3, 4]
    picked = replay.chosen(1_000, 50)
    assert len(picked) == 50
    assert (picked[0], picked[-1]) == (0, 999)


def test_a_replay_shows_the_boards_and_tells_its_progress() -> None:
    views = [seen.public for seen in match(2)[:12]]
    told: list[tuple[int, int]] = []
    raw = replay.animated(views, "en", progress=lambda done, of: told.append((done, of)))
    film = Image.open(BytesIO(raw))
    assert told == [(frame, 12) for frame in range(1, 13)]
    assert getattr(film, "n_frames", 1) == 12
    film.seek(11)
    last = replay.frame(registry.find("comuni").board(views[11], "en", views[10]).finished()).convert("RGB")
    assert ImageChops.difference(film.convert("RGB"), last).getbbox() is None


@pytest.mark.parametrize("form", ["gif", "webp"])
def test_a_replay_stays_within_its_limit(form: replay.Form) -> None:
    frames = [replay.frame(registry.find("comuni").board(seen.public, "en").finished(), 400) for seen in match(2)[:16]]
    whole = replay.bound(frames, form)
    limit = len(whole) * 3 // 4
    assert len(replay.bound(frames, form, limit)) <= limit
    assert len(whole) <= replay.LIMIT


@pytest.mark.parametrize("form", ["gif", "webp"])
def test_a_frame_in_which_nothing_changes_is_still_shown(form: replay.Form) -> None:
    frame = replay.frame(registry.find("comuni").board(match(2)[0].public, "en").finished(), 400)
    film = Image.open(BytesIO(replay.bound([frame, frame, frame], form)))
    times = []
    for number in range(3):
        film.seek(number)
        film.load()
        times.append(film.info["duration"])
    assert getattr(film, "n_frames", 1) == 3
    assert times == [replay.MILLISECONDS, replay.MILLISECONDS, replay.LAST]


def test_a_webp_film_shows_the_boards_almost_as_they_are() -> None:
    views = [seen.public for seen in match(2)[:6]]
    film = Image.open(BytesIO(replay.animated(views, "en", form="webp")))
    film.seek(5)
    last = replay.frame(registry.find("comuni").board(views[5], "en", views[4]).finished()).convert("RGB")
    far = ImageStat.Stat(ImageChops.difference(film.convert("RGB"), last)).mean
    assert max(far) < 6
