import { describe, expect, it } from "vitest";
import { codecs, type Message } from "../../generated/netquake.ts";
import { written, Writer } from "../../runtime/bytes/writer.ts";
import { type Columns, valueAt } from "../../runtime/columns/column.ts";
import { columns } from "../../runtime/columns/columns.ts";

/** More rows than 16 bits count: what is known of a row follows from its number. */
const ROWS = 70_000;
const [codec] = codecs;

/** Each third has a frame, each fifth a place; of every seventh kind of message another is between. */
function rowOf(row: number) {
  return {
    entity: row % 0x8000,
    frame: row % 3 === 0 ? row & 0xff : undefined,
    origin1: row % 5 === 0 ? (row % 4096) / 8 : undefined,
    nolerp: row % 2 === 0,
  };
}

const messages = Array.from(
  { length: ROWS },
  (_, row): Message => ({ type: "updateentity", ...rowOf(row) }) as Message,
);
const NAMES = ["entity", "frame", "origin1", "nolerp"] as const;

function bytesOf(): Uint8Array {
  const w = new Writer();
  for (const [row, message] of messages.entries()) {
    codec!.encode(w, message);
    if (row % 7 === 0) codec!.encode(w, { type: "nop" });
  }
  return written(w);
}

/** The first row that is not what its number says, and how. */
function wrongRow({ length, columns: all }: Columns): unknown {
  if (length !== ROWS) return `${length} rows`;
  for (let row = 0; row < ROWS; row++) {
    const expected = rowOf(row);
    for (const name of NAMES) {
      const value = valueAt(all[name]!, row);
      if (value !== expected[name]) return { row, name, value, expected: expected[name] };
    }
  }
  return undefined;
}

describe("more rows than 16 bits count", () => {
  it.each([
    ["bytes", bytesOf()],
    ["messages", messages],
  ])("are in columns what %s say", (_, source) => {
    expect(wrongRow(columns(codec!, source, "updateentity", [...NAMES]))).toBeUndefined();
  });
});
