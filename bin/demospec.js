#!/usr/bin/env node
// In a checkout the sources run, as they are now, so that nothing is ever stale; the package has them compiled.
import { existsSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What the command's modules are below. */
async function home() {
  const root = new URL("../", import.meta.url);
  if (!existsSync(new URL("cli/main.ts", root))) return new URL("dist/cli/main.js", root);
  // Where a defect is, the sources tell best.
  if (process.env.DEMOSPEC_STACK === undefined) {
    const { compiledSources } = await import("./compiled.js");
    const folder = await compiledSources(fileURLToPath(root));
    if (folder !== undefined) return pathToFileURL(join(folder, "cli", "main.js"));
  }
  const { register } = await import("tsx/esm/api");
  register();
  return new URL("cli/main.ts", root);
}

// Node 22 keeps what it compiled, which is half of a short call; older ones compile each time.
module.enableCompileCache?.();
const { main } = await import((await home()).href);
await main(process.argv);
