import { type RecordedBlock, runsOf, announcesVersions } from "../../../recording/index.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import type { Codec } from "../../../runtime/codec.ts";
import type { SelectedBlock } from "../../../text/select.ts";

/** This many bytes of a large block's messages are written before what they became is taken. */
const PIECE = 1 << 14;

/** Where messages of a block end, one of them the last, in bytes from its first: not far from each other in a large one. */
export function pieceEnds(codec: Codec, part: RecordedBlock): Iterable<number> {
  const end = decodedBytes(part);
  if (part.runs === undefined) return [end];
  const isPassed = announcesVersions(codec, new Reader(part.body, 0, end)) === false;
  return isPassed ? passedEnds(codec, part.body, end) : runEnds(part);
}

function* passedEnds(codec: Codec, body: Uint8Array, end: number): Generator<number, void> {
  const r = new Reader(body, 0, end);
  while (r.offset < end) {
    const limit = Math.min(end, r.offset + PIECE);
    while (r.offset < limit) codec.pass(r);
    yield r.offset;
  }
}

function* runEnds(part: RecordedBlock): Generator<number, void> {
  for (const { body, bodyOffset } of runsOf(part)) yield bodyOffset - part.bodyOffset + body.length;
}

/** How many bytes of a block's messages are understood. */
export function decodedBytes({ body, undecoded }: RecordedBlock): number {
  return body.length - (undecoded?.length ?? 0);
}

/** Where in the file the messages of a block begin, and what follows the last one. */
export function* placesOf(part: RecordedBlock): Generator<number, void> {
  const { bodyOffset, starts } = part as SelectedBlock;
  if (starts !== undefined) {
    for (const start of starts) yield bodyOffset + start;
    return;
  }
  yield bodyOffset;
  for (const run of runsOf(part)) for (const end of run.ends) yield run.bodyOffset + end;
}

export const NO_PLACES: Iterator<number, void> = [][Symbol.iterator]();
