// @ts-check
// Starts the page: an engine, what is on the table, and the frame that shows it.
import { AnsweredEngine } from "./engine/answered.js";
import { connect } from "./engine/connect.js";
import { App } from "./frame/app.js";
import { Store } from "./frame/store.js";
import { MailedStore } from "./report/mailed_store.js";

const engine = connect();
const host = document.getElementById("app");
if (engine && host) {
  const store = engine instanceof AnsweredEngine ? new MailedStore(engine) : new Store(engine);
  store.settings.show();
  const app = new App(store, host);
  app.draw();
  store.readAddress();
  store.asks.quick({ ask: "games" }).then((answer) => {
    store.games = answer.games ?? [];
    store.changed();
  });
}
