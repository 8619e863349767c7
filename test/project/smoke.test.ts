import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { makeProject, SCRIPT } from "../../release/smoke/project.ts";
import { INSTALLED, runIn } from "../../release/smoke/runtimes.ts";
import { compiledPackages } from "../support/compiled.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** `npm run smoke` runs the same in Node 22 and 24, Bun and Deno: that needs the network. */
describe("the library where nothing else is installed", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "demospec-smoke-"));
    makeProject(ROOT, folder, join(compiledPackages(), "demospec"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  whole("imports all of its modules, and reads and writes a recording in this Node", () => {
    // The fixture's messages: fixtures/README.md's recording, as `verify` counts them.
    expect(JSON.parse(runIn(folder, INSTALLED[0]!, SCRIPT))).toMatchObject({ messages: 45915 });
  });

  whole("fails where no message is decoded", () => {
    writeFileSync(join(folder, "broken.dem"), "no recording");
    expect(() => runIn(folder, INSTALLED[0]!, ["library.mjs", "broken.dem"])).toThrow();
  });
});
