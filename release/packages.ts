import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { stagePackages } from "./stage.ts";

/*
 * `npm run packages`: writes both packages, as they are published, into dist/packages, or into the folder that is named.
 * --no-page leaves out the page of `demospec view`.
 */
const ROOT = join(import.meta.dirname, "..");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "no-page": { type: "boolean", default: false } },
});
const own = join(ROOT, "dist", "packages");
const folder = positionals[0] === undefined ? own : resolve(positionals[0]);
if (folder === own) rmSync(own, { recursive: true, force: true });
const { library, command } = await stagePackages(ROOT, folder, !values["no-page"]);
console.log(`${library}\n${command}`);
