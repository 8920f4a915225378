"""Problems: a position and a task."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterator, List, Optional, Union

from . import _draw
from ._ask import Answer, ask


class Puzzle:
    """A puzzle, from PBN (docs/puzzles.md) or as people post it in words.

    >>> puzzle = Puzzle("South to lead. No trumps. North-South make both tricks.\\nN: SA J\\nE: S5 4\\nS: S2 HA\\nW: SK Q\\n")
    >>> puzzle.solve()["keys"]
    [['HA']]
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.moves: List[str] = []
        self._at = self._step()

    @staticmethod
    def load(path: Union[str, Path]) -> Iterator["Puzzle"]:
        """The puzzles of a file."""
        answer = ask("puzzle_read", text=Path(path).read_text(encoding="utf-8"))
        for record in answer.records:
            if "error" in record:
                raise ValueError(f"{path}:{record.get('line')}: {record['error']}")
            yield Puzzle(ask("write", record=record, as_="pbn").text)

    def _step(self, **arguments: Any) -> Answer:
        return ask("puzzle_step", text=self.text, moves=self.moves or None, **arguments)

    @property
    def task(self) -> str:
        """In words: "North-South: all 2 tricks"."""
        return self._at.in_words

    @property
    def to_show(self) -> str:
        """What is still to be shown."""
        return self._at.to_show

    @property
    def done(self) -> bool:
        """Whether nothing is left to be shown."""
        return self._at.done

    def hint(self) -> dict:
        """The right `moves` where it stands."""
        return self._step(hint=True).hint

    def play(self, card: str) -> Answer:
        """Tries a move. Where it is `right` it is played, and the `replies` after it; else `refuted` has why not."""
        step = self._step(card=card)
        if step.right:
            self.moves = [move if isinstance(move, str) else move["move"] for move in step.played]
            self._at = step
        return step

    def solve(self, **limits: Any) -> Answer:
        """The keys, the solution as text, and a tree for each claim."""
        return ask("puzzle_solve", text=self.text, **limits)

    def check(self, solution: Optional[str] = None, **limits: Any) -> Answer:
        """Whether a solution is complete, and its flaws."""
        return ask("puzzle_submit", text=self.text, solution=solution, **limits)

    def verify(self, **arguments: Any) -> Answer:
        """Whether the puzzle is sound, and its faults."""
        return ask("puzzle_verify", text=self.text, **arguments)

    def _look(self) -> dict:
        return ask("look", text=self.text)

    def _repr_html_(self) -> str:
        return _draw.html(self._look()) + f"<p>{_draw.escape(self.task)}</p>"

    def _repr_svg_(self) -> str:
        return _draw.svg(self._look())
