import { bytesToText } from "../../runtime/bytes/text/text.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { Vector } from "../world/index.ts";
import { readQuakeParts } from "./parts.ts";
import { Tree, TREE } from "./tree.ts";

/** What a leaf contains, where nobody can be (id's CONTENTS_SOLID). */
const SOLID = -2;

/** Bits of spawnflags: not with these skills (id's SPAWNFLAG_NOT_EASY, _MEDIUM, _HARD). */
const NOT_WITH = [256, 512, 1024, 1024];
/** A zombie on a cross is no monster that counts. */
const CRUCIFIED = 1;

/** A map of Quake, of which can be asked where nobody can be, and what is in the level. Quake II has bodies in place of leaves. */
export class SolidMap {
  readonly #tree: Tree;
  readonly #entities: Uint8Array;

  /** Throws DecodeError where the bytes are no map of Quake, its parts are outside of it, or nodes are not there. */
  constructor(bytes: Uint8Array) {
    const parts = readQuakeParts(bytes, ["entities", ...TREE]);
    this.#tree = new Tree(parts);
    this.#entities = parts.entities?.text ?? new Uint8Array(0);
  }

  /** Whether a point is inside of what is solid. Throws DecodeError for a tree that does not end. */
  isSolid(point: Vector): boolean {
    const leaf = this.#tree.leafAt(point);
    if (leaf === undefined)
      throw new DecodeError("the tree does not end", { path: ["map of Quake"], offset: 0 });
    return this.#tree.leaves[leaf]!.contents === SOLID;
  }

  /** How many monsters the level has with each skill, from 0 to 3, by its text of entities. */
  monsters(): readonly number[] {
    const text = bytesToText(this.#entities, 0, this.#entities.length);
    const counts = NOT_WITH.map(() => 0);
    for (const [, body = ""] of text.matchAll(/\{([^{}]*)\}/g)) {
      const [, kind] = /"classname"\s+"(monster_[^"]*)"/.exec(body) ?? [];
      if (kind === undefined) continue;
      const flags = Number(/"spawnflags"\s+"(\d+)"/.exec(body)?.[1] ?? 0);
      if (kind === "monster_zombie" && (flags & CRUCIFIED) !== 0) continue;
      for (const [skill, bit] of NOT_WITH.entries()) if ((flags & bit) === 0) counts[skill]!++;
    }
    return counts;
  }
}
