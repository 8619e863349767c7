import { expect, test } from "vitest";
import { dem } from "../../generated/dem.ts";
import { readRecording, writeRecording } from "../../recording/index.ts";
import { states } from "../../quake/world/index.ts";

/*
 * A dialect that calls itself as another one does, the 2021 rerelease: it is read where somebody asks for it, and
 * nowhere else.
 */
const NUMBERS = [15, 666];

/** The bytes of a level with its folder, a player at (1.5, 0, 0) as a float, and an achievement. */
function recording(number: number): Uint8Array {
  const text = (value: string) => [...new TextEncoder().encode(value), 0];
  const messages = [
    [11, number & 0xff, number >> 8, 0, 0, 1, ...text("id1"), 0, ...text("The Test")],
    [...text("maps/test.bsp"), 0, 0],
    // Baseline 1, of model 1.
    [22, 1, 0, 1, 0, 0, 0, ...Array.from({ length: 9 }, () => 0)],
    [5, 1, 0, 7, 0, 0, 0x80, 0x3f],
    // Bits 1, 15 and 21: the first coordinate, as a float.
    [0x83, 0x80, 0x20, 1, 0, 0, 0xc0, 0x3f],
    [52, ...text("ACH_TEST")],
  ].flat();
  const head = new DataView(new ArrayBuffer(16));
  head.setUint32(0, messages.length, true);
  return Uint8Array.from([45, 49, 10, ...new Uint8Array(head.buffer), ...messages]);
}

test.each(NUMBERS)("what calls itself %i is not taken for the rerelease", (number) => {
  const undecoded = [...readRecording(dem, recording(number))].flatMap((part) =>
    part.kind === "block" && part.undecoded !== undefined ? [part] : [],
  );
  expect(undecoded.map(({ messages }) => messages.map(({ type }) => type))).not.toContain(
    "achievement",
  );
  expect(undecoded).toHaveLength(1);
});

test.each(NUMBERS)("what calls itself %i is read as the rerelease by who asks", (number) => {
  const bytes = recording(number);
  const parts = [...readRecording(dem, bytes, { version: "2021" })];
  const blocks = parts.filter((part) => part.kind === "block");
  expect(blocks.flatMap(({ undecoded }) => undecoded ?? [])).toEqual([]);
  expect(blocks[0]!.messages).toMatchObject([
    { type: "serverinfo", serverversion: number, gamedir: "id1" },
    { type: "spawnbaseline" },
    { type: "setview" },
    { type: "time", time: 1 },
    { type: "updateentity", entity: 1, origins: 9, origin1_float: 1.5 },
    { type: "achievement", achievement: "ACH_TEST" },
  ]);
  expect(writeRecording(dem, parts)).toEqual(bytes);
});

test("a coordinate that comes as a float is where the entity is", () => {
  const [world] = states(dem, recording(666), { version: "2021" });
  expect(world!.entities.get(1)!.origin).toEqual([1.5, 0, 0]);
});
