import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { levelMaps } from "../../quake/map/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import { builtPage } from "../../view/server/page.ts";
import { cube, EDITIONS, SIDE } from "../map/cube.ts";
import { pakOf } from "../support/archives.ts";
import { HAS_PAGES, startChromium, whyNoPages } from "../support/chromium.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const RECORDING = "dp_server_p15.dem";

const fixture = (name: string): Buffer => readFileSync(join(ROOT, "fixtures", name));

/** What the plan shows, as numbers: of a copy, which browsers let be read often. Undefined until it was drawn in its size. */
const PIXELS = `(() => {
  const plan = document.querySelector("canvas.plan");
  const { width, height } = plan;
  if (width !== plan.clientWidth || height !== plan.clientHeight) return undefined;
  const copy = Object.assign(document.createElement("canvas"), { width, height });
  const context = copy.getContext("2d", { willReadFrequently: true });
  context.drawImage(plan, 0, 0);
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
})()`;

/** The box of what is drawn otherwise than when it was kept: west, east, north, south. */
const CHANGED = `(() => {
  const [now, { width }] = [${PIXELS}, document.querySelector("canvas.plan")];
  const [xs, ys] = [[], []];
  kept.forEach((one, i) => {
    if (one === now[i]) return;
    xs.push(i % width);
    ys.push(Math.floor(i / width));
  });
  const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return xs.length === 0 ? [] : box;
})()`;

// Where there is no browser, `view/worker` is tested all the same.
describe.skipIf(!HAS_PAGES)(`what is dropped on the page${whyNoPages}`, () => {
  let browser: Browser;
  let page: Page;
  /** What was said in the console, or went wrong. */
  const said: string[] = [];

  beforeAll(async () => {
    const home = await builtPage(ROOT, () => {});
    browser = await startChromium();
    page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
    page.setDefaultTimeout(10_000);
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(String(error)));
    await page.goto(pathToFileURL(join(home, "index.html")).href);
  });
  afterAll(() => browser?.close());

  /** Drops a file, as the browser tells pages of it. */
  const drop = (name: string, bytes: Uint8Array): Promise<void> =>
    page.evaluate(
      `(() => {
        const bytes = Uint8Array.from(atob(${JSON.stringify(Buffer.from(bytes).toString("base64"))}), (one) => one.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], ${JSON.stringify(name)}));
        const event = { dataTransfer, bubbles: true, cancelable: true };
        document.elementFromPoint(700, 400).dispatchEvent(new DragEvent("drop", event));
      })()`,
    );
  const shownText = (text: string): Promise<void> =>
    page.locator(".said", { hasText: text }).waitFor();

  /** Keeps what the plan shows, and tells how large it is. */
  async function keep(): Promise<[width: number, height: number]> {
    await expect.poll(() => page.evaluate<boolean>(`${PIXELS} !== undefined`)).toBe(true);
    return page.evaluate(`(() => {
      globalThis.kept = ${PIXELS};
      const { width, height } = document.querySelector("canvas.plan");
      return [width, height];
    })()`);
  }
  const changed = (): Promise<number[]> => page.evaluate<number[]>(CHANGED);

  test.each(["ezquake_client_p28.qwd", "yq2_client.dm2", "anchor_mvd.mvd", RECORDING])(
    "is opened: %s",
    async (name) => {
      await drop(name, fixture(name));
      await shownText(`${name} is open`);
      await page.locator(".row.block .types").first().waitFor();
      expect(await page.locator(".hex-row").count()).toBeGreaterThan(10);
    },
  );

  test("is opened where it was compressed in two parts, and bytes follow", async () => {
    const bytes = fixture(RECORDING);
    const parts = [bytes.subarray(0, 5000), bytes.subarray(5000)].map((part) => gzipSync(part));
    await drop("parts.dem.gz", Buffer.concat([...parts, Buffer.from("xyz")]));
    await shownText("parts.dem.gz is open: 3 bytes after the compressed data ignored");
    await drop(RECORDING, bytes);
    await shownText(`${RECORDING} is open`);
  });

  test("draws the walls of a BSP, and of a PAK, where they are, and none of a PAK without the level", async () => {
    const [level] = levelMaps(formatOfFile(RECORDING), new Uint8Array(fixture(RECORDING)));
    const { min, max } = level!.bounds!;
    await page.getByRole("tab", { name: "Map" }).click();
    await page.locator("canvas.plan").waitFor();
    const [width, height] = await keep();
    // All of the level is seen, with a margin of 64 units: the cube has a corner at 0 0 0.
    const scale = Math.min(width / (max[0] - min[0] + 128), height / (max[1] - min[1] + 128));
    const [west, south] = [
      width / 2 - ((min[0] + max[0]) / 2) * scale,
      height / 2 + ((min[1] + max[1]) / 2) * scale,
    ];
    const box = [west, west + SIDE * scale, south - SIDE * scale, south];
    const map = cube(EDITIONS[0]!);
    const has = async (): Promise<boolean> => {
      const seen = await changed();
      return seen.length > 0 && seen.every((at, i) => Math.abs(at - box[i]!) <= 2);
    };
    const hasNone = async (): Promise<boolean> => (await changed()).length === 0;
    await drop("any.bsp", map);
    await expect.poll(has).toBe(true);
    await drop("other.pak", pakOf([{ name: "maps/other.bsp", bytes: map }]));
    await shownText(`other.pak has no maps/${level!.map}.bsp`);
    await expect.poll(hasNone).toBe(true);
    await drop("pak0.pak", pakOf([{ name: `maps/${level!.map}.bsp`, bytes: map }]));
    await shownText(`walls of pak0.pak`);
    await expect.poll(has).toBe(true);
    await drop("none.bsp", Buffer.from("none"));
    await page.locator(".problem", { hasText: "this is no map" }).waitFor();
  });

  test("goes to any time, follows, and shows where players were", async () => {
    await keep();
    const time = page.getByRole("slider", { name: "Time" });
    await time.fill("3");
    await page.locator(".map .mono", { hasText: /^0:03\.0 / }).waitFor();
    await expect.poll(changed).not.toEqual([]);
    await keep();
    const who = page.getByRole("combobox", { name: "Follow a player" });
    await who.selectOption({ index: 1 });
    await expect.poll(changed).not.toEqual([]);
    await keep();
    await page.getByRole("checkbox", { name: "Heat" }).check();
    await expect.poll(changed).not.toEqual([]);
    await page.getByRole("button", { name: "Link" }).click();
    expect(new URL(page.url()).hash).toMatch(/^#t=3\.0&who=/);
  });

  test("says nothing in the console", () => {
    expect(said).toEqual([]);
  });
});
