import type { AnyMessage } from "../../../runtime/codec.ts";
import {
  combinationsOf,
  type Numbers,
  selectingFields,
  type SelectingField,
  versionsOfRow,
} from "../../../runtime/table/selection.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { contains } from "../../../runtime/table/versions.ts";

/**
 * A message that announces a version, where messages of its type announce any: with the numbers that say so. Undefined
 * where none of theirs does.
 *
 * @param version an index into the table's versions
 */
export function announcing<M extends AnyMessage>(
  table: Table,
  message: M,
  version: number,
): M | undefined {
  const entry = table.messages.find(({ name }) => name === message.type);
  const fields = selectingFields((entry && layoutOf(entry, version))?.fields ?? []);
  if (fields.length === 0) return message;
  const numbers = numbersOf(fields, announcedFor(table, version));
  if (numbers === undefined) return undefined;
  const given = new Map<string, unknown>(Object.entries(message));
  const members = fields.map(({ name, selectsBits }, i) => [
    name,
    withOwnBits(numbers[i], selectsBits, given.get(name)),
  ]);
  return { ...message, ...Object.fromEntries(members) };
}

/** The numbers that announce a version, in the order of the fields. */
function numbersOf(fields: readonly SelectingField[], version: number): Numbers | undefined {
  return combinationsOf(fields).find((numbers) =>
    versionsOfRow(fields, numbers).some((range) => contains(range, version)),
  );
}

/** The version that is announced where one is: a dialect of which nothing tells is read as what it comes from. */
function announcedFor({ unannounced = [] }: Table, version: number): number {
  const origin = unannounced.find((one) => one.version === version);
  return origin === undefined ? version : origin.from;
}

/** A number with the bits of the message that announce nothing. */
function withOwnBits(number: number | undefined, bits: number | undefined, own: unknown) {
  if (number === undefined || bits === undefined || typeof own !== "number") return number;
  return (number | (own & ~bits)) >>> 0;
}
