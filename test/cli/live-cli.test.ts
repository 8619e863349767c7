import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../cli/main.ts";
import { servedFile } from "../../cli/view/served-file.ts";
import { zipOf } from "../support/archives.ts";
import { blocksIn, gtvMessage, gtvServer } from "../support/gtv-server.ts";
import { call } from "../support/in-process.ts";
import { type StreamingServer, streamingServer } from "../support/streaming-server.ts";
import { twoPlayersMvd2 } from "../support/two-players-mvd2.ts";

const MATCH = join(import.meta.dirname, "..", "..", "fixtures", "anchor_mvd.mvd");
const BYTES = readFileSync(MATCH);
/** A block of 7 bytes begins at 6997. */
const BLOCK = 6997;
const AMID = 7001;

const folder = mkdtempSync(join(tmpdir(), "demospec-"));
afterAll(() => rmSync(folder, { recursive: true }));

let server: StreamingServer;
beforeEach(async () => {
  server = await streamingServer();
});
afterEach(() => server.close());

/** Calls the command in this process, and shows what it has written so far. */
function calling(...args: string[]) {
  const before = process.exitCode;
  const written = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((chunk) => {
      written[name] += Buffer.from(chunk as Uint8Array).toString();
      return true;
    }),
  );
  process.exitCode = undefined;
  const ended = run(["node", "demospec", ...args]).then(() => {
    const code = Number(process.exitCode ?? 0);
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
    return { code, ...written };
  });
  return { ended, written, stop: () => process.emit("SIGINT", "SIGINT") };
}

const COMMANDS = [
  ["events"],
  ["events", "--json"],
  ["table", "players", "--columns", "time,name,origin", "-o", "-"],
  ["table", "events", "--to", "jsonl"],
];

describe("a recording that grows", () => {
  it.each(COMMANDS)("is followed as a stream: %s %s", async (...args) => {
    const { stdout: all } = await call([...args, MATCH]);
    const { ended, written } = calling(...args, `qtv://${server.place}/1`);
    await server.send("QTVSV 1\nBEGIN\n\n");
    await server.send(BYTES.subarray(0, AMID));
    await expect.poll(() => written.stdout.length, { timeout: 20_000 }).toBeGreaterThan(200);
    const [first] = all.split(written.stdout, 1);
    expect([first, written.stdout.length < all.length]).toEqual(["", true]);
    await server.send(BYTES.subarray(AMID));
    server.hangUp();
    expect(await ended).toEqual({ code: 0, stdout: all, stderr: "" });
  });

  it.each(COMMANDS)("is followed as a file, until somebody stops: %s %s", async (...args) => {
    const path = join(folder, "grows.mvd");
    writeFileSync(path, BYTES.subarray(0, AMID));
    const { stdout: all } = await call([...args, MATCH]);
    const { ended, written, stop } = calling(...args, "--follow", path);
    await expect.poll(() => written.stdout.length, { timeout: 20_000 }).toBeGreaterThan(200);
    expect(written.stdout.length).toBeLessThan(all.length);
    appendFileSync(path, BYTES.subarray(AMID));
    await expect.poll(() => written.stdout, { timeout: 20_000 }).toBe(all);
    stop();
    expect(await ended).toEqual({ code: 0, stdout: all, stderr: "" });
  });

  it("is followed as a stream of GTV's, and recorded", async () => {
    const match = twoPlayersMvd2();
    const gtv = await gtvServer({
      deflates: true,
      password: "secret",
      async streaming(asker) {
        for (const block of blocksIn(match)) await asker.send(gtvMessage(4, block));
        await asker.send(gtvMessage(8));
      },
    });
    const url = `gtv://127.0.0.1:${gtv.place.port}`;
    const path = join(folder, "two.mvd2");
    writeFileSync(path, match);
    const name = join(folder, "recorded");
    const refused = await call(["events", url]);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/password is invalid/),
    });
    const { code } = await call(["record", url, "--password", "secret", "-o", name]);
    expect([code, readFileSync(`${name}-1.mvd2`).equals(match)]).toEqual([0, true]);
    const { stdout } = await call(["events", path]);
    const known = await call(["events", url, "--password", "secret"]);
    expect(known).toMatchObject({ code: 0, stdout });
    const rows = await call(["table", "players", url, "--password", "secret", "-o", "-"]);
    const { stdout: own } = await call(["table", "players", path, "-o", "-"]);
    expect(rows).toMatchObject({ code: 0, stdout: own });
    const served = await servedFile(url, { password: "secret" });
    // An .mvd2 ends with a length of 0, which no stream has.
    await expect.poll(() => served.size, { timeout: 20_000 }).toBe(match.length - 2);
    for (const named of [path, "https://quake.example/two.mvd2"]) {
      const { code, stderr } = await call(["table", "players", named, "--password", "a"]);
      expect([code, stderr]).toEqual([2, expect.stringMatching(/--password is for a stream/)]);
    }
    const apart = await call(["table", "players", "--into", folder, "--password", "x", url]);
    expect(apart.stderr).toMatch(/--password is for one table/);
    await gtv.close();
    const free = await gtvServer({
      async streaming(asker) {
        for (const block of blocksIn(match)) await asker.send(gtvMessage(4, block));
        await asker.send(gtvMessage(8));
      },
    });
    const streamed = await call(["events", `gtv://127.0.0.1:${free.place.port}`]);
    expect(streamed).toMatchObject({ code: 0, stdout });
    await free.close();
  });

  it("may be stopped amid a block, which is no damage", async () => {
    const { ended, written, stop } = calling("table", "frames", `qtv://${server.place}`);
    await server.send("QTVSV 1\nBEGIN\n\n");
    await server.send(BYTES.subarray(0, AMID));
    await expect.poll(() => written.stdout.length, { timeout: 20_000 }).toBeGreaterThan(1000);
    stop();
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("is damaged where the server ends amid a block", async () => {
    const { ended } = calling("table", "levels", `qtv://${server.place}`);
    await server.send("QTVSV 1\nBEGIN\n\n");
    await server.send(BYTES.subarray(0, AMID));
    server.hangUp();
    expect((await ended).stderr).toMatch(/^warning: qtv:.* after the last block/);
  });

  it("has no block of gigabytes, for which nobody waits", async () => {
    const { ended } = calling("table", "levels", `qtv://${server.place}`);
    await server.send("QTVSV 1\nBEGIN\n\n");
    await server.send(BYTES.subarray(0, BLOCK));
    await server.send(Uint8Array.of(0, 6, 0xff, 0xff, 0xff, 0x7f, 1, 2, 3));
    server.hangUp();
    expect((await ended).stderr).toMatch(/a block of 2147483653 bytes: none that is sent is so/);
  });

  it("may refuse, or be no stream at all", async () => {
    const { ended } = calling("events", `qtv://${server.place}/9`);
    await server.send("QTVSV 1\nPERROR: no such stream\n\n");
    expect(await ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/no such stream/) });
    expect(await call(["events", "qtv://a/b/c"])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/no stream/),
    });
  });
});

describe("--follow", () => {
  const gz = join(folder, "a.mvd.gz");
  const zip = join(folder, "a.zip");
  writeFileSync(gz, gzipSync(BYTES));
  writeFileSync(zip, zipOf([{ name: "a.mvd", bytes: BYTES }]));

  it.each([
    [["events", "-f", gz], /this one is compressed/],
    [["events", "-f", zip], /not for one of an archive/],
    [["table", "levels", "-f", MATCH, MATCH], /for one file/],
    [["table", "levels", "-f", MATCH, "--into", folder], /without --into/],
  ])("is refused by %j", async (args, why) => {
    const { code, stderr } = await call(args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(why)]);
  });

  it("ends where the file becomes another one", async () => {
    const path = join(folder, "shorter.mvd");
    writeFileSync(path, BYTES.subarray(0, AMID));
    const { ended, written } = calling("events", "-f", path);
    await expect.poll(() => written.stdout, { timeout: 20_000 }).not.toBe("");
    writeFileSync(path, BYTES.subarray(0, 100));
    expect(await ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/has become shorter/),
    });
  });

  it("has stdin followed, too", async () => {
    const { stdout } = await call(["events", MATCH]);
    expect(await call(["events", "-f", "--format", "mvd", "-"], BYTES)).toMatchObject({
      code: 0,
      stdout,
    });
  });
});
