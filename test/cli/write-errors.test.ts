import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import { type AnyContainer, type Part, writeRecording } from "../../recording/index.ts";
import { Writer } from "../../runtime/bytes/writer.ts";

const ANGLES = [0, 0, 0];

describe("a block that cannot be written", () => {
  it.each<[AnyContainer, unknown, string]>([
    [dem, { type: "block", angles: ANGLES }, "block › messages: is missing"],
    [dem, { type: "block", messages: new Uint8Array(0) }, "block › angles: is missing"],
    [dem, {}, "block › messages: is missing"],
    [dem, undefined, "a message is an object with a type"],
    [dm2, { type: "block", messages: "x" }, 'block › messages: "x" is not a Uint8Array'],
    [qwd, { type: "block", time: 0, code: 1 }, "block › sequence: is missing"],
    [qwd, { type: "block", time: 0 }, "block › code: is missing"],
  ])("%# says what is missing, and writes nothing", ({ encodeBlock }, block, message) => {
    const w = new Writer();
    w.offset = 3;
    const encode = () => encodeBlock(w, block as object);
    expect(encode).toThrow(expect.objectContaining({ name: "EncodeError" }));
    expect(encode).toThrow(message);
    expect(w.offset).toBe(3);
  });

  it("is named, and its message", () => {
    const block = (messages: readonly object[], rest: object = { angles: ANGLES }): Part =>
      ({
        kind: "block",
        block: { type: "block", messages: new Uint8Array(0), ...rest },
        messages,
        version: 8,
        undecoded: undefined,
      }) as unknown as Part;
    const container: AnyContainer = dem;
    const good = block([{ type: "nop" }]);
    const write = (bad: Part) => () => writeRecording(container, [good, bad]);
    expect(write(block([{ type: "nop" }, { type: "time", time: "x" }]))).toThrow(
      'block 1 › message 2 › time › time: "x" is not a number',
    );
    expect(write(block([], { angles: [0, "x", 0] }))).toThrow(
      'block 1 › block › angles[1]: "x" is not a number',
    );
  });
});
