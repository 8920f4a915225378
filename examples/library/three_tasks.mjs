// Three tasks in JavaScript: the table of a deal, every opening lead, and why a card is wrong.
import { Engine } from "ouverte";

const engine = new Engine();
const deal = "N:QJT.AK94.762.Q85 8752.J6.QT3.KT64 A96.Q72.AK94.A32 K43.T853.J85.J97";
const { table } = await engine.table(deal);
for (const strain of ["S", "H", "D", "C", "NT"])
  console.log(strain, ["N", "E", "S", "W"].map((seat) => seat + table[strain][seat]).join(" "));

const { moves } = await engine.solve(deal, { contract: "NT by S", moves: true });
const place = (card) => 13 * "SHDC".indexOf(card[0]) + "23456789TJQKA".indexOf(card[1]);
for (const card of Object.keys(moves).sort((a, b) => place(b) - place(a))) console.log(card, moves[card]);

const wrong = {
  game: "bridge", hands: { N: ".T3.7.", E: "9..5.K", S: "...T4", W: ".QJ.." }, table: ["SQ", "H2"],
  leader: "S", won: { N: 3, E: 2, S: 4, W: 1 }, contract: { trump: "S", declarer: "E" }, plays: ["D7"],
};
console.log(JSON.stringify(await engine.explain(wrong, { play: 1 })));
