import { dem, type DemBlock } from "../../../../generated/dem.ts";
import { type Message, table } from "../../../../generated/netquake.ts";
import {
  firstCodec,
  type Protocol,
  type RecordedBlock,
  rolesOf,
} from "../../../../recording/index.ts";
import type { Codec } from "../../../../runtime/codec.ts";
import { layoutOf } from "../../../../runtime/table/messages.ts";
import { written, Writer, writeBytes } from "../../../../runtime/bytes/writer.ts";
import type { MessageRun } from "./message-groups.ts";
import { nearestAngle } from "../../client/moves.ts";
import type { LeftOut } from "./reel.ts";
import type { StuffedFilter } from "./stuffed-filter.ts";

/** What the roles of a recording's messages are. */
const ROLES = rolesOf(dem);

/** What the server of recordings says itself, or what a client stops at. */
const ENDING: ReadonlySet<string> = new Set([
  ...ROLES.typesOf("end"),
  ...table.messages.filter(({ illegal }) => illegal !== undefined).map(({ name }) => name),
]);

/** What of a block is shown. */
export interface ShownBlock {
  readonly messages: readonly Message[];
  readonly run: MessageRun;
}

/** Takes from blocks what is not for a client's eyes. */
export class ReelScreen {
  readonly #protocol: Protocol<Message>;
  readonly #commands: StuffedFilter;
  readonly #isTrusted: boolean;
  readonly #w = new Writer(8192);
  readonly #leftOut = { undecoded: 0, endings: 0 };

  /** @param isTrusted keeps also what is not understood */
  constructor(protocol: Protocol<Message>, commands: StuffedFilter, isTrusted: boolean) {
    this.#protocol = protocol;
    this.#commands = commands;
    this.#isTrusted = isTrusted;
  }

  get leftOut(): LeftOut {
    return { ...this.#leftOut, commands: this.#commands.dropped };
  }

  /** What is shown of a block, in bytes that are good until the next call. */
  show(part: RecordedBlock<DemBlock, Message>): ShownBlock {
    const messages: Message[] = [];
    const ends: number[] = [];
    const w = this.#w;
    w.offset = 0;
    let start = 0;
    for (const [i, message] of part.messages.entries()) {
      const end = part.ends[i]!;
      const shown = this.#shown(message);
      if (shown === message) writeBytes(w, part.body.subarray(start, end));
      else if (shown !== undefined) firstCodec(this.#protocol, part.version).encode(w, shown);
      if (shown !== undefined) {
        messages.push(shown);
        ends.push(w.offset);
      }
      start = end;
    }
    if (part.undecoded !== undefined) this.#undecoded(part.undecoded, ends);
    return { messages, run: { bytes: written(w), ends } };
  }

  #shown(message: Message): Message | undefined {
    if (ENDING.has(message.type)) {
      this.#leftOut.endings++;
      return undefined;
    }
    const meaning = ROLES.of(message);
    if (meaning.role !== "commands") return message;
    const text = this.#commands.take(meaning.text(message, "text")!);
    return text === undefined ? undefined : { ...message, [meaning.member("text")!]: text };
  }

  #undecoded(bytes: Uint8Array, ends: number[]): void {
    this.#leftOut.undecoded++;
    if (!this.#isTrusted) return;
    writeBytes(this.#w, bytes);
    ends.push(this.#w.offset);
  }

  /** The message that turns a client's view to where the recording's camera looked, in the nearest angles that it has. */
  setangle({ block, version }: RecordedBlock<DemBlock, Message>): Uint8Array {
    if (!block.angles.every(Number.isFinite)) return NOTHING;
    const w = new Writer(16);
    const codec = firstCodec(this.#protocol, version);
    const bits = angleBits(codec);
    const nearest = (angle: number) =>
      bits === undefined ? Math.fround(angle) : nearestAngle(angle, bits);
    const angles = block.angles.map(nearest) as [number, number, number];
    codec.encode(w, { type: "setangle", angles });
    return written(w);
  }
}

/** How many bits an angle has in a version; undefined where it is a float. */
function angleBits({ table, to }: Codec<Message>): number | undefined {
  const setangle = table.messages.find(({ name }) => name === "setangle")!;
  const [field] = layoutOf(setangle, to)!.fields;
  const type = field?.kind === "value" && field.type.kind === "array" ? field.type.of : undefined;
  return type?.kind === "int" ? type.bits : undefined;
}

const NOTHING = new Uint8Array(0);

/**
 * Whether a block is a frame, which may be lost: what is over when it was shown, a packet with nothing else may lose,
 * since the next one brings it again.
 */
export function isFrame(messages: readonly Message[]): boolean {
  return (
    messages.every((message) => ROLES.of(message).isMomentary) &&
    messages.some((message) => ROLES.is(message, "frame", "status", "entity"))
  );
}

/** Whether a block does nothing but say that the server is there. */
export function isKeepAlive({ messages, run }: ShownBlock): boolean {
  return (
    run.bytes.length === messages.length &&
    messages.every((message) => ROLES.is(message, "nothing"))
  );
}

/** A run with a message before it. */
export function led(first: Uint8Array, { bytes, ends }: MessageRun): MessageRun {
  if (first.length === 0) return { bytes, ends };
  const whole = new Uint8Array(first.length + bytes.length);
  whole.set(first);
  whole.set(bytes, first.length);
  return { bytes: whole, ends: [first.length, ...ends.map((end) => end + first.length)] };
}
