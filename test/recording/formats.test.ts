import { expect, test } from "vitest";
import { dem } from "../../generated/dem.ts";
import { netquake_packet } from "../../generated/netquake_packet.ts";
import { FORMATS } from "../../formats/index.ts";
import { Formats } from "../../recording/index.ts";

const own = { ...dem, table: { ...dem.table, title: "ours" } };

test("a registry with formats of one's own is another one", () => {
  const before = [...FORMATS.list];
  const both = FORMATS.with([own, netquake_packet]);
  expect(FORMATS.list).toEqual(before);
  expect(FORMATS.ofFile("a.dem")).toBe(dem);
  expect(FORMATS.isOwn(own)).toBe(false);
  expect(both.list).toHaveLength(before.length);
  expect([both.named("dem"), both.ofFile("a.DEM.gz"), both.list[0]]).toEqual([own, own, own]);
  expect(both.isOwn(own)).toBe(true);
  expect(both.isOwn(both.named("qwd")!)).toBe(false);
});

test("a file is of the format that its name's ending says, or of one's own", () => {
  const both = FORMATS.with([own]);
  expect(FORMATS.candidatesFor("a.qwd").map(({ table }) => table.name)).toEqual(["qwd"]);
  expect(both.candidatesFor("a.qwd").map(({ table }) => table.name)).toEqual(["qwd", "dem"]);
  expect(both.candidatesFor("a.bin")).toEqual([own]);
  expect(new Formats([]).named("dem")).toBeUndefined();
});
