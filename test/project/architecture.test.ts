import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { isLibrary, LIBRARY_ROOMS } from "../../release/rooms.ts";
import { sourcePaths } from "../support/sources.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** What each room may import of others, as docs/architecture.md says in short. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  runtime: [],
  generator: ["runtime"],
  recording: ["runtime"],
  formats: ["runtime", "generated", "recording"],
  text: ["runtime", "recording"],
  fuzz: ["runtime", "generated", "text"],
  // Random schemas are checked and generated, which nobody who only tries codecs has to load.
  "fuzz/schemas": ["runtime", "fuzz", "generator"],
  lsp: ["runtime", "generator"],
  coverage: ["runtime", "recording"],
  diff: ["runtime", "fuzz"],
  site: ["runtime", "fuzz", "diff"],
  reduce: ["runtime", "recording"],
  verify: ["runtime", "recording"],
  vectors: ["runtime", "generator"],
  wireshark: ["runtime"],
  c: ["runtime"],
  inspect: ["runtime", "recording"],
  gzip: ["runtime"],
  quake: ["runtime", "generated", "recording", "formats", "text"],
  scripts: ["runtime", "generator", "quake"],
  view: [
    "runtime",
    "generated",
    "generator",
    "recording",
    "formats",
    "inspect",
    "text",
    "gzip",
    "quake",
    "scripts",
  ],
  cli: [
    "runtime",
    "generated",
    "recording",
    "formats",
    "text",
    "fuzz",
    "fuzz/schemas",
    "lsp",
    "view",
    "coverage",
    "diff",
    "site",
    "reduce",
    "verify",
    "vectors",
    "wireshark",
    "c",
    "inspect",
    "gzip",
    "quake",
    "generator",
    "scripts",
  ],
};

/** The machine: it knows the schema language, and no format. */
const MACHINE = [
  "runtime",
  "generator",
  "lsp",
  "recording",
  "formats",
  "text",
  "fuzz",
  "coverage",
  "diff",
  "reduce",
  "verify",
  "vectors",
  "wireshark",
  "c",
  "inspect",
];

/** Names of the formats, and of programs that are about them. */
const NAMES =
  /quake|lmpc|\bqwd\b|\bdm2\b|\bdem\b|\bmvd\b|fitz|darkplaces|netchan|\bsvc_|\bclc_|girlich/i;

/** A source's references to documents, as examples of the language's reference quote them. */
const QUOTED = /`(?:DEM|QWD|DM2) §[^`]*`|\((?:DEM|QWD|DM2|ERRATA|LMPC)[^)]*\)/g;

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The files that a file imports, by their paths in the project. */
function importsOf(path: string): string[] {
  const found = textOf(path).matchAll(
    /^(?:import|export|\})[^;]*?from "(\.[^"]+)"|import\("(\.[^"]+)"\)/gms,
  );
  return [...found].map(([, fixed, later]) =>
    relative(ROOT, resolve(ROOT, dirname(path), (fixed ?? later)!)),
  );
}

/** The packages that a file imports, Node's own modules aside. */
function packagesOf(path: string): string[] {
  const found = textOf(path).matchAll(
    /^(?:import|export|\})[^;]*? from "([a-z@][^"]*)"|^import "([a-z@][^"]*)"|\bimport\("([a-z@][^"]*)"\)/gm,
  );
  return [...found]
    .map(([, from, alone, later]) => (from ?? alone ?? later)!)
    .filter((name) => !name.startsWith("node:"));
}

const ROOMS = Object.keys(MAY);
/** A room inside another one is itself. */
const roomOf = (path: string) =>
  ROOMS.findLast((room) => path.startsWith(`${room}/`)) ?? path.split("/", 1)[0]!;
const FILES = sourcePaths(...ROOMS.filter((room) => !room.includes("/")));

describe("the rooms", () => {
  test("import one way", () => {
    const wrong = FILES.flatMap((path) =>
      importsOf(path)
        .filter((to) => roomOf(to) !== roomOf(path) && !MAY[roomOf(path)]!.includes(roomOf(to)))
        .map((to) => `${path} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test("have files of one thought each: of 300 lines at most, but for tables of data", () => {
    const lines = (path: string) => textOf(path).trimEnd().split("\n").length;
    const long = FILES.filter((path) => lines(path) > 300);
    expect(long.map((path) => `${path} has ${lines(path)} lines`)).toEqual([]);
  });

  test("have no files that import each other in a circle", () => {
    const next = new Map(FILES.map((path) => [path, importsOf(path)]));
    expect(circles(next)).toEqual([]);
  });

  test("have no two rooms or files beside each other that import each other, at any level", () => {
    const pairs = siblingImports();
    const both = [...pairs.keys()].filter((pair) => pairs.has(turned(pair)));
    expect(both.map((pair) => pairs.get(pair)).toSorted()).toEqual([]);
  });

  test("of a recording load no captures, whose packets are of all games: a short command waits for nothing else", () => {
    const entries = ["cli/main.ts", "cli/info/info-file.ts", "verify/verification.ts"];
    const needed = entries.filter((path) => loadedWith(path).has("quake/capture/index.ts"));
    expect(needed).toEqual([]);
  });

  test("of the library import no package, and no room of the command", () => {
    const files = ["demospec.ts", ...sourcePaths(...LIBRARY_ROOMS)];
    const wrong = files.flatMap((path) => [
      ...packagesOf(path).map((name) => `${path} imports ${name}`),
      ...importsOf(path)
        .filter((to) => !isLibrary(to))
        .map((to) => `${path} imports ${to}`),
    ]);
    expect(wrong).toEqual([]);
  });

  test("of the machine name no format", () => {
    const named = sourcePaths(...MACHINE).flatMap((path) =>
      textOf(path)
        .split("\n")
        .map((line, i) => ({ line: line.replaceAll(QUOTED, ""), at: `${path}:${i + 1}` }))
        .filter(({ line }) => NAMES.test(line))
        .map(({ line, at }) => `${at} ${line.trim()}`),
    );
    expect(named).toEqual([]);
  });
});

/** A file and all that is loaded with it: neither types, nor what is imported when it is needed. */
function loadedWith(path: string): ReadonlySet<string> {
  const loaded = new Set([path]);
  for (const each of loaded)
    for (const [, kind, to] of textOf(each).matchAll(
      /^(?:import|export)\s+(type\s)?[^;"]*"(\.[^"]+)";/gm,
    ))
      if (kind === undefined) loaded.add(relative(ROOT, resolve(ROOT, dirname(each), to!)));
  return loaded;
}

/** Which of two that are in one folder imports of the other, as `folder one other`, with an import that shows it. */
function siblingImports(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of FILES)
    for (const to of importsOf(path)) {
      const [own, other] = [path.split("/"), to.split("/")];
      const depth = own.findIndex((name, i) => name !== other[i]);
      // Which of the top rooms may import which is said above.
      if (depth < 1 || other[depth] === undefined) continue;
      const folder = own.slice(0, depth).join("/");
      found.set(`${folder} ${own[depth]} ${other[depth]}`, `${path} imports ${to}`);
    }
  return found;
}

function turned(pair: string): string {
  const [folder, one, other] = pair.split(" ");
  return `${folder} ${other} ${one}`;
}

/** Files that reach themselves: what is left when all that is in no circle is taken away, again and again. */
function circles(next: ReadonlyMap<string, readonly string[]>): string[] {
  let left = [...next.keys()];
  for (;;) {
    const there = new Set(left);
    const targets = new Set(left.flatMap((path) => next.get(path)!));
    const kept = left.filter(
      (path) => targets.has(path) && next.get(path)!.some((to) => there.has(to)),
    );
    if (kept.length === left.length) return kept;
    left = kept;
  }
}
