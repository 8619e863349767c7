import { dem, type DemBlock } from "../../../../generated/dem.ts";
import type { Message } from "../../../../generated/netquake.ts";
import {
  firstCodec,
  type Part,
  type Protocol,
  protocolsOf,
  type RecordedBlock,
  type RecordedHeader,
  RecordingDecoder,
  type ReadOptions,
  rolesOf,
} from "../../../../recording/index.ts";
import { type Follower, followerOf } from "../../../world/index.ts";
import { messageGroups } from "./message-groups.ts";
import { PackedBytes } from "./packed-bytes.ts";
import { type Reel, type ReelBlock, ReelError } from "./reel.ts";
import { isFrame, isKeepAlive, led, ReelScreen, type ShownBlock } from "./reel-block.ts";
import { ReelClock } from "./reel-clock.ts";
import { StuffedFilter } from "./stuffed-filter.ts";

/** How a recording is made ready. */
export interface ReelOptions extends ReadOptions {
  /** Whoever watches looks where the recording's camera looked: yes by default. */
  readonly followsView?: boolean;
  /** Shows all that a recording has: also console commands, and what is not understood. */
  readonly isTrusted?: boolean;
  /** How much memory it may take, in bytes: 512 MiB by default. */
  readonly limit?: number;
}

/** What the largest packets are that clients of a protocol take, in bytes of messages. */
interface Limits {
  readonly datagram: number;
  readonly message: number;
}

/** What `serverinfo` says of id's protocol. All others that are described are FitzQuake's, and what comes from it. */
const QUAKE_VERSION = 15;
/** ERRATA 103. */
const QUAKE: Limits = { datagram: 1024, message: 8000 };
const FITZQUAKE: Limits = { datagram: 1400, message: 32000 };

const ROLES = rolesOf(dem);

/** More in one block is no server's, and no client would have room for it. */
const LARGEST_BLOCK = 1 << 18;

/** What a block takes beside its bytes, as an object in memory. */
const EACH = 256;

/**
 * Makes a recording ready to be shown, as its bytes come. Holds the recording once, in no more memory than the limit.
 * Times are seconds; the camera's angles become messages, in steps of 360/256 degrees.
 *
 * @throws ReelError where it cannot be shown, and says why; RangeError for a version or a reading that there is not;
 *   what the pieces throw
 */
export async function readReel(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReelOptions = {},
): Promise<Reel> {
  const decoder = new RecordingDecoder(dem, options);
  const builder = new ReelBuilder(options);
  for await (const chunk of chunks) {
    builder.expectRoom(chunk.length);
    for (const part of decoder.push(chunk)) builder.take(part);
  }
  for (const part of decoder.end()) builder.take(part);
  return builder.finish();
}

class ReelBuilder {
  readonly #protocol: Protocol<Message> = protocolsOf<Message>(dem, false).get("netquake")!;
  readonly #screen: ReelScreen;
  readonly #follower: Follower = followerOf(dem)!;
  readonly #clock = new ReelClock();
  readonly #blocks: ReelBlock[] = [];
  readonly #bytes = new PackedBytes();
  readonly #followsView: boolean;
  readonly #limit: number;
  /** Bytes of the recording that have come. */
  #read = 0;
  #levels = 0;
  #first: { readonly map: string; readonly title: string } | undefined;
  #isFitzQuake = false;
  /** A level has begun, and the last block has not what a client answers. */
  #isOpening = false;

  constructor({ followsView = true, isTrusted = false, limit = 1 << 29 }: ReelOptions) {
    this.#screen = new ReelScreen(this.#protocol, new StuffedFilter(isTrusted), isTrusted);
    this.#followsView = followsView;
    this.#limit = limit;
  }

  take(part: Part<DemBlock, Message>): void {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind === "block") this.#take(part);
  }

  #take(part: RecordedBlock<DemBlock, Message>): void {
    refuseUnknown(part);
    const shown = this.#screen.show(part);
    if (shown.run.bytes.length === 0 || isKeepAlive(shown)) return;
    const begins = shown.messages.some((message) => ROLES.is(message, "level"));
    if (begins) this.#begin(part);
    const stage = stageOf(shown.messages);
    if (stage === 0) this.#tick(shown.messages);
    const packets = this.#packets(part, shown);
    this.#add({ at: this.#clock.seconds, stage, begins, ...packets }, this.#limits(part).message);
    this.#expect(this.#bytes.length + this.#blocks.length * EACH);
  }

  /**
   * What begins a level goes in one message, up to where the client answers. QuakeSpasm stops with an error where another
   * one comes while it loads the models (CL_KeepaliveMessage).
   */
  #add(block: ReelBlock, longest: number): void {
    const last = this.#blocks.at(-1);
    const whole =
      this.#isOpening && block.isReliable ? [...last!.packets, ...block.packets] : undefined;
    if (whole !== undefined && whole.reduce((sum, { length }) => sum + length, 0) <= longest)
      this.#blocks[this.#blocks.length - 1] = {
        ...block,
        at: last!.at,
        begins: true,
        packets: [this.#bytes.keep(Buffer.concat(whole))],
      };
    else this.#blocks.push(block);
    this.#isOpening = (block.begins || this.#isOpening) && block.isReliable && block.stage === 0;
  }

  /** This many further bytes come. Throws ReelError where there is no room for them: they may be a single block. */
  expectRoom(bytes: number): void {
    this.#expect((this.#read += bytes));
  }

  #expect(memory: number): void {
    if (memory > this.#limit)
      throw new ReelError(`it takes more than ${this.#limit} bytes of memory: cut it, or split it`);
  }

  #begin(part: RecordedBlock<DemBlock, Message>): void {
    this.#levels++;
    this.#clock.begin();
    this.#follower.follow(part);
    const { map, title } = this.#follower.level;
    this.#first ??= { map, title };
  }

  #tick(messages: readonly Message[]): void {
    for (const message of messages) {
      const meaning = ROLES.of(message);
      const seconds = meaning.beginsMoment ? meaning.seconds(message) : undefined;
      if (seconds !== undefined) this.#clock.tick(seconds);
    }
  }

  #packets(part: RecordedBlock<DemBlock, Message>, shown: ShownBlock) {
    const limits = this.#limits(part);
    const { length } = shown.run.bytes;
    if (length > LARGEST_BLOCK)
      throw new ReelError(
        `block ${part.index} has ${length} bytes of messages, which is more than a client takes`,
      );
    if (isFrame(shown.messages)) {
      if (this.#levels === 0)
        throw new ReelError(
          `block ${part.index} is a frame, and no level has begun: a client needs the recording from a level's beginning on`,
        );
      const run = this.#followsView ? led(this.#screen.setangle(part), shown.run) : shown.run;
      const packets = messageGroups(run, limits.datagram);
      this.#clock.frame();
      if (packets !== undefined) return { isReliable: false, packets: this.#keep(packets) };
    }
    const packets = messageGroups(shown.run, limits.message);
    if (packets === undefined)
      throw new ReelError(
        `block ${part.index} has a message of more than ${limits.message} bytes, which is more than a client takes`,
      );
    return { isReliable: true, packets: this.#keep(packets) };
  }

  #keep(packets: readonly Uint8Array[]): Uint8Array[] {
    return packets.map((packet) => this.#bytes.keep(packet));
  }

  #limits(part: RecordedBlock<DemBlock, Message>): Limits {
    const codec = firstCodec(this.#protocol, part.version);
    // A block's first message may tell of the version that the others are in.
    const meaning = part.messages.find((message) => message.type === "serverinfo");
    const isFitzQuake =
      codec.from > codec.table.current ||
      (meaning?.serverversion ?? QUAKE_VERSION) !== QUAKE_VERSION;
    this.#isFitzQuake ||= isFitzQuake;
    return isFitzQuake ? FITZQUAKE : QUAKE;
  }

  /** Throws ReelError where there is nothing to show. */
  finish(): Reel {
    if (this.#first === undefined)
      throw new ReelError("no level begins in it (serverinfo): no client would show anything");
    return {
      blocks: this.#blocks,
      seconds: this.#clock.seconds,
      levels: this.#levels,
      ...this.#first,
      isFitzQuake: this.#isFitzQuake,
      bytes: this.#bytes.length,
      leftOut: this.#screen.leftOut,
    };
  }
}

/** The stage that a client answers last. */
function stageOf(messages: readonly Message[]): number {
  const last = messages.findLast((message) => ROLES.is(message, "signon"));
  const stage = last === undefined ? 0 : ROLES.of(last).number(last, "number")!;
  return stage >= 1 && stage <= 3 ? stage : 0;
}

function refuseForeign({ foreign }: RecordedHeader): void {
  if (foreign !== undefined)
    throw new ReelError(`this is another format, which is not described: ${foreign.title}`);
}

function refuseUnknown({ unknownProtocol }: RecordedBlock): void {
  if (unknownProtocol !== undefined)
    throw new ReelError(
      `it is in protocol ${unknownProtocol}, which is not described: nobody can tell when a client has signed on`,
    );
}
