/** A client's request to be let in, with the number of the challenge that it answers. */
export interface Request {
  readonly number: number;
  /** The same request with another number. */
  answering(number: number): Uint8Array;
}

/** What a game's clients and servers say to each other outside of a connection. */
export interface Words {
  /** The number in a server's challenge; undefined for other packets. */
  challengeOf(packet: Uint8Array): number | undefined;
  /** A challenge. `offer` is a server's, whose offers it has. */
  challenge(number: number, offer?: Uint8Array): Uint8Array;
  /** A client's request to be let in; undefined for other packets. */
  requestOf(packet: Uint8Array): Request | undefined;
  /** What a server answers to it. */
  answerOf(packet: Uint8Array): "accepted" | "refused" | undefined;
  /** What lets a client in. */
  readonly accept: Uint8Array;
  /** A text for a client's console. */
  print(text: string): Uint8Array;
}

/** Whether a packet is outside of a connection. */
export function isWords(packet: Uint8Array): boolean {
  return packet.length > 4 && packet.subarray(0, 4).every((byte) => byte === 0xff);
}

const QUESTION = "getchallenge";

/** Whether a packet asks for a challenge. */
export function asksForChallenge(packet: Uint8Array): boolean {
  return (
    packet.length < 32 && [...QUESTION].every((letter, i) => packet[4 + i] === letter.charCodeAt(0))
  );
}
