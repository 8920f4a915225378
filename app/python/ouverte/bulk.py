"""Thousands of deals and positions of bridge at once, as arrays."""

from __future__ import annotations

from typing import Any, Callable, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

import numpy as np
import numpy.typing as npt

from . import _ouverte
from ._ask import Limits, engine
from .deals import Deal

# A deal for `tables`: what `Deal` reads, or uint16[4, 4], hands N E S W by suits S H D C, bits 2 to 14 for Two to Ace.
Cards = Union[str, Deal, npt.NDArray[np.uint16]]
# Hears how many are done, and of how many; anything true ends the call.
Progress = Callable[[int, int], Any]

SUITS = "SHDC"
STRAINS = ("S", "H", "D", "C", "NT")  # of the second axis of `tables`
SEATS = "NESW"  # of the third
RANKS = "23456789TJQKA"  # of `values`: card 13 * suit + rank

POSITION = np.dtype(
    [("cards", "<u2", (4, 4)), ("trick", "u1", (3,)), ("leader", "u1"), ("trump", "u1")], align=True
)  # as `ouverte_position` in ouverte.h


def _holding(ranks: str) -> int:
    return sum(1 << (RANKS.index(rank) + 2) for rank in ranks.upper().replace("10", "T"))


def cards(deal: Cards) -> npt.NDArray[np.uint16]:
    """The hands of a deal as uint16[4, 4]."""
    if isinstance(deal, np.ndarray):
        return deal
    if isinstance(deal, str):
        return _ouverte.read_deal(deal)
    hands = deal.hands
    fields = [hands.get(seat, "...").split(".") for seat in SEATS]
    return np.array([[_holding(field) for field in (hand + [""] * 4)[:4]] for hand in fields], dtype=np.uint16)


def _cards_of_all(deals: Union[npt.NDArray[np.uint16], Iterable[Cards]]) -> npt.NDArray[np.uint16]:
    if not isinstance(deals, np.ndarray):
        each = [cards(deal) for deal in deals]
        deals = np.stack(each) if each else np.zeros((0, 4, 4), np.uint16)
    if deals.shape[1:] != (4, 4):
        raise ValueError(f"deals: found an array of shape {deals.shape}, expected (N, 4, 4)")
    if deals.dtype.kind not in "ui" or (deals.size and (deals.min() < 0 or deals.max() > 0xFFFF)):
        raise ValueError(f"deals: found an array of {deals.dtype}, expected numbers from 0 to 65535")
    return np.ascontiguousarray(deals, dtype="<u2")


def _checked(result: Tuple[Any, Any, int], strict: bool) -> Any:
    numbers, codes, code = result
    if code < 0 and not (strict is False and len(codes)):
        place = int(np.argmax(codes < 0)) if len(codes) and (codes < 0).any() else None
        where = "" if place is None else f"item {place}: "
        raise ValueError(where + _ouverte.message(int(codes[place]) if place is not None else code))
    return numbers


def _limits(time: float, nodes: int, memory: int, threads: int) -> Limits:
    return Limits(seconds=time, nodes=nodes, memory=memory, threads=threads)


def _listener(progress: Optional[Progress]) -> Optional[Callable[[int, int, Optional[str]], Any]]:
    return None if progress is None else lambda done, total, event: progress(done, total)


def tables(
    deals: Union[npt.NDArray[np.uint16], Iterable[Cards]],
    *,
    threads: int = 0,
    time: float = 0,
    nodes: int = 0,
    memory: int = 0,
    progress: Optional[Progress] = None,
    strict: bool = True,
) -> npt.NDArray[np.int8]:
    """Double-dummy tables: int8[N, 5, 4], tricks by strain (S H D C NT) and declarer (N E S W); -1 where a limit struck.

    `threads`: 0 for as many as there are processors; `time`: seconds for all. A deal that is none is a ValueError, or,
    where not `strict`, a table of -1."""
    listener = _listener(progress)
    return _checked(engine().tables(_cards_of_all(deals), _limits(time, nodes, memory, threads), listener), strict)


def iter_tables(
    deals: Iterable[Cards], *, at_a_time: int = 16, **arguments: Any
) -> Iterator[Tuple[Cards, npt.NDArray[np.int8]]]:
    """Each deal with its table, int8[5, 4], as they are found; of deals without an end, too."""
    some: List[Cards] = []
    for deal in deals:
        some.append(deal)
        if len(some) == at_a_time:
            yield from zip(some, tables(some, **arguments))
            some = []
    if some:
        yield from zip(some, tables(some, **arguments))


def positions(
    deal: Cards, trump: str = "NT", leader: str = "N", tricks: Iterable[Sequence[str]] = ((),)
) -> npt.NDArray[Any]:
    """Positions of one deal for `values`, one for each trick in progress: positions(deal, "S", "W", [[], ["HQ"]]).

    `deal`: the hands as that trick began."""
    hands = cards(deal)
    found = []
    for trick in tricks:
        at = np.zeros((), POSITION)
        at["cards"], at["leader"], at["trump"] = hands, SEATS.index(leader), STRAINS.index(trump)
        for place, card in enumerate(trick):
            suit, rank = SUITS.index(card[0]), RANKS.index(card[1]) + 2
            at["trick"][place] = 16 * suit + rank
            at["cards"][(SEATS.index(leader) + place) % 4, suit] &= ~np.uint16(1 << rank)
        found.append(at)
    return np.array(found, POSITION)


def values(
    at: npt.NDArray[Any],
    *,
    threads: int = 0,
    time: float = 0,
    nodes: int = 0,
    memory: int = 0,
    progress: Optional[Progress] = None,
    strict: bool = True,
) -> npt.NDArray[np.int8]:
    """What every card is worth: of `POSITION`s, int8[N, 52], the tricks that the side of the player to move takes with it
    from this trick on; -1 for what is no legal card of his, and where a limit struck."""
    array = np.ascontiguousarray(np.atleast_1d(np.asarray(at)), dtype=POSITION)
    return _checked(engine().values(array, _limits(time, nodes, memory, threads), _listener(progress)), strict)


def cards_of(row: npt.NDArray[np.int8]) -> Mapping[str, int]:
    """A row of `values` by card: {"SA": 9, …}."""
    return {SUITS[at // 13] + RANKS[at % 13]: int(tricks) for at, tricks in enumerate(row) if tricks >= 0}
