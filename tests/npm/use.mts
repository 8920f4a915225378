// What the types promise is what there is: compiled, not run.
import { Engine, OuverteError, about } from "ouverte";

const engine = new Engine();
const controller = new AbortController();
const solution = await engine.solve("N:5.A.2. 4.K.3. 3.Q.4. 2.J.5.", { contract: "NT by N", moves: true }, { signal: controller.signal });
const value: number | undefined = solution.value;
const best: string[] = solution.best;
const table = await engine.table({ hands: { N: "5.A.2." } }, { time: 5 }, { onEvent: (event) => "progress" in event && event.progress.done });
const tricks: number = table.table.NT.S;
const rules: string = (await engine.ask({ ask: "rules", game: "bridge" })).rules;
try {
  await engine.explain("…", { card: "SA" });
  await engine.ask({ ask: "look", ...about("…") });
} catch (error) {
  if (error instanceof OuverteError) console.log(error.code, error.where, value, best, tricks, rules);
}
engine.close();
// @ts-expect-error a limit is a number
await engine.solve("…", { time: "5" });
