import fc from "fast-check";
import { History } from "./history.ts";
import { errorText } from "./properties/ensure.ts";
import { damagedPiece } from "./properties/inputs.ts";
import { toJson } from "./properties/lossless.ts";
import { beat } from "./pulse.ts";
import { messageProperties, rowProperties } from "./properties/properties.ts";
import type { Property } from "./properties/property.ts";
import { piecesOf } from "./recordings.ts";
import { IN_A_ROW, messageSubjects, rowSubjects, type Subject } from "./values/subjects.ts";
import { NoValueError } from "./values/dependent/patience.ts";
import type { Target } from "./values/target.ts";
import { contains } from "../runtime/table/versions.ts";

/** What a property is about: by name, so that it can be sent to a worker and kept in a file. */
export interface SubjectName {
  readonly target: string;
  readonly message: string;
  /** Any version of its class. */
  readonly version: string;
}

/** A property, and what it is about. */
export interface TaskTarget extends SubjectName {
  readonly property: string;
}

/** A stretch of runs of a property. Its seed alone decides what is tried. */
export interface Task extends TaskTarget {
  readonly seed: number;
  readonly runs: number;
  /** Files whose blocks are damaged and read, instead of random messages. */
  readonly recordings?: readonly string[];
}

/** An input for which a property does not hold. All of it is JSON. */
export interface Counterexample extends TaskTarget {
  /** The smallest input that was found, as `toJson` writes it. */
  readonly input: unknown;
  /** The inputs before it that it needs, where it fails only after them: codecs remember what they met. */
  readonly before?: readonly unknown[];
  /** The seed of the task, and fast-check's path to the input. */
  readonly seed: number;
  readonly path: string;
  readonly error: string;
}

export interface TaskResult {
  readonly runs: number;
  readonly reached: readonly string[];
  readonly failure?: Counterexample;
}

/** A subject with a property that applies to it. */
export interface Work {
  readonly subject: Subject;
  readonly property: Property<Subject>;
}

const known = new WeakMap<Target, readonly Work[]>();

/** Each property of each message and of messages in a row, in each version class of a target. */
export function worksOf(target: Target): readonly Work[] {
  const works = known.get(target) ?? [
    ...pairs(messageSubjects(target), messageProperties),
    ...pairs(rowSubjects(target), rowProperties),
  ];
  known.set(target, works);
  return works;
}

function pairs<S extends Subject>(
  subjects: readonly S[],
  properties: readonly Property<S>[],
): Work[] {
  return subjects.flatMap((subject) =>
    properties
      .filter((property) => property.applies?.(subject) ?? true)
      .map((property) => ({ subject, property: property as Property<Subject> })),
  );
}

export function aimOf({ subject, property }: Work): TaskTarget {
  return { ...subjectName(subject), property: property.name };
}

export function subjectName({ target, message, version }: Subject): SubjectName {
  return { target: target.name, message, version: target.table.versions[version]! };
}

/** What an aim names, when there is such a thing. */
export function findWork(targets: readonly Target[], aim: TaskTarget): Work | undefined {
  return firstNamed(targets, aim, ({ property }) => property.name === aim.property);
}

/** What a name is of, when there is such a thing. */
export function findSubject(targets: readonly Target[], name: SubjectName): Subject | undefined {
  return firstNamed(targets, name, () => true)?.subject;
}

function firstNamed(
  targets: readonly Target[],
  { target: name, message, version: versionName }: SubjectName,
  isIt: (work: Work) => boolean,
): Work | undefined {
  const target = targets.find((each) => each.name === name);
  if (target === undefined) return undefined;
  const version = target.table.versions.indexOf(versionName);
  return worksOf(target).find((work) => {
    const { codec, message: own } = work.subject;
    return own === message && isIt(work) && contains(codec, version);
  });
}

/** What works are about, each once, in their order. */
export function subjectsIn(works: readonly Work[]): Subject[] {
  return [...new Set(works.map(({ subject }) => subject))];
}

/** Runs a task. Throws Error when it names what is not among the targets. */
export function runTask(targets: readonly Target[], task: Task): TaskResult {
  const work = findWork(targets, task);
  if (work === undefined) throw new Error(`there is no ${nameOf(task)}`);
  return runWork(targets, work, task);
}

/** Runs the task of a work that has been found. */
export function runWork(targets: readonly Target[], work: Work, task: Task): TaskResult {
  const reached = new Set<string>();
  const { subject, property } = work;
  const history = new History(property, subject, inputsOf(targets, work, task));
  const holds = fc.property(history.inputs, (input) => {
    beat();
    history.check(input, reached);
  });
  let details: fc.RunDetails<[unknown]>;
  try {
    details = withoutStacks(() => fc.check(holds, { seed: task.seed, numRuns: task.runs }));
  } catch (error) {
    if (error instanceof NoValueError) return withoutInput(task, error);
    throw error;
  }
  const result = { runs: details.numRuns, reached: [...reached] };
  if (!details.failed) return result;
  const before = withoutStacks(() => history.before(details.counterexample![0]));
  return { ...result, failure: failureOf(task, details, before) };
}

/** Nothing could be tried: that is a failure, too. */
function withoutInput(
  { target, message, version, property, seed }: Task,
  { message: error }: NoValueError,
): TaskResult {
  const aim = { target, message, version, property };
  return { runs: 0, reached: [], failure: { ...aim, input: null, seed, path: "", error } };
}

/** Most errors here are meant to be thrown: where is of no interest, and finding out costs half of the time. */
export function withoutStacks<T>(run: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** A work for people: `petnet sound 1.06: round trip`. */
export function nameOf({ target, message, version, property }: TaskTarget): string {
  return `${target} ${message} ${version}: ${property}`;
}

function inputsOf(
  targets: readonly Target[],
  { subject, property }: Work,
  { recordings }: Task,
): fc.Arbitrary<unknown> {
  if (recordings === undefined || subject.message !== IN_A_ROW) return property.arbitrary(subject);
  return damagedPiece(recordings.flatMap((path) => piecesOf(targets, subject.target, path)));
}

function failureOf(
  { target, message, version, property, seed }: Task,
  details: fc.RunDetails<[unknown]>,
  before: readonly unknown[],
): Counterexample {
  const input = toJson(details.counterexample![0]);
  const path = details.counterexamplePath!;
  const found = { target, message, version, property, input, ...beforeAs(before) };
  return { ...found, seed, path, error: errorText(details.errorInstance) };
}

/** The member of a counterexample that says what it needs before it. */
export function beforeAs(before: readonly unknown[]): Pick<Counterexample, "before"> {
  return before.length === 0 ? {} : { before: before.map(toJson) };
}
