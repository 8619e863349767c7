import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Table, verdict } from "../table.ts";
import type { Taken } from "./child.ts";

/*
 * What decoding and encoding take in programs that do something else besides: that kept messages before, run in a
 * worker, decode two formats in turn, or encode objects that they built themselves. docs/speed.md, "The cliff", says
 * what V8 does there.
 *
 * Processes take turns, since what V8 learned is a process's own.
 */

const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));
const FLAG = "--no-allocation-site-pretenuring";
/** At most that many times the best of what it is compared with. */
export const CLIFF_TARGET = 1.3;

interface Way {
  readonly name: string;
  readonly way: string;
  readonly kept?: number;
  readonly flags?: readonly string[];
  /** The way that it is compared with, if not with itself. */
  readonly with?: string;
  /** The hand-written encoder: for it nothing is promised. */
  readonly isByHand?: true;
}

const BY_HAND = "encode by hand";

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
  { name: "encode objects of three orders of members", way: "encode orders", with: "encode" },
  { name: "encode objects without absent members", way: "encode present", with: "encode" },
  { name: BY_HAND, way: "by-hand", isByHand: true },
  {
    name: "by hand, of three orders of members",
    way: "by-hand orders",
    with: BY_HAND,
    isByHand: true,
  },
  {
    name: "by hand, without absent members",
    way: "by-hand present",
    with: BY_HAND,
    isByHand: true,
  },
];

export interface CliffResult {
  readonly name: string;
  /** Nanoseconds a message, of each process, at the pace of the quickest. */
  readonly ns: readonly number[];
  /** The slowest process, to the best one of what it is compared with. */
  readonly worst: number;
  readonly isByHand?: true;
}

/** Steps that `benchCliff` tells of. */
export function cliffSteps(rounds: number): number {
  return rounds * WAYS.length;
}

/** Measures each way in processes of its own, of which each round has one. */
export function benchCliff(updates: Uint8Array, rounds: number, tick: () => void): CliffResult[] {
  const folder = mkdtempSync(join(tmpdir(), "demospec-cliff-"));
  try {
    const file = join(folder, "updates");
    writeFileSync(file, updates);
    return measured(file, rounds, tick);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measured(file: string, rounds: number, tick: () => void): CliffResult[] {
  const taken = WAYS.map(() => [] as Taken[]);
  for (let round = 0; round < rounds; round++)
    for (const [i, { way, kept = 0, flags = [] }] of WAYS.entries()) {
      const argv = [...flags, "--import", "tsx", CHILD, file, way, String(kept)];
      taken[i]!.push(
        JSON.parse(execFileSync(process.execPath, argv, { encoding: "utf8" })) as Taken,
      );
      tick();
    }
  const pace = (kind: Taken["kind"]) =>
    Math.min(...taken.flat().flatMap((one) => (one.kind === kind ? one.byHand : [])));
  const found = taken.map((all) => all.map(({ ratio, kind }) => ratio * pace(kind)));
  return WAYS.map(({ name, with: other = name, isByHand }, i) => {
    const best = Math.min(...found[WAYS.findIndex((way) => way.name === other)]!);
    const worst = Math.max(...found[i]!) / best;
    return { name, ns: found[i]!, worst, ...(isByHand ? { isByHand } : {}) };
  });
}

/** For people: each way, and whether it falls. */
export function cliffTable(results: readonly CliffResult[]): Table {
  return {
    header: ["", "worst", "ns of each process", "target"],
    sections: [
      {
        title: "the cliff: the slowest process, to the best of decode or encode",
        rows: results.map(({ name, ns, worst, isByHand }) => [
          name,
          worst.toFixed(2),
          ns.map((one) => one.toFixed(0)).join(" "),
          isByHand ? "" : `≤ ${CLIFF_TARGET.toFixed(2)} ${verdict(worst, CLIFF_TARGET)}`,
        ]),
      },
    ],
  };
}
