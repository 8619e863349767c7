import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rangeOf } from "../../view/server/ranges.ts";
import { type Running, serveView } from "../../view/server/server.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-0", { from: 0, to: 1 }],
  ["bytes=2-99", { from: 2, to: 10 }],
  ["bytes=7-", { from: 7, to: 10 }],
  ["bytes=-3", { from: 7, to: 10 }],
  ["bytes=-99", { from: 0, to: 10 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=3-2", "unsatisfiable"],
  ["bytes=-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=0-1,3-4", "unsatisfiable"],
  ["lines=0-1", "unsatisfiable"],
  [`bytes=${"9".repeat(99)}-`, "unsatisfiable"],
])("the range %s of ten bytes", (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});

describe("the server", () => {
  let folder: string;
  let server: Running;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "demospec-"));
    writeFileSync(join(folder, "index.html"), "<p>the page</p>");
    writeFileSync(join(folder, "view.js"), "");
    const path = join(folder, "secret.dem");
    writeFileSync(path, "0123456789");
    const files = [{ name: "a.dem", size: 10, from: { path } }];
    server = await serveView({ page: folder, files, schemas: new Map([["a.yaml", "text"]]) }, 0);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** As a client that sends what it likes. */
  function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
    const { hostname, port } = new URL(server.url);
    return new Promise<{ status: number; text: string; headers: object }>((resolve, reject) => {
      const asked = request({ hostname, port, path, headers, method }, (response) => {
        let text = "";
        response.on("data", (piece) => (text += piece));
        response.on("end", () =>
          resolve({ status: response.statusCode!, text, headers: response.headers }),
        );
      });
      asked.on("error", reject).end();
    });
  }

  test("ends an answer whose file has become shorter, also in a range", async () => {
    const path = join(folder, "secret.dem");
    writeFileSync(path, "0123");
    for (const headers of [{}, { Range: "bytes=2-8" }, { Range: "bytes=6-8" }] as const) {
      const { hostname, port } = new URL(server.url);
      const ended = new Promise<string>((resolve) => {
        const asked = request({ hostname, port, path: "/file/0", headers }, (response) => {
          response.on("error", () => resolve("cut off")).on("end", () => resolve("whole"));
          response.resume();
        });
        asked.on("error", () => resolve("cut off")).end();
      });
      expect(await ended).toBe("cut off");
    }
    writeFileSync(path, "0123456789");
  });

  test("gives the page and what it names", async () => {
    const { status, text, headers } = await ask("/");
    expect({ status, text }).toEqual({ status: 200, text: "<p>the page</p>" });
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    const served = JSON.parse((await ask("/served.json")).text);
    expect(served).toEqual({
      files: [{ name: "a.dem", size: 10, url: "file/0" }],
      schemas: [["a.yaml", "text"]],
    });
  });

  test("gives the file whole and in ranges", async () => {
    expect(await ask("/file/0")).toMatchObject({ status: 200, text: "0123456789" });
    expect(await ask("/file/0", { Range: "bytes=3-5" })).toMatchObject({
      status: 206,
      text: "345",
      headers: { "content-range": "bytes 3-5/10", "content-length": "3" },
    });
    expect(await ask("/file/0", { Range: "bytes=10-" })).toMatchObject({ status: 416, text: "" });
    expect(await ask("/file/0", {}, "HEAD")).toMatchObject({ status: 200, text: "" });
  });

  test.each([
    "/secret.dem",
    "/../secret.dem",
    "/%2e%2e/secret.dem",
    "/file/1",
    "/file/../secret.dem",
    "/file/-1",
    "//etc/passwd",
  ])("has nothing at %s", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404 });
  });

  test("answers under its own names alone, and only to who reads", async () => {
    const { host } = new URL(server.url);
    for (const name of ["evil.example", `evil.example:${host.split(":")[1]}`, "127.0.0.1"])
      expect(await ask("/file/0", { Host: name })).toMatchObject({ status: 421 });
    expect(await ask("/", { Host: host.replace("127.0.0.1", "localhost") })).toMatchObject({
      status: 200,
    });
    expect(await ask("/", {}, "POST")).toMatchObject({ status: 405 });
  });
});
