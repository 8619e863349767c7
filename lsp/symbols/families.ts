import { type Entry, items, member, members, text, textOf } from "../../generator/read/source.ts";
import { carriedBy, folderIn, registeredBy } from "../../generator/schemas/carried.ts";
import type { Files } from "./files.ts";

/** A protocol with its overlays and what they include, or a container with what it includes. */
export interface Family {
  /** The file that it is named after. */
  readonly root: string;
  readonly kind: "protocol" | "container" | "shared";
  readonly name: string;
  /** The file and its overlays, and then those that they include. */
  readonly files: readonly string[];
  /** The protocols that a container carries, or names for tools that look at packets. */
  readonly carries: readonly string[];
}

/** What a file describes. Files that are broken tell it as far as they can be read. */
export function kindOf(entry: Entry | undefined): "protocol" | "container" | "overlay" | "shared" {
  const keys = new Set(members(entry).map(({ key }) => key.text));
  if (keys.has("protocol")) return "protocol";
  if (keys.has("extends")) return "overlay";
  return keys.has("container") ? "container" : "shared";
}

/** All families of a folder. A file that nothing includes and that describes nothing is one of its own. */
export function familiesOf(files: Files): Family[] {
  const all = [...files.values()];
  const overlays = all.filter(({ entry }) => kindOf(entry) === "overlay");
  const families = all.flatMap(({ name, entry }): Family[] => {
    const kind = kindOf(entry);
    if (kind === "overlay" || kind === "shared") return [];
    const full = folderIn(name) + (textOf(entry, kind) ?? "");
    const own = overlays.filter((overlay) => baseOf(overlay.name, overlay.entry) === full);
    const main = [name, ...own.map((overlay) => overlay.name)];
    const included = main.flatMap((file) => includesOf(file, files.get(file)!.entry));
    const there = included.filter((file) => files.has(file));
    return [
      {
        root: name,
        kind,
        name: full,
        files: [...new Set([...main, ...there])],
        carries:
          kind === "container" ? [...carriedBy(name, entry), ...registeredBy(name, entry)] : [],
      },
    ];
  });
  const taken = new Set(families.flatMap((family) => family.files));
  const alone = all
    .filter(({ name }) => !taken.has(name))
    .map(({ name }): Family => ({ root: name, kind: "shared", name, files: [name], carries: [] }));
  return [...families, ...alone];
}

function baseOf(file: string, entry: Entry | undefined): string {
  const base = textOf(entry, "extends") ?? "";
  return base.includes("/") ? base : folderIn(file) + base;
}

function includesOf(file: string, entry: Entry | undefined): string[] {
  return items(member(entry, "include")).map((item) => folderIn(file) + text(item));
}

/**
 * The files of a folder that are checked together: protocols, and the containers that carry them. What one of them
 * gets wrong may be reported in others; what is in different ones has nothing to do with each other.
 */
export function unitsOf(families: readonly Family[]): ReadonlySet<string>[] {
  const units: { names: Set<string>; files: Set<string> }[] = [];
  for (const { name, files, carries } of families) {
    const names = new Set([name, ...carries]);
    const unit = { names, files: new Set(files) };
    for (const other of units.filter((one) => [...names].some((n) => one.names.has(n)))) {
      for (const n of other.names) unit.names.add(n);
      for (const file of other.files) unit.files.add(file);
      units.splice(units.indexOf(other), 1);
    }
    units.push(unit);
  }
  return units.map(({ files }) => files);
}
