import { describe, expect, it } from "vitest";
import { utf8OfText } from "../../../runtime/interpret/wire/utf8.ts";

/* What RFC 3629 §3 and §4 say of the least and the greatest character of each length, and of those beside surrogates. */

describe("the bytes of a text", () => {
  it.each([
    ["007F", "7f"],
    ["0080", "c280"],
    ["07FF", "dfbf"],
    ["0800", "e0a080"],
    ["D7FF", "ed9fbf"],
    ["E000", "ee8080"],
    ["FFFF", "efbfbf"],
    ["10000", "f0908080"],
    ["10FFFF", "f48fbfbf"],
  ])("are of U+%s the bytes %s", (code, hex) => {
    const text = `a${String.fromCodePoint(parseInt(code, 16))}b`;
    expect(utf8OfText(text)).toEqual(Uint8Array.from(Buffer.from(`61${hex}62`, "hex")));
  });

  it("are as they were where they are no character, and none where no byte is meant", () => {
    // A byte that is in no character is U+DC00 and itself.
    expect(utf8OfText("\udc80\udcff")).toEqual(Uint8Array.of(0x80, 0xff));
    for (const text of ["\ud800", "\udc7f", "\udd00", "\udfff", "\udcc3\udca4"])
      expect(utf8OfText(text)).toBeUndefined();
  });
});
