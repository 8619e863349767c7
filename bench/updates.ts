import { type Effort, type Measured, type Row, measure } from "./measure.ts";
import type { Messages } from "./messages.ts";
import { PACKET } from "./contestant.ts";
import { handWritten } from "./hand-written-contestant.ts";
import { fillColumns, skip, skipOneByOne, visit } from "./ours.ts";

/*
 * What is done with messages without decoding them, beside the hand-written codec's decoding.
 */

/** What docs and design promise, as a ratio to the hand-written codec's decoding. */
export const TARGETS = {
  visit: 0.15,
  visitThree: 0.4,
  visitAll: 0.65,
  columnsThree: 0.15,
  columnsAll: 0.45,
  skip: 0.12,
} as const;

export type Passing = keyof typeof TARGETS;

export interface UpdateResults {
  /** The hand-written decoding, which all are compared with. */
  readonly decode: Measured;
  readonly ours: Readonly<Record<Passing, Measured>>;
  readonly oneByOne: { readonly skip: Measured };
}

/** Measures what is done with `packets` of `messages`, which are the same messages. */
export function benchUpdates(
  messages: Messages,
  packets: readonly Uint8Array[],
  effort: Effort,
): UpdateResults {
  const decode = decodeRow(packets, messages.count);
  const passing = passingRows(messages, decode);
  const skippingOneByOne: Row = { run: () => skipOneByOne(messages.bytes), baseline: decode };
  const measured = measure([decode, ...Object.values(passing), skippingOneByOne], effort);
  const passed = Object.entries(passing).map(([name, row]) => [name, measured.get(row)!]);
  return {
    decode: measured.get(decode)!,
    ours: Object.fromEntries(passed) as Record<Passing, Measured>,
    oneByOne: { skip: measured.get(skippingOneByOne)! },
  };
}

/** What is decoded is not read here: who passes over it does not read it, either. */
function decodeRow(packets: readonly Uint8Array[], count: number): Row {
  const ring = Array.from({ length: PACKET });
  return {
    run() {
      for (const packet of packets) handWritten.decode(packet, ring);
      return count;
    },
  };
}

/** Columns are of recordings, and not of a few messages: so many times as many are read. */
const TIMES = 50;

function passingRows({ bytes, count }: Messages, baseline: Row): Record<Passing, Row> {
  const many = new Uint8Array(TIMES * bytes.length);
  for (let i = 0; i < TIMES; i++) many.set(bytes, i * bytes.length);
  const all = (pass: () => void): Row => ({
    baseline,
    run() {
      pass();
      return count;
    },
  });
  return {
    visit: all(() => visit(bytes, "one")),
    visitThree: all(() => visit(bytes, "three")),
    visitAll: all(() => visit(bytes, "all")),
    columnsThree: { run: () => fillColumns(many, "three"), baseline },
    columnsAll: { run: () => fillColumns(many, "all"), baseline },
    skip: all(() => skip(bytes)),
  };
}
