/** Seats and their cards: { N: "AKQ.JT9.876.5432", … }; the whole of it in docs/formats/json.md. */
export interface GameRecord {
  game?: string;
  hands: { [seat: string]: string };
  table?: string[];
  leader?: string;
  contract?: object;
  plays?: (string | object)[];
  [field: string]: unknown;
}

/** Hands as PBN writes them, a text that holds a record (PBN, LIN, JSON, a problem in words), or a record. */
export type Deal = string | GameRecord;

/** What any question may cost: seconds, nodes of each search, MiB for tables (96 at most). */
export interface Limits {
  time?: number;
  nodes?: number;
  memory?: number;
}

export type OuverteEvent =
  | { progress: { done: number; total: number }; request?: string | number }
  | { bounds: { lower: number | null; upper: number | null; move?: string; for?: string }; request?: string | number };

export interface Options {
  /** Ends the search at once; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  onEvent?: (event: OuverteEvent) => void;
}

export interface SolveArguments extends Limits {
  moves?: boolean;
  line?: boolean;
  words?: boolean;
  objective?: string;
  for?: string;
  leader?: string;
  contract?: string;
  at?: number;
}

export interface Solution {
  id: string;
  /** Where `exact`; else `lower` and `upper`. */
  value?: number;
  lower?: number;
  upper?: number;
  exact: boolean;
  best: string[];
  moves?: { [move: string]: number };
  line?: string[];
  nodes: number;
  seconds: number;
  [field: string]: unknown;
}

/** Of bridge: tricks by strain and declarer. */
export interface BridgeTable {
  table: { [strain in "NT" | "S" | "H" | "D" | "C"]: { [declarer in "N" | "E" | "S" | "W"]: number } };
  [field: string]: unknown;
}

/** An answer as docs/formats/requests.md has it. */
export interface Answer {
  [field: string]: any;
}

/** What is wrong with a question. */
export class OuverteError extends Error {
  code: string;
  where: string | null;
}

/** An engine in a worker of its own, which keeps its tables from one question to the next. One answer at a time. */
export class Engine {
  solve(deal: Deal, args?: SolveArguments, options?: Options): Promise<Solution>;
  table(deal: Deal, args?: Limits, options?: Options): Promise<BridgeTable & Answer>;
  analyse(deal: Deal, args?: Limits & { why?: boolean; [key: string]: unknown }, options?: Options): Promise<Answer>;
  explain(deal: Deal, args: Limits & { play?: number; card?: string; [key: string]: unknown }, options?: Options): Promise<Answer>;
  odds(deal: Deal, args?: Limits & { [key: string]: unknown }, options?: Options): Promise<Answer>;
  /** Any question of docs/formats/requests.md; what is wrong with it is an OuverteError. */
  ask(request: { ask: string; [key: string]: unknown }, options?: Options): Promise<Answer>;
  /** The same, where an error is an answer too. */
  answer(request: { ask: string; [key: string]: unknown }, options?: Options): Promise<Answer>;
  close(): void;
}

/** What stands for a deal, as the keys of a request. */
export function about(deal: Deal): { record: GameRecord } | { text: string };
