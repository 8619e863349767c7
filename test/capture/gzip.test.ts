import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unpacked } from "../../gzip/gzip.ts";

const hex = (digits: string) => Buffer.from(digits, "hex");

/** "abc", stored: written by hand with RFC 1952 §2.3 and RFC 1951 §3.2.4. Checksums are Python's `zlib.crc32`. */
const DATA = "010300fcff616263";
const TRAILER = "c241243503000000";
const ABC = hex(`1f8b08000000000000ff${DATA}${TRAILER}`);

/** All that comes out of bytes in pieces of one length. */
async function read(bytes: Uint8Array, length: number) {
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, i) =>
    bytes.subarray(i * length, (i + 1) * length),
  );
  const file = unpacked(pieces);
  const out: Uint8Array[] = [];
  for await (const chunk of file.chunks) out.push(chunk);
  const { failure, ignored } = file;
  return { text: Buffer.concat(out).toString("latin1"), failure: failure?.reason, ignored };
}

const lengths = fc.integer({ min: 1, max: 40 });
const contents = fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes));

describe("what gzip packed", () => {
  it.each([
    ["with no name", ABC],
    ["with an extra field of three bytes", hex(`1f8b08040000000000ff0300010203${DATA}${TRAILER}`)],
    ["with a name and a comment", hex(`1f8b08180000000000ff6162006300${DATA}${TRAILER}`)],
    ["with a checksum of its header", hex(`1f8b08020000000000ff90c9${DATA}${TRAILER}`)],
    ["with all of these", hex(`1f8b081e0000000000ff03000102036162006300b3de${DATA}${TRAILER}`)],
    ["with zeros after it", Buffer.concat([ABC, Buffer.alloc(9)])],
  ])("%s is unpacked", async (_, bytes) => {
    for (const length of [1, 2, 7, bytes.length])
      expect(await read(bytes, length)).toEqual({ text: "abc", failure: undefined, ignored: 0 });
  });

  it("is unpacked however often, in whatever pieces, and what follows is counted", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(contents, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 5000 }),
        lengths,
        async (all, more, length) => {
          const packed = all.map((one) => gzipSync(one));
          const bytes = Buffer.concat([...packed, Buffer.alloc(more, "x")]);
          expect(await read(bytes, length)).toEqual({
            text: Buffer.concat(all).toString("latin1"),
            failure: undefined,
            ignored: more,
          });
        },
      ),
      { numRuns: 50 },
    );
  });

  it("is refused wherever it ends, with what came until then", async () => {
    for (let end = 3; end < ABC.length; end++) {
      const { text, failure } = await read(ABC.subarray(0, end), 5);
      expect("abc".startsWith(text)).toBe(true);
      expect(failure).toMatch(/damaged, or it ends inside: unexpected end of file/);
    }
  });

  it.each([
    ["its checksum", 18, /incorrect data check/],
    ["its length", 22, /incorrect length check/],
    ["the number of a stored block", 13, /invalid stored block lengths/],
    ["a flag that there is not", 3, /unknown header flags set/],
  ])("is refused where %s is another", async (_, at, reason) => {
    const bytes = Buffer.from(ABC);
    bytes[at]! ^= 0x80;
    expect((await read(bytes, 6)).failure).toMatch(reason);
  });

  it("is refused where the checksum of its header is another", async () => {
    const bytes = hex(`1f8b08020000000000ff0000${DATA}${TRAILER}`);
    expect((await read(bytes, 3)).failure).toMatch(/header crc mismatch/);
  });

  it("is refused where a second member is damaged", async () => {
    const { text, failure } = await read(Buffer.concat([ABC, ABC.subarray(0, 15)]), 100);
    expect([text.slice(0, 3), failure]).toEqual(["abc", expect.stringMatching(/ends inside/)]);
  });

  it("throws what its pieces throw", async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield ABC.subarray(0, 14);
      throw new Error("the disk is gone");
    }
    const all = async () => {
      for await (const chunk of unpacked(broken()).chunks) void chunk;
    };
    await expect(all()).rejects.toThrow("the disk is gone");
  });
});
