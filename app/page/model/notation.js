// @ts-check
// Plain data as a short text that an address may hold: (trump:S,declarer:S,level:4), !(a,b). Texts stand as they are where
// they cannot be taken for anything else, and between quotes otherwise.

const kPlain = /^[A-Za-z_][A-Za-z0-9_\-./*]*$/;
const kWords = new Set(["true", "false", "null"]);

/** @param {any} value @returns {string} */
export function written(value) {
  if (value === null || typeof value === "boolean" || typeof value === "number") return String(value);
  if (typeof value === "string") return plain(value) ? value : `'${value.replaceAll("%", "%25").replaceAll("'", "%27")}'`;
  if (Array.isArray(value)) return `!(${value.map(written).join(",")})`;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `(${fields.map(([key, each]) => `${plain(key) ? key : written(key)}:${written(each)}`).join(",")})`;
}

/** @param {string} text */
const plain = (text) => kPlain.test(text) && !kWords.has(text);

/** @param {string} text @returns {any} undefined where it is no such text */
export function readNotation(text) {
  const reader = new Reader(text);
  try {
    const value = reader.value();
    return reader.at === text.length ? value : undefined;
  } catch {
    return undefined;
  }
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }
  /** @param {string} sign */
  take(sign) {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }
  /** @param {string} sign */
  need(sign) {
    if (!this.take(sign)) throw new Error(`found no ${sign}`);
  }
  /** @returns {any} */
  value() {
    if (this.take("!(")) return this.list();
    if (this.take("(")) return this.fields();
    const word = this.word();
    if (word.quoted) return word.text;
    if (word.text === "null") return null;
    if (word.text === "true" || word.text === "false") return word.text === "true";
    return /^-?[0-9]/.test(word.text) ? Number(word.text) : word.text;
  }
  word() {
    if (this.take("'")) {
      const end = this.text.indexOf("'", this.at);
      if (end < 0) throw new Error("found no end");
      const text = decodeURIComponent(this.text.slice(this.at, end));
      this.at = end + 1;
      return { text, quoted: true };
    }
    const [text] = /^[^,:()']*/.exec(this.text.slice(this.at)) ?? [""];
    if (!text) throw new Error("found nothing");
    this.at += text.length;
    return { text, quoted: false };
  }
  list() {
    /** @type {any[]} */
    const all = [];
    while (!this.take(")")) {
      if (all.length) this.need(",");
      all.push(this.value());
    }
    return all;
  }
  fields() {
    /** @type {Record<string, any>} */
    const all = {};
    for (let first = true; !this.take(")"); first = false) {
      if (!first) this.need(",");
      const { text } = this.word();
      this.need(":");
      all[text] = this.value();
    }
    return all;
  }
}
