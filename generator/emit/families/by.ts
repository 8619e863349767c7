import {
  type Field,
  type FloatType,
  type IntType,
  type Layout,
  type ValueType,
} from "../../../runtime/table/table.ts";
import { BUILT_IN } from "../../resolve/built-in.ts";
import { fixedBytes } from "../size/size.ts";

/*
 * Numbers that dialects write otherwise, as positions in eighths or as floats. Functions for several dialects are told
 * what reads and writes them.
 */

/** A number that a parameter reads and writes. */
interface ByParameter {
  readonly by?: string;
}

/** The parameter that reads and writes a number, where one does. */
export function byOf(type: ValueType): string | undefined {
  return (type as ByParameter).by;
}

/** The numbers of a layout that have a name of the schema's own, by that name; nothing where one name is several. */
export function namedNumbers(layout: Layout): Map<string, IntType | FloatType> | undefined {
  const found = new Map<string, IntType | FloatType>();
  for (const type of numbersIn(layout.fields).filter(isNamedNumber)) {
    const known = found.get(type.name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(type)) return undefined;
    found.set(type.name, type);
  }
  return found;
}

function numbersIn(fields: readonly Field[]): ValueType[] {
  return fields.flatMap((field) => {
    if (field.kind === "switch") return field.arms.flatMap((arm) => numbersIn(arm.fields));
    if (field.kind === "interleave") return field.fields.map(({ type }) => type);
    if (field.kind !== "value") return [];
    const { type, wide } = field;
    return [type, ...(type.kind === "array" ? [type.of] : []), ...(wide ? [wide.type] : [])];
  });
}

/** Whether a number is what a schema calls by a name of its own, and is written in always as many bytes. */
function isNamedNumber(type: ValueType): type is IntType | FloatType {
  if (type.kind !== "int" && type.kind !== "float") return false;
  if (BUILT_IN.has(type.name) || fixedBytes(type) === undefined) return false;
  if (type.kind === "float") return type.bits === undefined;
  return type.enum === undefined && type.vectors === undefined && type.bits <= 32;
}

/** Named numbers as those of parameters: as floats, which may be NaN, where some dialect has floats. */
export type Parameters = ReadonlyMap<string, { readonly by: string; readonly isFloat: boolean }>;

/** A layout whose functions are told what reads and writes its named numbers. */
export function byParameters(layout: Layout, parameters: Parameters): Layout {
  return { ...layout, fields: layout.fields.map((field) => fieldBy(field, parameters)) };
}

function fieldBy(field: Field, parameters: Parameters): Field {
  if (field.kind === "switch") {
    const arms = field.arms.map((arm) => ({
      ...arm,
      fields: arm.fields.map((inner) => fieldBy(inner, parameters)),
    }));
    return { ...field, arms };
  }
  if (field.kind === "interleave") {
    const fields = field.fields.map((turn) => ({ ...turn, type: numberBy(turn.type, parameters) }));
    return { ...field, fields: fields as typeof field.fields };
  }
  if (field.kind !== "value") return field;
  const { type, wide } = field;
  const own: ValueType =
    type.kind === "array"
      ? { ...type, name: "", of: numberBy(type.of, parameters) as typeof type.of }
      : numberBy(type, parameters);
  if (wide === undefined) return { ...field, type: own };
  const other = numberBy(wide.type, parameters);
  // The bits of a NaN have no place there.
  if (own.kind !== "int" || other.kind !== "int") return field;
  return { ...field, type: own, wide: { ...wide, type: other } };
}

function numberBy(type: ValueType, parameters: Parameters): ValueType {
  const parameter = isNamedNumber(type) ? parameters.get(type.name) : undefined;
  if (parameter === undefined) return type;
  const { name } = type as IntType;
  const bits = 8 * fixedBytes(type)!;
  const { by, isFloat } = parameter;
  const number = isFloat
    ? { kind: "float", name, bits, by }
    : { kind: "int", name, bits, signed: true, by };
  return number as unknown as ValueType;
}
