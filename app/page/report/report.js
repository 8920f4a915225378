// @ts-check
import { h } from "../ui/h.js";
/** @param {import("../frame/store.js").Store} _store */
export function reportView(_store) {
  return h("p", {}, "…");
}
