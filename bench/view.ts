import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { CHROMIUM, startChromium } from "../test/support/chromium.ts";
import { builtPage } from "../view/server/page.ts";
import { serveView } from "../view/server/server.ts";

/*
 * `npm run bench:view`: how long the page takes to show a large recording, how it scrolls, and what memory that takes.
 */

const ROOT = join(import.meta.dirname, "..");
const SIZE = Number(process.argv[2] ?? 500) * 1e6;
/** Bytes of the fixture's header. */
const HEADER = 3;

/** What a frame is made of, as the browser counts it: all of it, and parts. */
const PARTS = {
  "": "TaskDuration",
  script: "ScriptDuration",
  style: "RecalcStyleDuration",
  layout: "LayoutDuration",
} as const;

/** Scrolls lists for two seconds, a step a frame. */
const scrolling = (lists: string): string => `(async () => {
  const boxes = [...document.querySelectorAll("${lists}")];
  const start = performance.now();
  let [last, longest, count] = [start, 0, 0];
  while (last - start < 2000) {
    for (const box of boxes) box.scrollTop += 60;
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    longest = Math.max(longest, now - last);
    last = now;
    count++;
  }
  return { count, rate: (count * 1000) / (last - start), longest };
})()`;

/** A recording of that size: a fixture's blocks, again and again. */
function largeRecording(path: string): number {
  const bytes = readFileSync(join(ROOT, "fixtures", "dp_server_p15.dem"));
  const file = openSync(path, "w");
  let size = writeSync(file, bytes);
  while (size < SIZE) size += writeSync(file, bytes, HEADER);
  closeSync(file);
  return size;
}

if (CHROMIUM === undefined) throw new Error("there is no Chromium on this machine");
const home = await builtPage(ROOT, console.error);
const folder = mkdtempSync(join(tmpdir(), "demospec-"));
const browser = await startChromium();
try {
  const path = join(folder, "large.dem");
  const size = largeRecording(path);
  const memory = await memoryOf(browser);
  const files = [{ name: "large.dem", size, from: { path } }];
  const server = await serveView({ page: home, files, schemas: new Map() }, 0);
  const page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
  page.setDefaultTimeout(600_000);
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  await page.goto(server.url);
  await page.locator(".row .types").first().waitFor();
  console.log(`${(size / 1e6).toFixed(0)} MB: first blocks after ${seconds()}`);
  console.log(`scrolling both meanwhile: ${await frames(page, ".hex, .tree")}`);
  await page.locator(".foot progress").waitFor({ state: "detached" });
  console.log(`all of it known after ${seconds()}: ${await page.locator(".facts").innerText()}`);
  // In the middle are blocks as most are; at the beginning is what a level needs.
  await page.evaluate(`for (const box of document.querySelectorAll(".hex, .tree"))
    box.scrollTop = box.scrollHeight / 2;`);
  await page.waitForTimeout(1000);
  console.log(`scrolling bytes: ${await frames(page, ".hex")}`);
  console.log(`scrolling the tree: ${await frames(page, ".tree")}`);
  console.log(`scrolling both: ${await frames(page, ".hex, .tree")}`);
  await page.locator(".tree").press("End");
  await page.locator(".row.at").waitFor();
  console.log(`the last row: ${(await page.locator(".row.at").innerText()).slice(0, 60)}`);
  console.log(await memory());
  await server.close();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

/**
 * Watches what memory the browser has, and tells it: each process at its largest, and all at once, where what processes
 * share counts once (PSS).
 */
async function memoryOf(browser: Browser): Promise<() => Promise<string>> {
  const session = await browser.newBrowserCDPSession();
  const processes = async (): Promise<readonly { readonly type: string; readonly id: number }[]> =>
    (await session.send("SystemInfo.getProcessInfo")).processInfo;
  const together = async (): Promise<number> =>
    (await processes()).reduce(
      (sum, { id }) => sum + (megabytes(id, "smaps_rollup", "Pss") ?? 0),
      0,
    );
  const empty = await together();
  let most = empty;
  const timer = setInterval(() => void together().then((now) => (most = Math.max(most, now))), 250);
  return async () => {
    clearInterval(timer);
    const each = (await processes()).map(
      ({ type, id }) => `${type}: ${megabytes(id, "status", "VmHWM")?.toFixed(0) ?? "?"} MB`,
    );
    return `memory: ${each.join(", ")}; together at most ${most.toFixed(0)} MB, of which ${empty.toFixed(0)} before the page was opened`;
  };
}

/** A figure of a process that the system tells, in megabytes; `undefined` where there is none. */
function megabytes(id: number, file: string, figure: string): number | undefined {
  try {
    const status = readFileSync(`/proc/${id}/${file}`, "utf8");
    return Number(new RegExp(`^${figure}:\\s+(\\d+) kB`, "m").exec(status)![1]) * 1.024e-3;
  } catch {
    return undefined;
  }
}

/**
 * How fast lists are scrolled, and how long the page's thread has the processor for that: the latter on a busy machine,
 * too.
 */
async function frames(page: Page, lists: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async (): Promise<Map<string, number>> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  const before = await worked();
  const { count, rate, longest } = await page.evaluate<Scrolled>(scrolling(lists));
  const after = await worked();
  await session.detach();
  const [whole, ...parts] = Object.entries(PARTS).map(([part, name]) =>
    `${part} ${((after.get(name)! - before.get(name)!) / count).toFixed(1)}`.trim(),
  );
  return `${whole} ms of the processor's time a frame (${parts.join(", ")}), ${rate.toFixed(0)} frames a second, the longest ${longest.toFixed(0)} ms`;
}

interface Scrolled {
  readonly count: number;
  readonly rate: number;
  readonly longest: number;
}
