// The page: which board, which play, and what happens on a click or a key.

class Page {
  constructor(boards) {
    this.boards = boards;
    this.settings = new Settings();
    this.settings.changed = () => this.draw();
    this.narrow = matchMedia("(max-width: 56rem)");
    buildSteps(byId("steps"), this);
    this.buildTools();
    if (boards.length === 0) {
      byId("title").textContent = "No play to look at: none of the deals has any";
      return;
    }
    const habits = JSON.parse(byId("told-habits").textContent);
    buildHabits(byId("habits"), byId("profiles"), habits, boards, (place, at) => {
      this.openBoard(place, at);
      byId("hands").scrollIntoView({ block: "start" });
    });
    const [board, at] = readAddress(boards);
    this.openBoard(board, at);
    listen(this);
  }

  buildTools() {
    const options = this.boards.map((board, number) => el("option", { value: number }, boardName(board)));
    byId("boards").replaceChildren(...options);
    byId("chooser").hidden = this.boards.length < 2;
    byId("boards").addEventListener("change", (event) => this.openBoard(Number(event.target.value), 0));
    byId("turn-table").addEventListener("click", () => this.turn());
    byId("marks").addEventListener("click", () => this.toggleMarks());
    byId("theme").addEventListener("click", () => this.settings.nextTheme());
    byId("help").addEventListener("click", () => this.help());
  }

  openBoard(number, at) {
    this.number = number;
    this.board = this.boards[number];
    this.graph = 0;
    byId("boards").value = String(number);
    byId("title").textContent = `${this.board.json.title}: ${this.board.json.contract}`;
    byId("subtitle").textContent = subtitleOf(this.board);
    document.title = `${boardName(this.board)} – Ouverte`;
    buildPlays(byId("plays"), this.board, (place) => this.go(place));
    drawAccounts(byId("accounts"), this.board);
    drawLegend(byId("legend"), this.board);
    this.at = -1;
    this.go(at);
  }
  otherBoard(step) {
    const number = this.number + step;
    if (number >= 0 && number < this.boards.length) this.openBoard(number, 0);
  }

  // To a play, or behind the last one.
  go(at) {
    this.at = Math.max(0, Math.min(this.board.plays.length, at));
    this.selected = null;
    this.variation = null;
    this.draw();
    writeAddress(this.number, this.at);
    this.announce(this.spoken());
  }
  step(by) {
    if (this.variation) this.stepVariation(by);
    else this.go(this.at + by);
  }
  stepTrick(by) {
    const { starts, plays } = this.board;
    const trick = this.board.trickOf(Math.min(this.at, plays.length - 1));
    if (by > 0) this.go(starts[trick + 1] ?? plays.length);
    else this.go(this.at > starts[trick] ? starts[trick] : (starts[trick - 1] ?? 0));
  }
  stepCost(by) {
    const at = this.board.costsFrom(this.at, by);
    if (at !== null) this.go(at);
    else this.announce(by > 0 ? "No further play cost anything." : "No earlier play cost anything.");
  }
  stepVariation(by) {
    const { number, at } = this.variation;
    const line = this.play.judged.explanation.variations[number].line;
    if (at + by < 0) this.show(null);
    else if (at + by < line.length) this.show({ number, at: at + by });
  }
  select(move) {
    this.selected = this.selected === move ? null : move;
    this.draw();
    const worth = this.settings.marks ? worthWords(this.play, move) : "";
    this.announce(`${spokenMove(this.board, move)}${worth ? `: ${worth}` : ""}`);
  }
  // A move of a variation on the table, or the play again.
  show(variation) {
    this.variation = variation;
    this.draw();
    if (!variation) return;
    const step = stepOf(this.play, variation);
    const worth = this.settings.marks ? `: ${stepWorth(step)}` : "";
    this.announce(`${step.title}, ${this.board.seatName(step.seat)}, ${spokenMove(this.board, step.move)}${worth}`);
    if (this.narrow.matches) keepTableInSight();
  }

  turn() {
    this.settings.set("turned", (this.settings.turned + 1) % 60);
  }
  toggleMarks() {
    this.settings.set("marks", !this.settings.marks);
    this.announce(this.settings.marks ? "Marks on" : "Marks off");
  }
  help() {
    buildKeys(byId("keys"), this.settings);
    byId("keys").showModal();
  }

  get play() {
    return this.board.plays[this.at] ?? null;
  }
  spoken() {
    const { board, play } = this;
    if (!play) return board.traces[0].over ? "The deal is over" : "The record ends here";
    const trick = board.trickOf(this.at);
    const number = this.at - board.starts[trick] + 1;
    return `Trick ${board.trickNumber(trick)}, play ${number}. ${playWords(board, play, this.settings.marks)}`;
  }
  announce(text) {
    byId("announcer").textContent = text;
  }

  draw() {
    const view = viewOf(this);
    const focus = focusKept();
    drawTable(byId("hands"), view);
    drawShown(byId("shown"), view);
    drawVerdict(byId("verdict"), view);
    drawFoot(byId("foot"), view);
    drawChoices(byId("choices"), view);
    drawExplanation(byId("why"), byId("explanation"), view);
    drawWorth(
      byId("graph"),
      view,
      (at) => this.go(at),
      (trace) => {
        this.graph = trace;
        this.draw();
      },
    );
    showInPlays(byId("plays"), view);
    byId("marks").setAttribute("aria-pressed", String(this.settings.marks));
    byId("theme").setAttribute("aria-label", `Theme: ${this.settings.theme}`);
    document.body.classList.toggle("marks-off", !this.settings.marks);
    focus();
  }
}

// Below one another, the variations stand far below the table on which they are shown.
function keepTableInSight() {
  const table = byId("hands");
  const { top, bottom } = table.getBoundingClientRect();
  if (bottom < innerHeight / 2 || top > innerHeight / 2) table.scrollIntoView({ block: "start" });
}

function boardName(board) {
  return `${board.json.board}: ${board.json.contract}`;
}

function subtitleOf(board) {
  return [board.json.event, board.json.board ? `board ${board.json.board}` : ""].filter(Boolean).join(", ");
}

// After "#", the board and the play, so that a link opens the page where it was copied.
function readAddress(boards) {
  const [board, at] = location.hash.slice(1).split(".").map(Number);
  const number = Number.isInteger(board) && board >= 1 && board <= boards.length ? board - 1 : 0;
  return [number, Number.isInteger(at) ? at : 0];
}
function writeAddress(board, at) {
  try {
    history.replaceState(null, "", `#${board + 1}.${at}`);
  } catch {
    // Some browsers let no file write its own address.
  }
}

new Page(JSON.parse(byId("analyses").textContent).map((json) => new Board(json)));
