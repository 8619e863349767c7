import { activeFields } from "../../../runtime/interpret/wire/mask.ts";
import { arraysOf } from "../../../runtime/table/fields/interleave.ts";
import { type Field, memberValue } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import { type ValueField, isLookedUp } from "../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { widestParts } from "../../../runtime/table/fields/split.ts";

/** A member of a layout, however it is in the bytes. */
export interface Plain {
  readonly name: string;
  readonly type: ValueType | "flag";
  readonly optional: boolean;
  readonly absent: number | string | undefined;
  readonly highOf: string | undefined;
}

function plainFields(field: Field): Plain[] {
  const always = { optional: false, absent: undefined, highOf: undefined };
  switch (field.kind) {
    case "bit":
      return [{ name: field.name, type: "flag", ...always }];
    case "number":
      return [{ name: field.name, type: field.type, ...always }];
    case "split":
      return widestParts(field).map(({ name, type }) => ({ name, type, ...always }));
    case "interleave":
      return arraysOf(field).map(plainValue);
    case "value":
      return [plainValue(field)];
    default:
      return [];
  }
}

function plainValue(field: ValueField): Plain {
  const { name, type, absent, highOf, wide, presence } = field;
  // A length may say that the bytes are not there.
  const optional = presence !== undefined || (type.kind === "bytes" && type.none !== undefined);
  return { name, type: wide?.type ?? type, optional, absent, highOf };
}

/** How a layout's members become those of another. */
export interface Plan {
  readonly sources: readonly Plain[];
  readonly targets: readonly {
    readonly field: Plain;
    /** The member that has its high byte. */
    readonly high: Plain | undefined;
    /** What stands for it where the source may leave it out, and the target may not. */
    readonly instead: unknown;
  }[];
  /** What the target lacks. */
  readonly missing: readonly Plain[];
}

/** Plans by their layouts: those without arms are made once. */
export class Plans {
  readonly #made = new Map<Layout, Map<Layout, Plan>>();

  constructor(readonly table: Pick<Table, "structs">) {}

  of({ from, to }: { readonly from: Layout; readonly to: Layout }, given: object): Plan {
    let plans = this.#made.get(from);
    if (plans === undefined) this.#made.set(from, (plans = new Map()));
    const known = plans.get(to);
    if (known !== undefined) return known;
    const plan = planOf(this.table, from, to, given);
    const hasArms = [from, to].some(({ fields }) => fields.some(({ kind }) => kind === "switch"));
    if (!hasArms) plans.set(to, plan);
    return plan;
  }
}

function planOf(table: Plans["table"], from: Layout, to: Layout, given: object): Plan {
  const [sources, fields] = [plainsOf(from, given), plainsOf(to, given)];
  const targets = fields.map((field) => {
    const high = fields.find(({ highOf }) => highOf === field.name);
    return { field, high, instead: insteadOf(table, to, field, sources) };
  });
  const known = new Set(fields.map(({ name }) => name));
  return { sources, targets, missing: sources.filter(({ name }) => !known.has(name)) };
}

/** The members of a layout that are there beside others. */
export function plainsOf({ fields }: Layout, given: object): Plain[] {
  return activeFields(fields, { ...given }).flatMap(plainFields);
}

function insteadOf(
  table: Plans["table"],
  to: Layout,
  field: Plain,
  sources: readonly Plain[],
): unknown {
  if (field.optional) return undefined;
  if (field.type === "flag") return false;
  const source = sources.find(({ name }) => name === field.name);
  const absent = source?.absent;
  return absent === undefined || isLookedUp(absent)
    ? zeroOf(table, to, field.type)
    : memberValue(absent);
}

/** The value of a type that says least: 0, nothing, or members of which each says least. */
function zeroOf(table: Plans["table"], at: Layout, type: ValueType): unknown {
  switch (type.kind) {
    case "int":
    case "float":
      return 0;
    case "big":
      return 0n;
    case "string":
      return "";
    case "delimited":
      return type.as === "bytes" ? new Uint8Array(0) : "";
    case "bytes":
      return type.as === undefined ? new Uint8Array(type.count ?? 0) : "";
    case "array":
      return Array.from({ length: type.count }, () => zeroOf(table, at, type.of));
    case "list":
    case "sequence":
    case "strings":
      return [];
    case "sparse":
      return {};
    case "struct":
      return zeroStruct(table, at, table.structs[type.struct]!);
  }
}

function zeroStruct(
  table: Plans["table"],
  at: Layout,
  struct: Plans["table"]["structs"][number],
): unknown {
  const layout = layoutOf(struct, at.from);
  const fields = layout === undefined ? [] : plainsOf(layout, {});
  return Object.fromEntries(
    fields
      .filter(({ optional }) => !optional)
      .map((field) => [field.name, insteadOf(table, at, field, [])]),
  );
}

export function isNumber(type: ValueType): type is NumberType {
  return type.kind === "int" || type.kind === "float" || type.kind === "big";
}
