import { check, decodeAll } from "./check.ts";
import type { Contestant } from "./contestant.ts";
import { handWritten } from "./hand-written-contestant.ts";
import { type Effort, type Measured, type Row, measure } from "./measure.ts";
import type { Messages } from "./messages.ts";
import { fillColumns, ours, oursDirectly, skip, skipOneByOne, visit } from "./ours.ts";
import { loadPeers } from "./peers/index.ts";
import { versionOf } from "./versions.ts";

/** What docs and design promise, as a ratio to the hand-written codec. */
export const TARGETS = {
  decode: 1.15,
  encode: 1.15,
  visit: 0.15,
  visitThree: 0.4,
  visitAll: 0.65,
  columnsThree: 0.15,
  columnsAll: 0.45,
  skip: 0.12,
} as const;

/** What is done with the messages without decoding them. */
export type Passing = Exclude<keyof typeof TARGETS, "decode" | "encode">;

export interface Result {
  readonly name: string;
  readonly version: string | null;
  readonly decode: Measured;
  readonly encode: Measured | null;
}

export interface UpdateResults {
  readonly handWritten: Result;
  readonly ours: Result & Readonly<Record<Passing, Measured>>;
  readonly oursDirectly: Result;
  readonly oneByOne: { readonly skip: Measured };
  readonly peers: readonly Result[];
}

interface Rows {
  readonly contestant: Contestant;
  readonly decode: Row;
  readonly encode: Row | null;
}

/** Decoded messages are kept until this many others were: enough that they are built, too few to cost anything later. */
const RING = 64;

/** Measures all contestants on the same messages, after checking that they do the same. */
export async function benchUpdates(
  messages: Messages,
  withPeers: boolean,
  effort: Effort,
): Promise<UpdateResults> {
  const peers = withPeers ? await loadPeers() : [];
  for (const contestant of [handWritten, ours, oursDirectly, ...peers])
    check(contestant, handWritten, messages);

  const base = rowsOf(handWritten, messages);
  const mine = rowsOf(ours, messages, base);
  const direct = rowsOf(oursDirectly, messages, base);
  const theirs = peers.map((peer) => rowsOf(peer, messages, base));
  const passing = passingRows(messages, base.decode);
  const skippingOneByOne: Row = { run: () => skipOneByOne(messages.bytes), baseline: base.decode };

  const all = [base, mine, direct, ...theirs].flatMap(({ decode, encode }) =>
    encode ? [decode, encode] : [decode],
  );
  const measured = measure([...all, ...Object.values(passing), skippingOneByOne], effort);
  const passed = Object.entries(passing).map(([name, row]) => [name, measured.get(row)!]);
  return {
    handWritten: resultOf(base, measured),
    ours: {
      ...resultOf(mine, measured),
      ...(Object.fromEntries(passed) as Record<Passing, Measured>),
    },
    oursDirectly: resultOf(direct, measured),
    oneByOne: { skip: measured.get(skippingOneByOne)! },
    peers: theirs.map((rows) => resultOf(rows, measured)),
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

function rowsOf(contestant: Contestant, messages: Messages, base?: Rows): Rows {
  return {
    contestant,
    decode: { ...decodeRow(contestant, messages), ...comparedWith(base?.decode) },
    encode: contestant.encode
      ? { ...encodeRow(contestant, messages), ...comparedWith(base?.encode) }
      : null,
  };
}

function decodeRow(contestant: Contestant, messages: Messages): Row {
  const ring = Array.from({ length: RING });
  return { run: () => contestant.decode(messages.bytes, ring, RING - 1) };
}

/** Its values are decoded anew for each turn: where in memory they happen to lie decides much, and is to be no one's luck. */
function encodeRow(contestant: Contestant, messages: Messages): Row {
  let values: unknown[] = [];
  return {
    prepare() {
      values = decodeAll(contestant, messages);
    },
    run() {
      contestant.encode!(values);
      return values.length;
    },
    discard() {
      values = [];
    },
  };
}

function comparedWith(baseline: Row | null | undefined): Pick<Row, "baseline"> {
  return baseline ? { baseline } : {};
}

function resultOf({ contestant, decode, encode }: Rows, measured: Map<Row, Measured>): Result {
  return {
    name: contestant.name,
    version: contestant.package === undefined ? null : versionOf(contestant.package),
    decode: measured.get(decode)!,
    encode: encode && measured.get(encode)!,
  };
}
