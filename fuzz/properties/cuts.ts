import { idBytes } from "../../runtime/table/table.ts";
import fc from "fast-check";
import { joined } from "../../runtime/bytes/text/joined.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { MessageSubject, Subject } from "../values/subjects.ts";
import {
  attempt,
  decoded,
  decodedWhole,
  encoded,
  endsWithBytes,
  ensureAlike,
  interpreted,
} from "./attempt.ts";
import { ensure, ensureSame } from "./ensure.ts";
import { encodedBytes } from "./inputs.ts";
import type { Property } from "./property.ts";

/** Bytes before it, so that an offset that begins to count elsewhere shows. */
const BEFORE = 3;

export const truncation: Property<MessageSubject, Uint8Array> = {
  name: "truncation",
  arbitrary: encodedBytes,
  check(s, bytes, reached) {
    const whole = new Uint8Array(BEFORE + bytes.length);
    whole.set(bytes, BEFORE);
    for (const cut of cuts(bytes.length)) checkCut(s, whole, cut);
    if (reached !== undefined) interpreted(s, bytes, Math.floor(bytes.length / 2), reached);
  },
};

/** Longer than all messages but those with long strings. */
const EVERY = 96;

/** Where to cut: everywhere, but in the middle of long messages, where each cut costs as much as the message. */
function cuts(length: number): number[] {
  const all = Array.from({ length }, (_, i) => i);
  if (length <= EVERY) return all;
  const step = Math.ceil(length / 8);
  return all.filter((i) => i < 24 || i >= length - 8 || i % step === 0);
}

function checkCut(s: MessageSubject, whole: Uint8Array, cut: number): void {
  const end = BEFORE + cut;
  const result = decoded(s, whole, BEFORE, end);
  if (result.ok) checkShorter(s, whole.subarray(BEFORE, end), result);
  else checkCutError(s, cut, result.error);
  if (s.target.skipsByReading) return;
  const skipped = attempt(whole, BEFORE, end, (r) => s.codec.skip(r));
  ensureAlike(skipped, result, `skip, cut at ${end}`);
}

/** What is left may be a whole message where its end is that of the bytes. */
function checkShorter(
  s: MessageSubject,
  bytes: Uint8Array,
  { value, end }: { readonly value: AnyMessage; readonly end: number },
): void {
  ensure(endsWithBytes(s), () => `decodes without all but the first ${bytes.length} bytes`);
  ensure(end === BEFORE + bytes.length, () => `cut at ${BEFORE + bytes.length}, ends at ${end}`);
  ensureSame(encoded(s, value), bytes.slice(), `bytes again, cut after ${bytes.length}`);
}

function checkCutError(s: MessageSubject, cut: number, { offset, path }: DecodeError): void {
  const end = BEFORE + cut;
  ensure(offset === end, () => `cut at ${end}, the error is at ${offset}`);
  const { table } = s.codec;
  // Of no bytes nobody says which message they are of.
  const needed = table.kind === "container" ? 0 : Math.max(1, idBytes(table, s.layout));
  // After a length all of it must be there before anybody looks at the id.
  const named = cut >= needed && table.frame === undefined;
  ensure(!named || path[0] === s.message, () => `the path does not name it: ${path.join(" › ")}`);
}

interface Embedded {
  readonly message: AnyMessage;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

export const embedded: Property<MessageSubject, Embedded> = {
  name: "inside a larger buffer",
  arbitrary: (s) =>
    fc.record({
      message: s.any(true),
      before: fc.uint8Array({ maxLength: 16 }),
      after: fc.uint8Array({ maxLength: 16 }),
    }),
  check(s, { message, before, after }) {
    const bytes = encoded(s, message);
    const alone = decodedWhole(s, bytes);
    const start = before.length;
    // A view into a larger buffer: what forgets where it begins reads other bytes.
    const buffer = joined([Uint8Array.of(0xaa), before, bytes, after]);
    const larger = buffer.subarray(1);
    const kept = buffer.slice();
    const end = start + bytes.length;
    const result = decoded(s, larger, start, endsWithBytes(s) ? end : larger.length);
    ensure(result.ok, () => `refused: ${(result as { error: Error }).error.message}`);
    ensure(result.end === end, () => `ends at ${result.end}`);
    ensureSame(result.value, alone, "value");
    ensureSame(buffer, kept, "the bytes, which decoding changed");
    checkAppended(s, message, before, bytes);
  },
};

/** Encoding appends, and leaves alone what was written before. */
function checkAppended(
  s: Subject,
  message: AnyMessage,
  before: Uint8Array,
  bytes: Uint8Array,
): void {
  const w = new Writer(before.length);
  w.bytes.set(before);
  w.offset = before.length;
  s.codec.encode(w, message);
  ensureSame(written(w).slice(), joined([before, bytes]), "appended bytes");
}
