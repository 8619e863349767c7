import {
  entriesOf,
  mayBeMissing,
  type MemberKind,
  membersOf,
  usesBraces,
} from "../../runtime/table/facts/statements.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { TextTable } from "../../runtime/table/text.ts";
import type { Members } from "./syntax/values.ts";

/**
 * What stands for members that need not be written: bits that are clear, lists without elements, usual values, and
 * integers of which no bit is given.
 */
export function defaultsOf(
  table: Pick<Table, "structs">,
  version: number,
  text: TextTable | undefined,
  fields: readonly Field[],
): Members {
  const defaults: Members = {};
  for (const field of fields) {
    if (field.kind === "bit") defaults[field.name] = false;
    if (field.kind !== "value" || mayBeMissing(field)) continue;
    const { name, type } = field;
    if (type.kind === "list") defaults[name] = [];
    if (type.kind === "sparse") defaults[name] = {};
    if (type.kind !== "struct") continue;
    const struct = table.structs[type.struct]!;
    const inner = layoutOf(struct, version)?.fields ?? [];
    if (usesBraces(struct, inner)) continue;
    defaults[name] = defaultsOf(table, version, struct.text, inner);
  }
  const members = membersOf(fields);
  for (const { of, defaultValue, bits, flag, part, as } of entriesOf(text, members)) {
    const isByBits = bits !== undefined || flag !== undefined || part !== undefined || as === "set";
    for (const name of of) {
      const kind = members.get(name);
      if (kind === undefined || kind.kind === "bit") continue;
      if (kind.kind === "value" && mayBeMissing(kind.field)) continue;
      if (defaultValue !== undefined) defaults[name] = defaultOf(kind, defaultValue);
      else if (isByBits) defaults[name] = 0;
    }
  }
  return defaults;
}

/** A usual value, as many times as an array has elements. */
function defaultOf(kind: MemberKind, defaultValue: number): number | number[] {
  if (kind.kind === "ints") return Array<number>(kind.count).fill(defaultValue);
  if (kind.kind !== "value" || kind.field.type.kind !== "array") return defaultValue;
  return Array<number>(kind.field.type.count).fill(defaultValue);
}

/** Members as they are before anything is read: none shares its lists with another. */
export function fresh(defaults: Members): Members {
  const members: Members = {};
  for (const name in defaults) {
    const value = defaults[name];
    members[name] = Array.isArray(value)
      ? [...(value as unknown[])]
      : typeof value === "object"
        ? fresh(value as Members)
        : value;
  }
  return members;
}
