import type { AnyMessage, Codec } from "../../../runtime/codec.ts";
import { CarriedError } from "../../../runtime/errors/errors.ts";
import { firstCodec } from "../../../recording/versions/carried.ts";
import { messagesWithin } from "../../../recording/versions/within.ts";
import {
  codecFor,
  type Protocol,
  protocolOf,
  announcedVersions,
} from "../../../recording/versions/protocol.ts";
import { type InRuns, type Run, runsOf } from "../../../recording/decode/runs.ts";

/** A message with the version that it is in: an index into the table's versions. */
export type Versioned<M extends AnyMessage> = readonly [message: M, version: number];

/** Messages of a block. */
type Messages<M extends AnyMessage> = Run<M> & InRuns<Run<M>>;

/** Whether messages are of the protocol of these codecs. */
export function isOf<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  messages: Messages<AnyMessage>,
): messages is Messages<M> {
  return messages.protocol === codecs[0]!.table.name;
}

/** A block's messages with their versions, where it carries the protocol of these codecs; otherwise none. */
export function withVersions<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
): (part: Messages<AnyMessage>) => Iterable<Versioned<M>> {
  const protocol = protocolOf(codecs, false);
  return (part) => {
    if (!isOf(codecs, part)) return NONE;
    // A generator takes longer than to read a small block.
    return part.runs === undefined
      ? (listed(protocol, part) ?? versioned(protocol, part))
      : versioned(protocol, part);
  };
}

/** As `withVersions`, for who has nothing to give between two messages: calls a function with each, and makes no pairs. */
export function eachWithVersion<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
): (part: Messages<AnyMessage>, see: (message: M, version: number) => void) => void {
  const protocol = protocolOf(codecs, false);
  return (part, see) => {
    if (!isOf(codecs, part)) return;
    if (part.runs === undefined) eachOf(protocol, part, see);
    else for (const run of part.runs()) eachOf(protocol, run, see);
  };
}

function eachOf<M extends AnyMessage>(
  protocol: Protocol<M>,
  { messages, version }: Run<M>,
  see: (message: M, version: number) => void,
): void {
  if (messages.length === 0) return;
  let codec = firstCodec(protocol, version);
  for (const message of messages) {
    see(message, codec.to);
    // What a message carries comes after it.
    if (protocol.carriers.has(message.type))
      for (const inner of within(protocol, codec, message)) see(inner, codec.to);
    const range = announcedVersions(protocol, message);
    if (range !== undefined) codec = codecFor(protocol, codec, range);
  }
}

const NONE: readonly never[] = [];

/** Those of a block that is not large; undefined where some carry others, of which there may be many. */
function listed<M extends AnyMessage>(
  protocol: Protocol<M>,
  { messages, version }: Messages<M>,
): readonly Versioned<M>[] | undefined {
  // Where some are selected, most blocks have none.
  if (messages.length === 0) return NONE;
  const { carriers } = protocol;
  let codec = firstCodec(protocol, version);
  const found: Versioned<M>[] = [];
  for (const message of messages) {
    if (carriers.has(message.type)) return undefined;
    found.push([message, codec.to]);
    const range = announcedVersions(protocol, message);
    if (range !== undefined) codec = codecFor(protocol, codec, range);
  }
  return found;
}

function* versioned<M extends AnyMessage>(
  protocol: Protocol<M>,
  part: Messages<M>,
): Generator<Versioned<M>, void> {
  const { carriers } = protocol;
  for (const { version, messages } of runsOf(part)) {
    // Not `withCodecs`: one generator within another makes worlds a tenth slower.
    let codec = firstCodec(protocol, version);
    for (const message of messages) {
      yield [message, codec.to];
      // What a message carries comes after it.
      if (carriers.has(message.type))
        for (const inner of within(protocol, codec, message)) yield [inner, codec.to];
      const range = announcedVersions(protocol, message);
      if (range !== undefined) codec = codecFor(protocol, codec, range);
    }
  }
}

function within<M extends AnyMessage>(
  protocol: Protocol<M>,
  codec: Codec<M>,
  message: M,
): readonly M[] {
  try {
    return messagesWithin(protocol, codec, message);
  } catch (error) {
    // Read from a recording, it would be no message.
    if (error instanceof CarriedError) return [];
    throw error;
  }
}
