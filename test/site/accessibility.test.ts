import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSchemas } from "../../generator/schemas/files.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import { STYLE } from "../../site/assets/style.ts";
import { layoutDiagram } from "../../site/diagram/diagram.ts";
import { ourBuiltSite } from "./our-site.ts";
import { HAS_PAGES, startChromium, whyNoPages } from "../support/chromium.ts";

const ROOT = join(import.meta.dirname, "..", "..");

let browser: Browser | undefined;
let folder: string;
let axe: string;

beforeAll(async () => {
  if (!HAS_PAGES) return;
  folder = await mkdtemp(join(tmpdir(), "demospec-site-"));
  for (const [path, text] of (await ourBuiltSite()).site) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  browser = await startChromium();
});

afterAll(async () => {
  if (!HAS_PAGES) return;
  await browser?.close();
  await rm(folder, { recursive: true });
});

/** Texts of pictures that run over another one, or out of their boxes. */
const OVERLAPS = `[...document.querySelectorAll(".wire svg")].flatMap((svg) => {
  const texts = [...svg.querySelectorAll("text")].filter((one) => one.textContent !== "");
  const places = texts.map((one) => one.getBoundingClientRect());
  const boxes = texts.map((one) => one.closest("g").querySelector("rect, path").getBoundingClientRect());
  return texts.flatMap((one, i) => {
    const { left, right, top, bottom } = places[i];
    const over = places.some((other, j) =>
      i !== j && left < other.right && other.left < right && top < other.bottom && other.top < bottom);
    const box = boxes[i];
    const out = left < box.left || right > box.right || top < box.top || bottom > box.bottom;
    return over || out ? [svg.getAttribute("aria-label").slice(0, 60) + ": " + one.textContent] : [];
  });
})`;

/** A page from the folder, as no server gives it, with all that goes wrong in it. */
async function opened(
  path: string,
  looks: BrowserContextOptions,
): Promise<{ page: Page; errors: string[] }> {
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

const LIGHT: BrowserContextOptions = {
  colorScheme: "light",
  viewport: { width: 1280, height: 900 },
};
const DARK: BrowserContextOptions = { colorScheme: "dark", viewport: { width: 1280, height: 900 } };
const PHONE: BrowserContextOptions = { colorScheme: "dark", viewport: { width: 390, height: 800 } };

describe.skipIf(!HAS_PAGES)(`in a browser, from a folder${whyNoPages}`, () => {
  test.each([
    ["formats/netquake/enums.html", "dark", DARK],
    ["index.html", "light", LIGHT],
    ["formats/quake2/message-serverdata.html", "dark", DARK],
    ["guide/editors.html", "narrow", PHONE],
    ["formats/quake2/message-serverdata.html", "narrow", PHONE],
    ["formats/quake2/message-frame.html", "light", LIGHT],
    ["formats/netquake/index.html", "dark", DARK],
    ["formats/netquake/enums.html", "narrow", PHONE],
    ["guide/dialects.html", "narrow", PHONE],
    ["guide/schema-language.html", "light", LIGHT],
    ["api/demospec-wire.html", "light", LIGHT],
  ] as const)("axe finds nothing wrong with %s, %s", async (path, _, looks) => {
    const { page, errors } = await opened(path, looks);
    // What is folded is looked at, too.
    await page.evaluate(
      "document.querySelectorAll('main details').forEach((one) => { one.open = true; })",
    );
    await page.evaluate(axe);
    const violations = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
      "axe.run({ preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((result) => result.violations)",
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`)).toEqual([]);
    // Nothing but what scrolls by itself is wider than the page.
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("the key / goes to the search, but for who turned it off", async () => {
    const { page, errors } = await opened("formats/quake2/message-frame.html", LIGHT);
    const at = () => page.evaluate("document.activeElement.id");
    const rest = () => page.locator("main").focus();
    await page.keyboard.press("/");
    expect(await at()).toBe("search");
    // There it is a letter as any other.
    await page.keyboard.type("a/b");
    expect(await page.inputValue("#search")).toBe("a/b");
    await rest();
    await page.keyboard.press("Control+/");
    expect(await at()).toBe("main");
    await page.getByRole("checkbox", { name: "/ goes to the search" }).uncheck();
    await page.reload();
    expect(await page.getAttribute("#search", "placeholder")).toBe("Search  Ctrl K");
    await rest();
    await page.keyboard.press("/");
    expect(await at()).toBe("main");
    await page.keyboard.press("Control+k");
    expect(await at()).toBe("search");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("no two texts of a picture run over each other, and each is in its box", async () => {
    const context = await browser!.newContext(LIGHT);
    const page = await context.newPage();
    const others = await loadSchemas(join(ROOT, "examples", "formats", "schema"));
    const pictures = resolveSchemas(others).protocols.flatMap((table) =>
      [...table.messages, ...table.structs].flatMap(({ name, layouts }) =>
        layouts.map((layout) => layoutDiagram(table, layout, name)?.markup ?? ""),
      ),
    );
    for (const text of (await ourBuiltSite()).site.values())
      pictures.push(...(text.match(/<figure class="wire"[^]*?<\/figure>/g) ?? []));
    await page.setContent(`<style>${STYLE}</style>${pictures.join("")}`);
    const wrong = await page.evaluate<string[]>(OVERLAPS);
    expect(wrong).toEqual([]);
    // What is wrong is found.
    await page.evaluate(
      "document.querySelector('.wire text').textContent = 'far too long for it'.repeat(99)",
    );
    expect(await page.evaluate<string[]>(OVERLAPS)).not.toEqual([]);
    await context.close();
  });

  test.each([
    "formats/quake2/message-frame.html",
    "formats/netquake/index.html",
    "formats/netquake/enums.html",
  ])(
    "on a phone no cell without a text takes room, and no table is wider than it: %s",
    async (path) => {
      const { page } = await opened(path, PHONE);
      await page.evaluate(
        "document.querySelectorAll('main details').forEach((one) => { one.open = true; })",
      );
      const wrong = await page.evaluate<string[]>(`(() => {
      const cells = [...document.querySelectorAll(".listing :is(td, th)")];
      const empty = cells.filter((one) => one.textContent.trim() === "" && one.offsetWidth > 0);
      const wide = cells.filter((one) => one.getBoundingClientRect().right > innerWidth);
      return [...empty, ...wide].map((one) => one.parentElement.outerHTML);
    })()`);
      expect(wrong).toEqual([]);
      expect(await page.locator(".listing").count()).toBeGreaterThan(0);
      await page.context().close();
    },
  );

  test("search is used with the keyboard alone", async () => {
    const { page, errors } = await opened("formats/quake2/message-frame.html", LIGHT);
    // The example's lines mark their bytes.
    await page.locator(".example .scroll").first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.locator(".example .hex .marked").count()).toBeGreaterThan(0);
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
