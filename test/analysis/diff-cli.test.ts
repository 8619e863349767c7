import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Change } from "../../diff/changes/change.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const PET = `protocol: pet
title: Pet
versions: ["1", "2"]
messages:
  trick: { id: 2, fields: [far: i16, high: { type: u8, since: "2" }] }
`;

describe("demospec diff", () => {
  let home: string;
  let schema: string;
  const git = (...words: string[]) =>
    execFileSync("git", [
      "-C",
      home,
      "-c",
      "user.name=a",
      "-c",
      "user.email=a@a.example",
      ...words,
    ]);

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "demospec-"));
    schema = join(home, "schema");
    await mkdir(schema);
    await writeFile(join(schema, "pet.yaml"), PET);
    git("init", "-q");
    git("add", "-A");
    git("commit", "-qm", "A pet");
    git("tag", "--", "v1;$(exit)");
    await writeFile(join(schema, "pet.yaml"), PET.replace("i16", "i32"));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  whole("holds a revision against the folder as it is", async () => {
    const { code, stdout } = await call(["diff", "HEAD", "--schema", schema, "--runs", "20"]);
    expect(code).toBe(1);
    expect(stdout).toContain("pet trick\n  wire          far: type: i16 → i32  (in 1..2, ");
    expect(stdout).toContain(`${join(schema, "pet.yaml")}:5:28)\n    02 00`);
    const same = await call(["diff", "HEAD", "HEAD", "--schema", schema]);
    expect(same).toMatchObject({ code: 0, stdout: "HEAD → HEAD\n\nsame tables\n" });
  });

  whole("refuses to look for what neither side has, of which nothing ever changes", async () => {
    const of = (...words: string[]) => call(["diff", "HEAD", "--schema", schema, ...words]);
    const [message, protocol] = [await of("--message", "trik"), await of("--protocol", "x")];
    expect(message).toMatchObject({ code: 2, stderr: expect.stringContaining('mean "trick"?') });
    expect(protocol).toMatchObject({ code: 2, stderr: expect.stringContaining("There are: pet") });
    const alone = await call(["diff", "netquake", "HEAD", "--schema", schema]);
    expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining("netquake@0.91 ") });
    expect(await of("--json", "--markdown")).toMatchObject({ code: 2 });
  });

  it("gives no shell what a revision is called, and git no option", async () => {
    const named = await call(["diff", "v1;$(exit)", "--schema", schema, "--runs", "0"]);
    expect(named.stdout).toContain("far: type");
    const option = await call(["diff", "--schema", schema, "--", "--help"]);
    expect(option).toMatchObject({ code: 2, stderr: expect.stringContaining("no revision") });
  });

  it("holds versions, files and folders against each other, as JSON and Markdown", async () => {
    const versions = await call([
      "diff",
      "pet",
      "1",
      "2",
      "--schema",
      schema,
      "--json",
      "--runs",
      "20",
    ]);
    const { changes } = JSON.parse(versions.stdout) as { changes: (Change & { key: string })[] };
    expect(changes).toMatchObject([
      {
        key: "pet trick.high field",
        severity: "wire",
        kind: "added",
        witness: { kind: "only before reads" },
      },
    ]);
    const other = join(home, "other.yaml");
    await writeFile(other, PET.replace("pet", "dog"));
    const files = await call([
      "diff",
      join(schema, "pet.yaml"),
      other,
      "--markdown",
      "--runs",
      "0",
    ]);
    expect(files.stdout).toContain("| wire | far: type: i32 → i16 | 1..2 |");
    const mixed = await call(["diff", "pet@1", schema, "--schema", schema]);
    expect(mixed).toMatchObject({ code: 2, stderr: expect.stringContaining("both sides") });
    const none = await call(["diff", "pet@3", "pet@1", "--schema", schema]);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining("There are: 1, 2") });
  });

  whole("fails by severity, but for what is excepted", async () => {
    const words = ["diff", "HEAD", "--schema", schema, "--runs", "0"];
    expect((await call([...words, "--fail-on", "never"])).code).toBe(0);
    expect((await call([...words, "--fail-on", "all"])).code).toBe(2);
    const exceptions = join(home, "exceptions");
    await writeFile(exceptions, "pet trick.far type # decided\ndog\n");
    const excepted = await call([...words, "--exceptions", exceptions]);
    expect(excepted).toMatchObject({ code: 0, stderr: expect.stringContaining("line 2 of") });
    expect(excepted.stdout).toContain(", excepted");
  });
});
