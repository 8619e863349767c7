import { bytesToText } from "../../runtime/bytes/text.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { Vector } from "../world/index.ts";

/** How large parts of a file are in bytes, and where in them what is; by the file's edition. */
interface Edition {
  readonly node: number;
  readonly leaf: number;
  /** A node's children have four bytes, not two. */
  readonly isWide: boolean;
}

const EDITIONS: ReadonlyMap<string, Edition> = new Map([
  ["\x1d\0\0\0", { node: 24, leaf: 28, isWide: false }],
  ["BSP2", { node: 44, leaf: 44, isWide: true }],
]);

/** Lumps by their place in the directory. */
const LUMPS = { planes: 1, visibility: 4, nodes: 5, leafs: 10, models: 14 } as const;

const PLANE = 20;
/** Where the first model has the root of the tree. */
const HEADNODE = 36;
/** Planes along an axis have its number as their type. */
const AXES = 3;

/** The leaf that all solid is. */
const SOLID = 0;

/** What can be seen from where in a map of Quake: potentially visible sets, as servers send entities by. */
export class Visibility {
  readonly #lumps: Readonly<Record<keyof typeof LUMPS, DataView>>;
  readonly #edition: Edition;
  readonly #leafs: number;
  readonly #rows = new Map<number, Uint8Array | undefined>();

  /** Throws DecodeError where the bytes are no map of Quake, or its parts are outside of it. */
  constructor(bytes: Uint8Array) {
    const magic = bytesToText(bytes, 0, Math.min(4, bytes.length));
    const edition = EDITIONS.get(magic);
    if (edition === undefined) throw wrong("this is no map of Quake", "header", 0);
    this.#edition = edition;
    const names = Object.keys(LUMPS) as (keyof typeof LUMPS)[];
    const lumps = names.map((name) => [name, lumpOf(bytes, name)] as const);
    this.#lumps = Object.fromEntries(lumps) as Record<keyof typeof LUMPS, DataView>;
    this.#leafs = Math.floor(this.#lumps.leafs.byteLength / edition.leaf);
    if (this.#lumps.models.byteLength < HEADNODE + 4)
      throw wrong("the map has no model", "models", 0);
    this.#expectTree();
  }

  /** Throws DecodeError for nodes whose planes or children are not there. */
  #expectTree(): void {
    const { nodes, planes, models } = this.#lumps;
    const count = Math.floor(nodes.byteLength / this.#edition.node);
    const isThere = (child: number) => (child < 0 ? -1 - child < this.#leafs : child < count);
    if (!isThere(models.getInt32(HEADNODE, true))) throw wrong("there is no root", "models", 0);
    for (let node = 0; node < count; node++) {
      const at = node * this.#edition.node;
      const plane = nodes.getInt32(at, true);
      if (plane < 0 || (plane + 1) * PLANE > planes.byteLength)
        throw wrong(`node ${node} has no plane`, "nodes", at);
      if (!isThere(this.#child(node, false)) || !isThere(this.#child(node, true)))
        throw wrong(`node ${node} has no child`, "nodes", at);
    }
  }

  #child(node: number, isBack: boolean): number {
    const { nodes } = this.#lumps;
    const { node: size, isWide } = this.#edition;
    const at = node * size + 4;
    if (isWide) return nodes.getInt32(at + (isBack ? 4 : 0), true);
    return nodes.getInt16(at + (isBack ? 2 : 0), true);
  }

  /** The leaf that a point is in: 0 is solid, as where the tree does not end. */
  leafAt(point: Vector): number {
    const { nodes, models } = this.#lumps;
    const { node: size } = this.#edition;
    let node = models.getInt32(HEADNODE, true);
    // A way through the tree has each node once.
    for (let left = nodes.byteLength / size; node >= 0; left--) {
      if (left <= 0) return SOLID;
      node = this.#child(node, this.#isBack(nodes.getInt32(node * size, true), point));
    }
    return -1 - node;
  }

  /** Whether something in one leaf may be seen from another one. All may where the map has no such sets. */
  sees(from: number, to: number): boolean {
    if (from === to) return true;
    if (from === SOLID || to === SOLID) return false;
    const row = this.#row(from);
    return row === undefined || (row[(to - 1) >> 3]! & (1 << ((to - 1) & 7))) !== 0;
  }

  #isBack(plane: number, [x, y, z]: Vector): boolean {
    const { planes } = this.#lumps;
    const at = plane * PLANE;
    const normal = [0, 4, 8].map((k) => planes.getFloat32(at + k, true));
    const type = planes.getInt32(at + 16, true);
    const along = [x, y, z];
    const far =
      type >= 0 && type < AXES
        ? along[type]!
        : normal.reduce((sum, part, i) => sum + part * along[i]!, 0);
    return far - planes.getFloat32(at + 12, true) < 0;
  }

  /** The set of a leaf, a bit for each leaf from 1 on; undefined where it has none. */
  #row(leaf: number): Uint8Array | undefined {
    if (!this.#rows.has(leaf)) this.#rows.set(leaf, this.#unpacked(leaf));
    return this.#rows.get(leaf);
  }

  /** A byte of 0 is followed by how many of them there are. */
  #unpacked(leaf: number): Uint8Array | undefined {
    const { leafs, visibility } = this.#lumps;
    let at = leafs.getInt32(leaf * this.#edition.leaf + 4, true);
    if (at < 0 || visibility.byteLength === 0) return undefined;
    const row = new Uint8Array((this.#leafs + 7) >> 3);
    for (let i = 0; i < row.length && at < visibility.byteLength;) {
      const byte = visibility.getUint8(at++);
      row[i] = byte;
      // A count of 0 would go on for ever: id's own reader takes it for nothing, too.
      const isCounted = byte === 0 && at < visibility.byteLength;
      i += isCounted ? Math.max(visibility.getUint8(at++), 1) : 1;
    }
    return row;
  }
}

function lumpOf(bytes: Uint8Array, name: keyof typeof LUMPS): DataView {
  const place = 4 + 8 * LUMPS[name];
  if (place + 8 > bytes.length) throw wrong("the directory is cut off", name, place);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [offset, length] = [view.getUint32(place, true), view.getUint32(place + 4, true)];
  if (offset + length > bytes.length)
    throw wrong(`${length} bytes at ${offset} are more than the file has`, name, place);
  return new DataView(bytes.buffer, bytes.byteOffset + offset, length);
}

function wrong(why: string, part: string, offset: number): DecodeError {
  return new DecodeError(why, { path: ["map of Quake", part], offset });
}
