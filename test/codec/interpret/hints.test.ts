import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../../generator/index.ts";
import { interpretEncode } from "../../../runtime/interpret/interpret.ts";
import { BYTES } from "./world-structs.ts";
import { decode, hexOf, world } from "./calls.ts";
import { companionFields } from "../../../runtime/table/facts/hints.ts";
import { WORLD } from "./world.ts";
import { CONTAINER, PROTOCOL } from "./protocol.ts";
import { withoutHints } from "../../../runtime/canonical/without-hints.ts";

describe("hints", () => {
  test("are the masks and the bits of NaNs", () => {
    expect(companionFields(PROTOCOL, PROTOCOL.messages[2]!.layouts[0]!)).toEqual([
      "flags",
      "alphaNaN",
    ]);
    expect(companionFields(PROTOCOL, PROTOCOL.messages[8]!.layouts[0]!)).toEqual(["more"]);
  });

  test("leave a copy of the same shape", () => {
    const message = { type: "temp", effect: 0, at: 1 };
    expect(withoutHints(PROTOCOL, 0, message)).toStrictEqual(message);
    const turn = decode("0a 01 00 80 ff 00 00 80 3f 00 00 00 00 00 00 00 00").value!;
    expect(Object.keys(withoutHints(PROTOCOL, 0, turn))).toEqual(Object.keys(turn));
    expect(withoutHints(PROTOCOL, 0, turn)["timeNaN"]).toBeUndefined();
    expect(turn["timeNaN"]).toBe(0xff800001);
  });

  test("are left out of a container's message, which has no name", () => {
    // A NaN of other bits than 0x7fc00000, which is what NaN is written as.
    const bytes = "01 00 01 00 80 ff 00 00 80 3f 00 00 00 c0 2a";
    const block = decode(bytes, 0, CONTAINER).value!;
    const bare = withoutHints(CONTAINER, 0, block);
    expect(bare).toEqual({ ...block, anglesNaN: undefined });
    const encoded = (message: object) => hexOf(interpretEncode(CONTAINER, 0, message as never));
    expect(encoded(block)).toBe(bytes);
    expect(encoded(bare)).toBe(bytes.replace("01 00 80 ff", "00 00 c0 7f"));
  });
});

describe("hints of structs", () => {
  test("are left out of copies, and nothing else is copied", () => {
    const members = (name: string) =>
      companionFields(WORLD, WORLD.messages.find((message) => message.name === name)!.layouts[0]!);
    expect(members("bytes")).toEqual(["entitiesEnd"]);
    expect(members("words")).toEqual([]);
    expect(members("move")).toEqual(["m", "moreEnd"]);
    expect(members("tail")).toEqual(["aOpen", "cOpen"]);
    expect(members("hurry")).toEqual([]);
    expect(companionFields(WORLD, WORLD.structs[BYTES!]!.layouts[0]!)).toEqual([
      "flags",
      "frameBefore",
      "soundNaN",
    ]);
    const found = world("bytes", "90 80 02 05 09 34 12 d0 01 00 00").value!;
    const bare = withoutHints(WORLD, 0, found);
    expect(Object.keys(bare)).toEqual(Object.keys(found));
    expect(bare).toMatchObject({
      entities: [{ flags: undefined, frame: 0x1234, frameBefore: undefined }],
      entitiesEnd: undefined,
    });
    expect(found).toMatchObject({ entities: [{ frameBefore: 9 }], entitiesEnd: 0x1d0 });
    const pairs = world("pairs", "01 02").value!;
    expect(withoutHints(WORLD, 0, pairs)["pairs"]).toBe(pairs["pairs"]);
    const odd = { type: "bytes", entities: [5, null], entitiesEnd: 1 };
    expect(withoutHints(WORLD, 0, odd)).toEqual({ ...odd, entitiesEnd: undefined });
  });
});

test("a mask that is no member has no hint, whatever an object has by its name", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  sized:
    id: 1
    fields:
      - more: { mask: u8 }
      - size: { type: u8, length-of: data, high: more }
      - data: bytes
  split:
    id: 2
    fields:
      - low: { mask: u8 }
      - high: { mask: u8 }
      - number: { bits: [low.0, low.1, low.2, low.3, low.4, low.5, low.6, low.7, high.0] }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const encode = (message: object) => hexOf(interpretEncode(table!, 0, message));
  expect(encode({ type: "sized", data: Uint8Array.of(7), more: 5 })).toBe("01 00 01 07");
  // 0x105: eight bits are in the first mask, and one in the second, which has a hint.
  const number = { type: "split", number: 0x105 };
  expect(encode({ ...number, low: 0xff, high: 0x80 })).toBe("02 05 81");
  expect(encode({ ...number, low: 1n, high: undefined })).toBe("02 05 01");
});
