// The value of the deal over the plays: a step line, the goal as a dashed one, turning points as numbered signs.

const graphHeight = 128;
const graphMargin = { left: 46, right: 12, top: 22, bottom: 20 };

// Known values before each play and after the last; undefined where a limit struck.
function valuesOf(trace) {
  const values = trace.plays.map((play) => play.before);
  values.push(trace.result === null && !trace.words["null"] ? undefined : trace.result);
  return values;
}

// From values to heights. What has no value stands above all that have.
class Scale {
  constructor(trace, values, width) {
    const goal = scaleOf(trace.stakes) === "plus" ? 0 : trace.stakes.goal;
    const numbers = [...values, goal].filter((value) => typeof value === "number");
    this.numbered = numbers.length > 0;
    this.low = numbers.length ? Math.min(...numbers) : 0;
    this.high = numbers.length ? Math.max(...numbers) : 0;
    if (values.includes(null)) this.high += 1;
    if (this.low === this.high) [this.low, this.high] = [this.low - 1, this.high + 1];
    this.steps = Math.max(1, values.length - 1);
    this.width = width;
  }
  x(at) {
    return graphMargin.left + ((this.width - graphMargin.left - graphMargin.right) * at) / this.steps;
  }
  y(value) {
    const share = ((value === null ? this.high : value) - this.low) / (this.high - this.low);
    return graphHeight - graphMargin.bottom - share * (graphHeight - graphMargin.top - graphMargin.bottom);
  }
  at(x) {
    const share = (x - graphMargin.left) / (this.width - graphMargin.left - graphMargin.right);
    return Math.max(0, Math.min(this.steps, Math.round(share * this.steps)));
  }
}

function stepLine(values, scale) {
  let path = "";
  let drawn = false;
  values.forEach((value, at) => {
    if (value === undefined) {
      drawn = false;
      return;
    }
    path += drawn ? `H${scale.x(at)}V${scale.y(value)}` : `M${scale.x(at)} ${scale.y(value)}`;
    drawn = true;
  });
  return path;
}

function ticks(trace, scale) {
  const ends = scale.numbered ? [scale.low, scale.high] : [scale.high];
  return ends.map((value) => {
    const text = value === scale.high && trace.words["null"] ? "none" : String(value).replace("-", "−");
    return svg("text", { class: "tick", x: graphMargin.left - 6, y: scale.y(value) + 4, "text-anchor": "end" }, text);
  });
}

// Where a plus is played for, the line is that of nothing won and nothing lost.
function goalLine(trace, scale) {
  const goal = scaleOf(trace.stakes) === "plus" ? 0 : trace.stakes.goal;
  if (typeof goal !== "number") return [];
  const y = scale.y(goal);
  const line = svg("line", { class: "goal", x1: graphMargin.left, x2: scale.width - graphMargin.right, y1: y, y2: y });
  const apart = goal !== scale.low && goal !== scale.high;
  return [
    line,
    apart ? svg("text", { class: "tick", x: graphMargin.left - 6, y: y + 4, "text-anchor": "end" }, goal) : "",
  ];
}

function signsOn(trace, scale) {
  const signs = [];
  trace.plays.forEach((play, at) => {
    if (!play.cost || play.turning) return;
    signs.push(svg("circle", { class: "cost-dot", cx: scale.x(at + 1), cy: scale.y(play.after), r: 4 }));
  });
  trace.turning_points.forEach((at, number) => {
    const x = scale.x(at + 1);
    signs.push(
      svg("line", { class: "turning-line", x1: x, x2: x, y1: graphMargin.top, y2: graphHeight - graphMargin.bottom }),
    );
    signs.push(svg("circle", { class: "turning-sign", cx: x, cy: graphMargin.top - 10, r: 9 }));
    signs.push(
      svg("text", { class: "turning-number", x, y: graphMargin.top - 6, "text-anchor": "middle" }, number + 1),
    );
  });
  return signs;
}

function drawGraph(host, view, go) {
  const { board } = view;
  const trace = view.graphTrace;
  const values = valuesOf(trace);
  const width = Math.max(240, host.clientWidth);
  const scale = new Scale(trace, values, width);
  const base = graphHeight - graphMargin.bottom;
  const trickLines = board.starts.map((at) =>
    svg("line", { class: "trick-line", x1: scale.x(at), x2: scale.x(at), y1: base, y2: base + 5 }),
  );
  const every = Math.ceil((board.starts.length * 22) / width);
  const numbers = board.starts.map((at, trick) =>
    trick % every === 0
      ? svg("text", { class: "tick", x: scale.x(at) + 2, y: base + 16 }, board.trickNumber(trick))
      : "",
  );
  const now = svg("line", {
    class: "now-line",
    x1: scale.x(view.at),
    x2: scale.x(view.at),
    y1: graphMargin.top - 4,
    y2: base,
  });
  const marked = view.marks
    ? [
        ...ticks(trace, scale),
        ...goalLine(trace, scale),
        svg("path", { class: "value-line", d: stepLine(values, scale) }),
        ...signsOn(trace, scale),
      ]
    : [];
  const drawing = svg(
    "svg",
    { width, height: graphHeight, viewBox: `0 0 ${width} ${graphHeight}`, "aria-hidden": "true", focusable: "false" },
    ...trickLines,
    ...numbers,
    now,
    ...marked,
  );
  drawing.addEventListener("click", (event) => go(scale.at(event.clientX - drawing.getBoundingClientRect().left)));
  return drawing;
}

function turningButtons(view, go) {
  const { board } = view;
  const trace = view.graphTrace;
  if (!view.marks) return [el("p", { class: "quiet" }, "Marks are off.")];
  if (!trace.turning_points.length) {
    return [
      el(
        "p",
        { class: "quiet" },
        isOpen(trace)
          ? "No turning point among the plays that were judged."
          : `No turning point: ${goalWords(trace, trace.result)}, and no play changed that.`,
      ),
    ];
  }
  return trace.turning_points.map((at, number) => {
    const play = board.plays[at];
    const last = number + 1 === trace.turning_points.length ? ", which decided the deal" : "";
    const words = `Turning point ${number + 1}, trick ${board.trickNumber(board.trickOf(at))}, ${board.seatName(play.seat)}, ${spokenMove(board, play.move)}: ${goalWords(trace, trace.plays[at].after)}${last}`;
    return el(
      "button",
      { type: "button", class: "turning", title: words, on: { click: () => go(at) } },
      el("span", { class: "turning-badge", "aria-hidden": "true" }, number + 1),
      el("span", { "aria-hidden": "true" }, `${play.seat} `, moveFace(board, play.move)),
      unseen(words),
    );
  });
}

// Whose guarantee is drawn, where each plays for himself.
function guaranteeChooser(view, choose) {
  if (view.board.traces.length < 2) return "";
  const options = view.board.traces.map((trace, number) =>
    el(
      "option",
      { value: number, selected: trace === view.graphTrace },
      `${view.board.seatName(trace.for)}’s guarantee`,
    ),
  );
  return el(
    "select",
    {
      class: "guarantee",
      "aria-label": "Whose value is drawn",
      on: { change: (event) => choose(Number(event.target.value)) },
    },
    ...options,
  );
}

function drawWorth(host, view, go, choose) {
  const slider = el("input", {
    type: "range",
    class: "scrubber",
    min: 0,
    max: view.board.plays.length,
    value: view.at,
    step: 1,
    "aria-label": "Play",
    "aria-valuetext": view.spoken,
    on: { input: (event) => go(Number(event.target.value)) },
  });
  const focused = document.activeElement;
  const had = host.contains(focused) ? focused.className : "";
  host.replaceChildren(
    guaranteeChooser(view, choose),
    drawGraph(host, view, go),
    slider,
    el("div", { class: "turnings" }, ...turningButtons(view, go)),
  );
  if (had) host.querySelector(`.${had.split(" ").join(".")}`)?.focus();
}
