// The types in the comments of the page's modules hold.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { root } from "./host.mjs";

test("types hold", () => {
  const folder = path.join(root, "tests/page");
  const { stdout } = spawnSync("node", [path.join(folder, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
  assert.equal(stdout, "");
});
