import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { packRecording } from "../../quake/dzip/index.ts";
import { joined } from "../../runtime/bytes/text/joined.ts";
import { dzipArchive, type DzipPart } from "./dzip-archive.ts";

/*
 * Dzip archives of all versions, and ways to damage them.
 */

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
/** Its first blocks. */
const RECORDING = readFileSync(join(FIXTURES, "dp_server_p15.dem")).subarray(0, 8568);
const TEXT = Buffer.from("a run of twenty-one seconds\r\n".repeat(20));
/** A recording as Dzip 1 has it, and what comes out: test/cli/dzip.test.ts explains both. */
const OLD = Buffer.from("310a010000b442070000803ff1110464001980030408000000", "hex");
const OLD_FILE = Buffer.from(
  "310a18000000" +
    "0000b4420000000000000000" +
    "070000803f0f0002014000006400001900000000" +
    "82030800",
  "hex",
);

const packed = joined([...packRecording(RECORDING)]);
const run: DzipPart = { name: "sub\\run.dem", type: 5, inflated: packed, file: RECORDING };
const text: DzipPart = { name: "run.txt", type: 2, inflated: TEXT };
const noise: DzipPart = { name: "noise.bin", type: 8, inflated: TEXT.subarray(0, 60) };
const folderPart: DzipPart = { name: "sub", type: 7, inflated: new Uint8Array(0) };
const pak: DzipPart = {
  name: "pak0.pak",
  type: 3,
  inflated: new Uint8Array(0),
  file: Buffer.alloc(12 + RECORDING.length + TEXT.length + 2 * 64),
  pak: 2,
};
const inPak = (part: DzipPart, number: number): DzipPart => ({ ...part, pak: number });

/** Archives of all versions and all types of entries. */
export const ARCHIVES: readonly { readonly major: number; readonly parts: readonly DzipPart[] }[] =
  [
    { major: 3, parts: [run] },
    { major: 3, parts: [folderPart, text, noise] },
    { major: 3, parts: [pak, inPak({ ...run, name: "demo1.dem" }, 1), inPak(text, 2)] },
    {
      major: 2,
      parts: [
        { ...run, type: 6 },
        { ...text, name: "a.dz", type: 4 },
      ],
    },
    { major: 1, parts: [{ name: "old.dem", type: 1, inflated: OLD, file: OLD_FILE }, text] },
  ];

/** A change of bytes; places are parts of 65,536 of all that there is. */
type Damage =
  | { readonly what: "byte"; readonly at: number; readonly byte: number }
  | { readonly what: "cut"; readonly at: number }
  | {
      readonly what: "repeat";
      readonly at: number;
      readonly count: number;
      readonly to: number;
    };

const PLACES = 0x1_0000;
const place = fc.nat(PLACES - 1);

export const anyDamage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant("byte"), at: place, byte: fc.nat(255) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("cut"), at: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant("repeat"),
      at: place,
      count: fc.integer({ min: 1, max: 400 }),
      to: place,
    }),
  },
);

/** Bytes with a damage done to them. */
export function damagedBy(bytes: Uint8Array, damage: Damage): Buffer {
  const placeOf = (part: number) => Math.floor((part * bytes.length) / PLACES);
  const at = placeOf(damage.at);
  if (damage.what === "cut") return Buffer.from(bytes.subarray(0, at));
  const copy = Buffer.from(bytes);
  if (damage.what === "byte") {
    if (copy.length > 0) copy[at] = damage.byte;
    return copy;
  }
  const to = placeOf(damage.to);
  const repeated = copy.subarray(at, at + damage.count);
  return Buffer.concat([copy.subarray(0, to), repeated, copy.subarray(to)]);
}

/** A number of the header, or of an entry, set to an extreme. */
interface WrongNumber {
  /** Of the entries the how manieth, modulo their number; nothing of the header. */
  readonly entry: number | undefined;
  readonly at: number;
  readonly size: 1 | 2 | 4;
  readonly value: number;
}

const EXTREMES = [
  0,
  1,
  0x7f,
  0x80,
  0xff,
  0x7fff,
  0xffff,
  1e5,
  0x7fff_ffff,
  0x8000_0000,
  2 ** 32 - 1,
];

const anyWrongNumber: fc.Arbitrary<WrongNumber> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(
        [undefined, 2, 1] as const,
        [undefined, 4, 4] as const,
        [undefined, 8, 4] as const,
      ),
      fc.tuple(fc.nat(9), fc.constantFrom(0, 4, 8, 20), fc.constant(4 as const)),
      fc.tuple(fc.nat(9), fc.constantFrom(12, 14), fc.constant(2 as const)),
    ),
    fc.oneof(fc.constantFrom(...EXTREMES), fc.nat(12), fc.nat(10_000)),
  )
  .map(([[entry, at, size], value]) => ({ entry, at, size, value: value % 2 ** (8 * size) }));

/** Sets a number in an archive. */
function setNumber(bytes: Buffer, entries: readonly number[], wrong: WrongNumber): void {
  const { entry, at, size, value } = wrong;
  const from = at + (entry === undefined ? 0 : entries[entry % entries.length]!);
  if (from + size <= bytes.length) bytes.writeUIntLE(value, from, size);
}

/** Names that lead elsewhere, where somebody takes them for paths. */
export const NAMES = [
  "../outside.dem",
  "..\\..\\outside.dem",
  "sub/../../../outside.dem",
  `${tmpdir()}/outside.dem`,
  "/outside.dem",
  "C:\\outside.dem",
  "C:outside.dem",
  "\\\\host\\share\\outside.dem",
  "outside.dem\0.txt",
  "\0outside.dem",
  "..",
  "../",
  "",
  `${"../".repeat(20)}x.dem`,
  `${"x".repeat(252)}.dem`,
  "\x1b]0;outside\x07.dem",
];

/** An archive that is damaged inside of what is inflated, in numbers, in bytes, that often each; and in its names. */
export const damagedArchives = (maxLength: number) =>
  fc
    .record({
      archive: fc.constantFrom(...ARCHIVES),
      inside: fc.array(fc.tuple(fc.nat(2), anyDamage), { maxLength }),
      names: fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...NAMES)), { maxLength: 2 }),
      numbers: fc.array(anyWrongNumber, { maxLength }),
      bytes: fc.array(anyDamage, { maxLength }),
    })
    .map(({ archive, inside, names, numbers, bytes }) => {
      const parts = [...archive.parts];
      const change = (place: number, how: (part: DzipPart) => Partial<DzipPart>) => {
        const at = place % parts.length;
        parts[at] = { ...parts[at]!, ...how(parts[at]!) };
      };
      for (const [place, damage] of inside)
        change(place, ({ inflated, file = inflated }) => {
          return { inflated: damagedBy(inflated, damage), file };
        });
      for (const [place, name] of names) change(place, () => ({ name }));
      const { bytes: whole, entries } = dzipArchive(archive.major, parts);
      for (const wrong of numbers) setNumber(whole, entries, wrong);
      return bytes.reduce(damagedBy, whole);
    });
