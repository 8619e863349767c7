import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { CHROMIUM, startChromium } from "../test/support/chromium.ts";
import { builtPage } from "../view/server/page.ts";

/*
 * `npm run shots`: pictures of the page, of which two are in the README.
 */

const ROOT = join(import.meta.dirname, "..");

if (CHROMIUM === undefined) throw new Error("there is no Chromium on this machine");
const home = await builtPage(ROOT, console.error);
const browser = await startChromium();

async function opened(look: {
  readonly colorScheme: "light" | "dark";
  readonly width: number;
  readonly height: number;
}): Promise<Page> {
  const { colorScheme, width, height } = look;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(pathToFileURL(join(home, "index.html")).href);
  await page.setInputFiles("input[type=file]", join(ROOT, "fixtures", "dp_server_p15.dem"));
  await page.locator(".row.block").first().waitFor();
  return page;
}

const row = (page: Page, name: string) => page.locator(`[data-row="${name}"]`);

async function select(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names.slice(0, -1)) await row(page, name).locator(".twist").click();
  await row(page, names.at(-1)!).click();
  await page.locator(".inspector .link").waitFor();
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(ROOT, "docs", "shots", `${name}.png`) });
  await page.close();
}

const light = await opened({ colorScheme: "light", width: 1360, height: 660 });
await select(light, ["10", "10/2", "10/2/origin", "10/2/origin/origin[0]"]);
await picture(light, "view-light");

const dark = await opened({ colorScheme: "dark", width: 1360, height: 660 });
await select(dark, ["10", "10/1", "10/1/health"]);
await dark.locator("#value").fill("66");
await dark.locator("#value").press("Enter");
await dark.locator(".row.edited").first().waitFor();
await dark.getByRole("tab", { name: "Text" }).click();
await picture(dark, "view-dark");

const phone = await opened({ colorScheme: "light", width: 390, height: 760 });
await select(phone, ["10", "10/2", "10/2/flags"]);
await picture(phone, "view-phone");
await browser.close();
