import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { apiChanges } from "./api/changes.ts";
import { released, unreleased } from "./changelog.ts";
import { surfaceAt, surfaceOfCheckout } from "./declarations.ts";
import { type Change, largest, type Level, sorted, versionAfter } from "./level.ts";
import { complaintsOf } from "./lint.ts";
import { packInto, type Packed, sizeTable } from "./pack.ts";
import { schemaChanges } from "./schema-changes.ts";
import { stagePackages } from "./stage.ts";
import { tryPackages } from "./trial.ts";

/*
 * `npm run release -- --dry-run` proves a version: what changed since the last one, for who wrote bytes and for programs;
 * which number that asks for; the changelog's section; both packages, looked through, installed and tried. Without
 * --dry-run the number and the day are then written, and what is left to do is printed: nothing is published from here.
 * --runtime names a further program that runs the library, as another version of Node.
 */
const ROOT = join(import.meta.dirname, "..");
const OUT = join(ROOT, "dist", "release");
const CHANGELOG = join(ROOT, "CHANGELOG.md");
/** As many changes are printed of each kind; the file has all. */
const SHOWN = 12;

const { values: options } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    runtime: { type: "string", multiple: true, default: [] },
  },
});

try {
  await release();
} catch (error) {
  console.error(`release: ${(error as Error).message}`);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const since = run(join(ROOT, ".ci", "since"));
  const level = since === "" ? "patch" : levelSince(since);
  const version = nextVersion(since, level);
  const changelog = readFileSync(CHANGELOG, "utf8");
  const day = new Date().toISOString().slice(0, 10);
  const section = unreleased(changelog, level);
  console.log(`\nCHANGELOG.md, ${version} - ${day}: ${section.split("\n").length} lines`);
  const packages = await packed();
  tryPackages(ROOT, packages, options.runtime, (text) => console.log(`  ${text}`));
  if (options["dry-run"]) {
    console.log(`\n${version} can be released; nothing was written but ${OUT}.`);
    return;
  }
  writeFileSync(CHANGELOG, released(changelog, version, day));
  run("npm", "version", version, "--no-git-tag-version", "--allow-same-version");
  console.log(
    `\nVersion and changelog are written. Commit them, tag the commit v${version}, and in the job that may publish:\n  npm run packages\n  npm publish dist/packages/demospec\n  npm publish dist/packages/demospec-cli`,
  );
}

/** What changed since a revision asks for, in schemas and in what programs call. */
function levelSince(since: string): Level {
  const schemas = schemaChanges(ROOT, since);
  const api = apiChanges(surfaceAt(ROOT, since), surfaceOfCheckout(ROOT));
  const levels = [
    report(`schemas since ${since}`, "schema-changes.txt", schemas),
    report(`public declarations since ${since}`, "api-changes.txt", api),
  ];
  return largest(levels);
}

function report(title: string, file: string, changes: readonly Change[]): Level {
  const level = largest(changes.map((change) => change.level));
  console.log(`\n${title}: ${changes.length} changes, ${changes.length === 0 ? "none" : level}`);
  const lines = sorted(changes).map((change) => `${change.level.padEnd(5)} ${change.text}`);
  writeFileSync(join(OUT, file), lines.map((line) => `${line}\n`).join(""));
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`);
  if (lines.length > SHOWN) console.log(`  … ${lines.length} in ${join(OUT, file)}`);
  return level;
}

/** The number of what is released: that of package.json the first time. Throws Error where that one is too small. */
function nextVersion(since: string, level: Level): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  const last = /^v(\d+\.\d+\.\d+)$/.exec(since)?.[1];
  const next = last === undefined ? version : versionAfter(last, level);
  const why = last === undefined ? "the first release" : `after ${last}`;
  console.log(`\nversion ${next}: ${why}; the changes are ${level}`);
  return next;
}

/** Stages, packs and looks through both packages. Throws Error for what publint and Are The Types Wrong say. */
async function packed(): Promise<Packed[]> {
  const { library, command } = await stagePackages(ROOT, join(OUT, "packages"), true);
  const all = [library, command].map((home) => ({ home, file: packInto(OUT, home) }));
  console.log(`\n${sizeTable(all.map(({ file }) => file))}\n`);
  for (const { home, file } of all) {
    const complaints = complaintsOf(ROOT, home, file.path);
    if (complaints.length > 0) throw new Error(`${file.name}:\n  ${complaints.join("\n  ")}`);
    console.log(`  ${file.name}: publint and Are The Types Wrong find nothing`);
  }
  return all.map(({ file }) => file);
}

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: ROOT, encoding: "utf8" }).trim();
}
