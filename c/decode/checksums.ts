import { END, placeNames } from "../../runtime/table/facts/checksums.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { Algorithm } from "../../runtime/table/algorithms.ts";
import type { ChecksumField } from "../../runtime/table/fields/checksum.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import { byKind } from "../../runtime/table/by-kind.ts";
import { bits, block } from "../code.ts";
import { intKind } from "../kinds.ts";
import { checksumFunction, identifier } from "../names.ts";
import { readInt } from "./numbers.ts";
import { type Scope, store } from "./scope.ts";

/** The names of the fields whose places checksums of a layout ask for. */
export function summedNames({ fields }: Layout): ReadonlySet<string> {
  const names = allFields(fields).flatMap((field) =>
    field.kind === "checksum" ? [field.from, field.through] : [],
  );
  return new Set(names.filter((name) => name !== undefined && name !== END) as string[]);
}

export function placeVariables(layout: Layout, type: string): string[] {
  return [...summedNames(layout)].flatMap((name) => {
    const own = identifier(name);
    return [
      `${type} *from_${own} = NULL, *to_${own} = NULL;`,
      `(void)from_${own}, (void)to_${own};`,
    ];
  });
}

/** Notes where a field begins, and where it ends, where a checksum asks for it. */
export function noted(layout: Layout, field: Field, lines: readonly string[]): string[] {
  const asked = placeNames(field).filter((name) => summedNames(layout).has(name));
  return [
    ...asked.map((name) => `from_${identifier(name)} = at;`),
    ...lines,
    ...asked.map((name) => `to_${identifier(name)} = at;`),
  ];
}

/** Each kind by itself. */
type Split<T extends { readonly kind: string }> = T extends { readonly kind: infer K }
  ? K extends string
    ? Omit<T, "kind"> & { readonly kind: K }
    : never
  : never;

/** Computes the checksum of bytes, of which `hole` from `own` on count as zeros. */
export const sumCode = byKind<Split<Algorithm>, [string, string, string, string], string>({
  crc: (data, size, own, hole, { bits: count, polynomial, init = 0, reflect, xor = 0 }) =>
    `ds_crc(${data}, ${size}, ${own}, ${hole}, ${count}, ${bits(polynomial)}, ${bits(init)}, ${reflect === true}, ${bits(xor)})`,
  sum: (data, size, own, hole, sum) => `ds_sum(${data}, ${size}, ${own}, ${hole}, ${sum.bits})`,
  xor: (data, size, own, hole) => `ds_xor(${data}, ${size}, ${own}, ${hole})`,
  internet: (data, size, own, hole) => `ds_internet(${data}, ${size}, ${own}, ${hole})`,
  adler: (data, size, own, hole) => `ds_adler(${data}, ${size}, ${own}, ${hole})`,
  // Whoever uses the code gives it.
  function: (data, size, own, hole, { name, bits: count }) =>
    `(${checksumFunction(name)}(${data}, ${size}, ${own}, ${hole}) & ${bits(2 ** count - 1)})`,
});

/** The bytes that a checksum at `own` is over, and its own among them. */
export function sumOf(field: ChecksumField, own: string): string {
  const { algorithm, from, through, type } = field;
  const first = from === undefined ? "own" : `from_${identifier(from)}`;
  const end = through === END ? "at" : through === undefined ? own : `to_${identifier(through)}`;
  const hole = through === END ? String(type.bits / 8) : "0";
  return sumCode(
    first,
    `(size_t)(${end} - ${first})`,
    `(size_t)(${own} - ${first})`,
    hole,
    algorithm,
  );
}

/** The variable of where a checksum is: arms may have some of one name. */
export function sumPlace({ fields }: Layout, field: ChecksumField): string {
  return `sum_${identifier(field.name)}_${allFields(fields).indexOf(field)}`;
}

/** Reads a checksum, and keeps it where another one is computed. */
export function readChecksum(s: Scope, field: ChecksumField): string[] {
  const read = readInt(s, field.type, [{ name: field.name }]);
  const place = sumPlace(s.layout, field);
  const value = `${place}_value`;
  const now = field.through === END ? [] : compared(s, field);
  return [
    `${place} = at;`,
    ...read.lines,
    `${value} = (uint32_t)${read.value};`,
    `(void)${value};`,
    ...now,
  ];
}

function compared(s: Scope, field: ChecksumField): string[] {
  const place = sumPlace(s.layout, field);
  const value = `${place}_value`;
  const lines = store(s, field.name, intKind(field.type), value);
  return lines.length === 0 ? [] : block(`if (${value} != ${sumOf(field, place)})`, lines);
}

/** Compares the checksums that are over all up to the end. */
export function lateSums(s: Scope): string[] {
  return allFields(s.layout.fields).flatMap((field) => {
    if (field.kind !== "checksum" || field.through !== END) return [];
    const lines = compared(s, field);
    return lines.length === 0 ? [] : block(`if (${sumPlace(s.layout, field)} != NULL)`, lines);
  });
}

export function sumVariables(layout: Layout): string[] {
  return allFields(layout.fields).flatMap((field) => {
    if (field.kind !== "checksum") return [];
    const place = sumPlace(layout, field);
    return [
      `const uint8_t *${place} = NULL;`,
      `uint32_t ${place}_value = 0;`,
      `(void)${place}, (void)${place}_value;`,
    ];
  });
}
