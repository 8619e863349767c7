import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explore } from "../../fuzz/guided/explore.ts";
import { protocol } from "../../fuzz/targets.ts";
import { anyOf } from "../../fuzz/values/any-of.ts";
import { integer } from "../../fuzz/values/edged.ts";
import type { AnyCodec } from "../../fuzz/values/target.ts";
import { codecs as netquake, type EntityWord } from "../../generated/netquake.ts";
import { codecs as quake2, type TempEntityLine } from "../../generated/quake2.ts";
import { BUGS } from "../../mutants/bugs.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import type { Reader } from "../../runtime/bytes/reader.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Where signs of 8 and 16 bits change, and where numbers of 16 end. */
const SIGNED = [-32768, -257, -256, -129, -128, -1, 0, 127, 128, 255, 256, 32767];

test("numbers are often those at which a width ends or a sign changes", () => {
  const signed = new Set(fc.sample(integer(16, true), { seed: 1, numRuns: 500 }));
  expect(SIGNED.filter((edge) => !signed.has(edge))).toEqual([]);
  const unsigned = new Set(fc.sample(integer(32, false), { seed: 1, numRuns: 500 }));
  const edges = [0, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];
  expect(edges.filter((edge) => !unsigned.has(edge))).toEqual([]);
});

test("an edge that fails is made as small as any other number", () => {
  const big = fc.check(
    fc.property(integer(16, true), (n) => n < 1000),
    { seed: 3, numRuns: 100 },
  );
  expect(big.counterexample).toEqual([1000]);
});

/** What a sweep of one message finds. */
function swept(codecs: readonly AnyCodec[], message: string, version: string) {
  const target = protocol(codecs);
  const aim = { target: target.name, message, version };
  const none = { entries: [], foreign: [], kept: [], known: [], causes: [] };
  return explore([target], { aim, seed: 1, runs: Infinity, isSweep: true, ...none });
}

describe("a sweep", () => {
  whole("finds a wrong sign in one arm in one class of versions", () => {
    // Protocol 26's line of bubbles, 0x1a, read without its sign.
    const broken = (quake2 as readonly AnyCodec[]).map((codec) => ({
      ...codec,
      decode(r: Reader): AnyMessage {
        const message = codec.decode(r);
        const { entitytype, endpos } = message as unknown as TempEntityLine;
        if (message.type !== "temp_entity" || entitytype !== 0x1a) return message;
        return { ...message, endpos: endpos.map((n) => (n < 0 ? n + 8192 : n)) } as AnyMessage;
      },
    }));
    expect(swept(quake2 as readonly AnyCodec[], "temp_entity", "26").findings).toEqual([]);
    const { findings, fresh } = swept(broken, "temp_entity", "26");
    expect(findings.map(({ property }) => property)).toContain("interpreter agrees");
    expect(fresh).toEqual([]);
  });

  whole("finds a list that skipping ends at a word beside its end", () => {
    // DarkPlaces ends its entities with 0x8000; 0x8001 takes entity 1 away.
    const broken = (netquake as readonly AnyCodec[]).map((codec) => ({
      ...codec,
      skip(r: Reader) {
        const start = r.offset;
        const message = codec.decode(r) as unknown as { entities?: readonly EntityWord[] };
        const { entities = [] } = message;
        if (entities.some(({ number, gone }) => number === 1 && gone === 1)) r.offset--;
        return r.bytes[start]!;
      },
    }));
    expect(swept(netquake as readonly AnyCodec[], "entities", "3504").findings).toEqual([]);
    const { findings } = swept(broken, "entities", "3504");
    expect(findings.map(({ property }) => property)).toContain("skip and visit");
  });
});

test("elements have the words beside the one that ends their list", () => {
  const codec = netquake.find(({ table, to }) => table.versions[to] === "3504")!;
  const some = fc.sample(anyOf(codec, "entities"), { seed: 1, numRuns: 60 });
  const words = some.flatMap(({ entities }) =>
    entities.map(({ number, gone }) => number + 0x8000 * gone),
  );
  for (const word of [0x7fff, 0x8001, 0, 0xffff]) expect(words).toContain(word);
  expect(words).not.toContain(0x8000);
});

test.each(BUGS)("the mistake of the benchmark has its place: $name", ({ file, from, to }) => {
  expect(readFileSync(join(ROOT, file), "utf8").split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
