import { messagesOf } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import type { EditedBlock } from "./edit.ts";

/**
 * Gives a message, another one in its place, or undefined for none. It may be asked more than once.
 *
 * @param index the message's in its block
 */
export type Change = (message: AnyMessage, index: number) => AnyMessage | undefined;

/** A block with other messages. Those of a large one are changed each time that they are asked for, and not held. */
export class ChangedBlock implements EditedBlock {
  readonly kind = "block";
  readonly #original: EditedBlock;
  readonly #change: Change;
  #messages: AnyMessage[] | undefined;

  constructor(
    original: EditedBlock,
    change: Change,
    readonly block: object = original.block,
  ) {
    this.#original = original;
    this.#change = change;
  }

  get version(): number {
    return this.#original.version;
  }

  get undecoded(): Uint8Array | undefined {
    return this.#original.undecoded;
  }

  get messages(): AnyMessage[] {
    return (this.#messages ??= [...this.#changed()].flat());
  }

  get runs(): (() => Iterable<{ readonly messages: readonly AnyMessage[] }>) | undefined {
    if (this.#original.runs === undefined) return undefined;
    return () => this.#runs();
  }

  *#runs(): Generator<{ readonly messages: readonly AnyMessage[] }, void> {
    for (const messages of this.#changed()) yield { messages };
  }

  *#changed(): Generator<AnyMessage[], void> {
    const { runs } = this.#original;
    let index = 0;
    for (const { messages } of runs?.() ?? [this.#original]) {
      const others = messages.map((message) => this.#change(message, index++));
      yield others.filter((message) => message !== undefined);
    }
  }
}

/** A block with the same messages, and something else around them. */
export function withBlock(edited: EditedBlock, block: object): EditedBlock {
  return new ChangedBlock(edited, (message) => message, block);
}

/** A block with more messages after its own. */
export function withAfter(edited: EditedBlock, added: readonly AnyMessage[]): EditedBlock {
  const { kind, block, version, undecoded } = edited;
  return {
    kind,
    block,
    version,
    undecoded,
    get messages() {
      return [...messagesOf(edited), ...added];
    },
    runs: edited.runs && (() => runsWith(edited, added)),
  };
}

function* runsWith(edited: EditedBlock, added: readonly AnyMessage[]) {
  yield* edited.runs!();
  yield { messages: added };
}

/** A block in which some messages are others, by their index. */
export function withOthers(
  edited: EditedBlock,
  others: ReadonlyMap<number, AnyMessage>,
): EditedBlock {
  return new ChangedBlock(edited, (message, index) => others.get(index) ?? message);
}

/** Whether any message of a block is one of those. */
export function someMessage(edited: EditedBlock, is: (message: AnyMessage) => boolean): boolean {
  for (const message of messagesOf(edited)) if (is(message)) return true;
  return false;
}
