import { bytesToText, textToBytes } from "../../../runtime/bytes/text/text.ts";
import { wordsPacket } from "../netchan/handshake.ts";
import type { Words } from "./words.ts";

/** A server's challenge, with the protocols that it speaks after it, and a client's request. */
const CHALLENGE = /^\xff{4}challenge (-?\d{1,10})(?=\s|\0|$)/;
const REQUEST = /^(\xff{4}connect (3[456]) (\d{1,5}) )(-?\d{1,10})( ".*)$/s;
const ACCEPTED = /^\xff{4}client_connect\b/;
const REFUSED = /^\xff{4}print\n/;

const textOf = (packet: Uint8Array): string => bytesToText(packet, 0, packet.length);

/** The protocol that a request asks for, and the number that tells the client from others at its address. */
export function quake2RequestOf(request: Uint8Array): { protocol: number; qport: number } {
  const [, , protocol, qport] = REQUEST.exec(textOf(request)) ?? [];
  return { protocol: Number(protocol), qport: Number(qport) };
}

/** Quake II's. What is offered is 34: recordings are in it. */
export const QUAKE2_WORDS: Words = {
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
  accept: wordsPacket("client_connect"),
  print: (text) => wordsPacket(`print\n${text}`),
};
