import { textToBytes } from "./bytes.ts";

/** The editions of Quake's maps: how large nodes and leafs are, and children of nodes. */
export const EDITIONS = [
  { name: "Quake's", magic: "\x1d\0\0\0", node: 24, leaf: 28, child: 2 },
  { name: "Quake's large ones", magic: "BSP2", node: 44, leaf: 44, child: 4 },
] as const;

type Edition = (typeof EDITIONS)[number];

/** What a map has, by hand. */
interface Parts {
  /** Each with the axis that it is upright to: 3 where it is to none. */
  readonly planes: readonly {
    readonly normal: readonly number[];
    readonly distance: number;
    readonly axis: number;
  }[];
  /** The node's plane, its front and its back: the next node, or a leaf as -1 - number. */
  readonly nodes: readonly (readonly [plane: number, front: number, back: number])[];
  /** What each leaf contains, and where its set begins. */
  readonly leafs: readonly (readonly [contents: number, set: number])[];
  readonly sets: readonly number[];
  readonly root?: number;
}

/** A map of an edition. */
export function mapOf({ magic, node, leaf, child }: Edition, parts: Parts): Uint8Array {
  const planes = new DataView(new ArrayBuffer(20 * parts.planes.length));
  for (const [i, { normal, distance, axis }] of parts.planes.entries()) {
    for (const [k, x] of normal.entries()) planes.setFloat32(20 * i + 4 * k, x, true);
    planes.setFloat32(20 * i + 12, distance, true);
    planes.setInt32(20 * i + 16, axis, true);
  }
  const nodes = new DataView(new ArrayBuffer(parts.nodes.length * node));
  for (const [i, [plane, ...children]] of parts.nodes.entries()) {
    nodes.setInt32(node * i, plane, true);
    for (const [k, to] of children.entries()) {
      const at = node * i + 4 + child * k;
      if (child === 2) nodes.setInt16(at, to, true);
      else nodes.setInt32(at, to, true);
    }
  }
  const leafs = new DataView(new ArrayBuffer(parts.leafs.length * leaf));
  for (const [i, [contents, set]] of parts.leafs.entries()) {
    leafs.setInt32(leaf * i, contents, true);
    leafs.setInt32(leaf * i + 4, set, true);
  }
  const models = new DataView(new ArrayBuffer(64));
  models.setInt32(36, parts.root ?? 0, true);
  return filed(
    magic,
    new Map([
      [1, new Uint8Array(planes.buffer)],
      [4, Uint8Array.from(parts.sets)],
      [5, new Uint8Array(nodes.buffer)],
      [10, new Uint8Array(leafs.buffer)],
      [14, new Uint8Array(models.buffer)],
    ]),
  );
}

/**
 * A map of two rooms, east of x = 0 (leaf 1) and west of it (leaf 2), and of one that is west of x = -100 (leaf 3). The
 * first two see each other and the third one only itself. By hand: sets are a byte of three bits each.
 */
export function splitMap(edition: Edition): Uint8Array {
  const plane = (distance: number) => ({ normal: [1, 0, 0], distance, axis: 0 });
  return mapOf(edition, {
    planes: [plane(0), plane(-100)],
    // On the positive side of each plane is a leaf, on the other one the next node or a leaf.
    nodes: [
      [0, -2, 1],
      [1, -3, -4],
    ],
    leafs: [-1, 0, 1, 2].map((set) => [0, set] as const),
    sets: [0b011, 0b011, 0b100],
  });
}

/** A file with a directory of fifteen parts. */
export function filed(magic: string, lumps: ReadonlyMap<number, Uint8Array>): Uint8Array {
  const header = new DataView(new ArrayBuffer(4 + 8 * 15));
  new Uint8Array(header.buffer).set(textToBytes(magic));
  const parts: Uint8Array[] = [new Uint8Array(header.buffer)];
  let at = header.byteLength;
  for (let i = 0; i < 15; i++) {
    const bytes = lumps.get(i) ?? new Uint8Array(0);
    header.setUint32(4 + 8 * i, at, true);
    header.setUint32(8 + 8 * i, bytes.length, true);
    parts.push(bytes);
    at += bytes.length;
  }
  return Buffer.concat(parts);
}
