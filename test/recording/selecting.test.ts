import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../formats/index.ts";
import {
  type AnyContainer,
  type Part,
  readRecording,
  RecordingDecoder,
} from "../../recording/index.ts";
import { followSelected, type Selecting, type Selection } from "../../recording/decode/selected.ts";
import { fixtures } from "../support/corpus.ts";
import { expectEqual } from "../support/expect-equal.ts";
import { damaged } from "../support/recorded-tables.ts";

/*
 * Reading some of a recording's messages gives what reading all of them does, without the others; and what is known of
 * the versions after each block is the same.
 */

const LONGEST = 12_000;

/** What tells of versions, or carries messages: blocks with one are read as a whole. */
const ALWAYS = new Set(["version", "serverinfo", "serverdata", "zpacket", "begin", "setpause"]);

type Members = Readonly<Record<string, unknown>>;

/** What a view shows, as a number: one of three about as often as the others. */
function thirdOf(view: object): number {
  const { entity, index, serverframe, time } = view as Record<string, number | undefined>;
  return Math.floor(entity ?? index ?? serverframe ?? time ?? 0) % 3;
}

const HOW: readonly Selecting[] = [
  "read",
  "seen",
  (view) => (["read", "seen", undefined] as const)[thirdOf(view)],
];

/** All types of a recording but some, each asked for in another way. */
function selectionOf(types: readonly string[], turn: number): Selection {
  const asked = types.filter((_, i) => (i + turn) % 4 !== 3);
  return Object.fromEntries(asked.map((type) => [type, HOW[(types.indexOf(type) + turn) % 4]!]));
}

/** What of a block's messages is asked for. */
function chosen(messages: readonly { type: string }[], selection: Selection): object[] {
  return messages.flatMap((message) => {
    const asked = selection[message.type];
    const how = typeof asked === "function" ? asked(message) : asked;
    if (how === undefined) return [];
    return how === "seen" ? [{ type: message.type }] : [message];
  });
}

function* withPoints(decoder: RecordingDecoder<any, any, any, any>, bytes: Uint8Array) {
  for (const parts of [decoder.push(bytes), decoder.end()])
    for (const part of parts as Iterable<Part>) yield { part, point: decoder.point };
}

/** How many blocks were read in part. */
function expectChosen(container: AnyContainer, bytes: Uint8Array, selection: Selection): number {
  const some = withPoints(new RecordingDecoder(container, {}, followSelected(selection)), bytes);
  let inPart = 0;
  for (const { part, point } of withPoints(new RecordingDecoder(container), bytes)) {
    const { value } = some.next() as { value: { part: Part; point: unknown } };
    expect(value.part.kind).toBe(part.kind);
    if (part.kind !== "block" || value.part.kind !== "block") continue;
    expectEqual(value.point, point);
    const { block, protocol, version, undecoded, bodyOffset } = value.part;
    expectEqual(
      { block, protocol, version, undecoded, bodyOffset },
      {
        block: part.block,
        protocol: part.protocol,
        version: part.version,
        undecoded: part.undecoded,
        bodyOffset: part.bodyOffset,
      },
    );
    const isWhole = value.part.messages.length === part.messages.length;
    const isRefused = part.undecoded !== undefined;
    if (isWhole || isRefused || part.messages.some(({ type }) => ALWAYS.has(type))) {
      // Of a block that is read as a whole the caller leaves out what it did not ask for.
      const own = chosen(value.part.messages, selection) as Members[];
      expect(own.map(({ type }) => type)).toEqual(
        (chosen(part.messages, selection) as Members[]).map(({ type }) => type),
      );
      continue;
    }
    inPart++;
    expectEqual(value.part.messages, chosen(part.messages, selection));
  }
  expect(some.next().done).toBe(true);
  return inPart;
}

const RECORDINGS = [".dem", ".qwd", ".dm2", ".mvd"].flatMap(fixtures);

describe("messages that are asked for by their type", () => {
  it.each(RECORDINGS)("are those of $name, and the versions are known as well", (file) => {
    const container = formatOfFile(file.name);
    const piece = file.bytes().subarray(0, LONGEST);
    const types = new Set<string>();
    for (const part of readRecording(container, piece))
      if (part.kind === "block") for (const { type } of part.messages) types.add(type);
    expect(types.size).toBeGreaterThan(4);
    let inPart = 0;
    for (const turn of [0, 1, 2, 3]) {
      const selection = selectionOf([...types], turn);
      inPart += expectChosen(container, piece, selection);
      expectChosen(container, damaged(piece), selection);
    }
    expect(inPart).toBeGreaterThan(20);
  });
});
