import {
  firstCodec,
  type Followed,
  followBlock,
  type Protocol,
  type Session,
  withCodecs,
} from "../../../recording/index.ts";
import { explainFollowed } from "../../../recording/decode/explained.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { type DecodeError, UnknownProtocolError } from "../../../runtime/errors/errors.ts";
import { writeBytes, Writer, written } from "../../../runtime/bytes/writer.ts";

/** Where the bytes of messages came from. */
export interface RunPlace {
  /** The packet that brought the last of them, from 0. */
  readonly packet: number;
  /** Where they begin in the file; nothing where they were joined from several packets. */
  readonly offset: number | undefined;
  /** The packets that brought them, in their order. */
  readonly packets: readonly number[];
}

/** Messages that came together: those of one packet, or of the parts of a reliable message. */
export class MessageRun implements RunPlace {
  readonly packet: number;
  readonly offset: number | undefined;
  readonly packets: readonly number[];
  readonly #protocol: Protocol;
  readonly #read: Followed<AnyMessage>;
  #error: DecodeError | undefined;

  /** @param read what was made of the body */
  constructor(
    place: RunPlace,
    protocol: Protocol,
    /** The bytes: a view on the input, or joined. */
    readonly body: Uint8Array,
    read: Followed<AnyMessage>,
  ) {
    this.packet = place.packet;
    this.offset = place.offset;
    this.packets = place.packets;
    this.#protocol = protocol;
    this.#read = read;
  }

  /** The protocol that they are of, as `netquake` or `netquake_client`. */
  get protocol(): string {
    return this.#protocol.table.name;
  }

  get messages(): readonly AnyMessage[] {
    return this.#read.messages;
  }

  /** Where each message ends, in bytes from the first one. */
  get ends(): readonly number[] {
    return this.#read.ends;
  }

  /** The version of the first message: an index into the protocol's versions. */
  get version(): number {
    return this.#read.first.to;
  }

  /** From the first byte that could not be understood to the end. */
  get undecoded(): Uint8Array | undefined {
    return this.#read.undecoded;
  }

  /** The protocol's number, where a message tells one that is not described. */
  get unknownProtocol(): number | undefined {
    const { cause } = this.#read;
    return cause instanceof UnknownProtocolError ? cause.protocol : undefined;
  }

  /** Why there is something undecoded. Its offset is one in the file, or in the joined message. Found out when it is asked for. */
  get error(): DecodeError | undefined {
    const { cause } = this.#read;
    if (cause === undefined) return undefined;
    const { length } = this.packets;
    const joined = length > 1 ? ` (joined from ${length} packets, from byte 0)` : "";
    const place = { name: `packet ${this.packet}${joined}`, offset: this.offset ?? 0 };
    return (this.#error ??= explainFollowed(this.#read, this.body, place, cause));
  }

  /** Writes the messages again, and after them what was not understood. Throws EncodeError. */
  encode(): Uint8Array {
    const w = new Writer(this.body.length);
    const first = firstCodec(this.#protocol, this.version);
    for (const [message, codec] of withCodecs(this.#protocol, first, this.messages))
      codec.encode(w, message);
    if (this.undecoded !== undefined) writeBytes(w, this.undecoded);
    return written(w);
  }
}

/** Reads messages in the protocol that a session has come to, and follows what they say of it. */
export function readRun(session: Session, place: RunPlace, body: Uint8Array): MessageRun {
  return new MessageRun(place, session.protocol, body, followBlock(session, body));
}
