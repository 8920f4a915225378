// @ts-check
// Where the keyboard is stays where it is when the page is drawn anew: in the hand, on the next hand's first card.

/** @param {Element} host @returns {() => void} */
export function focusKeeper(host) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !host.contains(focused) || focused === host) return () => {};
  const inHand = focused.matches(".card");
  const tray = Boolean(focused.closest(".tray"));
  const { card } = focused.dataset;
  const seat = focused.closest(".seat");
  return () => {
    if (document.activeElement === focused && focused.isConnected) return;
    if (!inHand) return;
    const same = seat?.isConnected ? seat.querySelector(`.card[data-card="${CSS.escape(card ?? "")}"]`) : null;
    const next = same ?? host.querySelector(tray ? '.tray .card[tabindex="0"]' : '.ways .btn, .seat .card[tabindex="0"]');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}

/**
 * Arrows among the cards of the pack, which is one stop of the Tab key: to the card beside, above or below.
 * @param {KeyboardEvent} event
 */
export function arrowInPack(event) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.matches(".pack .card")) return false;
  const [step, row] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] ?? [0, 0];
  if (!step && !row) return false;
  const rows = [...document.querySelectorAll(".packcards")].map((each) => /** @type {HTMLElement[]} */ ([...each.querySelectorAll(".card")]));
  const at = rows.findIndex((cards) => cards.includes(target));
  const cards = rows[at + row] ?? [];
  const place = row ? Math.min(rows[at].indexOf(target), cards.length - 1) : (rows[at].indexOf(target) + step + cards.length) % cards.length;
  cards[place]?.focus();
  event.preventDefault();
  return true;
}

/**
 * A button pressed with the mouse or a finger gives the keyboard back: Space, Enter and arrows mean what they meant before.
 */
export function letGoOfButtons() {
  addEventListener("click", (event) => {
    const { target } = event;
    const pointed = event instanceof PointerEvent && event.pointerType !== "";
    const button = pointed && target instanceof Element && !target.closest("dialog") ? target.closest("button, .tabs a") : null;
    if (button instanceof HTMLElement && button === document.activeElement) button.blur();
  }, true);
}

/**
 * Arrows within a hand: to the next card that may be played.
 * @param {KeyboardEvent} event
 */
export function arrowInHand(event) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.matches("button.card")) return false;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return false;
  const hand = target.closest(".seat, .tray");
  const cards = /** @type {HTMLElement[]} */ ([...(hand?.querySelectorAll("button.card") ?? [])]);
  const at = cards.indexOf(target);
  cards[(at + step + cards.length) % cards.length]?.focus();
  event.preventDefault();
  return true;
}
