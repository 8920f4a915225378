// Modules of the page in Node: they are the browser's, and no package says so to Node, but that of a copy.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const page = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../app/page");
const copy = mkdtempSync(path.join(tmpdir(), "ouverte-page-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
cpSync(page, copy, { recursive: true });
writeFileSync(path.join(copy, "package.json"), '{"type": "module"}');

// load("model/tree.js")
export const load = (name) => import(pathToFileURL(path.join(copy, name)).href);
