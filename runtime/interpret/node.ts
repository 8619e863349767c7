/**
 * A stretch of bits that means something: a message, a field, an element, one bit of a mask.
 *
 * A leaf covers `bitLength` bits from `start` and `startBit` on. A node with children covers what they cover,
 * which need not be in one piece: a mask may begin in the id and go on after it.
 * The leaves of a message that was read whole cover each of its bits exactly once.
 */
export interface Node {
  /** The field's name, an element's (`origin[1]`) or a bit's (`flags.3`). */
  name: string;
  /** Byte offset in the bytes that were read, also where those belong to something larger. */
  start: number;
  /** First bit inside the byte at `start`, 0 the lowest. */
  startBit: number;
  bitLength: number;
  /** What the message carries for it. */
  value?: unknown;
  /** The integer on the wire, before scaling; a float's bits, of one of 64 as a bigint. */
  raw?: number | bigint;
  /** The wire type as the schema calls it: `coord`, `u16`. */
  type?: string;
  doc?: string;
  /** The name that an enum gives the value. */
  enumName?: string;
  /** What is worth saying about it, a phrase each. */
  notes: string[];
  children: Node[];
  /** In which of several ways it came: in how many bytes, or ended by which. */
  way?: number;
  /** That is not the usual one. */
  isOdd?: true;
  /** An optional field that is not there. It has no bits. */
  absent?: true;
}

/** What a node tells beside its place. Undefined parts are left out. */
export interface About {
  readonly value?: unknown;
  readonly raw?: number | bigint | undefined;
  readonly type?: string | undefined;
  readonly doc?: string | undefined;
  readonly enumName?: string | undefined;
}

/** Makes a node without children. `at` counts bits from the beginning of the bytes. */
export function makeNode(name: string, at: number, bitLength: number, about: About = {}): Node {
  const node: Node = {
    name,
    start: Math.floor(at / 8),
    startBit: at % 8,
    bitLength,
    notes: [],
    children: [],
  };
  if (about.value !== undefined) node.value = about.value;
  if (about.raw !== undefined) node.raw = about.raw;
  if (about.type !== undefined) node.type = about.type;
  if (about.doc !== undefined) node.doc = about.doc;
  if (about.enumName !== undefined) node.enumName = about.enumName;
  return node;
}

/** What the schema says of a node beside its notes: of a bit that is set these say the same already. */
export function docNearby({ type, notes, doc }: Node): string | undefined {
  return type === "bit" && notes.length > 0 ? undefined : doc;
}

/** Gives every node with children the sum of their lengths, in bits, and returns that of `node`. */
export function measure(node: Node): number {
  if (node.children.length > 0) {
    node.bitLength = node.children.reduce((sum, child) => sum + measure(child), 0);
  }
  return node.bitLength;
}

/** The nodes without children, in the order they were read. Those of absent fields are among them. */
export function leaves(node: Node): Node[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leaves);
}

/** Elements of a list that have nodes of their own. */
const MOST_ELEMENTS = 4096;

/** Keeps a list of millions from costing a node for each: those after the limit share the last one. */
export function drawTogether(parent: Node): void {
  if (parent.children.length <= MOST_ELEMENTS) return;
  const last = parent.children.pop()!;
  const rest = parent.children.at(-1)!;
  rest.bitLength = measure(rest) + measure(last);
  rest.children = [];
  rest.name = rest.name.replace(/(?<=\d)\]$/, "…]");
  rest.notes = ["and all that follow"];
  delete rest.value;
}
