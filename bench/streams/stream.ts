import { Reader } from "../../runtime/bytes/reader.ts";
import { skipMessage } from "../../generated/netquake.ts";
import { blocksOf } from "../blocks.ts";
import { PACKET } from "../contestants/contestant.ts";
import type { RecordingFile } from "../files.ts";
import { encodeUpdate, type Update } from "../contestants/hand-written.ts";
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

/** Those of whole updates. */
export const UPDATES = ["sparse", "mixed", "dense"] as const;

export const STREAMS = [...UPDATES, "texts", "damaged"] as const;

export type StreamName = (typeof STREAMS)[number];

/** So few that what encoders are given stays in the cache. A branch predictor of today may learn some of them by heart. */
const MESSAGES = 8192;

/** One packet of that many is damaged. */
const DAMAGED = 4;

/** A stream, of what NetQuake's recordings have; the mixed and the dense one are synthetic, the same each time. */
export function streamOf(
  name: StreamName,
  files: readonly RecordingFile[],
  count = MESSAGES,
): Stream {
  switch (name) {
    case "mixed":
      return made(
        name,
        "updates that have each member or not, at random",
        updatesAtRandom(count, 2),
      );
    case "dense":
      return made(name, "updates of all twelve members, at random", updatesAtRandom(count, 1));
    case "texts":
      return { ...made(name, "texts of recordings", texts(files, count)), kind: "text" };
  }
  const sparse = made(
    "sparse",
    "updates of recordings, three members on average",
    updates(files, count),
  );
  if (name === "sparse") return sparse;
  const title = `the same, of which every ${DAMAGED}th packet ends inside of a message`;
  return { ...sparse, name, title, isDamaged: true };
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

function updates(files: readonly RecordingFile[], count: number): Uint8Array[] {
  const { bytes } = updatesOf(files, count);
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
function texts(files: readonly RecordingFile[], count: number): Uint8Array[] {
  const found = files.flatMap((file) =>
    blocksOf(file).blocks.flatMap(({ start, end }) =>
      split(file.bytes.subarray(start, end)).filter(
        (bytes) => TEXT_IDS.has(bytes[0]!) && bytes.length > 2 && !bytes.includes(STOP),
      ),
    ),
  );
  return Array.from({ length: count }, (_, i) => found[i % found.length]!);
}

/** Updates that have one of that many of the members that they may have. */
function updatesAtRandom(count: number, oneOf: number): Uint8Array[] {
  const random = randomNumbers(1);
  const cursor = { view: new DataView(new ArrayBuffer(32)), offset: 0 };
  const maybe = (value: number) => (random(oneOf) === 0 ? value : undefined);
  return Array.from({ length: count }, () => {
    cursor.offset = 0;
    encodeUpdate(cursor, updateAtRandom(random, maybe));
    return new Uint8Array(cursor.view.buffer).slice(0, cursor.offset);
  });
}

function updateAtRandom(
  random: (below: number) => number,
  maybe: (value: number) => number | undefined,
): Update {
  const byte = () => maybe(random(256));
  const coord = () => maybe((random(1 << 16) - (1 << 15)) / 8);
  const angle = () => maybe(((random(256) - 128) * 45) / 32);
  return {
    type: "updateentity",
    flags: 0,
    entity: 1 + random(600),
    modelindex: byte(),
    frame: byte(),
    colormap: byte(),
    skin: byte(),
    effects: byte(),
    origin1: coord(),
    angle1: angle(),
    origin2: coord(),
    angle2: angle(),
    origin3: coord(),
    angle3: angle(),
    nolerp: random(2) === 1,
  };
}
