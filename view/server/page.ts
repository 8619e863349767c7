import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What the page is made of, beside its own room. */
const SOURCES = [
  "view",
  "schema",
  "generated",
  "runtime",
  "recording",
  "text",
  "generator",
  "quake",
];

/**
 * The folder of the built page. A package has it; in a checkout it is built where it is older than what it is made of.
 *
 * @param root the package's folder
 * @param say called before it is built
 * @throws Error where it is not there and cannot be built
 */
export async function builtPage(root: string, say: (text: string) => void): Promise<string> {
  const folder = join(root, "dist", "page");
  const built = join(folder, "view.js");
  const config = join(root, "view", "vite.config.ts");
  const isThere = existsSync(built);
  if (!existsSync(config)) {
    if (isThere) return folder;
    throw new Error(`the page is missing: ${built}`);
  }
  if (isThere && (await newest(root)) <= (await stat(built)).mtimeMs) return folder;
  say("building the page…");
  await mkdir(folder, { recursive: true });
  // Who opens the page in the meantime has it whole: files take their places when they are there, the script last.
  const own = await mkdtemp(join(root, "dist", "page-"));
  try {
    const { build } = await import("vite");
    await build({ configFile: config, logLevel: "error", build: { outDir: own } });
    for (const name of (await readdir(own)).toSorted())
      await rename(join(own, name), join(folder, name));
  } finally {
    await rm(own, { recursive: true });
  }
  return folder;
}

/** When the newest of its sources was changed, in milliseconds. */
async function newest(root: string): Promise<number> {
  const times = await Promise.all(SOURCES.map((room) => newestIn(join(root, room))));
  return Math.max(...times);
}

async function newestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const times = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).mtimeMs),
  );
  return Math.max(0, ...times);
}
