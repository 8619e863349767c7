import { Reader } from "../../runtime/bytes/reader.ts";
import { skipMessage } from "../../generated/netquake.ts";
import { blocksOf } from "../blocks.ts";
import { PACKET } from "../contestant.ts";
import type { RecordingFile } from "../files.ts";
import { encodeUpdate, type Update } from "../hand-written.ts";
import { updatesOf } from "../messages.ts";
import { randomNumbers } from "../random.ts";

/*
 * What the contestants read and write: packets of 64 messages at most, each in a buffer of its own.
 */

/** What a stream's messages are. */
export type Kind = "update" | "text";

export interface Stream {
  readonly name: StreamName;
  /** What is in it, for people. */
  readonly title: string;
  readonly kind: Kind;
  readonly packets: readonly Uint8Array[];
  /** The messages of all packets. */
  readonly count: number;
  /** Whether some packets end inside of a message. They are only decoded. */
  readonly isDamaged: boolean;
}

export const STREAMS = ["sparse", "dense", "texts", "damaged"] as const;

export type StreamName = (typeof STREAMS)[number];

/** Enough that no branch predictor learns them by heart, few enough that what encoders are given stays in the cache. */
const MESSAGES = 2048;

/** One packet of so many is damaged. */
const DAMAGED = 4;

/** A stream, of what NetQuake's recordings have; the dense one is made up, the same each time. */
export function streamOf(name: StreamName, files: readonly RecordingFile[]): Stream {
  if (name === "dense") return made(name, "updates of all twelve members, at random", dense());
  if (name === "texts") return { ...made(name, "texts of recordings", texts(files)), kind: "text" };
  const sparse = made(name, "updates of recordings, three members on average", updates(files));
  if (name === "sparse") return sparse;
  const title = `the same, of which every ${DAMAGED}th packet ends inside of a message`;
  return { ...sparse, title, isDamaged: true };
}

/** The packets of a contestant as they are decoded: with a damaged stream some are cut short in the last message. */
export function withDamage(stream: Stream, packets: readonly Uint8Array[]): Uint8Array[] {
  if (!stream.isDamaged) return [...packets];
  return packets.map((bytes, i) => (i % DAMAGED === 0 ? bytes.slice(0, bytes.length - 1) : bytes));
}

function made(name: StreamName, title: string, messages: readonly Uint8Array[]): Stream {
  const starts = Array.from({ length: Math.ceil(messages.length / PACKET) }, (_, i) => i * PACKET);
  const packets = starts.map((at) =>
    Uint8Array.from(Buffer.concat(messages.slice(at, at + PACKET))),
  );
  return { name, title, kind: "update", packets, count: messages.length, isDamaged: false };
}

function updates(files: readonly RecordingFile[]): Uint8Array[] {
  const { bytes } = updatesOf(files, MESSAGES);
  return split(bytes);
}

function split(bytes: Uint8Array): Uint8Array[] {
  const r = new Reader(bytes);
  const messages: Uint8Array[] = [];
  while (r.offset < r.end) {
    const at = r.offset;
    skipMessage(r);
    messages.push(bytes.subarray(at, r.offset));
  }
  return messages;
}

const TEXT_IDS = new Set([8, 9, 26]);
const STOP = 0xff;

/** Texts that end at NUL, as all but a few do: a byte 0xFF ends one, too, which other libraries cannot say. */
function texts(files: readonly RecordingFile[]): Uint8Array[] {
  const found = files.flatMap((file) =>
    blocksOf(file).blocks.flatMap(({ start, end }) =>
      split(file.bytes.subarray(start, end)).filter(
        (bytes) => TEXT_IDS.has(bytes[0]!) && bytes.length > 2 && !bytes.includes(STOP),
      ),
    ),
  );
  return Array.from({ length: MESSAGES }, (_, i) => found[i % found.length]!);
}

function dense(): Uint8Array[] {
  const random = randomNumbers(1);
  const cursor = { view: new DataView(new ArrayBuffer(32)), offset: 0 };
  return Array.from({ length: MESSAGES }, () => {
    cursor.offset = 0;
    encodeUpdate(cursor, denseUpdate(random));
    return new Uint8Array(cursor.view.buffer).slice(0, cursor.offset);
  });
}

function denseUpdate(random: (below: number) => number): Update {
  const coord = () => (random(1 << 16) - (1 << 15)) / 8;
  const angle = () => ((random(256) - 128) * 45) / 32;
  return {
    type: "updateentity",
    flags: 0,
    entity: 1 + random(600),
    modelindex: random(256),
    frame: random(256),
    colormap: random(256),
    skin: random(256),
    effects: random(256),
    origin1: coord(),
    angle1: angle(),
    origin2: coord(),
    angle2: angle(),
    origin3: coord(),
    angle3: angle(),
    nolerp: random(2) === 1,
  };
}
