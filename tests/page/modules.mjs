// Modules of the page in Node: they are the browser's, and no package says so to Node.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const page = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../app/page");
const urls = new Map();
function url(name) {
  const file = path.join(page, name);
  if (!urls.has(file)) {
    let text = readFileSync(file, "utf8");
    for (const [whole, from] of text.matchAll(/from "(\.[^"]+)"/g))
      text = text.replace(whole, `from "${url(path.relative(page, path.resolve(path.dirname(file), from)))}"`);
    urls.set(file, `data:text/javascript,${encodeURIComponent(text)}`);
  }
  return urls.get(file);
}
// load("model/tree.js")
export const load = (name) => import(url(name));
