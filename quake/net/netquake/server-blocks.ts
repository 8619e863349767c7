import type { DemBlock } from "../../../generated/dem.ts";
import { codecs, type Message } from "../../../generated/netquake.ts";
import { FollowedBlock, followBlock, newSession, type Session } from "../../../recording/index.ts";
import type { ServerBlock } from "../client/client-events.ts";

/** Reads what a server tells a client, message by message of the channel, and follows the protocol that it speaks. */
export class ServerBlocks {
  readonly #session: Session<Message> = newSession(codecs, undefined, true);
  #count = 0;

  /**
   * A message of the channel as a block of a recording. What cannot be understood is in it as `undecoded`, with the
   * error beside it: nothing is thrown, whatever the bytes.
   *
   * @param angles the view in degrees: pitch, yaw and roll
   */
  read(messages: Uint8Array, angles: readonly [number, number, number]): ServerBlock {
    const { length } = messages;
    const place = { index: this.#count++, offset: 0, length, bodyOffset: 0 };
    const block: DemBlock = { type: "block", angles: [...angles], messages };
    const read = followBlock(this.#session, messages);
    return new FollowedBlock(place, block, "netquake", messages, read);
  }
}
