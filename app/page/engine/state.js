// @ts-check
/** @typedef {import("./connect.js").EngineState} EngineState */

// The engine itself is at fault, or out of reach; not the request.
export class EngineError extends Error {
  name = "EngineError";
}

// The state of an engine, and who is told of it.
export class Watched {
  /** @param {EngineState} state */
  constructor(state) {
    this.state = state;
    /** @type {Set<(state: EngineState) => void>} */
    this.watchers = new Set();
  }

  /** @param {EngineState} state */
  become(state) {
    this.state = state;
    for (const watcher of this.watchers) watcher(state);
  }

  /** @param {(state: EngineState) => void} watcher */
  watch(watcher) {
    this.watchers.add(watcher);
    watcher(this.state);
    return () => {
      this.watchers.delete(watcher);
    };
  }
}
