import type { AnyMessage } from "../../runtime/codec.ts";
import type { Table } from "../../runtime/table/table.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import type { Subject } from "../values/subjects.ts";
import { attempt, decoded, encoded, ensureAlike } from "./attempt.ts";
import { ensure, ensureSame } from "./ensure.ts";
import { rowBytes } from "./inputs.ts";
import type { Property } from "./property.ts";

export const inARow: Property<Subject, Uint8Array> = {
  name: "messages in a row",
  arbitrary: rowBytes,
  check(s, bytes, reached) {
    let at = 0;
    while (at < bytes.length) {
      const next = decoded(s, bytes, at);
      if (!s.target.skipsByReading) {
        const skipped = attempt(bytes, at, bytes.length, (r) => s.codec.skip(r));
        ensureAlike(skipped, next, "skip");
      }
      interpretDecode(s.target.table, s.version, bytes, at, bytes.length, reached);
      if (!next.ok) return;
      ensureSame(encoded(s, next.value), bytes.slice(at, next.end), `bytes again, at ${at}`);
      ensureNotLarger(s.target.table, next.value, next.end - at);
      at = next.end;
    }
  },
};

/** No string, list or bytes in a message is larger than what it was made from; an element may be a bit where such are. */
function ensureNotLarger({ structs }: Table, message: AnyMessage, consumed: number): void {
  const { type: _, ...members } = message;
  const elements = structs.some(({ bitwise }) => bitwise) ? 8 * consumed : consumed;
  for (const [name, member] of Object.entries(members))
    ensurePartsFit(name, member, consumed, elements);
}

function ensurePartsFit(name: string, part: unknown, consumed: number, elements: number): void {
  const size = sizeOf(part);
  const most = Array.isArray(part) ? elements : consumed;
  ensure(size <= most, () => `${name} has a part of ${size}, made from ${consumed} bytes`);
  if (typeof part !== "object" || part === null || part instanceof Uint8Array) return;
  for (const inner of Object.values(part)) ensurePartsFit(name, inner, consumed, elements);
}

function sizeOf(value: unknown): number {
  const sized = typeof value === "string" || Array.isArray(value) || value instanceof Uint8Array;
  return sized ? value.length : 0;
}
