import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatOfFile } from "../../../formats/index.ts";
import { newSession, type Part, readRecording, writeRecording } from "../../../recording/index.ts";
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
