"""What can be asked of a deal. Keywords are the keys of docs/formats/requests.md; limits for every question: `time`
(seconds), `nodes`, `memory` (MiB)."""

from __future__ import annotations

from typing import Any, Optional, Tuple

from . import _draw
from ._ask import Answer, OnEvent, ask
from .deals import Deal, DealLike, record_of


class Table(Answer):
    """What every contract of a deal is worth; of bridge by strain and declarer: `table["NT", "S"]`."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            strain, declarer = key
            return self["table"][strain][declarer]
        return super().__getitem__(key)

    def _repr_html_(self) -> str:
        table = self.get("table")
        if not isinstance(table, dict):
            return f"<pre>{super().__repr__()}</pre>"
        seats = list(next(iter(table.values())))
        rows = [["", *table]] + [[seat, *(str(table[strain][seat]) for strain in table)] for seat in seats]
        return _draw.table_html(rows)


def solve(
    deal: DealLike,
    *,
    contract: Optional[str] = None,
    moves: bool = False,
    line: bool = False,
    words: bool = False,
    at: Optional[int] = None,
    leader: Optional[str] = None,
    objective: Optional[str] = None,
    for_: Optional[str] = None,
    on_event: Optional[OnEvent] = None,
    **limits: Any,
) -> Answer:
    """The value of a deal or position, and its best moves; `moves`: of every legal one; `line`: with one line of best play.

    >>> answer = solve("N:5.A.2. 4.K.3. 3.Q.4. 2.J.5.", contract="NT by N", leader="E", moves=True)
    >>> answer.value, answer.moves["D3"]
    (2, 2)
    """
    return ask(
        "solve", record=record_of(deal), contract=contract, moves=moves, line=line, words=words, at=at, leader=leader,
        objective=objective, for_=for_, on_event=on_event, **limits,
    )  # fmt: skip


def table(deal: DealLike, *, on_event: Optional[OnEvent] = None, **limits: Any) -> Table:
    """What every contract of a deal is worth, before the play; for thousands of deals of bridge: `tables`."""
    return Table(ask("table", record=record_of(deal), on_event=on_event, **limits))


def analyse(deal: DealLike, *, on_event: Optional[OnEvent] = None, **arguments: Any) -> Answer:
    """A recorded deal marked play by play: what each play cost, and why. `why=False`: without the reasons."""
    return ask("analyse", record=record_of(deal), on_event=on_event, **arguments)


def explain(
    deal: DealLike,
    *,
    play: Optional[int] = None,
    card: Optional[str] = None,
    on_event: Optional[OnEvent] = None,
    **arguments: Any,
) -> Answer:
    """Why a card is wrong: the play recorded in this place (from 1), or a card played there instead."""
    return ask("explain", record=record_of(deal), play=play, card=card, on_event=on_event, **arguments)


def odds(deal: DealLike, *, on_event: Optional[OnEvent] = None, **arguments: Any) -> Answer:
    """What each card is worth on what the player to move can see. `seat`, `knows`, `lead`, `play`, `goal`, `threads` …"""
    return ask("odds", record=record_of(deal), on_event=on_event, **arguments)


def suit_odds(suit: str, **arguments: Any) -> Answer:
    """How to play a suit combination, and how often it brings so many tricks: suit_odds("AQT opposite xxx")."""
    return ask("suit_odds", suit=suit, **arguments)


def score(text: str, **arguments: Any) -> Answer:
    """What deals brought their players, and the account of the match, of all deals that a text holds."""
    return ask("score", text=text, **arguments)


def prove(deal: DealLike, *, on_event: Optional[OnEvent] = None, **arguments: Any) -> Answer:
    """Proofs of what a deal or position is worth, which `ouverte check` verifies by the rules alone."""
    return ask("prove", record=record_of(deal), on_event=on_event, **arguments)


def coach(deal: DealLike, *, on_event: Optional[OnEvent] = None, **arguments: Any) -> Tuple[Answer, Deal]:
    """One step of a deal played against the program, and the deal as it is then. `card`, `seats`, `hint`, `why` …"""
    start = Deal(deal)
    step = ask("coach", record=start.record, on_event=on_event, **arguments)
    played = [step["play"]["move"]] if step.get("play") else []
    return step, start.play(*played, *(reply["move"] for reply in step.get("replies", [])))
