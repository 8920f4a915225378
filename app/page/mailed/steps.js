// The buttons below the table, and the keys.

const stepButtons = [
  ["⇤", "To the beginning", "edge", (page) => page.go(0)],
  ["‹?", "To the previous play that cost something", "cost", (page) => page.stepCost(-1)],
  ["«", "A trick back", "", (page) => page.stepTrick(-1)],
  ["‹", "A card back", "main", (page) => page.step(-1)],
  ["›", "A card on", "main", (page) => page.step(1)],
  ["»", "A trick on", "", (page) => page.stepTrick(1)],
  ["?›", "To the next play that cost something", "cost", (page) => page.stepCost(1)],
  ["⇥", "To the end", "edge", (page) => page.go(Infinity)],
];

function buildSteps(host, page) {
  const foot = el("p", { id: "foot", "aria-hidden": "true" });
  host.replaceChildren(
    foot,
    ...stepButtons.map(([sign, name, kind, act]) =>
      el(
        "button",
        { type: "button", class: kind, "aria-label": name, title: name, on: { click: () => act(page) } },
        seen(sign),
      ),
    ),
  );
}

const namedKeys = {
  ArrowLeft: (page) => page.step(-1),
  ArrowRight: (page) => page.step(1),
  ArrowUp: (page) => page.stepTrick(-1),
  ArrowDown: (page) => page.stepTrick(1),
  Home: (page) => page.go(0),
  End: (page) => page.go(Infinity),
  Escape: (page) => page.show(null),
};
const signKeys = {
  ",": (page) => page.step(-1),
  ".": (page) => page.step(1),
  n: (page) => page.stepCost(1),
  p: (page) => page.stepCost(-1),
  m: (page) => page.toggleMarks(),
  f: (page) => page.turn(),
  t: (page) => page.settings.nextTheme(),
  "[": (page) => page.otherBoard(-1),
  "]": (page) => page.otherBoard(1),
  "?": (page) => page.help(),
};

// In a hand that the keyboard has entered the arrows go from card to card.
function moveInHand(event) {
  const card = event.target.closest?.("#hands .card");
  if (!card || !card.matches(":focus-visible")) return false;
  const cards = [...byId("hands").querySelectorAll(".card")];
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return false;
  const next = cards[(cards.indexOf(card) + step + cards.length) % cards.length];
  card.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  return true;
}

function listen(page) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || byId("keys").open) return;
    if (event.target.matches("select, input:not([type=range])")) return;
    if (event.target.matches("input[type=range]") && event.key in namedKeys && event.key !== "Escape") return;
    const act = namedKeys[event.key] ?? (page.settings.singleKeys ? signKeys[event.key] : undefined);
    if (!act) return;
    event.preventDefault();
    if (!moveInHand(event)) {
      const inPlays = event.target.closest("#plays");
      act(page);
      if (inPlays) byId("plays").querySelector('.play[tabindex="0"]')?.focus({ preventScroll: true });
    }
  });
  page.narrow.addEventListener("change", () => page.draw());
  let width = 0;
  new ResizeObserver(() => {
    if (byId("graph").clientWidth === width) return;
    width = byId("graph").clientWidth;
    page.draw();
  }).observe(byId("graph"));
}
