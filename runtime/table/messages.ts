import type { LastsTable, Role, TellsTable } from "./words.ts";
import type { TextTable } from "./text.ts";
import { contains, type VersionRange } from "./versions.ts";
import type { Field } from "./fields/field.ts";
import type { DerivedTable, ValidTable } from "./terms/expressions.ts";
import type { MaskField } from "./fields/masks.ts";
import type { ValueField } from "./fields/value.ts";
import type { SplitField } from "./fields/split.ts";

/** A message with its layouts in all versions. */
export interface MessageTable {
  readonly name: string;
  readonly doc?: string;
  /** Where the format's documents speak of it: `DEM §7.7`. */
  readonly ref?: string;
  /** File and line of the schema entry: `game.yaml:41`. */
  readonly source: string;
  /** What it sets that later messages refer to where a field is not there: `baseline`. */
  readonly sets?: string;
  /** What it is to the state of a game. */
  readonly role?: Role;
  /** What of its members tells what. */
  readonly tells?: TellsTable;
  /** How long that lasts. Without, it is over when it was shown. */
  readonly lasts?: LastsTable;
  /** Of a struct: the integers and flags of what it is in that say what of it is there. */
  readonly outer?: readonly string[];
  /** Of a struct: its fields are packed bit by bit, the lowest bit of each byte first, without regard to bytes. */
  readonly bitwise?: true;
  /** Of a struct that may have itself inside: that many may be nested, with those of others. */
  readonly maxDepth?: number;
  /** Why the message should not be met, where it should not. It is decoded all the same. */
  readonly illegal?: string;
  /** How it is written in the text form, where that is not by its own names. */
  readonly text?: TextTable;
  /** What follows from its members, and is in no bytes. */
  readonly derived?: readonly DerivedTable[];
  /** What must hold of its members. They are read and written all the same. */
  readonly valid?: readonly ValidTable[];
  /** How the message is laid out, oldest first. The version ranges do not overlap; one in no range does not have the message. */
  readonly layouts: readonly Layout[];
}

/** The fields of a message in a range of versions. */
export interface Layout extends VersionRange {
  /** First and last id, both included. A container's block, a struct, and the only message of a protocol without ids have none. */
  readonly id?: readonly [number, number];
  /** A bit of the id that says something of its own: the ids are those of `id`, with this bit set or clear. */
  readonly idBit?: number;
  /** From this bit of the id on, all of its bits are a mask's: the id of `id` is in the bits below. */
  readonly idHigh?: number;
  readonly fields: readonly Field[];
}

/** The field that says of a list's element that it ends the list, and the mask before it. */
export function listEnd({
  fields,
}: Layout): { mask?: MaskField; field: ValueField | SplitField } | undefined {
  const field = fields.find(
    (f): f is ValueField | SplitField =>
      (f.kind === "value" || f.kind === "split") && f.ends !== undefined,
  );
  if (field === undefined) return undefined;
  const mask = fields.slice(0, fields.indexOf(field)).find((f) => f.kind === "mask");
  return mask === undefined ? { field } : { mask, field };
}

/** All ids that a layout's messages may begin with. */
export function idsOf({ id, idBit, idHigh }: Layout): number[] {
  if (id === undefined) return [];
  const [first, last] = id;
  const ids = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (idHigh !== undefined)
    return ids.flatMap((own) =>
      Array.from({ length: 256 >> idHigh }, (_, high) => own | (high << idHigh)),
    );
  return idBit === undefined ? ids : [...ids, ...ids.map((own) => own | (1 << idBit))];
}

/** The layout that a message has in a version, an index into `Table.versions`. */
export function layoutOf(message: MessageTable, version: number): Layout | undefined {
  return message.layouts.find((layout) => contains(layout, version));
}
