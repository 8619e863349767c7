import { Reader } from "../../runtime/bytes/reader.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { hexAround } from "../../runtime/errors/hex.ts";
import { quoted } from "../../runtime/errors/quoted.ts";
import { explainDecode } from "../../runtime/explain.ts";
import { interpretDecode, type Node } from "../../runtime/interpret/interpret.ts";
import type { PlaceTable } from "../../runtime/table/places.ts";
import { announcedVersions, codecFor, type Protocol } from "../versions/protocol.ts";
import { idOf, withId } from "../versions/lent-id.ts";
import { numberAt, pathOf, type Pointer, pointersIn, sizeAt } from "./pointers.ts";

/** Bytes that are asked for: from one offset to another, in a file that has them. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** A message that was found. */
export interface FoundMessage<M extends AnyMessage = AnyMessage> {
  readonly place: PlaceTable;
  readonly at: number;
  /** How many bytes it takes; where it was not read, how many it may. */
  readonly length: number;
  /** It, where it was read, with its id before its bytes, and the codec. */
  readonly read?: { readonly message: M; readonly bytes: Uint8Array; readonly codec: Codec };
  /** What says where it is. */
  readonly by: Pointer | undefined;
}

/** What of a file was found. */
export interface FoundMessages<M extends AnyMessage = AnyMessage> {
  /** In the order of the places. What several say to be at one offset is there once. */
  readonly messages: readonly FoundMessage<M>[];
  /** Offsets and sizes that cannot be, and messages that cannot be read there. */
  readonly errors: readonly DecodeError[];
}

/** A message is tried with that many bytes first, where nothing says how many it has. */
const FIRST = 1 << 12;
/** Bytes that are looked for are looked for in as many at once. */
const SEARCHED = 1 << 16;
/** More is wrong with one file than a person reads. */
const MOST_ERRORS = 100;

/**
 * Finds the messages of a file by their places. It asks for bytes, and is given them: so a file need not be in memory.
 *
 * @param length of the file, in bytes
 * @param reads whether the messages of a place are read; those that say where others are must be
 */
export function* findMessages<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  length: number,
  reads: (place: PlaceTable) => boolean = () => true,
): Generator<ByteRange, FoundMessages<M>, Uint8Array> {
  const finder = new Finder(protocol, first, length, reads);
  yield* finder.find();
  // All that it read are the protocol's.
  return finder as FoundMessages<any>;
}

/** What is found in a file that is in memory. */
export function findInBytes<T>(file: Uint8Array, finding: Generator<ByteRange, T, Uint8Array>): T {
  let step = finding.next(file);
  while (!step.done) step = finding.next(file.subarray(step.value.from, step.value.to));
  return step.value;
}

/** What is found in a file of which bytes are read as they are asked for. Throws what `read` throws. */
export async function findByReads<T>(
  read: (from: number, to: number) => Promise<Uint8Array>,
  finding: Generator<ByteRange, T, Uint8Array>,
): Promise<T> {
  let step = finding.next(new Uint8Array(0));
  while (!step.done) step = finding.next(await read(step.value.from, step.value.to));
  return step.value;
}

/** What a place is said to be. */
interface Said {
  readonly place: PlaceTable;
  readonly owner: FoundMessage | undefined;
  readonly by: Pointer | undefined;
}

class Finder implements FoundMessages {
  readonly messages: FoundMessage[] = [];
  readonly errors: DecodeError[] = [];
  readonly #protocol: Protocol;
  readonly #length: number;
  readonly #reads: (place: PlaceTable) => boolean;
  #codec: Codec;
  /** By place and offset. */
  readonly #known = new Map<string, FoundMessage>();
  /** By place and what says it. */
  readonly #said = new Map<string, FoundMessage>();
  /** Bytes of all that was read. */
  #taken = 0;

  constructor(
    protocol: Protocol,
    first: Codec,
    length: number,
    reads: (place: PlaceTable) => boolean,
  ) {
    this.#protocol = protocol;
    this.#codec = first;
    this.#length = length;
    this.#reads = reads;
  }

  *find(): Generator<ByteRange, void, Uint8Array> {
    for (const place of this.#protocol.table.places ?? []) {
      if (place.between) continue;
      for (const said of this.#saidOf(place)) {
        if (this.errors.length >= MOST_ERRORS) return;
        // They would be read again and again.
        if (this.#taken > this.#length)
          return this.#report(said, "messages before it have the same bytes");
        yield* this.#findOne(said);
      }
    }
  }

  *#saidOf(place: PlaceTable): Generator<Said, void> {
    const { of } = place;
    if (of === undefined) return yield { place, owner: undefined, by: undefined };
    for (const owner of this.messages.filter((found) => found.place.message === of.message))
      for (const by of owner.read === undefined ? [] : pointersIn(of, owner.read.message))
        yield { place, owner, by };
  }

  *#findOne(said: Said): Generator<ByteRange, void, Uint8Array> {
    const { place, by } = said;
    const at = yield* this.#offsetOf(said);
    const size = sizeAt(place, by);
    const isThere = at !== undefined && (place.size === undefined || size !== undefined);
    if (!isThere || size === 0) return;
    const end = size === undefined ? this.#length : at + size;
    if (at < 0 || end < at || end > this.#length || at >= this.#length)
      return this.#report(said, this.#outside(at, size));
    const key = `${at} ${place.message}`;
    const found = this.#known.get(key) ?? (yield* this.#read(said, at, end));
    if (found === undefined) return;
    if (!this.#known.has(key)) this.messages.push(found);
    this.#known.set(key, found);
    this.#said.set(keyOf(place.message, said), found);
  }

  #outside(at: number, size: number | undefined): string {
    const bytes = size === undefined ? "It" : `${size} bytes`;
    return `${bytes} should be at byte ${at}, and the file has ${this.#length}`;
  }

  *#offsetOf(said: Said): Generator<ByteRange, number | undefined, Uint8Array> {
    const { place, owner, by } = said;
    if (place.after !== undefined) {
      const before = this.#said.get(keyOf(place.after, said));
      return before && before.at + before.length;
    }
    if (place.last !== undefined) {
      const at = yield* this.#search(place.last);
      if (at === undefined)
        this.#report(said, `the bytes ${quoted(place.last)} are not in the file`);
      return at;
    }
    const number = numberAt(place.at ?? 0, by);
    if (number === undefined || number === place.none) return undefined;
    return offsetFrom(place, number, owner?.at ?? 0, this.#length);
  }

  /** The last offset at which bytes are. */
  *#search(text: string): Generator<ByteRange, number | undefined, Uint8Array> {
    for (let to = this.#length; to > 0; to -= SEARCHED) {
      const from = Math.max(0, to - SEARCHED);
      const bytes = yield { from, to: Math.min(this.#length, to + text.length - 1) };
      for (let at = bytes.length - text.length; at >= 0; at--)
        if (begins(bytes, at, text)) return from + at;
    }
    return undefined;
  }

  *#read(
    said: Said,
    at: number,
    end: number,
  ): Generator<ByteRange, FoundMessage | undefined, Uint8Array> {
    const { place, by } = said;
    if (!this.#reads(place)) return { place, at, length: end - at, by };
    const codec = this.#codec;
    const id = idOf(codec, place.message);
    if (id === undefined) return undefined;
    let asked = place.size === undefined ? Math.min(FIRST, end - at) : end - at;
    for (;;) {
      const given = yield { from: at, to: at + asked };
      const r = new Reader(withId(id, given));
      const message = readOf(codec, r);
      // Who has fewer bytes than that gives them all.
      const isAll = asked === end - at || given.length < asked;
      if (message instanceof DecodeError) {
        if (isAll) return void this.errors.push(this.#unread(codec, r.bytes, message, said, at));
      } else if (isAll || r.offset < r.end) {
        const length = r.offset - 1;
        this.#taken += length;
        this.#announced(message);
        if (length === 0) return undefined;
        const bytes = r.bytes.subarray(0, r.offset);
        return { place, at, length, by, read: { message, bytes, codec } };
      }
      asked = Math.min(end - at, 8 * asked);
    }
  }

  #announced(message: AnyMessage): void {
    const range = announcedVersions(this.#protocol, message);
    if (range !== undefined) this.#codec = codecFor(this.#protocol, this.#codec, range);
  }

  /** @param bytes with the id before them */
  #unread({ table, to }: Codec, bytes: Uint8Array, cause: DecodeError, { by }: Said, at: number) {
    const { reason, place } = explainDecode(table, to, bytes, 0, bytes.length, cause);
    const offset = place.offset - 1;
    const hex = place.hex && hexAround(bytes.subarray(1), offset, bytes.length - 1);
    return new DecodeError(reason, { ...place, offset, hex }, { cause }).within(by?.path ?? [], at);
  }

  #report({ place, owner, by }: Said, reason: string): void {
    const said = place.after === undefined ? place.at : place.size;
    const path = [...pathOf(said, by), place.message];
    this.errors.push(new DecodeError(reason, { path, offset: offsetOf(owner, pathOf(said, by)) }));
  }
}

/** The offset that a number says. Both ways are the same for one that counts from the end. */
export function offsetFrom(
  { from }: PlaceTable,
  number: number,
  owner: number,
  length: number,
): number {
  if (from === undefined) return number;
  return from === "end" ? length - number : owner + number;
}

/** What `after` finds a message by. */
function keyOf(message: string, { owner, by }: Pick<Said, "owner" | "by">): string {
  return `${message} ${owner?.at} ${by?.path.join(".")}`;
}

function readOf(codec: Codec, r: Reader): AnyMessage | DecodeError {
  try {
    return codec.read(r);
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
}

function begins(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Where in the file a member of a message is; where that cannot be found, the message. */
function offsetOf(owner: FoundMessage | undefined, [, ...path]: readonly string[]): number {
  if (owner?.read === undefined) return 0;
  const { bytes, codec } = owner.read;
  let node: Node | undefined = interpretDecode(codec.table, codec.to, bytes, 0, bytes.length).root;
  let start = 1;
  const names = path.flatMap((name) => {
    const [list = name] = name.split("[");
    return list === name ? [name] : [list, name];
  });
  for (const name of names) {
    node = node.children.find((child) => child.name === name);
    if (node === undefined) break;
    start = node.start;
  }
  return owner.at + start - 1;
}
