import { describe, expect, it } from "vitest";
import { codecs, type Message } from "../../generated/netquake.ts";
import { resolveSchemas } from "../../generator/index.ts";
import { written, Writer } from "../../runtime/bytes/writer.ts";
import { type Columns, valueAt } from "../../runtime/columns/column.ts";
import { columns } from "../../runtime/columns/columns.ts";
import { filledOf } from "../../runtime/columns/filler.ts";
import { visitFields } from "../../runtime/fields/visit-fields.ts";
import { interpretedCodecs } from "../../runtime/interpreted-codecs.ts";

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

/** Parts of a word, which the kernel takes by moving it: 3 bits, 13 with a sign from the third on, and 9 over three bytes. */
const PARTS = `
protocol: parts
title: Parts of words
versions: ["1"]
messages:
  row:
    id: 1
    fields:
      - flags: { mask: u8 }
      - far: { type: u32, when: flags.0 }
      - split: u16
        into: { channel: u3, entity: i13 }
      - split: u24
        into: { low: u7, middle: { type: u9, scale: 1/2 }, high: u8 }
`;

describe("parts of a word", () => {
  it("are in columns what the bits of each row's bytes are", () => {
    const table = resolveSchemas(new Map([["parts.yaml", PARTS]])).protocols[0]!;
    const [own] = interpretedCodecs(table);
    const rows = Array.from({ length: 300 }, (_, row) => ({
      channel: row % 8,
      entity: ((row * 641) % 8192) - 4096,
      middle: (row * 37) % 512,
      isFar: row % 3 === 0,
    }));
    const bytes = rows.flatMap(({ channel, entity, middle, isFar }) => {
      const word = channel | ((entity & 0x1fff) << 3);
      const three = 0x55 | (middle << 7) | (0xa6 << 16);
      const far = isFar ? [1, 9, 9, 9, 9] : [0];
      return [1, ...far, word & 255, word >> 8, three & 255, (three >> 8) & 255, three >> 16];
    });
    const names = ["channel", "entity", "middle", "high"];
    const found = columns(own!, Uint8Array.from(bytes), "row", names).columns;
    expect([...found["channel"]!.values]).toEqual(rows.map(({ channel }) => channel));
    expect([...found["entity"]!.values]).toEqual(rows.map(({ entity }) => entity));
    expect([...found["middle"]!.values]).toEqual(rows.map(({ middle }) => middle / 2));
    expect([...found["high"]!.values]).toEqual(rows.map(() => 0xa6));
  });
});

/** Each value of its mask is a shape of its own, and what tells it comes after the id. */
const SHAPES = `
protocol: shapes
title: Many shapes
versions: ["1"]
messages:
  row:
    id: 1
    fields:
      - m: { mask: u16 }
      - number: u8
      - a: { type: u8, when: m.0 }
      - b: { type: i16, when: m.13 }
`;

describe("more shapes than are remembered", () => {
  const [own] = interpretedCodecs(resolveSchemas(new Map([["shapes.yaml", SHAPES]])).protocols[0]!);
  const rows = Array.from({ length: 8300 }, (_, row) => ({
    number: 0xff - (row & 0xff),
    a: row % 2 === 1 ? row & 0xff : undefined,
    b: row >= 1 << 13 ? -row : undefined,
  }));
  const bytes = Uint8Array.from(
    rows.flatMap(({ number, a, b }, row) => [
      1,
      row & 0xff,
      row >> 8,
      number,
      ...(a === undefined ? [] : [a]),
      ...(b === undefined ? [] : [b & 0xff, (b >> 8) & 0xff]),
    ]),
  );
  const names = ["number", "a", "b"] as const;
  const expected = rows.map(({ number, a, b }) => [number, a, b].join(" "));

  it("are in columns, and are shown, as their bytes say", () => {
    const { columns: found } = columns(own!, bytes, "row", names);
    const inColumns = rows.map((_, row) =>
      names.map((name) => valueAt(found[name]!, row)).join(" "),
    );
    const seen: string[] = [];
    const visit = ({ number, a, b }: Record<string, unknown>) =>
      void seen.push([number, a, b].join(" "));
    visitFields(own!, bytes, { row: { fields: names, visit } } as never);
    const wrong = (all: readonly string[]) => rows.filter((_, row) => all[row] !== expected[row]);
    expect([inColumns, seen].map((all) => [all.length, wrong(all)])).toEqual([
      [8300, []],
      [8300, []],
    ]);
    // The kernel has room for as many, and there is none of number 0.
    expect(filledOf(own!, "row", names).shapes.shapes.length).toBe(8192 + 1);
  });
});
