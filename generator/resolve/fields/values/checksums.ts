import { type Algorithm, CHECKSUMS } from "../../../../runtime/table/algorithms.ts";
import { END, placeNames, sumsInOrder } from "../../../../runtime/table/facts/checksums.ts";
import { armPathsOf } from "../../../../runtime/table/facts/statements.ts";
import type { ChecksumField } from "../../../../runtime/table/fields/checksum.ts";
import type { Field } from "../../../../runtime/table/fields/field.ts";
import { type Entry, integer, isMapEntry, member, text, textOf } from "../../../read/source.ts";
import { near, suggest } from "../../../read/suggest.ts";
import { docOf } from "../../types/docs.ts";
import type { Scope } from "../../scope/scope.ts";
import { lookUp, reportVaried } from "../../types/types.ts";

/** Resolves a number that is computed of other bytes. What these are is looked at when all fields are known. */
export function resolveChecksum(
  name: string,
  entry: Entry,
  scope: Scope,
): ChecksumField | undefined {
  const { types, report } = scope.schema;
  const at = member(entry, "type")!;
  const type = lookUp(text(at), at, types, report);
  if (type === undefined) return undefined;
  const isPlain = type.kind === "int" && !type.signed && type.scale === undefined;
  if (!isPlain || type.bits > 32) {
    report.error(
      at,
      "a checksum is an integer of up to 32 bits without sign or scale",
      "Choose one, such as `u8`, `u16be` or `u32`.",
    );
    return undefined;
  }
  if (reportVaried(type, at, report)) return undefined;
  const algorithm = algorithmOf(member(entry, "checksum")!, type.bits, scope);
  if (algorithm.bits > type.bits)
    report.error(
      at,
      `${algorithm.name} has ${algorithm.bits} bits, and ${type.name} holds ${type.bits}`,
      "Choose a type of that many bits.",
    );
  const [from, through] = [textOf(entry, "from"), textOf(entry, "through")];
  scope.sums.set(name, entry);
  return {
    kind: "checksum",
    name,
    ...docOf(entry),
    type,
    algorithm,
    ...(from === undefined ? {} : { from }),
    ...(through === undefined ? {} : { through }),
  };
}

function algorithmOf(entry: Entry, bits: number, { schema: { name, report } }: Scope): Algorithm {
  if (!isMapEntry(entry)) return CHECKSUMS[text(entry)]!;
  const own = textOf(entry, "function");
  if (own !== undefined) return { kind: "function", name: `${name}.${own}`, bits };
  const size = integer(member(entry, "bits")!);
  if (![8, 16, 24, 32].includes(size))
    report.error(
      member(entry, "bits")!,
      `a CRC has 8, 16, 24 or 32 bits, not ${size}`,
      "Fill it up to one of these.",
    );
  const parameter = (key: string) => {
    const value = member(entry, key);
    if (value === undefined) return {};
    if (integer(value) < 0 || integer(value) >= 2 ** size)
      report.error(
        value,
        `${text(value)} has more than ${size} bits`,
        "Write no more, and a polynomial without its highest bit, which is always 1.",
      );
    return { [key]: integer(value) };
  };
  return {
    kind: "crc",
    name: `crc-${size}`,
    bits: size,
    polynomial: 0,
    ...parameter("polynomial"),
    ...parameter("init"),
    ...(member(entry, "reflect") === undefined ? {} : { reflect: true }),
    ...parameter("xor"),
  };
}

/**
 * Reports checksums over what there is not, or over each other.
 *
 * @param outer the names of what has a place before the switch whose arm this is
 */
export function reportSums(
  fields: readonly Field[],
  outer: ReadonlySet<string>,
  scope: Scope,
): void {
  const { sums, schema } = scope;
  const before = schema.report.diagnostics.length;
  for (const field of fields)
    if (field.kind === "checksum") reportRange(field, fields, outer, scope);
  if (scope.outer !== undefined || schema.report.diagnostics.length > before) return;
  for (const { fields: way } of armPathsOf({ fields })) {
    if (sumsInOrder(way) !== undefined) continue;
    const first = way.find((field) => field.kind === "checksum")!;
    schema.report.error(
      sums.get(first.name)!.key!,
      `"${first.name}" and another checksum are over each other`,
      "Let one of them end before the other, or begin after it.",
    );
    return;
  }
}

/** Reports a checksum whose first or last field is not where it could be. */
function reportRange(
  field: ChecksumField,
  fields: readonly Field[],
  outer: ReadonlySet<string>,
  scope: Scope,
): void {
  const { report } = scope.schema;
  const { name, from, through } = field;
  const entry = scope.sums.get(name)!;
  const index = fields.indexOf(field);
  const front = [...outer, ...fields.slice(0, index).flatMap(placeNames)];
  const after = fields.slice(index + 1).flatMap(placeNames);
  const toEnd = through === END;
  if (through !== undefined && !toEnd && !front.includes(through))
    report.error(
      member(entry, "through")!,
      `"${through}" has no place before "${name}"`,
      near(through, [...front, END]) ?? `Expected a field there, or \`${END}\`.`,
    );
  if (from !== undefined && !front.includes(from) && !(toEnd && after.includes(from)))
    report.error(
      member(entry, "from")!,
      after.includes(from)
        ? `"${from}" follows "${name}"`
        : `"${from}" has no place before "${name}"`,
      after.includes(from) ? "Say `through: end`." : suggest(from, front),
    );
  const all = [...front, ...after];
  if (from !== undefined && through !== undefined && !toEnd)
    if (front.includes(through) && all.indexOf(through) < all.indexOf(from))
      report.error(
        member(entry, "through")!,
        `"${through}" is before "${from}"`,
        "`from` names the first field that is summed, `through` the last one.",
      );
  if (front.length === 0 && scope.id === undefined && !toEnd && from === undefined)
    report.error(
      entry.key!,
      `there is nothing before "${name}" that it could be over`,
      "Put it after what it is over; over what follows it is `through: end`.",
    );
  if (toEnd && fields.some((f) => f.kind === "gap" && f.open))
    report.error(
      member(entry, "through")!,
      "a gap that may end where the bytes end is no part of a checksum",
      "Leave out its `open`.",
    );
  const open = fields.find((f) => f.kind === "value" && f.type.kind === "string" && f.type.open);
  if (toEnd && open !== undefined)
    report.error(
      member(entry, "through")!,
      "a text that may end where the bytes end is no part of a checksum",
      "Give the text a type without `open`.",
    );
}
