import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { loadCodecsOf } from "../../generator/load.ts";
import { withContainers } from "../../generator/resolve/rows.ts";
import { codecs as netquake } from "../../generated/netquake.ts";
import { codecs } from "../../generated/pak.ts";
import { type Part, placedFiles, readRecording, writeRecording } from "../../recording/index.ts";
import { cube, EDITIONS } from "../map/cube.ts";
import { changed } from "../recording/places/support.ts";
import { pakOf, zipOf } from "../support/archives.ts";
import { damagedBytes, FORMATS, RUNS } from "./example-formats.ts";

/* Archives and maps, whose parts are where a directory says. What is in them is known from who wrote them. */

const OWN = join(import.meta.dirname, "..", "..", "schema");
/** Those of the package's own, and examples. */
const FOLDERS = { pak: OWN, bsp29: OWN, bsp38: OWN, wad2: FORMATS, zip: FORMATS };
const NAMES = Object.keys(FOLDERS);
const loaded = await loadCodecsOf(
  withContainers(
    new Map(
      Object.entries(FOLDERS).map(([name, folder]) => [
        `${name}.yaml`,
        readFileSync(join(folder, `${name}.yaml`), "utf8"),
      ]),
    ),
  ),
);
afterAll(() => loaded.remove());

function formatOf(name: string) {
  return loaded.containers.find(({ table }) => table.name === `${name}_file`)!;
}

/** A file's messages by their offsets, of which all bytes are understood. */
function read(format: string, file: Uint8Array): Part[] {
  const parts = [...readRecording(formatOf(format), file)];
  expect(parts.flatMap((part) => (part.kind === "tail" ? [part.error.message] : []))).toEqual([]);
  return parts;
}

function messagesOf(parts: readonly Part[], type: string): Map<number, any> {
  return new Map(
    parts.flatMap((part) =>
      part.kind === "block" && part.messages[0]!.type === type
        ? [[part.offset, part.messages[0]!]]
        : [],
    ),
  );
}

const files = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,8}\/[a-z0-9]{1,8}\.[a-z]{3}$/),
    bytes: fc.uint8Array({ maxLength: 40 }),
    method: fc.constantFrom(0, 8),
  }),
  { selector: ({ name }) => name, maxLength: 6 },
);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1").split("\0")[0]!;

/** A WAD2, by the document: header, lumps, directory. */
function wadOf(lumps: readonly { name: string; bytes: Uint8Array }[]): Buffer {
  let at = 12;
  const entries = lumps.map(({ name, bytes }) => {
    const entry = Buffer.alloc(32);
    [at, bytes.length, bytes.length].forEach((number, i) => entry.writeUInt32LE(number, 4 * i));
    entry[12] = 0x44;
    entry.write(name.slice(0, 15), 16, "latin1");
    at += bytes.length;
    return entry;
  });
  const header = Buffer.from("WAD2\0\0\0\0\0\0\0\0");
  header.writeUInt32LE(lumps.length, 4);
  header.writeUInt32LE(at, 8);
  return Buffer.concat([header, ...lumps.map(({ bytes }) => bytes), ...entries]);
}

describe("what a directory says of files is what was put in", () => {
  test.each([
    ["pak", pakOf, "file"],
    ["wad2", wadOf, "lump"],
  ] as const)("%s", (format, archiveOf, type) => {
    fc.assert(
      fc.property(files, (all) => {
        const file = new Uint8Array(archiveOf(all));
        const parts = read(format, file);
        const data = messagesOf(parts, type);
        const [directory] = messagesOf(parts, "directory").values();
        const found = (directory?.entries ?? []).map((entry: any) => [
          text(entry.name),
          entry.size === 0 ? new Uint8Array(0) : data.get(entry.offset).data,
        ]);
        expect(found).toEqual(
          all.map(({ name, bytes }) => [name.slice(0, format === "pak" ? 55 : 15), bytes]),
        );
        expect(writeRecording(formatOf(format), parts)).toEqual(file);
      }),
      { seed: 1, numRuns: RUNS / 5 },
    );
  });

  test("zip", () => {
    fc.assert(
      fc.property(files, (all) => {
        const file = new Uint8Array(zipOf(all));
        const parts = read("zip", file);
        const [directory] = messagesOf(parts, "directory").values();
        const data = messagesOf(parts, "data");
        const headers = messagesOf(parts, "header");
        const found = (directory?.entries ?? []).map(({ name, offset, method, size, crc }: any) => {
          const header = headers.get(offset);
          expect([header.crc, text(header.name)]).toEqual([crc, text(name)]);
          const at = offset + 30 + header.name.length + header.extra.length;
          const packed = size === 0 ? new Uint8Array(0) : data.get(at).data;
          return [text(name), new Uint8Array(method === 8 ? inflateRawSync(packed) : packed)];
        });
        expect(found).toEqual(all.map(({ name, bytes }) => [name, bytes]));
        expect(writeRecording(formatOf("zip"), parts)).toEqual(file);
      }),
      { seed: 1, numRuns: RUNS / 5 },
    );
  });
});

/** Files, which of them gets other bytes, and these. */
const edits = fc.tuple(
  files.filter(({ length }) => length > 0),
  fc.nat(5),
  fc.uint8Array({ minLength: 1, maxLength: 60 }),
);

describe("where a file in it gets another length, the others are found as before", () => {
  test("zip, by yauzl", async () => {
    await fc.assert(
      fc.asyncProperty(edits, async ([all, which, bytes]) => {
        const kept = all.map((each) => ({ ...each, bytes: Uint8Array.of(1, ...each.bytes) }));
        const parts = read("zip", new Uint8Array(zipOf(kept)));
        const index = which % kept.length;
        const [at] = [...messagesOf(parts, "data").keys()].toSorted((a, b) => a - b).slice(index);
        const packed = kept[index]!.method === 8 ? new Uint8Array(deflateRawSync(bytes)) : bytes;
        const written = writeRecording(
          formatOf("zip"),
          changed(parts, { [at!]: { type: "data", data: packed } }),
        );
        const zip = await fromBufferPromise(Buffer.from(written), { validateEntrySizes: false });
        const found: [string, Uint8Array][] = [];
        for await (const entry of zip.eachEntry()) {
          const stream = await zip.openReadStreamPromise(entry, { decodeFileData: false } as never);
          const raw = Buffer.concat(await stream.toArray());
          found.push([
            entry.fileName,
            new Uint8Array(entry.compressionMethod === 8 ? inflateRawSync(raw) : raw),
          ]);
        }
        expect(found).toEqual(kept.map((each, i) => [each.name, i === index ? bytes : each.bytes]));
      }),
      { seed: 2, numRuns: RUNS / 5 },
    );
  });

  test("pak, by its directory", () => {
    fc.assert(
      fc.property(edits, ([all, which, bytes]) => {
        const kept = all.map((each) => ({ ...each, bytes: Uint8Array.of(1, ...each.bytes) }));
        const parts = read("pak", new Uint8Array(pakOf(kept)));
        const index = which % kept.length;
        const at = 12 + kept.slice(0, index).reduce((sum, each) => sum + each.bytes.length, 0);
        const written = writeRecording(
          formatOf("pak"),
          changed(parts, { [at!]: { type: "file", data: bytes } }),
        );
        expect(written).toEqual(
          new Uint8Array(pakOf(kept.map((each, i) => (i === index ? { ...each, bytes } : each)))),
        );
      }),
      { seed: 3, numRuns: RUNS / 5 },
    );
  });
});

describe("a map", () => {
  test.each(EDITIONS)("$name: its cube", (edition) => {
    const file = cube(edition);
    const format = edition.count === 15 ? "bsp29" : "bsp38";
    const parts = read(format, file);
    const [faces] = messagesOf(parts, "faces").values();
    const [edges] = messagesOf(parts, "edges").values();
    const [corners] = messagesOf(parts, "corners").values();
    const [faceEdges] = messagesOf(parts, "face_edges").values();
    expect(
      faces.faces.map(({ plane, edges: count, first_edge }: any) => [plane, first_edge, count]),
    ).toEqual([
      [0, 0, 3],
      [1, 3, 3],
      [2, 6, 4],
      [3, 10, 4],
      [4, 14, 4],
      [5, 18, 4],
      [6, 22, 4],
    ]);
    expect(corners.corners[7]).toEqual({ at: [64, 64, 64] });
    expect(edges.edges[13]).toEqual({ corners: [0, 3] });
    expect(faceEdges.edges.slice(0, 6)).toEqual([1, 2, -13, 13, 3, 4]);
    expect(writeRecording(formatOf(format), parts)).toEqual(file);
  });
});

test("codecs alone make the format of their files, as schemas do", () => {
  const format = placedFiles(codecs);
  expect(format.table).toEqual(formatOf("pak").table);
  const file = new Uint8Array(pakOf([{ name: "a", bytes: Uint8Array.of(1, 2, 3) }]));
  const parts = [...readRecording(format, file)];
  const found = parts.flatMap((part) => (part.kind === "block" ? part.messages : []));
  expect(found.map(({ type }) => type)).toEqual(["header", "file", "directory"]);
  expect(writeRecording(format, parts)).toEqual(file);
  expect(() => placedFiles(netquake)).toThrow("messages of netquake have no places");
});

describe("damaged files give an error, and come back", () => {
  const wholes: Record<string, fc.Arbitrary<Uint8Array>> = {
    pak: files.map((all) => new Uint8Array(pakOf(all))),
    wad2: files.map((all) => new Uint8Array(wadOf(all))),
    zip: files.map((all) => new Uint8Array(zipOf(all))),
    bsp29: fc.constantFrom(...EDITIONS.slice(0, 2)).map((edition) => cube(edition)),
    bsp38: fc.constant(cube(EDITIONS[2]!)),
  };

  test.each(NAMES)("%s", (name) => {
    fc.assert(
      fc.property(damagedBytes(wholes[name]!), (file) => {
        const parts = [...readRecording(formatOf(name), file)];
        const bytes = parts.flatMap((part) =>
          part.kind === "block" ? [part.length] : [part.bytes.length],
        );
        expect(bytes.reduce((sum, length) => sum + length, 0)).toBe(file.length);
        expect(writeRecording(formatOf(name), parts)).toEqual(file);
      }),
      { seed: 4, numRuns: RUNS / 5 },
    );
  });
});
