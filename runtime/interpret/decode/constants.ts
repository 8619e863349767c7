import { bytesText, otherBytesReason } from "../../errors/hex.ts";
import { shapeKey } from "../../branches/branch-keys.ts";
import type { ConstantField } from "../../table/fields/constant.ts";
import { gapBytes, type GapField } from "../../table/fields/gap.ts";
import { fail, judge, reach, type Scope, take } from "./places.ts";
import { paddingMember } from "../../table/facts/companions.ts";
import { makeNode } from "../node.ts";
import { bitsAt } from "../wire/int.ts";

/** How what is always the same is called, which has no name. */
export const CONSTANT = "constant";

/** Holds bytes against what they must be. */
export function readConstant(s: Scope, { bytes, doc }: ConstantField): void {
  const offset = take(s, CONSTANT, "bytes", bytes.length);
  const found = Array.from(s.input.bytes.subarray(offset, offset + bytes.length));
  if (bytes.some((byte, i) => byte !== found[i]))
    throw fail(s, otherBytesReason(bytes, found), CONSTANT, { offset, kind: "constant" });
  const about = { value: bytesText(bytes), type: "bytes", doc };
  s.node.children.push(makeNode(CONSTANT, offset * 8, bytes.length * 8, about));
}

/** Passes over bytes that mean nothing, and keeps them where they are not all zero. */
export function readGap(s: Scope, field: GapField): void {
  const { name, doc } = field;
  const whole = gapBytes(field, s.input.offset - s.start);
  const count = field.open ? Math.min(whole, s.input.end - s.input.offset) : whole;
  const offset = take(s, name, "bytes", count);
  const bytes = s.input.bytes.subarray(offset, offset + count);
  const isZero = bytes.every((byte) => byte === 0);
  const isShort = count < whole;
  s.value[name] = isZero && !isShort ? undefined : bytes;
  reach(s, (prefix) => shapeKey(prefix, name, isShort ? "open" : isZero ? "zeros" : "not zeros"));
  if (isShort) judge(s, `${name} ends where the bytes end`);
  else if (!isZero) judge(s, `${name} is not zero`);
  if (count === 0) return;
  const node = makeNode(name, offset * 8, count * 8, { value: bytes, type: "bytes", doc });
  node.notes.push(isZero ? "means nothing" : "means nothing, and is not zero");
  s.node.children.push(node);
}

/** Passes over what the last byte of bits has left, and keeps it where it is not 0. */
export function readPadding(s: Scope, name: string): void {
  const at = 8 * s.input.offset;
  const count = 8 * Math.ceil(s.input.offset) - at;
  const bits = bitsAt(s.input.bytes, at, count);
  const member = paddingMember(name);
  s.value[member] = bits === 0 ? undefined : bits;
  reach(s, (prefix) => shapeKey(prefix, name, bits === 0 ? "zeros" : "not zeros"));
  if (bits !== 0) judge(s, `${member} is not zero`);
  s.input.offset = Math.ceil(s.input.offset);
  if (count === 0) return;
  const node = makeNode(member, at, count, { value: bits, raw: bits, type: "bits" });
  node.notes.push(bits === 0 ? "means nothing" : "means nothing, and is not zero");
  s.node.children.push(node);
}
