import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CHECKSUMS } from "../../runtime/table/algorithms.ts";
import { ROLES, WORDS } from "../../runtime/table/words.ts";

/** What of the prose the language's own data says: `{{roles}}` in it. */
const MADE: Readonly<Record<string, () => string>> = {
  roles: () => table(ROLES),
  words: () => table(WORDS),
  checksums: () => listed(CHECKSUMS),
};

/**
 * What the reference says before its examples and tables of keys.
 *
 * @param folder its sections' files, in the order of their names
 */
export async function proseText(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  const texts = names.toSorted().map((name) => readFile(join(folder, name), "utf8"));
  const prose = (await Promise.all(texts)).join("\n");
  return prose.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => MADE[name]!());
}

/** `a`, `b` and `c` */
function listed(all: object): string {
  const names = Object.keys(all).map((name) => `\`${name}\``);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Words and what they mean, as a table. */
function table(words: Readonly<Record<string, { readonly doc: string }>>): string {
  const rows = Object.entries(words).map(([word, { doc }]) => `| \`${word}\` | ${doc} |`);
  return ["| word | what it means |", "| --- | --- |", ...rows].join("\n");
}
