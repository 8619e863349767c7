import {
  armKey,
  armPrefix,
  flagKey,
  layoutKey,
  partKey,
  presenceKey,
  type Shape,
  shapeKey,
  unusedKey,
  unusualKey,
  valueKey,
  widthKey,
} from "./branch-keys.ts";
import { endsByMask } from "../canonical/hints.ts";
import { hasBit } from "../interpret/wire/int.ts";
import { setBits } from "../interpret/wire/mask.ts";
import { besidesOf, isVaried } from "../table/besides.ts";
import { unusedIn } from "../table/bits.ts";
import {
  arraysOf,
  countOf,
  type BytesType,
  type Field,
  isWide,
  type Layout,
  type ListType,
  type MaskField,
  type MessageTable,
  type SplitField,
  type StringType,
  type SwitchField,
  type Table,
  type Told,
  toldCount,
  toldNumber,
  type ValueField,
} from "../table/table.ts";

/** The fields whose branches are listed, and what they are of. */
interface Listing {
  readonly table: Table;
  readonly layout: Layout;
  readonly prefix: string;
  readonly fields: readonly Field[];
  /** Those in front of the switches that lead to them. */
  readonly front?: readonly Field[];
  /** The values that choose the arms that they are in. */
  readonly chosen?: ReadonlyMap<string, readonly number[]>;
}

/**
 * All branches that messages of a table can take, each once, in the table's order: every layout, field there or
 * not, width, arm, and end of a string or a list; behind those of the messages those of the structs.
 * `interpretDecode` collects the same keys as it takes them.
 */
export function branchesOf(table: Table): string[] {
  const all = [...table.messages, ...table.structs];
  return [...new Set(all.flatMap((message) => messageBranches(table, message)))];
}

function messageBranches(table: Table, message: MessageTable): string[] {
  return message.layouts.flatMap((layout) => {
    const prefix = layoutKey(table, message, layout);
    return [prefix, ...fieldsBranches({ table, layout, prefix, fields: layout.fields })];
  });
}

function fieldsBranches(listing: Listing): string[] {
  return listing.fields.flatMap((field) => fieldBranches(listing, field));
}

function fieldBranches(listing: Listing, field: Field): string[] {
  const { prefix } = listing;
  switch (field.kind) {
    case "mask":
      return maskBranches(prefix, field);
    case "bit":
      return [flagKey(prefix, field.name, true), flagKey(prefix, field.name, false)];
    case "value":
      return valueBranches(listing, field);
    case "switch":
      return switchBranches(listing, field);
    case "split":
      return splitBranches(prefix, field);
    case "interleave":
      return arraysOf(field).flatMap((array) => valueBranches(listing, array));
    case "gap":
      return GAPS.map((shape) => shapeKey(prefix, field.name, shape));
    case "checksum":
      return SUMS.map((shape) => shapeKey(prefix, field.name, shape));
    case "length":
      return isVaried(field.type)
        ? WIDTHS_OF_GROUPS.map((s) => shapeKey(prefix, field.name, s))
        : [];
    case "constant":
    case "number":
    case "refuse":
    case "stop":
      return [];
  }
}

function maskBranches(prefix: string, mask: MaskField): string[] {
  const keys: string[] = [];
  for (const part of mask.parts) {
    if (part.when === undefined) continue;
    keys.push(partKey(prefix, mask, part, "present"), partKey(prefix, mask, part, "absent"));
    if (part.unless !== undefined) keys.push(partKey(prefix, mask, part, "left out"));
  }
  for (let bit = 0; bit < 32; bit++) {
    if (hasBit(mask.unused, bit)) keys.push(unusedKey(prefix, mask.name, bit));
    if (hasBit(mask.usual, bit)) keys.push(unusualKey(prefix, mask.name, bit));
  }
  return keys;
}

function valueBranches(listing: Listing, field: ValueField): string[] {
  const { prefix } = listing;
  const { name, when, wide, widths, selects = [], picks = [] } = field;
  const keys: string[] = [];
  if (when !== undefined)
    keys.push(presenceKey(prefix, when, true), presenceKey(prefix, when, false));
  if (wide !== undefined)
    keys.push(widthKey(prefix, name, "wide"), widthKey(prefix, name, "narrow"));
  for (const width of widths === undefined ? [] : WIDTHS) keys.push(widthKey(prefix, name, width));
  for (const { value } of [...selects, ...picks]) keys.push(valueKey(prefix, name, value));
  return [...keys, ...shapes(listing, field).map((shape) => shapeKey(prefix, name, shape))];
}

function splitBranches(prefix: string, { parts, wide }: SplitField): string[] {
  if (wide === undefined) return [];
  const name = parts.map((part) => part.name).join(", ");
  return [widthKey(prefix, name, "wide"), widthKey(prefix, name, "narrow")];
}

const SUMS = ["right", "wrong"] as const;
const GAPS = ["zeros", "not zeros"] as const;
const WIDTHS = ["narrow", "wide", "both", "absent"] as const;

// ---- shapes

function shapes(listing: Listing, field: ValueField): readonly Shape[] {
  const own = typeShapes(listing, field);
  const hangs = [field.whenMore, field.whenIs, field.mark].some((tells) => tells !== undefined);
  return hangs ? ["present", "absent", ...own] : own;
}

/** How a number in groups came. */
const WIDTHS_OF_GROUPS: readonly Shape[] = ["in more bytes", "in few bytes"];

function typeShapes(listing: Listing, field: ValueField): readonly Shape[] {
  const { type } = field;
  switch (type.kind) {
    case "string":
      return stringShapes(type);
    case "run":
    case "runs":
      return runShapes(field);
    case "strings":
      return ["empty", "not empty", "ended by 0xFF"];
    case "bytes":
      return possible(listing, type.told, bytesShapes(type));
    case "list":
      return possible(listing, toldCount(type), listShapes(listing, type));
    case "sparse":
      return ["empty", "not empty"];
    case "float":
      return ["NaN", "not NaN"];
    case "array":
      if (isVaried(type.of)) return WIDTHS_OF_GROUPS;
      return type.of.kind === "float" ? ["NaN", "not NaN"] : [];
    case "int":
    case "big":
      return isVaried(type) ? WIDTHS_OF_GROUPS : [];
    case "struct":
      return [];
  }
}

function runShapes(field: ValueField): readonly Shape[] {
  const isOne = field.type.kind === "run";
  const own = besidesOf(field).find(({ isList }) => isList !== isOne);
  if (own === undefined) return ["empty", "not empty"];
  const ways: readonly Shape[] =
    own.what === "width" ? WIDTHS_OF_GROUPS : ["the usual end", "another end"];
  return ["empty", "not empty", ...ways];
}

function stringShapes({ open }: StringType): readonly Shape[] {
  return ["ended by NUL", "ended by 0xFF", "cut", ...(open ? (["open"] as const) : [])];
}

/** Without what the number cannot be that a value tells which chose the arm. */
function possible(
  { chosen }: Listing,
  told: Told | undefined,
  all: readonly Shape[],
): readonly Shape[] {
  const values = (told && chosen?.get(told.by)) ?? [];
  if (values.length === 0) return all;
  const numbers = values.map((value) => toldNumber(told!, value));
  const none = numbers.includes(0);
  const some = numbers.some((number) => number > 0);
  return all.filter((shape) => (shape === "empty" ? none : shape === "not empty" ? some : true));
}

function bytesShapes({ none }: BytesType): readonly Shape[] {
  return none === undefined ? ["empty", "not empty"] : ["empty", "not empty", "absent"];
}

function listShapes({ table, layout }: Listing, type: ListType): readonly Shape[] {
  const masked = endsByMask(table, layout, type);
  const count = countOf(type);
  if (count !== undefined && isVaried(count)) return ["empty", "not empty", ...WIDTHS_OF_GROUPS];
  return masked ? ["empty", "not empty", "ended by a mask that is not 0"] : ["empty", "not empty"];
}

// ---- switches

function switchBranches(listing: Listing, field: SwitchField): string[] {
  const { prefix, fields } = listing;
  const front = [...(listing.front ?? []), ...fields.slice(0, -1)];
  return field.arms.flatMap((arm) => {
    const chosen = new Map(listing.chosen).set(field.on, arm.otherwise ? [] : arm.values);
    const own = { prefix: armPrefix(prefix, arm.name), fields: arm.fields, front, chosen };
    const inner = { ...listing, ...own };
    return [
      armKey(prefix, field.on, arm.name),
      ...(isWide(arm) ? [] : arm.values.map((value) => valueKey(prefix, field.on, value))),
      ...armBits(inner),
      ...fieldsBranches(inner),
    ];
  });
}

/** Bits of masks in front that mean nothing in an arm, and something in others. */
function armBits({ prefix, fields, front = [] }: Listing): string[] {
  if (fields.at(-1)?.kind === "switch") return [];
  return front.flatMap((mask) => {
    if (mask.kind !== "mask" || mask.inArms === undefined) return [];
    const bits = unusedIn(mask, [...front, ...fields]) & mask.inArms;
    return setBits(bits >>> 0).map((bit) => unusedKey(prefix, mask.name, bit));
  });
}
