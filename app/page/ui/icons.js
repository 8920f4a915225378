// @ts-check
import { h } from "./h.js";

const paths = {
  first: "M7 5v14M18 5l-8 7 8 7",
  trickBack: "M12 5l-7 7 7 7M19 5l-7 7 7 7",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  trickOn: "M5 5l7 7-7 7M12 5l7 7-7 7",
  last: "M17 5v14M6 5l8 7-8 7",
  star: "M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.600L4 9.800l5.6-.6z",
  plus: "M12 5v14M5 12h14",
  share: "M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1",
  half: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 4v16a8 8 0 0 0 0-16",
  keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  pencil: "M5 19l1-4L16 5l3 3L9 18z",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01",
  turn: "M4 9h13l-4-4M20 15H7l4 4",
  retry: "M5 12a7 7 0 1 0 2-5M5 4v4h4",
  eye: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4",
  bulb: "M9 17h6M10 20h4M12 4a5.5 5.5 0 0 0-3 10v3h6v-3a5.5 5.5 0 0 0-3-10z",
  file: "M7 4h7l4 4v12H7zM14 4v4h4",
  check: "M5 13l4 4L19 7",
  cross: "M6 6l12 12M18 6L6 18",
};

/** @param {keyof typeof paths} name */
export function icon(name) {
  return h("svg", { class: "ico", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: paths[name] }));
}
