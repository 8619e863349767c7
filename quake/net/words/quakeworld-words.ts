import { bytesToText, textToBytes } from "../../../runtime/bytes/text/text.ts";
import { wordsPacket } from "../netchan/handshake.ts";
import type { Words } from "./words.ts";

/** A server's challenge, with what it offers after it, and a client's request. */
const CHALLENGE = /^\xff{4}c(-?\d{1,10})(?=\0|$)/;
const REQUEST = /^(\xff{4}connect 28 \d{1,10} )(-?\d{1,10})( ".*)$/s;

/** QuakeWorld's. */
export const QUAKEWORLD_WORDS: Words = {
  challengeOf(packet) {
    const number = CHALLENGE.exec(bytesToText(packet, 0, packet.length))?.[1];
    return number === undefined ? undefined : Number(number);
  },
  challenge(number, offer) {
    if (offer === undefined) return wordsPacket(`c${number}\0`);
    const [whole] = CHALLENGE.exec(bytesToText(offer, 0, offer.length))!;
    return wordsPacket(`c${number}${bytesToText(offer, whole.length, offer.length)}`);
  },
  requestOf(packet) {
    const match = REQUEST.exec(bytesToText(packet, 0, packet.length));
    if (match === null) return undefined;
    const [, before, number, after] = match;
    return {
      number: Number(number),
      answering: (other) => textToBytes(`${before}${other}${after}`),
    };
  },
  answerOf(packet) {
    const kind = String.fromCharCode(packet[4] ?? 0);
    return kind === "j" ? "accepted" : kind === "n" ? "refused" : undefined;
  },
  accept: wordsPacket("j"),
  print: (text) => wordsPacket(`n${text}\0`),
};
