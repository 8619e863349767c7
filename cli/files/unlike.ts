import { type AnyContainer, FORMATS, Likeness, readRecording } from "../../recording/index.ts";
import { CaptureDecoder } from "../../quake/capture/index.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { CAPTURE, type Input } from "./input.ts";

/** So much of a file tells what it may be. */
const BEGINNING = 1 << 18;

/** Says that a file is no recording of its format, and what it seems to be instead. */
export async function unlikeText(input: Input): Promise<string> {
  const { title } = input.container.table;
  const bytes = await beginning(input);
  if (bytes?.length === 0) return "the file is empty";
  const text = `this begins like no ${title}: next to nothing of it is understood`;
  const other = bytes && otherFormat(bytes, input.container);
  return other === undefined ? text : `${text}; --format ${other} understands some`;
}

/** The first bytes of a file; nothing where they cannot be read again. */
async function beginning({ path, chunks }: Input): Promise<Uint8Array | undefined> {
  if (path === "-") return undefined;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of chunks()) {
    pieces.push(piece);
    length += piece.length;
    if (length >= BEGINNING) break;
  }
  return Buffer.concat(pieces).subarray(0, BEGINNING);
}

function otherFormat(bytes: Uint8Array, container: AnyContainer): string | undefined {
  const other = FORMATS.find((format) => format !== container && isLike(format, bytes));
  if (other !== undefined) return other.table.name;
  return isCaptured(bytes) ? CAPTURE : undefined;
}

function isLike(container: AnyContainer, bytes: Uint8Array): boolean {
  const likeness = new Likeness();
  for (const part of readRecording(container, bytes)) likeness.see(part);
  return likeness.isRecording;
}

function isCaptured(bytes: Uint8Array): boolean {
  try {
    for (const { kind } of new CaptureDecoder().push(bytes)) return kind === "header";
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
  }
  return false;
}
