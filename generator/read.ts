import { Report } from "./diagnostics.ts";
import { SCHEMA } from "./language.ts";
import { withOverlays } from "./overlays.ts";
import { checkShape } from "./shape.ts";
import { type Entry, items, member, members, parseSource, text, textOf } from "./source.ts";
import { suggest } from "./suggest.ts";

/** Schema files by name, with their text. Includes are looked up here and nowhere else. */
export type SchemaFiles = ReadonlyMap<string, string>;

/** A file that was read: its entry, with what overlays say of it, and the files that it includes. */
export interface SchemaFile {
  readonly name: string;
  readonly kind: "protocol" | "container" | "overlay" | "shared";
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
  const all = [...entries.keys()].map((name) => withIncludes(name, entries, report));
  report.throwIfAny();
  const overlays = all.filter(({ kind }) => kind === "overlay");
  reportNotExtended(overlays, all, report);
  const schemas = all
    .filter(({ kind }) => kind !== "overlay")
    .map((file) => extended(file, overlays, report));
  report.throwIfAny();
  return schemas;
}

/** The name of what a file describes. */
function nameOf({ kind, entry }: SchemaFile): string | undefined {
  return textOf(entry, kind);
}

function reportNotExtended(
  overlays: readonly SchemaFile[],
  all: readonly SchemaFile[],
  report: Report,
): void {
  const names = all.filter(({ kind }) => kind === "protocol").map((file) => nameOf(file)!);
  for (const { entry } of overlays) {
    const base = member(entry, "extends")!;
    if (!names.includes(text(base)))
      report.error(base, `there is no protocol "${text(base)}"`, suggest(text(base), names));
  }
}

/** A protocol with its overlays; any other file as it is. */
function extended(file: SchemaFile, overlays: readonly SchemaFile[], report: Report): SchemaFile {
  if (file.kind !== "protocol") return file;
  const own = overlays.filter(({ entry }) => textOf(entry, "extends") === nameOf(file));
  if (own.length === 0) return file;
  const entry = withOverlays(
    file.entry,
    own.map((overlay) => overlay.entry),
    report,
  );
  const includes = new Map(
    [file, ...own].flatMap((f) => f.includes.map((included) => [included.name, included])),
  );
  return { ...file, entry, includes: [...includes.values()] };
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
  if (keys.includes("extends")) return "overlay";
  return keys.includes("container") ? "container" : "shared";
}
