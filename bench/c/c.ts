import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { dem } from "../../generated/dem.ts";
import { codecs } from "../../generated/netquake.ts";
import { readRecording } from "../../recording/index.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { contains } from "../../runtime/table/versions.ts";
import { tableMarkdown } from "../table.ts";

/*
 * `npm run bench:c [FILE.dem...]`: nanoseconds a message of the codec in C, beside hand-written C and the codec in
 * TypeScript, on NetQuake's messages of protocol 15: of the files given, or of those below that are there. All ways
 * have their turns in one process, and the best counts. Runs with messages that the hand-written code does not know,
 * as `serverinfo`, are left out for all.
 */

const ROOT = join(import.meta.dirname, "..", "..");
const GIVEN = process.argv.slice(2);
const DEFAULTS = [
  "fixtures/dp_server_p15.dem",
  ...["from-memory-demo1", "ctf-multimap-large", "id-shareware-demo3"].map(
    (name) => `../shared/corpus/dem/${name}.dem`,
  ),
].map((path) => join(ROOT, path));
const FILES = GIVEN.length > 0 ? GIVEN : DEFAULTS.filter((path) => existsSync(path));
const OPTIONS = ["-std=c11", "-O2", "-Wall", "-Wextra"];
const ROUNDS = 15;
/** Messages of levels' beginnings, and of later protocols. */
const UNKNOWN: ReadonlySet<string> = new Set(["serverinfo", "cutscene", "version"]);

const { table } = codecs[0]!;
const codec = codecs.find((one) => contains(one, table.current))!;

const folder = mkdtempSync(join(tmpdir(), "demospec-bench-c-"));
try {
  compile();
  const rows = FILES.map((file) => {
    const runs = runsIn(file);
    const input = join(folder, "runs");
    writeFileSync(input, Buffer.concat(runs.flatMap((run) => [sizeOf(run), run])));
    const { stdout, status } = spawnSync(join(folder, "measure"), [input], { encoding: "utf8" });
    if (status !== 0) throw new Error(`${file}: measure ended with ${status}`);
    const c = JSON.parse(stdout) as Readonly<
      Record<"messages" | "hand" | "read" | "decode" | "skip", number>
    >;
    const ts = typescript(runs, c.messages);
    return [
      basename(file),
      String(c.messages),
      ...[c.hand, c.read, c.decode, c.skip, ts.decode, ts.skip].map((ns) => ns.toFixed(1)),
      (c.read / c.hand).toFixed(2),
    ];
  });
  const header = [
    "recording",
    "messages",
    "hand-written",
    "C read",
    "C decode",
    "C skip",
    "TS decode",
    "TS skip",
    "read ÷ hand",
  ];
  const title = "nanoseconds a message";
  console.log(tableMarkdown({ header, sections: [{ title, rows }] }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function compile(): void {
  run(process.execPath, [
    join(ROOT, "bin", "demospec.js"),
    "generate",
    "--target",
    "c",
    "-o",
    folder,
  ]);
  const sources = ["measure.c", "hand-written.c"].map((name) => join(import.meta.dirname, name));
  const include = ["-iquote", folder, "-iquote", import.meta.dirname];
  run("cc", [
    ...OPTIONS,
    ...include,
    ...sources,
    join(folder, "netquake.c"),
    "-o",
    join(folder, "measure"),
  ]);
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

/** The runs of messages that all contestants know. */
function runsIn(file: string): Uint8Array[] {
  const runs: Uint8Array[] = [];
  for (const part of readRecording(dem, new Uint8Array(readFileSync(file)))) {
    if (part.kind !== "block" || part.messages.length === 0) continue;
    if (part.undecoded !== undefined || part.messages.some(({ type }) => UNKNOWN.has(type)))
      continue;
    runs.push(part.body);
  }
  return runs;
}

function sizeOf({ length }: Uint8Array): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(length);
  return size;
}

/** Nanoseconds a message. */
function typescript(runs: readonly Uint8Array[], messages: number) {
  const best = { decode: Infinity, skip: Infinity };
  for (let round = 0; round < ROUNDS; round++)
    for (const way of ["decode", "skip"] as const) {
      const start = performance.now();
      for (const bytes of runs) {
        const r = new Reader(bytes);
        if (way === "decode") while (r.offset < r.end) codec.read(r);
        else while (r.offset < r.end) codec.skip(r);
      }
      best[way] = Math.min(best[way], ((performance.now() - start) * 1e6) / messages);
    }
  return best;
}
