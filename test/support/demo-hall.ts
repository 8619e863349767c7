import { dem } from "../../generated/dem.ts";
import type { Message } from "../../generated/netquake.ts";
import { type Address, sameAddress } from "../../quake/net/transport/address.ts";
import { Channel } from "../../quake/net/channel/channel.ts";
import { ClientMessages } from "../../quake/net/netquake/client-messages.ts";
import type { Clock } from "../../quake/net/transport/clock.ts";
import { controlPacket, type NewControl, readControl } from "../../quake/net/channel/control.ts";
import type { Reel } from "../../quake/net/serve/reel/reel.ts";
import type { RecordingFile, RecordingTarget } from "../../quake/net/proxy/recorder.ts";
import { ServerBlocks } from "../../quake/net/netquake/server-blocks.ts";
import { Signon } from "../../quake/net/netquake/signon.ts";
import type { Socket, Transport } from "../../quake/net/transport/transport.ts";
import { readRecording, type RecordedBlock } from "../../recording/index.ts";
import { fixtures } from "./corpus.ts";

export const HALL: Address = { host: "127.0.0.1", port: 26000 };

/** A recording that is part of the project: 15 seconds of a deathmatch. */
export const FIXTURE: Uint8Array = fixtures("dp_server_p15.dem")[0]!.bytes();

/** Its first four seconds, without an end. */
export const SHORT: Uint8Array = FIXTURE.subarray(0, blocksOf(FIXTURE)[300]!.offset);

/** Its sign-on, and a little more than a second. */
export const TINY: Uint8Array = FIXTURE.subarray(0, blocksOf(FIXTURE)[100]!.offset);

/** The same level twice in one file. */
export const TWO_LEVELS: Uint8Array = Uint8Array.from([...TINY, ...TINY.subarray(3)]);

/** The blocks of a recording. */
export function blocksOf(bytes: Uint8Array): RecordedBlock<object, Message>[] {
  return [...readRecording(dem, bytes)].flatMap((part) => (part.kind === "block" ? [part] : []));
}

/** What a message of the channel brought. */
export interface Heard {
  readonly bytes: Uint8Array;
  readonly isReliable: boolean;
}

/** What whoever watches a reel is sent, in order. */
export function sentOf({ blocks }: Reel): Heard[] {
  return blocks.flatMap(({ packets, isReliable }) =>
    packets.map((bytes) => ({ bytes, isReliable })),
  );
}

/** The same as lines of text, which are quick to compare and short to show where they differ. */
export function linesOf(heard: readonly Heard[]): string[] {
  return heard.map(({ bytes, isReliable }) => `${isReliable ? "!" : "?"} ${hex(bytes)}`);
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

/** Recordings in memory. */
export class MemoryTarget implements RecordingTarget {
  readonly #pieces: Uint8Array[][] = [];
  closed = 0;

  /** @param room bytes that may be written in all */
  constructor(public room = Infinity) {}

  get files(): Uint8Array[] {
    return this.#pieces.map((pieces) => Buffer.concat(pieces));
  }

  open(): RecordingFile {
    const pieces: Uint8Array[] = [];
    this.#pieces.push(pieces);
    return {
      write: (bytes) => {
        if (bytes.length > this.room) throw new Error("no room is left");
        this.room -= bytes.length;
        pieces.push(bytes.slice());
      },
      close: () => this.closed++,
    };
  }
}

/** As little of a client as a server needs: it signs on and keeps what it gets, and does not look at it. */
export class Puppet {
  readonly heard: Heard[] = [];
  readonly answers: NewControl[] = [];
  readonly #clock: Clock;
  readonly #signon = new Signon({ name: "puppet", colors: [1, 2], spawnParms: "" });
  readonly #blocks = new ServerBlocks();
  readonly #words = new ClientMessages(false);
  readonly channel: Channel;
  readonly socket: Socket;
  server: Address;
  /** Sends nothing. */
  isSilent = false;
  /** Answers nothing, and acknowledges what comes. */
  isMute = false;

  private constructor(clock: Clock, socket: Socket, server: Address) {
    this.#clock = clock;
    this.socket = socket;
    this.server = server;
    this.channel = new Channel((packet) => {
      if (!this.isSilent) socket.send(packet, this.server);
    });
  }

  static async open(transport: Transport, clock: Clock, server = HALL, host = "127.0.0.1") {
    let puppet: Puppet | undefined;
    const socket = await transport.open({ host, port: 0 }, (packet, from) =>
      puppet!.#receive(packet, from),
    );
    return (puppet = new Puppet(clock, socket, server));
  }

  ask(question: NewControl): void {
    this.socket.send(controlPacket(question), this.server);
  }

  connect(): void {
    this.ask({ type: "ccreq_connect", game: "QUAKE", version: 3 });
  }

  say(...messages: Parameters<ClientMessages["encode"]>[0]): void {
    this.channel.sendUnreliable(this.#words.encode(messages));
  }

  /** Sends again what was not acknowledged, for as long as there is anything. */
  resend(): void {
    this.channel.tick(this.#clock.now());
    this.#clock.after(0.25, () => this.resend());
  }

  #receive(packet: Uint8Array, from: Address): void {
    if (!sameAddress(from, this.server)) return;
    const answer = readControl(packet);
    if (answer !== undefined) {
      this.answers.push(answer);
      return;
    }
    const received = this.channel.receive(this.#clock.now(), packet);
    if (received === undefined || received.kind === "overflow") return;
    const isReliable = received.kind === "reliable";
    this.heard.push({ bytes: received.bytes, isReliable });
    if (isReliable && !this.isSilent && !this.isMute) this.#answer(received.bytes);
  }

  #answer(bytes: Uint8Array): void {
    for (const message of this.#blocks.read(bytes, [0, 0, 0]).messages) {
      const texts = this.#signon.answer(message);
      if (texts.length === 0) continue;
      const words = texts.map((text) => ({ type: "stringcmd" as const, text }));
      this.channel.sendReliable(this.#clock.now(), this.#words.encode(words));
    }
  }

  /** All that it heard. */
  get lines(): string[] {
    return linesOf(this.heard);
  }
}
