import { Writer, written } from "../../runtime/bytes/writer.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { AnyContainer } from "../formats/formats.ts";
import { beginnings } from "../versions/carried.ts";
import { idOf } from "../versions/lent-id.ts";
import { pathOf } from "./pointers.ts";
import { BEFORE, placedBlock, placesOf, writePlaced } from "./blocks.ts";
import { findMessages, findInBytes, type FoundMessage, type FoundMessages } from "./find.ts";

/** A file as blocks, one after the other, and what is wrong with its places. */
export interface Unfolded {
  /** Empty where no message was found. */
  readonly blocks: Uint8Array;
  readonly error: DecodeError | undefined;
}

/**
 * The blocks of a file whose messages have places, in the order of their offsets: those that are found, and the bytes
 * between them. Each byte of the file is in one of them.
 *
 * @param version of the protocol, where it is given
 * @throws RangeError for a version that there is not
 */
export function unfoldPlaces(
  container: AnyContainer,
  file: Uint8Array,
  version?: string,
): Unfolded {
  const { protocol, codec } = beginnings(container, version)[0]!;
  const found = findInBytes(file, findMessages(protocol, codec, file.length));
  const errors = [...found.errors];
  if (found.messages.length === 0) return { blocks: new Uint8Array(0), error: errors[0] };
  const w = new Writer(file.length + BEFORE * (1 + 2 * found.messages.length));
  const rest = placesOf(container)!.find(({ between }) => between)!.message;
  const last = found.messages.at(-1)!.read!.codec;
  let end = 0;
  const upTo = (to: number) => {
    if (to === end) return;
    writePlaced(container, w, placedBlock(idOf(last, rest)!, file.subarray(end, to), end));
  };
  for (const { at, length, read, place, by } of sorted(found.messages)) {
    if (at < end) {
      const path = [...pathOf(place.at, by), place.message];
      errors.push(new DecodeError("another message has some of its bytes", { path, offset: at }));
      continue;
    }
    upTo(at);
    writePlaced(container, w, { at, taken: length, messages: read!.bytes });
    end = at + length;
  }
  upTo(file.length);
  return { blocks: written(w), error: errors[0] };
}

/** By their offsets; of those at one offset the first that was found. */
function sorted(messages: FoundMessages["messages"]): FoundMessage[] {
  return messages.toSorted((a, b) => a.at - b.at);
}
