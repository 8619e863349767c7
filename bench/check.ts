import { isDeepStrictEqual } from "node:util";
import type { Contestant } from "./contestant.ts";
import type { Update } from "./hand-written.ts";
import type { Messages } from "./messages.ts";

/** Decodes everything and keeps it. */
export function decodeAll(contestant: Contestant, messages: Messages): unknown[] {
  const values: unknown[] = [];
  const count = contestant.decode(messages.bytes, values, 2 ** 30 - 1);
  if (count !== messages.count)
    throw new Error(`${contestant.name} finds ${count} of ${messages.count} messages`);
  return values;
}

/**
 * Throws unless `contestant` gives the values that `reference` gives, all of them, and writes the bytes that were read.
 * A benchmark of codecs that do different things would say nothing.
 */
export function check(contestant: Contestant, reference: Contestant, messages: Messages): void {
  const values = decodeAll(contestant, messages);
  const expected = decodeAll(reference, messages);
  for (let i = 0; i < values.length; i++) {
    const [mine, theirs] = [
      present(contestant.plain(values[i])),
      present(reference.plain(expected[i])),
    ];
    if (isDeepStrictEqual(mine, theirs)) continue;
    throw new Error(
      `${contestant.name} decodes message ${i} as ${JSON.stringify(mine)}, not ${JSON.stringify(theirs)}`,
    );
  }
  const bytes = contestant.encode?.(values);
  if (bytes !== undefined && Buffer.compare(bytes, messages.bytes) !== 0) {
    throw new Error(`${contestant.name} encodes other bytes than it decoded`);
  }
}

/** Without the members that are undefined: some give those, some leave them out. */
function present(value: Update): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}
