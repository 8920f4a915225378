"""Hands as pictures, from what the question `look` says of them."""

from __future__ import annotations

from html import escape
from typing import List, Tuple

_SUITS = (("♠", "#1a1a1a"), ("♥", "#c01c28"), ("♦", "#c01c28"), ("♣", "#1a1a1a"))
_LINE = 20
_WIDTH = 190
# Where the hands of a compass stand; those of other tables stand side by side.
_COMPASS = {"N": (1, 0), "W": (0, 1), "E": (2, 1), "S": (1, 2)}


def _rows(hand: str, look: dict) -> List[Tuple[str, str, str]]:
    """Sign, colour and cards of each row of a hand."""
    fields = hand.split(".")
    rows = [(sign, colour, fields[at] if at < len(fields) else "") for at, (sign, colour) in enumerate(_SUITS)]
    if len(fields) > len(_SUITS) and fields[-1]:
        rows.append((look["faces"]["row"], "#1a5fb4", fields[-1].replace(",", " ")))
    return [(sign, colour, " ".join(cards) if " " not in cards else cards) for sign, colour, cards in rows]


def _hands(look: dict) -> List[Tuple[str, str, str]]:
    """Seat, its name, and its hand."""
    position = look["position"]
    return [(seat, look["names"].get(seat, seat), position["hands"].get(seat, "")) for seat in look["seats"]]


def _title(look: dict) -> str:
    return ", ".join(part for part in (look["title"], look.get("contract", "")) if part)


def _places(seats: str) -> dict:
    if set(seats) == set(_COMPASS):
        return _COMPASS
    return {seat: (at, 0) for at, seat in enumerate(seats)}


def svg(look: dict) -> str:
    places = _places(look["seats"])
    tall = _LINE * 7
    columns = 1 + max(column for column, _ in places.values())
    rows = 1 + max(row for _, row in places.values())
    parts = []
    for seat, name, hand in _hands(look):
        column, row = places[seat]
        x, y = 10 + column * _WIDTH, 2 * _LINE + row * tall
        parts.append(f'<text x="{x}" y="{y}" font-weight="bold">{escape(name)}</text>')
        for number, (sign, colour, cards) in enumerate(_rows(hand, look), 1):
            at = y + number * _LINE
            parts.append(f'<text x="{x}" y="{at}" fill="{colour}">{escape(sign)}</text>')
            parts.append(f'<text x="{x + 20}" y="{at}">{escape(cards) or "–"}</text>')
    width, height = 20 + columns * _WIDTH, 2 * _LINE + rows * tall
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="15" fill="#1a1a1a"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="10" y="{_LINE}">{escape(_title(look))}</text>{"".join(parts)}</svg>'
    )


def _hand_html(name: str, hand: str, look: dict) -> str:
    rows = "".join(
        f'<div><span style="color:{colour}">{escape(sign)}</span> {escape(cards) or "–"}</div>'
        for sign, colour, cards in _rows(hand, look)
    )
    return f"<b>{escape(name)}</b>{rows}"


def html(look: dict) -> str:
    places = _places(look["seats"])
    columns = 1 + max(column for column, _ in places.values())
    cells = {places[seat]: _hand_html(name, hand, look) for seat, name, hand in _hands(look)}
    rows = "".join(
        "<tr>" + "".join(f'<td style="text-align:left">{cells.get((column, row), "")}</td>' for column in range(columns))
        + "</tr>"
        for row in range(1 + max(row for _, row in places.values()))
    )
    return f"<table><caption>{escape(_title(look))}</caption>{rows}</table>"


def table_html(rows: List[List[str]]) -> str:
    """Rows of text, the first of them headings."""
    lines = "".join(
        "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row) + "</tr>"
        for tag, row in ((("th" if at == 0 else "td"), row) for at, row in enumerate(rows))
    )
    return f"<table>{lines}</table>"
