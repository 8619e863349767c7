import type { RecordedBlock } from "../../recording/index.ts";
import type { EditedBlock } from "./edit.ts";
import type { Family } from "./family/index.ts";
import { changed } from "./messages.ts";

/** Holds back how a recording ends, until it is known whether something follows. */
export class Endings {
  readonly #family: Family;
  /** The last block, and after it those that only end. */
  #held: RecordedBlock[] = [];

  constructor(family: Family) {
    this.#family = family;
  }

  /** Takes a block. Gives those that it shows not to be the end, as they came. */
  take(part: RecordedBlock): RecordedBlock[] {
    if (this.#family.ends(part)) {
      this.#held.push(part);
      return [];
    }
    const held = this.#held;
    this.#held = [part];
    return held;
  }

  /** The recording ends here: how it came. */
  end(): RecordedBlock[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }

  /** Something follows: what is held, without what ends. */
  goOn(): EditedBlock[] {
    return this.end().flatMap((part) =>
      this.#family.ends(part) ? [] : [goingOn(this.#family, part)],
    );
  }
}

/** A block that does not end the game. */
export function goingOn(family: Family, part: EditedBlock): EditedBlock {
  return changed(family, part, (message) => family.goesOn(message));
}
