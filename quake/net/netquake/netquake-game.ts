import { dem, type DemBlock } from "../../../generated/dem.ts";
import type { Message } from "../../../generated/netquake.ts";
import { Channel, type ChannelOptions } from "../channel/channel.ts";
import type { PeerChannel } from "../channel/peer-channel.ts";
import type { ServerBlock } from "../client/client-events.ts";
import type { ClientGame, Frame, Heard, Moment, Stage } from "../client/client-game.ts";
import type { WholeMove } from "../client/moves.ts";
import { ClientMessages, LEFT_OUT } from "./client-messages.ts";
import type { Identity } from "./identity.ts";
import { ServerBlocks } from "./server-blocks.ts";
import { Signon } from "./signon.ts";

/** Seconds without sending anything, after which the client sends something to be kept. */
const KEEP_ALIVE = 5;

/** How the part of a client behaves. */
export interface NetquakeGameOptions extends ChannelOptions {
  /** Takes FTE's extensions where the server has them. */
  readonly extensions?: boolean;
}

/** NetQuake's part of a client. */
export class NetquakeGame implements ClientGame<Message, DemBlock> {
  readonly container = dem;
  readonly #signon: Signon;
  readonly #messages: ClientMessages;
  readonly #blocks = new ServerBlocks();
  readonly #options: NetquakeGameOptions;
  #channel!: Channel;
  #leftOut = 0;

  /** @param hasFineAngles whether moves have angles of 16 bits whatever the protocol */
  constructor(identity: Identity, hasFineAngles: boolean, options: NetquakeGameOptions) {
    this.#signon = new Signon(identity, options.extensions);
    this.#messages = new ClientMessages(hasFineAngles);
    this.#options = options;
  }

  get stage(): Stage {
    return this.#signon.stage;
  }

  open(send: (packet: Uint8Array) => void): PeerChannel {
    this.#channel = new Channel(send, this.#options);
    return this.#channel;
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
        return { commands, begins: true, isUrgent: true };
      case "setangle":
        return { commands, angles: message.angles };
      case "time":
        this.#messages.time = message.time;
        return { commands };
      case "updateentities":
        this.#messages.time = message.time;
        this.#messages.acknowledge(this.#channel.heard);
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
        return { message: this.#messages.acknowledgements(), due };
      }
      return { message: this.#messages.move(take()), due };
    }
    const isQuiet = now >= sentAt + KEEP_ALIVE;
    const nop = isQuiet ? this.#messages.encode([{ type: "nop" }]) : undefined;
    const message = this.#messages.acknowledgements() ?? nop;
    return { message, due: (message === undefined ? sentAt : now) + KEEP_ALIVE };
  }
}
