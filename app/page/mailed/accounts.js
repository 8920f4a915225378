// Who kept what and what it cost: once a board.

function identity(board, trace) {
  const who = trace.for ? `${board.seatName(trace.for)}: ` : "";
  if (isOpen(trace)) return el("p", {}, `${who}The accounts are open: a limit was reached.`);
  const open = trace.settled ? "whatever is played from the end of the record" : "with best play from the end of the record";
  const end = trace.over ? "the result" : open;
  const parts = [`${who}${valueWords(trace, trace.value)} with best play`];
  if (trace.cost.high) parts.push(`− ${trace.cost.high} by ${trace.stakes.high}`);
  if (trace.cost.low) parts.push(`+ ${trace.cost.low} by ${trace.stakes.low}`);
  return el("p", { class: "identity" }, `${parts.join(" ")} = ${valueWords(trace, trace.result)}, ${end}.`);
}

function accountRow(board, trace, account) {
  const side = trace.for ? "himself" : trace.stakes[account.side];
  const dummy = trace.plays.some((play) => play.player === account.player && play.seat !== play.player);
  const name = `${board.nameOf(account.player)}${dummy ? ", with dummy" : ""}`;
  const blind = account.blind ? `, ${account.blind.leads} blind lead apart` : "";
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, name),
    el("td", {}, side),
    el("td", {}, `${account.kept} of ${account.decisions}${blind}`),
    el("td", {}, costWords(trace, account.cost)),
  );
}

function drawAccounts(host, board) {
  const rows = board.traces.flatMap((trace) => trace.accounts.map((account) => accountRow(board, trace, account)));
  host.replaceChildren(
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el("tr", {}, ...["Player", "Plays for", "Kept", "Cost"].map((text) => el("th", { scope: "col" }, text))),
      ),
      el("tbody", {}, ...rows),
    ),
    ...board.traces.map((trace) => identity(board, trace)),
    el(
      "p",
      { class: "quiet" },
      "Kept: of the plays at which some card would have cost something, those that cost nothing. ",
      board.traces.some((trace) => trace.accounts.some((account) => account.blind))
        ? "A blind lead is made on the sight of one hand alone, and is kept apart. "
        : "",
      "All costs are double-dummy: nobody at the table saw every hand, and a card that cost something may well have been right.",
    ),
  );
}
