"""Ouverte: exact double-dummy answers for six card games.

    >>> import ouverte
    >>> deal = ouverte.Deal("N:QJT.AK94.762.Q85 8752.J6.QT3.KT64 A96.Q72.AK94.A32 K43.T853.J85.J97")
    >>> ouverte.table(deal)["NT", "S"]
    9
    >>> ouverte.solve(deal, contract="3NT by S", moves=True).value
    9
    >>> ouverte.tables([deal, deal]).shape
    (2, 5, 4)

Every function takes a deal as a `Deal`, as the text of a record (PBN, LIN, JSON) or as a dict (a record in JSON). What is
wrong with it is a `ValueError` that names the field, what was found there and what was wanted: `OuverteError`.
"""

from ._ask import Answer, Engine, Limits, OuverteError, ask, stop
from ._ouverte import __version__
from .bulk import POSITION, cards, cards_of, iter_tables, positions, tables, values
from .deals import Deal, read
from .games import Game, games
from .puzzles import Puzzle
from .questions import Table, analyse, coach, explain, odds, prove, score, solve, suit_odds, table

__all__ = [
    "Answer", "Deal", "Engine", "Game", "Limits", "OuverteError", "POSITION", "Puzzle", "Table", "__version__",
    "analyse", "ask", "cards", "cards_of", "coach", "explain", "games", "iter_tables", "odds", "positions", "prove", "read", "score",
    "solve", "stop", "suit_odds", "table", "tables", "values",
]  # fmt: skip
