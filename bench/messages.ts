import { skipMessage } from "../generated/netquake.ts";
import { Reader } from "../runtime/bytes/reader.ts";
import { blocksOf } from "./blocks.ts";
import type { RecordingFile } from "./files.ts";

/** From this id on, a message is an entity update. */
const FIRST_UPDATE = 0x80;

export interface Messages {
  readonly count: number;
  /** One message directly after the other. */
  readonly bytes: Uint8Array;
}

/** As many messages in a row are taken: how one resembles the next is part of what makes them real. */
const STRETCH = 64;

/** The entity updates of NetQuake's recordings: about `count`, as many of each, in stretches that are spread over its length. */
export function updatesOf(files: readonly RecordingFile[], count: number): Messages {
  const share = Math.ceil(count / files.length / STRETCH);
  const taken = files.flatMap((file) => stretches(updates(file), share));
  return { count: taken.length, bytes: new Uint8Array(Buffer.concat(taken)) };
}

function updates(file: RecordingFile): Uint8Array[] {
  const { bytes } = file;
  const found: Uint8Array[] = [];
  for (const { start, end } of blocksOf(file).blocks) {
    const r = new Reader(bytes, start, end);
    while (r.offset < end) {
      const at = r.offset;
      if (skipMessage(r) >= FIRST_UPDATE) found.push(bytes.subarray(at, r.offset));
    }
  }
  return found;
}

function stretches<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count * STRETCH) return [...list];
  const step = list.length / count;
  return Array.from({ length: count }, (_, i) => Math.floor(i * step)).flatMap((at) =>
    list.slice(at, at + STRETCH),
  );
}
