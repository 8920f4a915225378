// What is to be said of the play shown, and what of the record where it ends.

function faceList(board, moves) {
  return moves.flatMap((move, i) => [i ? " " : "", moveFace(board, move)]);
}

function line(kind, ...content) {
  return el("p", { class: kind }, ...content);
}

function factsOf(board, play) {
  const { trace, judged } = play;
  if (judged.before === undefined) return [line("fact", "Not judged: a limit was reached before the search got here.")];
  if (judged.forced)
    return [line("fact", `Forced: there was nothing else to play. ${capital(valueWords(trace, judged.after))}.`)];
  const facts = [];
  if (judged.cost > 0) {
    const cost = judged.blind ? "Double-dummy cost of a blind lead" : "Double-dummy cost";
    const what = judged.charged ? cost : `Gives ${board.seatName(trace.for)}`;
    facts.push(line("fact", el("strong", {}, `${what}: ${costWords(trace, judged.cost)}.`)));
    facts.push(
      line(
        "fact",
        judged.charged ? "Better: " : "Gives nothing: ",
        ...faceList(board, judged.best),
        `: ${valueWords(trace, judged.before)}. After the play: ${valueWords(trace, judged.after)}.`,
      ),
    );
  } else {
    facts.push(
      line(
        "fact",
        `${judged.decision ? "Keeps the value" : "No card changes the value"}: ${valueWords(trace, judged.after)}.`,
      ),
    );
    if (judged.for_himself) facts.push(...ownCostOf(board, trace, judged.for_himself));
    if (judged.only)
      facts.push(line("fact", `The only choice that keeps the goal: ${goalWords(trace, judged.after)}.`));
  }
  if (judged.turning) facts.push(line("fact", `Turning point: from here on ${goalWords(trace, judged.after)}.`));
  if (judged.charged && judged.miss)
    facts.push(line("fact", "Missed chance: it gives back what the opponents had just conceded."));
  return facts;
}

// Where every card keeps the guarantee: what the play cost if everyone plays for himself.
function ownCostOf(board, trace, own) {
  const horizon = own.horizon === undefined ? "" : `, to a horizon of ${own.horizon} play${own.horizon === 1 ? "" : "s"}`;
  return [
    line("fact", el("strong", {}, `If everyone plays for himself, cost: ${costWords(trace, own.cost)}.`)),
    line(
      "fact",
      "Better: ",
      ...faceList(board, own.best),
      `: ${valueWords(trace, own.before)}${horizon}. After the play: ${valueWords(trace, own.after)}.`,
    ),
  ];
}

function goalWords(trace, value) {
  return reachesGoal(trace, value) ? trace.stakes.reached : trace.stakes.missed;
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function markSign(judged) {
  if (!judged.mark) return "";
  return el("span", { class: `mark ${markClass(judged)}` }, seen(judged.mark), unseen(markWords[judged.mark]));
}

function markClass(judged) {
  return { "??": "thrown", "?": "cost", "?!": "small", "!": "only" }[judged.mark] ?? "plain";
}

function endOf(board) {
  return board.traces.map((trace) => {
    const who = trace.for ? `${board.seatName(trace.for)}: ` : "";
    if (trace.result === null || trace.result === undefined)
      return line("fact", `${who}the value at the end is not known.`);
    const how = trace.over ? "" : trace.settled ? " whatever is played from here on" : " with best play from here on";
    return line("fact", `${who}${valueWords(trace, trace.result)}${how}: ${goalWords(trace, trace.result)}.`);
  });
}

// What the players write down for the deal; nothing where it is not over.
function scoresOf(board) {
  const { scores } = board.positions.at(-1);
  if (!scores) return [];
  if (scores.words) return [line("fact", "Score: ", el("strong", {}, withMinus(scores.words)), ".")];
  const { each, parts, paid, unit } = scores;
  const amount = (number) => (paid && number > 0 ? `+${number}` : String(number).replace("-", "−"));
  const row = (what, amounts) =>
    el("tr", {}, el("th", { scope: "row" }, what), ...board.seats.map((seat) => el("td", {}, amount(amounts[seat]))));
  const heads = board.seats.map((seat) => el("th", { scope: "col" }, board.seatName(seat)));
  const rows = parts.length > 1 ? parts.map((part) => row(part.what, part.each)) : [];
  return [
    el(
      "table",
      { class: "scores" },
      el("caption", {}, `${paid ? "Payments" : "Scores"} in ${unit}s`),
      el("thead", {}, el("tr", {}, el("td", {}), ...heads)),
      el("tbody", {}, ...rows, row("in all", each)),
    ),
  ];
}

// A step of a variation: the move, what the deal is worth after it, and what the variation shows.
function drawStep(host, view) {
  const { board, step } = view;
  const others = step.any ? " (any card)" : step.also?.length ? [" (or ", ...faceList(board, step.also), ")"] : "";
  const taken = board.json.rows && step.card && step.position.table.length === 0;
  host.replaceChildren(
    line(
      "headline",
      `${board.seatName(step.seat)} ${step.to ? "gives the trick" : "plays"} `,
      moveFace(board, step.move),
      others,
    ),
    line("fact", `${view.note}, ${step.place}${taken ? `; ${board.seatName(step.position.leader)} takes the trick` : ""}.`),
    ...(view.marks ? [line("fact", `${capital(stepWorth(step))}.`), line("fact", ...claimOf(step))] : []),
  );
}

function claimOf({ claim, end }) {
  return end === null ? [`Claim: ${sentenceOf(claim)}`] : ["The end: ", el("strong", {}, sentenceOf(end))];
}

function stepWorth({ trace, value, claim }) {
  return value === undefined ? `its exact value is not known, but: ${claim}` : `${valueWords(trace, value)}: ${goalWords(trace, value)}`;
}

function sentenceOf(words) {
  return withMinus(words.endsWith(".") ? words : `${words}.`);
}

function drawVerdict(host, view) {
  const { board, play } = view;
  if (view.step) return drawStep(host, view);
  if (!play) {
    const title = board.traces[0].over ? "The deal is over" : "The record ends here";
    host.replaceChildren(line("headline", title), ...(view.marks ? [...endOf(board), ...scoresOf(board)] : []));
    return;
  }
  const by = play.judged.player === play.seat ? "" : ` (played by ${board.seatName(play.judged.player)})`;
  const verb = play.to ? "gives the trick" : "plays";
  const headline = line(
    "headline",
    `${board.seatName(play.seat)} ${verb} `,
    moveFace(board, play.move),
    view.marks ? markSign(play.judged) : "",
    view.marks && play.judged.mark ? el("span", { class: "mark-words" }, markTitle(play.judged)) : "",
    by,
  );
  host.replaceChildren(
    headline,
    ...(view.marks ? factsOf(board, play) : [line("fact", "Marks are off (m turns them on).")]),
  );
}

// The play in a line, for the foot of a narrow screen.
function drawFoot(host, view) {
  const { board, play, step, marks } = view;
  if (step) {
    const words = step.value === undefined ? step.claim : valueWords(step.trace, step.value);
    const worth = marks ? `: ${words}` : "";
    host.replaceChildren(`${step.title}: ${board.seatName(step.seat)} `, moveFace(board, step.move), worth);
    return;
  }
  if (!play) {
    host.replaceChildren(board.traces[0].over ? "The deal is over" : "The record ends here");
    return;
  }
  const cost = marks && isCostly(play) ? ` cost ${costWords(play.trace, play.judged.cost)}` : "";
  host.replaceChildren(
    `${view.note}: ${board.seatName(play.seat)} `,
    moveFace(board, play.move),
    " ",
    marks ? markSign(play.judged) : "",
    cost,
  );
}
