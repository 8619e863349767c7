import { firstCodec, type Protocol, type RecordedBlock, withCodecs } from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { writeBare } from "../runtime/canonical/canonical-form.ts";
import { hasHints } from "../runtime/table/facts/hints.ts";
import { interpretDecode } from "../runtime/interpret/interpret.ts";
import { layoutOf } from "../runtime/table/messages.ts";
import { Writer, written } from "../runtime/bytes/writer.ts";
import { sameBytes } from "../runtime/bytes/same-bytes.ts";

/** Messages that came together, with what they were read from. */
export type ReadMessages = Pick<RecordedBlock, "protocol" | "body" | "ends" | "version"> & {
  readonly messages: readonly AnyMessage[];
};

/** Counts messages that are not canonical, and why. */
export class CanonicalCheck {
  readonly #protocols: ReadonlyMap<string, Protocol>;
  readonly #hinted = new Map<Codec, ReadonlySet<string>>();
  readonly #writer = new Writer();
  found = 0;
  /** How many messages there are for each reason. */
  readonly reasons = new Map<string, number>();

  /** @param protocols those that the messages are of, by name */
  constructor(protocols: ReadonlyMap<string, Protocol>) {
    this.#protocols = protocols;
  }

  count({ protocol: name, messages, body, ends, version }: ReadMessages): void {
    if (name === undefined) return;
    const protocol = this.#protocols.get(name)!;
    let index = 0;
    let start = 0;
    for (const [message, codec] of withCodecs(protocol, firstCodec(protocol, version), messages)) {
      const end = ends[index++]!;
      const bytes = body.subarray(start, end);
      if (!this.#isCanonical(codec, message, bytes)) this.#note(codec, bytes);
      start = end;
    }
  }

  /** Whether a message is written the same when nothing tells how it came. */
  #isCanonical(codec: Codec, message: AnyMessage, bytes: Uint8Array): boolean {
    if (!this.#hintedOf(codec).has(message.type)) return true;
    this.#writer.offset = 0;
    if (!writeBare(codec, this.#writer, message)) return false;
    return sameBytes(written(this.#writer), bytes);
  }

  /** The types of the messages that may tell how they came. */
  #hintedOf(codec: Codec): ReadonlySet<string> {
    let hinted = this.#hinted.get(codec);
    if (hinted === undefined) {
      const { table, to } = codec;
      const messages = table.messages.filter((message) => {
        const layout = layoutOf(message, to);
        return layout !== undefined && hasHints(table, layout);
      });
      hinted = new Set(messages.map(({ name }) => name));
      this.#hinted.set(codec, hinted);
    }
    return hinted;
  }

  #note({ table, to }: Codec, bytes: Uint8Array): void {
    this.found++;
    for (const reason of interpretDecode(table, to, bytes, 0, bytes.length).nonCanonical) {
      this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    }
  }
}
