// The page behind `ouverte serve` in a browser. Run by ctest as `live_test.mjs PROGRAM WORK PART`, once for each part; leaves
// pictures of every view in WORK/pictures.
const parts = {
  board: ["types", "model", "graph", "board", "typing", "choice", "words"],
  deals: ["entry", "report", "share"],
  play: ["flows", "second_part", "coach", "puzzles", "visitor"],
};
// Without PART all of them; PART may be a single file too.
const part = process.argv[4];
for (const file of part ? (parts[part] ?? [part]) : Object.values(parts).flat()) await import(`./live/${file}_test.mjs`);
