import { type AnyContainer, isNamed } from "../formats/formats.ts";
import { followLazily } from "../decode/lazily.ts";
import { FormatEvidence } from "./format-evidence.ts";
import { placesOf } from "../placed/blocks.ts";
import { readRecording } from "../decode/read.ts";
import { runsOf } from "../decode/runs.ts";

/** What a format makes of some bytes. */
interface Understanding {
  readonly isRecording: boolean;
  /** The file begins with the bytes that all files of the format begin with. */
  readonly hasHeader: boolean;
  /** Bytes that are understood. */
  readonly understood: number;
  readonly messages: number;
}

/** This much of a file is read to find its format. */
export const TRIED = 1 << 22;

/**
 * The one of several formats that a file is of: the only one that its name's ending says, where that understands most of
 * it; otherwise the one that understands most. A header that all files of a format begin with counts more. Of equals it
 * is the one with the fewest messages, since almost any bytes are many short ones, and then the first.
 *
 * @param bytes the beginning of the file, or all of it
 */
export function mostUnderstanding(
  candidates: readonly AnyContainer[],
  path: string,
  bytes: Uint8Array,
): AnyContainer {
  const named = candidates.filter((format) => isNamed(format, path));
  if (named.length === 1 && mayUnderstandMost(named[0]!, bytes)) return named[0]!;
  const tried = candidates.map((format) => ({ format, ...understandingOf(format, bytes) }));
  return tried.sort(compare)[0]!.format;
}

/** As `understandsMost`, also where the beginning of a file tells nothing, since places are found from all of it. */
function mayUnderstandMost(format: AnyContainer, bytes: Uint8Array): boolean {
  const isBeginning = bytes.length >= TRIED && placesOf(format) !== undefined;
  return isBeginning || understandsMost(format, bytes);
}

/** Whether a format understands most of some bytes. */
export function understandsMost(format: AnyContainer, bytes: Uint8Array): boolean {
  const { isRecording, understood } = understandingOf(format, bytes);
  return isRecording && 2 * understood > bytes.length;
}

function compare(a: Understanding, b: Understanding): number {
  return (
    Number(b.isRecording) - Number(a.isRecording) ||
    Number(b.hasHeader) - Number(a.hasHeader) ||
    b.understood - a.understood ||
    a.messages - b.messages
  );
}

function understandingOf(format: AnyContainer, bytes: Uint8Array): Understanding {
  const evidence = new FormatEvidence();
  let [understood, messages, hasHeader] = [0, 0, false];
  for (const part of readRecording(format, bytes, {}, followLazily)) {
    evidence.see(part);
    if (part.kind === "header") {
      hasHeader = part.reading !== undefined && part.bytes.length > 0;
      understood += part.bytes.length;
    } else if (part.kind === "block") {
      understood += part.length - (part.undecoded?.length ?? 0);
      for (const { ends } of runsOf(part)) messages += ends.length;
    }
  }
  return { isRecording: evidence.isRecording, hasHeader, understood, messages };
}
