import { describe, expect, it } from "vitest";
import { dem, type DemBlock } from "../../generated/dem.ts";
import type { Message } from "../../generated/netquake.ts";
import { type RecordedHeader, RecordingEncoder } from "../../recording/index.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

const HEADER: RecordedHeader = {
  kind: "header",
  bytes: Uint8Array.from([45, 49, 10]),
  reading: "line",
};

function block(messages: Message[], version = 4) {
  const own: DemBlock = { type: "block", angles: [0, 0, 0], messages: new Uint8Array(0) };
  return { kind: "block" as const, block: own, messages, version, undecoded: undefined };
}

const NOP: Message = { type: "nop" };
/** DEM §7.4: the number has 8 bits. */
const WRONG: Message = { type: "updatestat", index: 256, value: 0 };

describe("what cannot be written", () => {
  it("is told with its block and its message, and nothing of the block is there", () => {
    const encoder = new RecordingEncoder(dem);
    const w = new Writer();
    const problem = (messages: Message[], version?: number): string => {
      try {
        encoder.write(w, block(messages, version));
      } catch (error) {
        if (error instanceof EncodeError) return error.path.join(" ");
        throw error;
      }
      return "";
    };
    encoder.write(w, HEADER);
    expect(problem([WRONG])).toMatch(/^block 0 message 1\b/);
    expect(problem([NOP])).toBe("");
    expect(problem([NOP, NOP, WRONG, NOP])).toMatch(/^block 1 message 3\b/);
    expect(problem([NOP, NOP])).toBe("");
    expect(problem([NOP], 999)).toBe("block 2 version");
    // DEM §6: a length of 32 bits, three angles, and the messages.
    const own = (count: number) => [count, ...Array<number>(15).fill(0), ...Array(count).fill(1)];
    expect([...written(w)]).toEqual([45, 49, 10, ...own(1), ...own(2)]);
  });
});
