import type { Message } from "../../../generated/netquake.ts";
import type { Frame, Moment } from "../moment.ts";

/** What is picked up is seen, heard and read within this many seconds, before or after the status line shows it. */
export const WINDOW = 0.5;

/** Whether two times are so near, at frames that are a tenth of a second apart. */
export function areNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= WINDOW + 0.1;
}

/** id's game prints it of what is picked up, and of backpacks. */
const TEXT = /You (?:got|get|receive)/;

/** The sounds of what is picked up (DEM §4.2.1), and not of what powers do and end with, and of items that come back. */
const SOUND =
  /^(?:items\/(?!(?:damage[23]|protect[23]|inv[23]|suit2|itembk2)\b)|weapons\/(?:pkup|lock4)|misc\/(?:medkey|runekey|basekey))/;

/** What says that the player picked something up, or was given it. */
export class PickupEvidence {
  /** He flashes: "bf". */
  flash = -Infinity;
  /** A sound of items is at him. */
  sound = -Infinity;
  /** A text says so. */
  text = -Infinity;
  #time = -Infinity;

  /** Takes each block in turn. */
  see({ messages, frame }: Moment, known: Frame | undefined): void {
    this.#time = (frame ?? known)?.time ?? -Infinity;
    for (const message of messages) this.#message(message, frame ?? known);
  }

  /** A level begins. */
  clear(): void {
    this.flash = this.sound = this.text = -Infinity;
  }

  /** When anything said so last, by the level's clock. */
  get last(): number {
    return Math.max(this.flash, this.sound, this.text);
  }

  #message(message: Message, frame: Frame | undefined): void {
    if (message.type === "stufftext" && /^bf\b/.test(message.text)) this.flash = this.#time;
    if (message.type === "print" && TEXT.test(message.text)) this.text = this.#time;
    if (message.type !== "sound" || message.entity !== frame?.world.view.entity) return;
    if (SOUND.test(frame?.level.sounds[message.soundnum] ?? "")) this.sound = this.#time;
  }
}
