import { interpretDecode, type Interpreted, type Node } from "../runtime/interpret/interpret.ts";
import { type At, hexText } from "./describe.ts";

/** How bytes show that two sides differ. */
export type WitnessKind =
  | "only before reads"
  | "only after reads"
  | "read differently"
  | "written differently";

/** What two sides make of the same bytes, where that is not the same. */
export interface Outcome {
  readonly kind: WitnessKind;
  /** The names of what stands where they first differ, of either side. */
  readonly first: ReadonlySet<string>;
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
  if (!isRefused && !isOther && place.every((leaf) => leaf === undefined))
    return writtenOutcome(a, b);
  const kind = !isRefused
    ? "read differently"
    : a.error === undefined
      ? "only before reads"
      : "only after reads";
  const refused = [...pathOf(a), ...pathOf(b)];
  const unlike = onlyIn(leaves[0].filter(isThere), leaves[1].filter(isThere));
  return {
    kind,
    first: new Set([...place.flatMap((leaf) => leaf?.names ?? []), ...refused]),
    all: new Set([...unlike, ...refused, ...reasonWords(a, b).filter(isUsual)]),
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
    if (!names.some(isUsual)) return `reads no ${names[0]}`;
  }
  const leaf = place[index];
  if (leaf !== undefined) return `reads ${shortened(leaf.text)}`;
  if (place.every((one) => one === undefined)) return `reads ${side.value!.type}`;
  return `ends behind ${side.end} ${side.end === 1 ? "byte" : "bytes"}`;
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
  const numbers = root.children.flatMap((node) =>
    node.children.length > 0 ? node.children : [node],
  );
  return numbers.flatMap(({ name, value }) =>
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
    all: names,
    numbers,
    texts: () => [text(a), text(b)],
  };
}

/** The words of why sides would write otherwise, `clientdata.flags bit 9 means nothing`, and which masks' usual bits. */
function reasonWords(...sides: readonly Interpreted[]): string[] {
  return sides.flatMap(({ nonCanonical }) => nonCanonical.flatMap(wordsIn));
}

const isUsual = (word: string) => word.endsWith(" usual");

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

// ---- leaves

/** A stretch of bits that means something, or what stands for a member that is not there. */
interface Leaf {
  /** What must be the same: where it is, and its value. */
  readonly key: string;
  readonly text: string;
  /** Its name, and those of what it is in, without indexes. */
  readonly names: readonly string[];
}

function leavesOf({ root }: Interpreted): Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (node: Node, above: readonly string[]) => {
    const own = node.name.replace(/\[\d+\]$/, "");
    const names = [...above, own];
    // The field that a bit is a mask's goes by the mask's name.
    if (node.children.length > 0) for (const child of node.children) walk(child, names);
    else if (node.absent)
      leaves.push({
        key: `${own} ${node.notes.join()}`,
        text: `${node.name} ${node.notes.join(", ")}`,
        names,
      });
    else
      leaves.push({
        key: `${node.start}.${node.startBit}+${node.bitLength} ${valueText(node)}`,
        text: [`${node.name} = ${valueText(node)}`, ...bitNotes(node)].join(", "),
        names,
      });
  };
  for (const child of root.children) walk(child, []);
  return leaves;
}

/** What a bit that is set says: it may say another thing on the other side. */
function bitNotes({ value, notes }: Node): readonly string[] {
  return value === true ? notes : [];
}

function valueText({ value, raw }: Node): string {
  if (value instanceof Uint8Array) return hexText(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (Number.isNaN(value)) return `NaN of ${raw}`;
  if (Object.is(value, -0)) return "-0";
  return typeof value === "object" ? "" : String(value);
}

/** The first leaves that are not the same. What is not there on one side is none of it where the other does not know it. */
function firstDifference(
  a: readonly Leaf[],
  b: readonly Leaf[],
): [Leaf | undefined, Leaf | undefined] {
  const [here, there] = [a.filter(isThere), b.filter(isThere)];
  for (let i = 0; i < Math.max(here.length, there.length); i++)
    if (here[i]?.key !== there[i]?.key) return [here[i], there[i]];
  const absent = new Map(
    b.filter((leaf) => !isThere(leaf)).map((leaf) => [leaf.names.join("/"), leaf]),
  );
  for (const leaf of a) {
    const other = isThere(leaf) ? undefined : absent.get(leaf.names.join("/"));
    if (other !== undefined && other.key !== leaf.key) return [leaf, other];
  }
  return [undefined, undefined];
}

function isThere({ key }: Leaf): boolean {
  return /^\d+\.\d+\+/.test(key);
}

function shortened(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

const MOST = 80;
