import { isDeepStrictEqual } from "node:util";
import type { Contestant } from "./contestant.ts";

/** Decodes everything of a stream's packets and keeps it, by packet. */
export function decodeAll(contestant: Contestant, packets: readonly Uint8Array[]): unknown[][] {
  return packets.map((packet) => {
    const values: unknown[] = [];
    const count = contestant.decode(packet, values);
    return values.slice(0, count);
  });
}

/**
 * The packets as `contestant` has them: those of the stream, or of its own form. Throws unless it gives the values that
 * `reference` gives, all of them, and writes the bytes that were read: a benchmark of codecs that do different things
 * would say nothing.
 */
export function packetsFor(
  contestant: Contestant,
  reference: Contestant,
  packets: readonly Uint8Array[],
): readonly Uint8Array[] {
  const messages = decodeAll(reference, packets).map((list) => list.map((v) => reference.plain(v)));
  const own = ownPackets(contestant, messages) ?? packets;
  const values = decodeAll(contestant, own);
  const { name, left = (message: unknown) => message } = contestant;
  for (const [i, list] of messages.entries()) {
    const mine = values[i]!.map((value) => present(contestant.plain(value)));
    const theirs = list.map((message) => present(left(message)));
    if (!isDeepStrictEqual(mine, theirs)) throw new Error(difference(name, mine, theirs));
    const bytes = contestant.encode?.(values[i]!);
    if (bytes !== undefined && Buffer.compare(bytes, own[i]!) !== 0)
      throw new Error(`${name} encodes other bytes than it decoded`);
  }
  return own;
}

function ownPackets(
  { from, encode }: Contestant,
  messages: readonly unknown[][],
): Uint8Array[] | undefined {
  if (from === undefined) return undefined;
  return messages.map((list) => Uint8Array.from(encode!(list.map((message) => from(message)))));
}

function difference(name: string, mine: readonly object[], theirs: readonly object[]): string {
  const at = theirs.findIndex((message, i) => !isDeepStrictEqual(mine[i], message));
  return `${name} decodes message ${at} as ${JSON.stringify(mine[at])}, not ${JSON.stringify(theirs[at])}`;
}

/** Without the members that are undefined: some give those, some leave them out. */
function present(value: unknown): object {
  return Object.fromEntries(
    Object.entries(value as object).filter(([, member]) => member !== undefined),
  );
}
