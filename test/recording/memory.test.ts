import { describe, expect, it, vi } from "vitest";
import { cut, edited, strip } from "../../quake/edit/index.ts";
import { dem, type DemBlock } from "../../generated/dem.ts";
import { encodeMessage, type Message } from "../../generated/netquake.ts";
import {
  type Part,
  readRecording,
  type RecordedBlock,
  RecordingDecoder,
  RecordingEncoder,
  runsOf,
} from "../../recording/index.ts";
import { LaterMessages } from "../../recording/versions/messages.ts";
import { followerOf } from "../../quake/world/index.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { compile, decompile, jsonLines, lmpcText, TextError } from "../../quake/lmpc/index.ts";
import { TextBuffer } from "../../text/statement/syntax/buffer.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

/*
 * What commands hold, shown with small inputs: how much is handed out at once, and how much is kept. The large ones are
 * measured by `npm run bench:memory`.
 */

/** More than a block's messages are gathered from, and many pieces of text. */
const LARGE = 600_000;
/** No piece of a text, and no statement, is longer. */
const PIECE = 400_000;

const HEADER = textToBytes("-1\n");
const CHUNK = 1 << 16;

function block(messages: Uint8Array): Uint8Array {
  const w = new Writer();
  dem.encodeBlock(w, { type: "block", angles: [0, 90, 0], messages });
  return written(w);
}

function bytesOf(messages: readonly Message[]): Uint8Array {
  const w = new Writer();
  for (const message of messages) encodeMessage(w, message);
  return written(w).slice();
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces));
}

function* cutUp(bytes: Uint8Array, size = CHUNK): Generator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function repeated(bytes: Uint8Array, size: number): Uint8Array {
  const count = Math.ceil(size / bytes.length);
  const all = new Uint8Array(count * bytes.length);
  for (let i = 0; i < count; i++) all.set(bytes, i * bytes.length);
  return all;
}

const MESSAGES: readonly Message[] = [
  { type: "print", text: "You got the shells\n" },
  { type: "updatestat", index: 3, value: 25 },
  { type: "nop" },
  { type: "version", serverprotocol: 15 },
];
const SMALL_MESSAGES = joined([HEADER, block(repeated(bytesOf(MESSAGES), LARGE))]);
const NOT_UNDERSTOOD = joined([
  HEADER,
  block(joined([bytesOf(MESSAGES), new Uint8Array(LARGE).fill(0x7f)])),
]);
const TAIL = joined([
  HEADER,
  block(bytesOf(MESSAGES)),
  Uint8Array.of(0, 0, 0, 0x7f),
  new Uint8Array(LARGE),
]);

describe("a large recording", () => {
  it("is held in the pieces that it came in, and tried when a block may be whole", () => {
    const tries = vi.fn(dem.decodeBlock);
    const decoder = new RecordingDecoder({ ...dem, decodeBlock: tries });
    const parts: Part[] = [];
    for (const piece of cutUp(TAIL)) parts.push(...decoder.push(piece));
    parts.push(...decoder.end());
    const tail = parts.filter((part) => part.kind === "tail");
    expect(tail.length).toBeGreaterThan(4);
    expect(tail.every(({ bytes }) => bytes.length <= 5 * CHUNK)).toBe(true);
    expect(joined(tail.map(({ bytes }) => bytes)).length).toBe(LARGE + 4);
    expect(tail[0]!.error.message).toContain(`2130706432 bytes, ${LARGE - 12} are left`);
    expect(tries.mock.calls.length).toBeLessThan(8);
  });

  it("has a buffer of a large block's size, not of twice that", () => {
    const decoder = new RecordingDecoder(dem);
    const parts: Part[] = [];
    for (const piece of cutUp(SMALL_MESSAGES, 100)) parts.push(...decoder.push(piece));
    const [whole] = parts.filter((part) => part.kind === "block");
    expect(whole!.body.buffer.byteLength).toBeLessThan(LARGE + 2 * CHUNK);
  });

  it("gives a block's messages in runs, which are all of them", () => {
    const part = blockOf(SMALL_MESSAGES);
    let count = 0;
    let at = 0;
    for (const { messages, ends, body, bodyOffset } of runsOf(part)) {
      expect(messages.length).toBeLessThanOrEqual(4096);
      expect(bodyOffset).toBe(part.bodyOffset + at);
      expect(ends.at(-1)).toBe(body.length);
      count += messages.length;
      at += body.length;
    }
    expect(at).toBe(part.body.length);
    expect(count).toBe(part.messages.length);
  });

  it("is encoded again in pieces", () => {
    for (const bytes of [SMALL_MESSAGES, NOT_UNDERSTOOD, TAIL]) {
      const encoder = new RecordingEncoder(dem);
      const parts = [...readRecording(dem, bytes)];
      const pieces = parts.flatMap((part) => [...encoder.pieces(part)].map((p) => p.slice()));
      expect(Buffer.compare(joined(pieces), bytes)).toBe(0);
    }
  });

  it("shows one world after the other", () => {
    const frames = repeated(bytesOf([{ type: "time", time: 1 }]), LARGE);
    const worlds = followerOf(dem)!.worlds(blockOf(joined([HEADER, block(frames)])));
    let count = 0;
    for (const { time } of worlds) {
      expect(time).toBe(1);
      if (++count === 10) break;
    }
    expect(count).toBe(10);
  });
});

/** Just large enough that its messages are not gathered. */
const BARELY_LARGE = joined([HEADER, block(repeated(bytesOf(MESSAGES), 140_000))]);

it.each([
  "verify",
  "info",
  "inspect --depth 1 --block 0",
  "decompile",
  "decompile --json",
  "cut --blocks 0..0",
  "strip --type print",
])("no command asks for all messages of a large block: %s", async (command) => {
  const asked = (["messages", "ends"] as const).map((name) =>
    vi.spyOn(LaterMessages.prototype, name, "get"),
  );
  try {
    const { code } = await call([...command.split(" "), "--format", "dem", "-"], BARELY_LARGE);
    expect([code, ...asked.map(({ mock }) => mock.calls.length)]).toEqual([0, 0, 0]);
  } finally {
    for (const spy of asked) spy.mockRestore();
  }
});

function blockOf(bytes: Uint8Array): RecordedBlock<DemBlock, Message> {
  return [...readRecording(dem, bytes)].find((part) => part.kind === "block")!;
}

describe.each([lmpcText, jsonLines])("a large recording as $title", (form) => {
  it.each([
    ["a block of small messages", SMALL_MESSAGES],
    ["a block that nobody understands", NOT_UNDERSTOOD],
    ["a tail", TAIL],
  ])("goes out in pieces, and comes back: %s", async (_, bytes) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of decompile(form, dem, cutUp(bytes))) pieces.push(piece);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2 * PIECE);
    const text = joined(pieces);
    const held: number[] = [];
    const append = vi.spyOn(TextBuffer.prototype, "append").mockImplementation(function (
      this: TextBuffer,
      piece,
    ) {
      held.push(this.length + piece.length);
      return original.call(this, piece);
    });
    try {
      expect(Buffer.compare(await compiled(text), bytes)).toBe(0);
    } finally {
      append.mockRestore();
    }
    // A block is read statement by statement once half a megabyte of it is there.
    expect(Math.max(0, ...held)).toBeLessThan((1 << 20) + 2 * PIECE);
  });
});

const original = TextBuffer.prototype.append;

async function compiled(text: Uint8Array): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of compile(cutUp(text), { name: "a" })) pieces.push(piece);
  return joined(pieces);
}

async function problemOf(text: string): Promise<string> {
  try {
    await compiled(new TextEncoder().encode(text));
  } catch (error) {
    if (error instanceof TextError) return error.message;
    throw error;
  }
  return "";
}

const LMPC = 'track "-1\\n";\nblock {\n camera 0.0 90.0 0.0;\n';
const LINES = '{"format":"dem","header":"-1\\n"}\n{"block":0,"angles":[0,90,0]}\n';

describe("a large text", () => {
  const nops = (count: number) => " nop;\n".repeat(count);

  it("has its block's own statements anywhere", async () => {
    const late = `track "-1\\n";\nblock {\n${nops(100_000)} camera 0.0 90.0 0.0;\n}\n`;
    const bytes = await compiled(new TextEncoder().encode(late));
    expect(Buffer.compare(bytes, joined([HEADER, block(new Uint8Array(100_000).fill(1))]))).toBe(0);
  });

  whole("tells what is wrong, and where", async () => {
    const wrong = await problemOf(`${LMPC}${nops(100_000)} nopp;\n${nops(10)}}\n`);
    expect(wrong).toContain("a:100004:2: there is no message");
    const missing = await problemOf(`track "";\nblock {\n${nops(100_000)}}\n`);
    expect(missing).toContain('a:2:1: "block": angles is missing');
    const open = await problemOf(`${LMPC}${nops(100_000)}`);
    expect(open).toContain('a:2:1: the text ends inside of "block"');
  });

  it("may be a single line", async () => {
    const own = "block { camera 0.0 90.0 0.0; nop; } ";
    const text = `track "-1\\n"; ${own.repeat(10_000)}`;
    const held: number[] = [];
    const append = vi.spyOn(TextBuffer.prototype, "append").mockImplementation(function (
      this: TextBuffer,
      piece,
    ) {
      original.call(this, piece);
      held.push(this.held);
    });
    await compiled(textToBytes(text));
    append.mockRestore();
    expect(Math.max(...held)).toBeLessThan(2 * CHUNK);
    const wrong = await problemOf(`${text}block { camera 0.0 90.0 0.0; nopp; }`);
    expect(wrong).toContain(`a:1:${text.length + 30}: there is no message "nopp"`);
    expect(wrong).toContain("nopp; }\n");
  });

  it("passes over blank lines without a word to JSON.parse", async () => {
    const parse = vi.spyOn(JSON, "parse");
    await compiled(textToBytes(LINES + "\n \r\n".repeat(10_000)));
    expect(parse.mock.calls.length).toBeLessThan(10);
    parse.mockRestore();
  });
});

describe("a text that is wrong", () => {
  const long = "a".repeat(900_000);

  it.each([
    ["a token", `track "";\n${long} {\n}\n`],
    ["a value", `track "";\nblock {\n camera ${long} 0.0 0.0;\n}\n`],
    ["a message", `${LMPC} ${long};\n}\n`],
    ["a member", `${LINES}{"type":"print","${long}":1}\n`],
    ["a type", `${LINES}{"type":"${long}"}\n`],
    ["a word", `${LINES}{"type":"print","text":${long}}\n`],
    ["a string", `${LINES}{"type":"print","text":"${long}`],
  ])("is told without repeating it: %s", async (_, text) => {
    const problem = await problemOf(text);
    expect(problem).toMatch(/^a:\d+:\d+: /);
    expect(problem.length).toBeLessThan(2000);
  });

  whole("has a place also where a string is longer than any stack", async () => {
    const text = `${"a".repeat(16_000_000)}\\n`;
    const problem = await problemOf(`${LINES}{"type":"print","text":"${text}`);
    expect(problem).toContain(`a:3:${24 + text.length + 1}: expected a quote`);
  });

  it.each([
    ['{"type":"print","text":"a","text":"b"}', 28, "text"],
    ['{"type":"print","text":"a:\\"","te\\u0078t":"b"}', 31, "text"],
    ['{"block":0,"angles":[0,0,0],"block":1}', 29, "block"],
    ['{"type":"print","text":{"a":1,"a":2}}', 31, "a"],
  ])("has no member twice: %s", async (line, column, name) => {
    expect(await problemOf(`${LINES}${line}\n`)).toContain(
      `a:3:${column}: "${name}" is there already`,
    );
  });
});

it.each([LMPC + "}\n", `// source: DEM binary file a\n\n${LMPC}}\n`, LINES])(
  "a text may begin with a byte order mark",
  async (text) => {
    const marked = joined([Uint8Array.of(0xef, 0xbb, 0xbf), textToBytes(text)]);
    expect(await compiled(marked)).toEqual(await compiled(textToBytes(text)));
  },
);

describe("an edit", () => {
  it("of a large block takes its messages one by one", () => {
    const parts = [...edited(readRecording(dem, SMALL_MESSAGES), strip(dem, { types: ["print"] }))];
    const [part] = parts.filter((each) => each.kind === "block");
    const types = new Set<string>();
    for (const { messages } of part!.runs!()) {
      expect(messages.length).toBeLessThanOrEqual(4096);
      for (const { type } of messages) types.add(type);
    }
    expect([...types]).toEqual(["updatestat", "nop", "version"]);
  });

  whole("does not hold all blocks before a frame that never comes", () => {
    const blocks = 40_000;
    const own = block(bytesOf([{ type: "print", text: "a" }]));
    const bytes = joined([HEADER, repeated(own, blocks * own.length)]);
    const last = cut(dem, { blocks: { from: blocks - 1, to: blocks - 1 } });
    const kept = [...edited(readRecording(dem, bytes), last)];
    expect(kept.length).toBeLessThan(33_000);
  });
});
