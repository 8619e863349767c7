import { type AnyContainer, understandsMost } from "../../recording/index.ts";
import { kindOf, kindText } from "../../quake/capture/files/kinds.ts";
import { knownFormats } from "../formats.ts";
import { untilDamaged } from "./damaged-packing.ts";
import { CAPTURE, type Input } from "./input.ts";
import { isCaptured, isRecording } from "./output/made.ts";

/** This much of a file tells what it may be. */
const BEGINNING = 1 << 18;

/**
 * Why a file is no recording of its format, and what it seems to be instead; nothing where it is one.
 *
 * @param isLike something of it was understood: what begins as a picture is one all the same
 * @param format what the person who called says that it is
 */
export async function notARecordingText(
  input: Input,
  isLike: boolean,
  format: string | undefined,
): Promise<string | undefined> {
  if (isLike) return format === undefined ? foreignText(input) : undefined;
  const bytes = await beginning(input, BEGINNING);
  if (bytes?.length === 0) return "the file is empty";
  const kind =
    bytes && !knownFormats().isOwn(input.container) ? kindOf(input.path, bytes) : undefined;
  if (kind !== undefined && !kind.isWeak) return textOf(input, kindText(kind));
  const other = bytes && (await otherFormat(bytes, input.container));
  if (other === undefined && kind !== undefined) return textOf(input, kindText(kind));
  const hint = other === undefined ? "" : `; --format ${other} understands some`;
  return textOf(input, `next to nothing of it is understood${hint}`);
}

/**
 * What else a file is that begins as no recording may, before all of it is read; nothing where nobody knows, or where
 * its format understands most of its beginning. Whoever brought the format has said what it is.
 */
export async function foreignText(input: Input): Promise<string | undefined> {
  if (knownFormats().isOwn(input.container)) return undefined;
  const bytes = await beginning(input, BEGINNING);
  const kind = bytes && kindOf(input.path, bytes);
  if (kind === undefined || kind.isWeak || understandsMost(input.container, bytes!))
    return undefined;
  return textOf(input, kindText(kind));
}

function textOf({ container }: Input, what: string): string {
  return `this begins like no ${container.table.title}: ${what}`;
}

/** The first bytes of a file; nothing where they cannot be read again. */
async function beginning({ begins, chunks }: Input, most: number): Promise<Uint8Array | undefined> {
  if (begins === undefined) return undefined;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of untilDamaged(chunks())) {
    pieces.push(piece);
    length += piece.length;
    if (length >= most) break;
  }
  return Buffer.concat(pieces).subarray(0, most);
}

async function otherFormat(
  bytes: Uint8Array,
  container: AnyContainer,
): Promise<string | undefined> {
  const other = knownFormats().list.find(
    (format) => format !== container && isRecording(format, bytes),
  );
  if (other !== undefined) return other.table.name;
  return (await isCaptured(bytes)) ? CAPTURE : undefined;
}
