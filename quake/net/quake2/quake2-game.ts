import { dm2, type Dm2Block } from "../../../generated/dm2.ts";
import type { Message } from "../../../generated/quake2.ts";
import type { World } from "../../world/index.ts";
import type { PeerChannel } from "../channel/peer-channel.ts";
import type { ClientGame, Frame, Heard, Moment, Stage } from "../client/client-game.ts";
import { STANDING, type WholeMove } from "../client/moves.ts";
import { CommandHistory } from "../netchan/command-history.ts";
import { Netchan, type NetchanOptions } from "../netchan/netchan.ts";
import { type Quake2Dialect, quake2Bytes } from "./dialects.ts";
import { type Quake2Block, Quake2Blocks } from "./quake2-blocks.ts";
import { Quake2Signon } from "./quake2-signon.ts";

/** What a Quake II client is given. */
export interface Quake2Setup {
  readonly dialect: Quake2Dialect;
  /** Tells the client from others at its address. */
  readonly qport: number;
  /** The words with which the server let it in. */
  readonly words: string;
}

const ATTACK = 1;
const USE = 2;
const ANY = 128;
/** The speed with which a player jumps: any that is fast enough. */
const JUMP = 200;

/** Quake II's part of a client. */
export class Quake2Game implements ClientGame<Message, Dm2Block> {
  readonly container = dm2;
  readonly #setup: Quake2Setup;
  readonly #options: NetchanOptions;
  readonly #signon = new Quake2Signon();
  readonly #blocks = new Quake2Blocks();
  readonly #commands = new CommandHistory();
  #channel!: Netchan;
  /** The last frame of the server's that is known, -1 for none. */
  #known = -1;
  /** Where the player looks, and how far the server has turned him from where his commands look. In degrees. */
  #angles: WholeMove["angles"] = STANDING.angles;
  #turned: WholeMove["angles"] = STANDING.angles;

  constructor(setup: Quake2Setup, options: NetchanOptions) {
    this.#setup = setup;
    this.#options = options;
  }

  get stage(): Stage {
    return this.#signon.stage;
  }

  open(send: (packet: Uint8Array) => void): PeerChannel {
    const { dialect, qport, words } = this.#setup;
    this.#channel = new Netchan(dialect.wire(qport, words), send, this.#options);
    return this.#channel;
  }

  greeting(): Uint8Array {
    return this.commands(["new"]);
  }

  goodbye(): Uint8Array {
    return this.commands(["disconnect"]);
  }

  read(bytes: Uint8Array, _now: number, angles: WholeMove["angles"]): Quake2Block {
    this.#angles = angles;
    return this.#blocks.packet(bytes);
  }

  hear(message: Message): Heard {
    const before = this.stage;
    const commands = this.#signon.answer(message);
    switch (message.type) {
      case "serverdata":
        this.#known = -1;
        this.#turned = STANDING.angles;
        return { commands };
      case "zpacket":
        return this.#blocks
          .within(message)
          .map((one) => this.hear(one))
          .reduce(both, {});
      case "playerinfo":
      case "frame":
        return { commands, ...this.#turn(message.delta_angles) };
      case "reconnect":
        return { commands, over: { message: "the server begins anew: connect once more" } };
      case "disconnect":
        return { commands, over: { message: "the server ended the game" } };
      default:
        // All is there of the level, and its map among it.
        return { commands, begins: before < 3 && this.stage === 3 };
    }
  }

  /** The server turns the player: his commands look where they did. */
  #turn(turned: WholeMove["angles"] | undefined): Heard {
    if (turned === undefined) return {};
    const before = this.#turned;
    this.#turned = turned;
    const [pitch, yaw, roll] = this.#angles.map((angle, i) => angle + turned[i]! - before[i]!);
    return { angles: (this.#angles = [pitch!, yaw!, roll!]) };
  }

  see({ frame, complete }: World): void {
    this.#known = complete ? frame! : -1;
  }

  commands(texts: readonly string[]): Uint8Array {
    const { dialect } = this.#setup;
    return quake2Bytes(
      dialect,
      texts.map((text) => ({ type: "stringcmd", text })),
    );
  }

  /** Servers send what must arrive when packets come: there is one in each frame, with a move or without. */
  frame({ now, moveInterval }: Moment, take: () => WholeMove): Frame<Dm2Block> {
    const due = now + moveInterval;
    if (this.stage !== 4) return { message: new Uint8Array(0), due };
    if (!this.#commands.isDue(now)) return { message: undefined, due };
    const { dialect } = this.#setup;
    const move = this.#relative(take());
    const sent = this.#commands.next(now, moveInterval, move, buttonsOf(move));
    const bytes = quake2Bytes(dialect, [dialect.move(sent, this.#known)]);
    dialect.seal(bytes, this.#channel.outgoing);
    return { message: bytes, due };
  }

  /** What a player wants as his commands have it: without the turns that the server adds; a jump is a movement. */
  #relative(move: WholeMove): WholeMove {
    const [pitch, yaw, roll] = move.angles.map((angle, i) => angle - this.#turned[i]!);
    const up = move.jump ? Math.max(JUMP, move.up) : move.up;
    return { ...move, angles: [pitch!, yaw!, roll!], up };
  }
}

function buttonsOf({ attack, use, jump }: WholeMove): number {
  return (attack ? ATTACK : 0) | (use ? USE : 0) | (attack || use || jump ? ANY : 0);
}

/** What two messages of one packet ask for. */
function both(a: Heard, b: Heard): Heard {
  const commands = [...(a.commands ?? []), ...(b.commands ?? [])];
  return { ...a, ...b, commands, begins: a.begins === true || b.begins === true };
}
