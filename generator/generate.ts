import { readdir, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type FormatOptions, format } from "oxfmt";
import { Project } from "ts-morph";
import { indexModule } from "./print/modules/index-modules.ts";
import { javaScriptOf } from "./print/modules/javascript.ts";
import { BANNER, containerModule, protocolModule } from "./print/modules/module.ts";
import { tableModule } from "./print/modules/table.ts";
import { loadSchemas, makeFolder, readIfThere, replaceFile } from "./schemas/files.ts";
import { resolveSchemas, type Tables } from "./resolve/resolve.ts";
import { type ReferenceFolders, referenceFiles } from "./language/reference.ts";

export { resolveSchemas, type Tables };

/**
 * The generated files by name, formatted.
 *
 * @param home where another project finds the runtime: the package, as `demospec`, or the module's URL; beside the
 *   code without
 */
export async function emitTables(
  { protocols, containers }: Tables,
  style: FormatOptions = {},
  home?: string | { readonly url: string },
): Promise<Map<string, string>> {
  const project = new Project({ useInMemoryFileSystem: true });
  const runtime = typeof home === "string" ? `${home}/codegen` : home?.url;
  const made = [
    indexModule(project, { protocols, containers }, runtime),
    ...protocols.map((table) => protocolModule(project, table, runtime)),
    ...containers.map((table) => containerModule(project, table, runtime)),
    ...[...protocols, ...containers].map((table) => tableModule(project, table, runtime)),
  ];
  const files = new Map<string, string>();
  for (const module of made) {
    const name = module.getBaseName();
    const { code, errors } = await format(name, module.getFullText(), style);
    if (errors.length > 0) throw new Error(`${name} does not parse: ${errors[0]!.message}`);
    files.set(name, code);
  }
  return files;
}

async function asJavaScript(
  modules: ReadonlyMap<string, string>,
  style: FormatOptions,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [module, text] of modules)
    for (const [name, code] of javaScriptOf(module, text))
      files.set(name, (await format(name, code, style)).code);
  return files;
}

/** As this repository is formatted. */
const STYLE: FormatOptions = { printWidth: 100 };

/** What generating did, or would do: names of files. */
export interface Outcome {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
}

/** Options of `generate`. */
export interface GenerateOptions {
  /** Writes nothing: the outcome tells what is stale. */
  readonly check?: boolean;
  readonly style?: FormatOptions;
  /** The package that has the runtime, for code in another project. Without: it is beside the code. */
  readonly packageName?: string | undefined;
  /** JavaScript with declarations, instead of TypeScript. */
  readonly javaScript?: boolean | undefined;
  /** Where the language's reference and its JSON Schema go. Without: they are left alone. */
  readonly reference?: ReferenceFolders;
  /** Is asked before anything is written, for each file of code that is to be: what it throws keeps all as it is. */
  readonly replacing?: (path: string) => Promise<void>;
}

/**
 * Generates the code of all schemas in a folder into another.
 * With `check` nothing is written: the outcome tells what is stale. Throws SchemaError.
 */
export async function generate(
  schemaFolder: string,
  outFolder: string,
  options: GenerateOptions = {},
): Promise<Outcome> {
  const { check = false, style = STYLE, reference, packageName, javaScript = false } = options;
  const schemas = await loadSchemas(schemaFolder);
  const tables = resolveSchemas(schemas);
  const modules = await emitTables(tables, style, packageName);
  const code = javaScript ? await asJavaScript(modules, style) : modules;
  const files = new Map([...code].map(([name, text]) => [join(outFolder, name), text]));
  if (!check) for (const path of files.keys()) await options.replacing?.(path);
  if (reference !== undefined) {
    const texts = await referenceFiles(reference, style);
    for (const [path, text] of texts) files.set(path, text);
  }
  const written: string[] = [];
  const unchanged: string[] = [];
  for (const [path, text] of files) {
    const same = (await readIfThere(path)) === text;
    (same ? unchanged : written).push(basename(path));
    if (same || check) continue;
    await makeFolder(dirname(path));
    await replaceFile(path, text);
  }
  const removed = await staleFiles(outFolder, new Set(code.keys()));
  if (!check) for (const name of removed) await unlink(join(outFolder, name));
  return { written, removed, unchanged };
}

/** Whether a text is generated code, by its first line. Other generators write lines that begin like it. */
export function isGenerated(text: string): boolean {
  const [line = ""] = text.split("\n", 1);
  return line.startsWith(BANNER) && line.includes("`npx demospec generate`");
}

/** Generated files that no schema makes any more. What was not generated is never among them. */
async function staleFiles(folder: string, names: ReadonlySet<string>): Promise<string[]> {
  const present = await readdir(folder).catch(() => [] as string[]);
  const others = present.filter((name) => /\.[jt]s$/.test(name) && !names.has(name));
  const texts = await Promise.all(others.map((name) => readIfThere(join(folder, name))));
  return others.filter((_, i) => isGenerated(texts[i] ?? ""));
}
