import type { TextOutput } from "../../../text/output.ts";

/** What is written inside of a block, and how much that is. */
export class Inner {
  readonly #target: TextOutput;
  readonly #write: () => Iterable<void>;
  wrote = 0;

  constructor(target: TextOutput, write: () => Iterable<void>) {
    this.#target = target;
    this.#write = write;
  }

  *write(): Generator<void, void> {
    const { total } = this.#target;
    yield* this.#write();
    this.wrote = this.#target.total - total;
  }
}
