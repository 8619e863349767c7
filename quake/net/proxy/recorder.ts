import { stayingIn } from "../../edit/messages.ts";
import { type Family, familyOf } from "../../edit/family/index.ts";
import {
  type RecordedBlock,
  RecordingEncoder,
  type WritableBlock,
} from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { written, Writer } from "../../../runtime/bytes/writer.ts";
import { NETQUAKE_RECORDING, type RecordingStyle } from "./recording-style.ts";

/** Where recordings are kept. */
export interface RecordingTarget {
  /** Begins the next recording. Throws what keeps it from doing so. */
  open(): RecordingFile;
}

/** A recording while it is written. */
export interface RecordingFile {
  /** Appends bytes, all or none of them. Throws what keeps it from doing so. */
  write(bytes: Uint8Array): void;
  /** Nothing follows. */
  close(): void;
}

/** How a recording is written. */
export interface RecorderOptions {
  /** The CD track that whoever plays it hears, -1 for the level's own: -1 by default. NetQuake's recordings have it alone. */
  readonly cdtrack?: number;
  /** How the game records: `NETQUAKE_RECORDING` by default, `QUAKEWORLD_RECORDING` or `QUAKE2_RECORDING`. */
  readonly style?: RecordingStyle;
}

/** This many recordings are begun, whatever a server says; all that follows goes into the last. */
const MOST_FILES = 1000;

type Writable = WritableBlock<object, AnyMessage>;

/**
 * Writes what a server tells a client as recordings that id's client plays, one a level. Each block is handed on when
 * it comes, so that a recording is whole up to its last block whatever happens. Angles are degrees.
 *
 * What is not in it: messages that only say that the server is there (ERRATA 118), and the command `reconnect`, which
 * would make whoever plays it wait for a server. What is not understood is written as it came.
 */
export class Recorder {
  readonly #target: RecordingTarget;
  readonly #style: RecordingStyle;
  readonly #family: Family;
  readonly #header: Uint8Array;
  readonly #ended: () => void;
  readonly #encoder: RecordingEncoder<object, AnyMessage, unknown, unknown>;
  readonly #w = new Writer(8192);
  #file: RecordingFile | undefined;
  /** A level has begun in the present recording, and was shown. */
  #hasLevel = false;
  #isShown = false;
  #last: Writable | undefined;
  #isOver = false;
  /** What kept it from being written, where anything did. */
  failure: unknown;
  /** Recordings begun. */
  files = 0;
  /** Blocks written. */
  blocks = 0;
  /** Bytes written. */
  bytes = 0;

  /**
   * Nothing is opened before the first block.
   *
   * @param ended called once when nothing is written any more
   * @throws RangeError for a CD track that is invalid
   */
  constructor(
    target: RecordingTarget,
    { cdtrack = -1, style = NETQUAKE_RECORDING }: RecorderOptions = {},
    ended: () => void = () => {},
  ) {
    if (!Number.isInteger(cdtrack) || cdtrack < -1 || cdtrack > 255)
      throw new RangeError(`the CD track ${cdtrack}: expected a whole number from -1 to 255`);
    this.#target = target;
    this.#ended = ended;
    this.#style = style;
    this.#family = familyOf(style.container);
    this.#encoder = new RecordingEncoder(style.container);
    this.#header = style.header(cdtrack);
  }

  /** Whether nothing is written any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * Writes a block. Does nothing when the recording is over.
   *
   * @throws what the target throws; the recording is over then, and what was written of it stays
   */
  take(block: RecordedBlock): void {
    if (this.#isOver) return;
    try {
      const kept = this.#style.kept(stayingIn(this.#family, block) as Writable, block);
      if (kept === undefined) return;
      if (this.#begins(block)) this.#endFile();
      if (this.#file === undefined) this.#open();
      this.#write(kept, block);
    } catch (error) {
      this.#isOver = true;
      this.failure = error;
      this.#close();
      this.#ended();
      throw error;
    }
    this.#isShown ||= block.messages.some((message) => this.#family.shows(message));
  }

  /** Whether a recording of its own begins here: not where the one before has nothing to show. */
  #begins({ messages, unknownProtocol }: RecordedBlock): boolean {
    // Whatever else is in a protocol that is not described, nothing is known to be shown.
    const isLevel =
      unknownProtocol !== undefined || messages.some((message) => this.#family.begins(message));
    const begins = isLevel && this.#hasLevel && this.#isShown && this.files < MOST_FILES;
    this.#hasLevel ||= isLevel;
    return begins;
  }

  #open(): void {
    this.#file = this.#target.open();
    this.files++;
    this.#put(this.#header);
  }

  /** @param original what came, where nothing was taken out of it: its bytes are written */
  #write(block: Writable, original?: RecordedBlock): void {
    this.#w.offset = 0;
    if (block === original) this.#style.container.encodeBlock(this.#w, original.block);
    else this.#encoder.write(this.#w, block);
    this.#put(written(this.#w));
    this.#last = block;
    this.blocks++;
  }

  #put(bytes: Uint8Array): void {
    this.#file!.write(bytes);
    this.bytes += bytes.length;
  }

  /** Ends the present recording as id's client does (ERRATA 21). */
  #endFile(): void {
    const ending = this.#last && this.#style.ending(this.#family, this.#last);
    if (ending !== undefined) this.#write(ending);
    this.#last = undefined;
    this.#isShown = false;
    this.#close();
  }

  #close(): void {
    this.#file?.close();
    this.#file = undefined;
  }

  /**
   * Ends the recording. Does nothing when it is over.
   *
   * @throws what the target throws; what was written stays
   */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    try {
      this.#endFile();
    } finally {
      this.#close();
      this.#ended();
    }
  }
}
