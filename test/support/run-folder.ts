import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where tests that run in several processes find what one of them made for all. */
export const RUN_FOLDER = "DEMOSPEC_TEST_RUN";

/** Before all tests a folder for them, and when they are over none. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "demospec-run-"));
  process.env[RUN_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
