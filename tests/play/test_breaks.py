"""What players broke once: words that must stay on the display whatever the text size."""

import pytest
from plans import Session, key
from together_tables import Blank

from ticgame.play.scenes.dialog import Answer, Dialog, nothing

NOTICE = "/home/somebody/.local/share/ticgame/settings.toml is broken (at line 2): it is set aside."


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize(
    ("text", "answers"), [("There is no seat for these keys yet. " * 3, 6), ("\n".join([NOTICE] * 4), 1)]
)
def test_a_dialog_stays_on_the_display(tmp_path, percent, text, answers):
    given = [Answer(f"Play for seat {number}", nothing) for number in range(answers)]
    with Session(tmp_path, Blank(), size=(1024, 600), text_scale_percent=percent) as play:
        dialog = Dialog("Want to join in?", text, given)
        play.app.stack.push(dialog)
        play.frames(2)
        display = play.picture.get_rect()
        for _row in range(answers):
            for sprite in dialog.stage.sprites:
                # Shadows may fade out beyond the rim.
                solid = sprite.image.get_bounding_rect(min_alpha=128).move(sprite.rect.topleft)
                assert not sprite.is_visible or display.contains(solid), solid
            play.feed(key("Down"))
