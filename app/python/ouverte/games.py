"""The games that there are."""

from __future__ import annotations

from typing import Any, Iterator, List

from ._ask import ask
from .deals import Deal
from .puzzles import Puzzle


class Game:
    """A game by its name: Game("solo-whist"). `games()` lists them."""

    def __init__(self, name: str) -> None:
        found = {game["game"]: game for game in ask("games").games}
        if name not in found:
            raise ValueError(f"game: found {name!r}, expected one of {', '.join(found)}")
        self.name = name
        self.title: str = found[name]["title"]
        self.seats: str = found[name]["seats"]
        self.contracts: List[dict] = found[name]["contracts"]

    @property
    def rules(self) -> str:
        """The rules page, in Markdown."""
        return ask("rules", game=self.name).rules

    def deals(self, count: int = 1, *, seed: int = 1, **arguments: Any) -> List[Deal]:
        """Random deals, the same for the same seed. `contract`, `players`, `worth` …"""
        return [Deal(record) for record in ask("deal", game=self.name, count=count, seed=seed, **arguments).deals]

    def deal(self, *, seed: int = 1, **arguments: Any) -> Deal:
        """One random deal."""
        return self.deals(1, seed=seed, **arguments)[0]

    def puzzles(self, count: int = 1, *, seed: int = 1, **arguments: Any) -> Iterator[Puzzle]:
        """New puzzles. `theme`, `contract`, `least_cards`, `most_cards`, `only_moves`, `time` …"""
        for record in ask("puzzle_make", game=self.name, count=count, seed=seed, **arguments).puzzles:
            yield Puzzle(ask("write", record=record, as_="pbn").text)

    def __repr__(self) -> str:
        return f"Game({self.name!r})"


def games() -> List[Game]:
    """All that there are."""
    return [Game(game["game"]) for game in ask("games").games]
