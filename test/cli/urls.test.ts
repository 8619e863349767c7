import { readFileSync, writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fixtures } from "../support/corpus.ts";
import { manifestOf } from "../support/dataset-files.ts";
import { call } from "../support/in-process.ts";
import { zipOf } from "../support/archives.ts";

const DEM = fixtures(".dem")[0]!.path;
const recording = readFileSync(DEM);
const folder = mkdtempSync(join(tmpdir(), "demospec-urls-"));

/** How the server gives a file, as RFC 9110 §14 has it, or as servers that are broken do. */
type Manner = (bytes: Buffer, range: readonly [number, number], response: ServerResponse) => void;

const part: Manner = (bytes, [from, to], response) => {
  if (from >= bytes.length) return void response.writeHead(416).end();
  const body = bytes.subarray(from, to + 1);
  const range = `bytes ${from}-${from + body.length - 1}/${bytes.length}`;
  response.writeHead(206, { "content-range": range, "content-length": body.length, etag: '"1"' });
  response.end(body);
};

const whole: Manner = (bytes, _, response) => void response.writeHead(200).end(bytes);

/** Gives parts, and ends each that is long after some of it. */
const cut: Manner = (bytes, [from, to], response) => {
  if (to - from < 70_000) return part(bytes, [from, to], response);
  const range = `bytes ${from}-${to}/${bytes.length}`;
  response.writeHead(206, { "content-range": range, "content-length": to + 1 - from, etag: '"1"' });
  response.write(bytes.subarray(from, from + 40_000), () => setImmediate(() => response.destroy()));
};

/** Another file from the second request on. */
const changing: Manner = (bytes, [from, to], response) => {
  if (asked.length === 1) return part(bytes, [from, to], response);
  const range = `bytes ${from}-${to}/${bytes.length}`;
  response
    .writeHead(206, { "content-range": range, etag: '"2"' })
    .end(bytes.subarray(from, to + 1));
};

/** Other bytes than were asked for. */
const shifted: Manner = (bytes, [from, to], response) => {
  const range = `bytes ${from + 1}-${to}/${bytes.length}`;
  response.writeHead(206, { "content-range": range }).end(bytes.subarray(from + 1, to + 1));
};

const missing: Manner = (_, __, response) => void response.writeHead(404).end("<h1>no</h1>");
const dead: Manner = (_, __, response) => void response.destroy();

const MANNERS: Readonly<Record<string, Manner>> = {
  part,
  whole,
  cut,
  changing,
  shifted,
  missing,
  dead,
};

let files: Readonly<Record<string, Buffer>> = {};
let asked: string[] = [];

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const [, manner, name] = request.url!.split("/");
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const bytes = files[name!]!;
  asked.push(request.headers.range ?? "");
  const last = to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (manner === "moved") response.writeHead(302, { location: `/part/${name}` }).end();
  else MANNERS[manner!]!(bytes, [Number(from ?? 0), last], response);
});
let origin: string;

beforeAll(async () => {
  files = {
    "one.dem": recording,
    "empty.dem": Buffer.alloc(0),
    "demos.zip": zipOf([
      { name: "b.txt", bytes: Buffer.alloc(300_000, "x") },
      { name: "a/one.dem", bytes: recording, method: 8 },
    ]),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void (asked = []));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const players = (path: string) => call(["table", "players", path, "--every", "500ms"]);

describe("a recording on the web", () => {
  it.each(["part", "whole", "cut", "moved"])("gives the rows of the file: %s", async (manner) => {
    const { stdout, stderr, code } = await players(`${origin}/${manner}/one.dem`);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(stdout).toBe((await players(DEM)).stdout);
  });

  it("is asked for once, but for its beginning, where the server gives parts", async () => {
    await players(`${origin}/part/one.dem`);
    expect(asked[0]).toBe("bytes=0-65535");
    const lengths = asked.map((range) => {
      const [from, to] = range.replace("bytes=", "").split("-").map(Number);
      return to! + 1 - from!;
    });
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBeLessThan(2.1 * recording.length);
  });

  it("is read in an archive in parts, and what is not asked for is not", async () => {
    const { stdout, stderr } = await players(`${origin}/part/demos.zip`);
    expect(stderr).toBe("");
    expect(stdout).toBe((await players(DEM)).stdout);
    const { stderr: cannot } = await players(`${origin}/whole/demos.zip`);
    expect(cannot).toContain("this is a ZIP archive, whose files are read at their places");
  });

  it.each([
    ["missing", "the server answered 404 Not Found"],
    ["dead", "other side closed"],
    ["shifted", "other bytes than were asked for"],
    ["changing", "it was changed while it was read"],
  ])("is no file without an answer that fits: %s", async (manner, words) => {
    const url = `${origin}/${manner}/one.dem`;
    const { stdout, stderr, code } = await players(url);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(url);
    expect(stderr).toContain(words);
  });

  it("is nothing where it is empty, or no URL", async () => {
    const empty = await players(`${origin}/part/empty.dem`);
    const file = join(folder, "empty.dem");
    writeFileSync(file, "");
    const expected = await players(file);
    expect(empty.stderr.replace(`${origin}/part/empty.dem`, "")).toBe(
      expected.stderr.replace(file, ""),
    );
    expect((await players("http://:80:x/")).stderr).toContain("this is no URL");
    const secret = await players("http://me:secret@127.0.0.1/one.dem");
    expect(secret.stderr).toContain("a user or a password");
    expect(secret.stderr).not.toContain("secret");
    const closed = await players("http://127.0.0.1:1/one.dem");
    expect(closed.stderr).toMatch(/http:\/\/127\.0\.0\.1:1\/one\.dem: .*(ECONNREFUSED|bad port)/);
  });

  it("is read by commands that take many recordings, and by no other", async () => {
    const url = `${origin}/part/one.dem`;
    expect(await call(["verify", url])).toMatchObject({ code: 0 });
    const { code, stderr } = await call(["inspect", url]);
    expect({ code, stderr }).toMatchObject({ code: 2 });
    expect(stderr).toContain("only info, verify, table and sql read from the web");
  });

  it("is an input of a dataset, which is tried again where it was not to be had", async () => {
    const list = join(folder, "list.txt");
    const urls = [`${origin}/part/one.dem`, `${origin}/missing/gone.dem`];
    writeFileSync(list, urls.join("\n"));
    files = { ...files, "gone.dem": recording };
    const into = join(folder, "dataset");
    const args = ["table", "players", "--every", "500ms", "--inputs", list, "--into", into];
    expect((await call(args)).stdout).toMatch(/^2 inputs: 1 ok, 1 unreadable; 1 part, /);
    const entry = manifestOf(into).get("gone.dem")!;
    expect(entry.reasons).toEqual([`${urls[1]}: the server answered 404 Not Found`]);
    asked = [];
    await call([...args, "--resume"]);
    expect(asked).toHaveLength(1);
  });
});
