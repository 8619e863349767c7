import type { AnyMessage } from "../../runtime/codec.ts";
import type { RecordedBlock } from "../decode/block.ts";
import type { Part } from "../decode/decoder.ts";
import { runsOf } from "../decode/runs.ts";

/**
 * Whether what is read is a recording at all. Nothing is refused, so that all bytes give parts: a picture, too, is a
 * line and what follows the last whole block. A recording has a block of which more is understood than not, or a message
 * that names a protocol which is not described, or the beginning of another format.
 *
 * A byte of 0 or 1 is a message as well where it is all of one, and files of anything are full of them: among what is
 * understood must be a message that has more than its id.
 */
export class FormatEvidence {
  #isRecording = false;
  /** It does not begin as its format does: what is like blocks is so by chance. */
  #lacksHeader = false;

  see(part: Part): void {
    if (part.kind === "header" && part.isMissing) this.#lacksHeader = true;
    if (!this.#isRecording && !this.#lacksHeader) this.#isRecording = tells(part);
  }

  /** Whether some part that was seen tells that it is one. */
  get isRecording(): boolean {
    return this.#isRecording;
  }
}

function tells(part: Part): boolean {
  if (part.kind === "header") return part.foreign !== undefined;
  if (part.kind === "tail") return false;
  if (part.unknownProtocol !== undefined) return true;
  const { body, undecoded } = part;
  const understood = body.length - (undecoded?.length ?? 0);
  return 2 * understood > body.length && hasMore(part);
}

/** Whether a message has more than its id, or is longer than a byte: no more of a large block is held than a run. */
function hasMore(part: RecordedBlock): boolean {
  for (const { ends, messages } of runsOf(part))
    if ((ends.at(-1) ?? 0) > ends.length || messages.some(hasMember)) return true;
  return false;
}

/** Without ids a message of one byte has members, as where some are in the id. */
function hasMember(message: AnyMessage): boolean {
  return Object.keys(message).some((name) => name !== "type");
}
