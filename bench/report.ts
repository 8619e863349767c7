import { type CliffResult, cliffTable } from "./cliff/cliff.ts";
import type { Processes } from "./alone.ts";
import type { FormatResult } from "./formats.ts";
import { PASSES, type PassingResult, type PassName } from "./passing/passing.ts";
import { type RecordingResult, type RecordingTask, TASKS } from "./recordings/recordings.ts";
import { lmpcText } from "../quake/lmpc/lmpc.ts";
import { STREAM_TARGETS, type StreamResult } from "./streams/streams.ts";
import { overview, streamTable } from "./streams/table.ts";
import {
  bold,
  type Cells,
  count,
  dim,
  megabytes,
  type Table,
  tableMarkdown,
  tableText,
  verdict,
} from "./table.ts";
import { PLAIN, TEXT_TARGETS, type TextResult } from "./texts/texts.ts";

export interface Report {
  readonly node: string;
  readonly cpu: string;
  /** Where the messages are from. */
  readonly files: readonly string[];
  readonly rounds: number;
  /** Rounds of processes for each contestant alone. */
  readonly processes: number;
  /** Sections that were not asked for are missing. */
  readonly streams?: readonly StreamResult[];
  /** What is done with messages without decoding them. */
  readonly passing?: readonly PassingResult[];
  readonly recordings?: readonly RecordingResult[];
  /** Formats that are not Quake's. */
  readonly formats?: readonly FormatResult[];
  readonly texts?: readonly TextResult[];
  readonly cliff?: readonly CliffResult[];
}

/** The report for people. */
export function reportText(report: Report): string {
  return [heading(report), ...tables(report).map(tableText), method(report)].join("\n\n");
}

/** The report as Markdown: the README's tables first. */
export function reportMarkdown(report: Report): string {
  const all = report.streams ? [overview(report.streams), ...tables(report)] : tables(report);
  return [`${report.cpu}, Node ${report.node}`, ...all.map(tableMarkdown)].join("\n\n");
}

/** The report for programs: one JSON object. */
export function reportJson(report: Report): string {
  const targets = { ...STREAM_TARGETS, passes: PASSES, texts: TEXT_TARGETS };
  return JSON.stringify(
    { targets, ...report },
    (_, value) => (typeof value === "number" ? short(value) : value),
    2,
  );
}

/** More digits would only be noise. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function tables({ streams, passing, recordings, formats, texts, cliff }: Report): Table[] {
  return [
    ...(streams ?? []).map(streamTable),
    ...(passing ?? []).map(passingTable),
    ...(recordings ? [recordingTable(recordings)] : []),
    ...(formats ? [formatTable(formats)] : []),
    ...(texts ? [textTable(texts)] : []),
    ...(cliff ? [cliffTable(cliff)] : []),
  ];
}

function heading({ node, cpu, files }: Report): string {
  return `${bold("demospec bench")}: ${cpu}, Node ${node}\nMessages from ${files.join(" and ")}`;
}

function method({ rounds, processes }: Report): string {
  return dim(
    `Together, taking turns in one process, of which there are ${Math.max(1, processes)} with ${rounds} rounds in all; alone, each in a process\n` +
      `of its own with the hand-written one, ${processes} each. A process's ratio is the median over its rounds of the CPU time to\n` +
      "hand-written's of the same round; given are the median, the least and the most of the processes. A run agrees with\n" +
      "another where these overlap. All members of what is decoded are read; a packet has 64 messages. What is\n" +
      "not decoded is compared with decoding and reading as many members. All values and bytes were compared first.\n" +
      "Of recordings: megabytes of messages a second, the median of as many processes and half of what is between the least\n" +
      "and the most; bytes each are those of a message, or of an entity in a list.",
  );
}

function passingTable({ name, title, passes }: PassingResult): Table {
  const names = Object.keys(passes) as PassName[];
  return {
    header: ["", "ratio", "least to most", "ns", "target"],
    sections: [
      {
        title: `${name}, without decoding: ${title}`,
        rows: names.map((one) => passed(one, passes[one])),
      },
    ],
  };
}

function passed(name: PassName, { ratio, range, ns }: Processes): Cells {
  const { title, limit }: { title: string; limit?: number } = PASSES[name];
  return [
    title,
    ratio.toFixed(2),
    range.map((r) => r.toFixed(2)).join("–"),
    ns.toFixed(1),
    limit === undefined ? "" : `≤ ${limit.toFixed(2)} ${verdict(ratio, limit)}`,
  ];
}

/** One table with all families, so that they can be compared. */
function recordingTable(results: readonly RecordingResult[]): Table {
  const best = fastest(results);
  const rows = results.map((result): Cells => {
    const { file, bytes, share, messages, elements } = result;
    return [
      file,
      megabytes(bytes),
      `${(100 * share).toFixed(0)}%`,
      (bytes / (messages + elements)).toFixed(1),
      ...TASKS.map((task) => speed(result, task, best)),
    ];
  });
  return {
    header: ["", "MB", "of file", "bytes each", ...TASKS],
    sections: [{ title: "whole recordings, MB of messages a second", rows }],
    notes: [...leftOut(results), ...slower(results, best)],
  };
}

/** Nanoseconds a packet, and how many times as long the library takes. */
function formatTable(results: readonly FormatResult[]): Table {
  const rows = results.map(({ format, library, decode, encode }): Cells => {
    const times = [decode, encode].flatMap(({ ours, library: theirs }) => [
      Math.round(ours.ns).toString(),
      `${theirs.ratio.toFixed(2)}×`,
    ]);
    return [format, ...times, library];
  });
  return {
    header: ["", "decode, ns", "library", "encode, ns", "library", ""],
    sections: [{ title: "other formats (pngjs inflates and deflates, too)", rows }],
  };
}

/** Targets are for LMPC's form, and for the large recording that the repository does not hold. */
function textTable(results: readonly TextResult[]): Table {
  const plain = results.find(({ form }) => form === PLAIN)?.speeds.decompile ?? 0;
  const rows = results.map(({ form, bytes, text, speeds, ranges }): Cells => {
    const cells = (Object.keys(TEXT_TARGETS) as (keyof typeof TEXT_TARGETS)[]).flatMap((task) => {
      const own = speeds[task];
      if (own === undefined) return ["", ""];
      const limit = TEXT_TARGETS[task] * plain;
      const isAsked = form === lmpcText.title && bytes > 4e6;
      return [
        withNoise(own, ranges[task]!, 1),
        isAsked ? `≥ ${limit.toFixed(1)} ${verdict(-own, -limit)}` : "",
      ];
    });
    return [form, megabytes(bytes), megabytes(text), ...cells];
  });
  const title = `${results[0]?.file ?? "a recording"} as text, MB of the recording a second`;
  return {
    header: ["", "MB", "MB of text", "decompile", "", "compile", ""],
    sections: [{ title, rows }],
  };
}

type Fastest = Readonly<Record<RecordingTask, number>>;

function fastest(results: readonly RecordingResult[]): Fastest {
  const best = (task: RecordingTask) => Math.max(...results.map(({ speeds }) => speeds[task]));
  return Object.fromEntries(TASKS.map((task) => [task, best(task)])) as Fastest;
}

function isSlow({ speeds }: RecordingResult, task: RecordingTask, best: Fastest): boolean {
  return speeds[task] < best[task] / 2;
}

function speed(result: RecordingResult, task: RecordingTask, best: Fastest): string {
  const text = withNoise(result.speeds[task], result.ranges[task], 0);
  return isSlow(result, task, best) ? `*${text}` : text;
}

/** With half of what is between the least and the most. */
function withNoise(
  value: number,
  [least, most]: readonly [number, number],
  digits: number,
): string {
  return `${value.toFixed(digits)} ±${((50 * (most - least)) / value).toFixed(0)}%`;
}

function leftOut(results: readonly RecordingResult[]): string[] {
  return results
    .filter((result) => result.leftOut > 0)
    .map(
      ({ file, leftOut }) =>
        `${file}: without ${count(leftOut)} bytes, of blocks that no one version reads to their end`,
    );
}

/** What is marked, and why it takes longer. */
function slower(results: readonly RecordingResult[], best: Fastest): string[] {
  const slow = results.filter((result) => TASKS.some((task) => isSlow(result, task, best)));
  if (slow.length === 0) return [];
  const reasons = slow.map(({ file, why }) => `  ${file}: ${why ?? "nobody knows why yet"}`);
  return ["* a byte takes more than twice as long as where it takes least", ...reasons];
}
