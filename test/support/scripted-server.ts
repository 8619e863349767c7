import { readFileSync } from "node:fs";
import type { NetchanWire } from "../../quake/net/netchan/netchan-wire.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import type { Socket, Transport } from "../../quake/net/transport/transport.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import { datagramsOf } from "./datagrams.ts";

/** How a game's captures are read, from the server's end. */
export interface ScriptedGame {
  readonly port: number;
  /** What comes from clients, and goes to them. */
  readonly wire: NetchanWire;
  /** What goes to servers, and comes from them. */
  readonly mirror: NetchanWire;
  /** The commands in a client's packet, in order. */
  commands(messages: Uint8Array): readonly string[];
  /** A command as it is compared: nothing for one that a client may leave out. */
  compared(command: string): string | undefined;
}

/** A packet of a client's that came. */
export interface Heard {
  readonly sequence: number;
  readonly messages: Uint8Array;
}

/** A step of a session: commands that a client says, or a packet that the server sends then. */
export type Step =
  | { readonly says: readonly string[] }
  | { readonly sequence: number; readonly reliable: number; readonly messages: Uint8Array };

/**
 * A server that says what a captured one said: its words, and then its packets, with their numbers. It answers each
 * packet of the client's, as far as that has said what the captured client had said by then. Its network must be ideal.
 */
export class ScriptedServer {
  /** Words and packets that came. */
  readonly words: string[] = [];
  readonly heard: Heard[] = [];
  /** Commands that clients are compared by, as the captured one said them. */
  readonly expected: readonly string[];
  /** What its packets carried, in order, as far as they were sent. */
  readonly sent: Uint8Array[] = [];
  readonly #game: ScriptedGame;
  readonly #answers: readonly (readonly [asked: string, answer: Uint8Array])[];
  readonly #steps: readonly Step[];
  #at = 0;
  #said: string[] = [];
  #sequence = 0;
  #bit = 0;
  #socket!: Socket;
  #client: Address | undefined;

  private constructor(path: string, game: ScriptedGame) {
    this.#game = game;
    const { answers, steps } = sessionOf(path, game);
    this.#answers = answers;
    this.#steps = steps;
    this.expected = steps.flatMap((step) => ("says" in step ? step.says : []));
  }

  static async open(transport: Transport, path: string, game: ScriptedGame) {
    const server = new ScriptedServer(path, game);
    const local = { host: "127.0.0.1", port: game.port };
    server.#socket = await transport.open(local, (packet, from) => {
      server.#client = from;
      server.#receive(packet);
    });
    return server;
  }

  get address(): Address {
    return this.#socket.address;
  }

  close(): Promise<void> {
    return this.#socket.close();
  }

  /** Whether all has been sent. */
  get isOver(): boolean {
    return this.#at === this.#steps.length;
  }

  /** Commands that the client said, as they are compared. */
  get said(): readonly string[] {
    return this.heard
      .flatMap(({ messages }) => this.#game.commands(messages))
      .flatMap((command) => this.#game.compared(command) ?? []);
  }

  #receive(bytes: Uint8Array): void {
    const packet = this.#game.wire.read(bytes);
    if (packet === "connectionless") {
      const words = bytesToText(bytes, 4, bytes.length);
      this.words.push(words);
      const answer = this.#answers.find(([asked]) => words.startsWith(asked))?.[1];
      if (answer !== undefined) this.#socket.send(answer, this.#client!);
    } else if (typeof packet === "object" && packet.sequence > this.#sequence) {
      this.#sequence = packet.sequence;
      if (packet.reliable === 1) this.#bit ^= 1;
      this.heard.push({ sequence: packet.sequence, messages: packet.messages.slice() });
      this.#said.push(
        ...this.#game
          .commands(packet.messages)
          .flatMap((command) => this.#game.compared(command) ?? []),
      );
      this.#answer();
    }
  }

  /** Sends the packets up to the captured client's next one. */
  #answer(): void {
    let step = this.#steps[this.#at];
    if (step !== undefined && "says" in step) {
      if (this.#said.length < step.says.length) return this.#put();
      this.#said.splice(0, step.says.length);
      step = this.#steps[++this.#at];
    }
    let count = 0;
    for (; step !== undefined && !("says" in step); step = this.#steps[++this.#at]) {
      this.#put(step);
      count++;
    }
    if (count === 0) this.#put();
  }

  /** Sends a packet: one that is not in the capture has nothing, and no number of its own. */
  #put(step?: Step): void {
    if (step === undefined || "says" in step) return;
    const { sequence, reliable, messages } = step;
    this.sent.push(messages);
    const acknowledged = this.#sequence;
    const bits = { reliable, reliableacknowledged: this.#bit };
    const packet = this.#game.wire.write({ sequence, acknowledged, messages, ...bits });
    this.#socket.send(packet, this.#client!);
  }
}

/** A session of a capture: the words that were answered, and what follows. */
export function sessionOf(path: string, { wire, mirror, commands, compared }: ScriptedGame) {
  const answers: [string, Uint8Array][] = [];
  const steps: Step[] = [];
  let asked: string | undefined;
  const datagrams = datagramsOf(new Uint8Array(readFileSync(path)));
  // The client begins.
  const { port } = datagrams[0]!.destination;
  for (const { source, bytes } of datagrams) {
    const isServers = source.port === port;
    const packet = (isServers ? mirror : wire).read(bytes);
    if (packet === "connectionless") {
      if (!isServers) asked = /^[a-z]+/.exec(bytesToText(bytes, 4, bytes.length))?.[0];
      else if (asked !== undefined) answers.push([asked, bytes]);
    } else if (typeof packet === "object" && isServers) {
      const { sequence, reliable, messages } = packet;
      steps.push({ sequence, reliable, messages });
    } else if (typeof packet === "object" && packet.sequence > 0) {
      // Number 0 is dropped by all servers.
      steps.push({ says: commands(packet.messages).flatMap((one) => compared(one) ?? []) });
    }
  }
  return { answers, steps };
}
