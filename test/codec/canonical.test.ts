import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { verifyRecording } from "../../verify/index.ts";
import { readRecording } from "../../recording/index.ts";
import { qwd } from "../../generated/qwd.ts";
import { codecs as quake2 } from "../../generated/quake2.ts";
import { codecs as quakeworld } from "../../generated/quakeworld.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { canonical, isCanonical } from "../../runtime/canonical/canonical-form.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { compile, decompile, jsonLines, lmpcText } from "../../quake/lmpc/index.ts";
import { type AnyCodec, codecOf, Emitted } from "../support/emitted.ts";
import { bytesOf } from "./by-hand.ts";

function canonicalHex(codec: AnyCodec, hex: string): string {
  const w = new Writer();
  codec.encode(w, canonical(codec, codec.decode(new Reader(bytesOf(hex)))));
  return Array.from(written(w), (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

function codecIn(codecs: readonly unknown[], version: string): AnyCodec {
  const all = codecs as readonly AnyCodec[];
  return codecOf({ table: all[0]!.table, codecs: all }, all[0]!.table.versions.indexOf(version));
}

/** Where an ezQuake client was on a server of mvdsv: 1,342 of its messages have ZQuake's flags (ERRATA 77). */
test("what every server and client of these days writes is canonical", async () => {
  const file = readFileSync(join(import.meta.dirname, "../../fixtures/ezquake_client_p28.qwd"));
  const found = await verifyRecording("ezquake.qwd", qwd, chunksOf(file), {});
  expect(found).toMatchObject({ identical: true, messages: 5062, nonCanonical: 0 });
  const flags = new Map<string, number>();
  for (const part of readRecording(qwd, file))
    for (const message of part.kind === "block" ? part.messages : [])
      if (message.type === "playerinfo")
        for (const name of ["onground", "solid"] as const)
          if (message[name]) flags.set(name, (flags.get(name) ?? 0) + 1);
  expect([...flags.values()].every((times) => times > 100)).toBe(true);
  expect([...flags.keys()].toSorted()).toEqual(["onground", "solid"]);
});

describe("an element whose word would be the end of its list", () => {
  test.each([
    // An entity of the number 0, of which nothing is given: the bit of the further flags keeps the word from being 0.
    ["2f 00 80 00 00 00", "2f 00 80 00 00 00", codecIn(quakeworld, "28")],
    ["30 07 00 80 00 00 00", "30 07 00 80 00 00 00", codecIn(quakeworld, "28")],
    ["2f 00 80 80 00 00", "2f 00 80 00 00 00", codecIn(quakeworld, "24")],
    // The test release has two such bits, of which the one with a byte after it costs less than that with two.
    ["10 20 00 00 00 00 00", "10 10 00 00 00 00", codecIn(quake2, "25")],
    ["10 10 00 00 00 00", "10 10 00 00 00 00", codecIn(quake2, "25")],
  ])("%s is %s at its shortest", (hex, shortest, codec) => {
    expect(canonicalHex(codec, hex)).toBe(shortest);
    expect(isCanonical(codec, bytesOf(hex))).toBe(hex === shortest);
    const { table, to } = codec;
    const { nonCanonical } = interpretDecode(table, to, bytesOf(hex), 0, bytesOf(hex).length);
    expect(nonCanonical.length === 0).toBe(hex === shortest);
  });

  test("is written without its flags", () => {
    const w = new Writer();
    const codec = codecIn(quakeworld, "28");
    const message = codec.decode(new Reader(bytesOf("2f 00 80 00 00 00")));
    const { entities } = message as unknown as { entities: object[] };
    const [nothing] = entities.map((entity) => ({ ...entity, flags: 0 }));
    codec.encode(w, { ...message, entities: [nothing] } as AnyMessage);
    expect(written(w)).toEqual(bytesOf("2f 00 80 00 00 00"));
  });

  test("does not keep a recording from being verified and written as lines", async () => {
    const file = bytesOf("00 00 80 3f 01 0e 00 00 00 01 00 00 00 01 00 00 00 2f 00 80 00 00 00");
    const found = await verifyRecording("h1.qwd", qwd, chunksOf(file), {});
    expect(found).toMatchObject({ identical: true, messages: 1, nonCanonical: 0 });
    for (const form of [jsonLines, lmpcText]) {
      const text = await joined(decompile(form, qwd, [file]));
      expect(await joined(compile([text]))).toEqual(file);
    }
  });
});

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
}

async function* chunksOf(file: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield file;
}

/** A text that may end with its bytes, after a length that counts no more than 255. */
const COUNTED = `
protocol: counted
title: Counted texts
versions: ["1"]
types:
  name: { type: text, cut: 300, open: true }
messages:
  named:
    id: 1
    fields:
      - length: { type: u8, length-of: rest }
      - text: name
`;

describe("a message with no form but the one that it came in", async () => {
  const emitted = await Emitted.of(resolveSchemas(new Map([["counted.yaml", COUNTED]])));
  afterAll(() => emitted.remove());
  const codec = codecOf(await emitted.module("counted"), 0);

  test("is not canonical, and stays as it is", () => {
    const long = Uint8Array.of(1, 255, ...Array.from({ length: 255 }, () => 0x61));
    const message = codec.decode(new Reader(long));
    expect(isCanonical(codec, long)).toBe(false);
    expect(canonical(codec, message)).toEqual(message);
    expect(interpretDecode(codec.table, 0, long, 0, long.length).nonCanonical).toEqual([
      "named.text ends where the bytes end",
    ]);
  });

  test("a shorter one has another", () => {
    expect(isCanonical(codec, bytesOf("01 01 61"))).toBe(false);
    expect(canonicalHex(codec, "01 01 61")).toBe("01 02 61 00");
    expect(isCanonical(codec, bytesOf("01 02 61 00"))).toBe(true);
  });
});
