import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dem } from "../generated/dem.ts";
import { recordingFiles } from "./files.ts";
import { updatesOf } from "./messages.ts";

/*
 * What decoding takes in a program that kept messages before. V8 sees that they live long and makes the next ones among
 * the long-lived, too, but not their fractions: each then leads from one generation to the other, which the collector
 * has to follow. `--no-allocation-site-pretenuring` keeps it from learning this.
 *
 * Prints a line for each way and round: processes take turns, since what V8 learned is a process's own.
 */

const CHILD = fileURLToPath(new URL("cliff-child.ts", import.meta.url));
const FLAG = "--no-allocation-site-pretenuring";
const WAYS = [
  { name: "nothing kept", kept: 0, flags: [] },
  { name: "300,000 kept", kept: 300_000, flags: [] },
  { name: `300,000 kept, ${FLAG}`, kept: 300_000, flags: [FLAG] },
];
const ROUNDS = 5;

const folder = mkdtempSync(join(tmpdir(), "demospec-cliff-"));
try {
  const file = join(folder, "updates");
  const own = recordingFiles().filter(({ container }) => container === dem);
  writeFileSync(file, updatesOf(own, 2048).bytes);
  const found = WAYS.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { kept, flags }] of WAYS.entries()) {
      const argv = [...flags, "--import", "tsx", CHILD, file, String(kept)];
      const { ns } = JSON.parse(execFileSync(process.execPath, argv, { encoding: "utf8" })) as {
        ns: number;
      };
      found[i]!.push(ns);
    }
  const best = Math.min(...found[0]!);
  for (const [i, { name }] of WAYS.entries()) {
    const all = found[i]!.map((ns) => ns.toFixed(0)).join(" ");
    const worst = Math.max(...found[i]!) / best;
    const verdict = worst <= 1.3 ? "met" : "MISSED";
    process.stdout.write(
      `${name}: ${all} ns, at most ${worst.toFixed(2)} of the best, ≤ 1.30 ${verdict}\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
