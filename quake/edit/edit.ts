import type { Part, RecordedHeader, RecordedTail, WritableBlock } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";

/** A part of an edited recording, ready to be written. Blocks that nothing changed are those that were read. */
export type EditedPart = RecordedHeader | RecordedTail | EditedBlock;

/** A block of any container. */
export type EditedBlock = WritableBlock<object, AnyMessage>;

/** What changes a recording part by part. It holds no more of it than it must. */
export interface Edit {
  /** Takes the next part. Gives what can be written by then. Throws EditError. */
  take(part: Part): Iterable<EditedPart>;
  /** Says that there are no more parts. Gives what is left to be written. Throws EditError. */
  end(): Iterable<EditedPart>;
}

/** What was asked for cannot be done to this recording. Says why, and what to do. */
export class EditError extends Error {
  override readonly name = "EditError";
}

/** The parts of a recording after an edit. Throws EditError. */
export function* edited(parts: Iterable<Part>, edit: Edit): Generator<EditedPart, void> {
  for (const part of parts) yield* edit.take(part);
  yield* edit.end();
}

/** As `edited`, for parts that come in time. Throws EditError. */
export async function* streamEdited(
  parts: AsyncIterable<Part> | Iterable<Part>,
  edit: Edit,
): AsyncGenerator<EditedPart, void> {
  for await (const part of parts) yield* edit.take(part);
  yield* edit.end();
}

/** Throws EditError where all of the file is of another format. */
export function refuseForeign({ foreign }: RecordedHeader): void {
  if (foreign !== undefined)
    throw new EditError(`this is another format, which is not described: ${foreign.title}`);
}
