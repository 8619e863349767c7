#!/usr/bin/env node
// In a checkout the sources run as they are, so that nothing is ever stale; the package has them compiled.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = new URL("../cli/main.ts", import.meta.url);
if (existsSync(fileURLToPath(source))) {
  const { register } = await import("tsx/esm/api");
  register();
  const { main } = await import(source.href);
  await main(process.argv);
} else {
  const { main } = await import("../dist/cli/main.js");
  await main(process.argv);
}
