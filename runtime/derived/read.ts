import { DecodeError, EncodeError } from "../errors/errors.ts";
import { interpretRead } from "../interpret/decode/decode.ts";
import { interpretEncode } from "../interpret/encode/encode.ts";
import type { Outer } from "../table/fields/presence.ts";
import type { Table } from "../table/table.ts";
import { DerivedError } from "./values.ts";

/** A decoded message, or the members of a struct. */
type Members = Readonly<Record<string, unknown>>;

/** The bytes of a message. Throws DerivedError for what is no message. */
export function encodedBytes(table: Table, version: number, message: Members): Uint8Array {
  try {
    return interpretEncode(table, version, message);
  } catch (error) {
    if (error instanceof EncodeError) throw new DerivedError(error.message, { cause: error });
    throw error;
  }
}

/**
 * The members of a struct that is in bytes, and where it ends. Throws DerivedError.
 *
 * @param struct an index into `table.structs`
 * @param start a byte offset
 * @param outer what the struct is given
 */
export function readStruct(
  table: Table,
  version: number,
  struct: number,
  bytes: Uint8Array,
  start: number,
  outer: Outer,
): { value: Members; end: number } {
  const message = table.structs[struct];
  if (message === undefined) throw new DerivedError("there is no such struct");
  const alone = alones.get(message) ?? aloneIn(table, struct);
  alones.set(message, alone);
  const { value, end, error } = interpretRead(alone, version, bytes, start, bytes.length, outer);
  if (error instanceof DecodeError) throw new DerivedError(error.message, { cause: error });
  const { type: _, ...members } = value!;
  return { value: members, end };
}

const alones = new WeakMap<Table["structs"][number], Table>();

/** A table whose only message is a struct. */
function aloneIn(table: Table, struct: number): Table {
  const { name, title, versions, current, structs, enums, vectors } = table;
  const messages = [structs[struct]!];
  return {
    name,
    title,
    versions,
    current,
    structs,
    enums,
    vectors,
    kind: "protocol",
    ids: "none",
    messages,
  };
}
