import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPage } from "../../view/server/page.ts";
import { serveView } from "../../view/server/server.ts";
import { zipOf } from "../support/archives.ts";
import { HAS_PAGES, startChromium, whyNoPages } from "../support/chromium.ts";
import { accessible, AXE, MARKED, multiView, PARTS } from "./page-looks.ts";

const ROOT = join(import.meta.dirname, "..", "..");

const fixture = (name: string): string => join(ROOT, "fixtures", name);

// Where there is no browser, `view/worker` is tested all the same.
describe.skipIf(!HAS_PAGES)(`the page${whyNoPages}`, () => {
  let browser: Browser;
  let home: string;
  let page: Page;
  /** What was said in the console, or went wrong. */
  const said: string[] = [];

  beforeAll(async () => {
    home = await builtPage(ROOT, () => {});
    browser = await startChromium();
    page = await newPage();
    // From a folder, without any server.
    await page.goto(pathToFileURL(join(home, "index.html")).href);
  });
  afterAll(() => browser?.close());

  async function newPage(): Promise<Page> {
    const opened = await browser.newPage({ viewport: { width: 1400, height: 860 } });
    opened.setDefaultTimeout(10_000);
    // Where browsers have no place to ask for, a file is a download: the other way has a test of its own.
    await opened.addInitScript("delete globalThis.showSaveFilePicker");
    opened.on("console", (message) => said.push(message.text()));
    opened.on("pageerror", (error) => said.push(String(error)));
    return opened;
  }

  async function open(name: string, on = page): Promise<void> {
    await on.setInputFiles("input[type=file]", fixture(name));
    await on.locator(".said", { hasText: `${name} is open` }).waitFor();
    await on.locator(".row.block").first().waitFor();
  }

  /** A row of the tree: `6`, `6/0`, `6/0/time`. */
  const row = (name: string, on = page) => on.locator(`[data-row="${name}"]`);
  const marked = (on = page) => on.locator(".hex .cells .sel").count();

  /** Opens rows one in the other, and selects the last. */
  async function select(names: readonly string[], on = page): Promise<void> {
    for (const name of names.slice(0, -1)) await row(name, on).locator(".twist").click();
    await row(names.at(-1)!, on).click();
    await on.locator(`.row.at[data-row="${names.at(-1)}"]`).waitFor();
  }

  test.each([
    ["ezquake_client_p28.qwd", ["1", "1/0"]],
    ["yq2_client.dm2", ["1", "1/0"]],
    ["anchor_mvd.mvd", ["1", "1/0"]],
    ["dp_server_p15.dem", ["6", "6/0"]],
  ])("goes from the tree of %s to its bytes and back", async (name, way) => {
    await open(name);
    await select(way);
    await row(way[1]!).locator(".twist").click();
    const field = page.locator(`.row.item[data-row^="${way[1]}/"]`).last();
    const text = await field.locator(".name").innerText();
    await field.click();
    await page.locator(".row.item.at").waitFor();
    expect(await page.locator(".inspector header b").innerText()).toBe(text);
    expect(await page.locator(".inspector .link").innerText()).toMatch(/\.yaml:\d+$/);
    expect(await page.locator(".cm-marked").count()).toBe(1);
    expect(await marked()).toBeGreaterThan(0);
    const byte = page.locator(".hex .cells .frame").first();
    const at = Number(await byte.getAttribute("data-at"));
    await page.locator(`.hex .cells [data-at="${at}"]`).click({ position: { x: 6, y: 9 } });
    // What is selected then begins there, or a little before it. Until it is, rows may still move.
    const begins = Array.from({ length: 16 }, (_, i) => (at - i).toString(16)).join("|");
    const place = page.locator(".inspector .place", { hasText: new RegExp(`0x0*(${begins})\\b`) });
    await place.waitFor();
  });

  test("changes values, marks the bytes and saves the file", async () => {
    const bytes = readFileSync(fixture("dp_server_p15.dem"));
    // A number keeps its place: `time` is a float after the id and the block's 16 bytes.
    const time = 0x0ead + 16 + 1;
    await row("6/0/time").click();
    await page.locator('.row.at[data-row="6/0/time"]').waitFor();
    await page.locator("#value").fill("nothing");
    await page.locator("#value").press("Enter");
    await page.locator("#value-fault", { hasText: "is no value" }).waitFor();
    await page.locator("#value").fill("1.5");
    await page.locator("#value").press("Enter");
    await page.locator(".said", { hasText: "bytes changed" }).waitFor();
    await page.locator(".hex .cells .chg", { hasText: "c0" }).first().waitFor();
    // A text that is longer moves all that follows, and the block's length counts it.
    await select(["3", "3/0", "3/0/text"]);
    await page.locator("#value").fill('"//\\n"');
    await page.locator("#value").press("Enter");
    await page.locator(".said", { hasText: "shorter" }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save" }).click(),
    ]);
    const expected = Buffer.concat([
      bytes.subarray(0, 0x0c6b),
      Buffer.from([5, 0, 0, 0]),
      bytes.subarray(0x0c6b + 4, 0x0c6b + 16),
      Buffer.from("\x09//\n\0", "latin1"),
      bytes.subarray(0x0c6b + 69),
    ]);
    expected.writeFloatLE(1.5, time - 48);
    expect(Buffer.compare(readFileSync(await file.path()), expected)).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".said", { hasText: "longer" }).waitFor();
  });

  test("compiles a text in the place of a message", async () => {
    await row("3/0").click();
    await page.getByRole("tab", { name: "Text" }).click();
    const text = page.getByRole("textbox", { name: "Text" });
    await text.getByText("pybot").first().waitFor();
    await text.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText("nonsense");
    await page.getByRole("button", { name: "Compile" }).click();
    await page.locator(".faults li").first().waitFor();
    await text.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText('block { camera 0.0 0.0 0.0; stufftext "bf\\n"; }');
    await page.getByRole("button", { name: "Compile" }).click();
    await page.locator(".said", { hasText: "stufftext from text" }).waitFor();
    await row("3/0/text").locator(".value", { hasText: "bf" }).waitFor();
    await page.getByRole("tab", { name: "Changes" }).click();
    expect(await page.locator(".changes .edit").count()).toBe(2);
  });

  test("finds messages, and leads to them", async () => {
    await page.locator("#search").fill("sound");
    await page.locator("#search").press("Enter");
    await page.locator(".found .bar", { hasText: "places" }).waitFor();
    await page.locator(".found .hits .hit").first().click();
    await page.locator('.row.at[data-row="10/2/id"]').waitFor();
  });

  test("a click on any byte of a row selects what is there", async () => {
    const from = await page.locator(".hex-row:has(.cur)").getAttribute("data-from").then(Number);
    const line = page.locator(`.hex-row[data-from="${from}"]`);
    for (const [part, at] of [
      ["cells", 7],
      ["cells", 8],
      ["chars", 13],
    ] as const) {
      const box = (await line.locator(`.${part}`).boundingBox())!;
      const letters = part === "cells" ? 3 * at + (at < 8 ? 1.5 : 2.5) : at + 0.5;
      const x = (letters * box.width) / (part === "cells" ? 49 : 16);
      await line.locator(`.${part}`).click({ position: { x, y: 9 } });
      await line.locator(`.${part} .cur[data-at="${from + at}"]`).waitFor();
    }
  });

  test("rows that stay in sight are neither made nor moved when a list is scrolled", async () => {
    for (const list of [".hex", ".tree"]) {
      const stayed = await page.evaluate<{ made: number; most: number }>(`(async () => {
        const box = document.querySelector("${list}");
        const topOf = (row) => row.parentElement.style.top;
        const isFull = (rows) => {
          const { top, bottom } = box.getBoundingClientRect();
          const places = rows.map((row) => row.getBoundingClientRect());
          return places.some((row) => row.top <= top) && places.some((row) => row.bottom >= bottom);
        };
        // The rows of what is in sight, once no frame changes them any more, however late that is.
        const drawn = async () => {
          for (let before, same = 0; ; ) {
            await new Promise((done) => requestAnimationFrame(done));
            const rows = [...box.querySelectorAll("[role=row], [role=treeitem]")];
            const now = rows.map(topOf).join();
            same = now === before ? same + 1 : 0;
            before = now;
            if (same === 3 && isFull(rows)) return rows;
          }
        };
        box.scrollTop = 300;
        const before = new Map((await drawn()).map((row) => [row, topOf(row)]));
        box.scrollTop += 60;
        const rows = await drawn();
        const made = rows.filter((row) => before.get(row) !== topOf(row)).length;
        const most = Math.max(...rows.map((row) => row.querySelectorAll("*").length));
        box.scrollTop = 0;
        return { made, most };
      })()`);
      expect(stayed.made).toBeLessThanOrEqual(8);
      expect(stayed.most).toBeLessThan(40);
    }
  });

  test("lists are scrolled without being painted again", async () => {
    const session = await page.context().newCDPSession(page);
    const heights = new Set<number>();
    session.on("LayerTree.layerTreeDidChange", ({ layers = [] }) => {
      for (const { height } of layers) heights.add(height);
    });
    await session.send("LayerTree.enable");
    // What moves as a whole is a layer of its own, as high as all that there is to be scrolled.
    for (const list of [".hex", ".tree"]) {
      const height = await page.evaluate<number>(`(() => {
        const box = document.querySelector("${list}");
        box.scrollTop = 300;
        return box.firstElementChild.clientHeight;
      })()`);
      await expect.poll(() => [...heights], { timeout: 10_000 }).toContain(height);
    }
    await session.detach();
  });

  test("saves where people say, in browsers that ask", async () => {
    await page.evaluate(`globalThis.showSaveFilePicker = async ({ suggestedName: name }) => {
      const pieces = [];
      globalThis.written = () => new Blob(pieces).arrayBuffer();
      const write = (bytes) => void pieces.push(bytes);
      return { name, createWritable: async () => new WritableStream({ write }) };
    }`);
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator(".said", { hasText: "dp_server_p15.dem is saved" }).waitFor();
    const size = await page.evaluate<number>("written().then((bytes) => bytes.byteLength)");
    expect(size).toBeGreaterThan(150_000);
    await page.evaluate(`globalThis.showSaveFilePicker = async () => {
      throw new DOMException("closed", "AbortError");
    }`);
    await page.getByRole("button", { name: "Save" }).click();
    expect(await page.locator(".problem").count()).toBe(0);
  });

  test("asks which recording of an archive is meant, and opens captures and mvd2", async () => {
    const archive = zipOf([
      { name: "demos/one.mvd2", bytes: multiView() },
      { name: "two.pcap", bytes: readFileSync(fixture("quakespasm_session_p15.pcap")) },
      { name: "none.txt", bytes: Buffer.from("none") },
    ]);
    const file = { name: "both.zip", mimeType: "", buffer: archive };
    const choice = page.getByRole("dialog").getByRole("button");
    await page.setInputFiles("input[type=file]", file);
    await choice.first().waitFor();
    expect(await choice.count()).toBe(3);
    await page.keyboard.press("Enter");
    await page.locator(".said", { hasText: "one.mvd2 is open" }).waitFor();
    await select(["0", "0/0"]);
    expect(await row("0/0").locator(".name").innerText()).toBe("serverdata");
    await page.setInputFiles("input[type=file]", file);
    await choice.nth(1).click();
    await page.locator(".said", { hasText: ".dem is open" }).waitFor();
    await row("3").waitFor();
    expect(await page.locator(".row.wrong").count()).toBe(0);
  });

  test("takes a schema of one's own, and reads the file by it as it is edited", async () => {
    const schema = `protocol: tiny
title: Tiny
doc: Numbers.
versions: ["1"]
messages:
  number: { id: 1, doc: A number., fields: [value: i16] }
`;
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: "", buffer });
    await page.setInputFiles("input[type=file]", [
      file("tiny.yaml", Buffer.from(schema)),
      file("one.tiny", Buffer.from([1, 5, 0, 1, 0xfe, 0xff])),
    ]);
    await page.locator(".said", { hasText: "one.tiny is open" }).waitFor();
    await select(["0", "0/1", "0/1/value"]);
    await row("0/1/value").locator(".value", { hasText: /^-2$/ }).waitFor();
    await page.locator(".inspector .link", { hasText: "tiny.yaml:6" }).waitFor();
    await page.locator(".badge", { hasText: "live schema" }).waitFor();
    await page.locator(".cm-marked").click();
    const line = async (text: string) => {
      await page.keyboard.press("Home");
      await page.keyboard.press("Shift+End");
      await page.keyboard.insertText(text);
    };
    await line("number: { id: 1, fields: [value: u17] }");
    await page.locator(".faults .hit", { hasText: "u17" }).waitFor();
    await page.locator(".cm-lint-marker-error").first().waitFor();
    // Until it is right, the file is shown as it was.
    await row("0/1/value").locator(".value", { hasText: /^-2$/ }).waitFor();
    await line("number: { id: 1, fields: [value: u16] }");
    await page.locator('.row.fresh[data-row="0/1/value"] .value', { hasText: /^65534$/ }).waitFor();
    expect(await page.locator('.row.fresh[data-row="0/1"]').count()).toBe(0);
    expect(await page.locator(".faults").count()).toBe(0);
  });

  describe("with the keys alone", () => {
    /** Where the keys are: a part of the page, by what names it. */
    const at = () =>
      page.evaluate<string>(`(() => {
        const { id, className, tagName, ariaLabel, textContent } = document.activeElement;
        return [tagName.toLowerCase(), id, className, ariaLabel ?? (textContent ?? "").slice(0, 30)].join(" ");
      })()`);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };

    test("all that acts is reached by the tab key, is seen to be, and is left again", async () => {
      await open("dp_server_p15.dem");
      await select(["6", "6/0", "6/0/time"]);
      const reached = new Set<string>();
      for (const name of ["Map", "Cut", "Text", "Schema"]) {
        const tab = page.getByRole("tab", { name });
        await tab.click();
        if (name === "Map") await page.locator("canvas.plan").waitFor();
        // All of the page once, and then the panels.
        await (name === "Schema" ? page.locator(".top input[type=file]") : tab).focus();
        for (let [i, last] = [0, ""]; i < 80 && !last.startsWith("body"); i++) {
          last = await at();
          // What the pointer gave the keys to is marked where the browser thinks fit.
          if (i > 0) await expect.poll(() => page.evaluate(MARKED), { message: last }).toBe(true);
          const isAgain = reached.has(last) && name === "Schema" && last.includes("file");
          reached.add(last);
          if (isAgain) break;
          // An editor is left as it says.
          if (last.includes("cm-content")) await press("Escape");
          await press("Tab");
        }
      }
      const all = [...reached].join("\n");
      for (const part of PARTS) expect(all).toContain(part);
    });

    test("the tree, the bytes, a value, the search and its places, and back", async () => {
      await page.locator(".tree").focus();
      await press("Home", "ArrowDown", "ArrowRight");
      await page.locator('.row.at[aria-expanded="true"]').waitFor();
      await press("ArrowDown", "ArrowDown");
      await page.locator(".row.item.at, .row.message.at").waitFor();
      await press("ArrowLeft", "F6");
      expect(await at()).toContain("virtual hex");
      await press("ArrowRight", "ArrowDown");
      const shownText = page.locator(".hex-pane [role=status]");
      await shownText.filter({ hasText: /^[\da-f]+: [\da-f]{2}, / }).waitFor();
      await expect
        .poll(async () => {
          const active = await page.getAttribute(".hex", "aria-activedescendant");
          return page.locator(`[id="${active}"] .cur`).count();
        })
        .toBe(2);
      await page.locator("#value").waitFor();
      await press("Enter");
      expect(await at()).toContain("input value");
      await page.keyboard.insertText("typed");
      await press("Escape");
      expect(await at()).toContain("virtual tree");
      expect(await page.locator("#value").inputValue()).not.toBe("typed");
      await press("Control+f");
      await page.keyboard.insertText("sound");
      await press("Enter");
      await page.locator(".found .bar", { hasText: "places" }).waitFor();
      // Places of the search before may still be there.
      const down = () => press("ArrowDown").then(at);
      await expect.poll(down).toContain("button  hit");
      await press("ArrowDown", "End", "Home", "Enter");
      await page.locator('.row.at[data-row^="10/2"]').waitFor();
      expect(await at()).toContain("button  hit");
      await press("Escape");
      expect(await at()).toContain("virtual tree");
    });

    test("what ends keeps the keys where they are", async () => {
      await page.locator(".tree").press("Home");
      await row("6/0/time").click();
      await page.locator('.row.at[data-row="6/0/time"]').waitFor();
      await page.locator("#value").fill("1");
      await page.locator("#value").press("Enter");
      await page.locator(".said", { hasText: "changed" }).waitFor();
      const undo = page.getByRole("button", { name: "Undo" });
      await undo.focus();
      await press("Enter");
      await page.locator('button[aria-disabled="true"]', { hasText: "Undo" }).waitFor();
      await press("Enter");
      expect(await at()).toContain("Undo");
      await press("Control+y");
      await page.locator('button[aria-disabled="false"]', { hasText: "Undo" }).waitFor();
      await press("Control+z");
      await page.locator('button[aria-disabled="true"]', { hasText: "Undo" }).waitFor();
    });

    test("the plan is moved, and comes nearer", async () => {
      await page.getByRole("tab", { name: "Map" }).click();
      const plan = page.locator("canvas.plan");
      await plan.waitFor();
      const drawn = () =>
        plan.evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL());
      const soon = { timeout: 10_000 };
      // It is as large as its place once it has been drawn.
      const isDrawn = () =>
        plan.evaluate((canvas) => {
          const { width, clientWidth } = canvas as unknown as Record<string, number>;
          return width === clientWidth;
        });
      await expect.poll(isDrawn, soon).toBe(true);
      const looks = new Set([await drawn()]);
      await plan.focus();
      for (const key of ["+", "ArrowRight", "ArrowUp"]) {
        await press(key);
        await expect.poll(async () => looks.has(await drawn()), soon).toBe(false);
        looks.add(await drawn());
      }
      await press("0");
      await expect.poll(drawn, soon).toBe([...looks][0]);
    });

    test("are told", async () => {
      await page.getByRole("button", { name: "Keys" }).focus();
      await press("Enter");
      await page.getByRole("dialog").getByText("Escape, then Tab").waitFor();
      await press("Escape");
      expect(await at()).toContain("Keys");
    });
  });

  test("is accessible, in light and dark, also on a phone", async () => {
    await open("yq2_client.dm2");
    await select(["1", "1/0"]);
    await page.evaluate(AXE);
    const shows = (view: string) =>
      page.getByRole("navigation").getByRole("button", { name: view }).click();
    for (const width of [1400, 390]) {
      await page.setViewportSize({ width, height: 420 });
      if (width < 700) await shows("Tree");
      for (const colorScheme of width < 700 ? (["light"] as const) : (["light", "dark"] as const)) {
        await page.emulateMedia({ colorScheme });
        await page.locator(".row.block").first().waitFor();
        await accessible(page, colorScheme === "light");
        if (width > 700) await page.getByRole("tab", { name: "Map" }).click();
      }
    }
    await shows("Schema");
    await accessible(page, false);
  });

  test("a phone shows what is selected in the tree also in the bytes, and stays where it was", async () => {
    const phone = await newPage();
    await phone.setViewportSize({ width: 390, height: 760 });
    await phone.goto(pathToFileURL(join(home, "index.html")).href);
    const shows = (view: string) =>
      phone.getByRole("navigation").getByRole("button", { name: view }).click();
    await open("dp_server_p15.dem", phone);
    await select(["10", "10/2"], phone);
    await shows("Bytes");
    const line = phone.locator(".hex-row:has(.cur)");
    const isSeen = async () => {
      const [list, own] = [await phone.locator(".hex").boundingBox(), await line.boundingBox()];
      return own !== null && list!.y <= own.y && own.y + own.height <= list!.y + list!.height;
    };
    await expect.poll(isSeen, { timeout: 10_000 }).toBe(true);
    const scrolled = () => phone.evaluate<number>('document.querySelector(".hex").scrollTop');
    const before = await scrolled();
    await shows("Tree");
    await shows("Bytes");
    await expect.poll(scrolled).toBe(before);
    expect(await isSeen()).toBe(true);
    await phone.close();
  });

  test("opens what a server names", async () => {
    const path = fixture("yq2_client.dm2");
    const files = [{ name: "yq2_client.dm2", size: readFileSync(path).length, from: { path } }];
    const server = await serveView({ page: home, files, schemas: new Map() }, 0);
    const own = await newPage();
    // The address keeps a moment.
    await own.goto(`${server.url}#t=0.5`);
    await own.locator(".row.block").first().waitFor();
    await own.locator(".map .mono", { hasText: /^0:00\.5 / }).waitFor();
    await select(["1", "1/0"], own);
    await own.close();
    await server.close();
  });

  test("says nothing in the console", () => {
    expect(said).toEqual([]);
  });
});
