import {
  carriedBy,
  firstCodec,
  type Protocol,
  protocolsOf,
  type RecordedBlock,
  readRecording,
  withCodecs,
} from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { RecordingFile } from "./files.ts";

/** The codec of a version, whatever its messages are. */
export type AnyCodec = Codec<AnyMessage, object>;

/** Where a block's messages are in the file, and the codec that reads all of them. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly codec: AnyCodec;
}

export interface Blocks {
  /** In their order. */
  readonly blocks: readonly Block[];
  /** Bytes of the blocks that no one codec reads to their end. */
  readonly leftOut: number;
}

/** Finds the blocks of a recording and their codecs, once, so that the benchmark measures the messages and nothing else. */
export function blocksOf(file: Pick<RecordingFile, "container" | "bytes">): Blocks {
  const protocols = [...protocolsOf<AnyMessage>(file.container, false).values()];
  const blocks: Block[] = [];
  let leftOut = 0;
  for (const part of readRecording(file.container, file.bytes)) {
    if (part.kind !== "block" || part.body.length === 0) continue;
    const codec = onlyCodec(file, protocols, part);
    const start = part.bodyOffset;
    if (codec === undefined) leftOut += part.body.length;
    else blocks.push({ start, end: start + part.body.length, codec });
  }
  return { blocks, leftOut };
}

/** The codec that reads all of a block, where there is one. */
function onlyCodec(
  { container }: Pick<RecordingFile, "container">,
  protocols: readonly Protocol[],
  part: RecordedBlock,
): AnyCodec | undefined {
  const carried = carriedBy(container, part.block);
  if (carried === undefined || part.undecoded !== undefined) return undefined;
  const protocol = protocols[carried.index]!;
  const first = firstCodec(protocol, part.version);
  const all = [...withCodecs(protocol, first, part.messages)];
  return all.every(([, codec]) => codec === first) ? (first as AnyCodec) : undefined;
}

/** Bytes of messages. */
export function sizeOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { start, end }) => sum + end - start, 0);
}
