import { activeFields } from "../../../runtime/interpret/wire/mask.ts";
import { arraysOf } from "../../../runtime/table/fields/interleave.ts";
import { type Field, memberValue } from "../../../runtime/table/fields/field.ts";
import type { Layout } from "../../../runtime/table/messages.ts";
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
  const { name, absent, highOf, wide, presence } = field;
  const optional = presence !== undefined;
  return { name, type: wide?.type ?? field.type, optional, absent, highOf };
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

  of({ from, to }: { readonly from: Layout; readonly to: Layout }, given: object): Plan {
    let plans = this.#made.get(from);
    if (plans === undefined) this.#made.set(from, (plans = new Map()));
    const known = plans.get(to);
    if (known !== undefined) return known;
    const plan = planOf(from, to, given);
    const hasArms = [from, to].some(({ fields }) => fields.some(({ kind }) => kind === "switch"));
    if (!hasArms) plans.set(to, plan);
    return plan;
  }
}

function planOf(from: Layout, to: Layout, given: object): Plan {
  const [sources, fields] = [plainsOf(from, given), plainsOf(to, given)];
  const targets = fields.map((field) => {
    const high = fields.find(({ highOf }) => highOf === field.name);
    return { field, high, instead: insteadOf(field, sources) };
  });
  const known = new Set(fields.map(({ name }) => name));
  return { sources, targets, missing: sources.filter(({ name }) => !known.has(name)) };
}

function plainsOf({ fields }: Layout, given: object): Plain[] {
  return activeFields(fields, { ...given }).flatMap(plainFields);
}

function insteadOf(field: Plain, sources: readonly Plain[]): unknown {
  if (field.optional) return undefined;
  if (field.type === "flag") return false;
  const source = sources.find(({ name }) => name === field.name);
  const absent = source?.absent;
  return absent === undefined || isLookedUp(absent) ? zeroOf(field.type) : memberValue(absent);
}

function zeroOf(type: ValueType): unknown {
  if (isNumber(type)) return 0;
  return type.kind === "string" ? "" : undefined;
}

export function isNumber(type: ValueType): type is NumberType {
  return type.kind === "int" || type.kind === "float" || type.kind === "big";
}
