// @ts-check
// All that the page itself says, in English. Another language is another file with the same names.
import { counted } from "../model/values.js";

export const suitNames = ["spades", "hearts", "diamonds", "clubs"];
export const rankNames = { A: "ace", K: "king", Q: "queen", N: "knight", J: "jack", T: "10" };

export const text = {
  name: "Ouverte",
  skip: "To the cards",
  views: { board: "Board", report: "Report", coach: "Coach", puzzles: "Puzzles", new: "New deal" },
  newDeal: "New deal",
  share: "Share",
  theme: "Light or dark",
  keys: "Keys and settings",
  close: "Close",

  // The table
  table: "Table",
  toPlay: "to play",
  toLead: "to lead",
  tricks: (/** @type {number} */ won) => counted(won, "trick"),
  cards: (/** @type {number} */ count) => counted(count, "card"),
  noCards: (/** @type {string} */ suit) => `no ${suit}`,
  dummy: "dummy",
  led: "led",
  board: (/** @type {string} */ number, /** @type {string} */ dealer) =>
    [number && `Board ${number}`, dealer && `${dealer} deals`].filter(Boolean).join(" · "),
  vulnerable: { None: "Nobody vulnerable", NS: "North–South vulnerable", EW: "East–West vulnerable", All: "All vulnerable" },
  onTheCards: "On the cards",
  asGood: "as good as any",
  givesUp: "gives something up",
  signs: "+1 one more · = just enough · −1 one fewer",
  amounts: (/** @type {string} */ measure, /** @type {string} */ whose) => `${measure} of ${whose}`,
  contract: "Contract",
  noContract: "No contract yet",
  chooseContract: "Choose a contract, or one of the cells of the table.",
  openContract: "Contract open",
  whatMakes: "What makes",
  worthNow: "Worth now",
  auction: "Auction",
  lastTrick: "Last trick",
  took: (/** @type {string} */ who) => `${who} took it`,
  giveTo: "Who gets the trick?",
  gives: (/** @type {string} */ who) => `to ${who}`,
  whichWay: (/** @type {string} */ card) => `${card}: and lay down`,
  nothingDown: "nothing",
  moreWays: (/** @type {number} */ count) => `${count} more ways`,
  tray: (/** @type {string} */ who) => `${who} to play`,
  playedHere: "played",
  best: "best",
  seeOnly: (/** @type {string} */ who) => `Only what ${who} sees`,
  seeAll: "Show all hands",

  roles: { declarer: "declarer", soloist: "soloist", hood: "Hood", faced: "cards on the table" },
  analysis: "Analysis",
  cannotShow: "This deal cannot be put on the table",

  // The engine box
  thinking: "Working it out …",
  solvedIn: (/** @type {string} */ seconds, /** @type {string} */ nodes) => `Solved in ${seconds} s · ${nodes} positions`,
  stoppedAt: "Stopped. What is known so far is proved.",
  goOn: "Go on",
  stop: "Stop",
  solve: "Solve",
  solveAsIGo: "solve as I go",
  between: (/** @type {string} */ low, /** @type {string} */ high) => `between ${low} and ${high}`,
  atLeast: (/** @type {string} */ words) => `at least: ${words}`,
  atMost: (/** @type {string} */ words) => `at most: ${words}`,
  openWorth: "Not known yet",
  notSolved: "Not solved",
  engineLoading: (/** @type {number} */ loaded, /** @type {number} */ total) =>
    total ? `Getting the engine: ${loaded} of ${total} kB` : `Getting the engine: ${loaded} kB`,
  engineFailed: "The engine stopped working.",
  startAgain: "Start again",
  noEngine: "This page has no engine: what was worked out before is shown.",
  over: "The deal is over",
  passedOut: "Passed out: nothing is played",
  bestPlay: "with best play from here on.",
  wouldBe: (/** @type {string} */ words) => `would be: ${words}.`,
  sureOf: (/** @type {string} */ who) => `What ${who} can be sure of, as all others may combine.`,
  horizon: (/** @type {number} */ plays) => `Looking ${counted(plays, "play")} ahead.`,
  valueFor: "value for",
  everyCard: "Every card comes to the same.",

  // Lists beside the table
  worthList: "What each card is worth",
  line: "Line",
  lineHelp: "Play any card to try it: a new line starts where it parts.",
  copy: "copy",
  copied: "Copied.",
  linkCopied: "The link is copied.",
  keepOnly: "keep only this line",
  makeMain: "make this the main line",
  deleteFrom: "delete from here",
  bestLine: "Best line from here",
  playBest: "Best card",
  choices: "Lines from here",
  par: "Par",
  askTable: "Work out every contract",
  doubled: " doubled",
  northSouth: "North–South",
  by: "by",
  isHood: "is the Hood",
  group: "group",
  laysAside: "lays aside",
  leads: "leads",

  // Steps
  steps: "Step through the play",
  first: "First card",
  trickBack: "A trick back",
  back: "A card back",
  on: "A card on",
  trickOn: "A trick on",
  last: "Last card",

  // Deal bar
  game: "Game",
  values: "values",
  showing: { sign: "+1 = −1", value: "value", cost: "cost", off: "off" },
  edit: "Edit cards",
  random: "Random",
  turn: "Turn",
  change: "Change",

  // Empty board
  emptyTitle: "Put a deal on the table",
  emptySays: "Ouverte looks at all hands and says what every card is worth, in six card games.",
  enter: "Enter a deal",
  paste: "Paste a deal",
  randomDeal: "Random deal",
  examples: "Or look at one",

  exampleNames: ["Bridge: four spades, and a lead that gives a trick", "Dreiertarock: a Single to be played", "Solo Whist: a solo in hearts"],

  // Keys and settings
  keyList: [
    ["← →", "a card back, on"], ["↑ ↓", "a trick back, on; at a fork: another line"], ["Home End", "first, last card"],
    ["Tab", "into the hand to play; arrows from card to card, Enter plays"],
    ["s h d c", "and then a rank: plays that card; t 1 6 a tarock"],
    ["Space", "the best card"], ["Backspace", "take the last card back"], ["m", "values off and on"], ["n p", "next, previous costly card"],
    ["f", "turn the table"], ["e", "new deal"], ["k", "copy the link"], ["[ ]", "board before, board after"],
    ["Esc", "out of a branch or a choice"], ["?", "this list"],
  ],
  lettersAreKeys: "Single letters are keys",
  suitColours: "Colours of the suits",
  suitsFour: "four",
  suitsOrange: "four, diamonds orange",
  suitsTwo: "black and red",

  // Announcements
  plays: (/** @type {string} */ who, /** @type {string} */ card) => `${who} plays ${card}.`,
  turnOf: (/** @type {string} */ who) => `${who} to play.`,
};
/** @typedef {typeof text} Texts */
