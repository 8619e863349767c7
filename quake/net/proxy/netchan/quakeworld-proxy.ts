import { codecs, type Message, type Usercmd } from "../../../../generated/quakeworld_client.ts";
import { quakeworld_client_packet } from "../../../../generated/quakeworld_client_packet.ts";
import { quakeworld_packet } from "../../../../generated/quakeworld_packet.ts";
import { currentCodec } from "../../../../recording/index.ts";
import { bytesToText } from "../../../../runtime/bytes/text/text.ts";
import { bytesOf } from "../../bytes-of.ts";
import { type Command, NOTHING_WANTED } from "../../netchan/command-history.ts";
import { type NetchanHeader, schemaWire } from "../../netchan/netchan-wire.ts";
import { QuakeworldBlocks } from "../../quakeworld/quakeworld-blocks.ts";
import { SERVED_QUAKEWORLD } from "../../serve/netchan/served-quakeworld.ts";
import { QUAKEWORLD_WORDS } from "../../words/quakeworld-words.ts";
import type { ProxyGame } from "../proxy-game.ts";
import { QUAKEWORLD_RECORDING } from "../recording-style.ts";
import { messagesOf } from "../../netchan/messages-of.ts";
import { WordsDoor } from "./words-door.ts";
import type { AnyBlock, Said, WatchedGame, WordsGame } from "./words-game.ts";

const codec = currentCodec(codecs);

const LEAVES = /^drop\b/;
const GOODBYE = {
  client: bytesOf(codec, [{ type: "stringcmd", text: "drop" }]),
  server: SERVED_QUAKEWORLD.goodbye,
};

const GAME: WordsGame = {
  style: QUAKEWORLD_RECORDING,
  hasOffers: true,
  words: QUAKEWORLD_WORDS,
  watch: (request) => new WatchedQuakeworld(qportOf(request)),
};

/** QuakeWorld's: a recording has each packet with its numbers, and each command. */
export const QUAKEWORLD_PROXY: ProxyGame = {
  style: QUAKEWORLD_RECORDING,
  open: (house) => new WordsDoor(GAME, house),
};

function qportOf(request: Uint8Array): number {
  const [, qport] = /connect 28 (\d+)/.exec(bytesToText(request, 0, request.length)) ?? [];
  return Number(qport) & 0xffff;
}

class WatchedQuakeworld implements WatchedGame {
  readonly client;
  readonly server = schemaWire(quakeworld_client_packet, quakeworld_packet, {});
  readonly goodbye = GOODBYE;
  readonly #blocks = new QuakeworldBlocks();

  constructor(qport: number) {
    this.client = schemaWire(quakeworld_packet, quakeworld_client_packet, { qport });
  }

  block(time: number, header: NetchanHeader, messages: Uint8Array): AnyBlock {
    return this.#blocks.packet(Math.fround(time), header, messages);
  }

  said(time: number, bytes: Uint8Array): Said {
    const messages = messagesOf(codec, bytes);
    const moves = messages.filter((message) => message.type === "move");
    return {
      did: moves.map((move) => this.#did(Math.fround(time), move)),
      moves: moves.length > 0,
      leaves: messages.some((one) => one.type === "stringcmd" && LEAVES.test(one.text)),
    };
  }

  /** The newest of a move's commands: its others were sent before. */
  #did(time: number, move: Message & { type: "move" }): AnyBlock {
    const command = [move.oldest, move.old, move.new].reduce(after, NOTHING_WANTED);
    const { angle1, angle2, angle3 } = command;
    return this.#blocks.command(time, command, [angle1, angle2, angle3]);
  }
}

/** A command that is given by what is other than in the one before it. */
function after(before: Command, delta: Usercmd): Command {
  const changed = Object.entries(delta).filter(
    ([member, value]) => member in NOTHING_WANTED && value !== undefined,
  );
  return { ...before, ...Object.fromEntries(changed) };
}
