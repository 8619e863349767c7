import { randomFrom } from "../random.ts";
import { piecesOf } from "../recordings.ts";
import { type Selection, selectWorks } from "../select.ts";
import type { Target } from "../values/target.ts";
import { subjectName, type SubjectName, subjectsIn } from "../task.ts";
import { IN_A_ROW, type Subject } from "../values/subjects.ts";
import { Corpus } from "./corpus.ts";
import type { GuidedResult, GuidedTask } from "./explore.ts";
import type { Finding } from "./finding.ts";
import { oneOf } from "./mutate-bytes.ts";
import type { Stored } from "./store.ts";

/** A subject, and what is known of it. */
export interface State {
  readonly subject: Subject;
  readonly aim: SubjectName;
  readonly corpus: Corpus;
  /** Inputs that are still to be looked at as they are. */
  kept: Uint8Array[];
  runs: number;
  /** How many of the runs were a sweep, which comes first; undefined before it. */
  swept: number | undefined;
  /** Rounds since something new was found. */
  stale: number;
  /** A task of it did not end, or took all memory: another one would not end, either. */
  hangs: boolean;
}

/** A cause, with the smallest counterexample, and what else shows it. */
export interface Group {
  finding: Finding;
  /** Messages in version classes. */
  readonly subjects: Set<string>;
}

/** Inputs of a subject in a round in which it has shown something new; half as many in each after it. */
const MOST_RUNS = 96;
const FEWEST_RUNS = 4;
/**
 * As if nothing new had come for that many rounds: where another class of versions has the layout, and with it the
 * functions. Longer ago does not count.
 */
const ALIKE = 8;
/** Of those one in that many has its turn in a round. */
const RESTING = 4;
/** Inputs of a corpus that a task is given. */
const ENTRIES = 32;
const FOREIGN = 8;

/** A state for each subject that is selected, with what is kept of it and what recordings have. Throws SelectionError. */
export function begin(
  targets: readonly Target[],
  selection: Selection,
  stored: readonly Stored[],
  recordings: readonly string[],
): State[] {
  const subjects = subjectsIn(selectWorks(targets, selection));
  const inputs = new Map<string, Uint8Array[]>();
  for (const { bytes, ...aim } of stored) {
    const list = inputs.get(keyOf(aim));
    if (list === undefined) inputs.set(keyOf(aim), [bytes]);
    else list.push(bytes);
  }
  const layouts = new Set<unknown>();
  const states = subjects.map((subject) => {
    const aim = subjectName(subject);
    const rows = subject.message === IN_A_ROW ? recordings : [];
    const pieces = rows.flatMap((path) => piecesOf(targets, subject.target, path));
    const kept = [...(inputs.get(keyOf(aim)) ?? []), ...pieces];
    const code = "layout" in subject ? subject.layout : subject;
    const stale = layouts.size === layouts.add(code).size ? ALIKE : 0;
    const swept = subject.message === IN_A_ROW ? 0 : undefined;
    return { subject, aim, corpus: new Corpus(), kept, runs: 0, swept, stale, hangs: false };
  });
  // Others' functions last.
  return states.toSorted((a, b) => a.stale - b.stale);
}

export function keyOf({ target, message, version }: SubjectName): string {
  return [target, message, version].join("/");
}

/** A task for each state that has runs left. */
export function tasksOf(
  states: readonly State[],
  groups: ReadonlyMap<string, Group>,
  seed: number,
  runs: number,
): (readonly [State, GuidedTask])[] {
  const random = randomFrom(seed);
  const all = new Map<Target, readonly Uint8Array[]>();
  for (const { subject } of states) {
    if (all.has(subject.target)) continue;
    const own = states.filter((state) => state.subject.target === subject.target);
    all.set(
      subject.target,
      own.flatMap(({ corpus }) => corpus.entries.map(({ bytes }) => bytes)),
    );
  }
  const open = states.filter(
    ({ hangs, runs: done, kept }) => !hangs && (done < runs || kept.length > 0),
  );
  const awake = open.filter(
    ({ stale, kept }) => stale < ALIKE || kept.length > 0 || random() < 1 / RESTING,
  );
  return (awake.length > 0 ? awake : open).map((state) => {
    const own = state.corpus.entries.map(({ bytes }) => bytes);
    const others = all.get(state.subject.target)!;
    const isSweep = state.swept === undefined;
    const task: GuidedTask = {
      aim: state.aim,
      seed: Math.floor(random() * 2 ** 31),
      runs: isSweep ? Math.floor(runs / 2) : Math.min(runs - state.runs, runsOf(state)),
      isSweep,
      entries: some(own, ENTRIES, random),
      foreign: some(others, FOREIGN, random),
      kept: state.kept,
      known: [...state.corpus.known],
      causes: [...groups.keys()],
    };
    return [state, task] as const;
  });
}

/**
 * Of what was hardly tried a few, then as many as there were: so each subject is met before any is known well, and a
 * mistake that any input shows is found soon, wherever it is.
 */
function runsOf({ stale, runs, swept = 0 }: State): number {
  return Math.max(FEWEST_RUNS, Math.min(MOST_RUNS >> stale, runs - swept));
}

function some(list: readonly Uint8Array[], count: number, random: () => number): Uint8Array[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, () => oneOf(list, random));
}

/** Takes a result in. Returns the inputs that are new. */
export function merge(state: State, result: GuidedResult, groups: Map<string, Group>): Stored[] {
  state.runs += result.runs;
  for (const finding of result.findings) {
    addFinding(groups, finding, state);
    if (finding.path === "") state.hangs = true;
  }
  if (state.swept === undefined) {
    state.swept = result.runs;
    return [];
  }
  state.kept = [];
  const fresh = result.fresh.filter((entry) => state.corpus.add(entry) > 0);
  state.stale = fresh.length > 0 ? 0 : Math.min(state.stale + 1, ALIKE);
  return fresh.map(({ bytes }) => ({ ...state.aim, bytes }));
}

/** Puts a finding to those of its cause. */
export function addFinding(groups: Map<string, Group>, finding: Finding, { subject }: State): void {
  const name = `${subject.target.name} ${subject.message} ${subject.versions}`;
  const known = groups.get(finding.cause);
  if (known === undefined) {
    groups.set(finding.cause, { finding, subjects: new Set([name]) });
    return;
  }
  known.subjects.add(name);
  if (finding.bytes.length < known.finding.bytes.length) known.finding = finding;
}
