import { expect, test } from "vitest";
import { dem } from "../../generated/dem.ts";
import { table } from "../../generated/netquake.table.ts";
import { readRecording, writeRecording } from "../../recording/index.ts";

/*
 * What DarkPlaces sends ahead of a level: parts of a file (50: where they begin, how many bytes, and these), as two
 * recordings of Nexuiz have them (../shared/dialects/quake-quakeworld.md §4.3).
 */
const text = (value: string) => [...new TextEncoder().encode(value), 0];
const part = (start: number) => [50, start, 0, 0, 0, 3, 0, 0xfe, 0x32, 0xff];
const level = (number: number) => [
  [11, number & 0xff, number >> 8, 0, 0, 1, 0, ...text("The Test")],
  [...text("maps/test.bsp"), 0, 0],
];
/** Health, as 3504 has it: a figure and a byte. */
const HEALTH = [51, 0, 77];

function recording(blocks: readonly (readonly number[])[]): Uint8Array {
  const bytes = blocks.flatMap((messages) => {
    const head = new DataView(new ArrayBuffer(16));
    head.setUint32(0, messages.length, true);
    return [...new Uint8Array(head.buffer), ...messages];
  });
  return Uint8Array.from([45, 49, 10, ...bytes]);
}

function read(blocks: readonly (readonly number[])[]) {
  const bytes = recording(blocks);
  const parts = [...readRecording(dem, bytes)];
  expect(writeRecording(dem, parts)).toEqual(bytes);
  return parts.flatMap((one) => (one.kind === "block" ? [one] : []));
}

test("parts of a file ahead of DarkPlaces' level are read", () => {
  const blocks = read([part(0), part(3), [...part(6), 1], level(3504).flat(), HEALTH]);
  expect(blocks.flatMap(({ undecoded }) => undecoded ?? [])).toEqual([]);
  expect(blocks.map(({ messages }) => messages)).toMatchObject([
    [{ type: "downloaddata", start: 0 }],
    [{ type: "downloaddata", start: 3 }],
    [{ type: "downloaddata", start: 6 }, { type: "nop" }],
    [{ type: "serverinfo", serverversion: 3504 }],
    [{ type: "updatestatubyte", value: 77 }],
  ]);
  expect(blocks.map(({ version }) => table.versions[version])).toEqual([
    "3504",
    "3504",
    "3504",
    "1.09",
    "3504",
  ]);
});

test("and in the block that the level begins in", () => {
  const blocks = read([[...part(0), ...level(3504).flat()], HEALTH]);
  expect(blocks.flatMap(({ undecoded }) => undecoded ?? [])).toEqual([]);
});

test("what is announced counts for what follows, whatever was sent ahead", () => {
  const blocks = read([part(0), [1], level(15).flat(), [1], part(3)]);
  expect(blocks.map(({ undecoded }) => undecoded?.length ?? 0)).toEqual([0, 0, 0, 0, 10]);
  expect(blocks.map(({ version }) => table.versions[version])).toEqual([
    "3504",
    "1.09",
    "1.09",
    "1.09",
    "1.09",
  ]);
});

test("a dialect that is only read where somebody asks for it reads nothing ahead of a level", () => {
  // The rerelease's achievement, 52.
  const [block] = read([[52, ...text("ACH_TEST")], level(15).flat()]);
  expect(block!.undecoded).toHaveLength(10);
});
