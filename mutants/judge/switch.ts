import { appendFileSync } from "node:fs";

/*
 * What code with switched mutants calls: whether it is the turn of one. It is imported before all else of such a file.
 */
const { MUTANT, MUTANT_HITS, MUTANT_TEST } = process.env;
const NONE = -1;

/** One for a process, however often modules are loaded. */
interface State {
  turn: number;
  hits: Set<number>;
  /** How often it was asked since a mutant was switched on, and how often it may be: a mutant may loop for ever. */
  asked: number;
  most: number;
  /** It has to end by then, in milliseconds of `performance.now()`. */
  until: number;
}

const state = ((globalThis as { mutants?: State }).mutants ??= begun());

function begun(): State {
  Object.assign(globalThis, {
    isMutant: (number: number) => {
      if (MUTANT_HITS !== undefined) state.hits.add(number);
      if (++state.asked > state.most || (isTimeToLook(state.asked) && isLate()))
        throw new Error("it does not end");
      return number === state.turn;
    },
  });
  return {
    turn: Number(MUTANT ?? NONE),
    hits: new Set(),
    asked: 0,
    most: Infinity,
    until: Infinity,
  };
}

/** The mutants that were reached since the last call. */
export function takeHits(): number[] {
  const found = [...state.hits];
  state.hits = new Set();
  return found;
}

/** How often somebody asked for mutants since the last call. */
export function takeAsked(): number {
  const { asked } = state;
  state.asked = 0;
  return asked;
}

/** A clock takes longer than all else here. */
function isTimeToLook(asked: number): boolean {
  return (asked & 0x3ff) === 0;
}

function isLate(): boolean {
  return performance.now() > state.until;
}

/** Switches a mutant on, until somebody asks for mutants that often, or for that many milliseconds. */
export function switchOn(number: number, most: number, milliseconds: number): void {
  state.turn = number;
  state.asked = 0;
  state.most = most;
  state.until = performance.now() + milliseconds;
}

export function switchOff(): void {
  state.turn = NONE;
  state.most = Infinity;
  state.until = Infinity;
}

// A command that a test starts: its test is told by what started it.
if (MUTANT_HITS !== undefined && MUTANT_TEST !== undefined)
  process.on("exit", () => {
    const all = takeHits();
    const reached = { test: MUTANT_TEST, all, left: all, isSpoilt: false, time: 0 };
    appendFileSync(MUTANT_HITS, `${JSON.stringify(reached)}\n`);
  });
