import type { Part } from "../../../recording/index.ts";
import type { Successive } from "./comparison.ts";
import { stepsOf } from "./steps.ts";

/** A frame that comes next. */
export interface NextFrame extends Successive {
  readonly visit: number;
  /** Seconds by the client's clock. */
  readonly time: number;
}

/** Goes through a recording frame by frame, beside others. */
export class Cursor {
  readonly #steps: ReturnType<typeof stepsOf>;
  next: NextFrame | undefined;

  constructor(parts: Iterable<Part>) {
    this.#steps = stepsOf(parts);
    this.pass();
  }

  /** Passes the next frame. */
  pass(): void {
    const before = this.next?.frame;
    this.next = undefined;
    for (let one = this.#steps.next(); one.done !== true; one = this.#steps.next()) {
      const { frame, visit, time } = one.value;
      if (frame === undefined) continue;
      this.next = { frame, before, visit, time };
      return;
    }
  }
}
