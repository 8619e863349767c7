import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { javaScript } from "./print/modules/javascript.ts";
import { emitTables, resolveSchemas, type Tables } from "./generate.ts";
import { loadSchemas } from "./schemas/files.ts";
import type { SchemaFiles } from "./schemas/schemas.ts";
import { withContainers } from "./resolve/rows.ts";

/** Code that was generated into a folder of its own, and loaded. */
export interface Loaded {
  readonly tables: Tables;
  /** The codecs of each protocol, oldest first. */
  readonly protocols: readonly (readonly Codec<AnyMessage, any, any>[])[];
  readonly containers: readonly Container<any, any, any, any>[];
  /** The module that lists both, as a URL: for other threads. */
  readonly url: string;
  /** Takes the folder away. What was loaded goes on. */
  remove(): Promise<void>;
}

/**
 * The codecs of schemas in a folder, without a step between: what `generate` would write is written to a temporary
 * folder and loaded. Throws SchemaError, and what the file system throws.
 */
export async function loadCodecs(schemaFolder: string): Promise<Loaded> {
  return loadCodecsOf(await loadSchemas(schemaFolder));
}

/** As `loadCodecs`, with a container for each protocol that none carries: its files are messages in a row. */
export async function loadFormats(schemaFolder: string): Promise<Loaded> {
  return loadCodecsOf(withContainers(await loadSchemas(schemaFolder)));
}

/** As `loadCodecs`, of schemas by their names. */
export async function loadCodecsOf(schemas: SchemaFiles): Promise<Loaded> {
  return loadTables(resolveSchemas(schemas));
}

/** As `loadCodecs`, of what schemas were resolved to. */
export async function loadTables(tables: Tables): Promise<Loaded> {
  const folder = await mkdtemp(join(tmpdir(), "demospec-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    for (const [name, code] of await emitTables(tables, {}, { url: RUNTIME }))
      await writeFile(join(folder, name.replace(/\.ts$/, ".js")), javaScript(code));
    const url = pathToFileURL(join(folder, "index.js")).href;
    const { protocols, containers } = (await import(url)) as Pick<
      Loaded,
      "protocols" | "containers"
    >;
    return { tables, protocols, containers, url, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The runtime: beside this room in a checkout, as TypeScript or compiled; in the library where this is the command's. */
const BESIDE = new URL(
  import.meta.url.endsWith(".ts") ? "../runtime/codegen.ts" : "../runtime/codegen.js",
  import.meta.url,
);
const RUNTIME = existsSync(BESIDE) ? BESIDE.href : import.meta.resolve("demospec/codegen");
