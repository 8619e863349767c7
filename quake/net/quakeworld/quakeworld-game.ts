import type { Message } from "../../../generated/quakeworld.ts";
import { codecs, type Message as ClientMessage } from "../../../generated/quakeworld_client.ts";
import { quakeworld_client_packet } from "../../../generated/quakeworld_client_packet.ts";
import { quakeworld_packet } from "../../../generated/quakeworld_packet.ts";
import { qwd, type QwdBlock } from "../../../generated/qwd.ts";
import { currentCodec } from "../../../recording/index.ts";
import { bytesOf } from "../bytes-of.ts";
import type { World } from "../../world/index.ts";
import type { PeerChannel } from "../channel/peer-channel.ts";
import type { ClientGame, Frame, Heard, Moment, Stage } from "../client/client-game.ts";
import type { WholeMove } from "../client/moves.ts";
import { CommandHistory } from "../netchan/command-history.ts";
import { quakeworldChecksum } from "../netchan/move-checksum.ts";
import { Netchan, type NetchanOptions } from "../netchan/netchan.ts";
import { schemaWire } from "../netchan/netchan-wire.ts";
import { NetError } from "../transport/errors.ts";
import type { Extensions } from "./extensions.ts";
import { type QuakeworldBlock, QuakeworldBlocks } from "./quakeworld-blocks.ts";
import { type MapChecksum, QuakeworldSignon } from "./quakeworld-signon.ts";

/** What a QuakeWorld client is given. */
export interface QuakeworldSetup {
  /** Tells the client from others at its address: 16 bits. */
  readonly qport: number;
  readonly checksum: MapChecksum;
  readonly extensions: Extensions;
  /** Seconds of the clock at which its recording begins. */
  readonly start: number;
}

/** The frames that a server remembers (UPDATE_BACKUP), without the last. */
const REMEMBERED = 63;
const ATTACK = 1;
const JUMP = 2;
const USE = 4;
const ENDED = { message: "the server ended the game" };

const codec = currentCodec(codecs);

/** QuakeWorld's part of a client. */
export class QuakeworldGame implements ClientGame<Message, QwdBlock> {
  readonly container = qwd;
  readonly #setup: QuakeworldSetup;
  readonly #options: NetchanOptions;
  readonly #signon: QuakeworldSignon;
  readonly #blocks = new QuakeworldBlocks();
  readonly #commands = new CommandHistory();
  #channel!: Netchan;
  /** The last packet of the server's whose entities are known. */
  #known = -Infinity;

  constructor(setup: QuakeworldSetup, options: NetchanOptions) {
    this.#setup = setup;
    this.#options = options;
    this.#signon = new QuakeworldSignon(setup.checksum, setup.extensions);
  }

  get stage(): Stage {
    return this.#signon.stage;
  }

  open(send: (packet: Uint8Array) => void): PeerChannel {
    const own = { qport: this.#setup.qport };
    const wire = schemaWire(quakeworld_packet, quakeworld_client_packet, own);
    this.#channel = new Netchan(wire, send, this.#options);
    return this.#channel;
  }

  greeting(): Uint8Array {
    return this.commands(["new"]);
  }

  goodbye(): Uint8Array {
    return this.commands(["drop"]);
  }

  read(bytes: Uint8Array, now: number): QuakeworldBlock {
    return this.#blocks.packet(this.#time(now), this.#channel.heard!, bytes);
  }

  hear(message: Message): Heard {
    const { map, stage } = this.#signon;
    const answer = this.#signon.answer(message);
    switch (message.type) {
      case "serverdata":
        this.#known = -Infinity;
        return answer;
      case "setangle":
        return { ...answer, angles: message.angles };
      case "disconnect":
        return {
          ...answer,
          over: stage === 2 ? this.#refusal(map) : ENDED,
        };
      default:
        // The level has its map's name when its models are there.
        return map === "" && this.#signon.map !== "" ? { ...answer, begins: true } : answer;
    }
  }

  /** Servers drop a client right after it has given them the checksum of another map. */
  #refusal(map: string): NonNullable<Heard["over"]> {
    const checksum = this.#setup.checksum(map);
    const given =
      checksum === undefined ? "no checksum was given" : `the checksum given is ${checksum}`;
    const message = `the server ended the game while it looked at ${map}, of which ${given}: give the map's file, or its checksum, unless the server says why`;
    return { message, error: new NetError("rejected", message) };
  }

  see({ frame, complete }: World): void {
    this.#known = complete ? frame! : -Infinity;
  }

  commands(texts: readonly string[]): Uint8Array {
    return bytesOf(
      codec,
      texts.map((text) => ({ type: "stringcmd", text })),
    );
  }

  /** The server answers packets: it has one in each frame, with a move or without. */
  frame({ now, moveInterval }: Moment, take: () => WholeMove): Frame<QwdBlock> {
    const due = now + moveInterval;
    if (this.stage !== 4) return { message: new Uint8Array(0), due };
    if (!this.#commands.isDue(now)) return { message: undefined, due };
    const move = take();
    const [oldest, old, next] = this.#commands.next(now, moveInterval, move, buttonsOf(move));
    const whole: ClientMessage = {
      type: "move",
      checksum: 0,
      lossage: this.#loss(),
      oldest,
      old,
      new: next,
    };
    const bytes = bytesOf(codec, [whole]);
    bytes[1] = quakeworldChecksum(this.#channel.outgoing, bytes.subarray(2));
    const block = this.#blocks.command(this.#time(now), this.#commands.last, move.angles);
    return { message: joined(bytes, this.#delta()), due, block };
  }

  /** What entities may be distinguished from, where the server still knows it. */
  #delta(): Uint8Array {
    const isKnown = this.#channel.heard!.sequence - this.#known < REMEMBERED;
    return bytesOf(codec, isKnown ? [{ type: "delta", sequence: this.#known & 0xff }] : []);
  }

  /** How many percent of the server's packets did not come. */
  #loss(): number {
    const { missed, received } = this.#channel.statistics;
    // Some came: else there would be no game.
    return Math.round((100 * missed) / (missed + received));
  }

  #time(now: number): number {
    return Math.fround(now - this.#setup.start);
  }
}

function buttonsOf({ attack, jump, use }: WholeMove): number {
  return (attack ? ATTACK : 0) | (jump ? JUMP : 0) | (use ? USE : 0);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
