import { ALONE_EFFORT, type Alone, aloneOf, type AloneTime, askAlone } from "../alone.ts";
import { PACKET } from "../contestant.ts";
import { handWritten } from "../hand-written-contestant.ts";
import { measure, type Row } from "../measure.ts";
import { fillColumns, skip, skipOneByOne, visit } from "../ours.ts";
import type { Columns } from "../../runtime/columns/column.ts";
import type { Stream } from "../streams/stream.ts";

/*
 * What is done with messages without decoding them, beside the hand-written codec's decoding: each in a process of its
 * own, as a program has one handler for a message, and not three that take turns.
 */

/** What docs and design promise, as a ratio to the hand-written codec's decoding. */
export const TARGETS = {
  visit: 0.15,
  visitThree: 0.4,
  visitAll: 0.65,
  columnsThree: 0.15,
  columnsAll: 0.45,
  refillThree: 0.15,
  refillAll: 0.45,
  skip: 0.12,
} as const;

export type Promised = keyof typeof TARGETS;

type Pass = Promised | "skipOneByOne";

const PASSES = [...(Object.keys(TARGETS) as Promised[]), "skipOneByOne"] as const;

export type PassingResults = Readonly<Record<Pass, Alone>>;

/** What a process of its own is told. */
export interface PassingOrder {
  readonly pass: Pass;
  readonly stream: Stream;
}

/** How many processes there will be. */
export function passingSteps(processes: number): number {
  return PASSES.length * processes;
}

const CHILD = new URL("child.ts", import.meta.url);

/** Measures what is done with a stream of updates, in so many processes each. */
export async function benchPassing(
  stream: Stream,
  processes: number,
  tick: () => void,
): Promise<PassingResults> {
  const times = new Map(PASSES.map((pass) => [pass, [] as AloneTime[]]));
  for (let round = 0; round < processes; round++) {
    for (const pass of PASSES) {
      times.get(pass)!.push(await askAlone<AloneTime>(CHILD, { pass, stream }));
      tick();
    }
  }
  const results = [...times].map(([pass, each]) => [pass, aloneOf(each)!] as const);
  return Object.fromEntries(results) as Record<Pass, Alone>;
}

/** Measures one of them here, where nothing else was done. */
export function measurePassing({ pass, stream }: PassingOrder): AloneTime {
  const baseline = decodeRow(stream);
  const row: Row = { run: runOf(pass, stream), baseline };
  return measure([baseline, row], ALONE_EFFORT).get(row)!;
}

/** What is decoded is not read here: who passes over it does not read it, either. */
function decodeRow({ packets, count }: Stream): Row {
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

function runOf(pass: Pass, { packets, count }: Stream): () => number {
  const bytes = Uint8Array.from(Buffer.concat(packets));
  switch (pass) {
    case "visit":
      return () => (visit(bytes, "one"), count);
    case "visitThree":
      return () => (visit(bytes, "three"), count);
    case "visitAll":
      return () => (visit(bytes, "all"), count);
    case "columnsThree":
      return columnsRun(bytes, "three", false);
    case "columnsAll":
      return columnsRun(bytes, "all", false);
    case "refillThree":
      return columnsRun(bytes, "three", true);
    case "refillAll":
      return columnsRun(bytes, "all", true);
    case "skip":
      return () => (skip(bytes), count);
    case "skipOneByOne":
      return () => skipOneByOne(bytes);
  }
}

/** @param isAgain the same columns are filled again, as those who read one recording after the other may */
function columnsRun(bytes: Uint8Array, looks: "three" | "all", isAgain: boolean): () => number {
  const many = new Uint8Array(TIMES * bytes.length);
  for (let i = 0; i < TIMES; i++) many.set(bytes, i * bytes.length);
  let into: Columns | undefined;
  return () => {
    const filled = fillColumns(many, looks, into);
    if (isAgain) into = filled;
    return filled.length;
  };
}
