import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { encodeMessage, type Message } from "../../generated/netquake.ts";
import { followLazily, readRecording, runsOf } from "../../recording/index.ts";
import { followSelected } from "../../recording/decode/selected.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/*
 * Messages of a block with more than 128 KB are given in runs: of 4096 messages, or of 64 KB.
 */

const LARGE = 131_072;

function recording(body: Uint8Array): Uint8Array {
  const block = new Uint8Array(3 + 16 + body.length);
  block.set([45, 49, 10]);
  new DataView(block.buffer).setUint32(3, body.length, true);
  block.set(body, 19);
  return block;
}

/** DEM §7.1: a byte of 1 is a message. */
const nops = (count: number) => new Uint8Array(count).fill(1);

/** DEM §7.9: a byte of 8 and a string. */
function prints(count: number, length: number): Uint8Array {
  const one = new Uint8Array(length).fill(97);
  one[0] = 8;
  one[length - 1] = 0;
  return new Uint8Array(Buffer.concat(Array.from({ length: count }, () => one)));
}

function blockOf(body: Uint8Array, follow?: typeof followLazily) {
  for (const part of readRecording(dem, recording(body), {}, follow as never))
    if (part.kind === "block") return part;
  throw new Error("there is no block");
}

describe.each([
  ["read at once", undefined],
  ["read when they are asked for", followLazily],
])("large blocks, %s", (_, follow) => {
  it("are those with more than 128 KB", () => {
    expect(blockOf(nops(LARGE), follow).runs).toBeUndefined();
    const large = blockOf(nops(LARGE + 1), follow);
    const runs = [...large.runs!()];
    expect(runs.map(({ messages }) => messages.length)).toEqual([
      ...Array.from({ length: 32 }, () => 4096),
      1,
    ]);
    expect(runs.map(({ bodyOffset }) => bodyOffset)).toEqual(
      Array.from({ length: 33 }, (__, i) => 19 + 4096 * i),
    );
  });

  it("come in runs that end with the message that reaches 64 KB", () => {
    // 66 messages of 1000 bytes are the first that are 65,536 or more.
    const runs = [...runsOf(blockOf(prints(140, 1000), follow))];
    expect(runs.map(({ messages }) => messages.length)).toEqual([66, 66, 8]);
    expect(runs.map(({ body }) => body.length)).toEqual([66_000, 66_000, 8000]);
    // 64 of 1024 are as many.
    const even = [...runsOf(blockOf(prints(130, 1024), follow))];
    expect(even.map(({ messages }) => messages.length)).toEqual([64, 64, 2]);
    for (const { ends, body } of even) expect(ends.at(-1)).toBe(body.length);
  });
});

describe("large blocks that cannot be read to their end", () => {
  it.each([
    ["read at once", undefined],
    ["read when they are asked for", followLazily],
  ])("tell why, and which bytes are left, %s", (_, follow) => {
    // DEM §7.1: 0x7f is no message. Before it are 128 of 1024 bytes.
    const bad = new Uint8Array(3).fill(0x7f);
    const block = blockOf(Buffer.concat([prints(128, 1024), bad]), follow);
    expect(block.undecoded).toEqual(bad);
    expect(block.error).toMatchObject({ offset: 19 + LARGE, path: ["block 0", "message 129"] });
    expect([block.ends.length, block.ends.at(-1), block.messages.length]).toEqual([
      128,
      LARGE,
      128,
    ]);
    // What is understood is no more than what is held at once.
    expect(block.runs).toBeUndefined();
    const more = blockOf(Buffer.concat([prints(128, 1024), nops(1), bad]), follow);
    expect([...more.runs!()].map(({ messages }) => messages.length)).toEqual([64, 64, 1]);
  });

  it("tell which version follows", () => {
    // DEM §7.12: a number of 32 bits, the protocol 666; players, sort, title, and two lists of names that are empty.
    const level = Uint8Array.of(11, 0x9a, 2, 0, 0, 1, 0, 0, 0, 0);
    const body = Buffer.concat([prints(128, 1024), level]);
    const bytes = new Uint8Array([...recording(body), 1, ...Array<number>(15).fill(0), 1]);
    const blocks = [...readRecording(dem, bytes)].filter((part) => part.kind === "block");
    const { versions } = dem.codecs[0]!.table;
    expect(blocks.map(({ version }) => versions[version])).toEqual(["1.09", "666"]);
    expect(blocks[0]!.messages.length).toBe(129);
    // 64 of 1024 bytes are a run; what tells is of the version before.
    const runs = blockOf(Buffer.concat([prints(64, 1024), level, prints(65, 1024)])).runs!();
    expect([...runs].map(({ version, messages }) => [versions[version], messages.length])).toEqual([
      ["1.09", 64],
      ["1.09", 65],
      ["666", 1],
    ]);
  });
});

describe("messages that nobody asks for", () => {
  it("are passed over in what is not large", () => {
    const none = followSelected({}) as never;
    expect(blockOf(nops(LARGE), none).messages).toEqual([]);
    expect(blockOf(nops(LARGE + 1), none).messages).toHaveLength(LARGE + 1);
  });

  it("are passed over whatever their first byte is", () => {
    // DEM §7.54: the bits of an update's first byte. All of them make it 0xff.
    const update = {
      type: "updateentity",
      entity: 7,
      frame: 1,
      origin1: 8,
      origin2: 8,
      origin3: 8,
      angle2: 90,
      nolerp: true,
      modelindex: 3,
    } as unknown as Message;
    const w = new Writer();
    encodeMessage(w, update);
    const body = written(w).slice();
    expect(body[0]).toBe(0xff);
    const asked = (selection: object) =>
      blockOf(body, followSelected(selection as never) as never).messages;
    expect(asked({})).toEqual([]);
    expect(asked({ updateentity: "seen" })).toEqual([{ type: "updateentity" }]);
    expect(asked({ updateentity: "read" })).toMatchObject([update]);
  });
});
