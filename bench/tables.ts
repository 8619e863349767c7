import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { formatOfFile } from "../formats/index.ts";
import { messagesOf, readRecording } from "../recording/index.ts";
import { table, type TableName, type TableOptions } from "../quake/tables/index.ts";
import { states } from "../quake/world/index.ts";
import { measure, type Row } from "./measure.ts";
import { tableMarkdown } from "./table.ts";

/*
 * `npm run bench:tables [FILE…]`: what tables of a recording take, as ratios of time to decoding all of its messages to
 * objects. Without files, of each family the largest public recording of at most 4 MB.
 */

const CORPUS = join(import.meta.dirname, "..", "..", "shared", "corpus");
const MOST = 4_000_000;
const EFFORT = { rounds: 5, warmUp: 700, turn: 300, isLong: true } as const;

const SOME = ["time", "name", "origin", "health"];
const TABLES: readonly (readonly [TableName, string, TableOptions])[] = [
  ["players", "players, all columns", {}],
  ["players", "players: time, name, origin, health", { columns: SOME }],
  ["players", "the same, every 50 ms", { columns: SOME, every: 0.05 }],
  ["players", "the same, the first tenth", { columns: SOME }],
  ["entities", "entities: time, model, origin", { columns: ["time", "model", "origin"] }],
  ["frames", "frames", {}],
  ["levels", "levels", {}],
  ["events", "events", {}],
  ["kills", "kills", {}],
];

function paths(): string[] {
  const given = process.argv.slice(2);
  if (given.length > 0) return given;
  return ["dem", "qwd", "mvd", "dm2", "mvd2"].flatMap((family) => {
    const folder = join(CORPUS, family);
    const all = readdirSync(folder).map((name) => join(folder, name));
    const small = all.filter((path) => statSync(path).size <= MOST);
    return small.toSorted((a, b) => statSync(b).size - statSync(a).size).slice(0, 1);
  });
}

/** The time to decode is 1. */
function ratiosOf(path: string): readonly string[] {
  const bytes = new Uint8Array(readFileSync(path));
  const container = formatOfFile(basename(path));
  const decode: Row = {
    run() {
      let count = 0;
      for (const part of readRecording(container, bytes))
        if (part.kind === "block") for (const _ of messagesOf(part)) count++;
      if (count === 0) throw new Error(`${path} has no messages`);
      return bytes.length;
    },
  };
  const rowOf = ([what, title, options]: (typeof TABLES)[number]): Row => ({
    baseline: decode,
    run() {
      const between = title.endsWith("tenth") ? { from: 0, to: tenth } : undefined;
      for (const _ of table(container, bytes, what, { ...options, between }));
      return bytes.length;
    },
  });
  const byHand: Row = {
    baseline: decode,
    run() {
      const rows: unknown[] = [];
      for (const { time, players } of states(container, bytes))
        for (const { name, origin } of players.values()) rows.push([time, name, origin]);
      return bytes.length;
    },
  };
  const tenth = secondsOf(path, bytes) / 10;
  const rows = TABLES.map(rowOf);
  const measured = measure([decode, ...rows, byHand], EFFORT);
  const speed = `${(1000 / measured.get(decode)!.ns).toFixed(0)} MB/s`;
  return [speed, ...[...rows, byHand].map((row) => measured.get(row)!.ratio.toFixed(2))];
}

function secondsOf(path: string, bytes: Uint8Array): number {
  let seconds = 0;
  for (const { columns } of table(formatOfFile(basename(path)), bytes, "frames", {
    columns: ["time"],
  }))
    seconds = columns[0]!.values.at(-1) ?? seconds;
  return seconds;
}

const files = paths();
const columns = files.map((path) => ratiosOf(path));
const titles = [
  "decoding to objects",
  ...TABLES.map(([, title]) => title),
  "states, pushed into arrays",
];
console.log(
  tableMarkdown({
    header: ["", ...files.map((path) => basename(path))],
    sections: [
      {
        title: "Ratios of time to decoding",
        rows: titles.map((title, i) => [title, ...columns.map((column) => column[i]!)]),
      },
    ],
  }),
);
