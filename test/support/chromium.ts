import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { isWhole, whyNotWhole } from "./corpus.ts";

/** Where distributions put it. */
const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of this machine, where it has one. */
export const CHROMIUM = PLACES.find((path) => existsSync(path));

/** Said in the name of what needs it. */
export const whyNoChromium = CHROMIUM === undefined ? " (left out: there is no Chromium)" : "";

/** Whether what takes a page through all that it does is tried: that takes half a minute, which `npm test` leaves out. */
export const HAS_PAGES = CHROMIUM !== undefined && isWhole;
export const whyNoPages = whyNoChromium || whyNotWhole;

/** Starts it without a window. */
export function startChromium(): Promise<Browser> {
  // Nothing but pages of this project is shown, also where the tests are root's.
  const args = ["--no-sandbox", "--disable-gpu"];
  return chromium.launch({ executablePath: CHROMIUM!, args, chromiumSandbox: false });
}
