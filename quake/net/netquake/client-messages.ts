import type { Serverinfo } from "../../../generated/netquake.ts";
import { codecs, type Message } from "../../../generated/netquake_client.ts";
import { codecNamed } from "../../../recording/index.ts";
import type { Codec } from "../../../runtime/codec.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { bytesOf } from "../bytes-of.ts";
import { nearestAngle, nearestSpeed, type WholeMove } from "../client/moves.ts";
import { areAcknowledged, extendedVersion } from "./extensions.ts";

/** A client's message, as `netquake_client.yaml` describes them. */
export type ClientMessage = Message;

/** id's own protocol. */
const PLAIN = "15";
/** A protocol whose clients tell angles in 16 bits. */
const FINE = "666";

const ATTACK = 1;
const JUMP = 2;

/** id's clients do not send the first two moves of a level: they may be left from the one before (ERRATA 113). */
export const LEFT_OUT = 2;
/** This many acknowledgements wait for a move, as in engines: the server then tells anew what was in others. */
const MOST_ACKNOWLEDGED = 8;

/** Writes what a client says, in the protocol that its server speaks. */
export class ClientMessages {
  readonly #hasFineAngles: boolean;
  #codec: Codec<ClientMessage>;
  #angleBits: number;
  #isAcknowledging = false;
  #acknowledged: ClientMessage[] = [];
  /** The number of the next move of the level. */
  #sequence = LEFT_OUT;
  /** The server's time, as it was last heard, in seconds (ERRATA 111). */
  time = 0;

  /** @param hasFineAngles whether angles have 16 bits whatever the protocol */
  constructor(hasFineAngles: boolean) {
    this.#hasFineAngles = hasFineAngles;
    this.#codec = codecNamed(codecs, hasFineAngles ? FINE : PLAIN);
    this.#angleBits = hasFineAngles ? 16 : 8;
  }

  /** A level begins, in the protocol that it names. */
  begin(level: Serverinfo): void {
    this.time = 0;
    this.#sequence = LEFT_OUT;
    this.#isAcknowledging = areAcknowledged(level);
    // The first one wants all entities.
    this.#acknowledged = this.#isAcknowledging ? [{ type: "ackframe", frame: -1 }] : [];
    const extended = extendedVersion(level);
    const isPlain = `${level.serverversion}` === PLAIN && !this.#hasFineAngles;
    this.#angleBits = isPlain && extended === undefined ? 8 : 16;
    const plain = isPlain ? PLAIN : FINE;
    this.#codec = codecNamed(codecs, extended ?? plain + (this.#isAcknowledging ? "-fte" : ""));
  }

  /** A list of entities has come, in the unreliable packet of that number. */
  acknowledge(frame: number): void {
    if (this.#isAcknowledging && this.#acknowledged.length < MOST_ACKNOWLEDGED)
      this.#acknowledged.push({ type: "ackframe", frame });
  }

  /** The bytes of what is to be acknowledged: undefined where nothing is. */
  acknowledgements(): Uint8Array | undefined {
    const messages = this.#takeAcknowledged();
    return messages.length === 0 ? undefined : this.encode(messages);
  }

  #takeAcknowledged(): ClientMessage[] {
    const messages = this.#acknowledged;
    this.#acknowledged = [];
    return messages;
  }

  /** The bytes of messages. Throws EncodeError for a text that is invalid. */
  encode(messages: readonly ClientMessage[]): Uint8Array {
    return bytesOf(this.#codec, messages);
  }

  /** The bytes of a move, the nearest to it that there is, after what is to be acknowledged. */
  move({ angles, forward, side, up, attack, jump, impulse }: WholeMove): Uint8Array {
    const [pitch, yaw, roll] = angles.map((angle) => nearestAngle(angle, this.#angleBits));
    const move: ClientMessage = {
      type: "move",
      sequence: this.#sequence++ & 0xffff,
      time: this.time,
      angles: [pitch!, yaw!, roll!],
      forwardmove: nearestSpeed(forward),
      sidemove: nearestSpeed(side),
      upmove: nearestSpeed(up),
      buttons: (attack ? ATTACK : 0) | (jump ? JUMP : 0),
      has_weapon: 0,
      has_pointer: 0,
      impulse,
    };
    return this.encode([...this.#takeAcknowledged(), move]);
  }
}

/** Reads what a client says, in id's protocol. Throws DecodeError. */
export function readClientMessages(bytes: Uint8Array, version = PLAIN): ClientMessage[] {
  const codec = codecNamed<ClientMessage>(codecs, version);
  const r = new Reader(bytes);
  const messages: ClientMessage[] = [];
  while (r.offset < r.end) messages.push(codec.decode(r));
  return messages;
}
