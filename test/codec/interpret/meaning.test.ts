import { expect, test } from "vitest";
import { table } from "../../../generated/netquake.table.ts";
import { table as quake2 } from "../../../generated/quake2.table.ts";
import { bitMeanings } from "../../../runtime/interpret/decode/meaning.ts";
import { resolveSchemas } from "../../../generator/generate.ts";
import { branchesOf } from "../../../runtime/branches/branches.ts";
import { interpretDecode } from "../../../runtime/interpret/interpret.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import { rightSchemas } from "../../support/right-schemas.ts";

test("a bit that sets the parts of a word apart says how long they are", () => {
  const sound = table.messages.find(({ name }) => name === "sound")!;
  const { fields } = layoutOf(sound, table.versions.indexOf("666"))!;
  const mask = fields.find((field) => field.kind === "mask")!;
  const meanings = bitMeanings(mask, fields);
  expect(meanings[3]).toEqual(["entity is 16 bits", "channel is 8 bits"]);
  expect(meanings[4]).toEqual(["soundnum is 16 bits"]);
});

const [arms] = resolveSchemas(rightSchemas(["arm_bits"])).protocols;

/** What is known of the bits of the mask `flags` that bytes begin with, by their numbers. */
function explained(...bytes: number[]) {
  const reached = new Set<string>();
  const whole = Uint8Array.from(bytes);
  const { root, nonCanonical } = interpretDecode(arms!, 0, whole, 0, whole.length, reached);
  const bits = root.children.find(({ name }) => name === "flags")!.children;
  return { bits: bits.map(({ doc, notes }) => ({ doc, notes })), nonCanonical, reached };
}

test("a bit that several arms ask for says what it does in the one that was chosen", () => {
  const { bits, nonCanonical } = explained(1, 0x86, 2, 9);
  expect(bits[1]).toEqual({
    doc: "c does not follow, e follows",
    notes: ["c does not follow", "e follows"],
  });
  expect(bits[2]).toEqual({ doc: "d is true", notes: ["d is true"] });
  expect(nonCanonical).toEqual([]);
});

test("in an arm that does not ask for it, it means nothing, as a report of branches tells", () => {
  const { bits, nonCanonical, reached } = explained(1, 0x84, 1);
  expect(bits[1]).toEqual({ doc: "a follows, b follows", notes: [] });
  expect(bits[2]).toEqual({
    doc: "means nothing in one",
    notes: ["bit 2 is set and means nothing in one"],
  });
  expect(nonCanonical).toEqual(["effect.flags bit 2 means nothing"]);
  const own = (keys: Iterable<string>) =>
    [...keys].filter((key) => key.includes("without meaning"));
  expect(own(reached)).toEqual([
    "effect@1..2.flags.7 set without meaning",
    "effect@1..2/one.flags.2 set without meaning",
  ]);
  expect(own(branchesOf(arms!)).filter((key) => key.startsWith("effect@"))).toEqual(
    [
      ...[3, 4, 5, 6, 7].map((bit) => `.flags.${bit}`),
      "/one.flags.2",
      "/plain.flags.1",
      "/plain.flags.2",
    ].map((key) => `effect@1..2${key} set without meaning`),
  );
});

/** What is noted of a message of few bytes. */
function notesOf(of: typeof table, version: string, ...bytes: number[]) {
  const reached = new Set<string>();
  const whole = Uint8Array.from(bytes);
  const index = of.versions.indexOf(version);
  const { root, nonCanonical } = interpretDecode(of, index, whole, 0, whole.length, reached);
  return { id: root.children[0]!.notes, nonCanonical, reached: [...reached] };
}

test("an id says which of its bits are a mask", () => {
  // The lowest seven bits of updateentity's id are its mask's (DEM §7.30), and a nop's are only its id.
  expect(notesOf(table, "1.09", 0x80, 1).id).toEqual(["the lowest 7 bits are a mask"]);
  expect(notesOf(table, "1.09", 1).id).toEqual([]);
  const [relay] = resolveSchemas(rightSchemas(["shares"])).protocols;
  expect(notesOf(relay!, "1-relay", 0x81, 7).id).toEqual(["bit 7 is a mask"]);
});

test("a report of branches tells how wide what came was", () => {
  const narrow = notesOf(table, "666", 6, 0, 8, 0, 5, 0, 0, 0, 0, 0, 0);
  expect(narrow.reached).toContain("sound@666..999.channel, entity narrow");
  expect(narrow.nonCanonical).toEqual([]);
  const wide = notesOf(table, "666", 6, 8, 1, 0, 2, 5, 0, 0, 0, 0, 0, 0);
  expect(wide.reached).toContain("sound@666..999.channel, entity wide");
  expect(wide.nonCanonical).toEqual(["sound.channel and entity are wider than needed"]);
});

test("a bit that widens what an arm has means something there", () => {
  expect(notesOf(arms!, "1", 2, 1, 3, 0x34, 0).nonCanonical).toEqual([
    "kind_first.a is wider than needed",
  ]);
});

test("elements of an array are called by their numbers, and a single float by its name", () => {
  const [shown] = resolveSchemas(rightSchemas(["shown"])).protocols;
  const hex =
    "87 1f 05 01 23 00 40 00 01 f8 ff 02 70 11 01 00 00 00 80 3f 00 00 00 3f 00 00 00 c0 " +
    "00 68 69 00 61 00 00 03 07 fe ff 01 00 00 01";
  const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");
  const { root } = interpretDecode(shown!, 1, bytes, 0, bytes.length);
  const text = JSON.stringify(root, (key, value: unknown) =>
    key === "parent" ? undefined : typeof value === "bigint" ? `${value}` : value,
  );
  expect(text).toContain('"name":"float"');
  expect(text).toContain('"name":"floats[1]"');
});

test("a mask that has a value for each bit says so of the first one, too", () => {
  const quake2Playerinfo = quake2.messages.find(({ name }) => name === "playerinfo")!;
  const { fields } = layoutOf(quake2Playerinfo, quake2.versions.indexOf("34"))!;
  const mask = fields.find((field) => field.kind === "mask" && field.name === "statbits")!;
  const meanings = bitMeanings(mask as Parameters<typeof bitMeanings>[0], fields);
  expect([meanings[0], meanings[31]]).toEqual([["a value of stats"], ["a value of stats"]]);
});
