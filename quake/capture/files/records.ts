const CLASSIC = 24;
const RECORD = 16;
/** Types of pcapng's blocks that are packets: obsolete, simple, enhanced. */
const PACKETS: ReadonlySet<number> = new Set([2, 3, 6]);
const SECTION = 0x0a0d0d0a;

/**
 * A capture cut so that each packet is a piece of its own, and can be left out. The first piece is what must stay; of
 * pcapng that is also what is between packets. What is not whole is the last piece. Nothing for what is no capture.
 */
export function captureRecords(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes.length < CLASSIC) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = view.getUint32(0, true);
  if (magic === SECTION) return blocksOf(bytes, view);
  const isLittleEndian = CLASSICS.has(magic);
  if (!isLittleEndian && !CLASSICS.has(view.getUint32(0, false))) return undefined;
  const pieces = [bytes.subarray(0, CLASSIC)];
  let at = CLASSIC;
  while (at + RECORD <= bytes.length) {
    const end = at + RECORD + view.getUint32(at + 8, isLittleEndian);
    // One that is not whole ends with the file.
    pieces.push(bytes.subarray(at, end));
    at = end;
  }
  return at < bytes.length ? [...pieces, bytes.subarray(at)] : pieces;
}

/** In micro- and nanoseconds. */
const CLASSICS: ReadonlySet<number> = new Set([0xa1b2c3d4, 0xa1b23c4d]);

/** Packets follow all that tells of interfaces, where a file of one section has these before it. */
function blocksOf(bytes: Uint8Array, view: DataView): Uint8Array[] {
  const head: Uint8Array[] = [];
  const packets: Uint8Array[] = [];
  const isLittleEndian = view.getUint32(8, true) === 0x1a2b3c4d;
  let at = 0;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at + 4, isLittleEndian);
    if (length < 12 || at + length > bytes.length) break;
    const block = bytes.subarray(at, at + length);
    const isPacket = PACKETS.has(view.getUint32(at, isLittleEndian));
    if (isPacket) packets.push(block);
    else if (packets.length === 0) head.push(block);
    // After packets it stays where it is, and goes with what is before it.
    else packets.push(Buffer.concat([packets.pop()!, block]));
    at += length;
  }
  const rest = at < bytes.length ? [bytes.subarray(at)] : [];
  return [Buffer.concat(head), ...packets, ...rest];
}
