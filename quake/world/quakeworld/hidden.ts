import { codecs, type Message } from "../../../generated/mvd_hidden.ts";
import { mvd_hidden_block } from "../../../generated/mvd_hidden_block.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";

/*
 * What is in a multi-view recording's blocks for nobody, by `mvd_hidden_block.yaml` and `mvd_hidden.yaml`.
 */

/** A part of a block for nobody. */
export interface HiddenItem {
  /** What it says; nothing where its kind is not known, or has other bytes. */
  readonly message: Message | undefined;
  /** Its kind in two bytes, and its data. A view. */
  readonly bytes: Uint8Array;
}

/** What a block for nobody has. */
export interface Hidden {
  readonly items: readonly HiddenItem[];
  /** What is after the last item, and is not one. A view. */
  readonly rest: Uint8Array;
}

/** The items of a block for nobody, as far as there are any. */
export function hiddenItems(bytes: Uint8Array): Hidden {
  const bare = bytes.length < LEAST ? messageOf(bytes) : undefined;
  // MVDSV writes this one without a length, alone in its block.
  if (bare?.type === "paused_duration")
    return { items: [{ message: bare, bytes }], rest: bytes.subarray(bytes.length) };
  const items: HiddenItem[] = [];
  const r = new Reader(bytes);
  for (;;) {
    const item = itemAt(r);
    if (item === undefined) return { items, rest: bytes.subarray(r.offset) };
    items.push({ message: messageOf(item), bytes: item });
  }
}

/** An item has a length and a kind. */
const LEAST = 6;

/** The next item; nothing where there is none, with the reader where it was. */
function itemAt(r: Reader): Uint8Array | undefined {
  const { offset } = r;
  if (offset === r.end) return undefined;
  const block = understood(() => mvd_hidden_block.decodeBlock(r));
  if (block === undefined) r.offset = offset;
  return block?.message;
}

/** What bytes say to the last of them, in the first version that has it. */
function messageOf(bytes: Uint8Array): Message | undefined {
  for (const codec of codecs) {
    const r = new Reader(bytes);
    const message = understood(() => codec.read(r));
    if (message !== undefined && r.offset === r.end) return message;
  }
  return undefined;
}

/** What is read; nothing where the bytes are no such thing. */
function understood<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
