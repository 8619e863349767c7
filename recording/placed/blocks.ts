import { Reader } from "../../runtime/bytes/reader.ts";
import type { Writer } from "../../runtime/bytes/writer.ts";
import type { PlaceTable } from "../../runtime/table/places.ts";
import type { AnyContainer } from "../formats/formats.ts";
import { withId } from "../versions/lent-id.ts";

/*
 * A file whose messages have places is read as blocks, one for each message in the file's order: where it is, how many
 * bytes it has there, and the message, with its id, which is not in the file.
 */

/** A block of such a file. */
export interface PlacedBlock {
  /** The message's offset in the file, in bytes. */
  readonly at: number;
  /** How many bytes it has in the file. */
  readonly taken: number;
  /** Its id, a byte, and its bytes. */
  readonly messages: Uint8Array;
}

/** Bytes of a block before its message's own: `at`, `taken`, their number, and the id. */
export const BEFORE = 13;

/** The places of a container's messages, where they have some. */
export function placesOf({
  codecs,
}: Pick<AnyContainer, "codecs">): readonly PlaceTable[] | undefined {
  return codecs[0]!.table.places;
}

/** The block of a message: its id, which is not in the file, and its bytes, which are there from an offset on. */
export function placedBlock(id: number, bytes: Uint8Array, at: number): PlacedBlock {
  return { at, taken: bytes.length, messages: withId(id, bytes) };
}

/** Where a block is in the file. Its id, which its bytes begin with, is not there. */
export function placeOf(index: number, { at, taken }: PlacedBlock) {
  return { index, offset: at, length: taken, bodyOffset: at - 1 };
}

export function writePlaced(container: AnyContainer, w: Writer, block: PlacedBlock): void {
  container.encodeBlock(w, { type: "block", ...block });
}

/** The blocks that bytes are. Throws DecodeError. */
export function readPlaced(container: AnyContainer, bytes: Uint8Array): PlacedBlock[] {
  const r = new Reader(bytes);
  const blocks: PlacedBlock[] = [];
  while (r.offset < r.end) blocks.push(container.decodeBlock(r) as unknown as PlacedBlock);
  return blocks;
}
