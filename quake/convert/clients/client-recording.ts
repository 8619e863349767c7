import { codecs, type Message, table } from "../../../generated/quakeworld.ts";
import {
  qwd,
  type QwdBlock,
  type QwdBlockClient,
  type QwdBlockFrame,
  type QwdBlockServerGame,
} from "../../../generated/qwd.ts";
import { codecNamed } from "../../../recording/index.ts";
import type { EditedBlock } from "../../edit/edit.ts";
import { familyOf, NO_BYTES, DEFAULT } from "../../edit/family/index.ts";
import type { Vector } from "../../world/index.ts";
import type { Losses } from "../losses.ts";
import { Packer } from "../pack.ts";

/** The version that is written: QuakeWorld 2.30's, without extensions. An index into the protocol's. */
export const QUAKEWORLD = table.versions.indexOf("28");

/** The number that it has on the wire. */
export const QUAKEWORLD_NUMBER = 28;

const FAMILY = familyOf(qwd);

/** What id's client reads of a packet, in bytes of messages. */
const LIMIT = FAMILY.limit;

/** The one after it marks packets outside of the connection. */
const LAST_NUMBER = 0x7ffffffe;

/** The longest that a command of a client's may last, in milliseconds. */
const LONGEST = 255;

/** What is seen at a moment. */
export interface Moment {
  /** Seconds. */
  readonly time: number;
  /** Where the client looks: pitch, yaw and roll in degrees. */
  readonly angles: Vector;
  /** What happens, and what is set. */
  readonly events: readonly Message[];
  /** Players, nails and entities: all of them are given in one packet. */
  readonly frame: readonly Message[];
}

/**
 * Writes a client's recording of QuakeWorld as id's client does: what leads into the level in packets that are numbered
 * from 1, the block that sets both sequence numbers, and for each moment what the client asked for and what the server
 * sent (ERRATA 67, 69).
 */
export class ClientRecording {
  readonly #losses: Losses;
  readonly #packer = new Packer(codecNamed(codecs, "28"), LIMIT);
  /** The number of the last packet. The client's last one has the same. */
  #sequence = 0;
  #time = 0;
  #last: EditedBlock | undefined;

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** What leads into the first level. */
  *prologue(time: number, messages: readonly Message[]): Generator<EditedBlock, void> {
    for (const packet of this.#packer.pack(messages)) yield this.#packet(time, packet);
    const [outgoing, incoming] = [this.#sequence, this.#sequence];
    const block: QwdBlockFrame = { type: "block", time, code: 2, outgoing, incoming };
    this.#time = time;
    yield this.#block(block, []);
  }

  *moment({ time, angles, events, frame }: Moment): Generator<EditedBlock, void> {
    const all = [...events, ...frame];
    const isOne = this.#packer.fits(all);
    if (!isOne && !this.#packer.fits(frame))
      this.#losses.tooLarge("packets", `id's client reads ${LIMIT} bytes of messages`);
    for (const packet of isOne ? [all] : [...this.#packer.pack(events), frame]) {
      yield this.#command(time, angles);
      yield this.#packet(time, packet);
    }
  }

  /** The recording is over. */
  *end(): Generator<EditedBlock, void> {
    const ending = this.#last && FAMILY.ending(this.#last, DEFAULT);
    if (ending !== undefined) yield ending;
  }

  /** What the client asked for: to look there, and nothing else. */
  #command(time: number, angles: Vector): EditedBlock {
    const elapsed = Math.round((time - this.#time) * 1000);
    const block: QwdBlockClient = {
      type: "block",
      time,
      code: 0,
      msec: Math.min(Math.max(elapsed, 0), LONGEST),
      padding: [0, 0, 0],
      angles: [...angles],
      forwardmove: 0,
      sidemove: 0,
      upmove: 0,
      buttons: 0,
      impulse: 0,
      viewangles: [...angles],
    };
    this.#time = time;
    return this.#block(block, []);
  }

  #packet(time: number, messages: readonly Message[]): EditedBlock {
    this.#sequence = Math.min(this.#sequence + 1, LAST_NUMBER);
    const [sequence, acknowledged] = [this.#sequence, this.#sequence];
    const numbers = { sequence, reliable: 0, acknowledged, reliableacknowledged: 0 };
    const block: QwdBlockServerGame = {
      type: "block",
      time,
      code: 1,
      ...numbers,
      messages: NO_BYTES,
    };
    return this.#block(block, [...messages]);
  }

  #block(block: QwdBlock, messages: Message[]): EditedBlock {
    const version = QUAKEWORLD;
    this.#last = { kind: "block", block, messages, version, undecoded: undefined };
    return this.#last;
  }
}
