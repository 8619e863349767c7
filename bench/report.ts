import picocolors from "picocolors";
import type { FormatResult } from "./formats.ts";
import type { Measured } from "./measure.ts";
import { type RecordingResult, type RecordingTask, TASKS } from "./recordings.ts";
import { lmpcText } from "../quake/lmpc/lmpc.ts";
import { PLAIN, TEXT_TARGETS, type TextResult } from "./texts/texts.ts";
import { type Passing, type Result, TARGETS, type UpdateResults } from "./updates.ts";

const pc = picocolors.createColors(picocolors.isColorSupported && process.stdout.isTTY === true);

export interface Report {
  readonly node: string;
  readonly cpu: string;
  /** Where the messages are from. */
  readonly files: readonly string[];
  readonly messages: number;
  readonly bytes: number;
  readonly rounds: number;
  readonly updates: UpdateResults;
  readonly recordings: readonly RecordingResult[];
  /** Formats that are not Quake's; none without peers. */
  readonly formats: readonly FormatResult[];
  readonly texts: readonly TextResult[];
}

type Task = keyof typeof TARGETS;

/** The report for people. */
export function reportText(report: Report): string {
  return [
    heading(report),
    ratios(report.updates),
    recordings(report.recordings),
    ...(report.formats.length > 0 ? [formats(report.formats)] : []),
    texts(report.texts),
    method(report),
  ].join("\n\n");
}

/** The report for programs: one JSON object. */
export function reportJson(report: Report): string {
  return JSON.stringify(
    data(report),
    (_, value) => (typeof value === "number" ? short(value) : value),
    2,
  );
}

/** More digits would only be noise. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function data({ updates, ...rest }: Report): object {
  const { handWritten, ours, oursDirectly, peers } = updates;
  const { recordings, texts: textResults, ...run } = rest;
  return {
    ...run,
    handWritten: { decodeNs: handWritten.decode.ns, encodeNs: handWritten.encode!.ns },
    peers: peers.map(peerData),
    ours: { targets: TARGETS, ...taskData(ours), direct: taskData(oursDirectly) },
    recordings,
    texts: textResults,
  };
}

function peerData({ name, version, decode, encode }: Result): object {
  return {
    name,
    version,
    decode: decode.ratio,
    encode: encode?.ratio ?? null,
    decodeNs: decode.ns,
    encodeNs: encode?.ns ?? null,
    decodeSpread: decode.spread,
    encodeSpread: encode?.spread ?? null,
  };
}

function taskData(result: Partial<Record<Task, Measured | null>>): object {
  const tasks = (Object.keys(TARGETS) as Task[]).filter((task) => result[task]);
  return Object.fromEntries(tasks.map((task) => [task, result[task]]));
}

function heading({ node, cpu, messages, bytes, files }: Report): string {
  const size = `${count(messages)} entity updates, ${count(bytes)} bytes, from ${files.join(" and ")}`;
  return `${pc.bold("demospec bench")}: ${cpu}, Node ${node}\n${size}`;
}

function method({ rounds }: Report): string {
  return pc.dim(
    `All in one process, taking turns, ${rounds} rounds; a ratio is the median over the rounds of the CPU time to\n` +
      "hand-written's of the same round, with the middle half of the rounds behind it. A hand-written DataView\n" +
      "codec is 1; visit, columns and skip are compared with its decoding. All values and bytes were compared first.\n" +
      "Of recordings: megabytes of messages a second; bytes each are those of a message, or of an entity in a list.",
  );
}

/** Cells of a table: the first column left, the others right. */
type Cells = readonly string[];

function ratios({ handWritten, ours, oursDirectly, oneByOne, peers }: UpdateResults): string {
  const entries = [handWritten, ours, oursDirectly, ...peers];
  return table(
    ["", "ratio", "middle half", "ns", "target"],
    [
      {
        title: "decode",
        rows: entries.map((entry) => line(entry, entry.decode, target(entry === ours, "decode"))),
      },
      {
        title: "encode",
        rows: entries.map((entry) => line(entry, entry.encode, target(entry === ours, "encode"))),
      },
      {
        title: "visit",
        rows: [
          passed(ours, "visit", "one member"),
          passed(ours, "visitThree", "three"),
          passed(ours, "visitAll", "all twelve"),
        ],
      },
      {
        title: "columns",
        rows: [passed(ours, "columnsThree", "three"), passed(ours, "columnsAll", "all twelve")],
      },
      {
        title: "skip",
        rows: [
          passed(ours, "skip"),
          line({ ...ours, name: "demospec, one by one" }, oneByOne.skip),
        ],
      },
    ],
  );
}

function passed(ours: UpdateResults["ours"], task: Passing, what?: string): Cells {
  const name = what === undefined ? ours.name : `${ours.name}, ${what}`;
  return line({ ...ours, name }, ours[task], TARGETS[task]);
}

function target(isOurs: boolean, task: Task): number | undefined {
  return isOurs ? TARGETS[task] : undefined;
}

function line({ name, version }: Result, measured: Measured | null, limit?: number): Cells {
  const label = `  ${name}${version === null ? "" : ` ${version}`}`;
  if (measured === null) return [label, "cannot", "", "", ""];
  const { ratio, spread, ns } = measured;
  const verdict =
    limit === undefined ? "" : `≤ ${limit.toFixed(2)} ${ratio <= limit ? "met" : "MISSED"}`;
  return [
    label,
    ratio.toFixed(2),
    spread.map((r) => r.toFixed(2)).join("–"),
    ns.toFixed(1),
    verdict,
  ];
}

/** One table with all families, so that they can be compared. */
function recordings(results: readonly RecordingResult[]): string {
  const best = fastest(results);
  const rows = results.map((result): Cells => {
    const { file, bytes, share, messages, elements } = result;
    return [
      `  ${file}`,
      megabytes(bytes),
      `${(100 * share).toFixed(0)}%`,
      (bytes / (messages + elements)).toFixed(1),
      ...TASKS.map((task) => speed(result, task, best)),
    ];
  });
  const header = ["", "MB", "of file", "bytes each", ...TASKS];
  const title = "whole recordings, MB of messages a second";
  return table(header, [{ title, rows }]) + leftOut(results) + slower(results, best);
}

/** Nanoseconds a packet, and how many times as long the library takes. */
function formats(results: readonly FormatResult[]): string {
  const rows = results.map(({ format, library, decode, encode }): Cells => {
    const times = [decode, encode].flatMap(({ ours, library: theirs }) => [
      Math.round(ours.ns).toString(),
      `${theirs.ratio.toFixed(2)}×`,
    ]);
    return [`  ${format}`, ...times, library];
  });
  const header = ["", "decode, ns", "library", "encode, ns", "library", ""];
  return table(header, [{ title: "other formats (pngjs inflates and deflates, too)", rows }]);
}

/** Targets are for LMPC's form, and for the large recording that the repository does not hold. */
function texts(results: readonly TextResult[]): string {
  const plain = results.find(({ form }) => form === PLAIN)?.speeds.decompile ?? 0;
  const rows = results.map(({ form, bytes, text, speeds }): Cells => {
    const cells = (Object.keys(TEXT_TARGETS) as (keyof typeof TEXT_TARGETS)[]).flatMap((task) => {
      const own = speeds[task];
      if (own === undefined) return ["", ""];
      const limit = TEXT_TARGETS[task] * plain;
      const verdict = `≥ ${limit.toFixed(1)} ${own >= limit ? "met" : "MISSED"}`;
      const isAsked = form === lmpcText.title && bytes > 4e6;
      return [own.toFixed(1), isAsked ? verdict : ""];
    });
    return [`  ${form}`, megabytes(bytes), megabytes(text), ...cells];
  });
  const title = `${results[0]?.file ?? "a recording"} as text, MB of the recording a second`;
  return table(["", "MB", "MB of text", "decompile", "", "compile", ""], [{ title, rows }]);
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
  const text = result.speeds[task].toFixed(0);
  return isSlow(result, task, best) ? `*${text}` : text;
}

function leftOut(results: readonly RecordingResult[]): string {
  const notes = results.filter((result) => result.leftOut > 0);
  return notes
    .map(
      ({ file, leftOut }) =>
        `\n  ${file}: without ${count(leftOut)} bytes, of blocks that no one version reads to their end`,
    )
    .join("");
}

/** What is marked, and why it takes longer. */
function slower(results: readonly RecordingResult[], best: Fastest): string {
  const slow = results.filter((result) => TASKS.some((task) => isSlow(result, task, best)));
  if (slow.length === 0) return "";
  const reasons = slow.map(({ file, why }) => `\n    ${file}: ${why ?? "nobody knows why yet"}`);
  return `\n  * a byte takes more than twice as long as where it takes least${reasons.join("")}`;
}

interface Section {
  readonly title: string;
  readonly rows: readonly Cells[];
}

function table(header: Cells, sections: readonly Section[]): string {
  const all = [header, ...sections.flatMap(({ rows }) => rows)];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const lines = sections.flatMap(({ title, rows }) => [
    pc.bold(title),
    ...rows.map((row) => paint(aligned(row, widths))),
  ]);
  return [pc.dim(aligned(header, widths)), ...lines].join("\n");
}

function aligned(row: Cells, widths: readonly number[]): string {
  return row
    .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
    .join("  ")
    .trimEnd();
}

function paint(text: string): string {
  return text.replaceAll(/\bmet\b/g, pc.green("met")).replaceAll(/\bMISSED\b/g, pc.red("MISSED"));
}

function count(value: number): string {
  return value.toLocaleString("en");
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
