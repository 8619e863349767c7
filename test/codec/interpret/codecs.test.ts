import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatOfFile } from "../../../formats/index.ts";
import { newSession, type Part, readRecording, writeRecording } from "../../../recording/index.ts";
import { resolveSchemas } from "../../../generator/index.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { protocols } from "../../../generated/index.ts";
import { interpretedCodecs, interpretedContainer } from "../../../runtime/interpreted-codecs.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "..", "fixtures");
/** Enough for versions that are given, and little enough for the interpreter. */
const BEGINNING = 4_000;

function summary(part: Part): unknown {
  if (part.kind !== "block") return { kind: part.kind, bytes: part.bytes };
  const { offset, length, version, protocol, bodyOffset, ends, error } = part;
  return { offset, length, version, protocol, bodyOffset, ends, error: error?.message };
}

test.each(["dp_server_p15.dem", "ezquake_client_p28.qwd", "yq2_client.dm2", "anchor_mvd.mvd"])(
  "a table reads and writes %s as the code that is made of it",
  (name) => {
    const generated = formatOfFile(name);
    const codecsOf = (protocol: string) =>
      interpretedCodecs(protocols.find(([codec]) => codec!.table.name === protocol)![0]!.table);
    const container = interpretedContainer(generated.table, codecsOf);
    const bytes = new Uint8Array(readFileSync(join(FIXTURES, name)).subarray(0, BEGINNING));
    const parts = [...readRecording(container, bytes)];
    expect(parts.map(summary)).toEqual([...readRecording(generated, bytes)].map(summary));
    expect(parts.some((part) => part.kind === "block" && part.messages.length > 0)).toBe(true);
    expect(writeRecording(container, parts)).toEqual(bytes);
  },
);

test.each(protocols.map((codecs) => [codecs[0]!.table.name, codecs] as const))(
  "the codecs of %s are for the same versions, or fewer at a time",
  (_, codecs) => {
    const { table } = codecs[0]!;
    const own = interpretedCodecs(table);
    for (const { from, to } of own)
      expect(codecs.filter((codec) => codec.from <= from && to <= codec.to)).toHaveLength(1);
    expect(table.versions[newSession(own).codec.to]).toBe(
      table.versions[newSession<any>(codecs as never).codec.to],
    );
  },
);

const made = (versions: string, messages: string, more = "") => {
  const schema = `protocol: p\ntitle: P\nversions: ${versions}\n${more}messages:\n${messages}`;
  return interpretedCodecs(resolveSchemas(new Map([["p.yaml", schema]])).protocols[0]!);
};

test("a class of versions begins where something does or has ended, the first one with the first version", () => {
  const own = made(
    '["1", "2", "3", "4"]',
    `  a: { id: 1, since: "2", until: "2", fields: [x: u8] }\n  b: { id: 2, since: "2" }\n`,
  );
  expect(own.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 1],
    [2, 3],
  ]);
});

test("a class of versions is of one kind, also where all kinds have the same layouts", () => {
  const own = made(
    '["1", "2", "3"]',
    "  a: { id: 1, fields: [x: u8] }\n",
    "flavors: { own: {}, far: {} }\n",
  );
  expect(own[0]!.table.versions).toEqual(["1", "2", "3", "1-far", "2-far", "3-far"]);
  expect(own.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [3, 5],
  ]);
});

test("a message with one member that selects tells of versions", () => {
  const [codec] = made(
    '["1"]',
    `  a: { id: 1, fields: [x: u8] }\n  b: { id: 2, fields: [v: { type: u8, selects: { 3: "1" } }] }\n`,
  );
  const tells = (...bytes: number[]) => codec!.passAll(new Reader(Uint8Array.from(bytes)));
  expect([tells(), tells(1, 5), tells(2, 3), tells(2, 3, 1, 5)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("what is passed over gives its id, which is 0 where there is none", () => {
  const passed = (own: ReturnType<typeof made>) => own[0]!.pass(new Reader(Uint8Array.of(5, 7)));
  const messages = "  a: { id: 5, fields: [x: u8] }\n";
  expect(passed(made('["1"]', messages))).toBe(5);
  expect(passed(made('["1"]', "  a: { fields: [x: u8] }\n", "ids: none\n"))).toBe(0);
});
