import type { Message as ServerMessage } from "../../../generated/netquake.ts";
import { codecs, type Message } from "../../../generated/netquake_client.ts";
import { codecNamed } from "../../../recording/index.ts";
import type { Codec } from "../../../runtime/codec.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { bytesOf } from "../bytes-of.ts";
import { nearestAngle, nearestSpeed, type WholeMove } from "../client/moves.ts";

/** A client's message, as `netquake_client.yaml` describes them. */
export type ClientMessage = Message;

/** id's own protocol. */
const PLAIN = "15";
/** A protocol whose clients tell angles in 16 bits. */
const FINE = "666";

const ATTACK = 1;
const JUMP = 2;

/** Writes what a client says, in the protocol that its server speaks. */
export class ClientMessages {
  readonly #hasFineAngles: boolean;
  #codec: Codec<ClientMessage>;
  /** The server's time, as it was last heard, in seconds (ERRATA 111). */
  time = 0;

  /** @param hasFineAngles whether angles have 16 bits whatever the protocol */
  constructor(hasFineAngles: boolean) {
    this.#hasFineAngles = hasFineAngles;
    this.#codec = codecNamed(codecs, hasFineAngles ? FINE : PLAIN);
  }

  /** A level begins, in the protocol that it names. */
  begin({ serverversion }: ServerMessage & { type: "serverinfo" }): void {
    this.time = 0;
    const isPlain = `${serverversion}` === PLAIN && !this.#hasFineAngles;
    this.#codec = codecNamed(codecs, isPlain ? PLAIN : FINE);
  }

  /** The bytes of messages. Throws EncodeError for a text that is invalid. */
  encode(messages: readonly ClientMessage[]): Uint8Array {
    return bytesOf(this.#codec, messages);
  }

  /** The bytes of a move: the nearest to it that there is. */
  move({ angles, forward, side, up, attack, jump, impulse }: WholeMove): Uint8Array {
    const bits = this.#codec.from === 0 ? 8 : 16;
    const [pitch, yaw, roll] = angles.map((angle) => nearestAngle(angle, bits));
    const move: ClientMessage = {
      type: "move",
      time: this.time,
      angles: [pitch!, yaw!, roll!],
      forwardmove: nearestSpeed(forward),
      sidemove: nearestSpeed(side),
      upmove: nearestSpeed(up),
      buttons: (attack ? ATTACK : 0) | (jump ? JUMP : 0),
      impulse,
    };
    return this.encode([move]);
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
