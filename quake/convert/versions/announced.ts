import type { AnyMessage } from "../../../runtime/codec.ts";
import {
  combinationsOf,
  type Numbers,
  numberWithout,
  selectingFields,
  type SelectingField,
  versionsOfRow,
} from "../../../runtime/table/facts/selection.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { contains } from "../../../runtime/table/versions.ts";

/** Tells a version in the messages that announce one. */
export class Announcement {
  /** By message type. */
  readonly #numbers: ReadonlyMap<string, Announcing>;

  /** @param version an index into the table's versions */
  constructor(table: Table, version: number) {
    const announced = announcedFor(table, version);
    this.#numbers = new Map(
      table.messages.flatMap((entry): [string, Announcing][] => {
        const fields = selectingFields(layoutOf(entry, version)?.fields ?? []);
        if (fields.length === 0) return [];
        return [[entry.name, { fields, numbers: numbersOf(fields, announced) }]];
      }),
    );
  }

  /** The message with the numbers that announce the version, where it announces any. Undefined where none of its own does. */
  in<M extends AnyMessage>(message: M): M | undefined {
    const own = this.#numbers.get(message.type);
    if (own === undefined) return message;
    const { fields, numbers } = own;
    if (numbers === undefined) return undefined;
    const members = fields.map((field, i) => [
      field.name,
      announcedNumber(field, numbers[i], message),
    ]);
    return { ...message, ...Object.fromEntries(members) };
  }
}

interface Announcing {
  readonly fields: readonly SelectingField[];
  readonly numbers: Numbers | undefined;
}

/** A number that announces a version, with the bits of the message that announce nothing. What a mark precedes is not there where it is 0 and that says the same. */
export function announcedNumber(
  field: SelectingField,
  number: number | undefined,
  message: AnyMessage,
): number | undefined {
  if (number === undefined) return undefined;
  const whole = withOwnBits(field, number, message);
  return whole === 0 && numberWithout(field) === 0 ? undefined : whole;
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

function withOwnBits(
  { name, selectsBits }: SelectingField,
  number: number,
  message: AnyMessage,
): number {
  if (selectsBits === undefined) return number;
  const own = new Map<string, unknown>(Object.entries(message)).get(name);
  return (number | (Number(own ?? 0) & ~selectsBits)) >>> 0;
}
