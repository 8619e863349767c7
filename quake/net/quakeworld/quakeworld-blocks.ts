import { codecs, type Message } from "../../../generated/quakeworld.ts";
import type { QwdBlock, QwdBlockClient } from "../../../generated/qwd.ts";
import { FollowedBlock, followBlock, newSession, type Session } from "../../../recording/index.ts";
import type { ServerBlock } from "../client/client-events.ts";
import type { WholeMove } from "../client/moves.ts";
import type { Command } from "../netchan/command-history.ts";
import type { NetchanHeader } from "../netchan/netchan-wire.ts";

/** A block of a QuakeWorld recording. */
export type QuakeworldBlock<M extends Message = Message> = ServerBlock<M, QwdBlock>;

/** Reads what a server tells a client, and writes down what the client does, as blocks of a recording. Times are seconds. */
export class QuakeworldBlocks {
  readonly #session: Session<Message> = newSession(codecs, undefined, true);
  #count = 0;

  /** A packet. What cannot be understood is in it as `undecoded`: nothing is thrown, whatever the bytes. */
  packet(
    time: number,
    { sequence, ...header }: NetchanHeader,
    messages: Uint8Array,
  ): QuakeworldBlock {
    const block: QwdBlock = { type: "block", time, code: 1, sequence, ...header, messages };
    return this.#block(block, "quakeworld", messages);
  }

  /** What the player did, and where he looked: pitch, yaw and roll in degrees. */
  command(time: number, command: Command, angles: WholeMove["angles"]): QuakeworldBlock<never> {
    const block: QwdBlockClient = {
      type: "block",
      time,
      code: 0,
      msec: command.msec,
      padding: [0, 0, 0],
      angles: [...angles],
      forwardmove: command.forwardmove,
      sidemove: command.sidemove,
      upmove: command.upmove,
      buttons: command.buttons,
      impulse: command.impulse,
      viewangles: [...angles],
    };
    return this.#block(block, undefined, new Uint8Array(0)) as QuakeworldBlock<never>;
  }

  #block(block: QwdBlock, protocol: string | undefined, messages: Uint8Array): QuakeworldBlock {
    const place = { index: this.#count++, offset: 0, length: messages.length, bodyOffset: 0 };
    const read = followBlock(this.#session, messages);
    return new FollowedBlock(place, block, protocol, messages, read);
  }
}
