import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Readable } from "node:stream";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { viewFiles } from "../../cli/view/view-files.ts";
import { Holdings } from "../../view/worker/file/holdings.ts";
import { builtPage } from "../../view/server/page.ts";
import { type Running, serveView } from "../../view/server/server.ts";
import { Workbench } from "../../view/worker/workbench.ts";
import { zipOf } from "../support/archives.ts";
import { compiledCommand } from "../support/compiled.ts";
import { HAS_PAGES, startChromium, whyNoPages } from "../support/chromium.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const fixture = (name: string): string => join(ROOT, "fixtures", name);
const CAPTURE = readFileSync(fixture("quakespasm_session_p15.pcap"));

/** Bytes without any order, the same each time. */
function noise(length: number, seed = 1): Uint8Array<ArrayBuffer> {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    // Numbers of Marsaglia's xorshift32.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 0xff;
  });
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  await writeFile(join(folder, "noise.dem"), noise(5000));
});
afterAll(() => rm(folder, { recursive: true }));

describe("noise", () => {
  const bench = () => new Workbench(new Map(), () => {});

  test.each(["noise.dem", "noise.qwd", "noise.mvd", "noise.dm2", "noise.bin", "noise"])(
    "is no recording: %s",
    async (name) => {
      const own = bench();
      const bytes = readFileSync(fixture("yq2_client.dm2"));
      await own.open({ name: "a.dm2", size: bytes.length, blob: new Blob([bytes]) });
      for (let seed = 1; seed <= 5; seed++) {
        const blob = new Blob([noise(5000, seed)]);
        const opening = { name, size: 5000, blob };
        await expect(own.open(opening)).rejects.toThrow(
          `${name} is no recording: next to nothing of it is understood`,
        );
        // What was open is still.
        expect(await own.bytes(0, 9)).toEqual(new Uint8Array(bytes.subarray(0, 9)));
      }
      const opening = { name, size: 5000, blob: new Blob([noise(5000)]), anyway: true as const };
      expect((await own.open(opening)).name).toBe(name);
    },
  );

  test("a recording that is called otherwise is reported as what it is, and an empty file as that", async () => {
    const bytes = readFileSync(fixture("yq2_client.dm2"));
    const opening = { name: "a.dem", size: bytes.length, blob: new Blob([bytes]) };
    await expect(bench().open(opening)).rejects.toThrow(/understood as dem, but some as dm2$/);
    const empty = bench().open({ name: "a.dem", size: 0, blob: new Blob([]) });
    await expect(empty).rejects.toThrow("a.dem is empty");
  });
});

test.each([
  ["a capture", CAPTURE, CAPTURE.length],
  ["what gzip compressed", gzipSync(CAPTURE), gzipSync(CAPTURE).length],
])("how far %s is read is reported, up to its end", async (_, bytes, size) => {
  const reported: number[] = [];
  const holdings = new Holdings((read) => reported.push(read));
  await holdings.look(new Blob([Uint8Array.from(bytes)]));
  expect(reported.length).toBeGreaterThan(0);
  expect(reported).toContain(size);
});

describe("demospec view", () => {
  /** What the command says that ends without showing anything. */
  async function refusal(...args: string[]): Promise<string> {
    const command = [compiledCommand(), "view", "--no-open", ...args];
    const child = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "pipe"] });
    const killed = setTimeout(() => child.kill(), 60_000);
    const text = await new Response(Readable.toWeb(child.stderr) as ReadableStream).text();
    clearTimeout(killed);
    return text;
  }

  whole(
    "refuses a version or a format that there is not, and names those that there are",
    async () => {
      const zip = join(folder, "demos.zip");
      const bytes = readFileSync(fixture("yq2_client.dm2"));
      await writeFile(zip, zipOf([{ name: "a.dm2", bytes }]));
      const version = ["--protocol-version", "9.99"];
      const all = await Promise.all([
        refusal(fixture("dp_server_p15.dem"), ...version),
        refusal(fixture("yq2_client.dm2"), "--protocol-version", "1.06"),
        refusal(zip, ...version),
        refusal(...version),
        refusal(fixture("yq2_client.dm2"), "--format", "nothing"),
      ]);
      expect(all[0]).toMatch(/^error: netquake has no version 9\.99: there are .*1\.06, .*666/);
      expect(all[1]).toMatch(/^error: quake2 has no version 1\.06: there are .*34/);
      expect(all[2]).toMatch(/ has no version 9\.99: there are /);
      expect(all[3]).toMatch(/name the file/);
      expect(all[4]).toMatch(/^error: there is no format "nothing": there are dem, /);
    },
  );

  whole("prints where the page is so that it can be copied", async () => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const viewed = viewFiles(undefined, { port: 0, open: false });
    try {
      const address = () => /http\S*/.exec(written.join(""))?.[0];
      await expect.poll(address, { timeout: 90_000 }).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
      expect((await fetch(address()!)).status).toBe(200);
    } finally {
      process.emit("SIGINT", "SIGINT");
      await viewed;
      spy.mockRestore();
    }
  });
});

// Where there is no browser, `view/worker` is tested all the same.
describe.skipIf(!HAS_PAGES)(`a file that replaces another${whyNoPages}`, () => {
  let browser: Browser;
  let server: Running;
  let page: Page;

  beforeAll(async () => {
    const home = await builtPage(ROOT, () => {});
    const name = "quakespasm_session_p15.pcap";
    const files = [{ name, size: CAPTURE.length, from: { bytes: CAPTURE } }];
    server = await serveView({ page: home, files, schemas: new Map() }, 0);
    browser = await startChromium();
    page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
    page.setDefaultTimeout(10_000);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const open = (path: string) => page.setInputFiles("input[type=file]", path);
  const said = (text: string | RegExp) => page.locator(".said", { hasText: text }).waitFor();
  const problems = () => page.locator(".problem").count();

  test("is said to be opened, with how far it is read, until it is", async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/file/0", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(server.url);
    await said(/^quakespasm_session_p15\.pcap is being opened…$/);
    await page.getByRole("progressbar", { name: /quakespasm_session_p15\.pcap is read/ }).waitFor();
    release();
    await said(/is open$/);
    await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
  });

  test("leaves no error of the file before", async () => {
    await page.goto(server.url);
    await said(/is open$/);
    await open(fixture("dp_server_p15.dem"));
    await said("dp_server_p15.dem is open");
    await page.getByRole("tab", { name: "Text" }).click();
    await page.locator(".virtual.tree").focus();
    await page.keyboard.press("End");
    await page.locator(".cm-content", { hasText: "block {" }).waitFor();
    for (const name of ["anchor_mvd.mvd", "dp_server_p15.dem", "yq2_client.dm2"]) {
      await open(fixture(name));
      await said(`${name} is open`);
      await page.locator(".row.block .types").first().waitFor();
      expect(await problems()).toBe(0);
      await page.locator(".virtual.tree").focus();
      await page.keyboard.press("End");
      await page.waitForTimeout(100);
    }
  });

  test("that is noise is refused, stays out, and is opened for who wants it all the same", async () => {
    await open(join(folder, "noise.dem"));
    const problem = page.locator(".problem", { hasText: "noise.dem is no recording" });
    await problem.waitFor();
    expect(await page.locator(".file b").innerText()).toBe("yq2_client.dm2");
    await problem.getByRole("button", { name: "Open all the same" }).click();
    await said("noise.dem is open");
    expect(await page.locator(".file b").innerText()).toBe("noise.dem");
    expect(await problems()).toBe(0);
  });
});
