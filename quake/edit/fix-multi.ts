import type { AnyContainer, Part, RecordedBlock } from "../../recording/index.ts";
import { type Edit, type EditedPart, refuseForeign } from "./edit.ts";
import { Endings, goingOn } from "./endings.ts";
import { type Family, familyOf } from "./family/index.ts";
import { stayingIn } from "./messages.ts";

/**
 * Lets a recording of several levels play to its end: takes away what sends the client to another level
 * while the recording already brings it, and what ends the game although blocks follow; and adds the end that a
 * client would wait for. All other bytes stay.
 */
export function fixMulti(container: AnyContainer): FixMulti {
  return new FixMulti(familyOf(container));
}

/** The edit that `fixMulti` makes. */
export class FixMulti implements Edit {
  readonly #family: Family;
  readonly #endings: Endings;
  /** How many blocks are others now, or gone. */
  changed = 0;

  constructor(family: Family) {
    this.#family = family;
    this.#endings = new Endings(family);
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind === "block") {
      for (const block of this.#endings.take(part)) yield* this.#followed(block);
    } else {
      yield* this.end();
      yield part;
    }
  }

  *end(): Generator<EditedPart, void> {
    const held = this.#endings.end();
    for (const block of held) {
      const stays = stayingIn(this.#family, block);
      if (stays !== block) this.changed++;
      yield stays;
    }
    const last = held.at(-1);
    const missing = last && this.#family.missingEnd(last);
    if (missing === undefined) return;
    this.changed++;
    yield missing;
  }

  /** A block that another one follows. */
  *#followed(block: RecordedBlock): Generator<EditedPart, void> {
    if (this.#family.ends(block)) {
      this.changed++;
      return;
    }
    const stays = goingOn(this.#family, stayingIn(this.#family, block));
    if (stays !== block) this.changed++;
    yield stays;
  }
}
