import { describe, expect, it } from "vitest";
import { arrowTable } from "../../examples/arrow.ts";
import { codecs, type Message } from "../../generated/netquake.ts";
import { dem } from "../../generated/dem.ts";
import { formatOfFile } from "../../formats/index.ts";
import { rowsIn } from "../../recording/columns/paths.ts";
import { RowSteps } from "../../recording/columns/row-steps.ts";
import { eachBlock } from "../../recording/columns/stretches.ts";
import { codecNamed } from "../../recording/versions/protocol.ts";
import { type AnyContainer, recordingColumns } from "../../recording/index.ts";
import { Batch } from "../../runtime/columns/batch.ts";
import { type Columns, GrowingColumn, valueAt } from "../../runtime/columns/column.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { columns } from "../../runtime/columns/columns.ts";
import { ColumnFiller, filledOf } from "../../runtime/columns/filler.ts";
import { kernel } from "../../runtime/columns/kernel/kernel.ts";
import { MessageShapes } from "../../runtime/shapes/shapes.ts";
import { columnNames, elementTypesOf } from "../../runtime/columns/element-types.ts";
import { rowsOf } from "../../runtime/shapes/rows.ts";
import { idBytes } from "../../runtime/table/table.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import { fixtures } from "../support/corpus.ts";
import { demOf, LEVEL } from "../support/made-dem.ts";
import {
  damaged,
  type Members,
  type RecordedTable,
  recordedTables,
} from "../support/recorded-tables.ts";

function expectColumns(container: AnyContainer, bytes: Uint8Array): void {
  for (const { path, names, rows } of recordedTables(container, bytes)) {
    const found = recordingColumns(container, bytes, path, names);
    expect([path, ...found.blocks]).toEqual([path, ...firstsOf(rows)]);
    expect(membersIn(found, names)).toEqual(
      rows.flat().map((row) => names.map((name) => row[name])),
    );
  }
}

function firstsOf(rows: RecordedTable["rows"]): number[] {
  const firsts = [0];
  for (const own of rows) firsts.push(firsts.at(-1)! + own.length);
  return firsts;
}

function membersIn({ length, columns: all }: Columns, names: readonly string[]): unknown[][] {
  return Array.from({ length }, (_, row) => names.map((name) => valueAt(all[name]!, row)));
}

const UPDATE = { type: "updateentity", entity: 1, nolerp: false } as const;

/** Its coordinates have 32 bits, and are in sixteenths. */
const RMQ = { ...LEVEL, serverversion: 999, protocolflags: 0x82 };

/** A block of messages in these versions. A size and three angles are before them (DEM §3.3). */
function blockOf(...messages: [version: string, message: object][]): number[] {
  const w = new Writer();
  for (const [version, message] of messages)
    codecNamed(codecs, version).encode(w, message as Message);
  const bytes = written(w);
  return [bytes.length, ...Array<number>(15).fill(0), ...bytes];
}

/** Decoding beside it takes the time. */
const PIECE = 20_000;

describe("the columns of a recording", () => {
  it.each([".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures))("are what $name says", (file) => {
    const container = formatOfFile(file.name)!;
    const piece = file.bytes().subarray(0, PIECE);
    expectColumns(container, piece);
    expectColumns(container, damaged(piece));
  });

  it.each([".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures))(
    "are taken in one pass over $name",
    (file) => {
      const container = formatOfFile(file.name)!;
      const bytes = file.bytes().subarray(0, PIECE);
      for (const { path, names, rows } of recordedTables(container, bytes)) {
        const steps = new RowSteps(rowsIn(container, path), names, bytes, false);
        const blocks = eachBlock(container, bytes, {}, steps);
        expect([path, steps.isStopped]).toEqual([path, false]);
        expect(steps.finish(blocks).length).toBe(rows.flat().length);
      }
    },
  );

  it("are of versions whose numbers have other types, one after the other", () => {
    // Floats of 32 bits hold 24 of these. With coordinates of 16 bits two `nop` would follow.
    const origin1 = 0x01010001 / 16;
    const bytes = Uint8Array.from([
      ...demOf([LEVEL], [{ ...UPDATE, origin1: 1.125 }], [RMQ]),
      ...blockOf(["999+82", { ...UPDATE, origin1 }]),
    ]);
    expectColumns(dem, bytes);
    const { columns: found, blocks } = recordingColumns(dem, bytes, "updateentity", ["origin1"]);
    expect([0, 1].map((row) => valueAt(found.origin1!, row))).toEqual([1.125, origin1]);
    expect([...blocks]).toEqual([0, 0, 1, 1, 2]);
  });

  it("are taken in one pass over versions whose numbers have the same types", () => {
    const bytes = Uint8Array.from([
      ...demOf([LEVEL], [{ ...UPDATE, origin1: 1.125 }], [{ ...LEVEL, serverversion: 666 }]),
      ...blockOf(["666", { ...UPDATE, origin1: 2 }]),
    ]);
    const steps = new RowSteps(rowsIn(dem, "updateentity"), ["origin1"], bytes, false);
    eachBlock(dem, bytes, {}, steps);
    expect(steps.isStopped).toBe(false);
    expectColumns(dem, bytes);
  });

  it("are of another version in the block that announces it, too", () => {
    const bytes = Uint8Array.from([
      ...demOf([LEVEL], [{ ...UPDATE, origin1: 1.125 }]),
      ...blockOf(["1.09", RMQ], ["999+82", { ...UPDATE, origin1: 2 ** 20 }]),
    ]);
    expectColumns(dem, bytes);
    const { columns: found } = recordingColumns(dem, bytes, "updateentity", ["origin1"]);
    expect([0, 1].map((row) => valueAt(found.origin1!, row))).toEqual([1.125, 2 ** 20]);
  });

  it("are of what precedes a message that announces another version, too", () => {
    const print = (text: string) => ({ type: "print", text });
    const bytes = demOf([LEVEL], [print("a")], [print("b"), LEVEL, print("c")], [print("d")]);
    expectColumns(dem, bytes);
    const { columns: found } = recordingColumns(dem, bytes, "print", ["text"]);
    expect([0, 1, 2, 3].map((row) => valueAt(found.text!, row))).toEqual(["a", "b", "c", "d"]);
  });

  it("are Arrow's, on the same memory", () => {
    const bytes = fixtures(".dem")[0]!.bytes();
    const names = ["entity", "origin1", "frame", "nolerp"];
    const found = recordingColumns(dem, bytes, "updateentity", names);
    const table = arrowTable(found.columns);
    expect(table.numRows).toBe(found.length);
    for (const name of names) {
      const column = found.columns[name]!;
      const [data] = table.getChild(name)!.data;
      expect(data!.values.buffer).toBe(column.values.buffer);
      if (column.validity !== undefined)
        expect(data!.nullBitmap.buffer).toBe(column.validity.buffer);
      const wanted = Array.from({ length: 300 }, (_, row) => valueAt(column, row) ?? null);
      const own = Array.from(
        { length: 300 },
        (_, row) => table.getChild(name)!.get(row) as unknown,
      );
      expect(own).toEqual(wanted.map((v) => (typeof v === "boolean" ? Number(v) : v)));
    }
  });

  it("may be texts and arrays, which Arrow has, too", () => {
    const bytes = fixtures(".dem")[0]!.bytes();
    const texts = recordingColumns(dem, bytes, "stufftext", ["text"]);
    const first = arrowTable(texts.columns).getChild("text")!.get(0) as Uint8Array;
    expect(Buffer.from(first).toString("latin1")).toBe(valueAt(texts.columns.text!, 0));
    const places = recordingColumns(dem, bytes, "spawnbaseline", ["origin"]);
    const origin = arrowTable(places.columns).getChild("origin")!.get(0) as Iterable<number>;
    expect([...origin]).toEqual(valueAt(places.columns.origin!, 0));
  });

  it("are made of decoded messages, too", () => {
    const messages = [
      { type: "updateentity", entity: 300, origin1: 0.5, nolerp: true },
      { type: "nop" },
      { type: "updateentity", entity: 1, nolerp: false },
    ] as const;
    const found = columns(codecs[0]!, messages, "updateentity", ["entity", "origin1", "nolerp"]);
    expect(membersIn(found, ["entity", "origin1", "nolerp"])).toEqual([
      [300, 0.5, true],
      [1, undefined, false],
    ]);
    expect(found.columns.origin1!.validity).toEqual(Uint8Array.of(1));
  });

  it("fill the arrays of others again, as far as these are long enough", () => {
    const [codec] = codecs;
    const names = ["entity", "origin1", "frame", "angle2", "nolerp"];
    const w = new Writer();
    const messages = Array.from({ length: 300 }, (_, i): Message => {
      const frame = i % 7 === 0 ? undefined : i & 0xff;
      const origin1 = i % 3 === 0 ? undefined : i / 8;
      return { type: "updateentity", entity: i, frame, origin1, nolerp: i % 5 === 0 } as Message;
    });
    for (const message of messages) codec!.encode(w, message);
    const bytes = written(w);
    const filled = () =>
      columns(
        codec!,
        messages.map((one, i) => {
          const origin1 = i % 2 === 0 ? 1 : undefined;
          return { ...one, origin1, angle2: 45, frame: 3, nolerp: true } as Message;
        }),
        "updateentity",
        names,
      );
    for (const source of [bytes, messages, messages.slice(0, 9), [...messages, ...messages], []]) {
      const into = filled();
      const found = columns(codec!, source, "updateentity", names, { into });
      expect(found).toEqual(columns(codec!, source, "updateentity", names));
      const isSame = found.columns.frame!.values.buffer === into.columns.frame!.values.buffer;
      expect(isSame).toBe(found.length <= 300);
      const bits = found.columns.origin1!.validity?.buffer;
      expect(bits === into.columns.origin1!.validity!.buffer).toBe([9, 300].includes(found.length));
    }
    const short = columns(codec!, messages.slice(0, 9), "updateentity", names);
    expect(columns(codec!, bytes, "updateentity", names, { into: short })).toEqual(
      columns(codec!, bytes, "updateentity", names),
    );
    const other = { ...short.columns, entity: short.columns.origin1!, frame: undefined } as never;
    expect(
      columns(codec!, bytes, "updateentity", names, { into: { length: 9, columns: other } }),
    ).toEqual(columns(codec!, bytes, "updateentity", names));
  });

  it("are the same where no WebAssembly may be compiled", () => {
    const [{ table, to }] = codecs as readonly [(typeof codecs)[0]];
    const of = rowsOf(table, "updateentity");
    const layout = layoutOf(of.message, to)!;
    const names = columnNames([layout]);
    const elementTypes = elementTypesOf(of, names, [to]);
    // Each of the masks' bits is set in some, and clear in others.
    const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => 0x80 | ((i * i + (i >> 3)) & 0xff));
    const [by, slowly] = [kernel(), null].map((one) => {
      const shapes = new MessageShapes(table, to, layout.fields, idBytes(table, layout), names);
      const own = names.map((name, i) => new GrowingColumn(name, elementTypes[i]!));
      const batch = new Batch(new DataView(bytes.buffer), shapes, own, elementTypes, one);
      let rows = 0;
      for (let at = 0, found = 1; found > 0; rows += found) {
        at = batch.take(at, bytes.length, new Uint8Array(256).fill(1));
        found = batch.count;
        for (const column of own) column.grow(rows + found);
        if (found > 0) batch.empty(rows);
      }
      return own.map((column) => column.finish(rows));
    });
    expect(by![0]!.length).toBeGreaterThan(1000);
    expect(slowly).toEqual(by);
  });

  it("are of messages of many shapes, those that were met before and new ones", () => {
    const w = new Writer();
    const names = ["entity", "origin1", "angle2", "frame", "skin"];
    const [codec] = codecs;
    const expected: unknown[][] = [];
    for (let i = 0; i < 3000; i++) {
      const there = (bit: number, value: number) => ((i >> bit) & 1 ? value : undefined);
      const own = [i, there(0, i / 8), there(1, 1.40625), there(2, i & 0xff), there(3, 3)];
      const members = Object.fromEntries(names.map((name, k) => [name, own[k]]));
      const others = { colormap: there(4, 1), effects: there(5, 2), angle3: there(6, 0) };
      codec!.encode(w, { type: "updateentity", nolerp: false, ...members, ...others } as Message);
      expected.push(own);
    }
    const bytes = written(w);
    for (const part of [bytes.subarray(0, 0), bytes, bytes])
      expect(membersIn(columns(codec!, part, "updateentity", names), names)).toEqual(
        part.length === 0 ? [] : expected,
      );
  });

  it("are of many messages of one shape, before others come that lack what those have", () => {
    const w = new Writer();
    const names = ["entity", "origin1", "frame"];
    const [codec] = codecs;
    const rows = Array.from({ length: 9001 }, (_, i) => [
      i,
      i < 4500 || i === 8191 ? i / 8 : undefined,
      i === 0 || i > 5000 ? i & 0xff : undefined,
    ]);
    for (const [entity, origin1, frame] of rows) {
      codec!.encode(w, { type: "updateentity", nolerp: false, entity, origin1, frame } as Message);
      if (entity! % 1000 === 0) codec!.encode(w, { type: "nop" });
    }
    const found = columns(codec!, written(w), "updateentity", names);
    expect(membersIn(found, names)).toEqual(rows);
    expect(names.map((name) => found.columns[name]!.nulls)).toEqual([0, 4500, 5000]);
    expect(found.columns.entity!.validity).toBe(undefined);
  });

  it("are of messages that are found and such that are decoded, in their order", () => {
    const names = ["entity", "origin1"];
    const updates = Array.from({ length: 300 }, (_, i) =>
      i % 7 === 0
        ? { type: "updateentity" as const, nolerp: false, entity: i }
        : { type: "updateentity" as const, nolerp: false, entity: i, origin1: i / 8 },
    );
    const { of, elementTypes } = filledOf(codecs[0]!, "updateentity", names);
    const filler = new ColumnFiller(of, names, elementTypes);
    for (const [i, update] of updates.entries()) {
      if (i % 5 === 0) {
        filler.add(update);
        continue;
      }
      const w = new Writer();
      codecs[0]!.encode(w, update as Message);
      filler.read(codecs[0]!, new Reader(written(w)));
    }
    expect(membersIn(filler.finish(), names)).toEqual(
      updates.map((update) => names.map((name) => (update as Members)[name])),
    );
  });

  it("say what there is, where something is asked for that there is not", () => {
    const none = new Uint8Array(0);
    const ask = (path: string, name: string) => () =>
      columns(codecs[0]!, none, path as "time", [name]);
    expect(ask("updatentity", "frame")).toThrow(
      /no message updatentity: did you mean updateentity/,
    );
    expect(ask("updateentity", "orign1")).toThrow(/no member orign1: did you mean origin1/);
    expect(ask("updateentity.frames", "frame")).toThrow(/updateentity has no list frames/);
    expect(ask("serverinfo", "models")).toThrow(/models is a strings, of which there is no column/);
  });
});
