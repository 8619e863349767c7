/*
 * Values that refer to each other, as JSON: a list of nodes, in which each value is once, and others name it by its number.
 * Maps, undefined and the numbers that JSON has no word for come back; a value that two others have is one again. The form
 * is that of devalue, which the tests read it with.
 */

type Node =
  | null
  | boolean
  | number
  | string
  | readonly unknown[]
  | Readonly<Record<string, unknown>>;

/** The numbers of values that are no node. */
const CONSTANTS: readonly (readonly [number, unknown])[] = [
  [-1, undefined],
  [-3, NaN],
  [-4, Infinity],
  [-5, -Infinity],
  [-6, -0],
];
const MAP = "Map";

/** Plain data as JSON. Throws TypeError for what is neither plain nor a Map. */
export function graphText(root: unknown): string {
  const numbers = new Map<unknown, number>();
  const values: unknown[] = [];
  const numberOf = (value: unknown): number => {
    const constant = CONSTANTS.find(([, known]) => Object.is(known, value));
    if (constant !== undefined) return constant[0];
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, values.length);
    return values.push(value) - 1;
  };
  const only = numberOf(root);
  if (only < 0) return String(only);
  const nodes: Node[] = [];
  // Values join the list while it is gone through.
  for (const value of values) nodes.push(nodeOf(value, numberOf));
  return JSON.stringify(nodes);
}

function nodeOf(value: unknown, numberOf: (value: unknown) => number): Node {
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(numberOf);
  if (value instanceof Map) return [MAP, ...[...value].flat().map(numberOf)];
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError(`an index cannot have a ${typeof value} of this kind`);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, numberOf(each)]));
}

/** Plain data from JSON of `graphText`. Throws SyntaxError and TypeError where it is invalid. */
export function parseGraph(text: string): unknown {
  const nodes: unknown = JSON.parse(text);
  if (!Array.isArray(nodes)) throw new TypeError("expected a list of nodes");
  // All are made before any is filled, since each may refer to any.
  const values = nodes.map(emptyOf);
  const valueAt = (at: unknown): unknown => {
    const constant = CONSTANTS.find(([number]) => number === at);
    if (constant !== undefined) return constant[1];
    if (typeof at !== "number" || !Number.isInteger(at) || at < 0 || at >= values.length)
      throw new TypeError(`there is no node ${JSON.stringify(at)}`);
    return values[at];
  };
  nodes.forEach((node: Node, i) => fill(values[i], node, valueAt));
  return valueAt(0);
}

function emptyOf(node: Node): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (!Array.isArray(node)) return {};
  if (typeof node[0] !== "string") return [];
  if (node[0] === MAP && node.length % 2 === 1) return new Map();
  throw new TypeError(`there is no node like ${JSON.stringify(node.slice(0, 2))}`);
}

function fill(value: unknown, node: Node, valueAt: (at: unknown) => unknown): void {
  if (value instanceof Map) {
    const list = node as readonly unknown[];
    for (let i = 1; i < list.length; i += 2) value.set(valueAt(list[i]), valueAt(list[i + 1]));
  } else if (Array.isArray(value)) {
    for (const at of node as readonly unknown[]) value.push(valueAt(at));
  } else if (typeof value === "object" && value !== null) {
    for (const [key, at] of Object.entries(node as object)) {
      // Assigned, it would be another prototype.
      if (key === "__proto__") throw new TypeError('there is no member "__proto__"');
      (value as Record<string, unknown>)[key] = valueAt(at);
    }
  }
}
