// @ts-check
// Starts a report that was mailed: the answers are in the page, and there is one view.
import { AnsweredEngine } from "./engine/answered.js";
import { App } from "./frame/app.js";
import { MailedStore } from "./report/mailed_store.js";
import { reportView } from "./report/report.js";

const host = document.getElementById("app");
if (host) {
  const engine = new AnsweredEngine(JSON.parse(document.getElementById("answers")?.textContent ?? "{}"));
  new App(new MailedStore(engine), host, { views: { report: reportView } }).start();
}
