import { deflateSync, inflateSync } from "node:zlib";
import fc from "fast-check";
import { PNG } from "pngjs";
import { afterAll, expect, test } from "vitest";
import {
  type AnyContainer,
  type Part,
  readRecording,
  writeRecording,
} from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { codecsOf, containerOf, encoded, exampleCode, RUNS } from "./example-formats.ts";
import { whole } from "../support/whole.ts";

/* PNG beside `pngjs`, both ways: its files come back and say what it says; files that are written here it shows. */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const png = (await containerOf(emitted, "png")) as unknown as AnyContainer;
const [codec] = await codecsOf(emitted, "png_chunk");
const SEED = 1;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RGBA = 6;
const [IHDR, IDAT, IEND, TEXT] = [0x49484452, 0x49444154, 0x49454e44, 0x74455874];

interface Image {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const image: fc.Arbitrary<Image> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .chain(([width, height]) => {
    const count = width * height * 4;
    const pixels = fc.uint8Array({ minLength: count, maxLength: count });
    return pixels.map((own) => ({ width, height, pixels: own }));
  });

function writtenByLibrary({ width, height, pixels }: Image): Uint8Array {
  const own = new PNG({ width, height });
  own.data = Buffer.from(pixels);
  return new Uint8Array(PNG.sync.write(own));
}

function partsOf(bytes: Uint8Array): Part[] {
  return [...readRecording(png, bytes)] as Part[];
}

type Members = Readonly<Record<string, any>>;

function chunksOf(parts: readonly Part[]): Members[] {
  return parts.flatMap((part) => (part.kind === "block" ? ([...part.messages!] as Members[]) : []));
}

/** The rows of an image as they are in its data: each after the number of its filter, none. */
function rowsOf({ width, height, pixels }: Image): Uint8Array {
  const rows = new Uint8Array(height * (1 + 4 * width));
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(4 * width * y, 4 * width * (y + 1)), y * (1 + 4 * width) + 1);
  return rows;
}

function fileOf(chunks: readonly Members[]): Uint8Array {
  const w = new Writer();
  for (const chunk of chunks)
    png.encodeBlock(w, {
      type: "block",
      chunk: encoded(codec!, { type: "chunk", ...chunk }),
    } as never);
  return Uint8Array.from([...SIGNATURE, ...written(w)]);
}

test("files that pngjs writes come back, and say what it says", () => {
  fc.assert(
    fc.property(image, (own) => {
      const file = writtenByLibrary(own);
      const parts = partsOf(file);
      expect(Buffer.from(writeRecording(png, parts as never)).equals(file)).toBe(true);
      const chunks = chunksOf(parts);
      const [header] = chunks;
      expect([header!["kind"], header!["width"], header!["height"]]).toEqual([
        IHDR,
        own.width,
        own.height,
      ]);
      expect([header!["depth"], header!["colour_type"]]).toEqual([8, RGBA]);
      expect(chunks.at(-1)!["kind"]).toBe(IEND);
      const data = chunks
        .filter(({ kind }) => kind === IDAT)
        .map((chunk) => chunk["data"] as Uint8Array);
      expect(inflateSync(Buffer.concat(data)).length).toBe(rowsOf(own).length);
      expect(parts.every((part) => part.kind !== "block" || part.error === undefined)).toBe(true);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test("files that are written here pngjs shows as they are meant", () => {
  fc.assert(
    fc.property(image, fc.stringMatching(/^[a-zA-Z ]{1,20}$/), (own, keyword) => {
      const { width, height } = own;
      const header = {
        width,
        height,
        depth: 8,
        colour_type: RGBA,
        compression: 0,
        filter: 0,
        interlace: 0,
      };
      const file = fileOf([
        { kind: IHDR, ...header },
        { kind: TEXT, keyword, text: Uint8Array.of(0x61) },
        { kind: IDAT, data: new Uint8Array(deflateSync(rowsOf(own))) },
        { kind: IEND, data: new Uint8Array() },
      ]);
      const shown = PNG.sync.read(Buffer.from(file), { checkCRC: true } as never);
      expect([shown.width, shown.height]).toEqual([width, height]);
      expect(new Uint8Array(shown.data)).toEqual(own.pixels);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

whole("damaged files come back, and a wrong sum is told", () => {
  const changes = fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(image, changes, fc.nat(400), (own, all, cut) => {
      const file = writtenByLibrary(own);
      for (const [at, byte] of all) file[8 + (at % (file.length - 8))] = byte;
      const bytes = file.slice(0, cut < 250 ? file.length : 8 + (cut % (file.length - 8)));
      expect(Buffer.from(writeRecording(png, partsOf(bytes) as never)).equals(bytes)).toBe(true);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  const file = writtenByLibrary({ width: 1, height: 1, pixels: new Uint8Array(4) });
  const right = partsOf(file).find((part) => part.kind === "block")!;
  expect(right.block).not.toHaveProperty("crc", expect.anything());
  file[8 + 4 + 4 + 13] = file[8 + 4 + 4 + 13]! ^ 1;
  const wrong = partsOf(file).find((part) => part.kind === "block")!;
  expect(wrong.block).toHaveProperty("crc", expect.any(Number));
});
