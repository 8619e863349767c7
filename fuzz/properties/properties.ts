import fc from "fast-check";
import { canonical, isCanonical } from "../../runtime/canonical/canonical-form.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { DecodeError, EncodeError } from "../../runtime/errors/errors.ts";
import { withoutHints } from "../../runtime/canonical/hints.ts";
import {
  type Interpreted,
  interpretDecode,
  interpretEncode,
  leaves,
} from "../../runtime/interpret/interpret.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { ensure, ensureSame, Violation } from "./ensure.ts";
import { isRecord } from "./equal.ts";
import { readsToEnd } from "./extent.ts";
import { encodedBytes, messageBytes, rowBytes } from "./inputs.ts";
import { toLossless } from "./lossless.ts";
import type { Property } from "./property.ts";
import { textProperties } from "./texts.ts";
import type { MessageSubject, Subject } from "../values/subjects.ts";
import { type WrongMessage, wrongMessages } from "../values/wrong.ts";
import { keep } from "../../runtime/bytes/view.ts";

// ---- reading and writing with the promises that always hold

type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly end: number }
  | { readonly ok: false; readonly error: DecodeError };

/** Reads at `start`. A refusal is a DecodeError and leaves the reader where it was; success goes on, and not past the end. */
function attempt<T>(
  bytes: Uint8Array,
  start: number,
  end: number,
  read: (r: Reader) => T,
): Outcome<T> {
  const r = new Reader(bytes, start, end);
  try {
    const value = read(r);
    ensure(r.offset > start, () => "nothing was consumed");
    ensure(r.offset <= end, () => `read up to ${r.offset}, past the end ${end}`);
    return { ok: true, value, end: r.offset };
  } catch (error) {
    ensureDecodeError(error);
    ensure(r.offset === start, () => `refused, and left the reader at ${r.offset}, not ${start}`);
    return { ok: false, error };
  }
}

const DISAGREE = "the two implementations disagree";

function ensureDecodeError(error: unknown): asserts error is DecodeError {
  if (error instanceof Violation) throw error;
  ensure(error instanceof DecodeError, () => `threw ${String(error)}, which is no DecodeError`);
  ensure(!error.reason.startsWith(DISAGREE), () => error.message);
}

function decoded(s: Subject, bytes: Uint8Array, start = 0, end: number = bytes.length) {
  return attempt(bytes, start, end, (r) => s.codec.decode(r));
}

/** Decodes all of the bytes. */
function decodedWhole(s: Subject, bytes: Uint8Array): AnyMessage {
  const result = decoded(s, bytes);
  ensure(
    result.ok,
    () => `its own bytes are refused: ${(result as { error: Error }).error.message}`,
  );
  ensure(result.end === bytes.length, () => `read ${result.end} of ${bytes.length} bytes`);
  return result.value;
}

/** Without room to begin with, so that room that was not asked for shows. */
function encoded(s: Subject, message: AnyMessage): Uint8Array {
  const w = new Writer(0);
  s.codec.encode(w, message);
  return written(w).slice();
}

function bare(s: Subject, message: AnyMessage): AnyMessage {
  return withoutHints(s.target.table, s.version, message);
}

function interpreted(
  s: Subject,
  bytes: Uint8Array,
  end: number = bytes.length,
  reached?: Set<string>,
): Interpreted {
  return interpretDecode(s.target.table, s.version, bytes, 0, end, reached);
}

// ---- the properties of a message

const canonicalRoundTrip: Property<MessageSubject, AnyMessage> = {
  name: "canonical round trip",
  arbitrary: (s) => s.any(false),
  check(s, message, reached) {
    const bytes = encoded(s, message);
    const back = decodedWhole(s, bytes);
    ensureSame(bare(s, back), message, "decoded value");
    ensureSame(encoded(s, back), bytes, "bytes again");
    const { nonCanonical } = interpreted(s, bytes, bytes.length, reached);
    ensure(nonCanonical.length === 0, () => `not canonical: ${nonCanonical.join(", ")}`);
  },
};

const hintedRoundTrip: Property<MessageSubject, AnyMessage> = {
  name: "round trip with hints",
  arbitrary: (s) => s.any(true),
  check(s, message, reached) {
    const bytes = encoded(s, message);
    const back = decodedWhole(s, bytes);
    ensureSame(bare(s, back), bare(s, message), "decoded value");
    ensureSame(encoded(s, back), bytes, "bytes again");
    const slow = interpretEncode(s.target.table, s.version, message);
    ensureSame(bytes, slow, "bytes, against the interpreter's");
    interpreted(s, bytes, bytes.length, reached);
  },
};

const bytesRoundTrip: Property<MessageSubject, Uint8Array> = {
  name: "bytes round trip",
  arbitrary: messageBytes,
  check(s, bytes, reached) {
    interpreted(s, bytes, bytes.length, reached);
    const result = decoded(s, bytes);
    if (!result.ok) return;
    ensureSame(encoded(s, result.value), bytes.slice(0, result.end), "bytes again");
  },
};

const canonicalForm: Property<MessageSubject, Uint8Array> = {
  name: "canonical form",
  arbitrary: messageBytes,
  check(s, bytes) {
    const result = decoded(s, bytes);
    if (!result.ok) return;
    const plain = encoded(s, canonical(s.codec, result.value));
    const back = decodedWhole(s, plain);
    ensureSame(bare(s, back), bare(s, result.value), "value of the canonical bytes");
    ensureSame(encoded(s, canonical(s.codec, back)), plain, "canonical bytes again");
    const is = isCanonical(s.codec, bytes.slice(0, result.end));
    const { nonCanonical } = interpreted(s, bytes);
    ensure(is === (nonCanonical.length === 0), () =>
      is
        ? `canonical, yet the interpreter says: ${nonCanonical.join(", ")}`
        : "not canonical, and the interpreter has no reason",
    );
  },
};

const interpreterAgrees: Property<MessageSubject, Uint8Array> = {
  name: "interpreter agrees",
  arbitrary: messageBytes,
  check(s, bytes, reached) {
    const fast = decoded(s, bytes);
    const slow = interpreted(s, bytes, bytes.length, reached);
    if (!fast.ok) return ensure(slow.error !== undefined, () => "only the codec refuses");
    ensure(slow.error === undefined, () => `only the interpreter refuses: ${slow.error!.message}`);
    ensureSame(fast.value, slow.value, "decoded value, against the interpreter's");
    ensure(fast.end === slow.end, () => `ends at ${fast.end}, for the interpreter at ${slow.end}`);
    const again = interpretEncode(s.target.table, s.version, slow.value);
    ensureSame(again, bytes.slice(0, slow.end), "the interpreter's bytes");
    ensureCovered(slow);
  },
};

/** Each bit of the message belongs to exactly one leaf. */
function ensureCovered({ root, end }: Interpreted): void {
  const spans = leaves(root).filter(({ bitLength }) => bitLength > 0);
  spans.sort((a, b) => a.start * 8 + a.startBit - (b.start * 8 + b.startBit));
  let at = 0;
  for (const { name, start, startBit, bitLength } of spans) {
    ensure(
      start * 8 + startBit === at,
      () => `${name} begins at bit ${start * 8 + startBit}, not ${at}`,
    );
    at += bitLength;
  }
  ensure(at === end * 8, () => `the leaves end at bit ${at}, the message at ${end * 8}`);
}

const skipAndVisit: Property<MessageSubject, readonly Uint8Array[]> = {
  name: "skip and visit",
  // Two, as the first leaves in the scratch what the second must overwrite.
  arbitrary: (s) => fc.tuple(encodedBytes(s), messageBytes(s)),
  check(s, inputs) {
    const scratch = s.codec.scratch();
    for (const bytes of inputs) {
      const whole = decoded(s, bytes);
      checkSkip(s, bytes, whole);
      checkUnexplained(s, bytes, whole);
      checkVisit(s, bytes, whole, scratch);
      checkThrowingHandler(s, bytes, whole, scratch);
    }
  },
};

/** Two ways to read end in the same place, or with the same error. */
function ensureAlike(found: Outcome<unknown>, expected: Outcome<unknown>, what: string): void {
  const end = (outcome: Outcome<unknown>) =>
    outcome.ok ? `ends at ${outcome.end}` : outcome.error.message;
  ensure(end(found) === end(expected), () => `${what}: ${end(found)}; decode: ${end(expected)}`);
}

function checkSkip(s: MessageSubject, bytes: Uint8Array, whole: Outcome<AnyMessage>): void {
  const skipped = attempt(bytes, 0, bytes.length, (r) => s.codec.skip(r));
  ensureAlike(skipped, whole, "skip");
  if (!skipped.ok || s.layout.id === undefined) return;
  ensure(skipped.value === bytes[0], () => `skip returns ${skipped.value}, the id is ${bytes[0]}`);
}

/** The ways to read that do not explain themselves refuse and consume the same. */
function checkUnexplained(s: Subject, bytes: Uint8Array, whole: Outcome<AnyMessage>): void {
  for (const way of ["read", "pass"] as const) {
    const r = new Reader(bytes);
    try {
      const value = s.codec[way](r);
      ensure(whole.ok, () => `${way} takes what decode refuses`);
      if (way === "read") ensureSame(value, whole.value, "read value");
      ensure(r.offset === whole.end, () => `${way} ends at ${r.offset}, decode at ${whole.end}`);
    } catch (error) {
      ensureDecodeError(error);
      ensure(!whole.ok, () => `${way} refuses what decode takes: ${error.message}`);
    }
  }
}

function checkVisit(
  s: MessageSubject,
  bytes: Uint8Array,
  whole: Outcome<AnyMessage>,
  scratch: unknown,
): void {
  const visited: AnyMessage[] = [];
  const fromLast: unknown[] = [];
  const handlers = handlersOf(s, (message) => {
    if (whole.ok) fromLast.push(backwards(message, whole.value));
    // A copy: the next message is handed over in the same object.
    visited.push(keep(message));
  });
  const outcome = attempt(bytes, 0, bytes.length, (r) => s.codec.visit(r, handlers, scratch));
  ensureAlike(outcome, whole, "visit");
  ensureSame(visited, whole.ok ? [whole.value] : [], "visited");
  ensureSame(fromLast, visited, "visited, member by member from the last");
  const passed = attempt(bytes, 0, bytes.length, (r) => s.codec.visit(r, {}, scratch));
  ensureAlike(passed, whole, "visit without handlers");
}

/** A value whose members are got one by one from the last, also those of what is in it. */
function backwards(found: unknown, like: unknown): unknown {
  if (Array.isArray(like) && Array.isArray(found)) {
    return found.map((element, i) => backwards(element, like[i]));
  }
  if (!isRecord(like)) return structuredClone(found);
  const members = found as Readonly<Record<string, unknown>>;
  const names = Object.keys(like).toReversed();
  return Object.fromEntries(names.map((name) => [name, backwards(members[name], like[name])]));
}

function checkThrowingHandler(
  s: MessageSubject,
  bytes: Uint8Array,
  whole: Outcome<AnyMessage>,
  scratch: unknown,
): void {
  if (!whole.ok) return;
  // Even an error that looks like the codec's own.
  const thrown = new DecodeError("thrown by a handler", { path: [], offset: 0 });
  const handlers = handlersOf(s, () => {
    throw thrown;
  });
  try {
    s.codec.visit(new Reader(bytes), handlers, scratch);
  } catch (error) {
    return ensure(error === thrown, () => `a handler's error became ${String(error)}`);
  }
  throw new Violation("a handler's error was lost");
}

function handlersOf(s: Subject, handler: (message: AnyMessage) => void) {
  return Object.fromEntries(s.target.table.messages.map(({ name }) => [name, handler]));
}

/** Bytes in front, so that an offset that begins to count elsewhere shows. */
const BEFORE = 3;

const truncation: Property<MessageSubject, Uint8Array> = {
  name: "truncation",
  arbitrary: encodedBytes,
  check(s, bytes, reached) {
    const whole = new Uint8Array(BEFORE + bytes.length);
    whole.set(bytes, BEFORE);
    for (const cut of cuts(bytes.length)) checkCut(s, whole, cut);
    interpreted(s, bytes, Math.floor(bytes.length / 2), reached);
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

function endsWithBytes({ target, version, layout }: MessageSubject): boolean {
  return readsToEnd(target.table, version, layout.fields);
}

function checkCutError(s: MessageSubject, cut: number, { offset, path }: DecodeError): void {
  const end = BEFORE + cut;
  ensure(offset === end, () => `cut at ${end}, the error is at ${offset}`);
  const named = cut > 0 || s.layout.id === undefined;
  ensure(!named || path[0] === s.message, () => `the path does not name it: ${path.join(" › ")}`);
}

interface Embedded {
  readonly message: AnyMessage;
  readonly before: Uint8Array;
  readonly behind: Uint8Array;
}

const embedded: Property<MessageSubject, Embedded> = {
  name: "inside a larger buffer",
  arbitrary: (s) =>
    fc.record({
      message: s.any(true),
      before: fc.uint8Array({ maxLength: 16 }),
      behind: fc.uint8Array({ maxLength: 16 }),
    }),
  check(s, { message, before, behind }) {
    const bytes = encoded(s, message);
    const alone = decodedWhole(s, bytes);
    const start = before.length;
    // A view into a larger buffer: what forgets where it begins reads other bytes.
    const buffer = Uint8Array.of(0xaa, ...before, ...bytes, ...behind);
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
  ensureSame(written(w).slice(), Uint8Array.of(...before, ...bytes), "appended bytes");
}

const wrongMember: Property<MessageSubject, WrongMessage> = {
  name: "wrong member",
  applies: (s) => s.layout.fields.length > 0,
  arbitrary: (s) =>
    fc.tuple(s.any(false), fc.nat(0xffff), fc.nat(0xffff)).map(([message, n, k]) => {
      const members = [...byMember(wrongMessages(s, message)).values()];
      const wrongs = members[n % members.length]!;
      return wrongs[k % wrongs.length]!;
    }),
  check(s, wrong) {
    const w = new Writer(8);
    w.bytes.fill(0xaa);
    w.offset = 5;
    const error = refusal(s, w, wrong);
    ensureSame(error.path, [s.message, ...wrong.path], "path of the error");
    ensure(w.offset === 5, () => `refused, and left the writer at ${w.offset}, not 5`);
    ensureSame(written(w).slice(), new Uint8Array(5).fill(0xaa), "bytes written before");
  },
};

/** By what is wrong, without indexes: a list has many elements, and else would be wrong more often than all others. */
function byMember(wrongs: readonly WrongMessage[]): Map<string, WrongMessage[]> {
  const members = new Map<string, WrongMessage[]>();
  for (const wrong of wrongs) {
    const name = wrong.path.map((part) => memberIn([part])).join(".");
    const same = members.get(name);
    if (same === undefined) members.set(name, [wrong]);
    else same.push(wrong);
  }
  return members;
}

function refusal(s: Subject, w: Writer, { message, path }: WrongMessage): EncodeError {
  const name = path.join(".");
  try {
    s.codec.encode(w, message);
  } catch (error) {
    ensure(error instanceof EncodeError, () => `${name}: threw ${String(error)}, no EncodeError`);
    ensure(!error.reason.startsWith(DISAGREE), () => error.message);
    return error;
  }
  const value = toLossless((message as unknown as Record<string, unknown>)[memberIn(path)]);
  throw new Violation(`${name} is wrong (${value}), and is written all the same`);
}

/** The message's member that a path goes through. */
function memberIn([first = ""]: readonly string[]): string {
  return first.replace(/\[.*/, "");
}

/** What holds for each message in each version. */
export const messageProperties: readonly Property<MessageSubject>[] = [
  canonicalRoundTrip,
  hintedRoundTrip,
  bytesRoundTrip,
  canonicalForm,
  interpreterAgrees,
  skipAndVisit,
  truncation,
  embedded,
  wrongMember,
  ...textProperties(),
];

// ---- the properties of messages in a row

const inARow: Property<Subject, Uint8Array> = {
  name: "messages in a row",
  arbitrary: rowBytes,
  check(s, bytes, reached) {
    let at = 0;
    while (at < bytes.length) {
      const next = decoded(s, bytes, at);
      const skipped = attempt(bytes, at, bytes.length, (r) => s.codec.skip(r));
      ensureAlike(skipped, next, "skip");
      interpretDecode(s.target.table, s.version, bytes, at, bytes.length, reached);
      if (!next.ok) return;
      ensureSame(encoded(s, next.value), bytes.slice(at, next.end), `bytes again, at ${at}`);
      ensureNotLarger(next.value, next.end - at);
      at = next.end;
    }
  },
};

/** No string, list or bytes in a message is larger than what it was made from. */
function ensureNotLarger(message: AnyMessage, consumed: number): void {
  const { type: _, ...members } = message;
  for (const [name, member] of Object.entries(members)) ensurePartsFit(name, member, consumed);
}

function ensurePartsFit(name: string, part: unknown, consumed: number): void {
  const size = sizeOf(part);
  ensure(size <= consumed, () => `${name} has a part of ${size}, made from ${consumed} bytes`);
  if (typeof part !== "object" || part === null || part instanceof Uint8Array) return;
  for (const inner of Object.values(part)) ensurePartsFit(name, inner, consumed);
}

function sizeOf(value: unknown): number {
  const sized = typeof value === "string" || Array.isArray(value) || value instanceof Uint8Array;
  return sized ? value.length : 0;
}

/** What holds for any bytes that are read message by message. */
export const rowProperties: readonly Property<Subject>[] = [inARow];
