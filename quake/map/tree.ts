import type { Leaf, Message, Model, Node, Plane } from "../../generated/bsp29.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { Vector } from "../world/index.ts";
import type { Parts } from "./parts.ts";

/** The parts that a tree is of. */
export const TREE = [
  "planes",
  "nodes",
  "leaves",
  "models",
] as const satisfies readonly Message["type"][];

/** The tree of planes that divides a level into leaves. */
export class Tree {
  readonly leaves: readonly Leaf[];
  readonly #planes: readonly Plane[];
  readonly #nodes: readonly Node[];
  readonly #head: number;

  /** Throws DecodeError for nodes whose planes or children are not there. */
  constructor({ planes, nodes, leaves, models }: Parts<Message, (typeof TREE)[number]>) {
    this.#planes = planes?.planes ?? [];
    this.#nodes = nodes?.nodes ?? [];
    this.leaves = leaves?.leaves ?? [];
    const model: Model | undefined = models?.models[0];
    if (model === undefined) throw none("model", 0);
    this.#head = model.heads[0];
    this.#expect(this.#head);
    for (const { plane, children } of this.#nodes) {
      if (this.#planes[plane] === undefined) throw none("plane", plane);
      for (const child of children) this.#expect(child);
    }
  }

  #expect(child: number): void {
    if (child >= this.#nodes.length) throw none("node", child);
    if (-1 - child >= this.leaves.length) throw none("leaf", -1 - child);
  }

  /** The number of the leaf that a point is in; undefined where the tree does not end. */
  leafAt([x, y, z]: Vector): number | undefined {
    let child = this.#head;
    // A way through the tree has each node once.
    for (let left = this.#nodes.length; child >= 0; left--) {
      if (left === 0) return undefined;
      const { plane, children } = this.#nodes[child]!;
      const { normal, distance } = this.#planes[plane]!;
      const along = normal[0] * x + normal[1] * y + normal[2] * z;
      child = children[along >= distance ? 0 : 1];
    }
    return -1 - child;
  }
}

function none(what: string, index: number): DecodeError {
  return new DecodeError(`there is no ${what} ${index}`, { path: ["map of Quake"], offset: 0 });
}
