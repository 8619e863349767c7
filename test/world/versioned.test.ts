import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { codecs as netquake, table as netquakeTable } from "../../generated/netquake.ts";
import { codecs as quake2, table as quake2Table } from "../../generated/quake2.ts";
import type { Run } from "../../recording/decode/runs.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import type { Table } from "../../runtime/table/table.ts";
import { eachWithVersion, withVersions } from "../../quake/world/resolved/versioned.ts";

/* Messages of a block with their versions: a message that announces one is in the version before it. */

interface Part extends Run {
  readonly runs?: () => Iterable<Run>;
}

const NOTHING = new Uint8Array(0);

function partOf(table: Table, name: string, messages: readonly AnyMessage[]): Part {
  const version = table.versions.indexOf(name);
  const { name: protocol } = table;
  return { protocol, messages, ends: [], version, body: NOTHING, bodyOffset: 0 };
}

/** Types and versions, in each way to get them. */
function waysOf<M extends AnyMessage>(codecs: readonly Codec<M>[], part: Part): string[][] {
  const { versions } = codecs[0]!.table;
  const each: string[] = [];
  eachWithVersion(codecs)(part, ({ type }, at) => void each.push(`${type} ${versions[at]}`));
  const listed = [...withVersions(codecs)(part)];
  return [each, listed.map(([{ type }, at]) => `${type} ${versions[at]}`)];
}

const level = {
  type: "serverinfo",
  serverversion: 3504,
  maxclients: 1,
  gametype: 0,
  mapname: "",
  models: [],
  sounds: [],
};

describe("messages with their versions", () => {
  it("are in what was announced before them", () => {
    const part = partOf(netquakeTable, "1.09", [{ type: "nop" }, level, { type: "time" }]);
    const expected = ["nop 1.09", "serverinfo 1.09", "time 3504"];
    expect(waysOf(netquake, part)).toEqual([expected, expected]);
  });

  it("come in runs where they are many, each in its own version, and not what a block holds of them", () => {
    const runs = [
      partOf(netquakeTable, "1.09", [level, { type: "nop" }]),
      partOf(netquakeTable, "3504", [{ type: "time" }, { type: "nop" }]),
    ];
    const part = { ...partOf(netquakeTable, "1.09", []), runs: () => runs };
    const expected = ["serverinfo 1.09", "nop 3504", "time 3504", "nop 3504"];
    expect(waysOf(netquake, part)).toEqual([expected, expected]);
  });

  it("are followed by what they carry, and by nothing where that is damaged", () => {
    // A print of level 1, and a nop (DM2 §3).
    const inner = Uint8Array.from([10, 1, 65, 0, 6]);
    const carrier = { type: "zpacket", inflated: inner.length, data: deflateRawSync(inner) };
    const part = (data: Uint8Array) =>
      partOf(quake2Table, "35", [{ ...carrier, data } as AnyMessage, { type: "nop" }]);
    const expected = ["zpacket 35", "print 35", "nop 35", "nop 35"];
    expect(waysOf(quake2, part(carrier.data))).toEqual([expected, expected]);
    const damaged = ["zpacket 35", "nop 35"];
    expect(waysOf(quake2, part(Uint8Array.of(7, 7)))).toEqual([damaged, damaged]);
  });

  it("are not there where a block is of another protocol, or empty", () => {
    for (const part of [
      partOf(quake2Table, "34", [{ type: "nop" }]),
      partOf(netquakeTable, "1.09", []),
    ])
      expect(waysOf(netquake, part)).toEqual([[], []]);
  });
});
