import type { Field } from "../../runtime/table/fields/field.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { NumberType } from "../../runtime/table/types/number.ts";
import type { Table } from "../../runtime/table/table.ts";

/** A number of a message, by the names and indexes that lead to it, and the type of what it is on the wire. */
export interface NumberIn {
  readonly path: readonly string[];
  readonly type: NumberType;
}

type Members = Readonly<Record<string, unknown>>;

/** The numbers of a message, its structs' and its lists' among them, but for what only tells how it came. */
export function numbersIn(
  table: Table,
  version: number,
  fields: readonly Field[],
  value: unknown,
): NumberIn[] {
  const members = value as Members;
  const of = (name: string, type: NumberType): NumberIn[] =>
    typeof members[name] === "number" ? [{ path: [name], type }] : [];
  const elements = (name: string, type: NumberType): NumberIn[] =>
    Object.keys((members[name] ?? {}) as object).map((key) => ({ path: [name, key], type }));
  return fields.flatMap((field): NumberIn[] => {
    if (field.kind === "split") return field.parts.flatMap((part) => of(part.name, part.type));
    if (field.kind === "interleave")
      return field.fields.flatMap(({ name, type }) => elements(name, type));
    if (field.kind === "switch") {
      const on = members[field.on] as number;
      const arm = field.arms.find(
        ({ values, otherwise }) => otherwise === true || values.includes(on),
      );
      return arm === undefined ? [] : numbersIn(table, version, arm.fields, value);
    }
    if (field.kind !== "value") return [];
    const { name, type, wide } = field;
    switch (type.kind) {
      case "int":
        return of(name, wide?.type ?? type);
      case "float":
        return of(name, type);
      case "array":
        return elements(name, type.of);
      case "sparse":
        return elements(name, type.of);
      case "struct":
      case "list": {
        const layout = layoutOf(table.structs[type.struct]!, version)!;
        const inner =
          type.kind === "list"
            ? Object.entries((members[name] ?? []) as object)
            : [["", members[name]] as const];
        return inner.flatMap(([key, each]) =>
          each === undefined
            ? []
            : numbersIn(table, version, layout.fields, each).map((n) => ({
                ...n,
                path: [name, ...(key === "" ? [] : [key]), ...n.path],
              })),
        );
      }
      default:
        return [];
    }
  });
}

/** What is at a path. */
export function numberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => (inner as Members)?.[key], value);
}

/** A copy with another number at a path. */
export function withNumber<T>(value: T, [key, ...path]: readonly string[], number: unknown): T {
  if (key === undefined) return number as T;
  const inner = withNumber((value as Members)[key], path, number);
  if (Array.isArray(value)) return value.with(Number(key), inner) as T;
  return { ...value, [key]: inner };
}
