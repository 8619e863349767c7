import type { NetchanHeader, NetchanPacket } from "../../netchan/netchan-wire.ts";

/** A packet of the server's that has passed. */
export interface PassedPacket {
  readonly header: NetchanHeader;
  readonly messages: Uint8Array;
  /** When it passed, in seconds. */
  readonly time: number;
}

/** This many packets wait for the client to acknowledge them: three seconds of them. */
const MOST_WAITING = 256;
/** A jump over that many packets is one that no connection survives. */
const PLAUSIBLE = 1 << 16;

const NONE: NetchanHeader = { sequence: 0, reliable: 0, acknowledged: 0, reliableacknowledged: 0 };

/**
 * Follows a connection of QuakeWorld or Quake II from in between. Each packet of the client's says which of the server's
 * was the last that it has read: those up to it came before whatever the client says with it. Of one that has what must
 * arrive, the client's bit tells whether it came, since it turns with each that does; one that did not is sent again, and
 * would be there twice. Of others nobody can tell.
 */
export class NetchanFollower {
  #waiting: PassedPacket[] = [];
  /** What was before the last packets of server and client. */
  server: NetchanHeader = NONE;
  client: NetchanHeader = NONE;
  #mayBegin = false;

  /** The server lets the client in once more: the numbers of both begin anew with what follows. */
  letIn(): void {
    this.#mayBegin = true;
  }

  /** A packet of the server's passes. Gives what has waited for too long; undefined where it comes after a later one. */
  fromServer({ messages, ...header }: NetchanPacket, time: number): PassedPacket[] | undefined {
    if (this.#mayBegin && header.sequence <= this.server.sequence) {
      this.#mayBegin = false;
      this.server = this.client = NONE;
    }
    const gap = header.sequence - this.server.sequence;
    if (gap <= 0 || gap >= PLAUSIBLE) return undefined;
    this.server = header;
    this.#waiting.push({ header, messages, time });
    return this.#waiting.splice(0, this.#waiting.length - MOST_WAITING);
  }

  /**
   * A packet of the client's passes. Gives what is known to have come to him before he sent it; undefined where it comes
   * after a later one.
   */
  fromClient(header: NetchanHeader): PassedPacket[] | undefined {
    const gap = header.sequence - this.client.sequence;
    if (gap <= 0 || gap >= PLAUSIBLE) return undefined;
    const hasTurned = header.reliableacknowledged !== this.client.reliableacknowledged;
    this.client = header;
    const later = this.#waiting.findIndex((one) => one.header.sequence > header.acknowledged);
    const read = this.#waiting.splice(0, later < 0 ? this.#waiting.length : later);
    // There is one on the way at a time.
    return hasTurned ? read : read.filter(({ header: { reliable } }) => reliable === 0);
  }

  /** Nothing passes any more. Gives what passed, and may have come. */
  end(): PassedPacket[] {
    return this.#waiting.splice(0);
  }
}
