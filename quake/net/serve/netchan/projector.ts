import { type Conversion } from "../../../convert/index.ts";
import { cut, type Edit, type EditedPart } from "../../../edit/index.ts";
import { type Family, familyOf, type Gap } from "../../../edit/family/index.ts";
import { type Follower, followerOf } from "../../../world/index.ts";
import {
  type AnyContainer,
  firstCodec,
  type Part,
  PlayTime,
  type Protocol,
  protocolsOf,
  readRecording,
  type RecordedBlock,
  RecordingDecoder,
  RecordingEncoder,
  withCodecs,
} from "../../../../recording/index.ts";
import type { AnyMessage } from "../../../../runtime/codec.ts";
import { written, Writer } from "../../../../runtime/bytes/writer.ts";
import type { Encoded, ServedGame } from "./served-game.ts";

/** What of a recording is shown at a moment. */
export interface Shown {
  /** Seconds of play. */
  readonly at: number;
  /** A level begins with it. */
  readonly begins: boolean;
  /** What must arrive. */
  readonly lasting: readonly Encoded[];
  /** A frame, which may be lost: nothing where none is shown. */
  readonly frame: Uint8Array | undefined;
}

/** What is projected. */
export interface Film {
  readonly container: AnyContainer;
  readonly bytes: Uint8Array;
}

/** Makes of the parts of one recording those of another one: of all players, one's. */
export type Lens = () => Conversion | undefined;

/**
 * Goes through a recording from some second on, and gives what a client is sent: frames are whole, since any of them may
 * be lost. It works as long as it is asked to, so that others are not kept waiting.
 */
export class Projector {
  readonly #game: ServedGame;
  readonly #parts: Iterator<Part>;
  readonly #edits: readonly Edit[];
  readonly #reread: Reread;
  readonly #frames: FrameMaker;
  #isOver = false;

  /** @param from seconds of play */
  constructor(game: ServedGame, film: Film, from: number, lens: Lens) {
    this.#game = game;
    this.#parts = readRecording(film.container, film.bytes)[Symbol.iterator]();
    const conversion = lens();
    this.#edits = [
      ...(from > 0 ? [cut(film.container, { time: { from, to: Infinity } })] : []),
      ...(conversion === undefined ? [] : [conversion]),
    ];
    this.#reread = new Reread(film.container, conversion?.target);
    this.#frames = new FrameMaker(this.#game, from);
  }

  /** Whether nothing follows what was given. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Goes through that many parts. Throws EditError where the recording does not show what is asked for. */
  advance(parts: number): Shown[] {
    const shown: Shown[] = [];
    for (let i = 0; i < parts && !this.#isOver; i++) {
      const { done, value } = this.#parts.next();
      this.#isOver = done === true;
      for (const block of this.#through(done ? undefined : value)) {
        const one = this.#frames.take(block);
        if (one !== undefined) shown.push(one);
      }
    }
    return shown;
  }

  /** The blocks that come of a part, or of the end. */
  #through(part: Part | undefined): RecordedBlock[] {
    let parts: Part[] = part === undefined ? [] : [part];
    for (const edit of this.#edits) {
      const next = parts.flatMap((one) => [...this.#reread.parts(edit.take(one), edit)]);
      if (part === undefined) next.push(...this.#reread.parts(edit.end(), edit));
      parts = next;
    }
    return parts.filter((one) => one.kind === "block");
  }
}

/** Reads again what an edit has made: who follows needs bytes, and worlds. */
class Reread {
  readonly #containers: readonly [AnyContainer, AnyContainer];
  readonly #stages = new Map<
    Edit,
    [RecordingEncoder<any, any, any, any>, RecordingDecoder<any, any, any, any>]
  >();
  readonly #w = new Writer(8192);

  constructor(source: AnyContainer, target: AnyContainer = source) {
    this.#containers = [source, target];
  }

  *parts(edited: Iterable<EditedPart>, edit: Edit): Generator<Part, void> {
    const [encoder, decoder] = this.#stage(edit);
    for (const one of edited) {
      this.#w.offset = 0;
      encoder.write(this.#w, one);
      yield* decoder.push(written(this.#w).slice());
    }
  }

  #stage(edit: Edit) {
    let stage = this.#stages.get(edit);
    if (stage === undefined) {
      const [source, target] = this.#containers;
      const container = "target" in edit ? target : source;
      stage = [new RecordingEncoder(container), new RecordingDecoder(container, { live: true })];
      this.#stages.set(edit, stage);
    }
    return stage;
  }
}

/** Makes of blocks what a client is sent. */
class FrameMaker {
  readonly #game: ServedGame;
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #gap: Gap;
  readonly #protocol: Protocol;
  readonly #time = new PlayTime();
  readonly #from: number;
  readonly #w = new Writer(8192);
  #angles: readonly [number, number, number] | undefined;

  constructor(game: ServedGame, from: number) {
    const { container } = game;
    this.#game = game;
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#gap = this.#family.gap(true);
    this.#protocol = protocolsOf<AnyMessage>(container, false).get(this.#family.protocol)!;
    this.#from = from;
  }

  take(part: RecordedBlock): Shown | undefined {
    const worlds = this.#follower.follow(part);
    for (const { time } of worlds) this.#time.tick(time);
    if ("viewangles" in part.block)
      this.#angles = part.block.viewangles as [number, number, number];
    if (part.protocol !== this.#family.protocol) return undefined;
    const { messages, version } = this.#gap.keep(part, worlds);
    const lasting: Encoded[] = [];
    const passing: Uint8Array[] = [];
    let [begins, shows] = [false, false];
    const codec = firstCodec(this.#protocol, version);
    for (const [message, own] of withCodecs(this.#protocol, codec, messages)) {
      begins ||= this.#family.begins(message);
      shows ||= this.#family.shows(message);
      const kept = this.#game.shown(message);
      if (kept === undefined) continue;
      this.#w.offset = 0;
      own.encode(this.#w, kept);
      const bytes = written(this.#w).slice();
      if (this.#game.passing.has(kept.type)) passing.push(bytes);
      else lasting.push({ message: kept, bytes });
    }
    if (lasting.length + passing.length === 0) return undefined;
    if (begins && this.#follower.clockPerLevel) this.#time.restart();
    const turn = shows && this.#angles !== undefined ? [this.#game.turn(this.#angles)] : [];
    const frame = passing.length > 0 ? Buffer.concat([...turn, ...passing]) : undefined;
    return { at: this.#from + this.#time.seconds, begins, lasting, frame };
  }
}
