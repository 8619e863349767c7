import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codecs } from "../../generated/quake2.ts";
import { formatOfFile } from "../../formats/index.ts";
import { stretchesOf } from "../../recording/columns/stretches.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { type Columns, valueAt } from "../../runtime/columns/column.ts";
import { columns } from "../../runtime/columns/columns.ts";
import {
  corpusFiles,
  type File,
  fixtures,
  hasCorpus,
  isWhole,
  whyNoCorpus,
} from "../support/corpus.ts";
import { damaged, type Members, recordedTables } from "../support/recorded-tables.ts";

type AnyCodec = Codec<any, any, any>;

/** Messages that are read by one codec, and what of them may be asked for. */
interface Packets {
  readonly codec: AnyCodec;
  readonly packets: readonly (readonly Members[])[];
  readonly bytes: readonly Uint8Array[];
  readonly tables: readonly { path: string; names: readonly string[] }[];
}

const PIECE = isWhole ? 20_000 : 8000;

function packetsOf(name: string, bytes: Uint8Array): Packets[] {
  const container = formatOfFile(name);
  const tables = recordedTables(container, bytes);
  const { stretches } = stretchesOf(container, bytes, {});
  return [...new Set(stretches.map(({ codec }) => codec))].map((codec) => {
    const own = stretches.filter((one) => one.codec === codec);
    return {
      codec,
      packets: own.map(({ start, end }) => decoded(codec, new Reader(bytes, start, end))),
      bytes: own.map(({ start, end }) => bytes.subarray(start, end)),
      tables: tables.filter(({ path }) => hasType(codec, path.split(".")[0]!)),
    };
  });
}

function hasType({ table }: AnyCodec, type: string): boolean {
  return table.messages.some(({ name }) => name === type);
}

function decoded(codec: AnyCodec, r: Reader): Members[] {
  const messages: Members[] = [];
  while (r.offset < r.end) messages.push(codec.decode(r) as Members);
  return messages;
}

/** What decoding says: a list's elements, or messages. */
function expected(messages: readonly Members[], path: string, names: readonly string[]) {
  const [type, list] = path.split(".");
  const own = messages.filter((message) => message.type === type);
  const rows = list === undefined ? own : own.flatMap((one) => (one[list] ?? []) as Members[]);
  return rows.map((row) => names.map((name) => row[name]));
}

function rowsIn({ length, columns: all }: Columns, names: readonly string[]): unknown[][] {
  return Array.from({ length }, (_, row) => names.map((name) => valueAt(all[name]!, row)));
}

/** One of Quake II's multi-view is only in the corpus. */
const MULTI_VIEW = corpusFiles("mvd2", "ziptest.mvd2");
const FILES = [".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures);

describe("the columns of one packet", () => {
  function expectPackets(file: File): void {
    const piece = file.bytes().subarray(0, PIECE);
    const all = [piece, damaged(piece)].flatMap((bytes) => packetsOf(file.name, bytes));
    for (const { codec, packets, bytes, tables } of all)
      for (const { path, names } of tables)
        expect([
          path,
          ...bytes.map((own) => rowsIn(columns(codec, own, path, names), names)),
        ]).toEqual([path, ...packets.map((messages) => expected(messages, path, names))]);
  }

  it.each(FILES)("are what decoding $name says, for each alone", expectPackets);
  it.skipIf(!hasCorpus)(`and so they are of Quake II's multi-view${whyNoCorpus}`, () => {
    for (const file of MULTI_VIEW) expectPackets(file);
  });

  function expectAnyOrder(file: File): void {
    const piece = file.bytes().subarray(0, PIECE);
    const [{ codec, packets, tables }] = packetsOf(file.name, piece) as [Packets];
    const messages = packets.flat();
    const index = fc.nat(messages.length - 1);
    const random = fc.tuple(
      fc.constantFrom(...tables),
      fc.oneof(fc.array(index, { maxLength: 4 }), fc.array(index, { maxLength: 90 })),
      fc.infiniteStream(fc.boolean()),
    );
    fc.assert(
      fc.property(random, ([{ path, names }, indexes, isAsked]) => {
        const own = indexes.map((i) => messages[i]!);
        const asked = names.filter(() => isAsked.next().value === true);
        const w = new Writer();
        for (const message of own) codec.encode(w, message as unknown as AnyMessage);
        const found = columns(codec, written(w), path, asked);
        expect(found).toEqual(columns(codec, own as never, path, asked));
        expect(rowsIn(found, asked)).toEqual(expected(own, path, asked));
      }),
      { numRuns: isWhole ? 200 : 40, seed: 15 },
    );
  }

  it.each(FILES)("of the messages of $name in any order are those of decoded ones", expectAnyOrder);
  it.skipIf(!hasCorpus)(`and so they are of Quake II's multi-view in any${whyNoCorpus}`, () => {
    for (const file of MULTI_VIEW) expectAnyOrder(file);
  });

  it("are of elements with masks of one to four bytes, those that were met before and new ones", () => {
    // Of the mask's first, second, third and fourth bytes.
    const may = {
      origin1: 1,
      angle1: 90,
      event: 7,
      modelindex: 9,
      frame: 6,
      modelindex2: 3,
      sound: 4,
    };
    const names = ["number", ...Object.keys(may)];
    const codec = codecs.at(-1)!;
    const entity = (i: number) => ({
      number: (i % 255) + 1,
      remove: false,
      ...Object.fromEntries(Object.entries(may).filter((_, bit) => (i >> bit) & 1)),
    });
    const entities = Array.from({ length: 128 }, (_, i) => entity((i * 37) % 128));
    const message = { type: "packetentities", entities } as unknown as AnyMessage;
    const w = new Writer();
    codec.encode(w, message as never);
    for (let round = 0; round < 2; round++) {
      const found = columns(codec, written(w), "packetentities.entities", names);
      expect(rowsIn(found, names)).toEqual(
        entities.map((one) => names.map((name) => (one as Members)[name])),
      );
    }
  });

  it("throws DecodeError where an element ends inside of the number that may end its list", () => {
    for (const codec of codecs)
      expect(() =>
        columns(codec, Uint8Array.of(0x12, 0x80, 0), "packetentities.entities", ["number"]),
      ).toThrow(DecodeError);
  });

  const updates = (count: number) => {
    const { name, bytes } = fixtures(".dem")[0]!;
    const [{ codec, packets, tables }] = packetsOf(name, bytes()) as [Packets];
    const { path, names } = tables.find(({ path: own }) => own === "updateentity")!;
    const all = packets.flat().filter(({ type }) => type === path);
    const { columns: found } = columns(codec, all.slice(0, count) as never, path, names);
    const buffers = Object.values(found).map(({ values }) => values.buffer as ArrayBuffer);
    return { found, buffers, again: columns(codec, all.slice(0, count) as never, path, names) };
  };

  it.each([0, 1000])("holds of each column memory of its own, of %i rows", (rows) => {
    const { found, buffers, again } = updates(rows);
    expect(new Set(buffers).size).toBe(buffers.length);
    expect(structuredClone(found, { transfer: buffers })).toEqual(again.columns);
  });

  it("holds columns of few rows in one buffer, which can be transferred", () => {
    const { found, buffers, again } = updates(40);
    expect(new Set(buffers).size).toBe(1);
    const moved = structuredClone(found, { transfer: [...new Set(buffers)] });
    expect(moved).toEqual(again.columns);
  });
});
