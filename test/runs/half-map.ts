/** A map of Quake in which all that is lower than a height is solid, and nothing else, with a text of entities. */
export function halfMap(height: number, entities = ""): Uint8Array {
  const text = Buffer.from(`${entities}\0`, "latin1");
  const plane = Buffer.alloc(20);
  plane.writeFloatLE(1, 8);
  plane.writeFloatLE(height, 12);
  const node = Buffer.alloc(24);
  // Above it is the second leaf, below the first one.
  node.writeInt16LE(-2, 4);
  node.writeInt16LE(-1, 6);
  const leaves = Buffer.alloc(2 * 28);
  leaves.writeInt32LE(-2, 0);
  leaves.writeInt32LE(-1, 28);
  const lumps = new Map([
    [0, text],
    [1, plane],
    [5, node],
    [10, leaves],
    [14, Buffer.alloc(64)],
  ]);
  const head = Buffer.alloc(4 + 15 * 8);
  head.writeUInt32LE(29, 0);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [lump, bytes] of lumps) {
    head.writeUInt32LE(at, 4 + 8 * lump);
    head.writeUInt32LE(bytes.length, 8 + 8 * lump);
    parts.push(bytes);
    at += bytes.length;
  }
  return new Uint8Array(Buffer.concat(parts));
}
