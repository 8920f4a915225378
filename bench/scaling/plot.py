#!/usr/bin/python3
"""Draws docs/scaling/*.svg from what scaling_bench measured (docs/scaling/*.csv). Needs Debian's python3-matplotlib.

    bench/scaling/plot.py      (docs/scaling.md has the commands that measure)
"""
import csv
import pathlib

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams.update({"svg.hashsalt": "ouverte", "svg.fonttype": "none", "font.size": 8, "axes.spines.top": False, "axes.spines.right": False})
import matplotlib.pyplot as plt  # noqa: E402

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "docs" / "scaling"


def rows_of(axis):
    """The measured points of each question of each game, in the file's order: {game: {question: [row]}}."""
    games = {}
    with open(FOLDER / f"{axis}.csv", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            games.setdefault(row["game"], {}).setdefault(row["question"], []).append(row)
    return games


def numbers(rows, column):
    return [float(row[column]) for row in rows]


def all_exact(rows):
    return [row for row in rows if row["exact"] == row["deals"]]


def save(figure, axis):
    figure.tight_layout()
    figure.savefig(FOLDER / f"{axis}.svg", metadata={"Date": None, "Creator": None})


def small_multiples(games, height):
    figure, axes = plt.subplots(2, 3, figsize=(9, height))
    for (game, questions), plot in zip(games.items(), axes.flat):
        plot.set_title(game, loc="left", fontweight="bold")
        plot.grid(alpha=0.25)
        yield plot, game, questions
    save(figure, next(iter(next(iter(games.values())).values()))[0]["axis"])


def draw_size():
    for plot, game, questions in small_multiples(rows_of("size"), 6):
        for question, rows in questions.items():
            exact = all_exact(rows)
            (line,) = plot.plot(numbers(exact, "x"), numbers(exact, "nodes_mean"), label=question)
            plot.plot(numbers(rows, "x"), numbers(rows, "nodes_median"), ":", color=line.get_color())
        plot.set_yscale("log")
        plot.minorticks_off()
        plot.set_xlabel("plays ahead" if game == "Rummage" else "cards in each hand")
        plot.set_ylabel("nodes")
        plot.legend(frameon=False)


def draw_memory():
    for plot, _, questions in small_multiples(rows_of("memory"), 6):
        for question, rows in questions.items():
            exact = all_exact(rows)
            if not exact:
                continue
            most = float(exact[-1]["nodes_mean"])
            plot.plot(numbers(exact, "x"), [nodes / most for nodes in numbers(exact, "nodes_mean")], "o-", ms=3, label=question)
        plot.set_ylim(0.9, max(1.5, plot.get_ylim()[1]))
        plot.set_xscale("log", base=4)
        plot.set_xticks([1, 4, 16, 64, 256, 1024], ["1", "4", "16", "64", "256", "1024"])
        plot.set_xlabel("MiB for tables")
        plot.set_ylabel("nodes, beside the most memory")
        plot.legend(frameon=False)


def draw_threads():
    figure, plot = plt.subplots(figsize=(6, 4))
    names, speed_ups = [], []
    for game, questions in rows_of("threads").items():
        for question, rows in questions.items():
            elapsed = numbers(rows, "elapsed")
            names.append(f"{game}, {question}")
            speed_ups.append(elapsed[0] / elapsed[-1])
    plot.barh(names[::-1], speed_ups[::-1], height=0.6)
    plot.axvline(2, color="grey", lw=0.8)
    plot.set_xlabel("deals a second with two threads, beside one")
    save(figure, "threads")


if __name__ == "__main__":
    draw_size()
    draw_memory()
    draw_threads()
