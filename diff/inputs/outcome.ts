import { interpretDecode, type Interpreted } from "../../runtime/interpret/interpret.ts";
import type { At } from "../parts/describe.ts";
import {
  type Called,
  calledOtherwise,
  firstDifference,
  isThere,
  type Leaf,
  leavesOf,
  otherValues,
  shortened,
} from "./leaves.ts";

/** How bytes show that two sides differ. */
export type WitnessKind =
  | "only before reads"
  | "only after reads"
  | "read differently"
  | "written differently";

/** What two sides make of the same bytes, where that is not the same. */
export interface Outcome {
  readonly kind: WitnessKind;
  /** The names of what is where they first differ, of either side. */
  readonly first: ReadonlySet<string>;
  /** The names of what has another value on either side, where both read on; and what enums call values otherwise. */
  readonly values: ReadonlySet<string>;
  /** Only what enums call values is otherwise. */
  readonly isNamed?: true;
  /** The names of all that is not on both sides. */
  readonly all: ReadonlySet<string>;
  /** The numbers that were read, as `entitytype=13`. */
  readonly numbers: ReadonlySet<string>;
  /** What each side makes of the place where they first differ, or of what has one of these names. */
  texts(names: readonly string[]): readonly [before: string, after: string];
}

/** Whether messages of two names are the same one. */
export type IsSame = (before: string, after: string) => boolean;

/**
 * Reads bytes as both sides do. Nothing where both make the same of them, but for names, or neither reads all of them.
 */
export function outcomeOf(
  before: At,
  after: At,
  bytes: Uint8Array,
  isSame: IsSame,
): Outcome | undefined {
  const [a, b] = [before, after].map(({ table, version }) =>
    interpretDecode(table, version, bytes, 0, bytes.length),
  ) as [Interpreted, Interpreted];
  const isWhole = (side: Interpreted) => side.error === undefined && side.end === bytes.length;
  if (!isWhole(a) && !isWhole(b)) return undefined;
  const leaves = [leavesOf(a), leavesOf(b)] as const;
  const place = firstDifference(...leaves);
  const isOther =
    a.value !== undefined && b.value !== undefined && !isSame(a.value.type, b.value.type);
  const isRefused = a.error !== undefined || b.error !== undefined;
  const values = isRefused ? [] : otherValues(...leaves);
  const called = isRefused ? [] : calledOtherwise(...leaves);
  if (!isRefused && !isOther && place.every((leaf) => leaf === undefined) && values.length === 0)
    return writtenOutcome(a, b) ?? namedOutcome(called);
  const kind = !isRefused
    ? "read differently"
    : a.error === undefined
      ? "only before reads"
      : "only after reads";
  const refused = [...pathOf(a), ...pathOf(b)];
  const unlike = onlyIn(leaves[0].filter(isThere), leaves[1].filter(isThere));
  return {
    kind,
    first: new Set([
      ...place.flatMap((leaf) => leaf?.names ?? []),
      ...refused,
      ...(place.every((leaf) => leaf === undefined) ? values : []),
    ]),
    values: new Set([...values, ...called.map(({ name }) => name)]),
    all: new Set([...unlike, ...refused, ...reasonWords(a, b).filter(isDefault)]),
    numbers: new Set([...numbersRead(a), ...numbersRead(b)]),
    texts: (names) => [
      textOf(a, place, 0, leaves[0], names),
      textOf(b, place, 1, leaves[1], names),
    ],
  };
}

type Leaves = readonly (Leaf | undefined)[];

/** What a side makes of a place: what it reads there, or why it refuses. */
function textOf(
  side: Interpreted,
  place: Leaves,
  index: number,
  leaves: readonly Leaf[],
  names: readonly string[],
): string {
  if (side.error !== undefined) return `refuses: ${side.error.reason}`;
  if (names.length > 0) {
    const own = leaves
      .filter(isThere)
      .find((leaf) => leaf.names.some((name) => names.includes(name)));
    if (own !== undefined) return `reads ${shortened(own.text)}`;
    const why = side.nonCanonical.filter((reason) =>
      wordsIn(reason).some((w) => names.includes(w)),
    );
    if (why.length > 0) return `writes it otherwise: ${why.join("; ")}`;
    if (!names.some(isDefault)) return `reads no ${names[0]}`;
  }
  const leaf = place[index];
  if (leaf !== undefined) return `reads ${shortened(leaf.text)}`;
  if (place.every((one) => one === undefined)) return `reads ${side.value!.type}`;
  return `ends after ${side.end} ${side.end === 1 ? "byte" : "bytes"}`;
}

/** The names of leaves that are not on both sides, by place, value and name. */
function onlyIn(a: readonly Leaf[], b: readonly Leaf[]): string[] {
  const key = ({ key: own, text, names }: Leaf) => `${own} ${text} ${names.join("/")}`;
  const [here, there] = [new Set(a.map(key)), new Set(b.map(key))];
  return [
    ...a.filter((leaf) => !there.has(key(leaf))),
    ...b.filter((leaf) => !here.has(key(leaf))),
  ].flatMap(({ names }) => names);
}

function numbersRead({ root }: Interpreted): string[] {
  const nodes = [...root.children];
  // Also in structs that are in others: the list grows while it is gone through.
  for (const node of nodes) nodes.push(...node.children);
  return nodes.flatMap(({ name, value }) =>
    typeof value === "number" ? [`${name}=${value}`] : [],
  );
}

/** Both read the same, and one of them would not write it so. */
function writtenOutcome(a: Interpreted, b: Interpreted): Outcome | undefined {
  const [before, after] = [a, b].map(({ nonCanonical }) => nonCanonical.length === 0);
  if (before === after) return undefined;
  const text = ({ nonCanonical }: Interpreted) =>
    nonCanonical.length === 0 ? "writes it so" : `writes it otherwise: ${nonCanonical.join("; ")}`;
  const names = new Set(reasonWords(a, b));
  const numbers = new Set([...numbersRead(a), ...numbersRead(b)]);
  return {
    kind: "written differently",
    first: names,
    values: new Set(),
    all: names,
    numbers,
    texts: () => [text(a), text(b)],
  };
}

/** Both read the same, of which an enum gives a name to another value. */
function namedOutcome(called: readonly Called[]): Outcome | undefined {
  if (called.length === 0) return undefined;
  const none = new Set<string>();
  return {
    kind: "read differently",
    first: none,
    all: none,
    numbers: none,
    values: new Set(called.map(({ name }) => name)),
    isNamed: true,
    texts: (names) => called.find(({ name }) => names.includes(name))!.texts,
  };
}

/** The words of why sides would write otherwise, `clientdata.flags bit 9 means nothing`, and which masks' usual bits. */
function reasonWords(...sides: readonly Interpreted[]): string[] {
  return sides.flatMap(({ nonCanonical }) => nonCanonical.flatMap(wordsIn));
}

const isDefault = (word: string) => word.endsWith(" usual");

function wordsIn(reason: string): string[] {
  const [mask] = reason.match(/\w+ usual(?= bit)/) ?? [];
  return [...reason.split(/[ .]/), ...(mask === undefined ? [] : [mask])];
}

/** What a side refuses, and in it: the path, and the bit where it is one that may not be set. */
function pathOf({ error }: Interpreted): string[] {
  const path = (error?.place.path ?? []).map((name) => name.replace(/\[\d+\]$/, ""));
  const bit = error?.reason.match(/^bit (\d+) of (\S+) is set/);
  return bit ? [...path, `${bit[2]}.${bit[1]}`] : path;
}
