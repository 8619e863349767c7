import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vitest/config";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What tests load as Node does, without Vite. */
export const COMPILED = /\/\.compiled\//;

/** Where they are, for tests in other processes. */
const HOME = "DEMOSPEC_TEST_SOURCES";

/** The module of a source, `fuzz/pulse`, as tests load it. */
export function sourceUrl(name: string): string {
  const home = process.env[HOME];
  return pathToFileURL(home === undefined ? join(ROOT, `${name}.ts`) : join(home, `${name}.js`))
    .href;
}

/**
 * The sources as the command has them in a checkout: compiled once for all processes, and loaded by Node. Vite's
 * runner makes each import an access to an object, which takes a quarter more of the processor.
 */
export async function sourcesCompiled(): Promise<Plugin> {
  const { compiledSources } = (await import(
    pathToFileURL(join(ROOT, "bin", "compiled.js")).href
  )) as { compiledSources(root: string): Promise<string | undefined> };
  const folder = await compiledSources(ROOT);
  if (folder !== undefined) process.env[HOME] = folder;
  return {
    name: "sources-compiled",
    enforce: "pre",
    resolveId(source, importer) {
      if (folder === undefined || !source.endsWith(".ts")) return undefined;
      const named = source.startsWith(".") && importer ? join(dirname(importer), source) : source;
      if (!existsSync(named)) return undefined;
      // Code that a test generated is in a folder with links to the sources.
      const path = realpathSync(named);
      if (!path.startsWith(ROOT)) return undefined;
      const compiled = join(folder, `${path.slice(ROOT.length, -".ts".length)}.js`);
      return existsSync(compiled) ? compiled : undefined;
    },
  };
}
