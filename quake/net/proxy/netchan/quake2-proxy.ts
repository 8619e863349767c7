import type { Message } from "../../../../generated/quake2_client.ts";
import { bytesToText } from "../../../../runtime/bytes/text/text.ts";
import type { NetchanHeader, NetchanWire } from "../../netchan/netchan-wire.ts";
import { QUAKE2_DIALECTS, quake2Bytes, type Quake2Dialect } from "../../quake2/dialects.ts";
import { Quake2Blocks } from "../../quake2/quake2-blocks.ts";
import { SERVED_QUAKE2 } from "../../serve/netchan/served-quake2.ts";
import { QUAKE2_WORDS, quake2RequestOf } from "../../words/quake2-words.ts";
import type { ProxyGame } from "../proxy-game.ts";
import { QUAKE2_RECORDING } from "../recording-style.ts";
import { messagesOf } from "../../netchan/messages-of.ts";
import { WordsDoor } from "./words-door.ts";
import type { AnyBlock, Said, WatchedGame, WordsGame } from "./words-game.ts";

const LEAVES = /^disconnect\b/;
const MOVES: ReadonlySet<Message["type"]> = new Set<Message["type"]>([
  "move",
  "move_nodelta",
  "move_batched",
]);
/** All dialects have the same. */
const GOODBYE = {
  client: quake2Bytes(QUAKE2_DIALECTS.get(34)!, [{ type: "stringcmd", text: "disconnect" }]),
  server: SERVED_QUAKE2.goodbye,
};

const GAME: WordsGame = {
  style: QUAKE2_RECORDING,
  // Recordings are in 34: a client that is offered no other protocol speaks it.
  hasOffers: false,
  words: QUAKE2_WORDS,
  watch(request, accepted) {
    const { protocol, qport } = quake2RequestOf(request);
    const dialect = QUAKE2_DIALECTS.get(protocol)!;
    return new WatchedQuake2(dialect, qport, bytesToText(accepted, 0, accepted.length));
  },
};

/** Quake II's. Who insists on 35 or 36 plays, and is not recorded. */
export const QUAKE2_PROXY: ProxyGame = {
  style: QUAKE2_RECORDING,
  open: (house) => new WordsDoor(GAME, house),
};

class WatchedQuake2 implements WatchedGame {
  readonly client: NetchanWire;
  readonly server: NetchanWire;
  readonly goodbye = GOODBYE;
  readonly #dialect: Quake2Dialect;
  readonly #blocks = new Quake2Blocks();

  constructor(dialect: Quake2Dialect, qport: number, accepted: string) {
    this.#dialect = dialect;
    this.client = dialect.wire(qport, accepted);
    this.server = dialect.serverWire(qport, accepted);
  }

  block(_time: number, _header: NetchanHeader, messages: Uint8Array): AnyBlock {
    return this.#blocks.packet(messages);
  }

  said(_time: number, bytes: Uint8Array): Said {
    const messages = messagesOf(this.#dialect.codec, bytes);
    return {
      did: [],
      moves: messages.some(({ type }) => MOVES.has(type)),
      leaves: messages.some((one) => one.type === "stringcmd" && LEAVES.test(one.text)),
    };
  }
}
