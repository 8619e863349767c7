import { nearest } from "../runtime/errors/nearest.ts";
import { overlaps, type VersionRange } from "../runtime/table/versions.ts";
import type { Target } from "./values/target.ts";
import { type Work, worksOf } from "./task.ts";

/** What to fuzz; all of it without. */
export interface Selection {
  /** The name of a protocol or container. */
  readonly target?: string | undefined;
  /** `1.06`, or `1.06..1.08`. */
  readonly versions?: string | undefined;
  readonly message?: string | undefined;
}

/** A selection names something that there is not. The message lists what there is. */
export class SelectionError extends Error {
  override readonly name = "SelectionError";
}

/** The works that a selection names, in the order of the targets. Throws SelectionError when there are none. */
export function selectWorks(targets: readonly Target[], selection: Selection): Work[] {
  const chosen = selectTargets(targets, selection.target);
  const works = ofVersions(chosen, selection.versions);
  const { message } = selection;
  if (message === undefined) return works;
  const found = works.filter(({ subject }) => subject.message === message);
  if (found.length === 0) throw noMessage(chosen, works, message, selection.versions);
  return found;
}

function selectTargets(targets: readonly Target[], name: string | undefined): readonly Target[] {
  if (name === undefined) return targets;
  const found = targets.filter((target) => target.name === name);
  const names = targets.map((target) => target.name);
  if (found.length === 0) throw unknown("protocol or container", name, names);
  return found;
}

function ofVersions(targets: readonly Target[], text: string | undefined): Work[] {
  if (text === undefined) return targets.flatMap(worksOf);
  const [first, last = first, ...more] = text.split("..") as [string, ...string[]];
  if (more.length > 0) throw new SelectionError(`${text} is no range of versions: write A..B`);
  const names = [...new Set(targets.flatMap(({ table }) => table.versions))];
  for (const name of [first, last]) {
    if (!names.includes(name)) throw unknown("version", name, names);
  }
  const works = targets.flatMap((target) => worksBetween(target, first, last));
  if (works.length === 0)
    throw new SelectionError(`no versions are ${text}: is it ${last}..${first}?`);
  return works;
}

/** A target that does not have both versions has nothing between them. */
function worksBetween(target: Target, first: string, last: string): Work[] {
  const { versions } = target.table;
  const range: VersionRange = { from: versions.indexOf(first), to: versions.indexOf(last) };
  if (range.from < 0 || range.to < range.from) return [];
  return worksOf(target).filter(({ subject }) => overlaps(subject.codec, range));
}

function noMessage(
  targets: readonly Target[],
  works: readonly Work[],
  message: string,
  versions: string | undefined,
): SelectionError {
  const anywhere = targets.flatMap(worksOf).filter(({ subject }) => subject.message === message);
  const elsewhere = [...new Set(anywhere.map(({ subject }) => subject.versions))];
  if (elsewhere.length === 0) return unknown("message", message, messagesOf(works));
  return new SelectionError(`${message} is not in ${versions}: it is in ${elsewhere.join(", ")}`);
}

function messagesOf(works: readonly Work[]): string[] {
  return [...new Set(works.map(({ subject }) => subject.message))];
}

function unknown(kind: string, name: string, names: readonly string[]): SelectionError {
  const near = nearest(name, names);
  const suggestion = near === undefined ? "" : ` Did you mean ${JSON.stringify(near)}?`;
  const text = `there is no ${kind} ${JSON.stringify(name)}.${suggestion}`;
  return new SelectionError(`${text} There are: ${names.join(", ")}`);
}
