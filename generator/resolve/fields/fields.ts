import type {
  BitField,
  ReservedField,
  TerminatorField,
} from "../../../runtime/table/fields/masks.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { takesAll } from "../../../runtime/table/types/types.ts";
import { place } from "../../read/diagnostics.ts";
import { docOf } from "../types/docs.ts";
import { placeNames } from "../../../runtime/table/facts/checksums.ts";
import { reportSums, resolveChecksum } from "./values/checksums.ts";
import { reportAmongBits } from "./bitwise.ts";
import { resolveComputed } from "./computed/computed.ts";
import { resolveConstant } from "./values/constants.ts";
import { resolveGap } from "./masks/gaps.ts";
import { isNever, reportLastMarker, UNMARKED } from "./lengths/markers.ts";
import { resolveNumber } from "./masks/numbers.ts";
import { resolveMask } from "./masks/masks.ts";
import { claimBit, settleMask } from "../scope/claims.ts";
import { claimName, innerScope, isIn, type Scope } from "../scope/scope.ts";
import { type Entry, items, member, members, text, textOf } from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import { resolveSwitch } from "./conditions/switch.ts";
import { resolveLength } from "./lengths/lengths.ts";
import { reportMoved, withRegion } from "./lengths/regions.ts";
import { resolveValue } from "./values/values.ts";
import { resolveInterleave, resolveSplit, withGoesOn } from "./masks/words.ts";
import { outerAsked } from "./computed/asked.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** Resolves a field list for the version of the scope, and settles the masks that it begins. */
export function resolveFields(list: Entry | undefined, around: Scope): Field[] {
  const scope = { ...around, resolve: resolveFields };
  const outer = new Set(scope.masks.keys());
  const places = new Set(scope.places);
  const fields = withoutIdleStops(resolveList(list, scope, []));
  reportEmptyRegion(fields, scope);
  reportUnasked(list, fields, scope);
  reportLastMarker(list, fields, scope);
  reportSums(fields, places, scope);
  for (const [name, draft] of scope.masks)
    if (!outer.has(name)) settleMask(draft, scope.schema.report);
  for (const [name, { of, elements }] of scope.lengths) {
    const what = elements ? "list" : "field of bytes, struct or list";
    if (name !== "rest") scope.schema.report.error(of, `there is no ${what} "${name}" after this`);
  }
  const whole = fields.map((field) => {
    if (field.kind === "length") return withRegion(field, fields);
    return field.kind === "split" ? withGoesOn(field, fields) : field;
  });
  reportMoved(list, whole, scope);
  return whole;
}

/** Without stops after which there is nothing. */
function withoutIdleStops(fields: readonly Field[]): Field[] {
  const last = fields.findLastIndex((field) => field.kind !== "terminator");
  return fields.filter((field, index) => field.kind !== "terminator" || index < last);
}

function reportEmptyRegion(fields: readonly Field[], { lengths, schema: { report } }: Scope): void {
  const last = fields.at(-1);
  if (last?.kind === "length" && last.of === undefined)
    report.error(lengths.get("rest")!.of, `nothing follows that "${last.name}" could count`);
}

/** A number for which nothing after it asks is computed for nobody. */
function reportUnasked(list: Entry | undefined, fields: readonly Field[], scope: Scope): void {
  for (const [i, field] of fields.entries()) {
    if (field.kind !== "computed") continue;
    const { name } = field;
    if (outerAsked(fields.slice(i + 1)).has(name)) continue;
    scope.schema.report.error(
      items(list).find((item) => member(item, name) !== undefined) ?? items(list).at(-1)!,
      `nothing follows "${name}" that it could count, or of which it could say whether it is there`,
      "Values that follow from others are `derived`.",
    );
  }
}

function resolveList(list: Entry | undefined, scope: Scope, before: readonly Field[]): Field[] {
  const fields = [...before];
  for (const item of items(list)) {
    const live = new Set(scope.stopped.values());
    const own = resolveItem(item, scope, fields);
    // What a group's fields may follow was looked at field by field.
    if (member(item, "use") === undefined) {
      for (const [index, field] of own.entries()) {
        if (scope.bitwise) reportAmongBits(item, field, scope);
        reportOrder(
          item,
          [...fields, ...own.slice(0, index)].findLast(isPlaced),
          field,
          live,
          scope,
        );
      }
    }
    fields.push(...own);
    for (const name of own.flatMap(placeNames)) scope.places.add(name);
  }
  return fields.slice(before.length);
}

/** Whether a field is somewhere in the bytes, or in a mask. */
function isPlaced({ kind }: Field): boolean {
  return kind !== "computed";
}

function resolveItem(item: Entry, scope: Scope, before: readonly Field[]): readonly Field[] {
  const used = member(item, "use");
  if (used !== undefined) return isIn(scope, item) ? resolveGroup(used, scope, before) : [];
  if (member(item, "split") !== undefined)
    return isIn(scope, item) ? resolveSplit(item, scope) : [];
  if (member(item, "interleave") !== undefined)
    return isIn(scope, item) ? [resolveInterleave(item, scope)] : [];
  const reserved = member(item, "reserved-bit");
  if (reserved !== undefined)
    return isIn(scope, item) ? resolveReserved(item, reserved, scope) : [];
  if (member(item, "constant") !== undefined)
    return isIn(scope, item) ? some(resolveConstant(item, scope)) : [];
  const chosen = member(item, "switch");
  if (chosen !== undefined)
    return isIn(scope, item) ? some(resolveSwitch(item, scope, resolveInner)) : [];
  const [named] = members(item);
  if (named === undefined || !isIn(scope, named)) return [];
  return resolveNamed(named.key.text, named, scope);
}

function some<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

/** The fields of a group, as if they were where it is used. */
function resolveGroup(used: Entry, scope: Scope, before: readonly Field[]): readonly Field[] {
  const { groups, report } = scope.schema;
  const group = groups.get(text(used));
  if (group === undefined) {
    report.error(used, `there is no group "${text(used)}"`, suggest(text(used), groups.keys()));
    return [];
  }
  if (scope.groups.has(text(used))) {
    report.error(used, `the group "${text(used)}" is used in itself`, "Leave the inner `use` out.");
    return [];
  }
  scope.schema.usedGroups.add(text(used));
  const reported = report.diagnostics.length;
  // The rest of the scope is one and the same.
  const inside = { ...scope, groups: new Set([...scope.groups, text(used)]) };
  const fields = resolveList(group, inside, before);
  report.addHint(reported, `The group is used at ${place(used)}.`);
  return fields;
}

function resolveInner(list: Entry | undefined, scope: Scope): Field[] {
  return resolveFields(list, innerScope(scope));
}

function resolveNamed(name: string, entry: Entry, scope: Scope): readonly Field[] {
  claimName(scope, name, entry);
  if (member(entry, "mask") !== undefined) return [resolveMask(name, entry, scope)];
  const bit = member(entry, "bit");
  if (bit !== undefined) return resolveBit(name, entry, bit, scope);
  if (member(entry, "bits") !== undefined) return some(resolveNumber(name, entry, scope));
  if (member(entry, "computed") !== undefined) return some(resolveComputed(name, entry, scope));
  if (member(entry, "checksum") !== undefined) return some(resolveChecksum(name, entry, scope));
  const isGap = (member(entry, "pad") ?? member(entry, "align")) !== undefined;
  if (isGap) return some(resolveGap(name, entry, scope));
  if ((member(entry, "length-of") ?? member(entry, "count-of")) !== undefined)
    return some(resolveLength(name, entry, scope));
  const value = some(resolveValue(name, entry, scope));
  return [...scope.computed.splice(0), ...value];
}

function resolveBit(
  name: string,
  entry: Entry,
  bit: Entry,
  scope: Scope,
): (BitField | TerminatorField)[] {
  const ref = claimBit(scope, bit, `"${name}"`, false);
  if (ref === undefined) return [];
  const field: BitField = { kind: "bit", name, ...docOf(entry), bit: ref };
  scope.flags.set(name, ref);
  const terminates = member(entry, "terminates");
  if (terminates === undefined) return [field];
  const [mask = ""] = text(bit).split(".");
  if (scope.outer?.has(mask) === true) {
    scope.schema.report.error(
      terminates.key ?? terminates,
      `an arm cannot stop "${mask}", which is before the switch`,
      "Give the arm a mask of its own.",
    );
    return [field];
  }
  if (scope.stopped.has(mask)) {
    scope.schema.report.error(
      terminates.key ?? terminates,
      `another bit of "${mask}" stops already`,
    );
    return [field];
  }
  scope.masks.get(mask)!.stop = ref.bit;
  const live = `${mask}$live`;
  scope.stopped.set(mask, live);
  return [field, { kind: "terminator", bit: ref, live }];
}

function resolveReserved(item: Entry, bit: Entry, scope: Scope): ReservedField[] {
  const ref = claimBit(scope, bit, "that something follows which is refused", false);
  return ref === undefined ? [] : [{ kind: "reserved", bit: ref, why: textOf(item, "why")! }];
}

// ---- what may follow what

/**
 * Reports a field that cannot follow the one before it.
 *
 * @param live the names that masks have after their stops, where the field is after one
 */
function reportOrder(
  item: Entry,
  before: Field | undefined,
  field: Field,
  live: ReadonlySet<string>,
  scope: Scope,
): void {
  const { report } = scope.schema;
  const at = members(item)[0]?.key ?? item;
  if (live.size > 0 && !isConditional(field, live))
    report.error(
      at,
      "this does not depend on the mask with the bit that stops before it",
      "Make it depend on another bit of that mask, or move it before that bit.",
      "order",
    );
  if (before === undefined || (field.kind === "computed" && before.kind !== "switch")) return;
  if (before.kind === "switch")
    report.error(
      at,
      "nothing can follow a switch",
      "Move it before the switch, or into the arms; or put the switch into a struct.",
      "order",
    );
  else if (goesToTheEnd(before))
    report.error(
      at,
      "nothing can follow what goes to the end",
      "Where it does on the wire, a preceding length tells how much comes before it: `length-of`, or `count` of a list.",
      "order",
    );
  else if (isOpen(before) && !mayBeNothing(field) && takesBytes(field))
    report.error(
      at,
      `this is always there, and the ${before.kind === "gap" ? "gap" : "text"} before it may end where the bytes end`,
      `Give it \`when: more\`, or ${before.kind === "gap" ? "leave out the gap's" : "the text a type without"} \`open\`.`,
      "order",
    );
  else if (before.kind === "value" && before.presence?.kind === "marker") {
    if (!isNever(before.presence.number, field)) report.error(at, ...UNMARKED(before.name));
  } else if (before.kind === "value" && presenceBy(before, "more") && !mayBeNothing(field))
    report.error(
      at,
      `this is ${goesToTheEnd(field) ? "sometimes" : "always"} there, and "${before.name}" before it is not`,
      goesToTheEnd(field) ? "Leave out `if`: no bytes may be left." : "Give it `when: more`, too.",
      "order",
    );
}

function isOpen(field: Field): boolean {
  if (field.kind === "gap") return field.open === true;
  return field.kind === "value" && field.type.kind === "string" && field.type.open === true;
}

/** Whether a field takes bytes in every message that has it after what it follows. */
function takesBytes(field: Field): boolean {
  if (field.kind === "mask") return typeof field.parts[0]!.from !== "string";
  if (field.kind === "value")
    return !["bit", "given", "widths"].includes(field.presence?.kind ?? "") && !isOpen(field);
  return field.kind !== "number" && field.kind !== "switch" && !("bit" in field);
}

function goesToTheEnd(field: Field): boolean {
  return field.kind === "value" && takesAll(field.type);
}

/** Whether a field takes no bytes where none are left. */
function mayBeNothing(field: Field): boolean {
  if (field.kind !== "value") return false;
  if (presenceBy(field, "more") !== undefined) return true;
  return goesToTheEnd(field) && field.presence === undefined;
}

/** Whether a field is there only by a bit of a mask that something stops. */
function isConditional(field: Field, live: ReadonlySet<string>): boolean {
  if ("bit" in field) return live.has(field.bit.mask);
  if (field.kind === "computed") return true;
  if (field.kind !== "value") return false;
  return live.has(presenceBy(field, "bit")?.mask ?? presenceBy(field, "widths")?.mask ?? "");
}
