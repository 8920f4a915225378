// @ts-check
// What the engine was asked and said: answers kept by their question, so that no position is asked about twice.

/** @typedef {import("../engine/connect.js").Engine} Engine */
/** @typedef {import("../engine/connect.js").Request} Request */
/** @typedef {import("../engine/connect.js").Answer} Answer */

const kKept = 600;

export class Asks {
  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    /** @type {Map<string, Answer>} */
    this.answers = new Map();
    /** @type {Map<string, Promise<Answer>>} */
    this.pending = new Map();
  }

  /**
   * What is known already.
   * @param {Request} request
   * @returns {Answer | undefined}
   */
  known(request) {
    return this.answers.get(JSON.stringify(request));
  }

  /** @param {Request} request @param {Answer} answer */
  keep(request, answer) {
    if (answer.stopped || answer.error?.code === "cancelled") return;
    this.answers.set(JSON.stringify(request), answer);
    if (this.answers.size > kKept) this.answers.delete(/** @type {string} */ (this.answers.keys().next().value));
  }

  /**
   * A quick question, kept and never asked twice at once.
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  async quick(request) {
    const key = JSON.stringify(request);
    const known = this.answers.get(key) ?? this.pending.get(key);
    if (known) return known;
    const asked = this.engine.ask(request);
    this.pending.set(key, asked);
    try {
      const answer = await asked;
      this.keep(request, answer);
      return answer;
    } finally {
      this.pending.delete(key);
    }
  }

  /**
   * A search: its answer is kept unless a limit was reached.
   * @param {Request} request @param {import("../engine/connect.js").Asking} asking @returns {Promise<Answer>}
   */
  async search(request, asking) {
    const known = this.known(request);
    if (known) return known;
    const answer = await this.engine.ask(request, asking);
    this.keep(request, answer);
    return answer;
  }

  /**
   * A question whose failure is an answer too.
   * @param {Request} request
   * @returns {Promise<any>}
   */
  async answer(request) {
    try {
      return await this.engine.ask(request);
    } catch (error) {
      return { error: { message: error instanceof Error ? error.message : String(error) } };
    }
  }
}
