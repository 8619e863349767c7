import { addNode, type Scope } from "./places.ts";

/** Reads the number in front of a field where it stands there, and says whether it does. */
export function readMark(s: Scope, name: string, mark: number): boolean {
  const { bytes, offset, end } = s.input;
  const isThere = MARK_BYTES.every((n) => bytes[offset + n] === ((mark >>> (8 * n)) & 0xff));
  if (end - offset < MARK_BYTES.length || !isThere) return false;
  const node = addNode(s, `${name}.mark`, 8 * MARK_BYTES.length, { value: mark, type: "u32" });
  node.raw = mark;
  s.input.offset += MARK_BYTES.length;
  return true;
}

const MARK_BYTES = [0, 1, 2, 3];
