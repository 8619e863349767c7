import {
  armKey,
  armPrefix,
  flagKey,
  layoutKey,
  partKey,
  presenceKey,
  shapeKey,
  unusedKey,
  unusualKey,
  valueKey,
  widthKey,
} from "./branch-keys.ts";
import { byKind } from "../table/by-kind.ts";
import { isVaried } from "../table/facts/companions.ts";
import { hasBit, setBits, unusedIn } from "../table/facts/bits.ts";
import { arraysOf } from "../table/fields/interleave.ts";
import { countOf } from "../table/types/counts.ts";
import { fieldNames } from "../table/fields/names.ts";
import { type Field, isWide, type SwitchField } from "../table/fields/field.ts";
import type { MaskField } from "../table/fields/masks.ts";
import type { MessageTable } from "../table/messages.ts";
import type { SplitField } from "../table/fields/split.ts";
import type { Table } from "../table/table.ts";
import type { ValueField } from "../table/fields/value.ts";
import { type Branch, branchOf, type Listing } from "./listing.ts";
import { chosenName, namesOf } from "./names.ts";
import { shapesOf, WIDTHS_OF_VARINTS } from "./shapes.ts";
import { presenceBy } from "../table/fields/presence.ts";

/**
 * All branches that messages of a table can take, each once, in the table's order: every layout, field there or
 * not, width, arm, and end of a string or a list; after those of the messages those of the structs.
 * `interpretDecode` collects the same keys as it takes them.
 */
export function branchesOf(table: Table): string[] {
  return listBranches(table).map(({ key }) => key);
}

/**
 * As `branchesOf`, with what they are of.
 *
 * @param names whether each name that an enum gives a value of a field is one, too, where no other branch is that value
 */
export function listBranches(table: Table, names = false): Branch[] {
  const found = new Map<string, Branch>();
  for (const owner of [...table.messages, ...table.structs])
    for (const branch of messageBranches(table, owner, names))
      if (!found.has(branch.key)) found.set(branch.key, branch);
  return [...found.values()];
}

function messageBranches(table: Table, owner: MessageTable, names: boolean): Branch[] {
  return owner.layouts.flatMap((layout) => {
    const prefix = layoutKey(table, owner, layout);
    const { fields } = layout;
    const listing = { table, owner, layout, prefix, fields, arms: [], names };
    return [branchOf(listing, prefix), ...fieldsBranches(listing)];
  });
}

function fieldsBranches(listing: Listing): Branch[] {
  return listing.fields.flatMap((field) => {
    if (field.kind === "switch") return switchBranches(listing, field);
    const name = fieldNames(field).join(", ");
    const keys = fieldBranches(listing, field).map((key) => branchOf(listing, key, name));
    return listing.names ? [...keys, ...namesOf(listing, field)] : keys;
  });
}

type Plain = Exclude<Field, SwitchField>;

const none = () => [];

/** The keys of what a field may be. */
const fieldBranches = /* @__PURE__ */ byKind<Plain, [Listing], string[]>({
  mask: ({ prefix }, field) => maskBranches(prefix, field),
  bit: ({ prefix }, { name }) => [flagKey(prefix, name, true), flagKey(prefix, name, false)],
  value: valueBranches,
  split: ({ prefix }, field) => splitBranches(prefix, field),
  interleave: (listing, field) => arraysOf(field).flatMap((array) => valueBranches(listing, array)),
  gap: ({ prefix }, { name, open }) =>
    (open ? [...GAPS, "open" as const] : GAPS).map((shape) => shapeKey(prefix, name, shape)),
  checksum: ({ prefix }, { name }) => SUMS.map((shape) => shapeKey(prefix, name, shape)),
  length: ({ prefix }, { name, type }) =>
    isVaried(type) ? WIDTHS_OF_VARINTS.map((shape) => shapeKey(prefix, name, shape)) : [],
  constant: none,
  computed: none,
  number: none,
  reserved: none,
  terminator: none,
});

function maskBranches(prefix: string, mask: MaskField): string[] {
  const keys: string[] = [];
  for (const part of mask.parts) {
    if (part.when === undefined) continue;
    keys.push(partKey(prefix, mask, part, "present"), partKey(prefix, mask, part, "absent"));
    if (part.unless !== undefined) keys.push(partKey(prefix, mask, part, "left out"));
  }
  for (let bit = 0; bit < 32; bit++) {
    if (hasBit(mask.unused, bit)) keys.push(unusedKey(prefix, mask.name, bit));
    if (hasBit(mask.defaultValue, bit)) keys.push(unusualKey(prefix, mask.name, bit));
  }
  return keys;
}

function valueBranches(listing: Listing, field: ValueField): string[] {
  const { prefix } = listing;
  const { name, wide, selects = [], selectsFlavor = [], presence } = field;
  const when = presenceBy({ presence }, "bit");
  const widths = presenceBy({ presence }, "widths");
  const keys: string[] = [];
  if (when !== undefined)
    keys.push(presenceKey(prefix, when, true), presenceKey(prefix, when, false));
  if (wide !== undefined)
    keys.push(widthKey(prefix, name, "wide"), widthKey(prefix, name, "narrow"));
  for (const width of widths === undefined ? [] : WIDTHS) keys.push(widthKey(prefix, name, width));
  for (const { value } of [...selects, ...selectsFlavor]) keys.push(valueKey(prefix, name, value));
  keys.push(...shapesOf(listing, field).map((shape) => shapeKey(prefix, name, shape)));
  const count = field.type.kind === "sequence" ? countOf(field.type) : undefined;
  if (count === undefined || !isVaried(count)) return keys;
  return [...keys, ...WIDTHS_OF_VARINTS.map((shape) => shapeKey(prefix, `${name}.count`, shape))];
}

function splitBranches(prefix: string, { parts, wide }: SplitField): string[] {
  if (wide === undefined) return [];
  const name = parts.map((part) => part.name).join(", ");
  return [widthKey(prefix, name, "wide"), widthKey(prefix, name, "narrow")];
}

const SUMS = ["right", "wrong"] as const;
const GAPS = ["zeros", "not zeros"] as const;
const WIDTHS = ["narrow", "wide", "both", "absent"] as const;

// ---- switches

function switchBranches(listing: Listing, field: SwitchField): Branch[] {
  const { prefix, fields } = listing;
  const front = [...(listing.front ?? []), ...fields.slice(0, -1)];
  return field.arms.flatMap((arm) => {
    const chosen = new Map(listing.chosen).set(field.on, arm.otherwise ? [] : arm.values);
    const arms = [...listing.arms, arm.name];
    const own = { prefix: armPrefix(prefix, arm.name), fields: arm.fields, front, chosen, arms };
    const inner = { ...listing, ...own };
    const values = (isWide(arm) ? [] : arm.values).map((value) => {
      const called = chosenName(listing, field.on, value);
      const branch = branchOf(inner, valueKey(prefix, field.on, value), field.on);
      return called === undefined ? branch : { ...branch, called };
    });
    return [
      branchOf(inner, armKey(prefix, field.on, arm.name), field.on),
      ...values,
      ...armBits(inner),
      ...fieldsBranches(inner),
    ];
  });
}

/** Bits of preceding masks that mean nothing in an arm, and something in others. */
function armBits(listing: Listing): Branch[] {
  const { prefix, fields, front = [] } = listing;
  if (fields.at(-1)?.kind === "switch") return [];
  return front.flatMap((mask) => {
    if (mask.kind !== "mask" || mask.inArms === undefined) return [];
    const bits = unusedIn(mask, [...front, ...fields]) & mask.inArms;
    return setBits(bits).map((bit) =>
      branchOf(listing, unusedKey(prefix, mask.name, bit), mask.name),
    );
  });
}
