import { codecs, type Handlers, type Message } from "../../../generated/netquake_client.ts";
import { codecNamed } from "../../../recording/index.ts";
import type { Codec } from "../../../runtime/codec.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";

/** A longer name is cut by id's servers. */
const LONGEST_NAME = 15;

/** Reads of what a client says only its commands. */
export class ClientCommands {
  readonly #codec: Codec<Message, Handlers>;
  readonly #scratch: unknown;
  /** What the last message had. */
  #commands: string[] = [];
  #texts: string[] = [];
  readonly #handlers: Handlers = {
    stringcmd: ({ text }) => this.#command(text),
    disconnect: () => this.#commands.push("disconnect"),
  };
  /** What the client calls its player: a character a byte. */
  name = "";
  /** 16 × shirt + trousers. */
  colors = 0;

  /** @param isFitzQuake whether moves have angles of 16 bits */
  constructor(isFitzQuake: boolean) {
    this.#codec = codecNamed(codecs, isFitzQuake ? "666" : "15") as Codec<Message, Handlers>;
    this.#scratch = this.#codec.scratch();
  }

  /**
   * The first words of the commands in a message, and `disconnect` where the client leaves. Never throws: after what
   * cannot be understood nothing is read.
   */
  read(bytes: Uint8Array): readonly string[] {
    this.#commands = [];
    this.#texts = [];
    const r = new Reader(bytes);
    try {
      while (r.offset < r.end) this.#codec.visit(r, this.#handlers, this.#scratch);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
    return this.#commands;
  }

  /** The whole commands of the message that was read last. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  #command(text: string): void {
    this.#texts.push(text);
    const word = /^[a-z]{1,16}(?![^\s])/.exec(text)?.[0];
    if (word === undefined) return;
    // A command of that name is invalid that a client leaves by.
    if (word !== "disconnect") this.#commands.push(word);
    if (word === "name") this.name = /^name\s{1,4}"?([^"\n]{0,31})/.exec(text)?.[1] ?? "";
    this.name = this.name.slice(0, LONGEST_NAME);
    const colors = /^color\s{1,4}(\d{1,2})\s{1,4}(\d{1,2})/.exec(text);
    if (colors !== null) this.colors = 16 * (Number(colors[1]) & 15) + (Number(colors[2]) & 15);
  }
}
