import { Report } from "../read/diagnostics.ts";
import { SCHEMA } from "../language/language.ts";
import { withOverlays } from "../overlays/overlays.ts";
import { checkShape } from "../read/shape.ts";
import {
  type Entry,
  items,
  member,
  members,
  parseSource,
  rememberSource,
  type SchemaText,
  text,
  textOf,
} from "../read/source.ts";
import { suggest } from "../read/suggest.ts";
import { carriedBy, folderIn } from "./carried.ts";

/** Schema files by name, with their text. Includes are looked up here and nowhere else. */
export type SchemaFiles = ReadonlyMap<string, string>;

/** The packages whose protocols the overlays of these files extend. */
export function packagesExtended(files: SchemaFiles): string[] {
  const report = new Report();
  const bases = [...files].map(([name, content]) => {
    // Reading takes its time, and most are no overlays.
    if (!content.includes("extends")) return "";
    const entry = parseSource(name, content, report);
    return folderIn(textOf(entry, "extends") ?? "").replace(/\/$/, "");
  });
  return [...new Set(bases.filter((name) => name !== ""))];
}

/** A file that was read: its entry, with what overlays say of it, and the files that it includes. */
export interface SchemaFile {
  readonly name: string;
  readonly kind: "protocol" | "container" | "overlay" | "shared";
  readonly entry: Entry;
  readonly includes: readonly SchemaFile[];
}

/** Reads all files and checks their shape. Throws SchemaError. */
export function readSchemas(files: ReadonlyMap<string, SchemaText>): SchemaFile[] {
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
  const schemas = wanted(all, overlays).map((file) => extended(file, overlays, report));
  report.throwIfAny();
  return schemas;
}

/** The schemas of the folder itself, and of packages what is extended and the containers that carry it. */
function wanted(all: readonly SchemaFile[], overlays: readonly SchemaFile[]): SchemaFile[] {
  const own = ({ name }: SchemaFile) => folderIn(name) === "";
  const bases = new Set(overlays.filter(own).map(baseOf));
  const isExtended = (file: SchemaFile) => file.kind === "protocol" && bases.has(fullName(file));
  const carriers = all.filter(
    (file) => !own(file) && carried(file).some((protocol) => bases.has(protocol)),
  );
  const needed = new Set(carriers.flatMap(carried));
  return all.filter(
    (file) =>
      file.kind !== "overlay" &&
      (own(file) || isExtended(file) || carriers.includes(file) || needed.has(fullName(file))),
  );
}

/** The protocols that a file's packets or blocks carry. */
function carried({ name, kind, entry }: SchemaFile): string[] {
  return kind === "container" ? carriedBy(name, entry) : [];
}

/** What a file describes, with its folder: `gamelib/game`. */
function fullName(file: SchemaFile): string {
  return folderIn(file.name) + (nameOf(file) ?? "");
}

/** What an overlay extends, with its folder. A name alone is of the overlay's own folder. */
function baseOf({ name, entry }: SchemaFile): string {
  const base = textOf(entry, "extends")!;
  return base.includes("/") ? base : folderIn(name) + base;
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
  const names = all.filter(({ kind }) => kind === "protocol").map(fullName);
  for (const overlay of overlays) {
    if (names.includes(baseOf(overlay))) continue;
    const base = member(overlay.entry, "extends")!;
    const hint = suggest(text(base), names);
    const folder = folderIn(text(base)).replace(/\/$/, "");
    const isMissing = folder !== "" && names.every((name) => !name.startsWith(`${folder}/`));
    report.error(
      base,
      `there is no protocol "${text(base)}"`,
      isMissing ? `The package ${folder} is not installed here, or has no schemas.` : hint,
    );
  }
}

/** A protocol with its overlays; any other file as it is. */
function extended(file: SchemaFile, overlays: readonly SchemaFile[], report: Report): SchemaFile {
  if (file.kind !== "protocol") return file;
  const own = overlays.filter((overlay) => baseOf(overlay) === fullName(file));
  if (own.length === 0) return file;
  for (const { entry } of [file, ...own]) rememberSource(entry);
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
    const file = folderIn(name) + text(item);
    const included = entries.get(file);
    if (file === name) {
      report.error(item, "a file does not include itself", "Leave it out.");
    } else if (includes.some((other) => other.name === file)) {
      report.error(item, `"${file}" is included already`, "Leave one out.");
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
