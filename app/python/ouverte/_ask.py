"""One request after the other, an engine a thread."""

from __future__ import annotations

import json
import threading
from typing import Any, Callable, Optional

from ._ouverte import Engine, Limits

# Hears {"progress": {"done": 3, "total": 20}} or {"bounds": …} while an answer is found; anything true ends the search.
OnEvent = Callable[[dict], Any]

_local = threading.local()


class OuverteError(ValueError):
    """What is wrong with a question: `code`, `where` (the field at fault, or None) and the message."""

    def __init__(self, error: dict) -> None:
        self.code: str = error["code"]
        self.where: Optional[str] = error["where"]
        super().__init__(error["message"] if self.where is None else f"{self.where}: {error['message']}")


class Answer(dict):
    """An answer as docs/formats/requests.md has it; its keys are attributes too."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"this answer has no {name!r}; it has {', '.join(self)}") from None


def engine() -> Engine:
    """This thread's own, which keeps what it has learnt."""
    found = getattr(_local, "engine", None)
    if found is None:
        found = _local.engine = Engine()
    return found


def stop() -> None:
    """Ends nothing but what this thread's engine is doing: for listeners."""
    engine().stop()


def _listener(on_event: Optional[OnEvent]) -> Optional[Callable[[int, int, Optional[str]], Any]]:
    if on_event is None:
        return None
    return lambda done, total, event: on_event(json.loads(event))


def ask(question: str, *, on_event: Optional[OnEvent] = None, **arguments: Any) -> Answer:
    """Any question of docs/formats/requests.md, by its name, with its keys; those that are None are left out.

    `for` is a word of Python's own: `for_` stands for it."""
    request = {"ask": question}
    for key, value in arguments.items():
        if value is not None:
            request[key.rstrip("_")] = value
    answer = json.loads(engine().ask(json.dumps(request), _listener(on_event)))
    if "error" in answer and isinstance(answer["error"], dict):
        raise OuverteError(answer["error"])
    return Answer(answer)
