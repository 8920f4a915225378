"""Deals and positions of every game, and their pictures."""

from __future__ import annotations

import copy
from typing import Any, Iterator, List, Mapping, Union

from . import _draw
from ._ask import OuverteError, ask


class Deal:
    """A deal, or any point of its play, with its contract where it has one.

    `Deal("N:AKQ.JT9.876.5432 …")` is a deal of bridge; the text of a record in PBN, LIN or JSON, or of a problem as people
    post it, is what it holds; a dict is a record in JSON (docs/formats/json.md). It does not change: what gives another
    gives a new one."""

    def __init__(self, source: Union[str, Mapping[str, Any], "Deal"]) -> None:
        if isinstance(source, Deal):
            self.record: dict = copy.deepcopy(source.record)
        elif isinstance(source, str):
            records = _records(_as_text(source))
            if len(records) != 1:
                raise ValueError(f"found {len(records)} deals, expected one: read() takes several")
            self.record = records[0]
        else:
            self.record = copy.deepcopy(dict(source))

    @property
    def game(self) -> str:
        """The name of the game: "bridge"."""
        return self.record.get("game", "bridge")

    @property
    def hands(self) -> dict:
        """Seats and their cards: {"N": "AKQ.JT9.876.5432", …}."""
        return dict(self.record["hands"])

    @property
    def plays(self) -> List[str]:
        """What was played, in its order."""
        return [play if isinstance(play, str) else play["move"] for play in self.record.get("plays", [])]

    def play(self, *cards: str) -> "Deal":
        """The same deal with these cards played after those that were: play("SA", "S2")."""
        return self._changed(plays=self.plays + list(cards))

    def look(self, sees: str | None = None) -> dict:
        """All that can be said of it without a search; `sees`: the seats whose hands are seen."""
        return ask("look", record=self.record, sees=sees)

    def pbn(self) -> str:
        """The record as PBN."""
        return ask("write", record=self.record, as_="pbn").text

    def __str__(self) -> str:
        return ask("write", record=self.record, as_="text").text

    def __repr__(self) -> str:
        return f"Deal({self.record!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.record == other.record

    def __hash__(self) -> int:
        return hash(repr(self.record))

    def _changed(self, **fields: Any) -> "Deal":
        return Deal({**self.record, **fields})

    def _repr_html_(self) -> str:
        return _draw.html(self.look())

    def _repr_svg_(self) -> str:
        return _draw.svg(self.look())


DealLike = Union[Deal, str, Mapping[str, Any]]


def _as_text(source: str) -> str:
    """A line of hands by itself stands for the tag that has them."""
    line = source.strip()
    bare = "\n" not in line and line[1:2] == ":" and '"' not in line
    return f'[Deal "{line}"]\n' if bare else source


def _records(text: str) -> List[dict]:
    records = ask("read", text=text).records
    for record in records:
        if "error" in record:
            error = {"code": "invalid_argument", "where": f"line {record.get('line')}", "message": record["error"]}
            raise OuverteError(error)
    return records


def read(text: str) -> Iterator[Deal]:
    """The deals that a text holds, one after the other: PBN, LIN, JSON lines, or problems as people post them."""
    return (Deal(record) for record in _records(text))


def record_of(deal: DealLike) -> dict:
    """The record of whatever stands for a deal."""
    return deal.record if isinstance(deal, Deal) else Deal(deal).record
