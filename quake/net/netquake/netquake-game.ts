import { dem, type DemBlock } from "../../../generated/dem.ts";
import type { Message } from "../../../generated/netquake.ts";
import { Channel, type ChannelOptions } from "../channel/channel.ts";
import type { PeerChannel } from "../channel/peer-channel.ts";
import type { ServerBlock } from "../client/client-events.ts";
import type { ClientGame, Frame, Heard, Moment, Stage } from "../client/client-game.ts";
import type { WholeMove } from "../client/moves.ts";
import { ClientMessages } from "./client-messages.ts";
import type { Identity } from "./identity.ts";
import { ServerBlocks } from "./server-blocks.ts";
import { Signon } from "./signon.ts";

/** Seconds without sending anything, after which the client sends something to be kept. */
const KEEP_ALIVE = 5;
/** id's clients do not send the first two moves of a level: they may be left from the one before (ERRATA 113). */
const LEFT_OUT = 2;

/** NetQuake's part of a client. */
export class NetquakeGame implements ClientGame<Message, DemBlock> {
  readonly container = dem;
  readonly #signon: Signon;
  readonly #messages: ClientMessages;
  readonly #blocks = new ServerBlocks();
  readonly #options: ChannelOptions;
  #leftOut = 0;

  /** @param hasFineAngles whether moves have angles of 16 bits whatever the protocol */
  constructor(identity: Identity, hasFineAngles: boolean, options: ChannelOptions) {
    this.#signon = new Signon(identity);
    this.#messages = new ClientMessages(hasFineAngles);
    this.#options = options;
  }

  get stage(): Stage {
    return this.#signon.stage;
  }

  open(send: (packet: Uint8Array) => void): PeerChannel {
    return new Channel(send, this.#options);
  }

  /** Some servers and routers wait for the client's first word. */
  greeting(): Uint8Array {
    return this.#messages.encode([{ type: "nop" }]);
  }

  goodbye(): Uint8Array {
    return this.#messages.encode([{ type: "disconnect" }]);
  }

  read(bytes: Uint8Array, _now: number, angles: WholeMove["angles"]): ServerBlock {
    return this.#blocks.read(bytes, angles);
  }

  hear(message: Message): Heard {
    const commands = this.#signon.answer(message);
    switch (message.type) {
      case "serverinfo":
        this.#leftOut = 0;
        this.#messages.begin(message);
        return { commands, begins: true };
      case "setangle":
        return { commands, angles: message.angles };
      case "time":
        this.#messages.time = message.time;
        return { commands };
      case "disconnect":
        return { commands, over: { message: "the server ended the game" } };
      default:
        return { commands };
    }
  }

  see(): void {}

  commands(texts: readonly string[]): Uint8Array {
    return this.#messages.encode(texts.map((text) => ({ type: "stringcmd", text })));
  }

  frame({ now, sentAt, moveInterval }: Moment, take: () => WholeMove): Frame<DemBlock> {
    if (this.stage === 4) {
      const due = now + moveInterval;
      if (this.#leftOut < LEFT_OUT) {
        this.#leftOut++;
        return { message: undefined, due };
      }
      return { message: this.#messages.move(take()), due };
    }
    const isQuiet = now >= sentAt + KEEP_ALIVE;
    const message = isQuiet ? this.#messages.encode([{ type: "nop" }]) : undefined;
    return { message, due: (isQuiet ? now : sentAt) + KEEP_ALIVE };
  }
}
