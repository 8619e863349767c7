import { KIND_LENGTH, kindOf, kindText } from "../../quake/capture/files/kinds.ts";
import {
  type AnyContainer,
  FormatEvidence,
  placesOf,
  RecordingDecoder,
  understandsMost,
} from "../../recording/index.ts";
import { PROBE } from "../../recording/decode/read-options.ts";
import type { Opening } from "../api.ts";
import { type Formats, GENERATED } from "./schema/formats.ts";
import type { Pieces } from "./file/pieces.ts";

/** This much is read of what may go on as a recording; of one that is, seldom more than the first block. */
const MOST = 1 << 24;
const PIECE = 1 << 20;

/**
 * Throws Error where next to nothing of a file is understood, and where it begins as no recording does and most of it is
 * not: says what it is, and what to do. Whoever names its format, or brought a schema for it, means the file itself.
 */
export async function refuseOthers(
  opening: Opening,
  file: Pieces,
  container: AnyContainer,
  formats: Formats,
): Promise<void> {
  const { name, format, version, anyway } = opening;
  const isOurs = GENERATED.containers.some((one) => one.table.name === container.table.name);
  if (anyway || format !== undefined || !isOurs || formats.isLive(container)) return;
  if (file.size === 0) throw new Error(`${name} is empty`);
  const begins = await file.read(0, Math.min(PROBE, file.size));
  const kind = kindOf(name, begins.subarray(0, KIND_LENGTH));
  const isKnown = kind !== undefined && !kind.isWeak;
  const isRight = isKnown
    ? understandsMost(container, begins)
    : await isLike(container, file, version);
  if (isRight) return;
  const reason = kind === undefined ? await unlikeText(container, file, formats) : kindText(kind);
  throw new Error(`${name} is no recording: ${reason}`);
}

/** Throws Error for a format whose messages have places: a change moves others, which the page does not write. */
export function expectInRow(container: AnyContainer): void {
  if (placesOf(container) === undefined) return;
  throw new Error(
    "a file whose messages have places is not changed here: `demospec decompile --json` makes a text of it, and `compile` the file",
  );
}

async function unlikeText(own: AnyContainer, file: Pieces, formats: Formats): Promise<string> {
  const nothing = "next to nothing of it is understood";
  for (const other of formats.containers)
    if (other !== own && (await isLike(other, file)))
      return `${nothing} as ${own.table.name}, but some as ${other.table.name}`;
  return nothing;
}

/** Whether what is understood of a file is that of a recording. */
async function isLike(container: AnyContainer, file: Pieces, version?: string): Promise<boolean> {
  const decoder = new RecordingDecoder(container, { version });
  const evidence = new FormatEvidence();
  const { size } = file;
  for (let at = 0; at < Math.min(size, MOST);) {
    const bytes = await file.read(at, Math.min(size, at + (at === 0 ? PROBE : PIECE)));
    if (bytes.length === 0) break;
    at += bytes.length;
    for (const part of decoder.push(bytes)) {
      evidence.see(part);
      if (evidence.isRecording) return true;
      if (part.kind === "tail") return false;
    }
  }
  if (size > MOST) return true;
  for (const part of decoder.end()) evidence.see(part);
  return evidence.isRecording;
}
