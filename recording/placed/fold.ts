import { sameBytes } from "../../runtime/bytes/same-bytes.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, writeBytes, written } from "../../runtime/bytes/writer.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import type { PlaceTable } from "../../runtime/table/places.ts";
import type { AnyContainer } from "../formats/formats.ts";
import { beginnings } from "../versions/carried.ts";
import { announcedVersions, codecFor } from "../versions/protocol.ts";
import { idOf } from "../versions/lent-id.ts";
import { placesOf, readPlaced } from "./blocks.ts";
import { Moved, type MovedBlock } from "./moved.ts";
import { offsetFrom } from "./find.ts";
import { holderOf, numberAt, pathOf, type Pointer, pointersIn, sizeAt } from "./pointers.ts";
import { unfoldPlaces } from "./unfold.ts";

/** A file, and what moved in it. */
export interface Folded {
  readonly file: Uint8Array;
  /** Offsets and sizes that changed. */
  readonly changes: readonly Change[];
}

/** An offset or a size that is another one, as messages moved or have other lengths. */
export interface Change {
  readonly path: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * The file that blocks say: the inverse of `unfoldPlaces`. Where a message has more bytes than it took, or fewer, those after it
 * move, and the offsets and sizes that say where they are change with them.
 *
 * @param version of the protocol, where it is given
 * @throws EncodeError where an offset says a place at which no block is, or the file would be read otherwise
 * @throws RangeError for a version that there is not
 */
export function foldPlaces(container: AnyContainer, blocks: Uint8Array, version?: string): Folded {
  const moved = new Moved(readPlaced(container, blocks));
  const changes = moved.isSame ? [] : changed(container, moved, version);
  const w = new Writer(moved.length);
  for (const { body } of moved.blocks) writeBytes(w, body.subarray(1));
  const file = written(w);
  expectSame(container, moved, file, version);
  return { file, changes };
}

/** Changes the offsets and sizes in blocks that say where others are. */
function changed(container: AnyContainer, moved: Moved, version: string | undefined): Change[] {
  const { protocol, codec: first } = beginnings(container, version)[0]!;
  const places = placesOf(container)!;
  const changes: Change[] = [];
  let codec: Codec = first;
  for (const { message: name } of places) {
    const own = places.filter(({ of }) => of?.message === name);
    for (const block of moved.blocks) {
      if (block.body[0] !== idOf(codec, name)) continue;
      if (own.length === 0 && !protocol.selectors.has(name)) continue;
      const message = codec.read(new Reader(block.body));
      const range = announcedVersions(protocol, message);
      if (range !== undefined) codec = codecFor(protocol, codec, range);
      const news = own.flatMap((place) => newNumbers(place, places, moved, block, message));
      if (news.length > 0) changes.push(...news.map(({ change }) => change));
      for (const { set } of news) set();
      if (news.length > 0) rewrite(block, codec, message);
    }
  }
  return changes;
}

function rewrite(block: MovedBlock, codec: Codec, message: AnyMessage): void {
  const w = new Writer(block.body.length);
  codec.encode(w, message);
  if (w.offset !== block.body.length)
    throw new EncodeError("its own length depends on where others are", [message.type]);
  block.body = written(w);
}

/** A number that becomes another one. */
interface NewNumber {
  readonly change: Change;
  readonly set: () => void;
}

/** The numbers of a message that say where others are, and say it otherwise now. */
function newNumbers(
  place: PlaceTable,
  places: readonly PlaceTable[],
  moved: Moved,
  block: MovedBlock,
  message: AnyMessage,
): NewNumber[] {
  return pointersIn(place.of!, message).flatMap((pointer) => {
    const old = oldOffset(place, places, moved, block, pointer);
    const size = sizeAt(place, pointer);
    if (old === undefined || size === 0) return [];
    const at = moved.startOf(old);
    if (at === undefined) {
      const path = pathOf(place.at, pointer);
      throw new EncodeError(`no block is at ${old}, which is to have a "${place.message}"`, path);
    }
    const offset = offsetFrom(place, at, -block.start, moved.length);
    const news = [newNumber(place.at, pointer, offset)];
    if (size !== undefined) {
      const end = moved.endOf(old + size);
      if (end === undefined)
        throw new EncodeError(
          `no block ends at ${old + size}, where a "${place.message}" is to end`,
          pathOf(place.size, pointer),
        );
      news.push(newNumber(place.size, pointer, (end - at) / (place.unit ?? 1)));
    }
    return news.filter((one) => one !== undefined);
  });
}

/** Where in the file that was read a pointer's message was; undefined where it is not there. */
function oldOffset(
  place: PlaceTable,
  places: readonly PlaceTable[],
  moved: Moved,
  block: MovedBlock,
  pointer: Pointer,
): number | undefined {
  if (place.after !== undefined) {
    const before = places.find(({ message }) => message === place.after)!;
    const at = oldOffset(before, places, moved, block, pointer);
    return at === undefined ? undefined : moved.oldEndAt(at);
  }
  const number = numberAt(place.at, pointer);
  if (number === undefined || number === place.none) return undefined;
  return offsetFrom(place, number, block.at, moved.oldLength);
}

function newNumber(
  said: number | string | undefined,
  pointer: Pointer,
  to: number,
): NewNumber | undefined {
  const from = numberAt(said, pointer);
  if (typeof said !== "string" || from === to || from === undefined) return undefined;
  const [owner, key] = holderOf(said, pointer);
  return { change: { path: pathOf(said, pointer), from, to }, set: () => void (owner[key] = to) };
}

/** Throws EncodeError where the file is read as other blocks than it was made of. */
function expectSame(
  container: AnyContainer,
  moved: Moved,
  file: Uint8Array,
  version: string | undefined,
): void {
  const again = readPlaced(container, unfoldPlaces(container, file, version).blocks);
  for (const [i, { start, body }] of moved.blocks.entries()) {
    const own = again[i];
    const isSame = own?.at === start && sameBytes(own.messages, body);
    if (isSame) continue;
    throw new EncodeError(
      `what is at byte ${start} would be read as something else: its offset, its size or what says them is wrong`,
      [`block ${i}`],
    );
  }
}
