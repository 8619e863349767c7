import { LAYER_KEYS } from "../lengths/layers.ts";
import type { ValueField } from "../../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../../runtime/table/types/types.ts";
import { mayBeMissing } from "../../../../runtime/table/facts/statements.ts";
import { type Entry, integer, member, text } from "../../../read/source.ts";
import { docOf } from "../../types/docs.ts";
import { claimPresence } from "../../scope/claims.ts";
import type { Scope } from "../../scope/scope.ts";
import { selectsOf } from "../../selecting/selects.ts";
import { alwaysThere, bitOf, rejectKeys, reportUnbounded } from "../../scope/keys.ts";
import { givenOf } from "../conditions/given.ts";
import { absentOf, endsOf, highOf, maxOf, sameAs } from "./meanings.ts";
import { valueType } from "./value-types.ts";
import { resolveWidths, wideOf } from "./widths.ts";

/** Resolves a field that is a value on the wire. */
export function resolveValue(name: string, entry: Entry, scope: Scope): ValueField | undefined {
  if (member(entry, "widths") !== undefined) return resolveWidths(name, entry, scope);
  const type = valueType(name, entry, scope);
  if (type === undefined) return undefined;
  reportBytesKeys(entry, type, scope);
  const given = givenOf(name, entry, type, scope);
  if (given === undefined) return undefined;
  const field: ValueField = {
    kind: "value",
    name,
    ...docOf(entry),
    type,
    ...whenOf(name, entry, type, scope),
    ...given,
    ...markerOf(entry, type, scope),
    ...wideOf(name, entry, type, scope),
    ...endsOf(entry, type, scope),
    ...absentOf(entry, type, scope),
    ...highOf(entry, type, scope),
    ...sameAs(entry, type, scope),
    ...maxOf(entry, type, scope),
    ...selectsOf(entry, type, scope),
  };
  scope.values.set(name, field);
  if (type.kind === "big" && !mayBeMissing(field)) scope.bigs.set(name, { type });
  if (type.kind === "int") {
    const plain = field.wide === undefined && type.scale === undefined;
    const selects = field.selects !== undefined;
    const chooses = plain && !mayBeMissing(field);
    scope.choosers.set(name, {
      type,
      chooses,
      isConditional: plain && ["given", "marker"].includes(field.presence?.kind ?? ""),
      selects,
      ...(field.ends === undefined ? {} : { ends: field.ends }),
    });
  }
  return field;
}

/** Reports what is said of bytes where there are none, or of their length where there is none. */
function reportBytesKeys(entry: Entry, type: ValueType, scope: Scope): void {
  const { report } = scope.schema;
  for (const key of ["none", "high"]) {
    const found = member(entry, key);
    if (found !== undefined)
      report.error(found.key ?? found, `"${key}" belongs to "length-of"`, "Give it to the length.");
  }
  if (type.kind !== "bytes") rejectKeys(entry, BYTES_KEYS, "bytes", scope);
}

const BYTES_KEYS = [...LAYER_KEYS, "to", "length-by"];

function whenOf(
  name: string,
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "presence"> {
  const when = bitOf(entry);
  if (when === undefined) return {};
  const { report } = scope.schema;
  const unless = member(entry, "unless");
  if (unless !== undefined && unless !== when) {
    report.error(
      unless.key ?? unless,
      `one bit tells whether "${name}" is there`,
      "Leave out `when`, or `unless`.",
    );
    return {};
  }
  const always = alwaysThere(type);
  if (always !== undefined) {
    report.error(when.key ?? when, `"${name}" is always there, ${always.as}`, always.hint);
    return {};
  }
  if (unless !== undefined) return unlessOf(name, unless, scope);
  if (text(when) !== "more") {
    const ref = claimPresence(scope, when, name, "set");
    return ref === undefined ? {} : { presence: { kind: "bit", ...ref } };
  }
  reportUnbounded(when, scope);
  const wide = member(entry, "wide");
  if (wide !== undefined)
    report.error(
      wide.key ?? wide,
      "what is there only when bytes are left has one width",
      "A bit can say both: that it is there, and how wide.",
    );
  return { presence: { kind: "more" } };
}

/** A field that is there where a bit is clear. After one that stops, all of the mask's bits count as clear. */
function unlessOf(name: string, unless: Entry, scope: Scope): Pick<ValueField, "presence"> {
  const [mask = ""] = text(unless).split(".");
  if (scope.stopped.has(mask)) {
    scope.schema.report.error(
      unless.key ?? unless,
      `after a bit of "${mask}" that stops, no bit that is clear can say that "${name}" is there`,
      "Move it before that bit, or let a bit that is set say so: `when`.",
    );
  }
  const ref = claimPresence(scope, unless, name, "clear");
  return ref === undefined ? {} : { presence: { kind: "bit", ...ref, clear: true } };
}

/** The number that announces a struct, where one does. What may follow it is seen to where fields are put in order. */
function markerOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "presence"> {
  const at = member(entry, "marker");
  if (at === undefined) return {};
  const { report } = scope.schema;
  const marker = integer(at);
  const when = ["when", "unless", "if"].map((key) => member(entry, key)).find((key) => key);
  const selects = type.kind === "int" && member(entry, "selects") !== undefined;
  if (type.kind !== "struct" && !selects)
    report.error(
      at,
      "only a struct has a mark, or a number that selects",
      "Make a struct of what follows the mark.",
    );
  else if (scope.of !== "message" || scope.outer !== undefined)
    report.error(
      at,
      "only a field of a message has a mark, and not in an arm",
      "Move it into the message, outside of its switch.",
    );
  else if (marker < 0 || marker > 0xffffffff)
    report.error(at, `a u32 holds no ${marker}`, "It holds 0 to 4294967295.");
  else if (when !== undefined)
    report.error(
      when.key ?? when,
      "a mark says already whether it is there",
      "Leave the condition out.",
    );
  return { presence: { kind: "marker", number: marker } };
}
