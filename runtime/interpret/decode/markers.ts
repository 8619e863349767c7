import { addNode, type Scope } from "./places.ts";

const MARKER_BYTES = [0, 1, 2, 3];

/** Reads the number before a field where it is there, and says whether it does. */
export function readMarker(s: Scope, name: string, marker: number): boolean {
  const { bytes, offset, end } = s.input;
  const isThere = MARKER_BYTES.every((n) => bytes[offset + n] === ((marker >>> (8 * n)) & 0xff));
  if (end - offset < MARKER_BYTES.length || !isThere) return false;
  const node = addNode(s, `${name}.mark`, 8 * MARKER_BYTES.length, { value: marker, type: "u32" });
  node.raw = marker;
  s.input.offset += MARKER_BYTES.length;
  return true;
}
