import type { ConstantField } from "../../../../runtime/table/fields/constant.ts";
import type { IntType } from "../../../../runtime/table/types/integers.ts";
import { type Entry, integer, isListEntry, items, member, text } from "../../../read/source.ts";
import { docOf } from "../../types/docs.ts";
import type { Scope } from "../../scope/scope.ts";
import { intRange } from "../../../facts/integers.ts";
import { lookUp, reportVaried } from "../../types/types.ts";

/** Resolves bytes that are always the same. */
export function resolveConstant(item: Entry, scope: Scope): ConstantField | undefined {
  const what = member(item, "constant")!;
  const type = member(item, "type");
  const bytes = type === undefined ? plainBytes(what, scope) : numberBytes(what, type, scope);
  return bytes && { kind: "constant", ...docOf(item), bytes };
}

/** A text or a list as bytes. */
function plainBytes(what: Entry, { schema: { report } }: Scope): number[] {
  if (!isListEntry(what)) return Array.from(text(what), (character) => character.charCodeAt(0));
  return items(what).map((item) => {
    if (integer(item) > 0xff) report.error(item, `${text(item)} is no byte`, "Expected 0 to 255.");
    return integer(item) & 0xff;
  });
}

function numberBytes(what: Entry, at: Entry, { schema }: Scope): number[] | undefined {
  const { report, types } = schema;
  const type = lookUp(text(at), at, types, report);
  if (type === undefined) return undefined;
  if (type.kind !== "int" || type.scale !== undefined) {
    report.error(
      at,
      "a constant with a type is an integer without scale",
      "Choose a type such as `u16`, or give it letters without one.",
    );
    return undefined;
  }
  if (reportVaried(type, at, report)) return undefined;
  const [low, high] = intRange(type);
  const value = isListEntry(what) || !INTEGER.test(text(what)) ? Number.NaN : integer(what);
  if (value >= low && value <= high) return bytesOf(type, value);
  report.error(what, `this is no ${type.name}`, `Expected a whole number from ${low} to ${high}.`);
  return undefined;
}

const INTEGER = /^-?(0x[0-9a-fA-F]{1,12}|\d{1,15})$/;

/** A number as it is on the wire. */
function bytesOf({ bits, bigEndian }: IntType, value: number): number[] {
  const count = bits / 8;
  const bytes = Array.from({ length: count }, (_, i) => Math.floor(value / 2 ** (8 * i)) & 0xff);
  return bigEndian ? bytes.toReversed() : bytes;
}
