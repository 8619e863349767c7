import { GAMETYPE, type Message } from "../../../generated/netquake.ts";
import type { Frame, Moment } from "../moment.ts";

/** A server's frame is no longer than this, in seconds: id's Host_FilterTime makes it 0.1. */
export const LONGEST_FRAME = 0.1;

/** Clocks are floats, and servers add up what is no float. */
const ROUNDING = 0.01;

/** From one frame of a level to the next one that the recording has. */
export interface Step {
  readonly before: Frame;
  readonly after: Frame;
  /** Seconds by the level's clock. */
  readonly seconds: number;
  /** What came since the frame before: messages of this block, and of those before it that had no frame. */
  readonly messages: readonly Message[];
  /** No frame is missing between the two, and nothing that could not be read. */
  readonly isWhole: boolean;
  /** The player lived in both frames, and the level goes on. */
  readonly isPlayed: boolean;
  /** Nobody else plays. */
  readonly isAlone: boolean;
  /** And it is no deathmatch, where players come back and games have rules of their own. */
  readonly isSingle: boolean;
  /** How many steps the level had before. */
  readonly number: number;
}

/** From then on the camera is no player's. */
const ENDS: ReadonlySet<string> = new Set<Message["type"]>(["intermission", "finale", "cutscene"]);

/** This many messages are kept of blocks without frames. */
const MOST = 1024;

/** Makes steps of blocks. */
export class Steps {
  #before: Frame | undefined;
  #messages: Message[] = [];
  #isDamaged = false;
  #isOver = false;
  #isDeathmatch = false;
  #number = 0;

  /** Takes each block in turn. Gives the step that it ends, within a level. */
  see({ frame, messages, isDamaged }: Moment): Step | undefined {
    if (this.#messages.length < MOST) this.#messages.push(...messages);
    this.#isDamaged ||= isDamaged;
    for (const message of messages) {
      if (message.type === "serverinfo") this.#begin(message.gametype);
      this.#isOver ||= ENDS.has(message.type);
    }
    if (frame === undefined) return undefined;
    const before = this.#before;
    const step =
      before?.level === frame.level && Number.isFinite(frame.time) && Number.isFinite(before.time)
        ? this.#step(before, frame)
        : undefined;
    this.#before = frame;
    this.#messages = [];
    this.#isDamaged = false;
    return step;
  }

  #begin(gametype: number): void {
    this.#isOver = false;
    this.#isDeathmatch = gametype === GAMETYPE.GAME_DEATHMATCH;
    this.#number = 0;
  }

  #step(before: Frame, after: Frame): Step {
    const seconds = after.time - before.time;
    const isAlone = after.world.scoreboard.size <= 1;
    const lives = ({ status }: Frame) => status.health === undefined || status.health > 0;
    return {
      before,
      after,
      seconds,
      messages: this.#messages,
      isWhole: !this.#isDamaged && seconds >= 0 && seconds <= LONGEST_FRAME + ROUNDING,
      isPlayed: !this.#isOver && lives(before) && lives(after),
      isAlone,
      isSingle: isAlone && !this.#isDeathmatch,
      number: this.#number++,
    };
  }
}
