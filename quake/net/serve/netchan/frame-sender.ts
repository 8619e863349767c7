import type { Peer } from "../../channel/peer.ts";
import type { Netchan } from "../../netchan/netchan.ts";

const NOTHING = new Uint8Array(0);

/** Sends frames, of which the last one is repeated until the client has it, where none follows. */
export class FrameSender {
  readonly #peer: Peer<Netchan>;
  readonly #packet: number;
  #frame: Uint8Array | undefined;
  /** The number of the packet that it came with first. */
  #number = 0;
  /** Frames that no packet has room for. */
  lost = 0;

  /** @param packet bytes that a packet has room for */
  constructor(peer: Peer<Netchan>, packet: number) {
    this.#peer = peer;
    this.#packet = packet;
  }

  /** Whether something was shown of the level. */
  get hasShown(): boolean {
    return this.#frame !== undefined;
  }

  /** A level begins. */
  forget(): void {
    this.#frame = undefined;
  }

  send(frame: Uint8Array): void {
    if (frame.length > this.#packet) {
      this.lost++;
      return;
    }
    this.#frame = frame;
    this.#peer.sendUnreliable(frame);
    this.#number = this.#peer.channel.outgoing - 1;
  }

  /** Says that the server is there, with the last frame where the client has no packet of those that it came with. */
  repeat(): void {
    const { heard } = this.#peer.channel;
    const isSeen = (heard?.acknowledged ?? 0) >= this.#number;
    this.#peer.sendUnreliable(isSeen ? NOTHING : (this.#frame ?? NOTHING));
  }
}
