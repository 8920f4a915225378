// @ts-check
// Starts the page: an engine, what is on the table, and the frame that shows it.
import { boardView } from "./board/board.js";
import { coachView } from "./coach/coach.js";
import { CoachSession } from "./coach/session.js";
import { connect } from "./engine/connect.js";
import { entryView } from "./entry/entry.js";
import { App } from "./frame/app.js";
import { listenToDrops } from "./frame/drops.js";
import { Store } from "./frame/store.js";
import { Puzzles } from "./puzzles/puzzles.js";
import { puzzlesView } from "./puzzles/view.js";
import { reportView } from "./report/report.js";
import { shareDialog } from "./share/share.js";

const engine = connect();
const host = document.getElementById("app");
if (engine && host) {
  const store = new Store(engine, { coach: (to) => CoachSession.kept(to), puzzles: (to) => new Puzzles(to) });
  const views = { board: boardView, report: reportView, coach: coachView, puzzles: puzzlesView, new: entryView };
  new App(store, host, { views, share: shareDialog, drops: listenToDrops }).start();
}
