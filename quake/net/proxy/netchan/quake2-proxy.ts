import { bytesToText, textToBytes } from "../../../../runtime/bytes/text.ts";
import { wordsPacket } from "../../netchan/handshake.ts";
import type { NetchanHeader, NetchanWire } from "../../netchan/netchan-wire.ts";
import { QUAKE2_DIALECTS, type Quake2Dialect } from "../../quake2/dialects.ts";
import { Quake2Blocks } from "../../quake2/quake2-blocks.ts";
import type { ProxyGame } from "../proxy-game.ts";
import { QUAKE2_RECORDING } from "../recording-style.ts";
import { messagesOf } from "./messages-of.ts";
import { WordsDoor } from "./words-door.ts";
import type { AnyBlock, Said, WatchedGame, WordsGame } from "./words-game.ts";

/** A server's challenge, with the protocols that it speaks after it, and a client's request. */
const CHALLENGE = /^\xff{4}challenge (-?\d{1,10})(?=\s|\0|$)/;
const REQUEST = /^(\xff{4}connect (3[456]) (\d{1,5}) )(-?\d{1,10})( ".*)$/s;
const ACCEPTED = /^\xff{4}client_connect\b/;
const REFUSED = /^\xff{4}print\n/;
const LEAVES = /^disconnect\b/;
/** `disconnect` as a command, and as the server's message. */
const GOODBYE = { client: textToBytes("\x04disconnect\0"), server: Uint8Array.of(7) };

const textOf = (packet: Uint8Array): string => bytesToText(packet, 0, packet.length);

const GAME: WordsGame = {
  style: QUAKE2_RECORDING,
  // Recordings are in 34: a client that is told of no other protocol speaks it.
  hasOffers: false,
  challengeOf(packet) {
    const number = CHALLENGE.exec(textOf(packet))?.[1];
    return number === undefined ? undefined : Number(number);
  },
  challenge: (number) => wordsPacket(`challenge ${number}`),
  requestOf(packet) {
    const match = REQUEST.exec(textOf(packet));
    if (match === null) return undefined;
    const [, before, , , number, after] = match;
    return {
      number: Number(number),
      answering: (other) => textToBytes(`${before}${other}${after}`),
    };
  },
  answerOf(packet) {
    const words = textOf(packet);
    return ACCEPTED.test(words) ? "accepted" : REFUSED.test(words) ? "refused" : undefined;
  },
  print: (text) => wordsPacket(`print\n${text}`),
  watch(request, accepted) {
    const [, , protocol, qport] = REQUEST.exec(textOf(request))!;
    const dialect = QUAKE2_DIALECTS.get(Number(protocol))!;
    return new WatchedQuake2(dialect, Number(qport), textOf(accepted));
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
      moves: messages.some(({ type }) => type.startsWith("move")),
      leaves: messages.some((one) => one.type === "stringcmd" && LEAVES.test(one.text)),
    };
  }
}
