import { idOf } from "./ids.ts";
import fc from "fast-check";
import { Reader } from "../../runtime/bytes/reader.ts";
import { keep } from "../../runtime/bytes/view.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { MessageSubject, Subject } from "../values/subjects.ts";
import { attempt, decoded, ensureAlike, ensureDecodeError, type Outcome } from "./attempt.ts";
import { ensure, ensureSame, Violation } from "./ensure.ts";
import { isRecord } from "./equal.ts";
import { encodedBytes, messageBytes } from "./inputs.ts";
import type { Property } from "./property.ts";

export const skipAndVisit: Property<MessageSubject, readonly Uint8Array[]> = {
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
    checkVisitAll(s, inputs, scratch);
  },
};

function checkSkip(s: MessageSubject, bytes: Uint8Array, whole: Outcome<AnyMessage>): void {
  const skipped = attempt(bytes, 0, bytes.length, (r) => s.codec.skip(r));
  ensureAlike(skipped, whole, "skip");
  if (!skipped.ok || s.layout.id === undefined || s.codec.table.kind === "container") return;
  const id = idOf(s.codec.table, bytes);
  ensure(skipped.value === id, () => `skip returns ${skipped.value}, the id is ${id}`);
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

/** Visiting all messages is visiting one after the other, however many of one kind follow each other. */
function checkVisitAll(s: MessageSubject, inputs: readonly Uint8Array[], scratch: unknown): void {
  const bytes = Uint8Array.from([...inputs, ...inputs].flatMap((input) => [...input]));
  const one = (r: Reader, handlers: Handlers) => {
    while (r.offset < r.end) s.codec.visit(r, handlers, scratch);
  };
  const all = (r: Reader, handlers: Handlers) => s.codec.visitAll(r, handlers, scratch);
  const expected = visitedBy(s, bytes, one);
  ensureSame(visitedBy(s, bytes, all), expected, "visited all");
  const { visited: _, ...passed } = expected;
  ensureSame(
    read(bytes, (r) => all(r, {})),
    passed,
    "passed by visiting all",
  );
}

/** What handlers get, and where reading ends. */
function visitedBy(s: Subject, bytes: Uint8Array, visit: (r: Reader, handlers: Handlers) => void) {
  const visited: AnyMessage[] = [];
  const handlers = handlersOf(s, (message) => visited.push(keep(message)));
  return { ...read(bytes, (r) => visit(r, handlers)), visited };
}

function read(bytes: Uint8Array, reading: (r: Reader) => void): { end: number; error?: string } {
  const r = new Reader(bytes);
  try {
    reading(r);
    return { end: r.offset };
  } catch (error) {
    ensureDecodeError(error);
    return { end: r.offset, error: error.message };
  }
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

type Handlers = Readonly<Record<string, (message: AnyMessage) => void>>;

function handlersOf(s: Subject, handler: (message: AnyMessage) => void): Handlers {
  return Object.fromEntries(s.target.table.messages.map(({ name }) => [name, handler]));
}
