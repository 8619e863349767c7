import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ourBuiltSite } from "./our-site.ts";

/** Debian's, or another one that is named; nothing is downloaded for this. */
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const isThere = existsSync(CHROMIUM);
if (!isThere) console.warn(`skipped: there is no ${CHROMIUM} (CHROMIUM names another one)`);

let browser: Browser | undefined;
let folder: string;
let axe: string;

beforeAll(async () => {
  if (!isThere) return;
  folder = await mkdtemp(join(tmpdir(), "demospec-site-"));
  for (const [path, text] of (await ourBuiltSite()).site) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
});

afterAll(async () => {
  if (!isThere) return;
  await browser?.close();
  await rm(folder, { recursive: true });
});

/** One page always; one of each sort, in each look, where there is time. */
const isWhole = process.env["DEMOSPEC_RECORDINGS"] === "whole";

/** A page from the folder, as no server gives it, with all that goes wrong in it. */
async function opened(path: string, looks: object): Promise<{ page: Page; errors: string[] }> {
  const context = await browser!.newContext(looks);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("requestfailed", (request) => errors.push(request.url()));
  await page.goto(pathToFileURL(join(folder, path)).href);
  return { page, errors };
}

const LIGHT = { colorScheme: "light", viewport: { width: 1280, height: 900 } };
const DARK = { colorScheme: "dark", viewport: { width: 1280, height: 900 } };
const PHONE = { colorScheme: "dark", viewport: { width: 390, height: 800 } };

describe.skipIf(!isThere)("in a browser, from a folder", () => {
  const few = [["formats/quake2/message-serverdata.html", "dark", DARK]] as const;
  const more = [
    ["index.html", "light", LIGHT],
    ["guide/editors.html", "narrow", PHONE],
    ["formats/quake2/message-serverdata.html", "narrow", PHONE],
    ["formats/quake2/message-frame.html", "light", LIGHT],
    ["formats/netquake/index.html", "dark", DARK],
    ["formats/netquake/enums.html", "narrow", PHONE],
    ["guide/dialects.html", "narrow", PHONE],
    ["guide/schema-language.html", "light", LIGHT],
    ["api/demospec-runtime.html", "light", LIGHT],
  ] as const;
  test.each([...few, ...(isWhole ? more : [])])(
    "axe finds nothing wrong with %s, %s",
    async (path, _, looks) => {
      const { page, errors } = await opened(path, looks);
      // What is folded is looked at, too.
      await page.evaluate(
        "document.querySelectorAll('main details').forEach((one) => { one.open = true; })",
      );
      await page.evaluate(axe);
      const violations = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
        "axe.run({ preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((result) => result.violations)",
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`)).toEqual(
        [],
      );
      // Nothing but what scrolls by itself is wider than the page.
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test("search is used with the keyboard alone", async () => {
    const { page, errors } = await opened("formats/quake2/message-frame.html", LIGHT);
    // The example's lines mark their bytes.
    await page.locator(".example .scroll").first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.locator(".example .hex .marked").count()).toBeGreaterThan(0);
    // No letter alone does anything.
    await page.keyboard.press("/");
    expect(await page.evaluate("document.activeElement.id")).not.toBe("search");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("serverdata");
    expect(await page.locator("#found-count").innerText()).toMatch(/^\d+ found$/);
    await page.keyboard.press("ArrowDown");
    expect(await page.getAttribute("#search", "aria-activedescendant")).toBe("found-0");
    await page.keyboard.press("Enter");
    await page.waitForURL(/message-serverdata/);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
