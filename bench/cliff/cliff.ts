import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dem } from "../../generated/dem.ts";
import { recordingFiles } from "../files.ts";
import { updatesOf } from "../messages.ts";

/*
 * What decoding and encoding take in programs that do something else besides: that kept messages before, run in a
 * worker, decode two formats in turn, or encode objects that they built themselves. docs/speed.md, "The cliff", says
 * what V8 does there.
 *
 * Processes take turns, since what V8 learned is a process's own. Prints a line for each way; `--json` one object.
 */

const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));
const FLAG = "--no-allocation-site-pretenuring";
/** At most so many times the best of what it is compared with. */
const TARGET = 1.3;
const ROUNDS = 5;

interface Way {
  readonly name: string;
  readonly way: string;
  readonly kept?: number;
  readonly flags?: readonly string[];
  /** The way that it is compared with, if not with itself. */
  readonly with?: string;
}

const WAYS: readonly Way[] = [
  { name: "decode", way: "decode" },
  { name: "keep 300,000, then decode", way: "decode", kept: 300_000, with: "decode" },
  {
    name: `keep 300,000, then decode, ${FLAG}`,
    way: "decode",
    kept: 300_000,
    flags: [FLAG],
    with: "decode",
  },
  { name: "decode in a worker", way: "worker", with: "decode" },
  { name: "decode two formats in turn", way: "two", with: "decode" },
  { name: "encode", way: "encode" },
  { name: "encode objects of three orders of members", way: "orders", with: "encode" },
  { name: "encode objects without absent members", way: "present", with: "encode" },
];

interface Found {
  readonly name: string;
  readonly ns: readonly number[];
  readonly worst: number;
  readonly verdict: "met" | "MISSED";
}

function measured(file: string): Found[] {
  const found = WAYS.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { way, kept = 0, flags = [] }] of WAYS.entries()) {
      const argv = [...flags, "--import", "tsx", CHILD, file, way, String(kept)];
      const { ns } = JSON.parse(execFileSync(process.execPath, argv, { encoding: "utf8" })) as {
        ns: number;
      };
      found[i]!.push(ns);
    }
  return WAYS.map(({ name, with: other = name }, i) => {
    const best = Math.min(...found[WAYS.findIndex((way) => way.name === other)]!);
    const worst = Math.max(...found[i]!) / best;
    return { name, ns: found[i]!, worst, verdict: worst <= TARGET ? "met" : "MISSED" };
  });
}

const folder = mkdtempSync(join(tmpdir(), "demospec-cliff-"));
try {
  const file = join(folder, "updates");
  const own = recordingFiles().filter(({ container }) => container === dem);
  writeFileSync(file, updatesOf(own, 2048).bytes);
  const found = measured(file);
  if (process.argv.includes("--json"))
    process.stdout.write(`${JSON.stringify({ target: TARGET, ways: found }, null, 2)}\n`);
  else
    for (const { name, ns, worst, verdict } of found) {
      const all = ns.map((one) => one.toFixed(0)).join(" ");
      process.stdout.write(
        `${name}: ${all} ns, at most ${worst.toFixed(2)} of the best, ≤ ${TARGET.toFixed(2)} ${verdict}\n`,
      );
    }
} finally {
  rmSync(folder, { recursive: true });
}
