import type { Category } from "../../generator/language/grammar/shape.ts";
import { pascal } from "../../generator/facts/names.ts";
import { place } from "../../generator/read/diagnostics.ts";
import { check } from "../check.ts";
import { unitsOf } from "../symbols/families.ts";
import type { Files } from "../symbols/files.ts";
import { CALLED } from "./hover.ts";
import { push } from "../symbols/keys.ts";
import type { Name } from "../symbols/names.ts";
import { sameButNames } from "./same-but-names.ts";
import type { Symbols } from "../symbols/symbols.ts";

/** Why a name cannot be another one. */
export class RenameRefused extends Error {
  override readonly name = "RenameRefused";
}

/** A name everywhere that it is, and what else becomes of that. */
export interface Rename {
  readonly places: readonly Name[];
  /** What is called otherwise in generated code and in texts, in a sentence or two. */
  readonly consequences: string;
}

/** The name at an offset, if it is one that can be changed. Throws RenameRefused. */
export function renamable(symbols: Symbols, file: string, offset: number): Name {
  const name = symbols.at(file, offset);
  if (name === undefined) throw new RenameRefused("There is no name here.");
  if (name.category === "file") throw new RenameRefused("A file is renamed where files are.");
  const given = symbols.definitions(name);
  if (given.length === 0)
    throw new RenameRefused(`${name.text} is no name that these schemas give.`);
  const foreign = symbols.sameAs(name).find((one) => one.file.includes("/"));
  if (foreign !== undefined)
    throw new RenameRefused(
      `${name.text} is named in ${foreign.file}, which is another package's.`,
    );
  return name;
}

/**
 * All places of a name, after it was seen that another one in them means the same: the schemas are right, and what they
 * are resolved to differs in names alone. Where they are wrong before, only that is seen that nothing else is.
 * Throws RenameRefused.
 */
export function rename(files: Files, symbols: Symbols, name: Name, to: string): Rename {
  const places = symbols.sameAs(name);
  if (to === name.text) return { places: [], consequences: "" };
  const touched = new Set(places.map(({ file }) => file));
  for (const unit of unitsOf(symbols.families)) {
    if (![...unit].some((file) => touched.has(file))) continue;
    const before = new Map([...unit].map((file) => [file, files.get(file)!.text]));
    const was = check(before);
    const is = check(renamed(before, places, to));
    const [wrong] = is.diagnostics;
    if (wrong !== undefined && is.diagnostics.length > was.diagnostics.length)
      throw new RenameRefused(`${place(wrong.span)}: ${wrong.message}`);
    if (was.tables && is.tables && !sameButNames(was.tables, is.tables, name.text, to))
      throw new RenameRefused(`With the name ${to} the schemas would mean something else.`);
  }
  const [given] = symbols.definitions(name);
  return { places, consequences: consequencesOf(given!.category, name.text, to) };
}

/** Texts with another name in some places of theirs. */
export function renamed(
  texts: ReadonlyMap<string, string>,
  places: readonly Name[],
  to: string,
): Map<string, string> {
  const changed = new Map(texts);
  const byFile = new Map<string, Name[]>();
  for (const at of places) push(byFile, at.file, at);
  for (const [file, own] of byFile) {
    const text = texts.get(file);
    if (text === undefined) continue;
    const sorted = own.toSorted((a, b) => a.start - b.start);
    const parts = sorted.map(({ start }, i) => text.slice(sorted[i - 1]?.end ?? 0, start) + to);
    changed.set(file, parts.join("") + text.slice(sorted.at(-1)!.end));
  }
  return changed;
}

/** What generated code and texts call it, and called it. */
function consequencesOf(category: Category, from: string, to: string): string {
  const head = `${CALLED[category]} ${from} → ${to}.`;
  const [a, b] = [pascal(from), pascal(to)];
  switch (category) {
    case "message":
    case "struct":
      return `${head} Generated code has ${b}, decode${b} and encode${b} instead of those of ${a}; texts have the new name where no token is given.`;
    case "member":
    case "arm":
      return `${head} Values of generated code have ${to}; texts do where no token is given.`;
    case "protocol":
    case "container":
      return `${head} Generated files are called ${to}.ts and ${to}.table.ts; what imports ${from}.ts has to follow.`;
    case "enum":
    case "constant":
      return `${head} Generated code exports it by the new name.`;
    case "version":
    case "flavor":
      return `${head} Generated functions of older versions and of kinds have it in their names.`;
    case "lookup":
      return `${head} Whoever gives the names of comments has to follow.`;
    default:
      return head;
  }
}
