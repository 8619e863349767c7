import { expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { type AnyContainer, type Part, RecordingDecoder } from "../../recording/index.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { interpretedCodecs, interpretedContainer } from "../../runtime/interpreted-codecs.ts";

/*
 * The last block of a recording that came in pieces, of 64 KB and more, which are not put together before they must be.
 */

/** What comes of pieces. Of what is read live, the first one is looked at. */
function partsOf(container: AnyContainer, ...pieces: Uint8Array[]): Part[] {
  const decoder = new RecordingDecoder(container, { live: true });
  return [...pieces.flatMap((piece) => [...decoder.push(piece)]), ...decoder.end()];
}

const letters = (letter: string, length: number) => textToBytes(letter.repeat(length));

const OWN = `protocol: own
title: Messages
versions: ["1"]
messages:
  only: { id: 5 }
`;

const NAMED = `container: named
title: Blocks that begin with names
extension: .named
types:
  name: { type: text, cut: 64 }
block:
  fields:
    - names: { list: name, ends: empty }
    - constant: OK
    - size: { type: u8, length-of: messages }
    - messages: { type: bytes, carries: own }
`;

const SCHEMAS = new Map([
  ["own.yaml", OWN],
  ["named.yaml", NAMED],
]);

it("stays in them where bytes are missing", () => {
  // A size, and three angles (DEM §3.3).
  const front = new Uint8Array(16);
  new DataView(front.buffer).setUint32(0, 300_000, true);
  const pieces = [letters("a", 70_000), letters("b", 70_000)];
  const [, ...tail] = partsOf(dem, textToBytes("-1\n"), front, ...pieces);
  expect(tail.map((part) => part.kind === "tail" && [part.offset, part.bytes])).toEqual([
    [3, front],
    [19, pieces[0]],
    [70_019, pieces[1]],
  ]);
  // The sixteen bytes at 3, and 140,000 of 300,000 after them.
  const error = expect.objectContaining({ offset: 140_019 });
  expect(tail).toMatchObject([{ error }, { error }, { error }]);
});

it("is read whole where its middle ends what nobody knows the length of", () => {
  const { protocols, containers } = resolveSchemas(SCHEMAS);
  const codecs = interpretedCodecs(protocols[0]!);
  const container = interpretedContainer(containers[0]!, () => codecs);
  // Names of 64 bytes; what comes after the first piece is less than as much again, for which it is waited.
  const pieces = [2200, 1024, 1024].map((count) => letters(`${"a".repeat(63)}\0`, count));
  const parts = partsOf(container, ...pieces, Uint8Array.of(0, 0x4f, 0x4b, 1, 5));
  expect(parts.slice(1)).toMatchObject([
    { kind: "block", offset: 0, length: 64 * 4248 + 5, messages: [{ type: "only" }] },
  ]);
});
