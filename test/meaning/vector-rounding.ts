import { isDeepStrictEqual } from "node:util";
import type { AnyMessage } from "../../runtime/codec.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import { type Layout, layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";
import { hexOf } from "../../vectors/bytes.ts";
import type { Vector } from "../../vectors/files.ts";
import type { Implementation } from "../../vectors/run.ts";
import { membersIn, merged } from "../../vectors/values.ts";

/*
 * A scaled number that no bytes have is written as the nearest one that bytes have, and is not cut: each vector's
 * numbers, moved by less than half a step, give the vector's bytes.
 */
const LESS_THAN_HALF = 0.45;

/** Where a member is, and to which side its number is moved. */
interface Moving {
  readonly table: Table;
  readonly version: number;
  readonly way: number;
}

/** The integer's value nearer to its neighbour `way` steps up; as it is where it has none. */
function near({ bits, signed, scale }: IntType, value: unknown, way: number): unknown {
  if (scale === undefined || typeof value !== "number") return value;
  const { num, den, plus } = scale;
  const raw = Math.round(((value - plus) * den) / num) + way;
  const low = signed ? -(2 ** (bits - 1)) : 0;
  if (raw < low || raw >= low + 2 ** bits) return value;
  return value + (way * LESS_THAN_HALF * num) / den;
}

function nearMember(at: Moving, type: ValueType, value: unknown): unknown {
  if (Array.isArray(value)) {
    const of = type.kind === "array" ? type.of : type;
    return value.map((one: unknown) => nearMember(at, of, one));
  }
  if (type.kind === "int") return near(type, value, at.way);
  if (type.kind !== "struct" && type.kind !== "list") return value;
  const layout = layoutOf(at.table.structs[type.struct]!, at.version);
  return layout === undefined ? value : nearMembers(at, layout, value as object);
}

function nearMembers(at: Moving, layout: Layout, value: object): object {
  const types = new Map<string, ValueType>();
  for (const field of allFields(layout.fields)) {
    // What a wider type has in between is no step of the narrow one.
    if (field.kind === "value")
      types.set(field.name, field.wide?.type.scale === undefined ? field.type : field.wide.type);
    if (field.kind === "interleave")
      for (const { name, type } of field.fields) types.set(name, type);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const type = types.get(name);
      return [name, type === undefined ? one : nearMember(at, type, one)];
    }),
  );
}

/** A vector's message in its last version, with each scaled number moved. */
function messageNear(table: Table, { versions, message: name, value, hints }: Vector, way: number) {
  const version = versions.at(-1)!;
  const layout = layoutOf(
    table.messages.find((each) => each.name === name)!,
    version,
  )!;
  const { members } = membersIn(table, version, layout, value!);
  const others = nearMembers({ table, version, way }, layout, members);
  const message = merged({ type: name, ...others }, hints) as AnyMessage;
  return { version, message, isMoved: !isDeepStrictEqual(others, members) };
}

/** The vectors whose numbers, moved, are written as other bytes: nothing where all is right. */
export function wrongRounding(
  table: Table,
  vectors: readonly Vector[],
  codec: Implementation,
): { readonly wrong: string[]; readonly moved: number } {
  const wrong: string[] = [];
  let moved = 0;
  for (const vector of vectors.filter(({ value }) => value !== undefined))
    for (const way of [-1, 1]) {
      const { version, message, isMoved } = messageNear(table, vector, way);
      if (!isMoved) continue;
      moved++;
      const bytes = hexOf(codec.encode(version, message));
      if (bytes !== hexOf(vector.bytes))
        wrong.push(`${vector.place}: a number less than half a step beside is written ${bytes}`);
    }
  return { wrong, moved };
}
