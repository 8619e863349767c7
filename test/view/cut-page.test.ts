import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPage } from "../../view/server/page.ts";
import { HAS_PAGES, startChromium, whyNoPages } from "../support/chromium.ts";
import { accessible, AXE } from "./page-looks.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const DEM = join(ROOT, "fixtures", "dp_server_p15.dem");

const SCRIPT = `shots:
  - path:
      - { at: 2, point: [480, -352, 88] } # here
      - { at: 6, point: [480, 200, 88] }
    curve: linear
    look: recorder
`;

// Where there is no browser, `view/worker` is tested all the same.
describe.skipIf(!HAS_PAGES)(`edits of the whole file in the page${whyNoPages}`, () => {
  let browser: Browser;
  let page: Page;
  /** What was said in the console, or went wrong. */
  const said: string[] = [];

  beforeAll(async () => {
    const home = await builtPage(ROOT, () => {});
    browser = await startChromium();
    page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
    page.setDefaultTimeout(10_000);
    await page.addInitScript("delete globalThis.showSaveFilePicker");
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(String(error)));
    await page.goto(pathToFileURL(join(home, "index.html")).href);
    const script = { name: "cameras.yaml", mimeType: "", buffer: Buffer.from(SCRIPT) };
    const recording = { name: "a.dem", mimeType: "", buffer: readFileSync(DEM) };
    await page.setInputFiles("input[type=file]", [script, recording]);
    await page.locator(".said", { hasText: "a.dem is open" }).waitFor();
  });
  afterAll(() => browser?.close());

  const show = (name: string) => page.getByRole("tab", { name }).click();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const outcome = () => page.locator(".outcome");
  const point = (number: number) => page.getByRole("button", { name: `point ${number} at` });
  /** Where a point is, as it is said. */
  const placeOf = async (number: number): Promise<number[]> => {
    const label = (await point(number).getAttribute("aria-label"))!;
    return label.split(": ").at(-1)!.split(" ").map(Number);
  };

  test("a camera script is shown with what it would do", async () => {
    await outcome()
      .filter({ hasText: /^\d+ blocks changed, [\d,]+ bytes longer/ })
      .waitFor();
    expect(await page.locator(".cut .cm-content").innerText()).toContain("# here");
  });

  test("its points are moved by keys and dragged in the plan, and the script follows", async () => {
    await show("Map");
    await point(1).waitFor();
    expect(await placeOf(1)).toEqual([480, -352, 88]);
    await point(1).focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "PageUp", "Shift+ArrowLeft"])
      await page.keyboard.press(key);
    await expect.poll(() => placeOf(1)).toEqual([480 + 31, -352 + 16, 88 + 16]);
    const box = (await point(2).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 15, y + 5);
    await page.mouse.move(x + 30, y + 20);
    await page.mouse.up();
    await expect.poll(() => placeOf(2)).not.toEqual([480, 200, 88]);
    // East is to the right, and south below.
    const [px, py, pz] = (await placeOf(2)) as [number, number, number];
    expect(px - 480).toBeGreaterThan(10);
    expect((px - 480) / (200 - py)).toBeCloseTo(30 / 20, 1);
    expect(pz).toBe(88);
    await show("Cut");
    const text = page.locator(".cut .cm-content");
    await text.filter({ hasText: "[511, -336, 104] } # here" }).waitFor();
    await text.filter({ hasText: `[${px}, ${py}, 88]` }).waitFor();
  });

  test("its cuts are on the time line, and the view at a time is seen in advance", async () => {
    await show("Map");
    const start = page.locator(".events .hit", { hasText: "camera: shot at 00:00:02,000" });
    await start.waitFor();
    expect(await page.locator(".marks .cut").count()).toBe(2);
    await start.click();
    await page.locator(".map .view", { hasText: "eyes at 511 -336 104" }).waitFor();
    await show("Cut");
    await page.locator(".cut .view", { hasText: "field of view 90°" }).waitFor();
    await button("Add a point").click();
    await page.locator(".said", { hasText: "no path begins before this moment" }).waitFor();
    await page.getByRole("slider", { name: "Time" }).last().fill("4");
    await button("Add a point").click();
    await page.locator(".cut .cm-content", { hasText: "- { at: 4, point: [" }).waitFor();
  });

  test("is accessible", async () => {
    await page.evaluate(AXE);
    await accessible(page, true);
    await show("Map");
    await point(3).waitFor();
    await accessible(page, true);
    await show("Cut");
  });

  test("is applied, saved, and taken back", async () => {
    await outcome().filter({ hasText: "blocks changed" }).waitFor();
    const longer = Number(
      /([\d,]+) bytes longer/.exec(await outcome().innerText())![1]!.replace(",", ""),
    );
    const [script] = await Promise.all([
      page.waitForEvent("download"),
      button("Save script").click(),
    ]);
    expect(readFileSync(await script.path(), "utf8")).toContain("[511, -336, 104] } # here");
    await button("Apply").click();
    await page.locator(".said", { hasText: /^cameras\.yaml: \d+ blocks changed/ }).waitFor();
    await page.locator(".cut .edit", { hasText: "cameras.yaml" }).waitFor();
    expect(await point(1).count()).toBe(0);
    const [film] = await Promise.all([page.waitForEvent("download"), button("Save").click()]);
    expect(readFileSync(await film.path())).toHaveLength(readFileSync(DEM).length + longer);
    await button("Undo").click();
    await page.locator(".said", { hasText: "bytes shorter" }).waitFor();
    // It is there again to be changed.
    await outcome().filter({ hasText: "blocks changed" }).waitFor();
    const [same] = await Promise.all([page.waitForEvent("download"), button("Save").click()]);
    expect(readFileSync(await same.path()).equals(readFileSync(DEM))).toBe(true);
  });

  test("is begun in the page, also with subtitles, and its faults lead to their places", async () => {
    await button("Close").click();
    await button("New subtitles").click();
    await page.locator(".cut .cue", { hasText: "Text" }).waitFor();
    await button("Close").click();
    await button("New camera").click();
    await outcome().filter({ hasText: "blocks changed" }).waitFor();
    await page.locator(".cut .cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText("    fov: 300\n");
    await page.locator(".cut .faults .hit", { hasText: "from 10 to 170" }).click();
    await page.locator(".cut .cm-focused").waitFor();
    expect(await button("Apply").getAttribute("aria-disabled")).toBe("true");
  });

  test("says nothing in the console", () => {
    expect(said).toEqual([]);
  });
});
