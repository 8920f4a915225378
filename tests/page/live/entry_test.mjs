// New deal: typed, clicked, pasted; what is wrong stands at its place and can be mended.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Page, played, record, sizes } from "./host.mjs";

const kHands = ["K943 J92 KT42 K5", "876 AQ63 AQ73 T2", "AJT52  J98 A9873"];

// An empty sheet of a game.
async function choose(page, game, hands) {
  await page.click(".games button", game);
  await page.until((game, hands) => document.querySelector(".games [aria-pressed=true]")?.textContent === game && document.querySelectorAll(".hin").length === hands, game, hands);
}
const press = (page, field, words) => page.click(`[aria-labelledby="${field}"] button`, words);
const says = (page, words) => page.until((words) => document.querySelector(".done")?.textContent.includes(words), words);

for (const [size, options] of Object.entries(sizes))
  describe(`a new deal, ${size}`, () => {
    test("is typed hand by hand, the last fills itself, and the board says what it makes", async () => {
      await Page.with("#/new", options, async (page) => {
        await page.until(() => document.querySelectorAll(".packcards .card").length === 52);
        for (const hand of kHands) await page.type(hand);
        await page.until(() => /13 of 13.*13 of 13.*13 of 13.*13 of 13/s.test(document.querySelector(".hands").textContent));
        assert.match((await page.texts(".hin"))[3], /K 10 8 7 5 4/);
        await page.assertWell();
        await page.picture(`new-${size}`);
        for (const label of ["4", "♠", "South"]) await page.click(".form .seg button", label);
        await page.click(".done .first");
        await page.until(() => location.hash.startsWith("#/board"));
        await page.solved();
        assert.equal(await page.text(".verdict .big"), "10 tricks, made");
      });
    });

    test("without a contract shows what each is worth", async () => {
      await Page.with("#/new", options, async (page) => {
        await page.until(() => document.querySelectorAll(".packcards .card").length === 52);
        for (const hand of kHands) await page.type(hand);
        await page.click(".done .first");
        await page.until(() => document.querySelectorAll(".grid button").length >= 20);
        await page.assertWell();
      });
    });

    test("names the holder of a card that is typed twice, and moves it", async () => {
      await Page.with("#/new", options, async (page) => {
        await page.until(() => document.querySelectorAll(".packcards .card").length === 52);
        await page.type(kHands[0]);
        await page.type("K");
        await page.until(() => document.querySelector(".flag")?.textContent.includes("king of spades is with North already"));
        await page.assertWell();
        await page.click(".flag .link", "Move it to East");
        await page.until(() => document.querySelector(".hands").textContent.includes("12 of 13"));
      });
    });

    test("is clicked card by card, taken back, and dealt out at random", async () => {
      await Page.with("#/new", options, async (page) => {
        await page.until(() => document.querySelectorAll(".packcards .card").length === 52);
        await page.click(".packcards .card");
        await page.until(() => document.querySelector(".hin").textContent.includes("1 of 13"));
        await page.click(".pack + p .btn", "Undo");
        await page.until(() => document.querySelector(".hin").textContent.includes("0 of 13"));
        await page.click(".pack + p .btn", "at random");
        await page.until(() => !document.querySelector(".done .first").disabled);
      });
    });

    const chosen = [
      ["Dreiertarock", 42, ["Solo", "B"], /Solo by B/], ["Hoodwink", 33, ["Trumps and Hood", "♥", "C"], /Hearts trumps, C is the Hood/],
      ["Solo Whist", 52, ["Abundance", "East", "♦"], /Abundance by East, diamonds trumps/], ["Who's Who", 41, ["42"], /^/], ["Rummage", 0, ["5"], /5 players/],
    ];
    for (const [game, count, choices, contract] of chosen)
      test(`has the pack and the choices of ${game}`, async () => {
        await Page.with("#/new", options, async (page) => {
          await page.click(".games button", game);
          await page.until((game) => document.querySelector(".games [aria-pressed=true]")?.textContent === game, game);
          await page.until((count) => !count || document.querySelectorAll(".packcards .card").length === count, count);
          for (const choice of choices) {
            await page.click(".form .field button", choice);
            await page.until((choice) => document.querySelector(".form .field [aria-pressed=true]") && [...document.querySelectorAll(".form .field [aria-pressed=true]")].some((each) => each.textContent.includes(choice)), choice);
          }
          if (game === "Rummage") await page.until(() => document.querySelectorAll(".hin").length === 5);
          await page.click(".pack + p .btn", "at random");
          await page.until(() => !document.querySelector(".done .first").disabled);
          await page.assertWell();
          const readable = await page.tab.$$eval(".seg [aria-pressed=true] .k", (all) => all.map((each) => getComputedStyle(each).color === getComputedStyle(each.closest("button")).color));
          assert.ok(readable.every(Boolean), "the sign of a chosen suit has the colour of what is chosen");
          await page.picture(`new-${game.toLowerCase().replace(/\W+/g, "-")}-${size}`);
          await page.click(".done .first");
          await page.until(() => location.hash.startsWith("#/board") && document.querySelector(".seat") !== null);
          assert.match(await page.text(".dealbar"), contract);
        });
      });

    test("takes an ending with the tricks before it", async () => {
      await Page.with("#/new", options, async (page) => {
        const count = (at, number) => page.tab.evaluate((at, number) => {
          const input = document.querySelectorAll("#won-name + span input")[at];
          input.value = number;
          input.dispatchEvent(new Event("input"));
        }, at, number);
        await choose(page, "Solo Whist", 4);
        for (const [at, hand] of ["AK", "QJ", "T9", "87"].entries()) {
          await page.tab.evaluate((at) => document.querySelectorAll(".hin")[at].click(), at);
          await page.type(hand);
        }
        await press(page, "field-name", "Solo");
        await press(page, "field-soloist", "South");
        await press(page, "field-trump", "♥");
        await says(page, "Enter the tricks that each has won.");
        for (const [at, number] of ["4", "3", "3"].entries()) await count(at, number);
        assert.equal(await page.tab.$eval("#won-name + span label:last-child input", (input) => input.value), "1", "the last follows");
        await count(0, "9");
        await says(page, "The tricks won are 15, but 11 have been played.");
        await count(0, "4");
        await press(page, "lead-name", "South");
        await says(page, "Solo by South, hearts trumps: South leads.");
        await page.assertWell();
        await page.picture(`ending-${size}`);
        await page.click(".done .first");
        await page.until(() => /won:\(N:4,E:3,S:3,W:1\)/.test(location.hash));
        await page.solved();
      });
    });

    test("takes what is announced in Dreiertarock, and doubled", async () => {
      await Page.with("#/new", options, async (page) => {
        await choose(page, "Dreiertarock", 5);
        await page.click(".pack + p .btn", "at random");
        await press(page, "field-name", "Solo");
        await press(page, "field-declarer", "B");
        await press(page, "field-announced-slam", "Declarer");
        await press(page, "field-doubled", "Slam");
        await says(page, "Slam announced by the declarer");
        await page.assertWell();
        await page.picture(`announced-${size}`);
        await page.click(".done .first");
        await page.until(() => /announced:.*slam/.test(location.hash) && /Slam announced/.test(document.querySelector("h1").textContent));
      });
    });

    test("reads what is pasted, and says line by line what it cannot read", async () => {
      await Page.with("#/new", options, async (page) => {
        await page.paste('[Deal "N:K943.J92.KT42.K5 876.AQ63.AQ73.T2 AJT52..J98.A9873 Q.KT8754.65.QJ64"]\n[Contract "9S"]\n');
        await page.until(() => /Line 2/.test(document.querySelector(".problems")?.textContent ?? ""));
        await page.assertWell();
        const hands = "N: ♠J83 ♥K852 ♦96 ♣A872\nE: ♠T75 ♥JT96 ♦AQ2 ♣QJ4\nS: ♠AKQ96 ♥A74 ♦853 ♣K6\nW: ♠42 ♥Q3 ♦KJT74 ♣T953\n";
        await page.paste(`${hands}South plays 4♠. North plays 3♣.`);
        await page.until(() => [...document.querySelectorAll(".problems button")].some((node) => /^Take the hands: South plays 4♠/.test(node.textContent ?? "")));
        await page.assertWell();
        await page.paste("nothing of any sense");
        await page.until(() => document.querySelector(".problems")?.textContent.length > 0);
        await page.paste('[Deal "N:K943.J92.KT42.K5 876.AQ63.AQ73.T2 AJT52..J98.A9873 Q.KT8754.65.QJ64"]\n[Contract "4S"]\n[Declarer "S"]\n');
        await page.until(() => location.hash.startsWith("#/board"));
      });
    });
  });

test("a text pasted anywhere is read, and of several deals one is chosen", async () => {
  await Page.with("", sizes.wide, async (page) => {
    await page.tab.evaluate((words) => {
      const data = new DataTransfer();
      data.setData("text/plain", words);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    }, `${played("bridge")}\n${record("bridge")}`);
    await page.until(() => document.querySelectorAll(".found .tag").length === 2);
    await page.click(".found .tag");
    await page.until(() => location.hash.startsWith("#/report"));
  });
});

test("an empty page offers random deals and examples of itself", async () => {
  for (const options of Object.values(sizes))
    await Page.with("", options, async (page) => {
      await page.until(() => document.querySelectorAll(".empty .btn").length >= 8);
      await page.assertWell();
      await page.picture(`empty-${options.width}`);
      await page.click(".empty .btn", "Hoodwink");
      await page.until(() => document.querySelectorAll(".seat").length === 3);
    });
});

test("a hand is typed by keys alone where a game was chosen by them, and Space wipes nothing", async () => {
  await Page.with("#/new", sizes.wide, async (page) => {
    await page.until(() => document.querySelectorAll(".hin").length === 4);
    await page.tab.focus(".games :nth-child(1)");
    await page.press("Enter");
    await page.type("akt k97 aq t9876");
    const typed = () => document.querySelector(".hin .top")?.textContent.includes("13 of 13");
    await page.until(typed);
    assert.equal(await page.tab.$$eval(".pack .card[tabindex='0']", (cards) => cards.length), 1);
    await page.tab.focus(".pack .card[tabindex='0']");
    await page.press("ArrowRight", "ArrowDown");
    assert.match(await page.tab.evaluate(() => document.activeElement.textContent), /king of hearts/);
  });
});

test("a card of the deal is corrected, and the cards played stay as far as they can be", async () => {
  await Page.with("#/board?g=bridge&d=NESW:A4..._K5..._Q6..._J7...&c=(trump:NT,declarer:S)&r=(leader:W)&p=SJ.SA.SK.S6", sizes.wide, async (page) => {
    await page.until(() => document.querySelectorAll(".plays .mv").length === 4);
    await page.click(".dealbar .btn", "Edit cards");
    await page.until(() => document.querySelector(".viewtitle")?.textContent === "Edit the deal" && document.querySelector(".done .first:not([disabled])") !== null);
    await page.click(".hin:nth-child(3)");
    await page.click(".pack .card", "6");
    await page.click(".pack .card", "3");
    await page.click(".done .first");
    await page.until(() => /first 3 stay/.test(document.querySelector(".told")?.textContent ?? "") && document.querySelectorAll(".plays .mv").length === 3);
  });
});
