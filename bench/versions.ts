import { readFileSync } from "node:fs";

/** The version of an installed package. Not all packages export their package.json, so it is read as a file. */
export function versionOf(name: string): string {
  const url = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8")).version;
}
