"""The question before the program ends."""

from ticgame.play.scenes.dialog import Answer, Dialog, nothing


class QuitQuestion(Dialog):
    """Asks whether to close the program; staying is the answer of a hasty press."""

    def __init__(self) -> None:
        answers = [Answer("Stay", nothing), Answer("Quit", lambda: self.app.quit())]
        super().__init__("Leave ticgame?", "", answers, back=0)
