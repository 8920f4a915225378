#!/usr/bin/env node
// @ts-check
// npx ouverte QUESTION FILE… : a small part of the program, wherever Node.js is.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { Engine, OuverteError } from "../node.js";

const kUsage = `Usage: ouverte solve FILE… [--moves] [--line] [--contract TEXT] [--json]
       ouverte table FILE… [--json]
       ouverte analyse FILE… [--json]
       ouverte respond
       ouverte --version
FILE is PBN, LIN or JSON lines; - is standard input. respond answers requests in
JSON, line by line.`;

const engine = new Engine();

/** @param {any} answer */
function said(answer) {
  if (answer.exact === false) return [`between ${answer.lower} and ${answer.upper}: a limit struck`];
  const rows = [`${answer.words?.[answer.value] ?? answer.value}   best: ${answer.best.join(", ")}`];
  for (const [move, value] of Object.entries(answer.moves ?? {})) rows.push(`  ${move}  ${answer.words?.[value] ?? value}`);
  if (answer.line) rows.push(`line: ${answer.line.join(" ")}`);
  return rows;
}

/** @param {any} answer */
function tabled(answer) {
  if (!answer.table?.NT) return [JSON.stringify(answer)];
  const strains = Object.keys(answer.table);
  const rows = Object.keys(answer.table.NT).map((seat) => [seat, ...strains.map((strain) => answer.table[strain][seat])]);
  return [["", ...strains], ...rows].map((row) => row.map((cell) => String(cell).padStart(3)).join(""));
}

/** @param {any} answer */
function marked(answer) {
  const plays = (answer.traces ?? []).flatMap((/** @type {any} */ trace) => trace.plays);
  const costly = plays.filter((/** @type {any} */ play) => play.cost > 0);
  if (costly.length === 0) return ["no play costs anything"];
  return costly.map((/** @type {any} */ play) => `${play.seat} ${play.move}${play.mark} costs ${play.cost}   better: ${play.best.join(", ")}`);
}

/** @type {Record<string, (answer: any) => string[]>} */
const kShown = { solve: said, table: tabled, analyse: marked };

/**
 * @param {string} question
 * @param {string[]} files
 * @param {any} options
 */
async function answerFiles(question, files, options) {
  let status = 0;
  for (const file of files) {
    const text = readFileSync(file === "-" ? 0 : file, "utf8");
    const { records } = await engine.ask({ ask: "read", text });
    for (const record of records) {
      try {
        if (record.error) throw new Error(`${file}:${record.line}: ${record.error}`);
        const { moves, line, contract } = options;
        const args = question === "solve" ? { moves, line, words: !options.json, ...(contract ? { contract } : {}) } : {};
        const answer = await engine.ask({ ask: question, record, ...args });
        if (options.json) {
          console.log(JSON.stringify(answer));
        } else {
          const drawn = await engine.ask({ ask: "write", as: "text", record });
          const shown = answer.table || answer.guarantees ? tabled(answer) : kShown[question](answer);
          console.log(`${drawn.text.trimEnd()}\n\n${shown.join("\n")}\n`);
        }
      } catch (error) {
        status = 1;
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }
  return status;
}

async function answerLines() {
  let status = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const answer = await engine.answer(line);
    if (answer.error) status = 1;
    console.log(JSON.stringify(answer));
  }
  return status;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      moves: { type: "boolean", default: false },
      line: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      contract: { type: "string" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    },
  });
  const [question, ...files] = positionals;
  if (values.help) return console.log(kUsage), 0;
  if (values.version) return console.log(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version), 0;
  if (question === "respond" && files.length === 0) return answerLines();
  if (!kShown[question] || files.length === 0) return console.error(kUsage), 2;
  return answerFiles(question, files, values);
}

main().then(
  (status) => (process.exitCode = status),
  (error) => {
    console.error(error instanceof OuverteError || error instanceof Error ? error.message : error);
    process.exitCode = error?.code?.startsWith?.("ERR_PARSE_ARGS") ? 2 : 1;
  },
);
