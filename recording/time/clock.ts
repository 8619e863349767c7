import type { Meaning } from "../../runtime/table/facts/roles.ts";
import { BlockClock } from "./block-clock.ts";
import type { AnyContainer } from "../formats/formats.ts";
import { rolesOf } from "../formats/roles.ts";
import { PlayTime } from "./play-time.ts";

/**
 * The seconds since a recording's first frame, by the clock that `states` has: the messages that begin a frame tell it,
 * or where they do not, their block. Levels follow each other: where the clock goes back, or a level begins, it goes on
 * from where it was. A clock that goes on from level to level is not begun anew.
 */
export class Clock {
  readonly #looksAt: ReadonlyMap<string, Meaning>;
  readonly #blocks: BlockClock;
  readonly #played = new PlayTime();
  #isFrame = false;

  constructor(container: AnyContainer) {
    const roles = rolesOf(container);
    const frames = roles.beginningMoments();
    this.#blocks = new BlockClock(container);
    // The block's clock is not the level's.
    const hasOwn = frames.some((frame) => frame.member("seconds") !== undefined);
    const levels = hasOwn ? roles.typesOf("level").map((type) => roles.of({ type })) : [];
    this.#looksAt = new Map([...frames, ...levels].map((meaning) => [meaning.type, meaning]));
  }

  /** The messages that it looks at. */
  get types(): string[] {
    return [...this.#looksAt.keys()];
  }

  /** Takes a message. Those of other types tell nothing. */
  see(message: { readonly type: string }): void {
    const meaning = this.#looksAt.get(message.type);
    if (meaning === undefined) return;
    if (meaning.role === "level") return this.#played.restart();
    const seconds = meaning.seconds(message);
    if (seconds === undefined) this.#isFrame = true;
    else this.#played.tick(seconds);
  }

  /** The seconds at the end of a block, whose messages it has seen. It is given each block. */
  at(block: object): number {
    const seconds = this.#blocks.see(block);
    if (this.#isFrame) this.#played.tick(seconds!);
    this.#isFrame = false;
    return this.#played.seconds;
  }
}
