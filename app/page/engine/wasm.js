// @ts-check
// The engine as WebAssembly (app/wasm/exports.cpp) and the little of an operating system that it asks for: a clock and a
// place for messages. It is the same in a browser's worker and in Node.js.

const kNoSuchCall = 52; // ENOSYS of WASI
const kNoSuchFile = 8; // EBADF

/**
 * @typedef {object} Exports what the engine offers
 * @property {WebAssembly.Memory} memory
 * @property {() => void} _initialize
 * @property {(size: number) => number} ouverte_alloc
 * @property {(at: number, size: number) => void} ouverte_respond
 * @property {() => number} ouverte_answer
 * @property {() => number} ouverte_answer_size
 */

export class Wasm {
  /**
   * @param {WebAssembly.Module} module
   * @param {(event: string) => void} onEvent told of each event, in JSON, while `respond` runs
   */
  constructor(module, onEvent = () => {}) {
    const imports = {
      wasi_snapshot_preview1: this.system(module),
      ouverte: { event: (/** @type {number} */ at, /** @type {number} */ size) => onEvent(this.text(at, size)) },
    };
    this.exports = /** @type {Exports} */ (/** @type {unknown} */ (new WebAssembly.Instance(module, imports).exports));
    this.exports._initialize();
  }

  /**
   * @param {string} request
   * @returns {string} the answer; empty where there was no memory for so much as an error
   */
  respond(request) {
    const bytes = new TextEncoder().encode(request);
    const at = this.exports.ouverte_alloc(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    this.exports.ouverte_respond(at, bytes.length);
    return this.text(this.exports.ouverte_answer(), this.exports.ouverte_answer_size());
  }

  /**
   * @param {number} at
   * @param {number} size
   */
  text(at, size) {
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, size));
  }

  /**
   * The functions of WASI that the module imports; those that no answer needs refuse to work.
   * @param {WebAssembly.Module} module
   */
  system(module) {
    const view = () => new DataView(this.exports.memory.buffer);
    /** @type {Record<string, Function>} */
    const known = {
      clock_time_get: (/** @type {number} */ _clock, /** @type {bigint} */ _precision, /** @type {number} */ out) => {
        view().setBigUint64(out, BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)), true);
        return 0;
      },
      // What is written are last words before the end: they become those of the error.
      fd_write: (/** @type {number} */ _file, /** @type {number} */ parts, /** @type {number} */ count, /** @type {number} */ out) => {
        let written = 0;
        for (let part = 0; part < count; ++part) {
          const size = view().getUint32(parts + 8 * part + 4, true);
          this.lastWords = (this.lastWords ?? "") + this.text(view().getUint32(parts + 8 * part, true), size);
          written += size;
        }
        view().setUint32(out, written, true);
        return 0;
      },
      environ_sizes_get: (/** @type {number} */ count, /** @type {number} */ size) => {
        view().setUint32(count, 0, true);
        view().setUint32(size, 0, true);
        return 0;
      },
      environ_get: () => 0,
      fd_prestat_get: () => kNoSuchFile,
      proc_exit: (/** @type {number} */ status) => {
        throw new Error(this.lastWords?.trim() || `the engine ended with status ${status}`);
      },
    };
    /** @type {Record<string, Function>} */
    const system = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
      if (from === "wasi_snapshot_preview1") system[name] = known[name] ?? (() => kNoSuchCall);
    return system;
  }
}
