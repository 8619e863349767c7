import {
  copyFile,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eachOfSome } from "../support/whole.ts";
import { FAKE_ENGINE, hasFfmpeg } from "../support/fake-engine.ts";
import { COMMANDS } from "../../cli/commands.ts";
import { call } from "../support/in-process.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const NOTES = "# Notes\n\nNobody has a copy of these.\n";

const SCHEMA = `protocol: tiny
title: Tiny
versions: ["1"]
messages:
  hello: { id: 1, fields: [{ name: u8 }] }
`;

const VECTORS = `message: hello
vectors: [{ name: three, bytes: 01 03, value: { name: 3 }, from: the second byte }]
`;

/** How commands that write are called: what they read, and the file that they write. */
interface Call {
  readonly args: (output: string) => readonly string[];
  /** Where the file is that is written, below the folder. */
  readonly output: string;
  /** What is read, where the file that is written could be that. */
  readonly input?: string;
}

const IN = "in.dem";
const edits = (...args: readonly string[]): Call => ({
  args: (output) => [...args, IN, "-o", output],
  output: "out.dem",
  input: IN,
});

const CALLS: Readonly<Record<string, readonly Call[]>> = {
  index: [{ ...edits("index"), output: "out.index" }],
  cut: [edits("cut", "--blocks", "0..20")],
  cat: [edits("cat", "more.dem")],
  pack: [{ ...edits("pack"), output: "out.dz" }],
  strip: [edits("strip", "--chat")],
  subtitle: [
    {
      args: (output) => ["subtitle", IN, "film.srt", "-o", output],
      output: "out.dem",
      input: IN,
    },
    {
      args: (output) => ["subtitle", IN, "film.srt", "-o", output],
      output: "out.dem",
      input: "film.srt",
    },
    { ...edits("subtitle", "--extract"), output: "out.srt" },
  ],
  merge: ["more.dem", IN].map((input) => ({
    args: (output: string) => ["merge", IN, "more.dem", "-o", output],
    output: "out.dem",
    input,
  })),
  frames: [edits("frames", "--every", "1")],
  ...(hasFfmpeg ? { film: [{ args: film, output: "out.gif" }] } : {}),
  recam: [
    {
      args: (output) => ["recam", IN, "cameras.yaml", "-o", output],
      output: "out.dem",
      input: IN,
    },
    {
      args: (output) => ["recam", IN, "cameras.yaml", "-o", output],
      output: "out.dem",
      input: "cameras.yaml",
    },
  ],
  ghost: [
    {
      args: (output) => ["ghost", IN, "more.dem", "-o", output],
      output: "out.dem",
      input: IN,
    },
    {
      args: (output) => ["ghost", IN, "more.dem", "-o", output],
      output: "out.dem",
      input: "more.dem",
    },
  ],
  table: [
    { ...edits("table", "players", "--to", "csv"), output: "out.csv" },
    { ...edits("table", "players", "--to", "parquet"), output: "out.parquet" },
  ],
  "fix-multi": [edits("fix-multi")],
  convert: [{ ...edits("convert", "--to", "dem"), args: convertTo }],
  split: [{ args: () => ["split", IN, "-o", "levels"], output: "levels/in-1-lqdm4_a6.dem" }],
  decompile: [
    { ...edits("decompile", "--blocks", "0..20"), output: "out.txt" },
    { ...edits("decompile", "--json", "--blocks", "0..20"), output: "out.jsonl" },
    { args: (output) => ["decompile", "--json-schema", "dem", "-o", output], output: "out.json" },
  ],
  sql: [
    {
      args: (output) => ["sql", "select map, frames from levels", IN, "--to", "csv", "-o", output],
      output: "out.csv",
      input: IN,
    },
  ],
  compile: [{ args: (output) => ["compile", "in.txt", "-o", output], output: "out.dem" }],
  coverage: [
    { args: (output) => ["coverage", IN, "--html", output], output: "out.html", input: IN },
  ],
  reduce: [
    {
      args: (output) => ["reduce", IN, "-o", output, "--while", "! grep -q DarkPlaces {}"],
      output: "out.dem",
      input: IN,
    },
  ],
  generate: [
    {
      args: () => ["generate", "--schema", "schema", "--out", "src", "--package", "demospec"],
      output: "src/index.ts",
    },
  ],
  vectors: [
    {
      args: (output) => ["vectors", "--schema", "schema", "--json", "-o", output],
      output: "out.json",
    },
  ],
  import: [{ args: () => ["import", "in.ksy", "-o", "out"], output: "out/tiny.yaml" }],
  docs: [{ args: () => ["docs", "schema", "-o", "pages"], output: "pages/assets/site.js" }],
};

/** What none of them replaces: what is there stays in any case. */
const NEVER = ["record", "init", "fuzz"];

function film(output: string): readonly string[] {
  const engine = ["--", process.execPath, FAKE_ENGINE];
  return ["film", IN, "-o", output, "--data", "data", "--fps", "5", ...engine];
}

function convertTo(output: string): readonly string[] {
  return ["convert", "--to", "qwd", IN, "-o", output];
}

let recording: Uint8Array;
let text: Uint8Array;
beforeAll(async () => {
  const whole = join(FIXTURES, "dp_server_p15.dem");
  recording = (await call(["cut", "--blocks", "0..12", whole])).bytes;
  text = (await call(["decompile", whole, "--blocks", "0..12"])).bytes;
});

let folder: string;
let before: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  before = process.cwd();
  process.chdir(folder);
  await writeFile(IN, recording);
  await writeFile("more.dem", recording);
  await writeFile("in.txt", text);
  await writeFile("film.srt", "1\n00:00:00,000 --> 00:00:01,000\nA subtitle\n");
  await writeFile("cameras.yaml", "shots: [{ from: 0, follow: recorder }]\n");
  await mkdir("data/id1", { recursive: true });
  await mkdir("schema");
  await writeFile("schema/tiny.yaml", SCHEMA);
  await writeFile("in.ksy", "meta: { id: tiny }\nseq: [{ id: one, type: u1 }]\n");
  await mkdir("vectors/tiny", { recursive: true });
  await writeFile("vectors/tiny/hello.yaml", VECTORS);
});
afterEach(async () => {
  process.chdir(before);
  await rm(folder, { recursive: true, force: true });
});

const ALL = Object.entries(CALLS).flatMap(([name, calls]) =>
  calls.map((each, i) => [calls.length > 1 ? `${name} ${i + 1}` : name, each] as const),
);

/** Each call loads its command: those of one in eight commands where not all are asked for. */
const EVERY = 8;

describe("a file that is there", () => {
  it("is thought of for all commands that write", async () => {
    const writing: string[] = [];
    for (const [name, { load }] of Object.entries(COMMANDS)) {
      const { options } = (await load()) as Command;
      const writes = options.filter(({ long }) => /^--(output|out|html|keep)$/.test(long ?? ""));
      if (writes.length > 0) writing.push(name);
    }
    const known = [...new Set([...Object.keys(CALLS), ...NEVER, "film"])].filter(
      (name) => name !== "init",
    );
    expect(writing.toSorted()).toEqual(known.toSorted());
  });

  eachOfSome(
    ALL,
    EVERY,
    "%s: is not replaced where it is another's, and is by --force",
    async (_, one) => {
      await mkdir(join(one.output, ".."), { recursive: true });
      await writeFile(one.output, NOTES);
      const refused = await call(one.args(one.output));
      expect(refused.stderr).toContain(`${one.output}: it is there already, and is not`);
      expect([refused.code, await readFile(one.output, "utf8")]).toEqual([2, NOTES]);
      const forced = await call([...forcing(one.args(one.output))]);
      expect([forced.stderr.includes("error:"), forced.code]).toEqual([false, 0]);
      const made = await readFile(one.output);
      expect(made.toString()).not.toBe(NOTES);
      // What it made itself it makes again.
      const again = await call(one.args(one.output));
      expect([again.stderr.includes("error:"), again.code]).toEqual([false, 0]);
      expect(await readFile(one.output)).toEqual(made);
    },
  );

  eachOfSome(
    ALL.filter(([, { input }]) => input !== undefined),
    EVERY,
    "%s: is not replaced where it is read, under whatever name",
    async (_, { args, input }) => {
      const bytes = await readFile(input!);
      await symlink(input!, "link.dem");
      await link(input!, "same.dem");
      for (const name of [input!, `./schema/../${input}`, "link.dem", "same.dem"]) {
        const { code, stderr } = await call(args(name));
        expect(stderr).toContain("this is a file that is read");
        expect([code, (await readFile(input!)).equals(bytes)]).toEqual([2, true]);
      }
    },
  );

  it("is replaced where it is empty", async () => {
    await writeFile("out.dem", "");
    expect((await call(["cut", "--blocks", "0..20", IN, "-o", "out.dem"])).code).toBe(0);
  });

  it("is another's, too, where it is a recording of another format", async () => {
    await copyFile(join(FIXTURES, "yq2_client.dm2"), "out.dem");
    const { stderr } = await call(["cut", "--blocks", "0..20", IN, "-o", "out.dem"]);
    expect(stderr).toContain("is not a recording (");
  });

  it("is another generator's, whose lines begin alike", async () => {
    const other = "// Generated from api.proto. Do not edit.\nexport {};\n";
    await mkdir("src");
    await writeFile("src/index.ts", other);
    await writeFile("src/api.ts", other);
    const args = ["generate", "--schema", "schema", "--out", "src", "--package", "demospec"];
    expect((await call(args)).code).toBe(2);
    expect((await call([...args, "--force"])).code).toBe(0);
    expect(await readFile("src/api.ts", "utf8")).toBe(other);
  });

  it("is not one of fuzz's counterexamples", async () => {
    await writeFile("notes.md", NOTES);
    const { code, stderr } = await call(["fuzz", "--runs", "1", "--keep", "notes.md"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("no counterexample")]);
    expect(await readFile("notes.md", "utf8")).toBe(NOTES);
  });
});

describe("a file that is written", () => {
  const cut = (output: string) => call(["cut", "--blocks", "0..20", IN, "-o", output]);

  it("is written though a process with the same id was killed while it wrote it", async () => {
    await writeFile(`out.dem.${process.pid}.part`, "half of it");
    expect((await cut("out.dem")).code).toBe(0);
    await mkdir("src");
    await writeFile(`src/index.ts.${process.pid}.tmp`, "half of it");
    const args = ["generate", "--schema", "schema", "--out", "src", "--package", "demospec"];
    expect((await call(args)).code).toBe(0);
  });

  it("takes the place that a link leads to, also to where nothing is", async () => {
    await mkdir("other");
    await symlink("other/out.dem", "link.dem");
    expect((await cut("link.dem")).code).toBe(0);
    const made = await readFile("other/out.dem");
    expect((await cut("link.dem")).code).toBe(0);
    expect(await readFile("other/out.dem")).toEqual(made);
    expect(
      (await readdir("other")).concat((await lstat("link.dem")).isSymbolicLink() ? "" : "file"),
    ).toEqual(["out.dem", ""]);
  });

  it("takes the place that a link leads to on another disk", async ({ skip }) => {
    const shared = await mkdtemp("/dev/shm/demospec-").catch(() => undefined);
    if (shared === undefined || (await stat(shared)).dev === (await stat(".")).dev)
      return skip("there is no other disk at /dev/shm");
    try {
      await symlink(join(shared, "out.dem"), "link.dem");
      await symlink(join(shared, "level.dem"), "in-1-lqdm4_a6.dem");
      for (const call of [cut("link.dem"), cut("link.dem"), split()])
        expect([(await call).stderr, (await call).code]).toEqual(["", 0]);
      expect((await readdir(shared)).toSorted()).toEqual(["level.dem", "out.dem"]);
    } finally {
      await rm(shared, { recursive: true });
    }
    function split() {
      return call(["split", IN]);
    }
  });
});

/** `--force` before a command's words, where there are any. */
function forcing([name, ...rest]: readonly string[]): readonly string[] {
  return [name!, "--force", ...rest];
}
