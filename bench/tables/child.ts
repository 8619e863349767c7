import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parquet } from "../../cli/table/writers/parquet.ts";
import { formatOfFile } from "../../formats/index.ts";
import {
  type Batch,
  table,
  tableColumns,
  type TableName,
  type TableOptions,
} from "../../quake/tables/index.ts";
import { states } from "../../quake/world/index.ts";
import {
  type AnyContainer,
  messagesOf,
  readRecording,
  recordingColumns,
} from "../../recording/index.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { columns } from "../../runtime/columns/columns.ts";
import { answerAlone } from "../alone.ts";
import { type AnyCodec, blocksOf } from "../blocks.ts";
import { measure, quantile, type Row } from "../measure.ts";
import { columnsOf } from "../recordings/handlers.ts";

/* What is measured of the tables of one recording, in a process of its own. */

/** A recording, and words of the rows that are asked for. */
export interface Order {
  readonly path: string;
  readonly only: string;
}

/** By titles: in words. */
export type Ratios = Readonly<Record<string, string>>;

const EFFORT = { rounds: 5, warmUp: 700, turn: 300, isLong: true } as const;

const SOME = ["time", "name", "origin", "health"];
const TABLES: readonly (readonly [TableName, string, TableOptions])[] = [
  ["players", "players, all columns", {}],
  ["players", "players: time, name, origin, health", { columns: SOME }],
  ["players", "players, the same, every 50 ms", { columns: SOME, every: 0.05 }],
  ["players", "players, the same, the first tenth", { columns: SOME }],
  ["entities", "entities: time, model, origin", { columns: ["time", "model", "origin"] }],
  ["frames", "frames", {}],
  ["levels", "levels", {}],
  ["events", "events", {}],
  ["kills", "kills", {}],
];

const DECODING = "decoding to objects";
const PARQUET = "Parquet of players, to their table";

/** The rows of a recording by titles; each takes turns with decoding it. */
function rowsOf(path: string, container: AnyContainer, bytes: Uint8Array): Map<string, Row> {
  const decoding: Row = {
    run() {
      let count = 0;
      for (const part of readRecording(container, bytes))
        if (part.kind === "block") for (const _ of messagesOf(part)) count++;
      if (count === 0) throw new Error(`${path} has no messages`);
      return bytes.length;
    },
  };
  const row = (run: () => void): Row => ({
    baseline: decoding,
    run: () => (run(), bytes.length),
  });
  const tenth = { from: 0, to: secondsOf(container, bytes) / 10 };
  const tables = TABLES.map(([what, title, options]): [string, Row] => {
    const between = title.endsWith("tenth") ? tenth : undefined;
    return [title, row(() => drain(table(container, bytes, what, { ...options, between })))];
  });
  const byHand = row(() => {
    const rows: unknown[] = [];
    for (const { time, players } of states(container, bytes))
      for (const { name, origin } of players.values()) rows.push([time, name, origin]);
  });
  return new Map([
    [DECODING, decoding],
    ...wireRows(container, bytes, row),
    ...tables,
    ["states, pushed into arrays", byHand],
  ]);
}

/** Columns of what the wire says, of the recording and of packets alone. */
function wireRows(
  container: AnyContainer,
  bytes: Uint8Array,
  row: (run: () => void) => Row,
): [string, Row][] {
  const [path, names] = columnsIn(container, bytes);
  const { blocks } = blocksOf({ container, bytes });
  const own = blocks.filter(({ codec }) => codec.table === container.codecs[0]!.table);
  const packets = own.map(({ start, end, codec }) => ({ codec, of: bytes.subarray(start, end) }));
  const [decodePackets, packetColumns] = packetRows(packets, path, names);
  const [decodeMany, columnsOfMany] = packetRows(inPackets(packets, MANY), path, names);
  return [
    ["wire columns", row(() => recordingColumns(container, bytes, path, names))],
    ["packets, decoded one by one", decodePackets],
    ["packets, columns of each, to that", packetColumns],
    [`packets of ${MANY} messages, decoded one by one`, decodeMany],
    [`packets of ${MANY} messages, columns of each, to that`, columnsOfMany],
  ];
}

/** Messages that one codec reads. */
interface Packet {
  readonly codec: AnyCodec;
  readonly of: Uint8Array;
}

/** Decoding packets, and the columns of each to that. */
function packetRows(
  packets: readonly Packet[],
  path: string,
  names: readonly string[],
): [Row, Row] {
  const length = packets.reduce((sum, { of }) => sum + of.length, 0);
  const decoding: Row = {
    run() {
      for (const { codec, of } of packets) decodeAll(codec, of);
      return length;
    },
  };
  const filling: Row = {
    baseline: decoding,
    run() {
      for (const { codec, of } of packets) columns(codec, of, path, names);
      return length;
    },
  };
  return [decoding, filling];
}

/** How many messages there are. */
function decodeAll(codec: AnyCodec, bytes: Uint8Array): number {
  const r = new Reader(bytes);
  let count = 0;
  for (; r.offset < r.end; count++) codec.decode(r);
  return count;
}

const MANY = 64;

/** The same messages in packets of at least that many, as far as one codec reads them. */
function inPackets(packets: readonly Packet[], least: number): Packet[] {
  const joined: Packet[] = [];
  let [parts, count]: [Uint8Array[], number] = [[], 0];
  for (const [i, { codec, of }] of packets.entries()) {
    parts.push(of);
    count += decodeAll(codec, of);
    if (count < least && packets[i + 1]?.codec === codec) continue;
    joined.push({ codec, of: Uint8Array.from(Buffer.concat(parts)) });
    [parts, count] = [[], 0];
  }
  return joined;
}

/** What is taken into columns: a path that has rows, or passing over messages is measured. Old QuakeWorld has no deltas. */
function columnsIn(
  container: AnyContainer,
  bytes: Uint8Array,
): readonly [string, readonly string[]] {
  const [path, names] = columnsOf(container.table.carries[0]!.protocol);
  const paths = [path, path.replace(/^delta/, "")];
  const found = paths.find((one) => recordingColumns(container, bytes, one, names).length > 0);
  if (found === undefined) throw new Error(`there are no ${path}`);
  return [found, names];
}

function drain(batches: Iterable<unknown>): void {
  for (const _ of batches);
}

function secondsOf(container: AnyContainer, bytes: Uint8Array): number {
  let seconds = 0;
  for (const batch of table(container, bytes, "frames", { columns: ["time"] }))
    seconds = Number(batch.columns[0]!.values.at(-1) ?? seconds);
  return seconds;
}

/** What players as Parquet take, as a ratio to their table alone. */
async function parquetRatio(container: AnyContainer, bytes: Uint8Array): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < 2 * EFFORT.rounds; round++) {
    const alone = await cpu(() => drain(table(container, bytes, "players")));
    const written = await cpu(async () => {
      const all = tableColumns(container, "players");
      const origin = { table: "players", sources: [] };
      for await (const _ of parquet.write(all, batchesOf(container, bytes), origin));
    });
    // The first rounds are V8's.
    if (round >= EFFORT.rounds) ratios.push(written / alone);
  }
  return quantile(ratios, 0.5);
}

async function* batchesOf(container: AnyContainer, bytes: Uint8Array): AsyncGenerator<Batch, void> {
  yield* table(container, bytes, "players");
}

async function cpu(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

answerAlone(async ({ path, only }: Order): Promise<Ratios> => {
  const bytes = new Uint8Array(readFileSync(path));
  const container = formatOfFile(basename(path));
  const all = rowsOf(path, container, bytes);
  const chosen = [...all].filter(([title]) => title.includes(only));
  const baselines = chosen.flatMap(([, { baseline }]) => baseline ?? []);
  const measured = measure([...new Set([...baselines, ...chosen.map(([, row]) => row)])], EFFORT);
  const ratios = chosen.map(([title, row]) => {
    const { ns, ratio } = measured.get(row)!;
    return [
      title,
      row.baseline === undefined ? `${(1000 / ns).toFixed(0)} MB/s` : ratio.toFixed(2),
    ];
  });
  const isParquet = PARQUET.includes(only);
  const written = isParquet ? [[PARQUET, (await parquetRatio(container, bytes)).toFixed(2)]] : [];
  return Object.fromEntries([...ratios, ...written]) as Ratios;
});
