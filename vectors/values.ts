import { allFields } from "../runtime/table/fields/all-fields.ts";
import type { IntType } from "../runtime/table/types/integers.ts";
import { type Layout, layoutOf } from "../runtime/table/messages.ts";
import { plainVersion, type Table } from "../runtime/table/table.ts";
import type { ValueType } from "../runtime/table/types/types.ts";
import { bytesOf } from "./bytes.ts";
import { contains } from "../runtime/table/versions.ts";

/** A table in one of its versions. */
interface At {
  readonly table: Table;
  readonly version: number;
  readonly complaints: string[];
}

/**
 * The members that a vector's file has, as codecs have them: names of enum values become numbers, and hex bytes.
 * A name that the version does not have, and a number that has a name, are complaints.
 */
export function membersIn(
  table: Table,
  version: number,
  layout: Layout,
  value: object,
): { members: Record<string, unknown>; complaints: string[] } {
  const at = { table, version, complaints: [] };
  return { members: members(at, layout, value), complaints: at.complaints };
}

function members(at: At, layout: Layout, value: object): Record<string, unknown> {
  const types = typesOf(layout);
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => [name, member(at, types.get(name) ?? [], given)]),
  );
}

/** The types that a member may have: more than one where arms differ. */
function typesOf(layout: Layout): Map<string, ValueType[]> {
  const types = new Map<string, ValueType[]>();
  for (const field of allFields(layout.fields)) {
    if (field.kind === "value" || field.kind === "number")
      types.set(field.name, [...(types.get(field.name) ?? []), field.type]);
    if (field.kind === "split" || field.kind === "interleave")
      for (const { name, type } of field.kind === "split" ? field.parts : field.fields)
        types.set(name, [...(types.get(name) ?? []), type]);
  }
  return types;
}

function member(at: At, types: readonly ValueType[], given: unknown): unknown {
  if (Array.isArray(given)) return given.map((element: unknown) => member(at, types, element));
  const ints = types.flatMap((type) => {
    const own = "of" in type ? type.of : type;
    return own.kind === "int" && own.enum !== undefined ? [own] : [];
  });
  if (ints.length > 0) return named(at, ints, given);
  const isNumber = types.some((type) => {
    const { kind } = "of" in type ? type.of : type;
    return kind === "big" || kind === "float";
  });
  if (isNumber && typeof given === "string") return numberOf(given);
  if (typeof given !== "object" || given === null) return given;
  const struct = types.find((type) => type.kind === "struct" || type.kind === "list");
  const inner = struct && layoutOf(at.table.structs[struct.struct]!, at.version);
  if (inner !== undefined) return members(at, inner, given);
  if ("hex" in given) return bytesOf(String(given.hex));
  return given;
}

function named(at: At, types: readonly IntType[], given: unknown): unknown {
  const { table, version, complaints } = at;
  const plain = plainVersion(table, version);
  const values = types
    .flatMap((type) => table.enums[type.enum!]!.values)
    .filter((range) => contains(range, plain));
  if (typeof given === "number") {
    const known = values.find(({ value }) => value === given);
    if (known !== undefined)
      complaints.push(`${given} is ${known.name} in version ${table.versions[version]}`);
    return given;
  }
  const known = values.find(({ name }) => name === given);
  if (known === undefined)
    complaints.push(`${String(given)} means nothing in version ${table.versions[version]}`);
  return known?.value;
}

/** A bigint as `5n`, or a number that JSON has no word for. */
function numberOf(given: string): bigint | number {
  return /^-?\d+n$/.test(given) ? BigInt(given.slice(0, -1)) : Number(given);
}

/** A value as plain data: without types and members that are not there, bytes as they are written in files. */
export function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return { hex: Buffer.from(value).toString("hex") };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, one]) => name !== "type" && one !== undefined,
  );
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one)]));
}

/** One value with what another adds to it, member by member and element by element. */
export function merged(value: unknown, more: unknown): unknown {
  if (more === undefined) return value;
  if (typeof more === "object" && more !== null && "hex" in more) return bytesOf(String(more.hex));
  if (typeof more === "string" && /^\d+n$/.test(more)) return numberOf(more);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return more;
  if (Array.isArray(value))
    return value.map((one: unknown, i) => merged(one, (more as unknown[])[i]));
  const both: Record<string, unknown> = { ...value };
  for (const [name, one] of Object.entries(more as object)) both[name] = merged(both[name], one);
  return both;
}
