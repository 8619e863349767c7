import { codecs, type Message } from "../../../../generated/quakeworld.ts";
import { codecs as clientCodecs } from "../../../../generated/quakeworld_client.ts";
import { quakeworld_client_packet } from "../../../../generated/quakeworld_client_packet.ts";
import { quakeworld_packet } from "../../../../generated/quakeworld_packet.ts";
import { qwd } from "../../../../generated/qwd.ts";
import { currentCodec } from "../../../../recording/index.ts";
import type { AnyMessage } from "../../../../runtime/codec.ts";
import { bytesOf } from "../../bytes-of.ts";
import { nearestAngle } from "../../client/moves.ts";
import { messagesOf } from "../../netchan/messages-of.ts";
import { schemaWire } from "../../netchan/netchan-wire.ts";
import { QUAKEWORLD_WORDS } from "../../words/quakeworld-words.ts";
import { StuffedFilter } from "../reel/stuffed-filter.ts";
import type { Encoded, ServedGame, SignOn } from "./served-game.ts";

const codec = currentCodec(codecs);
const said = currentCodec(clientCodecs);

const PASSING: ReadonlySet<Message["type"]> = new Set<Message["type"]>([
  "playerinfo",
  "packetentities",
  "deltapacketentities",
  "nails",
  "nails2",
  "sound",
  "stopsound",
  "temp_entity",
  "muzzleflash",
  "smallkick",
  "bigkick",
  "damage",
]);
const STUFFTEXT = "stufftext" satisfies Message["type"];
const NAME_LISTS: ReadonlySet<string> = new Set<Message["type"]>(["soundlist", "modellist"]);
/** What the server says itself, or nobody needs. */
const OWN: ReadonlySet<string> = new Set<Message["type"]>([
  "disconnect",
  "nop",
  "chokecount",
  "download",
]);
/** What a client is given of the server's settings: data in quotes, and nothing after them. */
const SETTINGS = /^fullserverinfo "[^"\n]*"\n$/;

function encoded(message: Message): Uint8Array {
  return bytesOf(codec, [message]);
}

function command(text: string): Uint8Array {
  return encoded({ type: "stufftext", text: `${text}\n` });
}

/** QuakeWorld's, of a client's recordings, and of all players' as a client sees them. */
export const SERVED_QUAKEWORLD: ServedGame = {
  container: qwd,
  words: QUAKEWORLD_WORDS,
  packet: 1442,
  passing: PASSING,
  shown(message: AnyMessage) {
    if (OWN.has(message.type)) return undefined;
    if (message.type !== STUFFTEXT) return message;
    const { text } = message as Message & { type: "stufftext" };
    if (SETTINGS.test(text)) return message;
    const kept = new StuffedFilter().take(text);
    return kept === undefined ? undefined : { ...message, text: kept };
  },
  reasonAgainst: () => undefined,
  wire: () => schemaWire(quakeworld_client_packet, quakeworld_packet, {}),
  commands: (bytes) =>
    messagesOf(said, bytes).flatMap((one) => (one.type === "stringcmd" ? [one.text] : [])),
  signOn: (leadIn) => new QuakeworldSignOn(leadIn),
  turn(angles) {
    const [pitch, yaw, roll] = angles.map((angle) => nearestAngle(angle, 8));
    return encoded({ type: "setangle", angles: [pitch!, yaw!, roll!] });
  },
  again: Buffer.concat([command("changing"), command("reconnect")]),
  print: (text) => encoded({ type: "print", level: 2, text }),
  noFile: encoded({ type: "download", percent: 0 }),
  goodbye: encoded({ type: "disconnect" }),
};

/** The steps (ERRATA 86): each is taken once, and in order. Names may be asked for in several parts. */
class QuakeworldSignOn implements SignOn {
  readonly #first: readonly Encoded[];
  readonly #rest: readonly Encoded[];
  readonly #names: Readonly<Record<"soundlist" | "modellist", Encoded[]>>;
  #step: "new" | "names" | "spawn" | "begin" | "over" = "new";

  constructor(leadIn: readonly Encoded[]) {
    const isNames = ({ message: { type } }: Encoded): boolean => NAME_LISTS.has(type);
    const at = leadIn.findIndex(isNames);
    const end = at < 0 ? 1 : at;
    this.#first = leadIn.slice(0, end);
    this.#rest = leadIn.slice(end).filter((one) => !isNames(one));
    const of = (type: Message["type"]): Encoded[] =>
      leadIn.filter(({ message }) => message.type === type);
    this.#names = { soundlist: of("soundlist"), modellist: of("modellist") };
  }

  get isOver(): boolean {
    return this.#step === "over";
  }

  answer(text: string): readonly Uint8Array[] | undefined {
    const [word = ""] = text.split(/\s/);
    if (word === "new" && this.#step === "new") {
      this.#step = "names";
      return this.#first.map(({ bytes }) => bytes);
    }
    if ((word === "soundlist" || word === "modellist") && this.#step === "names") {
      const names = this.#names[word].shift();
      return names === undefined ? [] : [names.bytes];
    }
    if (word === "prespawn" && this.#step === "names") {
      this.#step = "spawn";
      return [...this.#rest.map(({ bytes }) => bytes), command("cmd spawn 0 0")];
    }
    if (word === "spawn" && this.#step === "spawn") {
      this.#step = "begin";
      return [command("skins")];
    }
    if (word === "begin" && this.#step === "begin") {
      this.#step = "over";
      return [];
    }
    return undefined;
  }
}
