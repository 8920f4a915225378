// What players decided about over all boards, by idea; each costly decision leads to its place on the page.

function lapseItem(profile, lapse, boards, open) {
  const board = boards[lapse.deal - 1];
  const place = board.json.rows ? `trick ${lapse.trick}` : `play ${lapse.play}`;
  const cost = `cost ${counted(lapse.cost, profile.unit)}`;
  const what = [lapse.wrongly, lapse.blind ? `blind, ${cost}` : cost].filter(Boolean).join(", ");
  return el(
    "li",
    {},
    el(
      "button",
      { type: "button", on: { click: () => open(lapse.deal - 1, lapse.play - 1) } },
      `${boardName(board)}, ${place}`,
    ),
    ` ${board.seatName(lapse.seat)} `,
    moveFace(board, lapse.move),
    el("span", { class: `mark ${markClass(lapse)}` }, lapse.mark),
    ` ${what}; better `,
    ...faceList(board, lapse.better),
  );
}

function counted(number, unit) {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

function habitItem(profile, habit, boards, open) {
  const words = `${habit.title}: right in ${habit.kept} of ${habit.met}`;
  if (habit.lapses.length === 0) return el("p", {}, `${words}.`);
  const lapses = habit.lapses.map((lapse) => lapseItem(profile, lapse, boards, open));
  return el(
    "details",
    {},
    el("summary", {}, `${words}, cost ${counted(habit.cost, profile.unit)}`),
    el("ul", {}, ...lapses),
  );
}

function profileItem(profile, boards, open) {
  const dearest = [...profile.ideas].sort((a, b) => b.cost - a.cost);
  return [
    el("h3", {}, `${profile.player}, ${profile.game}, ${counted(profile.deals, "deal")}`),
    el(
      "p",
      { class: "quiet" },
      profile.met === 0
        ? "No decision that mattered."
        : `Right in ${profile.kept} of ${counted(profile.met, "decision")} that mattered, cost ${counted(profile.cost, profile.unit)}.`,
    ),
    ...dearest.map((habit) => habitItem(profile, habit, boards, open)),
  ];
}

// Once for the page: the habits are of all its boards.
function buildHabits(section, host, habits, boards, open) {
  section.hidden = habits.length === 0;
  host.replaceChildren(...habits.flatMap((profile) => profileItem(profile, boards, open)));
}
