import { DecodeError } from "../errors/errors.ts";
import { type Form, putBefore } from "./numbers/forms.ts";
import { expectEnd, type Reader, regionEnd } from "./reader.ts";
import type { Writer } from "./writer.ts";

/* Messages that each follow their length. */

/**
 * Reads what follows its length, and all of it. Throws DecodeError, also for a length in more bytes than it takes:
 * a message has no member that would keep how many.
 *
 * @param plus what the number on the wire lacks of the count of bytes that follow it
 */
export function framed<T>(r: Reader, form: Form<number>, plus: number, read: (r: Reader) => T): T {
  const { offset, end } = r;
  const length = form.read(r) + plus;
  if (form.oddAt(r, offset) !== undefined)
    throw new DecodeError("a length takes more bytes than needed", { path: [], offset });
  r.end = regionEnd(r, r.offset, length);
  try {
    const value = read(r);
    expectEnd(r);
    return value;
  } finally {
    r.end = end;
  }
}

/** Puts the length before what was written from the byte `start` on. Throws EncodeError for one that is too long. */
export function putFrame(w: Writer, start: number, form: Form<number>, plus: number): void {
  putBefore(form, w, start, w.offset - start - plus);
}
