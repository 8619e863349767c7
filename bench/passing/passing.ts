import { ALONE_EFFORT, type Processes, processesOf, type ProcessTime, askAlone } from "../alone.ts";
import { PACKET } from "../contestants/contestant.ts";
import { handWritten } from "../contestants/hand-written-contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import { type Effort, measure, type Row } from "../measure.ts";
import { fillColumns, type Looks, skip, skipOneByOne, visit, visitOnly } from "../ours.ts";
import type { Columns } from "../../runtime/columns/column.ts";
import type { Stream, StreamName } from "../streams/stream.ts";

/*
 * What is done with messages without decoding them, beside the hand-written codec, which decodes them and reads as much of
 * each: in processes of their own, as a program has one handler for a message, and not three that take turns.
 */

interface Pass {
  readonly title: string;
  /** How many members are read. */
  readonly looks: Looks | "none";
  /** What docs and design promise, as a ratio to the hand-written codec. */
  readonly limit?: number;
}

export const PASSES = {
  visitOne: { title: "visit, one member", looks: "one", limit: 0.15 },
  visitThree: { title: "visit, three", looks: "three" },
  visitAll: { title: "visit, all twelve", looks: "all" },
  fieldsOne: { title: "fields, one", looks: "one" },
  fieldsThree: { title: "fields, three", looks: "three", limit: 0.4 },
  fieldsAll: { title: "fields, all twelve", looks: "all", limit: 0.65 },
  columnsThree: { title: "columns, three", looks: "three", limit: 0.15 },
  columnsAll: { title: "columns, all twelve", looks: "all", limit: 0.45 },
  refillThree: { title: "columns again, three", looks: "three", limit: 0.15 },
  refillAll: { title: "columns again, all twelve", looks: "all", limit: 0.45 },
  skip: { title: "skip", looks: "none", limit: 0.12 },
  skipOneByOne: { title: "skip, one by one", looks: "none" },
} as const satisfies Readonly<Record<string, Pass>>;

export type PassName = keyof typeof PASSES;

const NAMES = Object.keys(PASSES) as PassName[];

/** Of one stream. */
export interface PassingResult {
  readonly name: StreamName;
  readonly title: string;
  readonly passes: Readonly<Record<PassName, Processes>>;
}

/** What a process of its own is given. */
export interface PassingOrder {
  readonly pass: PassName;
  readonly stream: Stream;
}

/** How many processes there will be. */
export function passingSteps(streams: number, processes: number): number {
  return NAMES.length * streams * processes;
}

const CHILD = new URL("child.ts", import.meta.url);

/** Measures what is done with a stream of updates, in that many processes each. */
export async function benchPassing(
  stream: Stream,
  processes: number,
  tick: () => void,
): Promise<PassingResult> {
  const times = new Map(NAMES.map((pass) => [pass, [] as ProcessTime[]]));
  for (let round = 0; round < processes; round++) {
    for (const pass of NAMES) {
      times.get(pass)!.push(await askAlone<ProcessTime>(CHILD, { pass, stream }));
      tick();
    }
  }
  const results = [...times].map(([pass, each]) => [pass, processesOf(each)!] as const);
  const passes = Object.fromEntries(results) as Record<PassName, Processes>;
  return { name: stream.name, title: stream.title, passes };
}

/** A pass takes milliseconds: fewer of them will do. */
const EFFORT: Effort = { ...ALONE_EFFORT, rounds: 21 };

/** Measures one of them here, where nothing else was done. */
export function measurePassing({ pass, stream }: PassingOrder): ProcessTime {
  const baseline = decodeRow(stream, PASSES[pass].looks);
  const row: Row = { run: runOf(pass, stream), baseline };
  return measure([baseline, row], EFFORT).get(row)!;
}

/** What was read, so that it is: a fraction, so that V8 never changes how it stores the sum. */
const seen = { sum: 0.5 };

/** As the handlers of ours.ts read them, but not the same functions: those would meet two sorts of objects. */
const READ: Readonly<Record<Looks | "none", (m: Update) => void>> = {
  none() {},
  one(m) {
    seen.sum += m.entity;
  },
  three(m) {
    seen.sum += m.entity + (m.origin1 ?? 0) + (m.origin2 ?? 0);
  },
  all(m) {
    const looks = (m.modelindex ?? 0) + (m.frame ?? 0) + (m.colormap ?? 0) + (m.skin ?? 0);
    const place = (m.origin1 ?? 0) + (m.origin2 ?? 0) + (m.origin3 ?? 0);
    const turn = (m.angle1 ?? 0) + (m.angle2 ?? 0) + (m.angle3 ?? 0);
    seen.sum += m.entity + (m.effects ?? 0) + looks + place + turn;
  },
};

function decodeRow({ packets, count }: Stream, looks: Looks | "none"): Row {
  const ring: Update[] = Array.from({ length: PACKET });
  const read = READ[looks];
  return {
    run() {
      for (const packet of packets) {
        const decoded = handWritten.decode(packet, ring);
        for (let i = 0; i < decoded; i++) read(ring[i]!);
      }
      return count;
    },
  };
}

function runOf(pass: PassName, { packets, count }: Stream): () => number {
  const each = (run: (packet: Uint8Array) => void) => () => {
    for (const packet of packets) run(packet);
    return count;
  };
  switch (pass) {
    case "visitOne":
    case "visitThree":
    case "visitAll":
      return each((packet) => visit(packet, PASSES[pass].looks));
    case "fieldsOne":
    case "fieldsThree":
    case "fieldsAll":
      return each((packet) => visitOnly(packet, PASSES[pass].looks));
    case "columnsThree":
    case "columnsAll":
      return columnsRun(packets, PASSES[pass].looks, false);
    case "refillThree":
    case "refillAll":
      return columnsRun(packets, PASSES[pass].looks, true);
    case "skip":
      return each(skip);
    case "skipOneByOne":
      return each(skipOneByOne);
  }
}

/**
 * Columns are of recordings, and not of packets.
 *
 * @param isAgain the same columns are filled again, as those who read one recording after the other may
 */
function columnsRun(
  packets: readonly Uint8Array[],
  looks: "three" | "all",
  isAgain: boolean,
): () => number {
  const bytes = Uint8Array.from(Buffer.concat(packets));
  let into: Columns | undefined;
  return () => {
    const filled = fillColumns(bytes, looks, into);
    if (isAgain) into = filled;
    return filled.length;
  };
}
