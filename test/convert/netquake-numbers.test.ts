import { expect, it } from "vitest";
import { table } from "../../generated/netquake.ts";
import {
  netquakeDialects,
  Renumbering,
  versionNamed,
} from "../../quake/convert/netquake/netquake-numbers.ts";

/* Which versions of NetQuake's messages are converted into each other, and the numbers that tell them. */

it("15, FitzQuake's and RMQ's are converted, with FTE's extensions or without", () => {
  const names = netquakeDialects();
  expect(names.filter((name) => !name.includes("fte"))).toEqual([
    "15",
    "666",
    "999",
    "999+12",
    "999+82",
  ]);
  expect(names.filter((name) => name.startsWith("666"))).toEqual([
    "666",
    "666+fte",
    "666+fte+predinfo",
  ]);
  expect(versionNamed("15")).toBe(table.current);
  expect(table.versions[versionNamed("999+82")]).toBe("999+82");
  expect(versionNamed("3504")).toBeUndefined();
});

it("a level in such a version has its numbers", () => {
  const info = { type: "serverinfo", serverversion: 15, fte2: 0 } as never;
  const numbers = (name: string) => {
    const own = new Renumbering(versionNamed(name));
    const { serverversion, protocolflags, fte2, folder } = own.serverinfo(info);
    return [own.protocol, serverversion, protocolflags, fte2, folder];
  };
  expect(numbers("15").slice(0, 4)).toEqual([15, 15, undefined, undefined]);
  expect(numbers("666").slice(0, 4)).toEqual([666, 666, undefined, undefined]);
  // RMQ: 2 is angles of 16 bits, 0x10 floats; FTE: 8 lists, 0x20 predictions.
  expect(numbers("999+12").slice(0, 4)).toEqual([999, 999, 0x12, undefined]);
  expect(numbers("666+fte")).toEqual([666, 666, undefined, 8, undefined]);
  expect(numbers("666+fte+predinfo")).toEqual([666, 666, undefined, 0x28, ""]);
});
