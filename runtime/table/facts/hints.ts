import { allFields } from "../fields/all-fields.ts";
import { companionsOf, stepMembers } from "./companions.ts";
import { arraysOf } from "../fields/interleave.ts";
import { beforeMember, endMember, nanMember, openMember } from "./members.ts";
import type { Field } from "../fields/field.ts";
import { type Layout, listEnd } from "../messages.ts";
import type { ListType } from "../types/list.ts";
import type { Table } from "../table.ts";
import type { ValueField } from "../fields/value.ts";
import { type VersionRange, overlaps } from "../versions.ts";
import { floatsOf } from "../types/types.ts";
import { presenceBy } from "../fields/presence.ts";

/** What a layout's members tell of how a message came. */
export interface Hints {
  /** The members that tell nothing else. */
  readonly members: readonly string[];
  /** The members that are structs or lists of structs with hints, and which structs. */
  readonly inner: readonly { readonly member: string; readonly struct: number }[];
}

/** Found once for each layout: whoever asks, asks for each message. */
const known = /* @__PURE__ */ new WeakMap<Layout, Hints>();

/**
 * The members that only tell how a message came: its masks, the bits of NaNs, how strings and lists ended,
 * numbers that came twice, bytes that mean nothing, and checksums that are wrong. Those of its structs are not among them.
 */
export function companionFields(table: Table, layout: Layout): readonly string[] {
  return hintsOf(table, layout).members;
}

/** Whether a message of a layout tells how it came, itself or in its structs. */
export function hasHints(table: Table, layout: Layout): boolean {
  const { members, inner } = hintsOf(table, layout);
  return members.length > 0 || inner.length > 0;
}

/** Whether the elements that end such lists have a mask, in any version of a range. */
export function endsByMask(table: Table, range: VersionRange, type: ListType): boolean {
  if (type.ends !== "element") return false;
  return structLayouts(table, range, type.struct).some((layout) => listEnd(layout)?.mask);
}

function structLayouts(table: Table, range: VersionRange, struct: number): Layout[] {
  const { layouts } = table.structs[struct]!;
  return layouts.filter((layout) => overlaps(layout, range));
}

/** What the members of a layout tell of how a message came. */
export function hintsOf(table: Table, layout: Layout): Hints {
  let hints = known.get(layout);
  if (hints === undefined) {
    const fields = allFields(layout.fields);
    const members = new Set(fields.flatMap((field) => fieldHints(table, layout, field)));
    hints = { members: [...members], inner: innerHints(table, layout, fields) };
    known.set(layout, hints);
  }
  return hints;
}

/** Whether a field is no member, but tells how the message came. */
export function isHintField(field: Field): field is Field & { kind: "mask" | "gap" | "checksum" } {
  return field.kind === "mask" || field.kind === "gap" || field.kind === "checksum";
}

function fieldHints(table: Table, layout: Layout, field: Field): string[] {
  if (isHintField(field)) return field.kind === "mask" && field.hidden ? [] : [field.name];
  if (field.kind === "interleave")
    return arraysOf(field).flatMap((array) => valueHints(table, layout, array));
  const steps = stepMembers(field);
  const companions = companionsOf(field).flatMap(({ name }) =>
    steps.includes(name) ? [] : [name],
  );
  return field.kind === "value" ? [...valueHints(table, layout, field), ...companions] : companions;
}

function valueHints(table: Table, layout: Layout, field: ValueField): string[] {
  const { name, type } = field;
  const widths = presenceBy(field, "widths");
  if (widths !== undefined) return widths.both === undefined ? [beforeMember(name)] : [];
  if (type.kind === "float" || floatsOf(type) !== undefined) return [nanMember(name)];
  if (type.kind === "string" && type.open) return [openMember(name)];
  return type.kind === "list" && endsByMask(table, layout, type) ? [endMember(name)] : [];
}

function innerHints(table: Table, range: VersionRange, fields: readonly Field[]): Hints["inner"] {
  return fields.flatMap((field) => {
    if (field.kind !== "value") return [];
    const { name: member, type } = field;
    if (type.kind !== "struct" && type.kind !== "list") return [];
    const layouts = structLayouts(table, range, type.struct);
    // What may have itself inside is looked at when it is there.
    if (table.structs[type.struct]!.maxDepth !== undefined)
      return [{ member, struct: type.struct }];
    return layouts.some((layout) => hasHints(table, layout))
      ? [{ member, struct: type.struct }]
      : [];
  });
}
