import type { Widths } from "../../../../runtime/table/fields/presence.ts";
import type { IntType } from "../../../../runtime/table/types/integers.ts";
import type { ValueField } from "../../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../../runtime/table/types/types.ts";
import { type Entry, member, type MemberEntry, members, text } from "../../../read/source.ts";
import { docOf } from "../../types/docs.ts";
import { claimBit, claimWider } from "../../scope/claims.ts";
import type { Scope } from "../../scope/scope.ts";
import { stepsIn } from "../../../../runtime/table/facts/steps.ts";
import { lookUp, reportVaried } from "../../types/types.ts";
import { intRange } from "../../../facts/integers.ts";
import { absentOf, maxOf } from "./meanings.ts";

export function wideOf(
  name: string,
  entry: Entry,
  narrow: ValueType,
  scope: Scope,
): Pick<ValueField, "wide"> {
  const wide = member(entry, "wide");
  if (wide === undefined) return {};
  const { types, report } = scope.schema;
  const at = member(wide, "type")!;
  const type = lookUp(text(at), at, types, report);
  const ref = claimWider(scope, member(wide, "when")!, name);
  if (type === undefined || ref === undefined) return {};
  if (reportVaried(type, at, report)) return {};
  if (narrow.kind === "int" && reportVaried(narrow, at, report)) return {};
  if (narrow.kind !== "int" || type.kind !== "int") {
    report.error(
      at,
      "only integers have two widths",
      "Choose an integer, or two fields with conditions.",
    );
    return {};
  }
  const steps = stepsIn(narrow, type);
  if (!Number.isInteger(steps) || plusOf(narrow) !== plusOf(type))
    report.error(
      at,
      `${type.name} does not hold all that ${narrow.name} holds`,
      "Its steps are as large as those of the narrower type, or a whole number to one of them.",
    );
  else reportNoWider(at, type, narrow, scope, steps);
  return { wide: { when: ref, type } };
}

function reportNoWider(
  at: Entry,
  type: IntType,
  narrow: IntType,
  { schema: { report } }: Scope,
  steps = 1,
): void {
  const [low, high] = intRange(narrow).map((raw) => raw * steps) as [number, number];
  const [wideLow, wideHigh] = intRange(type);
  if (type.bits <= narrow.bits)
    report.error(
      at,
      `${type.name} is no wider than ${narrow.name}`,
      "Choose a type with more bits: else the bit says nothing.",
    );
  else if (wideLow > low || wideHigh < high)
    report.error(
      at,
      `${type.name} does not hold all that ${narrow.name} holds`,
      "Choose a type that has all its numbers, also negative ones.",
    );
}

function plusOf({ scale }: IntType): number {
  return scale?.plus ?? 0;
}

/** A field that two bits tell the width of. */
export function resolveWidths(name: string, entry: Entry, scope: Scope): ValueField | undefined {
  const list = member(entry, "widths")!;
  const { report } = scope.schema;
  const entries = members(list);
  const both = entries.find(({ key }) => key.text === "both");
  const [narrow, wide, third] = entries.filter((e) => e !== both);
  if (narrow === undefined || wide === undefined || third !== undefined) {
    report.error(
      list.key ?? list,
      "two bits tell a width",
      "Name two bits, the narrower type first, and perhaps `both`.",
    );
    return undefined;
  }
  const types = [narrow, wide, ...(both === undefined ? [] : [both])].map((e) =>
    widthType(e, scope),
  );
  const refs = [narrow, wide].map((e) =>
    claimBit(scope, { ...e, ...e.key }, `how wide "${name}" is`, false, e.key.text),
  );
  const [first, second, most = second] = types;
  const [a, b] = refs;
  if (
    first === undefined ||
    second === undefined ||
    most === undefined ||
    a === undefined ||
    b === undefined
  )
    return undefined;
  if (a.mask !== b.mask)
    report.error(wide.key, "both bits must be of one mask", "Name two bits of one mask.");
  reportNoWider(wide, second, first, scope);
  if (both !== undefined) reportNoWider(both, most, second, scope);
  const widths: Widths = {
    mask: a.mask,
    narrow: { bit: a.bit, type: first },
    wide: { bit: b.bit, type: second },
    ...(both === undefined ? {} : { both: most }),
  };
  const field: ValueField = {
    kind: "value",
    name,
    ...docOf(entry),
    type: most,
    presence: { kind: "widths", ...widths },
    ...absentOf(entry, most, scope),
    ...maxOf(entry, most, scope),
  };
  scope.values.set(name, field);
  scope.choosers.set(name, { type: most, chooses: false });
  return field;
}

function widthType(entry: MemberEntry, scope: Scope): IntType | undefined {
  const { types, report } = scope.schema;
  const type = lookUp(text(entry), entry, types, report);
  if (reportVaried(type, entry, report)) return undefined;
  if (type === undefined || (type.kind === "int" && type.scale === undefined)) return type;
  report.error(
    entry,
    "only integers without scale have two widths",
    "Choose plain integers, such as `u8` and `u16`.",
  );
  return undefined;
}
