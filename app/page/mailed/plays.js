// The list of plays, a line a trick. It is built once a board; a step changes only which play is current.

function playItem(board, play, taker, go) {
  const classes = `play${play.seat === taker && !play.to ? " took" : ""}`;
  const button = el(
    "button",
    { type: "button", class: classes, "data-at": play.at, tabindex: "-1", on: { click: () => go(play.at) } },
    el("span", { class: "by", "aria-hidden": "true" }, play.seat),
    el("span", { class: "what", "aria-hidden": "true" }, play.to ? `→${play.to}` : moveFace(board, play.move)),
    el("span", { class: `mark ${markClass(play.judged)}`, "aria-hidden": "true" }, play.judged.mark ?? ""),
    el("span", { class: "unseen" }),
  );
  return el("li", {}, button);
}

function buildPlays(host, board, go) {
  const tricks = board.starts.map((_, trick) => {
    const taker = board.takerOf(trick);
    const items = board.playsOf(trick).map((play) => playItem(board, play, taker, go));
    const number = board.trickNumber(trick);
    return el(
      "li",
      { class: "trick-row" },
      el("span", { class: "number", "aria-hidden": "true" }, number),
      el("ol", { "aria-label": `Trick ${number}${taker ? `, taken by ${board.seatName(taker)}` : ""}` }, ...items),
    );
  });
  host.replaceChildren(
    tricks.length ? el("ol", { class: "tricks" }, ...tricks) : el("p", { class: "quiet" }, "No card was played."),
  );
  host.classList.toggle(
    "wide-plays",
    board.plays.some((play) => play.sets.length > 0),
  );
}

function showInPlays(host, view) {
  const stop = Math.min(view.at, view.board.plays.length - 1);
  for (const button of host.querySelectorAll(".play")) {
    const at = Number(button.dataset.at);
    const current = at === view.at;
    button.classList.toggle("done", at < view.at);
    if (current) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
    button.tabIndex = at === stop ? 0 : -1;
    button.lastElementChild.textContent = playWords(view.board, view.board.plays[at], view.marks);
  }
  keepInSight(host, host.querySelector(`[data-at="${stop}"]`));
}

// Scrolls inside the list alone: the page itself stays where it is.
function keepInSight(host, item) {
  if (!item || host.scrollHeight <= host.clientHeight) return;
  const box = host.getBoundingClientRect();
  const row = item.getBoundingClientRect();
  if (row.top < box.top) host.scrollTop -= box.top - row.top + row.height;
  else if (row.bottom > box.bottom) host.scrollTop += row.bottom - box.bottom + row.height;
}
