/*
 * What `demospec ghost` and `demospec merge` make, beside demsuperimpose and pydem, on the same recordings: what a client
 * draws of each entity is compared at every frame.
 *
 *     node --import tsx bench/other-editors.ts <folder with pydem/ and demsuperimpose/> <recording.dem> <run.dem>
 *
 * The folder has clones of their repositories. pydem needs NumPy, SciPy and Matplotlib; PYTHON names an interpreter that
 * has them. The ghost is the run's player. What is merged are two halves of the recording: each of its entities but the
 * player is in one of them, in turns.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { dem } from "../generated/dem.ts";
import { edited, GhostReader, ghosts, Merge, surveyed } from "../quake/edit/index.ts";
import { states, type World } from "../quake/world/index.ts";
import { readRecording, writeRecording } from "../recording/index.ts";

const [folder = "", recording = "", run = ""] = process.argv.slice(2);
const missing = ["pydem", "demsuperimpose"].filter((name) => !existsSync(join(folder, name)));
if (missing.length > 0 || run === "") {
  console.log("Left out: name a folder with pydem/ and demsuperimpose/, a recording and a run");
  process.exit(0);
}
const work = mkdtempSync(join(tmpdir(), "demospec-editors-"));
try {
  const base = readFileSync(recording);
  compare("ghost", { ours: ghostOf(base), theirs: superimposed() });
  compare("merge", { ours: mergeOf(base), theirs: pydemMerged(base) });
} finally {
  rmSync(work, { recursive: true });
}

function python(code: string): void {
  const paths = [join(folder, "pydem"), join(folder, "demsuperimpose", "src")];
  const PYTHONPATH = paths.map((path) => resolve(path)).join(":");
  const env = { ...process.env, PYTHONPATH, PYTHONDONTWRITEBYTECODE: "1" };
  execFileSync(process.env.PYTHON ?? "python3", ["-c", code], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function ghostOf(base: Uint8Array): Uint8Array {
  const reader = new GhostReader(dem);
  for (const part of readRecording(dem, readFileSync(run))) reader.take(part);
  const parts = [...readRecording(dem, base)];
  const edit = ghosts(dem, [reader.ghost(run)], surveyed(dem, parts), { align: "clock" });
  return writeRecording(dem, edited(parts, edit));
}

function superimposed(): Uint8Array {
  const to = join(work, "ghost.dem");
  const files = [recording, run].map((file) => `open(${JSON.stringify(resolve(file))}, "rb")`);
  python(`from demsuperimpose.demsuperimpose import superimpose
superimpose(${files[0]}, [${files[1]}], open(${JSON.stringify(to)}, "wb"), False, False)`);
  return readFileSync(to);
}

/** What one of two clients records: of the entities but the player in turns one and the other. */
function half(bytes: Uint8Array, client: 0 | 1): Uint8Array {
  const view = [...states(dem, bytes)][0]?.view.entity;
  const parts = [...readRecording(dem, bytes)].map((part) => {
    if (part.kind !== "block") return part;
    const messages = part.messages.filter((message) => {
      if (message.type !== "updateentity") return true;
      const { entity = 0 } = message as { entity?: number };
      return entity === view || (entity + (part.index >> 5)) % 2 === client;
    });
    const { kind, block, version, undecoded, index } = part;
    return { kind, block, version, undecoded, index, messages };
  });
  return writeRecording(dem, parts as Parameters<typeof writeRecording>[1]);
}

function mergeOf(base: Uint8Array): Uint8Array {
  const inputs = ([0, 1] as const).map((client) => ({
    name: `client ${client}`,
    parts: () => readRecording(dem, half(base, client)),
  }));
  return writeRecording(dem, new Merge(dem, inputs).parts());
}

function pydemMerged(base: Uint8Array): Uint8Array {
  for (const client of [0, 1] as const)
    writeFileSync(join(work, `client${client}.dem`), half(base, client));
  python(`import os, sys
from pydem import cli
os.chdir(${JSON.stringify(work)})
sys.argv = ["pydem", "client0.dem", "--merge", "--coop", "client1.dem"]
cli.main()`);
  return readFileSync(join(work, "client0_out.dem"));
}

/** What a client draws of each entity: numbers of ghosts and of models are each tool's own. */
function drawn({ entities }: World): string[] {
  return [...entities.values()].map((entity) => {
    const { model, frame, skin, origin, angles } = entity as Record<string, unknown>;
    return JSON.stringify([model, frame, skin, origin, angles]);
  });
}

/** Prints in how many frames both show the same, and how many entities one of them shows otherwise or alone. */
function compare(what: string, results: { ours: Uint8Array; theirs: Uint8Array }): void {
  const [ours, theirs] = [states(dem, results.ours), states(dem, results.theirs)];
  const counts = { frames: 0, alike: 0, entities: 0, "only ours": 0, "only theirs": 0 };
  const first: string[] = [];
  for (const world of ours) {
    const other = theirs.next();
    if (other.done) break;
    const [a, b] = [drawn(world), drawn(other.value)];
    const [more, less] = [without(a, b), without(b, a)];
    counts.frames++;
    counts.entities += a.length;
    counts["only ours"] += more.length;
    counts["only theirs"] += less.length;
    if (more.length + less.length === 0) counts.alike++;
    else if (first.length < 3) first.push(`  ${world.time} s: ours ${more}; theirs ${less}`);
  }
  console.log(what, JSON.stringify(counts));
  for (const line of first) console.log(line.slice(0, 400));
}

/** Those of a list that another one does not have, each as often as it is there more. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
