import { codecs, type Message } from "../../../../generated/quake2.ts";
import { codecs as clientCodecs } from "../../../../generated/quake2_client.ts";
import { dm2 } from "../../../../generated/dm2.ts";
import { codecNamed } from "../../../../recording/index.ts";
import { bytesOf } from "../../bytes-of.ts";
import { messagesOf } from "../../netchan/messages-of.ts";
import { QUAKE2_DIALECTS } from "../../quake2/dialects.ts";
import { QUAKE2_WORDS, quake2RequestOf } from "../../words/quake2-words.ts";
import type { Encoded, ServedGame, SignOn } from "./served-game.ts";

const VERSION = "34";
const codec = codecNamed<Message>(codecs, VERSION);
const said = codecNamed(clientCodecs, VERSION);

const PASSING: ReadonlySet<Message["type"]> = new Set<Message["type"]>([
  "frame",
  "playerinfo",
  "packetentities",
  "sound",
  "temp_entity",
  "muzzleflash",
  "muzzleflash2",
]);
const SERVERDATA = "serverdata" satisfies Message["type"];
/** What the server says itself, or nobody needs. A recording's commands are nobody's but its client's. */
const OWN: ReadonlySet<string> = new Set<Message["type"]>([
  "nop",
  "disconnect",
  "reconnect",
  "download",
  "stufftext",
]);

function encoded(message: Message): Uint8Array {
  return bytesOf(codec, [message]);
}

function command(text: string): Uint8Array {
  return encoded({ type: "stufftext", text: `${text}\n` });
}

/** Quake II's, of a client's recordings. Clients look where the recording's player did: it says that it is one. */
export const SERVED_QUAKE2: ServedGame = {
  container: dm2,
  words: QUAKE2_WORDS,
  packet: 1390,
  passing: PASSING,
  shown: (message) => (OWN.has(message.type) ? undefined : message),
  reasonAgainst: (request) =>
    quake2RequestOf(request).protocol === 34 ? undefined : "Recordings are in protocol 34.\n",
  wire: () => QUAKE2_DIALECTS.get(34)!.serverWire(0, ""),
  commands: (bytes) =>
    messagesOf(said, bytes).flatMap((one) => (one.type === "stringcmd" ? [one.text] : [])),
  signOn: (leadIn) => new Quake2SignOn(leadIn),
  turn: () => new Uint8Array(0),
  again: Buffer.concat([command("changing"), command("reconnect")]),
  print: (text) => encoded({ type: "print", level: 2, text }),
  noFile: encoded({ type: "download", percent: 0 }),
  goodbye: encoded({ type: "disconnect" }),
};

/** All is sent at once, as Q2PRO's server does, and the client says when it is ready. */
class Quake2SignOn implements SignOn {
  readonly #leadIn: readonly Encoded[];
  #step: "new" | "begin" | "over" = "new";

  constructor(leadIn: readonly Encoded[]) {
    this.#leadIn = leadIn;
  }

  get isOver(): boolean {
    return this.#step === "over";
  }

  get #count(): number {
    const level = this.#leadIn.find(({ message }) => message.type === SERVERDATA)?.message;
    return (level as (Message & { type: "serverdata" }) | undefined)?.servercount ?? 0;
  }

  answer(text: string): readonly Uint8Array[] | undefined {
    const [word = ""] = text.split(/\s/);
    if (word === "new" && this.#step === "new") {
      this.#step = "begin";
      // With a number the client says that it is ready: without, it takes itself for one that plays a recording.
      return [...this.#leadIn.map(({ bytes }) => bytes), command(`precache ${this.#count}`)];
    }
    if (word === "begin" && this.#step === "begin") {
      this.#step = "over";
      return [];
    }
    return undefined;
  }
}
