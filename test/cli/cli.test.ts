import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compiledCommand } from "../support/compiled.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FIXTURE = "fixtures/dp_server_p15.dem";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the command", () => {
  it("tells what there is", async () => {
    const { code, stdout } = await call(["--help"]);
    expect(code).toBe(0);
    for (const command of ["info", "verify", "inspect", "generate", "check", "fuzz"]) {
      expect(stdout).toMatch(new RegExp(`^  ${command} `, "m"));
    }
  });

  it("refuses a wrong call with exit code 2 and says what is wrong", async () => {
    const unknown = await call(["verfy", FIXTURE]);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain("unknown command 'verfy'");
    expect(unknown.stderr).toContain("verify");
    const missing = await call(["verify"]);
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain("missing required argument 'file'");
  });

  it("reads recordings that are compressed, and tells where the compression is damaged", async () => {
    const whole = gzipSync(await readFile(join(ROOT, FIXTURE)));
    const [path, cut] = [join(folder, "a.dem.gz"), join(folder, "cut.dem.gz")];
    await writeFile(path, whole);
    await writeFile(cut, whole.subarray(0, whole.length - 100));
    const plain = JSON.parse((await call(["verify", "--json", FIXTURE])).stdout) as object;
    const { code, stdout } = await call(["verify", "--json", path]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ ...plain, file: path });
    const damaged = await call(["verify", cut]);
    expect(damaged.code).toBe(1);
    expect(damaged.stderr).toContain("cut.dem.gz: the compression of the file is damaged");
  });

  it("tells of a file that is not there, and goes on with the others", async () => {
    const { code, stdout, stderr } = await call(["verify", "nowhere.dem", FIXTURE]);
    expect(code).toBe(1);
    expect(stderr).toBe("error: nowhere.dem: there is no such file\n");
    expect(stdout).toMatch(/^identical {2}fixtures/);
  });
});

describe("verify", () => {
  it("prints an object a file with --json", async () => {
    const { code, stdout } = await call(["verify", "--json", FIXTURE, FIXTURE]);
    expect(code).toBe(0);
    const [first, second] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(second).toEqual(first);
    expect(first).toEqual({
      file: FIXTURE,
      format: "dem",
      protocol: 15,
      bytes: 157662,
      blocks: 1092,
      messages: 45915,
      undecodedBytes: 0,
      nonCanonical: 0,
      reasons: {},
      identical: true,
    });
  });

  it("reads stdin, and tells of damage", async () => {
    const bytes = (await readFile(join(ROOT, FIXTURE))).subarray(0, 100_000);
    const { code, stdout } = await call(["verify", "-"], bytes);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^identical {2}- {2}dem 15: 100,000 bytes/);
    expect(stdout).toContain("were not understood");
    expect((await call(["verify", "--strict", "-"], bytes)).code).toBe(1);
  });

  it("takes a version, and refuses one that there is not", async () => {
    const { code, stderr } = await call(["verify", "--protocol-version", "3.0", FIXTURE]);
    expect(code).not.toBe(0);
    expect(stderr).toContain("netquake has no version 3.0: there are 0.91");
  });

  it("says so when a file is empty or no recording at all", async () => {
    const path = join(folder, "text.dem");
    await writeFile(path, "this is no recording\n");
    const { code, stdout } = await call(["verify", path, "-"], new Uint8Array(0));
    expect(code).toBe(1);
    expect(stdout).toContain("this begins like no Quake recording");
    expect(stdout).toContain("0 bytes, 0 blocks, 0 messages");
    expect((await call(["verify", "--format", "dem", path])).code).toBe(0);
  });
});

describe("info", () => {
  it("tells protocol, level, players and duration", async () => {
    const { code, stdout } = await call(["info", FIXTURE]);
    expect(code).toBe(0);
    // How many versions are alike is the schema's to say.
    expect(stdout).toMatch(/protocol 15, as version(s [\d.]+ to)? 1\.09 ha(ve|s) it/);
    expect(stdout).toContain("duration");
    expect(stdout).toMatch(/level {5}\w+/);
  });
});

describe("inspect", () => {
  it("explains a block down to the bits", async () => {
    const { code, stdout } = await call(["inspect", FIXTURE, "--block", "0..1"]);
    expect(code).toBe(0);
    await expect(stdout).toMatchFileSnapshot("golden/inspect-block.txt");
  });

  it("shows the message at an offset", async () => {
    const { stdout } = await call(["inspect", FIXTURE, "--offset", "0x21a1"]);
    expect(stdout).toContain("updateentity");
    expect(stdout).not.toContain("clientdata");
  });

  whole("ends quietly when its reader does", async () => {
    const child = spawn(process.execPath, [compiledCommand(), "inspect", FIXTURE], { cwd: ROOT });
    let stderr = "";
    child.stderr.on("data", (chunk) => (stderr += chunk));
    const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
    child.stdout.once("data", () => child.stdout.destroy());
    expect(await closed).toBe(0);
    expect(stderr).toBe("");
  });

  it("refuses what is no number, no block, no byte", async () => {
    expect((await call(["inspect", FIXTURE, "--offset", "here"])).stderr).toContain(
      "--offset here: expected a number",
    );
    expect((await call(["inspect", FIXTURE, "--block", "99999"])).stderr).toContain(
      "has no block 99999",
    );
    expect((await call(["inspect", FIXTURE, "--offset", "999999999"])).stderr).toContain(
      "ends before byte 999999999",
    );
  });
});

describe("check and generate", () => {
  // That nothing is stale here, test/generator/generator.test.ts holds.
  it("find nothing wrong and nothing stale", async () => {
    const [good, out] = [join(folder, "good"), join(folder, "out")];
    await mkdir(good);
    await writeFile(
      join(good, "good.yaml"),
      'protocol: good\ntitle: All is well\nversions: ["1"]\nmessages:\n  one: { id: 1 }\n',
    );
    expect((await call(["check", good])).stdout).toContain("good: All is well: 1 message");
    const generate = ["generate", "--schema", good, "--out", out];
    expect((await call([...generate, "--check"])).code).toBe(1);
    expect((await call(generate)).code).toBe(0);
    const { code, stdout } = await call([...generate, "--check"]);
    expect([code, stdout]).toEqual([0, expect.stringContaining("up to date")]);
  });

  it("show what is wrong with a schema, and where", async () => {
    await writeFile(
      join(folder, "bad.yaml"),
      "protocol: bad\ntitle: Bad\nversions: [1]\nmessages:\n  one:\n    id: 1\n    felds: []\n",
    );
    const { code, stderr } = await call(["check", folder]);
    expect(code).toBe(1);
    expect(stderr).toContain('bad.yaml:7:5: a message has no key "felds"');
    expect(stderr).toContain('Did you mean "fields"?');
  });
});
