import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { withoutHints } from "../../runtime/canonical/without-hints.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { interpretDecode, type Interpreted } from "../../runtime/interpret/interpret.ts";
import type { MessageSubject, Subject } from "../values/subjects.ts";
import { ensure, Violation } from "./ensure.ts";
import { readsToEnd } from "./extent.ts";

/** What came of reading: a value and where it ends, or why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly end: number }
  | { readonly ok: false; readonly error: DecodeError };

/** Reads at `start`. A refusal is a DecodeError and leaves the reader where it was; success goes on, and not past the end. */
export function attempt<T>(
  bytes: Uint8Array,
  start: number,
  end: number,
  read: (r: Reader) => T,
): Outcome<T> {
  const r = new Reader(bytes, start, end);
  try {
    const value = read(r);
    // A block may be nothing where there is nothing.
    ensure(r.offset > start || start === end, () => "nothing was consumed");
    ensure(r.offset <= end, () => `read up to ${r.offset}, past the end ${end}`);
    return { ok: true, value, end: r.offset };
  } catch (error) {
    ensureDecodeError(error);
    ensure(r.offset === start, () => `refused, and left the reader at ${r.offset}, not ${start}`);
    return { ok: false, error };
  }
}

/** How errors begin that are about the codec, and not about its input. */
export const DISAGREE = "the two implementations disagree";

/** Whatever is refused is so by a DecodeError. */
export function ensureDecodeError(error: unknown): asserts error is DecodeError {
  if (error instanceof Violation) throw error;
  ensure(error instanceof DecodeError, () => `threw ${String(error)}, which is no DecodeError`);
  ensure(!error.reason.startsWith(DISAGREE), () => error.message);
}

/** What decoding refuses is refused by other ways to read, too, with a DecodeError. */
export function ensureRefused(read: () => unknown, reason: () => string): void {
  try {
    read();
  } catch (error) {
    return ensureDecodeError(error);
  }
  ensure(false, reason);
}

/** Decodes the message that begins at `start`. */
export function decoded(s: Subject, bytes: Uint8Array, start = 0, end: number = bytes.length) {
  return attempt(bytes, start, end, (r) => s.codec.decode(r));
}

/** Decodes all of the bytes. */
export function decodedWhole(s: Subject, bytes: Uint8Array): AnyMessage {
  const result = decoded(s, bytes);
  ensure(
    result.ok,
    () => `its own bytes are refused: ${(result as { error: Error }).error.message}`,
  );
  ensure(result.end === bytes.length, () => `read ${result.end} of ${bytes.length} bytes`);
  return result.value;
}

/** Without room to begin with, so that room that was not asked for shows. */
export function encoded(s: Subject, message: AnyMessage): Uint8Array {
  const w = new Writer(0);
  s.codec.encode(w, message);
  return written(w).slice();
}

/** A message without what only tells how it came. */
export function bare(s: Subject, message: AnyMessage): AnyMessage {
  return withoutHints(s.target.table, s.version, message);
}

/** What the other implementation makes of the bytes; the branches that it takes are put into `reached`. */
export function interpreted(
  s: Subject,
  bytes: Uint8Array,
  end: number = bytes.length,
  reached?: Set<string>,
): Interpreted {
  return interpretDecode(s.target.table, s.version, bytes, 0, end, reached);
}

/** Two ways to read end in the same place, or with the same error. */
export function ensureAlike(
  found: Outcome<unknown>,
  expected: Outcome<unknown>,
  what: string,
): void {
  const end = (outcome: Outcome<unknown>) =>
    outcome.ok ? `ends at ${outcome.end}` : outcome.error.message;
  ensure(end(found) === end(expected), () => `${what}: ${end(found)}; decode: ${end(expected)}`);
}

/** Whether a message ends where the bytes end. */
export function endsWithBytes({ target, version, layout }: MessageSubject): boolean {
  return target.table.frame === undefined && readsToEnd(target.table, version, layout.fields);
}
