import { BLOCK_TYPE, type QwdBlockClient } from "../../generated/qwd.ts";
import { ROWS } from "./coder/rows.ts";
import type { Symbols } from "./coder/symbols.ts";
import { angleOfWord, signedWord } from "./state/units.ts";

/** What is kept of a mask: which bits of angles and of the duration change against the mask before. */
const KEPT = 0x203f;
/** The impulse before the first command. */
const FIRST_IMPULSE = 8;

/** What the player did, command by command, as changes of the command before. */
export class ClientCommand {
  #mask = 0;
  /** Words: pitch, yaw and roll, and by how much they go on. */
  readonly #angles = [0, 0, 0];
  readonly #gains = [0, 0, 0];
  #forwardmove = 0;
  #sidemove = 0;
  #upmove = 0;
  #buttons = 0;
  #impulse = FIRST_IMPULSE;
  #msec = 0;

  /** How many milliseconds it lasts. */
  get msec(): number {
    return this.#msec;
  }

  /** Reads the next one. */
  read(symbols: Symbols): void {
    const low = symbols.next(ROWS.commandMask);
    const mask = (this.#mask & KEPT) ^ (low | (symbols.next(ROWS.commandMask + 1) << 8));
    symbols.addWords(this.#gains, mask, ROWS.angles);
    for (let i = 0; i < 3; i++) this.#angles[i] = (this.#angles[i]! + this.#gains[i]!) & 0xffff;
    this.#forwardmove = symbols.addedWord(this.#forwardmove, mask >> 6, ROWS.commandForwardmove);
    this.#sidemove = symbols.addedWord(this.#sidemove, mask >> 8, ROWS.commandSidemove);
    this.#upmove = symbols.addedWord(this.#upmove, mask >> 10, ROWS.commandUpmove);
    if ((mask & 0x1000) !== 0) this.#buttons ^= symbols.next(ROWS.commandButtons);
    this.#msec = symbols.addedByte(this.#msec, mask & 0x2000, ROWS.ownMsec);
    if ((mask & 0x4000) !== 0) this.#impulse = symbols.next(ROWS.commandImpulse);
    this.#mask = mask;
  }

  /** As a recording has it: the camera looks where the player does. */
  at(time: number): QwdBlockClient {
    const [pitch, yaw, roll] = this.#angles;
    const angles: QwdBlockClient["angles"] = [
      angleOfWord(pitch!),
      angleOfWord(yaw!),
      angleOfWord(roll!),
    ];
    return {
      type: "block",
      time,
      code: BLOCK_TYPE.DEM_CMD,
      msec: this.#msec,
      padding: [0, 0, 0],
      angles,
      forwardmove: signedWord(this.#forwardmove),
      sidemove: signedWord(this.#sidemove),
      upmove: signedWord(this.#upmove),
      buttons: this.#buttons,
      impulse: this.#impulse,
      viewangles: angles,
    };
  }
}
