import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { VersionRange } from "../../runtime/table/versions.ts";
import { codecFor, type Protocol, announcedVersions } from "./protocol.ts";
import { expectWithin } from "./within.ts";

/** A block with more bytes of messages than any engine reads: they are not held all at once unless somebody asks for it. */
export const LARGE = 1 << 17;

/** This many messages, or messages of that many bytes, are held at once. */
const MANY = 4096;
const LONG = 1 << 16;

/** Messages that were read, by where they begin in their bytes. */
export interface ReadRun<M extends AnyMessage> {
  readonly messages: M[];
  readonly ends: number[];
  /** The codec of the first message. */
  readonly first: Codec<M>;
  readonly start: number;
  readonly end: number;
}

/** Reads bytes that are all understood, a run at a time. */
export function* readSequence<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bytes: Uint8Array,
): Generator<ReadRun<M>, void> {
  const r = new Reader(bytes);
  let codec = first;
  while (r.offset < r.end) {
    const run = { messages: [] as M[], ends: [] as number[], first: codec, start: r.offset };
    const limit = Math.min(r.end, run.start + LONG);
    while (r.offset < limit && run.messages.length < MANY) {
      const message = codec.read(r);
      run.messages.push(message);
      run.ends.push(r.offset - run.start);
      const range = announcedVersions(protocol, message);
      if (range !== undefined) codec = codecFor(protocol, codec, range);
    }
    yield { ...run, end: r.offset };
  }
}

/** How far messages could be read, none of which was kept. */
export interface Scan<M extends AnyMessage> {
  readonly count: number;
  /** Bytes that were understood. */
  readonly end: number;
  /** The codec for what follows, or that could not read it. */
  readonly codec: Codec<M>;
  readonly announced: VersionRange | undefined;
  readonly cause: DecodeError | undefined;
}

/** Reads messages up to the end of the bytes, or to the first that cannot be read, and keeps none. */
export function scanMessages<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bytes: Uint8Array,
): Scan<M> {
  const r = new Reader(bytes);
  let codec = first;
  let announced: VersionRange | undefined;
  let [count, end] = [0, 0];
  try {
    while (end < r.end) {
      const message = codec.read(r);
      expectWithin(protocol, codec, message);
      end = r.offset;
      count++;
      const range = announcedVersions(protocol, message);
      if (range === undefined) continue;
      announced = range;
      codec = codecFor(protocol, codec, range);
    }
    return { count, end, codec, announced, cause: undefined };
  } catch (cause) {
    if (!(cause instanceof DecodeError)) throw cause;
    return { count, end, codec, announced, cause };
  }
}
