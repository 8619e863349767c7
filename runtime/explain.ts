import { CarriedError, DecodeError, EncodeError, UnknownProtocolError } from "./errors/errors.ts";
import { hexAround } from "./errors/hex.ts";
import { interpretRead } from "./interpret/decode/decode.ts";
import { interpretEncode } from "./interpret/encode/encode.ts";
import type { Reader } from "./bytes/reader.ts";
import type { Table } from "./table/table.ts";
import type { Writer } from "./bytes/writer.ts";

const REPORT = "This is a bug in one of the two: please report it with these bytes.";

/**
 * Tells why the message at `start` cannot be decoded: reads it again with the interpreter, and returns its error.
 *
 * @param version index into `table.versions`
 * @param start,end byte offsets in `bytes`; the error's offset counts as they do
 * @param cause what the generated code threw
 */
export function explainDecode(
  table: Table,
  version: number,
  bytes: Uint8Array,
  start: number,
  end: number,
  cause: unknown,
): DecodeError {
  const { error, value } = interpretRead(table, version, bytes, start, end);
  if (error instanceof UnknownProtocolError) {
    return new UnknownProtocolError(error.reason, error.place, error.protocol, { cause });
  }
  if (error !== undefined) return new DecodeError(error.reason, error.place, { cause });
  if (cause instanceof CarriedError) return cause.within([], start);
  const reason = `the two implementations disagree: one refuses (${causeText(cause)}) what the other reads`;
  const path = value === undefined ? [] : [value.type];
  const hex = hexAround(bytes, start, end);
  return new DecodeError(reason, { path, offset: start, hex, hint: REPORT }, { cause });
}

/** What is known of a message that cannot be read: the cursor goes back to where the message begins. */
export type Explain = (r: Reader, start: number, cause: unknown) => Error;

/** `explainDecode` of the messages of a version, an index into `table.versions`. */
export function explaining(table: Table, version: number): Explain {
  return (r, start, cause) => {
    r.offset = start;
    return explainDecode(table, version, r.bytes, start, r.end, cause);
  };
}

/** Passes over a message, and returns its id. Throws DecodeError, and leaves the cursor where it was. */
export function passExplained(r: Reader, pass: (r: Reader) => number, explain: Explain): number {
  const start = r.offset;
  try {
    return pass(r);
  } catch (cause) {
    throw explain(r, start, cause);
  }
}

/**
 * Passes over all messages up to the end. Where that fails, one by one, so that the cursor is left at the message that
 * cannot be read.
 *
 * @param skip passes over one message; its errors are explained
 * @throws DecodeError
 */
export function passAllExplained(
  r: Reader,
  passAll: (r: Reader) => boolean,
  skip: (r: Reader) => number,
): void {
  const start = r.offset;
  try {
    passAll(r);
  } catch {
    r.offset = start;
    while (r.offset < r.end) skip(r);
  }
}

/**
 * Tells why a message cannot be encoded: writes it again with the interpreter, and returns its error.
 *
 * @param version index into `table.versions`
 * @param cause what the generated code threw
 */
export function explainEncode(
  table: Table,
  version: number,
  message: unknown,
  cause: unknown,
): EncodeError {
  try {
    interpretEncode(table, version, message);
  } catch (error) {
    if (error instanceof EncodeError) return new EncodeError(error.reason, error.path, { cause });
    throw error;
  }
  const reason = `the two implementations disagree: one refuses (${causeText(cause)}) what the other writes`;
  const type = (message as { readonly type?: unknown }).type;
  return new EncodeError(reason, typeof type === "string" ? [type] : [], { cause });
}

/**
 * Writes what generated code writes. Where it cannot, that is reported as the interpreter reports it, and the writer is left
 * as it was.
 *
 * @throws EncodeError
 */
export function encodeExplained<T>(
  table: Table,
  w: Writer,
  value: T,
  encode: (w: Writer, value: T) => void,
): void {
  const start = w.offset;
  try {
    encode(w, value);
  } catch (cause) {
    w.offset = start;
    throw explainEncode(table, table.current, value, cause);
  }
}

function causeText(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
