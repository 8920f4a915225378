// @ts-check
// The engine of `ouverte serve`: a request is posted, and its answer comes as lines of JSON, an event each, the last
// {"answer": …}. To close the connection is to stop the search.
import { EngineError, Watched } from "./state.js";

/** @typedef {import("./connect.js").Engine} Engine */

const kBusy = 503; // others search: the server has waited for them as long as it does

/** @implements {Engine} */
export class ServeEngine extends Watched {
  kind = /** @type {const} */ ("serve");

  /** @param {string} base the address of the page */
  constructor(base) {
    super({ state: "ready" });
    this.address = new URL("ask", base).href;
  }

  /** @type {Engine["ask"]} */
  async ask(request, { signal, onEvent } = {}) {
    signal?.throwIfAborted();
    try {
      const answer = await this.answered(JSON.stringify(request), signal, onEvent);
      if (this.state.state === "failed") this.become({ state: "ready" });
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      const message = error instanceof Error ? error.message : String(error);
      if (!(error instanceof EngineError)) this.become({ state: "failed", message });
      throw error instanceof EngineError ? error : new EngineError(message, { cause: error });
    }
  }

  restart() {
    this.become({ state: "ready" });
  }

  /**
   * @param {string} body
   * @param {AbortSignal | undefined} signal
   * @param {((event: any) => void) | undefined} onEvent
   */
  async answered(body, signal, onEvent) {
    const headers = { "Content-Type": "application/json" };
    let response = await fetch(this.address, { method: "POST", headers, body, signal });
    while (response.status === kBusy) {
      await response.body?.cancel();
      signal?.throwIfAborted();
      response = await fetch(this.address, { method: "POST", headers, body, signal });
    }
    if (!response.body) throw new EngineError(`the engine said ${response.status}`);
    for await (const line of lines(response.body)) {
      const said = parsed(line);
      if (said.answer) return said.answer;
      if (said.error) return said; // refused before it was asked
      onEvent?.(said);
    }
    throw new EngineError("the answer broke off");
  }
}

/** @param {string} line */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    throw new EngineError("the answer cannot be read");
  }
}

/** @param {ReadableStream<Uint8Array>} stream */
async function* lines(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const parts = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) if (part) yield part;
    if (done) break;
  }
  if (rest) yield rest;
}
