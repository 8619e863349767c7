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
import { hasBit } from "./interpret-int.ts";
import type { Field, MaskField, SwitchField, Table, ValueField } from "./table.ts";

/**
 * All branches that messages of a table can take, each once, in the table's order: every layout, field there or
 * not, width, arm, and end of a string. `interpretDecode` collects the same keys as it takes them.
 */
export function branchesOf(table: Table): string[] {
  const keys = table.messages.flatMap((message) =>
    message.layouts.flatMap((layout) => {
      const prefix = layoutKey(table, message, layout);
      return [prefix, ...fieldsBranches(prefix, layout.fields)];
    }),
  );
  return [...new Set(keys)];
}

function fieldsBranches(prefix: string, fields: readonly Field[]): string[] {
  return fields.flatMap((field) => fieldBranches(prefix, field));
}

function fieldBranches(prefix: string, field: Field): string[] {
  switch (field.kind) {
    case "mask":
      return maskBranches(prefix, field);
    case "bit":
      return [flagKey(prefix, field.name, true), flagKey(prefix, field.name, false)];
    case "value":
      return valueBranches(prefix, field);
    case "switch":
      return switchBranches(prefix, field);
    case "split":
    case "interleave":
    case "length":
    case "refuse":
      return [];
  }
}

function maskBranches(prefix: string, mask: MaskField): string[] {
  const keys: string[] = [];
  for (const part of mask.parts) {
    if (part.when === undefined) continue;
    keys.push(partKey(prefix, mask, part, true), partKey(prefix, mask, part, false));
  }
  for (let bit = 0; bit < 32; bit++) {
    if (hasBit(mask.unused, bit)) keys.push(unusedKey(prefix, mask.name, bit));
    if (hasBit(mask.usual, bit)) keys.push(unusualKey(prefix, mask.name, bit));
  }
  return keys;
}

function valueBranches(prefix: string, field: ValueField): string[] {
  const keys: string[] = [];
  if (field.when !== undefined) {
    keys.push(presenceKey(prefix, field.when, true), presenceKey(prefix, field.when, false));
  }
  if (field.wide !== undefined) {
    keys.push(widthKey(prefix, field.name, true), widthKey(prefix, field.name, false));
  }
  for (const { value } of field.selects ?? []) keys.push(valueKey(prefix, field.name, value));
  return [...keys, ...shapes(field).map((shape) => shapeKey(prefix, field.name, shape))];
}

function shapes({ type }: ValueField) {
  switch (type.kind) {
    case "string":
      return ["ended by NUL", "ended by 0xFF", "cut"] as const;
    case "strings":
      return ["empty", "not empty", "ended by 0xFF"] as const;
    case "bytes":
      return ["empty", "not empty"] as const;
    case "float":
      return ["NaN", "not NaN"] as const;
    case "array":
      return type.of.kind === "float" ? (["NaN", "not NaN"] as const) : [];
    case "int":
      return [];
  }
}

function switchBranches(prefix: string, field: SwitchField): string[] {
  return field.arms.flatMap((arm) => [
    armKey(prefix, field.on, arm.name),
    ...arm.values.map((value) => valueKey(prefix, field.on, value)),
    ...fieldsBranches(armPrefix(prefix, arm.name), arm.fields),
  ]);
}
