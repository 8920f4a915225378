// @ts-check
// Random deals, and the three to begin with.
import { text } from "../text/en.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store @param {string} game @param {any} [contract] as far as the deal depends on it */
export async function randomDeal(store, game, contract) {
  const more = contract ? { contract } : {};
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const ask = (/** @type {any} */ request) => store.engine.ask(request).catch((error) => /** @type {any} */ ({ error: { message: String(error.message ?? error) } }));
  const plain = await ask({ ask: "deal", game, seed, ...more });
  if (plain.error) return store.say(plain.error.message);
  const [deal] = plain.deals;
  const look = await ask({ ask: "look", record: deal });
  // One that can be played at once is better than one whose contract is open.
  const close = look.moves ? null : await ask({ ask: "deal", game, seed, worth: "close", time: 2 });
  await store.open(withVulnerability(store, close?.deals?.[0] ?? deal));
}

/**
 * Par and scores need to know who is vulnerable: nobody, unless it is said.
 * @param {Store} store
 * @param {any} deal
 */
export function withVulnerability(store, deal) {
  if (!store.game(deal.game)?.duplicate || (deal.tags ?? []).some((/** @type {string[]} */ [name]) => name === "Vulnerable")) return deal;
  return { ...deal, tags: [...(deal.tags ?? []), ["Vulnerable", "None"]] };
}

/** Deals worth a look: each by the game, what it shows, and its record. */
export const kExamples = [
  {
    name: text.exampleNames[0],
    record: {
      game: "bridge", dealer: "N", hands: { N: "K943.J92.KT42.K5", E: "876.AQ63.AQ73.T2", S: "AJT52..J98.A9873", W: "Q.KT8754.65.QJ64" },
      contract: { trump: "S", declarer: "S", level: 4 }, leader: "W",
      tags: [["Event", "Thursday teams"], ["Board", "1"], ["North", "Ada"], ["East", "Ben"], ["South", "Cleo"], ["West", "Dov"], ["Vulnerable", "None"], ["Auction", "N"]],
      auction: ["Pass", "1D", "1S", "2H", "3S", "4H", "4S", "AP"],
      plays: ["H7", "H2", "HA", "S2", "SA", "SQ", "S3", "S6"],
    },
  },
  {
    name: text.exampleNames[1],
    record: {
      game: "dreiertarock", hands: { A: ".K.QJ1.T.*,20,18,11,7,6,3", B: "KT.QJ1..QJ.21,19,15,9,4", C: "N..KN.KN.17,16,14,13,12,8,5" }, dealer: "C",
      contract: { name: "single", declarer: "A", talon: ["Q....10,2", "J.N...1"], taken: 2, laid_aside: "J..Q.T.", announced: [], doubled: [] },
    },
  },
  {
    name: text.exampleNames[2],
    record: {
      game: "solo-whist", dealer: "S", leader: "E", hands: { N: "QT2.Q4.AKJ82.K", E: "8.AKJ93.QT9.T2", S: "KJ.65.76543.Q8", W: "764.T872..AJ64" },
      won: { N: 0, E: 1, S: 0, W: 1 }, contract: { name: "solo", soloist: "S", trump: "H" },
    },
  },
];
