import { textToBytes } from "./bytes.ts";

/** The editions of Quake's maps: how large nodes and leafs are, and children of nodes. */
export const EDITIONS = [
  { name: "Quake's", magic: "\x1d\0\0\0", node: 24, leaf: 28, child: 2 },
  { name: "Quake's large ones", magic: "BSP2", node: 44, leaf: 44, child: 4 },
] as const;

/**
 * A map of two rooms, east of x = 0 (leaf 1) and west of it (leaf 2), and of one that is west of x = -100 (leaf 3). The
 * first two see each other and the third one only itself. By hand: sets are a byte of three bits each.
 */
export function splitMap(edition: (typeof EDITIONS)[number]): Uint8Array {
  const { magic, node, leaf, child } = edition;
  const planes = new DataView(new ArrayBuffer(40));
  for (const [i, distance] of [0, -100].entries()) {
    planes.setFloat32(20 * i, 1, true);
    planes.setFloat32(20 * i + 12, distance, true);
  }
  const nodes = new DataView(new ArrayBuffer(2 * node));
  // On the positive side of each plane a leaf (-1 - number), on the other one the next node or a leaf.
  for (const [i, children] of [
    [-2, 1],
    [-3, -4],
  ].entries()) {
    nodes.setInt32(node * i, i, true);
    for (const [k, to] of children.entries()) {
      const at = node * i + 4 + child * k;
      if (child === 2) nodes.setInt16(at, to, true);
      else nodes.setInt32(at, to, true);
    }
  }
  const leafs = new DataView(new ArrayBuffer(4 * leaf));
  for (const [i, offset] of [-1, 0, 1, 2].entries()) leafs.setInt32(leaf * i + 4, offset, true);
  const lumps = new Map<number, Uint8Array>([
    [1, new Uint8Array(planes.buffer)],
    [4, Uint8Array.of(0b011, 0b011, 0b100)],
    [5, new Uint8Array(nodes.buffer)],
    [10, new Uint8Array(leafs.buffer)],
    [14, new Uint8Array(64)],
  ]);
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
