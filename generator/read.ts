import { Report } from "./diagnostics.ts";
import { SCHEMA } from "./language.ts";
import { checkShape } from "./shape.ts";
import { type Entry, items, member, members, parseSource, text } from "./source.ts";
import { suggest } from "./suggest.ts";

/** Schema files by name, with their text. Includes are looked up here and nowhere else. */
export type SchemaFiles = ReadonlyMap<string, string>;

/** A file that was read: its entry, and the files that it includes. */
export interface SchemaFile {
  readonly name: string;
  readonly kind: "protocol" | "container" | "shared";
  readonly entry: Entry;
  readonly includes: readonly SchemaFile[];
}

/** Reads all files and checks their shape. Throws SchemaError. */
export function readSchemas(files: SchemaFiles): SchemaFile[] {
  const report = new Report();
  const entries = new Map<string, Entry>();
  for (const [name, content] of files) {
    const entry = parseSource(name, content, report);
    if (entry === undefined) continue;
    checkShape(entry, SCHEMA, report);
    entries.set(name, entry);
  }
  report.throwIfAny();
  const schemas = [...entries.keys()].map((name) => withIncludes(name, entries, report));
  report.throwIfAny();
  return schemas;
}

/** Includes go one level deep: a file of types includes nothing. */
function withIncludes(
  name: string,
  entries: ReadonlyMap<string, Entry>,
  report: Report,
): SchemaFile {
  const entry = entries.get(name)!;
  const includes: SchemaFile[] = [];
  for (const item of items(member(entry, "include"))) {
    const file = text(item);
    const included = entries.get(file);
    if (file === name) {
      report.error(item, "a file does not include itself");
    } else if (includes.some((other) => other.name === file)) {
      report.error(item, `"${file}" is included already`);
    } else if (included === undefined) {
      const others = [...entries.keys()].filter((other) => other !== name);
      report.error(item, `there is no file "${file}" beside this one`, suggest(file, others));
    } else if (kindOf(included) !== "shared") {
      report.error(
        item,
        `"${file}" is a ${kindOf(included)}`,
        "Include files that only have types, enums and vectors.",
      );
    } else {
      includes.push({ name: file, kind: "shared", entry: included, includes: [] });
    }
  }
  return { name, kind: kindOf(entry), entry, includes };
}

function kindOf(entry: Entry): SchemaFile["kind"] {
  const keys = members(entry).map((m) => m.key.text);
  if (keys.includes("protocol")) return "protocol";
  return keys.includes("container") ? "container" : "shared";
}
