import type { Serverinfo } from "../../../generated/netquake.ts";
import { codecs, type Handlers, type Message } from "../../../generated/netquake_client.ts";
import { codecNamed } from "../../../recording/index.ts";
import type { Codec } from "../../../runtime/codec.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { areAcknowledged, extendedVersion } from "./extensions.ts";

/** The id of a move. */
const MOVE = 3;

/** The id of an acknowledgement, which may be before a move, and its length. */
const ACKFRAME = 50;
const ACKFRAME_LENGTH = 5;

/**
 * How clients write their angles, by the length of a move: engines send one alone. Nothing else tells for sure, but for
 * FTE's extensions.
 */
const VERSIONS: Readonly<Record<number, string>> = {
  16: "15-fte",
  19: "666-fte",
  25: "999-floatangle",
};

type ClientCodec = Codec<Message, Handlers>;

/** What a client that is followed shows of itself: where it looks, and that it leaves. */
export class ClientView {
  /** Pitch, yaw and roll in degrees. */
  angles: readonly [pitch: number, yaw: number, roll: number] = [0, 0, 0];
  hasLeft = false;
  /** How many moves were read, and whether the last level has any. */
  moves = 0;
  isMoving = false;
  #codec = codecOf("15-fte");
  /** The version that the server's extensions tell. */
  #extended: string | undefined;
  /** Whether the client says which lists of entities it has read. */
  isAcknowledging = false;
  readonly #acknowledged: (frame: number) => void;
  readonly #handlers: Handlers = {
    ackframe: ({ frame }) => this.#acknowledged(frame),
    move: ({ angles }) => {
      const [pitch, yaw, roll] = angles;
      this.angles = [pitch, yaw, roll];
      this.moves++;
      this.isMoving = true;
    },
    disconnect: () => {
      this.hasLeft = true;
    },
  };

  /** @param acknowledged called with the number of a packet that the client has read since its last move */
  constructor(acknowledged: (frame: number) => void = () => {}) {
    this.#acknowledged = acknowledged;
  }

  /** A level begins: the client does not move until it has signed on. */
  begin(level: Serverinfo): void {
    this.isMoving = false;
    this.#extended = extendedVersion(level);
    this.isAcknowledging = areAcknowledged(level);
  }

  /** Takes a message of the client's. Never throws: after what cannot be understood nothing is read. */
  read(bytes: Uint8Array): void {
    let at = 0;
    while (bytes[at] === ACKFRAME) at += ACKFRAME_LENGTH;
    const version =
      this.#extended ?? (bytes[at] === MOVE ? VERSIONS[bytes.length - at] : undefined);
    if (version !== undefined) this.#codec = codecOf(version);
    const r = new Reader(bytes);
    try {
      const scratch = this.#codec.scratch();
      while (r.offset < r.end) this.#codec.visit(r, this.#handlers, scratch);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
  }
}

function codecOf(version: string): ClientCodec {
  return codecNamed(codecs, version) as ClientCodec;
}
