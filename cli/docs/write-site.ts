import { mkdir, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { loadSchemas, replaceFile } from "../../generator/schemas/files.ts";
import { Report } from "../../generator/read/diagnostics.ts";
import type { SchemaFiles } from "../../generator/schemas/schemas.ts";
import { type Entry, member, members, parseSource, textOf } from "../../generator/read/source.ts";
import { familiesOf } from "../../generator/overlays/family.ts";
import { resolveSchemas, type Tables } from "../../generator/resolve/resolve.ts";
import { buildSite } from "../../site/build.ts";
import { synthetic } from "../../site/synthetic.ts";
import {
  type Dialect,
  type Example,
  exampleKey,
  type Guide,
  type SiteInput,
} from "../../site/model.ts";
import { SITE_MARK } from "../../site/frame.ts";
import { marked } from "../files/output/made.ts";
import { expectMade } from "../files/output/place.ts";
import { folderError } from "../errors/system-errors.ts";
import { takeExamples } from "./examples.ts";

/** Options of `demospec docs`. */
export interface SiteOptions {
  readonly output: string;
  readonly title: string;
  readonly intro: string;
  readonly guide?: string;
  readonly examples?: readonly string[];
  readonly format?: string;
  readonly api?: string;
  readonly force?: boolean;
}

/** What was written. */
export interface Written {
  readonly pages: number;
  readonly files: number;
  /** How many messages' examples are random, and how many are of recordings. */
  readonly made: number;
  readonly taken: number;
}

/** Writes a site of the schemas in a folder. Throws CliError, SchemaError, and what the file system throws. */
export async function writeSite(folder: string, options: SiteOptions): Promise<Written> {
  const schemas = await loadSchemas(folder);
  const tables = resolveSchemas(schemas);
  const taken = await takeExamples(options.examples ?? [], options.format);
  const { examples, made } = withSynthetic(tables, taken);
  const files = buildSite({
    title: options.title,
    intro: options.intro,
    ...tables,
    dialects: dialectsOf(schemas),
    examples,
    guides: options.guide === undefined ? [] : await guidesIn(options.guide),
    apis: options.api === undefined ? [] : await apisIn(options.api),
    minisearch: await minisearch(),
  });
  const placed = [...files].map(
    ([path, content]) => [join(options.output, path), content] as const,
  );
  const makes = marked("a file of such a site", SITE_MARK);
  if (!options.force) for (const [path] of placed) await expectMade(path, makes);
  for (const [path, content] of placed) {
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, content);
  }
  const pages = [...files.keys()].filter((path) => path.endsWith(".html")).length;
  return { pages, files: files.size, made, taken: taken.size };
}

/** Examples of all messages: where recordings have none, random ones. */
export function withSynthetic(
  { protocols, containers }: Tables,
  taken: ReadonlyMap<string, Example>,
): { readonly examples: Map<string, Example>; readonly made: number } {
  const examples = new Map(taken);
  for (const table of [...protocols, ...containers])
    for (const message of table.messages) {
      const key = exampleKey(table.name, message.name);
      const example = examples.has(key) ? undefined : synthetic(table, message);
      if (example !== undefined) examples.set(key, example);
    }
  return { examples, made: examples.size - taken.size };
}

/** The dialects that schemas and their overlays describe, by their protocols' names. The schemas are known to be right. */
export function dialectsOf(schemas: SchemaFiles): SiteInput["dialects"] {
  const own = new Map<string, Dialect[]>();
  const add = (protocol: string, dialects: readonly Dialect[]) =>
    own.set(protocol, [...(own.get(protocol) ?? []), ...dialects]);
  const entries = [...schemas].flatMap(([file, content]) => {
    const entry = parseSource(file, content, new Report());
    return entry === undefined ? [] : [entry];
  });
  for (const entry of entries) {
    const protocol = textOf(entry, "protocol");
    if (protocol !== undefined)
      add(
        protocol,
        members(member(entry, "dialects")).map((one) => dialectOf(one.key.text, one, "doc")),
      );
  }
  // One that extends a package's protocol names the package before it.
  const baseOf = (entry: Entry) => textOf(entry, "extends")?.split("/").at(-1);
  for (const base of new Set(entries.flatMap((entry) => baseOf(entry) ?? [])))
    for (const overlay of familiesOf(entries.filter((entry) => baseOf(entry) === base)).flat())
      add(base, [dialectOf(textOf(overlay, "dialect")!, overlay, "title")]);
  return own;
}

function dialectOf(version: string, entry: Entry, title: string): Dialect {
  const ref = textOf(entry, "ref");
  return { version, from: textOf(entry, "from")!, title: textOf(entry, title) ?? version, ref };
}

/** The Markdown files of a folder, by their titles. */
export async function guidesIn(folder: string): Promise<Guide[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw folderError(folder, error);
  });
  const own = names.filter((name) => name.endsWith(".md")).toSorted();
  return Promise.all(
    own.map(async (name) => ({
      name: basename(name, ".md"),
      text: await readFile(join(folder, name), "utf8"),
    })),
  );
}

async function apisIn(folder: string): Promise<SiteInput["apis"]> {
  const { readApi } = await import("../../site/read-api.ts");
  return readApi(folder);
}

/** MiniSearch as a script that a page in a folder may load. */
export async function minisearch(): Promise<string> {
  const main = createRequire(import.meta.url).resolve("minisearch");
  return readFile(join(dirname(dirname(main)), "umd", "index.js"), "utf8");
}
