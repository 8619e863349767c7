import { stayingIn } from "../../edit/messages.ts";
import { familyOf } from "../../edit/family/index.ts";
import { dem, type DemBlock } from "../../../generated/dem.ts";
import type { Message } from "../../../generated/netquake.ts";
import { RecordingEncoder, type WritableBlock } from "../../../recording/index.ts";
import { textToBytes } from "../../../runtime/bytes/text.ts";
import { written, Writer } from "../../../runtime/bytes/writer.ts";
import type { ServerBlock } from "../client/client-events.ts";

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
  /** The CD track that whoever plays it hears, -1 for the level's own: -1 by default. */
  readonly cdtrack?: number;
}

/** This many recordings are begun, whatever a server says; all that follows goes into the last. */
const MOST_FILES = 1000;

const NETQUAKE = familyOf(dem);

/**
 * Writes what a server tells a client as recordings that id's client plays, one a level. Each block is handed on when
 * it comes, so that a recording is whole up to its last block whatever happens. Angles are degrees.
 *
 * What is not in it: messages that only say that the server is there (ERRATA 118), and the command `reconnect`, which
 * would make whoever plays it wait for a server. What is not understood is written as it came.
 */
export class Recorder {
  readonly #target: RecordingTarget;
  readonly #header: Uint8Array;
  readonly #ended: () => void;
  readonly #encoder = new RecordingEncoder(dem);
  readonly #w = new Writer(8192);
  #file: RecordingFile | undefined;
  /** A level has begun in the present recording, and was shown. */
  #hasLevel = false;
  #isShown = false;
  #last: WritableBlock<DemBlock, Message> | undefined;
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
    { cdtrack = -1 }: RecorderOptions = {},
    ended: () => void = () => {},
  ) {
    if (!Number.isInteger(cdtrack) || cdtrack < -1 || cdtrack > 255)
      throw new RangeError(`the CD track ${cdtrack}: expected a whole number from -1 to 255`);
    this.#target = target;
    this.#ended = ended;
    this.#header = textToBytes(`${cdtrack}\n`);
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
  take(block: ServerBlock): void {
    if (this.#isOver) return;
    const kept = stayingIn(NETQUAKE, block) as WritableBlock<DemBlock, Message>;
    if (isIdle(kept, block)) return;
    try {
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
    this.#isShown ||= block.messages.some((message) => NETQUAKE.shows(message));
  }

  /** Whether a recording of its own begins here: not where the one before has nothing to show. */
  #begins({ messages, unknownProtocol }: ServerBlock): boolean {
    // Whatever else is in a protocol that is not described, nothing is known to be shown.
    const isLevel =
      unknownProtocol !== undefined || messages.some((message) => NETQUAKE.begins(message));
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
  #write(block: WritableBlock<DemBlock, Message>, original?: ServerBlock): void {
    this.#w.offset = 0;
    if (block === original) dem.encodeBlock(this.#w, original.block);
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
    const ending = this.#last && NETQUAKE.ending(this.#last, undefined);
    if (ending !== undefined) this.#write(ending as WritableBlock<DemBlock, Message>);
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

/** Whether nothing happens in a block: its server says that it is there, or what it says is left out. */
function isIdle(kept: WritableBlock<DemBlock, Message>, { body }: ServerBlock): boolean {
  if (body.length === 0) return true;
  const { messages, undecoded } = kept;
  return (
    undecoded === undefined && messages.every((message) => NETQUAKE.roles.is(message, "nothing"))
  );
}
