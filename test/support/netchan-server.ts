import { Netchan } from "../../quake/net/netchan/netchan.ts";
import { type Address, addressText } from "../../quake/net/transport/address.ts";
import type { Clock } from "../../quake/net/transport/clock.ts";
import type { Socket, Transport } from "../../quake/net/transport/transport.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import { type ScriptedGame, sessionOf, type Step } from "./scripted-server.ts";

/** Seconds between two packets of the server's. */
const FRAME = 0.05;
/** What captured servers put in a packet at most. */
const PACKET = 8192;

/**
 * A server that says what a captured one said, over a network that may lose it: what was reliable arrives, in packets
 * with numbers of its own. So differences from captured packets lead nowhere.
 */
export class NetchanServer {
  /** The client's commands that were taken, as they are compared, and all that it says. */
  readonly said: string[] = [];
  readonly commands: string[] = [];
  readonly expected: readonly string[];
  /** What was sent reliably, in order. */
  readonly reliable: Uint8Array[] = [];
  /** Packets that came, and their bytes; and those that went out. */
  readonly traffic = { received: 0, bytesReceived: 0, sent: 0, bytesSent: 0 };
  readonly netchan: Netchan;
  readonly #game: ScriptedGame;
  readonly #answers: readonly (readonly [asked: string, answer: Uint8Array])[];
  readonly #steps: readonly Step[];
  readonly #clock: Clock;
  #at = 0;
  #owed: string[] = [];
  #socket!: Socket;
  #client: Address | undefined;

  private constructor(clock: Clock, path: string, game: ScriptedGame) {
    this.#clock = clock;
    this.#game = game;
    const { answers, steps } = sessionOf(path, game);
    this.#answers = answers;
    this.#steps = steps;
    this.expected = steps.flatMap((step) => ("says" in step ? step.says : []));
    this.netchan = new Netchan(game.wire, (packet) => this.#put(packet), {
      packet: PACKET,
      queue: 1 << 20,
    });
  }

  static async open(transport: Transport, clock: Clock, path: string, game: ScriptedGame) {
    const server = new NetchanServer(clock, path, game);
    const local = { host: "127.0.0.1", port: game.port };
    server.#socket = await transport.open(local, (packet, from) => server.#receive(packet, from));
    const frame = (): void => {
      if (server.#client !== undefined) server.#frame();
      clock.after(FRAME, frame);
    };
    frame();
    return server;
  }

  get address(): Address {
    return this.#socket.address;
  }

  get isOver(): boolean {
    return this.#at === this.#steps.length && this.netchan.pending === 0;
  }

  #put(packet: Uint8Array): void {
    this.traffic.sent++;
    this.traffic.bytesSent += packet.length;
    this.#socket.send(packet, this.#client!);
  }

  #receive(bytes: Uint8Array, from: Address): void {
    this.traffic.received++;
    this.traffic.bytesReceived += bytes.length;
    if (this.#game.wire.read(bytes) === "connectionless") {
      const words = bytesToText(bytes, 4, bytes.length);
      const answer = this.#answers.find(([asked]) => words.startsWith(asked))?.[1];
      if (answer !== undefined) this.#socket.send(answer, from);
      return;
    }
    this.#client ??= from;
    if (addressText(this.#client) !== addressText(from)) return;
    const received = this.netchan.receive(this.#clock.now(), bytes);
    if (received === undefined || received.kind === "overflow") return;
    const commands = this.#game.commands(received.bytes);
    this.commands.push(...commands);
    const compared = commands.flatMap((command) => this.#game.compared(command) ?? []);
    this.said.push(...compared);
    this.#owed.push(...compared);
  }

  /** Sends the next packet of the script, once the client has said what it said by then. */
  #frame(): void {
    let step = this.#steps[this.#at];
    while (step !== undefined && "says" in step) {
      if (this.#owed.length < step.says.length) break;
      this.#owed.splice(0, step.says.length);
      step = this.#steps[++this.#at];
    }
    let unreliable = new Uint8Array(0);
    if (step !== undefined && !("says" in step)) {
      this.#at++;
      if (step.reliable === 1) {
        this.netchan.sendReliable(this.#clock.now(), step.messages);
        this.reliable.push(step.messages);
      } else unreliable = new Uint8Array(step.messages);
    }
    this.netchan.sendUnreliable(unreliable, this.#clock.now());
  }
}
