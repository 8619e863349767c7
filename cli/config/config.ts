import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { Report, type Source, type Span } from "../../generator/read/diagnostics.ts";
import { sourceOf } from "../../generator/read/source.ts";
import { suggest } from "../../generator/read/suggest.ts";
import { SYNTAX } from "./syntax.ts";

/** What a project says of its schemas; paths are absolute. A key that is not there is undefined. */
export interface Config {
  /** The file that says it. */
  readonly path: string;
  /** The folder of the schemas. */
  readonly schemas?: string;
  /** The folder of the schemas' vectors. */
  readonly vectors?: string;
  /** The folder for generated code. */
  readonly output?: string;
  readonly language?: Language;
  /** The package that generated code imports the runtime from. */
  readonly package?: string;
}

const LANGUAGES = ["javascript", "typescript"] as const;
type Language = (typeof LANGUAGES)[number];

/** The key of package.json. */
export const PACKAGE_KEY = "demospec";

type Check = (value: string, home: string, wrong: Wrong) => string | undefined;
type Wrong = (message: string, hint: string) => undefined;

/** What a value of each key must be, and becomes. */
const KEYS: Readonly<Record<string, Check>> = {
  $schema: (value) => value,
  schemas: folderOf,
  vectors: folderOf,
  output: (value, home) => resolve(home, value),
  language: (value, _, wrong) =>
    LANGUAGES.find((known) => known === value) ??
    wrong(`"${value}" is not a language that code is generated in`, suggest(value, LANGUAGES)),
  package: (value) => value,
};

function folderOf(value: string, home: string, wrong: Wrong): string | undefined {
  const folder = resolve(home, value);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  return wrong(`there is no folder "${value}"`, "Paths are relative to the folder of this file.");
}

/**
 * Reads a config file: JSON, in which comments and a last comma may be. Throws SchemaError, with the place of each thing
 * that is wrong.
 *
 * @param name the path as messages show it
 * @returns nothing for a package.json that has no key of ours
 */
export function readConfig(path: string, name: string, text: string): Config | undefined {
  const source = sourceOf(name, text);
  const report = new Report();
  const isPackage = path.endsWith("package.json");
  const root = parse(source, report);
  const entry = isPackage ? valueOf(root, PACKAGE_KEY) : root;
  // A package.json that is wrong elsewhere is for npm to report.
  if (entry === undefined && isPackage) return undefined;
  const read = entry === undefined ? {} : readKeys(source, entry, dirname(path), report);
  report.throwIfAny();
  return { path, ...read };
}

function parse(source: Source, report: Report): Node | undefined {
  const errors: ParseError[] = [];
  // What follows a byte order mark.
  const root = parseTree(source.text.replace(/^\uFEFF/, " "), errors, { allowTrailingComma: true });
  // What follows the first mistake are mostly its consequences.
  const [first] = errors;
  if (root === undefined)
    report.error(spanOf(source, { offset: 0, length: 0 }), "the file is empty", EXAMPLE);
  else if (first !== undefined)
    report.error(spanOf(source, first), SYNTAX[printParseErrorCode(first.error)] ?? "not JSON");
  return root;
}

const EXAMPLE = 'Write { "schemas": "schema", "output": "generated", "language": "typescript" }.';

function readKeys(source: Source, entry: Node, home: string, report: Report): Partial<Config> {
  const read: Record<string, string> = {};
  if (entry.type !== "object") {
    report.error(spanOf(source, entry), "expected an object", EXAMPLE);
    return read;
  }
  const seen = new Set<string>();
  for (const { children: [key, value] = [] } of entry.children ?? []) {
    const name = String(key!.value);
    if (!Object.hasOwn(KEYS, name)) {
      report.error(spanOf(source, key!), `"${name}" is not a key`, suggest(name, SAID));
      continue;
    }
    if (seen.has(name))
      report.error(spanOf(source, key!), `"${name}" is there twice`, "Leave one out.");
    seen.add(name);
    if (value === undefined) continue;
    const checked = checkValue(source, name, value, home, report);
    if (checked !== undefined && name !== "$schema") read[name] = checked;
  }
  return read;
}

/** The keys that advice names. */
const SAID = Object.keys(KEYS).filter((key) => key !== "$schema");

function checkValue(source: Source, key: string, value: Node, home: string, report: Report) {
  const wrong = (message: string, hint?: string): undefined =>
    void report.error(spanOf(source, value), message, hint);
  if (value.type !== "string") return wrong(`"${key}" expects text`, `Write it as "${key}": "…".`);
  if (value.value === "") return wrong(`"${key}" is empty`, "Leave it out for the default.");
  return KEYS[key]!(String(value.value), home, wrong);
}

function valueOf(root: Node | undefined, name: string): Node | undefined {
  if (root?.type !== "object") return undefined;
  return root.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
}

function spanOf(source: Source, { offset, length }: { offset: number; length: number }): Span {
  return { source, start: offset, end: offset + length };
}
