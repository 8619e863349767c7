import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Dm2Block, dm2 } from "../../generated/dm2.ts";
import {
  encodeMessage,
  encodeMessageServer,
  encodeMessageUntil25,
  type Message,
} from "../../generated/quake2.ts";
import { type QwdBlock, qwd } from "../../generated/qwd.ts";
import { formatOfFile } from "../../formats/index.ts";
import {
  type AnyContainer,
  type Part,
  readRecording,
  type RecordedBlock,
  streamRecording,
  visitRecording,
  writeRecording,
} from "../../recording/index.ts";
import { Summary } from "../../quake/world/index.ts";
import { UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { keep } from "../../runtime/bytes/view.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import {
  beginningOf,
  corpusFiles,
  fixtures,
  hasCorpus,
  howMuch,
  isWhole,
  whyNoCorpus,
} from "../support/corpus.ts";
import { expectEqual } from "../support/expect-equal.ts";
import { runs } from "../support/runs.ts";
import { whole } from "../support/whole.ts";
import { QUAKE2_LEVEL } from "../support/quake2-level.ts";

/*
 * What is asked of a recording of any family. What only NetQuake's have is asked in recording.test.ts.
 */

const RECORDINGS = [".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures);

function partsOf(container: AnyContainer, bytes: Uint8Array): Part[] {
  return [...readRecording(container, bytes)];
}

function blocksOf(parts: readonly Part[]): RecordedBlock[] {
  return parts.filter((part) => part.kind === "block");
}

function undecoded(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, part) =>
      sum +
      ((part.kind === "block" ? part.undecoded : part.kind === "tail" ? part.bytes : undefined)
        ?.length ?? 0),
    0,
  );
}

function identical(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

describe.each(RECORDINGS)("$name", (file) => {
  const container = formatOfFile(file.name);
  const bytes = file.bytes();

  it("is understood whole, and comes back as it was", () => {
    const parts = partsOf(container, bytes);
    expect(undecoded(parts)).toBe(0);
    expect(identical(writeRecording(container, parts), bytes)).toBe(true);
  });

  it("comes back as it was whatever is wrong with it", () => {
    const piece = bytes.subarray(0, isWhole ? 60_000 : 30_000);
    const damage = fc.oneof(
      fc.record({ kind: fc.constant("set"), at: fc.nat(piece.length - 1), byte: fc.nat(255) }),
      fc.record({ kind: fc.constant("cut"), at: fc.nat(piece.length - 1), byte: fc.nat(40) }),
    );
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 8 }), (damages) => {
        let broken: Uint8Array = piece.slice();
        for (const { kind, at, byte } of damages) {
          if (kind === "set") broken[at % broken.length] = byte;
          else broken = Buffer.concat([broken.subarray(0, at), broken.subarray(at + byte)]);
        }
        const copy = writeRecording(container, readRecording(container, broken));
        expect(identical(copy, broken)).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });

  it("is read alike in pieces of any size", async () => {
    const piece = bytes.subarray(0, 40_000);
    const whole = blocksOf(partsOf(container, piece)).map(({ offset, length, messages }) => {
      return { offset, length, messages };
    });
    const cuts = fc.array(fc.nat(piece.length), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const edges = [0, ...places.toSorted((a, b) => a - b), piece.length];
        const pieces = edges.slice(1).map((edge, i) => piece.subarray(edges[i], edge));
        let index = 0;
        for await (const part of streamRecording(container, pieces)) {
          if (part.kind !== "block") continue;
          const { offset, length, messages } = part;
          expectEqual({ offset, length, messages }, whole[index++]);
        }
        expect(index).toBe(whole.length);
      }),
      { numRuns: runs(6) },
    );
  });

  whole("is visited as it is read", () => {
    const read = blocksOf(partsOf(container, bytes)).flatMap((part) => part.messages);
    const visited: unknown[] = [];
    const names = [container.codecs, ...container.further].flatMap((codecs) =>
      codecs[0]!.table.messages.map(({ name }) => name),
    );
    const handlers = Object.fromEntries(
      names.map((name) => [name, (message: object) => void visited.push(keep(message))]),
    );
    visitRecording(container, bytes, handlers);
    expect(visited.length).toBe(read.length);
    expectEqual(visited, read);
  });
});

describe("a QuakeWorld recording", () => {
  const [file] = fixtures(".qwd");
  const blocks = blocksOf(partsOf(qwd, file!.bytes()));

  it("has commands with padding that is kept, packets, and one block of sequence numbers", () => {
    const codes = blocks.map((part) => (part.block as QwdBlock).code);
    expect(codes.filter((code) => code === 2)).toHaveLength(1);
    const commands = blocks.filter((part) => (part.block as QwdBlock).code === 0);
    expect(commands.length).toBeGreaterThan(1000);
    for (const part of commands) {
      expect(part.protocol).toBeUndefined();
      expect(part.messages).toEqual([]);
    }
  });

  it("has packets outside of the connection, with messages of their own", () => {
    const packet = Buffer.from("\x02EndOfDemo\0\x01where", "latin1");
    const w = new Writer();
    for (const end of [10, 11, packet.length]) {
      const about = {
        type: "block",
        time: 1.5,
        code: 1,
        sequence: 0x7fffffff,
        reliable: 1,
      } as const;
      qwd.encodeBlock(w, { ...about, packet: packet.subarray(0, end) });
    }
    const bytes = written(w).slice();
    const blocks = blocksOf(partsOf(qwd, bytes));
    const texts = blocks.map(({ protocol, messages }) => ({ protocol, messages }));
    const protocol = "quakeworld_connectionless";
    const open = { type: "end_of_demo", text: "EndOfDemo", textOpen: true };
    const ended = { ...open, textOpen: undefined };
    expect(texts.map((t) => t.protocol)).toEqual([protocol, protocol, protocol]);
    expect(texts.map((t) => t.messages[0])).toEqual([open, ended, ended]);
    expect(blocks[2]!.undecoded).toHaveLength(6);
    expect(identical(writeRecording(qwd, readRecording(qwd, bytes)), bytes)).toBe(true);
  });
});

/** A Quake II recording with a block for each list of messages. */
function dm2Recording(
  blocks: readonly (readonly Message[])[],
  encode: (w: Writer, message: Message) => void,
): Uint8Array {
  const w = new Writer();
  for (const messages of blocks) {
    const body = new Writer();
    for (const message of messages) encode(body, message);
    dm2.encodeBlock(w, { type: "block", messages: written(body) });
  }
  return written(w).slice();
}

const NOTHING = { entities: [], entitiesEnd: 0 };

describe("a Quake II recording", () => {
  it("has an end without messages, or none", () => {
    const one: Message[] = [QUAKE2_LEVEL];
    const bytes = dm2Recording([one, []], encodeMessage);
    const ended = Buffer.concat([bytes, Buffer.from([0xff, 0xff, 0xff, 0xff])]);
    const blocks = blocksOf(partsOf(dm2, ended));
    expect(blocks.map((part) => (part.block as Dm2Block).messages?.length)).toEqual([
      18,
      0,
      undefined,
    ]);
    expect(identical(writeRecording(dm2, readRecording(dm2, ended)), ended)).toBe(true);
  });

  it("is read on as the kind that serverdata tells", () => {
    const frame: Message = { type: "frame", serverframe: 7 };
    const entities: Message = { type: "packetentities", ...NOTHING };
    const server: Message = { ...QUAKE2_LEVEL, attractloop: 2, playernum: -1 };
    const bytes = dm2Recording([[server], [frame, entities]], encodeMessageServer);
    const blocks = blocksOf(partsOf(dm2, bytes));
    expect(undecoded(blocks)).toBe(0);
    expect(blocks[1]!.messages).toEqual([frame, entities]);
    expect(dm2.table.carries).toEqual([{ member: "messages", protocol: "quake2" }]);
  });

  it("is found to be a server's when only that fits: 3.15 did not say so", () => {
    const frame: Message = { type: "frame", serverframe: 0x1234567 };
    const entities: Message = { type: "packetentities", ...NOTHING };
    const server: Message = { ...QUAKE2_LEVEL, serverversion: 32, attractloop: 1 };
    const bytes = dm2Recording(
      [[server], [frame, entities], [frame, entities]],
      encodeMessageServer,
    );
    const blocks = blocksOf(partsOf(dm2, bytes));
    expect(undecoded(blocks)).toBe(0);
    expect(blocks[2]!.messages).toEqual([frame, entities]);
  });

  it("is read by the numbers of the test release when it is one's", () => {
    const test: Message = { ...QUAKE2_LEVEL, serverversion: 25 };
    const text: Message = { type: "stufftext", text: "precache\n" };
    const bytes = dm2Recording([[test, text]], encodeMessageUntil25);
    expect(bytes[4]).toBe(7);
    const [block] = blocksOf(partsOf(dm2, bytes));
    expect(block!.messages).toEqual([test, text]);
  });

  it("is not read in a protocol that is not described, and says which", () => {
    const bytes = dm2Recording([[QUAKE2_LEVEL], [{ type: "nop" }]], encodeMessage);
    bytes[5] = 37;
    const blocks = blocksOf(partsOf(dm2, bytes));
    expect(blocks[0]!.error).toBeInstanceOf(UnknownProtocolError);
    expect(blocks[0]!.error!.message).toContain("37 (Q2PRO's multi-view)");
    expect(blocks[1]!.messages).toEqual([]);
    expect(identical(writeRecording(dm2, blocks), bytes)).toBe(true);
  });
});

describe.skipIf(!hasCorpus)(`the corpus${whyNoCorpus}`, () => {
  const all = ["qwd", "mvd", "mvd2", "dm2"].flatMap((ending) => corpusFiles(ending, `.${ending}`));
  const files = [
    ...all,
    ...corpusFiles("recorded", ".qwd"),
    ...corpusFiles("recorded", ".dm2"),
    ...corpusFiles("recorded", ".mvd2"),
  ];

  it.each(hasCorpus ? files : [])(`$name comes back, and is understood${howMuch}`, (file) => {
    const container = formatOfFile(file.name);
    const bytes = beginningOf(file);
    const parts = partsOf(container, bytes);
    expect(identical(writeRecording(container, parts), bytes)).toBe(true);
    // What is cut short ends in the middle of a block.
    expect(undecoded(bytes.length < file.bytes().length ? blocksOf(parts) : parts)).toBe(0);
  });

  it.each([
    ["qwd/osm-demo4-p25-faqproxy.qwd", "spectator's recording, from the connection on", 1, 1298],
    ["qwd/osm-demo31.qwd", "player's recording", 2, 1726],
    ["mvd/1on1-milton-mushi.mvd", "recording of all players", 1, 174],
    ["mvd/osm-demo2.mvd", "recording of all players", 1, 616],
    ["dm2/testduel-p34.dm2", "client recording", 1, 319],
    ["dm2/q2test-demo1-p25.dm2", "client recording", 1, 58],
    ["recorded/yq2_serverrecord.dm2", "server recording", 1, 12],
  ])("%s comes back, and is a %s of %i levels and %i seconds", (name, kind, levels, seconds) => {
    const [folder, file] = name.split("/");
    const found = corpusFiles(folder!, "").find((f) => f.name === file)!;
    const container = formatOfFile(found.name);
    const bytes = found.bytes();
    const parts = partsOf(container, bytes);
    expect(undecoded(parts)).toBe(0);
    expect(identical(writeRecording(container, parts), bytes)).toBe(true);
    const summary = new Summary(container);
    for (const part of blocksOf(parts)) summary.see(part);
    expect(summary.kind).toBe(kind);
    expect(summary.levels).toHaveLength(levels);
    const total = summary.levels.reduce((sum, level) => sum + level.seconds, 0);
    expect(Math.floor(total)).toBe(seconds);
  });
});
