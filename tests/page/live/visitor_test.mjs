// What a visitor comes for, in each game: a deal from the score sheet is typed, its worth seen, the cards that were played put
// down, the costly one found with its reason, the better one played instead. The actions are counted: keys, and clicks where
// a mouse would click.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Page, sizes } from "./host.mjs";

// `hands` as they are typed: Space to the next suit, the last hand fills itself; `played` up to the costly card; `right` instead.
const visits = [
  {
    game: "Bridge", hands: ["Q63 75 AQJT4 K63", "974 T92 K65 JT74", "AK5 A86 9872 AQ5"], choices: ["3", "NT", "South"],
    says: "3NT by South: West leads.", worth: "10 tricks, made with 1 over", played: "HK H5 H2 H6 HQ H7 H9 HA", right: "H8", costly: "♥A",
  },
  {
    game: "Solo Whist", hands: ["9 A84 K98 AT9763", "T75 QT72 T72 QJ2", "AKQJ4 J5 AQJ3 K5"], choices: ["Solo", "South", "♠"], dealer: "S",
    says: "Solo by South, spades trumps: West leads.", worth: "5 tricks, made (10 by each)",
    played: "HK H4 H2 H5 H9 H8 HQ HJ CQ C5 C4 C3 CJ CK C8 CA CT C2 D3 H3 C9 D2 S4 S6 H6 HA H7 SJ SA S2 S9 S5 DQ", right: "SK", costly: "♦Q",
  },
  {
    game: "Hoodwink", hands: ["KJ87 AKQT8 9 7", "Q  AT87 AKJT8 *"], choices: ["♠", "A"],
    says: "Spades trumps, A is the Hood: A leads.", worth: "The Hood scores 16", played: "HA SQ H7 *", right: "DT", costly: "☆",
  },
  {
    game: "Who's Who", hands: ["AK9765  Q9875 T87", "QT8 AKT875 J AQ5 *"], choices: [],
    says: "A is the soloist, pack of 42 cards: A leads.", worth: "The soloist loses with 7 tricks, each partner scores 17",
    played: "CT C5 CK C7 CA CJ H9 SK HA DT D7 DJ C9 C8 CQ H6 S7 H8 HQ S5 HT SQ SJ SA HK", right: "ST", costly: "♥K",
  },
  {
    game: "Dreiertarock", hands: ["T Q1 K1 NJ 14,13,10,8,2", "KQ K N  *,21,20,18,12,11,6,4", "N J J KQT 19,17,16,7,5,1", "J    15,9"], choices: ["Solo", "B"], dealer: "C",
    says: "Solo by B: A leads.", worth: "B is paid 80 cents by the two together",
    played: "T14 T4 T1 T13 T6 T5 T10 T11 T16 T19 T2 T12 T17 T8 T18 * T7 H1 T21 CT D1 T20 HJ ST DN", right: "SK", costly: "♦N",
  },
  {
    game: "Rummage", hands: ["JT QQ9 QJT99 AQJTT9 *", "AKKQQT9 KTT AAKQJ 9 *"], choices: ["3"], horizon: "3",
    says: "leads.", worth: "the settlement", played: "CQ S9 CQ", right: "*", costly: "A, ♣Q",
  },
];

// One key after the other, as a hand would.
async function keys(page, words) {
  await page.type(words);
  return words.length;
}

// The card one stands at is this one, and a reason stands beside it.
const explained = (card) => document.querySelector(".slip.open .top")?.textContent.replace(/\uFE0E/g, "").includes(card) && /\w+ .*\./.test(document.querySelector(".slip .why")?.textContent);

// The reasons are there: of a row that has none there is no word.
const reasoned = () => {
  const reasons = [...document.querySelectorAll(".list .reason")].map((each) => each.textContent);
  return reasons.length > 0 && !reasons.some((words) => words.startsWith("Finding"));
};

// What is said below the forms when all has been entered, and that moves what stands there.
const said = (page, visit) => page.until((says) => document.querySelector(".done")?.textContent.replace(/\uFE0E/g, "").includes(says), visit.says);

// Types the deal and chooses its contract; tells how many actions that took.
async function enter(page, visit) {
  const { game, hands, choices, dealer, horizon } = visit;
  let actions = 2;
  await page.point(".games button", game);
  await page.until((game) => document.querySelector(".games [aria-pressed=true]")?.textContent === game && document.querySelectorAll(".hin").length > 0, game);
  const choose = async (selector, words) => {
    await page.point(selector, words);
    actions += 1;
  };
  if (game === "Rummage") {
    for (const choice of choices) await choose(".form .field button", choice);
    await page.until(() => document.querySelectorAll(".hin").length === 3);
  }
  for (const hand of hands) actions += await keys(page, hand);
  if (game !== "Rummage") for (const choice of choices) await choose(".form .field button", choice);
  if (dealer) await choose("[aria-labelledby=dealer-name] button", dealer);
  if (horizon) {
    await page.tab.type(".form .in.short", horizon);
    await page.press("Tab");
    actions += 2;
  }
  await said(page, visit);
  return actions;
}

describe("a visitor with a score sheet", () => {
  for (const visit of visits)
    test(`of ${visit.game} sees what it was worth, the costly card and why, and plays it better`, async () => {
      await Page.with("#/new", sizes.wide, async (page) => {
        const actions = await enter(page, visit);
        assert.ok(actions <= 120, `${actions} actions are more than two minutes`);
        assert.ok(await page.tab.$eval(".done .first", (node) => node.getBoundingClientRect().bottom <= innerHeight), "what comes next is in sight");
        await page.point(".done .first");
        await page.until((worth) => document.querySelector(".verdict .big")?.textContent.includes(worth), visit.worth);

        for (const card of visit.played.split(" ")) await keys(page, card.toLowerCase());
        await page.until((count) => document.querySelectorAll(".plays .mv, .playlist .mv, .flow .mv").length >= count, visit.played.split(" ").length);
        await page.point(".tabs a", "Report");
        await page.until(reasoned);
        const costly = await page.texts(".list .item");
        await page.point(".steps .best");
        for (let at = 1; at < costly.length && !(await page.tab.evaluate(explained, visit.costly)); ++at) await page.point(".steps .best");
        await page.until(explained, visit.costly);

        await page.point(".slip .btn", "Try it yourself");
        await page.until(() => document.querySelector(".slip.learn") !== null);
        await keys(page, visit.right.toLowerCase());
        await page.until(() => /^Right/.test(document.querySelector(".slip.learn .why")?.textContent ?? ""));
        await page.point(".slip .btn", "Finish");
        await page.point(".slip .btn", "Play on");
        await page.until(() => location.hash.startsWith("#/board") && document.querySelector(".verdict") !== null);
      });
    });

  test("on a phone taps the cards in, and every control is as large as a finger", async () => {
    await Page.with("#/new", sizes.phone, async (page) => {
      const [visit] = visits;
      await page.point(".games button", visit.game);
      await page.until(() => document.querySelectorAll(".packcards .card").length === 52);
      await page.assertTouchable();
      for (const hand of visit.hands)
        for (const [row, ranks] of hand.split(" ").entries())
          for (const rank of ranks) await page.point(`.pack > :nth-child(${row + 1}) .card`, rank === "T" ? "10" : rank, { starts: true });
      for (const choice of visit.choices) await page.point(".form .field button", choice);
      await said(page, visit);
      await page.point(".done .first");
      await page.until((worth) => document.querySelector(".verdict .big")?.textContent.includes(worth), visit.worth);
      await page.assertTouchable();
      for (const card of visit.played.split(" ")) await page.point(`.tray [data-card="${card}"]`);
      await page.point(".tabs a", "Report");
      await page.until(reasoned);
      await page.point(".steps .best");
      await page.until(explained, visit.costly);
      await page.assertTouchable();
      await page.point(".slip .btn", "Try it yourself");
      await page.point(`.tray [data-card="${visit.right}"]`);
      await page.until(() => /^Right/.test(document.querySelector(".slip.learn .why")?.textContent ?? ""));
      await page.assertTouchable();
      for (const tab of ["Coach", "Puzzles"]) {
        await page.point(".tabs a", tab);
        await page.until((tab) => document.querySelector(".tabs [aria-current]")?.textContent === tab && document.querySelector(".hero") !== null, tab);
        await page.assertTouchable();
      }
    });
  });
});
