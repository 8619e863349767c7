import { bytesToText } from "../../runtime/bytes/text.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { Vector } from "../world/index.ts";

/*
 * What of a map file tells where nobody can be, and what is in the level: the tree of planes that divides the world into
 * leaves, of which some are solid, and the text of entities. For Quake's maps; Quake II has bodies in place of leaves.
 */

/** How long the parts are, by the file's edition. */
interface Edition {
  readonly node: number;
  readonly leaf: number;
  /** Numbers of nodes and leaves have four bytes, not two. */
  readonly isWide: boolean;
}

const EDITIONS: ReadonlyMap<string, Edition> = new Map([
  ["\x1d\0\0\0", { node: 24, leaf: 28, isWide: false }],
  ["BSP2", { node: 44, leaf: 44, isWide: true }],
]);

const LUMPS = { entities: 0, planes: 1, nodes: 5, leaves: 10, models: 14 } as const;
const PLANE = 20;
/** Where a model says which node its tree begins with. */
const HEAD_NODE = 36;
/** What a leaf contains, where nobody can be (id's CONTENTS_SOLID). */
const SOLID = -2;

/** Bits of spawnflags: not with these skills (id's SPAWNFLAG_NOT_EASY, _MEDIUM, _HARD). */
const NOT_WITH = [256, 512, 1024, 1024];
/** A zombie on a cross is no monster that counts. */
const CRUCIFIED = 1;

/** A map in which it can be asked what is solid. */
export class SolidMap {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #edition: Edition;
  readonly #planes: DataView;
  readonly #nodes: DataView;
  readonly #leaves: DataView;
  readonly #head: number;

  /** Throws DecodeError where the bytes are no map of Quake, or its parts are outside of it. */
  constructor(bytes: Uint8Array) {
    const edition = EDITIONS.get(bytesToText(bytes, 0, Math.min(4, bytes.length)));
    if (edition === undefined)
      throw new DecodeError("this is no map of Quake", { path: [], offset: 0 });
    this.#edition = edition;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#planes = this.#lump("planes");
    this.#nodes = this.#lump("nodes");
    this.#leaves = this.#lump("leaves");
    const models = this.#lump("models");
    if (models.byteLength < HEAD_NODE + 4) throw this.#none("model", 0);
    this.#head = models.getInt32(HEAD_NODE, true);
  }

  #lump(name: keyof typeof LUMPS): DataView {
    const place = 4 + 8 * LUMPS[name];
    const view = this.#view;
    const fail = (why: string) =>
      new DecodeError(why, { path: ["map of Quake", name], offset: place });
    if (place + 8 > view.byteLength) throw fail("the directory is cut off");
    const [offset, length] = [view.getUint32(place, true), view.getUint32(place + 4, true)];
    if (offset + length > view.byteLength)
      throw fail(`${length} bytes at ${offset} are more than the file has`);
    return new DataView(view.buffer, view.byteOffset + offset, length);
  }

  /** Whether a point is inside of what is solid. Throws DecodeError for a tree that does not end. */
  isSolid(point: Vector): boolean {
    const { node: size, isWide } = this.#edition;
    let node = this.#head;
    for (let left = this.#nodes.byteLength / size; node >= 0; left--) {
      const at = node * size;
      if (left < 0 || at + size > this.#nodes.byteLength) throw this.#none("node", node);
      const side = this.#isAbove(this.#nodes.getInt32(at, true), point) ? 0 : 1;
      node = isWide
        ? this.#nodes.getInt32(at + 4 + 4 * side, true)
        : this.#nodes.getInt16(at + 4 + 2 * side, true);
    }
    const leaf = (-1 - node) * this.#edition.leaf;
    if (leaf + 4 > this.#leaves.byteLength) throw this.#none("leaf", -1 - node);
    return this.#leaves.getInt32(leaf, true) === SOLID;
  }

  #isAbove(plane: number, point: Vector): boolean {
    const at = plane * PLANE;
    if (plane < 0 || at + PLANE > this.#planes.byteLength) throw this.#none("plane", plane);
    const along = point.reduce(
      (sum, x, i) => sum + x * this.#planes.getFloat32(at + 4 * i, true),
      0,
    );
    return along >= this.#planes.getFloat32(at + 12, true);
  }

  /** How many monsters the level has with each skill, from 0 to 3, by its text of entities. */
  monsters(): readonly number[] {
    const { byteOffset, byteLength } = this.#lump("entities");
    const from = byteOffset - this.#bytes.byteOffset;
    const text = bytesToText(this.#bytes, from, from + byteLength);
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

  #none(what: string, index: number): DecodeError {
    return new DecodeError(`there is no ${what} ${index}, or the tree does not end`, {
      path: ["map of Quake"],
      offset: 0,
    });
  }
}
