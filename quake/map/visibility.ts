import type { Vector } from "../world/index.ts";
import { readQuakeParts } from "./parts.ts";
import { Tree, TREE } from "./tree.ts";

/** The leaf that all solid is. */
const SOLID = 0;

/** What can be seen from where in a map of Quake: potentially visible sets, as servers send entities by. */
export class Visibility {
  readonly #tree: Tree;
  readonly #sets: Uint8Array;
  readonly #rows = new Map<number, Uint8Array | undefined>();

  /** Throws DecodeError where the bytes are no map of Quake, its parts are outside of it, or nodes are not there. */
  constructor(bytes: Uint8Array) {
    const parts = readQuakeParts(bytes, ["visibility", ...TREE]);
    this.#tree = new Tree(parts);
    this.#sets = parts.visibility?.sets ?? new Uint8Array(0);
  }

  /** The leaf that a point is in: 0 is solid, as where the tree does not end. */
  leafAt(point: Vector): number {
    return this.#tree.leafAt(point) ?? SOLID;
  }

  /** Whether something in one leaf may be seen from another one. All may where the map has no such sets. */
  sees(from: number, to: number): boolean {
    if (from === to) return true;
    if (from === SOLID || to === SOLID) return false;
    const row = this.#row(from);
    return row === undefined || (row[(to - 1) >> 3]! & (1 << ((to - 1) & 7))) !== 0;
  }

  /** The set of a leaf, a bit for each leaf from 1 on; undefined where it has none. */
  #row(leaf: number): Uint8Array | undefined {
    if (!this.#rows.has(leaf)) this.#rows.set(leaf, this.#unpacked(leaf));
    return this.#rows.get(leaf);
  }

  /** A byte of 0 is followed by how many of them there are. */
  #unpacked(leaf: number): Uint8Array | undefined {
    const sets = this.#sets;
    const { leaves } = this.#tree;
    let at = leaves[leaf]!.seen;
    if (at < 0 || sets.length === 0) return undefined;
    const row = new Uint8Array((leaves.length + 7) >> 3);
    for (let i = 0; i < row.length && at < sets.length;) {
      const byte = sets[at++]!;
      row[i] = byte;
      // A count of 0 would go on for ever: id's own reader takes it for nothing, too.
      const isCounted = byte === 0 && at < sets.length;
      i += isCounted ? Math.max(sets[at++]!, 1) : 1;
    }
    return row;
  }
}
