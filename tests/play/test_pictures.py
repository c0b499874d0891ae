"""The program looks as the README's pictures show it: whole scenes, played by their plans, beside them.

Compared are small pictures, in which a line of text more or less is nothing and a missing hand is much.
`python tools/shots.py` takes the pictures anew.
"""

import pygame
import pytest
from plans import Session
from shots import FOLDER, SHOTS

SMALL = (64, 36)
MOST_MEAN = 2.5
"""How far the colours may be apart on the whole, from 0 to 255."""
FAR = 48
MOST_FAR = 40
"""So many of the small picture's points may be farther apart than `FAR`."""


def small(picture: pygame.Surface) -> pygame.Surface:
    plain = pygame.Surface(picture.get_size(), 0, 24)
    plain.blit(picture, (0, 0))
    return pygame.transform.smoothscale(plain, SMALL)


def differences(one: pygame.Surface, other: pygame.Surface) -> list[int]:
    """Return for each point of two small pictures how far its colours are apart."""
    pairs = zip(
        pygame.image.tobytes(small(one), "RGB"), pygame.image.tobytes(small(other), "RGB"), strict=True
    )
    apart = [abs(a - b) for a, b in pairs]
    return [max(apart[at : at + 3]) for at in range(0, len(apart), 3)]


def is_alike(apart: list[int]) -> bool:
    return sum(apart) / len(apart) <= MOST_MEAN and sum(far > FAR for far in apart) <= MOST_FAR


def save_side_by_side(one: pygame.Surface, other: pygame.Surface, path: str) -> None:
    width, height = one.get_size()
    both = pygame.Surface((2 * width, height), 0, 24)
    both.blit(one, (0, 0))
    both.blit(other, (width, 0))
    pygame.image.save(both, path)


@pytest.mark.parametrize("name", SHOTS)
def test_a_scene_looks_as_its_picture_shows_it(tmp_path, name):
    expected = pygame.image.load(FOLDER / f"{name}.png")
    with Session(tmp_path / "home", size=expected.get_size()) as play:
        play.frames(10)
        SHOTS[name](play)
        seen = play.picture.copy()
    if not is_alike(differences(expected, seen)):
        path = str(tmp_path / f"{name}.png")
        save_side_by_side(expected, seen, path)
        pytest.fail(f"it looks otherwise: {path}; if it should, run tools/shots.py")


def test_every_picture_is_taken_by_the_tool():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(SHOTS)


def test_what_is_missing_or_elsewhere_is_seen():
    picture = pygame.image.load(FOLDER / "together.png")
    width, height = picture.get_size()
    no_hand = picture.copy()
    no_hand.fill((30, 40, 90), (width // 4, height * 3 // 4, width // 2, height // 4))
    moved = picture.copy()
    moved.blit(picture, (width // 10, 0))
    for other in (no_hand, moved):
        assert not is_alike(differences(picture, other))
    assert is_alike(differences(picture, picture))
