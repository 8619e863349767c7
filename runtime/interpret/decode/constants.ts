import { bytesText, otherBytesReason } from "../../bytes/constants.ts";
import type { ConstantField } from "../../table/table.ts";
import { fail, type Scope, take } from "./places.ts";
import { makeNode } from "../node.ts";

/** How what is always the same is called, which has no name. */
export const CONSTANT = "constant";

/** Holds bytes against what they must be. */
export function readConstant(s: Scope, { bytes, doc }: ConstantField): void {
  const offset = take(s, CONSTANT, "bytes", bytes.length);
  const found = Array.from(s.input.bytes.subarray(offset, offset + bytes.length));
  if (bytes.some((byte, i) => byte !== found[i]))
    throw fail(s, otherBytesReason(bytes, found), CONSTANT, { offset });
  const about = { value: bytesText(bytes), type: "bytes", doc };
  s.node.children.push(makeNode(CONSTANT, offset * 8, bytes.length * 8, about));
}
