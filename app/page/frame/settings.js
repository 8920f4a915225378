// @ts-check
// What a visitor likes, kept in the browser.

const kKey = "ouverte.settings";

export const kDefaults = {
  theme: /** @type {"system" | "light" | "dark"} */ ("system"),
  values: /** @type {"sign" | "value" | "cost" | "off"} */ ("sign"),
  suits: /** @type {"four" | "two" | "orange"} */ ("four"),
  letters: true, // single letters are keys
  solve: true, // as one goes
  turned: 0,
  me: "", // the player or seat whose play is looked at
  level: "perfect",
  sit: "", // the seat that is played with the coach; else where the contract is played
  hides: true, // the other hands, with the coach
  game: "bridge", // of the last deal that was entered
};
/** @typedef {typeof kDefaults} SettingValues */

export class Settings {
  constructor() {
    /** @type {SettingValues} */
    this.now = { ...kDefaults, ...this.stored() };
  }
  stored() {
    try {
      return JSON.parse(localStorage.getItem(kKey) ?? "{}");
    } catch {
      return {};
    }
  }
  /** @template {keyof SettingValues} K @param {K} name @param {SettingValues[K]} value */
  set(name, value) {
    this.now[name] = value;
    try {
      localStorage.setItem(kKey, JSON.stringify(this.now));
    } catch {
      // A browser may keep nothing: then it lasts as long as the page.
    }
    this.show();
  }
  /** Puts what style sheets go by on the document. */
  show() {
    const { dataset } = document.documentElement;
    if (this.now.theme === "system") delete dataset.theme;
    else dataset.theme = this.now.theme;
    dataset.suits = this.now.suits;
    dataset.values = this.now.values;
  }
  nextTheme() {
    const dark = this.now.theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : this.now.theme === "dark";
    this.set("theme", dark ? "light" : "dark");
  }
}
