import { codecs, type Message } from "../../generated/bsp29.ts";
import { findMessages, type FoundMessages, protocolOf } from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";

/** More bytes are in no part of a map, and each element of a list takes more memory. */
const MOST = 1 << 25;

/** Parts of a map by their names: those that it has. */
export type Parts<M extends AnyMessage, T extends M["type"]> = {
  readonly [K in T]?: Extract<M, { type: K }>;
};

/**
 * Parts of a map; undefined where the bytes are no map that the codecs are for.
 *
 * @param names of the parts, of which the others are not read
 * @throws DecodeError where the directory is cut off, or any part is not inside the file or cannot be read
 */
export function readParts<M extends AnyMessage, T extends M["type"]>(
  codecs: readonly Codec<M>[],
  bytes: Uint8Array,
  names: readonly T[],
): Parts<M, T> | undefined {
  const { messages, errors } = findParts(codecs, bytes, names);
  if (errors[0]?.place.kind === "version") return undefined;
  if (errors[0] !== undefined) throw errors[0];
  const read = messages.flatMap((found) => (found.read === undefined ? [] : [found.read.message]));
  return Object.fromEntries(read.map((message) => [message.type, message])) as Parts<M, T>;
}

/** Whether bytes begin with the directory of a map that the codecs are for. */
export function hasDirectory<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  bytes: Uint8Array,
): boolean {
  return findParts(codecs, bytes, []).messages.length > 0;
}

function findParts<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  bytes: Uint8Array,
  names: readonly string[],
): FoundMessages<M> {
  const finding = findMessages(
    protocolOf(codecs, false),
    codecs[0]!,
    bytes.length,
    ({ message, of }) => of === undefined || names.includes(message),
  );
  let step = finding.next();
  while (!step.done) {
    const { from, to } = step.value;
    if (to - from > MOST) {
      const reason = `this part has ${to - from} bytes: no more than ${MOST} are read`;
      throw new DecodeError(reason, { path: [], offset: from });
    }
    step = finding.next(bytes.subarray(from, to));
  }
  return step.value;
}

/** As `readParts`, of Quake's maps. Throws DecodeError for other bytes, too. */
export function readQuakeParts<T extends Message["type"]>(
  bytes: Uint8Array,
  names: readonly T[],
): Parts<Message, T> {
  const parts = readParts(codecs, bytes, names);
  if (parts === undefined)
    throw new DecodeError("this is no map of Quake", { path: [], offset: 0 });
  return parts;
}
