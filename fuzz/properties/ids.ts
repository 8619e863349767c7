import { isVaried } from "../../runtime/table/facts/companions.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";

/** The id at the beginning of bytes, or after the message's length; the first byte where messages have none. */
export function idOf(table: Table, all: Uint8Array): number {
  const { ids } = table;
  const bytes = all.subarray(frameBytes(table, all));
  if (typeof ids !== "object") return bytes[0]!;
  const own = [...bytes.subarray(0, ids.bits / 8)];
  return (ids.bigEndian ? own : own.toReversed()).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** How many bytes of a message are the length before it. */
export function frameBytes({ frame }: Table, bytes: Uint8Array): number {
  if (frame === undefined) return 0;
  return isVaried(frame) ? bytes.findIndex((byte) => byte < 0x80) + 1 : frame.bits / 8;
}

/** The bytes of an id of several. */
export function idBytesOf({ bits, bigEndian }: IntType, id: number): number[] {
  const bytes = Array.from({ length: bits / 8 }, (_, i) => Math.floor(id / 256 ** i) % 256);
  return bigEndian ? bytes.toReversed() : bytes;
}

/** The bytes that a layout's messages begin with: its first id, or nothing. */
export function frontOf({ ids }: Table, { id }: Layout): number[] {
  if (id === undefined) return [];
  return typeof ids === "object" ? idBytesOf(ids, id[0]) : [id[0]];
}
