/*
 * The container of .dem files, laid out by hand, so that the benchmark measures the messages and nothing else:
 *
 *     cd track line up to "\n"
 *     i32 size, 3 × f32 angles, `size` bytes of messages
 *     i32 size, …
 */

export interface Block {
  readonly start: number;
  readonly end: number;
}

const ANGLES = 12;

/** Where the messages of each whole block are. */
export function blocksOf(bytes: Uint8Array): Block[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const blocks: Block[] = [];
  let at = bytes.indexOf(0x0a) + 1;
  while (at + 4 + ANGLES <= bytes.length) {
    const start = at + 4 + ANGLES;
    const end = start + view.getInt32(at, true);
    if (end < start || end > bytes.length) break;
    blocks.push({ start, end });
    at = end;
  }
  return blocks;
}
