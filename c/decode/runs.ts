import type { Field } from "../../runtime/table/fields/field.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { block, text } from "../code.ts";
import { bytesOf, isPlain } from "./arrays.ts";
import type { Scope } from "./scope.ts";

/*
 * Fields that always have as many bytes, one after another: it is asked once whether all are there. Where they are not,
 * the first that is not whole is found by their sizes.
 */

/** Numbers of one size, one after another. */
interface Part {
  readonly name: string;
  /** The index of the first; none where it is one number that has none. */
  readonly index?: number;
  readonly size: number;
  readonly count: number;
}

/** How many of some fields are such a run, and what asks for their bytes: none, where one of them would ask alone. */
export function openRun(s: Scope, fields: readonly Field[]): { count: number; lines: string[] } {
  const parts: Part[] = [];
  let count = 0;
  for (const field of fields) {
    const own = s.owner.message.bitwise ? undefined : partsOf(field);
    if (own === undefined) break;
    parts.push(...own);
    count++;
    if (mayFail(s, field)) break;
  }
  if (parts.length === 0 || (parts.length === 1 && parts[0]!.count === 1))
    return { count: 0, lines: [] };
  const bytes = parts.reduce((sum, part) => sum + part.size * part.count, 0);
  const rows = parts.map(
    ({ name, index, size, count: many }) =>
      `{ ${text(name)}, ${index ?? "DS_NONE"}, ${size}, ${many} },`,
  );
  const lines = block(
    `if ((size_t)(end - at) < ${bytes})`,
    [...block("static const ds_part parts[] =", rows).slice(0, -1), "};"],
    ["return ds_short(r, at, end, parts);"],
  );
  return { count, lines };
}

/** The numbers of a field that always has as many bytes. */
function partsOf(field: Field): Part[] | undefined {
  switch (field.kind) {
    case "bit":
    case "number":
    case "terminator":
    case "reserved":
      return [];
    case "value":
      return ofValue(field);
    case "mask":
      return all(
        field.parts.map(({ from, when, unless }) => {
          if (when !== undefined || unless !== undefined) return undefined;
          return typeof from === "string" ? [] : ofNumber(field.name, from);
        }),
      );
    case "split":
      if (field.wide !== undefined) return undefined;
      return [{ name: splitName(field), size: field.wire.bits / 8, count: 1 }];
    case "interleave":
      return all(
        Array.from({ length: field.count }, (_, index) =>
          all(field.fields.map(({ name, type }) => ofNumber(name, type, index))),
        ),
      );
    case "constant":
      return [{ name: "constant", size: field.bytes.length, count: 1 }];
    case "checksum":
    case "length":
      return ofNumber(field.name, field.type);
    default:
      return undefined;
  }
}

function all(parts: readonly (Part[] | undefined)[]): Part[] | undefined {
  return parts.includes(undefined) ? undefined : parts.flatMap((own) => own!);
}

function ofValue({ name, type, presence, wide }: ValueField): Part[] | undefined {
  if (presence !== undefined || wide !== undefined) return undefined;
  if (type.kind === "int" || type.kind === "big" || type.kind === "float")
    return ofNumber(name, type);
  if (type.kind === "array" && isPlain(type.of))
    return [{ name, index: 0, size: bytesOf(type.of), count: type.count }];
  return undefined;
}

function ofNumber(
  name: string,
  type: Parameters<typeof isPlain>[0],
  index?: number,
): Part[] | undefined {
  if (!isPlain(type)) return undefined;
  return [{ name, size: bytesOf(type), count: 1, ...(index === undefined ? {} : { index }) }];
}

/** Whether a field may be refused, or end all, or bound what follows. */
function mayFail({ owner }: Scope, field: Field): boolean {
  if (field.kind === "value")
    return field.selects !== undefined || (field.ends !== undefined && owner.isStruct);
  if (field.kind === "split") return field.ends !== undefined && owner.isStruct;
  return field.kind === "constant" || field.kind === "reserved" || field.kind === "length";
}

/** The name of a word, as errors have it. */
export function splitName({ parts }: Field & { kind: "split" }): string {
  const members = parts.filter((part) => !part.isMask);
  return (members.length > 0 ? members : parts).map(({ name }) => name).join(", ");
}
