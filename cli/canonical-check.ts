import {
  type AnyContainer,
  type Protocol,
  protocolOf,
  type RecordedBlock,
  withCodecs,
} from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { hintMembers } from "../runtime/hints.ts";
import { interpretDecode } from "../runtime/interpret.ts";
import { layoutOf } from "../runtime/table.ts";
import { Writer, written } from "../runtime/writer.ts";

/** Counts messages that are not canonical, and why. */
export class CanonicalCheck {
  readonly #container: AnyContainer;
  readonly #protocol: Protocol;
  readonly #hints = new Map<Codec, ReadonlyMap<string, readonly string[]>>();
  readonly #writer = new Writer();
  found = 0;
  /** How many messages there are for each reason. */
  readonly reasons = new Map<string, number>();

  constructor(container: AnyContainer) {
    this.#container = container;
    this.#protocol = protocolOf<AnyMessage>(container.codecs, false);
  }

  count(part: RecordedBlock): void {
    const { codecs } = this.#protocol;
    const body = (part.block as Readonly<Record<string, Uint8Array>>)[
      this.#container.table.carries.member
    ]!;
    const first = codecs.find((codec) => codec.from <= part.version && part.version <= codec.to)!;
    let index = 0;
    let start = 0;
    for (const [message, codec] of withCodecs(this.#protocol, first, part.messages)) {
      const end = part.ends[index++]!;
      const bytes = body.subarray(start, end);
      if (!this.#isCanonical(codec, message, bytes)) this.#note(codec, bytes);
      start = end;
    }
  }

  /** Whether a message is written the same when nothing tells how it came. */
  #isCanonical(codec: Codec, message: AnyMessage, bytes: Uint8Array): boolean {
    const members = this.#hintsOf(codec).get(message.type);
    if (members === undefined) return true;
    const plain: Record<string, unknown> = { ...message };
    for (const member of members) plain[member] = undefined;
    this.#writer.offset = 0;
    codec.encode(this.#writer, plain as unknown as AnyMessage);
    return Buffer.compare(written(this.#writer), bytes) === 0;
  }

  /** The members by message type that tell how a message came, for messages that have any. */
  #hintsOf(codec: Codec): ReadonlyMap<string, readonly string[]> {
    let hints = this.#hints.get(codec);
    if (hints === undefined) {
      hints = new Map(
        codec.table.messages.flatMap((message) => {
          const layout = layoutOf(message, codec.to);
          const members = layout === undefined ? [] : hintMembers(layout);
          return members.length === 0 ? [] : [[message.name, members]];
        }),
      );
      this.#hints.set(codec, hints);
    }
    return hints;
  }

  #note({ table, to }: Codec, bytes: Uint8Array): void {
    this.found++;
    for (const reason of interpretDecode(table, to, bytes, 0, bytes.length).nonCanonical) {
      this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    }
  }
}
