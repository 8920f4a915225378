// @ts-check
// A text or file that is dropped or pasted anywhere on the page opens New deal with it read.

/** @param {import("./app.js").App} app */
export function listenToDrops({ store }) {
  const take = (/** @type {string} */ words) => {
    if (!words.trim()) return;
    store.offered = words;
    store.more = {};
    if (store.view === "new") store.changed();
    else store.show("new");
  };
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", async (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    take(file ? await file.text() : (event.dataTransfer?.getData("text/plain") ?? ""));
  });
  addEventListener("paste", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, textarea")) return;
    take(event.clipboardData?.getData("text/plain") ?? "");
  });
}
