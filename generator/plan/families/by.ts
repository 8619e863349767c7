import type { Field } from "../../../runtime/table/fields/field.ts";
import type { FloatType } from "../../../runtime/table/types/float.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { Layout } from "../../../runtime/table/messages.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { BUILT_IN } from "../../facts/built-in.ts";
import type { Count } from "../code/count.ts";

/*
 * Numbers that dialects write otherwise, as positions in eighths or as floats. Functions for several dialects are given
 * what reads and writes them.
 */

/** A number that has a name of the schema's own. */
export type NamedNumber = IntType | FloatType;

export function isFloat({ kind }: NamedNumber): boolean {
  return kind === "float";
}

/** The numbers of a layout that have a name of the schema's own, in their order. */
export function namedNumbers({ fields }: Layout): NamedNumber[] {
  const found: NamedNumber[] = [];
  changed(fields, (type) => {
    found.push(type);
    return type;
  });
  return found;
}

/** Whether a number is what a schema calls by a name of its own. */
function isNamedNumber(type: ValueType): type is NamedNumber {
  if (type.kind !== "int" && type.kind !== "float") return false;
  if (BUILT_IN.has(type.name)) return false;
  if (type.kind === "float") return type.bits === undefined;
  return type.enum === undefined && type.vectors === undefined && type.bits <= 32;
}

/** What reads and writes a number: a `form` where some dialect's tells its own length. */
export interface Parameter {
  readonly by: string;
  /** As floats, which may be NaN, where some dialect has floats. */
  readonly kind: "int" | "float" | "form";
  readonly bytes: Count;
}

/** A layout whose functions are given what reads and writes its named numbers, where there is a parameter for one. */
export function byParameters(layout: Layout, parameters: readonly (Parameter | undefined)[]) {
  const left = parameters.values();
  const change = (type: NamedNumber): NamedNumber => {
    const parameter = left.next().value;
    return parameter === undefined ? type : numberBy(type, parameter);
  };
  return { ...layout, fields: changed(layout.fields, change) };
}

/** Fields with other numbers in place of the named ones. */
function changed(fields: readonly Field[], change: (type: NamedNumber) => NamedNumber): Field[] {
  const own = <T extends ValueType>(type: T) => (isNamedNumber(type) ? (change(type) as T) : type);
  return fields.map((field): Field => {
    if (field.kind === "switch") {
      const arms = field.arms.map((arm) => ({ ...arm, fields: changed(arm.fields, change) }));
      return { ...field, arms };
    }
    if (field.kind === "interleave") {
      const turns = field.fields.map((turn) => ({ ...turn, type: own(turn.type) }));
      return { ...field, fields: turns };
    }
    if (field.kind !== "value") return field;
    const { type, wide } = field;
    const number = type.kind === "array" ? { ...type, name: "", of: own(type.of) } : own(type);
    if (wide === undefined) return { ...field, type: number };
    const other = own(wide.type);
    // The bits of a NaN have no place there.
    if (number.kind !== "int" || other.kind !== "int") return field;
    return { ...field, type: number, wide: { ...wide, type: other } };
  });
}

function numberBy({ name }: NamedNumber, { by, kind, bytes }: Parameter): NamedNumber {
  const number = {
    int: { kind: "int", name, bits: 32, signed: true, by, bytes },
    float: { kind: "float", name, bits: 32, by, bytes },
    form: { kind: "int", name, bits: 24, signed: true, varint: "two", by },
  }[kind];
  return number as unknown as NamedNumber;
}
