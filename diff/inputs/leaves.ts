import type { Interpreted, Node } from "../../runtime/interpret/interpret.ts";
import { hexText } from "../parts/describe.ts";

/** A stretch of bits that means something, or what stands for a member that is not there. */
export interface Leaf {
  /** What must be the same: where it is, and its value. */
  readonly key: string;
  readonly text: string;
  readonly value: string;
  /** What an enum calls the value. */
  readonly called: string | undefined;
  /** Its name, and those of what it is in, without indexes. */
  readonly names: readonly string[];
}

export function leavesOf({ root }: Interpreted): Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (node: Node, above: readonly string[]) => {
    const own = node.name.replace(/\[\d+\]$/, "");
    const names = [...above, own];
    // The field that a bit is a mask's depends on the mask's name.
    if (node.children.length > 0) for (const child of node.children) walk(child, names);
    else if (node.absent)
      leaves.push({
        key: `${own} ${node.notes.join()}`,
        text: `${node.name} ${node.notes.join(", ")}`,
        value: "",
        called: undefined,
        names,
      });
    else
      leaves.push({
        key: `${node.start}.${node.startBit}+${node.bitLength} ${valueText(node)}`,
        text: [`${node.name} = ${valueText(node)}`, ...bitNotes(node)].join(", "),
        value: valueText(node),
        // What the id names is the message.
        called: node.enumName === root.name ? undefined : node.enumName,
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

/** The names, not of structs, of what both sides have, with another value: of lists one element after the other. */
export function otherValues(a: readonly Leaf[], b: readonly Leaf[]): string[] {
  const byPath = new Map<string, string[]>();
  for (const { names, value } of b) {
    const path = names.join("/");
    const list = byPath.get(path);
    if (list === undefined) byPath.set(path, [value]);
    else list.push(value);
  }
  const met = new Map<string, number>();
  return a.flatMap(({ names, value }) => {
    const path = names.join("/");
    const index = met.get(path) ?? 0;
    met.set(path, index + 1);
    const other = byPath.get(path)?.[index];
    return other === undefined || other === value ? [] : [names.at(-1)!];
  });
}

/** A value that enums call otherwise. */
export interface Called {
  /** `is HAPPY` */
  readonly name: string;
  readonly texts: readonly [string, string];
}

export function calledOtherwise(a: readonly Leaf[], b: readonly Leaf[]): Called[] {
  return a.flatMap((leaf, i) => {
    const other = b[i];
    if (other?.key !== leaf.key || other.called === leaf.called) return [];
    const text = ({ text: own, called }: Leaf) => `reads ${shortened(own)}, ${called ?? "no name"}`;
    const texts = [text(leaf), text(other)] as const;
    return [leaf, other].flatMap(({ called }) =>
      called === undefined ? [] : [{ name: nameOfValue(called), texts }],
    );
  });
}

/** What an outcome calls it that a value has this name. */
export function nameOfValue(name: string): string {
  return `is ${name}`;
}

/** The first leaves that are not the same. What is not there on one side is none of it where the other does not know it. */
export function firstDifference(
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

export function isThere({ key }: Leaf): boolean {
  return /^\d+\.\d+\+/.test(key);
}

export function shortened(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

const MOST = 80;
