import { expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { mvd } from "../../generated/mvd.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import { qwd } from "../../generated/qwd.ts";
import { type Conversion, conversionTo, toVersion } from "../../quake/convert/index.ts";
import type { AnyContainer, Part } from "../../recording/index.ts";

/* What each conversion does with what is not understood, part by part: it is counted, or refused. */

const NONE = new Uint8Array(0);
const PACKET = { code: 1, sequence: 1, reliable: 0, acknowledged: 1, reliableacknowledged: 0 };

type Case = readonly [name: string, from: AnyContainer, make: () => Conversion, block: object];
const CASES: readonly Case[] = [
  ["dem to qwd", dem, () => conversionTo(dem, "qwd"), { angles: [0, 0, 0] }],
  ["dem to 666", dem, () => conversionTo(dem, "666"), { angles: [0, 0, 0] }],
  ["dem to version 666", dem, () => toVersion(dem, "666"), { angles: [0, 0, 0] }],
  ["qwd to dem", qwd, () => conversionTo(qwd, "dem"), { time: 1, ...PACKET }],
  ["qwd to version 27", qwd, () => toVersion(qwd, "27"), { time: 1, ...PACKET }],
  ["mvd to qwd", mvd, () => conversionTo(mvd, "qwd", { player: "1" }), { delta: 0, target: 6 }],
  ["mvd2 to dm2", mvd2, () => conversionTo(mvd2, "dm2", { player: "1" }), {}],
];

function partOf({ table }: AnyContainer, block: object, more: object): Part {
  const { protocol } = table.carries[0]!;
  const own = { type: "block", messages: NONE, ...block };
  return {
    kind: "block",
    index: 7,
    protocol,
    version: 0,
    block: own,
    messages: [],
    ...more,
  } as never;
}

function lostBytes(make: () => Conversion, ...parts: readonly unknown[]) {
  const conversion = make();
  for (const part of parts) void [...conversion.take(part as Part)];
  return conversion.losses.report
    .filter(({ of }) => of.startsWith("bytes"))
    .map(({ outcome, of, count, block: at }) => [outcome, of, count, at]);
}

it.each(CASES)("%s counts bytes of a block, and after the last one", (_, from, make, block) => {
  const damaged = partOf(from, block, { undecoded: new Uint8Array(5) });
  expect(lostBytes(make, damaged)).toEqual([["dropped", "bytes that are not understood", 5, 7]]);
  expect(lostBytes(make, damaged, { kind: "tail", bytes: new Uint8Array(3) })).toEqual([
    ["dropped", "bytes after the last whole block", 3, 7],
    ["dropped", "bytes that are not understood", 5, 7],
  ]);
  expect(lostBytes(make, partOf(from, block, {}))).toEqual([]);
});

it.each(CASES)("%s refuses another format", (_, _from, make) => {
  const foreign = { kind: "header", bytes: NONE, foreign: { title: "a picture" } };
  expect(() => lostBytes(make, foreign)).toThrow(
    "this is another format, which is not described: a picture",
  );
});

// Of Quake II's multi-view there is one protocol, whose number is in its file.
it.each(CASES.slice(0, -1))(
  "%s refuses a protocol that is not described",
  (_, from, make, block) => {
    expect(() => lostBytes(make, partOf(from, block, { unknownProtocol: 77 }))).toThrow(/77/);
  },
);

it("a version that nobody has is refused, with those that there are", () => {
  expect(() => toVersion(qwd, "x")).toThrow(
    /^there is no version x: quakeworld has 24, 25, .*; quakeworld_connectionless has \S+$/,
  );
});
