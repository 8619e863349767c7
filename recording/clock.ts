import { type AnyContainer, PlayTime } from "./index.ts";

type Members = Readonly<Record<string, unknown>>;

/** Where a protocol tells the time. */
interface Dial {
  /** The messages that begin a frame, each with the seconds that it tells; where it tells none, its block does. */
  readonly frames: Readonly<Record<string, ((message: Members) => number) | undefined>>;
  /** The message that begins a level, whose clock begins anew. */
  readonly level?: string;
}

/** Quake II's frames in a second. */
const RATE = 10;

const DIALS: Readonly<Record<string, Dial>> = {
  netquake: { frames: { time: (m) => m["time"] as number }, level: "serverinfo" },
  quakeworld: {
    frames: { packetentities: undefined, deltapacketentities: undefined, playerinfo: undefined },
  },
  quake2: { frames: { frame: (m) => (m["serverframe"] as number) / RATE }, level: "serverdata" },
};

const NO_DIAL: Dial = { frames: {} };

/**
 * The seconds since a recording's first frame, by the clock that `states` has. Levels follow each other: where the clock
 * goes back, or a level begins, it goes on from where it was.
 */
export class Clock {
  readonly #dial: Dial;
  readonly #played = new PlayTime();
  #isFrame = false;

  constructor({ table }: AnyContainer) {
    this.#dial = DIALS[table.carries[0]!.protocol] ?? NO_DIAL;
  }

  /** The messages that it looks at. */
  get types(): string[] {
    const { frames, level } = this.#dial;
    return [...Object.keys(frames), ...(level === undefined ? [] : [level])];
  }

  /** Takes a message. Those of other types tell nothing. */
  see(message: { readonly type: string }): void {
    const { frames, level } = this.#dial;
    if (message.type === level) this.#played.restart();
    if (!Object.hasOwn(frames, message.type)) return;
    const told = frames[message.type];
    if (told === undefined) this.#isFrame = true;
    else this.#played.tick(told(message as unknown as Members));
  }

  /** The seconds at the end of a block, whose messages it has seen. */
  at(block: object): number {
    if (this.#isFrame) this.#played.tick((block as Members)["time"] as number);
    this.#isFrame = false;
    return this.#played.seconds;
  }
}
