import { afterAll, describe, expect, test } from "vitest";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { codecs as quake2 } from "../../generated/quake2.ts";
import { Clock } from "../../recording/time/clock.ts";
import {
  type AnyContainer,
  codecNamed,
  currentCodec,
  readRecording,
} from "../../recording/index.ts";
import type { RecordedBlock } from "../../recording/decode/block.ts";
import { announcedVersions, protocolOf } from "../../recording/versions/protocol.ts";
import { Emitted } from "../support/emitted.ts";
import { rightSchemas } from "../support/right-schemas.ts";

/*
 * A container that says of which kind the messages are that it carries, and of each block how long it is after the one
 * before: test/cases/right-schemas/steps and given.
 */
const tables = resolveSchemas(rightSchemas(["count_refs", "steps"]));
await emitTables(tables, { printWidth: 100 });

describe("a container that tells the kind", async () => {
  const emitted = await Emitted.of(tables);
  afterAll(() => emitted.remove());
  const steps = ((await emitted.module("steps")) as unknown as { steps: AnyContainer }).steps;
  const all = (
    (await emitted.module("count_refs")) as unknown as { codecs: AnyContainer["codecs"] }
  ).codecs;

  const blocks = (...bytes: number[]): RecordedBlock[] =>
    [...readRecording(steps, Uint8Array.from(bytes))].filter((part) => part.kind === "block");

  test("carries messages of that kind alone", () => {
    const { versions } = steps.table.carries[0]!.flavor === 1 ? all[0]!.table : { versions: [] };
    expect(versions).toEqual(["1", "2", "2-other"]);
    expect(all.length).toBe(2);
    expect(steps.codecs.map(({ from, to }) => [from, to])).toEqual([[2, 2]]);
    const [block] = blocks(0, 1, 3, 3, 7, 5);
    expect(block!.messages).toEqual([{ type: "apart", more: 7, value: 5 }]);
  });

  test("keeps to it where a message tells the version, and where a block cannot be read", () => {
    // `begin` of version 2; then what only the plain kind has whole; then what the other one has.
    const given = blocks(0, 1, 2, 1, 2, 0, 1, 2, 3, 7, 0, 1, 3, 3, 7, 5);
    expect(given.map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(given.map(({ undecoded }) => undecoded?.length)).toEqual([undefined, 2, undefined]);
    // Of version 1 there is no such kind: nothing is read until one comes that there is.
    const [first, other] = blocks(0, 1, 2, 1, 1, 0, 1, 3, 3, 7, 5);
    expect(first!.error?.message).toContain("version 1 is not described here");
    expect([other!.messages, other!.undecoded?.length]).toEqual([[], 3]);
  });

  test("has structs in that kind alone, where no other has them", () => {
    const ranges = all[0]!.table.structs.map(({ layouts }) => layouts.map((l) => [l.from, l.to]));
    expect(ranges).toEqual([[[2, 2]], [[2, 2]]]);
  });

  test("has a current version, and versions by their plain names", () => {
    expect(currentCodec(steps.codecs)).toBe(steps.codecs[0]);
    expect(currentCodec(all)).toBe(all[0]);
    expect(codecNamed(steps.codecs, "2")).toBe(steps.codecs[0]);
    expect(codecNamed(steps.codecs, "2-other")).toBe(steps.codecs[0]);
    expect(codecNamed(all, "2")).toBe(all[0]);
    expect(() => codecNamed(steps.codecs, "1")).toThrow("there are 2-other");
  });

  test("tells the time by steps, those of blocks that show nothing among them", () => {
    const clock = new Clock(steps);
    const times = blocks(7, 1, 1, 2, 50, 3, 100, 1, 1, 2, 3, 2, 9, 1, 2).map((part) => {
      for (const message of part.messages) clock.see(message);
      return clock.at(part.block);
    });
    expect(times).toEqual([0, 0, 1.5, 1.53]);
  });
});

describe("Quake II's messages that begin a level", () => {
  const protocol = protocolOf(quake2, false);
  const { versions } = protocol.table;

  /** What follows one, by the protocol's number and `attractloop`. */
  function announced(serverversion: number, attractloop: number): readonly string[] | undefined {
    const range = announcedVersions(protocol, {
      type: "serverdata",
      serverversion,
      attractloop,
    } as never);
    return range && [...new Set([versions[range.from]!, versions[range.to]!])];
  }

  // DM2 §3: 2 is a server's recording, 0x80 a relay's; servers make such since 32, and relays since 26.
  test.each([
    [26, ["26", "26", "26", "26-relay"]],
    [31, ["31", "31", "31", "31-relay"]],
    [32, ["32", "32", "32-server", "32-relay"]],
    [34, ["34", "34", "34-server", "34-relay"]],
    [35, ["35", "35", "35", "35"]],
    [99, [undefined, undefined, undefined, undefined]],
  ])("tell who recorded it in protocol %i", (number, names) => {
    const found = [0, 1, 2, 0x80].map((loop) => announced(number, loop));
    expect(found).toEqual(names.map((name) => name && [name]));
  });
});
