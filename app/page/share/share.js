// @ts-check
/** @param {import("../frame/app.js").App} _app */
export function shareDialog(_app) {
  return null;
}
